import type { Clock } from '../../calendar/clock.ts';
import type { Config, Environment } from '../../config/config.ts';
import type { Database } from '../../db/connection.ts';
import type { NewId } from '../../identity/ids.ts';
import type { RandomBytes } from '../../identity/random.ts';
import type { CursorSigner } from '../../lists/cursor.ts';
import type { AttentionKind } from '../../lists/attention.ts';
import type { AnySearchKind } from '../../lists/search.ts';
import type { Sealer } from '../../sealing/sealer.ts';
import { Signer } from '../../sealing/signer.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { type Argon2, PasswordHasher } from './passwords.ts';
import type { GuessRules, SessionTerms } from './table.ts';

/** Wrong passwords or codes that lock. */
const MOST_WRONG = 10;

/** A page that follows what changes. */
export interface Follower {
  readonly tenantId: string;
  readonly sessionId: string;
  /** The event behind which it continues; undefined for now. */
  readonly lastEventId: string | undefined;
  readonly maySee: (object: string) => boolean;
  /** Asked now and then; false ends the stream. */
  readonly isValid: () => Promise<boolean>;
}

export interface Live {
  /**
   * Server-sent events.
   * @throws ApiError service_unavailable if there are too many streams
   */
  open(follower: Follower): Promise<AsyncIterable<string> & { readonly end: () => void }>;
}

export interface UserServices {
  readonly environment: Environment;
  /** Of every capability. */
  readonly searches: readonly AnySearchKind[];
  readonly attentions: readonly AttentionKind[];
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit' | 'isShared' | 'onCommit'>;
  readonly cursors: CursorSigner;
  /** For look-ups; decisions have their own. */
  readonly clock: Clock;
  readonly newId: NewId;
  /** Source of secrets. */
  readonly randomBytes: RandomBytes;
  readonly sealer: Sealer;
  readonly signer: Signer;
  readonly hasher: PasswordHasher;
  readonly sessions: SessionTerms;
  readonly stepUpMs: number;
  readonly guesses: GuessRules;
  /** Per network address; null if not counted. */
  readonly addressGuesses: GuessRules | null;
  /**
   * Per client and in all.
   * @throws ApiError rate_limited
   */
  readonly countRecovery: (ipAddress: string | null) => Promise<void> | undefined;
  /** What changes, for pages that are open. */
  readonly live: Live;
  /** Our name in an authenticator. */
  readonly issuer: string;
}

export interface UserServiceDependencies extends Pick<
  UserServices,
  | 'database'
  | 'writeQueue'
  | 'cursors'
  | 'clock'
  | 'newId'
  | 'randomBytes'
  | 'sealer'
  | 'searches'
  | 'attentions'
  | 'countRecovery'
  | 'live'
> {
  readonly config: Config;
  /** Replaces the hashing library. */
  readonly argon2?: Argon2 | undefined;
}

/** Services for signing in. */
export function createUserServices({ config, argon2, ...given }: UserServiceDependencies): UserServices {
  const { environment, secret, previousSecrets, stepUpSeconds } = config;
  const { lockSeconds, sessionIdleSeconds, sessionSeconds, signInLimit } = config.users;
  const windowMs = lockSeconds * 1000;
  return {
    ...given,
    environment,
    signer: new Signer(secret, previousSecrets),
    hasher: new PasswordHasher(argon2),
    sessions: { lifeMs: sessionSeconds * 1000, idleMs: sessionIdleSeconds * 1000 },
    stepUpMs: stepUpSeconds * 1000,
    guesses: { most: MOST_WRONG, windowMs },
    addressGuesses: signInLimit === null ? null : { most: signInLimit, windowMs },
    issuer: environment === 'sandbox' ? 'Corridor Sandbox' : 'Corridor',
  };
}
