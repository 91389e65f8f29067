import type { Actor } from '../../../actor.ts';
import { insertRow, saveRow, type RowEffect } from '../../../db/row-effect.ts';
import { ApiError } from '../../../errors/api-error.ts';
import {
  invitationsTable,
  isPending,
  newInvitation,
  revoked,
  type Invitation,
} from '../../../flows/people/invitation.ts';
import { invitationMail } from '../../../flows/people/mail-texts.ts';
import { newTotpSecret } from '../../../flows/people/second-factor/totp.ts';
import {
  countPending,
  emptyTeam,
  teamsTable,
  withInvitation,
  withoutInvitations,
  type Team,
} from '../../../flows/people/team.ts';
import { usersTable, type UserRole } from '../../../flows/people/user.ts';
import { auditEntry } from '../../../outbox/audit-entry.ts';
import { queueMail } from '../../../outbox/mail.ts';
import type { Tenant } from '../../../writes/tenant.ts';
import {
  need,
  type CommonContext,
  type Decision,
  type DecisionContext,
  type Loaded,
  type Need,
  type Write,
} from '../../../writes/write.ts';
import type { NewLink } from '../links.ts';

/** How many invitations of an account may be pending at once. */
const MOST_PENDING = 50;

/** How many users an account may have, those with them who are invited. */
const MOST_MEMBERS = 200;

/** Who is invited, and by which link. */
export interface InvitedFacts {
  /** Normalised. */
  readonly email: string;
  readonly role: UserRole;
  readonly link: NewLink;
  /** Who invites, where it is another than the decision's actor. */
  readonly invitedBy?: Actor;
}

/** An invitation with its mail and its entry, as the effects of a decision; it counts as pending. */
export function invitationEffects(
  { id: tenantId, name: accountName }: Pick<Tenant, 'id' | 'name'>,
  team: Team,
  { email, role, link, invitedBy }: InvitedFacts,
  context: CommonContext,
): { readonly invitation: Invitation; readonly effects: readonly RowEffect[] } {
  const facts = { tenantId, email, role, hash: link.hash, totpSecret: newTotpSecret() };
  const invitation = newInvitation(facts, { ...context, actor: invitedBy ?? context.actor });
  const { expiresAt } = invitation;
  const recipient = { tenantId, email };
  const mail = invitationMail(recipient, { accountName, role, link: link.url, expiresAt });
  const changes = [
    { field: 'email', from: null, to: email },
    { field: 'role', from: null, to: role },
  ];
  return {
    invitation,
    effects: [
      insertRow(invitationsTable, invitation),
      saveRow(teamsTable, withInvitation(team, invitation, context.serverNow)),
      queueMail(mail, context),
      auditEntry(context, {
        tenantId,
        type: 'team.invitation_created',
        resourceId: invitation.id,
        changes,
      }),
    ],
  };
}

/** An invitation that is revoked, as the effects of a decision; its team is counted elsewhere. */
export function revocationEffects(invitation: Invitation, context: CommonContext): RowEffect[] {
  const { tenantId, id } = invitation;
  return [
    saveRow(invitationsTable, revoked(invitation, context.serverNow)),
    auditEntry(context, { tenantId, type: 'team.invitation_revoked', resourceId: id }),
  ];
}

/** What a decision needs to invite somebody. */
export function invitingNeeds(tenantId: string, email: string): Need[] {
  return [
    need(teamsTable, { tenantId }),
    need(usersTable, { tenantId, email }),
    need(invitationsTable, { tenantId, email, status: 'pending' }),
  ];
}

/** @throws ApiError limit_exceeded where there is no room for one more */
function requireRoom(team: Team, serverNow: number): void {
  const pending = countPending(team, serverNow);
  if (pending >= MOST_PENDING) {
    const message = `An account has at most ${MOST_PENDING} pending invitations.`;
    throw new ApiError('limit_exceeded', { message });
  }
  if (team.members + pending >= MOST_MEMBERS) {
    const message = `An account has at most ${MOST_MEMBERS} members, including pending invitations.`;
    throw new ApiError('limit_exceeded', { message });
  }
}

/**
 * Invites somebody; the pending invitation to the same address is revoked.
 * @throws ApiError invalid_state where the address is a member's, limit_exceeded
 */
export function decideInvitation(
  loaded: Loaded,
  context: DecisionContext,
  facts: InvitedFacts,
): Decision<Invitation, RowEffect> {
  const { head, serverNow } = context;
  const { email } = facts;
  const tenantId = head.tenant.id;
  if (loaded.list(usersTable, { tenantId, email }).some(({ removedAt }) => removedAt === null)) {
    throw new ApiError('invalid_state', { message: 'A member of the account already has this address.' });
  }
  const old = loaded
    .list(invitationsTable, { tenantId, email, status: 'pending' })
    .filter((each) => each.userId === null && isPending(each, serverNow));
  const team = withoutInvitations(loaded.find(teamsTable, { tenantId }) ?? emptyTeam(tenantId), old);
  requireRoom(team, serverNow);
  const over = old.flatMap((each) => revocationEffects(each, context));
  const made = invitationEffects(head.tenant, team, facts, context);
  return { reply: made.invitation, effects: [...over, ...made.effects] };
}

/** Invites somebody in the operator's place. */
export function inviteUser(tenantId: string, facts: InvitedFacts, actor: Actor): Write<Invitation> {
  return {
    tenantId,
    actor,
    claimed: false,
    needs: () => invitingNeeds(tenantId, facts.email),
    decide: (loaded, context) => decideInvitation(loaded, context, facts),
  };
}
