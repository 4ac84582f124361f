import { clockwiseFrom, type Seat } from '@eldest-hand/cards';

/** Where a seat is on the screen. */
export type Place = 'bottom' | 'left' | 'top' | 'right';

/** Clockwise, beginning with whoever sits at the bottom of the screen. */
const PLACES: readonly Place[] = ['bottom', 'left', 'top', 'right'];

export const placeOf = (seat: Seat, bottom: Seat): Place => PLACES[clockwiseFrom(bottom).indexOf(seat)] ?? 'bottom';
