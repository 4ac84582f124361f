import type { Seat } from '@eldest-hand/cards';
import { kindOf, MOST_TEXT, type ReadDeal, type ReadRecord, type RecordKind, readRecord } from '@eldest-hand/language';
import type { People } from '@eldest-hand/protocol';
import { type DragEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import parts from '../parts/parts.module.css';
import { Moving } from '../replay/Replay.tsx';
import { type Step, stepsIn } from '../replay/steps.ts';
import { REPLAY_WORDS } from '../replay/words.ts';
import { words } from '../words/words.ts';
import { Faults } from './Faults.tsx';
import { LookedDeals } from './LookedDeals.tsx';
import styles from './look.module.css';
import { useLookWords } from './words.ts';

/** A record from anywhere, gone through act by act. The file is read here; nothing of it leaves the browser. */
export function LookPage() {
  const [text, setText] = useState('');
  const [record, setRecord] = useState<ReadRecord | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const [kind, setKind] = useState<RecordKind | 'file'>('empty');
  const w = useLookWords();
  useEffect(() => {
    document.title = `${w.title} · ${words.app}`;
    // They are there when a record has been read.
    void REPLAY_WORDS.in(document.documentElement.lang);
  }, [w]);
  // What is wrong stands below the text: on a small screen it would not be seen.
  useEffect(() => {
    if (record) document.getElementById('faults')?.scrollIntoView({ block: 'center' });
  }, [record]);
  const read = (from: string): void => {
    // A field with as much as this in it takes minutes to draw.
    setText(from.length > MOST_TEXT ? '' : from);
    const found = readRecord(from);
    setKind(kindOf(from));
    setRecord(found);
    setShown(found.deals.length > 0 ? 0 : null);
  };
  const open = (file: File | undefined): void => {
    if (!file) return;
    file.text().then(read, () => {
      setKind('file');
      setRecord({ title: '', deals: [], faults: [{ line: 1, fault: '' }] });
    });
  };
  if (record && shown !== null && record.deals[shown])
    return (
      <>
        <section className={parts.hidden} aria-labelledby="looked-at">
          <h1 id="looked-at">{w.title}</h1>
        </section>
        <Looking record={record} kind={kind} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
      </>
    );
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    open(event.dataTransfer.files[0]);
  };
  return (
    <main className={styles.look} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <header>
        <h1>{w.title}</h1>
        <p>{w.text}</p>
        <p className={styles.soft}>{w.stays}</p>
      </header>
      <label className={styles.file}>
        <span>{w.open}</span>
        <input
          type="file"
          accept=".txt,.case,.json,.pbn,text/plain,application/json"
          onChange={({ target }) => open(target.files?.[0])}
        />
      </label>
      <label className={parts.field}>
        <span>{w.paste}</span>
        <textarea rows={12} value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className={styles.buttons}>
        <button type="button" className={`${parts.button} ${parts.primary}`} onClick={() => read(text)}>
          {w.go}
        </button>
        <Link href="/">{words.table.lobby}</Link>
      </div>
      {record && <Faults faults={record.faults} found={record.deals.length} kind={kind} />}
    </main>
  );
}

/** Whoever sat there, or the seat alone. */
function peopleOf({ names }: ReadDeal): People['seats'] {
  const person = (seat: Seat) => ({ name: names?.[seat] || words.seat(seat), status: 'here' as const });
  return { N: person('N'), E: person('E'), S: person('S'), W: person('W') };
}

interface LookingProps {
  readonly record: ReadRecord;
  readonly kind: RecordKind | 'file';
  readonly shown: number;
  readonly onShow: (deal: number) => void;
  readonly onClose: () => void;
}

/** The deals that were found, one of them shown. */
function Looking({ record, kind, shown, onShow, onClose }: LookingProps) {
  const w = useLookWords();
  const deal = record.deals[shown] as ReadRecord['deals'][number];
  const [steps, setSteps] = useState<readonly Step[]>(() => stepsIn(deal.moments));
  return (
    <Moving
      key={shown}
      steps={steps}
      begin={0}
      seats={peopleOf(deal)}
      title={`${record.title || w.title} · ${words.table.deal(deal.number)}`}
      back={w.another}
      list={
        <>
          {(deal.code === null || record.faults.length > 0) && (
            <div className={styles.aside}>
              {deal.code === null && <p className={styles.elsewhere}>{w.elsewhere}</p>}
              <Faults faults={record.faults} found={record.deals.length} kind={kind} />
            </div>
          )}
          <LookedDeals
            deals={record.deals}
            shown={shown}
            onShow={(at) => {
              setSteps(stepsIn((record.deals[at] ?? deal).moments));
              onShow(at);
            }}
          />
        </>
      }
      onClose={onClose}
    />
  );
}
