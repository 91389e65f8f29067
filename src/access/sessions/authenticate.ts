import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { CommitMemory } from '../../writes/commit-memory.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import { type TenantlessWrite, need } from '../../writes/write.ts';
import type { UserServices } from '../users/user-services.ts';
import { personLock, usersTable } from '../users/table.ts';
import {
  type SessionCredential,
  findSession,
  hashSessionValue,
  isSignedIn,
  sessionActor,
} from './credential.ts';
import { sessionsTable } from './table.ts';

/** Pause between two writes of a session's use. */
const SEEN_MS = 60_000;

/** @throws ApiError unauthenticated, the same for every fault */
export type AuthenticateSession = (value: string | null) => Promise<SessionCredential>;

/** For its user, who must see it as it is, and for callers of `/v1`, who use it. */
export interface Sessions {
  /** Counts as no use. */
  readonly look: AuthenticateSession;
  /** Cached for a second; counts as a use. */
  readonly use: AuthenticateSession;
}

function touch({ session, user }: SessionCredential): TenantlessWrite<null> {
  const { id } = session;
  return {
    lock: personLock(user.email),
    actor: sessionActor(session),
    claimed: false,
    needs: () => [need(sessionsTable, { id })],
    decide: (loaded, { serverNow }) => {
      const row = loaded.find(sessionsTable, { id });
      const isOld = row !== undefined && serverNow - row.lastSeenAt >= SEEN_MS;
      return {
        reply: null,
        effects: isOld ? [saveRow(sessionsTable, { ...row, lastSeenAt: serverNow })] : [],
      };
    },
  };
}

const TABLES = [sessionsTable.name, usersTable.name, tenantsTable.name];

/** Commits of this process end what is cached; beside other processes nothing is. */
export function createSessions(users: UserServices): Sessions {
  const { database, writeQueue, clock, sessions: terms } = users;
  const memory = new CommitMemory<SessionCredential>({ tables: TABLES, clock, writeQueue });
  const touching = new Set<string>();

  const look = async (hash: string | undefined): Promise<SessionCredential> => {
    const credential = hash === undefined ? undefined : await findSession(database, hash);
    if (credential === undefined || !isSignedIn(credential, terms, clock())) {
      throw new ApiError('unauthenticated', { message: 'There is no signed-in user.' });
    }
    return credential;
  };
  const note = (credential: SessionCredential): void => {
    const { id, lastSeenAt } = credential.session;
    if (clock() - lastSeenAt < SEEN_MS || touching.has(id)) return;
    touching.add(id);
    // A failed write is made up for by the next use.
    void writeQueue
      .submit(touch(credential))
      .catch(() => null)
      .finally(() => touching.delete(id));
  };

  return {
    look: (value) => look(hashSessionValue(value)),
    use: async (value) => {
      const hash = hashSessionValue(value);
      if (hash === undefined) return look(hash);
      const known = memory.get(hash);
      const isGood = known !== undefined && isSignedIn(known, terms, clock());
      const credential = isGood ? known : await memory.read(hash, () => look(hash));
      note(credential);
      return credential;
    },
  };
}
