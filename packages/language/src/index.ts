export * from './act-text.ts';
export * from './case-file.ts';
export type { Expectation } from './expect/index.ts';
export * from './fault.ts';
export * from './following-deal.ts';
export * from './heading.ts';
export { readOption } from './option.ts';
export * from './run-case.ts';
export * from './transcript.ts';
