import type { ProviderAlarmsDependencies } from '../port/provider-alarms.ts';
import type { Network } from '../../../generated/assets.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { type Db, exactSum, readExactSum, runStatement } from '../../db/statements/statement.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { need } from '../../writes/write.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { type Burnt, bookBurnt, gasNeed } from './gas-memory.ts';
import { chainWrite } from './memory.ts';
import {
  type ChainTransaction,
  type ChainWallet,
  type Version,
  chainTransactionsTable,
  chainWalletsTable,
} from './table.ts';

/** A wallet on one network. */
export interface WalletKey {
  readonly network: Network;
  readonly address: string;
}

/** What is sent, before it has a nonce. */
export type Intended = Pick<
  ChainTransaction,
  'instructionId' | 'kind' | 'network' | 'wallet' | 'asset' | 'recipient' | 'amountMinor'
>;

/** Transactions that are looked at in one round, the oldest first. */
const MOST_OPEN = 200;

/** What the adapter knows of hot wallets and their transactions. Every change is idempotent. */
export class WalletMemory {
  readonly #database: Database;
  readonly #submit: WriteQueue['submit'];

  constructor({ database, submit }: ProviderAlarmsDependencies) {
    this.#database = database;
    this.#submit = submit;
  }

  get #db(): Db {
    return this.#database.reader;
  }

  async findWallet(key: WalletKey): Promise<ChainWallet | undefined> {
    const [found] = await selectMatching(this.#db, chainWalletsTable, [key]);
    return found;
  }

  wallets(): Promise<ChainWallet[]> {
    return selectWhere(this.#db, chainWalletsTable, 'true order by network, address');
  }

  /** A wallet that was never used here goes on where the chain has it. */
  openWallet(key: WalletKey, nextNonce: number): Promise<ChainWallet> {
    return this.#changeWallet(key, (known) => known ?? { ...key, nextNonce, stopped: null });
  }

  stopWallet(key: WalletKey, why: string): Promise<ChainWallet> {
    return this.#changeWallet(key, (known) => ({ ...(known ?? { ...key, nextNonce: 0 }), stopped: why }));
  }

  resumeWallet(key: WalletKey, nextNonce: number): Promise<ChainWallet> {
    return this.#changeWallet(key, (known) => ({
      ...key,
      nextNonce: Math.max(nextNonce, known?.nextNonce ?? 0),
      stopped: null,
    }));
  }

  #changeWallet(
    key: WalletKey,
    change: (known: ChainWallet | undefined) => ChainWallet,
  ): Promise<ChainWallet> {
    return this.#submit(
      chainWrite(
        () => [need(chainWalletsTable, { ...key })],
        (loaded) => {
          const known = loaded.find(chainWalletsTable, { ...key });
          const reply = change(known);
          return { reply, effects: reply === known ? [] : [saveRow(chainWalletsTable, reply)] };
        },
      ),
    );
  }

  async find(instructionId: string): Promise<ChainTransaction | undefined> {
    const [found] = await selectMatching(this.#db, chainTransactionsTable, [{ instructionId }]);
    return found;
  }

  /**
   * Writes a signed transaction down, before it is sent.
   * @param nonce that it was signed for
   * @returns what is known of the order now; undefined if the nonce is taken, or the wallet is stopped
   */
  noteSigned(
    intended: Intended,
    nonce: number,
    version: Omit<Version, 'at'>,
  ): Promise<ChainTransaction | undefined> {
    const { instructionId, network, wallet: address } = intended;
    return this.#submit(
      chainWrite(
        () => [
          need(chainTransactionsTable, { instructionId }),
          need(chainWalletsTable, { network, address }),
        ],
        (loaded, { serverNow: at }) => {
          const known = loaded.find(chainTransactionsTable, { instructionId });
          if (known !== undefined) return { reply: known, effects: [] };
          const wallet = loaded.find(chainWalletsTable, { network, address });
          if (wallet?.nextNonce !== nonce || wallet.stopped !== null)
            return { reply: undefined, effects: [] };
          const row = rowOf(intended, { nonce, versions: [{ ...version, at }], signedAt: at });
          const moved = { ...wallet, nextNonce: nonce + 1 };
          return {
            reply: row,
            effects: [insertRow(chainTransactionsTable, row), saveRow(chainWalletsTable, moved)],
          };
        },
      ),
    );
  }

  /** So that an order can no longer be sent; answers false if it was signed. */
  cancel(intended: Intended): Promise<boolean> {
    const { instructionId } = intended;
    return this.#submit(
      chainWrite(
        () => [need(chainTransactionsTable, { instructionId })],
        (loaded, { serverNow: signedAt }) => {
          const known = loaded.find(chainTransactionsTable, { instructionId });
          if (known !== undefined) return { reply: known.standing === 'canceled', effects: [] };
          const row = {
            ...rowOf(intended, { nonce: null, versions: [], signedAt }),
            standing: 'canceled' as const,
          };
          return { reply: true, effects: [insertRow(chainTransactionsTable, row)] };
        },
      ),
    );
  }

  /** Those that are not final, the oldest first. */
  open({ network, address }: WalletKey): Promise<ChainTransaction[]> {
    return selectWhere(
      this.#db,
      chainTransactionsTable,
      `network = ? and wallet = ? and standing in ('sent', 'mined') order by nonce limit ${MOST_OPEN}`,
      [network, address],
    );
  }

  untaken(network: Network, page: string | null): Promise<ChainTransaction[]> {
    return selectWhere(
      this.#db,
      chainTransactionsTable,
      'page is not null and network = ? and page <> ? order by signed_at limit 500',
      [network, page ?? ''],
    );
  }

  /** The order that a transaction in a block was made for. */
  async ordersOf(network: Network, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await selectMatching(
      this.#db,
      chainTransactionsTable,
      hashes.map((transactionHash) => ({ network, transactionHash })),
    );
    return new Map(found.map(({ transactionHash, instructionId }) => [transactionHash ?? '', instructionId]));
  }

  /** What is on its way from a nonce on, in millionths. */
  async onItsWay({ network, address }: WalletKey, asset: string, from: number): Promise<bigint> {
    const [row] = await runStatement(
      this.#db,
      `select ${exactSum('amount_minor', 'total')} from chain_transactions where network = ? and wallet = ? ` +
        `and standing in ('sent', 'mined') and nonce >= ? and asset = ?`,
      [network, address, from, asset],
    );
    return row === undefined ? 0n : readExactSum(row, 'total');
  }

  /**
   * Saves what a look has found, unless another has; a new version is written down before it is sent.
   * @param burnt what one that is final now has paid for gas
   */
  save(before: ChainTransaction, after: ChainTransaction, burnt?: Burnt): Promise<boolean> {
    const { instructionId } = before;
    return this.#submit(
      chainWrite(
        () => [
          need(chainTransactionsTable, { instructionId }),
          ...(burnt === undefined ? [] : [gasNeed(after)]),
        ],
        (loaded) => {
          const now = loaded.find(chainTransactionsTable, { instructionId });
          const isSame =
            now?.standing === before.standing &&
            now.versions.length === before.versions.length &&
            now.transactionHash === before.transactionHash &&
            now.page === before.page;
          const gas = burnt === undefined ? [] : bookBurnt(loaded, after, burnt);
          return { reply: isSame, effects: isSame ? [saveRow(chainTransactionsTable, after), ...gas] : [] };
        },
      ),
    );
  }
}

function rowOf(
  intended: Intended,
  signed: Pick<ChainTransaction, 'nonce' | 'versions' | 'signedAt'>,
): ChainTransaction {
  return {
    ...intended,
    ...signed,
    standing: 'sent',
    transactionHash: null,
    blockNumber: null,
    settledMinor: null,
    page: null,
  };
}
