/** Acts on their way. Each has its own id, so that the same act sent twice is done once. */
import type { Act } from '@eldest-hand/laws';
import type { ActDone, Refused } from '@eldest-hand/protocol';
import { afterTouch } from './after-touch.ts';
import { socket } from './socket.ts';
import { useTable } from './table-store.ts';

interface Pending {
  readonly id: string;
  readonly table: string;
  readonly act: Act;
  readonly intent: string;
  readonly done: (ok: boolean) => void;
}

const PATIENCE = 6000;
const GRACE = 2000;
const pending = new Map<string, Pending>();

/** An act is done and its view has not come: the line is half dead, and a new one asks for the view. */
function mindTheView(version: number): void {
  const { view } = useTable.getState();
  if (view && view.version < version && socket.connected) socket.disconnect().connect();
}

function settle(sent: Pending, answer: ActDone | Refused): void {
  if (!pending.delete(sent.id)) return;
  const sending = useTable.getState().sending.filter((intent) => intent !== sent.intent);
  useTable.setState(answer.ok ? { sending, refusal: null } : { sending, refusal: answer.refusal });
  if (answer.ok) setTimeout(mindTheView, GRACE, answer.version);
  sent.done(answer.ok);
}

function emit(sent: Pending): void {
  socket.timeout(PATIENCE).emit('act', { table: sent.table, id: sent.id, act: sent.act }, (lost, answer) => {
    if (!lost) afterTouch(() => settle(sent, answer));
    else if (socket.connected && pending.has(sent.id)) emit(sent);
  });
}

/** Sends once more, under the same ids, whatever has not been answered. */
export function sendAgain(): void {
  const { table } = useTable.getState();
  for (const sent of pending.values()) if (sent.table === table) emit(sent);
}

let practice: ((what: Act) => Promise<boolean>) | null = null;
/** Acts go to a practice table of this browser instead of to the house; null ends that. */
export const practiseWith = (take: typeof practice): void => {
  practice = take;
};

/**
 * Does an act at the table.
 * @returns whether the table accepted it; false too for an act already on its way.
 */
export function act(what: Act): Promise<boolean> {
  if (practice) return practice(what);
  const { table, sending } = useTable.getState();
  const intent = JSON.stringify(what);
  if (!table || sending.includes(intent)) return Promise.resolve(false);
  return new Promise((done) => {
    const sent: Pending = { id: newId(), table, act: what, intent, done };
    pending.set(sent.id, sent);
    useTable.setState({ sending: [...sending, intent], refusal: null });
    if (socket.connected) emit(sent);
  });
}

/** `randomUUID` is there only in a secure context; a club's server on the local network may be plain HTTP. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
