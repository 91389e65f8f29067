import { randomUUID } from 'node:crypto';
import { toMinor } from '../../../conformance/json/minor-units.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentAmount, type Asset } from '../../money/amount.ts';
import type { TestServer } from '../server/test-server.ts';
import type { TestReply } from '../server/test-service.ts';
import type { TestTenant } from '../worlds/test-tenant.ts';
import type { Exchange, Overview, Walk } from './books.ts';
import type { Batch, Command } from './command.ts';
import { requestsOf } from './requests-of.ts';
import type { Asked, Kind, Scene } from './scene.ts';

/** What the sequences of one database share. */
export interface Room {
  readonly server: TestServer;
  /** The same service in a second process. */
  readonly other: TestServer;
  /** A tenant that has nothing to do with any sequence. */
  readonly neighbour: TestTenant;
}

const READ_BACK: Readonly<Partial<Record<Kind, string>>> = {
  fin: '/v1/treasury/funding-instruments',
  ben: '/v1/treasury/beneficiaries',
  dst: '/v1/treasury/destinations',
  quo: '/v1/treasury/conversion-quotes',
  pin: '/v1/treasury/payins',
  dep: '/v1/treasury/deposits',
  pay: '/v1/treasury/payouts',
  wdr: '/v1/treasury/withdrawals',
  cnv: '/v1/treasury/conversions',
};

/** The number of a sequence's first batch: those before it set the tenant up. */
export const FIRST_BATCH = 2;

/** One tenant with all that a sequence has done to it so far. */
export class Stage implements Scene {
  readonly room: Room;
  readonly tenant: TestTenant;
  readonly clientId: string;
  readonly exchanges: Exchange[] = [];
  readonly readings: Overview[] = [];
  readonly walks: Walk[] = [];
  readonly #otherKey: string;
  /** The newest answer about each record, by its identifier, in the order in which they came into being. */
  readonly #records = new Map<string, Readonly<Record<string, unknown>>>();
  #names = 0;

  private constructor(room: Room, tenant: TestTenant, otherKey: string) {
    this.room = room;
    this.tenant = tenant;
    this.clientId = tenant.clientId;
    this.#otherKey = otherKey;
  }

  /** A new tenant whose clock stands still, with a little of everything. */
  static async open(room: Room): Promise<Stage> {
    const tenant = await room.server.newTenant();
    const stage = new Stage(room, tenant, await room.server.newKey(tenant.clientId));
    const { now } = await tenant.get<{ now: string }>('/v1/sandbox/clock');
    const frozenAt = new Date(Date.parse(now) + 1_000).toISOString();
    await stage.send('set up', { method: 'POST', path: '/v1/sandbox/clock', body: { frozenAt } });
    const records = [0, 1, 2, 3, 5].map((what) => ({ do: 'new record', what }) as const);
    // Without a fee, what is given back of a principal alone would look right.
    await stage.batch([{ do: 'configure', change: 'fees' }, ...records]);
    const fund = { do: 'fund', outcome: 'credited', again: 0 } as const;
    await stage.batch([
      { ...fund, asset: 'AUD', hundredths: 100_000 },
      { ...fund, asset: 'USDC', hundredths: 80_000 },
      { ...fund, asset: 'USDT', hundredths: 30_000 },
    ]);
    return stage;
  }

