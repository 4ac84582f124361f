/** What is wrong with a piece of text, in words for the person who wrote it. */
export interface Fault {
  readonly fault: string;
}

/** A fault and where it stands; lines count from one. */
export interface LineFault extends Fault {
  readonly line: number;
}

export const fault = (text: string): Fault => ({ fault: text });

export const isFault = (read: unknown): read is Fault =>
  typeof read === 'object' && read !== null && 'fault' in read && typeof read.fault === 'string';
