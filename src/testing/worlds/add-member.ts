import { randomUUID } from 'node:crypto';
import { OPERATOR } from '../../identity/actor.ts';
import { insertRow, saveRow, type RowEffect } from '../../db/statements/table.ts';
import { emptyTeam, teamsTable, withMember } from '../../access/team/table.ts';
import { usersTable, type User, type UserRole } from '../../access/users/table.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { need, type DecisionContext } from '../../writes/write.ts';

/** Makes a member of an account who is counted, and has nothing to sign in with but what is given. */
export function addMember(
  writeQueue: Pick<WriteQueue, 'submit'>,
  tenantId: string,
  role: UserRole,
  further: (user: User, context: DecisionContext) => readonly RowEffect[] = () => [],
): Promise<User> {
  return writeQueue.submit({
    tenantId,
    actor: OPERATOR,
    claimed: false,
    needs: () => [need(teamsTable, { tenantId })],
    decide: (loaded, context) => {
      const user: User = {
        id: context.newId('usr'),
        tenantId,
        email: `${randomUUID()}@example.com`,
        name: null,
        role,
        roleVersion: 1,
        createdAt: context.serverNow,
        createdBy: OPERATOR,
        removedAt: null,
      };
      const team = loaded.find(teamsTable, { tenantId }) ?? emptyTeam(tenantId);
      const effects = [saveRow(teamsTable, withMember(team, role)), insertRow(usersTable, user)];
      return { reply: user, effects: [...effects, ...further(user, context)] };
    },
  });
}
