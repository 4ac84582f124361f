/** Every word on the screen, in German. */
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
import type { Words } from './en.ts';

const SEAT: Record<Seat, string> = { N: 'Nord', E: 'Ost', S: 'Süd', W: 'West' };
const LETTER: Record<Seat, string> = { N: 'N', E: 'O', S: 'S', W: 'W' };
const SUIT: Record<Suit, string> = { S: 'Pik', H: 'Cœur', D: 'Karo', C: 'Treff' };
const RANK: Record<Rank, string> = {
  A: 'Ass',
  K: 'König',
  Q: 'Dame',
  J: 'Bube',
  T: 'Zehn',
  '9': 'Neun',
  '8': 'Acht',
  '7': 'Sieben',
  '6': 'Sechs',
  '5': 'Fünf',
  '4': 'Vier',
  '3': 'Drei',
  '2': 'Zwei',
};
const DENOMINATION: Record<Denomination, string> = {
  S: 'Pik',
  C: 'Treff',
  D: 'Karo',
  H: 'Cœur',
  R: 'Royal-Pik',
  N: 'ohne Trumpf',
};
const CODE: Record<CodeName, string> = {
  'auction-1913': 'Auktionsbridge, 1913',
  'bridge-1905': 'Altes Bridge, 1905',
};
const TOPIC: Record<Topic, string> = {
  revoke: 'eine Renonce',
  trick: 'Dieser Stich gehört uns',
  lead: 'Partner, du spielst nicht aus',
  short: 'Dem Stich fehlt eine Karte',
  surplus: 'Der Stich hat zu viele Karten',
  taken: 'Der Stich ging an die falsche Seite',
  irregularity: 'Das war regelwidrig',
  score: 'Die Anschreibung',
};

