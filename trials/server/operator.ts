import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programWords } from '../../src/testing/server/program-words.ts';
import type { TenantAccount } from '../client/tenant-client.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Beside the database's address. */
type Variables = Readonly<Record<string, string>>;

/** Runs an operator's command and answers what it printed as JSON, whether or not it was content. */
async function operate<Result>(
  databaseUrl: string,
  args: readonly string[],
  variables: Variables = {},
): Promise<Result> {
  const ended = run(process.execPath, [...programWords('operator', ROOT), ...args, '--json'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATABASE_URL: databaseUrl,
      // As long as any trial takes.
      CORRIDOR_STEP_UP_SECONDS: '86400',
      ...variables,
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { stdout, stderr } = await ended.catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  try {
    return JSON.parse(stdout) as Result;
  } catch {
    throw new Error(`operator ${args.join(' ')} gave no answer:\n${stderr}`);
  }
}

export async function createTenant(
  databaseUrl: string,
  name: string,
  variables: Variables = {},
): Promise<TenantAccount> {
  return operate(databaseUrl, ['tenant', 'create', '--name', name], variables);
}

export interface OwnedAccount extends TenantAccount {
  readonly owner: { readonly email: string; readonly enrolmentUrl: string };
}

export async function createOwnedTenant(
  databaseUrl: string,
  name: string,
  owner: string,
  variables: Variables = {},
): Promise<OwnedAccount> {
  return operate(databaseUrl, ['tenant', 'create', '--name', name, '--owner', owner], variables);
}

/** `operator secrets reencrypt`: how many rows are left that stand under another secret than the present one. */
export async function reencrypt(
  databaseUrl: string,
  variables: Variables,
): Promise<{ readonly left: number }> {
  return operate(databaseUrl, ['secrets', 'reencrypt'], variables);
}

export async function setStatus(
  databaseUrl: string,
  { clientId }: TenantAccount,
  action: 'suspend' | 'resume',
): Promise<void> {
  await operate(databaseUrl, ['tenant', action, '--tenant', clientId]);
}

export async function configure(
  databaseUrl: string,
  tenant: TenantAccount,
  part: object,
  variables: Variables = {},
): Promise<void> {
  const args = ['configuration', 'set', '--tenant', tenant.clientId, '--set', JSON.stringify(part)];
  await operate(databaseUrl, args, variables);
}

/** `operator ledger verify`: what is not sound, in words; empty when everything is. */
export async function verifyLedger(databaseUrl: string, variables: Variables = {}): Promise<string[]> {
  const verdict = await operate<{
    sound: boolean;
    chains: { tenantId: string; faults: string[] }[];
    brokenLaws: { law: string; rows: object[] }[];
  }>(databaseUrl, ['ledger', 'verify'], variables);
  const faults = [
    ...verdict.chains.flatMap(({ tenantId, faults }) => faults.map((fault) => `${tenantId}: ${fault}`)),
    ...verdict.brokenLaws.map(({ law, rows }) => `broken: ${law} ${JSON.stringify(rows)}`),
  ];
  return verdict.sound || faults.length > 0 ? faults : ['ledger verify says that the ledger is not sound'];
}

/** `operator step-up`: a token that confirms, for a while, what needs a second factor. */
export async function issueStepUp(databaseUrl: string, tenant: TenantAccount): Promise<string> {
  const args = ['step-up', '--tenant', tenant.clientId];
  return (await operate<{ readonly stepUpToken: string }>(databaseUrl, args)).stepUpToken;
}

/** `operator accounts import`: accounts that the bank has opened. */
export async function importAccounts(databaseUrl: string, file: string, variables: Variables): Promise<void> {
  await operate(databaseUrl, ['accounts', 'import', file], variables);
}

/** Lists of `operator reconcile`, without any grace. */
export interface Reconciled {
  readonly theirs: readonly { readonly entry: string; readonly why: string }[];
  readonly ours: readonly object[];
  readonly differing: readonly object[];
  readonly sums: readonly { readonly asset: string; readonly unexplained: string | null }[];
}

export async function reconcile(
  databaseUrl: string,
  provider: 'bank' | 'chain' | 'exchange',
  variables: Variables,
): Promise<Reconciled> {
  const args = ['reconcile', '--provider', provider, '--grace', '0', '--limit', '9999'];
  return operate(databaseUrl, args, variables);
}

/** `operator review house`: a line of a provider's books is the house's own. */
export async function markHouse(databaseUrl: string, entry: string, variables: Variables): Promise<void> {
  const why = ['--reason', 'What the house began with', '--actor', 'trial'];
  await operate(databaseUrl, ['review', 'house', '--entry', entry, ...why], variables);
}

export async function decideHeld(
  databaseUrl: string,
  action: 'release' | 'return',
  id: string,
): Promise<void> {
  const why = ['--reason', 'It was looked at', '--actor', 'trial'];
  await operate(databaseUrl, ['review', action, '--id', id, ...why]);
}
