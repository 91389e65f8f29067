import { ATTEMPT_OUTCOMES } from '../webhooks/deliveries/deliverer.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../identity/actor.ts';
import { ALARM_KINDS, clearAlarm, raiseAlarm } from '../outbox/alarm.ts';
import { createTestDatabase } from '../testing/databases/test-database.ts';
import { eachServer } from '../testing/server/each-server.ts';
import { OPERATION_IDS } from '../testing/server/example-request.ts';
import { startServerProgram } from '../testing/server/run-program.ts';
import { startTestService } from '../testing/server/test-service.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';
import { platformAlarms } from '../writes/alarms.ts';
import { PRODUCTION_VARIABLES } from '../testing/server/production-variables.ts';
import { WORKER_NAMES } from '../workers/worker-names.ts';

/** One figure of the text: a name, its labels and a value. */
interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads Prometheus' text format. @throws Error where a line is not of it */
function readSamples(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  return lines.map((line) => {
    const [, name, labels = '', value] = /^([a-z_0-9]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`No sample: ${line}`);
    const pairs = [...labels.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, key, word]) => [key, word]);
    return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
  });
}

const LONGEST_TURN = 'corridor_event_loop_longest_turn_seconds';

/** What a label may say: every word of it is known before anybody calls. */
const WORDS: Readonly<Record<string, (word: string) => boolean>> = {
  operation: (word) => word === 'unknown' || word === 'group' || OPERATION_IDS.some((id) => id === word),
  status: (word) => /^[1-5]\d\d$/.test(word) || word === 'abandoned',
  reason: (word) => ['no_room', 'deadline', 'database'].includes(word),
  pool: (word) => ['reader', 'writer'].includes(word),
  state: (word) => ['in_use', 'free', 'closed', 'trying', 'open'].includes(word),
  provider: (word) => ['bank', 'chain', 'exchange', 'identity'].includes(word),
  outcome: (word) =>
    ['answered', 'refused', 'retry', 'unknown', ...ATTEMPT_OUTCOMES].some((outcome) => outcome === word),
  worker: (word) => WORKER_NAMES.some((name) => name === word),
  source: (word) => ['replica', 'primary'].includes(word),
  kind: (word) => ALARM_KINDS.some((kind) => kind === word),
  le: (word) => word === '+Inf' || Number(word) > 0,
};

