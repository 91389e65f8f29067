// made by npm run generate; do not edit

/** An error. */
export type ErrorResponse = {
  /** The stable code of the condition. */
  code:
    | 'invalid_request'
    | 'invalid_cursor'
    | 'unsupported_asset_network'
    | 'idempotency_key_required'
    | 'idempotency_key_invalid'
    | 'unauthenticated'
    | 'secret_key_required'
    | 'insufficient_scope'
    | 'step_up_required'
    | 'ip_not_allowed'
    | 'admin_only'
    | 'origin_not_allowed'
    | 'account_suspended'
    | 'not_found'
    | 'method_not_allowed'
    | 'request_timeout'
    | 'invalid_state'
    | 'epoch_changed'
    | 'idempotency_in_progress'
    | 'duplicate_external_reference'
    | 'quote_already_accepted'
    | 'payload_too_large'
    | 'unsupported_media_type'
    | 'idempotency_key_reused'
    | 'idempotency_key_expired'
    | 'capability_disabled'
    | 'asset_network_unavailable'
    | 'invalid_destination_address'
    | 'customer_not_entitled'
    | 'beneficiary_inactive'
    | 'destination_inactive'
    | 'quote_expired'
    | 'quote_slippage_exceeded'
    | 'identity_evidence_required'
    | 'identity_evidence_invalid'
    | 'webhook_url_refused'
    | 'limit_exceeded'
    | 'amount_below_minimum'
    | 'insufficient_funds'
    | 'rate_limited'
    | 'headers_too_large'
    | 'internal_error'
    | 'service_unavailable'
    | (string & {});
  /** A description of the error for people. */
  message: string;
  /** The request (`req_…`), the same as in the `X-Request-Id` header. */
  requestId: Identifier;
  /** Whether the same request with the same `Idempotency-Key` may succeed later. */
  retryable: boolean;
  /** The parts of the request that are wrong, at most 50. */
  details?: ErrorDetail[];
};
/** An identifier created by the service. */
export type Identifier = string;
/**
 * The asset of a balance.
 */
export type Asset = 'AUD' | 'USDC' | 'USDT';
/** An exact decimal with all of its asset's decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. */
export type SignedAmount = string;
/** A non-negative exact decimal with all of its asset's decimals. */
export type Amount = string;
/** A time in UTC with milliseconds (RFC 3339). */
export type Timestamp = string;
/** One balance of the wallet. */
export type Balance = {
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  asset: Asset;
  /** Available and reserved together. */
  posted: SignedAmount;
  /** What detected or confirming pay-ins and deposits are expected to add, after their fee. */
  pending: Amount;
  /** Reserved for operations in progress and for hold-backs. */
  reserved: Amount;
  /** What can be spent. */
  available: SignedAmount;
  /** The time of the balance. */
  asOf: Timestamp;
};
/** The reason, in words for people, on one line. */
export type Reason = string;
/**
 * What a limit or a fee applies to.
 */
export type ConfiguredOperation =
  | 'payin'
  | 'deposit'
  | 'payout'
  | 'stable_withdrawal'
  | 'conversion'
  | 'transfer'
  | 'kyc'
  | 'subscription';
/** A limit on new operations, which counts the principals of operations that have not failed. */
export type LimitRule = {
  operation: ConfiguredOperation;
  asset: Asset;
  /**
   * What `maximum` limits.
   */
  window: 'transaction' | 'day' | 'month';
  /** The minimum of a single operation, whatever the window. */
  minimum?: Amount;
  /** The maximum in the window. */
  maximum: Amount;
  /**
   * What happens outside the limit.
   */
  action: 'reject' | 'hold';
};
/** The credit limit of one asset. */
export type CreditLimit = {
  asset: Asset;
  /** The credit limit, as an amount of that asset. */
  amount: Amount;
};
/** The account's limits. */
export type ConfigurationLimits = {
  /** Limits on single operations and on their sums by day and month. */
  rules: LimitRule[];
  /** The maximum that one beneficiary can be paid in a calendar day in Australia/Sydney, in AUD cents. */
  beneficiaryDailyMaximum: number;
  /** How far below zero an available balance can be spent. */
  creditLimits: CreditLimit[];
};
/**
 * A payment rail for Australian dollars.
 */
export type AudRail = 'bsb_account' | 'npp' | 'payid';
/**
 * A stablecoin.
 */
export type StablecoinAsset = 'USDC' | 'USDT';
/**
 * The blockchain of a stablecoin.
 */
export type Network =
  | 'ethereum'
  | 'base'
  | 'arbitrum'
  | 'optimism'
  | 'polygon'
  | 'bsc'
  | 'avalanche'
  | 'solana'
  | 'tron';
/** Whether the account can use one pair of stablecoin and network. */
export type AssetNetworkSwitch = {
  asset: StablecoinAsset;
  network: Network;
  /** Whether the pair can be used. */
  enabled: boolean;
};
/** The account's capabilities. */
export type ConfigurationCapabilities = {
  /** Whether funding instruments can be issued, and money that arrives is credited without a review. */
  fundingEnabled: boolean;
  /** Whether payouts can be created. */
  payoutsEnabled: boolean;
  /** Whether stablecoins can be withdrawn. */
  stableWithdrawalsEnabled: boolean;
  /** Whether balances can be converted. */
  conversionsEnabled: boolean;
  /** The rails for incoming money. */
  audInboundRails: AudRail[];
  /** The rails for payouts. */
  audOutboundRails: AudRail[];
  /** The supported pairs of stablecoin and network, each enabled or disabled. */
  assetNetworks: AssetNetworkSwitch[];
};
/** The terms for returns and recalls. */
export type ConfigurationReturns = {
  /**
   * Who bears a loss that takes a balance below zero.
   */
  lossAllocation: 'tenant' | 'platform';
  /** Whether a returned payout also returns its fee, which was charged in addition to the amount. */
  refundDeductedFee: boolean;
  /** The share of each credited pay-in or deposit that is held back at first, in hundredths of a percent. */
  holdbackBps: number;
  /**
   * What lets spending resume after a loss.
   */
  replenishment: 'manual' | 'next_funding';
  /** How many times in total an operation is sent to a provider that cannot be reached, including the first time; at least once. */
  retryLimit: number;
  /** How long the share of `holdbackBps` stays reserved, in seconds. */
  timeoutSeconds: number;
  /** The age in seconds above which a provider's report raises an alarm for the operator. */
  staleEventSeconds: number;
};
/** Any JSON value. */
export type FreeFormValue = unknown;
/** Your own map. */
export type FreeFormMap = {
  [key: string]: FreeFormValue;
};
/** How the account's books are kept and reported. */
export type ConfigurationAccounting = {
  /** How the general ledger maps the account. */
  glMapping: FreeFormMap;
  /**
   * The accounting policy that the account follows.
   */
  policyTemplate: 'standard' | 'conservative';
  /**
   * How often statements are made.
   */
  statementFrequency: 'daily' | 'weekly' | 'monthly';
  /** Whether the account is notified of every return. */
  notifyOnReturn: boolean;
};
/** The agreed recovery targets. */
export type ConfigurationRecovery = {
  /** The longest time until service is restored, in minutes. */
  rtoMinutes: number;
  /** The longest span of data that may be lost, in minutes. */
  rpoMinutes: number;
  /** The longest time until queued work is caught up, in minutes. */
  queueRecoveryMinutes: number;
  /** How long the daily reconciliation with a provider's books can be overdue before it counts as stale, in minutes. */
  reconciliationStaleMinutes: number;
  /** The time until a period's books are closed, in hours. */
  accountingCloseHours: number;
};
/** A fee. */
export type FeeRule = {
  operation: ConfiguredOperation;
  asset: Asset;
  /** The network that it applies to; all if omitted. */
  network?: Network;
  /** The fixed part, as an amount of the asset. */
  flat: Amount;
  /** The variable part, in hundredths of a percent of the principal. */
  bps: number;
  /** The minimum fee. */
  minimum?: Amount;
  /** The maximum fee. */
  maximum?: Amount;
};
/** The account's pricing. */
export type ConfigurationPricing = {
  /** The fees. */
  fees: FeeRule[];
};
/** The identity requirements for payouts. */
export type ConfigurationIdentity = {
  /** Whether a payout requires identity evidence of its beneficiary. */
  requireIdentityEvidence: boolean;
  /** The level of checking at the identity provider. */
  identityLevelName: string;
  /** How long accepted evidence is valid, in seconds. */
  evidenceMaxAgeSeconds: number;
  /** The amount in AUD cents from which payouts are reviewed. */
  manualReviewThreshold: number;
};
/** How conversions are quoted and settled. */
export type ConfigurationSettlement = {
  /**
   * Whether operations settle individually or in batches, on a rail that supports both.
   */
  mode: 'instant' | 'batched';
  /** How long a quote is valid, in seconds. */
  quoteTtlSeconds: number;
  /** How far the market can move against the service before a quote is refused, in hundredths of a percent. */
  maximumSlippageBps: number;
};
/** The stablecoin and network that a payment route uses if its request omits them. */
export type DefaultRoutePair = {
  asset: StablecoinAsset;
  network: Network;
} | null;
/** One version of the account's configuration. */
export type TreasuryConfiguration = {
  /** The configuration (`cfg_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /** Counts the account's configurations from 1. */
  version: number;
  /** When it took effect. */
  effectiveAt: Timestamp;
  createdAt: Timestamp;
  /** Who made it. */
  createdBy: string;
  /** Why it was made. */
  reason: Reason;
  limits: ConfigurationLimits;
  capabilities: ConfigurationCapabilities;
  returns: ConfigurationReturns;
  accounting: ConfigurationAccounting;
  recovery: ConfigurationRecovery;
  pricing: ConfigurationPricing;
  identity: ConfigurationIdentity;
  settlement: ConfigurationSettlement;
  defaultRoutePair: DefaultRoutePair;
};
/** The reference of the bank or provider, on one line. */
export type ProviderReference = string;
/** Your own reference, on one line, up to 255 characters. */
export type ExternalReference = string;
/**
 * Whether the record can be used.
 */
export type RecordStatus = 'active' | 'inactive';
/** A name of 1 to 140 characters on one line, not blank. */
export type PartyName = string;
/** A bank account in the tenant's name for Australian dollars. */
export type AudFundingInstrument = {
  /** The funding instrument (`fin_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /** The bank's own reference for the account. */
  providerReference: ProviderReference;
  /** Your own reference, if you gave one. */
  externalReference?: ExternalReference;
  status: RecordStatus;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was deactivated. */
  deactivatedAt?: Timestamp;
  /**
   * The kind of instrument.
   * @constant
   */
  type: 'aud_account';
  /**
   * The asset that it accepts.
   * @constant
   */
  asset: 'AUD';
  /** The name on the account. */
  accountName: PartyName;
  /** The bank, state and branch number, six digits. */
  bsb: string;
  /** The account number, one to nine digits. */
  accountNumber: string;
  /** The PayID of the account, if you asked for one. */
  payId?: string;
  /** A hint to show before the account or its PayID is used for real-time payments. */
  activationMessage?: string;
};
/** An address in its network's own notation. */
export type StableAddress = string;
/** The tag or memo of the address, if the network has one. */
export type AddressTag = string;
/** An address for one stablecoin on one network. */
export type StableFundingInstrument = {
  /** The funding instrument (`fin_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /** The provider's own reference for the address. */
  providerReference: ProviderReference;
  /** Your own reference, if you gave one. */
  externalReference?: ExternalReference;
  status: RecordStatus;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was deactivated. */
  deactivatedAt?: Timestamp;
  /**
   * The kind of instrument.
   * @constant
   */
  type: 'stable_address';
  /** The asset that it accepts. */
  asset: StablecoinAsset;
  /** The network that it accepts it on. */
  network: Network;
  address: StableAddress;
  tag?: AddressTag;
};
/** A way to fund the wallet. */
export type FundingInstrument = AudFundingInstrument | StableFundingInstrument;
/**
 * The status of a pay-in.
 */
export type PayinStatus = 'detected' | 'confirming' | 'credited' | 'held' | 'returned';
/** A non-negative exact amount of Australian dollars with two decimals. */
export type AudAmount = string;
/** An amount of Australian dollars. */
export type AudMoney = {
  amount: AudAmount;
  /**
   * Always `AUD`.
   * @constant
   */
  currency: 'AUD';
};
/** Australian dollars that arrived at a funding instrument. */
export type Payin = {
  /** The pay-in (`pin_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /** The funding instrument that it arrived at (`fin_…`). */
  fundingInstrumentId: Identifier;
  /** The bank's reference. */
  providerReference: ProviderReference;
  status: PayinStatus;
  /** What the sender paid. */
  gross: AudMoney;
  /** The fee deducted from it. */
  inboundFee: AudMoney;
  /** What the wallet receives. */
  netCredit: AudMoney;
  /**
   * What to do.
   */
  nextAction: 'none' | 'wait_for_confirmation' | 'contact_support';
  /** When the bank reported it. */
  occurredAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was credited. */
  creditedAt?: Timestamp;
  /**
   * The kind of receipt.
   * @constant
   */
  type: 'aud_payin';
  /**
   * The asset that arrived.
   * @constant
   */
  asset: 'AUD';
  /** The sender's reference, if any. */
  externalReference?: ExternalReference;
  /** A further reference from the payment network, if any. */
  downstreamReference?: ProviderReference;
  /** The movement that credited it (`mov_…`). */
  movementId?: Identifier;
  /** Why it is held or was returned. */
  reason?: Reason;
};
/**
 * The status of a deposit.
 */
export type DepositStatus = 'detected' | 'confirming' | 'credited' | 'held' | 'returned';
/** A non-negative exact amount of a stablecoin with six decimals. */
export type StableAmount = string;
/** An amount of a stablecoin on a network. */
export type StableMoney = {
  amount: StableAmount;
  currency: StablecoinAsset;
  network: Network;
};
/** The transaction on the network's chain, in the chain's own notation. */
export type TransactionHash = string;
/** A stablecoin that arrived at a funding instrument. */
export type Deposit = {
  /** The deposit (`dep_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /** The funding instrument that it arrived at (`fin_…`). */
  fundingInstrumentId: Identifier;
  /** The provider's reference. */
  providerReference: ProviderReference;
  status: DepositStatus;
  /** What the sender sent. */
  gross: StableMoney;
  /** The fee deducted from it. */
  inboundFee: StableMoney;
  /** What the wallet receives. */
  netCredit: StableMoney;
  /**
   * What to do.
   */
  nextAction: 'none' | 'wait_for_confirmation' | 'contact_support';
  /** When it was first seen. */
  occurredAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was credited. */
  creditedAt?: Timestamp;
  /**
   * The kind of receipt.
   * @constant
   */
  type: 'stable_deposit';
  /** The asset that arrived. */
  asset: StablecoinAsset;
  /** The network that it arrived on. */
  network: Network;
  /** Whether its transaction has the confirmations that its network requires. */
  finalityReached: boolean;
  /** The transaction of the deposit. */
  transactionHash: TransactionHash;
  /** The reference that came with it, if any. */
  externalReference?: ExternalReference;
  /** A further reference from the payment network, if any. */
  downstreamReference?: ProviderReference;
  /** The movement that credited it (`mov_…`). */
  movementId?: Identifier;
  /** Why it is held or was returned. */
  reason?: Reason;
};
/** Incoming money. */
export type FundingReceipt = Payin | Deposit;
/** A name of your choice, on one line. */
export type DestinationName = string;
/** A saved address for withdrawals of a stablecoin. */
export type StablecoinDestination = {
  /** The destination (`dst_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /** Your own reference, or one that the service generated. */
  externalReference: ExternalReference;
  name: DestinationName;
  asset: StablecoinAsset;
  network: Network;
  address: StableAddress;
  tag?: AddressTag;
  /** Counts the changes of the record from 1. */
  version: number;
  /**
   * The address is valid on its network.
   */
  validationStatus: 'validated';
  status: RecordStatus;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was deactivated. */
  deactivatedAt?: Timestamp;
};
/**
 * What a movement did.
 */
export type MovementKind =
  | 'funding_credited'
  | 'funding_returned'
  | 'admin_adjustment'
  | 'payout_reserved'
  | 'withdrawal_reserved'
  | 'conversion_reserved'
  | 'conversion_credited'
  | 'reservation_released'
  | 'reservation_captured'
  | 'late_execution_debited'
  | 'funding_hold_released'
  | 'payout_returned';
/** One immutable change of the wallet, as the overview shows it. */
export type RecentMovement = {
  /** The movement (`mov_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  asset: Asset;
  kind: MovementKind;
  /** The change of the available balance, in units of the asset. */
  availableDelta: SignedAmount;
  /** The change of the reserved balance, in units of the asset. */
  reservedDelta: SignedAmount;
  /** The identifier of the record that caused it, such as a payout or a pay-in. */
  reference: string;
  /** The reason, if the cause does not imply it. */
  reason?: string;
  /** When it took effect. */
  occurredAt: Timestamp;
};
/** A stablecoin on one of the networks that support it. */
export type AssetNetwork = {
  asset: StablecoinAsset;
  network: Network;
};
/** What the service can do for the account now. */
export type RuntimeCapability = {
  /** The configuration (`cfg_…`). */
  configurationId: Identifier;
  /** The stablecoins and networks that can be used. */
  assetNetworks: AssetNetwork[];
  /** The rails for incoming money. */
  audInboundRails: AudRail[];
  /** The rails for payouts. */
  audOutboundRails: AudRail[];
};
/** The wallet at one time, as one snapshot. */
export type TreasuryOverview = {
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /** One balance for each asset, in the order AUD, USDC, USDT. */
  balances: Balance[];
  /** The configuration in effect. */
  configurations: TreasuryConfiguration[];
  /** The newest 50 funding instruments. */
  fundingInstruments: FundingInstrument[];
  /** The newest 50 pay-ins and deposits together. */
  fundingReceipts: FundingReceipt[];
  /** The newest 50 saved stablecoin addresses. */
  cryptoDestinations: StablecoinDestination[];
  /** The newest 20 movements. */
  recentMovements: RecentMovement[];
  /** What can be used now. */
  runtimeCapabilities: RuntimeCapability[];
};
/** An RFC 3339 date-time with its offset, such as `2026-03-03T09:00:00+11:00`, in the years 1000 to 2999. */
export type TimestampInput = string;
/**
 * The status of an operation.
 */
