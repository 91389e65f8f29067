import { userActor } from '../../../actor.ts';
import { saveRow } from '../../../db/row-effect.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { addressClaimsTable, isHeld, type AddressClaim } from '../../../flows/people/address-claim.ts';
import { invitationsTable, type Invitation } from '../../../flows/people/invitation.ts';
import { personLock } from '../../../flows/people/person-lock.ts';
import { findUserByEmail, usersTable, type User } from '../../../flows/people/user.ts';
import { need, type Loaded, type TenantlessWrite } from '../../../writes/write.ts';
import type { People } from '../people.ts';

function taken(): ApiError {
  return new ApiError('invalid_state', { message: 'A user with this e-mail address already exists.' });
}

/** Saves whoever cannot accept the work. @throws ApiError invalid_state where the address is another user's */
export async function requireFree({ database }: People, { email, userId }: Invitation): Promise<void> {
  const other = await findUserByEmail(database.reader, email);
  if (other !== undefined && other.id !== userId) throw taken();
}

/**
 * Whether the acceptance that a claim was made for has ended. Its user must have been loaded too: they are read before the
 * invitation, and a commit between both reads would show the one without the other.
 */
function hasEnded(loaded: Loaded, claim: AddressClaim, users: readonly User[]): boolean {
  const invitation = loaded.find(invitationsTable, { id: claim.invitationId });
  if (invitation?.status === 'accepted') return users.some(({ id }) => id === invitation.memberId);
  return invitation?.status === 'revoked';
}

/**
 * Claims an invitation's address for a moment, in which it is accepted: of two accounts that have invited it, one may.
 * @throws ApiError invalid_state where the address is somebody's, or about to be
 */
export function claimAddress({ id: invitationId, email }: Invitation): TenantlessWrite<null> {
  return {
    lock: personLock(email),
    actor: userActor(''),
    claimed: false,
    needs: () => [need(usersTable, { email }), need(addressClaimsTable, { email })],
    furtherNeeds: (loaded) =>
      loaded
        .list(addressClaimsTable, { email })
        .map((claim) => need(invitationsTable, { id: claim.invitationId })),
    decide: (loaded, { serverNow }) => {
      const users = loaded.list(usersTable, { email });
      if (users.some(({ removedAt }) => removedAt === null)) throw taken();
      const other = loaded.find(addressClaimsTable, { email });
      const isOthers = other !== undefined && other.invitationId !== invitationId;
      if (isOthers && isHeld(other, serverNow) && !hasEnded(loaded, other, users)) throw taken();
      const claim = { email, invitationId, claimedAt: serverNow };
      return { reply: null, effects: [saveRow(addressClaimsTable, claim)] };
    },
  };
}
