import own from '../help/help.module.css';
import { HELP_WORDS } from '../help/words.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { usePartWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import styles from './panels.module.css';

interface HelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The keys, and the words that the table uses. */
export function Help({ open, onClose }: HelpProps) {
  const w = usePartWords(HELP_WORDS);
  return (
    <Sheet title={words.help.title} open={open} onClose={onClose}>
      {w && (
        <>
          <section className={own.part}>
            <h3 id="help-words">{w.words}</h3>
            <dl className={styles.help} aria-labelledby="help-words">
              {w.glossary.map(([word, meaning]) => (
                <div key={word}>
                  <dt>{word}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className={own.part}>
            <h3 id="help-keys">{w.keys}</h3>
            <dl className={styles.help} aria-labelledby="help-keys">
              {w.rows.map(([keys, what]) => (
                <div key={what}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        </>
      )}
      <p className={styles.tourLink}>
        <a href="/tour" target="_blank" rel="noreferrer">
          {words.tour.invitation}
        </a>
      </p>
    </Sheet>
  );
}
