import type { HelpWords } from './en.ts';

export const de: HelpWords = {
  keys: 'Tastatur',
  rows: [
    [
      'h k',
      'den Cœur-König aufnehmen, aus der Hand oder als Alleinspieler vom Tisch: Farbe (s h d c), dann Rang (a k q j t 9…)',
    ],
    ['← →', 'durch die Hand gehen'],
    ['Enter', 'aufnehmen; noch einmal: hinlegen'],
    ['Umschalt + Enter', 'eine weitere Karte aufnehmen'],
    ['Esc', 'die Karte zurückstecken'],
    ['3 r', 'drei Royal-Pik wählen: Zahl, dann s c d h r n'],
    ['p · x · xx', 'Passe, Kontra, Rekontra wählen'],
    ['s c d h n', '1905: Trumpf oder ohne Trumpf wählen'],
    [
      'p · l · y · e',
      '1905: „Ich überlasse es dir, Partner“, „Darf ich ausspielen?“, „Ja“, „Ich bin zufrieden“ wählen',
    ],
    ['Enter', 'die gewählte Ansage sagen'],
    ['w', 'zu dem, was von dir verlangt ist: die Wahl in einer Entscheidung, der Bietkasten, deine Hand'],
    ['Tab', 'zu allem anderen: Karten des Tisches, „Umdrehen und weglegen“, „Sagen…“, die Wahl in einer Entscheidung'],
    ['Enter · Leertaste', 'tun, was mit Tab erreicht ist: den Stich umdrehen, „Sagen…“ öffnen, wählen'],
    ['?', 'diese Hilfe'],
  ],
  words: 'Worte des Tisches',
  glossary: [
    ['Umdrehen und weglegen', 'Den fertigen Stich verdecken. Eine Renonce darin lässt sich nur vorher berichtigen.'],
    ['Offene Karte', 'Eine Karte, die gezeigt wurde. Sie bleibt offen liegen, und der Alleinspieler kann sie fordern.'],
    ['Renonce', 'Eine andere Farbe spielen, obwohl man die ausgespielte hat.'],
    ['Gegner', 'Wer nicht zur Seite des Alleinspielers gehört.'],
    ['Tisch', 'Die offen liegende Hand des Partners, aus der der Alleinspieler mitspielt.'],
    ['Vorhand', 'Wer links vom Teiler sitzt.'],
    ['Ich meine…', 'Berichtigt die eigene letzte Ansage, ehe der Nächste ansagt.'],
    ['Ich ordne', 'Sagt der Alleinspieler, ehe er die Karten des Tisches zurechtrückt: So gilt keine als gespielt.'],
    ['Beanspruchen', 'Sagen, wie viele der übrigen Stiche man machen wird.'],
    ['Anerkennen · Bestreiten', 'Dem zustimmen oder nicht: Dann wird weitergespielt.'],
    ['Die Karten offen verlangen', 'Wer Stiche beansprucht, legt seine Karten hin, ehe du antwortest.'],
    ['Chicane', 'Eine Hand, die ohne Trumpf gegeben ist. Sie zählt für ihre Seite wie Honneurs.'],
    ['Pik 2, Royal-Pik 9', '1913 lässt sich dieselbe Farbe zu 2 Punkten je Stich ansagen oder, mit Krone, zu 9.'],
  ],
};
