/** Every word on the screen, in English. Another language is another file of this type. */
import type { Card, Rank, Seat, Side, Suit } from '@eldest-hand/cards';
import type {
  Act,
  CallNote,
  CodeName,
  Contract,
  Denomination,
  LapseReason,
  Order,
  SheetLine,
  TableEvent,
  Topic,
  View,
} from '@eldest-hand/laws';

const SEAT: Record<Seat, string> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const LETTER: Record<Seat, string> = { N: 'N', E: 'E', S: 'S', W: 'W' };
const SUIT: Record<Suit, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const RANK: Record<Rank, string> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
  '6': 'six',
  '5': 'five',
  '4': 'four',
  '3': 'three',
  '2': 'two',
};
const DENOMINATION: Record<Denomination, string> = {
  S: 'spades',
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  R: 'royal spades',
  N: 'no trumps',
};
const ONE: Record<Denomination, string> = {
  S: 'spade',
  C: 'club',
  D: 'diamond',
  H: 'heart',
  R: 'royal spade',
  N: 'no trump',
};
const CODE: Record<CodeName, string> = {
  'auction-1913': 'Auction bridge, 1913',
  'bridge-1905': 'Straight bridge, 1905',
};
const TOPIC: Record<Topic, string> = {
  revoke: 'a revoke',
  trick: 'That trick is ours',
  lead: 'Partner, it is not your lead',
  short: 'The trick has too few cards',
  surplus: 'The trick has too many cards',
  taken: 'The trick went to the wrong side',
  irregularity: 'That was irregular',
  score: 'The score',
};

