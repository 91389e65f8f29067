import { exchange, type Answer } from './exchange.ts';
import { newAttempt, sendUntilDefinite, type Attempt } from './attempt.ts';

export interface TenantAccount {
  readonly clientId: string;
  readonly secretKey: string;
}

export type Shown = Readonly<Record<string, unknown>> & { readonly id: string };

/** Reads something. @throws Error when the answer is not 200 */
async function read(baseUrl: string, secretKey: string, path: string): Promise<Answer> {
  const received = await exchange(baseUrl, { method: 'GET', path, secretKey });
  if (received.answer?.status !== 200) {
    const what = received.answer === undefined ? received.failure : received.answer.text;
    throw new Error(`GET ${path}: ${what}`);
  }
  return received.answer;
}

/** Reads one record or document as JSON. @throws Error when the answer is not 200 */
export async function readJson<Body>(baseUrl: string, secretKey: string, path: string): Promise<Body> {
  return JSON.parse((await read(baseUrl, secretKey, path)).text) as Body;
}

/** Reads a whole list, newest first, by following its Link headers. */
export async function readList(baseUrl: string, secretKey: string, path: string): Promise<Shown[]> {
  const all: Shown[] = [];
  let next: string | undefined = `${path}${path.includes('?') ? '&' : '?'}limit=200`;
  while (next !== undefined) {
    const answer: Answer = await read(baseUrl, secretKey, next);
    all.push(...(JSON.parse(answer.text) as { data: Shown[] }).data);
    next = /<([^>]+)>; *rel="next"/.exec(answer.link ?? '')?.[1];
  }
  return all;
}

export function attemptOf(
  tenant: TenantAccount,
  idempotencyKey: string,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Attempt {
  const { secretKey } = tenant;
  return newAttempt({ method, path, secretKey, idempotencyKey, ...(body === undefined ? {} : { body }) });
}

/** Changes something and answers the record. @throws Error when it is refused */
export async function change(baseUrl: string, attempt: Attempt): Promise<Shown> {
  const answer = await sendUntilDefinite(baseUrl, attempt);
  if (attempt.outcome !== 'accepted')
    throw new Error(`${attempt.call.method} ${attempt.call.path}: ${answer.text}`);
  return JSON.parse(answer.text) as Shown;
}
