import { isCard, isSuit } from '@eldest-hand/cards';
import type { RulingView } from '@eldest-hand/laws';
import { Fragment } from 'react';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { CardText } from '../parts/CardFace.tsx';
import { LawNumber } from '../parts/LawNumber.tsx';
import { CallSign, Pip } from '../parts/Pip.tsx';
import { useView } from '../table/ShowView.tsx';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import styles from './rulings.module.css';

/** One open question of law. The entitled player has a button for each option; all others see what he may choose. */
export function RulingPanel({ ruling: given }: { readonly ruling: RulingView }) {
  const me = useTable((state) => state.seat);
  const view = useView();
  const ruling = useLaws()?.ruling(view, given) ?? given;
  const mine = me !== null && ruling.to.includes(me);
  const w = words.rulings;
  return (
    <article
      className={styles.ruling}
      data-mine={mine || undefined}
      data-testid={`ruling-${ruling.law}`}
      aria-label={`${words.law(ruling.law)}${words.colon} ${ruling.title}`}
    >
      <header>
        <LawNumber law={ruling.law} />
        <h2>{ruling.title}</h2>
      </header>
      <p className={styles.happened}>
        {ruling.cards.map((card) => (
          <Fragment key={card}>
            <CardText card={card} />{' '}
          </Fragment>
        ))}
        {ruling.call && (
          <>
            <CallSign call={ruling.call} />{' '}
          </>
        )}
        {ruling.happened}
      </p>
      <p className={styles.who}>
        <strong>{mine ? w.yours : w.waits(ruling.to)}.</strong>{' '}
        <span>
          {ruling.holds ? w.holds : w.goesOn}
          {mine && ruling.to.length > 1 && ` ${w.whoeverFirst}`}
        </span>
      </p>
      <ul className={styles.options}>
        {ruling.options.map((option) => (
          <li key={option}>
            {mine ? (
              <button
                type="button"
                data-option={option}
                onClick={() => void act({ verb: 'elect', option, ruling: ruling.id })}
              >
                <Option ruling={ruling} option={option} />
              </button>
            ) : (
              <span data-option={option}>
                <Option ruling={ruling} option={option} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {ruling.gist && (
        <details className={styles.gist}>
          <summary>{w.gist}</summary>
          <p>{ruling.gist}</p>
        </details>
      )}
    </article>
  );
}

function Option({ ruling, option }: { readonly ruling: RulingView; readonly option: string }) {
  const words = ruling.effects[option];
  const what = option.split(' ')[1];
  return (
    <>
      <span className={styles.label}>
        {option.startsWith('suit ') && isSuit(what) && <Pip suit={what} />}
        {option.startsWith('play ') && isCard(what) && <CardText card={what} />}
        <strong>{words?.label ?? option}</strong>
      </span>
      {words?.effect && <span className={styles.effect}>{words.effect}</span>}
    </>
  );
}
