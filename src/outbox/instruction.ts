import type { Word } from '../../generated/words.ts';
import type { Moment } from '../calendar/clock.ts';
import {
  type RowEffect,
  defineTable,
  insertRow,
  integer,
  json,
  moment,
  momentOrNull,
  saveRow,
  text,
  textOrNull,
} from '../db/statements/table.ts';
import type { Sealed, SealedPlace } from '../sealing/sealer.ts';
import type { Traceparent } from '../tracing/traceparent.ts';
import type { Payloads } from './order-payloads.ts';

/** Held for a time of the server clock: an order, a batch, a run. */
export interface Leasable {
  readonly leaseUntil: Moment | null;
}

/** Not leased. */
export const FREE = { leaseToken: null, leaseUntil: null } as const;

/** By the server clock. */
export function isLeased({ leaseUntil }: Leasable, serverNow: Moment): boolean {
  return leaseUntil !== null && leaseUntil > serverNow;
}

/** Who carries an instruction out. */
export type ProviderName = Word<'SimulatedProvider'>;

export type InstructionKind = keyof Payloads;

/** An order as its adapter gets it. */
export type OrderOf<Kind extends InstructionKind> = Kind extends InstructionKind
  ? {
      /** Permanent identity at the provider. */
      readonly instructionId: string;
      readonly tenantId: string;
      readonly kind: Kind;
      /** An operation, pool entry, instrument, evidence, check, receipt, or another order. */
      readonly subject: string;
      readonly payload: Payloads[Kind];
      /** Told once with the call and never kept, such as a share token. */
      readonly secret?: string;
    }
  : never;

export type Order = OrderOf<InstructionKind>;

type KindOfOne = Exclude<InstructionKind, 'return_receipt' | 'return_deposit' | 'cancel'>;

const PROVIDERS: Readonly<Record<KindOfOne, ProviderName>> = {
  pay: 'bank',
  send: 'chain',
  convert: 'exchange',
  issue_account: 'bank',
  issue_address: 'chain',
  assign_account: 'bank',
  hand_over_evidence: 'identity',
  check_customer: 'identity',
};

/**
 * - `pending`: to be sent, again where it certainly was not done; while it is leased, somebody is being called.
 * - `gathered`: in a batch.
 * - `asking`: nobody knows whether it was done, and the provider is asked.
 * - `taken`: the provider has it; it is watched until its subject has come to rest.
 * - `done`: nothing more is to be done.
 * - `withdrawn`: taken back before anybody was called, or certainly not done and not to be.
 */
export type InstructionStatus = 'pending' | 'gathered' | 'asking' | 'taken' | 'done' | 'withdrawn';

/** An order to a provider, written with its cause: one per kind and subject (ADR 24). */
export interface Instruction {
  /** `ins_…`; an order given again keeps it. */
  readonly id: string;
  readonly tenantId: string;
  readonly kind: InstructionKind;
  readonly subject: string;
  readonly provider: ProviderName;
  /** The first adapter called: no other gets the order. Null before. */
  readonly adapter: string | null;
  readonly payload: Payloads[InstructionKind];
  /** Secret for the provider, removed once the order is no longer pending. */
  readonly sealed: Sealed | null;
  /** On the server clock. */
  readonly sealedUntil: Moment | null;
  readonly status: InstructionStatus;
  /** Null if it is sent by itself, or not yet known. */
  readonly rail: string | null;
  /** The rail's first cut-off since, on the server clock. */
  readonly cutOffAt: Moment | null;
  /** The batch that it was gathered for. */
  readonly batchId: string | null;
  /** On the tenant's clock. */
  readonly dueAt: Moment;
  /** Next status query, on the server clock. */
  readonly askAt: Moment | null;
  /** Calls since it was given. */
  readonly attempts: number;
  /** Status queries since the last call, or since it was taken. An order that is sent again keeps their number until its next call. */
  readonly asks: number;
  /** A commit under an older token is void. */
  readonly leaseToken: string | null;
  /** On the server's clock. */
  readonly leaseUntil: Moment | null;
  /** On the server clock: the start of its retention. */
  readonly finishedAt: Moment | null;
  /** Of the request that it was first given in; null if there was none. */
  readonly trace: Traceparent | null;
}

export const instructionsTable = defineTable<Instruction>({
  name: 'instructions',
  key: ['subject', 'kind'],
  due: ({ status, dueAt, leaseUntil }) =>
    status === 'pending' ? { at: dueAt, heldUntil: leaseUntil } : null,
  columns: {
    id: text(),
    tenantId: text(),
    kind: text<InstructionKind>(),
    subject: text(),
    provider: text<ProviderName>(),
    adapter: textOrNull(),
    payload: json<Instruction['payload']>(),
    sealed: textOrNull<Sealed>(),
    sealedUntil: momentOrNull(),
    status: text<InstructionStatus>(),
    rail: textOrNull(),
    cutOffAt: momentOrNull(),
    batchId: textOrNull(),
    dueAt: moment(),
    askAt: momentOrNull(),
    attempts: integer(),
    asks: integer(),
    leaseToken: textOrNull(),
    leaseUntil: momentOrNull(),
    finishedAt: momentOrNull(),
    trace: textOrNull<Traceparent>(),
  },
});

export interface SealedSecret {
  readonly sealed: Sealed;
  /** On the server's clock. */
  readonly sealedUntil: Moment;
}

