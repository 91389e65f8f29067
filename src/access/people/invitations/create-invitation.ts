import type { WriteHandler } from '../../../contract/handler.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { isEmail, normaliseEmail } from '../../../flows/people/email.ts';
import { findUserByEmail } from '../../../flows/people/user.ts';
import { newLink } from '../links.ts';
import { requireGrantable } from '../require-rank.ts';
import { presentInvitation } from './invitation-presenter.ts';
import { decideInvitation, invitingNeeds } from './invite.ts';

/** What is known before the decision. */
interface Found {
  readonly publicOrigin: string;
  /** Whether the address signs in to another account. */
  readonly isTaken: boolean;
}

/** POST /v1/team/invitations: a mail with a link, and no answer that shows it. */
export const createInvitation: WriteHandler<'createInvitation', Found> = {
  kind: 'write',
  check: ({ body }) => {
    if (isEmail(normaliseEmail(body.email))) return;
    const detail = { in: 'body', path: '/email', message: 'It is no e-mail address.' } as const;
    throw new ApiError('invalid_request', { details: [detail] });
  },
  findOut: async ({ body }, { database, caller, publicOrigin }) => {
    const user = await findUserByEmail(database.reader, normaliseEmail(body.email));
    const isTaken = user !== undefined && user.tenantId !== caller.tenantId;
    return { publicOrigin: publicOrigin(), isTaken };
  },
  needs: ({ body }, { tenant }) => invitingNeeds(tenant.id, normaliseEmail(body.email)),
  decide: ({ body: { email, role }, stepUp }, loaded, context, { publicOrigin, isTaken }) => {
    requireGrantable(context.standing, [role]);
    const invitedBy = stepUp.actor ?? context.actor;
    const link = newLink(publicOrigin, 'invitation', context.randomBytes);
    const facts = { email: normaliseEmail(email), role, invitedBy, link, isTaken };
    const { reply, effects } = decideInvitation(loaded, context, facts);
    return { reply: presentInvitation(reply, context.serverNow), effects };
  },
};
