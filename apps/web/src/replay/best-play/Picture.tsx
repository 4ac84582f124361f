import { sideOf } from '@eldest-hand/cards';
import type { Decision, Path } from '@eldest-hand/practice';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import styles from './best-play.module.css';
import type { Entry } from './entries.ts';
import { type Layout, labelPlace, layOut, stepLine } from './layout.ts';
import type { BestPlay } from './useBestPlay.ts';
import type { BestWords } from './words.ts';

interface PictureProps {
  readonly best: BestPlay;
  readonly path: Path;
  readonly entries: readonly Entry[];
  readonly at: number;
  readonly onGo: (moment: number) => void;
  readonly w: BestWords;
}

const HEIGHT = 152;
/** So near to a mark, in pixels, a touch means it. */
const NEAR = 14;

/** So many lines have room for a number each. */
const CLOSE = 9;

/** How wide an element is, as long as it is there. */
function useWidth(): [React.RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  useEffect(() => {
    const at = element.current;
    if (!at) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(220, entry.contentRect.width)));
    observer.observe(at);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

/** The whole play as a line: what the declarer's side takes with best play after each card, and what moved it. */
export function Picture({ best, path, entries, at, onGo, w }: PictureProps) {
  const [element, width] = useWidth();
  const layout = layOut(path, best.line, { width, height: HEIGHT });
  const side = sideOf(path.declarer);
  const from = best.line[0];
  const to = best.line.at(-1);
  const label = typeof from === 'number' && typeof to === 'number' ? w.summary(side, from, to, path.needed) : w.picture;
  const touched = (event: MouseEvent<SVGSVGElement>): void => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const marks = [
      ...entries.map(({ station, moment }) => ({ x: layout.middle(station), moment })),
      ...best.decisions.map(({ moment }) => ({ x: layout.middle(path.stationOf[moment] ?? 0), moment })),
    ].sort((one, other) => Math.abs(one.x - place) - Math.abs(other.x - place));
    const [mark] = marks;
    const share = (place - layout.left) / (layout.right - layout.left);
    const station = Math.ceil(share * (path.stations.length - 1));
    const { moment } = path.stations[Math.max(0, Math.min(path.stations.length - 1, station))] ?? { moment: 0 };
    onGo(mark && Math.abs(mark.x - place) < NEAR ? mark.moment : moment);
  };
  return (
    <div ref={element} className={styles.picture}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: every mark is a button in the list below, each moment one in the list of acts. */}
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={label}
        data-testid="best-picture"
        onClick={touched}
      >
        <Ground layout={layout} needed={path.needed} line={best.line} w={w} />
        <path className={styles.line} d={stepLine(best.line, layout)} />
        <line
          className={styles.now}
          x1={layout.middle(path.stationOf[at] ?? 0)}
          x2={layout.middle(path.stationOf[at] ?? 0)}
          y1={layout.top - 4}
          y2={layout.bottom}
        />
        {entries.map((entry) => (
          <Mark key={entry.station} entry={entry} layout={layout} tricks={best.line[entry.station]} />
        ))}
        <Flags decisions={best.decisions} path={path} layout={layout} />
      </svg>
    </div>
  );
}

interface GroundProps {
  readonly layout: Layout;
  readonly needed: number | null;
  readonly line: BestPlay['line'];
  readonly w: BestWords;
}

/** Tricks across, numbers of tricks upward, and what the contract needs. */
function Ground({ layout, needed, line, w }: GroundProps) {
  const { bands, levels, left, right, top, bottom, x, y } = layout;
  return (
    <>
      {bands.map(({ trick, from, to }, order) => {
        const [begin, end] = [x(from - 1), x(to)];
        return (
          <g key={from}>
            {order % 2 === 0 && (
              <rect className={styles.band} x={begin} y={top} width={end - begin} height={bottom - top} />
            )}
            {end - begin > 12 && (
              <text className={styles.number} x={(begin + end) / 2} y={bottom + 13} textAnchor="middle">
                {trick}
              </text>
            )}
          </g>
        );
      })}
      {levels.map((level) => (
        <g key={level}>
          <line className={styles.level} x1={left} x2={right} y1={y(level)} y2={y(level)} />
          {/* Where they would run into each other, every second has its number. */}
          {(levels.length <= CLOSE || level % 2 === (levels.at(-1) ?? 0) % 2) && (
            <text className={styles.number} x={left - 5} y={y(level) + 4} textAnchor="end">
              {level}
            </text>
          )}
        </g>
      ))}
      {needed !== null && (
        <>
          <line className={styles.needed} x1={left} x2={right} y1={y(needed)} y2={y(needed)} />
          <text className={styles.neededText} {...labelPlace(needed, line, layout)}>
            {w.needed(needed)}
          </text>
        </>
      )}
    </>
  );
}

interface MarkProps {
  readonly entry: Entry;
  readonly layout: Layout;
  readonly tricks: number | null | undefined;
}

/** A triangle where a card moved the line, hollow where it was called; a diamond for an offence, a square for a claim. */
function Mark({ entry, layout, tricks }: MarkProps) {
  const at = layout.middle(entry.station);
  const height = typeof tricks === 'number' ? layout.y(tricks) : layout.bottom - 6;
  const shape = {
    costly: entry.change < 0 ? 'M-6-5H6L0 6z' : 'M-6 5H6L0-6z',
    called: entry.change < 0 ? 'M-6-5H6L0 6z' : 'M-6 5H6L0-6z',
    offence: 'M0-7L7 0L0 7L-7 0z',
    claim: 'M-5-5H5V5H-5z',
  }[entry.kind];
  return <path className={styles.mark} data-kind={entry.kind} d={shape} transform={`translate(${at} ${height})`} />;
}

interface FlagsProps {
  readonly decisions: readonly Decision[];
  readonly path: Path;
  readonly layout: Layout;
}

/** The numbers of the laws that were asked, each over the moment at which it was. */
function Flags({ decisions, path, layout }: FlagsProps) {
  let room = Number.NEGATIVE_INFINITY;
  const flags = decisions.map(({ ruling, moment }) => {
    const at = layout.middle(path.stationOf[moment] ?? 0);
    // Two of one moment stand beside each other; what has no room any more stays a line.
    const place = Math.max(at, room, layout.left + 12);
    room = place + 26;
    return { id: ruling.id, law: ruling.law, at, place };
  });
  const over = Math.max(0, room - 26 + 12 - layout.right);
  return flags.map(({ id, law, at, place }) => (
    <g key={id} className={styles.flag} data-law={law}>
      <line x1={at} x2={at} y1={18} y2={layout.bottom} />
      <rect x={place - over - 12} y={2} width={24} height={16} rx={4} />
      <text x={place - over} y={14} textAnchor="middle">
        {law}
      </text>
    </g>
  ));
}
