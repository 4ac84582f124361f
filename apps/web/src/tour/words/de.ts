import type { TourWords } from './en.ts';

/** The words of the tour, in German. */
export const de: TourWords = {
  title: 'Eine Minute am Tisch',
  leave: 'Rundgang verlassen',
  seats: { N: 'Nora', E: 'Emil', S: 'Sofia', W: 'Walter' },
  say: {
    pickUp:
      'Du sitzt Ost. Süd spielt zwei Royal-Pik: Pik zu neun Punkten je Stich. West spielt aus, nicht du. Spiele trotzdem aus: berühre eine deiner Karten. Sie ist nur aufgenommen; das sieht niemand.',
    putDown: 'Nun lege sie hin: berühre sie noch einmal, drücke Spielen, oder berühre die Mitte des Tisches.',
    ruling:
      'Du hast außer der Reihe ausgespielt, und die Regeln wissen Rat. Die Entscheidung sagt, was geschah, wer wählen darf und was jede Wahl bedeutet. Die Nummer öffnet die Regel. Süd hat die Wahl.',
    exposed:
      'Deine Karte liegt offen vor dir. Süd darf sie fordern, sobald sie regelgerecht gespielt werden kann. West spielt jetzt aus.',
    called: 'Süd fordert deine Karte: es steht bei deinem Namen. Spiele sie; jede andere wird abgewiesen.',
    done: 'Das war alles. Karten können auch hinfallen und gezeigt werden, zwei zugleich gespielt, Farben nicht bedient, Ansagen außer der Reihe gemacht: auf alles haben die Regeln eine Antwort, und unter „Sagen…“ stehen die Worte für das, was du bemerkst.',
  },
  choose: 'Süd wählen lassen',
  goOn: 'Weiter',
  again: 'Noch einmal',
  lobby: 'Zu den Tischen',
};
