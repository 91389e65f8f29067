import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Key identifier, point, base64url of nonce, tag and ciphertext. It reveals its length alone. */
export type Sealed = string & { readonly sealed: unique symbol };

/** Elsewhere the text does not open. */
export interface SealedPlace {
  /** Such as `share_token`; each has a key. */
  readonly purpose: string;
  /** The row that it stands in. */
  readonly rowId: string;
}

/** Its owner alone can have it opened. */
export interface OwnersPlace extends SealedPlace {
  /** Not kept by this service. */
  readonly ownersKey: string;
}

/** No secret of this process opens it, or it was moved. Says nothing of the text. */
export class SecretUnreadable extends Error {
  constructor({ purpose, rowId }: SealedPlace, cause?: unknown) {
    super(`No secret opens the ${purpose} of ${rowId}`, { cause });
    this.name = 'SecretUnreadable';
  }
}

const CIPHER = 'aes-256-gcm';

const KEY_BYTES = 32;

/** NIST SP 800-38D for random nonces; a key seals at most 2^32 texts, far more than one ever will. */
const NONCE_BYTES = 12;

const TAG_BYTES = 16;

/** Enough to tell a few secrets apart. */
const KEY_ID_BYTES = 6;

interface KnownSecret {
  readonly keyId: string;
  readonly secret: string;
}

/** RFC 5869; without salt: the secret is one installation's, and long. */
function derive(secret: string, use: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `corridor sealing: ${use}`, bytes));
}

function knownSecret(secret: string): KnownSecret {
  return { keyId: derive(secret, 'identifier', KEY_ID_BYTES).toString('hex'), secret };
}

function associatedData({ purpose, rowId }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify([purpose, rowId]));
}

function encrypt({ keyId }: KnownSecret, key: Buffer, place: SealedPlace, text: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  cipher.setAAD(associatedData(place));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const bytes = Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
  return `${keyId}.${bytes.toString('base64url')}` as Sealed;
}

/** AES-256-GCM under a key derived from the service's secret, bound to the place: the only encryption at rest. */
export class Sealer {
  readonly #current: KnownSecret;
  /** The current one first. */
  readonly #known: readonly KnownSecret[];
  readonly #keys = new Map<string, Buffer>();
  readonly #onUnreadable: (place: SealedPlace) => void;

  /**
   * @param secret seals from now on
   * @param previous still open
   * @param onUnreadable told of every text that none opens
   */
  constructor(
    secret: string,
    previous: readonly string[],
    onUnreadable: (place: SealedPlace) => void = () => undefined,
  ) {
    this.#onUnreadable = onUnreadable;
    this.#current = knownSecret(secret);
    this.#known = [this.#current, ...previous.map(knownSecret)];
  }

  /** Of texts sealed under the current secret. */
  get currentPrefix(): string {
    return `${this.#current.keyId}.`;
  }

  /** Equal texts give unrelated results. */
  seal(place: SealedPlace, text: string): Sealed {
    return encrypt(this.#current, this.#keyOf(this.#current, place.purpose), place, text);
  }

  /** @throws SecretUnreadable if it was changed or moved, or no secret opens it */
  open(place: SealedPlace, sealed: Sealed): string {
    return this.#openOrTell((known) => this.#keyOf(known, place.purpose), place, sealed);
  }

  /** Opening takes the service's secret and the owner's key. */
  sealForOwner(place: OwnersPlace, text: string): Sealed {
    return encrypt(this.#current, this.#ownersKeyOf(this.#current, place), place, text);
  }

  /** @throws SecretUnreadable without the owner's key, or if it was changed or moved */
  openForOwner(place: OwnersPlace, sealed: Sealed): string {
    return this.#openOrTell((known) => this.#ownersKeyOf(known, place), place, sealed);
  }

  #openOrTell(keyOf: (known: KnownSecret) => Buffer, place: SealedPlace, sealed: Sealed): string {
    try {
      return this.#decrypt(keyOf, place, sealed);
    } catch (error) {
      this.#onUnreadable(place);
      throw error;
    }
  }

  #decrypt(keyOf: (known: KnownSecret) => Buffer, place: SealedPlace, sealed: Sealed): string {
    const [keyId, encoded = ''] = sealed.split('.');
    const known = this.#known.find((each) => each.keyId === keyId);
    const bytes = Buffer.from(encoded, 'base64url');
    if (known === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) throw new SecretUnreadable(place);
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, keyOf(known), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(associatedData(place)).setAuthTag(tag);
    try {
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch (error) {
      throw new SecretUnreadable(place, error);
    }
  }

  /** HKDF over the owner's key, salted by the service's: neither suffices alone. */
  #ownersKeyOf(known: KnownSecret, place: OwnersPlace): Buffer {
    const salt = this.#keyOf(known, `salt of ${place.purpose}`);
    return Buffer.from(hkdfSync('sha256', place.ownersKey, salt, associatedData(place), KEY_BYTES));
  }

  #keyOf({ keyId, secret }: KnownSecret, purpose: string): Buffer {
    const name = `${keyId} ${purpose}`;
    const key = this.#keys.get(name) ?? derive(secret, `key of ${purpose}`, KEY_BYTES);
    this.#keys.set(name, key);
    return key;
  }
}
