import type { Heading } from '@eldest-hand/language';
import { caseText, pack } from '@eldest-hand/practice';
import { useEffect, useMemo, useState } from 'react';
import parts from '../parts/parts.module.css';
import styles from './beside.module.css';
import { usePhrases } from './phrases.ts';
import { useSession } from './session.ts';

/** What has been done so far, as a case file and as a link that holds it: nothing is stored anywhere else. */
export function Share({ heading }: { readonly heading: Heading }) {
  const w = usePhrases();
  const past = useSession((state) => state.past);
  const [title, setTitle] = useState(heading.title ?? '');
  const text = useMemo(
    () => caseText({ ...heading, title: title.trim() || w.teacher.untitled }, past),
    [heading, title, past, w],
  );
  const [link, setLink] = useState('');
  useEffect(() => {
    let late = false;
    void pack(text).then((packed) => {
      if (!late) setLink(`${location.origin}/practice/table#c=${packed}`);
    });
    return () => {
      late = true;
    };
  }, [text]);
  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">{w.teacher.share}</h2>
      <label className={parts.field}>
        <span>{w.teacher.title}</span>
        <input value={title} maxLength={120} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <div className={styles.copyLine}>
        <label className={parts.field}>
          <span>{w.teacher.link}</span>
          <input id="practice-link" readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
        <Copy text={link} from="practice-link" label={w.teacher.copyLink} />
      </div>
      <label className={parts.field}>
        <span>{w.teacher.text}</span>
        <textarea id="practice-case" readOnly rows={6} spellCheck={false} value={text} />
      </label>
      <Copy text={text} from="practice-case" label={w.teacher.copyCase} />
    </section>
  );
}

interface CopyProps {
  readonly text: string;
  /** The field that shows it, for browsers that copy only what is selected. */
  readonly from: string;
  readonly label: string;
}

function Copy({ text, from, label }: CopyProps) {
  const w = usePhrases();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = (): void => {
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${from}`)?.select();
    void (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setCopied(text),
      () => document.execCommand('copy') && setCopied(text),
    );
  };
  return (
    <button type="button" className={parts.button} onClick={copy}>
      {copied === text ? w.teacher.copied : label}
    </button>
  );
}
