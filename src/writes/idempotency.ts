import type { Actor } from '../identity/actor.ts';
import { canonicalJson } from '../sealing/hash.ts';
import type { Moment } from '../calendar/clock.ts';
import { insertRow } from '../db/statements/table.ts';
import {
  defineTable,
  integer,
  jsonOrNull,
  moment,
  momentOrNull,
  text,
  textOrNull,
} from '../db/statements/table.ts';
import { ApiError, presentError } from '../errors/api-error.ts';
import type { RequestFacts } from '../identity/actor.ts';
import { sha256 } from '../sealing/hash.ts';
import type { CallersContext, Standing } from './standing.ts';
import { need, type Decision, type DecisionContext, type Loaded, type Need, type Write } from './write.ts';

/** How long a stored reply is replayed; its key is kept for good, without the reply. */
export const REPLAY_WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

/** The status of a key whose control call still runs. */
export const RUNNING = 0;

/** The record of an idempotency key: its request's fingerprint and the reply that was given. */
export interface IdempotencyKey {
  readonly tenantId: string;
  readonly keyHash: string;
  readonly fingerprint: string;
  readonly requestId: string;
  /** HTTP status of the reply that was given; RUNNING while a control call of many steps has none yet. */
  readonly status: number;
  /** The reply's body to the byte, sealed where it shows a secret; null while there is none yet, and again once it was kept for long enough. */
  readonly body: string | null;
  /** What a control call set out to do, so that a repeat after a crash pursues the same end. */
  readonly plan: unknown;
  /** On the server's clock. */
  readonly createdAt: Moment;
  /** Until when a running control call is believed alive; on the server's clock. */
  readonly leaseUntil: Moment | null;
}

export const idempotencyKeysTable = defineTable<IdempotencyKey>({
  name: 'idempotency_keys',
  key: ['tenantId', 'keyHash'],
  columns: {
    tenantId: text(),
    keyHash: text(),
    fingerprint: text(),
    requestId: text(),
    status: integer(),
    body: textOrNull(),
    plan: jsonOrNull<unknown>(),
    createdAt: moment(),
    leaseUntil: momentOrNull(),
  },
});

/** A reply as it goes out and as it is stored. */
export interface StoredReply {
  readonly status: number;
  readonly bodyText: string;
  /** On a replay: the request that was answered first. */
  readonly originalRequestId?: string;
}

/** One request that changes something. */
export interface PlainRequest extends RequestFacts {
  readonly tenantId: string;
  /** Who asks. */
  readonly actor: Actor;
}

/** Keeps a reply that shows a secret from everybody who does not send its idempotency key again. */
export interface ReplySeal {
  readonly seal: (bodyText: string) => string;
  /** @throws SecretUnreadable */
  readonly open: (stored: string) => string;
}

/** One request as idempotency sees it. */
export interface KeyedRequest extends PlainRequest {
  readonly keyHash: string;
  readonly fingerprint: string;
  /** Where the reply is not stored as it goes out. */
  readonly replySeal?: ReplySeal | undefined;
}

/** The hash under which a key is kept: the table alone reveals no key. */
export function hashIdempotencyKey(key: string): string {
  return sha256(`idempotency-key:${key}`);
}

/**
 * What makes two requests the same: method, path, query and the canonical JSON of the body as received.
 * The order of keys and white space do not count; "1.0" and "1.00" differ.
 */
export function fingerprintOf(request: {
  readonly method: string;
  readonly path: string;
  readonly query: unknown;
  readonly body: unknown;
}): string {
  const { method, path, query, body } = request;
  return sha256(canonicalJson([method.toUpperCase(), path, query, body ?? null]));
}

/**
 * What the record of a key answers: undefined where nothing was answered yet, else the stored reply.
 * @throws ApiError idempotency_key_reused, idempotency_key_expired; SecretUnreadable where no secret opens the reply
 */
export function replayOf(
  record: IdempotencyKey | undefined,
  request: KeyedRequest,
  serverNow: Moment,
): StoredReply | undefined {
  if (record === undefined) return undefined;
  if (record.fingerprint !== request.fingerprint) throw new ApiError('idempotency_key_reused');
  // A reply that was removed was given once, whatever the clock says now.
  const isRemoved = record.body === null && record.status !== RUNNING;
  if (isRemoved || serverNow - record.createdAt > REPLAY_WINDOW_MS)
    throw new ApiError('idempotency_key_expired');
  if (record.body === null) return undefined;
  const stored = { status: record.status, bodyText: request.replySeal?.open(record.body) ?? record.body };
  // A request that finds its own record ran again because nobody could say whether its commit had happened.
  return record.requestId === request.requestId ? stored : { ...stored, originalRequestId: record.requestId };
}

