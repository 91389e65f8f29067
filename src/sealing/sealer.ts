import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * A text that only the service's secret opens: the key's identifier, a point, and base64url of nonce, tag and
 * ciphertext. It says how long the text is, and nothing else of it.
 */
export type Sealed = string & { readonly sealed: unique symbol };

/** What a sealed text belongs to. Put elsewhere, it does not open. */
export interface SealedPlace {
  /** What the text is, such as `share_token`: each has a key of its own. */
  readonly purpose: string;
  /** The row that it stands in. */
  readonly rowId: string;
}

/** What a text is sealed with that its owner alone can have opened, beside where it stands. */
export interface OwnersPlace extends SealedPlace {
  /** What the owner has and this service does not keep. */
  readonly ownersKey: string;
}

/** A sealed text that no secret of this process opens, or that stands where it was not put. It says nothing of the text. */
export class SecretUnreadable extends Error {
  constructor({ purpose, rowId }: SealedPlace, cause?: unknown) {
    super(`No secret opens the ${purpose} of ${rowId}`, { cause });
    this.name = 'SecretUnreadable';
  }
}

const CIPHER = 'aes-256-gcm';

const KEY_BYTES = 32;

/** What NIST SP 800-38D has for a nonce drawn at random; a key seals 2^32 texts at most, far more than one ever will. */
const NONCE_BYTES = 12;

const TAG_BYTES = 16;

/** Enough to tell a few secrets apart. */
const KEY_ID_BYTES = 6;

/** A secret that is known to be one of this process's, with the name under which rows tell of it. */
interface KnownSecret {
  readonly keyId: string;
  readonly secret: string;
}

/** Derives bytes for one use (RFC 5869); the secret needs no salt, since it is one installation's and long. */
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

/**
 * Seals what is kept and must not be read beside the service, and opens it again: AES-256-GCM under a key that is derived
 * from the service's secret, bound to its place. The one way in which anything is encrypted at rest.
 */
export class Sealer {
  readonly #current: KnownSecret;
  /** All that may open, the current one first. */
  readonly #known: readonly KnownSecret[];
  readonly #keys = new Map<string, Buffer>();
  readonly #onUnreadable: (place: SealedPlace) => void;

  /**
   * @param secret under which everything is sealed from now on
   * @param previous under which it was sealed earlier, and is read still
   * @param onUnreadable told of every text that none of them opens
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

  /** What every text begins with that is sealed under the current secret. */
  get currentPrefix(): string {
    return `${this.#current.keyId}.`;
  }

  /** Seals a text for one place. Twice the same text gives two that have nothing in common. */
  seal(place: SealedPlace, text: string): Sealed {
    return encrypt(this.#current, this.#keyOf(this.#current, place.purpose), place, text);
  }

  /**
   * Opens a sealed text in its place.
   * @throws SecretUnreadable where no secret of this process opens it there, or it was changed
   */
  open(place: SealedPlace, sealed: Sealed): string {
    return this.#openOrTell((known) => this.#keyOf(known, place.purpose), place, sealed);
  }

  /** Seals a text that takes both to open: this service's secret, and what its owner alone has. */
  sealForOwner(place: OwnersPlace, text: string): Sealed {
    return encrypt(this.#current, this.#ownersKeyOf(this.#current, place), place, text);
  }

  /**
   * Opens a text that was sealed for its owner.
   * @throws SecretUnreadable where no secret of this process opens it with the owner's key there, or it was changed
   */
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

  /** HKDF over what the owner has, salted by what the service has: neither is of any use without the other. */
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
