import type { Seat } from '@eldest-hand/cards';
import { useTable } from '../connection/table-store.ts';
import { Dummy } from '../dummy/Dummy.tsx';
import { ActionBar, useActionBar } from '../hand/ActionBar.tsx';
import { Hand } from '../hand/Hand.tsx';
import handStyles from '../hand/hand.module.css';
import { LyingCards } from '../hand/LyingCards.tsx';
import { inOrder } from '../hand/order.ts';
import { useRaised } from '../hand/raised.ts';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { LastResult } from '../score/LastResult.tsx';
import { useSettings } from '../settings/settings.ts';
import { SayMenu } from '../speaking/SayMenu.tsx';
import { TurnTrick } from '../trick/TrickDone.tsx';
import { words } from '../words/words.ts';
import styles from './own.module.css';
import { Plate } from './Plate.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { SeatPlace } from './SeatPlace.tsx';
import { useView } from './ShowView.tsx';
import { downOf, useBottom } from './seating.ts';
import { Waiting } from './Waiting.tsx';

/** The bottom of the screen: whom the table waits for, what was refused, and the player's own seat. */
export function OwnPlace() {
  const view = useView();
  const me = useTable((state) => state.seat);
  const bottom = useBottom();
  const refused = useTable((state) => state.refusal !== null);
  const warned = useRaised((state) => state.warned !== null);
  const order = useSettings((settings) => settings.order);
  if (me === null)
    return (
      <div className={styles.own} data-own-place>
        <div className={styles.said} data-refused={refused || undefined}>
          <Waiting />
          <RefusalNote />
        </div>
        <LastResult />
        <SeatPlace seat={bottom} />
      </div>
    );
  const hand = view.hands[me];
  const over = view.result !== null || view.phase === 'void' || view.phase === 'cutting';
  const laid = view.dummyDown && me === view.dummy;
  const down = new Set(downOf(view, me));
  const own = (hand.cards ?? []).filter((card) => !down.has(card));
  const lying = new Set([...hand.exposed, ...hand.faced, ...hand.below]);
  const held = own.filter((card) => !lying.has(card));
  return (
    // Without the hand it is lower: it stands there anew, and nothing slides.
    <section
      key={over ? 'over' : 'dealt'}
      className={styles.own}
      data-own-place
      data-warned={warned || undefined}
      data-testid={`seat-${me}`}
      aria-label={words.seat(me)}
    >
      <div className={styles.said} data-refused={refused || undefined}>
        <Waiting />
        <RefusalNote />
      </div>
      <OwnLine seat={me} />
      {!over && !laid && <LyingCards seat={me} own />}
      {over ? null : laid ? (
        <Dummy seat={me} place="bottom" cards={own} touchedAs="own" />
      ) : (
        <Hand cards={inOrder(held, order, view.trumps)} />
      )}
    </section>
  );
}

/** The player's plate; with a card picked up what can be done with it, on a phone in the plate's stead. */
function OwnLine({ seat }: { readonly seat: Seat }) {
  const { phase, trickWinner } = useView();
  const phone = useMedia(PHONE);
  const acting = useActionBar();
  return (
    <div
      className={styles.ownLine}
      data-own-line
      data-acting={acting || undefined}
      data-turning={(!acting && phase === 'playing' && trickWinner !== null) || undefined}
    >
      {!(phone && acting) && <Plate seat={seat} />}
      {acting && (
        <div className={handStyles.barPlace}>
          <ActionBar />
        </div>
      )}
      {!acting && <TurnTrick />}
      {!acting && <LastResult />}
      {!(phone && acting) && <SayMenu />}
    </div>
  );
}