const seat = (of: Seat): string => SEAT[of];
const suit = (of: Suit): string => SUIT[of];
const card = (of: Card): string => `${RANK[of[1] as Rank]} of ${SUIT[of[0] as Suit]}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const cards = (of: readonly Card[]): string => list(of.map((one) => `the ${card(one)}`));
const seats = (of: readonly Seat[]): string => list(of.map(seat));
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const side = (of: Side): string => (of === 'NS' ? 'North and South' : 'East and West');
/** What is said in straight bridge, where nobody bids. */
const SAID: Readonly<Record<string, string>> = {
  leave: 'I leave it to you, partner',
  'ask-lead': 'May I lead?',
  yes: 'Yes',
  satisfied: 'I am satisfied',
};
const call = (text: string): string => {
  const bid = /^(-?\d+)([SHDCNR])$/u.exec(text);
  if (bid) return `${bid[1]} ${(bid[1] === '1' ? ONE : DENOMINATION)[bid[2] as Denomination]}`;
  const made = /^make ([SHDCN])$/u.exec(text);
  return made
    ? `${DENOMINATION[made[1] as Denomination]} are trumps`.replace('no trumps are trumps', 'no trumps')
    : (SAID[text] ?? text);
};
const doubled = (by: number): string =>
  by === 1 ? '' : by === 2 ? ', doubled' : by === 4 ? ', redoubled' : `, ×${by}`;
const contract = (of: Contract): string => {
  const trumps = of.maker ? `${DENOMINATION[of.bid.at(-1) as Denomination]}, made by ${seat(of.maker)}` : call(of.bid);
  return `${trumps}${doubled(of.doubled)}, played by ${seat(of.seat)}`;
};
const NOTE: Record<CallNote, string> = {
  'out-of-turn': 'out of turn',
  insufficient: 'insufficient',
  impossible: 'impossible',
  'no-effect': 'without effect',
  penalized: 'penalised',
  refused: 'refused',
  'without-leave': 'without leave',
};

/** What somebody did, for who is asked whether he may have it back. */
function deed(of: Act): string {
  if ('cards' in of) return of.cards.length > 0 ? cards(of.cards) : 'a card';
  switch (of.verb) {
    case 'bid':
    case 'correct':
      return call(of.call);
    case 'make':
      return call(`make ${of.denomination}`);
    case 'elect':
      return 'a choice in a ruling';
    case 'claim':
    case 'concede':
      return 'a claim';
    case 'throw-down':
    case 'face':
      return 'a hand laid open';
    case 'pass':
    case 'double':
    case 'redouble':
    case 'leave':
    case 'ask-lead':
    case 'yes':
    case 'satisfied':
      return `“${call(of.verb)}”`;
    default:
      return 'what he did last';
  }
}

/** What an order asks of whoever it binds, after his name. */
const ORDER: Record<Order['kind'], (suit: Suit | undefined, card: Card | undefined) => string> = {
  'lead-suit': (of: Suit | undefined): string => `must lead ${of ? suit(of) : 'a suit'}`,
  'not-lead-suit': (of: Suit | undefined): string => `may not lead ${of ? suit(of) : 'a suit'}`,
  highest: (of: Suit | undefined): string => `must play his highest${of ? ` ${suit(of)}` : ''}`,
  lowest: (of: Suit | undefined): string => `must play his lowest${of ? ` ${suit(of)}` : ''}`,
  win: (): string => 'must win the trick',
  lose: (): string => 'must lose the trick',
  'play-card': (_: Suit | undefined, of: Card | undefined): string =>
    `must play ${of ? `the ${card(of)}` : 'the card suggested'}`,
  'not-play-card': (_: Suit | undefined, of: Card | undefined): string =>
    `may not play ${of ? `the ${card(of)}` : 'the card suggested'}`,
};

/** A claim, with what would then go to the other side. */
const claim = (who: Seat, tricks: number, concession: boolean, left = tricks): string =>
  `${seat(who)} ${concession ? 'concedes' : 'claims'} ${
    concession || tricks === left
      ? `the ${many(left, 'trick')} left`
      : `${tricks} of the ${many(left, 'trick')} left; the rest go to ${side(who === 'N' || who === 'S' ? 'EW' : 'NS')}`
  }`;

/** What an event sounds like when it is read out; null for what the eye sees elsewhere. */
function event(of: TableEvent): string | null {
  switch (of.kind) {
    case 'dealt':
      return `Deal ${of.number}. ${seat(of.dealer)} deals.`;
    case 'called':
      return `${seat(of.seat)}: ${call(of.call)}${of.note ? `, ${NOTE[of.note]}` : ''}.`;
    case 'said':
      switch (of.what) {
        case 'refer':
          return `${seat(of.seat)} refers to what happened.`;
        case 'place-cards':
          return `${seat(of.seat)} asks that the cards be placed.`;
        case 'consult':
          return `${seat(of.seat)} consults his partner.`;
        case 'arrange':
          return `${seat(of.seat)} arranges dummy.`;
        case 'suggest':
          return `${seat(of.seat)} suggests a card.`;
        default:
          return of.call
            ? `${seat(of.seat)} says “${call(of.call)}” out of turn: it counts for nothing.`
            : `${seat(of.seat)} passes out of turn.`;
      }
    case 'call-corrected':
      return `${seat(of.seat)} corrects: ${call(of.call)}.`;
    case 'correction-due':
      return `${seat(of.seat)} must put his declaration right, Law ${of.law}.`;
    case 'barred':
      return `${seat(of.seat)} may no longer declare, Law ${of.law}.`;
    case 'unbarred':
      return `${seat(of.seat)} may declare again.`;
    case 'contract':
      return `The contract: ${contract(of.contract)}.`;
    case 'dummy-laid':
      return 'Dummy is laid down.';
    case 'played':
      return `${seat(of.seat)} plays the ${card(of.card)}.`;
    case 'surplus':
      return `${seat(of.seat)} plays the ${card(of.card)} as a card too many.`;
    case 'surplus-restored':
      return `${seat(of.seat)} takes back ${cards(of.cards)} from trick ${of.trick}.`;
    case 'short-trick':
      return `Trick ${of.trick} has a card too few: ${seat(of.seat)} did not play to it.`;
    case 'call-refused':
      return `${seat(of.seat)}'s double is refused, Law ${of.law}.`;
    case 'put-down':
      return `${seat(of.seat)} puts down ${cards(of.cards)}.`;
    case 'false-lead':
      return `${seat(of.seat)} led out of turn; the lead is ${seat(of.rightful)}'s${of.law ? `, Law ${of.law}` : ''}.`;
    case 'false-lead-stands':
      return `The false lead stands${of.law ? `, Law ${of.law}` : ''}.`;
    case 'withdrawn':
      return `${seat(of.seat)} takes back the ${card(of.card)}.`;
    case 'trick-won':
      return `${seat(of.seat)} wins trick ${of.trick}.`;
    case 'gathered':
      return 'The trick is turned and quitted.';
    case 'trick-reopened':
      return `Trick ${of.trick} is opened again.`;
    case 'exposed':
      return `${seat(of.seat)} must leave ${cards(of.cards)} face up; ${of.cards.length === 1 ? 'it' : 'they'} may be called, Law ${of.law}.`;
    case 'no-longer-exposed':
      return `${seat(of.seat)} takes up ${cards(of.cards)}.`;
    case 'faced':
      return `${seat(of.seat)} faces ${cards(of.cards)}.`;
    case 'turned-down':
      return `${seat(of.seat)} takes up ${cards(of.cards)}.`;
    case 'floor':
      return of.cards.length > 0
        ? `${seat(of.seat)} drops ${cards(of.cards)} on the floor.`
        : `${seat(of.seat)} drops a card on the floor.`;
    case 'picked-up':
      return `${seat(of.seat)} picks up from the floor.`;
    case 'shown':
      return `${seat(of.seat)} shows ${of.cards.length > 0 ? cards(of.cards) : 'a card'} to ${of.to === 'partner' ? 'his partner' : 'an adversary'}.`;
    case 'mentioned':
      return `${seat(of.seat)} says that ${of.holder === of.seat ? 'he' : seat(of.holder)} holds ${cards(of.cards)}.`;
    case 'card-called':
      return `${seat(of.by)} calls the ${card(of.card)} from ${seat(of.seat)}.`;
    case 'call-waits':
      return `${seat(of.seat)} had to follow suit; the ${card(of.card)} stays and may be called again, Law ${of.law}.`;
    case 'ruling':
      return `Law ${of.ruling.law}: ${seats(of.ruling.to)} may choose.`;
    case 'elected':
      return `${seat(of.seat)} chooses.`;
    case 'lapsed':
      return `The question under Law ${of.law} lapses.`;
    case 'ordered':
      return `${seat(of.order.seat)} ${ORDER[of.order.kind](of.order.suit, of.order.card)}, Law ${of.order.law}.`;
    case 'order-ended':
      return of.how === 'broken' ? 'An order was broken.' : null;
    case 'revoke-noticed':
      return `A revoke by ${seat(of.seat)} in trick ${of.trick}.`;
    case 'revoke-corrected':
      return `${seat(of.seat)} corrects his revoke in trick ${of.trick}.`;
    case 'attention':
      return `${seat(of.seat)} draws attention${of.topic === 'revoke' && of.found ? '' : `: ${TOPIC[of.topic]}${of.against ? `, ${seat(of.against)}` : ''}`}${of.found ? '' : '. The table finds none'}.`;
    case 'penalty-lost':
      return `The penalty under Law ${of.law} is lost.`;
    case 'asked':
      return `${seat(of.seat)} asks ${seat(of.of)}: no ${suit(of.suit)}?`;
    case 'answered':
      return `${seat(of.seat)} answers: ${of.answer === 'none' ? 'none' : 'I have one'}.`;
    case 'claimed':
      return `${claim(of.seat, of.tricks, of.concession, of.left)}.`;
    case 'face-required':
      return `${seat(of.seat)} wants the cards faced.`;
    case 'admitted':
      return `${seat(of.seat)} admits the claim.`;
    case 'claim-disputed':
      return `${seat(of.seat)} disputes the claim.`;
    case 'claim-settled':
      return 'The claim is settled.';
    case 'rubber-closed':
      return 'The rubber is made up.';
    case 'spread':
      return of.purpose === 'out' ? 'The pack is spread: cut who goes out.' : 'The pack is spread: cut for partners.';
    case 'cut-card':
      return `${seat(of.seat)} cuts ${cards(of.cards)}${of.counts ? '' : ' and must cut again'}.`;
    case 'cut-again':
      return `${seats(of.seats)} must cut again.`;
    case 'partners-cut':
      return of.order[0] ? `${seat(of.order[0])} has cut the lowest card and chooses a seat.` : null;
    case 'gone-out':
      return `${seats(of.seats)} ${of.seats.length === 1 ? 'makes' : 'make'} room for who waits.`;
    case 'seats-taken':
      return `Everybody takes his seat; ${seat(of.dealer)} deals.`;
    case 'substitute-agreed':
      return `${seat(of.by)} asks that somebody else play for ${of.by === of.seat ? 'him' : seat(of.seat)}.`;
    case 'substitute-refused':
      return `${seat(of.by)} does not agree to a substitute for ${seat(of.seat)}.`;
    case 'seat-open':
      return `A substitute may play for ${seat(of.seat)} until the rubber ends.`;
    case 'undo-asked':
      return `${seat(of.seat)} asks to take back: ${deed(of.act)}.`;
    case 'deal-again-asked':
      return `${seat(of.seat)} asks that the deal begin again.`;
    case 'consented':
      return `${seat(of.seat)} consents.`;
    case 'not-consented':
      return `${seat(of.seat)} does not consent: play goes on.`;
    case 'undone':
      return `By consent of all four ${seat(of.seat)} takes back: ${deed(of.act)}.`;
    case 'deal-given-up':
      return 'By consent of all four the deal is given up, and the same player deals again.';
    case 'hand-ended':
      return 'The hand is over.';
    case 'voided':
      return `The deal is void, Law ${of.law}.`;
    case 'scored':
      return of.result.contract === null
        ? null
        : of.result.made
          ? 'The contract is made.'
          : 'The contract is defeated.';
    default:
      return null;
  }
}

