import { isSeat, SEATS, type Seat } from '@eldest-hand/cards';
import type { CodeName, Rules } from '@eldest-hand/laws';
import { type FormEvent, use, useState } from 'react';
import { useLocation } from 'wouter';
import { layTable } from '../connection/api.ts';
import { CodeChoice } from '../parts/CodeChoice.tsx';
import parts from '../parts/parts.module.css';
import { useSettings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import styles from './lobby.module.css';
import { RuleChoice } from './RuleChoice.tsx';
import { WhyNot } from './WhyNot.tsx';
import { RULE_WORDS } from './words.ts';

const FIRST: Rules = { irregularities: 'live', attention: 'players', spectators: 'public' };
const IRREGULARITIES = ['live', 'coached', 'guarded'] as const;
const ATTENTION = ['players', 'table'] as const;
const SPADES = ['played', 'convention'] as const;
const PLACES = ['taken', 'cut'] as const;
const CONSENT = ['none', 'allowed'] as const;
const SPECTATORS = ['public', 'all'] as const;

/** The form that lays a table: its code, its rules and, for practice, its deals. */
export function NewTable() {
  const w = use(RULE_WORDS.in(document.documentElement.lang));
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
      <h2 id="new-table">{w.newTable}</h2>
      <form className={styles.form} onSubmit={(event) => void lay(event)}>
        <label className={parts.field}>
          <span>{w.tableName}</span>
          <input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          <small>{w.tableNameHint}</small>
        </label>
        <CodeChoice known label={w.codeOfLaws} code={code} onChoose={setCode} />
        <label className={styles.unlisted}>
          <input type="checkbox" checked={unlisted} onChange={({ target }) => setUnlisted(target.checked)} />
          <span>
            {w.unlisted}
            <small>{w.unlistedHint}</small>
          </span>
        </label>
        {problem !== null && <WhyNot error={problem} />}
        <button type="submit" className={`${parts.button} ${parts.primary}`} disabled={busy}>
          {busy ? w.creating : w.create}
        </button>
        <details className={styles.house} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{w.houseRules}</summary>
          <div className={styles.rules}>
            <RuleChoice
              title={w.irregularities}
              values={IRREGULARITIES}
              labels={w.irregularitiesOf}
              chosen={rules.irregularities}
              onChoose={(irregularities) => setRules({ ...rules, irregularities })}
            />
            <RuleChoice
              title={w.attention}
              values={ATTENTION}
              labels={w.attentionOf}
              chosen={rules.attention}
              onChoose={(attention) => setRules({ ...rules, attention })}
            />
            <RuleChoice
              title={w.spectators}
              values={SPECTATORS}
              labels={w.spectatorsOf}
              chosen={rules.spectators}
              onChoose={(spectators) => setRules({ ...rules, spectators })}
            />
            <RuleChoice
              title={w.places}
              values={PLACES}
              labels={w.placesOf}
              chosen={rules.places ?? 'taken'}
              onChoose={(places) => setRules({ ...rules, places })}
            />
            <RuleChoice
              title={w.consent}
              values={CONSENT}
              labels={w.consentOf}
              chosen={rules.consent ?? 'none'}
              onChoose={(consent) => setRules({ ...rules, consent })}
            />
            {code === 'bridge-1905' && (
              <RuleChoice title={w.spades} values={SPADES} labels={w.spadesOf} chosen={spades} onChoose={setSpades} />
            )}
          </div>
        </details>
        <details className={styles.advanced}>
          <summary>{w.advanced}</summary>
          <label className={parts.field}>
            <span>{w.deals}</span>
            <textarea rows={3} value={deals} spellCheck={false} onChange={(event) => setDeals(event.target.value)} />
            <small>{w.dealsHint}</small>
          </label>
          <label className={parts.field}>
            <span>{w.dealer}</span>
            <select value={dealer} onChange={({ target }) => setDealer(isSeat(target.value) ? target.value : '')}>
              <option value="">{w.dealerAny}</option>
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
