import { isCard, rankValue, SUITS, type Suit, sideOf } from '@eldest-hand/cards';
import type { Act, RulingView } from '@eldest-hand/laws';
import { cardsSeen, type Sight } from './sight.ts';
import { inSuit, points } from './worth.ts';

/** What is chosen where nothing else is thought of, the best first: what costs the other side most. */
const LIKING = [
  'penalize',
  'expose',
  'call-suit',
  'suit',
  'prohibit',
  'lowest',
  'lose',
  'forbid',
  'play',
  'compel',
  'ignore',
  'stand',
  'points',
  'tricks',
  'last-bid',
  'refuse',
  'highest',
  'win',
  'require',
  'new-deal',
  'waive',
];

const nameOf = (option: string): string => option.split(' ')[0] ?? option;

/** How strong the own side is in a suit, as far as it is seen. */
function strength(sight: Sight, suit: Suit): number {
  const { view, seat } = sight;
  const cards = [
    ...cardsSeen(sight, seat),
    ...(view.dummy && sideOf(view.dummy) === sideOf(seat) ? cardsSeen(sight, view.dummy) : []),
  ];
  return points(inSuit(cards, suit)) + inSuit(cards, suit).length / 4;
}

/** Whether three tricks from the other side would change who has won the hand; else the points are worth more. */
function tricksDecide({ view, seat }: Sight): boolean {
  const { contract } = view;
  if (!contract) return false;
  const needed = /^\d/.test(contract.bid) ? 6 + Number.parseInt(contract.bid, 10) : 7;
  const declaring = sideOf(contract.seat);
  const won = view.tricks[declaring];
  return sideOf(seat) === declaring ? won < needed && won + 3 >= needed : won >= needed && won - 3 < needed;
}

function preferred(sight: Sight, ruling: RulingView): string | undefined {
  const { options } = ruling;
  const cards = cardsSeen(sight, sight.seat);
  const names = options.map(nameOf);
  if (names.includes('points') && names.includes('tricks')) return tricksDecide(sight) ? 'tricks' : 'points';
  if (names.includes('suit')) {
    const best = SUITS.filter((suit) => options.includes(`suit ${suit}`)).reduce<Suit | null>(
      (one, suit) => (one === null || strength(sight, suit) > strength(sight, one) ? suit : one),
      null,
    );
    return best ? `suit ${best}` : undefined;
  }
  // A new deal is for those whose cards are poor.
  if (names.includes('new-deal') && (names.includes('stand') || names.includes('waive') || names.includes('ignore')))
    return points(cards) >= 10 ? options.find((option) => option !== 'new-deal') : 'new-deal';
  if (names.includes('refuse') && names.includes('stand')) return points(cards) >= 12 ? 'stand' : 'refuse';
  // Which of the cards put down shall stand: the smallest, when they are the other side's.
  const plays = options.filter((option) => nameOf(option) === 'play' && isCard(option.split(' ')[1]));
  if (plays.length > 0) {
    const ours = sideOf(ruling.against) === sideOf(sight.seat);
    const value = (option: string): number => {
      const card = option.split(' ')[1];
      return isCard(card) ? rankValue(card) * (ours ? -1 : 1) : 0;
    };
    return plays.reduce((best, option) => (value(option) < value(best) ? option : best));
  }
  return undefined;
}

/** What the seat chooses in the rulings open to it; null when none is. */
export function chooseInRuling(sight: Sight): Act | null {
  const ruling = sight.view.rulings.find(({ to }) => to.includes(sight.seat));
  if (!ruling) return null;
  const wanted = preferred(sight, ruling);
  const option =
    wanted !== undefined && ruling.options.includes(wanted)
      ? wanted
      : ([...ruling.options].sort((a, b) => rank(a) - rank(b))[0] ?? 'waive');
  return { verb: 'elect', option, ruling: ruling.id };
}

const rank = (option: string): number => {
  const at = LIKING.indexOf(nameOf(option));
  return at < 0 ? LIKING.indexOf('play') : at;
};
