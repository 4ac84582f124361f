// Checks that the deals of a record are those which the house had committed itself to before a card was seen.
// It needs nothing of the house but this file: whoever distrusts it may write the same again in a few lines.
//
//   npm run -s verify -- RECORD.json       (from GET /api/tables/ID/record?format=json)
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const DEAL = /^N:(?:[AKQJT2-9]*\.){3}[AKQJT2-9]*(?: (?:[AKQJT2-9]*\.){3}[AKQJT2-9]*){3}$/;
const SUITS = ['S', 'H', 'D', 'C'];

const cardsOf = (text) =>
  text
    .slice(2)
    .split(' ')
    .flatMap((hand) => hand.split('.').flatMap((ranks, suit) => [...ranks].map((rank) => SUITS[suit] + rank)));

/** What can be said of one deal: `good` is true, false, or null where nothing can be checked yet. */
function verdict({ finished, deal, nonce, commitment }) {
  if (!finished) return { good: null, why: 'not over: its cards are told when it is' };
  if (typeof deal !== 'string' || !DEAL.test(deal)) return { good: false, why: 'its cards cannot be read' };
  const cards = cardsOf(deal);
  if (cards.length !== 52 || new Set(cards).size !== 52) return { good: false, why: 'it is not a pack of 52' };
  const found = createHash('sha256').update(`${deal}|${nonce}`).digest('hex');
  return found === commitment
    ? { good: true, why: `is what ${commitment.slice(0, 16)}… promised` }
    : { good: false, why: `hashes to ${found}, but ${commitment} was promised` };
}

function read(file) {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(record.deals)) throw new Error('there are no deals in it');
    return record;
  } catch (error) {
    console.error(`${file} cannot be read as a record: ${error.message}`);
    process.exit(2);
  }
}

const [name] = process.argv.slice(2);
if (!name) {
  console.error('name the record: npm run -s verify -- RECORD.json');
  process.exit(2);
}
// npm moves to the root of the repository; names are meant from where they were typed.
const { deals } = read(resolve(process.env.INIT_CWD ?? '.', name));
const verdicts = deals.map((deal) => ({ number: deal.number, ...verdict(deal) }));
for (const { number, good, why } of verdicts)
  console.log(`deal ${number}: ${good === null ? '' : good ? 'fair: ' : 'NOT FAIR: '}${why}`);
const bad = verdicts.filter(({ good }) => good === false).length;
console.log(`${verdicts.filter(({ good }) => good).length} fair, ${bad} not`);
process.exit(bad > 0 ? 1 : 0);
