import parts from '../parts/parts.module.css';
import { words } from '../words/words.ts';
import styles from './settings.module.css';
import { DECKS, THEMES, useSettings } from './settings.ts';

/** Name, light, pack and keys. */
export function SettingsPanel({ onName }: { readonly onName: (name: string) => void }) {
  const settings = useSettings();
  const w = words.settings;
  return (
    <section className={styles.settings} aria-label={w.title}>
      <h2>{w.title}</h2>
      <label className={parts.field}>
        <span>{w.name}</span>
        <input
          id="settings-name"
          defaultValue={settings.name}
          maxLength={40}
          onBlur={(event) => event.target.value !== settings.name && onName(event.target.value)}
        />
      </label>
      <label className={parts.field}>
        <span>{w.theme}</span>
        <select
          value={settings.theme}
          onChange={({ target }) =>
            useSettings.setState({ theme: THEMES.find((theme) => theme === target.value) ?? 'auto' })
          }
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {w.themes[theme]}
            </option>
          ))}
        </select>
      </label>
      <label className={parts.field}>
        <span>{w.deck}</span>
        <select
          value={settings.deck}
          onChange={({ target }) =>
            useSettings.setState({ deck: DECKS.find((deck) => deck === target.value) ?? 'four' })
          }
        >
          {DECKS.map((deck) => (
            <option key={deck} value={deck}>
              {w.decks[deck]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={settings.shortcuts}
          onChange={({ target }) => useSettings.setState({ shortcuts: target.checked })}
        />
        <span>{w.shortcuts}</span>
      </label>
    </section>
  );
}
