import type { Actor } from '../../../actor.ts';
import type { WriteHandler } from '../../../contract/handler.ts';
import type { User } from '../../../flows/people/user.ts';
import type { Write } from '../../../writes/write.ts';
import { requireOwner } from '../require-rank.ts';
import { memberIn, memberNeeds, removal } from './change-member.ts';

/** DELETE /v1/team/members/{id} */
export const removeMember: WriteHandler<'removeMember'> = {
  kind: 'write',
  needs: ({ path: { id } }, { tenant }) => memberNeeds(tenant.id, id),
  decide: ({ path: { id } }, loaded, context) => {
    const counted = memberIn(loaded, context.head.tenant.id, id);
    requireOwner(context.standing);
    return { reply: undefined, effects: removal(counted, context) };
  },
};

/** Removes a member in the operator's place. */
export function removeUser({ tenantId, id }: Pick<User, 'tenantId' | 'id'>, actor: Actor): Write<null> {
  return {
    tenantId,
    actor,
    claimed: false,
    needs: () => memberNeeds(tenantId, id),
    decide: (loaded, context) => ({
      reply: null,
      effects: removal(memberIn(loaded, tenantId, id), context),
    }),
  };
}
