import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { readContract, type Contract } from '../contract/contract.ts';
import { HttpClient } from '../http/http-client.ts';
import { isObject, textAt, type JsonObject } from '../json/json.ts';
import type { Receiver, ReceiverOptions } from '../receiver/receiver.ts';
import { bounded } from './bounded.ts';
import type { Credentials } from './credentials.ts';
import { CannotRun, CheckStopped, ServerGone, type Failure } from './failure.ts';
import { openReceiver } from './open-receiver.ts';
import { openWorlds } from './open-world.ts';
import type { CheckResult } from './run-check.ts';
import { runChecks, type ChecksRun } from './run-checks.ts';
import { CONSOLE_DOCUMENT, DOCUMENT, Session } from './session.ts';
import { standingResults } from './standing-checks.ts';

/** What a run is given. */
export interface RunOptions extends ChecksRun {
  readonly baseUrls: readonly string[];
  readonly credentials: Credentials;
  readonly seed: number;
  readonly sequences?: number | undefined;
  /** How many parts of a check are tried at once; eight if it is left out. */
  readonly atOnce?: number | undefined;
  /** The document to judge by, in place of the one that the server serves. */
  readonly document?: JsonObject | undefined;
  /** Whether `baseUrls` are of the service's processes themselves, with no proxy between. */
  readonly isDirect?: boolean | undefined;
  /** Where the suite listens for deliveries, and how the service reaches it, where that is not by the loopback of one machine. */
  readonly receiver?: ReceiverOptions;
  /** Told of each failure as it is found. */
  readonly onFailure?: (failure: Failure) => void;
}

/** Which document a run judged by. */
export interface ContractFacts {
  readonly title: string;
  readonly version: string;
  /** Of its JSON without white space. */
  readonly sha256: string;
}

/** What a run came to. */
export interface RunResult {
  readonly seed: number;
  readonly baseUrls: readonly string[];
  readonly session: Session;
  readonly results: readonly CheckResult[];
  /** An ISO moment. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly contract: ContractFacts;
  /** Why the run ended before its last check; undefined if it did not. */
  readonly stopped: string | undefined;
  /** What was not put back of the account's clock, configuration and fees, in words. */
  readonly troubles: readonly string[];
}

const AT_ONCE = 8;

/** How often the documents are asked for. */
const TRIES = 5;
const WAIT_MS = 300;

/** How long an account may take to be put back. */
const PUT_BACK_MS = 30_000;

/** Why nothing was answered, in a line. */
function causeIn(failure: string): string {
  if (failure.includes('EPROTO')) return 'it does not speak TLS there. Is its address http://…?';
  return failure.split('\n')[0] ?? '';
}

async function fetchDocument(client: HttpClient, request: typeof DOCUMENT): Promise<JsonObject | string> {
  let trouble = '';
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const { response, failure } = await client.send(request);
    if (response?.status === 200 && isObject(response.json)) return response.json;
    if (response?.status === 404) return 'not found';
    trouble =
      response === undefined
        ? `The server cannot be reached by --base-url: ${causeIn(failure ?? 'unknown')}`
        : `GET ${request.target} answered ${response.status} and no document`;
    await delay(WAIT_MS);
  }
  return trouble;
}

function contractOf(document: JsonObject, target: string): Contract {
  try {
    return readContract(document);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CannotRun(`GET ${target} is no OpenAPI document that can be read: ${message}`);
  }
}

function factsOf(document: JsonObject): ContractFacts {
  return {
    title: textAt(document, 'info', 'title'),
    version: textAt(document, 'info', 'version'),
    sha256: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
  };
}

async function openSession(
  options: RunOptions,
  client: HttpClient,
): Promise<{ session: Session; contract: ContractFacts }> {
  const served = options.document ?? (await fetchDocument(client, DOCUMENT));
  if (served === 'not found')
    throw new CannotRun(`GET ${DOCUMENT.target} answered 404: name the document by --contract`);
  if (typeof served === 'string') throw new CannotRun(served);
  const { baseUrls, credentials, seed, sequences, atOnce = AT_ONCE, onFailure } = options;
  const contract = contractOf(served, DOCUMENT.target);
  const console = await readConsole(client, contract);
  const parts = { contract, console, client, baseUrls, credentials, seed, sequences, atOnce, onFailure };
  return { session: new Session(parts), contract: factsOf(served) };
}

/** What people sign in by; undefined if the server has none that can be read. Its errors are those of the interface. */
async function readConsole(client: HttpClient, { errors }: Contract): Promise<Contract | undefined> {
  const served = await fetchDocument(client, CONSOLE_DOCUMENT);
  if (typeof served === 'string') return undefined;
  try {
    return { ...readContract(served), errors };
  } catch {
    return undefined;
  }
}

/** A server that is gone is left as it is; one that hangs is not waited for. */
async function restore(
  session: Session,
  putBack: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  let troubles: readonly string[] = [];
  try {
    await bounded(
      async () => {
        // What a stopped check had sent could change the account after it was put back.
        await session.idle();
        troubles = await putBack();
      },
      { name: 'putting back', ms: PUT_BACK_MS },
    );
  } catch (error) {
    if (error instanceof ServerGone) return [];
    if (!(error instanceof CheckStopped)) throw error;
    return ['the account could not be put back in time'];
  }
  return troubles;
}

/**
 * Runs checks against a server.
 * @throws CannotRun if it cannot begin
 */
export async function runSuite(options: RunOptions): Promise<RunResult> {
  const client = new HttpClient(options.baseUrls);
  let receiver: Receiver | undefined;
  try {
    const { session, contract } = await openSession(options, client);
    const { worlds, putBack } = await openWorlds(session);
    receiver = await openReceiver(session, options);
    const { isDirect = false } = options;
    const place = { baseUrls: options.baseUrls, isDirect, receiver };
    const { results, stopped } = await runChecks(options, { ...worlds, ...place });
    const troubles = await restore(session, putBack);
    const standing = standingResults(session);
    for (const result of standing) options.onResult?.(result);
    const { baseUrls, seed } = options;
    return {
      seed,
      baseUrls,
      session,
      results: [...standing, ...results],
      startedAt: new Date(Date.now() - session.now()).toISOString(),
      durationMs: session.now(),
      contract,
      stopped,
      troubles,
    };
  } finally {
    client.close();
    await receiver?.close();
  }
}
