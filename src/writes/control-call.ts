import { isLeased } from '../outbox/instruction.ts';
import { insertRow, saveRow } from '../db/statements/table.ts';
import { ApiError, presentError } from '../errors/api-error.ts';
import {
  answeredKey,
  idempotencyKeysTable,
  replayOf,
  RUNNING,
  type Admission,
  type IdempotencyKey,
  type KeyedRequest,
  type StoredReply,
} from './idempotency.ts';
import { need, type DecisionContext, type Loaded, type Need, type Write } from './write.ts';

/** A running call counts as alive for so long; then a repeat takes it over. */
const LEASE_MS = 60_000;

/** How the key of a control call stands for the one who asks. */
export type ControlClaim =
  | { readonly kind: 'answered'; readonly reply: StoredReply }
  /** Another request with the key still runs. */
  | { readonly kind: 'running' }
  /** The caller is to carry it out, by the plan. */
  | { readonly kind: 'mine'; readonly plan: unknown };

/** What a control call gives to be claimed. */
export interface ControlCall {
  readonly request: KeyedRequest;
  readonly admit: Admission;
  /** Fixes what the call pursues; an ApiError is stored as its reply. */
  readonly plan: (context: DecisionContext) => unknown;
}

function keyNeed({ tenantId, keyHash }: KeyedRequest): Need {
  return need(idempotencyKeysTable, { tenantId, keyHash });
}

function findRecord(loaded: Loaded, { keyHash }: KeyedRequest): IdempotencyKey | undefined {
  return loaded.find(idempotencyKeysTable, { keyHash });
}

/**
 * Claims a control call of many steps (`x-multi-step` in the contract) by its idempotency key. Steps commit one by one
 * and are idempotent; the plan is stored first, the reply last. A repeat finds the reply, or a running call, or takes
 * over the plan after the lease.
 */
export function claimControlCall(call: ControlCall): Write<ControlClaim> {
  const { request } = call;
  return {
    tenantId: request.tenantId,
    actor: request.actor,
    claimed: true,
    needs: () => [keyNeed(request), ...call.admit.needs],
    decide: (loaded, context) => {
      call.admit.check(loaded, context.serverNow);
      const record = findRecord(loaded, request);
      const reply = replayOf(record, request, context.serverNow);
      if (reply !== undefined) return { reply: { kind: 'answered', reply }, effects: [] };
      if (record === undefined) return begin(call, context);
      // Its own record: it asks again after an unknown commit.
      const isOwn = record.requestId === request.requestId;
      if (!isOwn && isLeased(record, context.serverNow)) {
        return { reply: { kind: 'running' }, effects: [] };
      }
      const leased = { ...record, leaseUntil: context.serverNow + LEASE_MS };
      return {
        reply: { kind: 'mine', plan: record.plan },
        effects: [saveRow(idempotencyKeysTable, leased)],
      };
    },
  };
}

function begin(
  { request, plan: makePlan }: ControlCall,
  context: DecisionContext,
): ReturnType<Write<ControlClaim>['decide']> {
  const { serverNow } = context;
  let plan: unknown;
  try {
    plan = makePlan(context);
  } catch (error) {
    const reply = replyOfRefusal(error, request);
    const answered = insertRow(idempotencyKeysTable, answeredKey(request, reply, serverNow));
    return { reply: { kind: 'answered', reply }, effects: [answered] };
  }
  const claim: IdempotencyKey = {
    ...answeredKey(request, { status: RUNNING, bodyText: '' }, serverNow),
    body: null,
    plan,
    leaseUntil: serverNow + LEASE_MS,
  };
  return { reply: { kind: 'mine', plan }, effects: [insertRow(idempotencyKeysTable, claim)] };
}

/** @throws the error itself, if it is no refusal */
export function replyOfRefusal(error: unknown, request: KeyedRequest): StoredReply {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  return { status: error.status, bodyText: JSON.stringify(presentError(error, request.requestId)) };
}

/** If another runner has answered meanwhile, its reply stands. */
export function answerControlCall(request: KeyedRequest, reply: StoredReply): Write<StoredReply> {
  return {
    tenantId: request.tenantId,
    actor: request.actor,
    claimed: true,
    needs: () => [keyNeed(request)],
    decide: (loaded, { serverNow }) => {
      const record = findRecord(loaded, request);
      const earlier = replayOf(record, request, serverNow);
      if (earlier !== undefined) return { reply: earlier, effects: [] };
      const answered = answeredKey(request, reply, record?.createdAt ?? serverNow);
      return { reply, effects: [saveRow(idempotencyKeysTable, answered)] };
    },
  };
}

/** A repeat may take it over at once. */
export function releaseControlCall(request: KeyedRequest): Write<null> {
  return {
    tenantId: request.tenantId,
    actor: request.actor,
    claimed: true,
    needs: () => [keyNeed(request)],
    decide: (loaded) => {
      const record = findRecord(loaded, request);
      if (record === undefined || record.body !== null) return { reply: null, effects: [] };
      return { reply: null, effects: [saveRow(idempotencyKeysTable, { ...record, leaseUntil: null })] };
    },
  };
}
