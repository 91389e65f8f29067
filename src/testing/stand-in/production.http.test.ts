import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runOperator, startServerWithStandIn, type RunningProgram } from '../server/run-program.ts';
import { PERSON } from '../worlds/test-tenant.ts';
import { serveStandIn, type RunningStandIn } from './serve-stand-in.ts';
import { PRODUCTION_VARIABLES } from '../server/production-variables.ts';

const SECRET = 'the secret of a test';
const PRODUCTION = {
  CORRIDOR_ENV: 'production',
  ...PRODUCTION_VARIABLES,
  CORRIDOR_SECRET: 'a secret of production that is long enough',
  CORRIDOR_DRAIN_NOTICE_MS: '0',
};

let standIn: RunningStandIn;
let folder: string;
let program: RunningProgram | undefined;

beforeEach(async () => {
  standIn = await serveStandIn({ seed: 'production', secret: SECRET, port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'corridor-production-'));
});

afterEach(async () => {
  program?.process.kill('SIGKILL');
  await standIn.close();
  await rm(folder, { recursive: true, force: true });
});

/** The files of ours that a process has loaded, as V8 noted them when it ended. */
async function loadedFiles(notes: string): Promise<string[]> {
  const files = await readdir(notes);
  const read = await Promise.all(
    files.map(
      async (file) => JSON.parse(await readFile(join(notes, file), 'utf8')) as { result: { url: string }[] },
    ),
  );
  return read.flatMap(({ result }) => result.map(({ url }) => url)).filter((url) => url.includes('/src/'));
}

/** What the server answered. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Whoever calls production with a key, as the tour of the README does. */
class Caller {
  readonly #url: string;
  readonly #key: string;

  constructor(url: string, key: string) {
    this.#url = url;
    this.#key = key;
  }

  async get(path: string): Promise<Record<string, unknown>> {
    return (await this.#send('GET', path, {})).body;
  }

  /** The newest record of a list. */
  async newest(path: string): Promise<Record<string, unknown> | undefined> {
    return ((await this.get(path))['data'] as Record<string, unknown>[])[0];
  }

  post(path: string, idempotencyKey: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': `tour-${idempotencyKey}` };
    return this.#send('POST', path, { headers, body: JSON.stringify(body) });
  }

  async #send(method: string, path: string, { headers = {}, ...rest }: RequestInit): Promise<Answer> {
    const sent = { ...rest, method, headers: { ...headers, authorization: `Bearer ${this.#key}` } };
    const response = await fetch(`${this.#url}${path}`, sent);
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, body };
  }
}

/** Somebody from outside brings money in. */
async function bringIn(name: 'bank' | 'chain', incoming: object, amount: object): Promise<void> {
  const response = await fetch(`${standIn.url}/control/${name}/incoming`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ incoming, says: 'credited', amount }),
  });
  expect(response.status).toBe(200);
}

const OFTEN = { interval: 200 };
const T = '/v1/treasury';

async function tryAud(caller: Caller): Promise<void> {
  const account = await caller.post(`${T}/funding-instruments`, 'account', { type: 'aud_account' });
  expect(account.status).toBe(201);
  const into = { bsb: account.body['bsb'], accountNumber: account.body['accountNumber'] };
  await bringIn('bank', { into, providerReference: 'IN-1' }, { asset: 'AUD', minor: '100000' });
  await expect.poll(async () => (await caller.newest(`${T}/payins`))?.['status'], OFTEN).toBe('credited');
  const beneficiary = await caller.post(`${T}/beneficiaries`, 'beneficiary', PERSON);
  // An amount that the simulator would have reviewed.
  const payout = {
    beneficiaryId: beneficiary.body['id'],
    amount: '250.03',
    currency: 'AUD',
    externalReference: 'invoice-2041',
  };
  const preview = await caller.post(`${T}/payouts/preview`, 'preview', payout);
  expect(preview.body).toMatchObject({ canProceed: true, sourceDebit: { amount: '250.03' } });
  const first = await caller.post(`${T}/payouts`, 'payout', payout);
  expect(first.body).toMatchObject({ status: 'accepted' });
  const again = await caller.post(`${T}/payouts`, 'payout', payout);
  expect([again.body['id'], again.headers.get('idempotent-replayed')]).toEqual([first.body['id'], 'true']);
  await expect
    .poll(async () => (await caller.get(`${T}/payouts/${String(first.body['id'])}`))['status'], OFTEN)
    .toBe('settled');
  const tooMuch = { ...payout, amount: '5000.00', externalReference: 'invoice-2042' };
  const refused = await caller.post(`${T}/payouts`, 'too-much', tooMuch);
  expect([refused.status, refused.body['code']]).toEqual([422, 'insufficient_funds']);
}

