import { type Card, isDealFault, leftOf, rankValue, readDeal, type Seat, suitOf } from '@eldest-hand/cards';
import { type Act, DEFAULT_RULES, decide, emptyTable, fold, placeTable, type Table, viewOf } from '@eldest-hand/laws';
import { hear } from '../connection/heard.ts';
import { practiseWith } from '../connection/outbox.ts';
import { NO_TABLE, useTable } from '../connection/table-store.ts';

/** East holds something to lead in every suit, and West too, so that whatever East leads can be followed. */
const DEAL = 'N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76';
export const LEARNER: Seat = 'E';

let table: Table = emptyTable;

function begin(): Table {
  const hands = readDeal(DEAL);
  if (isDealFault(hands)) throw new Error(hands.fault);
  const contract = { seat: 'S', bid: '2R', doubled: 1 } as const;
  return fold(
    placeTable({
      code: 'auction-1913',
      rules: DEFAULT_RULES,
      position: { hands, dealer: 'S', contract, leader: 'W' },
    }),
    emptyTable,
  );
}

function show(): void {
  const view = viewOf(table, LEARNER);
  const { heard } = useTable.getState();
  const news = table.version > 0 ? hear(view) : null;
  useTable.setState({ view, heard: news ? [...heard, news] : heard });
}

function does(seat: Seat, act: Act): boolean {
  const decision = decide(table, seat, act);
  if ('refusal' in decision) {
    if (seat === LEARNER) useTable.setState({ refusal: decision.refusal });
    return false;
  }
  table = decision.table;
  useTable.setState({ refusal: null });
  show();
  return true;
}

/** Lays a table that is nowhere but in this browser: the laws are the real ones, the other three do as the tour wants. */
export function layPractice(names: Readonly<Record<Seat, string>>): () => void {
  table = begin();
  const person = (name: string) => ({ name, status: 'here' as const });
  useTable.setState({
    ...NO_TABLE,
    table: 'tour',
    link: 'here',
    seat: LEARNER,
    people: {
      seats: { N: person(names.N), E: person(names.E), S: person(names.S), W: person(names.W) },
      spectators: 0,
      line: [],
    },
  });
  show();
  practiseWith((act) => Promise.resolve(does(LEARNER, act)));
  return () => {
    practiseWith(null);
    useTable.setState(NO_TABLE);
  };
}

/** South decides an open ruling; a card that was led too early he leaves exposed. */
export function southChooses(): void {
  const ruling = table.rulings[0];
  const option = ruling?.options.find((one) => one === 'expose') ?? ruling?.options[0];
  if (ruling && option) does(ruling.to[0] ?? 'S', { verb: 'elect', option, ruling: ruling.id });
}

const lowest = (cards: readonly Card[]): Card | undefined => [...cards].sort((a, b) => rankValue(a) - rankValue(b))[0];

/** What somebody plays who thinks of nothing: the lowest card of the suit, else the lowest of all. */
function plain(seat: Seat): Card | undefined {
  const led = table.trick[0]?.card;
  const suit = led && table.hands[seat].filter((card) => suitOf(card) === suitOf(led));
  return lowest(suit && suit.length > 0 ? suit : table.hands[seat]);
}

/** West leads the suit of the exposed card, dummy follows, and South calls the card. */
export function playToCall(): void {
  const exposed = table.exposed[0]?.card;
  if (!exposed) return;
  if (table.trick.length === 0) {
    const suit = table.hands.W.filter((card) => suitOf(card) === suitOf(exposed));
    const lead = lowest(suit.length > 0 ? suit : table.hands.W);
    if (lead) does('W', { verb: 'play', cards: [lead] });
  }
  const from = plain('N');
  if (from && table.trick.length === 1) does('S', { verb: 'dummy', cards: [from] });
  does('S', { verb: 'call', cards: [exposed] });
}

/** South plays to the trick, which is then complete. */
export function playOut(): void {
  const card = plain(leftOf(LEARNER));
  if (card && table.trick.length === 3) does('S', { verb: 'play', cards: [card] });
}
