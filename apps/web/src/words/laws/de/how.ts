/* How several laws are kept. */
export const COUNTED_HERE = 'Das Programm zählt und schreibt an; dabei geht nichts schief.';
export const WHERE_CUT_FOR = 'Wo nach den Regeln des Tisches um die Plätze abgehoben wird.';
export const PLAYED_ELSEWHERE =
  'Das Programm weiß nicht, wo sonst jemand gespielt hat; die Spieler machen es unter sich aus.';
export const SHUFFLED_HERE = 'Das Programm mischt, ohne dass jemand eine Karte sieht, und teilt.';
export const NEVER_WORN = 'Karten auf dem Bildschirm nutzen sich nicht ab.';
