import { type Article, article } from '../../ruling/article.ts';

const DEALS = 'The house shuffles, without anybody seeing a card, and deals.';

const byConstruction = (law: number, subject: string, gist: string, how = DEALS): Article =>
  article({ law, subject, gist, kept: 'construction', how });

/** Laws 29 to 44 and 104, 105: the pack and the deal. The server deals, so that nothing of this can go wrong. */
export const shufflingAndDealing: readonly Article[] = [
  byConstruction(29, 'How to shuffle', 'The pack is not shuffled below the table nor so that a face is seen.'),
  byConstruction(
    30,
    'Who shuffles',
    'The dealer’s partner collects and shuffles first, anybody may after him, the dealer last.',
  ),
  byConstruction(31, 'Where the pack lies', 'The shuffled pack is put face downward at the next dealer’s left.'),
  byConstruction(
    32,
    'The order of dealing',
    'Each deals in his turn, the deal passing to the left.',
    'The next dealer is the one on the left; after a void deal the same player deals again.',
  ),
  byConstruction(
    33,
    'The cut',
    'The player on the dealer’s right cuts, leaving at least four cards in each packet.',
    'Nobody else can cut, and the cut begins the deal.',
  ),
  byConstruction(
    34,
    'One cut',
    'Having separated the pack he may neither shuffle nor cut again.',
    'A cut begins the deal at once.',
  ),
  byConstruction(
    35,
    'Shuffling after the cut',
    'If the dealer shuffles after the cut the pack is cut again.',
    'The next deal is fixed and sealed before the cut; the seal is published, so that anybody can check it afterwards.',
  ),
  byConstruction(36, 'Face downward', 'All fifty-two cards are dealt face downward; the deal ends with the last one.'),
  byConstruction(37, 'No misdeal', 'There is no misdeal.', 'The house deals.'),
  byConstruction(
    38,
    'When there must be a new deal',
    'A wrong rotation, an imperfect pack, a card faced in it, too many cards in a hand and the like make a new deal.',
    'The house deals one at a time from a whole pack; none of these can happen.',
  ),
  byConstruction(
    39,
    'When there may be a new deal',
    'A card exposed or looked at during the deal gives the other side the right to a new one.',
    'Nobody touches a card before the deal is complete.',
  ),
  byConstruction(
    40,
    'Claiming it',
    'Who has looked at his cards cannot claim a new deal for a card exposed in dealing; if there is none the card is not called.',
    'No card is exposed in dealing.',
  ),
  article({
    law: 41,
    subject: 'A hand with too few cards',
    gist: 'A player, not dummy, who holds too few cards and notices it only when he has played answers for a revoke as if the missing card had been in his hand.',
    kept: 'engine',
    how: 'Every hand is dealt thirteen. A card that its owner dropped on the floor stays his: it counts as held when a revoke is judged.',
  }),
  byConstruction(
    42,
    'An incorrect pack',
    'A pack proved incorrect during the play voids that deal and no earlier score; the same player deals again.',
    'Every deal is a whole pack.',
  ),
  byConstruction(
    43,
    'Dealing out of turn',
    'A deal with the wrong pack is put right before the first card, one out of turn before the next deal.',
    'The house knows whose deal it is.',
  ),
  byConstruction(
    44,
    'Dealing for the partner',
    'Nobody cuts, shuffles or deals for his partner without the adversaries’ leave.',
    'Only the player on the dealer’s right can cut.',
  ),
  byConstruction(
    104,
    'New cards',
    'A single new pack cannot be called for unless one is imperfect; new cards are paid for and chosen as the law says.',
    'The cards of a screen do not wear.',
  ),
  byConstruction(105, 'Torn cards', 'Torn or marked cards are replaced.', 'The cards of a screen do not wear.'),
];

export const law106 = article({
  law: 106,
  subject: 'Bystanders',
  gist: 'A bystander may decide a question if the players agree, but says nothing unasked; a remark about the score or a penalty may cost him the stakes.',
  kept: 'construction',
  how: 'Spectators talk among themselves and cannot speak to the players.',
});
