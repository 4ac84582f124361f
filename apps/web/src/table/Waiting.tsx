import type { ReactNode } from 'react';
import { useTable } from '../connection/table-store.ts';
import { LawNumber } from '../parts/LawNumber.tsx';
import { type Owed, owedBy } from '../rulings/owed.ts';
import { words } from '../words/words.ts';
import styles from './own.module.css';
import { PutRight } from './PutRight.tsx';
import { useView } from './ShowView.tsx';

/** So many letters do not fit beside each other on a phone. */
const LONG = 34;

/** So many letters are seen whole under that, at every size. */
const ROOM = 105;

/** As many of the last sentences as are seen whole: of a faced hand nobody reads the cards that lie there. */
function seenWhole(text: string): string {
  let shown = '';
  for (const sentence of text.split(/(?<=\.) /u).reverse()) {
    const longer = shown === '' ? sentence : `${sentence} ${shown}`;
    if (longer.length > ROOM) break;
    shown = longer;
  }
  return shown;
}

const said = (owed: Owed): string => {
  const w = words.waiting;
  switch (owed.kind) {
    case 'called':
      return w.playCalled(owed.card);
    case 'follow':
      return w.followFirst(owed.led);
    default:
      return w.haveNone(owed.suit);
  }
};

/** The sentences have been read out: here they are for the eye, and each law that they name can be opened. */
function WithLaws({ text }: { readonly text: string }) {
  const [before = '', after = ''] = words.law(0).split('0');
  const named = new RegExp(`\\b${before}(\\d+)${after}([.:,]?)`, 'giu');
  const parts: ReactNode[] = [];
  let at = 0;
  const plain = (end: number): number =>
    parts.push(
      <span key={at} aria-hidden="true">
        {text.slice(at, end)}
      </span>,
    );
  for (const { 0: whole, 1: law, 2: sign, index } of text.matchAll(named)) {
    plain(index);
    // What stands after it goes into no line without it.
    parts.push(
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        <LawNumber law={Number(law)} inline />
        <span aria-hidden="true">{sign}</span>
      </span>,
    );
    at = index + whole.length;
  }
  plain(text.length);
  return parts;
}

/** Whom the table waits for, and for what; and the last thing that happened. */
export function Waiting() {
  const view = useView();
  const me = useTable((state) => state.seat);
  const people = useTable((state) => state.people);
  const last = useTable((state) => state.heard.at(-1)?.text ?? '');
  const { claim } = view;
  // Who claimed and must face his hand first: the others may still answer.
  const faces =
    claim?.faceRequired &&
    view.waitingWhy === 'claim' &&
    view.hands[claim.seat].faced.length < view.hands[claim.seat].count
      ? claim.seat
      : null;
  const mine = me !== null && (faces ? faces === me : view.waitingFor.includes(me));
  const owed = owedBy(view, me);
  const w = words.waiting;
  const forDummy =
    view.waitingWhy === 'card' && view.turn !== null && view.turn === view.dummy && view.actor !== view.dummy;
  const text = mine
    ? forDummy
      ? w.forDummy
      : faces
        ? w.youFace
        : owed
          ? said(owed)
          : w.you(view.waitingWhy)
    : faces
      ? w.faces(faces)
      : view.waitingFor.length === 0
        ? w.nobody
        : forDummy && view.actor
          ? w.plays(view.actor)
          : w.others(view.waitingFor, view.waitingWhy);
  const away = view.waitingFor.filter((seat) => people?.seats[seat]?.status === 'away');
  return (
    <div className={styles.waiting}>
      <div className={styles.waitLine}>
        {/* What is said next is something else and not the same in another place. */}
        <p
          key={text}
          className={styles.waitText}
          data-testid="waiting"
          data-mine={mine || undefined}
          data-why={view.waitingWhy ?? undefined}
          data-long={text.length > LONG || undefined}
        >
          {text}
          {away.length > 0 && <em> · {w.away(away.map((seat) => people?.seats[seat]?.name ?? words.seat(seat)))}</em>}
        </p>
        <PutRight />
      </div>
      <p key={last} className={styles.lastHeard} data-testid="heard">
        <WithLaws text={seenWhole(last)} />
      </p>
    </div>
  );
}
