import type { Actor } from '../../actor.ts';
import { removeRow } from '../../db/row-effect.ts';
import { guessCountersTable } from '../../flows/people/guess-counter.ts';
import { personLock } from '../../flows/people/person-lock.ts';
import type { Signer } from '../../sealing/signer.ts';
import { need, type TenantlessWrite } from '../../writes/write.ts';
import { guessKey } from './guess.ts';

/** Forgets the wrong guesses against somebody, of every device. */
export function unlockPerson(signer: Signer, email: string, actor: Actor): TenantlessWrite<null> {
  const emailKey = guessKey(signer, email);
  return {
    lock: personLock(email),
    actor,
    claimed: false,
    needs: () => [need(guessCountersTable, { emailKey })],
    decide: (loaded) => ({
      reply: null,
      effects: loaded.list(guessCountersTable, { emailKey }).map((row) => removeRow(guessCountersTable, row)),
    }),
  };
}
