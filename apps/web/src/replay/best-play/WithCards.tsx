import { isCard } from '@eldest-hand/cards';
import { Fragment } from 'react';
import { CardText } from '../../parts/CardFace.tsx';
import parts from '../../parts/parts.module.css';
import { words } from '../../words/words.ts';
import styles from './best-play.module.css';

/** A text in which cards stand as `⟨HK⟩`: seen with their signs, heard by their names. */
export function WithCards({ text }: { readonly text: string }) {
  return text.split(/⟨(..)⟩/u).map((part, order) =>
    isCard(part) && order % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names.
      <Fragment key={order}>
        <span className={styles.card} aria-hidden="true">
          <CardText card={part} />
        </span>
        <span className={parts.hidden}>{words.card(part)}</span>
      </Fragment>
    ) : (
      part
    ),
  );
}
