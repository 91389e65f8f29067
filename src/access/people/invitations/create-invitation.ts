import type { WriteHandler } from '../../../contract/handler.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { isEmail, normaliseEmail } from '../../../flows/people/email.ts';
import { findUserByEmail } from '../../../flows/people/user.ts';
import { newLink, type NewLink } from '../links.ts';
import { requireGrantable } from '../require-rank.ts';
import { presentInvitation } from './invitation-presenter.ts';
import { decideInvitation, invitingNeeds } from './invite.ts';

/** What is known before the decision. */
interface Found {
  readonly link: NewLink;
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
    return { link: newLink(publicOrigin(), 'invitation'), isTaken };
  },
  needs: ({ body }, { tenant }) => invitingNeeds(tenant.id, normaliseEmail(body.email)),
  decide: ({ body: { email, role }, stepUp }, loaded, context, found) => {
    requireGrantable(context.standing, [role]);
    const invitedBy = stepUp.actor ?? context.actor;
    const facts = { email: normaliseEmail(email), role, invitedBy, ...found };
    const { reply, effects } = decideInvitation(loaded, context, facts);
    return { reply: presentInvitation(reply, context.serverNow), effects };
  },
};
