import type { Knex } from 'knex';
import { selectMatching } from '../../db/statements/rows.ts';
import type { Role } from '../../identity/roles.ts';
import { isAboveOrOwner, rankMayGrant } from '../team/rules.ts';
import { invitationsTable } from '../team/table.ts';
import { hashLinkToken, tokenOfUrl } from '../users/rules.ts';
import { type UserRole, recoveryLinksTable, usersTable } from '../users/table.ts';

/** Who is let in by links of an account, by the hash of their tokens. */
interface LetIn {
  /** The roles of those who are invited, and of users who enrol anew. */
  readonly invitations: ReadonlyMap<string, UserRole>;
  /** The roles of users who replace their password. */
  readonly recoveries: ReadonlyMap<string, UserRole>;
}

async function findLetIn(db: Knex, hashes: readonly string[]): Promise<LetIn> {
  const matches = hashes.map((hash) => ({ hash }));
  const invitations = await selectMatching(db, invitationsTable, matches);
  const recoveries = await selectMatching(db, recoveryLinksTable, matches);
  const ids = [...invitations, ...recoveries].flatMap(({ userId }) =>
    userId === null ? [] : [{ id: userId }],
  );
  const users = await selectMatching(db, usersTable, ids);
  // What a user may be now counts, and not what they were when the link was made.
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
 * Which links in mail a rank may read: those of invitations to roles that it may give, and those by which a user of a lower role
 * replaces a password; an owner all of them. A link that is not known is nobody's to read.
 */
export async function readableLinks(
  db: Knex,
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