eachServer(({ dialect, server }) => {
  let tenant: TestTenant;
  let samples: readonly Sample[];

  const scrape = async (): Promise<string> => (await server().service.send('GET', '/metrics')).text;

  const valueOf = (name: string, labels: Sample['labels'] = {}): number | undefined =>
    samples.find(
      (sample) =>
        sample.name === name &&
        Object.entries(sample.labels).length === Object.keys(labels).length &&
        Object.entries(labels).every(([key, word]) => sample.labels[key] === word),
    )?.value;

  /** Requests of every kind, with identifiers, keys and paths that nobody could foresee. */
  async function makeTraffic(): Promise<readonly string[]> {
    const payouts = await Promise.all([1, 2, 3].map(() => tenant.newPayout({ amount: '10.00' })));
    const stray = `stray_${randomUUID()}`;
    for (const [method, path] of [
      ['GET', `/v1/treasury/payouts/${stray}`],
      ['GET', `/${stray}`],
      [stray.slice(0, 5).toUpperCase(), '/v1/treasury'],
      ['DELETE', `/v1/treasury/payouts/${stray}`],
      ['POST', '/v1/treasury/payouts'],
    ] as const) {
      await server().service.send(method, path, { key: tenant.secretKey });
    }
    await server().service.send('GET', '/v1/treasury', { key: stray });
    return [stray, ...payouts.map(({ id }) => id)];
  }

  beforeAll(async () => {
    tenant = await server().newTenant();
    await tenant.fund('1000.00');
    await makeTraffic();
    samples = readSamples(await scrape());
  });

  describe('the metrics after some traffic', () => {
    it('count requests by operation and status, and time them', () => {
      const paid = { operation: 'createPayout', status: '201' };
      expect(valueOf('corridor_http_request_seconds_count', paid)).toBe(3);
      expect(valueOf('corridor_http_request_seconds_bucket', { ...paid, le: '+Inf' })).toBe(3);
      expect(valueOf('corridor_http_request_seconds_sum', paid)).toBeGreaterThan(0);
      const counted = (operation: string, status: string): number | undefined =>
        valueOf('corridor_http_request_seconds_count', { operation, status });
      expect(counted('createPayout', '400')).toBe(1);
      expect(counted('getPayout', '404')).toBe(1);
      expect(counted('getTreasury', '401')).toBe(1);
      expect([counted('unknown', '404'), counted('unknown', '405')]).toEqual([1, 1]);
    });

    it('count what came and was no request', async () => {
      await server().service.send('GET', '/healthz', { headers: { 'x-long': 'x'.repeat(20_000) } });
      const labels = { status: '431' };
      samples = readSamples(await scrape());
      expect(valueOf('corridor_http_unreadable_total', labels)).toBe(1);
    });

    it('measure the write queue: writes, waits, groups, commits and refusals', () => {
      const writes = valueOf('corridor_write_queue_wait_seconds_count') ?? 0;
      const groups = valueOf('corridor_write_queue_group_seconds_count') ?? 0;
      // Three payouts, each with a beneficiary of its own, and what the tenant needed before.
      expect(writes).toBeGreaterThan(6);
      expect(groups).toBeGreaterThan(0);
      expect(groups).toBeLessThanOrEqual(writes);
      expect(valueOf('corridor_write_queue_group_writes_sum')).toBe(writes);
      expect(valueOf('corridor_write_queue_group_writes_count')).toBe(groups);
      expect(valueOf('corridor_write_queue_commit_seconds_count')).toBeGreaterThan(0);
      expect([valueOf('corridor_write_queue_writes'), valueOf('corridor_write_queue_bytes')]).toEqual([0, 0]);
      for (const reason of ['no_room', 'deadline', 'database'])
        expect(valueOf('corridor_write_queue_refusals_total', { reason })).toBe(0);
    });

    it('look at the database: ready, with connections that nobody waits for', () => {
      expect(valueOf('corridor_database_ready')).toBe(1);
      for (const pool of ['reader', 'writer']) {
        const [inUse, free] = ['in_use', 'free'].map((state) =>
          valueOf('corridor_database_connections', { pool, state }),
        );
        expect([inUse, free! > 0]).toEqual([0, true]);
        expect(valueOf('corridor_database_waiting', { pool })).toBe(0);
      }
    });

    it('count the alarms that are open in the database, by kind, and each of them is one line of the log', async () => {
      const { writeQueue, logLines } = server().service;
      const subject = `pay_${randomUUID()}`;
      const tell = (effect: typeof raiseAlarm | typeof clearAlarm): Promise<null> =>
        writeQueue.submit(
          platformAlarms(OPERATOR, (context) => [
            effect(context, 'order_stuck', subject),
            effect(context, 'order_stuck', subject),
          ]),
        );
      const open = async (): Promise<Record<string, number>> => {
        const found = readSamples(await scrape()).filter(({ name }) => name === 'corridor_alarms_open');
        return Object.fromEntries(found.map(({ labels, value }) => [labels['kind'] ?? '', value]));
      };
      const before = await open();
      expect(Object.keys(before)).toEqual([...ALARM_KINDS]);
      await tell(raiseAlarm);
      await tell(raiseAlarm);
      expect(await open()).toEqual({ ...before, order_stuck: (before['order_stuck'] ?? 0) + 1 });
      await tell(clearAlarm);
      expect(await open()).toEqual(before);
      const lines = logLines.filter((line) => line['subject'] === subject);
      expect(lines).toEqual([expect.objectContaining({ alarm: 'order_stuck', level: 'warn' })]);
    });

    it('tell how this process stands with its providers, and what waits for them', async () => {
      await tenant.settle();
      samples = readSamples(await scrape());
      for (const provider of ['bank', 'chain', 'exchange', 'identity']) {
        expect(valueOf('corridor_provider_breaker', { provider, state: 'closed' })).toBe(1);
        expect(valueOf('corridor_provider_breaker', { provider, state: 'open' })).toBe(0);
        expect(valueOf('corridor_provider_calls_under_way', { provider })).toBe(0);
        for (const outcome of ['refused', 'retry', 'unknown'])
          expect(valueOf('corridor_provider_calls_total', { provider, outcome })).toBe(0);
        expect(valueOf('corridor_orders_waiting', { provider })).toBe(0);
        expect(valueOf('corridor_orders_oldest_seconds', { provider })).toBe(0);
      }
      const paid = { provider: 'bank', outcome: 'answered' };
      expect(valueOf('corridor_provider_calls_total', paid)).toBeGreaterThan(0);
    });

    it('have labels that take known words alone, and no more of them whatever callers send', async () => {
      const idsOf = async (): Promise<readonly string[]> => [
        ...(await makeTraffic()),
        tenant.clientId,
        tenant.secretKey,
      ];
      await idsOf();
      const before = await scrape();
      const secrets = await idsOf();
      const after = await scrape();
      for (const secret of secrets) expect(after).not.toContain(secret);
      for (const { name, labels } of readSamples(after)) {
        for (const [label, word] of Object.entries(labels))
          expect([name, label, word, WORDS[label]?.(word)]).toEqual([name, label, word, true]);
      }
      // The longest turn is of another operation from time to time: one series, whatever its label says.
      const seriesOf = (text: string): string[] =>
        readSamples(text).map(
          ({ name, labels }) => `${name} ${name === LONGEST_TURN ? '' : JSON.stringify(labels)}`,
        );
      expect(seriesOf(after)).toEqual(seriesOf(before));
    });
  });

  it('the metrics say that the database is not ready while it is out, and are answered all the same', async () => {
    const database = await createTestDatabase(dialect);
    const service = await startTestService(database.url);
    service.database.watch.found({ kind: 'read_only', reason: 'for the test' });
    const { status, text } = await service.send('GET', '/metrics');
    expect([status, text]).toEqual([200, expect.stringContaining('corridor_database_ready 0\n')]);
    await service.close();
    await database.remove();
  });

  describe('the path of the metrics', () => {
    it('answers GET and HEAD in the text format, and refuses other methods as every path does', async () => {
      const { send } = server().service;
      const [get, head, post] = [
        await send('GET', '/metrics'),
        await send('HEAD', '/metrics'),
        await send('POST', '/metrics'),
      ];
      for (const { status, headers } of [get, head]) {
        expect([status, headers.get('content-type')]).toEqual([
          200,
          'text/plain; version=0.0.4; charset=utf-8',
        ]);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-request-id')).toMatch(/^req_/);
      }
      expect(head.text).toBe('');
      expect([post.status, post.body['code'], post.headers.get('allow')]).toEqual([
        405,
        'method_not_allowed',
        'GET, HEAD',
      ]);
    });
  });
});

