/** A table that is nowhere but in this browser: what has been done at it, and where its one player sits. */
import { bySeat, type Seat } from '@eldest-hand/cards';
import type { SeatedAct } from '@eldest-hand/language';
import { type Act, type Supply, type Table, type View, viewOf } from '@eldest-hand/laws';
import { after, carryOn, type Moment } from '@eldest-hand/practice';
import { create } from 'zustand';
import { hear } from '../connection/heard.ts';
import { practiseWith } from '../connection/outbox.ts';
import { NO_TABLE, useTable } from '../connection/table-store.ts';
import { lower } from '../hand/raised.ts';
import { words } from '../words/words.ts';

/** A choice that has been tried, and what has followed so far. */
export interface Tried {
  /** The table at which it was made. */
  readonly at: Table;
  /** The options chosen, one after the other where one question led to another. */
  readonly path: readonly string[];
  /** What was done from the choice on. */
  readonly moments: readonly Moment[];
}

interface Session {
  readonly supply: Supply;
  /** What is done next while nobody leaves the way: the acts of a case, from its beginning. */
  readonly course: readonly SeatedAct[];
  /** Every moment up to now, the beginning first. */
  readonly past: readonly Moment[];
  readonly seat: Seat;
  /** All four hands are open. */
  readonly open: boolean;
  /** After each act the player takes the seat of whoever is to act. */
  readonly follow: boolean;
  /** The position is looked at, not played in: no act is done. */
  readonly still: boolean;
  readonly tried: readonly Tried[];
}

const NOTHING: Session = {
  supply: {},
  course: [],
  past: [],
  seat: 'S',
  open: false,
  follow: false,
  still: false,
  tried: [],
};

export const useSession = create<Session>(() => NOTHING);

/** The moment that is on the screen. */
export const nowOf = ({ past }: Session): Moment | undefined => past.at(-1);

/** An act without the number of the ruling that it chooses in: a panel names it, a case seldom does. */
const plain = ({ seat, act }: SeatedAct): string =>
  JSON.stringify({ seat, act: act.verb === 'elect' ? { verb: act.verb, option: act.option } : act });
const same = (a: SeatedAct | null, b: SeatedAct | undefined): boolean => !!a && !!b && plain(a) === plain(b);

/** The next act of the case; none when it has ended, undefined when something else was done. */
export function nextInCourse({ past, course }: Session): SeatedAct | null | undefined {
  const done = past.slice(1);
  return done.every((moment, at) => same(moment.done, course[at])) ? (course[done.length] ?? null) : undefined;
}

const isChoice = ({ done, refusal }: Moment): boolean => done?.act.verb === 'elect' && refusal === null;

/** Where the last choice, with those that followed from it at once, began; -1 where none has been made. */
function choiceBegan(past: readonly Moment[]): number {
  let at = past.findLastIndex(isChoice);
  while (at > 1 && isChoice(past[at - 1] as Moment)) at--;
  return at;
}

/** The table of the choice that is being looked at: the one open now, else the last one made. */
export function choiceTable({ past }: Session): Table | null {
  const now = past.at(-1);
  const began = choiceBegan(past);
  if (now && now.table.rulings.length > 0 && !isChoice(now)) return now.table;
  return past[began - 1]?.table ?? (now && now.table.rulings.length > 0 ? now.table : null);
}

/** Puts down what the choice has led to so far; a path that has only gone on takes the place of its beginning. */
function noteTried(past: readonly Moment[], tried: readonly Tried[]): readonly Tried[] {
  const began = choiceBegan(past);
  const at = past[began - 1]?.table;
  if (!at) return tried;
  const moments = past.slice(began);
  const path: string[] = [];
  for (const { done } of moments) {
    if (done?.act.verb !== 'elect') break;
    path.push(done.act.option);
  }
  const isOlder = (one: Tried): boolean =>
    one.at === at && one.path.every((option, order) => path[order] === option) && one.path.length <= path.length;
  const place = tried.findIndex(isOlder);
  const now = { at, path, moments };
  return place < 0 ? [...tried, now] : tried.map((one, order) => (order === place ? now : one));
}

function seen({ table }: Moment, seat: Seat, open: boolean): View {
  const view = viewOf(table, seat);
  // What lies on the floor under another's chair stays there.
  const handOf = (one: Seat) => ({ ...viewOf(table, one).hands[one], below: [] });
  return open ? { ...view, hands: bySeat((one) => (one === seat ? view.hands[one] : handOf(one))) } : view;
}