async function tryStablecoins(caller: Caller): Promise<void> {
  const instrument = { type: 'stable_address', asset: 'USDC', network: 'base' };
  const { address } = (await caller.post(`${T}/funding-instruments`, 'address', instrument)).body;
  const into = { asset: 'USDC', network: 'base', address, tag: null };
  const fact = { into, transactionHash: `0x${'ab'.repeat(32)}` };
  await bringIn('chain', fact, { asset: 'USDC', minor: '150000000' });
  await expect.poll(async () => (await caller.newest(`${T}/deposits`))?.['status'], OFTEN).toBe('credited');
  const destination = await caller.post(`${T}/destinations`, 'destination', {
    name: 'Cold wallet',
    asset: 'USDC',
    network: 'base',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  });
  const withdrawal = await caller.post(`${T}/withdrawals`, 'withdrawal', {
    destinationId: destination.body['id'],
    amount: '114.00',
    externalReference: 'sweep-7',
  });
  const path = `${T}/withdrawals/${String(withdrawal.body['id'])}`;
  await expect.poll(async () => (await caller.get(path))['status'], OFTEN).toBe('settled');
  expect(await caller.get(path)).toMatchObject({ transactionHash: expect.stringMatching(/^0x/) as string });
}

async function tryWhatNobodyIsConnectedFor(caller: Caller): Promise<void> {
  const customer = await caller.post('/v1/customers', 'customer', {
    type: 'individual',
    contact: { email: 'mia.chen@example.com', name: 'Mia Chen' },
  });
  expect(customer.body).toMatchObject({ verificationStatus: 'not_started' });
  const quote = { sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount: '100.00' };
  const refused = await caller.post(`${T}/conversion-quotes`, 'quote', quote);
  expect([refused.status, refused.body['code']]).toEqual([422, 'capability_disabled']);
  const sandbox = await caller.post('/v1/sandbox/payins', 'payin', {});
  expect(sandbox.status).toBe(404);
}

it('the tour holds in production, by a bank and a chain that are connected in its composition root, and loads nothing of the simulator', async () => {
  const database = { DATABASE_URL: `sqlite:${join(folder, 'corridor.db')}` };
  const notes = join(folder, 'notes');
  const variables = { ...PRODUCTION, ...database };
  expect((await runOperator(['migrate', '--json'], variables)).exitCode).toBe(0);
  const made = await runOperator(['tenant', 'create', '--name', 'Real Pty Ltd', '--json'], variables);
  const { secretKey } = JSON.parse(made.stdout) as { secretKey: string };
  const server = await startServerWithStandIn({
    ...variables,
    NODE_V8_COVERAGE: notes,
    STAND_IN_URL: standIn.url,
    STAND_IN_SECRET: SECRET,
    STAND_IN_PROVIDERS: 'bank,chain',
  });
  ({ program } = server);
  const caller = new Caller(server.url, secretKey);
  await tryAud(caller);
  await tryStablecoins(caller);
  await tryWhatNobodyIsConnectedFor(caller);
  const { balances } = await caller.get(T);
  expect(balances).toMatchObject([
    { asset: 'AUD', available: '749.97', reserved: '0.00' },
    { asset: 'USDC', available: '36.000000' },
    { asset: 'USDT', available: '0.000000' },
  ]);
  program.process.kill('SIGTERM');
  expect((await program.ended).exitCode).toBe(0);
  expect((await runOperator(['ledger', 'verify', '--json'], variables)).exitCode).toBe(0);
  const files = await loadedFiles(notes);
  expect(files.some((file) => file.endsWith('/src/service.ts'))).toBe(true);
  expect(files.filter((file) => /\/src\/(?:providers\/simulator|sandbox)\//.test(file))).toEqual([]);
});
