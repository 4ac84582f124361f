export * from './log.ts';
export { openLog } from './open-log.ts';
