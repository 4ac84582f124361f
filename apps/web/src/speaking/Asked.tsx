import type { View } from '@eldest-hand/laws';
import { useEffect } from 'react';
import { partOf, usePart } from '../parts/Later.tsx';
import { useView } from '../table/ShowView.tsx';
import styles from './speaking.module.css';

const PANELS = partOf(() => import('./AskedPanels.tsx').then((module) => module.AskedPanels));

/** The declarer has led out of turn: there is nothing to choose, but everybody should know what the next card will do. */
const hasLedFalsely = ({ falseLeadBy, declarer, dummy }: View): boolean =>
  falseLeadBy !== null && (falseLeadBy.seat === declarer || falseLeadBy.seat === dummy);

/** Whether a claim or a question is open, or a lead that can still be put right. */
export function useAsks(): boolean {
  const view = useView();
  const { claim, question, substituteAsked, consentAsked } = view;
  return Boolean(claim ?? question ?? substituteAsked ?? consentAsked) || hasLedFalsely(view);
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
