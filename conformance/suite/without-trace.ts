import type { Operation } from '../contract/operation.ts';
import { differences, footprintOf } from './footprint.ts';
import type { Trial } from './trial.ts';

/** Something that must be refused, of each operation. */
export interface Refused<Prepared> {
  /** What is refused, in the plural, for messages. */
  readonly what: string;
  /** Makes what the requests need. */
  readonly prepare: (trial: Trial, operation: Operation) => Promise<Prepared>;
  /** Sends what must be refused. */
  readonly send: (trial: Trial, operation: Operation, prepared: Prepared) => Promise<void>;
}

/** Tries one operation after the other, so that the one that writes is named. Answers whether any did. */
async function nameTraces<Prepared>(
  trial: Trial,
  operations: readonly Operation[],
  { what, prepare, send }: Refused<Prepared>,
): Promise<boolean> {
  let isAnyNamed = false;
  await trial.each(operations, async (operation) => {
    const prepared = await prepare(trial, operation);
    const before = await footprintOf(trial.tenant);
    await send(trial, operation, prepared);
    const changed = differences(before, await footprintOf(trial.tenant));
    const isClean = trial.expect(
      changed.length === 0,
      operation.id,
      `refused ${what} changed ${changed.join(', ')}`,
    );
    isAnyNamed ||= !isClean;
  });
  return isAnyNamed;
}

/** Tries on each operation what must be refused, several at once, and looks whether anything was written. */
export async function withoutTrace<Prepared>(trial: Trial, refused: Refused<Prepared>): Promise<void> {
  const prepared = new Map<Operation, Prepared>();
  const operations = await trial.prepare(trial.operations, async (part, operation) => {
    prepared.set(operation, await refused.prepare(part, operation));
  });
  const before = await footprintOf(trial.tenant);
  await trial.together(operations, async (part, operation) =>
    refused.send(part, operation, prepared.get(operation) as Prepared),
  );
  const changed = differences(before, await footprintOf(trial.tenant));
  if (changed.length === 0 || (await nameTraces(trial, operations, refused))) return;
  const message = `refused ${refused.what}, several at once, changed ${changed.join(', ')}`;
  for (const { id } of operations) trial.expect(false, id, message);
}
