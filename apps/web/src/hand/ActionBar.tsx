import type { Card } from '@eldest-hand/cards';
import type { Act } from '@eldest-hand/laws';
import { useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { CardText } from '../parts/CardFace.tsx';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { useView } from '../table/seating.ts';
import { words } from '../words/words.ts';
import { useDrag } from './drag.ts';
import styles from './hand.module.css';
import { doRaised, liesAsDummy, putDown } from './put-down.ts';
import { type From, lower, useRaised } from './raised.ts';

interface Choice {
  readonly label: string;
  readonly act: Act;
}

function choices(from: From, cards: readonly Card[]): readonly Choice[] {
  const w = words.hand;
  if (from === 'dummy') return [{ label: w.arrange, act: { verb: 'arrange', cards } }];
  if (from === 'floor') return [{ label: w.play, act: { verb: 'play', cards } }];
  if (from !== 'own') return [];
  return [
    { label: w.drop, act: { verb: 'drop', cards } },
    { label: w.floor, act: { verb: 'drop', cards, manner: 'floor' } },
    { label: w.showPartner, act: { verb: 'show', cards, manner: 'partner' } },
    { label: w.showAdversary, act: { verb: 'show', cards, manner: 'adversary' } },
    { label: w.mention, act: { verb: 'mention', cards } },
  ];
}

/** With a card picked up: everything that a hand at a table could do with it. */
export function ActionBar() {
  const { from, cards, several, warned } = useRaised();
  const view = useView();
  const seat = useTable((state) => state.seat);
  const phone = useMedia(PHONE);
  const dragging = useDrag((state) => state.card !== null);
  const [more, setMore] = useState(false);
  // While a card is dragged the pointer says what will be done with it.
  if (cards.length === 0 || !seat || dragging) return null;
  const w = words.hand;

  if (warned)
    return (
      <div className={styles.bar} role="alertdialog" aria-label={w.wouldBe}>
        <p>
          <strong>{w.wouldBe}.</strong> {warned.why}
        </p>
        <button type="button" className={styles.do} onClick={() => void doRaised(warned.act, true)}>
          {w.doIt}
        </button>
        <button type="button" onClick={() => useRaised.setState({ warned: null })}>
          {w.keep}
        </button>
      </div>
    );

  const dummy = liesAsDummy(view, seat);
  const first = {
    own: dummy ? w.suggest : w.play,
    floor: w.pickUp,
    dummy: w.playFromDummy,
    adversary: w.callIt,
    trick: w.takeBack,
  }[from];
  const rest = dummy ? [] : choices(from, cards);
  const hidden = phone && !more && rest.length > 1;
  return (
    <div className={styles.bar} role="toolbar" aria-label={w.actions(cards)}>
      <span className={styles.what} aria-hidden="true">
        {cards.map((card) => (
          <CardText key={card} card={card} />
        ))}
      </span>
      <button type="button" className={styles.do} onClick={putDown}>
        {first}
      </button>
      {!hidden &&
        rest.map((choice) => (
          <button key={choice.label} type="button" onClick={() => void doRaised(choice.act)}>
            {choice.label}
          </button>
        ))}
      {(from === 'own' || from === 'dummy') && (
        <button type="button" aria-pressed={several} onClick={() => useRaised.setState({ several: !several })}>
          {w.another}
        </button>
      )}
      <button type="button" onClick={lower}>
        {from === 'trick' ? w.leaveThere : w.lower}
      </button>
      {hidden && (
        <button type="button" aria-label={w.more} onClick={() => setMore(true)}>
          …
        </button>
      )}
    </div>
  );
}
