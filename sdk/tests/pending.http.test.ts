import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Payout, PendingOutcome, PendingStore } from '../src/client.ts';
import { fileCheckpoint, fileStore } from '../src/node.ts';
import { withClient, errorOf } from './with-client.ts';
import type { Fate } from './fault-proxy.ts';

const PROGRAM = fileURLToPath(new URL('pay-program.ts', import.meta.url));

/** How many payouts are paid, and how often the program that pays them is killed; by hand as often as one says. */
const KILLS = Number(process.env['CORRIDOR_TEST_KILLS'] ?? 8);
const PAYOUTS = Math.max(6, KILLS / 5);

const FAULTS: readonly Fate[] = [
  'cut_before',
  'cut_after',
  'cut_body',
  'stall_body',
  { status: 503 },
  { status: 429 },
];

withClient(({ client, proxy, payout, paid, tenant, key }) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'corridor-pending-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Runs the paying program; killed where it has sent so many requests. */
  async function run(
    beneficiaryId: string,
    killedAfter: number | null,
    keeping: 'keep' | 'forget' = 'keep',
  ): Promise<boolean> {
    const variables = { CORRIDOR_API_KEY: key(), CORRIDOR_URL: proxy().url };
    const program = spawn(
      process.execPath,
      ['--import', 'tsx', PROGRAM, folder, beneficiaryId, String(PAYOUTS), keeping],
      {
        env: { ...process.env, ...variables },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let output = '';
    program.stdout.on('data', (text) => (output += String(text)));
    const ended = new Promise((resolve) => program.once('close', resolve));
    const before = proxy().seen.length;
    const looking = setInterval(() => {
      if (killedAfter !== null && proxy().seen.length - before >= killedAfter) program.kill('SIGKILL');
    }, 1);
    await ended;
    clearInterval(looking);
    return output.includes('paid');
  }

  /** The numbers of the program's payouts, in order. */
  async function numbersPaid(beneficiaryId: string): Promise<number[]> {
    const { data } = await tenant().get<{ data: Payout[] }>(
      `/v1/treasury/payouts?beneficiaryId=${beneficiaryId}&limit=200`,
    );
    return data.map(({ metadata }) => Number(metadata?.['number'])).sort((one, other) => one - other);
  }

  const allNumbers = Array.from({ length: PAYOUTS }, (_, index) => index + 1);

  it(
    `P1 a program that is killed ${KILLS} times pays each of its payouts once`,
    { timeout: 60_000 + KILLS * 10_000 },
    async () => {
      const { id } = await tenant().newBeneficiary();
      proxy().fates = Array.from(
        { length: 4 * KILLS },
        (_, turn) => (turn % 2 === 0 && FAULTS[(turn / 2) % FAULTS.length]) || 'pass',
      );
      for (let kill = 0; kill < KILLS; kill += 1) await run(id, 1 + (kill % 3));
      proxy().fates = [];
      expect(await run(id, null)).toBe(true);
      expect(await numbersPaid(id)).toEqual(allNumbers);
      expect(await readdir(join(folder, 'pending'))).toEqual([]);
    },
  );

  it('P1 without the store, the same program pays twice what it was paying when it was killed', async () => {
    const { id } = await tenant().newBeneficiary();
    proxy().fates = ['stall_body'];
    await run(id, 1, 'forget');
    expect(await run(id, null, 'forget')).toBe(true);
    expect(await numbersPaid(id)).toEqual([1, ...allNumbers]);
  });

  it('P2 two clients with one folder and the caller’s keys pay once', async () => {
    const own = () => client({ pending: { store: fileStore(folder) } });
    const options = { idempotencyKey: 'the key of P2' };
    const both = await Promise.all([
      own().payouts.create(payout('P2'), options),
      own().payouts.create(payout('P2'), options),
    ]);
    expect(both[0].id).toBe(both[1].id);
    expect(await paid('P2')).toHaveLength(1);
    expect(await readdir(folder)).toEqual([]);
    proxy().always = 'cut_after';
    await errorOf(
      client({ pending: { store: fileStore(folder) }, timeoutMs: 500 }).payouts.create(
        payout('P2 kept'),
        options,
      ),
    );
    const other = await errorOf(own().payouts.create(payout('P2 other'), options));
    expect([other.code, other.attempts, other.outcome]).toEqual(['idempotency_key_reused', 0, 'no_effect']);
  });

  describe('a write whose outcome is not known', () => {
    /** Leaves one. */
    async function leave(reference: string, store: PendingStore): Promise<void> {
      proxy().always = 'cut_after';
      const error = await errorOf(
        client({ pending: { store }, timeoutMs: 400 }).payouts.create(payout(reference)),
      );
      expect(error.outcome).toBe('unknown');
      proxy().always = 'pass';
    }

    it('P3 stays where the key is refused meanwhile, and is done later', async () => {
      const store = fileStore(folder);
      await leave('P3', store);
      const refused = JSON.stringify({
        code: 'unauthenticated',
        message: 'No.',
        requestId: 'req_1',
        retryable: false,
      });
      proxy().always = { status: 401, headers: { 'content-type': 'application/json' }, body: refused };
      const told: PendingOutcome[] = [];
      const own = client({ pending: { store, onOutcome: (outcome) => void told.push(outcome) } });
      expect(await own.finishPending()).toEqual({ done: 0, refused: 0, unknown: 1, tooOld: 0 });
      proxy().always = 'pass';
      expect(await own.finishPending()).toEqual({ done: 1, refused: 0, unknown: 0, tooOld: 0 });
      expect(told).toMatchObject([
        { data: { externalReference: 'P3' }, write: { operationId: 'createPayout' } },
      ]);
      expect([await store.list(), (await paid('P3')).length]).toEqual([[], 1]);
    });

    it('P5, P6 is not sent where it is too old, or of another key', async () => {
      const store = fileStore(folder);
      await leave('P5', store);
      const other = client({ pending: { store }, key: key().replace('sandbox', 'live') });
      expect(await other.finishPending()).toEqual({ done: 0, refused: 0, unknown: 0, tooOld: 0 });
      const silent = client({ pending: { store, maxAgeMs: -1 } });
      expect(await silent.finishPending()).toEqual({ done: 0, refused: 0, unknown: 0, tooOld: 1 });
      expect(await store.list()).toHaveLength(1);
      const told: string[] = [];
      const onOutcome = (outcome: PendingOutcome): void =>
        void told.push('error' in outcome ? `${outcome.error.code} ${outcome.error.attempts}` : 'done');
      const telling = client({ pending: { store, maxAgeMs: -1, onOutcome } });
      expect(await telling.finishPending()).toEqual({ done: 0, refused: 0, unknown: 0, tooOld: 1 });
      expect([told, await store.list()]).toEqual([['pending_too_old 0'], []]);
    });

    it('P7 is told again where who is told fails', async () => {
      const store = fileStore(folder);
      let told = 0;
      const onOutcome = (): void => {
        told += 1;
        if (told === 1) throw new Error('The program’s own database is away');
      };
      const own = client({ pending: { store, onOutcome } });
      await expect(own.payouts.create(payout('P7'))).rejects.toThrow('own database');
      expect(await own.finishPending()).toEqual({ done: 1, refused: 0, unknown: 0, tooOld: 0 });
      expect([told, await store.list(), (await paid('P7')).length]).toEqual([2, [], 1]);
    });
  });

  it('P4 a write that cannot be kept is not sent', async () => {
    const full = () => Promise.reject(new Error('ENOSPC: no space left on device'));
    const store: PendingStore = { add: full, remove: full, list: () => Promise.resolve([]) };
    const error = await errorOf(client({ pending: { store } }).payouts.create(payout('P4')));
    expect([error.code, error.outcome, error.attempts]).toEqual(['store_failed', 'no_effect', 0]);
    expect(proxy().seen).toEqual([]);
  });

  it('a refused write is forgotten, and previews and control calls are never kept', async () => {
    const store = fileStore(folder);
    const kept: string[] = [];
    const watching: PendingStore = { ...store, add: (write) => (kept.push(write.path), store.add(write)) };
    const own = client({ pending: { store: watching } });
    await own.payouts.preview(payout('a preview'));
    await own.sandbox.setClock({ running: true });
    expect(kept).toEqual([]);
    const error = await errorOf(own.payouts.create({ ...payout('too much'), amount: '999999.00' }));
    expect([error.code, kept, await store.list()]).toEqual([
      'insufficient_funds',
      ['/v1/treasury/payouts'],
      [],
    ]);
  });

  it('files are the user’s alone', async () => {
    const store = fileStore(join(folder, 'own'));
    const scope = 'http://localhost sk_sandbox';
    const write = {
      idempotencyKey: 'a key/../with\u0000signs',
      operationId: 'x',
      method: 'POST',
      path: '/',
      body: '{}',
      scope,
      epoch: undefined,
      createdAt: '2026-01-01T00:00:00Z',
    };
    expect([await store.add(write), await store.add({ ...write, body: 'other' })]).toEqual([
      null,
      JSON.parse(JSON.stringify(write)),
    ]);
    const [name = ''] = await readdir(join(folder, 'own'));
    const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;
    expect([await modeOf(join(folder, 'own')), await modeOf(join(folder, 'own', name))]).toEqual([
      0o700, 0o600,
    ]);
    await store.remove(write.idempotencyKey);
    expect(await store.list()).toEqual([]);
    const place = fileCheckpoint(join(folder, 'place'));
    expect(await place.load()).toBeUndefined();
    await place.save('one');
    await place.save('two');
    expect(await fileCheckpoint(join(folder, 'place')).load()).toBe('two');
  });
});
