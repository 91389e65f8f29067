import { readContract, type Contract } from '../contract/contract.ts';
import { HttpClient } from '../http/http-client.ts';
import { isObject } from '../json/json.ts';
import type { Receiver, ReceiverOptions } from '../receiver/receiver.ts';
import type { Check } from './check.ts';
import type { Credentials } from './credentials.ts';
import { Broken, ServerGone } from './failure.ts';
import { openReceiver } from './open-receiver.ts';
import { readPolicy } from './policy.ts';
import { readRouteObstacle } from './route-obstacle.ts';
import { runCheck, untried, type CheckResult } from './run-check.ts';
import { CONSOLE_DOCUMENT, DOCUMENT, Session } from './session.ts';
import { standingResults } from './standing-checks.ts';
import { Tenant } from './tenant.ts';
import type { World } from './world.ts';

/** What a run is given. */
export interface RunOptions {
  readonly baseUrls: readonly string[];
  readonly credentials: Credentials;
  readonly seed: number;
  readonly sequences?: number | undefined;
  readonly checks: readonly Check[];
  /** Where the suite listens for deliveries, and how the service reaches it, where that is not by the loopback of one machine. */
  readonly receiver?: ReceiverOptions;
  /** Told of each check as it ends. */
  readonly onResult?: (result: CheckResult) => void;
}

/** What a run came to. */
export interface RunResult {
  readonly seed: number;
  readonly baseUrls: readonly string[];
  readonly session: Session;
  readonly results: readonly CheckResult[];
  readonly durationMs: number;
  /** Why the run ended before its last check; undefined if it did not. */
  readonly stopped: string | undefined;
}

/** The run could not begin or not go on, for a reason that says nothing of the promises. */
class CannotRun extends Error {}

const GONE = 'the server went away';

async function openSession(options: RunOptions, client: HttpClient): Promise<Session> {
  const { response, failure } = await client.send(DOCUMENT);
  if (response === undefined) throw new CannotRun(`The server cannot be reached: ${failure ?? 'unknown'}`);
  if (response.status !== 200 || !isObject(response.json)) {
    throw new CannotRun(`GET /openapi.json answered ${response.status} and no document`);
  }
  const { baseUrls, credentials, seed, sequences } = options;
  const contract = readContract(response.json);
  const console = await readConsole(client, contract);
  return new Session({ contract, console, client, baseUrls, credentials, seed, sequences });
}

/** What people sign in by. Its errors are those of the interface. */
async function readConsole(client: HttpClient, { errors }: Contract): Promise<Contract | undefined> {
  const { response } = await client.send(CONSOLE_DOCUMENT);
  if (response?.status !== 200 || !isObject(response.json)) return undefined;
  return { ...readContract(response.json), errors };
}

/** Meets the tenants. @throws CannotRun if a key does not work or the server has no sandbox */
async function openWorld(session: Session): Promise<Omit<World, 'receiver' | 'baseUrls'>> {
  const { secretKeys, siblingKey, stepUpTokens } = session.credentials;
  const [first = '', second] = secretKeys;
  if (!session.contract.operations.has('simulatePayin')) {
    throw new CannotRun('The server has no sandbox calls, by which the suite would bring money in');
  }
  const tenant = new Tenant(session, 'tenant', first);
  const other =
    second === undefined ? undefined : new Tenant(session, 'other tenant', second, stepUpTokens[1] ?? null);
  try {
    await tenant.meet();
    await other?.meet();
    const policy = readPolicy(await tenant.do('getEffectiveConfiguration'));
    if (siblingKey !== undefined) session.records.introduce('sibling', tenant.clientId);
    return { session, tenant, other, policy, routeObstacle: await readRouteObstacle(tenant) };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    throw new CannotRun(`${error.operation}: ${error.message}. Is the secret key right?`);
  }
}

/** Runs one check after the other, and none once the server answers nobody: the others are kept as not tried. */
async function runChecks(
  { checks, onResult }: RunOptions,
  world: World,
): Promise<Pick<RunResult, 'results' | 'stopped'>> {
  const results: CheckResult[] = [];
  let stopped: string | undefined;
  for (const check of checks) {
    let result = untried(check, world, GONE);
    try {
      if (stopped === undefined) result = await runCheck(check, world);
    } catch (error) {
      if (!(error instanceof ServerGone)) throw error;
      stopped = `${error.message}, in the check ${check.name}`;
    }
    results.push(result);
    onResult?.(result);
  }
  return { results, stopped };
}

/**
 * Runs checks against a server, one after the other.
 * @throws CannotRun if it cannot begin; SuiteFault where the suite itself is at fault
 */
export async function runSuite(options: RunOptions): Promise<RunResult> {
  const client = new HttpClient(options.baseUrls);
  let receiver: Receiver | undefined;
  try {
    const session = await openSession(options, client);
    const known = await openWorld(session);
    receiver = await openReceiver(session, options);
    const { results, stopped } = await runChecks(options, { ...known, baseUrls: options.baseUrls, receiver });
    const standing = standingResults(session);
    for (const result of standing) options.onResult?.(result);
    const { baseUrls, seed } = options;
    return {
      seed,
      baseUrls,
      session,
      results: [...standing, ...results],
      durationMs: session.now(),
      stopped,
    };
  } finally {
    client.close();
    await receiver?.close();
  }
}
