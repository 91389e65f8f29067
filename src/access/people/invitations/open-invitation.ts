import { presentMoment } from '../../../clock.ts';
import { otpauthUri } from '../../../flows/people/second-factor/totp.ts';
import type { OpenCall } from '../console-handler.ts';
import { refuseLockedAddress } from '../guess.ts';
import { findInvitation } from './find-invitation.ts';

/** POST /console/api/invitations/open: what a link invites to, the same until it is accepted. */
export const openInvitation: OpenCall<'openInvitation'> = {
  kind: 'open',
  run: async ({ body }, { people, request }) => {
    await refuseLockedAddress(people, request);
    const { invitation, tenant, totpSecret: secret } = await findInvitation(people, body.token);
    const { email, role, expiresAt } = invitation;
    return {
      body: {
        email,
        role,
        accountName: tenant.name,
        expiresAt: presentMoment(expiresAt),
        secret,
        otpauthUri: otpauthUri(secret, email, people.issuer),
      },
    };
  },
};
