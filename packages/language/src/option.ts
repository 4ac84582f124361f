import { type Fault, fault, isFault } from './fault.ts';
import { quote, readCards, readNumber, readSuit, wordsOf } from './words.ts';

/**
 * Reads an option of a ruling as `elect` takes it: `expose`, `suit H`, `play HK`, `win 1`. Suits and cards come out in
 * their exact form. Which options there are is the ruling's own matter, so any other word is let through.
 */
export function readOption(text: string): string | Fault {
  const [word = '', ...detail] = wordsOf(text);
  const name = word.toLowerCase();
  if (!/^[a-z][a-z-]*$/.test(name)) return fault(`${quote(text.trim())} is no option`);
  if (detail.length === 0) return name;
  const exact = exactDetail(name, detail);
  return isFault(exact) ? exact : `${name} ${exact}`;
}

function exactDetail(name: string, detail: readonly string[]): string | Fault {
  if (name === 'play') {
    const cards = readCards(detail);
    return isFault(cards) ? cards : cards.join(' ');
  }
  if (name === 'suit')
    return detail.length === 1 ? readSuit(detail[0]) : fault(`one suit, not ${quote(detail.join(' '))}`);
  if (name === 'win') {
    const trick =
      detail.length === 1 ? readNumber(detail[0], 'trick', 1, 13) : fault(`one trick, not ${quote(detail.join(' '))}`);
    return isFault(trick) ? trick : String(trick);
  }
  return detail.join(' ');
}
