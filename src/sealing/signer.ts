import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * Signs what goes out and must be known again when it comes back, and hashes what is kept without being named: HMAC-SHA-256
 * under keys that are derived from the service's secret, one for each use.
 */
export class Signer {
  /** The current secret first. */
  readonly #secrets: readonly string[];

  /**
   * @param secret under which everything is signed from now on
   * @param previous under which it was signed earlier, and is known still
   */
  constructor(secret: string, previous: readonly string[]) {
    this.#secrets = [secret, ...previous];
  }

  /** The signature of a text for one use, in base64url. */
  sign(use: string, text: string): string {
    const [current = ''] = this.#secrets;
    return macOf(current, use, text).toString('base64url');
  }

  /** Whether a signature is one of this service's, for this text and this use. */
  isSigned(use: string, text: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    // Base64url has several spellings of the same bytes.
    if (given.toString('base64url') !== signature) return false;
    return this.#secrets.some((secret) => {
      const mac = macOf(secret, use, text);
      return mac.length === given.length && timingSafeEqual(mac, given);
    });
  }
}

function macOf(secret: string, use: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `corridor signing: ${use}`, KEY_BYTES));
  return createHmac('sha256', key).update(text).digest();
}
