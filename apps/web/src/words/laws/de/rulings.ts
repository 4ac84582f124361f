import { type Card, isCard, isSuit, leftOf, otherSide, partnerOf, sideOf, suitOf } from '@eldest-hand/cards';
import type { RulingIncident } from '@eldest-hand/laws';
import { de } from '../../de.ts';
import type { Choice, IncidentText, OptionText, Question } from '../catalogue.ts';

const who = ({ against }: Question): string => de.seat(against);
const partner = ({ against }: Question): string => de.seat(partnerOf(against));
/** The side that the penalty goes to. */
const injured = ({ against }: Question): string => de.side(otherSide(sideOf(against)));
const next = ({ against }: Question): string =>
  `${de.seat(leftOf(against))}, links von ${de.seat(against)}, sagt als Nächster an`;
const bid = ({ call }: Question): string => (call ? ` ${de.call(call)}` : '');
const AT_THE_END = (of: Question): string => `Geschrieben wird es für ${injured(of)}, wenn das Spiel zu Ende ist.`;
const cards = (of: Question): string => de.cards(of.cards);
const lie = (of: readonly Card[], one: string, more: string): string => (of.length === 1 ? one : more);
const exposedSuit = ({ cards: [card] }: Question): string => (card ? de.suit(suitOf(card)) : 'dieser Farbe');
const named = ({ detail }: Choice): string => (isCard(detail) ? de.card(detail) : detail);

const NEW_DEAL: OptionText = [
  'Neu teilen',
  'Die Karten werden zusammengeworfen, und derselbe Spieler teilt noch einmal.',
];
const NO_PENALTY: OptionText = ['Keine Strafe', 'Nichts wird verlangt, und es geht weiter.'];
const ANY_SUIT: OptionText = ['Keine Strafe', 'Jede Farbe darf ausgespielt werden.'];
const OVERLOOKED: OptionText = [
  'Keine Strafe',
  'Über die Renonce wird hinweggesehen, und das Spiel zählt, wie es gespielt wurde.',
];
const DOUBLE_STANDS: OptionText = ['Das Kontra gilt', 'Es zählt, und die andere Seite darf rekontrieren.'];
const DOUBLE_REFUSED: OptionText = [
  'Das Kontra gilt nicht',
  'Es zählt nicht, und in diesem Spiel wird nicht mehr kontriert.',
];
const callSuit = (effect: string): OptionText => ['Eine Farbe fordern', effect];
const barred = (of: Question): string =>
  `${partner(of)} darf erst wieder ansagen, wenn ein Gegner angesagt oder kontriert hat.`;

const HIGH_OR_LOW: IncidentText['options'] = {
  highest: ['Die höchste Karte', (of) => `${partner(of)} muss die höchste Karte der ausgespielten Farbe zugeben.`],
  lowest: ['Die niedrigste Karte', (of) => `${partner(of)} muss die niedrigste Karte der ausgespielten Farbe zugeben.`],
  win: ['Den Stich gewinnen', (of) => `${partner(of)} muss diesen Stich gewinnen, wenn es geht.`],
  lose: ['Den Stich abgeben', (of) => `${partner(of)} muss diesen Stich abgeben, wenn es geht.`],
  waive: NO_PENALTY,
};

const REVOKE: IncidentText['options'] = {
  points: [
    ({ value }) => `${value} Punkte anschreiben`,
    (of) =>
      `${of.value} Punkte kommen für ${injured(of)} über den Strich; die schuldige Seite schreibt nur Honneurs und Chicane (Punkte für eine Hand ohne einen Trumpf).`,
    AT_THE_END,
  ],
  tricks: [
    'Drei Stiche nehmen',
    ({ code }) =>
      code === 'auction-1913'
        ? 'Drei Stiche der schuldigen Seite gehen an den Alleinspieler. Sie können den Kontrakt erfüllen, bringen aber keine Prämie.'
        : 'Drei Stiche der schuldigen Seite gehen an die andere, und sie kann mit diesem Spiel die Partie nicht gewinnen.',
    AT_THE_END,
  ],
  waive: OVERLOOKED,
};

