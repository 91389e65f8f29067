import { beforeAll, describe, expect, inject, it } from 'vitest';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { openTlsWay } from '../../testing/databases/tls-way.ts';
import { type Database, openDatabase } from '../connection.ts';
import { classifyFailure, isRolledBack } from './failure.ts';

async function failureOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('Nothing failed');
}

eachDatabase((dialect, open) => {
  let database: Database;
  let other: Database;

  beforeAll(async () => {
    [database, other] = [await open(), await open()];
    await database.writer.raw('create table probes (id integer primary key, at bigint not null)');
    await database.writer.raw('insert into probes values (1, 1)');
  });

  describe('an error of the database', () => {
    it.each([
      'insert into probes values (1, 2)',
      'insert into probes values (2, null)',
      'insert into nowhere values (1)',
      'this is no statement',
    ])('for %s is the fault of the work', async (statement) => {
      expect(classifyFailure(await failureOf(database.writer.raw(statement)))).toBe('broken');
    });

    it('for a lock that was not had in time is no fault of the work', async () => {
      if (dialect === 'sqlite') {
        await database.writer.raw('begin immediate');
        await other.writer.raw('pragma busy_timeout = 1');
        const failure = await failureOf(other.writer.raw('begin immediate'));
        await database.writer.raw('rollback');
        expect(classifyFailure(failure)).toBe('contended');
        return;
      }
      const holder = await database.writer.transaction();
      await holder.raw('update probes set at = 2');
      const waiter = await other.writer.transaction();
      await waiter.raw(`set local lock_timeout = '1ms'`);
      const failure = await failureOf(waiter.raw('update probes set at = 3'));
      await Promise.all([holder.rollback(), waiter.rollback()]);
      expect(classifyFailure(failure)).toBe('unavailable');
    });

    if (dialect === 'sqlite') return;

    it('for a statement that took too long is no fault of the work', async () => {
      const transaction = await database.writer.transaction();
      await transaction.raw(`set local statement_timeout = '1ms'`);
      expect(classifyFailure(await failureOf(transaction.raw('select pg_sleep(5)')))).toBe('unavailable');
      await transaction.rollback();
    });

    it('for a plan whose table has changed is worth another attempt, in whatever language it is told', async () => {
      const transaction = await database.writer.transaction();
      await transaction.raw('prepare probes_plan as select * from probes');
      await transaction.raw('execute probes_plan');
      await transaction.raw('alter table probes add column note text');
      const failure = await failureOf(transaction.raw('execute probes_plan'));
      await transaction.rollback();
      (failure as Error).message = 'zwischengespeicherter Plan darf den Ergebnistyp nicht ändern';
      expect(classifyFailure(failure)).toBe('contended');
    });

    it('for a certificate that is not trusted is no fault of the work', async () => {
      const way = await openTlsWay(inject('databaseTemplates').postgresUrl);
      const url = new URL(inject('databaseTemplates').postgresUrl);
      url.port = String(way.port);
      url.searchParams.set('sslmode', 'verify-full');
      const untrusted = openDatabase(url.href);
      const failure = await failureOf(untrusted.writer.raw('select 1'));
      await untrusted.destroy();
      await way.close();
      expect(classifyFailure(failure)).toBe('unavailable');
    });

    it('for a transaction that saw what has changed since may be worth another attempt', async () => {
      const begin = () => database.writer.transaction({ isolationLevel: 'repeatable read' });
      const [one, late] = [await begin(), await begin()];
      await late.raw('select * from probes');
      await one.raw('update probes set at = 5');
      await one.commit();
      const failure = await failureOf(late.raw('update probes set at = 6'));
      await late.rollback();
      expect(classifyFailure(failure)).toBe('contended');
      expect(isRolledBack(failure)).toBe(true);
    });
  });
});

it.each<readonly [string, unknown, string]>([
  ['no error at all', undefined, 'broken'],
  ['an error without a code', new Error('x'), 'broken'],
  ['a full disk', Object.assign(new Error('x'), { code: 'SQLITE_FULL' }), 'unavailable'],
  ['a connection that broke', Object.assign(new Error('x'), { code: '08006' }), 'unavailable'],
  [
    'a pool without a free connection',
    Object.assign(new Error('x'), { name: 'KnexTimeoutError' }),
    'unavailable',
  ],
  // What pg 8.23, tarn and Knex 3.3 say without a code of their own; Knex puts the statement before it.
  ...[
    'timeout expired',
    'Query read timeout',
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Received unexpected commandComplete message from backend.',
    'The server does not support SSL connections',
    'There was an error establishing an SSL connection',
    'Unable to acquire a connection',
    'aborted',
  ].flatMap((message) => [
    [`"${message}"`, new Error(message), 'unavailable'] as const,
    [`"… - ${message}"`, new Error(`select 1 - ${message}`), 'unavailable'] as const,
  ]),
  ...[
    '25006', // read-only, after a failover
    '28P01', // a password that was changed
    '3D000', // the database is not there
    '53200', // out of memory
    '57P04', // database dropped
    '57P05', // idle session cut
    '58030', // input or output failed
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ECONNABORTED',
    'ERR_STREAM_DESTROYED',
    'SQLITE_READONLY',
  ].map((code) => [code, Object.assign(new Error('x'), { code }), 'unavailable'] as const),
  ['a text that only looks like it', new Error('the operation aborted by its caller'), 'broken'],
  ['a value that says so', new Error('insert into x - value "timeout expired" is too long'), 'broken'],
])('%s is %s: %s', (_name, error, kind) => {
  expect(classifyFailure(error)).toBe(kind);
});

it.each([
  ['23503', true],
  ['40P01', true],
  ['57P01', false],
  ['08006', false],
  ['SQLITE_CONSTRAINT', false],
])('an answer %s says by itself that nothing was committed: %s', (code, isSaid) => {
  expect(isRolledBack(Object.assign(new Error('x'), { code }))).toBe(isSaid);
});
