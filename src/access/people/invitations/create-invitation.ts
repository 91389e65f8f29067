import type { WriteHandler } from '../../../contract/handler.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { isEmail, normaliseEmail } from '../../../flows/people/email.ts';
import { newLink } from '../links.ts';
import { requireGrantable } from '../require-rank.ts';
import { presentInvitation } from './invitation-presenter.ts';
import { decideInvitation, invitingNeeds } from './invite.ts';

/**
 * POST /v1/team/invitations: a mail with a link, and no answer that shows it. Nothing in either tells whether the address signs in to
 * another account: accepting says so, to whoever has the link.
 */
export const createInvitation: WriteHandler<'createInvitation', string> = {
  kind: 'write',
  check: ({ body }) => {
    if (isEmail(normaliseEmail(body.email))) return;
    const detail = { in: 'body', path: '/email', message: 'This is not a valid e-mail address.' } as const;
    throw new ApiError('invalid_request', { details: [detail] });
  },
  findOut: (_request, { publicOrigin }) => Promise.resolve(publicOrigin()),
  needs: ({ body }, { tenant }) => invitingNeeds(tenant.id, normaliseEmail(body.email)),
  decide: ({ body: { email, role }, stepUp }, loaded, context, publicOrigin) => {
    requireGrantable(context.standing, [role]);
    const invitedBy = stepUp.actor ?? context.actor;
    const link = newLink(publicOrigin, 'invitation', context.randomBytes);
    const facts = { email: normaliseEmail(email), role, invitedBy, link };
    const { reply, effects } = decideInvitation(loaded, context, facts);
    return { reply: presentInvitation(reply, context.serverNow), effects };
  },
};
