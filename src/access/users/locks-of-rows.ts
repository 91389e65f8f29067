import type { Db } from '../../db/statements/statement.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { type Sealer, SecretUnreadable } from '../../sealing/sealer.ts';
import type { OwnLock } from '../../writes/write.ts';
import { type GuessCounter, guessLockPlace, personLock, usersTable } from './table.ts';

/** Undefined for an unknown user. */
export async function personLocks(
  db: Db,
  rows: readonly { readonly userId: string }[],
): Promise<readonly (OwnLock | undefined)[]> {
  const ids = rows.map(({ userId }) => ({ id: userId }));
  const users = await selectMatching(db, usersTable, ids);
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  return rows.map(({ userId }) => {
    const email = emails.get(userId);
    return email === undefined ? undefined : personLock(email);
  });
}

/** A counter of an earlier version, or sealed by a lost secret, names no lock: only purging takes one for it. */
export function lockOfCounter(counter: GuessCounter, sealer: Pick<Sealer, 'open'>): OwnLock {
  if (counter.lockSealed === null) return 'platform';
  try {
    return sealer.open(guessLockPlace(counter), counter.lockSealed) as OwnLock;
  } catch (error) {
    if (error instanceof SecretUnreadable) return 'platform';
    throw error;
  }
}