  /** Does commands at the same time. */
  async batch(commands: Batch): Promise<void> {
    this.readings.push(await this.tenant.get<Overview>('/v1/treasury'));
    const alone = commands.length === 1;
    await Promise.all(commands.map((command) => this.#perform(command, alone)));
  }

  /** Reads the last overview. */
  async close(): Promise<void> {
    this.readings.push(await this.tenant.get<Overview>('/v1/treasury'));
  }

  newName(what: string): string {
    this.#names += 1;
    return `${what} ${this.#names}`;
  }

  ids(...kinds: readonly Kind[]): string[] {
    return [...this.#records.keys()]
      .filter((id) => kinds.some((kind) => id.startsWith(`${kind}_`)))
      .reverse();
  }

  record(id: string): Readonly<Record<string, unknown>> {
    return this.#records.get(id) ?? {};
  }

  balance(asset: Asset): { readonly available: bigint; readonly pending: bigint; readonly credit: bigint } {
    const overview = this.readings.at(-1);
    const balance = overview?.balances.find((each) => each.asset === asset);
    const limits = overview?.configurations[0]?.limits.creditLimits ?? [];
    const credit = limits.findLast((limit) => limit.asset === asset)?.amount ?? '0';
    return {
      available: toMinor(balance?.available ?? '0', asset),
      pending: toMinor(balance?.pending ?? '0', asset),
      credit: toMinor(credit, asset),
    };
  }

  share(asset: Asset, share: number, hundredths: number): string {
    const unit = asset === 'AUD' ? 100n : 1_000_000n;
    const { available } = this.balance(asset);
    const part = ((available > unit ? available : 100n * unit) * BigInt(share)) / 1_000n / unit;
    const minor = part * unit + (BigInt(hundredths) * unit) / 100n;
    return presentAmount(minor > 0n ? minor : 1n, asset);
  }

  /** Sends a request and keeps the exchange; answers it with its place in the log. */
  async send(
    command: string,
    { method, path, body, idempotencyKey = randomUUID(), note = {}, as }: Asked,
    alone = false,
  ): Promise<number> {
    const batch = this.readings.length - 1;
    const key = as === 'another key' ? this.#otherKey : undefined;
    const from = as === 'a neighbour' ? this.room.neighbour : this.tenant;
    const answer = await from.request(method, path, {
      ...(key === undefined ? {} : { key }),
      ...(body === undefined ? {} : { body }),
      ...(method === 'GET' ? {} : { idempotencyKey }),
    });
    const { status, headers, text, body: reply } = answer;
    const index = this.exchanges.length;
    this.exchanges.push({
      command,
      batch,
      alone,
      method,
      path,
      status,
      text,
      reply,
      idempotencyKey: method === 'GET' ? null : idempotencyKey,
      request: body ?? null,
      code: status >= 400 ? String(reply['code']) : '',
      replayed: headers.get('idempotent-replayed') === 'true',
      ...note,
    });
    if (as !== 'a neighbour' && status < 400) await this.#keep(answer, index, method);
    return index;
  }

  async #keep({ status, body }: TestReply, index: number, method: string): Promise<void> {
    const { id } = body;
    if (typeof id !== 'string' || method === 'GET') return;
    this.#records.set(id, body);
    const path = READ_BACK[id.slice(0, 3) as Kind];
    if (status !== 201 || path === undefined) return;
    const read = await this.room.other.request('GET', `${path}/${id}`, { key: this.tenant.secretKey });
    const exchange = this.exchanges[index];
    if (exchange === undefined) return;
    this.exchanges[index] = { ...exchange, readBack: { status: read.status, id: read.body['id'] } };
  }

  async #perform(command: Command, alone: boolean): Promise<void> {
    switch (command.do) {
      case 'settle':
        return this.tenant.settle();
      case 'walk':
        return void this.walks.push(await this.walk(command.limit));
      case 'adjust':
        return this.#adjust(command.asset, command.hundredths, alone);
      default: {
        // The steps of a command follow each other; the requests of a step are in flight together.
        for (const step of requestsOf(this, command)) {
          const asked = step();
          await Promise.all(asked.map((each) => this.send(command.do, each, alone && asked.length === 1)));
        }
      }
    }
  }

  async #adjust(asset: Asset, hundredths: number, alone: boolean): Promise<void> {
    const batch = this.readings.length - 1;
    const minor = BigInt(hundredths) * (asset === 'AUD' ? 1n : 10_000n);
    let code = '';
    try {
      await this.tenant.adjust(asset, presentAmount(minor, asset));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      code = error.code;
    }
    this.exchanges.push({
      command: 'adjust',
      batch,
      alone,
      method: 'OPERATOR',
      path: '',
      idempotencyKey: null,
      request: null,
      status: code === '' ? 200 : 422,
      code,
      replayed: false,
      text: '',
      reply: {},
    });
  }

  /** Reads the whole history in pages of this size. */
  async walk(limit: number): Promise<Walk> {
    const batch = this.readings.length - 1;
    const movements: Walk['movements'][number][] = [];
    const pages: Walk['pages'][number][] = [];
    for (let cursor = ''; ;) {
      const next = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page = await this.tenant.get<{
        data: Walk['movements'];
        hasMore: boolean;
        nextCursor: string | null;
      }>(`/v1/treasury/transactions?limit=${limit}${next}`);
      movements.push(...page.data);
      pages.push({ size: page.data.length, hasMore: page.hasMore, hasCursor: page.nextCursor !== null });
      if (page.nextCursor === null || pages.length > 1_000) return { batch, limit, movements, pages };
      cursor = page.nextCursor;
    }
  }
}