describe('a server in production', () => {
  const PRODUCTION = { CORRIDOR_ENV: 'production', ...PRODUCTION_VARIABLES, CORRIDOR_SECRET: 's'.repeat(40) };

  it('of a sandbox listens on the machine’s own addresses alone, with both of its ports', async () => {
    const database = await createTestDatabase('sqlite');
    const { program, url } = await startServerProgram({
      DATABASE_URL: database.url,
      CORRIDOR_METRICS_PORT: '0',
    });
    const metricsUrl = /"metricsUrl":"([^"]+)"/.exec(program.output())?.[1] ?? '';
    for (const port of [new URL(url).port, new URL(metricsUrl).port]) {
      expect((await fetch(`http://127.0.0.1:${port}/nowhere`)).status).toBe(404);
      await expect(fetch(`http://127.0.0.2:${port}/nowhere`)).rejects.toThrow();
    }
    program.process.kill('SIGTERM');
    expect((await program.ended).exitCode).toBe(0);
    await database.remove();
  }, 60_000);

  it('has no metrics at its public port', async () => {
    const database = await createTestDatabase('sqlite', 'production');
    const service = await startTestService(database.url, PRODUCTION);
    const { status, body } = await service.send('GET', '/metrics');
    expect([status, body['code']]).toEqual([404, 'not_found']);
    await service.close();
    await database.remove();
  });

  it('has them at a port of their own where it is told to, with those of the process, and nothing else there', async () => {
    const database = await createTestDatabase('sqlite', 'production');
    const { program, url } = await startServerProgram({
      ...PRODUCTION,
      DATABASE_URL: database.url,
      CORRIDOR_METRICS_PORT: '0',
      CORRIDOR_DRAIN_NOTICE_MS: '0',
    });
    const metricsUrl = /"metricsUrl":"([^"]+)"/.exec(program.output())?.[1] ?? '';
    expect(new URL(metricsUrl).port).not.toBe(new URL(url).port);
    expect((await fetch(new URL('/metrics', url))).status).toBe(404);
    expect((await fetch(new URL('/healthz', url))).status).toBe(200);
    // Production listens on every address, and so does the port of the metrics; a sandbox does not.
    for (const port of [new URL(url).port, new URL(metricsUrl).port])
      expect((await fetch(`http://127.0.0.2:${port}/nowhere`)).status).toBe(404);
    const text = await (await fetch(metricsUrl)).text();
    const names = new Set(readSamples(text).map(({ name }) => name));
    for (const name of [
      'corridor_write_queue_writes',
      'corridor_database_ready',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ]) {
      expect(names).toContain(name);
    }
    expect(text).toContain('corridor_http_request_seconds_count{operation="getHealth",status="200"} 1\n');
    const stray = await fetch(new URL('/healthz', metricsUrl));
    expect([stray.status, await stray.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(405);
    program.process.kill('SIGTERM');
    expect((await program.ended).exitCode).toBe(0);
    await database.remove();
  }, 60_000);
});
