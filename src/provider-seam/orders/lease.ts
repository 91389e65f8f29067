import { saveRow } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import { parseAmount } from '../../money/amount.ts';
import {
  FIRST_ASK_MS,
  type Instruction,
  instructionsTable,
  isLeased,
  markAsking,
  orderIn,
} from '../../outbox/instruction.ts';
import type { Cancellation } from '../../outbox/order-payloads.ts';
import { type DecisionContext, type Effect, type Loaded, type Write, need } from '../../writes/write.ts';
import { AGELESS, type AgeTerms, isExpired } from '../../workers/order-age.ts';
import type { OrderTerms, Subjects } from '../inbox/find-subject.ts';
import type { Batching, Provider } from '../port/provider.ts';
import { type OrderSubject, type Told, orderFurtherNeeds, orderNeeds, tellSubject } from './subject.ts';

export type DueSubject = Omit<OrderSubject, 'adapter'>;

/** Time to store the answer, beyond the call's own; server clock. */
export const LEASE_MARGIN_MS = 10_000;

export interface Lease {
  readonly instruction: Instruction;
  readonly token: string;
  readonly cancelled: Instruction | undefined;
  readonly subjects: Subjects;
}

/**
 * A name for an answer without one of its own. Attempts start anew when an order is given again; leases never repeat.
 */
export function eventUnder(
  { instruction, token }: Pick<Lease, 'instruction' | 'token'>,
  event: string,
): string {
  return `${event}:${instruction.id}:${token}`;
}

/** The result of a lease: held, nothing to call for, or waited too long. */
export type Leased = Lease | 'nothing' | 'unknown' | 'expired';

function cancelledBy(instruction: Instruction | undefined): Cancellation | undefined {
  return instruction?.kind === 'cancel' ? (instruction.payload as Cancellation) : undefined;
}

function findCancelled(instruction: Instruction, loaded: Loaded): Instruction | undefined {
  const of = cancelledBy(instruction);
  return of && loaded.find(instructionsTable, { subject: of.subject, kind: of.kind });
}

/** The rail whose cut-off an order waits for; undefined for an order sent by itself. */
function railOf(
  instruction: Instruction,
  batches: Batching,
  { settlementMode }: OrderTerms,
): string | undefined {
  const isTooLarge = amountOf(instruction) > batches.bounds.totalMinor;
  return isTooLarge ? undefined : batches.railOf(orderIn(instruction), settlementMode);
}

/**
 * Leases an order for one call, or leaves it for its rail's cut-off. An expired lease may have called: its status is
 * queried first; only a cancellation may be sent again.
 * @param terms what makes an order too old to be leased
 */
export function lease(
  subjects: Subjects,
  { tenantId, subject, kind, provider: name }: DueSubject,
  { adapter, limits, batches }: Pick<Provider, 'adapter' | 'limits' | 'batches'>,
  token: string,
  terms: AgeTerms = AGELESS,
): Write<Leased> {
  const key = { subject, kind };
  return {
    tenantId,
    actor: providerActor(name),
    // A lease whose commit was lost expires by itself.
    claimed: false,
    needs: (head) => [
      need(instructionsTable, key),
      ...(batches === undefined ? [] : subjects.terms.needs(head)),
    ],
    furtherNeeds: (loaded) => {
      const of = cancelledBy(loaded.find(instructionsTable, key));
      return of === undefined ? [] : [need(instructionsTable, { subject: of.subject, kind: of.kind })];
    },
    decide: (loaded, { now, serverNow, head }) => {
      const instruction = loaded.find(instructionsTable, key);
      if (instruction?.status !== 'pending' || instruction.rail !== null || instruction.dueAt > now)
        return { reply: 'nothing', effects: [] };
      if (isLeased(instruction, serverNow)) return { reply: 'nothing', effects: [] };
      if ((instruction.adapter ?? adapter) !== adapter) return { reply: 'nothing', effects: [] };
      if (instruction.leaseToken !== null && kind !== 'cancel')
        return { reply: 'unknown', effects: [markAsking(instruction, serverNow)] };
      if (isExpired(instruction, head.wallet, serverNow, terms)) return { reply: 'expired', effects: [] };
      const rail = batches && railOf(instruction, batches, subjects.terms.of(loaded, head));
      if (rail !== undefined) {
        const cutOffAt = batches?.cutOff(rail, serverNow) ?? null;
        const waiting = { ...instruction, adapter, rail, cutOffAt };
        return { reply: 'nothing', effects: [saveRow(instructionsTable, waiting)] };
      }
      const leased: Instruction = {
        ...instruction,
        adapter,
        attempts: instruction.attempts + 1,
        leaseToken: token,
        leaseUntil: serverNow + limits.timeoutMs + LEASE_MARGIN_MS,
      };
      const reply = { instruction: leased, token, cancelled: findCancelled(instruction, loaded), subjects };
      return { reply, effects: [saveRow(instructionsTable, leased)] };
    },
  };
}

/** An answer after the lease is lost decides nothing: the status is queried. */
function afterLateAnswer(
  { instruction: { kind } }: Lease,
  held: Instruction | undefined,
  { serverNow }: DecisionContext,
): Effect[] {
  if (held === undefined || kind === 'cancel') return [];
  const isUndecided = held.status === 'pending' || held.status === 'asking';
  return isUndecided ? [markAsking(held, serverNow + FIRST_ASK_MS)] : [];
}

export type Decide = (held: Instruction, loaded: Loaded, context: DecisionContext) => readonly Effect[];

/**
 * A write that only the order's holder can make.
 * @param told what its subject hears
 * @param isCertain certainly not done: if late, it changes nothing
 */
export function underLease(
  lease: Lease,
  told: Told | undefined,
  decide: Decide,
  isCertain = false,
): Write<boolean> {
  const { instruction, token, subjects } = lease;
  const { tenantId, provider, subject, kind } = instruction;
  const of = subjectOf(lease);
  return {
    tenantId,
    actor: providerActor(provider),
    claimed: true,
    needs: (head, serverNow) => [
      need(instructionsTable, { subject, kind }),
      ...orderNeeds(subjects, of, told, head, serverNow),
    ],
    furtherNeeds: (loaded) => orderFurtherNeeds(subjects, of, told, loaded),
    decide: (loaded, context) => {
      const held = loaded.find(instructionsTable, { subject, kind });
      if (held?.status !== 'pending' || held.leaseToken !== token)
        return { reply: false, effects: isCertain ? [] : afterLateAnswer(lease, held, context) };
      return { reply: true, effects: decide(held, loaded, context) };
    },
  };
}

function subjectOf({ instruction, cancelled }: Lease): OrderSubject {
  return cancelled ?? instruction;
}

export function tellAnd(lease: Lease, told: Told, own: Decide): Decide {
  const { subject, kind } = lease.instruction;
  return (held, loaded, context) => {
    const effects = tellSubject(lease.subjects, subjectOf(lease), told, loaded, context);
    const isOrder = (effect: Effect): boolean =>
      'table' in effect &&
      effect.table === (instructionsTable as unknown) &&
      'subject' in effect.row &&
      effect.row.subject === subject &&
      (effect.row as Instruction).kind === kind;
    return effects.some(isOrder) ? effects : [...effects, ...own(held, loaded, context)];
  };
}
/** Minor units; 0n if it moves no money. */

export function amountOf({ payload }: Pick<Instruction, 'payload'>): bigint {
  return 'amount' in payload ? parseAmount(payload.amount, payload.asset) : 0n;
}
