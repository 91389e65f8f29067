import { randomUUID } from 'node:crypto';

export interface Target {
  readonly url: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** A secret key that holds the scope of no operation which publishable keys may call. */
  readonly narrowKey: string;
  /** A confirmation by a second factor that holds as long as Dredd runs. */
  readonly stepUpToken: string;
  /** A server on the same data under a rate limit with a burst of one, which gives nothing back while Dredd runs. */
  readonly limitedUrl: string;
  /** A server on the same data that waits for the rest of a request for a moment only. */
  readonly impatientUrl: string;
}

const NAMES: Readonly<Record<keyof Target, string>> = {
  url: 'DREDD_URL',
  secretKey: 'DREDD_SECRET_KEY',
  publishableKey: 'DREDD_PUBLISHABLE_KEY',
  narrowKey: 'DREDD_NARROW_KEY',
  stepUpToken: 'DREDD_STEP_UP_TOKEN',
  limitedUrl: 'DREDD_LIMITED_URL',
  impatientUrl: 'DREDD_IMPATIENT_URL',
};

export function variablesOf(target: Target): Record<string, string> {
  const names = Object.keys(NAMES) as (keyof Target)[];
  return Object.fromEntries(names.map((name) => [NAMES[name], target[name]]));
}

/** The target that the environment names. @throws Error if a variable is missing */
export function readTarget(variables: NodeJS.ProcessEnv): Target {
  const read = (name: keyof Target): string => {
    const text = variables[NAMES[name]];
    if (text === undefined || text === '') throw new Error(`${NAMES[name]} is not set.`);
    return text;
  };
  return {
    url: read('url'),
    secretKey: read('secretKey'),
    publishableKey: read('publishableKey'),
    narrowKey: read('narrowKey'),
    stepUpToken: read('stepUpToken'),
    limitedUrl: read('limitedUrl'),
    impatientUrl: read('impatientUrl'),
  };
}

export type Resource = Readonly<Record<string, unknown>> & { readonly id: string };

/** Calls the server to make what a check needs. @throws Error when it refuses */
export async function post(
  target: Target,
  path: string,
  body: object,
  key: string = randomUUID(),
): Promise<Resource> {
  return change('POST', target, path, body, key);
}

/** Changes a resource. @throws Error when the server refuses */
export async function patch(target: Target, path: string, body: object): Promise<Resource> {
  return change('PATCH', target, path, body, randomUUID());
}

async function change(
  method: 'POST' | 'PATCH',
  target: Target,
  path: string,
  body: object,
  key: string,
): Promise<Resource> {
  const response = await fetch(`${target.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${target.secretKey}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      'step-up-token': target.stepUpToken,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
  return JSON.parse(text) as Resource;
}

/** Reads a resource. @throws Error when the server refuses */
export async function get(target: Target, path: string): Promise<Resource> {
  const response = await fetch(`${target.url}${path}`, {
    headers: { authorization: `Bearer ${target.secretKey}` },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`GET ${path} was answered ${response.status}: ${text}`);
  return JSON.parse(text) as Resource;
}

/** Uses up what a rate limit leaves, so that the next request is one too many. */
export async function drain(target: Target, path: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const response = await fetch(`${target.limitedUrl}${path}`, {
      headers: { authorization: `Bearer ${target.secretKey}` },
    });
    await response.arrayBuffer();
    if (response.status === 429) return;
  }
  throw new Error('The rate limit never answered 429.');
}
