import { adversariesOf } from '@eldest-hand/cards';
import type { Act } from '@eldest-hand/laws';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';
import { useView } from '../table/seating.ts';
import { words } from '../words/words.ts';
import styles from './speaking.module.css';

/** A claim on the table: what is claimed, who has answered, and for those who must, the answers. */
export function ClaimPanel() {
  const { claim } = useView();
  const me = useTable((state) => state.seat);
  if (!claim) return null;
  const w = words.speaking;
  const button = (label: string, what: Act) => (
    <button type="button" className={parts.button} onClick={() => void act(what)}>
      {label}
    </button>
  );
  return (
    <section
      className={styles.claim}
      aria-label={w.claimBy(claim.seat, claim.tricks, claim.concession)}
      data-testid="claim"
    >
      <h2>{w.claimBy(claim.seat, claim.tricks, claim.concession)}</h2>
      {claim.faceRequired && <p>{w.faceAsked}.</p>}
      <ul>
        {adversariesOf(claim.seat).map((seat) => (
          <li key={seat}>
            {words.seat(seat)}: {claim.awaiting.includes(seat) ? w.noAnswer : w.admitted}
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
        {me === claim.seat && claim.faceRequired && button(w.face, { verb: 'face' })}
      </div>
    </section>
  );
}
