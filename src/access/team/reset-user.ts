import { insertRow, saveRow } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import { queueMail } from '../../mail/table.ts';
import { auditEntry } from '../../outbox/audit-entry.ts';
import { type Need, type TenantlessWrite, need } from '../../writes/write.ts';
import { endCredentials, endNeeds } from '../sessions/end-credentials.ts';
import { enrolAnewMail } from '../users/mails.ts';
import type { NewLink } from '../users/rules.ts';
import { newTotpSecret } from '../users/second-factor.ts';
import { type User, credentialsTable, personLock } from '../users/table.ts';
import { type Invitation, invitationsTable, newInvitation, revoked } from './table.ts';

/** Ended credentials. */
const VOID = {
  passwordHash: null,
  totpSealed: null,
  enrolmentSealed: null,
  enrolmentExpiresAt: null,
  recoveryLinkId: null,
} as const;

function needsOf({ id: userId, tenantId, email }: User): Need[] {
  return [...endNeeds(userId), need(invitationsTable, { tenantId, email, status: 'pending' })];
}

/** Ends a user's credentials and sends a link to new ones; the user stays. */
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
    needs: () => needsOf(user),
    decide: (loaded, context) => {
      const { serverNow } = context;
      const credentials = loaded.find(credentialsTable, { userId });
      const facts = { tenantId, email, role, hash: link.hash, totpSecret: newTotpSecret(), userId };
      const invitation = newInvitation(facts, context);
      const { expiresAt } = invitation;
      const mail = enrolAnewMail({ tenantId, email }, { accountName, link: link.url, expiresAt });
      const voided = credentials && { credentials: { ...credentials, ...VOID, updatedAt: serverNow } };
      const old = loaded
        .list(invitationsTable, { tenantId, email, status: 'pending' })
        .filter((each) => each.userId === userId);
      return {
        reply: invitation,
        effects: [
          ...endCredentials(loaded, userId, { ...voided, sessions: null, recoveryCodes: 'end' }),
          ...old.map((each) => saveRow(invitationsTable, revoked(each, serverNow))),
          insertRow(invitationsTable, invitation),
          queueMail(mail, context),
          auditEntry(context, { tenantId, type: 'user.second_factor_changed', resourceId: userId }),
        ],
      };
    },
  };
}
