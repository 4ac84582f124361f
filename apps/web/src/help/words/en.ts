/** The words of the help, in English. */
type Rows = readonly (readonly [string, string])[];

const keys: Rows = [
  ['h k', 'pick up the king of hearts, from your hand or, as declarer, from dummy: suit letter, then rank'],
  ['← →', 'move through the hand'],
  ['Enter', 'pick up; once more: put down'],
  ['Shift + Enter', 'pick up another card as well'],
  ['Esc', 'put the card back'],
  ['3 r', 'choose the bid of three royals: number, then s c d h r n'],
  ['p · x · xx', 'choose pass, double, redouble'],
  ['s c d h n', 'in 1905: choose the trump, or no trumps'],
  ['p · l · y · e', 'in 1905: choose “I leave it to you, partner”, “May I lead?”, “Yes”, “I am satisfied”'],
  ['Enter', 'say the chosen declaration'],
  ['w', 'to what you are asked for: the choice of a ruling, the bidding box, your hand'],
  ['Tab', 'to everything else: dummy’s cards, “Turn and quit the trick”, “Say…”, the choices of a ruling'],
  ['Enter · Space', 'do what is reached with Tab: turn the trick, open “Say…”, take a choice'],
  ['?', 'this help'],
];

const glossary: Rows = [
  ['Turn and quit', 'Turn a finished trick face down. A revoke in it can be put right only before that.'],
  ['Exposed card', 'A card shown when it should not be. It lies face up, and the declarer may call it.'],
  ['Revoke', 'Playing another suit while holding the one that was led.'],
  ['Adversary', 'Either player of the side that does not play the contract.'],
  ['Eldest hand', 'The player on the dealer’s left.'],
  ['I mean…', 'Puts right your own last declaration, before the next player declares.'],
  ['I arrange', 'The declarer says it before he straightens dummy’s cards, so that a touch does not play one.'],
  ['Claim', 'Saying how many of the tricks that are left one will win.'],
  ['Admit · Dispute', 'Agree to a claim, or refuse it: then the hand is played on.'],
  ['Require the cards faced', 'Have whoever claims lay his cards open before you answer.'],
  ['Chicane', 'A hand dealt without a trump. It counts for its side like honours.'],
  [
    'Spades 2, royal spades 9',
    'In 1913 the same suit can be bid at 2 points a trick or, as royal spades with a crown, at 9.',
  ],
];

export const en = { keys: 'Keyboard', rows: keys, words: 'Words of the table', glossary };

export type HelpWords = typeof en;
