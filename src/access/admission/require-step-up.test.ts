import { expect, it } from 'vitest';
import { withServer } from '../../testing/server/with-server.ts';
import { confirm, enrol } from '../../testing/worlds/test-user.ts';
import type { CommitListener } from '../../writes/write-queue.ts';
import { sessionsTable } from '../sessions/table.ts';
import { createRequireStepUp, type RequireStepUp } from './require-step-up.ts';

const SCOPE = 'keys:write';

withServer(({ server }) => {
  interface Own {
    readonly isShared?: boolean;
    readonly clock?: () => number;
    readonly onCommit?: (listener: CommitListener) => void;
  }

  function ruleOf({ isShared = false, clock, onCommit = () => undefined }: Own): RequireStepUp {
    const { service } = server();
    const now = service.clock();
    return createRequireStepUp({
      database: service.database,
      clock: clock ?? (() => now),
      environment: 'sandbox',
      writeQueue: { isShared, onCommit },
    });
  }

  async function confirmed(): Promise<{ tenantId: string; token: string }> {
    const { clientId: tenantId } = await server().newTenant();
    const user = await enrol(server(), tenantId);
    return { tenantId, token: (await confirm(server(), user)).stepUpToken };
  }

  /** As another process would: no commit of this one tells of it. */
  const endSessions = async (): Promise<void> => {
    await server().service.database.writer('sessions').delete();
  };

  it.each([
    [false, 'is remembered by a process alone'],
    [true, 'is refused at once beside other processes'],
  ])('a confirmation that another process has ended, where there are others: %s, %s', async (isShared) => {
    const { tenantId, token } = await confirmed();
    const require = ruleOf({ isShared });
    const { stepUp } = await require([token], tenantId, SCOPE);
    await endSessions();
    const again = require([token], tenantId, SCOPE);
    if (isShared) await expect(again).rejects.toMatchObject({ code: 'step_up_required' });
    else expect((await again).stepUp).toEqual(stepUp);
  });

  it('a confirmation is looked up again a second later, and after a commit that may have ended it', async () => {
    let now = server().service.clock();
    let listener: CommitListener | undefined;
    const own = { clock: () => now, onCommit: (each: CommitListener) => void (listener = each) };
    for (const end of [
      () => void (now += 1_000),
      () => listener?.(new Set([sessionsTable.name]), { rows: [], isClockSet: false }),
    ]) {
      const { tenantId, token } = await confirmed();
      const require = ruleOf(own);
      await require([token], tenantId, SCOPE);
      await endSessions();
      await require([token], tenantId, SCOPE);
      end();
      await expect(require([token], tenantId, SCOPE)).rejects.toMatchObject({ code: 'step_up_required' });
    }
  });

  it('a confirmation that ends while it is read is not remembered', async () => {
    const { tenantId, token } = await confirmed();
    let listener: CommitListener | undefined;
    let readings = 0;
    const { service } = server();
    const require = ruleOf({
      // Read before the look-up and after it: the commit falls between.
      clock: () => {
        readings += 1;
        if (readings === 1)
          queueMicrotask(() => listener?.(new Set([sessionsTable.name]), { rows: [], isClockSet: false }));
        return service.clock();
      },
      onCommit: (each) => void (listener = each),
    });
    await require([token], tenantId, SCOPE);
    await endSessions();
    await expect(require([token], tenantId, SCOPE)).rejects.toMatchObject({ code: 'step_up_required' });
  });

  it('a remembered confirmation is of its own account alone', async () => {
    const { tenantId, token } = await confirmed();
    const { clientId: other } = await server().newTenant();
    const require = ruleOf({});
    await require([token], tenantId, SCOPE);
    await expect(require([token], other, SCOPE)).rejects.toMatchObject({ code: 'step_up_required' });
  });
});
