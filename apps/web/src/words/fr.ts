/** Every word on the screen, in French. */
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

const SEAT: Record<Seat, string> = { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' };
const LETTER: Record<Seat, string> = { N: 'N', E: 'E', S: 'S', W: 'O' };
/** With the preposition: “d’Est”, “de Nord”. */
const OF: Record<Seat, string> = { N: 'de Nord', E: 'd’Est', S: 'de Sud', W: 'd’Ouest' };
const SUIT: Record<Suit, string> = { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' };
const RANK: Record<Rank, string> = {
  A: 'as',
  K: 'roi',
  Q: 'dame',
  J: 'valet',
  T: 'dix',
  '9': 'neuf',
  '8': 'huit',
  '7': 'sept',
  '6': 'six',
  '5': 'cinq',
  '4': 'quatre',
  '3': 'trois',
  '2': 'deux',
};
const DENOMINATION: Record<Denomination, string> = {
  S: 'pique',
  C: 'trèfle',
  D: 'carreau',
  H: 'cœur',
  R: 'pique royal',
  N: 'sans atout',
};
const MORE: Record<Denomination, string> = {
  S: 'piques',
  C: 'trèfles',
  D: 'carreaux',
  H: 'cœurs',
  R: 'piques royaux',
  N: 'sans atout',
};
const CODE: Record<CodeName, string> = {
  'auction-1913': 'Bridge aux enchères, 1913',
  'bridge-1905': 'Bridge simple, 1905',
};
const TOPIC: Record<Topic, string> = {
  revoke: 'une renonce',
  trick: 'Cette levée est à nous',
  lead: 'Partenaire, ce n’est pas à toi d’entamer',
  short: 'Il manque une carte à la levée',
  surplus: 'La levée a trop de cartes',
  taken: 'La levée est allée au mauvais camp',
  irregularity: 'C’était irrégulier',
  score: 'La marque',
};

const seat = (of: Seat): string => SEAT[of];
const suit = (of: Suit): string => SUIT[of];
const card = (of: Card): string => `${RANK[of[1] as Rank]} de ${SUIT[of[0] as Suit]}`;
/** With the article: “la dame de cœur”. */
const theCard = (of: Card): string => {
  const rank = of[1] as Rank;
  return `${rank === 'A' ? 'l’' : rank === 'Q' ? 'la ' : 'le '}${card(of)}`;
};
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
const cards = (of: readonly Card[]): string => list(of.map(theCard));
const seats = (of: readonly Seat[]): string => list(of.map(seat));
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${Math.abs(count) < 2 ? one : more}`;
const tricks = (count: number): string => many(count, 'levée');
const verb = (of: readonly unknown[], one: string, more: string): string => (of.length === 1 ? one : more);
const side = (of: Side): string => (of === 'NS' ? 'Nord et Sud' : 'Est et Ouest');
const SAID: Readonly<Record<string, string>> = {
  pass: 'passe',
  double: 'contre',
  redouble: 'surcontre',
  leave: 'Je te laisse le choix, partenaire',
  'ask-lead': 'Puis-je entamer ?',
  yes: 'Oui',
  satisfied: 'Je suis satisfait',
};
const call = (text: string): string => {
  const bid = /^(-?\d+)([SHDCNR])$/u.exec(text);
  if (bid) return `${bid[1]} ${(bid[1] === '1' ? DENOMINATION : MORE)[bid[2] as Denomination]}`;
  const made = /^make ([SHDCN])$/u.exec(text);
  if (made?.[1] === 'N') return 'sans atout';
  return made ? `atout ${DENOMINATION[made[1] as Denomination]}` : (SAID[text] ?? text);
};
const doubled = (by: number): string => (by === 1 ? '' : by === 2 ? ', contré' : by === 4 ? ', surcontré' : `, ×${by}`);
const contract = (of: Contract): string => {
  const trumps = of.maker
    ? `${DENOMINATION[of.bid.at(-1) as Denomination]}, choisi par ${seat(of.maker)}`
    : call(of.bid);
  return `${trumps}${doubled(of.doubled)}, joué par ${seat(of.seat)}`;
};
const NOTE: Record<CallNote, string> = {
  'out-of-turn': 'hors tour',
  insufficient: 'insuffisant',
  impossible: 'impossible',
  'no-effect': 'sans effet',
  penalized: 'pénalisé',
  refused: 'refusé',
  'without-leave': 'sans permission',
};

/** What somebody did, for who is asked whether he may have it back. */
function deed(of: Act): string {
  if ('cards' in of) return of.cards.length > 0 ? cards(of.cards) : 'une carte';
  switch (of.verb) {
    case 'bid':
    case 'correct':
      return call(of.call);
    case 'make':
      return call(`make ${of.denomination}`);
    case 'elect':
      return 'un choix dans une décision';
    case 'claim':
    case 'concede':
      return 'une réclamation';
    case 'throw-down':
    case 'face':
      return 'la main étalée';
    case 'pass':
    case 'double':
    case 'redouble':
    case 'leave':
    case 'ask-lead':
    case 'yes':
    case 'satisfied':
      return `« ${call(of.verb)} »`;
    default:
      return 'son dernier acte';
  }
}

/** What an order asks of whoever it binds, after his name. */
const ORDER: Record<Order['kind'], (suit: Suit | undefined, card: Card | undefined) => string> = {
  'lead-suit': (of) => `doit entamer ${of ? suit(of) : 'une couleur'}`,
  'not-lead-suit': (of) => `ne peut entamer ${of ? suit(of) : 'une couleur'}`,
  highest: (of) => `doit jouer sa plus haute carte${of ? ` de ${suit(of)}` : ''}`,
  lowest: (of) => `doit jouer sa plus basse carte${of ? ` de ${suit(of)}` : ''}`,
  win: () => 'doit gagner la levée',
  lose: () => 'doit perdre la levée',
  'play-card': (_, of) => `doit jouer ${of ? theCard(of) : 'la carte suggérée'}`,
  'not-play-card': (_, of) => `ne peut jouer ${of ? theCard(of) : 'la carte suggérée'}`,
};

/** A claim, with what would then go to the other side. */
const claim: Words['speaking']['claimBy'] = (who, count, concession, left = count) =>
  `${seat(who)} ${concession ? 'concède' : 'réclame'} ${
    concession || count === left
      ? `les levées restantes (${left})`
      : `${count} des ${tricks(left)} restantes ; les autres vont à ${side(who === 'N' || who === 'S' ? 'EW' : 'NS')}`
  }`;

function event(of: TableEvent): string | null {
  switch (of.kind) {
    case 'dealt':
      return `Donne ${of.number}. ${seat(of.dealer)} donne.`;
    case 'called':
      return `${seat(of.seat)} : ${call(of.call)}${of.note ? `, ${NOTE[of.note]}` : ''}.`;
    case 'said':
      switch (of.what) {
        case 'refer':
          return `${seat(of.seat)} signale ce qui s’est passé.`;
        case 'place-cards':
          return `${seat(of.seat)} demande que les cartes soient avancées.`;
        case 'consult':
          return `${seat(of.seat)} consulte son partenaire.`;
        case 'arrange':
          return `${seat(of.seat)} arrange le mort.`;
        case 'suggest':
          return `${seat(of.seat)} suggère une carte.`;
        default:
          return of.call
            ? `${seat(of.seat)} dit « ${call(of.call)} » hors tour : cela ne compte pas.`
            : `${seat(of.seat)} passe hors tour.`;
      }
    case 'call-corrected':
      return `${seat(of.seat)} corrige : ${call(of.call)}.`;
    case 'correction-due':
      return `${seat(of.seat)} doit corriger son annonce, loi ${of.law}.`;
    case 'barred':
      return `${seat(of.seat)} ne peut plus annoncer, loi ${of.law}.`;
    case 'unbarred':
      return `${seat(of.seat)} peut de nouveau annoncer.`;
    case 'contract':
      return `Le contrat : ${contract(of.contract)}.`;
    case 'dummy-laid':
      return 'Le mort est étalé.';
    case 'played':
      return `${seat(of.seat)} joue ${theCard(of.card)}.`;
    case 'surplus':
      return `${seat(of.seat)} joue ${theCard(of.card)} en trop.`;
    case 'surplus-restored':
      return `${seat(of.seat)} reprend ${cards(of.cards)} de la levée ${of.trick}.`;
    case 'short-trick':
      return `Il manque une carte à la levée ${of.trick} : ${seat(of.seat)} n’a pas fourni.`;
    case 'call-refused':
      return `Le contre ${OF[of.seat]} est refusé, loi ${of.law}.`;
    case 'put-down':
      return `${seat(of.seat)} pose ${cards(of.cards)}.`;
    case 'false-lead':
      return `${seat(of.seat)} a entamé hors tour ; c’était à ${seat(of.rightful)}${of.law ? `, loi ${of.law}` : ''}.`;
    case 'false-lead-stands':
      return `La fausse entame est maintenue${of.law ? `, loi ${of.law}` : ''}.`;
    case 'withdrawn':
      return `${seat(of.seat)} reprend ${theCard(of.card)}.`;
    case 'trick-won':
      return `${seat(of.seat)} gagne la levée ${of.trick}.`;
    case 'gathered':
      return 'La levée est retournée et rangée.';
    case 'trick-reopened':
      return `La levée ${of.trick} est rouverte.`;
    case 'exposed':
      return `${seat(of.seat)} doit laisser ${cards(of.cards)} face visible, à jouer si on le demande, loi ${of.law}.`;
    case 'no-longer-exposed':
    case 'turned-down':
      return `${seat(of.seat)} reprend en main ${cards(of.cards)}.`;
    case 'faced':
      return `${seat(of.seat)} montre à tous ${cards(of.cards)}.`;
    case 'floor':
      return of.cards.length > 0
        ? `${seat(of.seat)} laisse tomber par terre ${cards(of.cards)}.`
        : `${seat(of.seat)} laisse tomber une carte par terre.`;
    case 'picked-up':
      return `${seat(of.seat)} ramasse par terre.`;
    case 'shown':
      return `${seat(of.seat)} montre ${of.cards.length > 0 ? cards(of.cards) : 'une carte'} à ${of.to === 'partner' ? 'son partenaire' : 'un adversaire'}.`;
    case 'mentioned':
      return `${seat(of.seat)} dit que ${seat(of.holder)} a ${cards(of.cards)}.`;
    case 'card-called':
      return `${seat(of.by)} demande ${theCard(of.card)} à ${seat(of.seat)}.`;
    case 'call-waits':
      return `${seat(of.seat)} devait fournir ; ${theCard(of.card)} reste là, et l’on peut redemander cette carte, loi ${of.law}.`;
    case 'ruling':
      return `Loi ${of.ruling.law} : ${seats(of.ruling.to)} ${verb(of.ruling.to, 'peut', 'peuvent')} choisir.`;
    case 'elected':
      return `${seat(of.seat)} choisit.`;
    case 'lapsed':
      return `La question de la loi ${of.law} tombe.`;
    case 'ordered':
      return `${seat(of.order.seat)} ${ORDER[of.order.kind](of.order.suit, of.order.card)}, loi ${of.order.law}.`;
    case 'order-ended':
      return of.how === 'broken' ? 'Une obligation n’a pas été tenue.' : null;
    case 'revoke-noticed':
      return `Une renonce ${OF[of.seat]} à la levée ${of.trick}.`;
    case 'revoke-corrected':
      return `${seat(of.seat)} corrige sa renonce à la levée ${of.trick}.`;
    case 'attention':
      return `${seat(of.seat)} attire l’attention${of.topic === 'revoke' && of.found ? '' : ` : ${TOPIC[of.topic]}${of.against ? `, ${seat(of.against)}` : ''}`}${of.found ? '' : '. La table ne trouve rien'}.`;
    case 'penalty-lost':
      return `La pénalité de la loi ${of.law} est perdue.`;
    case 'asked':
      return `${seat(of.seat)} demande à ${seat(of.of)} : pas de ${suit(of.suit)} ?`;
    case 'answered':
      return `${seat(of.seat)} répond : ${of.answer === 'none' ? 'non' : 'j’en ai'}.`;
    case 'claimed':
      return `${claim(of.seat, of.tricks, of.concession, of.left)}.`;
    case 'face-required':
      return `${seat(of.seat)} veut voir les cartes.`;
    case 'admitted':
      return `${seat(of.seat)} admet la réclamation.`;
    case 'claim-disputed':
      return `${seat(of.seat)} conteste la réclamation.`;
    case 'claim-settled':
      return 'La réclamation est réglée.';
    case 'rubber-closed':
      return 'Le robre est réglé.';
    case 'spread':
      return of.purpose === 'out' ? 'Le jeu est étalé : tirez qui sort.' : 'Le jeu est étalé : tirez les partenaires.';
    case 'cut-card':
      return `${seat(of.seat)} tire ${cards(of.cards)}${of.counts ? '' : ' et doit tirer encore'}.`;
    case 'cut-again':
      return `${seats(of.seats)} ${verb(of.seats, 'doit', 'doivent')} tirer encore.`;
    case 'partners-cut':
      return of.order[0] ? `${seat(of.order[0])} a tiré la plus basse carte et choisit sa place.` : null;
    case 'gone-out':
      return `${seats(of.seats)} ${verb(of.seats, 'laisse', 'laissent')} la place à ceux qui attendent.`;
    case 'seats-taken':
      return `Chacun prend sa place ; ${seat(of.dealer)} donne.`;
    case 'substitute-agreed':
      return `${seat(of.by)} demande qu’un autre joue pour ${of.by === of.seat ? 'lui' : seat(of.seat)}.`;
    case 'substitute-refused':
      return `${seat(of.by)} n’accepte pas de remplaçant pour ${seat(of.seat)}.`;
    case 'seat-open':
      return `Un remplaçant peut jouer pour ${seat(of.seat)} jusqu’à la fin du robre.`;
    case 'undo-asked':
      return `${seat(of.seat)} demande à reprendre : ${deed(of.act)}.`;
    case 'deal-again-asked':
      return `${seat(of.seat)} demande que la donne recommence.`;
    case 'consented':
      return `${seat(of.seat)} consent.`;
    case 'not-consented':
      return `${seat(of.seat)} ne consent pas : le jeu continue.`;
    case 'undone':
      return `Du consentement des quatre, ${seat(of.seat)} reprend : ${deed(of.act)}.`;
    case 'deal-given-up':
      return 'Du consentement des quatre, la donne est abandonnée, et le même joueur redonne.';
    case 'hand-ended':
      return 'La donne est finie.';
    case 'voided':
      return `La donne est nulle, loi ${of.law}.`;
    case 'scored':
      return of.result.contract === null ? null : of.result.made ? 'Le contrat est réussi.' : 'Le contrat est chuté.';
    default:
      return null;
  }
}

const LAPSED: Readonly<Record<string, string>> = {
  'trick-complete': 'car la levée est complète',
  'adversary-called': 'car un adversaire a annoncé',
  corrected: 'car c’est corrigé',
  'penalty-lost': 'car le droit est perdu',
  'deal-over': 'car la donne est finie',
  settled: 'car c’est réglé',
} satisfies Record<LapseReason, string>;

const REASON: Record<SheetLine['reason'], (count: number | undefined) => string> = {
  tricks: (count) => many(count ?? 0, 'levée au-dessus de six', 'levées au-dessus de six'),
  honours: (count) => (count === undefined ? 'honneurs' : many(count, 'honneur')),
  chicane: () => 'chicane',
  'double-chicane': () => 'double chicane',
  slam: () => 'grand chelem',
  'little-slam': () => 'petit chelem',
  undertricks: (count) => `${tricks(count ?? 0)} de chute du déclarant`,
  bonus: (count) => (count === undefined ? 'prime' : `${tricks(count)} de mieux`),
  revoke: () => 'renonce',
  'second-revoke': () => 'autre renonce',
  'spade-convention': () => 'pique non joué',
};

const WAIT: Record<View['waitingWhy'], { you: string; they: string; plate: string }> = {
  call: { you: 'À toi : annonce', they: 'd’annoncer', plate: 'réfléchit' },
  card: { you: 'À toi : joue une carte', they: 'de jouer', plate: 'réfléchit' },
  ruling: { you: 'Tu choisis : vois la décision', they: 'de choisir', plate: 'choisit' },
  claim: { you: 'Réponds à la réclamation', they: 'de répondre à la réclamation', plate: 'répond' },
  consent: { you: 'On te demande : consens-tu ?', they: 'de consentir', plate: 'est consulté' },
  answer: { you: 'On t’a demandé : réponds', they: 'de répondre', plate: 'répond' },
  correction: { you: 'Remets les choses en ordre', they: 'de remettre en ordre', plate: 'corrige' },
  cut: { you: 'Tu coupes pour la donne suivante', they: 'de couper pour la donne suivante', plate: 'coupe' },
  'new-rubber': {
    you: 'Commence un nouveau robre quand tous sont prêts',
    they: 'de commencer un nouveau robre',
    plate: 'prêt ?',
  },
  draw: { you: 'Tire une carte du jeu étalé', they: 'de tirer une carte', plate: 'tire une carte' },
  'take-seat': {
    you: 'Tu as tiré la plus basse carte : choisis ta place',
    they: 'de choisir une place',
    plate: 'choisit sa place',
  },
};

export const fr: Words = {
  name: 'Français',
  app: 'Eldest Hand',
  tagline: 'Le bridge où tout peut arriver, et la table connaît les lois.',
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
  close: 'Fermer',
  code: CODE,
  colon: ' :',
  law: (number) => `Loi ${number}`,
  openLaw: (number) => `Ouvrir le livre des lois à la loi ${number}`,
  phase: {
    declaring: 'annonces',
    playing: 'en jeu',
    reckoning: 'donne finie',
    void: 'donne nulle',
    over: 'robre fini',
    cutting: 'tirage des partenaires',
  },
  position: {
    lost: 'Connexion perdue, elle revient…',
    joining: 'En route vers la table…',
    gone: 'Cette table n’existe pas.',
    closed: 'L’hôte a fermé la table.',
    removed: 'L’hôte ne souhaite pas que tu regardes cette table.',
    offline: 'Pas de connexion. La page s’ouvre quand même ; les tables reviennent dès qu’il y en a une.',
  },
  lobby: {
    yourName: 'Ton nom',
    nameHint: 'Tel que les autres le verront à la table.',
    open: 'Tables ouvertes',
    none: 'Aucune table n’est ouverte. Dresses-en une et envoie le lien à trois autres.',
    loading: 'Recherche des tables…',
    failed: 'La liste des tables n’a pas pu être obtenue.',
    retry: 'Réessayer',
    free: 'libre',
    notDone: (status) =>
      status === 0
        ? 'La maison ne répond pas : vérifie ta connexion, et essaie encore.'
        : status === 429
          ? 'Trop à la fois d’ici : attends un instant, et essaie encore.'
          : status < 500
            ? 'La maison ne l’accepte pas tel quel.'
            : 'La maison a failli : essaie encore.',
    codesDiffer:
      '1913 : on enchérit pour le contrat ; pique vaut 2 points la levée ou, royal, 9. 1905 : pas d’enchères ; le donneur ou son partenaire fait l’atout.',
    unnamed: (id) => `Table ${id.slice(0, 4)}`,
    tableOf: (name) => `Table de ${name}`,
  },
  consent: {
    group: 'Reprendre, recommencer',
    groupHint: 'quand les quatre consentent',
    askUndo: (of: Act): string => `Demander à reprendre : ${deed(of)}`,
    askDealAgain: 'Demander que la donne recommence',
    undoAsked: (of: Seat, what: Act): string => `${seat(of)} peut-il reprendre ${deed(what)} ?`,
    withSince: (count: number): string => `Avec cela, ce qui a été fait depuis (${many(count, 'acte')}).`,
    dealAgainAsked: (of: Seat): string => `La donne recommence-t-elle ? ${seat(of)} le demande.`,
    seenStaysSeen: 'Ce qui a été vu reste vu : chacun se souvient des cartes et des annonces qui reviennent.',
    dealAgainMeans: 'Cette donne ne compte pas ; le même joueur redonne, avec d’autres cartes.',
    agreed: (of: readonly Seat[]): string =>
      `${seats(of)} ${verb(of, 'consent', 'consentent')} ; il faut les trois autres.`,
    nobodyAgreed: 'Les trois autres doivent consentir. Tout les attend.',
    agree: 'Je consens',
    disagree: 'Je ne consens pas',
    goOn: 'Continuer quand même',
    setAside: 'repris du consentement des quatre',
  },
  places: {
    line: 'Veulent entrer',
    lineHint: 'Inscris-toi : le premier de la file prend la prochaine place libre.',
    putDown: 'M’inscrire',
    takeOff: 'Me retirer',
    spread: 'Le jeu, étalé face cachée',
    agree: 'J’accepte',
    disagree: 'Je n’accepte pas',
    newRubber: 'Commencer un nouveau robre',
    newRubberHint: 'Partenaires et places se tirent à nouveau. Qui veut entrer devrait s’être inscrit.',
    askFor: (of) => `Demander que quelqu’un joue pour ${seat(of)}`,
    askForMe: 'Je dois partir : demander un remplaçant',
    playFor: (of) => `Jouer pour ${seat(of)}`,
    playsForAnother: 'remplaçant',
  },
  robots: {
    playNow: 'Jouer tout de suite',
    playNowText: 'Seul, avec trois robots. Qui arrive peut prendre la place d’un robot.',
    tableOf: (name) => `${name} et des robots`,
    level: 'Les robots jouent',
    levels: { easy: 'facilement', club: 'comme au club', strong: 'fort' },
    title: 'Robots',
    slips: 'Pour s’exercer, ils se trompent',
    slipsOf: { never: 'jamais', seldom: 'parfois', often: 'souvent' },
    slipping: { never: 'sans erreur', seldom: 'se trompe parfois', often: 'se trompe souvent' },
    slipsHint:
      'Ils laissent tomber une carte, entament hors de leur tour ou renoncent : tu le vois, ou non, et les lois font le reste.',
    seat: (of) => `Mettre un robot en ${seat(of)}`,
    sendAway: (of) => `Renvoyer le robot en ${seat(of)}`,
  },
  sit: {
    title: 'Prends une place, ou regarde',
    take: (of) => `S’asseoir en ${seat(of)}`,
    nameFirst: 'Donne d’abord ton nom : les autres à la table le verront.',
    watch: 'Regarder',
    stand: 'Quitter la place',
    watching: 'Tu regardes',
    spectators: (count) => many(count, 'spectateur'),
    free: 'place libre',
    you: 'toi',
    away: 'absent',
    turnTable: 'Tourner la table',
    lookFrom: (of) => `Voir depuis ${seat(of)}`,
    allHands: 'À cette table les spectateurs voient les quatre mains.',
  },
  host: {
    youAre: 'La table t’a été confiée : tu en es l’hôte. Ce que tu peux faire est sous « Table ».',
  },
  invite: {
    title: 'Inviter les autres',
    text: 'Qui a ce lien peut s’asseoir ou regarder. Aucun compte n’est nécessaire.',
    copy: 'Copier le lien',
    copied: 'Copié',
    link: 'Lien vers cette table',
    qr: 'Code QR du lien vers cette table',
  },
  table: {
    board: 'La table',
    noContract: 'Pas encore de contrat',
    contract: 'Contrat',
    dealer: 'donneur',
    declarer: 'déclarant',
    dummy: 'mort',
    barred: 'exclu',
    waited: (why) => WAIT[why].plate,
    turn: (phase) => (phase === 'declaring' ? 'annonce' : 'joue'),
    turnForDummy: 'joue du mort',
    tricks,
    tricksOf: (of, count) => `${side(of)} : ${tricks(count)}`,
    tricksWon: 'Levées',
    played: (of) => `par ${seat(of)}`,
    pair: (of) => (of === 'NS' ? 'N–S' : 'E–O'),
    we: 'Nous',
    they: 'Eux',
    menu: 'Volets',
    heldCards: (count) => many(count, 'carte'),
    onFloor: (count) => `${many(count, 'carte')} par terre`,
    deal: (number) => `Donne ${number}`,
    lobby: 'Tables',
    record: 'Procès-verbal',
    panels: { auction: 'Annonces', score: 'Marque', rulings: 'Lois', chat: 'Chat', table: 'Table' },
    yourTurnTitle: 'À toi',
  },
  waiting: {
    you: (why) => WAIT[why].you,
    forDummy: 'À toi : nomme une carte du mort',
    others: (of, why) => `C’est à ${seats(of)} ${WAIT[why].they}`,
    plays: (of) => `C’est à ${seat(of)} de jouer du mort`,
    faces: (of) => `C’est à ${seat(of)} de montrer ses cartes`,
    youFace: 'Montre tes cartes : on les demande',
    playCalled: (of) => `Joue ${theCard(of)} : on demande cette carte`,
    followFirst: (led) => `Fournis d’abord : joue ${suit(led)}`,
    haveNone: (of) => `Tu n’as pas de ${suit(of)} : entame ce que tu veux`,
    nobody: 'La table n’attend personne',
    putRight: (of) => `Remettre en ordre : reprendre ${theCard(of)}`,
    away: (names) => `${list(names)} : absence`,
  },
  hand: {
    yours: 'Ta main',
    of: (of) => `Main ${OF[of]}`,
    empty: 'Plus de cartes',
    exposed: (of) => `Cartes exposées ${OF[of]}`,
    mayCall: 'peut être demandée',
    exposedMark: 'exposée',
    facedMark: 'montrée',
    floorMark: 'par terre',
    onFloor: 'Tes cartes par terre',
    play: 'Jouer',
    playFromDummy: 'Jouer du mort',
    drop: 'Laisser tomber sur la table',
    floor: 'Laisser tomber par terre',
    showPartner: 'Montrer au partenaire',
    showAdversary: 'Montrer à un adversaire',
    mention: 'Mentionner',
    another: 'en prendre une autre',
    anotherShort: 'une',
    lower: 'Remettre',
    arrange: 'J’arrange',
    takeBack: 'Reprendre',
    leaveThere: 'Laisser',
    callIt: 'Demander',
    suggest: 'Suggérer au déclarant',
    pickUp: 'Ramasser',
    actions: (of) => `Que faire avec ${cards(of)}`,
    dragPlay: 'Lâcher pour jouer',
    dragDrop: 'Lâcher pour exposer sur la table',
    dragFloor: 'Lâcher pour laisser tomber par terre',
    dragKeep: 'Lâcher pour garder',
    putDownHere: 'Poser ici',
    wouldBe: 'Ce serait irrégulier',
    outOfTurn: 'Ce n’est pas ton tour : ce serait une carte hors tour.',
    notLawful: 'Cette carte ne peut être jouée sans faute : ce serait une renonce, ou contre une obligation.',
    expose: 'Ta carte serait exposée et pourrait être demandée.',
    several: 'Deux cartes à la fois sont une irrégularité.',
    doIt: 'Le faire quand même',
    keep: 'Garder',
    more: 'Ce qu’on peut encore en faire',
  },
  dummy: { title: 'Mort' },
  trick: {
    title: (number) => `Levée ${number}`,
    empty: 'Aucune carte sur la table',
    gather: 'Retourner et ranger la levée',
    gatherShort: 'Retourner',
    wins: (of) => `${seat(of)} gagne`,
    led: 'entame',
    pile: (of) => `Levées : ${side(of)}`,
    putDown: 'Posées ensemble',
    last: 'Dernière levée',
    falseLead: 'Entame hors tour',
  },
  declaring: {
    box: 'Boîte à enchères',
    auction: 'Les annonces',
    worth: (points) => `${points} la levée`,
    levels: 'Combien de levées',
    denominations: 'En quoi',
    pass: 'Passe',
    double: 'Contre',
    redouble: 'Surcontre',
    other: 'Un autre nombre',
    otherHint: 'Tout nombre peut être dit',
    sayIt: (text) => `Dire « ${call(text)} »`,
    sayShort: 'Dire',
    take: 'Réfléchir encore',
    mean: 'Je veux dire…',
    meanShort: 'rectifie ma dernière annonce',
    meanHint: 'Corrige ta propre dernière annonce.',
    meaning: (text) => `Dire « je veux dire ${call(text)} »`,
    mustDeclare: 'Tu donnes : tu dois annoncer, sans pouvoir passer.',
    choose: 'Choisis une annonce, puis dis-la.',
    outOfTurn: 'Ce n’est pas ton tour : ce serait une annonce hors tour.',
    insufficient: 'Ce n’est pas plus haut que la dernière annonce : elle serait insuffisante.',
    impossible: 'Aucune main ne pourrait le tenir : ce serait une annonce impossible.',
    noEffect: 'Il n’y a rien ici à contrer : cela vaudrait un passe.',
    standsAsPass: 'vaut passe',
    makes: 'Choisir l’atout',
    elseSaid: 'Ce qu’on peut dire encore',
    none: 'Pas encore d’annonce',
    no: 'aucune annonce',
  },
  speaking: {
    say: 'Dire…',
    title: 'Dire quelque chose',
    askNone: 'Pas de cela, partenaire ?',
    place: 'Avancez les cartes, s’il vous plaît',
    attention: 'Attention !',
    topic: TOPIC,
    claim: 'Réclamer',
    concede: 'Concéder',
    throwDown: 'Jeter ma main face visible',
    face: 'Montrer ma main',
    refer: 'Signaler ce qui s’est passé',
    consult: 'Consulter mon partenaire sur une pénalité',
    claimBy: claim,
    noAnswer: 'n’a pas répondu',
    admitted: 'admet',
    admit: 'Admettre',
    dispute: 'Contester',
    requireFace: 'Exiger les cartes sur table',
    asks: (who, of) => `${seat(who)} demande : n’as-tu pas de ${suit(of)}, partenaire ?`,
    answerNone: 'Non',
    answerSome: 'J’en ai',
    askedOf: (of) => `C’est à ${seat(of)} de répondre`,
  },
  rulings: {
    title: 'Décisions',
    open: 'Décision en cours',
    happened: 'Ce qui s’est passé',
    yours: 'Tu choisis',
    waits: (of) => `C’est à ${seats(of)} de choisir`,
    against: (of) => `contre ${seat(of)}`,
    goesOn: 'Le jeu continue entre-temps.',
    holds: 'Le jeu attend.',
    whoeverFirst: 'Ton partenaire peut choisir aussi : le premier choix décide.',
    gist: 'Ce que dit la loi',
    log: 'Décisions de cette donne',
    empty: 'Rien n’a été décidé dans cette donne.',
    lying: 'Cartes exposées',
    liesExposed: (of, which) =>
      `${seat(of)} : ${cards(which)}. Le déclarant peut ${which.length === 1 ? 'la' : 'les'} demander.`,
    wasExposed: (of, which) => `${seat(of)} : ${cards(which)}, à découvert.`,
    mayBeCalled: 'Posé face visible, et peut être demandé.',
    liesNoLonger: 'N’est plus là.',
    heard: 'Vu et entendu',
    stillOpen: 'en cours',
    chose: (of, label) => `${seat(of)} a choisi : ${label}`,
    lapsed: (law, why) => `tombée, ${LAPSED[why] ?? why} (loi ${law})`,
    order: ORDER,
    called: (of) => `demandé : ${card(of)}`,
    calledNotNow: 'demandé, injouable maintenant',
    standing: 'Obligations en cours',
    more: 'Montrer la décision',
    less: 'Cacher la décision',
  },
  score: {
    resultOf: (deal) => `Résultat de la donne ${deal}`,
    title: 'Feuille de marque',
    above: 'honneurs, au-dessus de la ligne',
    below: 'levées, sous la ligne',
    games: (count) => many(count, 'manche'),
    standing: 'sous / sur la ligne',
    total: 'Total jusqu’ici',
    nothing: 'Rien n’est encore écrit.',
    reason: (line) => REASON[line.reason](line.count),
    passedOut: 'Aucun contrat n’a été joué.',
    cut: 'Couper pour la donne suivante',
    cutWaits: (of) => `${seats(of)} ${verb(of, 'coupe', 'coupent')} pour la donne suivante`,
  },
  tour: {
    invitation: 'Nouveau ici ? Une minute à la table montre comment ça marche.',
  },
  practice: {
    title: 'La salle d’exercice',
    invitation: 'La salle d’exercice : essayer chaque loi, des deux côtés.',
    thisLaw: 'S’exercer à cette loi',
  },
  replay: {
    title: 'Donnes finies',
    open: 'Revoir les donnes',
    openDeal: 'Revoir cette donne',
    seeMoment: 'Voir ce moment',
    loading: 'On cherche le procès-verbal…',
    failed: 'Le procès-verbal n’a pas pu être obtenu.',
    none: 'Aucune donne n’est encore finie.',
    dealt: 'Les cartes sont données.',
  },
  look: {
    invitation: 'Tu as le compte rendu d’une donne ? Revois-la, acte par acte.',
    notRead: 'Cela ne peut être lu',
  },
  chat: {
    unread: (count) => (count === 1 ? 'une nouvelle ligne' : `${count} nouvelles lignes`),
    players: 'Joueurs',
    spectators: 'Spectateurs',
    say: 'Message',
    send: 'Envoyer',
    closed: 'Les joueurs ne bavardent pas pendant la donne.',
    onlySpectators: 'Les joueurs ne le voient pas.',
    empty: 'Rien n’a été dit.',
    phrasesTitle: 'Vite dit',
    phrases: [
      'Bien joué',
      'Merci, partenaire',
      'Pas de chance',
      'Un moment, s’il vous plaît',
      'Un autre robre ?',
      'Bonne nuit',
    ],
  },
  lawbook: {
    title: 'Livre des lois',
    search: 'Chercher un numéro ou un mot',
    loading: 'On cherche les lois…',
    failed: 'Le livre des lois n’a pas pu être obtenu.',
    none: 'Aucune loi ne dit cela.',
    kept: {
      engine: 'décidé à la table',
      construction: 'assuré par la table elle-même',
      lobby: 'assuré à l’entrée',
      etiquette: 'laissé aux joueurs',
    },
    own: 'Avec nos propres mots ; le numéro est celui du code.',
  },
  refusal: {
    title: 'Pas fait',
    dismiss: 'Compris',
    lost: 'La table n’a pas répondu. On envoie de nouveau.',
    named: (message) => message.replace(/\b[SHDC][2-9TJQKA]\b/g, (sign) => card(sign as Card)),
  },
  broken: {
    text: 'Quelque chose a échoué sur cette page. Ta place t’est gardée : recharge la page.',
    again: 'Recharger',
  },
  help: { title: 'Aide' },
  guest: 'Invité',
  noTrumps: 'SA',
  notFound: 'Il n’y a rien ici.',
};
