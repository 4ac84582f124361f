import { SEATS, type Seat } from '@eldest-hand/cards';
import { socket } from '../connection/socket.ts';
import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { usePartWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import { SCORE_WORDS } from './words.ts';

function sayReady(): void {
  const { table } = useTable.getState();
  if (!table) return;
  socket.emit('ready', { table }, (answer) => {
    if (!answer.ok) useTable.setState({ refusal: answer.refusal });
  });
}

interface ReadyProps {
  readonly cutter: Seat;
  readonly over: boolean;
}

/** A robot cuts, and reads nothing: it waits until those who do have read the result. */
export function Ready({ cutter, over }: ReadyProps) {
  const me = useTable((state) => state.seat);
  const seats = useTable((state) => state.people?.seats);
  const deal = useView().deal.number;
  const w = usePartWords(SCORE_WORDS);
  if (!w || !seats || me === null) return null;
  const reading = SEATS.filter(
    (seat) => seats[seat]?.status === 'here' && !seats[seat].robot && seats[seat].ready !== deal,
  );
  if (reading.includes(me))
    return (
      <>
        <p>{w.whenReady(words.seat(cutter))}</p>
        <button type="button" className={`${parts.button} ${parts.primary}`} onClick={sayReady}>
          {over ? w.readyRubber : w.ready}
        </button>
      </>
    );
  return (
    <p role="status">
      <strong>{w.youAre}</strong> {reading.length > 0 && w.stillRead(words.seats(reading), reading.length > 1)}
    </p>
  );
}
