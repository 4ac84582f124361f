import { type Article, article, type Kept } from '../../ruling/article.ts';
import {
  BY_CUT,
  CUTTING_OUT,
  ENTRY,
  FOUR_SEATS,
  ONE_PACK,
  OTHER_TABLES,
  PARTNERS,
  RANKED,
  SIX,
  SUBSTITUTE,
  SUCCESSION,
} from '../../ruling/how-places-are-kept.ts';

const written = (law: number, kept: Kept, subject: string, gist: string, how: string): Article =>
  article({ law, subject, gist, kept, how });

/** Laws 14 to 28: who plays, with whom and where. What they make of the cuts is in `table/places.ts`. */
export const cuttingAndTables: readonly Article[] = [
  written(
    14,
    'engine',
    'Rank in cutting',
    'In cutting the ace is the lowest card.',
    `${BY_CUT} ${RANKED} Suits do not rank: equals cut again where it matters.`,
  ),
  written(15, 'construction', 'One pack for cutting', 'Everybody cuts from the same pack.', ONE_PACK),
  written(
    16,
    'engine',
    'More than one card cut',
    'Who shows more than one card cuts again.',
    `${BY_CUT} Cards shown together do not count; he cuts once more.`,
  ),
  written(
    17,
    'lobby',
    'Who plays first',
    'Those first in the room play first; among more than four the four lowest cuts play.',
    FOUR_SEATS,
  ),
  written(
    18,
    'engine',
    'Partners and dealer',
    'The two lowest cuts play against the two highest; the lowest deals first and chooses cards and seats.',
    PARTNERS,
  ),
  written(
    19,
    'engine',
    'The two lowest equal',
    'If the two lowest cuts are equal they cut again for the deal.',
    `${BY_CUT} The two cut again between themselves.`,
  ),
  written(
    20,
    'engine',
    'Three equal cuts',
    'Three equal cuts are cut again, the fourth counting as highest or lowest as it is.',
    `${BY_CUT} Only the equals cut again, and are then ranked by their second cards. Equals in the middle do too, though the law does not name them.`,
  ),
  written(21, 'lobby', 'A full table', 'Six players make a full table, and nobody has a right to cut into it.', SIX),
  written(
    22,
    'lobby',
    'The right to succeed',
    'Among more than six, who first announces that he wishes to has the first right to a vacant place.',
    SUCCESSION,
  ),
  written(
    23,
    'engine',
    'Cutting out',
    'When others wish to come in after a rubber, those who played most rubbers running go out; among equals the highest cuts do.',
    CUTTING_OUT,
  ),
  written(
    24,
    'engine',
    'Declaring to come in',
    'Who wishes to enter says so before anybody cuts for the rubber or for going out.',
    ENTRY,
  ),
  written(
    25,
    'lobby',
    'New tables',
    'At a new table those who belong to no other come first; others cut.',
    OTHER_TABLES,
  ),
  written(
    26,
    'lobby',
    'Two tables',
    'Who cuts into a second table loses his right at the first, unless he makes a fresh table possible.',
    OTHER_TABLES,
  ),
  written(
    27,
    'engine',
    'A substitute',
    'A player who must leave in mid-rubber may, with the consent of the three others, name a substitute until it ends.',
    SUBSTITUTE,
  ),
  written(
    28,
    'lobby',
    'Breaking up a table',
    'When a player breaks up a table the others have a prior right elsewhere.',
    OTHER_TABLES,
  ),
];
