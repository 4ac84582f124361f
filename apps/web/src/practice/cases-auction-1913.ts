/** The case files of auction bridge, as they stand in the casebook: a part of the page by itself. */
export const texts = import.meta.glob<string>(
  ['../../../../packages/casebook/auction-1913/**/*.case', '../../../../packages/casebook/side-by-side/*-1913.case'],
  { query: '?raw', import: 'default', eager: true },
);
