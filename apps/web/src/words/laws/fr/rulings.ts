import { isCard, isSuit, leftOf, otherSide, partnerOf, sideOf, suitOf } from '@eldest-hand/cards';
import type { RulingIncident } from '@eldest-hand/laws';
import { fr } from '../../fr.ts';
import type { Choice, IncidentText, OptionText, Question } from '../catalogue.ts';

const who = ({ against }: Question): string => fr.seat(against);
const partner = ({ against }: Question): string => fr.seat(partnerOf(against));
const cards = (of: Question): string => fr.cards(of.cards);
const exposedSuit = ({ cards: [card] }: Question): string => (card ? fr.suit(suitOf(card)) : 'cette couleur');
const named = ({ detail }: Choice): string => (isCard(detail) ? fr.cards([detail]) : detail);
/** “de Nord”, “d’Est”. */
const before = (seat: string): string => (/^[EO]/u.test(seat) ? `d’${seat}` : `de ${seat}`);

/** The side that the penalty goes to. */
const injured = ({ against }: Question): string => fr.side(otherSide(sideOf(against)));
const next = ({ against }: Question): string =>
  `c’est à ${fr.seat(leftOf(against))}, à gauche ${before(fr.seat(against))}, d’annoncer`;
const bid = ({ call }: Question): string => (call ? ` ${fr.call(call)}` : '');
const AT_THE_END = (of: Question): string => `Ce sera marqué pour ${injured(of)} à la fin de la donne.`;

const NEW_DEAL: OptionText = ['Une nouvelle donne', 'Les mains sont jetées et le même joueur redonne.'];
const NO_PENALTY: OptionText = ['Pas de pénalité', 'Rien n’est exigé et le jeu continue.'];
const ANY_SUIT: OptionText = ['Pas de pénalité', 'Toute couleur peut être entamée.'];
const OVERLOOKED: OptionText = [
  'Pas de pénalité',
  'On passe sur la renonce et la donne compte comme elle a été jouée.',
];
const DOUBLE_STANDS: OptionText = ['Le contre est maintenu', 'Il compte, et l’autre camp peut surcontrer.'];
const DOUBLE_REFUSED: OptionText = [
  'Le contre est refusé',
  'Il ne compte pas, et l’on ne contre plus dans cette donne.',
];
const callSuit = (effect: string): OptionText => ['Demander une couleur', effect];
const barred = (of: Question): string =>
  `${partner(of)} ne peut plus annoncer avant qu’un de ses adversaires n’ait annoncé ou contré.`;

const HIGH_OR_LOW: IncidentText['options'] = {
  highest: ['Sa plus haute carte', (of) => `${partner(of)} doit fournir sa plus haute carte de la couleur entamée.`],
  lowest: ['Sa plus basse carte', (of) => `${partner(of)} doit fournir sa plus basse carte de la couleur entamée.`],
  win: ['Gagner la levée', (of) => `${partner(of)} doit gagner cette levée si possible.`],
  lose: ['Perdre la levée', (of) => `${partner(of)} doit perdre cette levée si possible.`],
  waive: NO_PENALTY,
};

const REVOKE: IncidentText['options'] = {
  points: [
    ({ value }) => `Marquer ${value} points`,
    (of) =>
      `${of.value} points vont au-dessus de la ligne pour ${injured(of)} ; le camp fautif ne marque que ses honneurs et la chicane (les points d’une main sans atout).`,
    AT_THE_END,
  ],
  tricks: [
    'Prendre trois levées',
    ({ code }) =>
      code === 'auction-1913'
        ? 'Trois levées du camp fautif vont au déclarant. Elles peuvent faire réussir le contrat, mais ne rapportent pas de prime.'
        : 'Trois levées du camp fautif vont à l’autre, et il ne peut gagner la manche avec cette donne.',
    AT_THE_END,
  ],
  waive: OVERLOOKED,
};

const SHOWN: Readonly<Record<string, (of: Question) => string>> = {
  'auction-1913 65': (of) => `${who(of)} a montré ${cards(of)} avant la fin des annonces.`,
  'bridge-1905 67': (of) => `${who(of)} a montré ${cards(of)} avant que l’atout ne soit choisi.`,
};

