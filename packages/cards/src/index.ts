export * from './deal-text.ts';
export * from './words.ts';
