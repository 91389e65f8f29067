import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { ChainAsset } from '../../config/evm-chain.ts';
import {
  defineTable,
  flag,
  integer,
  integerOrNull,
  json,
  minor,
  minorOrNull,
  moment,
  text,
  textOrNull,
} from '../../db/statements/table.ts';

/** Whose an address is. */
export type Party = 'hot' | 'deposit' | 'other';

/**
 * - `confirming`: in a block that may still change.
 * - `credited`: final.
 * - `detected`: was in a block, and is in none.
 * - `returned`: has been in none for as long as finality takes.
 */
export type TransferStanding = 'confirming' | 'credited' | 'detected' | 'returned';

export interface TransferKey {
  readonly network: Network;
  readonly transactionHash: string;
  /** Among the transfers of its transaction, which a reorganisation keeps. */
  readonly transferIndex: number;
}

/** A transfer of a token that touches an address of ours. Addresses and hashes in lower case. */
export interface ChainTransfer extends TransferKey {
  readonly asset: ChainAsset;
  readonly sender: string;
  readonly recipient: string;
  readonly source: Party;
  readonly target: Party;
  readonly amountMinor: bigint;
  readonly blockNumber: number;
  readonly blockHash: string;
  /** The block's own time. */
  readonly blockAt: Moment;
  readonly standing: TransferStanding;
  /** As told last. */
  readonly confirmations: number;
  /** On the chain's clock. */
  readonly toldAt: Moment;
  /** The height at which it was first missed; null while it is in the chain. */
  readonly missingSince: number | null;
  /** Whether it is in the sum of what lies at deposit addresses. */
  readonly isCounted: boolean;
  /** The page that it is told in; null once that was taken in. */
  readonly page: string | null;
  /** Server clock. */
  readonly seenAt: Moment;
}

export const chainTransfersTable = defineTable<ChainTransfer>({
  name: 'chain_transfers',
  key: ['network', 'transactionHash', 'transferIndex'],
  columns: {
    network: text<Network>(),
    transactionHash: text(),
    transferIndex: integer(),
    asset: text<ChainAsset>(),
    sender: text(),
    recipient: text(),
    source: text<Party>(),
    target: text<Party>(),
    amountMinor: minor(),
    blockNumber: integer(),
    blockHash: text(),
    blockAt: moment(),
    standing: text<TransferStanding>(),
    confirmations: integer(),
    toldAt: moment(),
    missingSince: integerOrNull(),
    isCounted: flag(),
    page: textOrNull(),
    seenAt: moment(),
  },
});

/** What lies at deposit addresses. */
export interface ChainHolding {
  readonly network: Network;
  readonly asset: ChainAsset;
  readonly amountMinor: bigint;
}

export const chainHoldingsTable = defineTable<ChainHolding>({
  name: 'chain_holdings',
  key: ['network', 'asset'],
  columns: { network: text<Network>(), asset: text<ChainAsset>(), amountMinor: minor() },
});

export interface ChainWallet {
  readonly network: Network;
  readonly address: string;
  readonly nextNonce: number;
  /** Why nothing is signed; null if it is. */
  readonly stopped: string | null;
}

export const chainWalletsTable = defineTable<ChainWallet>({
  name: 'chain_wallets',
  key: ['network', 'address'],
  columns: { network: text<Network>(), address: text(), nextNonce: integer(), stopped: textOrNull() },
});

/** What a hot wallet has of the asset that its network takes for gas. */
export interface ChainGas {
  readonly network: Network;
  /** Another wallet goes on with the books: what it has more or less is a line. */
  readonly address: string;
  /** After everything that is booked: wei, as a decimal. */
  readonly bookedWei: string;
  /** The time of the newest block that is booked. */
  readonly bookedAt: Moment;
  /** Up to this block the chain was compared with it. */
  readonly seenBlock: number;
}

export const chainGasTable = defineTable<ChainGas>({
  name: 'chain_gas',
  key: ['network'],
  columns: {
    network: text<Network>(),
    address: text(),
    bookedWei: text(),
    bookedAt: moment(),
    seenBlock: integer(),
  },
});

/** A line about it, until the page that it is told in was taken in. */
export interface ChainGasEntry {
  readonly network: Network;
  readonly name: string;
  readonly amountMinor: bigint;
  readonly bookedAt: Moment;
  /** Null where no transaction of ours is behind it. */
  readonly instructionId: string | null;
  readonly transactionHash: string | null;
  readonly page: string;
}

export const chainGasEntriesTable = defineTable<ChainGasEntry>({
  name: 'chain_gas_entries',
  key: ['network', 'name'],
  columns: {
    network: text<Network>(),
    name: text(),
    amountMinor: minor(),
    bookedAt: moment(),
    instructionId: textOrNull(),
    transactionHash: textOrNull(),
    page: text(),
  },
});

/** One signed version of a transaction: the same nonce, another fee. */
export interface Version {
  readonly hash: string;
  readonly raw: string;
  /** In wei, as a decimal. */
  readonly maxFeePerGas: string;
  readonly maxPriorityFeePerGas: string;
  readonly gasLimit: string;
  /** Whether it sends nothing, in place of the others. */
  readonly cancels?: true;
  /** Server clock. */
  readonly at: Moment;
}

/**
 * - `sent`: signed, and sent until it is in a block.
 * - `mined`: in a block that may still change.
 * - `settled`, `failed`: final.
 * - `lost`: its nonce was used by a transaction that is not ours.
 * - `canceled`: before anything was signed.
 */
export type TransactionStanding = 'sent' | 'mined' | 'settled' | 'failed' | 'lost' | 'canceled';

/** What it was ordered for. */
export type TransactionKind = 'send' | 'return_receipt' | 'return_deposit';

export interface ChainTransaction {
  readonly instructionId: string;
  readonly kind: TransactionKind;
  readonly network: Network;
  readonly wallet: string;
  /** Null if it was canceled before it had one. */
  readonly nonce: number | null;
  readonly asset: ChainAsset;
  readonly recipient: string;
  readonly amountMinor: bigint;
  /** The newest last. */
  readonly versions: readonly Version[];
  readonly standing: TransactionStanding;
  /** Of the version that is in a block. */
  readonly transactionHash: string | null;
  readonly blockNumber: number | null;
  /** What its log moved. */
  readonly settledMinor: bigint | null;
  readonly page: string | null;
  readonly signedAt: Moment;
}

export const chainTransactionsTable = defineTable<ChainTransaction>({
  name: 'chain_transactions',
  key: ['instructionId'],
  columns: {
    instructionId: text(),
    kind: text<TransactionKind>(),
    network: text<Network>(),
    wallet: text(),
    nonce: integerOrNull(),
    asset: text<ChainAsset>(),
    recipient: text(),
    amountMinor: minor(),
    versions: json<readonly Version[]>(),
    standing: text<TransactionStanding>(),
    transactionHash: textOrNull(),
    blockNumber: integerOrNull(),
    settledMinor: minorOrNull(),
    page: textOrNull(),
    signedAt: moment(),
  },
});