/** The key's record with the reply that it will answer from now on. */
export function answeredKey(request: KeyedRequest, reply: StoredReply, serverNow: Moment): IdempotencyKey {
  return {
    tenantId: request.tenantId,
    keyHash: request.keyHash,
    fingerprint: request.fingerprint,
    requestId: request.requestId,
    status: reply.status,
    body: request.replySeal?.seal(reply.bodyText) ?? reply.bodyText,
    plan: null,
    createdAt: serverNow,
    leaseUntil: null,
  };
}

/** What must hold however the key stands: whoever asks may still ask this. */
export interface Admission {
  readonly needs: readonly Need[];
  /** Answers what whoever asks holds now. @throws ApiError */
  readonly check: (loaded: Loaded, serverNow: Moment) => Standing;
}

/** What a handler gives to be made a write, with an idempotency key or without one. */
export interface HandledWrite<Request extends PlainRequest = PlainRequest> {
  readonly request: Request;
  readonly successStatus: number;
  readonly needs: Write<object>['needs'];
  readonly furtherNeeds?: Write<object>['furtherNeeds'] | undefined;
  /** Refuses what is wrong at the present of the tenant's clock. @throws ApiError that is not stored */
  readonly checkAt?: ((now: Moment) => void) | undefined;
  /** The business's decision; an ApiError it throws is the reply, and stored where there is a key. */
  readonly decide: (loaded: Loaded, context: CallersContext) => Decision<object | undefined>;
  readonly admit: Admission;
  /** @throws Error when a body is not what the contract says; then nothing is written. */
  readonly checkReply: (status: number, body: object | undefined) => void;
}

/**
 * Makes a handler's write idempotent: the key's record, the effect and the stored reply commit together
 * ("Retries" in spec/openapi.yaml). A repeat answers the first reply to the byte.
 */
export function idempotentWrite(write: HandledWrite<KeyedRequest>): Write<StoredReply> {
  const { request } = write;
  return {
    tenantId: request.tenantId,
    actor: request.actor,
    request,
    claimed: true,
    needs: (head, serverNow) => [
      need(idempotencyKeysTable, { tenantId: request.tenantId, keyHash: request.keyHash }),
      ...write.admit.needs,
      ...write.needs(head, serverNow),
    ],
    furtherNeeds: write.furtherNeeds,
    decide: (loaded, context) => {
      const standing = write.admit.check(loaded, context.serverNow);
      const record = loaded.find(idempotencyKeysTable, { keyHash: request.keyHash });
      const replay = replayOf(record, request, context.serverNow);
      if (replay !== undefined) return { reply: replay, effects: [] };
      const { reply, effects } = answer(write, loaded, withStanding(context, standing));
      const claim = insertRow(idempotencyKeysTable, answeredKey(request, reply, context.serverNow));
      return { reply, effects: [...effects, claim] };
    },
  };
}

/** Makes a write of a request that came without an idempotency key: each time that it is sent, it takes effect by itself. */
export function plainWrite(write: HandledWrite): Write<StoredReply> {
  const { tenantId, actor } = write.request;
  return {
    tenantId,
    actor,
    request: write.request,
    // Nothing shows afterwards whether it happened.
    claimed: false,
    needs: (head, serverNow) => [...write.admit.needs, ...write.needs(head, serverNow)],
    furtherNeeds: write.furtherNeeds,
    decide: (loaded, context) => {
      const standing = write.admit.check(loaded, context.serverNow);
      return answer(write, loaded, withStanding(context, standing));
    },
  };
}

// Field by field: V8 takes many times as long for fields that follow a spread.
function withStanding(context: DecisionContext, standing: Standing): CallersContext {
  const { serverNow, newId, randomBytes, actor, request, sealer } = context;
  const { head, now, providers, platformName } = context;
  return {
    serverNow,
    newId,
    randomBytes,
    actor,
    request,
    sealer,
    head,
    now,
    providers,
    platformName,
    standing,
  };
}

function answer(write: HandledWrite, loaded: Loaded, context: CallersContext): Decision<StoredReply> {
  write.checkAt?.(context.now);
  const { status, body, effects } = decideOrRefuse(write, loaded, context);
  write.checkReply(status, body);
  return { reply: { status, bodyText: body === undefined ? '' : JSON.stringify(body) }, effects };
}

function decideOrRefuse(write: HandledWrite, loaded: Loaded, context: CallersContext) {
  try {
    const { reply, effects } = write.decide(loaded, context);
    return { status: write.successStatus, body: reply, effects };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return { status: error.status, body: presentError(error, write.request.requestId), effects: [] };
  }
}
