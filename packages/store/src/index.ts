export { type Copied, copyLog } from './copy.ts';
export * from './log.ts';
export { openLog } from './open-log.ts';
