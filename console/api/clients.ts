import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../generated/api.ts';
import type { paths as ConsolePaths } from '../../generated/console-api.ts';
import { Failure, failureOf } from './failure.ts';
import { noteServerTime } from './server-time.ts';

/** Where the service is: the files of the console stand two folders below. While Vite serves them, at the root. */
export const SERVICE_PATH = import.meta.env.DEV
  ? ''
  : new URL(/* @vite-ignore */ '../..', import.meta.url).pathname.replace(/\/$/, '');

const LIMIT_MS = 30_000;

/** Called for each answer that says that the session has ended. */
let onSessionEnded: (() => void) | undefined;

export function setOnSessionEnded(listener: () => void): void {
  onSessionEnded = listener;
}

/** Refused at sign-in itself, 401 says that a code is wrong. */
const OWN_401 = /\/console\/api\/(?:session|second-factor|step-up|password|recovery|invitations)(?:\/|$)/;

const failures: Middleware = {
  async onResponse({ response, request }) {
    noteServerTime(response);
    if (response.ok) return undefined;
    if (response.status === 401 && !OWN_401.test(new URL(request.url).pathname)) onSessionEnded?.();
    throw await failureOf(response);
  },
  onError({ error }) {
    return error instanceof Failure ? error : new Failure(undefined, {});
  },
};

const options = {
  baseUrl: SERVICE_PATH,
  credentials: 'same-origin',
  fetch: (request: Request) =>
    fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(LIMIT_MS)]) }),
} as const;

/** The calls of generated/openapi.json. */
export const api = createClient<paths>(options);

/** The calls of generated/console.json. */
export const consoleApi = createClient<ConsolePaths>(options);

api.use(failures);
consoleApi.use(failures);

/**
 * The body of an answer.
 * @throws Failure
 */
export async function bodyOf<Body>(call: Promise<{ data?: Body }>): Promise<Body> {
  const { data } = await call;
  return data as Body;
}
