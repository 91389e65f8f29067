import { ACCOUNT_LIMITS } from '../../../generated/account-limits.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import { type RowEffect, insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { queueMail } from '../../mail/table.ts';
import { auditEntry } from '../../outbox/audit-entry.ts';
import type { Tenant } from '../../writes/tenant.ts';
import {
  type CommonContext,
  type Decision,
  type DecisionContext,
  type Loaded,
  type Need,
  type Write,
  need,
} from '../../writes/write.ts';
import { invitationMail } from '../users/mails.ts';
import { type NewLink, isEmail, newLink, normaliseEmail } from '../users/rules.ts';
import { newTotpSecret } from '../users/second-factor.ts';
import { type UserRole, usersTable } from '../users/table.ts';
import { presentInvitation } from './present.ts';
import { requireGrantable } from './rules.ts';
import {
  type Invitation,
  type Team,
  countPending,
  emptyTeam,
  invitationsTable,
  isPending,
  newInvitation,
  revoked,
  teamsTable,
  withInvitation,
  withoutInvitations,
} from './table.ts';

/** Invited, and by which link. */
export interface InvitedFacts {
  /** Normalised. */
  readonly email: string;
  readonly role: UserRole;
  readonly link: NewLink;
  /** If not the decision's actor. */
  readonly invitedBy?: Actor;
}

/** With mail and entry; counts as pending. */
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

export function revocationEffects(invitation: Invitation, context: CommonContext): RowEffect[] {
  const { tenantId, id } = invitation;
  return [
    saveRow(invitationsTable, revoked(invitation, context.serverNow)),
    auditEntry(context, { tenantId, type: 'team.invitation_revoked', resourceId: id }),
  ];
}

function invitingNeeds(tenantId: string, email: string): Need[] {
  return [
    need(teamsTable, { tenantId }),
    need(usersTable, { tenantId, email }),
    need(invitationsTable, { tenantId, email, status: 'pending' }),
  ];
}

/** @throws ApiError limit_exceeded */
function requireRoom(team: Team, serverNow: number): void {
  const pending = countPending(team, serverNow);
  if (pending >= ACCOUNT_LIMITS.pendingInvitations) {
    const message = `An account has at most ${ACCOUNT_LIMITS.pendingInvitations} pending invitations.`;
    throw new ApiError('limit_exceeded', { message });
  }
  if (team.members + pending >= ACCOUNT_LIMITS.members) {
    const message = `An account has at most ${ACCOUNT_LIMITS.members} members, including pending invitations.`;
    throw new ApiError('limit_exceeded', { message });
  }
}

/**
 * A pending invitation to the same address is revoked.
 * @throws ApiError invalid_state if the address is a member's, limit_exceeded
 */
function decideInvitation(
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

/** For the operator. */
export function inviteUser(tenantId: string, facts: InvitedFacts, actor: Actor): Write<Invitation> {
  return {
    tenantId,
    actor,
    claimed: false,
    needs: () => invitingNeeds(tenantId, facts.email),
    decide: (loaded, context) => decideInvitation(loaded, context, facts),
  };
}

/**
 * POST /v1/team/invitations: mails a link; the answer does not show it, nor whether the address signs in to another
 * account: acceptance tells that to the link's holder.
 */
export const createInvitation: WriteHandler<'createInvitation', string> = {
  kind: 'write',
  check: ({ body }) => {
    if (isEmail(normaliseEmail(body.email))) return;
    const detail = { in: 'body', path: '/email', message: 'This is not a valid e-mail address.' } as const;
    throw new ApiError('invalid_request', { details: [detail] });
  },
  lookUp: (_request, { publicUrl }) => Promise.resolve(publicUrl()),
  needs: ({ body }, { tenant }) => invitingNeeds(tenant.id, normaliseEmail(body.email)),
  decide: ({ body: { email, role }, stepUp }, loaded, context, publicUrl) => {
    requireGrantable(context.standing, [role]);
    const invitedBy = stepUp.actor ?? context.actor;
    const link = newLink(publicUrl, 'invitation', context.randomBytes);
    const facts = { email: normaliseEmail(email), role, invitedBy, link };
    const { reply, effects } = decideInvitation(loaded, context, facts);
    return { reply: presentInvitation(reply, context.serverNow), effects };
  },
};
