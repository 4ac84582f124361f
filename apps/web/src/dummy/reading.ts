import { createContext } from 'react';

/** Whether the hands that lie open are there to be read, as in a replay, and not as their holders would lay them on the table. */
export const Reading = createContext(false);
