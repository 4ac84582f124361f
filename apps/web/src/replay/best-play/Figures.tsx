import { sideOf } from '@eldest-hand/cards';
import type { Path } from '@eldest-hand/practice';
import styles from './best-play.module.css';
import type { BestWords } from './words.ts';

interface FiguresProps {
  readonly path: Path;
  readonly line: readonly (number | null | undefined)[];
  readonly w: BestWords;
}

const PLACES = [0, 1, 2, 3] as const;

/** The picture as a table: a row for each trick, a number for each of its cards. */
export function Figures({ path, line, w }: FiguresProps) {
  const tricks = new Map<number, number[]>();
  for (const [station, { move }] of path.stations.entries())
    if (move) tricks.set(move.trick, [...(tricks.get(move.trick) ?? []), station]);
  const told = (station: number | undefined): string => {
    const value = station === undefined ? undefined : line[station];
    return value === undefined ? '' : value === null ? w.gap : String(value);
  };
  return (
    <details className={styles.figures}>
      <summary>{w.figures}</summary>
      <table data-testid="best-figures">
        <caption>
          {w.figuresOf(sideOf(path.declarer))} ({w.before}
          {w.colon}
          {told(0)})
        </caption>
        <thead>
          <tr>
            <th scope="col">{w.trickHead}</th>
            {PLACES.map((place) => (
              <th key={place} scope="col">
                {w.cardOf(place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...tricks].map(([trick, stations]) => (
            <tr key={trick}>
              <th scope="row">{trick}</th>
              {PLACES.map((place) => (
                <td key={place}>{told(stations[place])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
