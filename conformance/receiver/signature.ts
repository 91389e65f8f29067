import { createHmac, timingSafeEqual } from 'node:crypto';
import { isObject, parseJson, textAt } from '../json/json.ts';
import { onlyHeader, type ReceivedRequest } from './received-request.ts';

/** How far a delivery's timestamp may be from the receiver's clock: what Standard Webhooks has receivers accept. */
const TOLERANCE_MS = 300_000;

const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

const KEYS = ['id', 'type', 'timestamp', 'environment', 'apiVersion', 'epoch', 'data'];
const DATA_KEYS = ['id', 'object', 'status', 'version', 'url'];

/** What every attempt says of itself in the same words. */
const FIXED_HEADERS: readonly (readonly [string, string])[] = [
  ['content-type', 'application/json'],
  ['user-agent', 'Corridor-Webhooks/1.0'],
  ['accept-encoding', 'identity'],
];

/** Whether a text has the form of a secret: 32 bytes behind the prefix. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** The signature of a body under a secret, as Standard Webhooks 1.0 has it. */
export function signatureOf(secret: string, id: string, timestamp: string, body: Buffer): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether one of a request's signatures is by a secret, over the bytes that came. */
export function isSignedBy(request: ReceivedRequest, secret: string): boolean {
  const wanted = signatureOf(
    secret,
    onlyHeader(request, 'webhook-id') ?? '',
    onlyHeader(request, 'webhook-timestamp') ?? '',
    request.body,
  );
  return (onlyHeader(request, 'webhook-signature') ?? '').split(' ').some((each) => isSame(each, wanted));
}

/** What breaks the signature: each secret that is valid signs, newest first, and nothing else stands there. */
function faultsOfSignature(request: ReceivedRequest, secrets: readonly string[]): string[] {
  const signatures = (onlyHeader(request, 'webhook-signature') ?? '').split(' ');
  const faults: string[] = [];
  for (const [index, secret] of secrets.entries()) {
    if (!isSignedBy(request, secret))
      faults.push(`it is not signed by secret ${index + 1} of ${secrets.length}`);
  }
  if (signatures.length !== secrets.length)
    faults.push(`it has ${signatures.length} signatures where ${secrets.length} secrets are valid`);
  const [newest = ''] = secrets;
  if (faults.length === 0 && !isSignedBy({ ...request, headers: withFirst(request, signatures) }, newest))
    faults.push('the first signature is not that of the newest secret');
  return faults;
}

function withFirst(request: ReceivedRequest, signatures: readonly string[]): ReceivedRequest['headers'] {
  return new Map([...request.headers, ['webhook-signature', signatures.slice(0, 1)]]);
}

function faultsOfHeaders(request: ReceivedRequest): string[] {
  const faults = FIXED_HEADERS.flatMap(([name, wanted]) => {
    const value = onlyHeader(request, name);
    return value === wanted ? [] : [`its ${name} is ${value ?? 'missing or repeated'} instead of ${wanted}`];
  });
  if (request.method !== 'POST') faults.push(`its method is ${request.method}`);
  if (request.httpVersion !== '1.1') faults.push(`it is HTTP/${request.httpVersion}`);
  const length = onlyHeader(request, 'content-length');
  if (length !== String(request.body.length))
    faults.push(`its content-length is ${length ?? 'missing'} where ${request.body.length} bytes came`);
  const timestamp = onlyHeader(request, 'webhook-timestamp') ?? '';
  const isNear = Math.abs(Number(timestamp) * 1000 - request.receivedAt) <= TOLERANCE_MS;
  if (!/^\d{10}$/.test(timestamp) || !isNear)
    faults.push(`its timestamp "${timestamp}" is not the present in seconds, by which receivers refuse it`);
  return faults;
}

function faultsOfBody(request: ReceivedRequest): string[] {
  const text = request.body.toString('utf8');
  const event = parseJson(text);
  if (!isObject(event)) return ['its body is no JSON object'];
  const { data } = event;
  const faults: string[] = [];
  if (JSON.stringify(event) !== text) faults.push('its body is not compact JSON');
  if (Object.keys(event).join() !== KEYS.join())
    faults.push(`its body has the keys ${Object.keys(event).join()}`);
  if (!isObject(data) || Object.keys(data).join() !== DATA_KEYS.join())
    faults.push(`its data has the keys ${isObject(data) ? Object.keys(data).join() : 'of no object'}`);
  if (onlyHeader(request, 'webhook-id') !== textAt(event, 'id'))
    faults.push(
      `its webhook-id is ${onlyHeader(request, 'webhook-id') ?? 'missing'} for ${textAt(event, 'id')}`,
    );
  return faults;
}

/**
 * What is wrong with one attempt of a delivery, as it came in: its form, its headers, and its signatures under the
 * secrets that are valid, newest first. Nothing where a receiver may trust it.
 */
export function faultsOfAttempt(request: ReceivedRequest, secrets: readonly string[]): string[] {
  return [...faultsOfHeaders(request), ...faultsOfBody(request), ...faultsOfSignature(request, secrets)];
}
