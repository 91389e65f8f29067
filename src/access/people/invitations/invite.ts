import type { Actor } from '../../../actor.ts';
import { insertRow, removeRow, saveRow, type RowEffect } from '../../../db/row-effect.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { credentialsTable } from '../../../flows/people/credentials.ts';
import { invitationsTable, newInvitation, type Invitation } from '../../../flows/people/invitation.ts';
import { invitationMail } from '../../../flows/people/mail-texts.ts';
import { personLock } from '../../../flows/people/person-lock.ts';
import { newTotpSecret } from '../../../flows/people/second-factor/totp.ts';
import { pendingSessionsTable, sessionsTable } from '../../../flows/people/session.ts';
import { emptyTeam, teamsTable, type Team } from '../../../flows/people/team.ts';
import { usersTable, type User, type UserRole } from '../../../flows/people/user.ts';
import { auditEntry } from '../../../outbox/audit-entry.ts';
import { queueMail } from '../../../outbox/mail.ts';
import type { Tenant } from '../../../writes/tenant.ts';
import { need, type CommonContext, type TenantlessWrite, type Write } from '../../../writes/write.ts';
import type { NewLink } from '../links.ts';

/** Who is invited, and by which link. */
export interface InvitedFacts {
  /** Normalised. */
  readonly email: string;
  readonly role: UserRole;
  readonly link: NewLink;
}

/** An invitation with its mail, as the effects of a decision; it counts as pending. */
export function invitationEffects(
  { id: tenantId, name: accountName }: Pick<Tenant, 'id' | 'name'>,
  team: Team,
  { email, role, link }: InvitedFacts,
  context: CommonContext,
): { readonly invitation: Invitation; readonly effects: readonly RowEffect[] } {
  const facts = { tenantId, email, role, hash: link.hash, totpSecret: newTotpSecret() };
  const invitation = newInvitation(facts, context);
  const { expiresAt } = invitation;
  const mail = invitationMail({ tenantId, email }, { accountName, role, link: link.url, expiresAt });
  return {
    invitation,
    effects: [
      insertRow(invitationsTable, invitation),
      saveRow(teamsTable, { ...team, pendingInvitations: team.pendingInvitations + 1 }),
      queueMail(mail, context),
    ],
  };
}

/** Invites somebody in the operator's place; the pending invitation to the same address is revoked. */
export function inviteUser(tenantId: string, facts: InvitedFacts, actor: Actor): Write<Invitation> {
  const { email } = facts;
  return {
    tenantId,
    actor,
    claimed: false,
    needs: () => [
      need(teamsTable, { tenantId }),
      need(usersTable, { tenantId, email }),
      need(invitationsTable, { tenantId, email, status: 'pending' }),
    ],
    decide: (loaded, context) => {
      const { head, serverNow } = context;
      const isMember = loaded.list(usersTable, { email }).some(({ removedAt }) => removedAt === null);
      if (isMember)
        throw new ApiError('invalid_state', { message: `${email} is a user of the account already.` });
      const before = loaded.list(invitationsTable, { email, status: 'pending' });
      const old = before.filter(({ userId }) => userId === null);
      const team = loaded.find(teamsTable, { tenantId }) ?? emptyTeam(tenantId);
      const pendingInvitations = Math.max(0, team.pendingInvitations - old.length);
      const made = invitationEffects(head.tenant, { ...team, pendingInvitations }, facts, context);
      const revoked = old.map((each): RowEffect => {
        const over: Invitation = { ...each, status: 'revoked', totpSealed: null, revokedAt: serverNow };
        return saveRow(invitationsTable, over);
      });
      return { reply: made.invitation, effects: [...revoked, ...made.effects] };
    },
  };
}

/** Voids what a user signs in with, and gives them a link by which they get it anew; the user stays. */
export function resetUser(
  user: User,
  accountName: string,
  link: NewLink,
  actor: Actor,
): TenantlessWrite<Invitation> {
  const { id: userId, tenantId, email, role } = user;
  return {
    lock: personLock(email),
    actor,
    claimed: false,
    needs: () => [
      need(credentialsTable, { userId }),
      need(sessionsTable, { userId }),
      need(pendingSessionsTable, { userId }),
      need(invitationsTable, { tenantId, email, status: 'pending' }),
    ],
    decide: (loaded, context) => {
      const { serverNow } = context;
      const credentials = loaded.find(credentialsTable, { userId });
      const facts = { tenantId, email, role, hash: link.hash, totpSecret: newTotpSecret(), userId };
      const invitation = newInvitation(facts, context);
      const { expiresAt } = invitation;
      const void_ = {
        passwordHash: null,
        totpSealed: null,
        enrolmentSealed: null,
        enrolmentExpiresAt: null,
        recoveryLinkId: null,
        updatedAt: serverNow,
      };
      const old = loaded
        .list(invitationsTable, { tenantId, email, status: 'pending' })
        .filter((each) => each.userId === userId);
      return {
        reply: invitation,
        effects: [
          ...(credentials === undefined ? [] : [saveRow(credentialsTable, { ...credentials, ...void_ })]),
          ...loaded.list(sessionsTable, { userId }).map((row) => removeRow(sessionsTable, row)),
          ...loaded.list(pendingSessionsTable, { userId }).map((row) => removeRow(pendingSessionsTable, row)),
          ...old.map((each): RowEffect => {
            const over: Invitation = { ...each, status: 'revoked', totpSealed: null, revokedAt: serverNow };
            return saveRow(invitationsTable, over);
          }),
          insertRow(invitationsTable, invitation),
          queueMail(
            invitationMail({ tenantId, email }, { accountName, role, link: link.url, expiresAt }),
            context,
          ),
          auditEntry(context, { tenantId, type: 'user.second_factor_changed', resourceId: userId }),
        ],
      };
    },
  };
}
