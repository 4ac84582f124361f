/** Coming to a table, staying there over broken lines, and leaving it. */
import { isSeat, type Seat } from '@eldest-hand/cards';
import type { View } from '@eldest-hand/laws';
import type { Joined, Refused, ServerToClient } from '@eldest-hand/protocol';
import { markSeen } from '../chat/unread.ts';
import { useSettings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { answerFirst, whenAnswered } from './after-touch.ts';
import { hear } from './heard.ts';
import { sendAgain } from './outbox.ts';
import { layLine, layLineAtOnce, socket } from './socket.ts';
import { NO_TABLE, useTable } from './table-store.ts';
import { CHAIRS, type Chair, dropToken, heldSeat, hostOf, keepHost, keepToken, tokenOf } from './tokens.ts';

const nameToGive = (): string => useSettings.getState().name.trim() || words.guest;

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

/** Keeps the token where its holder sits now; what another tab keeps for another seat stays. */
function keepPlace(table: string, seat: Seat | null, waiting: boolean, token: string): void {
  for (const chair of CHAIRS) if (tokenOf(table, chair) === token) dropToken(table, chair);
  keepToken(table, seat ?? (waiting ? 'line' : 'away'), token);
}

/** The table has been handed on to whom this token seats. */
function becomeHost(table: string, token: string): void {
  keepHost(table, token);
  useTable.setState({ host: token, newHost: true });
}

/** Nobody is let in; the host may open the table again. */
const shut = (table: string, refusal: Refused['refusal']): void =>
  useTable.setState({ ...NO_TABLE, table, host: hostOf(table), link: 'gone', refusal });

function joined(table: string, asked: Chair | null, answer: Joined | Refused): void {
  if (useTable.getState().table !== table) return;
  if (answer.ok) {
    // Of what was said before he came nothing is new to him.
    if (!useTable.getState().view) markSeen(answer.chat);
    const { title, seat, token, waiting, chat, seats, spectators, line } = answer;
    if (token) keepPlace(table, seat, waiting, token);
    if (token && answer.host && token !== hostOf(table)) becomeHost(table, token);
    useTable.setState({ link: 'here', title, seat, token, waiting, chat, people: { seats, spectators, line } });
    take(answer.view, true);
    sendAgain();
    return;
  }
  if (PASSING.has(answer.refusal.code)) {
    useTable.setState({ link: 'lost' });
    setTimeout(rejoin, TRY_AGAIN_AFTER);
    return;
  }
  if (answer.refusal.code === 'table-closed') {
    shut(table, answer.refusal);
    return;
  }
  const { view, waiting } = useTable.getState();
  if (asked && !(view && waiting)) {
    dropToken(table, asked);
    useTable.setState({ refusal: answer.refusal, seat: null, token: null, waiting: false });
    join(null);
    return;
  }
  useTable.setState(view ? { refusal: answer.refusal } : { link: 'gone', refusal: answer.refusal });
}

/** A question for a place is on its way. Its second asker would be told that the first one, himself, holds the seat. */
let asking = false;
/** What is asked for next, unless the answer gives a place: it is not lost for having been touched too early. */
let wish: (() => void) | null = null;

/** Asks for a chair by the token that opens it, for a free seat, or to watch. */
function join(chair: Chair | null, wait = false): void {
  const { table, token: own } = useTable.getState();
  if (!table) return;
  const token = chair ? (tokenOf(table, chair) ?? own) : undefined;
  const seat = isSeat(chair) ? { seat: chair } : {};
  const message = { table, name: nameToGive(), ...seat, ...(token ? { token } : {}), ...(wait ? { wait } : {}) };
  asking = true;
  socket.emit(
    'join',
    message,
    whenAnswered((answer) => {
      asking = false;
      joined(table, chair, answer);
      const next = wish;
      wish = null;
      const { table: now, seat: given, waiting } = useTable.getState();
      if (now === table && given === null && !waiting) next?.();
    }),
  );
}

/** Asks now, or when the question that is on its way is answered. */
function ask(question: () => void): void {
  if (asking) wish = question;
  else question();
}

/** Asks for everything afresh: the log is the truth, whatever was missed. */
export const rejoin = (): void => {
  const { table, seat, waiting } = useTable.getState();
  if (table && socket.connected) join(seat ?? (waiting ? 'line' : heldSeat(table)));
};

answerFirst();
socket.on('connect', rejoin);
socket.on('disconnect', () => {
  asking = false;
  wish = null;
  useTable.setState({ link: 'lost' });
});
socket.on('connect_error', () => useTable.getState().view && useTable.setState({ link: 'lost' }));
/** What the line says, each message after the touch that is being answered. */
const HEARD: ServerToClient = {
  view(message) {
    if (message.table === useTable.getState().table) take(message.view, false);
  },
  people(people) {
    if (people.table === useTable.getState().table) useTable.setState({ people });
  },
  placed({ table, seat, waiting }) {
    const { table: mine, token } = useTable.getState();
    if (table !== mine) return;
    if (token) keepPlace(table, seat, waiting, token);
    useTable.setState({ seat, waiting });
  },
  unseated(message) {
    const { table, seat, waiting } = useTable.getState();
    const chair = seat ?? (waiting ? 'line' : null);
    if (message.table !== table || !chair) return;
    dropToken(table, chair);
    useTable.setState({ seat: null, token: null, waiting: false });
    join(null);
  },
  /** The table has been closed, or its host wants nobody here to watch. */
  dismissed({ table, why }) {
    if (table === useTable.getState().table) shut(table, why);
  },
  hosting(message) {
    const { table, token } = useTable.getState();
    if (message.table === table && token) becomeHost(table, token);
  },
  chat(line) {
    const { table, chat } = useTable.getState();
    if (line.table === table) useTable.setState({ chat: [...chat.slice(-200), line] });
  },
};
// Each with its own message: the names and what is done with them stand in one list.
for (const [event, take] of Object.entries(HEARD))
  socket.on(event as 'view', whenAnswered(take as ServerToClient['view']));

/** Comes to a table: to the seat held there, else to watch. */
export function comeTo(table: string): void {
  useTable.setState({ ...NO_TABLE, table, host: hostOf(table) });
  if (socket.connected) rejoin();
  else layLine();
}

/** Goes away from the table; the seat is kept. */
export function goAway(): void {
  const { table } = useTable.getState();
  if (table && socket.connected) socket.emit('leave', { table }, () => undefined);
  useTable.setState(NO_TABLE);
  socket.disconnect();
}

/** Sits down in a free seat. */
export const sitDown = (seat: Seat): void => ask(() => join(seat));

/** Puts one's name down among those who wish to enter. */
export const putNameDown = (): void => ask(() => join(null, true));

/** Gives the seat, or the place in the line, up and watches. */
export function standUp(): void {
  const { table, seat, waiting } = useTable.getState();
  const chair = seat ?? (waiting ? 'line' : null);
  if (!table || !chair) return;
  socket.emit('leave', { table, stand: true }, () => {
    dropToken(table, chair);
    useTable.setState({ seat: null, token: null, waiting: false });
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

addEventListener('online', layLineAtOnce);
