import { selectMatching } from '../../../db/rows.ts';
import { ApiError } from '../../../errors/api-error.ts';
import {
  invitationPlace,
  invitationsTable,
  isPending,
  type Invitation,
} from '../../../flows/people/invitation.ts';
import { findUser } from '../../../flows/people/user.ts';
import { tenantsTable, type Tenant } from '../../../writes/tenant.ts';
import { hashLinkToken } from '../links.ts';
import type { People } from '../people.ts';

/** The refusal of an invitation that is over. */
export function invitationOver(): ApiError {
  return new ApiError('invalid_state', {
    message: 'The invitation was accepted or revoked, or it has expired.',
  });
}

/** An invitation that may be accepted. */
export interface OpenInvitation {
  readonly invitation: Invitation;
  readonly tenant: Tenant;
  /** The secret of the second factor that it enrols. */
  readonly totpSecret: string;
}

/**
 * Finds the invitation of a link.
 * @throws ApiError not_found, invalid_state, account_suspended
 */
export async function findInvitation(
  { database, sealer, clock }: People,
  token: string,
): Promise<OpenInvitation> {
  const hash = hashLinkToken(token);
  const [invitation] =
    hash === undefined ? [] : await selectMatching(database.reader, invitationsTable, [{ hash }]);
  if (invitation === undefined) throw new ApiError('not_found');
  if (!isPending(invitation, clock()) || invitation.totpSealed === null) throw invitationOver();
  const { userId } = invitation;
  // Who was removed gets nothing anew.
  if (userId !== null && (await findUser(database.reader, userId))?.removedAt !== null)
    throw invitationOver();
  const [tenant] = await selectMatching(database.reader, tenantsTable, [{ id: invitation.tenantId }]);
  if (tenant?.status !== 'active') throw new ApiError('account_suspended');
  return {
    invitation,
    tenant,
    totpSecret: sealer.open(invitationPlace(invitation.id), invitation.totpSealed),
  };
}
