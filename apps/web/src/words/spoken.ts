import { createContext } from 'react';
import type { Words } from './words.ts';

/** The words that are spoken. What is only drawn again when it changes asks for them here, so that it changes with them. */
export const Spoken = createContext<Words | null>(null);