const LAPSED: Readonly<Record<string, string>> = {
  'trick-complete': 'since the trick is complete',
  'adversary-called': 'since an adversary has declared',
  corrected: 'since it was put right',
  'penalty-lost': 'since the right to it was lost',
  'deal-over': 'since the deal is over',
  settled: 'since it is settled',
} satisfies Record<LapseReason, string>;

const REASON: Record<SheetLine['reason'], (count: number | undefined) => string> = {
  tricks: (count) => many(count ?? 0, 'odd trick'),
  honours: (count) => (count === undefined ? 'honours' : many(count, 'honour')),
  chicane: () => 'chicane',
  'double-chicane': () => 'double chicane',
  slam: () => 'slam',
  'little-slam': () => 'little slam',
  undertricks: (count) => `declarer ${many(count ?? 0, 'trick')} short`,
  bonus: (count) => (count === undefined ? 'bonus' : `${many(count, 'trick')} above`),
  revoke: () => 'revoke',
  'second-revoke': () => 'further revoke',
  'spade-convention': () => 'spades not played out',
};

const WAIT: Record<View['waitingWhy'], { you: string; they: string; plate: string }> = {
  call: { you: 'Your turn: declare', they: 'to declare', plate: 'thinks' },
  card: { you: 'Your turn: play a card', they: 'to play', plate: 'thinks' },
  ruling: { you: 'You choose: see the ruling', they: 'to choose', plate: 'to choose' },
  claim: { you: 'Answer the claim', they: 'to answer the claim', plate: 'to answer' },
  consent: { you: 'You are asked: consent, or do not', they: 'to consent', plate: 'to consent' },
  answer: { you: 'You were asked: answer', they: 'to answer', plate: 'to answer' },
  correction: { you: 'Put it right', they: 'to put it right', plate: 'to put it right' },
  cut: { you: 'You cut for the next deal', they: 'to cut for the next deal', plate: 'to cut' },
  'new-rubber': { you: 'Begin a new rubber when all are ready', they: 'to begin a new rubber', plate: 'ready?' },
  draw: { you: 'Cut a card out of the spread pack', they: 'to cut a card', plate: 'to cut a card' },
  'take-seat': { you: 'You cut the lowest card: choose your seat', they: 'to choose a seat', plate: 'chooses a seat' },
};

