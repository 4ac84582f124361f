import { adversariesOf } from '@eldest-hand/cards';
import type { Act } from '@eldest-hand/laws';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import styles from './speaking.module.css';

/** A claim on the table: what is claimed, who has answered, and for those who must, the answers. */
export function ClaimPanel() {
  const { claim, hands } = useView();
  const me = useTable((state) => state.seat);
  if (!claim) return null;
  const w = words.speaking;
  const said = w.claimBy(claim.seat, claim.tricks, claim.concession, claim.left);
  const faced = hands[claim.seat].faced.length === hands[claim.seat].count;
  const button = (label: string, what: Act) => (
    <button type="button" className={parts.button} onClick={() => void act(what)}>
      {label}
    </button>
  );
  return (
    <section className={styles.claim} aria-label={said} data-testid="claim">
      <h2>{said}</h2>
      {claim.faceRequired && !faced && <p>{words.waiting.faces(claim.seat)}.</p>}
      <ul>
        {adversariesOf(claim.seat).map((seat) => (
          <li key={seat}>
            {words.seat(seat)}
            {words.colon} {claim.awaiting.includes(seat) ? w.noAnswer : w.admitted}
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        {me !== null && claim.awaiting.includes(me) && (
          <>
            {button(w.admit, { verb: 'admit' })}
            {button(w.dispute, { verb: 'dispute' })}
            {!claim.faceRequired && button(w.requireFace, { verb: 'require-face' })}
          </>
        )}
        {me === claim.seat && claim.faceRequired && !faced && button(w.face, { verb: 'face' })}
      </div>
    </section>
  );
}
