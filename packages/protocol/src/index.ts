export * from './act-schema.ts';
export * from './messages.ts';
export * from './new-table.ts';
export * from './read.ts';
export * from './refusals.ts';
export * from './wire.ts';
