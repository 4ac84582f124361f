import type { Seat } from '@eldest-hand/cards';
import type { CallView } from '@eldest-hand/laws';
import { useEffect, useRef } from 'react';
import { CallSign } from '../parts/Pip.tsx';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import styles from './auction.module.css';

/** A bid is a number and a sign; everything else is said in words, and longer. */
const BID = /\d/u;
const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

/** Lines of four; a call out of turn stands in its own player's column, so a line may have gaps. */
export function linesOf(calls: readonly CallView[]): readonly (readonly (CallView | null)[])[] {
  const lines: (CallView | null)[][] = [];
  let last = 4;
  for (const call of calls) {
    const at = COLUMNS.indexOf(call.seat);
    if (at <= last || lines.length === 0) lines.push([null, null, null, null]);
    const line = lines.at(-1);
    if (line) line[at] = call;
    last = at;
  }
  return lines;
}

/** The declarations so far, a column for each player. */
export function Auction() {
  const { calls, dealer, barred, turn, phase } = useView();
  const end = useRef<HTMLElement>(null);
  const count = calls.length;
  useEffect(() => {
    if (count === 0) return;
    // With the frame: what is measured before it is measured twice.
    const frame = requestAnimationFrame(() => end.current?.scrollTo({ top: end.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by key.
    <section ref={end} className={styles.auction} data-auction tabIndex={0} aria-label={words.declaring.auction}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((seat) => (
              <th key={seat} scope="col" data-turn={(phase === 'declaring' && turn === seat) || undefined}>
                {words.seat(seat)}
                {seat === dealer && <small>{words.table.dealer}</small>}
                {barred.includes(seat) && <small className={styles.barred}>{words.table.barred}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {count === 0 && (
            <tr>
              <td colSpan={4}>{words.declaring.none}</td>
            </tr>
          )}
          {linesOf(calls).map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added.
            <tr key={number}>
              {line.map((call, column) => (
                <td key={COLUMNS[column]}>{call && <Call call={call} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Call({ call }: { readonly call: CallView }) {
  return (
    <span
      className={styles.said}
      data-note={call.note}
      data-call={call.call}
      data-worded={!BID.test(call.call) || undefined}
    >
      <span aria-hidden="true">
        <CallSign call={call.call} />
      </span>
      <span className={parts.spoken}>{words.call(call.call)}</span>
      {call.note && <small>{words.callNote(call.note)}</small>}
      {call.standsAs && <small>{words.declaring.standsAsPass}</small>}
    </span>
  );
}
