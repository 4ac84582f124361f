import type { CostWords } from './en.ts';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const KIND: Readonly<Record<string, string>> = {
  expose: 'Die Karte als offene Karte liegen lassen',
  'call-suit': 'Eine Farbe fordern, sobald ein Gegner auszuspielen hat',
  suit: 'Die Farbe nennen, die ausgespielt werden muss',
  prohibit: 'Das Ausspiel einer Farbe verbieten',
  highest: 'Die höchste Karte der Farbe verlangen',
  lowest: 'Die niedrigste Karte der Farbe verlangen',
  win: 'Verlangen, dass der Stich gewonnen wird',
  lose: 'Verlangen, dass der Stich verloren wird',
  play: 'Sagen, welche Karte gespielt ist',
  require: 'Die angedeutete Karte verlangen',
  forbid: 'Die angedeutete Karte verbieten',
  penalize: 'Die Strafpunkte nehmen',
  'last-bid': 'Das letzte gültige Gebot stehen lassen',
  refuse: 'Das Gesagte zurückweisen',
  compel: 'Auf dem Gesagten bestehen',
  ignore: 'Das Gesagte übergehen',
  points: 'Punkte für die Renonce nehmen',
  tricks: 'Stiche für die Renonce nehmen',
  'new-deal': 'Neu geben lassen',
  stand: 'Es stehen lassen',
  waive: 'Nichts verlangen',
};

export const de: CostWords = {
  cost: 'Was kostet jede Wahl?',
  costHint: 'Berechnet mit allen vier Händen offen; jeder spielt am besten und ist an die Wahl gebunden.',
  costAsk: 'Berechnen',
  costSoon: 'Wird berechnet …',
  costFailed: 'Das ließ sich nicht berechnen.',
  costOf: (ns, ew) => `Nord und Süd ${many(ns, 'Stich', 'Stiche')}, Ost und West ${ew}`,
  costPoints: (ns, ew) => `Punkte ${ns} : ${ew}`,
  costMade: 'erfüllt',
  costDown: 'gefallen',
  costThen: (options) => `mit ${options.join(', dann ')}`,
  trust: {
    exact: '',
    'at-least':
      'mindestens so viel für den Alleinspieler: Er kann mehr gewinnen, wenn er eine offene Karte später fordert',
    about: 'ungefähr: Eine Auflage für ein späteres Ausspiel blieb außer Acht',
  },
  costNewDeal: 'Es wird neu gegeben: Es gibt nichts zu berechnen.',
  costUnknown: {
    declaring: 'Während der Ansage nicht zu berechnen.',
    unsettled: 'Nicht zu berechnen: Erst muss mehr entschieden sein.',
    time: 'In der gegebenen Zeit nicht berechnet.',
  },
  costBest: 'hier am besten',
  suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Treff' },
  kind: (of) => KIND[of] ?? of,
};
