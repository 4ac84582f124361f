import type { CodeName } from '@eldest-hand/laws';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { layTable } from '../connection/api.ts';
import lobby from '../lobby/lobby.module.css';
import { WhyNot } from '../lobby/WhyNot.tsx';
import { CODES } from '../parts/CodeChoice.tsx';
import parts from '../parts/parts.module.css';
import { useSettings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { MannerChoice } from './MannerChoice.tsx';
import styles from './robots.module.css';
import type { AloneState, Manner } from './robots.ts';

/** For somebody who is alone: a table with three robots at once. */
export function PlayNow() {
  const [, navigate] = useLocation();
  const name = useSettings((settings) => settings.name.trim());
  const [manner, setManner] = useState<Manner>({ level: 'club', slips: 'never' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const play = async (code: CodeName): Promise<void> => {
    setBusy(true);
    try {
      const id = await layTable({
        code,
        rules: { consent: 'allowed' },
        ...(name ? { name: words.robots.tableOf(name) } : {}),
      });
      const state: AloneState = { alone: manner };
      navigate(`/t/${id}`, { state });
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <section className={lobby.panel} aria-labelledby="play-now">
      <h2 id="play-now">{words.robots.playNow}</h2>
      <p className={lobby.soft}>{words.robots.playNowText}</p>
      <p className={lobby.soft}>{words.lobby.codesDiffer}</p>
      <div className={styles.now}>
        {CODES.map((code) => (
          <button
            key={code}
            type="button"
            className={`${parts.button} ${parts.primary}`}
            disabled={busy}
            onClick={() => void play(code)}
          >
            {words.code[code]}
          </button>
        ))}
        <div className={styles.manners}>
          <MannerChoice manner={manner} onChoose={setManner} />
        </div>
      </div>
      {problem !== null && <WhyNot error={problem} />}
    </section>
  );
}
