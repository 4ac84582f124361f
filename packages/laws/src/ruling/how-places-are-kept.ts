/** How the table keeps what both codes say about places, in words for its players. */
export const BY_CUT = 'Where the rules of the table say that places are cut for.';
export const RANKED = 'The table compares the cuts; the ace counts as one.';
export const ONE_PACK = 'One freshly shuffled pack is spread for everybody; a card that has been cut is out of it.';
export const FOUR_SEATS = 'Who sits down first plays first; the others watch, and may put their names down to enter.';
export const PARTNERS =
  `${BY_CUT} Each of the four cuts a card; the lowest chooses his seat, his partner goes opposite, the lower adversary to his left. ` +
  'Elsewhere players sit where they agree to, and North or the seat that the host names deals first.';
export const SIX =
  'Four sit and two more may put their names down to enter after a rubber; those after them wait until somebody leaves for good.';
export const SUCCESSION =
  'Names are kept in the order in which they were put down, and a free seat goes to the first of them.';
export const CUTTING_OUT = `${BY_CUT} When a rubber is over and somebody wishes to enter, those who have played more rubbers running go out; equals cut for it.`;
export const ENTRY = 'Who puts his name down before the first card has been cut is reckoned with.';
export const OTHER_TABLES =
  'The house does not know where else somebody has played; players settle it among themselves.';
export const SUBSTITUTE =
  'A player, or when he is gone another, asks that somebody play for him; when the three others consent a spectator may sit down in his ' +
  'seat. When the rubber is over the seat is his again.';
