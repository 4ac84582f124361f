import { type Article, article } from '../../ruling/article.ts';

const SEATS_BY_AGREEMENT = 'Players sit down where they agree to; the table makes no cut.';

const lobby = (law: number, subject: string, gist: string, how = SEATS_BY_AGREEMENT): Article =>
  article({ law, subject, gist, kept: 'lobby', how });

/** Laws 14 to 27: who plays, with whom and where. They are settled in the lobby, not at the table. */
export const cuttingAndTables: readonly Article[] = [
  lobby(
    14,
    'Rank in cutting',
    'In cutting the ace is lowest; of equal cards the heart is lowest, then diamond, club and spade.',
  ),
  lobby(15, 'One pack for cutting', 'Everybody cuts from the same pack.'),
  lobby(16, 'More than one card cut', 'Who shows more than one card has cut the highest of them.'),
  lobby(
    17,
    'Who plays first',
    'Those first in the room play first; among more than four with equal right the four lowest cuts play.',
  ),
  lobby(
    18,
    'Partners and dealer',
    'The two lowest cuts play against the two highest; the lowest deals first and chooses cards and seats.',
    'Players sit down where they agree to. The first dealer is North, or the seat that the host names.',
  ),
  lobby(
    19,
    'A complete table',
    'Six players make a complete table.',
    'Four sit; others may watch and take a seat that becomes free.',
  ),
  lobby(
    20,
    'The right to succeed',
    'Who first announces that he wishes to has the first right to a vacant place.',
    'A free seat goes to whoever sits down first.',
  ),
  lobby(
    21,
    'Cutting out',
    'When others wish to come in after a rubber, those who played most rubbers running go out; among equals the highest cuts do.',
    'A player stands up and another sits down, as they agree.',
  ),
  lobby(
    22,
    'Declaring to come in',
    'Who wishes to enter says so before anybody cuts for the rubber or for going out.',
    'A seat can be taken whenever it is free.',
  ),
  lobby(
    23,
    'New tables',
    'At a new table those who have not played elsewhere come first; others cut.',
    'Whoever lays a table sends its link to whom he likes.',
  ),
  lobby(
    24,
    'Who helped to make a table',
    'Players who left a table to help make up another are the last to cut out of it.',
    'A player stands up and another sits down, as they agree.',
  ),
  lobby(
    25,
    'Two tables',
    'Who cuts into a second table loses his right at the first, unless he helped to form it.',
    'Seats at several tables may be held at once.',
  ),
  lobby(
    26,
    'A substitute',
    'A player who must leave in mid-rubber may, with the consent of the three others, name a substitute until it ends.',
    'A player may stand up; the next to sit down takes over his hand.',
  ),
  lobby(
    27,
    'Breaking up a table',
    'When a player breaks up a table the others have a prior right elsewhere.',
    'A matter between tables, which the house does not judge.',
  ),
];
