import { article } from '../../ruling/article.ts';

export const law83 = article({
  law: 83,
  subject: 'The revoke and when it is established',
  gist: 'To hold a card of the suit led and play another is a revoke (not for dummy). It is established when the trick is turned and quitted by those who rightly won it, or when the offender or his partner leads or plays to the next trick, in turn or not.',
  kept: 'engine',
  how: 'The table knows at once and tells nobody until somebody draws attention to it. A trick gathered by the wrong side establishes nothing.',
});

export const law85 = article({
  law: 85,
  subject: '“Having none, partner?”',
  gist: 'A player may ask his partner whether he has none of the suit he renounced. Asked before the trick is turned and quitted, quitting it does not establish a revoke, and the error may be put right unless the answer was no, or that side has led or played to the next trick.',
  kept: 'engine',
  how: '“Having none, partner?” is asked and answered. After “none” the card can no longer be taken back and the revoke is established.',
});

export const law88 = article({
  law: 88,
  subject: 'A revoke is claimed in time',
  gist: 'A revoke must be claimed before the cards are cut for the next deal.',
  kept: 'engine',
  how: 'The cut ends the claims of the last deal; it waits while a claimed revoke is still to be decided.',
});
