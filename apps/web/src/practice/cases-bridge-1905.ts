/** The case files of straight bridge, as they stand in the casebook: a part of the page by itself. */
export const texts = import.meta.glob<string>(
  ['../../../../packages/casebook/bridge-1905/**/*.case', '../../../../packages/casebook/side-by-side/*-1905.case'],
  { query: '?raw', import: 'default', eager: true },
);