export const en = {
  name: 'English',
  app: 'Eldest Hand',
  tagline: 'Bridge, where things can go wrong, and the table knows the laws.',
  seat,
  letter: (of: Seat): string => LETTER[of],
  seats,
  suit,
  card,
  cards,
  list,
  call,
  callNote: (of: CallNote): string => NOTE[of],
  contract,
  doubled,
  side,
  denomination: (of: Denomination): string => DENOMINATION[of],
  event,
  close: 'Close',
  code: CODE,
  colon: ':',
  law: (number: number): string => `Law ${number}`,
  openLaw: (number: number): string => `Open the law book at Law ${number}`,
  phase: {
    declaring: 'declaring',
    playing: 'playing',
    reckoning: 'hand over',
    void: 'deal void',
    over: 'rubber over',
    cutting: 'cutting for partners',
  },
  position: {
    lost: 'Connection lost, coming back…',
    joining: 'Coming to the table…',
    gone: 'There is no such table.',
    closed: 'The table has been closed by its host.',
    removed: 'The host does not wish you to watch this table.',
    offline: 'No connection. The page opens all the same; the tables come back as soon as there is one.',
  },
  lobby: {
    yourName: 'Your name',
    nameHint: 'As the others at the table will see it.',
    open: 'Open tables',
    none: 'No table is open. Lay one, and send the link to three others.',
    loading: 'Looking for tables…',
    failed: 'The list of tables could not be fetched.',
    retry: 'Try again',
    free: 'free',
    notDone: (status: number): string =>
      status === 0
        ? 'The house does not answer: look to your line, and try again.'
        : status === 429
          ? 'Too much at once from here: wait a moment, and try again.'
          : status < 500
            ? 'The house does not take this as it is.'
            : 'The house failed: try again.',
    /** How the two codes differ, in a line. */
    codesDiffer:
      '1913: you bid for the contract; spades count 2 points a trick or, as royal spades, 9. 1905: nobody bids; the dealer or his partner names the trump.',
    unnamed: (id: string): string => `Table ${id.slice(0, 4)}`,
    tableOf: (name: string): string => `${name}’s table`,
  },
  consent: {
    group: 'Take back, begin again',
    groupHint: 'when all four consent',
    askUndo: (of: Act): string => `Ask to take back: ${deed(of)}`,
    askDealAgain: 'Ask that the deal begin again',
    undoAsked: (of: Seat, what: Act): string => `May ${seat(of)} take back ${deed(what)}?`,
    withSince: (count: number): string => `With it goes what was done since (${many(count, 'act')}).`,
    dealAgainAsked: (of: Seat): string => `May the deal begin again? ${seat(of)} asks for it.`,
    seenStaysSeen: 'What was seen stays seen: everybody remembers the cards and calls that go back.',
    dealAgainMeans: 'This deal is not counted; the same player deals again, with other cards.',
    agreed: (of: readonly Seat[]): string =>
      `${seats(of)} ${of.length === 1 ? 'consents' : 'consent'}; all three others must.`,
    nobodyAgreed: 'All three others must consent. Everything waits for them.',
    agree: 'I consent',
    disagree: 'I do not consent',
    goOn: 'Go on after all',
    setAside: 'taken back by consent of all four',
  },
  places: {
    line: 'Wishing to enter',
    lineHint: 'Put your name down: the first in the line takes the next free seat.',
    putDown: 'Put my name down',
    takeOff: 'Take my name off',
    spread: 'The pack, spread face downward',
    agree: 'I agree',
    disagree: 'I do not agree',
    newRubber: 'Begin a new rubber',
    newRubberHint: 'Partners and seats are cut for afresh. Who wishes to enter should have put his name down.',
    askFor: (of: Seat): string => `Ask that somebody play for ${seat(of)}`,
    askForMe: 'I must go: ask for a substitute',
    playFor: (of: Seat): string => `Play for ${seat(of)}`,
    playsForAnother: 'substitute',
  },
  robots: {
    playNow: 'Play now',
    playNowText: 'Alone, with three robots. Anybody who comes may take a robot’s seat.',
    tableOf: (name: string): string => `${name} and robots`,
    level: 'The robots play',
    levels: { easy: 'easily', club: 'as in a club', strong: 'strongly' },
    title: 'Robots',
    slips: 'For practice, they slip',
    slipsOf: { never: 'never', seldom: 'now and then', often: 'often' },
    slipping: { never: 'never slips', seldom: 'slips now and then', often: 'slips often' },
    slipsHint: 'They drop a card, lead out of turn or revoke: you see it, or you do not, and the laws do the rest.',
    seat: (of: Seat): string => `Put a robot in ${seat(of)}`,
    sendAway: (of: Seat): string => `Send the robot in ${seat(of)} away`,
  },
  sit: {
    title: 'Take a seat, or watch',
    take: (of: Seat): string => `Sit ${seat(of)}`,
    nameFirst: 'Give your name first: the others at the table will see it.',
    watch: 'Watch',
    stand: 'Leave the seat',
    watching: 'You are watching',
    spectators: (count: number): string => many(count, 'spectator'),
    free: 'free seat',
    you: 'you',
    away: 'away',
    turnTable: 'Turn the table',
    lookFrom: (of: Seat): string => `Look from ${seat(of)}`,
    allHands: 'Spectators see all four hands at this table.',
  },
  host: {
    youAre: 'The table has been handed on to you: you are its host. What a host may do stands in the panel “Table”.',
  },
  invite: {
    title: 'Invite the others',
    text: 'Whoever has this link can sit down or watch. No account is needed.',
    copy: 'Copy the link',
    copied: 'Copied',
    link: 'Link to this table',
    qr: 'QR code of the link to this table',
  },
  table: {
    board: 'The table',
    noContract: 'No contract yet',
    contract: 'Contract',
    dealer: 'dealer',
    declarer: 'declarer',
    dummy: 'dummy',
    barred: 'barred',
    waited: (why: View['waitingWhy']): string => WAIT[why].plate,
    turn: (phase: View['phase']): string => (phase === 'declaring' ? 'to declare' : 'to play'),
    turnForDummy: 'to play from dummy',
    tricks: (count: number): string => many(count, 'trick'),
    tricksOf: (of: Side, count: number): string => `${side(of)}: ${many(count, 'trick')}`,
    tricksWon: 'Tricks',
    played: (of: Seat): string => `by ${seat(of)}`,
    pair: (of: Side): string => (of === 'NS' ? 'N–S' : 'E–W'),
    we: 'We',
    they: 'They',
    menu: 'Panels',
    heldCards: (count: number): string => many(count, 'card'),
    onFloor: (count: number): string => `${many(count, 'card')} on the floor`,
    deal: (number: number): string => `Deal ${number}`,
    lobby: 'Lobby',
    record: 'Record',
    panels: { auction: 'Auction', score: 'Score', rulings: 'Rulings', chat: 'Chat', table: 'Table' },
    yourTurnTitle: 'Your turn',
  },
  waiting: {
    you: (why: View['waitingWhy']): string => WAIT[why].you,
    forDummy: 'Your turn: name a card in dummy',
    others: (of: readonly Seat[], why: View['waitingWhy']): string => `Waiting for ${seats(of)} ${WAIT[why].they}`,
    plays: (of: Seat): string => `Waiting for ${seat(of)} to play from dummy`,
    faces: (of: Seat): string => `Waiting for ${seat(of)} to face his cards`,
    youFace: 'Face your cards: they are asked for',
    playCalled: (of: Card): string => `Play the ${card(of)}: it is called`,
    followFirst: (led: Suit): string => `Follow suit first: play ${suit(led)}`,
    haveNone: (of: Suit): string => `You have no ${suit(of)}: lead as you like`,
    nobody: 'The table waits for nobody',
    putRight: (of: Card): string => `Put it right: take back the ${card(of)}`,
    away: (names: readonly string[]): string => `${list(names)} ${names.length === 1 ? 'is' : 'are'} away`,
  },
  hand: {
    yours: 'Your hand',
    of: (of: Seat): string => `${seat(of)}'s hand`,
    empty: 'No cards left',
    exposed: (of: Seat): string => `Exposed cards of ${seat(of)}`,
    mayCall: 'may be called',
    exposedMark: 'exposed',
    facedMark: 'faced',
    floorMark: 'on the floor',
    onFloor: 'Your cards on the floor',
    play: 'Play',
    playFromDummy: 'Play from dummy',
    drop: 'Drop on the table',
    floor: 'Drop on the floor',
    showPartner: 'Show to partner',
    showAdversary: 'Show to an adversary',
    mention: 'Mention',
    another: 'Pick up another',
    anotherShort: 'another',
    lower: 'Put back',
    arrange: 'I arrange',
    takeBack: 'Take it back',
    leaveThere: 'Leave it',
    callIt: 'Call it',
    suggest: 'Suggest it to the declarer',
    pickUp: 'Pick up from the floor',
    actions: (of: readonly Card[]): string => `What to do with ${cards(of)}`,
    dragPlay: 'Let go to play it',
    dragDrop: 'Let go to expose it on the table',
    dragFloor: 'Let go to drop it on the floor',
    dragKeep: 'Let go to keep it',
    putDownHere: 'Put it down here',
    wouldBe: 'This would be irregular',
    outOfTurn: 'It is not your turn: this would be a card out of turn.',
    notLawful: 'This card cannot be played now without an offence: it would be a revoke, or break an order.',
    expose: 'Your card would lie exposed, and could be called.',
    several: 'Two cards at once are an irregularity.',
    doIt: 'Do it all the same',
    keep: 'Keep it',
    more: 'More that can be done with it',
  },
  dummy: { title: 'Dummy' },
  trick: {
    title: (number: number): string => `Trick ${number}`,
    empty: 'No card on the table',
    gather: 'Turn and quit the trick',
    gatherShort: 'Turn and quit',
    wins: (of: Seat): string => `${seat(of)} wins`,
    led: 'led',
    pile: (of: Side): string => `Tricks of ${side(of)}`,
    putDown: 'Put down together',
    last: 'Last trick',
    falseLead: 'Led out of turn',
  },
  declaring: {
    box: 'Bidding box',
    auction: 'The auction',
    worth: (points: number): string => `${points} a trick`,
    levels: 'How many odd tricks',
    denominations: 'In what',
    pass: 'Pass',
    double: 'Double',
    redouble: 'Redouble',
    other: 'Another number',
    otherHint: 'Any number can be said',
    sayIt: (text: string): string => `Say “${call(text)}”`,
    sayShort: 'Say',
    take: 'Think again',
    mean: 'I mean…',
    meanShort: 'puts right my last call',
    meanHint: 'Puts right your own last declaration.',
    meaning: (text: string): string => `Say “I mean ${call(text)}”`,
    mustDeclare: 'You deal: you must bid, and may not pass.',
    choose: 'Choose a declaration, then say it.',
    outOfTurn: 'It is not your turn: this would be a declaration out of turn.',
    insufficient: 'This is not higher than the last declaration: it would be insufficient.',
    impossible: 'No hand could make this: it would be an impossible declaration.',
    noEffect: 'There is nothing here for it to double: it would count as a pass.',
    standsAsPass: 'counts as a pass',
    makes: 'Make the trump',
    elseSaid: 'What else can be said',
    none: 'No declaration yet',
    no: 'no declaration',
  },
  speaking: {
    say: 'Say…',
    title: 'Say something',
    askNone: 'Having none, partner?',
    place: 'Place the cards, please',
    attention: 'Attention!',
    topic: TOPIC,
    claim: 'Claim',
    concede: 'Concede',
    throwDown: 'Throw my hand down face upward',
    face: 'Face my hand',
    refer: 'Refer to what happened',
    consult: 'Consult my partner about a penalty',
    claimBy: claim,
    noAnswer: 'has not answered',
    admitted: 'admits',
    admit: 'Admit',
    dispute: 'Dispute',
    requireFace: 'Require the cards faced',
    asks: (who: Seat, of: Suit): string => `${seat(who)} asks: have you none of the ${suit(of)}, partner?`,
    answerNone: 'None',
    answerSome: 'I have one',
    askedOf: (of: Seat): string => `Waiting for ${seat(of)} to answer`,
  },
  rulings: {
    title: 'Rulings',
    open: 'Open ruling',
    happened: 'What happened',
    yours: 'You choose',
    waits: (of: readonly Seat[]): string => `Waiting for ${seats(of)} to choose`,
    against: (of: Seat): string => `against ${seat(of)}`,
    goesOn: 'Play goes on meanwhile.',
    holds: 'Play waits.',
    whoeverFirst: 'Your partner may choose as well: the first choice decides.',
    gist: 'What the law says',
    log: 'Rulings of this deal',
    empty: 'Nothing has been ruled upon in this deal.',
    lying: 'Cards that lie exposed',
    liesExposed: (of: Seat, which: readonly Card[]): string =>
      `${seat(of)}: ${cards(which)}. The declarer may call ${which.length === 1 ? 'it' : 'them'}.`,
    wasExposed: (of: Seat, which: readonly Card[]): string => `${seat(of)}: ${cards(which)}, exposed.`,
    mayBeCalled: 'Lies face upward and may be called.',
    liesNoLonger: 'Lies there no longer.',
    heard: 'Seen and heard',
    stillOpen: 'open',
    chose: (of: Seat, label: string): string => `${seat(of)} chose: ${label}`,
    lapsed: (law: number, why: string): string => `lapsed, ${LAPSED[why] ?? why} (Law ${law})`,
    order: ORDER,
    called: (of: Card): string => `called: ${card(of)}`,
    calledNotNow: 'called, but cannot be played now',
    standing: 'Standing orders',
    more: 'Show the ruling',
    less: 'Hide the ruling',
  },
  score: {
    resultOf: (deal: number): string => `Result of deal ${deal}`,
    title: 'Score sheet',
    above: 'honours, above the line',
    below: 'tricks, below the line',
    games: (count: number): string => many(count, 'game'),
    standing: 'below / above',
    total: 'Total so far',
    nothing: 'Nothing is written yet.',
    reason: (line: SheetLine): string => REASON[line.reason](line.count),
    passedOut: 'No contract was played.',
    cut: 'Cut for the next deal',
    cutWaits: (of: readonly Seat[]): string => `${seats(of)} cuts for the next deal`,
  },
  tour: {
    invitation: 'New here? A minute at the table shows how it works.',
  },
  practice: {
    title: 'The practice room',
    invitation: 'The practice room: try any law, from both sides.',
    thisLaw: 'Practise this law',
  },
  replay: {
    title: 'Deals that are over',
    open: 'Go through the deals again',
    openDeal: 'Go through this deal',
    seeMoment: 'See that moment',
    loading: 'Fetching the record…',
    failed: 'The record could not be fetched.',
    none: 'No deal has been finished yet.',
    dealt: 'The cards are dealt.',
  },
  look: {
    invitation: 'Have a record of a deal? Go through it, act by act.',
    notRead: 'This cannot be read',
  },
  chat: {
    unread: (count: number): string => many(count, 'new line'),
    players: 'Players',
    spectators: 'Spectators',
    say: 'Message',
    send: 'Send',
    closed: 'The players do not chat during a hand.',
    onlySpectators: 'The players do not see this.',
    empty: 'Nothing has been said.',
    phrasesTitle: 'Quickly said',
    phrases: ['Well played', 'Thank you, partner', 'Bad luck', 'One moment, please', 'Another rubber?', 'Good night'],
  },
  lawbook: {
    title: 'Law book',
    search: 'Search by number or word',
    loading: 'Fetching the laws…',
    failed: 'The law book could not be fetched.',
    none: 'No law says that.',
    kept: {
      engine: 'ruled at the table',
      construction: 'kept by the way the table is built',
      lobby: 'kept in the lobby',
      etiquette: 'left to the players',
    },
    own: 'In our own words; the number is the number in the code.',
  },
  refusal: {
    title: 'Not done',
    dismiss: 'Understood',
    lost: 'The table did not answer. It is sent again.',
    /** Cards by their names, where the house says them by their signs. */
    named: (message: string): string => message.replace(/\b[SHDC][2-9TJQKA]\b/g, (sign) => `the ${card(sign as Card)}`),
  },
  broken: { text: 'Something on this page has failed. Your seat is kept: load the page again.', again: 'Load again' },
  help: { title: 'Help' },
  /** What somebody is called who gives no name. */
  guest: 'Guest',
  /** No trumps, as players write it. */
  noTrumps: 'NT',
  notFound: 'There is nothing here.',
};

export type Words = typeof en;
