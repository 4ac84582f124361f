import {
  type Heading,
  isFault,
  readCase,
  readTranscript,
  type SeatedAct,
  supplyOf,
  tableOf,
} from '@eldest-hand/language';
import type { Supply } from '@eldest-hand/laws';
import { after, type Moment, unpack } from '@eldest-hand/practice';
import { useEffect, useState } from 'react';
import { words } from '../words/words.ts';
import { PracticeTable } from './PracticeTable.tsx';
import { usePhrases } from './phrases.ts';
import { Setup, type SetupFault } from './Setup.tsx';
import { Share } from './Share.tsx';
import { laySession } from './session.ts';
import { TeacherPlaces, TeacherSteps } from './TeacherSteps.tsx';

/** A position that has been read and played through. */
interface Laid {
  readonly heading: Heading;
  readonly supply: Supply;
  readonly past: readonly Moment[];
  /** The first act that the table did not take. */
  readonly stopped: SeatedAct | null;
}

/**
 * Reads a case file or transcript and does its acts, up to one that is refused.
 * @returns what has come of it, or what is wrong with the text.
 */
function lay(text: string): Laid | { readonly fault: string } {
  const read = readCase(text);
  if ('faults' in read) return { fault: read.faults.map(({ line, fault }) => `${line}: ${fault}`).join('\n') };
  const table = tableOf(read);
  if (isFault(table)) return { fault: table.fault };
  const written = readTranscript(text);
  if ('faults' in written) return { fault: '' };
  const supply = supplyOf(read);
  const { heading } = written;
  const past: Moment[] = [{ table, done: null, refusal: null }];
  for (const done of written.acts) {
    const next = after(past.at(-1) as Moment, done, supply);
    if (next.refusal) return { heading, supply, past, stopped: done };
    past.push(next);
  }
  return { heading, supply, past, stopped: null };
}

/** The teacher's table: one window, four hands open, every seat played by one person. Nothing of it leaves the browser. */
export function TeacherPage() {
  const w = usePhrases();
  const [laid, setLaid] = useState<Laid | null>(null);
  const [fault, setFault] = useState<SetupFault | null>(null);
  // A link holds the position behind its #.
  useEffect(() => {
    const read = async (): Promise<void> => {
      const packed = /^#c=(.*)$/.exec(location.hash)?.[1];
      if (packed === undefined) return;
      const text = await unpack(packed);
      const found = text === null ? { fault: '' } : lay(text);
      if ('fault' in found) setFault({ said: w.setup.badLink, detail: found.fault });
      else setLaid(found);
    };
    void read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [w]);
  const take = (text: string): void => {
    const found = lay(text);
    setFault('fault' in found ? { said: words.look.notRead, detail: found.fault } : null);
    if (!('fault' in found)) setLaid(found);
  };
  const another = (): void => {
    history.replaceState(history.state, '', location.pathname);
    setLaid(null);
  };
  return laid ? <AtTable laid={laid} onAnother={another} /> : <Setup fault={fault} onLay={take} />;
}

interface AtTableProps {
  readonly laid: Laid;
  readonly onAnother: () => void;
}

function AtTable({ laid, onAnother }: AtTableProps) {
  const w = usePhrases();
  const { heading, supply, past, stopped } = laid;
  useEffect(() => {
    const begun = past.at(-1)?.table;
    const seat = begun?.contract?.seat ?? begun?.dealer ?? 'S';
    return laySession({ supply, course: [], past, seat, open: true, follow: true });
  }, [past, supply]);
  return (
    <PracticeTable
      title={heading.title ?? w.table}
      ways={
        <button type="button" onClick={onAnother}>
          {w.teacher.another}
        </button>
      }
      places={() => <TeacherPlaces />}
      beside={<Share heading={heading} />}
    >
      <TeacherSteps stopped={stopped} />
    </PracticeTable>
  );
}
