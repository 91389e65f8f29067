import { removeRow } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import { auditEntry } from '../../outbox/audit-entry.ts';
import type { Signer } from '../../sealing/signer.ts';
import { type TenantlessWrite, need } from '../../writes/write.ts';
import { guessKey } from './guess.ts';
import { type User, guessCountersTable, personLock } from './table.ts';

/** Of every device. */
export function unlockPerson(
  signer: Signer,
  { id: resourceId, tenantId, email }: User,
  actor: Actor,
): TenantlessWrite<null> {
  const emailKey = guessKey(signer, email);
  return {
    lock: personLock(email),
    actor,
    claimed: false,
    needs: () => [need(guessCountersTable, { emailKey })],
    decide: (loaded, context) => {
      const counters = loaded.list(guessCountersTable, { emailKey });
      if (counters.length === 0) return { reply: null, effects: [] };
      return {
        reply: null,
        effects: [
          ...counters.map((row) => removeRow(guessCountersTable, row)),
          auditEntry(context, { tenantId, type: 'user.unlocked', resourceId }),
        ],
      };
    },
  };
}
