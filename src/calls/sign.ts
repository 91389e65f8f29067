import { createHmac } from 'node:crypto';

/** What every secret of a webhook begins with; behind it is the key in base64. */
const PREFIX = 'whsec_';

/** One message as it is posted: the name by which its receiver drops duplicates, and the exact text. */
export interface WebhookMessage {
  /** The event's identifier: the same on every attempt. */
  readonly id: string;
  readonly body: string;
}

/** A signature as the header carries it (Standard Webhooks 1.0): over the identifier, the seconds and the text. */
function signatureBy(secret: string, { id, body }: WebhookMessage, seconds: number): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/**
 * The headers of one attempt to deliver a message, by their lower-case names.
 * @param secrets those that are valid, newest first: a signature for each, so that a receiver may know any of them
 * @param seconds since 1970 on the server's clock, since receivers compare them with real time
 */
export function webhookHeaders(
  message: WebhookMessage,
  secrets: readonly string[],
  seconds: number,
): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(message.body)),
    'user-agent': 'Corridor-Webhooks/1.0',
    'accept-encoding': 'identity',
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => signatureBy(secret, message, seconds)).join(' '),
  };
}
