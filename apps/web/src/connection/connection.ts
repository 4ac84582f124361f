/** Coming to a table, staying there over broken lines, and leaving it. */
import type { Seat } from '@eldest-hand/cards';
import type { View } from '@eldest-hand/laws';
import type { Joined, Refused } from '@eldest-hand/protocol';
import { useSettings } from '../settings/settings.ts';
import { hear } from './heard.ts';
import { sendAgain } from './outbox.ts';
import { socket } from './socket.ts';
import { NO_TABLE, useTable } from './table-store.ts';
import { dropToken, heldSeat, keepToken, tokenOf } from './tokens.ts';

const nameToGive = (): string => useSettings.getState().name.trim() || 'Guest';

const freshRubber = (view: View): boolean => view.news.some((event) => event.kind === 'dealt' && event.freshRubber);

/** Takes in a view; an older one than the one shown is of no use. */
function take(view: View, always: boolean): void {
  const { view: shown, sheet, heard } = useTable.getState();
  if (!always && shown && view.version < shown.version) return;
  const news = shown && view.version > shown.version ? hear(view) : null;
  useTable.setState({
    view,
    sheet: view.sheet ?? (freshRubber(view) ? [] : sheet),
    heard: news ? [...heard.slice(-60), news] : heard,
  });
}

/** Refusals that say nothing about the seat: it is asked for again a moment later. */
const PASSING: ReadonlySet<string> = new Set(['closing', 'slow-down', 'trouble']);
const TRY_AGAIN_AFTER = 1500;

function joined(table: string, asked: Seat | null, answer: Joined | Refused): void {
  if (useTable.getState().table !== table) return;
  if (answer.ok) {
    const { seat, token, waiting, chat, seats, spectators, line } = answer;
    if (token) keepToken(table, waiting ? 'line' : seat, token);
    useTable.setState({ link: 'here', seat, token, waiting, chat, people: { seats, spectators, line } });
    take(answer.view, true);
    sendAgain();
    return;
  }
  if (PASSING.has(answer.refusal.code)) {
    useTable.setState({ link: 'lost' });
    setTimeout(rejoin, TRY_AGAIN_AFTER);
    return;
  }
  if (asked) {
    dropToken(table, asked);
    useTable.setState({ refusal: answer.refusal, seat: null });
    join(null);
    return;
  }
  useTable.setState({ link: 'gone', refusal: answer.refusal });
}

function join(seat: Seat | null): void {
  const { table } = useTable.getState();
  if (!table) return;
  const token = seat ? tokenOf(table, seat) : undefined;
  socket.emit('join', { table, name: nameToGive(), ...(seat ? { seat } : {}), ...(token ? { token } : {}) }, (answer) =>
    joined(table, seat, answer),
  );
}

/** Asks for everything afresh: the log is the truth, whatever was missed. */
export const rejoin = (): void => {
  const { table, seat } = useTable.getState();
  if (table && socket.connected) join(seat ?? heldSeat(table));
};

socket.on('connect', rejoin);
socket.on('disconnect', () => useTable.setState({ link: 'lost' }));
socket.on('connect_error', () => useTable.getState().view && useTable.setState({ link: 'lost' }));
socket.on('view', (message) => message.table === useTable.getState().table && take(message.view, false));
socket.on('people', (people) => people.table === useTable.getState().table && useTable.setState({ people }));
socket.on('unseated', (message) => {
  const { table, seat } = useTable.getState();
  if (message.table !== table || !seat) return;
  dropToken(table, seat);
  useTable.setState({ seat: null });
  join(null);
});
socket.on('chat', (line) => {
  const { table, chat } = useTable.getState();
  if (line.table === table) useTable.setState({ chat: [...chat.slice(-200), line] });
});

/** Comes to a table: to the seat held there, else to watch. */
export function comeTo(table: string): void {
  useTable.setState({ ...NO_TABLE, table });
  if (socket.connected) rejoin();
  else socket.connect();
}

/** Goes away from the table; the seat is kept. */
export function goAway(): void {
  const { table } = useTable.getState();
  if (table && socket.connected) socket.emit('leave', { table }, () => undefined);
  useTable.setState(NO_TABLE);
  socket.disconnect();
}

/** Sits down in a free seat. */
export const sitDown = (seat: Seat): void => join(seat);

/** Gives the seat up and watches. */
export function standUp(): void {
  const { table, seat } = useTable.getState();
  if (!table || !seat) return;
  socket.emit('leave', { table, stand: true }, () => {
    dropToken(table, seat);
    useTable.setState({ seat: null });
    join(null);
  });
}

export function rename(name: string): void {
  useSettings.setState({ name });
  const { table } = useTable.getState();
  if (table && socket.connected && name.trim()) socket.emit('rename', { table, name: name.trim() }, () => undefined);
}

export function sayAloud(text: string): void {
  const { table } = useTable.getState();
  if (!table || !text.trim()) return;
  socket.emit('say', { table, text: text.trim() }, (answer) => {
    if (!answer.ok) useTable.setState({ refusal: answer.refusal });
  });
}

addEventListener('online', () => socket.active && !socket.connected && socket.connect());
