import type { WriteHandler } from '../../../contract/handler.ts';
import { credentialsTable } from '../../../flows/people/credentials.ts';
import { need } from '../../../writes/write.ts';
import { requireGrantable } from '../require-rank.ts';
import { memberIn, memberNeeds, withRole } from './change-member.ts';
import { presentMember } from './member-presenter.ts';

/** PATCH /v1/team/members/{id}: another role, from the member's next request on. */
export const updateMember: WriteHandler<'updateMember'> = {
  kind: 'write',
  needs: ({ path: { id } }, { tenant }) => [
    ...memberNeeds(tenant.id, id),
    need(credentialsTable, { userId: id }),
  ],
  decide: ({ path: { id }, body: { role } }, loaded, context) => {
    const counted = memberIn(loaded, context.head.tenant.id, id);
    requireGrantable(context.standing, [counted.member.role, role]);
    const { member, effects } = withRole(counted, role, context);
    const credentials = loaded.find(credentialsTable, { userId: id });
    return { reply: presentMember(member, credentials?.lastSignInAt ?? null), effects };
  },
};