export type OperationStatus = 'accepted' | 'held' | 'submitted' | 'settled' | 'failed' | 'returned';
/**
 * The kind of operation.
 */
export type OperationKind = 'payout' | 'stable_withdrawal' | 'conversion';
/** One immutable change of the wallet. */
export type Movement = {
  /** The movement (`mov_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  asset: Asset;
  kind: MovementKind;
  /** The change of the available balance, in units of the asset. */
  availableDelta: SignedAmount;
  /** The change of the reserved balance, in units of the asset. */
  reservedDelta: SignedAmount;
  /** The identifier of the record that caused it, such as a payout or a pay-in. */
  reference: string;
  /** The reason, if the cause does not imply it. */
  reason?: string;
  /** When it took effect. */
  occurredAt: Timestamp;
  /** The cause's external reference, else its provider reference, else its identifier. */
  externalReference: ExternalReference;
  /** The operation that it belongs to, if any. */
  operationId?: Identifier;
  /** The kind of that operation. */
  operationKind?: OperationKind;
  /** The current status of that operation, the only part of a movement that changes. */
  operationStatus?: OperationStatus;
};
/** Pass it unchanged as `cursor` for the next page. */
export type NextCursor = string | null;
/** A page of the wallet's movements. */
export type MovementList = {
  /** The page, newest first. */
  data: Movement[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** An identifier as the service returned it. */
export type IdentifierInput = string;
/** One immutable change of the wallet, with its position in the history and its hash. */
export type MovementDetail = {
  /** The movement (`mov_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  asset: Asset;
  kind: MovementKind;
  /** The change of the available balance, in units of the asset. */
  availableDelta: SignedAmount;
  /** The change of the reserved balance, in units of the asset. */
  reservedDelta: SignedAmount;
  /** The identifier of the record that caused it, such as a payout or a pay-in. */
  reference: string;
  /** The reason, if the cause does not imply it. */
  reason?: string;
  /** When it took effect. */
  occurredAt: Timestamp;
  /** The cause's external reference, else its provider reference, else its identifier. */
  externalReference: ExternalReference;
  /** The operation that it belongs to, if any. */
  operationId?: Identifier;
  /** The kind of that operation. */
  operationKind?: OperationKind;
  /** The current status of that operation, the only part of a movement that changes. */
  operationStatus?: OperationStatus;
  /** Its position in the wallet's history in all assets, counted from 1 without gaps. */
  seq: number;
  /** The SHA-256 in lower-case hex of the hash of the previous movement (64 zeros before the first) followed by the canonical JSON (RFC 8785) of this movement without `hash` and `operationStatus`. */
  hash: string;
};
/** The wallet's balances at one time. */
export type BalancesAsOf = {
  /** The time, inclusive. */
  asOf: Timestamp;
  /** One balance for each asset, in the order AUD, USDC, USDT. */
  balances: Balance[];
};
/** All movements of one kind together. */
export type BalanceLine = {
  kind: MovementKind;
  /** The number of movements. */
  count: number;
  /** The change of the available balance. */
  availableDelta: SignedAmount;
  /** The change of the reserved balance. */
  reservedDelta: SignedAmount;
};
/** The movements that lead to a balance, summed by kind. */
export type BalanceExplanation = {
  asset: Asset;
  /** The time, inclusive. */
  asOf: Timestamp;
  /** One line for each kind of movement that occurred. */
  lines: BalanceLine[];
  /** The available balance at that time. */
  available: SignedAmount;
  /** The amount reserved for operations in progress and hold-backs. */
  reserved: Amount;
};
/** An RFC 3339 date-time with its offset, such as `2026-03-03T09:00:00+11:00`, or a date, such as `2026-03-03`, which is the midnight in Sydney that begins it. */
export type DateOrTimestampInput = string;
/**
 * The time between two points of a history.
 */
export type HistoryInterval = 'hour' | 'day' | 'week' | 'month';
/** The balance at the end of one interval. */
export type BalancePoint = {
  /** The end of the interval. */
  at: Timestamp;
  /** What could be spent. */
  available: SignedAmount;
  /** Reserved for operations in progress and for hold-backs. */
  reserved: Amount;
  /** Available and reserved together. */
  posted: SignedAmount;
};
/** What the wallet held of one asset over a time range. */
export type BalanceHistory = {
  asset: Asset;
  interval: HistoryInterval;
  /** The start of the range. */
  from: Timestamp;
  /** The end of the range, and the time of the last point. */
  to: Timestamp;
  /** One point for each interval, oldest first. */
  data: BalancePoint[];
};
/** What the wallet held of the asset. */
export type StatementBalance = {
  /** What could be spent. */
  available: SignedAmount;
  /** Reserved for operations in progress and for hold-backs. */
  reserved: Amount;
  /** Available and reserved together. */
  posted: SignedAmount;
};
/** One movement, and the balance after it. */
export type StatementLine = {
  /** Its position in the wallet's history in all assets. */
  seq: number;
  /** When it took effect. */
  occurredAt: Timestamp;
  kind: MovementKind;
  /** The change of the available balance. */
  availableDelta: SignedAmount;
  /** The change of the reserved balance. */
  reservedDelta: SignedAmount;
  /** The available balance after it. */
  available: SignedAmount;
  /** What was reserved after it. */
  reserved: Amount;
  /** The identifier of the record that caused it, such as a payout or a pay-in. */
  reference: string;
  /** The kind of the operation that it belongs to, if any. */
  operationKind?: OperationKind;
  /** The current status of that operation. */
  operationStatus?: OperationStatus;
  /** The cause's external reference, else its provider reference, else its identifier. */
  externalReference: ExternalReference;
  /** The reason, if the cause does not imply it. */
  reason?: string;
};
/** A SHA-256 hash in lower-case hex. */
export type Sha256 = string;
/** The newest movement of the wallet. */
export type LedgerHead = {
  /** Its position in the wallet's history. */
  seq: number;
  /** Its hash. */
  hash: Sha256;
};
/** What happened to the wallet's balance of one asset over a time range. */
export type Statement = {
  asset: Asset;
  /** The start of the range. */
  from: Timestamp;
  /** The end of the range, which is not part of it. */
  to: Timestamp;
  /** The balance before the first movement of the range. */
  opening: StatementBalance;
  /** The balance after the last movement of the range. */
  closing: StatementBalance;
  /** The movements of the range, summed by kind. */
  summary: BalanceLine[];
  /** A page of the movements of the range, oldest first. */
  lines: StatementLine[];
  /** The last movement of the wallet before the end of the range, in all assets. */
  head: LedgerHead;
  /** Whether there is a next page of lines. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** One line of the ledger export. */
export type LedgerLine = {
  /** The movement (`mov_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  asset: Asset;
  kind: MovementKind;
  /** The change of the available balance, in units of the asset. */
  availableDelta: SignedAmount;
  /** The change of the reserved balance, in units of the asset. */
  reservedDelta: SignedAmount;
  /** The identifier of the record that caused it, such as a payout or a pay-in. */
  reference: string;
  /** The reason, if the cause does not imply it. */
  reason?: string;
  /** When it took effect. */
  occurredAt: Timestamp;
  /** The cause's external reference, else its provider reference, else its identifier. */
  externalReference: ExternalReference;
  /** The operation that it belongs to, if any. */
  operationId?: Identifier;
  /** The kind of that operation. */
  operationKind?: OperationKind;
  /** The current status of that operation, the only part of a movement that changes. */
  operationStatus?: OperationStatus;
  /** Its position in the wallet's history in all assets, counted from 1 without gaps. */
  seq: number;
  /** The SHA-256 in lower-case hex of the hash of the previous movement (64 zeros before the first) followed by the canonical JSON (RFC 8785) of this line without `hash`, `previousHash` and `operationStatus`. */
  hash: string;
  /** The hash of the previous movement. */
  previousHash: Sha256;
};
/** A page of funding instruments. */
export type FundingInstrumentList = {
  /** The page, newest first. */
  data: FundingInstrument[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** The kind of PayID to issue. */
export type PayIdRequest = {
  /**
   * An e-mail address.
   * @constant
   */
  type: 'email';
};
/** A bank account to issue. */
export type CreateAudFundingInstrumentRequest = {
  /**
   * A bank account for Australian dollars.
   * @constant
   */
  type: 'aud_account';
  /** The name on the account; by default the tenant's own name. */
  accountName?: PartyName;
  /** Requests a PayID for the account. */
  withPayId?: PayIdRequest;
  externalReference?: ExternalReference;
};
/** A stablecoin address to issue. */
export type CreateStableFundingInstrumentRequest = {
  /**
   * An address for a stablecoin.
   * @constant
   */
  type: 'stable_address';
  asset: StablecoinAsset;
  network: Network;
  externalReference?: ExternalReference;
};
/** The instrument to issue. */
export type CreateFundingInstrumentRequest =
  | CreateAudFundingInstrumentRequest
  | CreateStableFundingInstrumentRequest;
/** An empty object. */
export type EmptyRequest = Record<string, never>;
/** A page of pay-ins. */
export type PayinList = {
  /** The page, newest first. */
  data: Payin[];
};
/** A page of deposits. */
export type DepositList = {
  /** The page, newest first. */
  data: Deposit[];
};
/** A bank account in Australia. */
export type BankAccountDestination = {
  /**
   * A BSB and account number.
   * @constant
   */
  type: 'bank_account';
  /** The bank, state and branch number, six digits without a hyphen. */
  bsb: string;
  /** The account number, one to nine digits. */
  accountNumber: string;
  /** The name on the account. */
  accountName: PartyName;
};
/** A PayID. */
export type PayIdDestination = {
  /**
   * A PayID.
   * @constant
   */
  type: 'payid';
  /** The PayID. */
  payId: string;
  /**
   * The kind of PayID.
   */
  payIdType: 'email' | 'phone' | 'abn';
  /** The name that the PayID is registered to. */
  accountName: PartyName;
};
/** Where the money goes. */
export type BeneficiaryDestination = BankAccountDestination | PayIdDestination;
/** A postal address of 1 to 500 characters, not blank. */
export type PostalAddress = string;
/** A person who receives payouts. */
export type IndividualBeneficiary = {
  /** The beneficiary (`ben_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /** Your own reference, or one that the service generated. */
  externalReference: ExternalReference;
  destination: BeneficiaryDestination;
  status: RecordStatus;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was deactivated. */
  deactivatedAt?: Timestamp;
  /**
   * A person.
   * @constant
   */
  type: 'individual';
  /** Given names. */
  firstName: PartyName;
  /** Family name. */
  lastName: PartyName;
  /** Date of birth, in the past. */
  dateOfBirth?: string;
  address?: PostalAddress;
  /** Your own data about the party. */
  partyContext?: FreeFormMap;
  /** Your own business details. */
  businessIdentity?: FreeFormMap;
  /** Your general ledger mapping. */
  glMapping?: FreeFormMap;
};
/** A business that receives payouts. */
export type BusinessBeneficiary = {
  /** The beneficiary (`ben_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /** Your own reference, or one that the service generated. */
  externalReference: ExternalReference;
  destination: BeneficiaryDestination;
  status: RecordStatus;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was deactivated. */
  deactivatedAt?: Timestamp;
  /**
   * A business.
   * @constant
   */
  type: 'business';
  /** The name of the business. */
  businessName: PartyName;
  /** Australian Business Number, eleven digits with valid check digits. */
  abn?: string;
  /** Australian Company Number, nine digits with a valid check digit. */
  acn?: string;
  address?: PostalAddress;
  /** Your own data about the party. */
  partyContext?: FreeFormMap;
  /** Your own business details. */
  businessIdentity?: FreeFormMap;
  /** Your general ledger mapping. */
  glMapping?: FreeFormMap;
};
/** A recipient of payouts. */
export type Beneficiary = IndividualBeneficiary | BusinessBeneficiary;
/** A page of beneficiaries. */
export type BeneficiaryList = {
  /** The page, newest first. */
  data: Beneficiary[];
};
/** A PayID in a request. */
export type PayIdDestinationInput = {
  /**
   * A PayID.
   * @constant
   */
  type: 'payid';
  /** The PayID. */
  payId: string;
  /**
   * The kind of PayID; detected from its form by default.
   */
  payIdType?: 'email' | 'phone' | 'abn';
  /** The name that the PayID is registered to. */
  accountName: PartyName;
};
/** Where the money goes, as a request names it. */
export type BeneficiaryDestinationInput = BankAccountDestination | PayIdDestinationInput;
/** Evidence of the beneficiary's identity, submitted when the beneficiary is created. */
export type IdentityInput = {
  /** A share token of the identity provider. */
  shareToken: string;
};
/** A person to pay. */
export type CreateIndividualBeneficiaryRequest = {
  destination: BeneficiaryDestinationInput;
  /**
   * A person.
   * @constant
   */
  type: 'individual';
  /** Given names. */
  firstName: PartyName;
  /** Family name. */
  lastName: PartyName;
  /** Date of birth, in the past. */
  dateOfBirth?: string;
  address?: PostalAddress;
  /** Your own reference; generated by default. */
  externalReference?: ExternalReference;
  /** Your own data about the party. */
  partyContext?: FreeFormMap;
  /** Your own business details. */
  businessIdentity?: FreeFormMap;
  /** Your general ledger mapping. */
  glMapping?: FreeFormMap;
  identity?: IdentityInput;
};
/** A business to pay. */
export type CreateBusinessBeneficiaryRequest = {
  destination: BeneficiaryDestinationInput;
  /**
   * A business.
   * @constant
   */
  type: 'business';
  /** The name of the business. */
  businessName: PartyName;
  /** Australian Business Number, eleven digits with valid check digits. */
  abn?: string;
  /** Australian Company Number, nine digits with a valid check digit. */
  acn?: string;
  address?: PostalAddress;
  /** Your own reference; generated by default. */
  externalReference?: ExternalReference;
  /** Your own data about the party. */
  partyContext?: FreeFormMap;
  /** Your own business details. */
  businessIdentity?: FreeFormMap;
  /** Your general ledger mapping. */
  glMapping?: FreeFormMap;
  identity?: IdentityInput;
};
/** The recipient and the destination. */
export type CreateBeneficiaryRequest = CreateIndividualBeneficiaryRequest | CreateBusinessBeneficiaryRequest;
/**
 * The status of identity evidence.
 */
export type IdentityEvidenceStatus = 'pending' | 'accepted' | 'rejected' | 'expired';
/** The identity provider's result about a beneficiary. */
export type IdentityEvidence = {
  /** The evidence (`evd_…`). */
  id: Identifier;
  /** The beneficiary that it is about (`ben_…`). */
  beneficiaryId: Identifier;
  status: IdentityEvidenceStatus;
  /** The level of checking at the identity provider, from the configuration. */
  level: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was accepted. */
  acceptedAt?: Timestamp;
  /** When it expires. */
  expiresAt?: Timestamp;
  /** Why it was rejected, if the identity provider gave a reason. */
  reason?: Reason;
};
/** A page of identity evidence. */
export type IdentityEvidenceList = {
  /** The page, newest first. */
  data: IdentityEvidence[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** Evidence of the beneficiary's identity. */
export type CreateIdentityEvidenceRequest = {
  /** A share token of the identity provider. */
  shareToken: string;
};
/** A page of saved destinations. */
export type DestinationList = {
  /** The page, newest first. */
  data: StablecoinDestination[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** The address to save. */
export type CreateDestinationRequest = {
  name: DestinationName;
  asset: StablecoinAsset;
  network: Network;
  /** The address, in its network's own notation. */
  address: StableAddress;
  tag?: AddressTag;
  /** Your own reference; generated by default. */
  externalReference?: ExternalReference;
};
/** Why an operation is held, as a stable code (`GET /v1/meta/reasons`). */
export type OperationHoldReason =
  | 'limit_exceeded'
  | 'amount_below_minimum'
  | 'manual_review'
  | 'identity_evidence_pending'
  | 'provider_review'
  | 'provider_unreachable'
  | 'provider_unknown'
  | 'order_expired'
  | 'file_refused'
  | (string & {});
/** Why an operation failed or was returned, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider). */
export type OperationFailureCode =
  | 'provider_refused'
  | 'returned_by_provider'
  | 'invalid_account'
  | 'account_closed'
  | 'invalid_address'
  | 'limit_exceeded'
  | 'address_barred'
  | 'rejected_by_token'
  | 'transaction_failed'
  | 'review_rejected'
  | 'identity_evidence_rejected'
  | 'file_refused'
  | 'canceled'
  | (string & {});
/** What to do next. */
export type NextAction =
  | 'none'
  | 'wait_for_confirmation'
  | 'wait_for_provider'
  | 'supply_evidence'
  | 'correct_details'
  | 'contact_support'
  | (string & {});
/** One status that an operation took. */
export type StatusChange = {
  status: OperationStatus;
  /** When the status was reached. */
  at: Timestamp;
  /** More detail, if there is any. */
  reason?: Reason;
};
/** The effect of one late report after the operation had ended. */
export type OperationAdjustment = {
  /** `late_return`. */
  kind: 'late_return' | 'late_execution' | (string & {});
  /** When the report was applied. */
  at: Timestamp;
  /** The movements that the report posted, in order. */
  movementIds: Identifier[];
  /** More detail, if there is any. */
  reason?: Reason;
};
/** A person and the destination when the payout was created. */
export type IndividualBeneficiarySnapshot = {
  /**
   * A person.
   * @constant
   */
  type: 'individual';
  /** Given names. */
  firstName: PartyName;
  /** Family name. */
  lastName: PartyName;
  /** Date of birth, in the past. */
  dateOfBirth?: string;
  address?: PostalAddress;
  destination: BeneficiaryDestination;
};
/** A business and the destination when the payout was created. */
export type BusinessBeneficiarySnapshot = {
  /**
   * A business.
   * @constant
   */
  type: 'business';
  /** The name of the business. */
  businessName: PartyName;
  /** Australian Business Number, eleven digits with valid check digits. */
  abn?: string;
  /** Australian Company Number, nine digits with a valid check digit. */
  acn?: string;
  address?: PostalAddress;
  destination: BeneficiaryDestination;
};
/** The recipient and the destination when the payout was created. */
export type BeneficiarySnapshot = IndividualBeneficiarySnapshot | BusinessBeneficiarySnapshot;
/**
 * Who is shown as the sender.
 */
export type Remitter = 'platform' | 'tenant';
/** The text on the beneficiary's statement, on one line. */
export type StatementReference = string;
/** What the payout is for, on one line, up to 255 characters. */
export type PayoutPurpose = string;
/** A payment of Australian dollars to a beneficiary. */
export type Payout = {
  /** The payout (`pay_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /**
   * The kind of operation.
   * @constant
   */
  kind: 'payout';
  status: OperationStatus;
  /** Your own reference. */
  externalReference: ExternalReference;
  /**
   * The asset paid out.
   * @constant
   */
  asset: 'AUD';
  /** What the beneficiary receives. */
  principal: AudMoney;
  /** The fee in addition. */
  fee: AudMoney;
  /** The total taken from the wallet. */
  sourceDebit: AudMoney;
  /** The configuration that determined price and policy (`cfg_…`). */
  configurationId: Identifier;
  /** Why it is held, as a stable code (`GET /v1/meta/reasons`). */
  holdReason?: OperationHoldReason;
  /** Why it failed or was returned, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider). */
  failureCode?: OperationFailureCode;
  /** Why it failed or was returned, in words for people. */
  failureMessage?: Reason;
  nextAction: NextAction;
  /** The status history, oldest first. */
  statusHistory: StatusChange[];
  /** Every movement that belongs to it, oldest first. */
  movementIds: Identifier[];
  /** The effects of late reports after it had ended, oldest first. */
  adjustments: OperationAdjustment[];
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was accepted. */
  acceptedAt?: Timestamp;
  /** When it was sent to the provider. */
  submittedAt?: Timestamp;
  /** When it settled. */
  settledAt?: Timestamp;
  /** When it failed. */
  failedAt?: Timestamp;
  /** When it was returned. */
  returnedAt?: Timestamp;
  /** The recipient (`ben_…`). */
  beneficiaryId: Identifier;
  beneficiarySnapshot: BeneficiarySnapshot;
  /** The identity evidence that it uses or is held for (`evd_…`), if policy required evidence or the request named it. */
  evidenceId?: Identifier;
  onBehalfOf: Remitter;
  /** The name shown as the sender. */
  remitterName: PartyName;
  statementReference?: StatementReference;
  purpose?: PayoutPurpose;
  /** A wallet provider's reference, as you gave it. */
  walletProviderReference?: ProviderReference;
  /** A merchant's reference, as you gave it. */
  downstreamMerchantReference?: ProviderReference;
  rail: AudRail;
  /** The bank's reference, when there is one. */
  providerReference?: ProviderReference;
  /** Your own map, as you gave it. */
  metadata?: FreeFormMap;
};
/** A page of payouts. */
export type PayoutList = {
  /** The page, newest first. */
  data: Payout[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** An amount of Australian dollars, above zero and up to 999999999999.99, with at most two decimals. */
export type AudAmountInput = string;
/** The payment and its recipient. */
export type CreatePayoutRequest = {
  /** The recipient (`ben_…`). */
  beneficiaryId: IdentifierInput;
  /** What the beneficiary receives, in Australian dollars, above zero and up to 999999999999.99. */
  amount: AudAmountInput;
  /**
   * Payouts are in Australian dollars.
   * @constant
   */
  currency: 'AUD';
  /** Your own reference, up to 255 characters. */
  externalReference: ExternalReference;
  purpose?: PayoutPurpose;
  /** A wallet provider's reference. */
  walletProviderReference?: ProviderReference;
  /** A merchant's reference. */
  downstreamMerchantReference?: ProviderReference;
  /** The identity evidence for the payout (`evd_…`). */
  evidenceId?: IdentifierInput;
  /** Who is shown as the sender of this payout; by default as in the Treasury settings. */
  onBehalfOf?: Remitter;
  statementReference?: StatementReference;
  /** Your own map. */
  metadata?: FreeFormMap;
};
/** The payout to check, with the same fields as when creating it. */
export type PreviewPayoutRequest = {
  /** The recipient (`ben_…`). */
  beneficiaryId: IdentifierInput;
  /** What the beneficiary receives, in Australian dollars, above zero and up to 999999999999.99. */
  amount: AudAmountInput;
  /**
   * Payouts are in Australian dollars.
   * @constant
   */
  currency: 'AUD';
  /** Your own reference, up to 255 characters. */
  externalReference: ExternalReference;
  purpose?: PayoutPurpose;
  /** A wallet provider's reference. */
  walletProviderReference?: ProviderReference;
  /** A merchant's reference. */
  downstreamMerchantReference?: ProviderReference;
  /** The identity evidence for the payout (`evd_…`). */
  evidenceId?: IdentifierInput;
  /** Who is shown as the sender of this payout; by default as in the Treasury settings. */
  onBehalfOf?: Remitter;
  statementReference?: StatementReference;
  /** Your own map. */
  metadata?: FreeFormMap;
};
/** What creating the payout would do now. */
export type PayoutPreview = {
  /** What the beneficiary would receive. */
  principal: AudMoney;
  /** The fee in addition. */
  fee: AudMoney;
  /** The total that it would take from the wallet. */
  sourceDebit: AudMoney;
  /**
   * The asset that it would pay out.
   * @constant
   */
  asset: 'AUD';
  /** The network of a stablecoin. */
  network?: Network;
  /** The configuration that determines price and policy (`cfg_…`). */
  configurationId: Identifier;
  /** Whether the creation would be accepted or held, rather than refused. */
  canProceed: boolean;
  /** With `canProceed: false`, the error code that creating it would return. */
  holdReason?: string;
};
/** Why the operation is canceled. */
export type CancelOperationRequest = {
  /** The reason, in words for people, on one line. */
  reason?: string;
};
/** The destination when the withdrawal was created. */
export type DestinationSnapshot = {
  name: DestinationName;
  asset: StablecoinAsset;
  network: Network;
  address: StableAddress;
  tag?: AddressTag;
  /** The version of the destination. */
  version: number;
};
/** A transfer of a stablecoin to a saved destination. */
export type Withdrawal = {
  /** The withdrawal (`wdr_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /**
   * The kind of operation.
   * @constant
   */
  kind: 'stable_withdrawal';
  /** The status of the withdrawal. */
  status: OperationStatus;
  /** Your own reference. */
  externalReference: ExternalReference;
  /** The asset sent. */
  asset: StablecoinAsset;
  /** The network that it is sent on. */
  network: Network;
  /** What the destination receives. */
  principal: StableMoney;
  /** The fee in addition. */
  fee: StableMoney;
  /** The total taken from the wallet. */
  sourceDebit: StableMoney;
  /** The configuration that determined price and policy (`cfg_…`). */
  configurationId: Identifier;
  /** Why it is held, as a stable code (`GET /v1/meta/reasons`). */
  holdReason?: OperationHoldReason;
  /** Why it failed, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider). */
  failureCode?: OperationFailureCode;
  /** Why it failed, in words for people. */
  failureMessage?: Reason;
  nextAction: NextAction;
  /** The status history, oldest first. */
  statusHistory: StatusChange[];
  /** Every movement that belongs to it, oldest first. */
  movementIds: Identifier[];
  /** The effects of late reports after it had ended, oldest first. */
  adjustments: OperationAdjustment[];
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was accepted. */
  acceptedAt?: Timestamp;
  /** When it was sent to the provider. */
  submittedAt?: Timestamp;
  /** When it settled. */
  settledAt?: Timestamp;
  /** When it failed. */
  failedAt?: Timestamp;
  /** The saved destination (`dst_…`). */
  destinationId: Identifier;
  destinationSnapshot: DestinationSnapshot;
  /** The transaction on the chain. */
  transactionHash?: TransactionHash;
  /** The number of confirmations of that transaction. */
  confirmations: number;
  /** The provider's reference, when there is one. */
  providerReference?: ProviderReference;
  /** Your own map, as you gave it. */
  metadata?: FreeFormMap;
};
/** A page of withdrawals. */
export type WithdrawalList = {
  /** The page, newest first. */
  data: Withdrawal[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** An amount of a stablecoin, above zero and up to 999999999999.99, with at most six decimals. */
export type StableAmountInput = string;
/** The withdrawal and its destination. */
export type CreateWithdrawalRequest = {
  /** The destination (`dst_…`). */
  destinationId: IdentifierInput;
  /** What the destination receives, in its asset, above zero and up to 999999999999.99, with at most six decimals. */
  amount: StableAmountInput;
  /** Your own reference, up to 255 characters. */
  externalReference: ExternalReference;
  /** Your own map. */
  metadata?: FreeFormMap;
};
/** The withdrawal to check, with the same fields as when creating it. */
export type PreviewWithdrawalRequest = {
  /** The destination (`dst_…`). */
  destinationId: IdentifierInput;
  /** What the destination receives, in its asset, above zero and up to 999999999999.99, with at most six decimals. */
  amount: StableAmountInput;
  /** Your own reference, up to 255 characters. */
  externalReference: ExternalReference;
  /** Your own map. */
  metadata?: FreeFormMap;
};
/** What creating the withdrawal would do now. */
export type WithdrawalPreview = {
  /** What the destination would receive. */
  principal: StableMoney;
  /** The fee in addition. */
  fee: StableMoney;
  /** The total that it would take from the wallet. */
  sourceDebit: StableMoney;
  /** The asset that it would send. */
  asset: StablecoinAsset;
  /** The network that it would send it on. */
  network: Network;
  /** The configuration that determines price and policy (`cfg_…`). */
  configurationId: Identifier;
  /** Whether the creation would be accepted or held, rather than refused. */
  canProceed: boolean;
  /** With `canProceed: false`, the error code that creating it would return. */
  holdReason?: string;
};
/**
 * The status of a quote.
 */
export type ConversionQuoteStatus = 'open' | 'accepted' | 'expired';
/** An amount of any asset. */
export type Money = AudMoney | StableMoney;
/** How many units of the destination asset one unit of the source asset gives, an exact decimal with ten decimals. */
export type Rate = string;
/** An exact offer to exchange one balance for another. */
export type ConversionQuote = {
  /** The quote (`quo_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  status: ConversionQuoteStatus;
  /** What would be exchanged. */
  source: Money;
  /** What the wallet would receive. */
  destination: Money;
  /** The fee in addition to the source, in its asset. */
  fee: Money;
  /** The total that it would take from the wallet. */
  sourceDebit: Money;
  rate: Rate;
  /**
   * The side whose amount was fixed.
   */
  side: 'source' | 'destination';
  /** The configuration that determined price and policy (`cfg_…`). */
  configurationId: Identifier;
  /** The time from which it can no longer be accepted. */
  expiresAt: Timestamp;
  createdAt: Timestamp;
  /** The conversion created by its acceptance (`cnv_…`). */
  conversionId?: Identifier;
};
/** A page of quotes. */
export type ConversionQuoteList = {
  /** The page, newest first. */
  data: ConversionQuote[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** An amount of any asset, above zero and up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. */
export type AssetAmountInput = string;
/** An exchange of an exact amount of the source asset. */
export type CreateSourceQuoteRequest = {
  /** What to exchange. */
  sourceAsset: Asset;
  /** The asset to receive. */
  destinationAsset: Asset;
  /** The amount to exchange, in the source asset, above zero and up to 999999999999.99, with at most that asset's decimals. */
  sourceAmount: AssetAmountInput;
  /** The network of the source if it is a stablecoin; by default the first enabled one. */
  sourceNetwork?: Network;
  /** The network of the destination if it is a stablecoin; by default the first enabled one. */
  destinationNetwork?: Network;
};
/** An exchange for an exact amount of the destination asset. */
export type CreateDestinationQuoteRequest = {
  /** What to exchange. */
  sourceAsset: Asset;
  /** The asset to receive. */
  destinationAsset: Asset;
  /** The amount to receive, in the destination asset, above zero and up to 999999999999.99, with at most that asset's decimals. */
  destinationAmount: AssetAmountInput;
  /** The network of the source if it is a stablecoin; by default the first enabled one. */
  sourceNetwork?: Network;
  /** The network of the destination if it is a stablecoin; by default the first enabled one. */
  destinationNetwork?: Network;
};
/** The exchange. */
export type CreateConversionQuoteRequest = CreateSourceQuoteRequest | CreateDestinationQuoteRequest;
/** A reference for the conversion. */
export type AcceptConversionQuoteRequest = {
  /** Your own reference, up to 255 characters. */
  externalReference?: ExternalReference;
};
/** An exchange of one balance for another at the rate of an accepted quote. */
export type Conversion = {
  /** The conversion (`cnv_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  clientId: Identifier;
  /**
   * The kind of operation.
   * @constant
   */
  kind: 'conversion';
  /** The status of the conversion. */
  status: OperationStatus;
  /** Your own reference; by default the identifier of the conversion. */
  externalReference: ExternalReference;
  /** The asset of the source. */
  asset: Asset;
  /** The network of the source, if it is a stablecoin. */
  network?: Network;
  /** What is exchanged, the same as `source`. */
  principal: Money;
  /** The fee in addition, in the asset of the source. */
  fee: Money;
  /** The total taken from the wallet. */
  sourceDebit: Money;
  /** The configuration that determined price and policy (`cfg_…`). */
  configurationId: Identifier;
  /** Why it is held, as a stable code (`GET /v1/meta/reasons`). */
  holdReason?: OperationHoldReason;
  /** Why it failed, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider). */
  failureCode?: OperationFailureCode;
  /** Why it failed, in words for people. */
  failureMessage?: Reason;
  nextAction: NextAction;
  /** The status history, oldest first. */
  statusHistory: StatusChange[];
  /** Every movement that belongs to it, oldest first. */
  movementIds: Identifier[];
  /** The effects of late reports after it had ended, oldest first. */
  adjustments: OperationAdjustment[];
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was accepted. */
  acceptedAt?: Timestamp;
  /** When it was sent to the provider. */
  submittedAt?: Timestamp;
  /** When it settled. */
  settledAt?: Timestamp;
  /** When it failed. */
  failedAt?: Timestamp;
  /** The accepted quote (`quo_…`). */
  quoteId: Identifier;
  /** The asset to exchange. */
  source: Money;
  /** What the wallet receives. */
  destination: Money;
  rate: Rate;
  /** The exchange's reference, when there is one. */
  providerReference?: ProviderReference;
};
/** A page of conversions. */
export type ConversionList = {
  /** The page, newest first. */
  data: Conversion[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** The account's defaults for payouts. */
export type TreasurySettings = {
  /** Who is shown as the sender of payouts that do not specify it. */
  payoutRemitter: Remitter;
  /** The tenant's company name, shown for `tenant`. */
  tenantRemitterName: PartyName;
  /** Whether payouts and deliveries of transfers can show the tenant as their sender. */
  poboEnabled: boolean;
  /** When the settings last changed. */
  updatedAt: Timestamp;
};
/** The settings to change, at least one. */
export type UpdateTreasurySettingsRequest = {
  /** Who is shown as the sender of payouts that do not specify it. */
  payoutRemitter?: Remitter;
  /** Whether payouts and deliveries of transfers can show the tenant as their sender. */
  poboEnabled?: boolean;
};
/** Your own identifier of the customer, on one line, up to 255 characters. */
export type ExternalCustomerId = string;
/**
 * The status of a customer's verification.
 */
export type VerificationStatus = 'not_started' | 'in_progress' | 'needs_review' | 'approved' | 'rejected';
/** An e-mail address (RFC 5321), up to 254 characters. */
export type EmailAddress = string;
/** The contact details of the customer. */
export type Contact = {
  email: EmailAddress;
  /** The name of the contact person. */
  name: PartyName;
};
/**
 * What a customer is allowed to do.
 */
export type Entitlement = 'aud_onramp' | 'aud_offramp';
/**
 * The status of an entitlement.
 */
export type EntitlementStatus = 'not_requested' | 'in_progress' | 'approved' | 'rejected' | 'suspended';
/** One entitlement and its status. */
export type CustomerEntitlement = {
  entitlement: Entitlement;
  status: EntitlementStatus;
};
/** A country, an assigned upper-case code of ISO 3166-1 alpha-2. */
export type CountryCode = string;
/** The identity of the business. */
export type BusinessDetails = {
  /** The registered name. */
  companyName: PartyName;
  /** The registration number, up to 50 characters on one line. */
  registrationNumber: string;
  /** The country of registration, an assigned upper-case code of ISO 3166-1 alpha-2. */
  country: CountryCode;
};
/** The identity of a person. */
export type IndividualDetails = {
  /** Given names. */
  firstName: PartyName;
  /** Family name. */
  lastName: PartyName;
  /** Date of birth, from 1900-01-01 to yesterday in Sydney. */
  dob: string;
  /** The country of nationality, an assigned upper-case code of ISO 3166-1 alpha-2. */
  nationality: CountryCode;
  /** The country of residence, an assigned upper-case code of ISO 3166-1 alpha-2. */
  country: CountryCode;
};
/** A person or a business that sends or receives money through payment routes. */
export type Customer = {
  /** The customer (`cus_…`). */
  id: Identifier;
  /** The tenant account of the key. */
  counterpartyId: Identifier;
  /**
   * Whether it is a person or a business.
   */
  type: 'individual' | 'business';
  contact: Contact;
  verificationStatus: VerificationStatus;
  /** The reason for the verification's status, if one was given. */
  verificationReason?: Reason;
  /** The status of each entitlement, `aud_onramp` first. */
  entitlements: CustomerEntitlement[];
  createdAt: Timestamp;
  /** When the record last changed. */
  updatedAt: Timestamp;
  externalCustomerId?: ExternalCustomerId;
  /** The details of a business, if they were given. */
  businessDetails?: BusinessDetails;
  /** The details of a person, if they were given. */
  individualDetails?: IndividualDetails;
  /** Your own data about the customer. */
  metadata?: FreeFormMap;
};
/** A page of customers. */
export type CustomerList = {
  /** The page, newest first. */
  data: Customer[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** The requested entitlements, without repeats. */
export type RequestedEntitlements = Entitlement[];
/** A person to onboard. */
export type CreateIndividualCustomerRequest = {
  /**
   * A person.
   * @constant
   */
  type: 'individual';
  contact: Contact;
  /** The complete details, or omitted; the verification starts when they are given. */
  individualDetails?: IndividualDetails;
  /** The requested entitlements, without repeats; none if omitted. */
  entitlements?: RequestedEntitlements;
  externalCustomerId?: ExternalCustomerId;
  /** Your own data about the customer. */
  metadata?: FreeFormMap;
};
/** A business to onboard. */
export type CreateBusinessCustomerRequest = {
  /**
   * A business.
   * @constant
   */
  type: 'business';
  contact: Contact;
  /** The complete details, or omitted; the verification starts when they are given. */
  businessDetails?: BusinessDetails;
  /** The requested entitlements, without repeats; none if omitted. */
  entitlements?: RequestedEntitlements;
  externalCustomerId?: ExternalCustomerId;
  /** Your own data about the customer. */
  metadata?: FreeFormMap;
};
/** The customer to create. */
export type CreateCustomerRequest = CreateIndividualCustomerRequest | CreateBusinessCustomerRequest;
/** The fields to change, at least one. */
export type UpdateCustomerRequest = {
  contact?: Contact;
  /** The complete details of a person. */
  individualDetails?: IndividualDetails;
  /** The complete details of a business. */
  businessDetails?: BusinessDetails;
  /** The requested entitlements, in addition to the existing ones. */
  entitlements?: RequestedEntitlements;
  /** Your own identifier of the customer, on one line, up to 255 characters. */
  externalCustomerId?: string | null;
  /** Your own data about the customer, which replaces the existing data. */
  metadata?: FreeFormMap;
};
/** The fee on each transfer. */
export type DeveloperFee = {
  /** The flat amount in Australian dollars; taken from a stablecoin at the transfer's rate. */
  flatAud: AudAmount;
  /** The share of what was sent, in basis points. */
  bps: number;
};
/** The account's developer fees. */
export type DeveloperFeeSchedule = {
  /** The account. */
  counterpartyId: Identifier;
  /** When they were last set; if never, when the account was created. */
  updatedAt: Timestamp;
  /** Who confirmed the last change. */
  updatedBy: string;
  transfer: DeveloperFee;
};
/** A non-negative amount of Australian dollars, zero included, up to 999999999999.99, with at most two decimals. */
export type AudFeeInput = string;
/** The whole schedule. */
export type ReplaceDeveloperFeesRequest = {
  /** The fee on each transfer. */
  transfer: {
    /** The flat amount, in Australian dollars. */
    flatAud: AudFeeInput;
    /** The share of what is sent, in basis points. */
    bps: number;
  };
};
/** The transfers in one asset that were completed on one day, and what they earned. */
export type RevenueDay = {
  /** The day in Sydney. */
  date: string;
  /** What the customers sent. */
  asset: Asset;
  /** The developer fees in that asset. */
  amount: Amount;
  /** The same in Australian dollars, each fee at the rate of its transfer. */
  amountAud: AudAmount;
  /** How many transfers were completed, including those without a fee. */
  count: number;
};
/** What transfers in one asset earned. */
export type RevenueTotal = {
  /** What the customers sent. */
  asset: Asset;
  /** The developer fees in that asset. */
  amount: Amount;
  /** The same in Australian dollars, each fee at the rate of its transfer. */
  amountAud: AudAmount;
  /** How many transfers were completed, including those without a fee. */
  count: number;
};
/** What the account's developer fees earned in a time range. */
export type Revenue = {
  /** The start of the range, inclusive. */
  from: Timestamp;
  /** The end of the range, exclusive. */
  to: Timestamp;
  /** By day and asset, newest day first. */
  data: RevenueDay[];
  /** The sums of the days, by asset. */
  totals: RevenueTotal[];
};
/** One completed transfer, with its fees. */
export type RevenueReportRow = {
  /** The transfer. */
  transferId: Identifier;
  /** When it was completed. */
  completedAt: Timestamp;
  /** The day in Sydney on which it was completed. */
  date: string;
  /** The customer who sent it. */
  customerId: Identifier;
  /** The account's own identifier of the customer, if any. */
  externalCustomerId?: string;
  /** The route of the transfer. */
  paymentRouteId: Identifier;
  /**
   * The direction of the transfer.
   */
  direction: 'aud_to_stablecoin' | 'stablecoin_to_aud';
  /** The asset that the customer sent. */
  sourceAsset: Asset;
  /** How much the customer sent. */
  sourceAmount: Amount;
  /** The platform's fee, in the same asset. */
  platformFee: Amount;
  /** The developer fee, in the same asset. */
  developerFee: Amount;
  /** The same in Australian dollars, at the rate of the transfer. */
  developerFeeAud: AudAmount;
  /** The amount converted. */
  converted: Amount;
  rate: Rate;
  /** The asset that was delivered. */
  destinationAsset: Asset;
  /** How much was delivered. */
  destinationAmount: Amount;
};
/** A page of the revenue report. */
export type RevenueReport = {
  /** The page, newest first. */
  data: RevenueReportRow[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** What happened, as `object.change`. */
export type EventType =
  | 'payout.accepted'
  | 'payout.held'
  | 'payout.submitted'
  | 'payout.settled'
  | 'payout.failed'
  | 'payout.returned'
  | 'payout.late_return'
  | 'payout.late_execution'
  | 'withdrawal.accepted'
  | 'withdrawal.held'
  | 'withdrawal.submitted'
  | 'withdrawal.settled'
  | 'withdrawal.failed'
  | 'withdrawal.late_execution'
  | 'conversion.accepted'
  | 'conversion.held'
  | 'conversion.submitted'
  | 'conversion.settled'
  | 'conversion.failed'
  | 'conversion.late_execution'
  | 'payin.detected'
  | 'payin.confirming'
  | 'payin.credited'
  | 'payin.held'
  | 'payin.returned'
  | 'deposit.detected'
  | 'deposit.confirming'
  | 'deposit.credited'
  | 'deposit.held'
  | 'deposit.returned'
  | 'funding_instrument.activated'
  | 'funding_instrument.deactivated'
  | 'beneficiary.created'
  | 'beneficiary.deactivated'
  | 'destination.created'
  | 'destination.deactivated'
  | 'identity_evidence.updated'
  | 'payment_route.created'
  | 'payment_route.deactivated'
  | 'transfer.detected'
  | 'transfer.held'
  | 'transfer.converting'
  | 'transfer.delivering'
  | 'transfer.completed'
  | 'transfer.failed'
  | 'transfer.returned'
  | 'treasury_settings.updated'
  | 'developer_fees.updated'
  | 'invoice.issued'
  | 'invoice.settled'
  | 'invoice.voided'
  | 'customer.created'
  | 'customer.updated'
  | 'api_key.created'
  | 'api_key.rotated'
  | 'api_key.revoked'
  | 'webhook.disabled'
  | 'webhook.test'
  | (string & {});
/**
 * The environment.
 */
export type Environment = 'sandbox' | 'production';
/**
 * The version of the interface, as in its paths.
 */
export type EventApiVersion = 'v1';
/** Grows by one when the service was restored from a backup. */
export type EventEpoch = number;
/** It increases with every event of the same `object` and `id`. */
export type EventVersion = number;
/** The path of the current state, relative to the base address. */
export type EventUrl = string;
/** What changed. */
export type EventData = {
  /** The record; for the settings and the developer fees, the account. */
  id: Identifier;
  /** The kind of record. */
  object:
    | 'payout'
    | 'withdrawal'
    | 'conversion'
    | 'payin'
    | 'deposit'
    | 'funding_instrument'
    | 'beneficiary'
    | 'destination'
    | 'identity_evidence'
    | 'payment_route'
    | 'transfer'
    | 'treasury_settings'
    | 'developer_fees'
    | 'invoice'
    | 'customer'
    | 'api_key'
    | 'webhook'
    | (string & {});
  /** The status that the change led to, which may no longer be the current one; null if the record has none. */
  status: string | null;
  version: EventVersion;
  url: EventUrl;
};
/** A change of a record. */
export type Event = {
  /** The event (`evt_…`). */
  id: Identifier;
  type: EventType;
  /** When the record changed, by the account's clock. */
  timestamp: Timestamp;
  environment: Environment;
  apiVersion: EventApiVersion;
  epoch: EventEpoch;
  data: EventData;
};
/** A page of events. */
export type EventList = {
  /** The page, newest first; with `after`, oldest first. */
  data: Event[];
  /** Whether there is a next page. */
  hasMore: boolean;
  /** Pass it unchanged as `cursor` for the next page. */
  nextCursor: string | null;
};
/**
 * Whether events are sent to it.
 */
export type WebhookStatus = 'active' | 'disabled';
/** Where events are sent, as serialised by the URL standard. */
export type WebhookUrl = string;
/** An event type, `<object>.*` for every type of an object, or `*` for all; the last two include types that are added later. */
export type EventFilter =
  | '*'
  | 'payout.*'
  | 'withdrawal.*'
  | 'conversion.*'
  | 'payin.*'
  | 'deposit.*'
  | 'funding_instrument.*'
  | 'beneficiary.*'
  | 'destination.*'
  | 'identity_evidence.*'
  | 'payment_route.*'
  | 'transfer.*'
  | 'treasury_settings.*'
  | 'developer_fees.*'
  | 'invoice.*'
  | 'customer.*'
  | 'api_key.*'
  | 'webhook.*'
  | 'payout.accepted'
  | 'payout.held'
  | 'payout.submitted'
  | 'payout.settled'
  | 'payout.failed'
  | 'payout.returned'
  | 'payout.late_return'
  | 'payout.late_execution'
  | 'withdrawal.accepted'
  | 'withdrawal.held'
  | 'withdrawal.submitted'
  | 'withdrawal.settled'
  | 'withdrawal.failed'
  | 'withdrawal.late_execution'
  | 'conversion.accepted'
  | 'conversion.held'
  | 'conversion.submitted'
  | 'conversion.settled'
  | 'conversion.failed'
  | 'conversion.late_execution'
  | 'payin.detected'
  | 'payin.confirming'
  | 'payin.credited'
  | 'payin.held'
  | 'payin.returned'
  | 'deposit.detected'
  | 'deposit.confirming'
  | 'deposit.credited'
  | 'deposit.held'
  | 'deposit.returned'
  | 'funding_instrument.activated'
  | 'funding_instrument.deactivated'
  | 'beneficiary.created'
  | 'beneficiary.deactivated'
  | 'destination.created'
  | 'destination.deactivated'
  | 'identity_evidence.updated'
  | 'payment_route.created'
  | 'payment_route.deactivated'
  | 'transfer.detected'
  | 'transfer.held'
  | 'transfer.converting'
  | 'transfer.delivering'
  | 'transfer.completed'
  | 'transfer.failed'
  | 'transfer.returned'
  | 'treasury_settings.updated'
  | 'developer_fees.updated'
  | 'invoice.issued'
  | 'invoice.settled'
  | 'invoice.voided'
  | 'customer.created'
  | 'customer.updated'
  | 'api_key.created'
  | 'api_key.rotated'
  | 'api_key.revoked'
  | 'webhook.disabled'
  | (string & {});
/** The events to send. */
export type EventFilterList = EventFilter[];
/** A subscription to the account's events. */
export type Webhook = {
  /** The subscription (`whk_…`). */
  id: Identifier;
  /** The tenant account of the key. */
  clientId: Identifier;
  url: WebhookUrl;
  eventTypes: EventFilterList;
  /** Your description. */
  description?: string;
  /** Your own data about the subscription. */
  metadata: FreeFormMap;
  status: WebhookStatus;
  /** Why it is disabled. */
  disabledReason?: 'manual' | 'gone' | 'failing' | (string & {});
  /** When it was disabled. */
  disabledAt?: Timestamp;
  /** The end of the first attempt that failed since the last success, or since `url` changed. */
  failingSince?: Timestamp;
  /** When its secret was last rotated. */
  secretRotatedAt?: Timestamp;
  /** Until when an earlier secret still signs beside the newest one, if any. */
  previousSecretExpiresAt?: Timestamp;
  createdAt: Timestamp;
  /** When the record last changed. */
  updatedAt: Timestamp;
};
/** A page of subscriptions. */
export type WebhookList = {
  /** The page, newest first. */
  data: Webhook[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** Where events are sent. */
export type WebhookUrlInput = string;
/** A description of your choice, up to 255 characters. */
export type WebhookDescription = string;
/** A new subscription. */
export type CreateWebhookRequest = {
  url: WebhookUrlInput;
  /** The events to send; all if omitted. */
  eventTypes?: EventFilterList;
  description?: WebhookDescription;
  /** Your own data about the subscription. */
  metadata?: FreeFormMap;
};
/** A subscription with its new secret, which no other answer shows. */
export type WebhookWithSecret = {
  /** The subscription (`whk_…`). */
  id: Identifier;
  /** The tenant account of the key. */
  clientId: Identifier;
  url: WebhookUrl;
  eventTypes: EventFilterList;
  /** Your description. */
  description?: string;
  /** Your own data about the subscription. */
  metadata: FreeFormMap;
  status: WebhookStatus;
  /** Why it is disabled. */
  disabledReason?: 'manual' | 'gone' | 'failing' | (string & {});
  /** When it was disabled. */
  disabledAt?: Timestamp;
  /** The end of the first attempt that failed since the last success. */
  failingSince?: Timestamp;
  /** When its secret was last rotated. */
  secretRotatedAt?: Timestamp;
  /** Until when an earlier secret still signs beside the newest one, if any. */
  previousSecretExpiresAt?: Timestamp;
  createdAt: Timestamp;
  /** When the record last changed. */
  updatedAt: Timestamp;
  /** The secret that signs deliveries. */
  secret: string;
};
/** The fields to change, at least one. */
export type UpdateWebhookRequest = {
  url?: WebhookUrlInput;
  /** The events to send, which replace the current filter. */
  eventTypes?: EventFilterList;
  /** A description of your choice, up to 255 characters. */
  description?: string | null;
  /** Your own data about the subscription, which replaces the existing data. */
  metadata?: FreeFormMap;
  /** `disabled` stops sending and cancels pending deliveries; `active` sends events from now on and clears `disabledReason`. */
  status?: WebhookStatus;
};
/** How long earlier secrets stay valid. */
export type RotateSecretRequest = {
  /**
   * For how many seconds of the account's clock the previous secret signs beside the new one.
   * @default 86400
   */
  graceSeconds?: number;
};
/**
 * `pending`.
 */
export type WebhookDeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';
/** One finished attempt of a delivery. */
export type WebhookAttempt = {
  /** Its number, from 1. */
  number: number;
  /** When it began. */
  at: Timestamp;
  /** Its duration, in milliseconds. */
  durationMs: number;
  /** The URL that it was sent to. */
  url: string;
  /** The request headers, with lower-case names. */
  requestHeaders: {
    [key: string]: string;
  };
  /**
   * Whether a 2xx response arrived in time.
   */
  outcome: 'succeeded' | 'failed';
  /** The response status. */
  responseStatus?: number;
  /** At most the first 2048 bytes of the response as text; invalid UTF-8 is shown as U+FFFD. */
  responseBody?: string;
  /** Whether the response was longer, or was not read to its end. */
  responseBodyTruncated?: boolean;
  /** Why there was no response. */
  error?:
    | 'timeout'
    | 'dns_error'
    | 'address_refused'
    | 'connection_refused'
    | 'connection_failed'
    | 'tls_error'
    | 'protocol_error'
    | (string & {});
};
/** One event to one subscription, with what was sent and received. */
export type WebhookDeliveryDetail = {
  /** The delivery (`dlv_…`). */
  id: Identifier;
  /** The subscription (`whk_…`). */
  webhookId: Identifier;
  /** The event (`evt_…`), which is the `webhook-id` of every attempt. */
  eventId: Identifier;
  eventType: EventType;
  status: WebhookDeliveryStatus;
  /** Its cause. */
  trigger: 'event' | 'redelivery' | 'replay' | 'test' | (string & {});
  /** The delivery that was redelivered. */
  redeliveryOf?: Identifier;
  /** The number of finished attempts. */
  attemptCount: number;
  /** When the next attempt can begin, while it is pending; during an attempt, when the one after it could begin. */
  nextAttemptAt?: Timestamp;
  /** Why it was canceled. */
  cancelReason?: 'disabled' | 'superseded' | (string & {});
  createdAt: Timestamp;
  /** When the record last changed. */
  updatedAt: Timestamp;
  /** When it ended. */
  completedAt?: Timestamp;
  /** The exact text of the body, the same on every attempt. */
  requestBody: string;
  /** The finished attempts, oldest first. */
  attempts: WebhookAttempt[];
};
/** The events to send again. */
export type ReplayWebhookRequest = {
  /** Events at or after this time. */
  from: TimestampInput;
  /** Events before this time. */
  to?: TimestampInput;
  /** The events of the subscription to send; all if omitted. */
  eventTypes?: EventFilterList;
  /**
   * Whether to skip events that have a succeeded delivery to this subscription.
   * @default true
   */
  onlyFailed?: boolean;
  /**
   * Whether to only count the deliveries.
   * @default false
   */
  dryRun?: boolean;
};
/** What a replay has created, or would create. */
export type WebhookReplay = {
  /** The subscription (`whk_…`). */
  webhookId: Identifier;
  from: Timestamp;
  to: Timestamp;
  /** The filter that was used. */
  eventTypes: EventFilterList;
  /** Whether events with a succeeded delivery were skipped. */
  onlyFailed: boolean;
  /** Whether deliveries were only counted. */
  dryRun: boolean;
  /** How many deliveries were created, or would be. */
  count: number;
};
/** One event to one subscription. */
export type WebhookDelivery = {
  /** The delivery (`dlv_…`). */
  id: Identifier;
  /** The subscription (`whk_…`). */
  webhookId: Identifier;
  /** The event (`evt_…`), which is the `webhook-id` of every attempt. */
  eventId: Identifier;
  eventType: EventType;
  status: WebhookDeliveryStatus;
  /** Its cause. */
  trigger: 'event' | 'redelivery' | 'replay' | 'test' | (string & {});
  /** The delivery that was redelivered. */
  redeliveryOf?: Identifier;
  /** The number of finished attempts. */
  attemptCount: number;
  /** When the next attempt can begin, while it is pending; during an attempt, when the one after it could begin. */
  nextAttemptAt?: Timestamp;
  /** Why it was canceled. */
  cancelReason?: 'disabled' | 'superseded' | (string & {});
  createdAt: Timestamp;
  /** When the record last changed. */
  updatedAt: Timestamp;
  /** When it ended. */
  completedAt?: Timestamp;
};
/** A page of deliveries. */
export type WebhookDeliveryList = {
  /** The page, newest first. */
  data: WebhookDelivery[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/**
 * The method of a request.
 */
export type RequestMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/**
 * How a request was answered.
 */
export type RequestStatusClass = '2xx' | '4xx' | '5xx';
/** One request of the account, kept for a while to be looked at. */
export type KeptRequest = {
  /** The request (`req_…`), which is the `X-Request-Id` of its answer. */
  id: Identifier;
  /** When it arrived, by the service's clock. */
  occurredAt: Timestamp;
  /**
   * Whether an API key or a session of the console sent it.
   */
  source: 'key' | 'console';
  /** The API key (`key_…`). */
  keyId: string | null;
  /** The user (`usr_…`) whose session it was. */
  userId: string | null;
  /** The method. */
  method: string;
  /** The path, without the query. */
  path: string;
  /** The operation of the contract. */
  operationId: string;
  /** The status of the answer. */
  status: number | null;
  /** The code of the error. */
  code: string | null;
  /** The time until the end of the answer, in milliseconds. */
  durationMs: number;
  /** Whether the answer to an earlier request with the same idempotency key was sent again. */
  replayed: boolean;
  /** The identifiers in its path and in the fields of the first 16 KiB of its body whose names end in `Id`, and that of the record which was answered. */
  resourceIds: Identifier[];
};
/** A page of the account's requests. */
export type KeptRequestList = {
  /** The page, newest first. */
  data: KeptRequest[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** One header. */
export type KeptHeader = {
  /** Its name in lower case. */
  name: string;
  /** Its value. */
  value: string;
};
/** One request of the account with what was sent and answered. */
export type KeptRequestDetail = {
  /** The request (`req_…`), which is the `X-Request-Id` of its answer. */
  id: Identifier;
  /** When it arrived, by the service's clock. */
  occurredAt: Timestamp;
  /**
   * Whether an API key or a session of the console sent it.
   */
  source: 'key' | 'console';
  /** The API key (`key_…`). */
  keyId: string | null;
  /** The user (`usr_…`) whose session it was. */
  userId: string | null;
  /** The method. */
  method: string;
  /** The path, without the query. */
  path: string;
  /** The operation of the contract. */
  operationId: string;
  /** The status of the answer. */
  status: number | null;
  /** The code of the error. */
  code: string | null;
  /** The time until the end of the answer, in milliseconds. */
  durationMs: number;
  /** Whether the answer to an earlier request with the same idempotency key was sent again. */
  replayed: boolean;
  /** The identifiers in its path and in the fields of the first 16 KiB of its body whose names end in `Id`, and that of the record which was answered. */
  resourceIds: Identifier[];
  /** The query as it was sent, without the question mark; cursors and the values of unknown parameters are masked. */
  query: string | null;
  /** The headers of the request, without credentials and the idempotency key; the values of headers that the service does not know are masked. */
  requestHeaders: KeptHeader[] | null;
  /** The body of the request, up to 16 KiB, or 1 KiB while much is to be kept. */
  requestBody: string | null;
  /** The headers of the answer. */
  responseHeaders: KeptHeader[] | null;
  /** The body of the answer, up to 16 KiB, or 1 KiB while much is to be kept, if it was JSON. */
  responseBody: string | null;
  /** Whether a body was longer than what is shown. */
  truncated: boolean;
  /** The address of the caller. */
  ipAddress: string | null;
  /** The `User-Agent` header. */
  userAgent: string | null;
};
/**
 * What a member can do; the roles are those of API keys.
 */
export type MemberRole = 'owner' | 'admin' | 'developer' | 'finance' | 'viewer';
/** A time in UTC with milliseconds (RFC 3339), or null. */
export type TimestampOrNull = string | null;
/** A user who signs in to the account. */
export type Member = {
  /** The member (`usr_…`). */
  id: Identifier;
  /** The tenant account of the member. */
  clientId: Identifier;
  /** The address that they sign in with, in lower case. */
  email: EmailAddress;
  /** Their name; null if none was given. */
  name: string | null;
  role: MemberRole;
  /** When they joined. */
  createdAt: Timestamp;
  /** When they last signed in; null if never. */
  lastSignInAt: TimestampOrNull;
};
/** A page of members. */
export type MemberList = {
  /** The page, newest first. */
  data: Member[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** A new role of a member. */
export type UpdateMemberRequest = {
  role: MemberRole;
};
/**
 * Whether an invitation can still be accepted (`pending`), was accepted or revoked, or is older than seven days (`expired`).
 */
export type InvitationStatus = 'pending' | 'accepted' | 'revoked' | 'expired';
/** An invitation to sign in to the account. */
export type Invitation = {
  /** The invitation (`inv_…`). */
  id: Identifier;
  /** The tenant account. */
  clientId: Identifier;
  /** The address that it was sent to, in lower case. */
  email: EmailAddress;
  role: MemberRole;
  status: InvitationStatus;
  /** The user who invited (`usr_…`), or `operator`. */
  invitedBy: string;
  createdAt: Timestamp;
  /** When it expires, seven days after it was created. */
  expiresAt: Timestamp;
  /** When it was accepted; null if it was not. */
  acceptedAt: TimestampOrNull;
  /** When it was revoked; null if it was not. */
  revokedAt: TimestampOrNull;
};
/** A page of invitations. */
export type InvitationList = {
  /** The page, newest first. */
  data: Invitation[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** An e-mail address (RFC 5321), up to 254 characters. */
export type EmailInput = string;
/** The person to invite, and their role. */
export type CreateInvitationRequest = {
  email: EmailInput;
  role: MemberRole;
};
/** The topics of mail. */
export type NotificationTopics = {
  /** A payout, a withdrawal or a conversion failed or was returned, or a payout was returned late. */
  payoutFailed: boolean;
  /** A pay-in, a deposit or a transfer is held. */
  payinHeld: boolean;
  /** An invoice was issued. */
  invoiceIssued: boolean;
  /** A webhook subscription was disabled. */
  webhookDisabled: boolean;
  /** An API key was created, rotated or revoked; a member was added, removed or given another role; or a user was locked out. */
  securityAlert: boolean;
};
/** Which mail notifications the account sends, and to whom. */
export type NotificationSettings = {
  email: NotificationTopics;
  /** The recipients; the account's owners if the list is empty. */
  recipients: EmailAddress[];
  /** When they were last changed; if never, when the account was created. */
  updatedAt: Timestamp;
};
/** The settings that replace the current ones. */
export type ReplaceNotificationSettingsRequest = {
  email: NotificationTopics;
  /** The recipients, without repeats (capitals are ignored). */
  recipients: EmailInput[];
};
/**
 * `active`; `retiring`, rotated and still valid for its grace period; `expired`, past its `expiresAt`; or `revoked`.
 */
export type KeyStatus = 'active' | 'retiring' | 'expired' | 'revoked';
/** A name of your choice, on one line, up to 80 characters. */
export type KeyName = string;
/**
 * A secret key, for servers, or a publishable key, which can read what a browser may show.
 */
export type KeyType = 'secret' | 'publishable';
/**
 * What a key can do in one group of operations; `write` implies `read`.
 */
export type Scope =
  | 'customers:read'
  | 'customers:write'
  | 'routes:read'
  | 'routes:write'
  | 'transfers:read'
  | 'transfers:write'
  | 'treasury:read'
  | 'treasury:write'
  | 'webhooks:read'
  | 'webhooks:write'
  | 'fees:read'
  | 'fees:write'
  | 'keys:read'
  | 'keys:write'
  | 'team:read'
  | 'team:write'
  | 'settings:read'
  | 'settings:write'
  | 'rates:read';
/** An IPv4 or IPv6 address, or a CIDR block without bits beyond its prefix length. */
export type AllowedAddress = string;
/** An API key of the account, without its secret. */
export type ApiKey = {
  /** The key (`key_…`). */
  id: Identifier;
  /** The tenant account of the key. */
  clientId: Identifier;
  name: KeyName;
  type: KeyType;
  /**
   * The role that bounds its scopes; `platform_admin` is for the platform itself.
   */
  role: 'owner' | 'admin' | 'developer' | 'finance' | 'viewer' | 'platform_admin';
  /** The scopes that it is limited to; null for all scopes of its role. */
  scopes: Scope[] | null;
  /** The addresses that it can be used from; null for any. */
  allowedIps: AllowedAddress[] | null;
  /**
   * The first characters of its secret.
   */
  prefix: 'sk_sandbox_' | 'pk_sandbox_' | 'sk_live_' | 'pk_live_';
  /** The last four characters of its secret. */
  lastFour: string;
  status: KeyStatus;
  createdAt: Timestamp;
  /** The user who created it, or the operator. */
  createdBy: string;
  /** When it was last used, to the minute; null if never. */
  lastUsedAt: string | null;
  /** When it expires; null if it does not. */
  expiresAt: string | null;
  /** When it was revoked; null if it was not. */
  revokedAt: string | null;
  /** The key that it replaced; null if there is none. */
  rotatedFrom: string | null;
  /** The key that replaced it; null if there is none. */
  rotatedTo: string | null;
};
/** A page of keys. */
export type ApiKeyList = {
  /** The page, newest first. */
  data: ApiKey[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/**
 * A role that an account can grant.
 */
export type GrantedRole = 'owner' | 'admin' | 'developer' | 'finance' | 'viewer';
/** A new key. */
export type CreateApiKeyRequest = {
  name: KeyName;
  type: KeyType;
  /** The role that bounds its scopes. */
  role: GrantedRole;
  /** The scopes to limit it to. */
  scopes?: Scope[] | null;
  /** The addresses that it can be used from, without repeats. */
  allowedIps?: AllowedAddress[] | null;
  /** When it expires; in the future. */
  expiresAt?: string | null;
};
/** A new API key with its secret, which no other answer shows. */
export type ApiKeyWithSecret = {
  /** The key (`key_…`). */
  id: Identifier;
  /** The tenant account of the key. */
  clientId: Identifier;
  name: KeyName;
  type: KeyType;
  /**
   * The role that bounds its scopes; `platform_admin` is for the platform itself.
   */
  role: 'owner' | 'admin' | 'developer' | 'finance' | 'viewer' | 'platform_admin';
  /** The scopes that it is limited to; null for all scopes of its role. */
  scopes: Scope[] | null;
  /** The addresses that it can be used from; null for any. */
  allowedIps: AllowedAddress[] | null;
  /**
   * The first characters of its secret.
   */
  prefix: 'sk_sandbox_' | 'pk_sandbox_' | 'sk_live_' | 'pk_live_';
  /** The last four characters of its secret. */
  lastFour: string;
  status: KeyStatus;
  createdAt: Timestamp;
  /** The user who created it, or the operator. */
  createdBy: string;
  /** When it was last used, to the minute; null if never. */
  lastUsedAt: string | null;
  /** When it expires; null if it does not. */
  expiresAt: string | null;
  /** When it was revoked; null if it was not. */
  revokedAt: string | null;
  /** The key that it replaced; null if there is none. */
  rotatedFrom: string | null;
  /** The key that replaced it; null if there is none. */
  rotatedTo: string | null;
  /** The key. */
  key: string;
};
/** The fields to change, at least one. */
export type UpdateApiKeyRequest = {
  name?: KeyName;
  /** The scopes to limit it to. */
  scopes?: Scope[] | null;
  /** The addresses that it can be used from, without repeats. */
  allowedIps?: AllowedAddress[] | null;
  /** When it expires; in the future. */
  expiresAt?: string | null;
};
/** What differs in the successor. */
export type RotateApiKeyRequest = {
  /**
   * How many seconds the key stays valid beside its successor.
   * @default 86400
   */
  graceSeconds?: number;
  name?: KeyName;
  /** The scopes to limit the successor to. */
  scopes?: Scope[] | null;
  /** The addresses that the successor can be used from, without repeats. */
  allowedIps?: AllowedAddress[] | null;
  /** When the successor expires; in the future. */
  expiresAt?: string | null;
};
/** One action or event in the account, without names, amounts, addresses or account numbers. */
export type ActivityEntry = {
  /** The entry. */
  id: Identifier;
  /** What happened, as `object.change`. */
  type: string;
  /** The record that it happened to. */
  resource: {
    /** The kind of record. */
    type: string;
    /** The record. */
    id: Identifier;
  };
  /** A sentence for people, the same for every entry of the type. */
  summary: string;
  /** When it happened, by the account's clock. */
  occurredAt: Timestamp;
};
/** A page of activity. */
export type ActivityList = {
  /** The page, newest first. */
  data: ActivityEntry[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** The current price of one asset in another. */
export type IndicativeRate = {
  /** The asset to exchange. */
  source: Asset;
  /** The asset to receive. */
  destination: Asset;
  rate: Rate;
  /**
   * Always true.
   * @constant
   */
  indicative: true;
  /** The time of the market rate; for a pinned rate, now. */
  asOf: Timestamp;
  /** When the rate expires. */
  expiresAt: Timestamp;
};
/**
 * The status of an invoice.
 */
export type InvoiceStatus = 'draft' | 'issued' | 'settled' | 'void';
/** What a line is for. */
export type InvoiceLineType = 'kyc' | 'subscription' | 'adjustment' | (string & {});
/** The amount beside it as a whole number of the asset's smallest unit (cents of AUD, millionths of USDC and USDT), with a leading `-` if it is below zero. */
export type MinorUnits = string;
/** A charge that was not collected when it arose. */
export type InvoiceLine = {
  type: InvoiceLineType;
  /** What the line is for, in words. */
  description: string;
  /** How many of it. */
  count: number;
  /** The total of the line, in AUD without GST. */
  amount: SignedAmount;
  amountMinor: MinorUnits;
};
/** Fees that were collected during the month in one asset, less refunds. */
export type InvoiceInflow = {
  asset: Asset;
  /** The amount collected, in units of the asset. */
  amount: SignedAmount;
  amountMinor: MinorUnits;
  /** How often a fee was taken; 0 if there were only refunds of earlier months. */
  count: number;
};
/** Who made the change. */
export type InvoiceActor = string;
/** A calendar month in Australia/Sydney. */
export type Invoice = {
  /** The invoice (`bil_…`). */
  id: Identifier;
  /** The account that it is issued to (`acct_…`). */
  counterpartyId: Identifier;
  /** The month of its period, and its position in the account's sequence of that month. */
  number: string;
  /** The start of the month. */
  periodFrom: Timestamp;
  /** The end of the month, exclusive. */
  periodTo: Timestamp;
  status: InvoiceStatus;
  /**
   * Invoices are in Australian dollars.
   * @constant
   */
  currency: 'AUD';
  /** Charges that were not collected when they arose. */
  lines: InvoiceLine[];
  /** The sum of the lines, without GST. */
  platformFeesDue: SignedAmount;
  platformFeesDueMinor: MinorUnits;
  /** What the transfers completed in the month earned the account. */
  developerFeesCredit: AudAmount;
  developerFeesCreditMinor: MinorUnits;
  /** GST, 10 % of `platformFeesDue`, rounded once, half up away from zero. */
  tax: SignedAmount;
  taxMinor: MinorUnits;
  /** The amount due; below zero, what the platform owes the account. */
  netDue: SignedAmount;
  netDueMinor: MinorUnits;
  /** What was already collected, by asset, AUD first. */
  inflowCollected: InvoiceInflow[];
  /** When it was drafted. */
  generatedAt: Timestamp;
  generatedBy: InvoiceActor;
  /** When it was issued. */
  issuedAt?: Timestamp;
  issuedBy?: InvoiceActor;
  /** When it was paid. */
  settledAt?: Timestamp;
  settledBy?: InvoiceActor;
  /** When it was voided. */
  voidedAt?: Timestamp;
  voidedBy?: InvoiceActor;
  /** Why it is void. */
  voidReason?: Reason;
  /** The void invoice of the same month that it replaces. */
  replaces?: Identifier;
};
/** A page of invoices. */
export type InvoiceList = {
  /** The page, newest first. */
  data: Invoice[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/**
 * The status of a transfer.
 */
export type TransferStatus =
  | 'detected'
  | 'held'
  | 'converting'
  | 'delivering'
  | 'completed'
  | 'failed'
  | 'returned';
/**
 * What the customer sends and what arrives.
 */
export type TransferDirection = 'aud_to_stablecoin' | 'stablecoin_to_aud';
/** The platform's fee. */
export type TransferPlatformFee = {
  /** The fixed part. */
  flat: Amount;
  /** The variable part, in basis points of what was sent. */
  bps: number;
  /** The minimum fee. */
  minimum?: Amount;
  /** The maximum fee. */
  maximum?: Amount;
} | null;
/** The pricing terms, captured when the transfer was detected. */
export type TransferPricing = {
  /** The configuration in effect (`cfg_…`). */
  configurationId: Identifier;
  platformFee: TransferPlatformFee;
  developerFee: DeveloperFee;
};
/** An address that a stablecoin goes to. */
export type TransferAddress = {
  network: Network;
  address: StableAddress;
  currency: StablecoinAsset;
};
/** The destination of the route when the transfer was detected. */
export type TransferDestination = TransferAddress | BankAccountDestination | PayIdDestination;
/**
 * The last report of the bank or the chain about the deposit.
 */
export type TransferDepositStatus = 'detected' | 'confirming' | 'final' | 'gone';
/** Why a transfer is held. */
export type TransferHoldReason =
  | 'account_suspended'
  | 'capability_disabled'
  | 'asset_network_unavailable'
  | 'customer_not_entitled'
  | 'payment_route_inactive'
  | 'amount_below_fee'
  | 'below_route_minimum'
  | 'above_route_maximum'
  | 'above_route_daily_limit'
  | 'limit_exceeded'
  | 'amount_below_minimum'
  | 'provider_review'
  | 'deposit_vanished'
  | 'deposit_credited_again'
  | (string & {});
/** One status that a transfer took. */
export type TransferStatusChange = {
  status: TransferStatus;
  /** When the status was reached. */
  at: Timestamp;
  /** More detail, if there is any. */
  reason?: Reason;
};
/** Money that a customer sent to a payment route, from its arrival through conversion to the route's destination, or back. */
export type Transfer = {
  /** The transfer (`trf_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  counterpartyId: Identifier;
  /** The customer who sent it (`cus_…`). */
  customerId: Identifier;
  /** The route that it was sent to (`rte_…`). */
  paymentRouteId: Identifier;
  direction: TransferDirection;
  status: TransferStatus;
  /** What the customer sent, before any fee. */
  source: Money;
  /** The platform's fee as computed, even if it exceeds the source. */
  platformFee: Money;
  /** Your fee as computed. */
  developerFee?: Money;
  /** The source less the fees. */
  converted?: Money;
  rate?: Rate;
  /** What the destination receives. */
  destination?: Money;
  /** Your fee in Australian dollars at the captured rate, rounded half up. */
  developerFeeAud?: AudAmount;
  pricing: TransferPricing;
  destinationSnapshot: TransferDestination;
  /** The name that the bank shows as the sender, captured when the deposit was detected. */
  remitterName?: PartyName;
  /** The payer's reference, else the route's reference. */
  depositReference: ExternalReference;
  depositStatus: TransferDepositStatus;
  /** The bank's or the chain's reference of the deposit. */
  providerReference: ProviderReference;
  /** The transaction on the chain. */
  transactionHash?: TransactionHash;
  /** The provider's reference of the delivery, when there is one. */
  deliveryReference?: ProviderReference;
  holdReason?: TransferHoldReason;
  /** Why it failed, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider). */
  failureCode?:
    | 'provider_refused'
    | 'returned_by_provider'
    | 'invalid_account'
    | 'account_closed'
    | 'invalid_address'
    | 'limit_exceeded'
    | 'address_barred'
    | 'rejected_by_token'
    | 'transaction_failed'
    | 'file_refused'
    | (string & {});
  /** Why it failed, in words for people. */
  failureMessage?: Reason;
  nextAction: NextAction;
  /** The status history, oldest first. */
  statusHistory: TransferStatusChange[];
  /** When the deposit was detected. */
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it arrived. */
  completedAt?: Timestamp;
  /** When it failed. */
  failedAt?: Timestamp;
  /** When it was returned to its sender. */
  returnedAt?: Timestamp;
};
/** A page of transfers. */
export type TransferList = {
  /** The page, newest first. */
  data: Transfer[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** The address to send the stablecoin to. */
export type AddressDestinationInput = {
  /** The address, in its network's own notation. */
  address: StableAddress;
  network?: Network;
  currency?: StablecoinAsset;
};
/** The limits on what the customer sends, in Australian dollars, with at most two decimals. */
export type AudRouteLimitsInput = {
  /** The minimum of one deposit. */
  min?: string;
  /** The maximum of one deposit. */
  max?: AudAmountInput;
  /** The maximum of all deposits in a calendar day in Australia/Sydney. */
  daily?: AudAmountInput;
};
/** A route from Australian dollars to a stablecoin. */
export type CreateAudToStablecoinRouteRequest = {
  /**
   * From Australian dollars to a stablecoin.
   * @constant
   */
  direction: 'aud_to_stablecoin';
  destination: AddressDestinationInput;
  limits?: AudRouteLimitsInput;
  metadata?: FreeFormMap;
};
/** The limits on what the customer sends, in that stablecoin, with at most six decimals. */
export type StablecoinRouteLimitsInput = {
  /** The minimum of one deposit. */
  min?: string;
  /** The maximum of one deposit. */
  max?: StableAmountInput;
  /** The maximum of all deposits in a calendar day in Australia/Sydney. */
  daily?: StableAmountInput;
};
/** A route from a stablecoin to Australian dollars. */
export type CreateStablecoinToAudRouteRequest = {
  /**
   * From a stablecoin to Australian dollars.
   * @constant
   */
  direction: 'stablecoin_to_aud';
  /** The stablecoin that the customer sends, and its network. */
  source?: AssetNetwork;
  destination: BeneficiaryDestinationInput;
  limits?: StablecoinRouteLimitsInput;
  metadata?: FreeFormMap;
};
/** The route to create. */
export type CreatePaymentRouteRequest = CreateAudToStablecoinRouteRequest | CreateStablecoinToAudRouteRequest;
/** The address that the stablecoin is sent to. */
export type AddressDestination = {
  /** The network that it is sent on. */
  network: Network;
  address: StableAddress;
  /** The stablecoin that is sent. */
  currency: StablecoinAsset;
};
/** The heading of the instructions. */
export type InstructionTitle = string;
/** The reference that the customer is asked to use for a payment. */
export type RouteReference = string;
/** A PayID of the account. */
export type RoutePayId = {
  /**
   * The kind of PayID.
   */
  type: 'email';
  /** The PayID. */
  value: string;
};
/** The account that the customer pays into. */
export type AudRouteDeposit = {
  /**
   * Australian dollars, paid to a bank account.
   * @constant
   */
  kind: 'aud';
  /** The bank, state and branch number, six digits. */
  bsb: string;
  /** The account number, one to nine digits. */
  accountNumber: string;
  reference: RouteReference;
  /** A PayID of the account. */
  payId?: RoutePayId;
};
/** A short description of the destination. */
export type DestinationSummary = string;
/** What the customer does and what happens next, in three to six English sentences to show unchanged. */
export type InstructionSteps = string[];
/** The limits on what the customer sends, in Australian dollars. */
export type AudRouteLimits = {
  /** The minimum of one deposit, inclusive. */
  min?: AudAmount;
  /** The maximum of one deposit, inclusive. */
  max?: AudAmount;
  /** The maximum of all deposits in a calendar day in Australia/Sydney, inclusive. */
  daily?: AudAmount;
};
/** How the customer sends Australian dollars on this route. */
export type AudRouteInstructions = {
  title: InstructionTitle;
  reference: RouteReference;
  deposit: AudRouteDeposit;
  destinationSummary: DestinationSummary;
  steps: InstructionSteps;
  /** The route's limits. */
  limits?: AudRouteLimits;
};
/** A route on which a customer pays Australian dollars into the route's own account and receives a stablecoin at an address. */
export type AudToStablecoinRoute = {
  /** The payment route (`rte_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  counterpartyId: Identifier;
  /** The customer of the route (`cus_…`). */
  customerId: Identifier;
  /**
   * From Australian dollars to a stablecoin.
   * @constant
   */
  direction: 'aud_to_stablecoin';
  destination: AddressDestination;
  status: RecordStatus;
  instructions: AudRouteInstructions;
  /** The route's limits. */
  limits?: AudRouteLimits;
  /** Your own map, if you gave one. */
  metadata?: FreeFormMap;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was deactivated. */
  deactivatedAt?: Timestamp;
};
/** The address that the customer sends to. */
export type StablecoinRouteDeposit = {
  /**
   * A stablecoin, sent to an address.
   * @constant
   */
  kind: 'stablecoin';
  /** The network to send on. */
  network: Network;
  /** The stablecoin to send. */
  currency: StablecoinAsset;
  address: StableAddress;
  tag?: AddressTag;
};
/** The limits on what the customer sends, in that stablecoin. */
export type StablecoinRouteLimits = {
  /** The minimum of one deposit, inclusive. */
  min?: StableAmount;
  /** The maximum of one deposit, inclusive. */
  max?: StableAmount;
  /** The maximum of all deposits in a calendar day in Australia/Sydney, inclusive. */
  daily?: StableAmount;
};
/** How the customer sends a stablecoin on this route. */
export type StablecoinRouteInstructions = {
  title: InstructionTitle;
  reference: RouteReference;
  deposit: StablecoinRouteDeposit;
  destinationSummary: DestinationSummary;
  steps: InstructionSteps;
  /** The route's limits. */
  limits?: StablecoinRouteLimits;
};
/** A route on which a customer sends a stablecoin to the route's own address, and Australian dollars are paid to a bank account or PayID. */
export type StablecoinToAudRoute = {
  /** The payment route (`rte_…`). */
  id: Identifier;
  /** The tenant account (`acct_…`). */
  counterpartyId: Identifier;
  /** The customer of the route (`cus_…`). */
  customerId: Identifier;
  /**
   * From a stablecoin to Australian dollars.
   * @constant
   */
  direction: 'stablecoin_to_aud';
  /** The stablecoin that the customer sends, and its network. */
  source: AssetNetwork;
  destination: BeneficiaryDestination;
  status: RecordStatus;
  instructions: StablecoinRouteInstructions;
  /** The route's limits. */
  limits?: StablecoinRouteLimits;
  /** Your own map, if you gave one. */
  metadata?: FreeFormMap;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** When it was deactivated. */
  deactivatedAt?: Timestamp;
};
/** A standing route for a customer's money, with instructions that can be used repeatedly. */
export type PaymentRoute = AudToStablecoinRoute | StablecoinToAudRoute;
/** A page of payment routes. */
export type PaymentRouteList = {
  /** The page, newest first. */
  data: PaymentRoute[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** Where the customer pays. */
export type RouteDeposit = AudRouteDeposit | StablecoinRouteDeposit;
/** The route's limits, in the asset that the customer sends. */
export type RouteLimits = {
  /** The minimum of one deposit. */
  min?: Amount;
  /** The maximum of one deposit. */
  max?: Amount;
  /** The maximum of all deposits in a calendar day in Australia/Sydney. */
  daily?: Amount;
};
/** How the customer sends money on a route. */
export type PaymentRouteInstructions = {
  title: InstructionTitle;
  reference: RouteReference;
  deposit: RouteDeposit;
  destinationSummary: DestinationSummary;
  steps: InstructionSteps;
  limits?: RouteLimits;
};
/** A payment to simulate. */
export type FundInstrumentWithAudRequest = {
  /** The funding instrument that it arrives at (`fin_…`). */
  fundingInstrumentId: IdentifierInput;
  /** What the sender pays, in Australian dollars, above zero and up to 999999999999.99. */
  amount: AudAmountInput;
  /** The status that the pay-in ends in; `credited` by default. */
  outcome?: PayinStatus;
  /** The bank's reference; generated by default. */
  providerReference?: ProviderReference;
  /** The reference that the sender gives. */
  externalReference?: ExternalReference;
  /** Why it is held or returned. */
  reason?: Reason;
};
/** A payment to simulate at a payment route. */
export type FundRouteWithAudRequest = {
  /** The payment route that it arrives at (`rte_…`). */
  paymentRouteId: IdentifierInput;
  /** What the customer pays, in Australian dollars, above zero and up to 999999999999.99. */
  amount: AudAmountInput;
  /** The bank's reference; generated by default. */
  providerReference?: ProviderReference;
  /** The payer's reference; the route's own reference by default. */
  externalReference?: ExternalReference;
};
/** A payment to simulate at a funding instrument or a payment route. */
export type SimulatePayinRequest = FundInstrumentWithAudRequest | FundRouteWithAudRequest;
/** The new pay-in at a funding instrument, or the new transfer at a payment route. */
export type SimulatedPayin = Payin | Transfer;
/** The new status of the pay-in. */
export type AdvancePayinRequest = {
  /**
   * The new status.
   */
  to: 'confirming' | 'credited' | 'held' | 'returned';
  reason?: Reason;
};
/** A stablecoin transfer to simulate. */
export type FundInstrumentWithStablecoinRequest = {
  /** The funding instrument that it arrives at (`fin_…`). */
  fundingInstrumentId: IdentifierInput;
  /** What the sender sends, in the instrument's asset, above zero and up to 999999999999.99, with at most six decimals. */
  amount: StableAmountInput;
  /** The status that the deposit ends in; `credited` by default. */
  outcome?: DepositStatus;
  /** The provider's reference; generated by default. */
  providerReference?: ProviderReference;
  /** The transaction on the chain; generated by default. */
  transactionHash?: TransactionHash;
  /** Why it is held or returned. */
  reason?: Reason;
};
/** A stablecoin transfer to simulate at a payment route. */
export type FundRouteWithStablecoinRequest = {
  /** The payment route that it arrives at (`rte_…`). */
  paymentRouteId: IdentifierInput;
  /** What the customer sends, in the route's asset, above zero and up to 999999999999.99, with at most six decimals. */
  amount: StableAmountInput;
  /** The provider's reference; generated by default. */
  providerReference?: ProviderReference;
  /** The transaction on the chain; generated by default. */
  transactionHash?: TransactionHash;
};
/** A stablecoin transfer to simulate at a funding instrument or a payment route. */
export type SimulateDepositRequest = FundInstrumentWithStablecoinRequest | FundRouteWithStablecoinRequest;
/** The new deposit at a funding instrument, or the new transfer at a payment route. */
export type SimulatedDeposit = Deposit | Transfer;
/** The new status of the deposit. */
export type AdvanceDepositRequest = {
  /**
   * The new status.
   */
  to: 'detected' | 'confirming' | 'credited' | 'held' | 'returned';
  reason?: Reason;
};
/** The new status of the operation. */
export type AdvanceOperationRequest = {
  /**
   * The new status, reached through `submitted` if necessary.
   */
  to:
    | 'held'
    | 'accepted'
    | 'submitted'
    | 'settled'
    | 'failed'
    | 'returned'
    | 'late_return'
    | 'late_execution';
  reason?: Reason;
};
/** A payout, a withdrawal or a conversion. */
export type TreasuryOperation = Payout | Withdrawal | Conversion;
/** The new status of the transfer. */
export type AdvanceTransferRequest = {
  /**
   * The new status.
   */
  to: 'held' | 'converting' | 'delivering' | 'completed' | 'failed' | 'returned';
  /** The reason. */
  reason?: Reason;
};
/** The report of the bank or the chain about a transfer's deposit. */
export type ReportTransferDepositRequest = {
  /**
   * `detected` and `confirming`.
   */
  report: 'detected' | 'confirming' | 'gone' | 'credited';
};
/** The decision of the identity provider. */
export type DecideIdentityEvidenceRequest = {
  /**
   * The decision.
   */
  status: 'accepted' | 'rejected';
  /** Why the evidence is rejected. */
  reason?: Reason;
};
/** The month to draft an invoice for. */
export type DraftInvoiceRequest = {
  /** A calendar month in Australia/Sydney that is over, and whose newest invoice is void. */
  month: string;
};
/** An amount of Australian dollars other than zero, from -999999999999.99 to 999999999999.99, with at most two decimals. */
export type SignedAudAmountInput = string;
/** The adjustment of a draft. */
export type AdjustInvoiceRequest = {
  amount: SignedAudAmountInput;
  /** What the adjustment is for, in 1 to 140 characters on one line, not blank. */
  description: string;
};
/** The new status of the invoice. */
export type AdvanceInvoiceRequest = {
  /**
   * The new status.
   */
  to: 'issued' | 'settled' | 'void';
  /** The reason. */
  reason?: Reason;
};
/** The entitlements with a new status, without repeats. */
export type DecidedEntitlements = CustomerEntitlement[];
/** A decision about the verification, and then about entitlements. */
export type DecideVerification = {
  /** The new status of the verification. */
  verificationStatus: VerificationStatus;
  entitlements?: DecidedEntitlements;
  /** The reason. */
  reason?: Reason;
};
/** A decision about entitlements only. */
export type DecideEntitlements = {
  entitlements: DecidedEntitlements;
  /** The reason, for people who read the request. */
  reason?: Reason;
};
/** The decision of the identity provider. */
export type DecideCustomerVerificationRequest = DecideVerification | DecideEntitlements;
/** A pinned rate, or the removal of one. */
export type PinnedRate = {
  /** The asset to exchange. */
  source: Asset;
  /** The asset to receive. */
  destination: Asset;
  /** How many units of the destination one unit of the source gives, with ten decimals. */
  rate: string | null;
};
/** The pinned rates of an account. */
export type PinnedRates = {
  /** One for each pinned direction. */
  data: PinnedRate[];
};
/** The rate to pin, or null to remove the pin. */
export type PinRateRequest = {
  /** The asset to exchange. */
  source: Asset;
  /** The asset to receive. */
  destination: Asset;
  /** How many units of the destination one unit of the source gives, above zero, with at most twelve digits before the point and ten after it. */
  rate: string | null;
};
/**
 * The fault of a report.
 */
export type FaultKind = 'fail' | 'delay' | 'repeat' | 'reorder' | 'drop';
/**
 * The fault of a call.
 */
export type ApiFaultKind = 'rate_limited' | 'unavailable' | 'html' | 'cut_before' | 'cut_after' | 'slow';
/** A fault that waits for reports of a provider, or for calls of this interface. */
export type WaitingFault = {
  /**
   * The simulated provider, or `api` for this interface.
   */
  provider: 'bank' | 'chain' | 'exchange' | 'identity' | 'api';
  /** The fault of a report, or of a call if `provider` is `api`. */
  fault: FaultKind | ApiFaultKind;
  /** How many of the next reports or calls it applies to. */
  remaining: number;
  /** How much later than usual the report or the answer arrives, in milliseconds. */
  delayMs: number | null;
  /** Only calls of this operation. */
  operationId: string | null;
};
/** The faults that wait for an account. */
export type WaitingFaults = {
  /** The faults of each provider in the order in which they are used; the first 1000 if there are more. */
  data: WaitingFault[];
};
/**
 * A simulated provider.
 */
export type SimulatedProvider = 'bank' | 'chain' | 'exchange' | 'identity';
/** Faults of a simulated provider. */
export type ProviderFaults = {
  provider: SimulatedProvider;
  fault: FaultKind;
  /** How many of the provider's next reports it applies to. */
  count: number;
  /** How much later than usual a delayed report arrives, in milliseconds. */
  delayMs?: number;
};
/** Faults of this interface itself, to try how a client retries. */
export type ApiFaults = {
  /**
   * This interface.
   * @constant
   */
  provider: 'api';
  fault: ApiFaultKind;
  /** How many of the next calls it applies to. */
  count: number;
  /** Only calls of this operation, by its `operationId` in this document. */
  operationId?: string;
  /** How much later than usual a slow answer arrives, in milliseconds. */
  delayMs?: number;
};
/** The faults to inject. */
export type InjectFaultsRequest = ProviderFaults | ApiFaults;
/** The faults that were added to the waiting ones. */
export type InjectedFaults = ProviderFaults | ApiFaults;
/** An amount of any asset, zero included, up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. */
export type ConfiguredAmountInput = string;
/** A limit on new operations, which counts the principals of operations that have not failed. */
export type LimitRuleInput = {
  operation: ConfiguredOperation;
  asset: Asset;
  /**
   * What `maximum` limits.
   */
  window: 'transaction' | 'day' | 'month';
  /** The minimum of a single operation, whatever the window. */
  minimum?: ConfiguredAmountInput;
  /** The maximum in the window. */
  maximum: ConfiguredAmountInput;
  /**
   * What happens outside the limit.
   */
  action: 'reject' | 'hold';
};
/** The credit limit of one asset. */
export type CreditLimitInput = {
  asset: Asset;
  /** The credit limit, as an amount of that asset. */
  amount: ConfiguredAmountInput;
};
/** The changes to the account's limits. */
export type LimitsPatch = {
  /** Limits on single operations and on their sums by day and month. */
  rules?: LimitRuleInput[];
  /** The maximum that one beneficiary can be paid in a calendar day in Australia/Sydney, in AUD cents. */
  beneficiaryDailyMaximum?: number;
  /** How far below zero an available balance can be spent. */
  creditLimits?: CreditLimitInput[];
};
/** The changes to the account's capabilities. */
export type CapabilitiesPatch = {
  /** Whether funding instruments can be issued, and money that arrives is credited without a review. */
  fundingEnabled?: boolean;
  /** Whether payouts can be created. */
  payoutsEnabled?: boolean;
  /** Whether stablecoins can be withdrawn. */
  stableWithdrawalsEnabled?: boolean;
  /** Whether balances can be converted. */
  conversionsEnabled?: boolean;
  /** The rails for incoming money. */
  audInboundRails?: AudRail[];
  /** The rails for payouts. */
  audOutboundRails?: AudRail[];
  /** The supported pairs of stablecoin and network, each enabled or disabled. */
  assetNetworks?: AssetNetworkSwitch[];
};
/** The changes to the terms for returns and recalls. */
export type ReturnsPatch = {
  /**
   * Who bears a loss that takes a balance below zero.
   */
  lossAllocation?: 'tenant' | 'platform';
  /** Whether a returned payout also returns its fee, which was charged in addition to the amount. */
  refundDeductedFee?: boolean;
  /** The share of each credited pay-in or deposit that is held back at first, in hundredths of a percent. */
  holdbackBps?: number;
  /**
   * What lets spending resume after a loss.
   */
  replenishment?: 'manual' | 'next_funding';
  /** How many times in total an operation is sent to a provider that cannot be reached, including the first time; at least once. */
  retryLimit?: number;
  /** How long the share of `holdbackBps` stays reserved, in seconds. */
  timeoutSeconds?: number;
  /** The age in seconds above which a provider's report raises an alarm for the operator. */
  staleEventSeconds?: number;
};
/** The changes to the accounting terms. */
export type AccountingPatch = {
  /** How the general ledger maps the account. */
  glMapping?: FreeFormMap;
  /**
   * The accounting policy that the account follows.
   */
  policyTemplate?: 'standard' | 'conservative';
  /**
   * How often statements are made.
   */
  statementFrequency?: 'daily' | 'weekly' | 'monthly';
  /** Whether the account is notified of every return. */
  notifyOnReturn?: boolean;
};
/** The changes to the agreed recovery targets. */
export type RecoveryPatch = {
  /** The longest time until service is restored, in minutes. */
  rtoMinutes?: number;
  /** The longest span of data that may be lost, in minutes. */
  rpoMinutes?: number;
  /** The longest time until queued work is caught up, in minutes. */
  queueRecoveryMinutes?: number;
  /** The age from which a reconciliation counts as stale, in minutes. */
  reconciliationStaleMinutes?: number;
  /** The time until a period's books are closed, in hours. */
  accountingCloseHours?: number;
};
/** A fee. */
export type FeeRuleInput = {
  operation: ConfiguredOperation;
  asset: Asset;
  /** The network that it applies to; all if omitted. */
  network?: Network;
  /** The fixed part, as an amount of the asset. */
  flat: ConfiguredAmountInput;
  /** The variable part, in hundredths of a percent of the principal. */
  bps: number;
  /** The minimum fee. */
  minimum?: ConfiguredAmountInput;
  /** The maximum fee. */
  maximum?: ConfiguredAmountInput;
};
/** The changes to the account's pricing. */
export type PricingPatch = {
  /** The fees. */
  fees?: FeeRuleInput[];
};
/** The changes to the identity requirements for payouts. */
export type IdentityPatch = {
  /** Whether a payout requires identity evidence of its beneficiary. */
  requireIdentityEvidence?: boolean;
  /** The level of checking at the identity provider. */
  identityLevelName?: string;
  /** How long accepted evidence is valid, in seconds. */
  evidenceMaxAgeSeconds?: number;
  /** The amount in AUD cents from which payouts are reviewed. */
  manualReviewThreshold?: number;
};
/** The changes to how conversions are quoted and settled. */
export type SettlementPatch = {
  /**
   * Whether operations settle individually or in batches.
   */
  mode?: 'instant' | 'batched';
  /** How long a quote is valid, in seconds. */
  quoteTtlSeconds?: number;
  /** How far the market can move against the service before a quote is refused, in hundredths of a percent. */
  maximumSlippageBps?: number;
};
/** The parts of the configuration to change, and why. */
export type ConfigureSandboxRequest = {
  /** Why the next version is created. */
  reason: Reason;
  limits?: LimitsPatch;
  capabilities?: CapabilitiesPatch;
  returns?: ReturnsPatch;
  accounting?: AccountingPatch;
  recovery?: RecoveryPatch;
  pricing?: PricingPatch;
  identity?: IdentityPatch;
  settlement?: SettlementPatch;
  defaultRoutePair?: DefaultRoutePair;
};
/** One test case. */
export type CertificationCase = {
  /** What was sent. */
  name: string;
  /** The expected answer, in words. */
  expected: string;
  /** The actual answers. */
  observed: string;
  /**
   * Whether the case passed.
   */
  verdict: 'passed' | 'failed';
};
/** The results of test requests to a receiver. */
export type Certification = {
  /** The certification (`crt_…`). */
  id: Identifier;
  /** The subscription whose receiver was tested (`whk_…`). */
  webhookId: Identifier;
  /** The tested URL. */
  url: string;
  /**
   * `running` until the last case is judged.
   */
  status: 'running' | 'passed' | 'failed';
  /** When it was requested. */
  startedAt: Timestamp;
  /** When its last case was judged. */
  completedAt?: Timestamp;
  /** The longest response time, in milliseconds. */
  slowestMs?: number;
  /** The results of the cases, in order. */
  cases: CertificationCase[];
};
/** A page of certifications. */
export type CertificationList = {
  /** The page, newest first. */
  data: Certification[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** The account's clock, which only drives money and records. */
export type ClockState = {
  /** The time of the clock. */
  now: Timestamp;
  /** Whether the clock is stopped. */
  frozen: boolean;
};
/** Stops the clock at a moment. */
export type FreezeClock = {
  /** The time to stop at, not before the current time of the clock. */
  frozenAt: TimestampInput;
};
/** Moves the clock forward. */
export type AdvanceClock = {
  /** How far to move, in seconds, up to ten years of 365 days. */
  advanceSeconds: number;
};
/** Lets the clock run again. */
export type RunClock = {
  /**
   * Always `true`.
   * @constant
   */
  running: true;
};
/** How to set the clock. */
export type SetClockRequest = FreezeClock | AdvanceClock | RunClock;
/** A mail that production would send. */
export type Mail = {
  /** The mail. */
  id: Identifier;
  /** The kind of mail. */
  kind: 'invitation' | 'recovery' | 'security_notice' | 'notification' | (string & {});
  /** The recipient. */
  to: string;
  /** Its subject. */
  subject: string;
  /** Its text. */
  text: string;
  /** Its link. */
  link: string | null;
  /** When it was queued. */
  createdAt: Timestamp;
};
/** A page of the mail to people of the account. */
export type MailList = {
  /** The page, newest first. */
  data: Mail[];
  /** Whether there is a next page. */
  hasMore: boolean;
  nextCursor: NextCursor;
};
/** A state, as the resource's `status` shows it. */
export type StateName = string;
/** One transition from a state to another. */
export type StateTransition = {
  /** The state before. */
  from: string | null;
  /** The state after. */
  to: StateName;
  /** What causes the transition, in words for people. */
  trigger: string;
  /** The movements that the transition posts, in order. */
  ledger?: MovementKind[];
};
/** The states of one resource and the transitions between them. */
export type StateMachine = {
  /** The resource. */
  resource: string;
  /** Every state. */
  states: StateName[];
  /** The initial states. */
  initial: StateName[];
  /** The final states. */
  final: StateName[];
  /** The transitions. */
  transitions: StateTransition[];
};
/** The state machines of all resources. */
export type StateMachineList = {
  /** One state machine for each resource. */
  data: StateMachine[];
};
/** What one error code means. */
export type ErrorCatalogueEntry = {
  /** The code. */
  code: string;
  /** Its HTTP status. */
  status: number;
  /** Whether the same request with the same `Idempotency-Key` may succeed later. */
  retryable: boolean;
  /** The usual message. */
  message: string;
  /** When it occurs, and what to do. */
  when: string;
};
/** Every error code that the service can answer with. */
export type ErrorCatalogue = {
  /** One entry for each code. */
  data: ErrorCatalogueEntry[];
};
/** What one reason means. */
export type ReasonCatalogueEntry = {
  /**
   * Whether it is a reason to hold, in `holdReason` or `reason`, or one to fail or return, in `failureCode`.
   */
  kind: 'hold' | 'failure';
  /** The code. */
  code: string;
  /** What it means, in a sentence. */
  message: string;
  /** What can have it, in the words of `data.object` of events. */
  objects: (
    | 'payout'
    | 'withdrawal'
    | 'conversion'
    | 'payin'
    | 'deposit'
    | 'funding_instrument'
    | 'beneficiary'
    | 'destination'
    | 'identity_evidence'
    | 'payment_route'
    | 'transfer'
    | 'treasury_settings'
    | 'developer_fees'
    | 'invoice'
    | 'customer'
    | 'api_key'
    | 'webhook'
    | (string & {})
  )[];
};
/** Every reason that the service itself gives. */
export type ReasonCatalogue = {
  /** One entry for each kind and code. */
  data: ReasonCatalogueEntry[];
};
/** Whose key or session a request was sent with. */
export type CallerDescription = {
  /** The account (`acct_…`). */
  clientId: Identifier;
  /** The API key (`key_…`); null for a session. */
  keyId: string | null;
  /** The user (`usr_…`); null for an API key. */
  userId: string | null;
  environment: Environment;
  /** Every scope that would be accepted, sorted. */
  scopes: Scope[];
};
/** The process is alive. */
export type Health = {
  /**
   * Always `ok`.
   * @constant
   */
  status: 'ok';
};
/** A failing part of the service. */
export type FailingPart = {
  /**
   * What fails.
   */
  part: 'database' | 'migrations' | 'writes' | 'orders' | 'reports' | 'provider_messages' | 'webhooks';
  /**
   * Why.
   */
  code: 'unreachable' | 'pending' | 'unanswered' | 'statement_failed' | 'timeout' | 'no_round' | 'backlog';
};
/** The service can take requests. */
export type Readiness = {
  /**
   * Always `ready`.
   * @constant
   */
  status: 'ready';
  /** Always empty. */
  failing: FailingPart[];
};
/** The service cannot take requests, and why. */
export type NotReady = {
  /**
   * Always `not_ready`.
   * @constant
   */
  status: 'not_ready';
  /** The parts that fail, each once. */
  failing: FailingPart[];
};
/** An OpenAPI document. */
export type ContractDocument = {
  /** The version of the OpenAPI format. */
  openapi: string;
  /** The name and version of the interface. */
  info: {
    /** The name of the service. */
    title: string;
    /** The version of the interface. */
    version: string;
  } & {
    [key: string]: unknown;
  };
  /** The operations, by path. */
  paths: {
    [key: string]: unknown;
  };
} & {
  [key: string]: unknown;
};
/** One part of the request that is wrong. */
export type ErrorDetail = {
  /**
   * Where it is in the request.
   */
  in: 'body' | 'query' | 'path' | 'header';
  /** A JSON pointer into the body (empty for the whole body), or the name of the parameter or header. */
  path: string;
  /** What is wrong, in words for people. */
  message: string;
};
export type ListTransactionsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only what belongs to operations that have this status now. */
  status?: OperationStatus;
  /** Only movements of this kind. */
  kind?: MovementKind;
  /** Only records with exactly this external reference. */
  externalReference?: ExternalReference;
};
export type GetBalancesQuery = {
  /** The time to look at, inclusive; now if omitted. */
  asOf?: TimestampInput;
};
export type ExplainBalanceQuery = {
  /** The asset whose balance to explain. */
  asset: Asset;
  /** The time to look at, inclusive; now if omitted. */
  asOf?: TimestampInput;
};
export type GetBalanceHistoryQuery = {
  /** The asset whose balance to show. */
  asset: Asset;
  /** The start of the range. */
  from: DateOrTimestampInput;
  /** The end of the range; now if omitted. */
  to?: DateOrTimestampInput;
  /** The time between two points; a day if omitted. */
  interval?: HistoryInterval;
};
export type GetStatementQuery = {
  /** The asset of the statement. */
  asset: Asset;
  /** The start of the range. */
  from: DateOrTimestampInput;
  /** The end of the range, which is not part of it. */
  to: DateOrTimestampInput;
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
};
export type ListFundingInstrumentsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only records that are active, or only those that are inactive. */
  status?: RecordStatus;
  /** Only records with exactly this external reference. */
  externalReference?: ExternalReference;
};
export type ListPayinsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only pay-ins that have this status now. */
  status?: PayinStatus;
  /** Only records with exactly this external reference. */
  externalReference?: ExternalReference;
};
export type ListDepositsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only deposits that have this status now. */
  status?: DepositStatus;
  /** Only records with exactly this external reference. */
  externalReference?: ExternalReference;
};
export type ListBeneficiariesQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only records that are active, or only those that are inactive. */
  status?: RecordStatus;
  /** Only records with exactly this external reference. */
  externalReference?: ExternalReference;
};
export type ListIdentityEvidenceQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only evidence that has this status now. */
  status?: IdentityEvidenceStatus;
};
export type ListDestinationsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only records that are active, or only those that are inactive. */
  status?: RecordStatus;
  /** Only records with exactly this external reference. */
  externalReference?: ExternalReference;
};
export type ListPayoutsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only what belongs to operations that have this status now. */
  status?: OperationStatus;
  /** Only records with exactly this external reference. */
  externalReference?: ExternalReference;
  /** Only payouts to this beneficiary. */
  beneficiaryId?: IdentifierInput;
};
export type ListWithdrawalsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only what belongs to operations that have this status now. */
  status?: OperationStatus;
  /** Only records with exactly this external reference. */
  externalReference?: ExternalReference;
  /** Only withdrawals to this destination. */
  destinationId?: IdentifierInput;
};
export type ListConversionQuotesQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only quotes that have this status now. */
  status?: ConversionQuoteStatus;
};
export type ListConversionsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only what belongs to operations that have this status now. */
  status?: OperationStatus;
  /** Only records with exactly this external reference. */
  externalReference?: ExternalReference;
};
export type ListCustomersQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only the customer with exactly this external identifier. */
  externalCustomerId?: ExternalCustomerId;
  /** Only customers with this verification status. */
  verificationStatus?: VerificationStatus;
  /** Lists the customers of this account instead of the caller's own. */
  clientId?: IdentifierInput;
};
export type GetRevenueQuery = {
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
};
export type ListRevenueReportQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
};
export type ListEventsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Answers oldest first, from the event behind this one. */
  after?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only events of this type, or of every type of an object, such as `payout.*`. */
  type?:
    | 'payout.*'
    | 'withdrawal.*'
    | 'conversion.*'
    | 'payin.*'
    | 'deposit.*'
    | 'funding_instrument.*'
    | 'beneficiary.*'
    | 'destination.*'
    | 'identity_evidence.*'
    | 'payment_route.*'
    | 'transfer.*'
    | 'treasury_settings.*'
    | 'developer_fees.*'
    | 'invoice.*'
    | 'customer.*'
    | 'api_key.*'
    | 'webhook.*'
    | 'payout.accepted'
    | 'payout.held'
    | 'payout.submitted'
    | 'payout.settled'
    | 'payout.failed'
    | 'payout.returned'
    | 'payout.late_return'
    | 'payout.late_execution'
    | 'withdrawal.accepted'
    | 'withdrawal.held'
    | 'withdrawal.submitted'
    | 'withdrawal.settled'
    | 'withdrawal.failed'
    | 'withdrawal.late_execution'
    | 'conversion.accepted'
    | 'conversion.held'
    | 'conversion.submitted'
    | 'conversion.settled'
    | 'conversion.failed'
    | 'conversion.late_execution'
    | 'payin.detected'
    | 'payin.confirming'
    | 'payin.credited'
    | 'payin.held'
    | 'payin.returned'
    | 'deposit.detected'
    | 'deposit.confirming'
    | 'deposit.credited'
    | 'deposit.held'
    | 'deposit.returned'
    | 'funding_instrument.activated'
    | 'funding_instrument.deactivated'
    | 'beneficiary.created'
    | 'beneficiary.deactivated'
    | 'destination.created'
    | 'destination.deactivated'
    | 'identity_evidence.updated'
    | 'payment_route.created'
    | 'payment_route.deactivated'
    | 'transfer.detected'
    | 'transfer.held'
    | 'transfer.converting'
    | 'transfer.delivering'
    | 'transfer.completed'
    | 'transfer.failed'
    | 'transfer.returned'
    | 'treasury_settings.updated'
    | 'developer_fees.updated'
    | 'invoice.issued'
    | 'invoice.settled'
    | 'invoice.voided'
    | 'customer.created'
    | 'customer.updated'
    | 'api_key.created'
    | 'api_key.rotated'
    | 'api_key.revoked'
    | 'webhook.disabled'
    | 'webhook.test'
    | (string & {});
  /** Only events about this record, by `data.id`. */
  objectId?: IdentifierInput;
};
export type ListWebhooksQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only active or only disabled subscriptions. */
  status?: WebhookStatus;
};
export type ListSubscriptionDeliveriesQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only deliveries that have this status now. */
  status?: WebhookDeliveryStatus;
  /** Only deliveries of this event. */
  eventId?: IdentifierInput;
  /** Only deliveries of events of this type. */
  eventType?: EventType;
};
export type ListWebhookDeliveriesQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only deliveries that have this status now. */
  status?: WebhookDeliveryStatus;
  /** Only records of this subscription. */
  webhookId?: IdentifierInput;
  /** Only deliveries of this event. */
  eventId?: IdentifierInput;
  /** Only deliveries of events of this type. */
  eventType?: EventType;
};
export type ListRequestsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only requests with this method. */
  method?: RequestMethod;
  /** Only requests of this operation, by its operationId. */
  operationId?: string;
  /** Only requests that were answered with such a status. */
  statusClass?: RequestStatusClass;
  /** Only requests that were refused with this error code. */
  code?: string;
  /** Only requests of this API key. */
  keyId?: IdentifierInput;
  /** Only requests that name this record, or made it. */
  resourceId?: IdentifierInput;
};
export type ListMembersQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
};
export type ListInvitationsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only invitations that have this status now. */
  status?: InvitationStatus;
};
export type ListApiKeysQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only keys that have this status. */
  status?: KeyStatus;
};
export type ListActivityQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only entries of this type, such as `payout.settled`. */
  type?: string;
};
export type GetRateQuery = {
  /** The asset to exchange. */
  source: Asset;
  /** The asset to receive. */
  destination: Asset;
};
export type ListInvoicesQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only invoices that have this status now. */
  status?: InvoiceStatus;
};
export type ListTransfersQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only transfers that have this status now. */
  status?: TransferStatus;
  /** Only records in this direction. */
  direction?: TransferDirection;
  /** Only records of this customer. */
  customerId?: IdentifierInput;
  /** Only what was sent to this payment route (`rte_…`). */
  paymentRouteId?: IdentifierInput;
};
export type ListPaymentRoutesQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only records that are active, or only those that are inactive. */
  status?: RecordStatus;
  /** Only records in this direction. */
  direction?: TransferDirection;
  /** Only records of this customer. */
  customerId?: IdentifierInput;
};
export type ListCertificationsQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
  /** Only records of this subscription. */
  webhookId?: IdentifierInput;
};
export type ListMailQuery = {
  /**
   * The maximum number of records in the page.
   * @default 50
   */
  limit?: number;
  /** Where the page begins. */
  cursor?: string;
  /** Only what happened or was created at or after this time. */
  from?: TimestampInput;
  /** Only what happened or was created before this time. */
  to?: TimestampInput;
};

type CodeOfAll =
  | 'invalid_request'
  | 'unauthenticated'
  | 'insufficient_scope'
  | 'ip_not_allowed'
  | 'account_suspended'
  | 'rate_limited'
  | 'headers_too_large'
  | 'internal_error'
  | 'service_unavailable';

type CodeOfWrites =
  | 'invalid_request'
  | 'idempotency_key_invalid'
  | 'unauthenticated'
  | 'secret_key_required'
  | 'insufficient_scope'
  | 'ip_not_allowed'
  | 'origin_not_allowed'
  | 'account_suspended'
  | 'epoch_changed'
  | 'idempotency_in_progress'
  | 'idempotency_key_reused'
  | 'idempotency_key_expired'
  | 'rate_limited'
  | 'headers_too_large'
  | 'internal_error'
  | 'service_unavailable';

/** What each operation is sent, in the order of its method's arguments, what it answers, and its error codes. */
export interface Calls {
  getTreasury: { sent: []; data: TreasuryOverview; code: CodeOfAll | 'secret_key_required' };
  listTransactions: {
    sent: [query?: ListTransactionsQuery];
    data: MovementList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  getTransaction: {
    sent: [id: string];
    data: MovementDetail;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  getBalances: {
    sent: [query?: GetBalancesQuery];
    data: BalancesAsOf;
    code: CodeOfAll | 'secret_key_required';
  };
  explainBalance: {
    sent: [query: ExplainBalanceQuery];
    data: BalanceExplanation;
    code: CodeOfAll | 'secret_key_required';
  };
  getBalanceHistory: {
    sent: [query: GetBalanceHistoryQuery];
    data: BalanceHistory;
    code: CodeOfAll | 'secret_key_required';
  };
  getStatement: {
    sent: [query: GetStatementQuery];
    data: Statement;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  getLedgerHead: { sent: []; data: LedgerHead; code: CodeOfAll | 'secret_key_required' };
  exportLedger: { sent: []; data: void; code: CodeOfAll | 'secret_key_required' };
  listFundingInstruments: {
    sent: [query?: ListFundingInstrumentsQuery];
    data: FundingInstrumentList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  createFundingInstrument: {
    sent: [body: CreateFundingInstrumentRequest];
    data: FundingInstrument;
    code:
      | CodeOfWrites
      | 'unsupported_asset_network'
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'capability_disabled'
      | 'asset_network_unavailable';
  };
  getFundingInstrument: {
    sent: [id: string];
    data: FundingInstrument;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  deactivateFundingInstrument: {
    sent: [id: string];
    data: FundingInstrument;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listPayins: {
    sent: [query?: ListPayinsQuery];
    data: PayinList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  getPayin: { sent: [id: string]; data: Payin; code: CodeOfAll | 'secret_key_required' | 'not_found' };
  listDeposits: {
    sent: [query?: ListDepositsQuery];
    data: DepositList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  getDeposit: { sent: [id: string]; data: Deposit; code: CodeOfAll | 'secret_key_required' | 'not_found' };
  listBeneficiaries: {
    sent: [query?: ListBeneficiariesQuery];
    data: BeneficiaryList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  createBeneficiary: {
    sent: [body: CreateBeneficiaryRequest];
    data: Beneficiary;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'capability_disabled'
      | 'identity_evidence_invalid';
  };
  getBeneficiary: {
    sent: [id: string];
    data: Beneficiary;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  deactivateBeneficiary: {
    sent: [id: string];
    data: Beneficiary;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listIdentityEvidence: {
    sent: [id: string, query?: ListIdentityEvidenceQuery];
    data: IdentityEvidenceList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required' | 'not_found';
  };
  createIdentityEvidence: {
    sent: [id: string, body: CreateIdentityEvidenceRequest];
    data: IdentityEvidence;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'capability_disabled'
      | 'beneficiary_inactive'
      | 'identity_evidence_invalid';
  };
  listDestinations: {
    sent: [query?: ListDestinationsQuery];
    data: DestinationList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  createDestination: {
    sent: [body: CreateDestinationRequest];
    data: StablecoinDestination;
    code:
      | CodeOfWrites
      | 'unsupported_asset_network'
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'asset_network_unavailable'
      | 'invalid_destination_address';
  };
  getDestination: {
    sent: [id: string];
    data: StablecoinDestination;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  deactivateDestination: {
    sent: [id: string];
    data: StablecoinDestination;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listPayouts: {
    sent: [query?: ListPayoutsQuery];
    data: PayoutList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  createPayout: {
    sent: [body: CreatePayoutRequest];
    data: Payout;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'duplicate_external_reference'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'capability_disabled'
      | 'beneficiary_inactive'
      | 'identity_evidence_required'
      | 'identity_evidence_invalid'
      | 'limit_exceeded'
      | 'amount_below_minimum'
      | 'insufficient_funds';
  };
  previewPayout: {
    sent: [body: PreviewPayoutRequest];
    data: PayoutPreview;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'beneficiary_inactive';
  };
  getPayout: { sent: [id: string]; data: Payout; code: CodeOfAll | 'secret_key_required' | 'not_found' };
  cancelPayout: {
    sent: [id: string, body?: CancelOperationRequest];
    data: Payout;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listWithdrawals: {
    sent: [query?: ListWithdrawalsQuery];
    data: WithdrawalList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  createWithdrawal: {
    sent: [body: CreateWithdrawalRequest];
    data: Withdrawal;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'duplicate_external_reference'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'capability_disabled'
      | 'asset_network_unavailable'
      | 'destination_inactive'
      | 'limit_exceeded'
      | 'amount_below_minimum'
      | 'insufficient_funds';
  };
  previewWithdrawal: {
    sent: [body: PreviewWithdrawalRequest];
    data: WithdrawalPreview;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'destination_inactive';
  };
  getWithdrawal: {
    sent: [id: string];
    data: Withdrawal;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  cancelWithdrawal: {
    sent: [id: string, body?: CancelOperationRequest];
    data: Withdrawal;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listConversionQuotes: {
    sent: [query?: ListConversionQuotesQuery];
    data: ConversionQuoteList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  createConversionQuote: {
    sent: [body: CreateConversionQuoteRequest];
    data: ConversionQuote;
    code:
      | CodeOfWrites
      | 'unsupported_asset_network'
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'capability_disabled'
      | 'asset_network_unavailable'
      | 'limit_exceeded'
      | 'amount_below_minimum';
  };
  getConversionQuote: {
    sent: [id: string];
    data: ConversionQuote;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  acceptConversionQuote: {
    sent: [id: string, body?: AcceptConversionQuoteRequest];
    data: Conversion;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'duplicate_external_reference'
      | 'quote_already_accepted'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'capability_disabled'
      | 'asset_network_unavailable'
      | 'quote_expired'
      | 'quote_slippage_exceeded'
      | 'limit_exceeded'
      | 'amount_below_minimum'
      | 'insufficient_funds';
  };
  listConversions: {
    sent: [query?: ListConversionsQuery];
    data: ConversionList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  getConversion: {
    sent: [id: string];
    data: Conversion;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  getTreasurySettings: { sent: []; data: TreasurySettings; code: CodeOfAll | 'secret_key_required' };
  updateTreasurySettings: {
    sent: [body: UpdateTreasurySettingsRequest];
    data: TreasurySettings;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  getEffectiveConfiguration: {
    sent: [];
    data: TreasuryConfiguration;
    code: CodeOfAll | 'secret_key_required';
  };
  listCustomers: {
    sent: [query?: ListCustomersQuery];
    data: CustomerList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required' | 'admin_only';
  };
  createCustomer: {
    sent: [body: CreateCustomerRequest];
    data: Customer;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'duplicate_external_reference'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  getCustomer: { sent: [id: string]; data: Customer; code: CodeOfAll | 'secret_key_required' | 'not_found' };
  updateCustomer: {
    sent: [id: string, body: UpdateCustomerRequest];
    data: Customer;
    code:
      | CodeOfWrites
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'duplicate_external_reference'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  getDeveloperFees: { sent: []; data: DeveloperFeeSchedule; code: CodeOfAll };
  replaceDeveloperFees: {
    sent: [body: ReplaceDeveloperFeesRequest];
    data: DeveloperFeeSchedule;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'step_up_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  getRevenue: { sent: [query?: GetRevenueQuery]; data: Revenue; code: CodeOfAll };
  listRevenueReport: {
    sent: [query?: ListRevenueReportQuery];
    data: RevenueReport;
    code: CodeOfAll | 'invalid_cursor';
  };
  listEvents: {
    sent: [query?: ListEventsQuery];
    data: EventList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required' | 'invalid_state';
  };
  getEvent: { sent: [id: string]; data: Event; code: CodeOfAll | 'secret_key_required' | 'not_found' };
  listWebhooks: {
    sent: [query?: ListWebhooksQuery];
    data: WebhookList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  createWebhook: {
    sent: [body: CreateWebhookRequest];
    data: WebhookWithSecret;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'webhook_url_refused'
      | 'limit_exceeded';
  };
  getWebhook: { sent: [id: string]; data: Webhook; code: CodeOfAll | 'secret_key_required' | 'not_found' };
  updateWebhook: {
    sent: [id: string, body: UpdateWebhookRequest];
    data: Webhook;
    code:
      | CodeOfWrites
      | 'not_found'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'webhook_url_refused';
  };
  deleteWebhook: { sent: [id: string]; data: void; code: CodeOfWrites | 'not_found' };
  rotateWebhookSecret: {
    sent: [id: string, body?: RotateSecretRequest];
    data: WebhookWithSecret;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  testWebhook: {
    sent: [id: string];
    data: WebhookDeliveryDetail;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  replayWebhook: {
    sent: [id: string, body: ReplayWebhookRequest];
    data: WebhookReplay;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'limit_exceeded';
  };
  listSubscriptionDeliveries: {
    sent: [id: string, query?: ListSubscriptionDeliveriesQuery];
    data: WebhookDeliveryList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required' | 'not_found';
  };
  listWebhookDeliveries: {
    sent: [query?: ListWebhookDeliveriesQuery];
    data: WebhookDeliveryList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  getWebhookDelivery: {
    sent: [id: string];
    data: WebhookDeliveryDetail;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  redeliverWebhookDelivery: {
    sent: [id: string];
    data: WebhookDeliveryDetail;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listRequests: {
    sent: [query?: ListRequestsQuery];
    data: KeptRequestList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  getRequest: {
    sent: [id: string];
    data: KeptRequestDetail;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  listMembers: {
    sent: [query?: ListMembersQuery];
    data: MemberList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  updateMember: {
    sent: [id: string, body: UpdateMemberRequest];
    data: Member;
    code:
      | CodeOfWrites
      | 'step_up_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  removeMember: {
    sent: [id: string];
    data: void;
    code: CodeOfWrites | 'step_up_required' | 'not_found' | 'invalid_state';
  };
  listInvitations: {
    sent: [query?: ListInvitationsQuery];
    data: InvitationList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  createInvitation: {
    sent: [body: CreateInvitationRequest];
    data: Invitation;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'step_up_required'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'limit_exceeded';
  };
  revokeInvitation: {
    sent: [id: string];
    data: Invitation;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'step_up_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  getNotificationSettings: { sent: []; data: NotificationSettings; code: CodeOfAll | 'secret_key_required' };
  replaceNotificationSettings: {
    sent: [body: ReplaceNotificationSettingsRequest];
    data: NotificationSettings;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listApiKeys: {
    sent: [query?: ListApiKeysQuery];
    data: ApiKeyList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  createApiKey: {
    sent: [body: CreateApiKeyRequest];
    data: ApiKeyWithSecret;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'step_up_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'limit_exceeded';
  };
  getApiKey: { sent: [id: string]; data: ApiKey; code: CodeOfAll | 'secret_key_required' | 'not_found' };
  updateApiKey: {
    sent: [id: string, body: UpdateApiKeyRequest];
    data: ApiKey;
    code:
      | CodeOfWrites
      | 'step_up_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'limit_exceeded';
  };
  rotateApiKey: {
    sent: [id: string, body?: RotateApiKeyRequest];
    data: ApiKeyWithSecret;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'step_up_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'limit_exceeded';
  };
  revokeApiKey: {
    sent: [id: string];
    data: ApiKey;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'step_up_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listActivity: { sent: [query?: ListActivityQuery]; data: ActivityList; code: CodeOfAll | 'invalid_cursor' };
  getRate: { sent: [query: GetRateQuery]; data: IndicativeRate; code: CodeOfAll };
  listInvoices: {
    sent: [query?: ListInvoicesQuery];
    data: InvoiceList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  getInvoice: { sent: [id: string]; data: Invoice; code: CodeOfAll | 'secret_key_required' | 'not_found' };
  getInvoicePdf: { sent: [id: string]; data: void; code: CodeOfAll | 'secret_key_required' | 'not_found' };
  listTransfers: {
    sent: [query?: ListTransfersQuery];
    data: TransferList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  getTransfer: { sent: [id: string]; data: Transfer; code: CodeOfAll | 'secret_key_required' | 'not_found' };
  createPaymentRoute: {
    sent: [customerId: string, body: CreatePaymentRouteRequest];
    data: PaymentRoute;
    code:
      | CodeOfWrites
      | 'unsupported_asset_network'
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'capability_disabled'
      | 'asset_network_unavailable'
      | 'invalid_destination_address'
      | 'customer_not_entitled';
  };
  listPaymentRoutes: {
    sent: [query?: ListPaymentRoutesQuery];
    data: PaymentRouteList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  getPaymentRoute: {
    sent: [id: string];
    data: PaymentRoute;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  getPaymentRouteInstructions: {
    sent: [id: string];
    data: PaymentRouteInstructions;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  deactivatePaymentRoute: {
    sent: [id: string];
    data: PaymentRoute;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  simulatePayin: {
    sent: [body: SimulatePayinRequest];
    data: SimulatedPayin;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  advancePayin: {
    sent: [id: string, body: AdvancePayinRequest];
    data: Payin;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  simulateDeposit: {
    sent: [body: SimulateDepositRequest];
    data: SimulatedDeposit;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  advanceDeposit: {
    sent: [id: string, body: AdvanceDepositRequest];
    data: Deposit;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  advanceOperation: {
    sent: [id: string, body: AdvanceOperationRequest];
    data: TreasuryOperation;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  advanceTransfer: {
    sent: [id: string, body: AdvanceTransferRequest];
    data: Transfer;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  reportTransferDeposit: {
    sent: [id: string, body: ReportTransferDepositRequest];
    data: Transfer;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  decideIdentityEvidence: {
    sent: [id: string, body: DecideIdentityEvidenceRequest];
    data: IdentityEvidence;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  draftInvoice: {
    sent: [body: DraftInvoiceRequest];
    data: Invoice;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  adjustInvoice: {
    sent: [id: string, body: AdjustInvoiceRequest];
    data: Invoice;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  advanceInvoice: {
    sent: [id: string, body: AdvanceInvoiceRequest];
    data: Invoice;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  decideCustomerVerification: {
    sent: [id: string, body: DecideCustomerVerificationRequest];
    data: Customer;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listPinnedRates: { sent: []; data: PinnedRates; code: CodeOfAll | 'secret_key_required' };
  pinRate: {
    sent: [body: PinRateRequest];
    data: PinnedRate;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listFaults: { sent: []; data: WaitingFaults; code: CodeOfAll | 'secret_key_required' };
  injectFaults: {
    sent: [body: InjectFaultsRequest];
    data: InjectedFaults;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  configureSandbox: {
    sent: [body: ConfigureSandboxRequest];
    data: TreasuryConfiguration;
    code:
      | CodeOfWrites
      | 'unsupported_asset_network'
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'limit_exceeded';
  };
  certifyWebhook: {
    sent: [id: string];
    data: Certification;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'not_found'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listCertifications: {
    sent: [query?: ListCertificationsQuery];
    data: CertificationList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  getCertification: {
    sent: [id: string];
    data: Certification;
    code: CodeOfAll | 'secret_key_required' | 'not_found';
  };
  getClock: { sent: []; data: ClockState; code: CodeOfAll | 'secret_key_required' };
  setClock: {
    sent: [body: SetClockRequest];
    data: ClockState;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'invalid_state'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  listMail: {
    sent: [query?: ListMailQuery];
    data: MailList;
    code: CodeOfAll | 'invalid_cursor' | 'secret_key_required';
  };
  resetSandbox: {
    sent: [];
    data: ClockState;
    code:
      | CodeOfWrites
      | 'idempotency_key_required'
      | 'request_timeout'
      | 'payload_too_large'
      | 'unsupported_media_type';
  };
  getStateMachines: { sent: []; data: StateMachineList; code: CodeOfAll | 'secret_key_required' };
  getErrors: { sent: []; data: ErrorCatalogue; code: CodeOfAll | 'secret_key_required' };
  getReasons: { sent: []; data: ReasonCatalogue; code: CodeOfAll | 'secret_key_required' };
  getCaller: { sent: []; data: CallerDescription; code: CodeOfAll | 'secret_key_required' };
}

export type OperationId = keyof Calls;
