import type { MarketRate } from '../../provider-seam/port/provider.ts';
import { parseAmount, type Asset } from '../../money/amount.ts';
import type { DeriveAccount, DeriveAddress } from '../../outbox/provider-facts.ts';
import type {
  AnyOrder,
  Answer,
  Batching,
  BatchFile,
  Call,
  Delivery,
  Entry,
  ExchangeProvider,
  FileStanding,
  Holding,
  Json,
  Limits,
  ProviderMessages,
  Provider,
  ProviderName,
  Report,
} from '../../provider-seam/port/provider.ts';
import { Forged, Refused, Retry, Unknown } from '../../provider-seam/port/provider.ts';
import { isSignedDelivery } from './delivery-signature.ts';
import { readDelivery, readEntry, readEvent, readSettlement, readSum } from './read-wire.ts';
import { writeFileOf } from './stand-in-files.ts';
import { deriveStandInAccount, deriveStandInAddress } from './stand-in-issuer.ts';
import type {
  WireDelivery,
  WireEvent,
  WireFileStanding,
  WireHolding,
  WireMessages,
  WireOrder,
  WireRate,
  WireSum,
} from './wire.ts';

/** Where a stand-in is, and how its adapter behaves. */
export interface StandInConnection {
  readonly url: string;
  /** Vouches for deliveries. */
  readonly secret: string;
  readonly limits: Limits;
  readonly pollMs: number;
  /** Whether accounts and addresses are derived; else they are opened by orders. */
  readonly derives?: boolean;
  /** Where orders go out in files: how long it is from one cut-off to the next, and what a file takes. */
  readonly files?: { readonly everyMs: number; readonly bounds: Batching['bounds'] };
}

interface StandInAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Whether nobody was there to connect to, so that nothing can have been done. */
function isRefusedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

/** @throws Retry where nobody could be connected to; Unknown where no whole answer came */
async function ask(
  url: string,
  signal: AbortSignal,
  method: 'GET' | 'POST' | 'PUT' = 'GET',
  body?: object,
): Promise<StandInAnswer> {
  const isFile = body instanceof Uint8Array;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      signal,
      ...(body === undefined
        ? {}
        : { body: isFile ? Uint8Array.from(body) : JSON.stringify(body), headers: { 'content-type': type } }),
    });
    text = await response.text();
  } catch (error) {
    if (isRefusedConnection(error))
      throw new Retry('the connection was refused', undefined, { cause: error });
    throw new Unknown('no whole answer came', { cause: error });
  }
  const { status, headers } = response;
  if (status === 429) throw new Retry('too many requests', Number(headers.get('retry-after') ?? 1) * 1000);
  if (status >= 500) throw new Unknown(`it answered ${status}`);
  try {
    return { status, headers, body: JSON.parse(text) };
  } catch (error) {
    throw new Unknown('its answer does not parse', { cause: error });
  }
}

function sumIn(payload: unknown): WireSum | null {
  const { amount, asset } = (payload ?? {}) as { readonly amount?: string; readonly asset?: Asset };
  if (amount === undefined || asset === undefined) return null;
  return { asset, minor: String(parseAmount(amount, asset)) };
}

function wireOrder({ instructionId, kind, payload }: AnyOrder): WireOrder {
  const bought = kind === 'convert' && 'destination' in payload ? sumIn(payload.destination) : null;
  return { id: instructionId, kind, sum: sumIn(payload), bought, details: payload };
}

/** @throws Refused of a file that was refused */
function standingIn(body: unknown): FileStanding {
  const file = body as WireFileStanding;
  if (file.standing === 'refused') throw new Refused(file.code, file.reason);
  return file.standing;
}

/** The adapter for one of the four providers that a stand-in plays: speaks to it over HTTP. */
export class StandInAdapter implements ExchangeProvider {
  readonly name: ProviderName;
  readonly adapter: string;
  readonly limits: Limits;
  readonly poll: NonNullable<Provider['poll']>;
  readonly batches?: Batching;
  readonly deriveAccount?: DeriveAccount;
  readonly deriveAddress?: DeriveAddress;
  readonly #url: string;
  readonly #secret: string;

