/** What somebody does or is about to do, in the words of the page; a case file has a language of its own, which is English. */
import type { SeatedAct } from '@eldest-hand/language';
import { type Act, type Supply, type Table, type Verb, viewOf } from '@eldest-hand/laws';
import { after } from '@eldest-hand/practice';
import type { LawWords } from '../words/laws/catalogue.ts';
import { words } from '../words/words.ts';

/** What is written on the button for it. */
function labels(of: Act): Readonly<Partial<Record<Verb, string>>> {
  const { hand, speaking, trick, consent, places, score } = words;
  const floor = of.verb === 'drop' && of.manner === 'floor';
  const partner = of.verb === 'show' && of.manner === 'partner';
  return {
    play: hand.play,
    dummy: hand.playFromDummy,
    arrange: hand.arrange,
    'take-back': hand.takeBack,
    call: hand.callIt,
    'pick-up': hand.pickUp,
    suggest: hand.suggest,
    drop: floor ? hand.floor : hand.drop,
    show: partner ? hand.showPartner : hand.showAdversary,
    mention: hand.mention,
    gather: trick.gather,
    'throw-down': speaking.throwDown,
    face: speaking.face,
    'ask-none': speaking.askNone,
    answer: of.verb === 'answer' && of.answer === 'none' ? speaking.answerNone : speaking.answerSome,
    claim: speaking.claim,
    concede: speaking.concede,
    admit: speaking.admit,
    dispute: speaking.dispute,
    'require-face': speaking.requireFace,
    attention: of.verb === 'attention' ? speaking.topic[of.topic] : speaking.attention,
    refer: speaking.refer,
    'place-cards': speaking.place,
    consult: speaking.consult,
    cut: score.cut,
    'new-rubber': places.newRubber,
    'ask-undo': consent.group,
    'ask-deal-again': consent.askDealAgain,
    consent: consent.agree,
    'no-consent': consent.disagree,
    draw: places.spread,
    substitute: places.agree,
    'no-substitute': places.disagree,
  };
}

/** What somebody does, in the words of its button. */
export function said(of: Act): string {
  switch (of.verb) {
    case 'bid':
    case 'correct':
      return words.call(of.call);
    case 'make':
      return words.call(`make ${of.denomination}`);
    case 'take-seat':
      return words.seat(of.seat);
    default: {
      const label = labels(of)[of.verb];
      const cards = 'cards' in of && of.cards.length > 0 ? words.cards(of.cards) : '';
      return label === undefined ? words.call(of.verb) : [label, cards].filter((part) => part !== '').join(' – ');
    }
  }
}

/**
 * An act in a sentence.
 * @param table where it is done.
 */
export function deedOf({ seat, act }: SeatedAct, table: Table, supply: Supply, laws: LawWords | null): string {
  if (act.verb === 'elect') {
    const view = viewOf(table, seat);
    const ruling = view.rulings.find(
      ({ id, options }) => (act.ruling === undefined || id === act.ruling) && options.includes(act.option),
    );
    const label = ruling && (laws?.ruling(view, ruling) ?? ruling).effects[act.option]?.label;
    return `${words.seat(seat)} – ${label ?? words.rulings.title}`;
  }
  // What the table says of it, without what follows.
  const moment = after({ table, done: null, refusal: null }, { seat, act }, supply);
  const told = moment.refusal ? null : moment.table.news[0] && words.event(moment.table.news[0]);
  return told ?? `${words.seat(seat)} – ${said(act)}`;
}
