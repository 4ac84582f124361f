import { type Article, article } from '../../ruling/article.ts';

const SEATS_BY_AGREEMENT = 'Players sit down where they agree to; the table makes no cut.';

const lobby = (law: number, subject: string, gist: string, how = SEATS_BY_AGREEMENT): Article =>
  article({ law, subject, gist, kept: 'lobby', how });

/** Laws 14 to 28: who plays, with whom and where. They are settled in the lobby, not at the table. */
export const cuttingAndTables: readonly Article[] = [
  lobby(14, 'Rank in cutting', 'In cutting the ace is the lowest card.'),
  lobby(15, 'One pack for cutting', 'Everybody cuts from the same pack.'),
  lobby(16, 'More than one card cut', 'Who shows more than one card cuts again.'),
  lobby(17, 'Who plays first', 'Those first in the room play first; among more than four the four lowest cuts play.'),
  lobby(
    18,
    'Partners and dealer',
    'The two lowest cuts play against the two highest; the lowest deals first and chooses cards and seats.',
    'Players sit down where they agree to. The first dealer is North, or the seat that the host names.',
  ),
  lobby(19, 'The two lowest equal', 'If the two lowest cuts are equal they cut again for the deal.'),
  lobby(20, 'Three equal cuts', 'Three equal cuts are cut again, the fourth counting as highest or lowest as it is.'),
  lobby(
    21,
    'A full table',
    'Six players make a full table, and nobody has a right to cut into it.',
    'Four sit; others may watch and take a seat that becomes free.',
  ),
  lobby(
    22,
    'The right to succeed',
    'Among more than six, who first announces that he wishes to has the first right to a vacant place.',
    'A free seat goes to whoever sits down first.',
  ),
  lobby(
    23,
    'Cutting out',
    'When others wish to come in after a rubber, those who played most rubbers running go out; among equals the highest cuts do.',
    'A player stands up and another sits down, as they agree.',
  ),
  lobby(
    24,
    'Declaring to come in',
    'Who wishes to enter says so before anybody cuts for the rubber or for going out.',
    'A seat can be taken whenever it is free.',
  ),
  lobby(
    25,
    'New tables',
    'At a new table those who belong to no other come first; others cut.',
    'Whoever lays a table sends its link to whom he likes.',
  ),
  lobby(
    26,
    'Two tables',
    'Who cuts into a second table loses his right at the first, unless he makes a fresh table possible.',
    'Seats at several tables may be held at once.',
  ),
  lobby(
    27,
    'A substitute',
    'A player who must leave in mid-rubber may, with the consent of the three others, name a substitute until it ends.',
    'A player may stand up; the next to sit down takes over his hand.',
  ),
  lobby(
    28,
    'Breaking up a table',
    'When a player breaks up a table the others have a prior right elsewhere.',
    'A matter between tables, which the house does not judge.',
  ),
];
