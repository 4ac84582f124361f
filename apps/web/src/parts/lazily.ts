import { type ComponentType, lazy } from 'react';
import { untilCome } from './until-come.ts';

/** A page, or something over it, that comes in a file of its own when it is shown, whatever the line does meanwhile. Stands in a `Suspense`. */
export const lazily = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => untilCome(async () => ({ default: await load() })));