  constructor(name: ProviderName, { url, secret, limits, pollMs, derives, files }: StandInConnection) {
    this.name = name;
    this.adapter = `stand-in-${name}`;
    this.limits = limits;
    this.#url = `${url}/${name}`;
    this.#secret = secret;
    this.poll = { everyMs: pollMs, read: (cursor, call) => this.#read(cursor, call) };
    if (derives === true && name === 'bank') this.deriveAccount = deriveStandInAccount;
    if (derives === true && name === 'chain') this.deriveAddress = deriveStandInAddress;
    if (files !== undefined) this.batches = this.#batching(files);
  }

  #batching({ everyMs, bounds }: NonNullable<StandInConnection['files']>): Batching {
    return {
      railOf: ({ kind, payload }, mode) =>
        mode === 'batched' && kind === 'pay' && 'rail' in payload ? String(payload.rail) : undefined,
      cutOff: (_rail, after) => (Math.floor(after / everyMs) + 1) * everyMs,
      bounds,
      write: ({ rail, sequence }, orders) => {
        const lines = orders.map(wireOrder);
        const total = lines.reduce((sum, { sum: own }) => sum + BigInt(own?.minor ?? 0), 0n);
        return writeFileOf({ rail, sequence, orders: lines.length, totalMinor: String(total) }, lines);
      },
      deliver: (file, call) => this.#deliver(file, call),
      queryStatus: async ({ name }, { signal }) => {
        const { status, body } = await ask(`${this.#url}/files/${name}`, signal);
        return status === 404 ? 'absent' : standingIn(body);
      },
    };
  }

  async #deliver({ name, bytes }: BatchFile, { signal }: Call): Promise<FileStanding> {
    const { status, body } = await ask(`${this.#url}/files/${name}`, signal, 'PUT', bytes);
    if (status === 409) throw new Refused('name_taken', `Another file is called ${name}.`);
    return standingIn(body);
  }

  async carryOut(order: AnyOrder, { signal }: Call): Promise<Answer> {
    const { status, body } = await ask(`${this.#url}/orders`, signal, 'POST', wireOrder(order));
    if (status === 422) {
      const { code, reason } = body as { readonly code: string; readonly reason: string };
      throw new Refused(code, reason);
    }
    if (status === 200) {
      const { events } = body as { readonly events: readonly WireEvent[] };
      return { outcome: 'done', reports: events.map(readEvent) };
    }
    const { reference, transactionHash } = body as { reference: string; transactionHash: string | null };
    return {
      outcome: 'taken',
      providerReference: reference,
      ...(transactionHash === null ? {} : { transactionHash }),
    };
  }

  async queryStatus(
    { instructionId }: AnyOrder,
    { signal }: Call,
  ): Promise<readonly Report[] | 'in_progress' | 'absent'> {
    const { status, body } = await ask(`${this.#url}/orders/${instructionId}`, signal);
    if (status === 404) return 'absent';
    const { events } = body as { readonly events: readonly WireEvent[] };
    return events.length === 0 ? 'in_progress' : events.map(readEvent);
  }

  async cancel({ instructionId }: AnyOrder, { signal }: Call): Promise<'cancelled' | 'too_late'> {
    const { body } = await ask(`${this.#url}/orders/${instructionId}/cancel`, signal, 'POST', {});
    return (body as { readonly outcome: 'cancelled' | 'too_late' }).outcome;
  }

  async #read(cursor: Json | null, { signal }: Call): Promise<ProviderMessages> {
    const { events, entries } = (cursor ?? { events: 0, entries: 0 }) as WireMessages['cursor'];
    const { body } = await ask(`${this.#url}/news?events=${events}&entries=${entries}`, signal);
    const messages = body as WireMessages;
    return {
      reports: [...messages.events.map(readEvent), ...messages.entries.flatMap(readSettlement)],
      entries: messages.entries.map((entry): Entry => readEntry(entry)),
      cursor: { ...messages.cursor },
      hasMore: messages.hasMore,
    };
  }

  receive(delivery: Delivery): { readonly messages?: ProviderMessages; readonly ask?: readonly string[] } {
    if (!isSignedDelivery(this.#secret, delivery)) throw new Forged('the signature is not the stand-in’s');
    return readDelivery(JSON.parse(Buffer.from(delivery.body).toString('utf8')) as WireDelivery);
  }

  async holdings({ signal }: Call): Promise<readonly Holding[]> {
    const { body } = await ask(`${this.#url}/holdings`, signal);
    return (body as readonly WireHolding[]).map(({ account, amount, at }) => ({
      account,
      amount: readSum(amount),
      at,
    }));
  }

  async rates({ signal }: Call): Promise<readonly MarketRate[]> {
    const { body } = await ask(`${this.#url}/rates`, signal);
    return (body as readonly WireRate[]).map(({ source, destination, rate, at }) => ({
      source: source as Asset,
      destination: destination as Asset,
      rate,
      asOf: at,
    }));
  }
}
