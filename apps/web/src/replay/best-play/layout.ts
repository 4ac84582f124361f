import type { Path } from '@eldest-hand/practice';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where things stand in the picture. */
export interface Layout extends Box {
  /** Where a station ends. The first one, before the first lead, is a point. */
  readonly x: (station: number) => number;
  /** The middle of a station. */
  readonly middle: (station: number) => number;
  readonly y: (tricks: number) => number;
  /** The numbers of tricks that have a line. */
  readonly levels: readonly number[];
  /** The tricks, from station to station. */
  readonly bands: readonly { readonly trick: number; readonly from: number; readonly to: number }[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** So much is seen at least, so that a level line does not look like a leap. */
const LEVELS = 4;

function bandsOf({ stations }: Path): Layout['bands'] {
  const bands: { trick: number; from: number; to: number }[] = [];
  for (const [station, { move }] of stations.entries()) {
    if (!move) continue;
    const last = bands.at(-1);
    if (last?.trick === move.trick) last.to = station;
    else bands.push({ trick: move.trick, from: station, to: station });
  }
  return bands;
}

/** Lays the picture of a path out in a box. */
export function layOut(path: Path, line: readonly (number | null | undefined)[], { width, height }: Box): Layout {
  const known = line.filter((tricks) => typeof tricks === 'number');
  const shown = [...known, ...(path.needed === null ? [] : [path.needed])];
  let low = Math.min(...shown, 13);
  let high = Math.max(...shown, 0);
  if (low > high) [low, high] = [high, low];
  while (high - low < LEVELS) {
    if (high < 13) high++;
    if (high - low < LEVELS && low > 0) low--;
  }
  const [left, right, top, bottom] = [22, width - 8, 26, height - 18];
  const steps = Math.max(1, path.stations.length - 1);
  const x = (station: number): number => left + ((right - left) * station) / steps;
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    levels: Array.from({ length: high - low + 1 }, (_, at) => low + at),
    bands: bandsOf(path),
    x,
    middle: (station) => (station === 0 ? left : (x(station - 1) + x(station)) / 2),
    y: (tricks) => bottom - 4 - ((bottom - top - 8) * (tricks - low)) / (high - low),
  };
}

/** How wide a label is taken to be, and how high above its foot it reaches. */
const LABEL = { width: 58, height: 12 };

/** Where a label at a level stands free of the line: over or under the level, at one of its ends or in the middle. */
export function labelPlace(
  level: number,
  line: readonly (number | null | undefined)[],
  { x, y, left, right, top, bottom }: Layout,
): { readonly x: number; readonly y: number } {
  const feet = [y(level) - 4, y(level) + LABEL.height + 2].filter((foot) => foot - LABEL.height > top && foot < bottom);
  const begins = [left + 3, right - LABEL.width - 3, (left + right - LABEL.width) / 2];
  const places = begins.flatMap((begin) => feet.map((foot) => ({ x: begin, y: foot })));
  const free = places.find((place) => {
    // What the line passes within the label's breadth, its leaps with it.
    const heights = line.flatMap((tricks, station) =>
      typeof tricks === 'number' &&
      x(station) >= place.x - 4 &&
      x(Math.max(0, station - 1)) <= place.x + LABEL.width + 4
        ? [y(tricks)]
        : [],
    );
    return Math.max(...heights) < place.y - LABEL.height - 2 || Math.min(...heights) > place.y + 4;
  });
  return free ?? places[0] ?? { x: left + 3, y: y(level) - 4 };
}

/** The line as steps: each card's tricks from where the one before it was to where it stands; broken where nothing is known. */
export function stepLine(line: readonly (number | null | undefined)[], { x, y }: Layout): string {
  let path = '';
  let drawing = false;
  for (const [station, tricks] of line.entries()) {
    if (typeof tricks !== 'number') {
      drawing = false;
      continue;
    }
    // The value before the first lead is a point; a card's own value reaches from the card before it.
    const from = x(Math.max(0, station - 1));
    path += drawing ? `V${y(tricks)}H${x(station)}` : `M${station === 0 ? x(0) : from} ${y(tricks)}H${x(station)}`;
    drawing = true;
  }
  return path;
}
