import { RESOURCES } from '../../generated/sdk/resources.ts';
import type {
  Conversion,
  Customer,
  Deposit,
  Event,
  Invoice,
  LedgerLine,
  GetStatementQuery,
  ListRevenueReportQuery,
  Payin,
  Payout,
  Transfer,
  Withdrawal,
} from '../../generated/sdk/types.ts';
import { Call } from './call.ts';
import { type FollowOptions, follow } from './follow.ts';
import { type CorridorOptions, readOptions, scopeOf, type Settings, wrong } from './options.ts';
import { type FinishedWrites, PendingWrites, type PendingWrite } from './pending.ts';
import {
  makeResources,
  readArguments,
  type Resources,
  type Sending,
  type WriteOptions,
} from './resources.ts';
import { type Download, download, Lines, openStream } from './streams.ts';
import { type Answer, type CallOptions, type Request, Transport } from './transport.ts';
import { type Awaited as Machine, type WaitOptions, waitFor } from './wait.ts';

/** Answers the record once it has one of the statuses. @throws WaitError */
type WaitUntil<Record, Status> = (
  recordOrId: Record | string,
  wanted: Status | readonly Status[],
  options?: WaitOptions,
) => Promise<Record>;

interface Waiting<Record, Status> {
  /** Reads the record until it has one of the statuses. */
  readonly waitUntil: WaitUntil<Record, Status>;
}

type Followed = {
  readonly payouts: Waiting<Payout, Payout['status']>;
  readonly withdrawals: Waiting<Withdrawal, Withdrawal['status']>;
  readonly conversions: Waiting<Conversion, Conversion['status']>;
  readonly payins: Waiting<Payin, Payin['status']>;
  readonly deposits: Waiting<Deposit, Deposit['status']>;
  readonly transfers: Waiting<Transfer, Transfer['status']>;
  readonly invoices: Waiting<Invoice, Invoice['status']> & {
    /** An invoice as a PDF. */
    readonly getPdf: (id: string, options?: CallOptions) => Promise<Download>;
  };
  readonly customers: Waiting<Customer, Customer['verificationStatus']>;
  readonly revenue: {
    /** The revenue report as CSV. */
    readonly downloadReport: (query?: ListRevenueReportQuery, options?: CallOptions) => Promise<Download>;
  };
  readonly statement: {
    /** All lines of a statement as CSV. */
    readonly download: (query: GetStatementQuery, options?: CallOptions) => Promise<Download>;
  };
  readonly ledger: {
    /** Every movement, oldest first, with its hash. */
    readonly export: (options?: CallOptions) => Lines<LedgerLine>;
  };
  readonly events: {
    /** Events as they happen, oldest first, each at least once. */
    readonly follow: (options: FollowOptions) => AsyncGenerator<Event, void, undefined>;
  };
};

/** The resources of the service, each with its methods. */
export type CorridorResources = {
  readonly [Name in keyof Resources]: Resources[Name] &
    (Name extends keyof Followed ? Followed[Name] : unknown);
};

const MACHINES: Readonly<Record<string, readonly [machine: Machine, field: string]>> = {
  payouts: ['payout', 'status'],
  withdrawals: ['withdrawal', 'status'],
  conversions: ['conversion', 'status'],
  payins: ['payin', 'status'],
  deposits: ['deposit', 'status'],
  transfers: ['transfer', 'status'],
  invoices: ['invoice', 'status'],
  customers: ['customer_verification', 'verificationStatus'],
};

export interface RequestOptions extends WriteOptions {
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly stepUpToken?: string | undefined;
}