const seat = (of: Seat): string => SEAT[of];
const suit = (of: Suit): string => SUIT[of];
const card = (of: Card): string => `${SUIT[of[0] as Suit]}-${RANK[of[1] as Rank]}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
const cards = (of: readonly Card[]): string => list(of.map(card));
const seats = (of: readonly Seat[]): string => list(of.map(seat));
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const tricks = (count: number): string => many(count, 'Stich', 'Stiche');
const verb = (of: readonly unknown[], one: string, more: string): string => (of.length === 1 ? one : more);
const side = (of: Side): string => (of === 'NS' ? 'Nord und Süd' : 'Ost und West');
const SAID: Readonly<Record<string, string>> = {
  pass: 'Passe',
  double: 'Kontra',
  redouble: 'Rekontra',
  leave: 'Ich überlasse es dir, Partner',
  'ask-lead': 'Darf ich ausspielen?',
  yes: 'Ja',
  satisfied: 'Ich bin zufrieden',
};
const call = (text: string): string => {
  const bid = /^(-?\d+)([SHDCNR])$/u.exec(text);
  if (bid) return `${bid[1]} ${DENOMINATION[bid[2] as Denomination]}`;
  const made = /^make ([SHDCN])$/u.exec(text);
  if (made?.[1] === 'N') return 'ohne Trumpf';
  return made ? `${DENOMINATION[made[1] as Denomination]} ist Trumpf` : (SAID[text] ?? text);
};
const doubled = (by: number): string =>
  by === 1 ? '' : by === 2 ? ', kontriert' : by === 4 ? ', rekontriert' : `, ×${by}`;
const contract = (of: Contract): string => {
  const trumps = of.maker
    ? `${DENOMINATION[of.bid.at(-1) as Denomination]}, bestimmt von ${seat(of.maker)}`
    : call(of.bid);
  return `${trumps}${doubled(of.doubled)}, gespielt von ${seat(of.seat)}`;
};
const NOTE: Record<CallNote, string> = {
  'out-of-turn': 'außer der Reihe',
  insufficient: 'zu niedrig',
  impossible: 'unmöglich',
  'no-effect': 'ohne Wirkung',
  penalized: 'bestraft',
  refused: 'zurückgewiesen',
  'without-leave': 'ohne Erlaubnis',
};

/** What somebody did, for who is asked whether he may have it back. */
function deed(of: Act): string {
  if ('cards' in of) return of.cards.length > 0 ? cards(of.cards) : 'eine Karte';
  switch (of.verb) {
    case 'bid':
    case 'correct':
      return call(of.call);
    case 'make':
      return call(`make ${of.denomination}`);
    case 'elect':
      return 'eine Wahl in einer Entscheidung';
    case 'claim':
    case 'concede':
      return 'ein Anspruch';
    case 'throw-down':
    case 'face':
      return 'die offen hingelegte Hand';
    case 'pass':
    case 'double':
    case 'redouble':
    case 'leave':
    case 'ask-lead':
    case 'yes':
    case 'satisfied':
      return `„${call(of.verb)}“`;
    default:
      return 'das Letzte';
  }
}

/** What an order asks of whoever it binds, after his name. */
const ORDER: Record<Order['kind'], (suit: Suit | undefined, card: Card | undefined) => string> = {
  'lead-suit': (of) => `muss ${of ? suit(of) : 'eine Farbe'} ausspielen`,
  'not-lead-suit': (of) => `darf ${of ? suit(of) : 'eine Farbe'} nicht ausspielen`,
  highest: (of) => `muss ${of ? `das höchste ${suit(of)}` : 'die höchste Karte'} spielen`,
  lowest: (of) => `muss ${of ? `das niedrigste ${suit(of)}` : 'die niedrigste Karte'} spielen`,
  win: () => 'muss den Stich gewinnen',
  lose: () => 'muss den Stich verlieren',
  'play-card': (_, of) => `muss ${of ? card(of) : 'die vorgeschlagene Karte'} spielen`,
  'not-play-card': (_, of) => `darf ${of ? card(of) : 'die vorgeschlagene Karte'} nicht spielen`,
};

/** A claim, with what would then go to the other side. */
const claim: Words['speaking']['claimBy'] = (who, count, concession, left = count) =>
  concession || count === left
    ? `${seat(who)} ${concession ? 'gibt' : 'beansprucht'} ${left === 1 ? 'den letzten Stich' : `die übrigen ${tricks(left)}`}${concession ? ' ab' : ''}`
    : `${seat(who)} beansprucht ${count} von ${left} übrigen Stichen; der Rest geht an ${side(who === 'N' || who === 'S' ? 'EW' : 'NS')}`;

function event(of: TableEvent): string | null {
  switch (of.kind) {
    case 'dealt':
      return `Spiel ${of.number}. ${seat(of.dealer)} teilt.`;
    case 'called':
      return `${seat(of.seat)}: ${call(of.call)}${of.note ? `, ${NOTE[of.note]}` : ''}.`;
    case 'said':
      switch (of.what) {
        case 'refer':
          return `${seat(of.seat)} beruft sich auf das Geschehene.`;
        case 'place-cards':
          return `${seat(of.seat)} bittet, die Karten vorzuziehen.`;
        case 'consult':
          return `${seat(of.seat)} berät sich mit dem Partner.`;
        case 'arrange':
          return `${seat(of.seat)} ordnet den Tisch.`;
        case 'suggest':
          return `${seat(of.seat)} schlägt eine Karte vor.`;
        default:
          return of.call
            ? `${seat(of.seat)} sagt außer der Reihe „${call(of.call)}“: es zählt nicht.`
            : `${seat(of.seat)} passt außer der Reihe.`;
      }
    case 'call-corrected':
      return `${seat(of.seat)} berichtigt: ${call(of.call)}.`;
    case 'correction-due':
      return `${seat(of.seat)} muss die Ansage berichtigen, Regel ${of.law}.`;
    case 'barred':
      return `${seat(of.seat)} darf nicht mehr ansagen, Regel ${of.law}.`;
    case 'unbarred':
      return `${seat(of.seat)} darf wieder ansagen.`;
    case 'contract':
      return `Der Kontrakt: ${contract(of.contract)}.`;
    case 'dummy-laid':
      return 'Der Tisch wird aufgelegt.';
    case 'played':
      return `${seat(of.seat)} spielt ${card(of.card)}.`;
    case 'surplus':
      return `${seat(of.seat)} spielt ${card(of.card)} als überzählige Karte.`;
    case 'surplus-restored':
      return `${seat(of.seat)} nimmt ${cards(of.cards)} aus Stich ${of.trick} zurück.`;
    case 'short-trick':
      return `In Stich ${of.trick} fehlt eine Karte: ${seat(of.seat)} hat nicht zugegeben.`;
    case 'call-refused':
      return `Das Kontra von ${seat(of.seat)} wird zurückgewiesen, Regel ${of.law}.`;
    case 'put-down':
      return `${seat(of.seat)} legt ${cards(of.cards)} hin.`;
    case 'false-lead':
      return `${seat(of.seat)} hat falsch ausgespielt; es ist an ${seat(of.rightful)}${of.law ? `, Regel ${of.law}` : ''}.`;
    case 'false-lead-stands':
      return `Das falsche Ausspiel gilt${of.law ? `, Regel ${of.law}` : ''}.`;
    case 'withdrawn':
      return `${seat(of.seat)} nimmt ${card(of.card)} zurück.`;
    case 'trick-won':
      return `${seat(of.seat)} gewinnt Stich ${of.trick}.`;
    case 'gathered':
      return 'Der Stich ist umgedreht und weggelegt.';
    case 'trick-reopened':
      return `Stich ${of.trick} wird wieder aufgedeckt.`;
    case 'exposed':
      return `${seat(of.seat)} muss ${cards(of.cards)} offen liegen lassen; das darf gefordert werden, Regel ${of.law}.`;
    case 'no-longer-exposed':
    case 'turned-down':
      return `${seat(of.seat)} nimmt ${cards(of.cards)} auf.`;
    case 'faced':
      return `${seat(of.seat)} deckt ${cards(of.cards)} auf.`;
    case 'floor':
      return of.cards.length > 0
        ? `${seat(of.seat)} lässt ${cards(of.cards)} auf den Boden fallen.`
        : `${seat(of.seat)} lässt eine Karte auf den Boden fallen.`;
    case 'picked-up':
      return `${seat(of.seat)} hebt vom Boden auf.`;
    case 'shown':
      return `${seat(of.seat)} zeigt ${of.cards.length > 0 ? cards(of.cards) : 'eine Karte'} ${of.to === 'partner' ? 'dem Partner' : 'einem Gegner'}.`;
    case 'mentioned':
      return `${seat(of.seat)} sagt, bei ${seat(of.holder)} sei ${cards(of.cards)}.`;
    case 'card-called':
      return `${seat(of.by)} fordert ${card(of.card)} von ${seat(of.seat)}.`;
    case 'call-waits':
      return `${seat(of.seat)} musste bedienen; ${card(of.card)} bleibt liegen und darf wieder gefordert werden, Regel ${of.law}.`;
    case 'ruling':
      return `Regel ${of.ruling.law}: ${seats(of.ruling.to)} ${verb(of.ruling.to, 'darf', 'dürfen')} wählen.`;
    case 'elected':
      return `${seat(of.seat)} wählt.`;
    case 'lapsed':
      return `Die Frage nach Regel ${of.law} entfällt.`;
    case 'ordered':
      return `${seat(of.order.seat)} ${ORDER[of.order.kind](of.order.suit, of.order.card)}, Regel ${of.order.law}.`;
    case 'order-ended':
      return of.how === 'broken' ? 'Eine Auflage wurde verletzt.' : null;
    case 'revoke-noticed':
      return `Eine Renonce von ${seat(of.seat)} in Stich ${of.trick}.`;
    case 'revoke-corrected':
      return `${seat(of.seat)} berichtigt die Renonce in Stich ${of.trick}.`;
    case 'attention':
      return `${seat(of.seat)} macht aufmerksam${of.topic === 'revoke' && of.found ? '' : `: ${TOPIC[of.topic]}${of.against ? `, ${seat(of.against)}` : ''}`}${of.found ? '' : '. Der Tisch findet nichts'}.`;
    case 'penalty-lost':
      return `Die Strafe nach Regel ${of.law} ist verwirkt.`;
    case 'asked':
      return `${seat(of.seat)} fragt ${seat(of.of)}: kein ${suit(of.suit)}?`;
    case 'answered':
      return `${seat(of.seat)} antwortet: ${of.answer === 'none' ? 'keins' : 'doch'}.`;
    case 'claimed':
      return `${claim(of.seat, of.tricks, of.concession, of.left)}.`;
    case 'face-required':
      return `${seat(of.seat)} will die Karten offen sehen.`;
    case 'admitted':
      return `${seat(of.seat)} erkennt den Anspruch an.`;
    case 'claim-disputed':
      return `${seat(of.seat)} bestreitet den Anspruch.`;
    case 'claim-settled':
      return 'Der Anspruch ist erledigt.';
    case 'rubber-closed':
      return 'Der Robber ist abgerechnet.';
    case 'spread':
      return of.purpose === 'out'
        ? 'Das Spiel liegt ausgebreitet: hebt ab, wer aussetzt.'
        : 'Das Spiel liegt ausgebreitet: hebt um die Partner ab.';
    case 'cut-card':
      return `${seat(of.seat)} hebt ${cards(of.cards)} ab${of.counts ? '' : ' und muss noch einmal abheben'}.`;
    case 'cut-again':
      return `${seats(of.seats)} ${verb(of.seats, 'muss', 'müssen')} noch einmal abheben.`;
    case 'partners-cut':
      return of.order[0] ? `${seat(of.order[0])} hat die niedrigste Karte und wählt den Platz.` : null;
    case 'gone-out':
      return `${seats(of.seats)} ${verb(of.seats, 'macht', 'machen')} Platz für die Wartenden.`;
    case 'seats-taken':
      return `Alle nehmen ihren Platz ein; ${seat(of.dealer)} teilt.`;
    case 'substitute-agreed':
      return `${seat(of.by)} bittet, dass jemand anders für ${of.by === of.seat ? 'sich' : seat(of.seat)} spielt.`;
    case 'substitute-refused':
      return `${seat(of.by)} ist mit einem Ersatz für ${seat(of.seat)} nicht einverstanden.`;
    case 'seat-open':
      return `Bis zum Ende des Robbers darf jemand anders für ${seat(of.seat)} spielen.`;
    case 'undo-asked':
      return `${seat(of.seat)} bittet, zurückzunehmen: ${deed(of.act)}.`;
    case 'deal-again-asked':
      return `${seat(of.seat)} bittet, das Spiel neu zu beginnen.`;
    case 'consented':
      return `${seat(of.seat)} ist einverstanden.`;
    case 'not-consented':
      return `${seat(of.seat)} ist nicht einverstanden: es geht weiter.`;
    case 'undone':
      return `Mit Zustimmung aller vier nimmt ${seat(of.seat)} zurück: ${deed(of.act)}.`;
    case 'deal-given-up':
      return 'Mit Zustimmung aller vier wird das Spiel aufgegeben, und derselbe Spieler teilt noch einmal.';
    case 'hand-ended':
      return 'Das Spiel ist zu Ende.';
    case 'voided':
      return `Das Spiel ist ungültig, Regel ${of.law}.`;
    case 'scored':
      return of.result.contract === null
        ? null
        : of.result.made
          ? 'Der Kontrakt ist erfüllt.'
          : 'Der Kontrakt ist gefallen.';
    default:
      return null;
  }
}

const LAPSED: Readonly<Record<string, string>> = {
  'trick-complete': 'da der Stich vollständig ist',
  'adversary-called': 'da ein Gegner angesagt hat',
  corrected: 'da es berichtigt wurde',
  'penalty-lost': 'da das Recht verwirkt ist',
  'deal-over': 'da das Spiel zu Ende ist',
  settled: 'da es erledigt ist',
} satisfies Record<LapseReason, string>;

const REASON: Record<SheetLine['reason'], (count: number | undefined) => string> = {
  tricks: (count) => many(count ?? 0, 'Trick', 'Tricks'),
  honours: (count) => (count === undefined ? 'Honneurs' : many(count, 'Honneur', 'Honneurs')),
  chicane: () => 'Chicane',
  'double-chicane': () => 'doppelte Chicane',
  slam: () => 'Großschlemm',
  'little-slam': () => 'Kleinschlemm',
  undertricks: (count) => `Alleinspieler ${tricks(count ?? 0)} zu wenig`,
  bonus: (count) => (count === undefined ? 'Prämie' : `${tricks(count)} darüber`),
  revoke: () => 'Renonce',
  'second-revoke': () => 'weitere Renonce',
  'spade-convention': () => 'Pik nicht ausgespielt',
};

const WAIT: Record<View['waitingWhy'], { you: string; they: string; plate: string }> = {
  call: { you: 'Du bist am Zug: sage an', they: 'anzusagen', plate: 'überlegt' },
  card: { you: 'Du bist am Zug: spiele eine Karte', they: 'zu spielen', plate: 'überlegt' },
  ruling: { you: 'Du wählst: siehe die Entscheidung', they: 'zu wählen', plate: 'wählt' },
  claim: { you: 'Antworte auf den Anspruch', they: 'auf den Anspruch zu antworten', plate: 'antwortet' },
  consent: { you: 'Du wirst gefragt: bist du einverstanden?', they: 'zuzustimmen', plate: 'wird gefragt' },
  answer: { you: 'Du wurdest gefragt: antworte', they: 'zu antworten', plate: 'antwortet' },
  correction: { you: 'Bringe es in Ordnung', they: 'es in Ordnung zu bringen', plate: 'berichtigt' },
  cut: { you: 'Du hebst für das nächste Spiel ab', they: 'für das nächste Spiel abzuheben', plate: 'hebt ab' },
  'new-rubber': {
    you: 'Beginne einen neuen Robber, wenn alle bereit sind',
    they: 'einen neuen Robber zu beginnen',
    plate: 'bereit?',
  },
  draw: { you: 'Hebe eine Karte aus dem ausgebreiteten Spiel ab', they: 'eine Karte abzuheben', plate: 'hebt ab' },
  'take-seat': {
    you: 'Du hast die niedrigste Karte: wähle deinen Platz',
    they: 'den Platz zu wählen',
    plate: 'wählt den Platz',
  },
};

export const de: Words = {
  name: 'Deutsch',
  app: 'Eldest Hand',
  tagline: 'Bridge, bei dem etwas schiefgehen darf, und der Tisch kennt die Regeln.',
  seat,
  letter: (of) => LETTER[of],
  seats,
  suit,
  card,
  cards,
  list,
  call,
  callNote: (of) => NOTE[of],
  contract,
  doubled,
  side,
  denomination: (of) => DENOMINATION[of],
  event,
  close: 'Schließen',
  code: CODE,
  colon: ':',
  law: (number) => `Regel ${number}`,
  openLaw: (number) => `Das Regelbuch bei Regel ${number} aufschlagen`,
  phase: {
    declaring: 'Ansage',
    playing: 'im Spiel',
    reckoning: 'Spiel zu Ende',
    void: 'Spiel ungültig',
    over: 'Robber zu Ende',
    cutting: 'es wird um die Partner abgehoben',
  },
  position: {
    lost: 'Verbindung verloren, kommt wieder…',
    joining: 'Auf dem Weg zum Tisch…',
    gone: 'Diesen Tisch gibt es nicht.',
    closed: 'Der Gastgeber hat den Tisch geschlossen.',
    removed: 'Der Gastgeber möchte nicht, dass du an diesem Tisch zusiehst.',
    offline: 'Keine Verbindung. Die Seite öffnet sich trotzdem; die Tische kommen wieder, sobald eine da ist.',
  },
  lobby: {
    yourName: 'Dein Name',
    nameHint: 'So, wie ihn die anderen am Tisch sehen.',
    open: 'Offene Tische',
    none: 'Kein Tisch ist offen. Decke einen und schicke drei anderen den Link.',
    loading: 'Tische werden gesucht…',
    failed: 'Die Liste der Tische war nicht zu bekommen.',
    retry: 'Noch einmal',
    free: 'frei',
    notDone: (status) =>
      status === 0
        ? 'Das Haus antwortet nicht: sieh nach der Verbindung, und versuch es noch einmal.'
        : status === 429
          ? 'Zu viel auf einmal von hier: warte einen Augenblick, und versuch es noch einmal.'
          : status < 500
            ? 'So nimmt das Haus es nicht an.'
            : 'Dem Haus ist etwas misslungen: versuch es noch einmal.',
    codesDiffer:
      '1913: Um den Kontrakt wird gereizt; Pik zählt 2 Punkte je Stich oder, als Royal-Pik, 9. 1905: Niemand reizt; der Teiler oder sein Partner macht den Trumpf.',
    unnamed: (id) => `Tisch ${id.slice(0, 4)}`,
    tableOf: (name) => `Tisch von ${name}`,
  },
  consent: {
    group: 'Zurücknehmen, neu beginnen',
    groupHint: 'wenn alle vier zustimmen',
    askUndo: (of: Act): string => `Bitten, zurückzunehmen: ${deed(of)}`,
    askDealAgain: 'Bitten, das Spiel neu zu beginnen',
    undoAsked: (of: Seat, what: Act): string => `Darf ${seat(of)} zurücknehmen: ${deed(what)}?`,
    withSince: (count: number): string =>
      `Mit zurück geht, was seitdem geschah (${many(count, 'Handlung', 'Handlungen')}).`,
    dealAgainAsked: (of: Seat): string => `Soll das Spiel neu beginnen? ${seat(of)} bittet darum.`,
    seenStaysSeen: 'Was gesehen wurde, bleibt gesehen: alle erinnern sich an Karten und Ansagen, die zurückgehen.',
    dealAgainMeans: 'Dieses Spiel zählt nicht; derselbe Spieler teilt noch einmal, mit anderen Karten.',
    agreed: (of: readonly Seat[]): string =>
      `${seats(of)} ${of.length === 1 ? 'ist' : 'sind'} einverstanden; alle drei anderen müssen es sein.`,
    nobodyAgreed: 'Alle drei anderen müssen einverstanden sein. Alles wartet auf sie.',
    agree: 'Ich bin einverstanden',
    disagree: 'Ich bin nicht einverstanden',
    goOn: 'Doch weiterspielen',
    setAside: 'mit Zustimmung aller vier zurückgenommen',
  },
  places: {
    line: 'Wollen mitspielen',
    lineHint: 'Trage dich ein: der erste in der Reihe bekommt den nächsten freien Platz.',
    putDown: 'Mich eintragen',
    takeOff: 'Mich austragen',
    spread: 'Das Spiel, verdeckt ausgebreitet',
    agree: 'Einverstanden',
    disagree: 'Nicht einverstanden',
    newRubber: 'Einen neuen Robber beginnen',
    newRubberHint:
      'Um Partner und Plätze wird neu abgehoben. Wer mitspielen will, sollte seinen Namen eingetragen haben.',
    askFor: (of) => `Bitten, dass jemand für ${seat(of)} spielt`,
    askForMe: 'Ich muss gehen: um Ersatz bitten',
    playFor: (of) => `Für ${seat(of)} spielen`,
    playsForAnother: 'Ersatz',
  },
  robots: {
    playNow: 'Jetzt spielen',
    playNowText: 'Allein, mit drei Robotern. Wer dazukommt, kann den Platz eines Roboters nehmen.',
    tableOf: (name) => `${name} und Roboter`,
    level: 'Die Roboter spielen',
    levels: { easy: 'leicht', club: 'wie im Klub', strong: 'stark' },
    title: 'Roboter',
    slips: 'Zum Üben machen sie Fehler',
    slipsOf: { never: 'nie', seldom: 'ab und zu', often: 'oft' },
    slipping: { never: 'ohne Fehler', seldom: 'ab und zu mit Fehlern', often: 'oft mit Fehlern' },
    slipsHint:
      'Sie lassen eine Karte fallen, spielen außer der Reihe aus oder bekennen nicht: du bemerkst es, oder auch nicht, und die Regeln tun das Übrige.',
    seat: (of) => `Einen Roboter auf ${seat(of)} setzen`,
    sendAway: (of) => `Den Roboter auf ${seat(of)} wegschicken`,
  },
  sit: {
    title: 'Setze dich, oder schau zu',
    take: (of) => `Auf ${seat(of)} setzen`,
    nameFirst: 'Gib zuerst deinen Namen an: die anderen am Tisch sehen ihn.',
    watch: 'Zuschauen',
    stand: 'Den Platz verlassen',
    watching: 'Du schaust zu',
    spectators: (count) => many(count, 'Zuschauer', 'Zuschauer'),
    free: 'freier Platz',
    you: 'du',
    away: 'abwesend',
    turnTable: 'Den Tisch drehen',
    lookFrom: (of) => `Von ${seat(of)} aus sehen`,
    allHands: 'Zuschauer sehen an diesem Tisch alle vier Hände.',
  },
  host: {
    youAre: 'Der Tisch ist dir übergeben worden: du bist sein Gastgeber. Was du darfst, steht unter „Leute“.',
  },
  invite: {
    title: 'Die anderen einladen',
    text: 'Wer diesen Link hat, kann sich setzen oder zuschauen. Ein Konto braucht es nicht.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    link: 'Link zu diesem Tisch',
    qr: 'QR-Code des Links zu diesem Tisch',
  },
  table: {
    board: 'Der Tisch',
    noContract: 'Noch kein Kontrakt',
    contract: 'Kontrakt',
    dealer: 'Teiler',
    declarer: 'Alleinspieler',
    dummy: 'Tisch',
    barred: 'gesperrt',
    waited: (why) => WAIT[why].plate,
    turn: (phase) => (phase === 'declaring' ? 'sagt an' : 'spielt'),
    turnForDummy: 'spielt vom Tisch',
    tricks,
    tricksOf: (of, count) => `${side(of)}: ${tricks(count)}`,
    tricksWon: 'Stiche',
    played: (of) => `von ${seat(of)}`,
    pair: (of) => (of === 'NS' ? 'N–S' : 'O–W'),
    we: 'Wir',
    they: 'Sie',
    menu: 'Tafeln',
    heldCards: (count) => many(count, 'Karte', 'Karten'),
    onFloor: (count) => `${many(count, 'Karte', 'Karten')} auf dem Boden`,
    deal: (number) => `Spiel ${number}`,
    lobby: 'Alle Tische',
    record: 'Protokoll',
    panels: { auction: 'Ansagen', score: 'Punkte', rulings: 'Urteile', chat: 'Chat', table: 'Leute' },
    yourTurnTitle: 'Du bist am Zug',
  },
  waiting: {
    you: (why) => WAIT[why].you,
    forDummy: 'Nenne eine Karte des Tisches',
    others: (of, why) => `${seats(of)} ${verb(of, 'hat', 'haben')} ${WAIT[why].they}`,
    plays: (of) => `${seat(of)} hat vom Tisch zu spielen`,
    faces: (of) => `${seat(of)} hat die Hand aufzudecken`,
    youFace: 'Deck deine Hand auf: sie wird verlangt',
    playCalled: (of) => `Spiele ${card(of)}: gefordert`,
    followFirst: (led) => `Erst bedienen: spiele ${suit(led)}`,
    haveNone: (of) => `Du hast kein ${suit(of)}: spiel aus, was du willst`,
    nobody: 'Der Tisch wartet auf niemanden',
    putRight: (of) => `In Ordnung bringen: ${card(of)} zurücknehmen`,
    away: (names) => `${list(names)} ${verb(names, 'ist', 'sind')} abwesend`,
  },
  hand: {
    yours: 'Deine Hand',
    of: (of) => `Hand von ${seat(of)}`,
    empty: 'Keine Karten mehr',
    exposed: (of) => `Offene Karten von ${seat(of)}`,
    mayCall: 'kann gefordert werden',
    exposedMark: 'liegt offen',
    facedMark: 'aufgedeckt',
    floorMark: 'auf dem Boden',
    onFloor: 'Deine Karten auf dem Boden',
    play: 'Spielen',
    playFromDummy: 'Vom Tisch spielen',
    drop: 'Auf den Tisch fallen lassen',
    floor: 'Auf den Boden fallen lassen',
    showPartner: 'Dem Partner zeigen',
    showAdversary: 'Einem Gegner zeigen',
    mention: 'Erwähnen',
    another: 'noch eine aufnehmen',
    anotherShort: 'eine',
    lower: 'Zurück',
    arrange: 'Ich ordne',
    takeBack: 'Zurücknehmen',
    leaveThere: 'Liegen lassen',
    callIt: 'Fordern',
    suggest: 'Dem Alleinspieler vorschlagen',
    pickUp: 'Vom Boden aufheben',
    actions: (of) => `Was mit ${cards(of)} geschehen soll`,
    dragPlay: 'Loslassen: spielen',
    dragDrop: 'Loslassen: offen auf den Tisch',
    dragFloor: 'Loslassen: auf den Boden',
    dragKeep: 'Loslassen: behalten',
    putDownHere: 'Hier hinlegen',
    wouldBe: 'Das wäre regelwidrig',
    outOfTurn: 'Du bist nicht am Zug: das wäre eine Karte außer der Reihe.',
    notLawful:
      'Diese Karte kann jetzt nicht regelgerecht gespielt werden: es wäre eine Renonce oder gegen eine Auflage.',
    expose: 'Deine Karte läge offen und könnte gefordert werden.',
    several: 'Zwei Karten auf einmal sind regelwidrig.',
    doIt: 'Trotzdem',
    keep: 'Behalten',
    more: 'Was man noch damit tun kann',
  },
  dummy: { title: 'Tisch' },
  trick: {
    title: (number) => `Stich ${number}`,
    empty: 'Keine Karte auf dem Tisch',
    gather: 'Umdrehen und weglegen',
    gatherShort: 'Umdrehen',
    wins: (of) => `${seat(of)} gewinnt`,
    led: 'ausgespielt',
    pile: (of) => `Stiche von ${side(of)}`,
    putDown: 'Zugleich hingelegt',
    last: 'Letzter Stich',
    falseLead: 'Außer der Reihe ausgespielt',
  },
  declaring: {
    box: 'Bietkasten',
    auction: 'Die Ansagen',
    worth: (points) => `${points} je Stich`,
    levels: 'Wie viele Tricks',
    denominations: 'In welcher Farbe',
    pass: 'Passe',
    double: 'Kontra',
    redouble: 'Rekontra',
    other: 'Andere Zahl',
    otherHint: 'Jede Zahl kann gesagt werden',
    sayIt: (text) => `„${call(text)}“ sagen`,
    sayShort: 'Sagen:',
    take: 'Doch nicht',
    mean: 'Ich meine…',
    meanShort: 'berichtigt meine letzte Ansage',
    meanHint: 'Berichtigt deine eigene letzte Ansage.',
    meaning: (text) => `„Ich meine ${call(text)}“ sagen`,
    mustDeclare: 'Du gibst: du musst etwas ansagen und darfst nicht passen.',
    choose: 'Wähle eine Ansage, dann sage sie.',
    outOfTurn: 'Du bist nicht am Zug: das wäre eine Ansage außer der Reihe.',
    insufficient: 'Das ist nicht höher als die letzte Ansage: es wäre ungenügend.',
    impossible: 'Das könnte keine Hand erfüllen: es wäre eine unmögliche Ansage.',
    noEffect: 'Hier ist nichts, was es kontrieren könnte: es zählte als Passe.',
    standsAsPass: 'gilt als Passe',
    makes: 'Trumpf bestimmen',
    elseSaid: 'Was man sonst sagen kann',
    none: 'Noch keine Ansage',
    no: 'keine Ansage',
  },
  speaking: {
    say: 'Sagen…',
    title: 'Etwas sagen',
    askNone: 'Keins davon, Partner?',
    place: 'Die Karten vor, bitte',
    attention: 'Achtung!',
    topic: TOPIC,
    claim: 'Beanspruchen',
    concede: 'Abgeben',
    throwDown: 'Meine Hand offen hinwerfen',
    face: 'Meine Hand aufdecken',
    refer: 'Auf das Geschehene hinweisen',
    consult: 'Mit dem Partner über eine Strafe beraten',
    claimBy: claim,
    noAnswer: 'hat nicht geantwortet',
    admitted: 'erkennt an',
    admit: 'Anerkennen',
    dispute: 'Bestreiten',
    requireFace: 'Die Karten offen verlangen',
    asks: (who, of) => `${seat(who)} fragt: hast du kein ${suit(of)}, Partner?`,
    answerNone: 'Keins',
    answerSome: 'Doch',
    askedOf: (of) => `${seat(of)} hat zu antworten`,
  },
  rulings: {
    title: 'Entscheidungen',
    open: 'Offene Entscheidung',
    happened: 'Was geschah',
    yours: 'Du wählst',
    waits: (of) => `${seats(of)} ${verb(of, 'hat', 'haben')} zu wählen`,
    against: (of) => `gegen ${seat(of)}`,
    goesOn: 'Das Spiel geht inzwischen weiter.',
    holds: 'Das Spiel wartet.',
    whoeverFirst: 'Auch dein Partner darf wählen: die erste Wahl entscheidet.',
    gist: 'Was die Regel sagt',
    log: 'Entscheidungen in diesem Spiel',
    empty: 'In diesem Spiel war nichts zu entscheiden.',
    lying: 'Karten, die offen liegen',
    liesExposed: (of, which) =>
      `${seat(of)}: ${cards(which)}. Der Alleinspieler darf ${verb(which, 'sie', 'jede davon')} fordern.`,
    wasExposed: (of, which) => `${seat(of)}: ${cards(which)}, offen gezeigt.`,
    mayBeCalled: 'Liegt offen und darf gefordert werden.',
    liesNoLonger: 'Liegt nicht mehr da.',
    heard: 'Gesehen und gehört',
    stillOpen: 'offen',
    chose: (of, label) => `${seat(of)} wählte: ${label}`,
    lapsed: (law, why) => `entfallen, ${LAPSED[why] ?? why} (Regel ${law})`,
    order: ORDER,
    called: (of) => `gefordert: ${card(of)}`,
    calledNotNow: 'gefordert, jetzt nicht spielbar',
    standing: 'Bestehende Auflagen',
    more: 'Entscheidung zeigen',
    less: 'Entscheidung verbergen',
  },
  score: {
    resultOf: (deal) => `Ergebnis von Spiel ${deal}`,
    title: 'Anschreibeblatt',
    above: 'Honneurs, über dem Strich',
    below: 'Stiche, unter dem Strich',
    games: (count) => many(count, 'Partie', 'Partien'),
    standing: 'unter / über dem Strich',
    total: 'Bisher zusammen',
    nothing: 'Noch ist nichts angeschrieben.',
    reason: (line) => REASON[line.reason](line.count),
    passedOut: 'Es wurde nicht gespielt.',
    cut: 'Für das nächste Spiel abheben',
    cutWaits: (of) => `${seats(of)} ${verb(of, 'hebt', 'heben')} für das nächste Spiel ab`,
  },
  tour: {
    invitation: 'Neu hier? Eine Minute am Tisch zeigt, wie es geht.',
  },
  practice: {
    title: 'Das Übungszimmer',
    invitation: 'Das Übungszimmer: jede Regel ausprobieren, von beiden Seiten.',
    thisLaw: 'Diese Regel üben',
  },
  replay: {
    title: 'Beendete Spiele',
    open: 'Die Spiele noch einmal ansehen',
    openDeal: 'Dieses Spiel ansehen',
    seeMoment: 'Diesen Augenblick ansehen',
    loading: 'Das Protokoll wird geholt…',
    failed: 'Das Protokoll war nicht zu bekommen.',
    none: 'Noch ist kein Spiel zu Ende.',
    dealt: 'Die Karten sind geteilt.',
  },
  look: {
    invitation: 'Du hast die Aufzeichnung eines Spiels? Geh es noch einmal durch, Zug für Zug.',
    notRead: 'Das lässt sich nicht lesen',
  },
  chat: {
    unread: (count) => (count === 1 ? 'eine neue Zeile' : `${count} neue Zeilen`),
    players: 'Spieler',
    spectators: 'Zuschauer',
    say: 'Nachricht',
    send: 'Senden',
    closed: 'Während des Spiels wird nicht geplaudert.',
    onlySpectators: 'Die Spieler sehen das nicht.',
    empty: 'Es wurde noch nichts gesagt.',
    phrasesTitle: 'Schnell gesagt',
    phrases: ['Gut gespielt', 'Danke, Partner', 'Pech', 'Einen Augenblick, bitte', 'Noch ein Robber?', 'Gute Nacht'],
  },
  lawbook: {
    title: 'Regelbuch',
    search: 'Nach Nummer oder Wort suchen',
    loading: 'Die Regeln werden geholt…',
    failed: 'Das Regelbuch war nicht zu bekommen.',
    none: 'Keine Regel sagt das.',
    kept: {
      engine: 'am Tisch entschieden',
      construction: 'durch den Bau des Tisches gewahrt',
      lobby: 'bei den Tischen gewahrt',
      etiquette: 'den Spielern überlassen',
    },
    own: 'In eigenen Worten; die Nummer ist die des Regelwerks.',
  },
  refusal: {
    title: 'Nicht geschehen',
    dismiss: 'Verstanden',
    lost: 'Der Tisch hat nicht geantwortet. Es wird noch einmal gesendet.',
    named: (message) => message.replace(/\b[SHDC][2-9TJQKA]\b/g, (sign) => card(sign as Card)),
  },
  broken: {
    text: 'Auf dieser Seite ist etwas fehlgeschlagen. Dein Platz bleibt dir: Lade die Seite neu.',
    again: 'Neu laden',
  },
  help: { title: 'Hilfe' },
  guest: 'Gast',
  noTrumps: 'SA',
  notFound: 'Hier ist nichts.',
};
