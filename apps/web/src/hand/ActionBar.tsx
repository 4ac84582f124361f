import type { Card } from '@eldest-hand/cards';
import type { Act } from '@eldest-hand/laws';
import { useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { CardText } from '../parts/CardFace.tsx';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { OrderBadges } from '../rulings/OrderBadges.tsx';
import { useView } from '../table/ShowView.tsx';
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

/** Whether the bar has something to show; while a card is dragged the pointer says what will be done with it. */
export function useActionBar(): boolean {
  const held = useRaised((state) => state.cards.length > 0);
  const dragging = useDrag((state) => state.card !== null);
  const seated = useTable((state) => state.seat !== null);
  return held && seated && !dragging;
}

/**
 * With a card picked up: what is mostly done with it in one line, and on demand everything that a hand at a table could do. On a phone
 * it stands in the place of the plate, and says what the plate says of a duty.
 */
export function ActionBar() {
  const { from, cards, several, warned } = useRaised();
  const view = useView();
  const phone = useMedia(PHONE);
  const seat = useTable((state) => state.seat);
  const [more, setMore] = useState(false);
  const w = words.hand;

  if (warned)
    return (
      <div className={styles.bar} role="alertdialog" aria-label={w.wouldBe}>
        <p>
          <strong>{w.wouldBe}.</strong> {warned.why}
        </p>
        <button type="button" onClick={() => void doRaised(warned.act, true)}>
          {w.doIt}
        </button>
        <button type="button" className={styles.do} onClick={() => useRaised.setState({ warned: null })}>
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
  // What lies there for all to see is not taken into the hand.
  const lies =
    from === 'trick' || from === 'adversary' || (seat !== null && view.hands[seat].exposed.includes(cards[0] as Card));
  const rest = dummy ? [] : choices(from, cards);
  const folded = rest.length > 1;
  const others = rest.map((choice) => (
    <button key={choice.label} type="button" onClick={() => void doRaised(choice.act)}>
      {choice.label}
    </button>
  ));
  return (
    <div className={styles.bar} role="toolbar" aria-label={w.actions(cards)}>
      {phone && seat && <OrderBadges seat={seat} />}
      {folded && more && <div className={styles.more}>{others}</div>}
      <div className={styles.line}>
        <span className={styles.what} aria-hidden="true">
          {cards.map((card) => (
            <CardText key={card} card={card} />
          ))}
        </span>
        <button type="button" className={styles.do} onClick={putDown}>
          {first}
        </button>
        {!folded && others}
        <button type="button" onClick={lower}>
          {lies ? w.leaveThere : w.lower}
        </button>
        {(from === 'own' || from === 'dummy') && (
          <button
            type="button"
            aria-label={w.another}
            title={w.another}
            aria-pressed={several}
            onClick={() => useRaised.setState({ several: !several })}
          >
            + {!phone && w.anotherShort}
          </button>
        )}
        {folded && (
          <button type="button" aria-label={w.more} aria-expanded={more} onClick={() => setMore(!more)}>
            {more ? '▾' : '…'}
          </button>
        )}
      </div>
    </div>
  );
}
