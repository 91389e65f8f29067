import { presentMoment } from '../../calendar/clock.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Tenant, tenantsTable } from '../../writes/tenant.ts';
import type { OpenCall } from '../sessions/console-handler.ts';
import { refuseLockedAddress } from '../users/guess.ts';
import type { UserServices } from '../users/user-services.ts';
import { hashLinkToken } from '../users/rules.ts';
import { otpauthUri } from '../users/second-factor.ts';
import { findUser } from '../users/table.ts';
import { type Invitation, invitationPlace, invitationsTable, isPending } from './table.ts';

/** The refusal of an invitation that is over. */
export function invitationOver(): ApiError {
  return new ApiError('invalid_state', {
    message: 'The invitation was accepted or revoked, or it has expired.',
  });
}

export interface OpenInvitation {
  readonly invitation: Invitation;
  readonly tenant: Tenant;
  /** Secret of the second factor to be enrolled. */
  readonly totpSecret: string;
}

/**
 * By its link.
 * @throws ApiError not_found, invalid_state, account_suspended
 */
export async function findInvitation(
  { database, sealer, clock }: UserServices,
  token: string,
): Promise<OpenInvitation> {
  const hash = hashLinkToken(token);
  const [invitation] =
    hash === undefined ? [] : await selectMatching(database.reader, invitationsTable, [{ hash }]);
  if (invitation === undefined) throw new ApiError('not_found');
  if (!isPending(invitation, clock()) || invitation.totpSealed === null) throw invitationOver();
  const { userId } = invitation;
  // A removed user gets no new credentials.
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

/** POST /console/api/invitations/open: what a link invites to, unchanged until it is accepted. */
export const openInvitation: OpenCall<'openInvitation'> = {
  kind: 'open',
  run: async ({ body }, { users, request }) => {
    await refuseLockedAddress(users, request);
    const { invitation, tenant, totpSecret: secret } = await findInvitation(users, body.token);
    const { email, role, expiresAt } = invitation;
    return {
      body: {
        email,
        role,
        accountName: tenant.name,
        expiresAt: presentMoment(expiresAt),
        secret,
        otpauthUri: otpauthUri(secret, email, users.issuer),
      },
    };
  },
};
