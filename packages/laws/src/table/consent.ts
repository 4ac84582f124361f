import { SEATS, type Seat } from '@eldest-hand/cards';
import { seatName } from '../ruling/words.ts';
import { type Done, type Draft, refuse } from './draft.ts';
import type { Table } from './table.ts';

/** Why nothing can be asked of all four now. */
function cannotAsk({ rules, phase, consent }: Table): Done {
  if (rules.consent !== 'allowed')
    return refuse(
      'not-now',
      'By the rules of this table nothing is taken back by consent: the laws say what becomes of it.',
    );
  if (phase !== 'declaring' && phase !== 'playing')
    return refuse('not-now', 'The deal is over and its cards are open: nothing of it is taken back.');
  return consent ? awaitsConsent(consent) : undefined;
}

const awaitsConsent = ({ seat, undo }: NonNullable<Table['consent']>): Done =>
  refuse(
    'awaits-decision',
    `First answer ${seatName(seat)}, who asks ${undo ? 'to take back what he did' : 'that the deal begin again'}: consent, or do not.`,
  );

/** Whether everything else waits, since all four are asked for their consent. */
export const waitsForConsent = ({ consent }: Table): Done => (consent ? awaitsConsent(consent) : undefined);

/**
 * `ask-undo`: that one's own last act of declaring or play be taken back, with all that was done since. Everything waits until the
 * three others have consented or one has not.
 */
export function askUndo(draft: Draft, seat: Seat): Done {
  const { table } = draft;
  const refusal = cannotAsk(table);
  if (refusal) return refusal;
  const earlier = table.earlier[seat];
  if (!earlier)
    return refuse(
      'not-now',
      'You have done nothing that could be taken back; what was refused once is not asked again.',
    );
  // The act that asks has raised the version already.
  const acts = table.version - 1 - earlier.table.version;
  draft.emit({ kind: 'undo-asked', seat, act: earlier.act, acts });
  return undefined;
}

/** `ask-deal-again`: that this deal be given up and the same player deal afresh. */
export function askDealAgain(draft: Draft, seat: Seat): Done {
  const { table } = draft;
  const refusal = cannotAsk(table);
  if (refusal) return refusal;
  if (table.keepsDeal.includes(seat))
    return refuse('not-now', 'It was not consented to: in this deal it is not asked again.');
  draft.emit({ kind: 'deal-again-asked', seat });
  return undefined;
}

/** `consent`: one of the three others agrees; when all have, it is done. */
export function consent(draft: Draft, seat: Seat): Done {
  const { consent: asked } = draft.table;
  if (!asked) return refuse('not-now', 'Nobody has asked for consent.');
  if (asked.seat === seat || asked.agreed.includes(seat))
    return refuse('not-now', 'You have agreed; the others have not yet.');
  draft.emit({ kind: 'consented', seat });
  const agreed = draft.table.consent?.agreed ?? [];
  if (SEATS.some((one) => one !== asked.seat && !agreed.includes(one))) return undefined;
  if (!asked.undo) draft.emit({ kind: 'deal-given-up', seat: asked.seat });
  else {
    const { act } = asked.undo;
    const before = draft.table.earlier[asked.seat]?.table.version ?? 0;
    draft.emit({ kind: 'undone', seat: asked.seat, act, acts: draft.table.version - 1 - before });
  }
  return undefined;
}

/** `no-consent`: one does not agree, or who asked thinks again; play goes on as if nothing had been asked. */
export function noConsent(draft: Draft, seat: Seat): Done {
  if (!draft.table.consent) return refuse('not-now', 'Nobody has asked for consent.');
  draft.emit({ kind: 'not-consented', seat });
  return undefined;
}
