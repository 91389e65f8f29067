import type { Browser } from '../../contract/caller-port.ts';
import { type RowEffect, insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type RequestFacts, userActor } from '../../identity/actor.ts';
import { auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import {
  type AnyWrite,
  type CommonContext,
  type Loaded,
  type TenantlessWrite,
  need,
} from '../../writes/write.ts';
import { beginSession } from '../sessions/begin-session.ts';
import type { OpenCall } from '../sessions/console-handler.ts';
import { newSessionValue } from '../sessions/credential.ts';
import { deviceCookie, newDevice } from '../sessions/device.ts';
import { endCredentials, endNeeds } from '../sessions/end-credentials.ts';
import { presentSession } from '../sessions/present.ts';
import type { Session } from '../sessions/table.ts';
import { countedByAddress, tryLink } from '../users/guess.ts';
import { requireAcceptable } from '../users/new-password.ts';
import { normalisePassword } from '../users/passwords.ts';
import type { UserServices } from '../users/user-services.ts';
import { type NewCodes, makeCodes, matchTotp } from '../users/second-factor.ts';
import {
  type User,
  type UserCredentials,
  credentialsTable,
  findUserByEmail,
  personLock,
  totpPlace,
  usersTable,
} from '../users/table.ts';
import { findInvitation, invitationOver } from './open-invitation.ts';
import {
  type AddressClaim,
  type Invitation,
  addressClaimsTable,
  emptyTeam,
  invitationsTable,
  isHeld,
  isPending,
  teamsTable,
  withMember,
  withoutInvitations,
} from './table.ts';

function taken(): ApiError {
  return new ApiError('invalid_state', { message: 'A user with this e-mail address already exists.' });
}

/**
 * A look before the work.
 * @throws ApiError invalid_state if the address is another user's
 */
async function requireFree({ database }: UserServices, { email, userId }: Invitation): Promise<void> {
  const other = await findUserByEmail(database.reader, email);
  if (other !== undefined && other.id !== userId) throw taken();
}

/**
 * Whether a claim's acceptance has ended. Users must be loaded too: they are read before the invitation, and a commit
 * between both reads would show one without the other.
 */
function hasEnded(loaded: Loaded, claim: AddressClaim, users: readonly User[]): boolean {
  const invitation = loaded.find(invitationsTable, { id: claim.invitationId });
  if (invitation?.status === 'accepted') return users.some(({ id }) => id === invitation.memberId);
  return invitation?.status === 'revoked';
}

/**
 * Claims an address for one of two accounts' invitations.
 * @throws ApiError invalid_state if it is a user's, or being accepted
 */
function claimAddress({ id: invitationId, email }: Invitation): TenantlessWrite<null> {
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

interface Acceptance {
  readonly userId: string;
  readonly name: string | null;
  readonly passwordHash: string;
  readonly totpSecret: string;
  /** Of the shown code: it counts as used. */
  readonly step: number;
  readonly codes: NewCodes;
  readonly hash: string;
  readonly device: string;
  readonly browser: Browser;
  readonly request: RequestFacts;
}

interface Accepted {
  readonly user: User;
  readonly session: Session;
}

type Context = Pick<CommonContext, 'serverNow' | 'newId' | 'sealer'>;

function credentialsOf(user: User, given: Acceptance, { sealer, serverNow }: Context): UserCredentials {
  return {
    userId: user.id,
    tenantId: user.tenantId,
    passwordHash: given.passwordHash,
    totpSealed: sealer.seal(totpPlace(user.id), given.totpSecret),
    totpLastStep: given.step,
    enrolmentSealed: null,
    enrolmentExpiresAt: null,
    recoveryLinkId: null,
    lastSignInAt: serverNow,
    updatedAt: serverNow,
  };
}

function acceptedRow(invitation: Invitation, memberId: string, serverNow: number): RowEffect {
  const accepted: Invitation = {
    ...invitation,
    status: 'accepted',
    totpSealed: null,
    acceptedAt: serverNow,
    memberId,
  };
  return saveRow(invitationsTable, accepted);
}

/** @throws ApiError invalid_state if it is over */
function pendingNow(loaded: Loaded, id: string, serverNow: number): Invitation {
  const invitation = loaded.find(invitationsTable, { id });
  if (invitation === undefined || !isPending(invitation, serverNow)) throw invitationOver();
  return invitation;
}

function becomeUser(
  users: UserServices,
  { id, tenantId }: Invitation,
  given: Acceptance,
): AnyWrite<Accepted> {
  return {
    tenantId,
    actor: userActor(given.userId),
    request: given.request,
    claimed: false,
    needs: () => [need(invitationsTable, { id }), need(teamsTable, { tenantId })],
    decide: (loaded, context) => {
      const { serverNow, head, actor } = context;
      const invitation = pendingNow(loaded, id, serverNow);
      if (head.tenant.status !== 'active') throw new ApiError('account_suspended');
      const { email, role } = invitation;
      const user: User = {
        id: given.userId,
        tenantId,
        email,
        name: given.name,
        role,
        roleVersion: 1,
        createdAt: serverNow,
        createdBy: actor,
        removedAt: null,
      };
      const team = loaded.find(teamsTable, { tenantId }) ?? emptyTeam(tenantId);
      const counted = withMember(withoutInvitations(team, [invitation]), role);
      const begun = beginSession(users, { ...given, user }, [], context);
      return {
        reply: { user, session: begun.session },
        effects: [
          saveRow(teamsTable, counted),
          insertRow(usersTable, user),
          insertRow(credentialsTable, credentialsOf(user, given, context)),
          ...given.codes.effectsFor(user),
          acceptedRow(invitation, user.id, serverNow),
          auditEntry(context, {
            tenantId,
            type: 'team.member_added',
            resourceId: user.id,
            changes: changesBetween(null, user, ['email', 'name', 'role']),
          }),
          ...begun.effects,
        ],
      };
    },
  };
}

/** New credentials for a user who lost theirs. */
function enrolAnew(
  users: UserServices,
  { id, userId, email }: Invitation,
  given: Acceptance,
): AnyWrite<Accepted> {
  const ownId = userId ?? '';
  return {
    lock: personLock(email),
    actor: userActor(ownId),
    request: given.request,
    claimed: false,
    needs: () => [need(invitationsTable, { id }), need(usersTable, { id: ownId }), ...endNeeds(ownId)],
    decide: (loaded, context) => {
      const { serverNow } = context;
      const invitation = pendingNow(loaded, id, serverNow);
      const user = loaded.find(usersTable, { id: ownId });
      if (user === undefined || user.removedAt !== null) throw invitationOver();
      const begun = beginSession(users, { ...given, user }, [], context);
      return {
        reply: { user, session: begun.session },
        effects: [
          ...endCredentials(loaded, ownId, {
            credentials: credentialsOf(user, given, context),
            sessions: null,
            recoveryCodes: 'end',
          }),
          ...given.codes.effectsFor(user),
          acceptedRow(invitation, user.id, serverNow),
          ...begun.effects,
          auditEntry(context, {
            tenantId: user.tenantId,
            type: 'user.second_factor_changed',
            resourceId: user.id,
          }),
        ],
      };
    },
  };
}

/** POST /console/api/invitations/accept: the link's holder becomes a user and is signed in. */
export const acceptInvitation: OpenCall<'acceptInvitation'> = {
  kind: 'open',
  run: async ({ body }, { users, browser, request }) => {
    const { invitation, tenant, totpSecret } = await findInvitation(users, body.token);
    await requireFree(users, invitation);
    const step = await countedByAddress(users, request, () =>
      tryLink(users, invitation, () => Promise.resolve(matchTotp(totpSecret, body.code, users.clock()))),
    );
    if (step === null) throw new ApiError('unauthenticated', { message: 'The code is wrong.' });
    const password = normalisePassword(body.password);
    await requireAcceptable(users, '/password', password, invitation, invitation.id);
    const [passwordHash, codes] = await Promise.all([users.hasher.hash(password), makeCodes(users)]);
    const { value, hash } = newSessionValue(users.randomBytes);
    const device = newDevice(users.randomBytes);
    const userId = invitation.userId ?? users.newId('usr');
    const name = body.name ?? null;
    const given = { userId, name, passwordHash, totpSecret, step, codes, hash, device, browser, request };
    const isNew = invitation.userId === null;
    if (isNew) await users.writeQueue.submit(claimAddress(invitation));
    const accept = isNew ? becomeUser : enrolAnew;
    const accepted = await users.writeQueue.submit<Accepted>(accept(users, invitation, given));
    const session = presentSession({ ...accepted, tenant }, users, null);
    return {
      body: { session, recoveryCodes: codes.codes },
      session: value,
      device: deviceCookie(users.signer, userId, device),
    };
  },
};
