/* How several laws are kept. */
export const COUNTED_HERE = 'La table compte et marque ; il n’y a pas d’erreur à faire.';
export const WHERE_CUT_FOR = 'Là où les règles de la table veulent que l’on tire les places.';
export const PLAYED_ELSEWHERE = 'La table ne sait pas où quelqu’un d’autre a joué ; les joueurs s’arrangent entre eux.';
export const SHUFFLED_HERE = 'La table mêle, sans que personne ne voie une carte, et donne.';
export const NEVER_WORN = 'Les cartes d’un écran ne s’usent pas.';