function withQuery(path: string, query: Readonly<Record<string, unknown>> | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Previews have nothing to lose, the sandbox's control calls are for tests, and confirmations end soon. */
function isKept({ path, isWrite, needsStepUp }: Sending): boolean {
  return isWrite && !needsStepUp && !path.endsWith('/preview') && !path.startsWith('/v1/sandbox');
}

class CorridorClient {
  readonly #settings: Settings;
  readonly #transport: Transport;
  readonly #pending: PendingWrites | undefined;

  constructor(options: CorridorOptions = {}) {
    this.#settings = readOptions(options);
    this.#transport = new Transport(this.#settings);
    const { pending } = this.#settings;
    this.#pending = pending && new PendingWrites(pending, scopeOf(this.#settings));
    const resources = makeResources((sending) => this.#perform(sending));
    Object.assign(this, this.#addOwn(resources));
  }

  #addOwn(resources: Resources): object {
    const own = Object.entries(resources).map(([name, methods]) => {
      const [machine, field] = MACHINES[name] ?? [];
      const waiting =
        machine === undefined ? {} : { waitUntil: this.#waiter(machine, field ?? 'status', methods) };
      return [name, { ...methods, ...waiting }];
    });
    const all = Object.fromEntries(own) as { [Name in keyof Resources]: object };
    Object.assign(all.invoices, {
      getPdf: (id: string, options: CallOptions = {}) => this.#pdf(id, options),
    });
    Object.assign(all.revenue, {
      downloadReport: (query?: ListRevenueReportQuery, options: CallOptions = {}) =>
        this.#report(query, options),
    });
    Object.assign(all.statement, {
      download: (query: GetStatementQuery, options: CallOptions = {}) => this.#statement(query, options),
    });
    Object.assign(all.ledger, { export: (options: CallOptions = {}) => this.#ledger(options) });
    Object.assign(all.events, { follow: (options: FollowOptions) => this.#follow(options) });
    return all;
  }

  #waiter(machine: Machine, field: string, methods: object): WaitUntil<{ readonly id: string }, string> {
    type Get = (id: string, options: CallOptions) => Promise<{ readonly id: string }>;
    const { get } = methods as { get: Get };
    return (recordOrId, wanted, options = {}) => {
      const isId = typeof recordOrId === 'string';
      const id = isId ? recordOrId : recordOrId.id;
      const known = isId ? undefined : recordOrId;
      const statuses = typeof wanted === 'string' ? [wanted] : wanted;
      return waitFor({ machine, field, known, read: (each) => get(id, each) }, statuses, options);
    };
  }

  async #perform(sending: Sending): Promise<Answer> {
    const { operationId, method, path, query, isWrite, needsStepUp, options } = sending;
    const request: Request = {
      operationId,
      method,
      path: withQuery(path, query),
      body: sending.body === undefined ? undefined : JSON.stringify(sending.body),
      needsStepUp,
      idempotencyKey: isWrite ? (options.idempotencyKey ?? crypto.randomUUID()) : null,
    };
    return this.#send(request, options, isKept(sending));
  }

  #send(request: Request, options: RequestOptions, isKeptWrite: boolean): Promise<Answer> {
    const { idempotencyKey, operationId, method, path, body } = request;
    if (this.#pending === undefined || !isKeptWrite || idempotencyKey === null)
      return this.#transport.call(request, options);
    const write = { idempotencyKey, operationId, method, path, body, epoch: this.#transport.epoch };
    return this.#pending.send(write, (kept, isUnknown) => this.#resend(kept, isUnknown, options));
  }

  #resend(write: PendingWrite, isUnknown: boolean, options: CallOptions): Promise<Answer> {
    return this.#transport.call({ ...write, needsStepUp: false, isUnknown }, options);
  }

  /** Calls anything by its method and path below the base address. */
  request<Data = unknown>(method: string, path: string, options: RequestOptions = {}): Call<Data> {
    if (!path.startsWith('/')) throw wrong('A path begins with /.');
    const upper = method.toUpperCase();
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(upper);
    const { query, body, idempotencyKey } = options;
    const request: Request = {
      operationId: undefined,
      method: upper,
      path: withQuery(path, query),
      body: body === undefined ? undefined : JSON.stringify(body),
      needsStepUp: options.stepUpToken !== undefined,
      idempotencyKey: isWrite ? (idempotencyKey ?? crypto.randomUUID()) : null,
    };
    const isKeptWrite = isKept({ path, isWrite, needsStepUp: request.needsStepUp } as Sending);
    return new Call(this.#send(request, options, isKeptWrite));
  }

  /** Sends the writes again whose outcome an earlier process did not learn, oldest first. */
  finishPending(options: CallOptions = {}): Promise<FinishedWrites> {
    if (this.#pending === undefined) throw wrong('There is no `pending.store`.');
    return this.#pending.finishAll((write, isUnknown) => this.#resend(write, isUnknown, options));
  }

  #stream(sending: Sending, accept: string): ReturnType<typeof openStream> {
    const { operationId, method, path, query, options } = sending;
    const request: Request = {
      operationId,
      method,
      path: withQuery(path, query),
      body: undefined,
      headers: { accept },
      needsStepUp: false,
      idempotencyKey: null,
    };
    return openStream(this.#transport, request, options);
  }

  #pdf(id: string, options: CallOptions): Promise<Download> {
    return download(this.#stream(readArguments(RESOURCES.invoices.getPdf, [id, options]), 'application/pdf'));
  }

  #report(query: ListRevenueReportQuery | undefined, options: CallOptions): Promise<Download> {
    return download(this.#stream(readArguments(RESOURCES.reports.listRevenue, [query, options]), 'text/csv'));
  }

  #statement(query: GetStatementQuery, options: CallOptions): Promise<Download> {
    return download(this.#stream(readArguments(RESOURCES.statement.get, [query, options]), 'text/csv'));
  }

  #ledger(options: CallOptions): Lines<LedgerLine> {
    return new Lines(this.#stream(readArguments(RESOURCES.ledger.export, [options]), 'application/x-ndjson'));
  }

  #follow(options: FollowOptions): AsyncGenerator<Event, void, undefined> {
    return follow(
      (query, signal) => this.#perform(readArguments(RESOURCES.events.list, [query, { signal }])),
      options,
    );
  }
}

/** The client of one Corridor server under one API key. */
export interface Corridor extends CorridorClient, CorridorResources {}

export const Corridor = CorridorClient as new (options?: CorridorOptions) => Corridor;
