import { statusOf } from '../http/exchange.ts';
import { textAt, type Json } from '../json/json.ts';
import { arrangementFor } from './arrangement.ts';
import { Broken, CannotRun, endsMore, NotTried } from './failure.ts';
import { readPolicy, type Policy } from './policy.ts';
import { makeMissingKeys } from './made-keys.ts';
import { putBack, readStart, type Start } from './put-back.ts';
import { readRouteObstacle } from './route-obstacle.ts';
import { OPENING_CHECK, type Session } from './session.ts';
import { Tenant } from './tenant.ts';
import type { World } from './world.ts';

/** Operations that any full key may call, to see whether it is known. */
const READS = ['getTreasury', 'getCaller', 'getEffectiveConfiguration', 'listBeneficiaries'];

type OpenWorld = Omit<World, 'receiver' | 'baseUrls' | 'isDirect'>;

/** Where checks are tried. */
export interface Worlds {
  readonly world: OpenWorld;
  /** The same with the other account in the place of the first, for what can be tried there; undefined if nothing can. */
  readonly beside: OpenWorld | undefined;
}

/** Tenants, and what they had before the run. */
export interface Opened {
  readonly worlds: Worlds;
  /** Puts back the accounts' clocks, configurations and keys. What could not be put back, in words. */
  readonly putBack: () => Promise<readonly string[]>;
}

/** Reads something first; what breaks is kept as a failure, and the run goes on without it. */
async function attempt<Value>(session: Session, read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof NotTried) return undefined;
    if (endsMore(error)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const found = { check: OPENING_CHECK, operation: 'no operation', message, exchanges: [] };
    if (!(error instanceof Broken)) session.mistakes.push(found);
    else session.fail({ ...found, operation: error.operation, exchanges: error.exchanges });
    return undefined;
  }
}

/** @throws CannotRun if the key is refused wherever it may read */
async function demandKey(session: Session, { name, caller }: Tenant, flag: string): Promise<void> {
  const reads = READS.filter((id) => session.contract.operations.has(id));
  let refusal = '';
  for (const id of reads) {
    const exchange = await session.call(id, {}, caller);
    const status = statusOf(exchange);
    if (status !== 401 && status !== 403) return;
    refusal = `${id} answered ${status} ${textAt(exchange.response?.json, 'code')}`.trim();
  }
  if (refusal !== '') throw new CannotRun(`The key of the ${name} is refused: ${refusal}. Is ${flag} right?`);
}

/** @throws CannotRun if money is real there */
async function demandSandbox(session: Session, tenant: Tenant): Promise<void> {
  const caller = tenant.knows('getCaller') ? await attempt(session, () => tenant.do('getCaller')) : undefined;
  const isReal = textAt(caller, 'environment') === 'production' || /^sk_live_/.test(tenant.key);
  if (isReal)
    throw new CannotRun('The key is of production. The suite moves money: give it the key of a sandbox.');
}

function demandTwoAccounts(tenant: Tenant, other: Tenant | undefined): void {
  if (other === undefined || other.foundClientId === '' || other.foundClientId !== tenant.foundClientId)
    return;
  throw new CannotRun(
    'Both secret keys are of one account: give a second key of the same account as --sibling-key.',
  );
}

async function demandSibling(session: Session, tenant: Tenant): Promise<void> {
  const { siblingKey } = session.credentials;
  if (siblingKey === undefined) return;
  const sibling = new Tenant(session, 'sibling', siblingKey);
  await demandKey(session, sibling, '--sibling-key');
  await attempt(session, () => sibling.meet());
  const known = [sibling, tenant].map(({ foundClientId }) => foundClientId).filter((id) => id !== '');
  const isOther = new Set(known).size > 1;
  if (isOther) throw new CannotRun('--sibling-key is of another account than the first --secret-key.');
}

/** What a configuration allows, after all that is in the way was taken away where the contract lets it. */
async function arrangePolicy(session: Session, tenant: Tenant): Promise<Policy> {
  const read = (): Promise<Json | undefined> =>
    attempt(session, () => tenant.do('getEffectiveConfiguration'));
  const configuration = await read();
  if (configuration === undefined) {
    return { ...readPolicy({}), obstacle: 'getEffectiveConfiguration shows no configuration' };
  }
  const policy = readPolicy(configuration);
  if (policy.obstacle === undefined || !tenant.knows('configureSandbox')) return policy;
  const body = { reason: 'for a run of the conformance suite', ...arrangementFor(configuration) };
  const changed = await attempt(session, () => tenant.do('configureSandbox', { body }));
  return changed === undefined ? policy : readPolicy((await read()) ?? configuration);
}

/** An account as checks meet it, and what puts it back. */
async function arrange(
  session: Session,
  tenant: Tenant,
  other: Tenant | undefined,
): Promise<{ readonly world: OpenWorld; readonly putBack: () => Promise<readonly string[]> }> {
  const start: Start = await readStart((id) => attempt(session, () => tenant.do(id)));
  const policy = await arrangePolicy(session, tenant);
  const routeObstacle =
    (await attempt(session, async () => (await readRouteObstacle(tenant)) ?? '')) ??
    'the configuration or the developer fees cannot be read';
  return {
    world: { session, tenant, other, policy, routeObstacle: routeObstacle || undefined },
    putBack: () => putBack(tenant, start),
  };
}

/**
 * Meets the tenants. What cannot be read is kept as a failure, and left out of the world.
 * @throws CannotRun if a key does not work, or is of production, or two keys are not of the accounts that they should be
 */
export async function openWorlds(session: Session): Promise<Opened> {
  const { secretKeys, stepUpTokens } = session.credentials;
  const [first = '', second] = secretKeys;
  const tenant = new Tenant(session, 'tenant', first, stepUpTokens[0]);
  const other =
    second === undefined ? undefined : new Tenant(session, 'other tenant', second, stepUpTokens[1] ?? null);
  await demandKey(session, tenant, '--secret-key');
  await demandSandbox(session, tenant);
  if (other !== undefined) await demandKey(session, other, 'the second --secret-key');
  for (const each of other === undefined ? [tenant] : [tenant, other]) {
    await attempt(session, () => each.meet());
    await attempt(session, () => each.readBeginning());
  }
  demandTwoAccounts(tenant, other);
  await demandSibling(session, tenant);
  const madeKeys: string[] = [];
  await attempt(session, () => makeMissingKeys(session, tenant, madeKeys));
  const own = await arrange(session, tenant, other);
  const isConfirmed = stepUpTokens[1] !== undefined && session.atOnce > 1;
  const theirs = other !== undefined && isConfirmed ? await arrange(session, other, tenant) : undefined;
  return {
    worlds: { world: own.world, beside: theirs?.world },
    putBack: async () => {
      for (const id of madeKeys) await session.call('revokeApiKey', { path: { id } }, tenant.caller);
      return [...(await own.putBack()), ...((await theirs?.putBack()) ?? [])];
    },
  };
}
