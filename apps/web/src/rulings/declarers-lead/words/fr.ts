import type { DeclarersLeadWords } from './en.ts';

/** A declarer's lead out of turn, in French. */
export const fr: DeclarersLeadWords = {
  title: 'Le déclarant a joué hors tour',
  led: (by, rightful) => `On a joué de ${by} ; c’est à ${rightful} de jouer.`,
  his: (next) =>
    `Cela ne te coûte rien : reprends la carte et corrige, ou laisse-la. Dès que ${next} a joué dessus, elle reste.`,
  nexts: (declarer) =>
    `Si tu joues dessus, elle reste. Tu peux aussi dire qu’elle est hors tour et attendre ; la reprendre ou non est à ${declarer}, et nul ne peut l’exiger.`,
  others: (declarer, next) =>
    `Il n’y a pas de pénalité. ${declarer} peut reprendre la carte jusqu’à ce que ${next} ait joué dessus ; alors elle reste.`,
};
