import { userActor } from '../../../actor.ts';
import { saveRow, insertRow, type RowEffect } from '../../../db/row-effect.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { credentialsTable, totpPlace, type UserCredentials } from '../../../flows/people/credentials.ts';
import { credentialNeeds, replaceCredentials } from '../../../flows/people/end-of-credential.ts';
import { invitationsTable, isPending, type Invitation } from '../../../flows/people/invitation.ts';
import { normalisePassword } from '../../../flows/people/passwords/password-policy.ts';
import { personLock } from '../../../flows/people/person-lock.ts';
import { matchTotp } from '../../../flows/people/second-factor/totp.ts';
import type { Session } from '../../../flows/people/session.ts';
import { emptyTeam, teamsTable, withMember, withoutInvitations } from '../../../flows/people/team.ts';
import { usersTable, type User } from '../../../flows/people/user.ts';
import { auditEntry, changesBetween } from '../../../outbox/audit-entry.ts';
import type { RequestFacts } from '../../../request-facts.ts';
import { need, type AnyWrite, type CommonContext, type Loaded } from '../../../writes/write.ts';
import type { Browser } from '../../../contract/caller-port.ts';
import type { OpenCall } from '../console-handler.ts';
import { deviceCookie, newDevice } from '../device.ts';
import { countedByAddress, tryLink } from '../guess.ts';
import type { People } from '../people.ts';
import { requireAcceptable } from '../passwords/new-password.ts';
import { makeCodes, type NewCodes } from '../second-factor/make-codes.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { newSessionValue } from '../sessions/session-credential.ts';
import { presentSession } from '../sessions/session-presenter.ts';
import { claimAddress, requireFree } from './claim-address.ts';
import { findInvitation, invitationOver } from './find-invitation.ts';

/** What somebody signs in with from now on. */
interface Acceptance {
  readonly userId: string;
  readonly name: string | null;
  readonly passwordHash: string;
  readonly totpSecret: string;
  /** The step of the code that was shown: it counts as used. */
  readonly step: number;
  readonly codes: NewCodes;
  readonly hash: string;
  readonly device: string;
  readonly browser: Browser;
  readonly request: RequestFacts;
}

/** Who came of it. */
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

/** The invitation as it is in a decision. @throws ApiError invalid_state where it is over */
function pendingNow(loaded: Loaded, id: string, serverNow: number): Invitation {
  const invitation = loaded.find(invitationsTable, { id });
  if (invitation === undefined || !isPending(invitation, serverNow)) throw invitationOver();
  return invitation;
}

/** Makes a user of the account, under its wallet, which counts them. */
function becomeUser(people: People, { id, tenantId }: Invitation, given: Acceptance): AnyWrite<Accepted> {
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
      const begun = beginSession(people, { ...given, user }, [], context);
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

/** Gives a user anew what they sign in with, who has lost it. */
function enrolAnew(people: People, { id, userId, email }: Invitation, given: Acceptance): AnyWrite<Accepted> {
  const ownId = userId ?? '';
  return {
    lock: personLock(email),
    actor: userActor(ownId),
    request: given.request,
    claimed: false,
    needs: () => [need(invitationsTable, { id }), need(usersTable, { id: ownId }), ...credentialNeeds(ownId)],
    decide: (loaded, context) => {
      const { serverNow } = context;
      const invitation = pendingNow(loaded, id, serverNow);
      const user = loaded.find(usersTable, { id: ownId });
      if (user === undefined || user.removedAt !== null) throw invitationOver();
      const begun = beginSession(people, { ...given, user }, [], context);
      return {
        reply: { user, session: begun.session },
        effects: [
          ...replaceCredentials(loaded, credentialsOf(user, given, context), null),
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

/** POST /console/api/invitations/accept: whoever has the link becomes a user, and is signed in. */
export const acceptInvitation: OpenCall<'acceptInvitation'> = {
  kind: 'open',
  run: async ({ body }, { people, browser, request }) => {
    const { invitation, tenant, totpSecret } = await findInvitation(people, body.token);
    await requireFree(people, invitation);
    const step = await countedByAddress(people, request, () =>
      tryLink(people, invitation, () => Promise.resolve(matchTotp(totpSecret, body.code, people.clock()))),
    );
    if (step === null) throw new ApiError('unauthenticated', { message: 'The code is wrong.' });
    const password = normalisePassword(body.password);
    await requireAcceptable(people, '/password', password, invitation, invitation.id);
    const [passwordHash, codes] = await Promise.all([people.hasher.hash(password), makeCodes(people)]);
    const { value, hash } = newSessionValue(people.randomBytes);
    const device = newDevice(people.randomBytes);
    const userId = invitation.userId ?? people.newId('usr');
    const name = body.name ?? null;
    const given = { userId, name, passwordHash, totpSecret, step, codes, hash, device, browser, request };
    const isNew = invitation.userId === null;
    if (isNew) await people.lane.submit(claimAddress(invitation));
    const accept = isNew ? becomeUser : enrolAnew;
    const accepted = await people.lane.submit<Accepted>(accept(people, invitation, given));
    const session = presentSession({ ...accepted, tenant }, people.sessions, null);
    return {
      body: { session, recoveryCodes: codes.codes },
      session: value,
      device: deviceCookie(people.signer, userId, device),
    };
  },
};
