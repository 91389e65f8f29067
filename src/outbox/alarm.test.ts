import { beforeAll, beforeEach, expect, it, describe } from 'vitest';
import { providerActor } from '../identity/actor.ts';
import type { Database } from '../db/connection.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { ApiError } from '../errors/api-error.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { platformAlarms } from '../writes/alarms.ts';
import type { CommonContext } from '../writes/write.ts';
import { alarmsTable, clearAlarm, raiseAlarm, type Alarm, type AlarmEffect } from './alarm.ts';

type Tell = (context: CommonContext) => readonly AlarmEffect[];

eachDatabase((_dialect, open) => {
  let database: Database;
  let opened: Alarm[];
  let test: TestWriteQueue;
  let tenantId: string;
  let made = 0;

  const openWriteQueue = (on: Database): TestWriteQueue =>
    createTestWriteQueue(on, { onAlarm: (alarm) => void opened.push(alarm) });
  const newSubject = (): string => `subject_${(made += 1)}`;
  const alarmsOf = async (subject: string): Promise<Alarm[]> => {
    const found = await selectMatching(database.reader, alarmsTable, [{ subject }]);
    return found.sort((one, other) => Number(one.id > other.id) - Number(one.id < other.id));
  };
  const tell = async (effects: Tell): Promise<void> => {
    const decide = (_loaded: unknown, context: CommonContext): { effects: readonly AlarmEffect[] } => ({
      effects: effects(context),
    });
    await test.writeQueue.submit(probeWrite(tenantId, { decide }));
  };

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    opened = [];
    test = openWriteQueue(database);
    tenantId = await test.newTenant();
  });

  describe('an alarm', () => {
    it('is opened with the change that found its cause, and told of once', async () => {
      const subject = newSubject();
      test.clock.now = 5_000;
      await tell((context) => [raiseAlarm(context, 'order_stuck', subject, { attempts: 5 })]);
      const [alarm, ...others] = await alarmsOf(subject);
      expect(others).toEqual([]);
      expect(alarm).toMatchObject({
        tenantId,
        kind: 'order_stuck',
        firstAt: 5_000,
        lastAt: 5_000,
        count: 1,
        facts: { attempts: 5 },
        clearedAt: null,
      });
      expect(opened).toEqual([alarm]);
    });

    it('counts up while it is open, takes the newest facts, and is not told of again', async () => {
      const subject = newSubject();
      test.clock.now = 5_000;
      await tell((context) => [raiseAlarm(context, 'order_stuck', subject, { attempts: 5 })]);
      test.clock.now = 9_000;
      const twice: Tell = (context) => [
        raiseAlarm(context, 'order_stuck', subject, { attempts: 6 }),
        raiseAlarm(context, 'order_stuck', subject, { attempts: 7 }),
      ];
      await Promise.all([tell(twice), tell(twice)]);
      expect(await alarmsOf(subject)).toEqual([
        expect.objectContaining({ firstAt: 5_000, lastAt: 9_000, count: 5, facts: { attempts: 7 } }),
      ]);
      expect(opened).toHaveLength(1);
    });

    it('is closed when its cause is gone, and another is opened when it comes again', async () => {
      const subject = newSubject();
      test.clock.now = 5_000;
      await tell((context) => [raiseAlarm(context, 'order_stuck', subject)]);
      test.clock.now = 6_000;
      await tell((context) => [clearAlarm(context, 'order_stuck', subject)]);
      expect(await alarmsOf(subject)).toEqual([expect.objectContaining({ clearedAt: 6_000, lastAt: 5_000 })]);
      test.clock.now = 7_000;
      await tell((context) => [clearAlarm(context, 'order_stuck', subject)]);
      await tell((context) => [raiseAlarm(context, 'order_stuck', subject)]);
      expect(await alarmsOf(subject)).toEqual([
        expect.objectContaining({ firstAt: 5_000, clearedAt: 6_000 }),
        expect.objectContaining({ firstAt: 7_000, clearedAt: null }),
      ]);
      expect(opened.map(({ firstAt }) => firstAt)).toEqual([5_000, 7_000]);
    });

    it('stands as the last of one commit has left it, in their order', async () => {
      const [one, other] = [newSubject(), newSubject()];
      const raise =
        (subject: string): Tell =>
        (context) => [raiseAlarm(context, 'order_stuck', subject)];
      const clear =
        (subject: string): Tell =>
        (context) => [clearAlarm(context, 'order_stuck', subject)];
      await tell((context) =>
        [raise(one), raise(other), clear(one), raise(one), raise(one), clear(other)].flatMap((each) =>
          each(context),
        ),
      );
      const states = async (subject: string): Promise<unknown[]> =>
        (await alarmsOf(subject)).map(({ count, clearedAt }) => [count, clearedAt === null]);
      expect(await states(one)).toEqual([
        [1, false],
        [2, true],
      ]);
      expect(await states(other)).toEqual([[1, false]]);
      expect(opened).toHaveLength(3);
    });

    it('has a row of its own for each kind and subject', async () => {
      const [one, other] = [newSubject(), newSubject()];
      await tell((context) => [
        raiseAlarm(context, 'order_stuck', one),
        raiseAlarm(context, 'order_unknown', one),
        raiseAlarm(context, 'order_stuck', other),
        clearAlarm(context, 'order_unknown', one),
      ]);
      expect((await alarmsOf(one)).map(({ kind, clearedAt }) => [kind, clearedAt === null])).toEqual([
        ['order_stuck', true],
        ['order_unknown', false],
      ]);
      expect(await alarmsOf(other)).toHaveLength(1);
    });

    it('is not raised by a decision that refuses, or whose effects break a law', async () => {
      const subject = newSubject();
      const refused = tell((context) => {
        raiseAlarm(context, 'order_stuck', subject);
        throw new ApiError('invalid_state');
      });
      await expect(refused).rejects.toThrow(ApiError);
      const broken = test.writeQueue.submit(
        probeWrite(tenantId, {
          decide: (_loaded, context) => ({
            effects: [
              raiseAlarm(context, 'order_stuck', subject),
              { effect: 'pending', asset: 'AUD', deltaMinor: -1n },
            ],
          }),
        }),
      );
      await expect(broken).rejects.toThrow(ApiError);
      expect(await alarmsOf(subject)).toEqual([]);
      expect(opened).toEqual([]);
    });

    it('costs a write that raises none no statement', async () => {
      const statements: string[] = [];
      const listen = ({ sql }: { sql: string }): void => void statements.push(sql);
      database.writer.on('query', listen);
      await test.adjust(tenantId, 100n);
      database.writer.off('query', listen);
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.filter((sql) => sql.includes('alarms'))).toEqual([]);
    });

    it('belongs to no tenant where its write has none, and is one row for two processes', async () => {
      const subject = newSubject();
      const beside = openWriteQueue(await open());
      const raise = platformAlarms(providerActor('bank'), (context) => [
        raiseAlarm(context, 'provider_down', subject),
      ]);
      await Promise.all(
        [test, beside].flatMap(({ writeQueue }) => [writeQueue.submit(raise), writeQueue.submit(raise)]),
      );
      expect(await alarmsOf(subject)).toEqual([
        expect.objectContaining({ tenantId: null, count: 4, clearedAt: null }),
      ]);
      expect(opened).toHaveLength(1);
    });
  });
});
