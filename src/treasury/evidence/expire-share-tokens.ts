import type { SharedClock } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { presentIn } from '../../db/present.ts';
import { selectWhere } from '../../db/statements/rows.ts';
import { CLOCK } from '../../identity/actor.ts';
import { type Instruction, instructionsTable, isLeased, markAsking } from '../../outbox/instruction.ts';
import { oneByOne } from '../../workers/failing-work.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { type Write, need } from '../../writes/write.ts';
import { followEvidenceNeeds } from './follow-evidence.ts';
import { evidenceMoveNeeds, moveEvidence } from './move.ts';
import { SHARE_TOKEN_EXPIRED, identityEvidenceTable } from './table.ts';

/**
 * Erases a share token that has waited too long for its provider and rejects its evidence; the caller can send another.
 * A token in a call stays; after a lost call the provider is queried. Answers whether it was time; idempotent.
 */
function expireShareToken(tenantId: string, evidenceId: string): Write<boolean> {
  const key = { subject: evidenceId, kind: 'hand_over_evidence' } as const;
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: (head) => [need(instructionsTable, key), ...evidenceMoveNeeds(evidenceId, head)],
    furtherNeeds: (loaded) => followEvidenceNeeds(evidenceId, loaded),
    decide: (loaded, context) => {
      const { serverNow } = context;
      const order = loaded.find(instructionsTable, key);
      const isDue = order?.sealedUntil != null && order.sealedUntil <= serverNow;
      if (!isDue || isLeased(order, serverNow)) return { reply: false, effects: [] };
      if (order.leaseToken !== null) return { reply: true, effects: [markAsking(order, serverNow)] };
      const evidence = loaded.find(identityEvidenceTable, { id: evidenceId });
      if (evidence === undefined) throw new Error(`The order ${order.id} has no evidence to hand over`);
      const { effects } = moveEvidence(evidence, 'rejected', SHARE_TOKEN_EXPIRED, loaded, context);
      return { reply: true, effects };
    },
  };
}

/** Between two looks: a share token may stay so much longer. */
export const EXPIRY_REST_MS = 10_000;

const LIMIT = 100;

export interface ExpiryDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly clock: SharedClock;
  readonly onFault: (error: unknown) => void;
}

/** By the server clock. */
export async function expireShareTokens(dependencies: ExpiryDependencies): Promise<void> {
  const { writeQueue, onFault } = dependencies;
  for (let page = await readDue(dependencies); page.length > 0;) {
    await oneByOne(page, onFault, ({ tenantId, subject }) =>
      writeQueue.submit(expireShareToken(tenantId, subject)),
    );
    page = page.length < LIMIT ? [] : await readDue(dependencies, page.at(-1));
  }
}

/**
 * Expired tokens, the oldest first.
 * @param behind the last one of the page before: failures are passed over
 */
async function readDue(
  { database: { reader, dialect }, clock }: ExpiryDependencies,
  behind?: Instruction,
): Promise<Instruction[]> {
  const { sql, bindings } = presentIn(dialect, clock);
  const { sealedUntil: since, subject } = behind ?? { sealedUntil: 0, subject: '' };
  const due = `sealed_until <= ${sql} and (sealed_until, subject) > (?, ?)
    and (lease_until is null or lease_until <= ${sql}) order by sealed_until, subject limit ?`;
  return selectWhere(reader, instructionsTable, due, [...bindings, since, subject, ...bindings, LIMIT]);
}
