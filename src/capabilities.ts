import { linesProjection } from './writes/webhook-lines.ts';
import type { Projection } from './writes/projection.ts';
import { fanOutProjection } from './writes/stage-fan-outs.ts';
import { notificationsProjection } from './writes/stage-notifications.ts';

/** What capabilities derive from writes, in the order in which they are asked; with a memory of its own for each write queue. */
export function createProjections(): readonly Projection[] {
  return [fanOutProjection(), notificationsProjection, linesProjection];
}
