import { SEATS, type Seat } from '@eldest-hand/cards';
import type { Watcher } from '@eldest-hand/protocol';
import { useCallback, useEffect, useState } from 'react';
import { socket } from '../connection/socket.ts';
import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';
import { usePartWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import styles from './host.module.css';
import { askAsHost, hostNoLonger } from './host.ts';
import { TwoSteps } from './TwoSteps.tsx';
import type { HostWords } from './words/en.ts';
import { HOST_WORDS } from './words.ts';

/** What the host of the table may do: list it or not, remove who watches, hand it on, close it. */
export function HostPanel() {
  const host = useTable((state) => state.host);
  const [handedTo, setHandedTo] = useState<string | null>(null);
  const w = usePartWords(HOST_WORDS, host !== null);
  if (!w) return null;
  if (host !== null) return <Controls words={w} onHanded={setHandedTo} />;
  return handedTo === null ? null : <p role="status">{w.handedOn(handedTo)}</p>;
}

interface ControlsProps {
  readonly words: HostWords;
  readonly onHanded: (name: string) => void;
}

function Controls({ words: w, onHanded }: ControlsProps) {
  const spectators = useTable((state) => state.people?.spectators ?? 0);
  const [watchers, setWatchers] = useState<readonly Watcher[]>([]);
  const [listed, setListed] = useState<boolean | null>(null);
  const look = useCallback(async (): Promise<void> => {
    const answer = await askAsHost({ do: 'watchers' });
    if (!answer?.ok) return;
    setWatchers(answer.watchers ?? []);
    setListed(answer.access === 'open');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who watches is asked again whenever their number changes.
  useEffect(() => {
    void look();
  }, [look, spectators]);
  const list = async (wanted: boolean): Promise<void> => {
    setListed(wanted);
    const answer = await askAsHost({ do: wanted ? 'open' : 'private' });
    if (!answer?.ok) await look();
  };
  const remove = async (watcher: string): Promise<void> => {
    await askAsHost({ do: 'remove', watcher });
    await look();
  };
  return (
    <section className={styles.host} aria-labelledby="host">
      <h2 id="host">{w.title}</h2>
      <label className={parts.tick}>
        <input
          type="checkbox"
          checked={listed ?? false}
          disabled={listed === null}
          onChange={({ target }) => void list(target.checked)}
        />
        <span>
          {w.listed}
          <small>{w.listedHint}</small>
        </span>
      </label>
      <h3>{w.watchers}</h3>
      {watchers.length === 0 && <p className={styles.soft}>{w.nobody}</p>}
      <ul>
        {watchers.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            {id === socket.id ? (
              <em>{words.sit.you}</em>
            ) : (
              <button type="button" className={parts.quiet} aria-label={w.remove(name)} onClick={() => void remove(id)}>
                {w.removeShort}
              </button>
            )}
          </li>
        ))}
      </ul>
      <HandOn words={w} onHanded={onHanded} />
      <TwoSteps
        label={w.close}
        warning={w.closeWarning}
        yes={w.closeYes}
        no={w.closeNo}
        onYes={() => void askAsHost({ do: 'close' })}
      />
    </section>
  );
}

/** A host who goes hands the table on to somebody who sits at it. */
function HandOn({ words: w, onHanded }: ControlsProps) {
  const { seat: me, people, table, host } = useTable();
  const [chosen, setChosen] = useState<Seat | null>(null);
  const heirs = SEATS.filter((seat) => seat !== me && people?.seats[seat] && !people.seats[seat]?.robot);
  const heir = chosen && heirs.includes(chosen) ? chosen : heirs[0];
  const name = heir && people?.seats[heir]?.name;
  if (!heir || !name) return <p className={styles.soft}>{w.noHeir}</p>;
  const handOn = async (): Promise<void> => {
    const answer = await askAsHost({ do: 'hand-on', seat: heir });
    if (!answer?.ok || !table || !host) return;
    onHanded(name);
    hostNoLonger(table, host);
  };
  return (
    <>
      <label className={parts.field}>
        <span>{w.heir}</span>
        <select value={heir} onChange={({ target }) => setChosen(heirs.find((one) => one === target.value) ?? null)}>
          {heirs.map((seat) => (
            <option key={seat} value={seat}>
              {`${people?.seats[seat]?.name} (${words.seat(seat)})`}
            </option>
          ))}
        </select>
      </label>
      <TwoSteps
        label={w.handOn}
        warning={w.handOnWarning(name)}
        yes={w.handOnYes}
        no={w.handOnNo}
        onYes={() => void handOn()}
      />
    </>
  );
}
