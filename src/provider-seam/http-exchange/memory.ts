import { adapterWrites } from '../port/adapter-write.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { need } from '../../writes/write.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { ProviderAlarms, type ProviderAlarmsDependencies } from '../port/provider-alarms.ts';
import { type ChildOrder, type VenueConversion, childOrdersTable, venueConversionsTable } from './table.ts';

/** What a conversion is, before anything of it was ordered. */
export type Given = Pick<
  VenueConversion,
  'instructionId' | 'marketId' | 'side' | 'sourceAsset' | 'sourceMinor' | 'destinationAsset' | 'rate'
>;

export interface Traded {
  readonly conversions: number;
  /** Of each asset, in minor units. */
  readonly changed: ReadonlyMap<string, bigint>;
}

/** Conversions of one look, the oldest first. */
const MOST_OPEN = 100;

const write = adapterWrites('exchange');

/** What the adapter knows of conversions and their orders. Every change is idempotent. */
export class ExchangeMemory {
  readonly #database: Database;
  readonly #submit: WriteQueue['submit'];
  readonly alarms: ProviderAlarms;

  constructor(dependencies: ProviderAlarmsDependencies) {
    this.#database = dependencies.database;
    this.#submit = dependencies.submit;
    this.alarms = new ProviderAlarms(dependencies, 'exchange');
  }

  get #db() {
    return this.#database.reader;
  }

  async find(instructionId: string): Promise<VenueConversion | undefined> {
    const [found] = await selectMatching(this.#db, venueConversionsTable, [{ instructionId }]);
    return found;
  }

  /** What all conversions so far have changed; undefined while one is open. */
  async traded(): Promise<Traded | undefined> {
    const all = await selectWhere(this.#db, venueConversionsTable, 'true');
    if (all.some(({ standing }) => standing === 'open')) return undefined;
    const changed = new Map<string, bigint>();
    const add = (asset: string, minor: bigint): void =>
      void changed.set(asset, (changed.get(asset) ?? 0n) + minor);
    for (const { sourceAsset, soldMinor, destinationAsset, boughtMinor } of all) {
      add(sourceAsset, -(soldMinor ?? 0n));
      add(destinationAsset, boughtMinor ?? 0n);
    }
    return { conversions: all.length, changed };
  }

  open(): Promise<VenueConversion[]> {
    return selectWhere(
      this.#db,
      venueConversionsTable,
      `standing = 'open' order by given_at limit ${MOST_OPEN}`,
    );
  }

  async ordersOf(instructionId: string): Promise<ChildOrder[]> {
    const found = await selectMatching(this.#db, childOrdersTable, [{ instructionId }]);
    return found.sort((one, next) => one.number - next.number);
  }

  /** Answers what is known of it. */
  begin(given: Given, standing: 'open' | 'canceled' = 'open'): Promise<VenueConversion> {
    const { instructionId } = given;
    return this.#submit(
      write(
        () => [need(venueConversionsTable, { instructionId })],
        (loaded, { serverNow: givenAt }) => {
          const known = loaded.find(venueConversionsTable, { instructionId });
          if (known !== undefined) return { reply: known, effects: [] };
          const nothing = { soldMinor: null, boughtMinor: null, tradedAt: null, page: null };
          const row = { ...given, ...nothing, standing, givenAt };
          return { reply: row, effects: [insertRow(venueConversionsTable, row)] };
        },
      ),
    );
  }

  /** Writes an order down, before it is placed; undefined if another process was faster. */
  addOrder(
    order: Pick<ChildOrder, 'instructionId' | 'number' | 'clientOrderId' | 'price' | 'amount'>,
  ): Promise<ChildOrder | undefined> {
    const { instructionId, number } = order;
    return this.#submit(
      write(
        () => [
          need(venueConversionsTable, { instructionId }),
          need(childOrdersTable, { instructionId, number }),
        ],
        (loaded, { serverNow: writtenAt }) => {
          const isOpen = loaded.find(venueConversionsTable, { instructionId })?.standing === 'open';
          const known = loaded.find(childOrdersTable, { instructionId, number });
          if (!isOpen || known !== undefined) return { reply: undefined, effects: [] };
          const nothing = { attempts: 1, orderId: null, coins: '0', aud: '0', fee: '0', tradedAt: null };
          const row = { ...order, ...nothing, standing: 'placing' as const, writtenAt };
          return { reply: row, effects: [insertRow(childOrdersTable, row)] };
        },
      ),
    );
  }

  /** Saves what the venue has of an order, unless it is over already. */
  saveOrder(order: ChildOrder): Promise<ChildOrder | undefined> {
    return this.#change(order, ({ standing }) =>
      standing === 'placing' || standing === 'placed' ? order : undefined,
    );
  }

  /** Before an order is placed again; undefined if another process has gone on with it. */
  placeAgain(order: ChildOrder): Promise<ChildOrder | undefined> {
    return this.#change(order, (now, writtenAt) =>
      now.standing === 'placing' && now.attempts === order.attempts
        ? { ...now, attempts: now.attempts + 1, writtenAt }
        : undefined,
    );
  }

  /** The venue has refused the only call that could have placed it. */
  refuseOrder(order: ChildOrder): Promise<ChildOrder | undefined> {
    return this.#change(order, (now, writtenAt) =>
      now.standing === 'placing' && now.attempts === 1
        ? { ...now, standing: 'refused', writtenAt }
        : undefined,
    );
  }

  #change(
    { instructionId, number }: Pick<ChildOrder, 'instructionId' | 'number'>,
    change: (now: ChildOrder, serverNow: number) => ChildOrder | undefined,
  ): Promise<ChildOrder | undefined> {
    return this.#submit(
      write(
        () => [need(childOrdersTable, { instructionId, number })],
        (loaded, { serverNow }) => {
          const now = loaded.find(childOrdersTable, { instructionId, number });
          const row = now === undefined ? undefined : change(now, serverNow);
          return { reply: row, effects: row === undefined ? [] : [saveRow(childOrdersTable, row)] };
        },
      ),
    );
  }

  /** Saves a conversion that has changed; answers false if another process has. */
  save(before: VenueConversion, after: VenueConversion): Promise<boolean> {
    const { instructionId } = before;
    return this.#submit(
      write(
        () => [need(venueConversionsTable, { instructionId })],
        (loaded) => {
          const now = loaded.find(venueConversionsTable, { instructionId });
          const isSame = now?.standing === before.standing && now.page === before.page;
          return { reply: isSame, effects: isSame ? [saveRow(venueConversionsTable, after)] : [] };
        },
      ),
    );
  }

  /** Those that were told in a page that was perhaps never taken in, or in none yet. */
  untold(): Promise<VenueConversion[]> {
    return selectWhere(this.#db, venueConversionsTable, 'page is not null order by given_at limit 500');
  }
}
