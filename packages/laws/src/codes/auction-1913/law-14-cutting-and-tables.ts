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

/** Laws 14 to 27: who plays, with whom and where. What they make of the cuts is in `table/places.ts`. */
export const cuttingAndTables: readonly Article[] = [
  written(
    14,
    'engine',
    'Rank in cutting',
    'In cutting the ace is lowest; of equal cards the heart is lowest, then diamond, club and spade.',
    `${BY_CUT} ${RANKED} Between equal cards the suit decides.`,
  ),
  written(15, 'construction', 'One pack for cutting', 'Everybody cuts from the same pack.', ONE_PACK),
  written(
    16,
    'engine',
    'More than one card cut',
    'Who shows more than one card has cut the highest of them.',
    `${BY_CUT} Of the cards named the highest is his cut.`,
  ),
  written(
    17,
    'lobby',
    'Who plays first',
    'Those first in the room play first; among more than four with equal right the four lowest cuts play.',
    FOUR_SEATS,
  ),
  written(
    18,
    'engine',
    'Partners and dealer',
    'The two lowest cuts play against the two highest; the lowest deals first and chooses cards and seats.',
    PARTNERS,
  ),
  written(19, 'lobby', 'A complete table', 'Six players make a complete table.', SIX),
  written(
    20,
    'lobby',
    'The right to succeed',
    'Who first announces that he wishes to has the first right to a vacant place.',
    SUCCESSION,
  ),
  written(
    21,
    'engine',
    'Cutting out',
    'When others wish to come in after a rubber, those who played most rubbers running go out; among equals the highest cuts do.',
    CUTTING_OUT,
  ),
  written(
    22,
    'engine',
    'Declaring to come in',
    'Who wishes to enter says so before anybody cuts for the rubber or for going out.',
    ENTRY,
  ),
  written(
    23,
    'lobby',
    'New tables',
    'At a new table those who have not played elsewhere come first; others cut.',
    OTHER_TABLES,
  ),
  written(
    24,
    'lobby',
    'Who helped to make a table',
    'Players who left a table to help make up another are the last to cut out of it.',
    OTHER_TABLES,
  ),
  written(
    25,
    'lobby',
    'Two tables',
    'Who cuts into a second table loses his right at the first, unless he helped to form it.',
    OTHER_TABLES,
  ),
  written(
    26,
    'engine',
    'A substitute',
    'A player who must leave in mid-rubber may, with the consent of the three others, name a substitute until it ends.',
    SUBSTITUTE,
  ),
  written(
    27,
    'lobby',
    'Breaking up a table',
    'When a player breaks up a table the others have a prior right elsewhere.',
    OTHER_TABLES,
  ),
];
