import { useEffect, useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { CardText } from '../parts/CardFace.tsx';
import { partOf, usePart } from '../parts/Later.tsx';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import styles from './rulings.module.css';

const PANEL = partOf(() => import('./RulingPanel.tsx').then((module) => module.RulingPanel));

/** The rulings that are open. On a small screen they are docked over the cloth, and can be folded away to see it. */
export function OpenRulings({ docked = false }: { readonly docked?: boolean }) {
  const { rulings, trick, putDown, consentAsked } = useView();
  const me = useTable((state) => state.seat);
  const refused = useTable((state) => state.refusal !== null);
  const [folded, setFolded] = useState<string | null>(null);
  // Fetched when the table stands there: the first ruling finds it.
  useEffect(PANEL.soon, []);
  // Nothing is docked before there is something in it: it would grow before the reader's eyes.
  const Panel = usePart(PANEL, rulings.length > 0);
  const key = rulings.map((ruling) => ruling.id).join();
  // Whether everything is taken back comes first, and there is no room for both.
  if (!Panel || rulings.length === 0 || (docked && consentAsked)) return null;
  const mine = me !== null && rulings.some((ruling) => ruling.to.includes(me));
  // Whoever must choose sees the panel open; the others see a line and the whole table, and open it if they like.
  const shut = docked && (folded === null || !folded.startsWith(`${key}:`) ? !mine : folded.endsWith(':shut'));
  const first = rulings[0];
  const covers = !shut && trick.length + putDown.length > 0;
  return (
    // What is new is read from its beginning.
    <section
      key={key}
      className={docked ? styles.docked : styles.open}
      aria-label={words.rulings.open}
      data-docked={docked ? (shut ? 'shut' : 'open') : undefined}
      data-refused={refused || undefined}
    >
      {docked && first && (
        <button
          type="button"
          className={styles.fold}
          data-bare={(!shut && !covers) || undefined}
          aria-expanded={!shut}
          aria-label={shut ? words.rulings.more : words.rulings.less}
          onClick={() => setFolded(`${key}:${shut ? 'open' : 'shut'}`)}
        >
          {covers && <Covered />}
          {shut && (
            <>
              <strong>{words.law(first.law)}</strong> {mine ? words.rulings.yours : words.rulings.waits(first.to)}
            </>
          )}
          <span className={styles.arrow} aria-hidden="true">
            {shut ? '▴' : '▾'}
          </span>
        </button>
      )}
      {!shut && (
        <div className={styles.list}>
          {rulings.map((ruling) => (
            <Panel key={ruling.id} ruling={ruling} />
          ))}
        </div>
      )}
    </section>
  );
}

/** The trick that the panel lies over, in the order of play; the trick itself is there for whoever cannot see. */
function Covered() {
  const { trick, putDown, trickNumber } = useView();
  return (
    <>
      <strong className={styles.coveredTitle}>{words.trick.title(trickNumber)}</strong>
      <span className={styles.covered} data-testid="covered" data-geometry>
        {[...trick, ...putDown].map(({ seat, card }) => (
          <span key={card}>
            {words.letter(seat)} <CardText card={card} />
          </span>
        ))}
      </span>
    </>
  );
}
