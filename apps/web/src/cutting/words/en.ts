import type { Seat } from '@eldest-hand/cards';
import { en as words } from '../../words/en.ts';

const { seat, seats } = words;

/** Cutting for partners and out: the words come with that. */
export const en = {
  partners: 'Cut for partners',
  partnersHint:
    'Each of you cuts a card. The two lowest play together; the lowest chooses his seat and deals. An ace is low.',
  out: (count: number): string => `Cut out: ${count === 1 ? 'one goes' : 'two go'}`,
  outHint: (count: number): string =>
    `Somebody wishes to enter. Each cuts a card; the ${count === 1 ? 'highest goes' : 'two highest go'} out. An ace is low.`,
  cutCard: (place: number, of: number): string => `Cut card ${place} of ${of}`,
  gone: (place: number): string => `Card ${place} has been cut`,
  again: 'must cut again',
  role: (place: number): string =>
    place === 0 ? 'lowest: deals' : place === 1 ? 'partner of the lowest' : 'adversary',
  choose: 'You cut the lowest card: choose your seat.',
  chooseHint: 'Your partner goes opposite, the lower of the others to your left.',
  chooses: (name: string): string => `${name} cut the lowest card and chooses a seat.`,
  seated: 'Everybody has a seat',
  deals: (of: Seat): string => `${seat(of)} deals the first hand.`,
  cut: 'Cut the pack and deal',
  substituteAsked: (of: Seat): string => `May somebody else play for ${seat(of)} until the rubber ends?`,
  agreed: (of: readonly Seat[]): string =>
    `${seats(of)} ${of.length === 1 ? 'agrees' : 'agree'}; the three others must.`,
  nobodyAgreed: 'The three others must agree.',
  playOn: 'I play on myself',
};

export type CuttingWords = typeof en;
