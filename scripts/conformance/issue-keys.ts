import { systemBytes } from '../../src/identity/random.ts';
import { makeKey } from '../../src/access/api-keys/rules.ts';
import type { ScratchDatabase } from '../sandbox/scratch-database.ts';
import { runOperator } from './run-operator.ts';

/** Fees on every way that money takes, so that whoever forgets one is seen. */
const PRICED = {
  pricing: {
    fees: [
      { operation: 'payout', asset: 'AUD', flat: '0.35', bps: 25, minimum: '0.40', maximum: '20.00' },
      { operation: 'payin', asset: 'AUD', flat: '0.05', bps: 10 },
      { operation: 'deposit', asset: 'USDC', flat: '0.000007', bps: 10 },
      {
        operation: 'stable_withdrawal',
        asset: 'USDC',
        flat: '0.50',
        bps: 15,
        minimum: '0.75',
        maximum: '20',
      },
      { operation: 'stable_withdrawal', asset: 'USDC', network: 'base', flat: '0.000001', bps: 7 },
      { operation: 'conversion', asset: 'AUD', flat: '0.10', bps: 20 },
      { operation: 'conversion', asset: 'USDC', flat: '0.000003', bps: 33 },
      { operation: 'transfer', asset: 'AUD', flat: '0.11', bps: 45, minimum: '0.20', maximum: '20.00' },
      { operation: 'transfer', asset: 'USDC', flat: '0.000017', bps: 37 },
    ],
  },
};

/** How much of the suite's keys is made: all of them, or the two tenants alone. */
export type KeySet = 'all' | 'tenants';

function flag(name: string, key: string | undefined): string[] {
  return key === undefined ? [] : [`--${name}`, key];
}

/** Makes of three keys what no command of the operator does: a revoked one, an expired one, and one of production. */
async function alterKeys(
  database: ScratchDatabase,
  revokedId: string,
  expiredId: string,
  foreignId: string,
): Promise<string> {
  const { text, hash, prefix, lastFour } = makeKey(
    { type: 'secret', environment: 'production' },
    systemBytes,
  );
  const db = database.connect();
  try {
    await db('api_keys').where('id', revokedId).update({ revoked_at: 1 });
    await db('api_keys').where('id', expiredId).update({ expires_at: 1 });
    await db('api_keys').where('id', foreignId).update({ hash, prefix, last_four: lastFour });
  } finally {
    await db.destroy();
  }
  return text;
}

async function issueSpecialKeys(
  variables: Readonly<Record<string, string>>,
  database: ScratchDatabase,
  tenant: string,
): Promise<string[]> {
  const create = async (...words: string[]): Promise<Record<string, string>> =>
    runOperator(variables, 'key', 'create', '--tenant', tenant, '--role', 'admin', ...words);
  const sibling = await create();
  const revoked = await create();
  const expired = await create();
  const foreign = await create();
  const elsewhere = await create('--allowed-ips', '203.0.113.1,2001:db8::/32');
  const scoped: string[] = [];
  for (const scopes of [
    'treasury:read',
    'treasury:write',
    'settings:write',
    'settings:read,rates:read',
    'fees:write',
  ]) {
    const { key } = await create('--scopes', scopes);
    scoped.push('--scoped-key', `${scopes}=${key ?? ''}`);
  }
  const foreignKey = await alterKeys(database, revoked['id'] ?? '', expired['id'] ?? '', foreign['id'] ?? '');
  const gone = await runOperator(variables, 'tenant', 'create', '--name', 'Suspended Pty Ltd');
  await runOperator(variables, 'tenant', 'suspend', '--tenant', gone['clientId'] ?? '');
  return [
    ...flag('sibling-key', sibling['key']),
    ...flag('revoked-key', revoked['key']),
    ...flag('expired-key', expired['key']),
    ...flag('foreign-key', foreignKey),
    ...flag('refused-address-key', elsewhere['key']),
    ...flag('suspended-key', gone['secretKey']),
    ...scoped,
  ];
}

/** Confirmations that hold for the whole of a run. */
async function issueStepUps(
  variables: Readonly<Record<string, string>>,
  tenants: readonly (string | undefined)[],
): Promise<string[]> {
  const patient = { ...variables, CORRIDOR_STEP_UP_SECONDS: '86400' };
  const issued: string[] = [];
  for (const tenant of tenants) {
    const { stepUpToken } = await runOperator(patient, 'step-up', '--tenant', tenant ?? '');
    issued.push(...flag('step-up-token', stepUpToken));
  }
  return issued;
}

/** A new account, with a key of an owner's, who alone may do everything. */
async function createTenant(
  variables: Readonly<Record<string, string>>,
  name: string,
): Promise<Record<string, string>> {
  const made = await runOperator(variables, 'tenant', 'create', '--name', name);
  const tenant = made['clientId'] ?? '';
  const { key } = await runOperator(variables, 'key', 'create', '--tenant', tenant, '--role', 'owner');
  return { ...made, secretKey: key ?? '' };
}

/** Makes two tenants and their keys, and answers them as the suite's options. */
export async function issueKeys(database: ScratchDatabase, set: KeySet): Promise<string[]> {
  const variables = { DATABASE_URL: database.url, CORRIDOR_LOG_LEVEL: 'error' };
  const first = await createTenant(variables, 'First Trial Pty Ltd');
  const second = await createTenant(variables, 'Second Trial Pty Ltd');
  const tenant = first['clientId'] ?? '';
  const priced = ['--tenant', tenant, '--set', JSON.stringify(PRICED), '--reason', 'fees for the trial'];
  await runOperator(variables, 'configuration', 'set', ...priced);
  return [
    ...flag('secret-key', first['secretKey']),
    ...flag('secret-key', second['secretKey']),
    ...flag('publishable-key', first['publishableKey']),
    ...(await issueStepUps(variables, [first['clientId'], second['clientId']])),
    ...(set === 'all' ? await issueSpecialKeys(variables, database, tenant) : []),
  ];
}
