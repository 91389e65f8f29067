import { providerActor } from '../actor.ts';
import type { Database } from '../db/connection.ts';
import { selectMatching } from '../db/rows.ts';
import { askNow, instructionsTable } from '../outbox/instruction.ts';
import type { Lane } from '../writes/lane.ts';
import { need } from '../writes/write.ts';
import type { StreamKey } from './provider-cursor.ts';

/**
 * Has a provider asked about one of its orders at once, since it hints that there is news of it. What is not with it is
 * left alone: it was never called for it, or is being called just now. Safe twice.
 * @returns whether the adapter has such an order
 */
export async function askAbout(
  { database, lane }: { readonly database: Database; readonly lane: Lane },
  { provider, adapter }: StreamKey,
  instructionId: string,
): Promise<boolean> {
  const [known] = await selectMatching(database.reader, instructionsTable, [{ id: instructionId }]);
  if (known?.provider !== provider || known.adapter !== adapter) return false;
  const { tenantId, subject, kind } = known;
  return lane.submit({
    tenantId,
    actor: providerActor(provider),
    claimed: false,
    needs: () => [need(instructionsTable, { subject, kind })],
    decide: (loaded, { serverNow }) => {
      const instruction = loaded.find(instructionsTable, { subject, kind });
      const asked = instruction && askNow(instruction, serverNow);
      return { reply: true, effects: asked === undefined ? [] : [asked] };
    },
  });
}
