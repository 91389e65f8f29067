import type { Db } from '../../db/statements/statement.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import type { Role } from '../../identity/roles.ts';
import { isAboveOrOwner, rankMayGrant } from '../team/rules.ts';
import { invitationsTable } from '../team/table.ts';
import { hashLinkToken, tokenOfUrl } from '../users/rules.ts';
import { type UserRole, recoveryLinksTable, usersTable } from '../users/table.ts';

interface LetIn {
  readonly invitations: ReadonlyMap<string, UserRole>;
  readonly recoveries: ReadonlyMap<string, UserRole>;
}

async function findLetIn(db: Db, hashes: readonly string[]): Promise<LetIn> {
  const matches = hashes.map((hash) => ({ hash }));
  const invitations = await selectMatching(db, invitationsTable, matches);
  const recoveries = await selectMatching(db, recoveryLinksTable, matches);
  const ids = [...invitations, ...recoveries].flatMap(({ userId }) =>
    userId === null ? [] : [{ id: userId }],
  );
  const users = await selectMatching(db, usersTable, ids);
  // The user's present role counts, not that of the link's creation.
  const roles = new Map(users.map(({ id, role }) => [id, role]));
  return {
    invitations: new Map(
      invitations.map(({ hash, role, userId }) => [
        hash,
        userId === null ? role : (roles.get(userId) ?? 'owner'),
      ]),
    ),
    recoveries: new Map(recoveries.map(({ hash, userId }) => [hash, roles.get(userId) ?? 'owner'])),
  };
}

/**
 * Links that a rank may read: invitations to roles it may grant, and recoveries of lower roles; an owner all. Unknown
 * links are readable by no one.
 */
export async function readableLinks(
  db: Db,
  links: readonly string[],
  rank: Role,
): Promise<ReadonlySet<string>> {
  const hashOf = (link: string): string => hashLinkToken(tokenOfUrl(link)) ?? '';
  const { invitations, recoveries } = await findLetIn(db, links.map(hashOf));
  const isReadable = (hash: string): boolean => {
    const [invited, recovered] = [invitations.get(hash), recoveries.get(hash)];
    if (invited !== undefined) return rankMayGrant(rank, invited);
    return recovered !== undefined && isAboveOrOwner(rank, recovered);
  };
  return new Set(links.filter((link) => isReadable(hashOf(link))));
}
