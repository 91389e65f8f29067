import type { Event } from '../../generated/sdk/types.ts';
import { WebhookError } from './errors.ts';

export { WebhookError, type WebhookFault } from './errors.ts';

/** By name in any case, as servers of all kinds have them. */
export type WebhookRequestHeaders =
  | { get(name: string): string | null | undefined }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** How far the message's time may be from now: 300 by default. */
  readonly toleranceSeconds?: number | undefined;
  /** In place of the present, in milliseconds. */
  readonly now?: number | undefined;
}

const PREFIX = 'whsec_';

const ENCODER = new TextEncoder();

function headerOf(headers: WebhookRequestHeaders, name: string): string {
  let value: unknown;
  if (typeof (headers as { get?: unknown }).get === 'function') {
    value = (headers as { get(name: string): unknown }).get(name);
  } else {
    const [, found] = Object.entries(headers).find(([each]) => each.toLowerCase() === name) ?? [];
    value = Array.isArray(found) ? found[0] : found;
  }
  if (typeof value !== 'string' || value === '')
    throw new WebhookError('missing_header', `There is no header ${name}.`);
  return value;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

async function keyOf(secret: string): ReturnType<typeof crypto.subtle.importKey> {
  if (typeof secret !== 'string' || !/^whsec_[A-Za-z0-9+/]{24,}={0,2}$/.test(secret))
    throw new WebhookError('bad_secret', 'A secret begins with whsec_, and base64 follows.');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytesOf(secret.slice(PREFIX.length)), algorithm, false, [
    'sign',
    'verify',
  ]);
}

function joined(id: string, seconds: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const [head, text] = [
    ENCODER.encode(`${id}.${seconds}.`),
    typeof body === 'string' ? ENCODER.encode(body) : body,
  ];
  const all = new Uint8Array(head.byteLength + text.byteLength);
  all.set(head);
  all.set(text, head.byteLength);
  return all;
}

/** Whether a text was written by somebody else than the service, which writes compact JSON. */
function isRewritten(text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) !== text;
  } catch {
    return true;
  }
}

async function matchesOne(
  signed: Uint8Array<ArrayBuffer>,
  signatures: string,
  secrets: readonly string[],
): Promise<boolean> {
  const keys = await Promise.all(secrets.map(keyOf));
  const given = signatures.split(' ').flatMap((each) => (each.startsWith('v1,') ? [each.slice(3)] : []));
  for (const signature of given) {
    if (!/^[A-Za-z0-9+/]{43}=$/.test(signature)) continue;
    // In constant time.
    for (const key of keys)
      if (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed)) return true;
  }
  return false;
}

/** @throws WebhookError bad_timestamp, too_old, too_new */
function checkTime(seconds: string, { toleranceSeconds = 300, now = Date.now() }: VerifyOptions): void {
  if (!/^\d{1,15}$/.test(seconds))
    throw new WebhookError('bad_timestamp', 'webhook-timestamp is no number of seconds.');
  const age = Math.floor(now / 1000) - Number(seconds);
  if (age > toleranceSeconds) throw new WebhookError('too_old', `The message is ${age} s old.`);
  if (-age > toleranceSeconds) throw new WebhookError('too_new', `The message is ${-age} s ahead.`);
}

function eventOf(text: string): Event {
  let event: unknown;
  try {
    event = JSON.parse(text);
  } catch {
    event = undefined;
  }
  const { id, type, data } = (event ?? {}) as { id?: unknown; type?: unknown; data?: unknown };
  if (typeof id !== 'string' || typeof type !== 'string' || typeof data !== 'object' || data === null)
    throw new WebhookError('not_an_event', 'The body is signed, but no event.');
  return event as Event;
}

/**
 * The event of a webhook's request.
 * @param rawBody exactly as it was received: text or bytes
 * @param secrets one, or all that are valid while it is rotated
 * @throws WebhookError whose `reason` says why the request is refused
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: WebhookRequestHeaders,
  secrets: string | readonly string[],
  options: VerifyOptions = {},
): Promise<Event> {
  if (typeof rawBody !== 'string' && !(rawBody instanceof Uint8Array))
    throw new WebhookError('body_changed', 'The body was parsed: pass it as it was received.');
  const id = headerOf(headers, 'webhook-id');
  const seconds = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  const all = typeof secrets === 'string' ? [secrets] : secrets;
  if (all.length === 0) throw new WebhookError('bad_secret', 'There is no secret.');
  const isSigned = await matchesOne(joined(id, seconds, rawBody), signatures, all);
  const text = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody);
  if (!isSigned) {
    throw isRewritten(text)
      ? new WebhookError('body_changed', 'The body is not as it was sent: pass it as it was received.')
      : new WebhookError('no_match', 'No signature is by one of the secrets.');
  }
  checkTime(seconds, options);
  return eventOf(text);
}

/** Headers as the service sends them, for tests of a receiver. */
export async function signWebhook(
  body: string | Uint8Array,
  secret: string,
  { id, now = Date.now() }: { readonly id: string; readonly now?: number },
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const seconds = String(Math.floor(now / 1000));
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), joined(id, seconds, body));
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${text}` };
}
