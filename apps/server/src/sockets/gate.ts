import { type Refused, refuse } from '@eldest-hand/protocol';
import { newBucket } from '../bucket.ts';
import type { HouseSocket, Services } from './house-socket.ts';

export type Kind = 'act' | 'say' | 'other';

const OTHER = { burst: 30, perSecond: 5 };
const SAY = { burst: 8, perSecond: 1 };
/** Refusals that a connection may cause before it is cut off: a client that does not listen is broken or hostile. */
const PATIENCE = { burst: 300, perSecond: 10 };

/** Decides whether a connection may send another message of a kind. */
export function newGate(socket: HouseSocket, { limits, now, draining }: Services): (kind: Kind) => Refused | undefined {
  const buckets = {
    act: newBucket({ burst: limits.actBurst, perSecond: limits.actsPerSecond }),
    say: newBucket(SAY),
    other: newBucket(OTHER),
  };
  const patience = newBucket(PATIENCE);
  return (kind) => {
    if (draining()) return refuse('closing', 'The server is shutting down: try again in a moment.');
    if (buckets[kind].take(now())) return undefined;
    if (!patience.take(now())) socket.disconnect(true);
    return refuse('slow-down', 'Too many messages: slow down.');
  };
}
