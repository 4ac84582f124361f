export * from './act.ts';
export * from './event.ts';
export * from './refusal.ts';
export * from './rules.ts';
export * from './view.ts';
export * from './engine.ts';
