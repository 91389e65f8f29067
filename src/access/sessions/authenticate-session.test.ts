import { expect, it } from 'vitest';
import { removeRow } from '../../db/statements/table.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { newId } from '../../identity/ids.ts';
import { systemBytes } from '../../identity/random.ts';
import { createCursorSigner } from '../../lists/cursor.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { enrol } from '../../testing/worlds/test-user.ts';
import type { CommitListener } from '../../writes/write-queue.ts';
import { need } from '../../writes/write.ts';
import { createUserServices, type UserServices } from '../users/user-services.ts';
import { personLock } from '../users/table.ts';
import { createSessions } from './authenticate.ts';
import { sessionsTable } from './table.ts';

withServer(({ server }) => {
  /** What sessions are judged with, some of it the test's own. */
  function usersOf(own: Partial<Pick<UserServices, 'clock' | 'writeQueue'>>): UserServices {
    const { service } = server();
    return createUserServices({
      ...service,
      newId,
      randomBytes: systemBytes,
      searches: [],
      attentions: [],
      countRecovery: () => undefined,
      live: { open: () => Promise.reject(new Error('Nothing is followed here')) },
      cursors: createCursorSigner(service.config.secret, []),
      ...own,
    });
  }

  function queueOf(own: Partial<UserServices['writeQueue']>): UserServices['writeQueue'] {
    const { writeQueue } = server().service;
    return {
      submit: writeQueue.submit.bind(writeQueue),
      onCommit: writeQueue.onCommit.bind(writeQueue),
      isShared: writeQueue.isShared,
      ...own,
    };
  }

  it('a session that ends while it is read is not remembered', async () => {
    const { service } = server();
    const { clientId } = await server().newTenant();
    const user = await enrol(server(), clientId);
    const value = user.browser.cookies.get('corridor_session') ?? null;
    let listener: CommitListener | undefined;
    let readings = 0;
    // The clock is read before the look-up and after it: the commit falls between the look-up and what follows it.
    const clock = (): number => {
      readings += 1;
      if (readings === 2) listener?.(new Set([sessionsTable.name]), { rows: [], isClockSet: false });
      return service.clock();
    };
    const sessions = createSessions(
      usersOf({ clock, writeQueue: queueOf({ onCommit: (each) => (listener = each) }) }),
    );
    expect((await sessions.use(value)).user.id).toBe(user.id);
    await service.writeQueue.submit({
      lock: personLock(user.email),
      actor: OPERATOR,
      claimed: false,
      needs: () => [need(sessionsTable, { userId: user.id })],
      decide: (loaded) => ({
        reply: null,
        effects: loaded
          .list(sessionsTable, { userId: user.id })
          .map((session) => removeRow(sessionsTable, session)),
      }),
    });
    await expect(sessions.use(value)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each([
    [false, 'is remembered by a process alone'],
    [true, 'is refused at once beside other processes'],
  ])('a session that another process has ended, where there are others: %s, %s', async (isShared) => {
    const { service } = server();
    const { clientId } = await server().newTenant();
    const user = await enrol(server(), clientId);
    const value = user.browser.cookies.get('corridor_session') ?? null;
    const now = service.clock();
    const writeQueue = queueOf({ onCommit: () => undefined, isShared });
    const sessions = createSessions(usersOf({ clock: () => now, writeQueue }));
    expect((await sessions.use(value)).user.id).toBe(user.id);
    await service.database.writer('sessions').where({ user_id: user.id }).delete();
    const used = sessions.use(value);
    if (isShared) await expect(used).rejects.toMatchObject({ code: 'unauthenticated' });
    else expect((await used).user.id).toBe(user.id);
  });
});
