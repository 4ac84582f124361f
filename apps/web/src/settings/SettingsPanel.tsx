import { useId } from 'react';
import parts from '../parts/parts.module.css';
import { usePartWords } from '../words/part-words.ts';
import { LANGUAGES } from '../words/words.ts';
import styles from './settings.module.css';
import { DECKS, MOTIONS, ORDERS, type Settings, SIZES, THEMES, useSettings } from './settings.ts';
import type { SettingsWords } from './words/en.ts';
import { SETTINGS_WORDS } from './words.ts';

interface ChoiceProps<V extends string> {
  readonly title: string;
  readonly values: readonly V[];
  readonly label: (value: V) => string;
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

function Choice<V extends string>({ title, values, label, chosen, onChoose }: ChoiceProps<V>) {
  return (
    <label className={parts.field}>
      <span>{title}</span>
      <select
        value={chosen}
        onChange={({ target }) => onChoose(values.find((value) => value === target.value) ?? chosen)}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {label(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

type Switches = 'sound' | 'vibration' | 'title' | 'shortcuts' | 'oneTouch';

function Tick({ of, label, hint }: { readonly of: Switches; readonly label: string; readonly hint?: string }) {
  const on = useSettings((settings) => settings[of]);
  const id = useId();
  return (
    <label className={parts.tick}>
      <input
        type="checkbox"
        checked={on}
        aria-describedby={hint ? id : undefined}
        onChange={({ target }) => useSettings.setState({ [of]: target.checked } as Pick<Settings, Switches>)}
      />
      <span>
        {label}
        {hint && <small id={id}>{hint}</small>}
      </span>
    </label>
  );
}

/** The language, each in its own words; what the browser asks for where nothing was chosen. */
function LanguageChoice({ w }: { readonly w: SettingsWords }) {
  const language = useSettings((settings) => settings.language);
  return (
    <Choice
      title={w.language}
      values={['auto', ...Object.keys(LANGUAGES)]}
      label={(tag) => LANGUAGES[tag] ?? w.languageAuto}
      chosen={language}
      onChoose={(tag) => useSettings.setState({ language: tag })}
    />
  );
}

/** What this person likes: light, pack, order, size, motion, alerts and keys. */
export function SettingsPanel({ onName }: { readonly onName?: (name: string) => void }) {
  const settings = useSettings();
  const w = usePartWords(SETTINGS_WORDS);
  if (!w) return null;
  const set = (change: Partial<Settings>): void => useSettings.setState(change);
  return (
    <section className={styles.settings} aria-label={w.title}>
      <h2>{w.title}</h2>
      {onName && (
        <label className={parts.field}>
          <span>{w.name}</span>
          <input
            id="settings-name"
            defaultValue={settings.name}
            maxLength={40}
            onBlur={(event) => event.target.value !== settings.name && onName(event.target.value)}
          />
        </label>
      )}
      <div className={styles.picks}>
        <LanguageChoice w={w} />
        <Choice
          title={w.theme}
          values={THEMES}
          label={(value) => w.themes[value]}
          chosen={settings.theme}
          onChoose={(theme) => set({ theme })}
        />
        <Choice
          title={w.deck}
          values={DECKS}
          label={(value) => w.decks[value]}
          chosen={settings.deck}
          onChoose={(deck) => set({ deck })}
        />
        <Choice
          title={w.order}
          values={ORDERS}
          label={(value) => w.orders[value]}
          chosen={settings.order}
          onChoose={(order) => set({ order })}
        />
        <Choice
          title={w.size}
          values={SIZES}
          label={(value) => `${value} %`}
          chosen={settings.size}
          onChoose={(size) => set({ size })}
        />
        <Choice
          title={w.motion}
          values={MOTIONS}
          label={(value) => w.motions[value]}
          chosen={settings.motion}
          onChoose={(motion) => set({ motion })}
        />
      </div>
      <fieldset className={styles.alerts}>
        <legend>{w.alerts}</legend>
        <Tick of="sound" label={w.sound} />
        <Tick of="vibration" label={w.vibration} />
        <Tick of="title" label={w.tabTitle} />
      </fieldset>
      <fieldset className={styles.alerts}>
        <legend>{w.playing}</legend>
        <Tick of="shortcuts" label={w.shortcuts} />
        <Tick of="oneTouch" label={w.oneTouch} hint={w.oneTouchHint} />
      </fieldset>
    </section>
  );
}
