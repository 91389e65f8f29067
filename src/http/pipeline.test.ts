import { connect } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exchangeRaw } from '../testing/server/raw-exchange.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';

let database: TestDatabase;
let service: TestService;
let underWay = 0;
let mostUnderWay = 0;
let begun = 0;
/** What each request waits for. */
let goOn: Promise<void> | undefined;

beforeAll(async () => {
  database = await createTestDatabase('sqlite');
  service = await startTestService(
    database.url,
    {},
    {
      getHealth: {
        kind: 'read',
        read: async () => {
          underWay += 1;
          mostUnderWay = Math.max(mostUnderWay, underWay);
          begun += 1;
          await immediate();
          await goOn;
          underWay -= 1;
          return { body: { status: 'ok' } };
        },
      },
    },
  );
});

afterAll(async () => {
  await service.close();
  await database.remove();
});

const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: corridor.test\r\nUser-Agent: a-client\r\n\r\n';
const LAST = REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');

describe('requests that one connection sends all at once', () => {
  it('are all answered, in order, and only some at a time', async () => {
    const bytes = REQUEST.repeat(299) + LAST.replace('/healthz', '/nowhere');
    const answers = await exchangeRaw(service.url, bytes, { answers: 300 });
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([...Array<number>(299).fill(200), 404]);
    expect(mostUnderWay).toBeLessThanOrEqual(8);
  });

  it('are served up to a bound, and the connection ends behind the last answer', async () => {
    const tiny = 'GET /healthz HTTP/1.1\r\nHost:\r\n\r\n';
    const answers = await exchangeRaw(service.url, tiny.repeat(60_000), { answers: 60_000 });
    expect(answers.length).toBeGreaterThan(1_000);
    expect(answers.length).toBeLessThan(60_000);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.at(-1)?.headers['connection']).toBe('close');
  }, 60_000);

  it('are given up with their connection', async () => {
    let release: () => void = () => undefined;
    goOn = new Promise((resolve) => (release = resolve));
    begun = 0;
    service.logLines.length = 0;
    const socket = connect(Number(new URL(service.url).port), 'localhost');
    socket.write(REQUEST.repeat(200));
    await vi.waitFor(() => expect(underWay).toBeGreaterThan(0));
    socket.destroy();
    await vi.waitFor(() =>
      expect(service.logLines.map(({ msg }) => msg)).toContain('request aborted by the caller'),
    );
    release();
    await vi.waitFor(() => expect(underWay).toBe(0));
    // A request of another connection comes after everything that this one could still have begun.
    await service.send('GET', '/healthz');
    expect(begun - 1).toBeLessThanOrEqual(8);
  });
});
