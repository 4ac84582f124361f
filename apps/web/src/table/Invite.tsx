import { Suspense, useState } from 'react';
import { lazily } from '../parts/lazily.ts';
import parts from '../parts/parts.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { words } from '../words/words.ts';
import styles from './panels.module.css';

const QrCode = lazily(() => import('./QrCode.tsx').then((module) => module.QrCode));

interface InviteProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How the others come: a link to send, or a code to hold a telephone against. */
export function Invite({ id, open, onClose }: InviteProps) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/t/${id}`;
  const copy = async (): Promise<void> => {
    const field = document.querySelector<HTMLInputElement>('#invite-link');
    field?.select();
    // The clipboard is there only in a secure context; the old command works on a local network too.
    const done = await (navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    ) ?? false);
    setCopied(done || document.execCommand('copy'));
  };
  return (
    <Sheet title={words.invite.title} open={open} onClose={onClose}>
      <div className={styles.invite}>
        <p>{words.invite.text}</p>
        <div className={styles.inviteLink}>
          <label className={parts.field}>
            <span>{words.invite.link}</span>
            <input id="invite-link" readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <button type="button" className={`${parts.button} ${parts.primary}`} onClick={() => void copy()}>
            {copied ? words.invite.copied : words.invite.copy}
          </button>
        </div>
        <Suspense fallback={null}>
          <QrCode text={link} />
        </Suspense>
      </div>
    </Sheet>
  );
}
