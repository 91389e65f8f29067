import { createHmac } from 'node:crypto';

/** The secret that a listener signs with: the same at every start with the same key, and nobody's subscription's. */
export function listenerSecret(apiKey: string): string {
  return `whsec_${createHmac('sha256', apiKey).update('corridor listen').digest('base64')}`;
}
