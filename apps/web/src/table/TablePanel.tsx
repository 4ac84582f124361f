import { SEATS, type Seat } from '@eldest-hand/cards';
import { useState } from 'react';
import { rename, sitDown, standUp } from '../connection/connection.ts';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { Line } from '../cutting/Line.tsx';
import { HostPanel } from '../host/HostPanel.tsx';
import { RULE_WORDS } from '../lobby/words.ts';
import parts from '../parts/parts.module.css';
import { RobotButtons } from '../robots/RobotButtons.tsx';
import { RobotManner } from '../robots/RobotManner.tsx';
import { type Manner, slipsOf } from '../robots/robots.ts';
import { FairDeal } from '../score/FairDeal.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { useSettings } from '../settings/settings.ts';
import { SETTINGS_WORDS } from '../settings/words.ts';
import { usePartWords, withWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import styles from './panels.module.css';
import { useView } from './ShowView.tsx';
import { useTurned } from './seating.ts';

/** As the first robot that sits at the table plays. */
function mannerNow(): Manner {
  const { people } = useTable.getState();
  const robot = SEATS.map((seat) => people?.seats[seat]).find((one) => one?.robot);
  return { level: robot?.robot ?? 'club', slips: slipsOf(robot?.clumsy ?? 0) };
}

/** The panel together with its words: nothing of it moves when they come. */
export const panelWithWords = (): Promise<typeof TablePanel> => withWords(TablePanel, RULE_WORDS, SETTINGS_WORDS);

/** Who is here, the rules of this table, its record, and what this person likes. */
export function TablePanel({ onInvite }: { readonly onInvite: () => void }) {
  const { rules, code, substitutes, phase } = useView();
  const between = phase === 'over' || phase === 'cutting';
  const { seat: me, people, table } = useTable();
  const w = usePartWords(RULE_WORDS);
  const [nameless, setNameless] = useState(false);
  const [manner, setManner] = useState(mannerNow);
  const sit = (seat: Seat): void => {
    const missing = useSettings.getState().name.trim() === '';
    setNameless(missing);
    if (missing) document.getElementById('settings-name')?.focus();
    else sitDown(seat);
  };
  const turn = (): void =>
    useTurned.setState(({ bottom }) => ({ bottom: SEATS[(SEATS.indexOf(bottom) + 1) % 4] ?? 'S' }));
  return (
    <div className={styles.tablePanel}>
      <ul className={styles.peopleList}>
        {SEATS.map((seat) => {
          const person = people?.seats[seat];
          return (
            <li key={seat}>
              <span>{words.seat(seat)}</span>
              <strong>{person ? person.name : words.sit.free}</strong>
              {person?.status === 'away' && <em>{words.sit.away}</em>}
              {person?.substitute && <em>{words.places.playsForAnother}</em>}
              <div>
                {!person && me === null && (
                  <button type="button" className={parts.quiet} onClick={() => sit(seat)}>
                    {words.sit.take(seat)}
                  </button>
                )}
                {me !== null &&
                  (seat === me || person?.status === 'away') &&
                  !substitutes.includes(seat) &&
                  !between && (
                    <button
                      type="button"
                      className={parts.quiet}
                      onClick={() => void act({ verb: 'substitute', seat })}
                    >
                      {seat === me ? words.places.askForMe : words.places.askFor(seat)}
                    </button>
                  )}
                {me === null && substitutes.includes(seat) && person && !person.substitute && (
                  <button type="button" className={parts.quiet} onClick={() => sitDown(seat)}>
                    {words.places.playFor(seat)}
                  </button>
                )}
                <RobotButtons seat={seat} manner={manner} />
                {seat === me && (
                  <button type="button" className={parts.quiet} onClick={standUp}>
                    {words.sit.stand}
                  </button>
                )}
              </div>
            </li>
          );
        })}
        <li>
          <span>{words.sit.spectators(people?.spectators ?? 0)}</span>
          {me === null && (
            <button type="button" className={parts.quiet} onClick={turn}>
              {words.sit.turnTable}
            </button>
          )}
        </li>
      </ul>
      {nameless && me === null && (
        <p role="alert" className={styles.nameless}>
          {words.sit.nameFirst}
        </p>
      )}
      <RobotManner manner={manner} onChoose={setManner} />
      <Line />
      <button type="button" className={parts.button} onClick={onInvite}>
        {words.invite.title}
      </button>
      <HostPanel />
      <dl className={styles.rules}>
        {w && (
          <>
            <dt>{w.codeOfLaws}</dt>
            <dd>{words.code[code]}</dd>
            <dt>{w.irregularities}</dt>
            <dd>{w.irregularitiesOf[rules.irregularities][0]}</dd>
            <dt>{w.attention}</dt>
            <dd>{w.attentionOf[rules.attention][0]}</dd>
            <dt>{w.spectators}</dt>
            <dd>{w.spectatorsOf[rules.spectators][0]}</dd>
            <dt>{w.places}</dt>
            <dd>{w.placesOf[rules.places ?? 'taken'][0]}</dd>
            <dt>{w.consent}</dt>
            <dd>{w.consentOf[rules.consent ?? 'none'][0]}</dd>
          </>
        )}
        <dt>{words.table.record}</dt>
        <dd>
          {(['txt', 'pbn', 'json'] as const).map((format) => (
            <a key={format} href={`/api/tables/${table}/record?format=${format}`} download>
              {format.toUpperCase()}
            </a>
          ))}
        </dd>
      </dl>
      <FairDeal />
      <SettingsPanel onName={rename} />
    </div>
  );
}