/** What the seat has heard so far; a moment that was refused says nothing. */
const heardBy = (past: readonly Moment[], seat: Seat) =>
  past.flatMap(({ table, refusal }, version) => {
    const news = version > 0 && !refusal ? hear(viewOf(table, seat)) : null;
    return news ? [{ ...news, version }] : [];
  });

/** Shows the present moment as the house would show it to this seat. */
function show(): void {
  const { past, seat, open, still } = useSession.getState();
  const now = past.at(-1);
  if (!now) return;
  const person = (of: Seat) => ({ name: words.seat(of), status: 'here' as const });
  lower();
  useTable.setState({
    ...NO_TABLE,
    link: 'here',
    seat: still ? null : seat,
    from: seat,
    people: { seats: bySeat(person), spectators: 0, line: [] },
    view: seen(now, seat, open),
    heard: heardBy(past, seat),
    refusal: now.refusal,
  });
}

function set(change: Partial<Session>): void {
  useSession.setState(change);
  show();
}

/** The seat that the table waits for; the declarer for dummy. */
const awaited = (table: Table): Seat | undefined => viewOf(table, 'spectator').waitingFor[0];

function push(moment: Moment): void {
  const { past, tried, follow, seat } = useSession.getState();
  const longer = [...past, moment];
  set({
    past: longer,
    tried: moment.refusal ? tried : noteTried(longer, tried),
    seat: (follow && awaited(moment.table)) || seat,
  });
}

/** Does an act for the seat that the player sits in; a refusal is told and is no moment of the case. */
function does(act: Act): boolean {
  const state = useSession.getState();
  const now = nowOf(state);
  if (!now || state.still) return false;
  const moment = after(now, { seat: state.seat, act }, state.supply);
  if (moment.refusal) {
    useTable.setState({ refusal: moment.refusal });
    return false;
  }
  push(moment);
  return true;
}

/** What "let it happen" would do now: the next act of the case, or what the others do by themselves. */
export function whatHappens(state: Session): SeatedAct | null {
  const now = nowOf(state);
  if (!now) return null;
  const next = nextInCourse(state);
  return next ?? carryOn(now.table, Math.random);
}

export function letItHappen(): void {
  const state = useSession.getState();
  const now = nowOf(state);
  const next = whatHappens(state);
  if (now && next) push(after(now, next, state.supply));
}

function cutTo(length: number): void {
  const { past, follow, seat } = useSession.getState();
  const shorter = past.slice(0, Math.max(1, length));
  const now = shorter.at(-1);
  set({ past: shorter, seat: (follow && now && awaited(now.table)) || seat });
}

export const stepBack = (): void => cutTo(useSession.getState().past.length - 1);
export const restart = (): void => cutTo(1);

/** Back to the last choice, to choose otherwise. */
export function backToChoice(): void {
  const { past } = useSession.getState();
  const began = choiceBegan(past);
  if (began > 0) cutTo(began);
}
export const canGoToChoice = ({ past }: Session): boolean => choiceBegan(past) > 0;

export const sitAt = (seat: Seat): void => set({ seat });
export const layOpen = (open: boolean): void => set({ open });
export const turnAlong = (follow: boolean): void => {
  const { past, seat } = useSession.getState();
  const now = past.at(-1);
  set({ follow, seat: (follow && now && awaited(now.table)) || seat });
};

type Beginning = Pick<Session, 'supply' | 'course' | 'past' | 'seat'> & Partial<Session>;

/** Lays a table; the acts of the page go to it until the returned function is called. */
export function laySession(beginning: Beginning): () => void {
  const begun = beginning.past.at(-1);
  const seat = (beginning.follow && begun && awaited(begun.table)) || beginning.seat;
  set({ ...NOTHING, ...beginning, seat });
  practiseWith((act) => Promise.resolve(does(act)));
  return () => {
    practiseWith(null);
    lower();
    useSession.setState(NOTHING);
    useTable.setState(NO_TABLE);
  };
}

/** Puts the player somewhere in what has been laid: the moments up to there, and his seat. */
export const moveTo = (past: readonly Moment[], seat: Seat): void => set({ past, seat });
