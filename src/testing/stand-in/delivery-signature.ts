import { createHmac, timingSafeEqual } from 'node:crypto';

/** When the delivery was signed, in milliseconds since 1970. */
const TIMESTAMP_HEADER = 'stand-in-timestamp';
/** The HMAC-SHA256, in hexadecimal, of the timestamp, a full stop and the bytes. */
const SIGNATURE_HEADER = 'stand-in-signature';

/** How far a signature's moment may be from ours. */
const WINDOW_MS = 300_000;

function hmac(secret: string, timestamp: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
}

/** The headers that vouch for a delivery's bytes. */
export function signDelivery(secret: string, at: number, body: Uint8Array): Record<string, string> {
  const timestamp = String(at);
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: hmac(secret, timestamp, body).toString('hex'),
  };
}

/** Whether a delivery was signed with the secret, within the window around the present. */
export function isSignedDelivery(
  secret: string,
  { headers, body, at }: { readonly headers: Headers; readonly body: Uint8Array; readonly at: number },
): boolean {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? '';
  const given = Buffer.from(headers.get(SIGNATURE_HEADER) ?? '', 'hex');
  const expected = hmac(secret, timestamp, body);
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  return isSame && /^\d{1,15}$/.test(timestamp) && Math.abs(Number(timestamp) - at) <= WINDOW_MS;
}
