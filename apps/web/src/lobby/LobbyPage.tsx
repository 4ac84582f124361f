import { useEffect } from 'react';
import { Link } from 'wouter';
import parts from '../parts/parts.module.css';
import { PlayNow } from '../robots/PlayNow.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { useSettings } from '../settings/settings.ts';
import { SETTINGS_WORDS } from '../settings/words.ts';
import { usePartWords, withWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import styles from './lobby.module.css';
import { NewTable } from './NewTable.tsx';
import { OpenTables } from './OpenTables.tsx';
import { RULE_WORDS } from './words.ts';

/** The page together with its words: nothing of it moves when they come. */
export const lobbyWithWords = (): Promise<typeof LobbyPage> => withWords(LobbyPage, RULE_WORDS, SETTINGS_WORDS);

/** Where one comes in: the open tables, and a form to lay another. */
export function LobbyPage() {
  const name = useSettings((settings) => settings.name);
  const settings = usePartWords(SETTINGS_WORDS);
  useEffect(() => {
    document.title = words.app;
  }, []);
  return (
    <main className={styles.lobby}>
      <header className={styles.head}>
        <h1>{words.app}</h1>
        <p>{words.tagline}</p>
        <p>
          <Link href="/tour">{words.tour.invitation}</Link>
        </p>
      </header>
      <section className={styles.name}>
        <label className={parts.field}>
          <span>{words.lobby.yourName}</span>
          <input
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => useSettings.setState({ name: event.target.value })}
          />
          <small>{words.lobby.nameHint}</small>
        </label>
      </section>
      <PlayNow />
      <OpenTables />
      <NewTable />
      <nav className={styles.besides}>
        <Link href="/practice">{words.practice.invitation}</Link>
        <Link href="/look">{words.look.invitation}</Link>
      </nav>
      <details className={styles.settings}>
        <summary>{settings?.title}</summary>
        <SettingsPanel />
      </details>
    </main>
  );
}
