import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { type RowEffect, insertRow, saveRow } from '../../db/statements/table.ts';
import { minorOfWei } from '../../money/native-asset.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { ProviderAlarmsDependencies } from '../port/provider-alarms.ts';
import { chainWrite } from './memory.ts';
import {
  type ChainGas,
  type ChainGasEntry,
  type ChainTransaction,
  chainGasEntriesTable,
  chainGasTable,
  chainTransactionsTable,
} from './table.ts';

type GasWallet = Pick<ChainGas, 'network' | 'address'>;

/** What a final transaction paid for gas. */
export interface Burnt {
  readonly wei: bigint;
  /** Of its block. */
  readonly at: Moment;
}

/** What the chain has in a block in which just what is booked has happened. */
export interface SeenGas {
  readonly wei: bigint;
  readonly block: number;
  readonly at: Moment;
}

/** Blocks of one second have one time: what came later is told apart by a millisecond, so that a balance knows its lines. */
function later(known: ChainGas | undefined, at: Moment): Moment {
  return known === undefined ? at : Math.max(at, known.bookedAt + 1);
}

/** In minor units. Lines of several parts of one sum add up to the sum, however each of them is rounded. */
function booked(fromWei: bigint, toWei: bigint): bigint {
  return minorOfWei(toWei) - minorOfWei(fromWei);
}

/** What is below a minor unit is in a later line. */
function inserted(line: ChainGasEntry): RowEffect[] {
  return line.amountMinor === 0n ? [] : [insertRow(chainGasEntriesTable, line)];
}

export function gasNeed({ network }: ChainTransaction): Need {
  return need(chainGasTable, { network });
}

/** Before the first look nothing is booked: what the wallet had then lacks it already. */
export function bookBurnt(
  loaded: Loaded,
  { network, wallet, instructionId, transactionHash, page }: ChainTransaction,
  { wei, at }: Burnt,
): RowEffect[] {
  const known = loaded.find(chainGasTable, { network });
  if (known?.address !== wallet || page === null) return [];
  const before = BigInt(known.bookedWei);
  const bookedAt = later(known, at);
  const entry: ChainGasEntry = {
    network,
    name: `${network}:${transactionHash ?? instructionId}:gas`,
    amountMinor: booked(before, before - wei),
    bookedAt,
    instructionId,
    transactionHash,
    page,
  };
  return [
    saveRow(chainGasTable, { ...known, bookedWei: String(before - wei), bookedAt }),
    ...inserted(entry),
  ];
}

/** What the adapter knows of its wallets' gas, and the lines about it that are still to be told. */
export class GasMemory {
  readonly #database: Database;
  readonly #submit: WriteQueue['submit'];

  constructor({ database, submit }: ProviderAlarmsDependencies) {
    this.#database = database;
    this.#submit = submit;
  }

  async find(network: Network): Promise<ChainGas | undefined> {
    const [found] = await selectMatching(this.#database.reader, chainGasTable, [{ network }]);
    return found;
  }

  /** Whether a wallet's first transactions, as many as the chain has in a block, and no others are final here. */
  async hasJust({ network, address }: GasWallet, mined: number): Promise<boolean> {
    const [odd] = await selectWhere(
      this.#database.reader,
      chainTransactionsTable,
      `network = ? and wallet = ? and ((nonce < ? and standing in ('sent', 'mined')) ` +
        `or (nonce >= ? and standing in ('settled', 'failed'))) limit 1`,
      [network, address, mined, mined],
    );
    return odd === undefined;
  }

  /**
   * Keeps what was seen. What differs from what is booked becomes a line, as the first balance does: no transaction of ours
   * explains it.
   * @param known as it was when the chain was asked; if it has changed since, nothing is kept
   */
  async see(wallet: GasWallet, known: ChainGas | undefined, seen: SeenGas, page: string): Promise<void> {
    await this.#submit(
      chainWrite(
        () => [need(chainGasTable, { network: wallet.network })],
        (loaded) => {
          const now = loaded.find(chainGasTable, { network: wallet.network });
          if (now?.bookedWei !== known?.bookedWei || (now?.seenBlock ?? -1) >= seen.block)
            return { reply: null, effects: [] };
          const bookedAt = later(now, seen.at);
          const row = { ...wallet, bookedWei: String(seen.wei), bookedAt, seenBlock: seen.block };
          const line = lineFor(wallet, now, { ...seen, at: bookedAt }, page);
          return { reply: null, effects: [saveRow(chainGasTable, row), ...inserted(line)] };
        },
      ),
    );
  }

  /**
   * The lines of a page, and those of pages that were perhaps never taken in, which this one has now.
   * @param taken the page that was taken in last
   */
  async tell(network: Network, page: string, taken: string | null): Promise<ChainGasEntry[]> {
    const found = await selectWhere(
      this.#database.reader,
      chainGasEntriesTable,
      'network = ? and page <> ? order by booked_at limit 500',
      [network, taken ?? ''],
    );
    const again = found.filter((row) => row.page !== page);
    if (again.length > 0)
      await this.#submit(
        chainWrite(
          () => again.map(({ name }) => need(chainGasEntriesTable, { network, name })),
          (loaded) => ({
            reply: null,
            effects: again.flatMap(({ name }) => {
              const row = loaded.find(chainGasEntriesTable, { network, name });
              return row === undefined ? [] : [saveRow(chainGasEntriesTable, { ...row, page })];
            }),
          }),
        ),
      );
    return found;
  }
}

function lineFor(
  { network }: GasWallet,
  known: ChainGas | undefined,
  { wei, block, at }: SeenGas,
  page: string,
): ChainGasEntry {
  return {
    network,
    name: known === undefined ? `${network}:opening:gas` : `${network}:gas:${block}`,
    amountMinor: booked(BigInt(known?.bookedWei ?? 0), wei),
    bookedAt: at,
    instructionId: null,
    transactionHash: null,
    page,
  };
}
