import { useEffect } from 'react';
import { partOf, usePart } from '../parts/Later.tsx';
import { useView } from '../table/seating.ts';
import styles from './speaking.module.css';

const PANELS = partOf(() => import('./AskedPanels.tsx').then((module) => module.AskedPanels));

/** Whether a claim or a question is open. */
export function useAsks(): boolean {
  const { claim, question, substituteAsked, consentAsked } = useView();
  return Boolean(claim ?? question ?? substituteAsked ?? consentAsked);
}

/** A claim or a question that is open: beside the table like a ruling, on a small screen right above the own hand. It lies over no card. */
export function Asked({ docked = false }: { readonly docked?: boolean }) {
  // Fetched when the table stands there: the first question finds it.
  useEffect(PANELS.soon, []);
  const Panels = usePart(PANELS, useAsks());
  return (
    <div className={docked ? styles.docked : styles.beside} data-asked>
      {Panels && <Panels />}
    </div>
  );
}
