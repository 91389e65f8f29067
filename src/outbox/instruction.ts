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
import type { Payloads } from './order-payloads.ts';

/** What somebody may hold for a time, on the server's clock: an order, a batch, a run. */
export interface Leasable {
  readonly leaseUntil: Moment | null;
}

/** What nobody holds. */
export const FREE = { leaseToken: null, leaseUntil: null } as const;

/** Whether somebody holds it at a moment of the server's clock. */
export function isLeased({ leaseUntil }: Leasable, serverNow: Moment): boolean {
  return leaseUntil !== null && leaseUntil > serverNow;
}

/** Who carries an instruction out. */
export type ProviderName = 'bank' | 'chain' | 'exchange' | 'identity';

/** What can be asked of a provider. */
export type InstructionKind = keyof Payloads;

/** An order as an adapter gets it: what is asked, about what, and under which identity. */
export type OrderOf<Kind extends InstructionKind> = Kind extends InstructionKind
  ? {
      /** The identity under which the provider knows the order, for good. */
      readonly instructionId: string;
      readonly tenantId: string;
      readonly kind: Kind;
      /** What the order is about: an operation, a pool entry, a funding instrument, evidence, a check of a customer, a receipt, another order. */
      readonly subject: string;
      readonly payload: Payloads[Kind];
      /** What must not stay, such as a share token: given with the call that carries the order out, and with no other. */
      readonly secret?: string;
    }
  : never;

/** Any order. */
export type Order = OrderOf<InstructionKind>;

/** Kinds that one provider alone carries out. */
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

/** An order to a provider, written in the transaction of its cause: one of a kind for a subject (ADR 24). */
export interface Instruction {
  /** `ins_…`; given again, an order keeps it, since the provider may know it. */
  readonly id: string;
  readonly tenantId: string;
  readonly kind: InstructionKind;
  readonly subject: string;
  readonly provider: ProviderName;
  /** The adapter that was called first: no other is ever given the order. Null while nobody was. */
  readonly adapter: string | null;
  readonly payload: Payloads[InstructionKind];
  /** What the provider is to be told and must not stay; it goes when the order is pending no longer, whatever becomes of it. */
  readonly sealed: Sealed | null;
  /** Until when that waits to be told, on the server's clock. */
  readonly sealedUntil: Moment | null;
  readonly status: InstructionStatus;
  /** The rail whose cut-off it waits for; null for what is carried out by itself, and while nobody has looked. */
  readonly rail: string | null;
  /** The first cut-off of that rail since it came to wait, on the server's clock. */
  readonly cutOffAt: Moment | null;
  /** The batch that it was gathered for. */
  readonly batchId: string | null;
  /** When a pending order is to be sent, on the tenant's clock. */
  readonly dueAt: Moment;
  /** When the provider is asked about an order that is asking or taken, on the server's clock. */
  readonly askAt: Moment | null;
  /** How often somebody was called to carry it out, since it was given. */
  readonly attempts: number;
  /** How often the provider was asked about it, since it was called last, or since it said that it has it. */
  readonly asks: number;
  /** The holder of the lease; a commit that names an older one is void. */
  readonly leaseToken: string | null;
  /** On the server's clock. */
  readonly leaseUntil: Moment | null;
  /** When it was done or withdrawn, on the server's clock: from then on it is past use, and kept for a time. */
  readonly finishedAt: Moment | null;
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
  },
});

/** What an order is to tell its provider and must not stay: sealed for `secretPlace`, and for a time. */
export interface SealedSecret {
  readonly sealed: Sealed;
  /** On the server's clock. */
  readonly sealedUntil: Moment;
}

const NO_SECRET = { sealed: null, sealedUntil: null } as const;

/** Where the secret of an order is sealed for. */
export function secretPlace(instructionId: string): SealedPlace {
  return { purpose: 'instruction', rowId: instructionId };
}

/** Queues an order for its provider, due at a moment of the tenant's clock. */
export function instruct(
  order: Omit<OrderOf<KindOfOne>, 'secret'>,
  dueAt: Moment,
  secret: SealedSecret | typeof NO_SECRET = NO_SECRET,
): RowEffect {
  return instructOf(PROVIDERS[order.kind], null, order, dueAt, secret);
}

/**
 * Queues an order for a provider that its kind does not tell.
 * @param adapter the only one that can carry it out; null where any of the provider's can
 */
export function instructOf(
  provider: ProviderName,
  adapter: string | null,
  order: Omit<Order, 'secret'>,
  dueAt: Moment,
  secret: SealedSecret | typeof NO_SECRET = NO_SECRET,
): RowEffect {
  // Field by field: V8 takes twenty times as long for fields that follow a spread.
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
  });
}

/** Queues an order again that was withdrawn: under its own identity, to the adapter that may know it. */
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

/** Queues an order that certainly was not done, as it is: what was tried counts on. */
export function sendAgain(instruction: Instruction, dueAt: Moment): RowEffect {
  return saveRow(instructionsTable, {
    ...instruction,
    ...FREE,
    status: 'pending',
    askAt: null,
    asks: 0,
    dueAt,
  });
}

/** Whether an order is a leg of a transfer, as the identifier of its subject tells. */
export function isLeg({ subject }: { readonly subject: string }): boolean {
  return subject.startsWith('trf_');
}

/** Whether an order is about an operation. */
export function isOfOperation(order: Pick<Instruction, 'kind' | 'subject'>): boolean {
  const { kind } = order;
  return !isLeg(order) && (kind === 'pay' || kind === 'send' || kind === 'convert');
}

/** How long nobody asks a provider about an order after a call that came to nothing. */
export const FIRST_ASK_MS = 2_000;

/**
 * Nobody knows whether the order was done: from now on the provider is asked.
 * @param askAt when first, on the server's clock
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

/** How long the provider has to report before it is asked about an order that it took. */
const FIRST_WATCH_MS = 60_000;

/** The provider has the order: from now on it is watched. */
export function markTaken(instruction: Instruction, serverNow: Moment): RowEffect {
  return saveRow(instructionsTable, {
    ...instruction,
    ...FREE,
    ...NO_SECRET,
    status: 'taken',
    asks: 0,
    // Nobody can be asked about an order that no adapter was given.
    askAt: instruction.adapter === null ? null : serverNow + FIRST_WATCH_MS,
  });
}

/**
 * Has the provider asked at once about an order that it has, or has had; undefined where nobody can be asked, since it was
 * not sent, is being sent or was withdrawn. What was done is watched again, as for news that come after the end.
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

/** The order as its adapter gets it. @param secret what is told with it this once */
export function orderIn({ id, tenantId, kind, subject, payload }: Instruction, secret?: string): Order {
  const order = { instructionId: id, tenantId, kind, subject, payload };
  // Kind and payload are of one order: instruct has put them there together.
  return { ...order, ...(secret === undefined ? {} : { secret }) } as Order;
}