/** What happened, and what each choice means. */
export const incidents: Readonly<Record<RulingIncident, IncidentText>> = {
  'bid-out-of-turn': {
    happened: (of) => `${who(of)} a annoncé${bid(of)} hors tour.`,
    options: {
      'new-deal': NEW_DEAL,
      stand: ['La maintenir', (of) => `L’annonce compte comme faite à son tour, et ${next(of)}.`],
    },
  },
  'double-out-of-turn': {
    happened: (of) => `${who(of)} a contré hors tour.`,
    options: {
      'new-deal': NEW_DEAL,
      stand: ['Le maintenir', (of) => `Le contre compte comme fait à son tour, et ${next(of)}.`],
    },
  },
  'insufficient-bid': {
    happened: (of) =>
      of.call
        ? `${who(of)} a annoncé${bid(of)}, ce qui ne dépasse pas la dernière annonce.`
        : `${who(of)} a fait une annonce qui ne dépasse pas la précédente.`,
    options: {
      penalize: ['La faire relever', (of) => `L’annonce doit être relevée jusqu’à suffire ; ${barred(of)}`],
      waive: ['Passer outre', 'L’annonce reste comme elle a été faite, et l’on continue.'],
    },
  },
  'impossible-bid': {
    happened: (of) =>
      of.call ? `${who(of)} a annoncé${bid(of)}, ce qui est impossible.` : `${who(of)} a fait une annonce impossible.`,
    options: {
      penalize: ['Le tenir à toutes les levées', (of) => `L’annonce compte pour sept ; ${barred(of)}`],
      'new-deal': NEW_DEAL,
      'last-bid': [
        ({ value }) =>
          value ? `Notre annonce, ${fr.call(`${value}`)}, est définitive` : 'Notre dernière annonce est définitive',
        'Les annonces s’arrêtent, et le camp lésé joue la donne à sa propre dernière annonce.',
      ],
      waive: ['Passer outre', 'L’annonce reste comme elle a été faite, et l’on continue.'],
    },
  },
  'made-without-leave': {
    happened: (of) => `${who(of)} a choisi l’atout sans que le donneur le lui ait laissé.`,
    options: { 'new-deal': NEW_DEAL, stand: ['Le maintenir', 'L’atout reste celui qui a été choisi.'] },
  },
  'declaration-passed-back': {
    happened: (of) => `${who(of)} a renvoyé le choix de l’atout au donneur.`,
    options: {
      'new-deal': NEW_DEAL,
      compel: ['L’obliger à choisir l’atout', (of) => `${who(of)} doit maintenant choisir l’atout.`],
    },
  },
  'adversary-declares': {
    happened: (of) => `${who(of)} a déclaré sans en avoir le droit.`,
    options: {
      'new-deal': NEW_DEAL,
      ignore: ['Continuer comme si rien n’avait été dit', 'Le camp du donneur choisit l’atout comme d’habitude.'],
    },
  },
  'double-out-of-order': {
    happened: (of) => `${who(of)} a contré alors qu’il lui fallait une permission.`,
    options: { stand: DOUBLE_STANDS, refuse: DOUBLE_REFUSED },
  },
  consulted: {
    happened: (of) => `${who(of)} a consulté son partenaire sur le contre.`,
    options: { 'new-deal': NEW_DEAL, waive: NO_PENALTY },
  },
  'third-hand-leads': {
    happened: (of) => `${who(of)} a entamé avant le début du jeu.`,
    options: {
      'call-suit': callSuit('Quand le premier en cartes devra entamer, celui qui a choisi l’atout nommera la couleur.'),
      waive: NO_PENALTY,
    },
  },
  'spades-not-to-be-played': {
    happened: (of) => `${who(of)} a devancé son tour, à un pique qui ne doit pas être joué.`,
    options: {
      points: ['Prendre deux points', 'La donne n’est pas jouée et le camp du donneur marque deux points.'],
      'call-suit': callSuit(
        'La donne est jouée, et celui qui a choisi l’atout nomme la couleur que le premier en cartes doit entamer.',
      ),
      waive: NO_PENALTY,
    },
  },
  exposed: {
    happened: (of) =>
      SHOWN[`${of.code} ${of.law}`]?.(of) ??
      `${who(of)}, partenaire de celui qui entame, a montré ${cards(of)} avant l’entame.`,
    options: {
      'new-deal': NEW_DEAL,
      expose: [
        'La laisser pour être demandée',
        'Elle reste face visible et le donneur peut la demander ; toute couleur peut être entamée.',
      ],
      prohibit: [
        (of) => `Interdire l’entame à ${exposedSuit(of)}`,
        (of) =>
          of.code === 'auction-1913'
            ? `${partner(of)} ne peut entamer cette couleur à la première levée, à moins de n’en avoir pas d’autre. La carte peut en outre être demandée.`
            : 'Celui qui entame évite cette couleur s’il le peut ; la carte est reprise et ne peut être demandée.',
      ],
      waive: [
        ({ code }) => (code === 'auction-1913' ? 'Permettre toute couleur' : 'Pas de pénalité'),
        ({ code, law }) => {
          if (code === 'auction-1913')
            return 'L’entame est libre. La carte reste exposée sur la table et peut être demandée.';
          return law === 68
            ? 'La carte est reprise et toute couleur peut être entamée.'
            : 'Rien n’est exigé et le jeu continue.';
        },
      ],
    },
  },
  'two-at-once': {
    happened: (of) => `${who(of)} a posé en même temps ${cards(of)}.`,
    options: {
      play: [
        (of) => `Jouer ${named(of)}`,
        (of) => {
          if (of.to.includes(of.against)) return 'Elle est jouée ; les autres restent où elles étaient.';
          const others = of.cards.filter((card) => card !== of.detail);
          return `C’est sa carte à cette levée ; ${fr.cards(others)} ${others.length === 1 ? 'reste exposé et peut être demandé' : 'restent exposés et peuvent être demandés'}.`;
        },
      ],
    },
  },
  'two-touched': {
    happened: (of) => `Le déclarant a touché ${cards(of)} au mort.`,
    options: { play: [(of) => `Jouer ${named(of)}`, 'Elle est jouée ; les autres restent où elles étaient.'] },
  },
  'led-ahead': {
    happened: (of) => `${who(of)} a continué avec ${cards(of)} avant que son partenaire n’ait joué.`,
    options: {
      win: [
        ({ detail }) => `Le partenaire doit gagner la levée ${detail} de celles-ci`,
        (of) => {
          const after = Number(of.detail) - 1;
          const trick = ['la levée en cours', 'la levée suivante'][after] ?? `la ${after}e levée après celle-ci`;
          return `${partner(of)} doit gagner ${trick} si possible ; les cartes entamées trop tôt restent exposées.`;
        },
      ],
      waive: ['Pas de pénalité', 'Les cartes entamées trop tôt sont reprises en main et la levée continue.'],
    },
  },
  'lead-out-of-turn': {
    happened: (of) => `${who(of)} a entamé ${cards(of)} hors tour.`,
    options: {
      expose: [
        'La laisser exposée',
        (of) =>
          `${cards(of)} reste face visible devant ${who(of)} ; le déclarant peut demander cette carte à toute levée. Celui dont c’est le tour entame à son gré.`,
      ],
      'call-suit': callSuit(
        'La carte est reprise en main. Dès qu’un des adversaires doit entamer, le déclarant lui nomme la couleur.',
      ),
      waive: ['Pas de pénalité', 'La carte est reprise en main, et celui dont c’est le tour entame à son gré.'],
    },
  },
  'suit-to-be-called': {
    happened: (of) =>
      `À cause de la faute ${before(who(of))}, la couleur de cette entame peut maintenant être demandée.`,
    options: {
      suit: [
        ({ detail }) => (isSuit(detail) ? `Demander ${fr.suit(detail)}` : detail),
        ({ detail, leader }) =>
          `${leader ? fr.seat(leader) : 'L’adversaire'} doit entamer ${isSuit(detail) ? fr.suit(detail) : 'cette couleur'} si possible.`,
      ],
      waive: ANY_SUIT,
    },
  },
  'fourth-before-second': {
    happened: (of) => `${who(of)}, quatrième à jouer, a joué avant son partenaire.`,
    options: HIGH_OR_LOW,
  },
  'attention-to-trick': {
    happened: (of) => `${who(of)} a attiré l’attention sur la levée avant que son partenaire n’ait joué.`,
    options: HIGH_OR_LOW,
  },
  'unauthorised-reference': {
    happened: (of) => `${who(of)} a parlé de ce qui avait été annoncé ou joué.`,
    options: {
      'call-suit': callSuit('Le déclarant nomme la couleur que doit entamer le prochain adversaire à entamer.'),
      waive: NO_PENALTY,
    },
  },
  suggested: {
    happened: (of) => `${who(of)}, le mort, a suggéré ${cards(of)}.`,
    options: {
      require: [
        (of) => `Exiger ${cards(of)}`,
        'Le déclarant doit maintenant jouer cette carte du mort, à moins que ce ne soit une renonce.',
      ],
      forbid: [
        (of) => `Interdire ${cards(of)}`,
        'Le déclarant doit maintenant jouer une autre carte du mort, si une autre peut être jouée.',
      ],
      waive: NO_PENALTY,
    },
  },
  'short-trick': {
    happened: (of) => `${who(of)} n’a pas fourni à la levée ${of.trick}.`,
    options: {
      'new-deal': NEW_DEAL,
      stand: [
        'Maintenir la donne',
        'La carte qui reste à la fin compte comme jouée à cette levée, et n’y est pas une renonce.',
      ],
    },
  },
  revoke: {
    happened: (of) =>
      `${who(of)} a joué ${cards(of)} à la levée ${of.trick}${of.suit ? `, entamée à ${fr.suit(of.suit)},` : ''} sans fournir, alors que c’était possible.`,
    options: REVOKE,
  },
  'order-broken': {
    happened: (of) => `${who(of)} a joué ${cards(of)} à la levée ${of.trick} contre l’obligation imposée.`,
    options: REVOKE,
  },
  'revoke-corrected': {
    happened: (of) =>
      `${who(of)} a repris ${cards(of)} : il était possible de fournir${of.suit ? ` à ${fr.suit(of.suit)}` : ''}.`,
    options: {
      expose: [
        'La laisser exposée',
        (of) =>
          `${cards(of)} reste face visible, et le déclarant peut demander cette carte quand il veut. ${who(of)} fournit n’importe quelle carte de la couleur.`,
      ],
      highest: [
        'Sa plus haute carte',
        (of) =>
          `${who(of)} doit fournir à cette levée sa plus haute carte de la couleur ; l’autre est reprise en main.`,
      ],
      lowest: [
        'Sa plus basse carte',
        (of) =>
          `${who(of)} doit fournir à cette levée sa plus basse carte de la couleur ; l’autre est reprise en main.`,
      ],
      waive: NO_PENALTY,
    },
  },
};
