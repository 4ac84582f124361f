import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { words } from '../words/words.ts';
import { usePhrases } from './phrases.ts';
import styles from './room.module.css';

interface ShellProps {
  readonly title: string;
  /** Where one came from, apart from the tables: a place within the practice room. */
  readonly up?: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

/** A page of the practice room that is read rather than played at. */
export function Shell({ title, up, children }: ShellProps) {
  const w = usePhrases();
  useEffect(() => {
    document.title = `${title} · ${words.app}`;
  }, [title]);
  return (
    <main className={styles.shell}>
      <nav className={styles.ways} aria-label={w.title}>
        <Link href="/">{w.toLobby}</Link>
        {up && <Link href={up.href}>{up.text}</Link>}
      </nav>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