const NO_SECRET = { sealed: null, sealedUntil: null } as const;

/** Where an order's secret is sealed. */
export function secretPlace(instructionId: string): SealedPlace {
  return { purpose: 'instruction', rowId: instructionId };
}

/** A decision. */
interface Cause {
  readonly request: { readonly trace: Traceparent | null } | null;
}

/** Due on the tenant's clock. */
export function instruct(
  cause: Cause,
  order: Omit<OrderOf<KindOfOne>, 'secret'>,
  dueAt: Moment,
  secret: SealedSecret | typeof NO_SECRET = NO_SECRET,
): RowEffect {
  return instructOf(cause, PROVIDERS[order.kind], null, order, dueAt, secret);
}

/**
 * For kinds that several providers carry out.
 * @param adapter the only possible one; null for any
 */
export function instructOf(
  cause: Cause,
  provider: ProviderName,
  adapter: string | null,
  order: Omit<Order, 'secret'>,
  dueAt: Moment,
  secret: SealedSecret | typeof NO_SECRET = NO_SECRET,
): RowEffect {
  // Field by field: after a spread V8 takes twenty times as long.
  return insertRow(instructionsTable, {
    id: order.instructionId,
    tenantId: order.tenantId,
    kind: order.kind,
    subject: order.subject,
    provider,
    adapter,
    payload: order.payload,
    sealed: secret.sealed,
    sealedUntil: secret.sealedUntil,
    status: 'pending',
    rail: null,
    cutOffAt: null,
    batchId: null,
    dueAt,
    askAt: null,
    attempts: 0,
    asks: 0,
    leaseToken: null,
    leaseUntil: null,
    finishedAt: null,
    trace: cause.request?.trace ?? null,
  });
}

/** A withdrawn order again, under its identity and adapter. */
export function instructAgain(known: Instruction, payload: Instruction['payload'], dueAt: Moment): RowEffect {
  return saveRow(instructionsTable, {
    ...known,
    ...FREE,
    status: 'pending',
    rail: null,
    cutOffAt: null,
    batchId: null,
    askAt: null,
    attempts: 0,
    asks: 0,
    finishedAt: null,
    payload,
    dueAt,
  });
}

/** Whether an order still has something before it. */
export function isOpen({ status }: Pick<Instruction, 'status'>): boolean {
  return status !== 'done' && status !== 'withdrawn';
}

/** Certainly not done: again as it is, attempts counted on. */
export function sendAgain(instruction: Instruction, dueAt: Moment): RowEffect {
  return saveRow(instructionsTable, {
    ...instruction,
    ...FREE,
    status: 'pending',
    askAt: null,
    dueAt,
  });
}

/** By its subject's prefix. */
export function isLeg({ subject }: { readonly subject: string }): boolean {
  return subject.startsWith('trf_');
}

export function isOfOperation(order: Pick<Instruction, 'kind' | 'subject'>): boolean {
  const { kind } = order;
  return !isLeg(order) && (kind === 'pay' || kind === 'send' || kind === 'convert');
}

/** Pause before the first status query after a failed call. */
export const FIRST_ASK_MS = 2_000;

/**
 * Unknown outcome: the status is queried.
 * @param askAt on the server clock
 */
export function markAsking(instruction: Instruction, askAt: Moment): RowEffect {
  return saveRow(instructionsTable, {
    ...instruction,
    ...FREE,
    ...NO_SECRET,
    status: 'asking',
    asks: 0,
    askAt,
  });
}

/** Time for the provider to report on a taken order. */
const FIRST_WATCH_MS = 60_000;

/** The provider has it: it is watched. */
export function markTaken(instruction: Instruction, serverNow: Moment): RowEffect {
  return saveRow(instructionsTable, {
    ...instruction,
    ...FREE,
    ...NO_SECRET,
    status: 'taken',
    asks: 0,
    // An order without an adapter cannot be queried.
    askAt: instruction.adapter === null ? null : serverNow + FIRST_WATCH_MS,
  });
}

/**
 * Queries the status of an order that the provider has or had; undefined if it was not sent, is being sent, or was
 * withdrawn. A done order is watched again.
 */
export function askNow(instruction: Instruction, serverNow: Moment): RowEffect | undefined {
  switch (instruction.status) {
    case 'asking':
    case 'taken':
      return saveRow(instructionsTable, { ...instruction, askAt: serverNow });
    case 'done':
      return saveRow(instructionsTable, {
        ...instruction,
        status: 'taken',
        asks: 0,
        askAt: serverNow,
        finishedAt: null,
      });
    default:
      return undefined;
  }
}

/** Ends an order. @param serverNow on the server's clock */
export function endInstruction(
  instruction: Instruction,
  status: 'done' | 'withdrawn',
  serverNow: Moment,
): RowEffect {
  return saveRow(instructionsTable, {
    ...instruction,
    ...FREE,
    ...NO_SECRET,
    status,
    askAt: null,
    finishedAt: serverNow,
  });
}

/** @param secret told once */
export function orderIn({ id, tenantId, kind, subject, payload }: Instruction, secret?: string): Order {
  const order = { instructionId: id, tenantId, kind, subject, payload };
  // instruct has joined kind and payload.
  return { ...order, ...(secret === undefined ? {} : { secret }) } as Order;
}
