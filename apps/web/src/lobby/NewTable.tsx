import { isSeat, SEATS, type Seat } from '@eldest-hand/cards';
import type { CodeName, Rules } from '@eldest-hand/laws';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { layTable } from '../connection/api.ts';
import { CodeChoice } from '../parts/CodeChoice.tsx';
import parts from '../parts/parts.module.css';
import { useSettings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import styles from './lobby.module.css';
import { RuleChoice } from './RuleChoice.tsx';
import { WhyNot } from './WhyNot.tsx';

const FIRST: Rules = { irregularities: 'live', attention: 'players', spectators: 'public' };
const IRREGULARITIES = ['live', 'coached', 'guarded'] as const;
const ATTENTION = ['players', 'table'] as const;
const SPADES = ['played', 'convention'] as const;
const PLACES = ['taken', 'cut'] as const;
const CONSENT = ['none', 'allowed'] as const;
const SPECTATORS = ['public', 'all'] as const;

/** The form that lays a table: its code, its rules and, for practice, its deals. */
export function NewTable() {
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const maker = useSettings((settings) => settings.name.trim());
  const [code, setCode] = useState<CodeName>('auction-1913');
  const [rules, setRules] = useState(FIRST);
  const [spades, setSpades] = useState<(typeof SPADES)[number]>('played');
  const [deals, setDeals] = useState('');
  const [dealer, setDealer] = useState<Seat | ''>('');
  const [unlisted, setUnlisted] = useState(false);
  // Open from the beginning only where it has room.
  const [open, setOpen] = useState(() => matchMedia('(min-width: 760px) and (min-height: 1100px)').matches);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  const lay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const prepared = deals
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    try {
      const id = await layTable({
        code,
        rules: code === 'bridge-1905' ? { ...rules, spades } : rules,
        ...(name.trim() || maker ? { name: name.trim() || words.lobby.tableOf(maker) } : {}),
        ...(prepared.length > 0 ? { deals: prepared } : {}),
        ...(dealer ? { dealer } : {}),
        ...(unlisted ? { private: true } : {}),
      });
      navigate(`/t/${id}`, { state: { invite: true } });
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };

  return (
    <section className={styles.panel} aria-labelledby="new-table">
      <h2 id="new-table">{words.lobby.newTable}</h2>
      <form className={styles.form} onSubmit={(event) => void lay(event)}>
        <label className={parts.field}>
          <span>{words.lobby.tableName}</span>
          <input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          <small>{words.lobby.tableNameHint}</small>
        </label>
        <CodeChoice label={words.lobby.codeOfLaws} code={code} onChoose={setCode} />
        <label className={styles.unlisted}>
          <input type="checkbox" checked={unlisted} onChange={({ target }) => setUnlisted(target.checked)} />
          <span>
            {words.lobby.unlisted}
            <small>{words.lobby.unlistedHint}</small>
          </span>
        </label>
        {problem !== null && <WhyNot error={problem} />}
        <button type="submit" className={`${parts.button} ${parts.primary}`} disabled={busy}>
          {busy ? words.lobby.creating : words.lobby.create}
        </button>
        <details className={styles.house} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words.lobby.houseRules}</summary>
          <div className={styles.rules}>
            <RuleChoice
              title={words.lobby.irregularities}
              values={IRREGULARITIES}
              labels={words.lobby.irregularitiesOf}
              chosen={rules.irregularities}
              onChoose={(irregularities) => setRules({ ...rules, irregularities })}
            />
            <RuleChoice
              title={words.lobby.attention}
              values={ATTENTION}
              labels={words.lobby.attentionOf}
              chosen={rules.attention}
              onChoose={(attention) => setRules({ ...rules, attention })}
            />
            <RuleChoice
              title={words.lobby.spectators}
              values={SPECTATORS}
              labels={words.lobby.spectatorsOf}
              chosen={rules.spectators}
              onChoose={(spectators) => setRules({ ...rules, spectators })}
            />
            <RuleChoice
              title={words.lobby.places}
              values={PLACES}
              labels={words.lobby.placesOf}
              chosen={rules.places ?? 'taken'}
              onChoose={(places) => setRules({ ...rules, places })}
            />
            <RuleChoice
              title={words.lobby.consent}
              values={CONSENT}
              labels={words.lobby.consentOf}
              chosen={rules.consent ?? 'none'}
              onChoose={(consent) => setRules({ ...rules, consent })}
            />
            {code === 'bridge-1905' && (
              <RuleChoice
                title={words.lobby.spades}
                values={SPADES}
                labels={words.lobby.spadesOf}
                chosen={spades}
                onChoose={setSpades}
              />
            )}
          </div>
        </details>
        <details className={styles.advanced}>
          <summary>{words.lobby.advanced}</summary>
          <label className={parts.field}>
            <span>{words.lobby.deals}</span>
            <textarea rows={3} value={deals} spellCheck={false} onChange={(event) => setDeals(event.target.value)} />
            <small>{words.lobby.dealsHint}</small>
          </label>
          <label className={parts.field}>
            <span>{words.lobby.dealer}</span>
            <select value={dealer} onChange={({ target }) => setDealer(isSeat(target.value) ? target.value : '')}>
              <option value="">{words.lobby.dealerAny}</option>
              {SEATS.map((seat) => (
                <option key={seat} value={seat}>
                  {words.seat(seat)}
                </option>
              ))}
            </select>
          </label>
        </details>
      </form>
    </section>
  );
}
