import { adapterWrites } from '../port/adapter-write.ts';
import type { Network } from '../../../generated/assets.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { type RowEffect, removeRow, saveRow } from '../../db/statements/table.ts';
import { type Loaded, need } from '../../writes/write.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { ProviderAlarms, type ProviderAlarmsDependencies } from '../port/provider-alarms.ts';
import {
  type ChainHolding,
  type ChainTransfer,
  chainGasEntriesTable,
  chainHoldingsTable,
  chainTransactionsTable,
  chainTransfersTable,
} from './table.ts';

export const chainWrite = adapterWrites('chain');

/** A row as it was judged, undefined if it is new, and what it is to be. */
export interface TransferChange {
  readonly before: ChainTransfer | undefined;
  readonly after: ChainTransfer;
}

function keyOf({ network, transactionHash, transferIndex }: ChainTransfer) {
  return { network, transactionHash, transferIndex };
}

/** Another look has judged it meanwhile. */
function hasChanged(before: ChainTransfer | undefined, now: ChainTransfer | undefined): boolean {
  return (
    before?.standing !== now?.standing ||
    before?.blockHash !== now?.blockHash ||
    before?.toldAt !== now?.toldAt ||
    before?.missingSince !== now?.missingSince
  );
}

/** What a final transfer adds to deposit addresses. */
function weightOf({ source, target, amountMinor }: ChainTransfer): bigint {
  return (target === 'deposit' ? amountMinor : 0n) - (source === 'deposit' ? amountMinor : 0n);
}

/** Counted from its finality until it is gone. */
function counted(row: ChainTransfer): ChainTransfer {
  const isCounted = row.standing === 'credited' || (row.isCounted && row.standing === 'detected');
  return { ...row, isCounted };
}

/** What the adapter knows of transfers, and its alarms. Every change is idempotent. */
export class ChainMemory {
  readonly #database: Database;
  readonly #submit: WriteQueue['submit'];
  readonly alarms: ProviderAlarms;

  constructor(dependencies: ProviderAlarmsDependencies) {
    this.#database = dependencies.database;
    this.#submit = dependencies.submit;
    this.alarms = new ProviderAlarms(dependencies, 'chain');
  }

  get #db() {
    return this.#database.reader;
  }

  /** Those in blocks from a height on, and those that are not final. */
  async transfersFrom(network: Network, from: number): Promise<ChainTransfer[]> {
    const late = await selectWhere(this.#db, chainTransfersTable, 'network = ? and block_number >= ?', [
      network,
      from,
    ]);
    const open = await selectWhere(
      this.#db,
      chainTransfersTable,
      `network = ? and block_number < ? and standing in ('confirming', 'detected')`,
      [network, from],
    );
    return [...late, ...open];
  }

  /** Those that were told in a page that was perhaps never taken in. */
  untaken(network: Network, page: string | null): Promise<ChainTransfer[]> {
    return selectWhere(
      this.#db,
      chainTransfersTable,
      'page is not null and network = ? and page <> ? order by seen_at limit 500',
      [network, page ?? ''],
    );
  }

  /** Saves what a look has found; answers what was saved: another look may have been faster. */
  saveTransfers(changes: readonly TransferChange[]): Promise<ChainTransfer[]> {
    return this.#submit(
      chainWrite(
        () =>
          changes.flatMap(({ after }) => [
            need(chainTransfersTable, keyOf(after)),
            need(chainHoldingsTable, { network: after.network, asset: after.asset }),
          ]),
        (loaded, { serverNow }) => {
          const saved: ChainTransfer[] = [];
          const holdings = new Map<string, ChainHolding>();
          for (const { before, after } of changes) {
            const now = loaded.find(chainTransfersTable, keyOf(after));
            if (hasChanged(before, now)) continue;
            const row = counted({ ...after, seenAt: now?.seenAt ?? serverNow });
            saved.push(row);
            if (row.isCounted !== (now?.isCounted ?? false)) addHolding(holdings, loaded, row);
          }
          const effects: RowEffect[] = [
            ...saved.map((row) => saveRow(chainTransfersTable, row)),
            ...[...holdings.values()].map((holding) => saveRow(chainHoldingsTable, holding)),
          ];
          return { reply: saved, effects };
        },
      ),
    );
  }

  /** What was told in a page was taken in. */
  async takeIn(page: string): Promise<void> {
    const transfers = await selectMatching(this.#db, chainTransfersTable, [{ page }]);
    const transactions = await selectMatching(this.#db, chainTransactionsTable, [{ page }]);
    const gas = await selectMatching(this.#db, chainGasEntriesTable, [{ page }]);
    if (transfers.length + transactions.length + gas.length === 0) return;
    await this.#submit(
      chainWrite(
        () => [
          ...transfers.map((row) => need(chainTransfersTable, keyOf(row))),
          ...transactions.map(({ instructionId }) => need(chainTransactionsTable, { instructionId })),
          ...gas.map(({ network, name }) => need(chainGasEntriesTable, { network, name })),
        ],
        (loaded) => ({
          reply: null,
          effects: [
            ...transfers
              .map((row) => loaded.find(chainTransfersTable, keyOf(row)))
              .flatMap((row) =>
                row?.page === page ? [saveRow(chainTransfersTable, { ...row, page: null })] : [],
              ),
            ...transactions
              .map(({ instructionId }) => loaded.find(chainTransactionsTable, { instructionId }))
              .flatMap((row) =>
                row?.page === page ? [saveRow(chainTransactionsTable, { ...row, page: null })] : [],
              ),
            ...gas
              .map(({ network, name }) => loaded.find(chainGasEntriesTable, { network, name }))
              .flatMap((row) => (row?.page === page ? [removeRow(chainGasEntriesTable, row)] : [])),
          ],
        }),
      ),
    );
  }

  atDepositAddresses(network: Network): Promise<ChainHolding[]> {
    return selectMatching(this.#db, chainHoldingsTable, [{ network }]);
  }
}

function addHolding(holdings: Map<string, ChainHolding>, loaded: Loaded, row: ChainTransfer): void {
  const { network, asset, isCounted } = row;
  const key = `${network}:${asset}`;
  const known = holdings.get(key) ?? loaded.find(chainHoldingsTable, { network, asset });
  const before = known?.amountMinor ?? 0n;
  holdings.set(key, {
    network,
    asset,
    amountMinor: isCounted ? before + weightOf(row) : before - weightOf(row),
  });
}
