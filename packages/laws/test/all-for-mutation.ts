/// <reference types="vite/client" />

/* Every test beside the laws and the casebook as one file: a mutation run loads the engine once for each mutant, not once for each test file. */
import.meta.glob(['../src/**/*.test.ts', '../../language/test/casebook.test.ts'], { eager: true });