const SHOWN: Readonly<Record<string, (of: Question) => string>> = {
  'auction-1913 65': (of) => `${who(of)} hat ${cards(of)} gezeigt, bevor die Ansage endgültig war.`,
  'bridge-1905 67': (of) => `${who(of)} hat ${cards(of)} gezeigt, bevor der Trumpf bestimmt war.`,
};

/** What happened, and what each choice means. */
export const incidents: Readonly<Record<RulingIncident, IncidentText>> = {
  'bid-out-of-turn': {
    happened: (of) => `${who(of)} hat außer der Reihe${bid(of)} angesagt.`,
    options: {
      'new-deal': NEW_DEAL,
      stand: ['Gelten lassen', (of) => `Die Ansage zählt wie eine in der Reihe, und ${next(of)}.`],
    },
  },
  'double-out-of-turn': {
    happened: (of) => `${who(of)} hat außer der Reihe kontriert.`,
    options: {
      'new-deal': NEW_DEAL,
      stand: ['Gelten lassen', (of) => `Das Kontra zählt wie eines in der Reihe, und ${next(of)}.`],
    },
  },
  'insufficient-bid': {
    happened: (of) =>
      of.call
        ? `${who(of)} hat${bid(of)} angesagt, was nicht höher ist als die letzte Ansage.`
        : `${who(of)} hat nicht höher angesagt als zuletzt.`,
    options: {
      penalize: ['Höher ansagen lassen', (of) => `Die Ansage muss erhöht werden, bis sie reicht; ${barred(of)}`],
      waive: ['Darüber hinwegsehen', 'Die Ansage gilt, wie sie gemacht wurde, und es geht weiter.'],
    },
  },
  'impossible-bid': {
    happened: (of) => `${who(of)} hat${bid(of) || ' etwas'} angesagt, das es nicht geben kann.`,
    options: {
      penalize: ['Auf alle Stiche festlegen', (of) => `Es gilt als Ansage von sieben; ${barred(of)}`],
      'new-deal': NEW_DEAL,
      'last-bid': [
        ({ value }) => (value ? `Unsere Ansage ${de.call(`${value}`)} gilt endgültig` : 'Unsere letzte Ansage gilt'),
        'Es wird nicht weiter angesagt; die geschädigte Seite spielt das Spiel mit ihrer eigenen letzten Ansage.',
      ],
      waive: ['Darüber hinwegsehen', 'Die Ansage gilt, wie sie gemacht wurde, und es geht weiter.'],
    },
  },
  'made-without-leave': {
    happened: (of) => `${who(of)} hat den Trumpf bestimmt, obwohl der Teiler es nicht überlassen hatte.`,
    options: { 'new-deal': NEW_DEAL, stand: ['Gelten lassen', 'Der Trumpf bleibt, wie er bestimmt wurde.'] },
  },
  'declaration-passed-back': {
    happened: (of) => `${who(of)} hat die Wahl des Trumpfs dem Teiler zugeschoben.`,
    options: {
      'new-deal': NEW_DEAL,
      compel: ['Den Trumpf bestimmen lassen', (of) => `${who(of)} muss jetzt den Trumpf bestimmen.`],
    },
  },
  'adversary-declares': {
    happened: (of) => `${who(of)} hat angesagt, ohne ein Recht darauf zu haben.`,
    options: {
      'new-deal': NEW_DEAL,
      ignore: ['Weiter, als wäre nichts gesagt', 'Die Seite des Teilers bestimmt den Trumpf wie sonst.'],
    },
  },
  'double-out-of-order': {
    happened: (of) => `${who(of)} hat kontriert, wozu es einer Erlaubnis bedurft hätte.`,
    options: { stand: DOUBLE_STANDS, refuse: DOUBLE_REFUSED },
  },
  consulted: {
    happened: (of) => `${who(of)} hat sich mit dem Partner über das Kontrieren beraten.`,
    options: { 'new-deal': NEW_DEAL, waive: NO_PENALTY },
  },
  'third-hand-leads': {
    happened: (of) => `${who(of)} hat ausgespielt, bevor das Spiel begonnen hatte.`,
    options: {
      'call-suit': callSuit('Wenn die Vorhand ausspielt, nennt der Spieler, der den Trumpf bestimmt hat, die Farbe.'),
      waive: NO_PENALTY,
    },
  },
  'spades-not-to-be-played': {
    happened: (of) => `${who(of)} ist bei einem Pik, das nicht gespielt werden soll, der Reihe zuvorgekommen.`,
    options: {
      points: ['Zwei Punkte nehmen', 'Das Spiel wird nicht gespielt, und die Seite des Teilers schreibt zwei.'],
      'call-suit': callSuit(
        'Das Spiel wird gespielt, und wer den Trumpf bestimmt hat, nennt die Farbe, die die Vorhand ausspielen muss.',
      ),
      waive: NO_PENALTY,
    },
  },
  exposed: {
    happened: (of) =>
      SHOWN[`${of.code} ${of.law}`]?.(of) ??
      `${who(of)}, Partner des Ausspielenden, hat ${cards(of)} vor dem Ausspiel gezeigt.`,
    options: {
      'new-deal': NEW_DEAL,
      expose: [
        'Zum Fordern liegen lassen',
        'Sie liegt offen, und der Teiler darf sie fordern; ausgespielt werden darf jede Farbe.',
      ],
      prohibit: [
        (of) => `Das Ausspiel von ${exposedSuit(of)} verbieten`,
        (of) =>
          of.code === 'auction-1913'
            ? `${partner(of)} darf diese Farbe zum ersten Stich nicht ausspielen, außer wenn es keine andere gibt. Die Karte darf außerdem gefordert werden.`
            : 'Der Ausspielende meidet diese Farbe, wenn er kann; die Karte geht zurück und kann nicht gefordert werden.',
      ],
      waive: [
        ({ code }) => (code === 'auction-1913' ? 'Jede Farbe erlauben' : 'Keine Strafe'),
        ({ code, law }) => {
          if (code === 'auction-1913')
            return 'Das Ausspiel ist frei. Die Karte bleibt offen liegen und darf gefordert werden.';
          return law === 68
            ? 'Die Karte geht zurück, und ausgespielt werden darf jede Farbe.'
            : 'Nichts wird verlangt, und es geht weiter.';
        },
      ],
    },
  },
  'two-at-once': {
    happened: (of) => `${who(of)} hat ${cards(of)} auf einmal hingelegt.`,
    options: {
      play: [
        (of) => `${named(of)} spielen`,
        (of) => {
          if (of.to.includes(of.against)) return 'Sie wird gespielt; die anderen bleiben, wo sie waren.';
          const others = of.cards.filter((card) => card !== of.detail);
          return `Sie gehört zu diesem Stich; ${de.cards(others)} ${lie(others, 'liegt offen und darf', 'liegen offen und dürfen')} gefordert werden.`;
        },
      ],
    },
  },
  'two-touched': {
    happened: (of) => `Der Alleinspieler hat am Tisch ${cards(of)} berührt.`,
    options: { play: [(of) => `${named(of)} spielen`, 'Sie wird gespielt; die anderen bleiben, wo sie waren.'] },
  },
  'led-ahead': {
    happened: (of) => `${who(of)} hat ${cards(of)} nachgespielt, bevor der Partner gespielt hatte.`,
    options: {
      win: [
        ({ detail }) => `Der Partner muss Stich ${detail} davon gewinnen`,
        (of) => {
          const after = Number(of.detail) - 1;
          const trick = ['diesen Stich', 'den nächsten Stich'][after] ?? `den ${after}. Stich nach diesem`;
          return `${partner(of)} muss ${trick} gewinnen, wenn es geht; die zu früh ausgespielten Karten liegen offen.`;
        },
      ],
      waive: [
        'Keine Strafe',
        'Die zu früh ausgespielten Karten gehen in die Hand zurück, und der Stich wird fortgesetzt.',
      ],
    },
  },
  'lead-out-of-turn': {
    happened: (of) => `${who(of)} hat ${cards(of)} außer der Reihe ausgespielt.`,
    options: {
      expose: [
        'Offen liegen lassen',
        (of) =>
          `${cards(of)} bleibt offen vor ${who(of)} liegen; der Alleinspieler darf sie zu jedem Stich fordern. Wer an der Reihe ist, spielt aus, was er will.`,
      ],
      'call-suit': callSuit(
        'Die Karte geht in die Hand zurück. Sobald einer der Gegner ausspielt, nennt ihm der Alleinspieler die Farbe.',
      ),
      waive: ['Keine Strafe', 'Die Karte geht in die Hand zurück, und wer an der Reihe ist, spielt aus, was er will.'],
    },
  },
  'suit-to-be-called': {
    happened: (of) => `Wegen des Fehlers von ${who(of)} darf jetzt die Farbe dieses Ausspiels gefordert werden.`,
    options: {
      suit: [
        ({ detail }) => (isSuit(detail) ? `${de.suit(detail)} fordern` : detail),
        ({ detail, leader }) =>
          `${leader ? de.seat(leader) : 'Der Gegner'} muss ${isSuit(detail) ? de.suit(detail) : 'die Farbe'} ausspielen, wenn es geht.`,
      ],
      waive: ANY_SUIT,
    },
  },
  'fourth-before-second': {
    happened: (of) => `${who(of)}, in vierter Hand, hat vor dem Partner gespielt.`,
    options: HIGH_OR_LOW,
  },
  'attention-to-trick': {
    happened: (of) => `${who(of)} hat auf den Stich aufmerksam gemacht, bevor der Partner gespielt hatte.`,
    options: HIGH_OR_LOW,
  },
  'unauthorised-reference': {
    happened: (of) => `${who(of)} hat auf etwas hingewiesen, das angesagt oder gespielt worden war.`,
    options: {
      'call-suit': callSuit('Der Alleinspieler nennt die Farbe, mit der der nächste Gegner am Ausspiel beginnen muss.'),
      waive: NO_PENALTY,
    },
  },
  suggested: {
    happened: (of) => `${who(of)}, der Tisch, hat ${cards(of)} vorgeschlagen.`,
    options: {
      require: [
        (of) => `${cards(of)} muss gespielt werden`,
        'Der Alleinspieler muss sie jetzt vom Tisch spielen, außer wenn es eine Renonce wäre.',
      ],
      forbid: [
        (of) => `${cards(of)} darf nicht gespielt werden`,
        'Der Alleinspieler muss jetzt eine andere Karte vom Tisch spielen, wenn das möglich ist.',
      ],
      waive: NO_PENALTY,
    },
  },
  'short-trick': {
    happened: (of) => `${who(of)} hat zu Stich ${of.trick} nicht zugegeben.`,
    options: {
      'new-deal': NEW_DEAL,
      stand: [
        'Das Spiel gelten lassen',
        'Die Karte, die am Ende übrig ist, gilt als zu diesem Stich gespielt und ist dort keine Renonce.',
      ],
    },
  },
  revoke: {
    happened: (of) =>
      `${who(of)} hat zu Stich ${of.trick}${of.suit ? `, in dem ${de.suit(of.suit)} ausgespielt war,` : ''} ${cards(of)} gespielt und nicht bedient, obwohl es ging.`,
    options: REVOKE,
  },
  'order-broken': {
    happened: (of) =>
      `${who(of)} hat zu Stich ${of.trick} ${cards(of)} gespielt und sich nicht an die Auflage gehalten.`,
    options: REVOKE,
  },
  'revoke-corrected': {
    happened: (of) =>
      `${who(of)} hat ${cards(of)} zurückgenommen: ${of.suit ? `${de.suit(of.suit)} zu bedienen` : 'Bedienen'} war möglich.`,
    options: {
      expose: [
        'Offen liegen lassen',
        (of) =>
          `${cards(of)} liegt offen, und der Alleinspieler darf sie jederzeit fordern. Bedient wird mit einer beliebigen Karte der Farbe.`,
      ],
      highest: [
        'Die höchste Karte',
        (of) =>
          `${who(of)} muss zu diesem Stich die höchste Karte der Farbe spielen; die andere geht in die Hand zurück.`,
      ],
      lowest: [
        'Die niedrigste Karte',
        (of) =>
          `${who(of)} muss zu diesem Stich die niedrigste Karte der Farbe spielen; die andere geht in die Hand zurück.`,
      ],
      waive: NO_PENALTY,
    },
  },
};
