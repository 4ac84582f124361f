import type { ReactNode } from 'react';
import { RulingLog } from '../rulings/RulingLog.tsx';
import styles from './beside.module.css';
import { Compare } from './Compare.tsx';
import { Costs } from './Costs.tsx';

/** Beside the table: what each choice costs, what those tried have led to, and what has been ruled. */
export function Beside({ children }: { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key.
    <div className={styles.beside} tabIndex={0}>
      {children}
      <Costs />
      <Compare />
      <RulingLog />
    </div>
  );
}
