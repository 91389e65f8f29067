// made by npm run generate; do not edit

/* tslint:disable */
/* eslint-disable */
/**
 * Corridor
 * Corridor moves value between AUD bank balances and stablecoin balances (USDC, USDT) for a tenant account. A tenant funds its wallet through bank accounts and stablecoin addresses, pays beneficiaries in AUD, converts one balance into another at an exact quote, withdraws stablecoins to saved destinations, and reconciles everything with the wallet\'s movements. Outside the wallet, it onboards customers and gives them payment routes: money that a customer sends to a route is converted at the current market rate and delivered. Developer fees, revenue reports and monthly invoices account for it, webhooks report it, and API keys, team members and settings control access.  **Environments.** The sandbox simulates every provider and moves no real money; production moves real money. Each has its own base address and its own keys. The paths under `/v1/sandbox` exist only in the sandbox.  **Keys.** Send your key as `Authorization: Bearer <key>` or as `X-Api-Key: <key>`. A key belongs to one account, and every call reads and changes only that account. Each operation names the scope that its key must have; `write` of a group implies `read`. A key has the scopes that its role implies, or a subset that it lists. The roles `owner` and `admin` imply all scopes; `developer` all but `team:write`, and in production also not `keys:write`, `fees:write` and `treasury:write`; `finance` implies `treasury:write` and reading customers, routes, transfers, fees, rates and settings; `viewer` implies reading everything. `platform_admin` is the role of the platform\'s own keys. A key can be limited to addresses and can expire. A new key never has more rights than its creator.  **Confirmations.** Creating or changing keys and setting the developer fees require a recent second-factor confirmation. A session uses its own. With a key, send the token of one of the account\'s users, whose role must allow the same, in `Step-Up-Token`.  **Sessions** of signed-in users are credentials like secret keys, if no key is sent. Requests that change something need an `Origin` that is this service\'s own. Requests that require a confirmation use the session\'s own.  **Amounts** are strings with exact decimals; never read them as floating point. AUD has two decimals, USDC and USDT have six, and answers always show all of them (`\"250.00\"`). Requests can omit trailing zeros or add leading ones; more decimals than the asset has are refused. The largest amount is 999999999999.99. Fees are rounded half up. A conversion\'s destination is rounded down if its source was fixed, and its source is rounded up if its destination was fixed. A rate is destination units for one source unit, with ten decimals.  **Networks.** An amount of a stablecoin always names its network, and a network is never inferred from an address. The wallet has one balance for each asset, across all its networks.  **Timestamps** are RFC 3339. Answers give UTC with milliseconds.  **Text** is Unicode. NUL and unpaired surrogates are refused everywhere. Fields that appear on one line of a bank statement or a report refuse all control characters.  **Retries.** Every POST and PUT requires an `Idempotency-Key`. A PATCH accepts one; without it, each request takes effect. The same key with the same request takes effect once, and later calls get the first answer again, byte for byte, marked `Idempotent-Replayed: true`. The first answer that is stored is marked `false`. All API keys of an account share one set of idempotency keys. Successes are stored, and so are refusals that depend on your records. A request that is refused for its form or its caller, and a 5xx, leave the idempotency key unused. GET requests are safe to repeat. After a 5xx, a `408` or a lost connection, send the same request with the same key until you get a definite answer.  **HEAD** is answered wherever GET is, like GET but without the body.  **Rate limits** count by key, or by the user of a session (`key`), and by account (`tenant`). Requests that fail to authenticate count by the address that they come from (`authentication`). If a limit was checked, the answer has `RateLimit` and `RateLimit-Policy`; a request above the limit is answered `429` with `Retry-After`.  **Errors** have a stable `code`: branch on it, log the `requestId`, and never parse `message`. Unknown body fields and unknown query parameters are refused.  **Order of refusals.** A request with several faults is refused for the first of them. The request itself is checked first, in this order: path and method; the key or session, and for a session the page that it was sent from; the account; the caller\'s address; the kind of key; the scope, and with it parameters that only the platform\'s own keys can send; the second-factor confirmation; the rate limit; the size and the media type of the body; the `Idempotency-Key`; the query and the body; another request with that key. The records are checked next, in this order: resources that do not exist; a payment route\'s pair that neither the body nor the configuration names; a capability that is disabled or has no provider; a pair of asset and network that is disabled or has no provider; an address, or the URL of a subscription; a customer\'s entitlement; an inactive record; an `externalReference` in use; a quote that was accepted, has expired or has slipped; identity evidence; limits and minima; the balance.  **Lists** are sorted newest first. Follow `nextCursor`, or the `Link` header with `rel=\"next\"` that every list sends if there is more, and repeat the filters with it. A page can have fewer records than `limit` although there are more: it ends before it would exceed 1 MiB, and has at least one record.
 *
 * The version of the OpenAPI document: 1.0.0
 *
 *
 * NOTE: This class is auto generated by OpenAPI Generator (https://openapi-generator.tech).
 * https://openapi-generator.tech
 * Do not edit the class manually.
 */

import type { Configuration } from './configuration.ts';
import type { AxiosPromise, AxiosInstance, RawAxiosRequestConfig } from 'axios';
import globalAxios from 'axios';
// Some imports not used depending on template conditions
// @ts-ignore
import {
  DUMMY_BASE_URL,
  assertParamExists,
  setApiKeyToObject,
  setBearerAuthToObject,
  setSearchParams,
  serializeDataIfNeeded,
  toPathString,
  createRequestFunction,
} from './common.ts';
import type { RequestArgs } from './base.ts';
// @ts-ignore
import { BASE_PATH, BaseAPI, RequiredError, operationServerMap } from './base.ts';

/**
 * A reference for the conversion. The body can be omitted.
 */
export interface AcceptConversionQuoteRequest {
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
}
/**
 * The changes to the accounting terms. These terms are stored and shown; this version does not use them.
 */
export interface AccountingPatch {
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  glMapping?: { [key: string]: any };
  /**
   * The accounting policy that the account follows.
   */
  policyTemplate?: AccountingPatchPolicyTemplateEnum;
  /**
   * How often statements are made.
   */
  statementFrequency?: AccountingPatchStatementFrequencyEnum;
  /**
   * Whether the account is notified of every return.
   */
  notifyOnReturn?: boolean;
}

export const AccountingPatchPolicyTemplateEnum = {
  Standard: 'standard',
  Conservative: 'conservative',
} as const;

export type AccountingPatchPolicyTemplateEnum =
  (typeof AccountingPatchPolicyTemplateEnum)[keyof typeof AccountingPatchPolicyTemplateEnum];
export const AccountingPatchStatementFrequencyEnum = {
  Daily: 'daily',
  Weekly: 'weekly',
  Monthly: 'monthly',
} as const;

export type AccountingPatchStatementFrequencyEnum =
  (typeof AccountingPatchStatementFrequencyEnum)[keyof typeof AccountingPatchStatementFrequencyEnum];

/**
 * One action or event in the account, without names, amounts, addresses or account numbers.
 */
export interface ActivityEntry {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * What happened, as `object.change`: an event type, or an action such as `api_key.created`.
   */
  type: string;
  resource: ActivityEntryResource;
  /**
   * A sentence for people, the same for every entry of the type.
   */
  summary: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  occurredAt: string;
}
/**
 * The record that it happened to.
 */
export interface ActivityEntryResource {
  /**
   * The kind of record.
   */
  type: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
}
/**
 * A page of activity.
 */
export interface ActivityList {
  /**
   * The page, newest first.
   */
  data: Array<ActivityEntry>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * The address that the stablecoin is sent to.
 */
export interface AddressDestination {
  network: Network;
  /**
   * An address in its network\'s own notation.
   */
  address: string;
  currency: StablecoinAsset;
}

/**
 * The address to send the stablecoin to. `network` and `currency` form a pair, and are never inferred from the address. If one of them is omitted, it is taken from the configuration\'s `defaultRoutePair` if that has the other; if both are, the pair is `defaultRoutePair`. Without a pair the request is `invalid_request`.
 */
export interface AddressDestinationInput {
  /**
   * An address in its network\'s own notation.
   */
  address: string;
  network?: Network;
  currency?: StablecoinAsset;
}

/**
 * The adjustment of a draft.
 */
export interface AdjustInvoiceRequest {
  /**
   * An amount of Australian dollars other than zero, from -999999999999.99 to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs other than a leading `-`, exponents and separators are not.
   */
  amount: string;
  /**
   * What the adjustment is for, in 1 to 140 characters on one line, not blank.
   */
  description: string;
}
/**
 * Moves the clock forward. It stays stopped or running.
 */
export interface AdvanceClock {
  /**
   * How far to move, in seconds, up to ten years of 365 days.
   */
  advanceSeconds: number;
}
/**
 * The new status of the deposit.
 */
export interface AdvanceDepositRequest {
  /**
   * The new status. `detected` takes a confirming deposit back, as a reorganisation of the chain does. A transition that the state machine does not list is `invalid_state`.
   */
  to: AdvanceDepositRequestToEnum;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

export const AdvanceDepositRequestToEnum = {
  Detected: 'detected',
  Confirming: 'confirming',
  Credited: 'credited',
  Held: 'held',
  Returned: 'returned',
} as const;

export type AdvanceDepositRequestToEnum =
  (typeof AdvanceDepositRequestToEnum)[keyof typeof AdvanceDepositRequestToEnum];

/**
 * The new status of the invoice.
 */
export interface AdvanceInvoiceRequest {
  /**
   * The new status. A transition that the state machine does not list is `invalid_state`.
   */
  to: AdvanceInvoiceRequestToEnum;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

export const AdvanceInvoiceRequestToEnum = {
  Issued: 'issued',
  Settled: 'settled',
  Void: 'void',
} as const;

export type AdvanceInvoiceRequestToEnum =
  (typeof AdvanceInvoiceRequestToEnum)[keyof typeof AdvanceInvoiceRequestToEnum];

/**
 * The new status of the operation.
 */
export interface AdvanceOperationRequest {
  /**
   * The new status, reached through `submitted` if necessary. `late_return` brings the money back after the operation has ended, and `late_execution` executes a failed operation after all; neither changes the status.
   */
  to: AdvanceOperationRequestToEnum;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

export const AdvanceOperationRequestToEnum = {
  Held: 'held',
  Accepted: 'accepted',
  Submitted: 'submitted',
  Settled: 'settled',
  Failed: 'failed',
  Returned: 'returned',
  LateReturn: 'late_return',
  LateExecution: 'late_execution',
} as const;

export type AdvanceOperationRequestToEnum =
  (typeof AdvanceOperationRequestToEnum)[keyof typeof AdvanceOperationRequestToEnum];

/**
 * The new status of the pay-in.
 */
export interface AdvancePayinRequest {
  /**
   * The new status. A transition that the state machine does not list is `invalid_state`.
   */
  to: AdvancePayinRequestToEnum;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

export const AdvancePayinRequestToEnum = {
  Confirming: 'confirming',
  Credited: 'credited',
  Held: 'held',
  Returned: 'returned',
} as const;

export type AdvancePayinRequestToEnum =
  (typeof AdvancePayinRequestToEnum)[keyof typeof AdvancePayinRequestToEnum];

/**
 * The new status of the transfer.
 */
export interface AdvanceTransferRequest {
  /**
   * The new status. A transition that the state machine does not list is `invalid_state`.
   */
  to: AdvanceTransferRequestToEnum;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

export const AdvanceTransferRequestToEnum = {
  Held: 'held',
  Converting: 'converting',
  Delivering: 'delivering',
  Completed: 'completed',
  Failed: 'failed',
  Returned: 'returned',
} as const;

export type AdvanceTransferRequestToEnum =
  (typeof AdvanceTransferRequestToEnum)[keyof typeof AdvanceTransferRequestToEnum];

/**
 * The fault of a call. `rate_limited`: it is answered `429`, and `unavailable`: `503`, both with `Retry-After: 1`. `html`: it is answered `502` with a page, as a proxy answers. None of these has an effect. `cut_before`: the connection is closed without an answer, and nothing was done. `cut_after`: the connection is closed without an answer, and the call has taken effect. `slow`: the usual answer arrives late.
 */

export const ApiFaultKind = {
  RateLimited: 'rate_limited',
  Unavailable: 'unavailable',
  Html: 'html',
  CutBefore: 'cut_before',
  CutAfter: 'cut_after',
  Slow: 'slow',
} as const;

export type ApiFaultKind = (typeof ApiFaultKind)[keyof typeof ApiFaultKind];

/**
 * Faults of this interface itself, to try how a client retries.
 */
export interface ApiFaults {
  /**
   * This interface.
   */
  provider: ApiFaultsProviderEnum;
  fault: ApiFaultKind;
  /**
   * How many of the next calls it applies to.
   */
  count: number;
  /**
   * Only calls of this operation, by its `operationId` in this document. All calls by default.
   */
  operationId?: string;
  /**
   * How much later than usual a slow answer arrives, in milliseconds. 5000 by default; only used by `slow`.
   */
  delayMs?: number;
}

export const ApiFaultsProviderEnum = {
  Api: 'api',
} as const;

export type ApiFaultsProviderEnum = (typeof ApiFaultsProviderEnum)[keyof typeof ApiFaultsProviderEnum];

/**
 * An API key of the account, without its secret. Times are by the server\'s clock. No field is ever omitted.
 */
export interface ApiKey {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * A name of your choice, on one line, up to 80 characters.
   */
  name: string;
  type: KeyType;
  /**
   * The role that bounds its scopes; `platform_admin` is for the platform itself.
   */
  role: ApiKeyRoleEnum;
  /**
   * The scopes that it is limited to; null for all scopes of its role. Empty for a key of the operator that grants nothing.
   */
  scopes: Set<Scope> | null;
  /**
   * The addresses that it can be used from; null for any.
   */
  allowedIps: Set<string> | null;
  /**
   * The first characters of its secret.
   */
  prefix: ApiKeyPrefixEnum;
  /**
   * The last four characters of its secret.
   */
  lastFour: string;
  status: KeyStatus;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * The user who created it, or the operator.
   */
  createdBy: string;
  /**
   * When it was last used, to the minute; null if never.
   */
  lastUsedAt: string | null;
  /**
   * When it expires; null if it does not.
   */
  expiresAt: string | null;
  /**
   * When it was revoked; null if it was not.
   */
  revokedAt: string | null;
  /**
   * The key that it replaced; null if there is none.
   */
  rotatedFrom: string | null;
  /**
   * The key that replaced it; null if there is none.
   */
  rotatedTo: string | null;
}

export const ApiKeyRoleEnum = {
  Owner: 'owner',
  Admin: 'admin',
  Developer: 'developer',
  Finance: 'finance',
  Viewer: 'viewer',
  PlatformAdmin: 'platform_admin',
} as const;

export type ApiKeyRoleEnum = (typeof ApiKeyRoleEnum)[keyof typeof ApiKeyRoleEnum];
export const ApiKeyPrefixEnum = {
  SkSandbox: 'sk_sandbox_',
  PkSandbox: 'pk_sandbox_',
  SkLive: 'sk_live_',
  PkLive: 'pk_live_',
} as const;

export type ApiKeyPrefixEnum = (typeof ApiKeyPrefixEnum)[keyof typeof ApiKeyPrefixEnum];

/**
 * A page of keys.
 */
export interface ApiKeyList {
  /**
   * The page, newest first.
   */
  data: Array<ApiKey>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * A new API key with its secret, which no other answer shows.
 */
export interface ApiKeyWithSecret {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * A name of your choice, on one line, up to 80 characters.
   */
  name: string;
  type: KeyType;
  /**
   * The role that bounds its scopes; `platform_admin` is for the platform itself.
   */
  role: ApiKeyWithSecretRoleEnum;
  /**
   * The scopes that it is limited to; null for all scopes of its role.
   */
  scopes: Set<Scope> | null;
  /**
   * The addresses that it can be used from; null for any.
   */
  allowedIps: Set<string> | null;
  /**
   * The first characters of its secret.
   */
  prefix: ApiKeyWithSecretPrefixEnum;
  /**
   * The last four characters of its secret.
   */
  lastFour: string;
  status: KeyStatus;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * The user who created it, or the operator.
   */
  createdBy: string;
  /**
   * When it was last used, to the minute; null if never.
   */
  lastUsedAt: string | null;
  /**
   * When it expires; null if it does not.
   */
  expiresAt: string | null;
  /**
   * When it was revoked; null if it was not.
   */
  revokedAt: string | null;
  /**
   * The key that it replaced; null if there is none.
   */
  rotatedFrom: string | null;
  /**
   * The key that replaced it; null if there is none.
   */
  rotatedTo: string | null;
  /**
   * The key: its prefix, 43 random characters and 6 check characters. Store it now; it is not shown again.
   */
  key: string;
}

export const ApiKeyWithSecretRoleEnum = {
  Owner: 'owner',
  Admin: 'admin',
  Developer: 'developer',
  Finance: 'finance',
  Viewer: 'viewer',
  PlatformAdmin: 'platform_admin',
} as const;

export type ApiKeyWithSecretRoleEnum =
  (typeof ApiKeyWithSecretRoleEnum)[keyof typeof ApiKeyWithSecretRoleEnum];
export const ApiKeyWithSecretPrefixEnum = {
  SkSandbox: 'sk_sandbox_',
  PkSandbox: 'pk_sandbox_',
  SkLive: 'sk_live_',
  PkLive: 'pk_live_',
} as const;

export type ApiKeyWithSecretPrefixEnum =
  (typeof ApiKeyWithSecretPrefixEnum)[keyof typeof ApiKeyWithSecretPrefixEnum];

/**
 * The asset of a balance. AUD has two decimals, USDC and USDT have six.
 */

export const Asset = {
  Aud: 'AUD',
  Usdc: 'USDC',
  Usdt: 'USDT',
} as const;

export type Asset = (typeof Asset)[keyof typeof Asset];

/**
 * A stablecoin on one of the networks that support it.
 */
export interface AssetNetwork {
  asset: StablecoinAsset;
  network: Network;
}

/**
 * Whether the account can use one pair of stablecoin and network.
 */
export interface AssetNetworkSwitch {
  asset: StablecoinAsset;
  network: Network;
  /**
   * Whether the pair can be used.
   */
  enabled: boolean;
}

/**
 * A bank account in the tenant\'s name for Australian dollars. It can be used repeatedly. What arrives becomes a pay-in.
 */
export interface AudFundingInstrument {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
  status: RecordStatus;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  deactivatedAt?: string;
  /**
   * The kind of instrument.
   */
  type: AudFundingInstrumentTypeEnum;
  /**
   * The asset that it accepts.
   */
  asset: AudFundingInstrumentAssetEnum;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  accountName: string;
  /**
   * The bank, state and branch number, six digits.
   */
  bsb: string;
  /**
   * The account number, one to nine digits.
   */
  accountNumber: string;
  /**
   * The PayID of the account, if you asked for one.
   */
  payId?: string;
  /**
   * A hint to show before the account or its PayID is used for real-time payments. A new one can take a few minutes to activate.
   */
  activationMessage?: string;
}

export const AudFundingInstrumentTypeEnum = {
  AudAccount: 'aud_account',
} as const;

export type AudFundingInstrumentTypeEnum =
  (typeof AudFundingInstrumentTypeEnum)[keyof typeof AudFundingInstrumentTypeEnum];
export const AudFundingInstrumentAssetEnum = {
  Aud: 'AUD',
} as const;

export type AudFundingInstrumentAssetEnum =
  (typeof AudFundingInstrumentAssetEnum)[keyof typeof AudFundingInstrumentAssetEnum];

/**
 * An amount of Australian dollars.
 */
export interface AudMoney {
  /**
   * A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
   */
  amount: string;
  /**
   * Always `AUD`.
   */
  currency: AudMoneyCurrencyEnum;
}

export const AudMoneyCurrencyEnum = {
  Aud: 'AUD',
} as const;

export type AudMoneyCurrencyEnum = (typeof AudMoneyCurrencyEnum)[keyof typeof AudMoneyCurrencyEnum];

/**
 * A payment rail for Australian dollars. `bsb_account`: a bank transfer to a BSB and account number. `npp`: a real-time payment to one; if `payid` is disabled, payment routes also use it to pay to a PayID. `payid`: a real-time payment to a PayID.
 */

export const AudRail = {
  BsbAccount: 'bsb_account',
  Npp: 'npp',
  Payid: 'payid',
} as const;

export type AudRail = (typeof AudRail)[keyof typeof AudRail];

/**
 * The account that the customer pays into. It belongs to this route only: whatever arrives there is the route\'s, with or without a reference.
 */
export interface AudRouteDeposit {
  /**
   * Australian dollars, paid to a bank account.
   */
  kind: AudRouteDepositKindEnum;
  /**
   * The bank, state and branch number, six digits.
   */
  bsb: string;
  /**
   * The account number, one to nine digits.
   */
  accountNumber: string;
  /**
   * The reference that the customer is asked to use for a payment. It helps people to find the payment; a missing or wrong one has no effect, because the account identifies the route.
   */
  reference: string;
  payId?: RoutePayId;
}

export const AudRouteDepositKindEnum = {
  Aud: 'aud',
} as const;

export type AudRouteDepositKindEnum = (typeof AudRouteDepositKindEnum)[keyof typeof AudRouteDepositKindEnum];

/**
 * How the customer sends Australian dollars on this route. Instructions do not prove that a payment was received.
 */
export interface AudRouteInstructions {
  /**
   * The heading of the instructions.
   */
  title: string;
  /**
   * The reference that the customer is asked to use for a payment. It helps people to find the payment; a missing or wrong one has no effect, because the account identifies the route.
   */
  reference: string;
  deposit: AudRouteDeposit;
  /**
   * A short description of the destination: the stablecoin, its network and both ends of the address, or the account\'s name and the last three characters of its number or PayID.
   */
  destinationSummary: string;
  /**
   * What the customer does and what happens next, in three to six English sentences to show unchanged: where to pay, the account\'s name, the limits, the reference, what arrives where.
   */
  steps: Array<string>;
  limits?: AudRouteLimits;
}
/**
 * The limits on what the customer sends, in Australian dollars. A deposit outside them is held and not converted. An absent limit does not apply.
 */
export interface AudRouteLimits {
  /**
   * A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
   */
  min?: string;
  /**
   * A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
   */
  max?: string;
  /**
   * A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
   */
  daily?: string;
}
/**
 * The limits on what the customer sends, in Australian dollars, with at most two decimals. Each is optional. `min` must not be above `max` or `daily`.
 */
export interface AudRouteLimitsInput {
  /**
   * The minimum of one deposit. Zero is allowed.
   */
  min?: string;
  /**
   * An amount of Australian dollars, above zero and up to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  max?: string;
  /**
   * An amount of Australian dollars, above zero and up to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  daily?: string;
}
/**
 * A route on which a customer pays Australian dollars into the route\'s own account and receives a stablecoin at an address. It can be used repeatedly: each payment becomes a transfer.
 */
export interface AudToStablecoinRoute {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  counterpartyId: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  customerId: string;
  /**
   * From Australian dollars to a stablecoin.
   */
  direction: AudToStablecoinRouteDirectionEnum;
  destination: AddressDestination;
  status: RecordStatus;
  instructions: AudRouteInstructions;
  limits?: AudRouteLimits;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  deactivatedAt?: string;
}

export const AudToStablecoinRouteDirectionEnum = {
  AudToStablecoin: 'aud_to_stablecoin',
} as const;

export type AudToStablecoinRouteDirectionEnum =
  (typeof AudToStablecoinRouteDirectionEnum)[keyof typeof AudToStablecoinRouteDirectionEnum];

/**
 * One balance of the wallet. Only the available part can be spent.
 */
export interface Balance {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  asset: Asset;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  posted: string;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  pending: string;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  reserved: string;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  available: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  asOf: string;
}

/**
 * The movements that lead to a balance, summed by kind. The sums of the lines are the balance.
 */
export interface BalanceExplanation {
  asset: Asset;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  asOf: string;
  /**
   * One line for each kind of movement that occurred.
   */
  lines: Array<BalanceLine>;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  available: string;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  reserved: string;
}

/**
 * All movements of one kind together.
 */
export interface BalanceLine {
  kind: MovementKind;
  /**
   * The number of movements.
   */
  count: number;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  availableDelta: string;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  reservedDelta: string;
}

/**
 * The wallet\'s balances at one time.
 */
export interface BalancesAsOf {
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  asOf: string;
  /**
   * One balance for each asset, in the order AUD, USDC, USDT. `pending` is the current value.
   */
  balances: Array<Balance>;
}
/**
 * A bank account in Australia.
 */
export interface BankAccountDestination {
  /**
   * A BSB and account number.
   */
  type: BankAccountDestinationTypeEnum;
  /**
   * The bank, state and branch number, six digits without a hyphen.
   */
  bsb: string;
  /**
   * The account number, one to nine digits.
   */
  accountNumber: string;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  accountName: string;
}

export const BankAccountDestinationTypeEnum = {
  BankAccount: 'bank_account',
} as const;

export type BankAccountDestinationTypeEnum =
  (typeof BankAccountDestinationTypeEnum)[keyof typeof BankAccountDestinationTypeEnum];

/**
 * @type Beneficiary
 * A recipient of payouts. `type` says whether it is a person or a business.
 */
export type Beneficiary =
  | ({ type: 'business' } & BusinessBeneficiary)
  | ({ type: 'individual' } & IndividualBeneficiary);

/**
 * @type BeneficiaryDestination
 * Where the money goes. `type` says which form it has.
 */
export type BeneficiaryDestination =
  | ({ type: 'bank_account' } & BankAccountDestination)
  | ({ type: 'payid' } & PayIdDestination);

/**
 * @type BeneficiaryDestinationInput
 * Where the money goes, as a request names it. `type` says which form it has.
 */
export type BeneficiaryDestinationInput =
  | ({ type: 'bank_account' } & BankAccountDestination)
  | ({ type: 'payid' } & PayIdDestinationInput);

/**
 * A page of beneficiaries. The `Link` header has the next page.
 */
export interface BeneficiaryList {
  /**
   * The page, newest first.
   */
  data: Array<Beneficiary>;
}
/**
 * @type BeneficiarySnapshot
 * The recipient and the destination when the payout was created. Later changes do not affect them.
 */
export type BeneficiarySnapshot =
  | ({ type: 'business' } & BusinessBeneficiarySnapshot)
  | ({ type: 'individual' } & IndividualBeneficiarySnapshot);

/**
 * A business that receives payouts.
 */
export interface BusinessBeneficiary {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  destination: BeneficiaryDestination;
  status: RecordStatus;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  deactivatedAt?: string;
  /**
   * A business.
   */
  type: BusinessBeneficiaryTypeEnum;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  businessName: string;
  /**
   * Australian Business Number, eleven digits with valid check digits.
   */
  abn?: string;
  /**
   * Australian Company Number, nine digits with a valid check digit.
   */
  acn?: string;
  /**
   * A postal address of 1 to 500 characters, not blank. It can have several lines.
   */
  address?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  partyContext?: { [key: string]: any };
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  businessIdentity?: { [key: string]: any };
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  glMapping?: { [key: string]: any };
}

export const BusinessBeneficiaryTypeEnum = {
  Business: 'business',
} as const;

export type BusinessBeneficiaryTypeEnum =
  (typeof BusinessBeneficiaryTypeEnum)[keyof typeof BusinessBeneficiaryTypeEnum];

/**
 * A business and the destination when the payout was created.
 */
export interface BusinessBeneficiarySnapshot {
  /**
   * A business.
   */
  type: BusinessBeneficiarySnapshotTypeEnum;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  businessName: string;
  /**
   * Australian Business Number, eleven digits with valid check digits.
   */
  abn?: string;
  /**
   * Australian Company Number, nine digits with a valid check digit.
   */
  acn?: string;
  /**
   * A postal address of 1 to 500 characters, not blank. It can have several lines.
   */
  address?: string;
  destination: BeneficiaryDestination;
}

export const BusinessBeneficiarySnapshotTypeEnum = {
  Business: 'business',
} as const;

export type BusinessBeneficiarySnapshotTypeEnum =
  (typeof BusinessBeneficiarySnapshotTypeEnum)[keyof typeof BusinessBeneficiarySnapshotTypeEnum];

/**
 * The identity of the business.
 */
export interface BusinessDetails {
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  companyName: string;
  /**
   * The registration number, up to 50 characters on one line. It is not interpreted.
   */
  registrationNumber: string;
  /**
   * A country, an assigned upper-case code of ISO 3166-1 alpha-2.
   */
  country: string;
}
/**
 * Whose key or session a request was sent with.
 */
export interface CallerDescription {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * The API key (`key_…`); null for a session.
   */
  keyId: string | null;
  /**
   * The user (`usr_…`); null for an API key.
   */
  userId: string | null;
  environment: Environment;
  /**
   * Every scope that would be accepted, sorted. Those that `write` implies are included.
   */
  scopes: Array<Scope>;
}

/**
 * Why the operation is cancelled.
 */
export interface CancelOperationRequest {
  /**
   * The reason, in words for people, on one line. It stands in the history and in `failureMessage`.
   */
  reason?: string;
}
/**
 * The changes to the account\'s capabilities.
 */
export interface CapabilitiesPatch {
  /**
   * Whether funding instruments can be issued, and money that arrives is credited without a review.
   */
  fundingEnabled?: boolean;
  /**
   * Whether payouts can be created.
   */
  payoutsEnabled?: boolean;
  /**
   * Whether stablecoins can be withdrawn.
   */
  stableWithdrawalsEnabled?: boolean;
  /**
   * Whether balances can be converted.
   */
  conversionsEnabled?: boolean;
  /**
   * The rails for incoming money.
   */
  audInboundRails?: Array<AudRail>;
  /**
   * The rails for payouts.
   */
  audOutboundRails?: Array<AudRail>;
  /**
   * The supported pairs of stablecoin and network, each enabled or disabled. A pair that is not listed is disabled.
   */
  assetNetworks?: Array<AssetNetworkSwitch>;
}
/**
 * The results of test requests to a receiver. It passes if all cases passed. Times are by the account\'s clock.
 */
export interface Certification {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  webhookId: string;
  /**
   * The tested URL. A change of the subscription does not affect a running certification.
   */
  url: string;
  /**
   * `running` until the last case is judged.
   */
  status: CertificationStatusEnum;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  startedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  completedAt?: string;
  /**
   * The longest response time, in milliseconds. Absent while it runs, and if there was no answer.
   */
  slowestMs?: number;
  /**
   * The results of the cases, in order. Empty while it runs.
   */
  cases: Array<CertificationCase>;
}

export const CertificationStatusEnum = {
  Running: 'running',
  Passed: 'passed',
  Failed: 'failed',
} as const;

export type CertificationStatusEnum = (typeof CertificationStatusEnum)[keyof typeof CertificationStatusEnum];

/**
 * One test case.
 */
export interface CertificationCase {
  /**
   * What was sent. `valid`: one event. `duplicate`: the same again. `reordered`: three versions of one object, as 3, 1, 2. `tampered_body`: a byte of the body changed after signing. `wrong_secret`: signed with another secret. `missing_signature`: no `webhook-signature`. `old_timestamp`, `future_timestamp`: correctly signed, ten minutes in the past or future. `rotated_secret`: the signature of an unknown secret first, the valid one second. `unknown_type`: `webhook.test_unknown`. `unknown_field`: an additional field in `data`. `burst`: 100 events, ten at a time. More cases can be added.
   */
  name: string;
  /**
   * The expected answer, in words.
   */
  expected: string;
  /**
   * The actual answers: each status, or why there was none, and how often. After a wrong answer, the rest of the case is not sent.
   */
  observed: string;
  /**
   * Whether the case passed.
   */
  verdict: CertificationCaseVerdictEnum;
}

export const CertificationCaseVerdictEnum = {
  Passed: 'passed',
  Failed: 'failed',
} as const;

export type CertificationCaseVerdictEnum =
  (typeof CertificationCaseVerdictEnum)[keyof typeof CertificationCaseVerdictEnum];

/**
 * The account\'s clock, which only drives money and records.
 */
export interface ClockState {
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  now: string;
  /**
   * Whether the clock is stopped.
   */
  frozen: boolean;
}
/**
 * How the account\'s books are kept and reported.
 */
export interface ConfigurationAccounting {
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  glMapping: { [key: string]: any };
  /**
   * The accounting policy that the account follows. Stored and returned only.
   */
  policyTemplate: ConfigurationAccountingPolicyTemplateEnum;
  /**
   * How often statements are made. Stored and returned only.
   */
  statementFrequency: ConfigurationAccountingStatementFrequencyEnum;
  /**
   * Whether the account is notified of every return. Stored and returned only.
   */
  notifyOnReturn: boolean;
}

export const ConfigurationAccountingPolicyTemplateEnum = {
  Standard: 'standard',
  Conservative: 'conservative',
} as const;

export type ConfigurationAccountingPolicyTemplateEnum =
  (typeof ConfigurationAccountingPolicyTemplateEnum)[keyof typeof ConfigurationAccountingPolicyTemplateEnum];
export const ConfigurationAccountingStatementFrequencyEnum = {
  Daily: 'daily',
  Weekly: 'weekly',
  Monthly: 'monthly',
} as const;

export type ConfigurationAccountingStatementFrequencyEnum =
  (typeof ConfigurationAccountingStatementFrequencyEnum)[keyof typeof ConfigurationAccountingStatementFrequencyEnum];

/**
 * The account\'s capabilities.
 */
export interface ConfigurationCapabilities {
  /**
   * Whether funding instruments can be issued, and money that arrives is credited without a review.
   */
  fundingEnabled: boolean;
  /**
   * Whether payouts can be created.
   */
  payoutsEnabled: boolean;
  /**
   * Whether stablecoins can be withdrawn.
   */
  stableWithdrawalsEnabled: boolean;
  /**
   * Whether balances can be converted.
   */
  conversionsEnabled: boolean;
  /**
   * The rails for incoming money.
   */
  audInboundRails: Array<AudRail>;
  /**
   * The rails for payouts.
   */
  audOutboundRails: Array<AudRail>;
  /**
   * The supported pairs of stablecoin and network, each enabled or disabled.
   */
  assetNetworks: Array<AssetNetworkSwitch>;
}
/**
 * The identity requirements for payouts.
 */
export interface ConfigurationIdentity {
  /**
   * Whether a payout requires identity evidence of its beneficiary.
   */
  requireIdentityEvidence: boolean;
  /**
   * The level of checking at the identity provider.
   */
  identityLevelName: string;
  /**
   * How long accepted evidence is valid, in seconds. 0 means no limit.
   */
  evidenceMaxAgeSeconds: number;
  /**
   * The amount in AUD cents from which payouts are reviewed: if evidence is required, a payout of at least this amount is created `held`. 0 means no review.
   */
  manualReviewThreshold: number;
}
/**
 * The account\'s limits.
 */
export interface ConfigurationLimits {
  /**
   * Limits on single operations and on their sums by day and month. All of them apply.
   */
  rules: Array<LimitRule>;
  /**
   * The maximum that one beneficiary can be paid in a calendar day in Australia/Sydney, in AUD cents. 0 means no maximum.
   */
  beneficiaryDailyMaximum: number;
  /**
   * How far below zero an available balance can be spent. An asset that is not listed has no credit.
   */
  creditLimits: Array<CreditLimit>;
}
/**
 * The account\'s pricing.
 */
export interface ConfigurationPricing {
  /**
   * The fees. The most specific matching entry applies: one with the network before one without, and of equals the last in the list.
   */
  fees: Array<FeeRule>;
}
/**
 * The agreed recovery targets. The service only measures `reconciliationStaleMinutes`.
 */
export interface ConfigurationRecovery {
  /**
   * The longest time until service is restored, in minutes. Stored and returned only.
   */
  rtoMinutes: number;
  /**
   * The longest span of data that may be lost, in minutes. Stored and returned only.
   */
  rpoMinutes: number;
  /**
   * The longest time until queued work is caught up, in minutes. Stored and returned only.
   */
  queueRecoveryMinutes: number;
  /**
   * How long the daily reconciliation with a provider\'s books can be overdue before it counts as stale, in minutes. A stale one raises an alarm for the operator; the strictest configuration in effect decides.
   */
  reconciliationStaleMinutes: number;
  /**
   * The time until a period\'s books are closed, in hours. Stored and returned only.
   */
  accountingCloseHours: number;
}
/**
 * The terms for returns and recalls.
 */
export interface ConfigurationReturns {
  /**
   * Who bears a loss that takes a balance below zero. `tenant`: the balance stays negative, and spending stops until it is replenished. `platform`: the platform covers it immediately.
   */
  lossAllocation: ConfigurationReturnsLossAllocationEnum;
  /**
   * Whether a returned payout also returns its fee, which was charged in addition to the amount.
   */
  refundDeductedFee: boolean;
  /**
   * The share of each credited pay-in or deposit that is held back at first, in hundredths of a percent.
   */
  holdbackBps: number;
  /**
   * What lets spending resume after a loss. `next_funding`: any credit that restores the balance. `manual`: only the operator of the service.
   */
  replenishment: ConfigurationReturnsReplenishmentEnum;
  /**
   * How many times in total an operation is sent to a provider that cannot be reached, including the first time; at least once. After the last time it is `held`, because it is unknown whether the provider has it.
   */
  retryLimit: number;
  /**
   * How long the share of `holdbackBps` stays reserved, in seconds. Despite its name it is not a timeout.
   */
  timeoutSeconds: number;
  /**
   * The age in seconds above which a provider\'s report raises an alarm for the operator. The report is applied anyway. Despite its name it is not about events.
   */
  staleEventSeconds: number;
}

export const ConfigurationReturnsLossAllocationEnum = {
  Tenant: 'tenant',
  Platform: 'platform',
} as const;

export type ConfigurationReturnsLossAllocationEnum =
  (typeof ConfigurationReturnsLossAllocationEnum)[keyof typeof ConfigurationReturnsLossAllocationEnum];
export const ConfigurationReturnsReplenishmentEnum = {
  Manual: 'manual',
  NextFunding: 'next_funding',
} as const;

export type ConfigurationReturnsReplenishmentEnum =
  (typeof ConfigurationReturnsReplenishmentEnum)[keyof typeof ConfigurationReturnsReplenishmentEnum];

/**
 * How conversions are quoted and settled.
 */
export interface ConfigurationSettlement {
  /**
   * Whether operations settle individually or in batches, on a rail that supports both. A rail that only takes files settles in batches, and one that takes none settles individually, whatever the value.
   */
  mode: ConfigurationSettlementModeEnum;
  /**
   * How long a quote is valid, in seconds.
   */
  quoteTtlSeconds: number;
  /**
   * How far the market can move against the service before a quote is refused, in hundredths of a percent.
   */
  maximumSlippageBps: number;
}

export const ConfigurationSettlementModeEnum = {
  Instant: 'instant',
  Batched: 'batched',
} as const;

export type ConfigurationSettlementModeEnum =
  (typeof ConfigurationSettlementModeEnum)[keyof typeof ConfigurationSettlementModeEnum];

/**
 * The parts of the configuration to change, and why. Objects are merged deeply with the current ones: omitted fields stay as they are. Arrays are replaced.
 */
export interface ConfigureSandboxRequest {
  /**
   * The reason, in words for people, on one line.
   */
  reason: string;
  limits?: LimitsPatch;
  capabilities?: CapabilitiesPatch;
  returns?: ReturnsPatch;
  accounting?: AccountingPatch;
  recovery?: RecoveryPatch;
  pricing?: PricingPatch;
  identity?: IdentityPatch;
  settlement?: SettlementPatch;
  defaultRoutePair?: DefaultRoutePair | null;
}
/**
 * What a limit or a fee applies to. `payin` and `deposit` are receipts, and `transfer` is what a customer sends to a payment route. A fee on `kyc` is the price of a verification, and one on `subscription` the price of a month; both appear on the month\'s invoice, in AUD, and limits do not apply to them.
 */

export const ConfiguredOperation = {
  Payin: 'payin',
  Deposit: 'deposit',
  Payout: 'payout',
  StableWithdrawal: 'stable_withdrawal',
  Conversion: 'conversion',
  Transfer: 'transfer',
  Kyc: 'kyc',
  Subscription: 'subscription',
} as const;

export type ConfiguredOperation = (typeof ConfiguredOperation)[keyof typeof ConfiguredOperation];

/**
 * The contact details of the customer.
 */
export interface Contact {
  /**
   * An e-mail address (RFC 5321), up to 254 characters.
   */
  email: string;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  name: string;
}
/**
 * An OpenAPI document.
 */
export interface ContractDocument {
  [key: string]: any;

  /**
   * The version of the OpenAPI format.
   */
  openapi: string;
  info: ContractDocumentInfo;
  /**
   * The operations, by path.
   */
  paths: { [key: string]: any };
}
/**
 * The name and version of the interface.
 */
export interface ContractDocumentInfo {
  [key: string]: any;

  /**
   * The name of the service.
   */
  title: string;
  /**
   * The version of the interface.
   */
  version: string;
}
/**
 * An exchange of one balance for another at the rate of an accepted quote. Accepting the quote reserves the source and the fee; the destination is credited when the conversion settles, at the same time as the source leaves. Follow `status` until it is settled or failed.
 */
export interface Conversion {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * The kind of operation.
   */
  kind: ConversionKindEnum;
  status: OperationStatus;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  asset: Asset;
  network?: Network;
  principal: Money;
  fee: Money;
  sourceDebit: Money;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  configurationId: string;
  /**
   * Why an operation is held, as a stable code (`GET /v1/meta/reasons`).
   */
  holdReason?: string;
  /**
   * Why an operation failed or was returned, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider).
   */
  failureCode?: string;
  /**
   * The reason, in words for people, on one line.
   */
  failureMessage?: string;
  /**
   * What to do next. `wait_for_confirmation` while a deposit is detected. `wait_for_provider` until its provider reports. `supply_evidence` while it waits for identity evidence. `correct_details` if its provider refused what it was sent to: correct that and create another. `contact_support` if it is held for another reason, or failed for one. Else `none`.
   */
  nextAction: string;
  /**
   * The status history, oldest first.
   */
  statusHistory: Array<StatusChange>;
  /**
   * Every movement that belongs to it, oldest first.
   */
  movementIds: Array<string>;
  /**
   * The effects of late reports after it had ended, oldest first. Usually empty.
   */
  adjustments: Array<OperationAdjustment>;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  acceptedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  submittedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  settledAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  failedAt?: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  quoteId: string;
  source: Money;
  destination: Money;
  /**
   * How many units of the destination asset one unit of the source asset gives, an exact decimal with ten decimals. Never read it as floating point.
   */
  rate: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference?: string;
}

export const ConversionKindEnum = {
  Conversion: 'conversion',
} as const;

export type ConversionKindEnum = (typeof ConversionKindEnum)[keyof typeof ConversionKindEnum];

/**
 * A page of conversions.
 */
export interface ConversionList {
  /**
   * The page, newest first.
   */
  data: Array<Conversion>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * An exact offer to exchange one balance for another. It reserves nothing until it is accepted, which is possible once, until `expiresAt`.
 */
export interface ConversionQuote {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  status: ConversionQuoteStatus;
  source: Money;
  destination: Money;
  fee: Money;
  sourceDebit: Money;
  /**
   * How many units of the destination asset one unit of the source asset gives, an exact decimal with ten decimals. Never read it as floating point.
   */
  rate: string;
  /**
   * The side whose amount was fixed. With `source`, the destination was computed and rounded down; with `destination`, the source was computed and rounded up.
   */
  side: ConversionQuoteSideEnum;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  configurationId: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  expiresAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  conversionId?: string;
}

export const ConversionQuoteSideEnum = {
  Source: 'source',
  Destination: 'destination',
} as const;

export type ConversionQuoteSideEnum = (typeof ConversionQuoteSideEnum)[keyof typeof ConversionQuoteSideEnum];

/**
 * A page of quotes.
 */
export interface ConversionQuoteList {
  /**
   * The page, newest first.
   */
  data: Array<ConversionQuote>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * The status of a quote. `open`: it can be accepted until `expiresAt`. `accepted`: its conversion was created. `expired`: its time ran out. The last two are final.
 */

export const ConversionQuoteStatus = {
  Open: 'open',
  Accepted: 'accepted',
  Expired: 'expired',
} as const;

export type ConversionQuoteStatus = (typeof ConversionQuoteStatus)[keyof typeof ConversionQuoteStatus];

/**
 * A new key. A field that is omitted or null does not limit it.
 */
export interface CreateApiKeyRequest {
  /**
   * A name of your choice, on one line, up to 80 characters.
   */
  name: string;
  type: KeyType;
  role: GrantedRole;
  /**
   * The scopes to limit it to. A publishable key can only have `rates:read`, `transfers:read` and `fees:read`.
   */
  scopes?: Set<Scope> | null;
  /**
   * The addresses that it can be used from, without repeats.
   */
  allowedIps?: Set<string> | null;
  /**
   * When it expires; in the future.
   */
  expiresAt?: string | null;
}

/**
 * A bank account to issue. The bank assigns its numbers.
 */
export interface CreateAudFundingInstrumentRequest {
  /**
   * A bank account for Australian dollars.
   */
  type: CreateAudFundingInstrumentRequestTypeEnum;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  accountName?: string;
  withPayId?: PayIdRequest;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
}

export const CreateAudFundingInstrumentRequestTypeEnum = {
  AudAccount: 'aud_account',
} as const;

export type CreateAudFundingInstrumentRequestTypeEnum =
  (typeof CreateAudFundingInstrumentRequestTypeEnum)[keyof typeof CreateAudFundingInstrumentRequestTypeEnum];

/**
 * A route from Australian dollars to a stablecoin.
 */
export interface CreateAudToStablecoinRouteRequest {
  /**
   * From Australian dollars to a stablecoin.
   */
  direction: CreateAudToStablecoinRouteRequestDirectionEnum;
  destination: AddressDestinationInput;
  limits?: AudRouteLimitsInput;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}

export const CreateAudToStablecoinRouteRequestDirectionEnum = {
  AudToStablecoin: 'aud_to_stablecoin',
} as const;

export type CreateAudToStablecoinRouteRequestDirectionEnum =
  (typeof CreateAudToStablecoinRouteRequestDirectionEnum)[keyof typeof CreateAudToStablecoinRouteRequestDirectionEnum];

/**
 * @type CreateBeneficiaryRequest
 * The recipient and the destination. `type` says whether it is a person or a business.
 */
export type CreateBeneficiaryRequest =
  | ({ type: 'business' } & CreateBusinessBeneficiaryRequest)
  | ({ type: 'individual' } & CreateIndividualBeneficiaryRequest);

/**
 * A business to pay.
 */
export interface CreateBusinessBeneficiaryRequest {
  destination: BeneficiaryDestinationInput;
  /**
   * A business.
   */
  type: CreateBusinessBeneficiaryRequestTypeEnum;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  businessName: string;
  /**
   * Australian Business Number, eleven digits with valid check digits.
   */
  abn?: string;
  /**
   * Australian Company Number, nine digits with a valid check digit.
   */
  acn?: string;
  /**
   * A postal address of 1 to 500 characters, not blank. It can have several lines.
   */
  address?: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  partyContext?: { [key: string]: any };
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  businessIdentity?: { [key: string]: any };
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  glMapping?: { [key: string]: any };
  identity?: IdentityInput;
}

export const CreateBusinessBeneficiaryRequestTypeEnum = {
  Business: 'business',
} as const;

export type CreateBusinessBeneficiaryRequestTypeEnum =
  (typeof CreateBusinessBeneficiaryRequestTypeEnum)[keyof typeof CreateBusinessBeneficiaryRequestTypeEnum];

/**
 * A business to onboard.
 */
export interface CreateBusinessCustomerRequest {
  /**
   * A business.
   */
  type: CreateBusinessCustomerRequestTypeEnum;
  contact: Contact;
  businessDetails?: BusinessDetails;
  /**
   * The requested entitlements, without repeats.
   */
  entitlements?: Set<Entitlement>;
  /**
   * Your own identifier of the customer, on one line, up to 255 characters. It is unique among your customers.
   */
  externalCustomerId?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}

export const CreateBusinessCustomerRequestTypeEnum = {
  Business: 'business',
} as const;

export type CreateBusinessCustomerRequestTypeEnum =
  (typeof CreateBusinessCustomerRequestTypeEnum)[keyof typeof CreateBusinessCustomerRequestTypeEnum];

/**
 * @type CreateConversionQuoteRequest
 * The exchange. Fix the amount of either the source or the destination.
 */
export type CreateConversionQuoteRequest = CreateDestinationQuoteRequest | CreateSourceQuoteRequest;

/**
 * @type CreateCustomerRequest
 * The customer to create. `type` says whether it is a person or a business.
 */
export type CreateCustomerRequest =
  | ({ type: 'business' } & CreateBusinessCustomerRequest)
  | ({ type: 'individual' } & CreateIndividualCustomerRequest);

/**
 * An exchange for an exact amount of the destination asset.
 */
export interface CreateDestinationQuoteRequest {
  sourceAsset: Asset;
  destinationAsset: Asset;
  /**
   * An amount of any asset, above zero and up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. Leading zeros are accepted; signs, exponents and separators are not.
   */
  destinationAmount: string;
  sourceNetwork?: Network;
  destinationNetwork?: Network;
}

/**
 * The address to save.
 */
export interface CreateDestinationRequest {
  /**
   * A name of your choice, on one line.
   */
  name: string;
  asset: StablecoinAsset;
  network: Network;
  /**
   * An address in its network\'s own notation.
   */
  address: string;
  /**
   * The tag or memo of the address, if the network has one.
   */
  tag?: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
}

/**
 * @type CreateFundingInstrumentRequest
 * The instrument to issue. `type` says whether it is a bank account or a stablecoin address.
 */
export type CreateFundingInstrumentRequest =
  | ({ type: 'aud_account' } & CreateAudFundingInstrumentRequest)
  | ({ type: 'stable_address' } & CreateStableFundingInstrumentRequest);

/**
 * Evidence of the beneficiary\'s identity.
 */
export interface CreateIdentityEvidenceRequest {
  /**
   * A share token of the identity provider. It works once, and is never returned.
   */
  shareToken: string;
}
/**
 * A person to pay.
 */
export interface CreateIndividualBeneficiaryRequest {
  destination: BeneficiaryDestinationInput;
  /**
   * A person.
   */
  type: CreateIndividualBeneficiaryRequestTypeEnum;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  firstName: string;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  lastName: string;
  /**
   * Date of birth, in the past.
   */
  dateOfBirth?: string;
  /**
   * A postal address of 1 to 500 characters, not blank. It can have several lines.
   */
  address?: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  partyContext?: { [key: string]: any };
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  businessIdentity?: { [key: string]: any };
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  glMapping?: { [key: string]: any };
  identity?: IdentityInput;
}

export const CreateIndividualBeneficiaryRequestTypeEnum = {
  Individual: 'individual',
} as const;

export type CreateIndividualBeneficiaryRequestTypeEnum =
  (typeof CreateIndividualBeneficiaryRequestTypeEnum)[keyof typeof CreateIndividualBeneficiaryRequestTypeEnum];

/**
 * A person to onboard.
 */
export interface CreateIndividualCustomerRequest {
  /**
   * A person.
   */
  type: CreateIndividualCustomerRequestTypeEnum;
  contact: Contact;
  individualDetails?: IndividualDetails;
  /**
   * The requested entitlements, without repeats.
   */
  entitlements?: Set<Entitlement>;
  /**
   * Your own identifier of the customer, on one line, up to 255 characters. It is unique among your customers.
   */
  externalCustomerId?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}

export const CreateIndividualCustomerRequestTypeEnum = {
  Individual: 'individual',
} as const;

export type CreateIndividualCustomerRequestTypeEnum =
  (typeof CreateIndividualCustomerRequestTypeEnum)[keyof typeof CreateIndividualCustomerRequestTypeEnum];

/**
 * The person to invite, and their role.
 */
export interface CreateInvitationRequest {
  /**
   * An e-mail address (RFC 5321), up to 254 characters. Surrounding white space and capitals are ignored.
   */
  email: string;
  role: MemberRole;
}

/**
 * @type CreatePaymentRouteRequest
 * The route to create. `direction` names source and destination.
 */
export type CreatePaymentRouteRequest =
  | ({ direction: 'aud_to_stablecoin' } & CreateAudToStablecoinRouteRequest)
  | ({ direction: 'stablecoin_to_aud' } & CreateStablecoinToAudRouteRequest);

/**
 * The payment and its recipient.
 */
export interface CreatePayoutRequest {
  /**
   * An identifier as the service returned it. One that is unknown in your account is `not_found`.
   */
  beneficiaryId: string;
  /**
   * An amount of Australian dollars, above zero and up to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  amount: string;
  /**
   * Payouts are in Australian dollars.
   */
  currency: CreatePayoutRequestCurrencyEnum;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  /**
   * What the payout is for, on one line, up to 255 characters.
   */
  purpose?: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  walletProviderReference?: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  downstreamMerchantReference?: string;
  /**
   * An identifier as the service returned it. One that is unknown in your account is `not_found`.
   */
  evidenceId?: string;
  onBehalfOf?: Remitter;
  /**
   * The text on the beneficiary\'s statement, on one line. Up to 280 characters; a bank transfer to a BSB and account number carries 18 letters, digits, spaces and simple punctuation marks. A text that the beneficiary\'s rail cannot carry is `limit_exceeded`.
   */
  statementReference?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}

export const CreatePayoutRequestCurrencyEnum = {
  Aud: 'AUD',
} as const;

export type CreatePayoutRequestCurrencyEnum =
  (typeof CreatePayoutRequestCurrencyEnum)[keyof typeof CreatePayoutRequestCurrencyEnum];

/**
 * An exchange of an exact amount of the source asset.
 */
export interface CreateSourceQuoteRequest {
  sourceAsset: Asset;
  destinationAsset: Asset;
  /**
   * An amount of any asset, above zero and up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. Leading zeros are accepted; signs, exponents and separators are not.
   */
  sourceAmount: string;
  sourceNetwork?: Network;
  destinationNetwork?: Network;
}

/**
 * A stablecoin address to issue. The service chooses the address itself.
 */
export interface CreateStableFundingInstrumentRequest {
  /**
   * An address for a stablecoin.
   */
  type: CreateStableFundingInstrumentRequestTypeEnum;
  asset: StablecoinAsset;
  network: Network;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
}

export const CreateStableFundingInstrumentRequestTypeEnum = {
  StableAddress: 'stable_address',
} as const;

export type CreateStableFundingInstrumentRequestTypeEnum =
  (typeof CreateStableFundingInstrumentRequestTypeEnum)[keyof typeof CreateStableFundingInstrumentRequestTypeEnum];

/**
 * A route from a stablecoin to Australian dollars.
 */
export interface CreateStablecoinToAudRouteRequest {
  /**
   * From a stablecoin to Australian dollars.
   */
  direction: CreateStablecoinToAudRouteRequestDirectionEnum;
  source?: AssetNetwork;
  destination: BeneficiaryDestinationInput;
  limits?: StablecoinRouteLimitsInput;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}

export const CreateStablecoinToAudRouteRequestDirectionEnum = {
  StablecoinToAud: 'stablecoin_to_aud',
} as const;

export type CreateStablecoinToAudRouteRequestDirectionEnum =
  (typeof CreateStablecoinToAudRouteRequestDirectionEnum)[keyof typeof CreateStablecoinToAudRouteRequestDirectionEnum];

/**
 * A new subscription.
 */
export interface CreateWebhookRequest {
  /**
   * Where events are sent: `https`, in the sandbox also `http`, without user name, password or fragment. An invalid URL is `invalid_request`; one that webhooks cannot be sent to is `webhook_url_refused`.
   */
  url: string;
  /**
   * The events to send.
   */
  eventTypes?: Set<string>;
  /**
   * A description of your choice, up to 255 characters.
   */
  description?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}
/**
 * The withdrawal and its destination.
 */
export interface CreateWithdrawalRequest {
  /**
   * An identifier as the service returned it. One that is unknown in your account is `not_found`.
   */
  destinationId: string;
  /**
   * An amount of a stablecoin, above zero and up to 999999999999.99, with at most six decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  amount: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}
/**
 * The credit limit of one asset: how far below zero its available balance can be spent.
 */
export interface CreditLimit {
  asset: Asset;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  amount: string;
}

/**
 * The credit limit of one asset: how far below zero its available balance can be spent.
 */
export interface CreditLimitInput {
  asset: Asset;
  /**
   * An amount of any asset, zero included, up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. Leading zeros are accepted; signs, exponents and separators are not.
   */
  amount: string;
}

/**
 * A person or a business that sends or receives money through payment routes.
 */
export interface Customer {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  counterpartyId: string;
  /**
   * Whether it is a person or a business. It never changes.
   */
  type: CustomerTypeEnum;
  contact: Contact;
  verificationStatus: VerificationStatus;
  /**
   * The reason, in words for people, on one line.
   */
  verificationReason?: string;
  /**
   * The status of each entitlement, `aud_onramp` first.
   */
  entitlements: Array<CustomerEntitlement>;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * Your own identifier of the customer, on one line, up to 255 characters. It is unique among your customers.
   */
  externalCustomerId?: string;
  businessDetails?: BusinessDetails;
  individualDetails?: IndividualDetails;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}

export const CustomerTypeEnum = {
  Individual: 'individual',
  Business: 'business',
} as const;

export type CustomerTypeEnum = (typeof CustomerTypeEnum)[keyof typeof CustomerTypeEnum];

/**
 * One entitlement and its status.
 */
export interface CustomerEntitlement {
  entitlement: Entitlement;
  status: EntitlementStatus;
}

/**
 * A page of customers.
 */
export interface CustomerList {
  /**
   * The page, newest first.
   */
  data: Array<Customer>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * @type DecideCustomerVerificationRequest
 * The decision of the identity provider: the verification, entitlements, or both.
 */
export type DecideCustomerVerificationRequest = DecideEntitlements | DecideVerification;

/**
 * A decision about entitlements only.
 */
export interface DecideEntitlements {
  /**
   * The entitlements with a new status, without repeats.
   */
  entitlements: Array<CustomerEntitlement>;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}
/**
 * The decision of the identity provider.
 */
export interface DecideIdentityEvidenceRequest {
  /**
   * The decision.
   */
  status: DecideIdentityEvidenceRequestStatusEnum;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

export const DecideIdentityEvidenceRequestStatusEnum = {
  Accepted: 'accepted',
  Rejected: 'rejected',
} as const;

export type DecideIdentityEvidenceRequestStatusEnum =
  (typeof DecideIdentityEvidenceRequestStatusEnum)[keyof typeof DecideIdentityEvidenceRequestStatusEnum];

/**
 * A decision about the verification, and then about entitlements.
 */
export interface DecideVerification {
  verificationStatus: VerificationStatus;
  /**
   * The entitlements with a new status, without repeats.
   */
  entitlements?: Array<CustomerEntitlement>;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

/**
 * The stablecoin and network that a payment route uses if its request omits them. New accounts begin with USDC on Ethereum. Null if the operator has removed it. Existing routes keep their pair.
 */
export interface DefaultRoutePair {
  asset: StablecoinAsset;
  network: Network;
}

/**
 * A stablecoin that arrived at a funding instrument.
 */
export interface Deposit {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  fundingInstrumentId: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference: string;
  status: DepositStatus;
  gross: StableMoney;
  inboundFee: StableMoney;
  netCredit: StableMoney;
  /**
   * What to do: `wait_for_confirmation` while it is detected or confirming, `contact_support` while it is held, else `none`.
   */
  nextAction: DepositNextActionEnum;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  occurredAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  creditedAt?: string;
  /**
   * The kind of receipt.
   */
  type: DepositTypeEnum;
  asset: StablecoinAsset;
  network: Network;
  /**
   * Whether its transaction has the confirmations that its network requires. Until then a reorganisation of the chain can undo it.
   */
  finalityReached: boolean;
  /**
   * The transaction on the network\'s chain, in the chain\'s own notation.
   */
  transactionHash: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  downstreamReference?: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  movementId?: string;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

export const DepositNextActionEnum = {
  None: 'none',
  WaitForConfirmation: 'wait_for_confirmation',
  ContactSupport: 'contact_support',
} as const;

export type DepositNextActionEnum = (typeof DepositNextActionEnum)[keyof typeof DepositNextActionEnum];
export const DepositTypeEnum = {
  StableDeposit: 'stable_deposit',
} as const;

export type DepositTypeEnum = (typeof DepositTypeEnum)[keyof typeof DepositTypeEnum];

/**
 * A page of deposits. The `Link` header has the next page.
 */
export interface DepositList {
  /**
   * The page, newest first.
   */
  data: Array<Deposit>;
}
/**
 * The status of a deposit. `detected`: seen on the chain, not spendable. `confirming`: its transaction has confirmations, not spendable. `credited`: it is final and screened, and its net amount is in the wallet. `held`: waiting for a review, not spendable. `returned`: permanently sent back.
 */

export const DepositStatus = {
  Detected: 'detected',
  Confirming: 'confirming',
  Credited: 'credited',
  Held: 'held',
  Returned: 'returned',
} as const;

export type DepositStatus = (typeof DepositStatus)[keyof typeof DepositStatus];

/**
 * A page of saved destinations.
 */
export interface DestinationList {
  /**
   * The page, newest first.
   */
  data: Array<StablecoinDestination>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * The destination when the withdrawal was created. Later changes do not affect it.
 */
export interface DestinationSnapshot {
  /**
   * A name of your choice, on one line.
   */
  name: string;
  asset: StablecoinAsset;
  network: Network;
  /**
   * An address in its network\'s own notation.
   */
  address: string;
  /**
   * The tag or memo of the address, if the network has one.
   */
  tag?: string;
  /**
   * The version of the destination.
   */
  version: number;
}

/**
 * The fee on each transfer: the sum of a flat amount and a share of what the customer sent.
 */
export interface DeveloperFee {
  /**
   * A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
   */
  flatAud: string;
  /**
   * The share of what was sent, in basis points.
   */
  bps: number;
}
/**
 * The account\'s developer fees: a markup that is withheld from each direct-route conversion and credited against the monthly invoice.
 */
export interface DeveloperFeeSchedule {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  counterpartyId: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * Who confirmed the last change: a user, `operator`, or `system` if there was no change.
   */
  updatedBy: string;
  transfer: DeveloperFee;
}
/**
 * The month to draft an invoice for.
 */
export interface DraftInvoiceRequest {
  /**
   * A calendar month in Australia/Sydney that is over, and whose newest invoice is void.
   */
  month: string;
}
/**
 * What a customer is allowed to do. `aud_onramp`: send AUD and receive a stablecoin. `aud_offramp`: send a stablecoin and receive AUD.
 */

export const Entitlement = {
  AudOnramp: 'aud_onramp',
  AudOfframp: 'aud_offramp',
} as const;

export type Entitlement = (typeof Entitlement)[keyof typeof Entitlement];

/**
 * The status of an entitlement. `not_requested`: it was not requested. `in_progress`: it waits for the verification or the identity provider. `approved`: payment routes can be created with it, and what they receive is converted. `rejected`: it was refused and can be requested again. `suspended`: the verification is no longer `approved`; it does not recover by itself.
 */

export const EntitlementStatus = {
  NotRequested: 'not_requested',
  InProgress: 'in_progress',
  Approved: 'approved',
  Rejected: 'rejected',
  Suspended: 'suspended',
} as const;

export type EntitlementStatus = (typeof EntitlementStatus)[keyof typeof EntitlementStatus];

/**
 * The environment.
 */

export const Environment = {
  Sandbox: 'sandbox',
  Production: 'production',
} as const;

export type Environment = (typeof Environment)[keyof typeof Environment];

/**
 * Every error code that the service can answer with.
 */
export interface ErrorCatalogue {
  /**
   * One entry for each code.
   */
  data: Array<ErrorCatalogueEntry>;
}
/**
 * What one error code means.
 */
export interface ErrorCatalogueEntry {
  /**
   * The code.
   */
  code: string;
  /**
   * Its HTTP status.
   */
  status: number;
  /**
   * Whether the same request with the same `Idempotency-Key` may succeed later.
   */
  retryable: boolean;
  /**
   * The usual message.
   */
  message: string;
  /**
   * When it occurs, and what to do.
   */
  when: string;
}
/**
 * One part of the request that is wrong.
 */
export interface ErrorDetail {
  /**
   * Where it is in the request.
   */
  in: ErrorDetailInEnum;
  /**
   * A JSON pointer into the body (empty for the whole body), or the name of the parameter or header.
   */
  path: string;
  /**
   * What is wrong, in words for people.
   */
  message: string;
}

export const ErrorDetailInEnum = {
  Body: 'body',
  Query: 'query',
  Path: 'path',
  Header: 'header',
} as const;

export type ErrorDetailInEnum = (typeof ErrorDetailInEnum)[keyof typeof ErrorDetailInEnum];

/**
 * An error. Branch on `code`, log `requestId`, and never parse `message`.
 */
export interface ErrorResponse {
  /**
   * The stable code of the condition. Its codes are listed for each operation in `x-errors`.
   */
  code: string;
  /**
   * A description of the error for people. It can change at any time.
   */
  message: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  requestId: string;
  /**
   * Whether the same request with the same `Idempotency-Key` may succeed later.
   */
  retryable: boolean;
  /**
   * The parts of the request that are wrong, at most 50.
   */
  details?: Array<ErrorDetail>;
}
/**
 * A change of a record. It is thin: read the record\'s current state at `data.url`. New types can be added; receivers must ignore unknown types.
 */
export interface Event {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * What happened, as `object.change`.
   */
  type: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  timestamp: string;
  environment: Environment;
  apiVersion: EventApiVersion;
  data: EventData;
}

/**
 * The version of the interface, as in its paths.
 */

export const EventApiVersion = {
  V1: 'v1',
} as const;

export type EventApiVersion = (typeof EventApiVersion)[keyof typeof EventApiVersion];

/**
 * What changed.
 */
export interface EventData {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * The kind of record.
   */
  object: string;
  /**
   * The status that the change led to, which may no longer be the current one; null if the record has none.
   */
  status: string | null;
  /**
   * It increases with every event of the same `object` and `id`. Remember the highest that you have handled, and ignore events that are not above it.
   */
  version: number;
  /**
   * The path of the current state, relative to the base address.
   */
  url: string;
}
/**
 * A page of events.
 */
export interface EventList {
  /**
   * The page, newest first; with `after`, oldest first.
   */
  data: Array<Event>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page, and never null where events are followed with `after`.
   */
  nextCursor: string | null;
}
/**
 * A failing part of the service. The error\'s text is in the log.
 */
export interface FailingPart {
  /**
   * What fails.
   */
  part: FailingPartPartEnum;
  /**
   * Why: the database cannot be reached (`unreachable`), migrations have not run (`pending`), writes are not answered (`unanswered`), a worker\'s statement fails (`statement_failed`) or gets no answer or no connection in time (`timeout`), no round of a worker ends (`no_round`), or due work is not picked up (`backlog`).
   */
  code: FailingPartCodeEnum;
}

export const FailingPartPartEnum = {
  Database: 'database',
  Migrations: 'migrations',
  Writes: 'writes',
  Orders: 'orders',
  Reports: 'reports',
  ProviderMessages: 'provider_messages',
  Webhooks: 'webhooks',
} as const;

export type FailingPartPartEnum = (typeof FailingPartPartEnum)[keyof typeof FailingPartPartEnum];
export const FailingPartCodeEnum = {
  Unreachable: 'unreachable',
  Pending: 'pending',
  Unanswered: 'unanswered',
  StatementFailed: 'statement_failed',
  Timeout: 'timeout',
  NoRound: 'no_round',
  Backlog: 'backlog',
} as const;

export type FailingPartCodeEnum = (typeof FailingPartCodeEnum)[keyof typeof FailingPartCodeEnum];

/**
 * The fault of a report. `fail`: it says that the operation failed, or that the evidence is rejected. `delay`: it arrives late. `repeat`: it arrives twice, and the second changes nothing. `reorder`: it arrives immediately, before the report of the submission, so that the operation passes through `submitted` in the same step; for `identity` it has no effect. `drop`: it never arrives, and the operation stays `submitted`, or the evidence `pending`, until it is advanced or decided.
 */

export const FaultKind = {
  Fail: 'fail',
  Delay: 'delay',
  Repeat: 'repeat',
  Reorder: 'reorder',
  Drop: 'drop',
} as const;

export type FaultKind = (typeof FaultKind)[keyof typeof FaultKind];

/**
 * A fee: `flat` plus `bps` of the principal, rounded half up, then bounded by `minimum` and `maximum`.
 */
export interface FeeRule {
  operation: ConfiguredOperation;
  asset: Asset;
  network?: Network;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  flat: string;
  /**
   * The variable part, in hundredths of a percent of the principal.
   */
  bps: number;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  minimum?: string;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  maximum?: string;
}

/**
 * A fee: `flat` plus `bps` of the principal, rounded half up, then bounded by `minimum` and `maximum`.
 */
export interface FeeRuleInput {
  operation: ConfiguredOperation;
  asset: Asset;
  network?: Network;
  /**
   * An amount of any asset, zero included, up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. Leading zeros are accepted; signs, exponents and separators are not.
   */
  flat: string;
  /**
   * The variable part, in hundredths of a percent of the principal.
   */
  bps: number;
  /**
   * An amount of any asset, zero included, up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. Leading zeros are accepted; signs, exponents and separators are not.
   */
  minimum?: string;
  /**
   * An amount of any asset, zero included, up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. Leading zeros are accepted; signs, exponents and separators are not.
   */
  maximum?: string;
}

/**
 * Stops the clock at a moment.
 */
export interface FreezeClock {
  /**
   * An RFC 3339 date-time with its offset, such as `2026-03-03T09:00:00+11:00`, in the years 1000 to 2999.
   */
  frozenAt: string;
}
/**
 * A payment to simulate.
 */
export interface FundInstrumentWithAudRequest {
  /**
   * An identifier as the service returned it. One that is unknown in your account is `not_found`.
   */
  fundingInstrumentId: string;
  /**
   * An amount of Australian dollars, above zero and up to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  amount: string;
  outcome?: PayinStatus;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference?: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

/**
 * A stablecoin transfer to simulate.
 */
export interface FundInstrumentWithStablecoinRequest {
  /**
   * An identifier as the service returned it. One that is unknown in your account is `not_found`.
   */
  fundingInstrumentId: string;
  /**
   * An amount of a stablecoin, above zero and up to 999999999999.99, with at most six decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  amount: string;
  outcome?: DepositStatus;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference?: string;
  /**
   * The transaction on the network\'s chain, in the chain\'s own notation.
   */
  transactionHash?: string;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

/**
 * A payment to simulate at a payment route. The transfer\'s own rules decide its outcome.
 */
export interface FundRouteWithAudRequest {
  /**
   * An identifier as the service returned it. One that is unknown in your account is `not_found`.
   */
  paymentRouteId: string;
  /**
   * An amount of Australian dollars, above zero and up to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  amount: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference?: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
}
/**
 * A stablecoin transfer to simulate at a payment route. The transfer\'s own rules decide its outcome.
 */
export interface FundRouteWithStablecoinRequest {
  /**
   * An identifier as the service returned it. One that is unknown in your account is `not_found`.
   */
  paymentRouteId: string;
  /**
   * An amount of a stablecoin, above zero and up to 999999999999.99, with at most six decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  amount: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference?: string;
  /**
   * The transaction on the network\'s chain, in the chain\'s own notation.
   */
  transactionHash?: string;
}
/**
 * @type FundingInstrument
 * A way to fund the wallet: a bank account for Australian dollars or an address for one stablecoin on one network. `type` says which.
 */
export type FundingInstrument =
  | ({ type: 'aud_account' } & AudFundingInstrument)
  | ({ type: 'stable_address' } & StableFundingInstrument);

/**
 * A page of funding instruments.
 */
export interface FundingInstrumentList {
  /**
   * The page, newest first.
   */
  data: Array<FundingInstrument>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * @type FundingReceipt
 * Incoming money: a pay-in of Australian dollars or a deposit of a stablecoin. `type` says which.
 */
export type FundingReceipt = ({ type: 'aud_payin' } & Payin) | ({ type: 'stable_deposit' } & Deposit);

/**
 * A role that an account can grant.
 */

export const GrantedRole = {
  Owner: 'owner',
  Admin: 'admin',
  Developer: 'developer',
  Finance: 'finance',
  Viewer: 'viewer',
} as const;

export type GrantedRole = (typeof GrantedRole)[keyof typeof GrantedRole];

/**
 * The process is alive.
 */
export interface Health {
  /**
   * Always `ok`.
   */
  status: HealthStatusEnum;
}

export const HealthStatusEnum = {
  Ok: 'ok',
} as const;

export type HealthStatusEnum = (typeof HealthStatusEnum)[keyof typeof HealthStatusEnum];

/**
 * The identity provider\'s result about a beneficiary. If policy requires evidence, payouts use the newest accepted and unexpired one.
 */
export interface IdentityEvidence {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  beneficiaryId: string;
  status: IdentityEvidenceStatus;
  /**
   * The level of checking at the identity provider, from the configuration.
   */
  level: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  acceptedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  expiresAt?: string;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

/**
 * A page of identity evidence.
 */
export interface IdentityEvidenceList {
  /**
   * The page, newest first.
   */
  data: Array<IdentityEvidence>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * The status of identity evidence. `pending`: the identity provider has not decided. `accepted`: payouts can use it. `rejected`: it does not prove the beneficiary\'s identity. `expired`: it was accepted and is too old. The last two are final.
 */

export const IdentityEvidenceStatus = {
  Pending: 'pending',
  Accepted: 'accepted',
  Rejected: 'rejected',
  Expired: 'expired',
} as const;

export type IdentityEvidenceStatus = (typeof IdentityEvidenceStatus)[keyof typeof IdentityEvidenceStatus];

/**
 * Evidence of the beneficiary\'s identity, submitted when the beneficiary is created.
 */
export interface IdentityInput {
  /**
   * A share token of the identity provider. It works once, and is never returned.
   */
  shareToken: string;
}
/**
 * The changes to the identity requirements for payouts.
 */
export interface IdentityPatch {
  /**
   * Whether a payout requires identity evidence of its beneficiary.
   */
  requireIdentityEvidence?: boolean;
  /**
   * The level of checking at the identity provider.
   */
  identityLevelName?: string;
  /**
   * How long accepted evidence is valid, in seconds. 0 means no limit.
   */
  evidenceMaxAgeSeconds?: number;
  /**
   * The amount in AUD cents from which payouts are reviewed: if evidence is required, a payout of at least this amount is created `held`. 0 means no review.
   */
  manualReviewThreshold?: number;
}
/**
 * The current price of one asset in another. It is not binding.
 */
export interface IndicativeRate {
  source: Asset;
  destination: Asset;
  /**
   * How many units of the destination asset one unit of the source asset gives, an exact decimal with ten decimals. Never read it as floating point.
   */
  rate: string;
  /**
   * Always true. The rate is not binding for transfers or quotes.
   */
  indicative: boolean;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  asOf: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  expiresAt: string;
}

/**
 * A person who receives payouts.
 */
export interface IndividualBeneficiary {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  destination: BeneficiaryDestination;
  status: RecordStatus;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  deactivatedAt?: string;
  /**
   * A person.
   */
  type: IndividualBeneficiaryTypeEnum;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  firstName: string;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  lastName: string;
  /**
   * Date of birth, in the past.
   */
  dateOfBirth?: string;
  /**
   * A postal address of 1 to 500 characters, not blank. It can have several lines.
   */
  address?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  partyContext?: { [key: string]: any };
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  businessIdentity?: { [key: string]: any };
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  glMapping?: { [key: string]: any };
}

export const IndividualBeneficiaryTypeEnum = {
  Individual: 'individual',
} as const;

export type IndividualBeneficiaryTypeEnum =
  (typeof IndividualBeneficiaryTypeEnum)[keyof typeof IndividualBeneficiaryTypeEnum];

/**
 * A person and the destination when the payout was created.
 */
export interface IndividualBeneficiarySnapshot {
  /**
   * A person.
   */
  type: IndividualBeneficiarySnapshotTypeEnum;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  firstName: string;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  lastName: string;
  /**
   * Date of birth, in the past.
   */
  dateOfBirth?: string;
  /**
   * A postal address of 1 to 500 characters, not blank. It can have several lines.
   */
  address?: string;
  destination: BeneficiaryDestination;
}

export const IndividualBeneficiarySnapshotTypeEnum = {
  Individual: 'individual',
} as const;

export type IndividualBeneficiarySnapshotTypeEnum =
  (typeof IndividualBeneficiarySnapshotTypeEnum)[keyof typeof IndividualBeneficiarySnapshotTypeEnum];

/**
 * The identity of a person.
 */
export interface IndividualDetails {
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  firstName: string;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  lastName: string;
  /**
   * Date of birth, from 1900-01-01 to yesterday in Sydney.
   */
  dob: string;
  /**
   * A country, an assigned upper-case code of ISO 3166-1 alpha-2.
   */
  nationality: string;
  /**
   * A country, an assigned upper-case code of ISO 3166-1 alpha-2.
   */
  country: string;
}
/**
 * @type InjectFaultsRequest
 * The faults to inject. `provider` says of what.
 */
export type InjectFaultsRequest =
  | ({ provider: 'api' } & ApiFaults)
  | ({ provider: 'bank' } & ProviderFaults)
  | ({ provider: 'chain' } & ProviderFaults)
  | ({ provider: 'exchange' } & ProviderFaults)
  | ({ provider: 'identity' } & ProviderFaults);

/**
 * @type InjectedFaults
 * The faults that were added to the waiting ones.
 */
export type InjectedFaults =
  | ({ provider: 'api' } & ApiFaults)
  | ({ provider: 'bank' } & ProviderFaults)
  | ({ provider: 'chain' } & ProviderFaults)
  | ({ provider: 'exchange' } & ProviderFaults)
  | ({ provider: 'identity' } & ProviderFaults);

/**
 * An invitation to sign in to the account. Its link is only in its mail. Times are by the server\'s clock.
 */
export interface Invitation {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * An e-mail address (RFC 5321), up to 254 characters.
   */
  email: string;
  role: MemberRole;
  status: InvitationStatus;
  /**
   * The user who invited (`usr_…`), or `operator`.
   */
  invitedBy: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  expiresAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339), or null.
   */
  acceptedAt: string | null;
  /**
   * A time in UTC with milliseconds (RFC 3339), or null.
   */
  revokedAt: string | null;
}

/**
 * A page of invitations.
 */
export interface InvitationList {
  /**
   * The page, newest first.
   */
  data: Array<Invitation>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * Whether an invitation can still be accepted (`pending`), was accepted or revoked, or is older than seven days (`expired`).
 */

export const InvitationStatus = {
  Pending: 'pending',
  Accepted: 'accepted',
  Revoked: 'revoked',
  Expired: 'expired',
} as const;

export type InvitationStatus = (typeof InvitationStatus)[keyof typeof InvitationStatus];

/**
 * A calendar month in Australia/Sydney: a statement over the books, which posts nothing. `netDue` is `platformFeesDue` less `developerFeesCredit` plus `tax`; below zero the platform owes the account.
 */
export interface Invoice {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  counterpartyId: string;
  /**
   * The month of its period, and its position in the account\'s sequence of that month. Numbers have no gaps, and a void invoice keeps its number.
   */
  number: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  periodFrom: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  periodTo: string;
  status: InvoiceStatus;
  /**
   * Invoices are in Australian dollars.
   */
  currency: InvoiceCurrencyEnum;
  /**
   * Charges that were not collected when they arose. They add up to `platformFeesDue`.
   */
  lines: Array<InvoiceLine>;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  platformFeesDue: string;
  /**
   * The amount beside it as a whole number of the asset\'s smallest unit (cents of AUD, millionths of USDC and USDT), with a leading `-` if it is below zero. It can be too large for 64 bits.
   */
  platformFeesDueMinor: string;
  /**
   * A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
   */
  developerFeesCredit: string;
  /**
   * The amount beside it as a whole number of the asset\'s smallest unit (cents of AUD, millionths of USDC and USDT), with a leading `-` if it is below zero. It can be too large for 64 bits.
   */
  developerFeesCreditMinor: string;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  tax: string;
  /**
   * The amount beside it as a whole number of the asset\'s smallest unit (cents of AUD, millionths of USDC and USDT), with a leading `-` if it is below zero. It can be too large for 64 bits.
   */
  taxMinor: string;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  netDue: string;
  /**
   * The amount beside it as a whole number of the asset\'s smallest unit (cents of AUD, millionths of USDC and USDT), with a leading `-` if it is below zero. It can be too large for 64 bits.
   */
  netDueMinor: string;
  /**
   * What was already collected, by asset, AUD first. An asset without fees or refunds is omitted. For information only.
   */
  inflowCollected: Array<InvoiceInflow>;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  generatedAt: string;
  /**
   * Who made the change: `system` for the clock, `operator`, `sandbox` for a control call, or a user\'s identifier (`usr_…`).
   */
  generatedBy: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  issuedAt?: string;
  /**
   * Who made the change: `system` for the clock, `operator`, `sandbox` for a control call, or a user\'s identifier (`usr_…`).
   */
  issuedBy?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  settledAt?: string;
  /**
   * Who made the change: `system` for the clock, `operator`, `sandbox` for a control call, or a user\'s identifier (`usr_…`).
   */
  settledBy?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  voidedAt?: string;
  /**
   * Who made the change: `system` for the clock, `operator`, `sandbox` for a control call, or a user\'s identifier (`usr_…`).
   */
  voidedBy?: string;
  /**
   * The reason, in words for people, on one line.
   */
  voidReason?: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  replaces?: string;
}

export const InvoiceCurrencyEnum = {
  Aud: 'AUD',
} as const;

export type InvoiceCurrencyEnum = (typeof InvoiceCurrencyEnum)[keyof typeof InvoiceCurrencyEnum];

/**
 * Fees that were collected during the month in one asset, less refunds. For information: they are part of no total.
 */
export interface InvoiceInflow {
  asset: Asset;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  amount: string;
  /**
   * The amount beside it as a whole number of the asset\'s smallest unit (cents of AUD, millionths of USDC and USDT), with a leading `-` if it is below zero. It can be too large for 64 bits.
   */
  amountMinor: string;
  /**
   * How often a fee was taken; 0 if there were only refunds of earlier months.
   */
  count: number;
}

/**
 * A charge that was not collected when it arose. Every line is taxable and excludes GST.
 */
export interface InvoiceLine {
  /**
   * What a line is for. `kyc`: customer verifications that ended `approved` or `rejected`, at one price. `subscription`: a month of the service. `adjustment`: added by the operator.
   */
  type: string;
  /**
   * What the line is for, in words.
   */
  description: string;
  /**
   * How many of it.
   */
  count: number;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  amount: string;
  /**
   * The amount beside it as a whole number of the asset\'s smallest unit (cents of AUD, millionths of USDC and USDT), with a leading `-` if it is below zero. It can be too large for 64 bits.
   */
  amountMinor: string;
}
/**
 * A page of invoices.
 */
export interface InvoiceList {
  /**
   * The page, newest first.
   */
  data: Array<Invoice>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * The status of an invoice. `draft`: its month is over and it can be adjusted. `issued`: its content can no longer change. `settled`: it is paid. `void`: it does not count and keeps its number.
 */

export const InvoiceStatus = {
  Draft: 'draft',
  Issued: 'issued',
  Settled: 'settled',
  Void: 'void',
} as const;

export type InvoiceStatus = (typeof InvoiceStatus)[keyof typeof InvoiceStatus];

/**
 * `active`; `retiring`, rotated and still valid for its grace period; `expired`, past its `expiresAt`; or `revoked`.
 */

export const KeyStatus = {
  Active: 'active',
  Retiring: 'retiring',
  Expired: 'expired',
  Revoked: 'revoked',
} as const;

export type KeyStatus = (typeof KeyStatus)[keyof typeof KeyStatus];

/**
 * A secret key, for servers, or a publishable key, which can read what a browser may show.
 */

export const KeyType = {
  Secret: 'secret',
  Publishable: 'publishable',
} as const;

export type KeyType = (typeof KeyType)[keyof typeof KeyType];

/**
 * The newest movement of the wallet. Stored elsewhere, it shows later whether the history was truncated or rewritten.
 */
export interface LedgerHead {
  /**
   * Its position in the wallet\'s history. 0 if there are no movements.
   */
  seq: number;
  /**
   * A SHA-256 hash in lower-case hex.
   */
  hash: string;
}
/**
 * A limit on new operations, which counts the principals of operations that have not failed. Days and months are calendar days and months in Australia/Sydney.
 */
export interface LimitRule {
  operation: ConfiguredOperation;
  asset: Asset;
  /**
   * What `maximum` limits: one operation, or the sum of a day or a month.
   */
  window: LimitRuleWindowEnum;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  minimum?: string;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  maximum: string;
  /**
   * What happens outside the limit: `reject` refuses the operation, `hold` creates it for a review. A pay-in or a deposit cannot be refused and is held in both cases.
   */
  action: LimitRuleActionEnum;
}

export const LimitRuleWindowEnum = {
  Transaction: 'transaction',
  Day: 'day',
  Month: 'month',
} as const;

export type LimitRuleWindowEnum = (typeof LimitRuleWindowEnum)[keyof typeof LimitRuleWindowEnum];
export const LimitRuleActionEnum = {
  Reject: 'reject',
  Hold: 'hold',
} as const;

export type LimitRuleActionEnum = (typeof LimitRuleActionEnum)[keyof typeof LimitRuleActionEnum];

/**
 * A limit on new operations, which counts the principals of operations that have not failed. Days and months are calendar days and months in Australia/Sydney.
 */
export interface LimitRuleInput {
  operation: ConfiguredOperation;
  asset: Asset;
  /**
   * What `maximum` limits: one operation, or the sum of a day or a month.
   */
  window: LimitRuleInputWindowEnum;
  /**
   * An amount of any asset, zero included, up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. Leading zeros are accepted; signs, exponents and separators are not.
   */
  minimum?: string;
  /**
   * An amount of any asset, zero included, up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. Leading zeros are accepted; signs, exponents and separators are not.
   */
  maximum: string;
  /**
   * What happens outside the limit: `reject` refuses the operation, `hold` creates it for a review. A pay-in or a deposit cannot be refused and is held in both cases.
   */
  action: LimitRuleInputActionEnum;
}

export const LimitRuleInputWindowEnum = {
  Transaction: 'transaction',
  Day: 'day',
  Month: 'month',
} as const;

export type LimitRuleInputWindowEnum =
  (typeof LimitRuleInputWindowEnum)[keyof typeof LimitRuleInputWindowEnum];
export const LimitRuleInputActionEnum = {
  Reject: 'reject',
  Hold: 'hold',
} as const;

export type LimitRuleInputActionEnum =
  (typeof LimitRuleInputActionEnum)[keyof typeof LimitRuleInputActionEnum];

/**
 * The changes to the account\'s limits.
 */
export interface LimitsPatch {
  /**
   * Limits on single operations and on their sums by day and month. All of them apply.
   */
  rules?: Array<LimitRuleInput>;
  /**
   * The maximum that one beneficiary can be paid in a calendar day in Australia/Sydney, in AUD cents. 0 means no maximum.
   */
  beneficiaryDailyMaximum?: number;
  /**
   * How far below zero an available balance can be spent. An asset that is not listed has no credit.
   */
  creditLimits?: Array<CreditLimitInput>;
}
/**
 * A mail that production would send.
 */
export interface Mail {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * The kind of mail: an invitation, a reset link, a notice about a user\'s credentials, or a notification about the account.
   */
  kind: string;
  /**
   * The recipient.
   */
  to: string;
  /**
   * Its subject.
   */
  subject: string;
  /**
   * Its text. `[link]` replaces a link that the caller is not allowed to read.
   */
  text: string;
  /**
   * Its link. Null if it has none, or if the caller is not allowed to read it.
   */
  link: string | null;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
}
/**
 * A page of the mail to people of the account.
 */
export interface MailList {
  /**
   * The page, newest first.
   */
  data: Array<Mail>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * A user who signs in to the account.
 */
export interface Member {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * An e-mail address (RFC 5321), up to 254 characters.
   */
  email: string;
  /**
   * Their name; null if none was given.
   */
  name: string | null;
  role: MemberRole;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339), or null.
   */
  lastSignInAt: string | null;
}

/**
 * A page of members.
 */
export interface MemberList {
  /**
   * The page, newest first.
   */
  data: Array<Member>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * What a member can do; the roles are those of API keys. An owner can grant every role, an admin every role except `owner`.
 */

export const MemberRole = {
  Owner: 'owner',
  Admin: 'admin',
  Developer: 'developer',
  Finance: 'finance',
  Viewer: 'viewer',
} as const;

export type MemberRole = (typeof MemberRole)[keyof typeof MemberRole];

/**
 * @type Money
 * An amount of any asset. `currency` names the asset; an amount of a stablecoin also names its network.
 */
export type Money =
  | ({ currency: 'AUD' } & AudMoney)
  | ({ currency: 'USDC' } & StableMoney)
  | ({ currency: 'USDT' } & StableMoney);

/**
 * One immutable change of the wallet. The operation that it belongs to can still be in progress: reconcile the two together.
 */
export interface Movement {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  asset: Asset;
  kind: MovementKind;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  availableDelta: string;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  reservedDelta: string;
  /**
   * The identifier of the record that caused it, such as a payout or a pay-in.
   */
  reference: string;
  /**
   * The reason, if the cause does not imply it.
   */
  reason?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  occurredAt: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  operationId?: string;
  operationKind?: OperationKind;
  operationStatus?: OperationStatus;
}

/**
 * One immutable change of the wallet, with its position in the history and its hash.
 */
export interface MovementDetail {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  asset: Asset;
  kind: MovementKind;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  availableDelta: string;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  reservedDelta: string;
  /**
   * The identifier of the record that caused it, such as a payout or a pay-in.
   */
  reference: string;
  /**
   * The reason, if the cause does not imply it.
   */
  reason?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  occurredAt: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  operationId?: string;
  operationKind?: OperationKind;
  operationStatus?: OperationStatus;
  /**
   * Its position in the wallet\'s history in all assets, counted from 1 without gaps.
   */
  seq: number;
  /**
   * The SHA-256 in lower-case hex of the hash of the previous movement (64 zeros before the first) followed by the canonical JSON (RFC 8785) of this movement without `hash` and `operationStatus`. It reveals any change of the history.
   */
  hash: string;
}

/**
 * What a movement did. - `funding_credited`: a pay-in or a deposit was credited. - `funding_hold_released`: what was held back of a credited receipt became available. - `funding_returned`: a credited receipt went back to its sender. - `admin_adjustment`: a correction by the operator of the service, or a loss that the platform took. - `payout_reserved`, `withdrawal_reserved`, `conversion_reserved`: an operation was created. - `reservation_released`: an operation failed, and its reservation came back. - `reservation_captured`: the reserved money left. - `conversion_credited`: a conversion settled, and its destination came in. - `payout_returned`: a payout came back. - `late_execution_debited`: the provider carried out an operation after it had failed.
 */

export const MovementKind = {
  FundingCredited: 'funding_credited',
  FundingReturned: 'funding_returned',
  AdminAdjustment: 'admin_adjustment',
  PayoutReserved: 'payout_reserved',
  WithdrawalReserved: 'withdrawal_reserved',
  ConversionReserved: 'conversion_reserved',
  ConversionCredited: 'conversion_credited',
  ReservationReleased: 'reservation_released',
  ReservationCaptured: 'reservation_captured',
  LateExecutionDebited: 'late_execution_debited',
  FundingHoldReleased: 'funding_hold_released',
  PayoutReturned: 'payout_returned',
} as const;

export type MovementKind = (typeof MovementKind)[keyof typeof MovementKind];

/**
 * A page of the wallet\'s movements.
 */
export interface MovementList {
  /**
   * The page, newest first.
   */
  data: Array<Movement>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * The blockchain of a stablecoin. It is never inferred from an address.
 */

export const Network = {
  Ethereum: 'ethereum',
  Base: 'base',
  Arbitrum: 'arbitrum',
  Optimism: 'optimism',
  Polygon: 'polygon',
  Bsc: 'bsc',
  Avalanche: 'avalanche',
  Solana: 'solana',
  Tron: 'tron',
} as const;

export type Network = (typeof Network)[keyof typeof Network];

/**
 * The service cannot take requests, and why.
 */
export interface NotReady {
  /**
   * Always `not_ready`.
   */
  status: NotReadyStatusEnum;
  /**
   * The parts that fail, each once.
   */
  failing: Array<FailingPart>;
}

export const NotReadyStatusEnum = {
  NotReady: 'not_ready',
} as const;

export type NotReadyStatusEnum = (typeof NotReadyStatusEnum)[keyof typeof NotReadyStatusEnum];

/**
 * Which mail notifications the account sends, and to whom.
 */
export interface NotificationSettings {
  email: NotificationTopics;
  /**
   * The recipients; the account\'s owners if the list is empty.
   */
  recipients: Array<string>;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
}
/**
 * The topics of mail: an outgoing operation that failed or was returned (`payoutFailed`), incoming money or a transfer that is held (`payinHeld`), an issued invoice, a webhook subscription that was disabled, and changes to who can act for the account (`securityAlert`): keys, members, and users who are locked out.
 */
export interface NotificationTopics {
  /**
   * A payout, a withdrawal or a conversion failed or was returned, or a payout was returned late.
   */
  payoutFailed: boolean;
  /**
   * A pay-in, a deposit or a transfer is held.
   */
  payinHeld: boolean;
  /**
   * An invoice was issued.
   */
  invoiceIssued: boolean;
  /**
   * A webhook subscription was disabled.
   */
  webhookDisabled: boolean;
  /**
   * An API key was created, rotated or revoked; a member was added, removed or given another role; or a user was locked out.
   */
  securityAlert: boolean;
}
/**
 * The effect of one late report after the operation had ended. The status does not change; the movements follow the facts.
 */
export interface OperationAdjustment {
  /**
   * `late_return`: the money of a payout came back after it had settled, or left and came back after it had failed. `late_execution`: the provider executed the operation after it had failed.
   */
  kind: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  at: string;
  /**
   * The movements that the report posted, in order.
   */
  movementIds: Array<string>;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}
/**
 * The kind of operation.
 */

export const OperationKind = {
  Payout: 'payout',
  StableWithdrawal: 'stable_withdrawal',
  Conversion: 'conversion',
} as const;

export type OperationKind = (typeof OperationKind)[keyof typeof OperationKind];

/**
 * The status of an operation. `accepted`: approved, its full amount with fees reserved, no money has left. `held`: reserved, waiting for a review. `submitted`: sent to the provider. `settled`: the money arrived. `failed`: no money left, and the reservation was released. `returned`: the money left and came back. The last three are final.
 */

export const OperationStatus = {
  Accepted: 'accepted',
  Held: 'held',
  Submitted: 'submitted',
  Settled: 'settled',
  Failed: 'failed',
  Returned: 'returned',
} as const;

export type OperationStatus = (typeof OperationStatus)[keyof typeof OperationStatus];

/**
 * A PayID.
 */
export interface PayIdDestination {
  /**
   * A PayID.
   */
  type: PayIdDestinationTypeEnum;
  /**
   * The PayID: an e-mail address, a phone number such as `+61-412345678`, or an ABN of eleven digits with valid check digits.
   */
  payId: string;
  /**
   * The kind of PayID.
   */
  payIdType: PayIdDestinationPayIdTypeEnum;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  accountName: string;
}

export const PayIdDestinationTypeEnum = {
  Payid: 'payid',
} as const;

export type PayIdDestinationTypeEnum =
  (typeof PayIdDestinationTypeEnum)[keyof typeof PayIdDestinationTypeEnum];
export const PayIdDestinationPayIdTypeEnum = {
  Email: 'email',
  Phone: 'phone',
  Abn: 'abn',
} as const;

export type PayIdDestinationPayIdTypeEnum =
  (typeof PayIdDestinationPayIdTypeEnum)[keyof typeof PayIdDestinationPayIdTypeEnum];

/**
 * A PayID in a request.
 */
export interface PayIdDestinationInput {
  /**
   * A PayID.
   */
  type: PayIdDestinationInputTypeEnum;
  /**
   * The PayID: an e-mail address, a phone number such as `+61-412345678`, or an ABN of eleven digits with valid check digits.
   */
  payId: string;
  /**
   * The kind of PayID; detected from its form by default.
   */
  payIdType?: PayIdDestinationInputPayIdTypeEnum;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  accountName: string;
}

export const PayIdDestinationInputTypeEnum = {
  Payid: 'payid',
} as const;

export type PayIdDestinationInputTypeEnum =
  (typeof PayIdDestinationInputTypeEnum)[keyof typeof PayIdDestinationInputTypeEnum];
export const PayIdDestinationInputPayIdTypeEnum = {
  Email: 'email',
  Phone: 'phone',
  Abn: 'abn',
} as const;

export type PayIdDestinationInputPayIdTypeEnum =
  (typeof PayIdDestinationInputPayIdTypeEnum)[keyof typeof PayIdDestinationInputPayIdTypeEnum];

/**
 * The kind of PayID to issue. The service chooses the PayID.
 */
export interface PayIdRequest {
  /**
   * An e-mail address.
   */
  type: PayIdRequestTypeEnum;
}

export const PayIdRequestTypeEnum = {
  Email: 'email',
} as const;

export type PayIdRequestTypeEnum = (typeof PayIdRequestTypeEnum)[keyof typeof PayIdRequestTypeEnum];

/**
 * Australian dollars that arrived at a funding instrument.
 */
export interface Payin {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  fundingInstrumentId: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference: string;
  status: PayinStatus;
  gross: AudMoney;
  inboundFee: AudMoney;
  netCredit: AudMoney;
  /**
   * What to do: `wait_for_confirmation` while it is detected or confirming, `contact_support` while it is held, else `none`.
   */
  nextAction: PayinNextActionEnum;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  occurredAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  creditedAt?: string;
  /**
   * The kind of receipt.
   */
  type: PayinTypeEnum;
  /**
   * The asset that arrived.
   */
  asset: PayinAssetEnum;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  downstreamReference?: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  movementId?: string;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

export const PayinNextActionEnum = {
  None: 'none',
  WaitForConfirmation: 'wait_for_confirmation',
  ContactSupport: 'contact_support',
} as const;

export type PayinNextActionEnum = (typeof PayinNextActionEnum)[keyof typeof PayinNextActionEnum];
export const PayinTypeEnum = {
  AudPayin: 'aud_payin',
} as const;

export type PayinTypeEnum = (typeof PayinTypeEnum)[keyof typeof PayinTypeEnum];
export const PayinAssetEnum = {
  Aud: 'AUD',
} as const;

export type PayinAssetEnum = (typeof PayinAssetEnum)[keyof typeof PayinAssetEnum];

/**
 * A page of pay-ins. The `Link` header has the next page.
 */
export interface PayinList {
  /**
   * The page, newest first.
   */
  data: Array<Payin>;
}
/**
 * The status of a pay-in. `detected` and `confirming`: announced by the bank, not spendable. `credited`: its net amount is in the wallet. `held`: waiting for a review, not spendable. `returned`: permanently sent back.
 */

export const PayinStatus = {
  Detected: 'detected',
  Confirming: 'confirming',
  Credited: 'credited',
  Held: 'held',
  Returned: 'returned',
} as const;

export type PayinStatus = (typeof PayinStatus)[keyof typeof PayinStatus];

/**
 * @type PaymentRoute
 * A standing route for a customer\'s money, with instructions that can be used repeatedly. `direction` names source and destination. Its status does not describe any payment: see the transfers.
 */
export type PaymentRoute =
  | ({ direction: 'aud_to_stablecoin' } & AudToStablecoinRoute)
  | ({ direction: 'stablecoin_to_aud' } & StablecoinToAudRoute);

/**
 * How the customer sends money on a route: Australian dollars or a stablecoin, as in `deposit.kind`. Instructions do not prove that a payment was received.
 */
export interface PaymentRouteInstructions {
  /**
   * The heading of the instructions.
   */
  title: string;
  /**
   * The reference that the customer is asked to use for a payment. It helps people to find the payment; a missing or wrong one has no effect, because the account identifies the route.
   */
  reference: string;
  deposit: RouteDeposit;
  /**
   * A short description of the destination: the stablecoin, its network and both ends of the address, or the account\'s name and the last three characters of its number or PayID.
   */
  destinationSummary: string;
  /**
   * What the customer does and what happens next, in three to six English sentences to show unchanged: where to pay, the account\'s name, the limits, the reference, what arrives where.
   */
  steps: Array<string>;
  limits?: RouteLimits;
}
/**
 * A page of payment routes.
 */
export interface PaymentRouteList {
  /**
   * The page, newest first.
   */
  data: Array<PaymentRoute>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * A payment of Australian dollars to a beneficiary. Creating it reserves its full amount and fee; the bank payment settles later. Follow `status` until it is settled, failed or returned.
 */
export interface Payout {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * The kind of operation.
   */
  kind: PayoutKindEnum;
  status: OperationStatus;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  /**
   * The asset paid out.
   */
  asset: PayoutAssetEnum;
  principal: AudMoney;
  fee: AudMoney;
  sourceDebit: AudMoney;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  configurationId: string;
  /**
   * Why an operation is held, as a stable code (`GET /v1/meta/reasons`).
   */
  holdReason?: string;
  /**
   * Why an operation failed or was returned, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider).
   */
  failureCode?: string;
  /**
   * The reason, in words for people, on one line.
   */
  failureMessage?: string;
  /**
   * What to do next. `wait_for_confirmation` while a deposit is detected. `wait_for_provider` until its provider reports. `supply_evidence` while it waits for identity evidence. `correct_details` if its provider refused what it was sent to: correct that and create another. `contact_support` if it is held for another reason, or failed for one. Else `none`.
   */
  nextAction: string;
  /**
   * The status history, oldest first.
   */
  statusHistory: Array<StatusChange>;
  /**
   * Every movement that belongs to it, oldest first.
   */
  movementIds: Array<string>;
  /**
   * The effects of late reports after it had ended, oldest first. Usually empty.
   */
  adjustments: Array<OperationAdjustment>;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  acceptedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  submittedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  settledAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  failedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  returnedAt?: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  beneficiaryId: string;
  beneficiarySnapshot: BeneficiarySnapshot;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  evidenceId?: string;
  onBehalfOf: Remitter;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  remitterName: string;
  /**
   * The text on the beneficiary\'s statement, on one line. Up to 280 characters; a bank transfer to a BSB and account number carries 18 letters, digits, spaces and simple punctuation marks. A text that the beneficiary\'s rail cannot carry is `limit_exceeded`.
   */
  statementReference?: string;
  /**
   * What the payout is for, on one line, up to 255 characters.
   */
  purpose?: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  walletProviderReference?: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  downstreamMerchantReference?: string;
  rail: AudRail;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}

export const PayoutKindEnum = {
  Payout: 'payout',
} as const;

export type PayoutKindEnum = (typeof PayoutKindEnum)[keyof typeof PayoutKindEnum];
export const PayoutAssetEnum = {
  Aud: 'AUD',
} as const;

export type PayoutAssetEnum = (typeof PayoutAssetEnum)[keyof typeof PayoutAssetEnum];

/**
 * A page of payouts.
 */
export interface PayoutList {
  /**
   * The page, newest first.
   */
  data: Array<Payout>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * What creating the payout would do now. It reserves nothing and is not binding: creating the payout repeats all checks.
 */
export interface PayoutPreview {
  principal: AudMoney;
  fee: AudMoney;
  sourceDebit: AudMoney;
  /**
   * The asset that it would pay out.
   */
  asset: PayoutPreviewAssetEnum;
  network?: Network;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  configurationId: string;
  /**
   * Whether the creation would be accepted or held, rather than refused.
   */
  canProceed: boolean;
  /**
   * With `canProceed: false`, the error code that creating it would return. With `canProceed: true`, why the payout would be held for a review; absent if it would not be.
   */
  holdReason?: string;
}

export const PayoutPreviewAssetEnum = {
  Aud: 'AUD',
} as const;

export type PayoutPreviewAssetEnum = (typeof PayoutPreviewAssetEnum)[keyof typeof PayoutPreviewAssetEnum];

/**
 * The rate to pin, or null to remove the pin.
 */
export interface PinRateRequest {
  source: Asset;
  destination: Asset;
  /**
   * How many units of the destination one unit of the source gives, above zero, with at most twelve digits before the point and ten after it. Null removes the pin.
   */
  rate: string | null;
}

/**
 * A pinned rate, or the removal of one. It applies to one direction, without a spread.
 */
export interface PinnedRate {
  source: Asset;
  destination: Asset;
  /**
   * How many units of the destination one unit of the source gives, with ten decimals. Null if no rate is pinned.
   */
  rate: string | null;
}

/**
 * The payout to check, with the same fields as when creating it.
 */
export interface PreviewPayoutRequest {
  /**
   * An identifier as the service returned it. One that is unknown in your account is `not_found`.
   */
  beneficiaryId: string;
  /**
   * An amount of Australian dollars, above zero and up to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  amount: string;
  /**
   * Payouts are in Australian dollars.
   */
  currency: PreviewPayoutRequestCurrencyEnum;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  /**
   * What the payout is for, on one line, up to 255 characters.
   */
  purpose?: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  walletProviderReference?: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  downstreamMerchantReference?: string;
  /**
   * An identifier as the service returned it. One that is unknown in your account is `not_found`.
   */
  evidenceId?: string;
  onBehalfOf?: Remitter;
  /**
   * The text on the beneficiary\'s statement, on one line. Up to 280 characters; a bank transfer to a BSB and account number carries 18 letters, digits, spaces and simple punctuation marks. A text that the beneficiary\'s rail cannot carry is `limit_exceeded`.
   */
  statementReference?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}

export const PreviewPayoutRequestCurrencyEnum = {
  Aud: 'AUD',
} as const;

export type PreviewPayoutRequestCurrencyEnum =
  (typeof PreviewPayoutRequestCurrencyEnum)[keyof typeof PreviewPayoutRequestCurrencyEnum];

/**
 * The withdrawal to check, with the same fields as when creating it.
 */
export interface PreviewWithdrawalRequest {
  /**
   * An identifier as the service returned it. One that is unknown in your account is `not_found`.
   */
  destinationId: string;
  /**
   * An amount of a stablecoin, above zero and up to 999999999999.99, with at most six decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  amount: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}
/**
 * The changes to the account\'s pricing.
 */
export interface PricingPatch {
  /**
   * The fees. The most specific matching entry applies: one with the network before one without, and of equals the last in the list.
   */
  fees?: Array<FeeRuleInput>;
}
/**
 * Faults of a simulated provider.
 */
export interface ProviderFaults {
  provider: SimulatedProvider;
  fault: FaultKind;
  /**
   * How many of the provider\'s next reports it applies to.
   */
  count: number;
  /**
   * How much later than usual a delayed report arrives, in milliseconds. One minute by default; only used by `delay`.
   */
  delayMs?: number;
}

/**
 * The service can take requests.
 */
export interface Readiness {
  /**
   * Always `ready`.
   */
  status: ReadinessStatusEnum;
  /**
   * Always empty.
   */
  failing: Array<FailingPart>;
}

export const ReadinessStatusEnum = {
  Ready: 'ready',
} as const;

export type ReadinessStatusEnum = (typeof ReadinessStatusEnum)[keyof typeof ReadinessStatusEnum];

/**
 * Every reason that the service itself gives.
 */
export interface ReasonCatalogue {
  /**
   * One entry for each kind and code.
   */
  data: Array<ReasonCatalogueEntry>;
}
/**
 * What one reason means.
 */
export interface ReasonCatalogueEntry {
  /**
   * Whether it is a reason to hold, in `holdReason` or `reason`, or one to fail or return, in `failureCode`.
   */
  kind: ReasonCatalogueEntryKindEnum;
  /**
   * The code.
   */
  code: string;
  /**
   * What it means, in a sentence.
   */
  message: string;
  /**
   * What can have it, in the words of `data.object` of events.
   */
  objects: Array<string>;
}

export const ReasonCatalogueEntryKindEnum = {
  Hold: 'hold',
  Failure: 'failure',
} as const;

export type ReasonCatalogueEntryKindEnum =
  (typeof ReasonCatalogueEntryKindEnum)[keyof typeof ReasonCatalogueEntryKindEnum];

/**
 * One immutable change of the wallet, as the overview shows it. Fetch the movement for its links.
 */
export interface RecentMovement {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  asset: Asset;
  kind: MovementKind;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  availableDelta: string;
  /**
   * An exact decimal with all of its asset\'s decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
   */
  reservedDelta: string;
  /**
   * The identifier of the record that caused it, such as a payout or a pay-in.
   */
  reference: string;
  /**
   * The reason, if the cause does not imply it.
   */
  reason?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  occurredAt: string;
}

/**
 * Whether the record can be used. Deactivation is permanent; the record stays readable.
 */

export const RecordStatus = {
  Active: 'active',
  Inactive: 'inactive',
} as const;

export type RecordStatus = (typeof RecordStatus)[keyof typeof RecordStatus];

/**
 * The changes to the agreed recovery targets. These terms are stored and shown; the service does not measure them.
 */
export interface RecoveryPatch {
  /**
   * The longest time until service is restored, in minutes.
   */
  rtoMinutes?: number;
  /**
   * The longest span of data that may be lost, in minutes.
   */
  rpoMinutes?: number;
  /**
   * The longest time until queued work is caught up, in minutes.
   */
  queueRecoveryMinutes?: number;
  /**
   * The age from which a reconciliation counts as stale, in minutes.
   */
  reconciliationStaleMinutes?: number;
  /**
   * The time until a period\'s books are closed, in hours.
   */
  accountingCloseHours?: number;
}
/**
 * Who is shown as the sender: `platform` for the platform or `tenant` for the tenant\'s company name.
 */

export const Remitter = {
  Platform: 'platform',
  Tenant: 'tenant',
} as const;

export type Remitter = (typeof Remitter)[keyof typeof Remitter];

/**
 * The whole schedule. A flat amount of zero and zero basis points mean no fee.
 */
export interface ReplaceDeveloperFeesRequest {
  transfer: ReplaceDeveloperFeesRequestTransfer;
}
/**
 * The fee on each transfer.
 */
export interface ReplaceDeveloperFeesRequestTransfer {
  /**
   * A non-negative amount of Australian dollars, zero included, up to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  flatAud: string;
  /**
   * The share of what is sent, in basis points.
   */
  bps: number;
}
/**
 * The settings that replace the current ones.
 */
export interface ReplaceNotificationSettingsRequest {
  email: NotificationTopics;
  /**
   * The recipients, without repeats (capitals are ignored). Empty for the account\'s owners.
   */
  recipients: Array<string>;
}
/**
 * The events to send again.
 */
export interface ReplayWebhookRequest {
  /**
   * An RFC 3339 date-time with its offset, such as `2026-03-03T09:00:00+11:00`, in the years 1000 to 2999.
   */
  from: string;
  /**
   * An RFC 3339 date-time with its offset, such as `2026-03-03T09:00:00+11:00`, in the years 1000 to 2999.
   */
  to?: string;
  /**
   * The events to send.
   */
  eventTypes?: Set<string>;
  /**
   * Whether to skip events that have a succeeded delivery to this subscription.
   */
  onlyFailed?: boolean;
  /**
   * Whether to only count the deliveries.
   */
  dryRun?: boolean;
}
/**
 * The report of the bank or the chain about a transfer\'s deposit.
 */
export interface ReportTransferDepositRequest {
  /**
   * `detected` and `confirming`: it is not final. `gone`: it no longer exists. `credited`: it is final.
   */
  report: ReportTransferDepositRequestReportEnum;
}

export const ReportTransferDepositRequestReportEnum = {
  Detected: 'detected',
  Confirming: 'confirming',
  Gone: 'gone',
  Credited: 'credited',
} as const;

export type ReportTransferDepositRequestReportEnum =
  (typeof ReportTransferDepositRequestReportEnum)[keyof typeof ReportTransferDepositRequestReportEnum];

/**
 * The changes to the terms for returns and recalls.
 */
export interface ReturnsPatch {
  /**
   * Who bears a loss that takes a balance below zero. `tenant`: the balance stays negative, and spending stops until it is replenished. `platform`: the platform covers it immediately.
   */
  lossAllocation?: ReturnsPatchLossAllocationEnum;
  /**
   * Whether a returned payout also returns its fee, which was charged in addition to the amount.
   */
  refundDeductedFee?: boolean;
  /**
   * The share of each credited pay-in or deposit that is held back at first, in hundredths of a percent.
   */
  holdbackBps?: number;
  /**
   * What lets spending resume after a loss. `next_funding`: any credit that restores the balance. `manual`: only the operator of the service.
   */
  replenishment?: ReturnsPatchReplenishmentEnum;
  /**
   * How many times in total an operation is sent to a provider that cannot be reached, including the first time; at least once. After the last time it is `held`, because it is unknown whether the provider has it.
   */
  retryLimit?: number;
  /**
   * How long the share of `holdbackBps` stays reserved, in seconds. Despite its name it is not a timeout.
   */
  timeoutSeconds?: number;
  /**
   * The age in seconds above which a provider\'s report raises an alarm for the operator. The report is applied anyway. Despite its name it is not about events.
   */
  staleEventSeconds?: number;
}

export const ReturnsPatchLossAllocationEnum = {
  Tenant: 'tenant',
  Platform: 'platform',
} as const;

export type ReturnsPatchLossAllocationEnum =
  (typeof ReturnsPatchLossAllocationEnum)[keyof typeof ReturnsPatchLossAllocationEnum];
export const ReturnsPatchReplenishmentEnum = {
  Manual: 'manual',
  NextFunding: 'next_funding',
} as const;

export type ReturnsPatchReplenishmentEnum =
  (typeof ReturnsPatchReplenishmentEnum)[keyof typeof ReturnsPatchReplenishmentEnum];

/**
 * What the account\'s developer fees earned in a time range.
 */
export interface Revenue {
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  from: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  to: string;
  /**
   * By day and asset, newest day first. Days without completed transfers are omitted.
   */
  data: Array<RevenueDay>;
  /**
   * The sums of the days, by asset.
   */
  totals: Array<RevenueTotal>;
}
/**
 * The transfers in one asset that were completed on one day, and what they earned.
 */
export interface RevenueDay {
  /**
   * The day in Sydney.
   */
  date: string;
  asset: Asset;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  amount: string;
  /**
   * A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
   */
  amountAud: string;
  /**
   * How many transfers were completed, including those without a fee.
   */
  count: number;
}

/**
 * A page of the revenue report.
 */
export interface RevenueReport {
  /**
   * The page, newest first.
   */
  data: Array<RevenueReportRow>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * One completed transfer, with its fees. The fields are the columns of the CSV, in this order.
 */
export interface RevenueReportRow {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  transferId: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  completedAt: string;
  /**
   * The day in Sydney on which it was completed.
   */
  date: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  customerId: string;
  /**
   * The account\'s own identifier of the customer, if any. Not shown to publishable keys.
   */
  externalCustomerId?: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  paymentRouteId: string;
  /**
   * The direction of the transfer.
   */
  direction: RevenueReportRowDirectionEnum;
  sourceAsset: Asset;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  sourceAmount: string;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  platformFee: string;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  developerFee: string;
  /**
   * A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
   */
  developerFeeAud: string;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  converted: string;
  /**
   * How many units of the destination asset one unit of the source asset gives, an exact decimal with ten decimals. Never read it as floating point.
   */
  rate: string;
  destinationAsset: Asset;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  destinationAmount: string;
}

export const RevenueReportRowDirectionEnum = {
  AudToStablecoin: 'aud_to_stablecoin',
  StablecoinToAud: 'stablecoin_to_aud',
} as const;

export type RevenueReportRowDirectionEnum =
  (typeof RevenueReportRowDirectionEnum)[keyof typeof RevenueReportRowDirectionEnum];

/**
 * What transfers in one asset earned.
 */
export interface RevenueTotal {
  asset: Asset;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  amount: string;
  /**
   * A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
   */
  amountAud: string;
  /**
   * How many transfers were completed, including those without a fee.
   */
  count: number;
}

/**
 * What differs in the successor. Omitted fields stay as they are; null removes a limit.
 */
export interface RotateApiKeyRequest {
  /**
   * How many seconds the key stays valid beside its successor. Use 0 for a key that has leaked: it ends immediately.
   */
  graceSeconds?: number;
  /**
   * A name of your choice, on one line, up to 80 characters.
   */
  name?: string;
  /**
   * The scopes to limit the successor to.
   */
  scopes?: Set<Scope> | null;
  /**
   * The addresses that the successor can be used from, without repeats.
   */
  allowedIps?: Set<string> | null;
  /**
   * When the successor expires; in the future.
   */
  expiresAt?: string | null;
}
/**
 * How long earlier secrets stay valid.
 */
export interface RotateSecretRequest {
  /**
   * For how many seconds of the account\'s clock the previous secret signs beside the new one. Use 0 for a secret that has leaked: all earlier secrets end immediately.
   */
  graceSeconds?: number;
}
/**
 * @type RouteDeposit
 * Where the customer pays. `kind` says whether it is a bank account or an address.
 */
export type RouteDeposit =
  | ({ kind: 'aud' } & AudRouteDeposit)
  | ({ kind: 'stablecoin' } & StablecoinRouteDeposit);

/**
 * The route\'s limits, in the asset that the customer sends. Absent if it has none.
 */
export interface RouteLimits {
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  min?: string;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  max?: string;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  daily?: string;
}
/**
 * A PayID of the account.
 */
export interface RoutePayId {
  /**
   * The kind of PayID.
   */
  type: RoutePayIdTypeEnum;
  /**
   * The PayID.
   */
  value: string;
}

export const RoutePayIdTypeEnum = {
  Email: 'email',
} as const;

export type RoutePayIdTypeEnum = (typeof RoutePayIdTypeEnum)[keyof typeof RoutePayIdTypeEnum];

/**
 * Lets the clock run again.
 */
export interface RunClock {
  /**
   * Always `true`.
   */
  running: boolean;
}
/**
 * What the service can do for the account now: what its configuration enables and a provider is connected for. A connected provider that cannot be reached is still listed.
 */
export interface RuntimeCapability {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  configurationId: string;
  /**
   * The stablecoins and networks that can be used. Empty if no chain is connected.
   */
  assetNetworks: Array<AssetNetwork>;
  /**
   * The rails for incoming money. Empty if no bank is connected.
   */
  audInboundRails: Array<AudRail>;
  /**
   * The rails for payouts. Empty if no bank is connected.
   */
  audOutboundRails: Array<AudRail>;
}
/**
 * What a key can do in one group of operations; `write` implies `read`.
 */

export const Scope = {
  CustomersRead: 'customers:read',
  CustomersWrite: 'customers:write',
  RoutesRead: 'routes:read',
  RoutesWrite: 'routes:write',
  TransfersRead: 'transfers:read',
  TransfersWrite: 'transfers:write',
  TreasuryRead: 'treasury:read',
  TreasuryWrite: 'treasury:write',
  WebhooksRead: 'webhooks:read',
  WebhooksWrite: 'webhooks:write',
  FeesRead: 'fees:read',
  FeesWrite: 'fees:write',
  KeysRead: 'keys:read',
  KeysWrite: 'keys:write',
  TeamRead: 'team:read',
  TeamWrite: 'team:write',
  SettingsRead: 'settings:read',
  SettingsWrite: 'settings:write',
  RatesRead: 'rates:read',
} as const;

export type Scope = (typeof Scope)[keyof typeof Scope];

/**
 * @type SetClockRequest
 * How to set the clock. Send one of the three forms.
 */
export type SetClockRequest = AdvanceClock | FreezeClock | RunClock;

/**
 * The changes to how conversions are quoted and settled.
 */
export interface SettlementPatch {
  /**
   * Whether operations settle individually or in batches. It is stored and shown; in this version every operation settles individually.
   */
  mode?: SettlementPatchModeEnum;
  /**
   * How long a quote is valid, in seconds.
   */
  quoteTtlSeconds?: number;
  /**
   * How far the market can move against the service before a quote is refused, in hundredths of a percent.
   */
  maximumSlippageBps?: number;
}

export const SettlementPatchModeEnum = {
  Instant: 'instant',
  Batched: 'batched',
} as const;

export type SettlementPatchModeEnum = (typeof SettlementPatchModeEnum)[keyof typeof SettlementPatchModeEnum];

/**
 * @type SimulateDepositRequest
 * A stablecoin transfer to simulate at a funding instrument or a payment route. Name exactly one of the two.
 */
export type SimulateDepositRequest = FundInstrumentWithStablecoinRequest | FundRouteWithStablecoinRequest;

/**
 * @type SimulatePayinRequest
 * A payment to simulate at a funding instrument or a payment route. Name exactly one of the two.
 */
export type SimulatePayinRequest = FundInstrumentWithAudRequest | FundRouteWithAudRequest;

/**
 * @type SimulatedDeposit
 * The new deposit at a funding instrument, or the new transfer at a payment route.
 */
export type SimulatedDeposit = Deposit | Transfer;

/**
 * @type SimulatedPayin
 * The new pay-in at a funding instrument, or the new transfer at a payment route.
 */
export type SimulatedPayin = Payin | Transfer;

/**
 * A simulated provider. `bank` handles pay-ins and payouts, `chain` deposits and withdrawals, `exchange` conversions, and `identity` identity evidence.
 */

export const SimulatedProvider = {
  Bank: 'bank',
  Chain: 'chain',
  Exchange: 'exchange',
  Identity: 'identity',
} as const;

export type SimulatedProvider = (typeof SimulatedProvider)[keyof typeof SimulatedProvider];

/**
 * An address for one stablecoin on one network. It can be used repeatedly. What arrives becomes a deposit.
 */
export interface StableFundingInstrument {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference?: string;
  status: RecordStatus;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  deactivatedAt?: string;
  /**
   * The kind of instrument.
   */
  type: StableFundingInstrumentTypeEnum;
  asset: StablecoinAsset;
  network: Network;
  /**
   * An address in its network\'s own notation.
   */
  address: string;
  /**
   * The tag or memo of the address, if the network has one.
   */
  tag?: string;
}

export const StableFundingInstrumentTypeEnum = {
  StableAddress: 'stable_address',
} as const;

export type StableFundingInstrumentTypeEnum =
  (typeof StableFundingInstrumentTypeEnum)[keyof typeof StableFundingInstrumentTypeEnum];

/**
 * An amount of a stablecoin on a network.
 */
export interface StableMoney {
  /**
   * A non-negative exact amount of a stablecoin with six decimals. Never read it as floating point.
   */
  amount: string;
  currency: StablecoinAsset;
  network: Network;
}

/**
 * A stablecoin. It is always used together with a network.
 */

export const StablecoinAsset = {
  Usdc: 'USDC',
  Usdt: 'USDT',
} as const;

export type StablecoinAsset = (typeof StablecoinAsset)[keyof typeof StablecoinAsset];

/**
 * A saved address for withdrawals of a stablecoin.
 */
export interface StablecoinDestination {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  /**
   * A name of your choice, on one line.
   */
  name: string;
  asset: StablecoinAsset;
  network: Network;
  /**
   * An address in its network\'s own notation.
   */
  address: string;
  /**
   * The tag or memo of the address, if the network has one.
   */
  tag?: string;
  /**
   * Counts the changes of the record from 1.
   */
  version: number;
  /**
   * The address is valid on its network.
   */
  validationStatus: StablecoinDestinationValidationStatusEnum;
  status: RecordStatus;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  deactivatedAt?: string;
}

export const StablecoinDestinationValidationStatusEnum = {
  Validated: 'validated',
} as const;

export type StablecoinDestinationValidationStatusEnum =
  (typeof StablecoinDestinationValidationStatusEnum)[keyof typeof StablecoinDestinationValidationStatusEnum];

/**
 * The address that the customer sends to. It belongs to this route only. Other assets, or the same asset on another network, can be lost.
 */
export interface StablecoinRouteDeposit {
  /**
   * A stablecoin, sent to an address.
   */
  kind: StablecoinRouteDepositKindEnum;
  network: Network;
  currency: StablecoinAsset;
  /**
   * An address in its network\'s own notation.
   */
  address: string;
  /**
   * The tag or memo of the address, if the network has one.
   */
  tag?: string;
}

export const StablecoinRouteDepositKindEnum = {
  Stablecoin: 'stablecoin',
} as const;

export type StablecoinRouteDepositKindEnum =
  (typeof StablecoinRouteDepositKindEnum)[keyof typeof StablecoinRouteDepositKindEnum];

/**
 * How the customer sends a stablecoin on this route. Instructions do not prove that a payment was received.
 */
export interface StablecoinRouteInstructions {
  /**
   * The heading of the instructions.
   */
  title: string;
  /**
   * The reference that the customer is asked to use for a payment. It helps people to find the payment; a missing or wrong one has no effect, because the account identifies the route.
   */
  reference: string;
  deposit: StablecoinRouteDeposit;
  /**
   * A short description of the destination: the stablecoin, its network and both ends of the address, or the account\'s name and the last three characters of its number or PayID.
   */
  destinationSummary: string;
  /**
   * What the customer does and what happens next, in three to six English sentences to show unchanged: where to pay, the account\'s name, the limits, the reference, what arrives where.
   */
  steps: Array<string>;
  limits?: StablecoinRouteLimits;
}
/**
 * The limits on what the customer sends, in that stablecoin. A deposit outside them is held and not converted. An absent limit does not apply.
 */
export interface StablecoinRouteLimits {
  /**
   * A non-negative exact amount of a stablecoin with six decimals. Never read it as floating point.
   */
  min?: string;
  /**
   * A non-negative exact amount of a stablecoin with six decimals. Never read it as floating point.
   */
  max?: string;
  /**
   * A non-negative exact amount of a stablecoin with six decimals. Never read it as floating point.
   */
  daily?: string;
}
/**
 * The limits on what the customer sends, in that stablecoin, with at most six decimals. Each is optional. `min` must not be above `max` or `daily`.
 */
export interface StablecoinRouteLimitsInput {
  /**
   * The minimum of one deposit. Zero is allowed.
   */
  min?: string;
  /**
   * An amount of a stablecoin, above zero and up to 999999999999.99, with at most six decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  max?: string;
  /**
   * An amount of a stablecoin, above zero and up to 999999999999.99, with at most six decimals. Leading zeros are accepted; signs, exponents and separators are not.
   */
  daily?: string;
}
/**
 * A route on which a customer sends a stablecoin to the route\'s own address, and Australian dollars are paid to a bank account or PayID. It can be used repeatedly: each deposit becomes a transfer.
 */
export interface StablecoinToAudRoute {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  counterpartyId: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  customerId: string;
  /**
   * From a stablecoin to Australian dollars.
   */
  direction: StablecoinToAudRouteDirectionEnum;
  source: AssetNetwork;
  destination: BeneficiaryDestination;
  status: RecordStatus;
  instructions: StablecoinRouteInstructions;
  limits?: StablecoinRouteLimits;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  deactivatedAt?: string;
}

export const StablecoinToAudRouteDirectionEnum = {
  StablecoinToAud: 'stablecoin_to_aud',
} as const;

export type StablecoinToAudRouteDirectionEnum =
  (typeof StablecoinToAudRouteDirectionEnum)[keyof typeof StablecoinToAudRouteDirectionEnum];

/**
 * The states of one resource and the transitions between them. A transition that is not listed does not exist.
 */
export interface StateMachine {
  /**
   * The resource.
   */
  resource: string;
  /**
   * Every state.
   */
  states: Array<string>;
  /**
   * The initial states.
   */
  initial: Array<string>;
  /**
   * The final states.
   */
  final: Array<string>;
  /**
   * The transitions.
   */
  transitions: Array<StateTransition>;
}
/**
 * The state machines of all resources.
 */
export interface StateMachineList {
  /**
   * One state machine for each resource.
   */
  data: Array<StateMachine>;
}
/**
 * One transition from a state to another.
 */
export interface StateTransition {
  /**
   * The state before. Null if the resource is created.
   */
  from: string | null;
  /**
   * A state, as the resource\'s `status` shows it.
   */
  to: string;
  /**
   * What causes the transition, in words for people.
   */
  trigger: string;
  /**
   * The movements that the transition posts, in order. Absent if it posts none.
   */
  ledger?: Array<MovementKind>;
}
/**
 * One status that an operation took.
 */
export interface StatusChange {
  status: OperationStatus;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  at: string;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

/**
 * Money that a customer sent to a payment route, from its arrival through conversion to the route\'s destination, or back. It is created when the deposit is detected. `source` is the sum of `platformFee`, `developerFee` and `converted`, and `destination` is `converted` times `rate`, rounded down. A returned transfer always returns the full `source`. It does not affect the wallet\'s balances.
 */
export interface Transfer {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  counterpartyId: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  customerId: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  paymentRouteId: string;
  direction: TransferDirection;
  status: TransferStatus;
  source: Money;
  platformFee: Money;
  developerFee?: Money;
  converted?: Money;
  /**
   * How many units of the destination asset one unit of the source asset gives, an exact decimal with ten decimals. Never read it as floating point.
   */
  rate?: string;
  destination?: Money;
  /**
   * A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
   */
  developerFeeAud?: string;
  pricing: TransferPricing;
  destinationSnapshot: TransferDestination;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  remitterName?: string;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  depositReference: string;
  depositStatus: TransferDepositStatus;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference: string;
  /**
   * The transaction on the network\'s chain, in the chain\'s own notation.
   */
  transactionHash?: string;
  /**
   * The reference of the bank or provider, on one line.
   */
  deliveryReference?: string;
  /**
   * Why a transfer is held: the first of these reasons that applies. The account is suspended. No rail is enabled for it, or a bank, an exchange or a chain is not connected (`capability_disabled`). Its pair of asset and network is disabled, or no provider is connected for the network (`asset_network_unavailable`). Its customer does not have the entitlement. Its route is inactive. Its fees are as high as what was sent. It is outside its route\'s limits for a deposit or a day. A limit of the configuration applies (`limit_exceeded`, `amount_below_minimum`; also if its destination would exceed the largest amount, or be zero). The provider asks for a review. `deposit_vanished`: the deposit is gone, or was credited and is no longer final. `deposit_credited_again`: the deposit was returned and has been credited again.
   */
  holdReason?: string;
  /**
   * Why it failed, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider). Absent until then.
   */
  failureCode?: string;
  /**
   * The reason, in words for people, on one line.
   */
  failureMessage?: string;
  /**
   * What to do next. `wait_for_confirmation` while a deposit is detected. `wait_for_provider` until its provider reports. `supply_evidence` while it waits for identity evidence. `correct_details` if its provider refused what it was sent to: correct that and create another. `contact_support` if it is held for another reason, or failed for one. Else `none`.
   */
  nextAction: string;
  /**
   * The status history, oldest first.
   */
  statusHistory: Array<TransferStatusChange>;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  completedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  failedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  returnedAt?: string;
}

/**
 * An address that a stablecoin goes to.
 */
export interface TransferAddress {
  network: Network;
  /**
   * An address in its network\'s own notation.
   */
  address: string;
  currency: StablecoinAsset;
}

/**
 * The last report of the bank or the chain about the deposit. `detected` and `confirming`: it is not final, or no longer final. `final`: it is credited. `gone`: it no longer exists.
 */

export const TransferDepositStatus = {
  Detected: 'detected',
  Confirming: 'confirming',
  Final: 'final',
  Gone: 'gone',
} as const;

export type TransferDepositStatus = (typeof TransferDepositStatus)[keyof typeof TransferDepositStatus];

/**
 * @type TransferDestination
 * The destination of the route when the transfer was detected: an address, or a bank account or PayID.
 */
export type TransferDestination = BankAccountDestination | PayIdDestination | TransferAddress;

/**
 * What the customer sends and what arrives: Australian dollars as a stablecoin, or a stablecoin as Australian dollars.
 */

export const TransferDirection = {
  AudToStablecoin: 'aud_to_stablecoin',
  StablecoinToAud: 'stablecoin_to_aud',
} as const;

export type TransferDirection = (typeof TransferDirection)[keyof typeof TransferDirection];

/**
 * A page of transfers.
 */
export interface TransferList {
  /**
   * The page, newest first.
   */
  data: Array<Transfer>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * The platform\'s fee: `flat` plus `bps` of what was sent, rounded half up, then bounded by `minimum` and `maximum`, in the asset that was sent. Null if no entry of the configuration applies.
 */
export interface TransferPlatformFee {
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  flat: string;
  /**
   * The variable part, in basis points of what was sent.
   */
  bps: number;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  minimum?: string;
  /**
   * A non-negative exact decimal with all of its asset\'s decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
   */
  maximum?: string;
}
/**
 * The pricing terms, captured when the transfer was detected. Later changes do not affect them.
 */
export interface TransferPricing {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  configurationId: string;
  platformFee: TransferPlatformFee | null;
  developerFee: DeveloperFee;
}
/**
 * The status of a transfer. `detected`: the deposit is known and may not be final. `held`: it waits for a review. `converting`: its rate is captured. `delivering`: it is converted and being paid out. `failed`: the deposit is being sent back. `completed` and `returned` are final.
 */

export const TransferStatus = {
  Detected: 'detected',
  Held: 'held',
  Converting: 'converting',
  Delivering: 'delivering',
  Completed: 'completed',
  Failed: 'failed',
  Returned: 'returned',
} as const;

export type TransferStatus = (typeof TransferStatus)[keyof typeof TransferStatus];

/**
 * One status that a transfer took.
 */
export interface TransferStatusChange {
  status: TransferStatus;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  at: string;
  /**
   * The reason, in words for people, on one line.
   */
  reason?: string;
}

/**
 * One version of the account\'s configuration. Versions are never edited: a change creates the next one, which applies to what is created after it. The first version of a new account has no fees, limits, hold-backs or credit, requires no evidence, and has everything enabled; its quotes are valid for 30 seconds.
 */
export interface TreasuryConfiguration {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * Counts the account\'s configurations from 1.
   */
  version: number;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  effectiveAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * Who made it.
   */
  createdBy: string;
  /**
   * The reason, in words for people, on one line.
   */
  reason: string;
  limits: ConfigurationLimits;
  capabilities: ConfigurationCapabilities;
  returns: ConfigurationReturns;
  accounting: ConfigurationAccounting;
  recovery: ConfigurationRecovery;
  pricing: ConfigurationPricing;
  identity: ConfigurationIdentity;
  settlement: ConfigurationSettlement;
  defaultRoutePair: DefaultRoutePair | null;
}
/**
 * @type TreasuryOperation
 * A payout, a withdrawal or a conversion. `kind` says which.
 */
export type TreasuryOperation =
  | ({ kind: 'conversion' } & Conversion)
  | ({ kind: 'payout' } & Payout)
  | ({ kind: 'stable_withdrawal' } & Withdrawal);

/**
 * The wallet at one time, as one snapshot. The lists show the newest records; use the list operations for all.
 */
export interface TreasuryOverview {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * One balance for each asset, in the order AUD, USDC, USDT.
   */
  balances: Array<Balance>;
  /**
   * The configuration in effect.
   */
  configurations: Array<TreasuryConfiguration>;
  /**
   * The newest 50 funding instruments.
   */
  fundingInstruments: Array<FundingInstrument>;
  /**
   * The newest 50 pay-ins and deposits together.
   */
  fundingReceipts: Array<FundingReceipt>;
  /**
   * The newest 50 saved stablecoin addresses.
   */
  cryptoDestinations: Array<StablecoinDestination>;
  /**
   * The newest 20 movements.
   */
  recentMovements: Array<RecentMovement>;
  /**
   * What can be used now.
   */
  runtimeCapabilities: Array<RuntimeCapability>;
}
/**
 * The account\'s defaults for payouts.
 */
export interface TreasurySettings {
  payoutRemitter: Remitter;
  /**
   * A name of 1 to 140 characters on one line, not blank.
   */
  tenantRemitterName: string;
  /**
   * Whether payouts and deliveries of transfers can show the tenant as their sender. If false, the platform is shown for all of them.
   */
  poboEnabled: boolean;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
}

/**
 * The fields to change, at least one. Omitted fields stay as they are; null removes a limit.
 */
export interface UpdateApiKeyRequest {
  /**
   * A name of your choice, on one line, up to 80 characters.
   */
  name?: string;
  /**
   * The scopes to limit it to.
   */
  scopes?: Set<Scope> | null;
  /**
   * The addresses that it can be used from, without repeats.
   */
  allowedIps?: Set<string> | null;
  /**
   * When it expires; in the future. The expiry of a retiring key can only be brought forward.
   */
  expiresAt?: string | null;
}
/**
 * The fields to change, at least one. Omitted fields stay as they are.
 */
export interface UpdateCustomerRequest {
  contact?: Contact;
  individualDetails?: IndividualDetails;
  businessDetails?: BusinessDetails;
  /**
   * The requested entitlements, without repeats.
   */
  entitlements?: Set<Entitlement>;
  /**
   * Your own identifier of the customer, on one line, up to 255 characters. Null removes it.
   */
  externalCustomerId?: string | null;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}
export interface UpdateCustomerRequestNot {
  individualDetails: IndividualDetails;
  businessDetails: BusinessDetails;
}
/**
 * A new role of a member.
 */
export interface UpdateMemberRequest {
  role: MemberRole;
}

/**
 * The settings to change, at least one. Omitted settings stay as they are.
 */
export interface UpdateTreasurySettingsRequest {
  payoutRemitter?: Remitter;
  /**
   * Whether payouts and deliveries of transfers can show the tenant as their sender. False together with `payoutRemitter: tenant` is `invalid_request`.
   */
  poboEnabled?: boolean;
}

/**
 * The fields to change, at least one. Omitted fields stay as they are.
 */
export interface UpdateWebhookRequest {
  /**
   * Where events are sent: `https`, in the sandbox also `http`, without user name, password or fragment. An invalid URL is `invalid_request`; one that webhooks cannot be sent to is `webhook_url_refused`.
   */
  url?: string;
  /**
   * The events to send.
   */
  eventTypes?: Set<string>;
  /**
   * A description of your choice, up to 255 characters. Null removes it.
   */
  description?: string | null;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
  status?: WebhookStatus;
}

/**
 * The status of a customer\'s verification. `not_started`: its details are missing. `in_progress`: the identity provider is checking. `needs_review`: a person is checking. `approved`: the identity is verified. `rejected`: it could not be verified; new details start again.
 */

export const VerificationStatus = {
  NotStarted: 'not_started',
  InProgress: 'in_progress',
  NeedsReview: 'needs_review',
  Approved: 'approved',
  Rejected: 'rejected',
} as const;

export type VerificationStatus = (typeof VerificationStatus)[keyof typeof VerificationStatus];

/**
 * A subscription to the account\'s events. Times are by the account\'s clock.
 */
export interface Webhook {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * Where events are sent, as serialised by the URL standard. Outside the sandbox only `https`.
   */
  url: string;
  /**
   * The events to send.
   */
  eventTypes: Set<string>;
  /**
   * Your description.
   */
  description?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata: { [key: string]: any };
  status: WebhookStatus;
  /**
   * Why it is disabled: you disabled it, the receiver answered `410`, or it failed for five days. Absent while it is active.
   */
  disabledReason?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  disabledAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  failingSince?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  secretRotatedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  previousSecretExpiresAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
}

/**
 * One finished attempt of a delivery. With a response it has `responseStatus` and the beginning of the body, else `error`.
 */
export interface WebhookAttempt {
  /**
   * Its number, from 1.
   */
  number: number;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  at: string;
  /**
   * Its duration, in milliseconds.
   */
  durationMs: number;
  /**
   * The URL that it was sent to.
   */
  url: string;
  /**
   * The request headers, with lower-case names. The signature is useless after five minutes.
   */
  requestHeaders: { [key: string]: string };
  /**
   * Whether a 2xx response arrived in time.
   */
  outcome: WebhookAttemptOutcomeEnum;
  /**
   * The response status.
   */
  responseStatus?: number;
  /**
   * At most the first 2048 bytes of the response as text; invalid UTF-8 is shown as U+FFFD.
   */
  responseBody?: string;
  /**
   * Whether the response was longer, or was not read to its end.
   */
  responseBodyTruncated?: boolean;
  /**
   * Why there was no response.
   */
  error?: string;
}

export const WebhookAttemptOutcomeEnum = {
  Succeeded: 'succeeded',
  Failed: 'failed',
} as const;

export type WebhookAttemptOutcomeEnum =
  (typeof WebhookAttemptOutcomeEnum)[keyof typeof WebhookAttemptOutcomeEnum];

/**
 * One event to one subscription. Times are by the account\'s clock.
 */
export interface WebhookDelivery {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  webhookId: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  eventId: string;
  /**
   * What happened, as `object.change`.
   */
  eventType: string;
  status: WebhookDeliveryStatus;
  /**
   * Its cause: the event itself, a redelivery, a replay, or a test.
   */
  trigger: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  redeliveryOf?: string;
  /**
   * The number of finished attempts.
   */
  attemptCount: number;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  nextAttemptAt?: string;
  /**
   * Why it was canceled.
   */
  cancelReason?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  completedAt?: string;
}

/**
 * One event to one subscription, with what was sent and received. Times are by the account\'s clock.
 */
export interface WebhookDeliveryDetail {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  webhookId: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  eventId: string;
  /**
   * What happened, as `object.change`.
   */
  eventType: string;
  status: WebhookDeliveryStatus;
  /**
   * Its cause: the event itself, a redelivery, a replay, or a test.
   */
  trigger: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  redeliveryOf?: string;
  /**
   * The number of finished attempts.
   */
  attemptCount: number;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  nextAttemptAt?: string;
  /**
   * Why it was canceled.
   */
  cancelReason?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  completedAt?: string;
  /**
   * The exact text of the body, the same on every attempt.
   */
  requestBody: string;
  /**
   * The finished attempts, oldest first.
   */
  attempts: Array<WebhookAttempt>;
}

/**
 * A page of deliveries.
 */
export interface WebhookDeliveryList {
  /**
   * The page, newest first.
   */
  data: Array<WebhookDelivery>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * `pending`: an attempt is in progress or the next one waits. `succeeded`: an attempt was answered with 2xx in time. `failed`: ten attempts failed, the attempt of a test failed, or the receiver answered 410. `canceled`: the subscription was disabled, or a newer delivery replaced it.
 */

export const WebhookDeliveryStatus = {
  Pending: 'pending',
  Succeeded: 'succeeded',
  Failed: 'failed',
  Canceled: 'canceled',
} as const;

export type WebhookDeliveryStatus = (typeof WebhookDeliveryStatus)[keyof typeof WebhookDeliveryStatus];

/**
 * A page of subscriptions.
 */
export interface WebhookList {
  /**
   * The page, newest first.
   */
  data: Array<Webhook>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * What a replay has created, or would create.
 */
export interface WebhookReplay {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  webhookId: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  from: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  to: string;
  /**
   * The events to send.
   */
  eventTypes: Set<string>;
  /**
   * Whether events with a succeeded delivery were skipped.
   */
  onlyFailed: boolean;
  /**
   * Whether deliveries were only counted.
   */
  dryRun: boolean;
  /**
   * How many deliveries were created, or would be.
   */
  count: number;
}
/**
 * Whether events are sent to it.
 */

export const WebhookStatus = {
  Active: 'active',
  Disabled: 'disabled',
} as const;

export type WebhookStatus = (typeof WebhookStatus)[keyof typeof WebhookStatus];

/**
 * A subscription with its new secret, which no other answer shows.
 */
export interface WebhookWithSecret {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * Where events are sent, as serialised by the URL standard. Outside the sandbox only `https`.
   */
  url: string;
  /**
   * The events to send.
   */
  eventTypes: Set<string>;
  /**
   * Your description.
   */
  description?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata: { [key: string]: any };
  status: WebhookStatus;
  /**
   * Why it is disabled: you disabled it, the receiver answered `410`, or it failed for five days. Absent while it is active.
   */
  disabledReason?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  disabledAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  failingSince?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  secretRotatedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  previousSecretExpiresAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * The secret that signs deliveries: `whsec_` and the base64 key of the HMAC. Store it now; it is not shown again.
   */
  secret: string;
}

/**
 * A transfer of a stablecoin to a saved destination. Creating it reserves its full amount and fee; the transfer on the chain settles later. Follow `status` until it is settled or failed.
 */
export interface Withdrawal {
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  id: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  clientId: string;
  /**
   * The kind of operation.
   */
  kind: WithdrawalKindEnum;
  status: OperationStatus;
  /**
   * Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key.
   */
  externalReference: string;
  asset: StablecoinAsset;
  network: Network;
  principal: StableMoney;
  fee: StableMoney;
  sourceDebit: StableMoney;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  configurationId: string;
  /**
   * Why an operation is held, as a stable code (`GET /v1/meta/reasons`).
   */
  holdReason?: string;
  /**
   * Why an operation failed or was returned, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider).
   */
  failureCode?: string;
  /**
   * The reason, in words for people, on one line.
   */
  failureMessage?: string;
  /**
   * What to do next. `wait_for_confirmation` while a deposit is detected. `wait_for_provider` until its provider reports. `supply_evidence` while it waits for identity evidence. `correct_details` if its provider refused what it was sent to: correct that and create another. `contact_support` if it is held for another reason, or failed for one. Else `none`.
   */
  nextAction: string;
  /**
   * The status history, oldest first.
   */
  statusHistory: Array<StatusChange>;
  /**
   * Every movement that belongs to it, oldest first.
   */
  movementIds: Array<string>;
  /**
   * The effects of late reports after it had ended, oldest first. Usually empty.
   */
  adjustments: Array<OperationAdjustment>;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  createdAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  updatedAt: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  acceptedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  submittedAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  settledAt?: string;
  /**
   * A time in UTC with milliseconds (RFC 3339).
   */
  failedAt?: string;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  destinationId: string;
  destinationSnapshot: DestinationSnapshot;
  /**
   * The transaction on the network\'s chain, in the chain\'s own notation.
   */
  transactionHash?: string;
  /**
   * The number of confirmations of that transaction. 0 until it is on the chain.
   */
  confirmations: number;
  /**
   * The reference of the bank or provider, on one line.
   */
  providerReference?: string;
  /**
   * Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written.
   */
  metadata?: { [key: string]: any };
}

export const WithdrawalKindEnum = {
  StableWithdrawal: 'stable_withdrawal',
} as const;

export type WithdrawalKindEnum = (typeof WithdrawalKindEnum)[keyof typeof WithdrawalKindEnum];

/**
 * A page of withdrawals.
 */
export interface WithdrawalList {
  /**
   * The page, newest first.
   */
  data: Array<Withdrawal>;
  /**
   * Whether there is a next page.
   */
  hasMore: boolean;
  /**
   * Pass it unchanged as `cursor` for the next page. It is null on the last page.
   */
  nextCursor: string | null;
}
/**
 * What creating the withdrawal would do now. It reserves nothing and is not binding: creating the withdrawal repeats all checks.
 */
export interface WithdrawalPreview {
  principal: StableMoney;
  fee: StableMoney;
  sourceDebit: StableMoney;
  asset: StablecoinAsset;
  network: Network;
  /**
   * An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque.
   */
  configurationId: string;
  /**
   * Whether the creation would be accepted or held, rather than refused.
   */
  canProceed: boolean;
  /**
   * With `canProceed: false`, the error code that creating it would return. With `canProceed: true`, why the withdrawal would be held for a review; absent if it would not be.
   */
  holdReason?: string;
}

/**
 * AccessApi - axios parameter creator
 */
export const AccessApiAxiosParamCreator = function (configuration?: Configuration) {
  return {
    /**
     * Creates a key of the account. The answer shows its secret, and so does a repeat with the same `Idempotency-Key`, even after the key was revoked; no other answer does. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry): otherwise it is `insufficient_scope`. An owner can grant every role, an admin every role except `owner`, a developer `developer`, `finance` and `viewer`. An account can have at most 100 keys that are active or retiring; more are `limit_exceeded`. Requires a recent second-factor confirmation.
     * @summary Create a key
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateApiKeyRequest} createApiKeyRequest
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createApiKey: async (
      idempotencyKey: string,
      createApiKeyRequest: CreateApiKeyRequest,
      stepUpToken?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createApiKey', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createApiKeyRequest' is not null or undefined
      assertParamExists('createApiKey', 'createApiKeyRequest', createApiKeyRequest);
      const localVarPath = `/v1/api-keys`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      if (stepUpToken != null) {
        localVarHeaderParameter['Step-Up-Token'] = String(stepUpToken);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createApiKeyRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Invites a person to sign in to the account. The link is only sent by mail to the address. Within seven days, the person can use it to set a password and a second factor, and becomes a member. A pending invitation to the same address is revoked. The caller must be able to grant the role, else it is `insufficient_scope`. The address of a member is `invalid_state`. More than 50 pending invitations or 200 members are `limit_exceeded`. If the address signs in to another account, the answer and the mail are the same, but accepting the link is `invalid_state`.
     * @summary Invite a member
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateInvitationRequest} createInvitationRequest
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createInvitation: async (
      idempotencyKey: string,
      createInvitationRequest: CreateInvitationRequest,
      stepUpToken?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createInvitation', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createInvitationRequest' is not null or undefined
      assertParamExists('createInvitation', 'createInvitationRequest', createInvitationRequest);
      const localVarPath = `/v1/team/invitations`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      if (stepUpToken != null) {
        localVarHeaderParameter['Step-Up-Token'] = String(stepUpToken);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createInvitationRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one key, without its secret.
     * @summary Get a key
     * @param {string} id The key (&#x60;key_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getApiKey: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getApiKey', 'id', id);
      const localVarPath = `/v1/api-keys/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows which mail notifications the account sends, and to whom. A new account notifies its owners of everything.
     * @summary Get the notification settings
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getNotificationSettings: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/settings/notifications`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the account\'s keys, newest first, including revoked and expired keys. `from` and `to` filter by `createdAt`.
     * @summary List the keys
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {KeyStatus} [status] Only keys that have this status.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listApiKeys: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: KeyStatus,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/api-keys`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the account\'s invitations in any status, newest first. `from` and `to` filter by `createdAt`.
     * @summary List invitations
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {InvitationStatus} [status] Only invitations that have this status now.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listInvitations: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: InvitationStatus,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/team/invitations`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the members of the account, newest first. Removed members are not included. `from` and `to` filter by `createdAt`.
     * @summary List members
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listMembers: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/team/members`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Removes a member permanently: their sessions, confirmations, password and reset links end immediately. Records that they created and keys that they made stay. The address can be invited again. Only an owner can remove a member; with a key, both the key and the confirmation must be an owner\'s (`insufficient_scope`). The last owner cannot be removed (`invalid_state`).
     * @summary Remove a member
     * @param {string} id The member (&#x60;usr_…&#x60;).
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    removeMember: async (
      id: string,
      idempotencyKey?: string,
      stepUpToken?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('removeMember', 'id', id);
      const localVarPath = `/v1/team/members/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'DELETE', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      if (stepUpToken != null) {
        localVarHeaderParameter['Step-Up-Token'] = String(stepUpToken);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Replaces all settings, so send all of them. They apply to mail about later events. One mail is sent for each event and recipient, with the record\'s identifier and status, and without amounts or account numbers. Users are always notified about changes to their own credentials; that is not a setting.
     * @summary Replace the notification settings
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {ReplaceNotificationSettingsRequest} replaceNotificationSettingsRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    replaceNotificationSettings: async (
      idempotencyKey: string,
      replaceNotificationSettingsRequest: ReplaceNotificationSettingsRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('replaceNotificationSettings', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'replaceNotificationSettingsRequest' is not null or undefined
      assertParamExists(
        'replaceNotificationSettings',
        'replaceNotificationSettingsRequest',
        replaceNotificationSettingsRequest,
      );
      const localVarPath = `/v1/settings/notifications`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'PUT', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        replaceNotificationSettingsRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Revokes a key permanently: writes with it are refused immediately, reads within a second. Any key of the account can be revoked, including the last one and the one that makes the call. Its successor stays valid. A key that is revoked or expired is `invalid_state`. Requires a recent second-factor confirmation.
     * @summary Revoke a key
     * @param {string} id The key (&#x60;key_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    revokeApiKey: async (
      id: string,
      idempotencyKey: string,
      stepUpToken?: string,
      body?: object,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('revokeApiKey', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('revokeApiKey', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/api-keys/{id}/revoke`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      if (stepUpToken != null) {
        localVarHeaderParameter['Step-Up-Token'] = String(stepUpToken);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(body, localVarRequestOptions, configuration);

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Invalidates the link of an invitation. An invitation that was accepted or revoked, or has expired, is `invalid_state`.
     * @summary Revoke an invitation
     * @param {string} id The invitation (&#x60;inv_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    revokeInvitation: async (
      id: string,
      idempotencyKey: string,
      stepUpToken?: string,
      body?: object,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('revokeInvitation', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('revokeInvitation', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/team/invitations/{id}/revoke`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      if (stepUpToken != null) {
        localVarHeaderParameter['Step-Up-Token'] = String(stepUpToken);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(body, localVarRequestOptions, configuration);

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Creates a successor, which is valid immediately and has the properties of the key unless the body says otherwise. The key itself stays valid for `graceSeconds`, but no longer than its own expiry. The answer shows the successor\'s secret, and so does a repeat with the same `Idempotency-Key`; no other answer does. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry), nor more than the rotated key may have: otherwise it is `insufficient_scope`. Only an active key can be rotated, any other is `invalid_state`; rotate the successor of a retiring key instead. Scopes that the key\'s role or type cannot have, and more than 100 keys, are `limit_exceeded`. Requires a recent second-factor confirmation.
     * @summary Rotate a key
     * @param {string} id The key (&#x60;key_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {RotateApiKeyRequest} [rotateApiKeyRequest]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    rotateApiKey: async (
      id: string,
      idempotencyKey: string,
      stepUpToken?: string,
      rotateApiKeyRequest?: RotateApiKeyRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('rotateApiKey', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('rotateApiKey', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/api-keys/{id}/rotate`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      if (stepUpToken != null) {
        localVarHeaderParameter['Step-Up-Token'] = String(stepUpToken);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        rotateApiKeyRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Changes the given fields and leaves the rest; role and type never change. It takes effect immediately for writes and within a second for reads. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry); this also applies to what the key has already: otherwise it is `insufficient_scope`. Scopes that the key\'s role or type cannot have are `limit_exceeded`. A key that is revoked or expired is `invalid_state`. Requires a recent second-factor confirmation.
     * @summary Change a key
     * @param {string} id The key (&#x60;key_…&#x60;).
     * @param {UpdateApiKeyRequest} updateApiKeyRequest
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    updateApiKey: async (
      id: string,
      updateApiKeyRequest: UpdateApiKeyRequest,
      idempotencyKey?: string,
      stepUpToken?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('updateApiKey', 'id', id);
      // verify required parameter 'updateApiKeyRequest' is not null or undefined
      assertParamExists('updateApiKey', 'updateApiKeyRequest', updateApiKeyRequest);
      const localVarPath = `/v1/api-keys/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'PATCH', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      if (stepUpToken != null) {
        localVarHeaderParameter['Step-Up-Token'] = String(stepUpToken);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        updateApiKeyRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Gives a member another role, effective from their next request in every session. Their confirmations end; their keys stay. The caller must be able to grant both the present role and the new one, else it is `insufficient_scope`: an owner can grant every role, an admin every role except `owner`. With a key, the lower of the key\'s role and the role of the user who confirmed counts. The last owner cannot lose the role (`invalid_state`). The same role changes nothing.
     * @summary Change a member\'s role
     * @param {string} id The member (&#x60;usr_…&#x60;).
     * @param {UpdateMemberRequest} updateMemberRequest
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    updateMember: async (
      id: string,
      updateMemberRequest: UpdateMemberRequest,
      idempotencyKey?: string,
      stepUpToken?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('updateMember', 'id', id);
      // verify required parameter 'updateMemberRequest' is not null or undefined
      assertParamExists('updateMember', 'updateMemberRequest', updateMemberRequest);
      const localVarPath = `/v1/team/members/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'PATCH', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      if (stepUpToken != null) {
        localVarHeaderParameter['Step-Up-Token'] = String(stepUpToken);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        updateMemberRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
  };
};

/**
 * AccessApi - functional programming interface
 */
export const AccessApiFp = function (configuration?: Configuration) {
  const localVarAxiosParamCreator = AccessApiAxiosParamCreator(configuration);
  return {
    /**
     * Creates a key of the account. The answer shows its secret, and so does a repeat with the same `Idempotency-Key`, even after the key was revoked; no other answer does. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry): otherwise it is `insufficient_scope`. An owner can grant every role, an admin every role except `owner`, a developer `developer`, `finance` and `viewer`. An account can have at most 100 keys that are active or retiring; more are `limit_exceeded`. Requires a recent second-factor confirmation.
     * @summary Create a key
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateApiKeyRequest} createApiKeyRequest
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createApiKey(
      idempotencyKey: string,
      createApiKeyRequest: CreateApiKeyRequest,
      stepUpToken?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ApiKeyWithSecret>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createApiKey(
        idempotencyKey,
        createApiKeyRequest,
        stepUpToken,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.createApiKey']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Invites a person to sign in to the account. The link is only sent by mail to the address. Within seven days, the person can use it to set a password and a second factor, and becomes a member. A pending invitation to the same address is revoked. The caller must be able to grant the role, else it is `insufficient_scope`. The address of a member is `invalid_state`. More than 50 pending invitations or 200 members are `limit_exceeded`. If the address signs in to another account, the answer and the mail are the same, but accepting the link is `invalid_state`.
     * @summary Invite a member
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateInvitationRequest} createInvitationRequest
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createInvitation(
      idempotencyKey: string,
      createInvitationRequest: CreateInvitationRequest,
      stepUpToken?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Invitation>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createInvitation(
        idempotencyKey,
        createInvitationRequest,
        stepUpToken,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.createInvitation']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one key, without its secret.
     * @summary Get a key
     * @param {string} id The key (&#x60;key_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getApiKey(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ApiKey>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getApiKey(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.getApiKey']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows which mail notifications the account sends, and to whom. A new account notifies its owners of everything.
     * @summary Get the notification settings
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getNotificationSettings(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<NotificationSettings>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getNotificationSettings(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.getNotificationSettings']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the account\'s keys, newest first, including revoked and expired keys. `from` and `to` filter by `createdAt`.
     * @summary List the keys
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {KeyStatus} [status] Only keys that have this status.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listApiKeys(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: KeyStatus,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ApiKeyList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listApiKeys(
        limit,
        cursor,
        from,
        to,
        status,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.listApiKeys']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the account\'s invitations in any status, newest first. `from` and `to` filter by `createdAt`.
     * @summary List invitations
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {InvitationStatus} [status] Only invitations that have this status now.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listInvitations(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: InvitationStatus,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<InvitationList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listInvitations(
        limit,
        cursor,
        from,
        to,
        status,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.listInvitations']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the members of the account, newest first. Removed members are not included. `from` and `to` filter by `createdAt`.
     * @summary List members
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listMembers(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<MemberList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listMembers(limit, cursor, from, to, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.listMembers']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Removes a member permanently: their sessions, confirmations, password and reset links end immediately. Records that they created and keys that they made stay. The address can be invited again. Only an owner can remove a member; with a key, both the key and the confirmation must be an owner\'s (`insufficient_scope`). The last owner cannot be removed (`invalid_state`).
     * @summary Remove a member
     * @param {string} id The member (&#x60;usr_…&#x60;).
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async removeMember(
      id: string,
      idempotencyKey?: string,
      stepUpToken?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<void>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.removeMember(
        id,
        idempotencyKey,
        stepUpToken,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.removeMember']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Replaces all settings, so send all of them. They apply to mail about later events. One mail is sent for each event and recipient, with the record\'s identifier and status, and without amounts or account numbers. Users are always notified about changes to their own credentials; that is not a setting.
     * @summary Replace the notification settings
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {ReplaceNotificationSettingsRequest} replaceNotificationSettingsRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async replaceNotificationSettings(
      idempotencyKey: string,
      replaceNotificationSettingsRequest: ReplaceNotificationSettingsRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<NotificationSettings>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.replaceNotificationSettings(
        idempotencyKey,
        replaceNotificationSettingsRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.replaceNotificationSettings']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Revokes a key permanently: writes with it are refused immediately, reads within a second. Any key of the account can be revoked, including the last one and the one that makes the call. Its successor stays valid. A key that is revoked or expired is `invalid_state`. Requires a recent second-factor confirmation.
     * @summary Revoke a key
     * @param {string} id The key (&#x60;key_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async revokeApiKey(
      id: string,
      idempotencyKey: string,
      stepUpToken?: string,
      body?: object,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ApiKey>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.revokeApiKey(
        id,
        idempotencyKey,
        stepUpToken,
        body,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.revokeApiKey']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Invalidates the link of an invitation. An invitation that was accepted or revoked, or has expired, is `invalid_state`.
     * @summary Revoke an invitation
     * @param {string} id The invitation (&#x60;inv_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async revokeInvitation(
      id: string,
      idempotencyKey: string,
      stepUpToken?: string,
      body?: object,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Invitation>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.revokeInvitation(
        id,
        idempotencyKey,
        stepUpToken,
        body,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.revokeInvitation']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Creates a successor, which is valid immediately and has the properties of the key unless the body says otherwise. The key itself stays valid for `graceSeconds`, but no longer than its own expiry. The answer shows the successor\'s secret, and so does a repeat with the same `Idempotency-Key`; no other answer does. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry), nor more than the rotated key may have: otherwise it is `insufficient_scope`. Only an active key can be rotated, any other is `invalid_state`; rotate the successor of a retiring key instead. Scopes that the key\'s role or type cannot have, and more than 100 keys, are `limit_exceeded`. Requires a recent second-factor confirmation.
     * @summary Rotate a key
     * @param {string} id The key (&#x60;key_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {RotateApiKeyRequest} [rotateApiKeyRequest]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async rotateApiKey(
      id: string,
      idempotencyKey: string,
      stepUpToken?: string,
      rotateApiKeyRequest?: RotateApiKeyRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ApiKeyWithSecret>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.rotateApiKey(
        id,
        idempotencyKey,
        stepUpToken,
        rotateApiKeyRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.rotateApiKey']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Changes the given fields and leaves the rest; role and type never change. It takes effect immediately for writes and within a second for reads. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry); this also applies to what the key has already: otherwise it is `insufficient_scope`. Scopes that the key\'s role or type cannot have are `limit_exceeded`. A key that is revoked or expired is `invalid_state`. Requires a recent second-factor confirmation.
     * @summary Change a key
     * @param {string} id The key (&#x60;key_…&#x60;).
     * @param {UpdateApiKeyRequest} updateApiKeyRequest
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async updateApiKey(
      id: string,
      updateApiKeyRequest: UpdateApiKeyRequest,
      idempotencyKey?: string,
      stepUpToken?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ApiKey>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.updateApiKey(
        id,
        updateApiKeyRequest,
        idempotencyKey,
        stepUpToken,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.updateApiKey']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Gives a member another role, effective from their next request in every session. Their confirmations end; their keys stay. The caller must be able to grant both the present role and the new one, else it is `insufficient_scope`: an owner can grant every role, an admin every role except `owner`. With a key, the lower of the key\'s role and the role of the user who confirmed counts. The last owner cannot lose the role (`invalid_state`). The same role changes nothing.
     * @summary Change a member\'s role
     * @param {string} id The member (&#x60;usr_…&#x60;).
     * @param {UpdateMemberRequest} updateMemberRequest
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async updateMember(
      id: string,
      updateMemberRequest: UpdateMemberRequest,
      idempotencyKey?: string,
      stepUpToken?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Member>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.updateMember(
        id,
        updateMemberRequest,
        idempotencyKey,
        stepUpToken,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['AccessApi.updateMember']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
  };
};

/**
 * AccessApi - factory interface
 */
export const AccessApiFactory = function (
  configuration?: Configuration,
  basePath?: string,
  axios?: AxiosInstance,
) {
  const localVarFp = AccessApiFp(configuration);
  return {
    /**
     * Creates a key of the account. The answer shows its secret, and so does a repeat with the same `Idempotency-Key`, even after the key was revoked; no other answer does. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry): otherwise it is `insufficient_scope`. An owner can grant every role, an admin every role except `owner`, a developer `developer`, `finance` and `viewer`. An account can have at most 100 keys that are active or retiring; more are `limit_exceeded`. Requires a recent second-factor confirmation.
     * @summary Create a key
     * @param {AccessApiCreateApiKeyRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createApiKey(
      requestParameters: AccessApiCreateApiKeyRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ApiKeyWithSecret> {
      return localVarFp
        .createApiKey(
          requestParameters.idempotencyKey,
          requestParameters.createApiKeyRequest,
          requestParameters.stepUpToken,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Invites a person to sign in to the account. The link is only sent by mail to the address. Within seven days, the person can use it to set a password and a second factor, and becomes a member. A pending invitation to the same address is revoked. The caller must be able to grant the role, else it is `insufficient_scope`. The address of a member is `invalid_state`. More than 50 pending invitations or 200 members are `limit_exceeded`. If the address signs in to another account, the answer and the mail are the same, but accepting the link is `invalid_state`.
     * @summary Invite a member
     * @param {AccessApiCreateInvitationRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createInvitation(
      requestParameters: AccessApiCreateInvitationRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Invitation> {
      return localVarFp
        .createInvitation(
          requestParameters.idempotencyKey,
          requestParameters.createInvitationRequest,
          requestParameters.stepUpToken,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows one key, without its secret.
     * @summary Get a key
     * @param {AccessApiGetApiKeyRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getApiKey(
      requestParameters: AccessApiGetApiKeyRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ApiKey> {
      return localVarFp.getApiKey(requestParameters.id, options).then((request) => request(axios, basePath));
    },
    /**
     * Shows which mail notifications the account sends, and to whom. A new account notifies its owners of everything.
     * @summary Get the notification settings
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getNotificationSettings(options?: RawAxiosRequestConfig): AxiosPromise<NotificationSettings> {
      return localVarFp.getNotificationSettings(options).then((request) => request(axios, basePath));
    },
    /**
     * Lists the account\'s keys, newest first, including revoked and expired keys. `from` and `to` filter by `createdAt`.
     * @summary List the keys
     * @param {AccessApiListApiKeysRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listApiKeys(
      requestParameters: AccessApiListApiKeysRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ApiKeyList> {
      return localVarFp
        .listApiKeys(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the account\'s invitations in any status, newest first. `from` and `to` filter by `createdAt`.
     * @summary List invitations
     * @param {AccessApiListInvitationsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listInvitations(
      requestParameters: AccessApiListInvitationsRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<InvitationList> {
      return localVarFp
        .listInvitations(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the members of the account, newest first. Removed members are not included. `from` and `to` filter by `createdAt`.
     * @summary List members
     * @param {AccessApiListMembersRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listMembers(
      requestParameters: AccessApiListMembersRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<MemberList> {
      return localVarFp
        .listMembers(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Removes a member permanently: their sessions, confirmations, password and reset links end immediately. Records that they created and keys that they made stay. The address can be invited again. Only an owner can remove a member; with a key, both the key and the confirmation must be an owner\'s (`insufficient_scope`). The last owner cannot be removed (`invalid_state`).
     * @summary Remove a member
     * @param {AccessApiRemoveMemberRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    removeMember(
      requestParameters: AccessApiRemoveMemberRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<void> {
      return localVarFp
        .removeMember(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.stepUpToken,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Replaces all settings, so send all of them. They apply to mail about later events. One mail is sent for each event and recipient, with the record\'s identifier and status, and without amounts or account numbers. Users are always notified about changes to their own credentials; that is not a setting.
     * @summary Replace the notification settings
     * @param {AccessApiReplaceNotificationSettingsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    replaceNotificationSettings(
      requestParameters: AccessApiReplaceNotificationSettingsRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<NotificationSettings> {
      return localVarFp
        .replaceNotificationSettings(
          requestParameters.idempotencyKey,
          requestParameters.replaceNotificationSettingsRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Revokes a key permanently: writes with it are refused immediately, reads within a second. Any key of the account can be revoked, including the last one and the one that makes the call. Its successor stays valid. A key that is revoked or expired is `invalid_state`. Requires a recent second-factor confirmation.
     * @summary Revoke a key
     * @param {AccessApiRevokeApiKeyRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    revokeApiKey(
      requestParameters: AccessApiRevokeApiKeyRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ApiKey> {
      return localVarFp
        .revokeApiKey(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.stepUpToken,
          requestParameters.body,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Invalidates the link of an invitation. An invitation that was accepted or revoked, or has expired, is `invalid_state`.
     * @summary Revoke an invitation
     * @param {AccessApiRevokeInvitationRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    revokeInvitation(
      requestParameters: AccessApiRevokeInvitationRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Invitation> {
      return localVarFp
        .revokeInvitation(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.stepUpToken,
          requestParameters.body,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Creates a successor, which is valid immediately and has the properties of the key unless the body says otherwise. The key itself stays valid for `graceSeconds`, but no longer than its own expiry. The answer shows the successor\'s secret, and so does a repeat with the same `Idempotency-Key`; no other answer does. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry), nor more than the rotated key may have: otherwise it is `insufficient_scope`. Only an active key can be rotated, any other is `invalid_state`; rotate the successor of a retiring key instead. Scopes that the key\'s role or type cannot have, and more than 100 keys, are `limit_exceeded`. Requires a recent second-factor confirmation.
     * @summary Rotate a key
     * @param {AccessApiRotateApiKeyRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    rotateApiKey(
      requestParameters: AccessApiRotateApiKeyRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ApiKeyWithSecret> {
      return localVarFp
        .rotateApiKey(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.stepUpToken,
          requestParameters.rotateApiKeyRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Changes the given fields and leaves the rest; role and type never change. It takes effect immediately for writes and within a second for reads. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry); this also applies to what the key has already: otherwise it is `insufficient_scope`. Scopes that the key\'s role or type cannot have are `limit_exceeded`. A key that is revoked or expired is `invalid_state`. Requires a recent second-factor confirmation.
     * @summary Change a key
     * @param {AccessApiUpdateApiKeyRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    updateApiKey(
      requestParameters: AccessApiUpdateApiKeyRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ApiKey> {
      return localVarFp
        .updateApiKey(
          requestParameters.id,
          requestParameters.updateApiKeyRequest,
          requestParameters.idempotencyKey,
          requestParameters.stepUpToken,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Gives a member another role, effective from their next request in every session. Their confirmations end; their keys stay. The caller must be able to grant both the present role and the new one, else it is `insufficient_scope`: an owner can grant every role, an admin every role except `owner`. With a key, the lower of the key\'s role and the role of the user who confirmed counts. The last owner cannot lose the role (`invalid_state`). The same role changes nothing.
     * @summary Change a member\'s role
     * @param {AccessApiUpdateMemberRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    updateMember(
      requestParameters: AccessApiUpdateMemberRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Member> {
      return localVarFp
        .updateMember(
          requestParameters.id,
          requestParameters.updateMemberRequest,
          requestParameters.idempotencyKey,
          requestParameters.stepUpToken,
          options,
        )
        .then((request) => request(axios, basePath));
    },
  };
};

/**
 * Request parameters for createApiKey operation in AccessApi.
 */
export interface AccessApiCreateApiKeyRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createApiKeyRequest: CreateApiKeyRequest;

  /**
   * The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
   */
  readonly stepUpToken?: string;
}

/**
 * Request parameters for createInvitation operation in AccessApi.
 */
export interface AccessApiCreateInvitationRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createInvitationRequest: CreateInvitationRequest;

  /**
   * The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
   */
  readonly stepUpToken?: string;
}

/**
 * Request parameters for getApiKey operation in AccessApi.
 */
export interface AccessApiGetApiKeyRequest {
  /**
   * The key (&#x60;key_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for listApiKeys operation in AccessApi.
 */
export interface AccessApiListApiKeysRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only keys that have this status.
   */
  readonly status?: KeyStatus;
}

/**
 * Request parameters for listInvitations operation in AccessApi.
 */
export interface AccessApiListInvitationsRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only invitations that have this status now.
   */
  readonly status?: InvitationStatus;
}

/**
 * Request parameters for listMembers operation in AccessApi.
 */
export interface AccessApiListMembersRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;
}

/**
 * Request parameters for removeMember operation in AccessApi.
 */
export interface AccessApiRemoveMemberRequest {
  /**
   * The member (&#x60;usr_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
   */
  readonly idempotencyKey?: string;

  /**
   * The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
   */
  readonly stepUpToken?: string;
}

/**
 * Request parameters for replaceNotificationSettings operation in AccessApi.
 */
export interface AccessApiReplaceNotificationSettingsRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly replaceNotificationSettingsRequest: ReplaceNotificationSettingsRequest;
}

/**
 * Request parameters for revokeApiKey operation in AccessApi.
 */
export interface AccessApiRevokeApiKeyRequest {
  /**
   * The key (&#x60;key_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  /**
   * The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
   */
  readonly stepUpToken?: string;

  readonly body?: object;
}

/**
 * Request parameters for revokeInvitation operation in AccessApi.
 */
export interface AccessApiRevokeInvitationRequest {
  /**
   * The invitation (&#x60;inv_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  /**
   * The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
   */
  readonly stepUpToken?: string;

  readonly body?: object;
}

/**
 * Request parameters for rotateApiKey operation in AccessApi.
 */
export interface AccessApiRotateApiKeyRequest {
  /**
   * The key (&#x60;key_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  /**
   * The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
   */
  readonly stepUpToken?: string;

  readonly rotateApiKeyRequest?: RotateApiKeyRequest;
}

/**
 * Request parameters for updateApiKey operation in AccessApi.
 */
export interface AccessApiUpdateApiKeyRequest {
  /**
   * The key (&#x60;key_…&#x60;).
   */
  readonly id: string;

  readonly updateApiKeyRequest: UpdateApiKeyRequest;

  /**
   * Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
   */
  readonly idempotencyKey?: string;

  /**
   * The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
   */
  readonly stepUpToken?: string;
}

/**
 * Request parameters for updateMember operation in AccessApi.
 */
export interface AccessApiUpdateMemberRequest {
  /**
   * The member (&#x60;usr_…&#x60;).
   */
  readonly id: string;

  readonly updateMemberRequest: UpdateMemberRequest;

  /**
   * Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
   */
  readonly idempotencyKey?: string;

  /**
   * The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
   */
  readonly stepUpToken?: string;
}

/**
 * AccessApi - object-oriented interface
 */
export class AccessApi extends BaseAPI {
  /**
   * Creates a key of the account. The answer shows its secret, and so does a repeat with the same `Idempotency-Key`, even after the key was revoked; no other answer does. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry): otherwise it is `insufficient_scope`. An owner can grant every role, an admin every role except `owner`, a developer `developer`, `finance` and `viewer`. An account can have at most 100 keys that are active or retiring; more are `limit_exceeded`. Requires a recent second-factor confirmation.
   * @summary Create a key
   * @param {AccessApiCreateApiKeyRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createApiKey(requestParameters: AccessApiCreateApiKeyRequest, options?: RawAxiosRequestConfig) {
    return AccessApiFp(this.configuration)
      .createApiKey(
        requestParameters.idempotencyKey,
        requestParameters.createApiKeyRequest,
        requestParameters.stepUpToken,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Invites a person to sign in to the account. The link is only sent by mail to the address. Within seven days, the person can use it to set a password and a second factor, and becomes a member. A pending invitation to the same address is revoked. The caller must be able to grant the role, else it is `insufficient_scope`. The address of a member is `invalid_state`. More than 50 pending invitations or 200 members are `limit_exceeded`. If the address signs in to another account, the answer and the mail are the same, but accepting the link is `invalid_state`.
   * @summary Invite a member
   * @param {AccessApiCreateInvitationRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createInvitation(
    requestParameters: AccessApiCreateInvitationRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return AccessApiFp(this.configuration)
      .createInvitation(
        requestParameters.idempotencyKey,
        requestParameters.createInvitationRequest,
        requestParameters.stepUpToken,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one key, without its secret.
   * @summary Get a key
   * @param {AccessApiGetApiKeyRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getApiKey(requestParameters: AccessApiGetApiKeyRequest, options?: RawAxiosRequestConfig) {
    return AccessApiFp(this.configuration)
      .getApiKey(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows which mail notifications the account sends, and to whom. A new account notifies its owners of everything.
   * @summary Get the notification settings
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getNotificationSettings(options?: RawAxiosRequestConfig) {
    return AccessApiFp(this.configuration)
      .getNotificationSettings(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the account\'s keys, newest first, including revoked and expired keys. `from` and `to` filter by `createdAt`.
   * @summary List the keys
   * @param {AccessApiListApiKeysRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listApiKeys(requestParameters: AccessApiListApiKeysRequest = {}, options?: RawAxiosRequestConfig) {
    return AccessApiFp(this.configuration)
      .listApiKeys(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the account\'s invitations in any status, newest first. `from` and `to` filter by `createdAt`.
   * @summary List invitations
   * @param {AccessApiListInvitationsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listInvitations(
    requestParameters: AccessApiListInvitationsRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return AccessApiFp(this.configuration)
      .listInvitations(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the members of the account, newest first. Removed members are not included. `from` and `to` filter by `createdAt`.
   * @summary List members
   * @param {AccessApiListMembersRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listMembers(requestParameters: AccessApiListMembersRequest = {}, options?: RawAxiosRequestConfig) {
    return AccessApiFp(this.configuration)
      .listMembers(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Removes a member permanently: their sessions, confirmations, password and reset links end immediately. Records that they created and keys that they made stay. The address can be invited again. Only an owner can remove a member; with a key, both the key and the confirmation must be an owner\'s (`insufficient_scope`). The last owner cannot be removed (`invalid_state`).
   * @summary Remove a member
   * @param {AccessApiRemoveMemberRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public removeMember(requestParameters: AccessApiRemoveMemberRequest, options?: RawAxiosRequestConfig) {
    return AccessApiFp(this.configuration)
      .removeMember(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.stepUpToken,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Replaces all settings, so send all of them. They apply to mail about later events. One mail is sent for each event and recipient, with the record\'s identifier and status, and without amounts or account numbers. Users are always notified about changes to their own credentials; that is not a setting.
   * @summary Replace the notification settings
   * @param {AccessApiReplaceNotificationSettingsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public replaceNotificationSettings(
    requestParameters: AccessApiReplaceNotificationSettingsRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return AccessApiFp(this.configuration)
      .replaceNotificationSettings(
        requestParameters.idempotencyKey,
        requestParameters.replaceNotificationSettingsRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Revokes a key permanently: writes with it are refused immediately, reads within a second. Any key of the account can be revoked, including the last one and the one that makes the call. Its successor stays valid. A key that is revoked or expired is `invalid_state`. Requires a recent second-factor confirmation.
   * @summary Revoke a key
   * @param {AccessApiRevokeApiKeyRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public revokeApiKey(requestParameters: AccessApiRevokeApiKeyRequest, options?: RawAxiosRequestConfig) {
    return AccessApiFp(this.configuration)
      .revokeApiKey(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.stepUpToken,
        requestParameters.body,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Invalidates the link of an invitation. An invitation that was accepted or revoked, or has expired, is `invalid_state`.
   * @summary Revoke an invitation
   * @param {AccessApiRevokeInvitationRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public revokeInvitation(
    requestParameters: AccessApiRevokeInvitationRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return AccessApiFp(this.configuration)
      .revokeInvitation(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.stepUpToken,
        requestParameters.body,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Creates a successor, which is valid immediately and has the properties of the key unless the body says otherwise. The key itself stays valid for `graceSeconds`, but no longer than its own expiry. The answer shows the successor\'s secret, and so does a repeat with the same `Idempotency-Key`; no other answer does. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry), nor more than the rotated key may have: otherwise it is `insufficient_scope`. Only an active key can be rotated, any other is `invalid_state`; rotate the successor of a retiring key instead. Scopes that the key\'s role or type cannot have, and more than 100 keys, are `limit_exceeded`. Requires a recent second-factor confirmation.
   * @summary Rotate a key
   * @param {AccessApiRotateApiKeyRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public rotateApiKey(requestParameters: AccessApiRotateApiKeyRequest, options?: RawAxiosRequestConfig) {
    return AccessApiFp(this.configuration)
      .rotateApiKey(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.stepUpToken,
        requestParameters.rotateApiKeyRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Changes the given fields and leaves the rest; role and type never change. It takes effect immediately for writes and within a second for reads. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry); this also applies to what the key has already: otherwise it is `insufficient_scope`. Scopes that the key\'s role or type cannot have are `limit_exceeded`. A key that is revoked or expired is `invalid_state`. Requires a recent second-factor confirmation.
   * @summary Change a key
   * @param {AccessApiUpdateApiKeyRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public updateApiKey(requestParameters: AccessApiUpdateApiKeyRequest, options?: RawAxiosRequestConfig) {
    return AccessApiFp(this.configuration)
      .updateApiKey(
        requestParameters.id,
        requestParameters.updateApiKeyRequest,
        requestParameters.idempotencyKey,
        requestParameters.stepUpToken,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Gives a member another role, effective from their next request in every session. Their confirmations end; their keys stay. The caller must be able to grant both the present role and the new one, else it is `insufficient_scope`: an owner can grant every role, an admin every role except `owner`. With a key, the lower of the key\'s role and the role of the user who confirmed counts. The last owner cannot lose the role (`invalid_state`). The same role changes nothing.
   * @summary Change a member\'s role
   * @param {AccessApiUpdateMemberRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public updateMember(requestParameters: AccessApiUpdateMemberRequest, options?: RawAxiosRequestConfig) {
    return AccessApiFp(this.configuration)
      .updateMember(
        requestParameters.id,
        requestParameters.updateMemberRequest,
        requestParameters.idempotencyKey,
        requestParameters.stepUpToken,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }
}

/**
 * BillingApi - axios parameter creator
 */
export const BillingApiAxiosParamCreator = function (configuration?: Configuration) {
  return {
    /**
     * Shows the fee that the account charges on each transfer that is detected from now on. An account that never set one charges nothing.
     * @summary Get the developer fees
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getDeveloperFees: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/developer-fees`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one invoice of the account, including drafts.
     * @summary Get an invoice
     * @param {string} id The invoice (&#x60;bil_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getInvoice: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getInvoice', 'id', id);
      const localVarPath = `/v1/invoices/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Renders the invoice from its record. The bytes are the same as long as the record does not change. Above zero it is a tax invoice, at zero a statement, below zero an adjustment note. Drafts and void invoices are marked as such on each page. The answer is a PDF whatever `Accept` says.
     * @summary Download an invoice as a PDF
     * @param {string} id The invoice (&#x60;bil_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getInvoicePdf: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getInvoicePdf', 'id', id);
      const localVarPath = `/v1/invoices/{id}/pdf`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/pdf,application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Adds up the developer fees of the transfers that were completed in a time range, by Sydney day of `completedAt` and by asset. By default, `to` is now and `from` is thirty days before `to`. Ranges are exact to the millisecond, so adjacent ranges add up. An empty range or one longer than 366 days is refused.
     * @summary Get the revenue
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getRevenue: async (
      from?: string,
      to?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/revenue`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists what happened in the account, newest first, each with a sentence for people: the events of the last thirty days, and changes by users, keys and the operator since the account was created. It contains no names, amounts, addresses or account numbers, so publishable keys can read it. `from` and `to` filter by `occurredAt`.
     * @summary List activity
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {string} [type] Only entries of this type, such as &#x60;payout.settled&#x60;.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listActivity: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      type?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/activity`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (type !== undefined) {
        localVarQueryParameter['type'] = type;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the account\'s invoices, newest first. Each calendar month in Australia/Sydney is drafted after it ends, even an empty one. `from` and `to` filter by `generatedAt`.
     * @summary List invoices
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {InvoiceStatus} [status] Only invoices that have this status now.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listInvoices: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: InvoiceStatus,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/invoices`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists every completed transfer with its fees, newest first. `from` and `to` filter by `completedAt`. The answer is CSV if `Accept` prefers `text/csv` to JSON, else JSON. CSV is never paged and takes no `limit` or `cursor`. It is UTF-8 with a header line and CRLF line ends (RFC 4180); text that a spreadsheet could take for a formula is preceded by an apostrophe. If the connection breaks, the CSV is incomplete.
     * @summary Report the revenue by transfer
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listRevenueReport: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/reports/revenue`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      localVarHeaderParameter['Accept'] = 'application/json,text/csv';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Replaces the whole schedule, so send all of it. It applies to transfers that are detected afterwards; existing transfers keep the fees captured for them. It moves no money. With a key it requires a recent second-factor confirmation in `Step-Up-Token`, also for a repeat with the same `Idempotency-Key`.
     * @summary Replace the developer fees
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {ReplaceDeveloperFeesRequest} replaceDeveloperFeesRequest
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    replaceDeveloperFees: async (
      idempotencyKey: string,
      replaceDeveloperFeesRequest: ReplaceDeveloperFeesRequest,
      stepUpToken?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('replaceDeveloperFees', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'replaceDeveloperFeesRequest' is not null or undefined
      assertParamExists('replaceDeveloperFees', 'replaceDeveloperFeesRequest', replaceDeveloperFeesRequest);
      const localVarPath = `/v1/developer-fees`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'PUT', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      if (stepUpToken != null) {
        localVarHeaderParameter['Step-Up-Token'] = String(stepUpToken);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        replaceDeveloperFeesRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
  };
};

/**
 * BillingApi - functional programming interface
 */
export const BillingApiFp = function (configuration?: Configuration) {
  const localVarAxiosParamCreator = BillingApiAxiosParamCreator(configuration);
  return {
    /**
     * Shows the fee that the account charges on each transfer that is detected from now on. An account that never set one charges nothing.
     * @summary Get the developer fees
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getDeveloperFees(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<DeveloperFeeSchedule>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getDeveloperFees(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['BillingApi.getDeveloperFees']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one invoice of the account, including drafts.
     * @summary Get an invoice
     * @param {string} id The invoice (&#x60;bil_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getInvoice(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Invoice>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getInvoice(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['BillingApi.getInvoice']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Renders the invoice from its record. The bytes are the same as long as the record does not change. Above zero it is a tax invoice, at zero a statement, below zero an adjustment note. Drafts and void invoices are marked as such on each page. The answer is a PDF whatever `Accept` says.
     * @summary Download an invoice as a PDF
     * @param {string} id The invoice (&#x60;bil_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getInvoicePdf(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<File>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getInvoicePdf(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['BillingApi.getInvoicePdf']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Adds up the developer fees of the transfers that were completed in a time range, by Sydney day of `completedAt` and by asset. By default, `to` is now and `from` is thirty days before `to`. Ranges are exact to the millisecond, so adjacent ranges add up. An empty range or one longer than 366 days is refused.
     * @summary Get the revenue
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getRevenue(
      from?: string,
      to?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Revenue>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getRevenue(from, to, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['BillingApi.getRevenue']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists what happened in the account, newest first, each with a sentence for people: the events of the last thirty days, and changes by users, keys and the operator since the account was created. It contains no names, amounts, addresses or account numbers, so publishable keys can read it. `from` and `to` filter by `occurredAt`.
     * @summary List activity
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {string} [type] Only entries of this type, such as &#x60;payout.settled&#x60;.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listActivity(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      type?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ActivityList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listActivity(
        limit,
        cursor,
        from,
        to,
        type,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['BillingApi.listActivity']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the account\'s invoices, newest first. Each calendar month in Australia/Sydney is drafted after it ends, even an empty one. `from` and `to` filter by `generatedAt`.
     * @summary List invoices
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {InvoiceStatus} [status] Only invoices that have this status now.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listInvoices(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: InvoiceStatus,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<InvoiceList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listInvoices(
        limit,
        cursor,
        from,
        to,
        status,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['BillingApi.listInvoices']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists every completed transfer with its fees, newest first. `from` and `to` filter by `completedAt`. The answer is CSV if `Accept` prefers `text/csv` to JSON, else JSON. CSV is never paged and takes no `limit` or `cursor`. It is UTF-8 with a header line and CRLF line ends (RFC 4180); text that a spreadsheet could take for a formula is preceded by an apostrophe. If the connection breaks, the CSV is incomplete.
     * @summary Report the revenue by transfer
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listRevenueReport(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<RevenueReport>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listRevenueReport(
        limit,
        cursor,
        from,
        to,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['BillingApi.listRevenueReport']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Replaces the whole schedule, so send all of it. It applies to transfers that are detected afterwards; existing transfers keep the fees captured for them. It moves no money. With a key it requires a recent second-factor confirmation in `Step-Up-Token`, also for a repeat with the same `Idempotency-Key`.
     * @summary Replace the developer fees
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {ReplaceDeveloperFeesRequest} replaceDeveloperFeesRequest
     * @param {string} [stepUpToken] The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async replaceDeveloperFees(
      idempotencyKey: string,
      replaceDeveloperFeesRequest: ReplaceDeveloperFeesRequest,
      stepUpToken?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<DeveloperFeeSchedule>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.replaceDeveloperFees(
        idempotencyKey,
        replaceDeveloperFeesRequest,
        stepUpToken,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['BillingApi.replaceDeveloperFees']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
  };
};

/**
 * BillingApi - factory interface
 */
export const BillingApiFactory = function (
  configuration?: Configuration,
  basePath?: string,
  axios?: AxiosInstance,
) {
  const localVarFp = BillingApiFp(configuration);
  return {
    /**
     * Shows the fee that the account charges on each transfer that is detected from now on. An account that never set one charges nothing.
     * @summary Get the developer fees
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getDeveloperFees(options?: RawAxiosRequestConfig): AxiosPromise<DeveloperFeeSchedule> {
      return localVarFp.getDeveloperFees(options).then((request) => request(axios, basePath));
    },
    /**
     * Shows one invoice of the account, including drafts.
     * @summary Get an invoice
     * @param {BillingApiGetInvoiceRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getInvoice(
      requestParameters: BillingApiGetInvoiceRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Invoice> {
      return localVarFp.getInvoice(requestParameters.id, options).then((request) => request(axios, basePath));
    },
    /**
     * Renders the invoice from its record. The bytes are the same as long as the record does not change. Above zero it is a tax invoice, at zero a statement, below zero an adjustment note. Drafts and void invoices are marked as such on each page. The answer is a PDF whatever `Accept` says.
     * @summary Download an invoice as a PDF
     * @param {BillingApiGetInvoicePdfRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getInvoicePdf(
      requestParameters: BillingApiGetInvoicePdfRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<File> {
      return localVarFp
        .getInvoicePdf(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Adds up the developer fees of the transfers that were completed in a time range, by Sydney day of `completedAt` and by asset. By default, `to` is now and `from` is thirty days before `to`. Ranges are exact to the millisecond, so adjacent ranges add up. An empty range or one longer than 366 days is refused.
     * @summary Get the revenue
     * @param {BillingApiGetRevenueRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getRevenue(
      requestParameters: BillingApiGetRevenueRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Revenue> {
      return localVarFp
        .getRevenue(requestParameters.from, requestParameters.to, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists what happened in the account, newest first, each with a sentence for people: the events of the last thirty days, and changes by users, keys and the operator since the account was created. It contains no names, amounts, addresses or account numbers, so publishable keys can read it. `from` and `to` filter by `occurredAt`.
     * @summary List activity
     * @param {BillingApiListActivityRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listActivity(
      requestParameters: BillingApiListActivityRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ActivityList> {
      return localVarFp
        .listActivity(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.type,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the account\'s invoices, newest first. Each calendar month in Australia/Sydney is drafted after it ends, even an empty one. `from` and `to` filter by `generatedAt`.
     * @summary List invoices
     * @param {BillingApiListInvoicesRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listInvoices(
      requestParameters: BillingApiListInvoicesRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<InvoiceList> {
      return localVarFp
        .listInvoices(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists every completed transfer with its fees, newest first. `from` and `to` filter by `completedAt`. The answer is CSV if `Accept` prefers `text/csv` to JSON, else JSON. CSV is never paged and takes no `limit` or `cursor`. It is UTF-8 with a header line and CRLF line ends (RFC 4180); text that a spreadsheet could take for a formula is preceded by an apostrophe. If the connection breaks, the CSV is incomplete.
     * @summary Report the revenue by transfer
     * @param {BillingApiListRevenueReportRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listRevenueReport(
      requestParameters: BillingApiListRevenueReportRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<RevenueReport> {
      return localVarFp
        .listRevenueReport(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Replaces the whole schedule, so send all of it. It applies to transfers that are detected afterwards; existing transfers keep the fees captured for them. It moves no money. With a key it requires a recent second-factor confirmation in `Step-Up-Token`, also for a repeat with the same `Idempotency-Key`.
     * @summary Replace the developer fees
     * @param {BillingApiReplaceDeveloperFeesRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    replaceDeveloperFees(
      requestParameters: BillingApiReplaceDeveloperFeesRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<DeveloperFeeSchedule> {
      return localVarFp
        .replaceDeveloperFees(
          requestParameters.idempotencyKey,
          requestParameters.replaceDeveloperFeesRequest,
          requestParameters.stepUpToken,
          options,
        )
        .then((request) => request(axios, basePath));
    },
  };
};

/**
 * Request parameters for getInvoice operation in BillingApi.
 */
export interface BillingApiGetInvoiceRequest {
  /**
   * The invoice (&#x60;bil_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getInvoicePdf operation in BillingApi.
 */
export interface BillingApiGetInvoicePdfRequest {
  /**
   * The invoice (&#x60;bil_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getRevenue operation in BillingApi.
 */
export interface BillingApiGetRevenueRequest {
  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;
}

/**
 * Request parameters for listActivity operation in BillingApi.
 */
export interface BillingApiListActivityRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only entries of this type, such as &#x60;payout.settled&#x60;.
   */
  readonly type?: string;
}

/**
 * Request parameters for listInvoices operation in BillingApi.
 */
export interface BillingApiListInvoicesRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only invoices that have this status now.
   */
  readonly status?: InvoiceStatus;
}

/**
 * Request parameters for listRevenueReport operation in BillingApi.
 */
export interface BillingApiListRevenueReportRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;
}

/**
 * Request parameters for replaceDeveloperFees operation in BillingApi.
 */
export interface BillingApiReplaceDeveloperFeesRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly replaceDeveloperFeesRequest: ReplaceDeveloperFeesRequest;

  /**
   * The token of a recent second-factor confirmation. A call without a valid one is refused with &#x60;step_up_required&#x60;. It can be sent any number of times until it expires.
   */
  readonly stepUpToken?: string;
}

/**
 * BillingApi - object-oriented interface
 */
export class BillingApi extends BaseAPI {
  /**
   * Shows the fee that the account charges on each transfer that is detected from now on. An account that never set one charges nothing.
   * @summary Get the developer fees
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getDeveloperFees(options?: RawAxiosRequestConfig) {
    return BillingApiFp(this.configuration)
      .getDeveloperFees(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one invoice of the account, including drafts.
   * @summary Get an invoice
   * @param {BillingApiGetInvoiceRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getInvoice(requestParameters: BillingApiGetInvoiceRequest, options?: RawAxiosRequestConfig) {
    return BillingApiFp(this.configuration)
      .getInvoice(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Renders the invoice from its record. The bytes are the same as long as the record does not change. Above zero it is a tax invoice, at zero a statement, below zero an adjustment note. Drafts and void invoices are marked as such on each page. The answer is a PDF whatever `Accept` says.
   * @summary Download an invoice as a PDF
   * @param {BillingApiGetInvoicePdfRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getInvoicePdf(requestParameters: BillingApiGetInvoicePdfRequest, options?: RawAxiosRequestConfig) {
    return BillingApiFp(this.configuration)
      .getInvoicePdf(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Adds up the developer fees of the transfers that were completed in a time range, by Sydney day of `completedAt` and by asset. By default, `to` is now and `from` is thirty days before `to`. Ranges are exact to the millisecond, so adjacent ranges add up. An empty range or one longer than 366 days is refused.
   * @summary Get the revenue
   * @param {BillingApiGetRevenueRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getRevenue(requestParameters: BillingApiGetRevenueRequest = {}, options?: RawAxiosRequestConfig) {
    return BillingApiFp(this.configuration)
      .getRevenue(requestParameters.from, requestParameters.to, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists what happened in the account, newest first, each with a sentence for people: the events of the last thirty days, and changes by users, keys and the operator since the account was created. It contains no names, amounts, addresses or account numbers, so publishable keys can read it. `from` and `to` filter by `occurredAt`.
   * @summary List activity
   * @param {BillingApiListActivityRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listActivity(
    requestParameters: BillingApiListActivityRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return BillingApiFp(this.configuration)
      .listActivity(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.type,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the account\'s invoices, newest first. Each calendar month in Australia/Sydney is drafted after it ends, even an empty one. `from` and `to` filter by `generatedAt`.
   * @summary List invoices
   * @param {BillingApiListInvoicesRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listInvoices(
    requestParameters: BillingApiListInvoicesRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return BillingApiFp(this.configuration)
      .listInvoices(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists every completed transfer with its fees, newest first. `from` and `to` filter by `completedAt`. The answer is CSV if `Accept` prefers `text/csv` to JSON, else JSON. CSV is never paged and takes no `limit` or `cursor`. It is UTF-8 with a header line and CRLF line ends (RFC 4180); text that a spreadsheet could take for a formula is preceded by an apostrophe. If the connection breaks, the CSV is incomplete.
   * @summary Report the revenue by transfer
   * @param {BillingApiListRevenueReportRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listRevenueReport(
    requestParameters: BillingApiListRevenueReportRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return BillingApiFp(this.configuration)
      .listRevenueReport(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Replaces the whole schedule, so send all of it. It applies to transfers that are detected afterwards; existing transfers keep the fees captured for them. It moves no money. With a key it requires a recent second-factor confirmation in `Step-Up-Token`, also for a repeat with the same `Idempotency-Key`.
   * @summary Replace the developer fees
   * @param {BillingApiReplaceDeveloperFeesRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public replaceDeveloperFees(
    requestParameters: BillingApiReplaceDeveloperFeesRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return BillingApiFp(this.configuration)
      .replaceDeveloperFees(
        requestParameters.idempotencyKey,
        requestParameters.replaceDeveloperFeesRequest,
        requestParameters.stepUpToken,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }
}

/**
 * DirectRoutesApi - axios parameter creator
 */
export const DirectRoutesApiAxiosParamCreator = function (configuration?: Configuration) {
  return {
    /**
     * Creates a person or a business. With details, the identity provider checks them immediately and the verification is `in_progress`. Without details, or while no identity provider is connected, it is `not_started`; give the details later to start it. The requested entitlements follow the verification. An invalid e-mail address or country, and a date of birth that is not between 1900 and yesterday in Sydney, are `invalid_request`. An `externalCustomerId` of another customer is `duplicate_external_reference`.
     * @summary Create a customer
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateCustomerRequest} createCustomerRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createCustomer: async (
      idempotencyKey: string,
      createCustomerRequest: CreateCustomerRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createCustomer', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createCustomerRequest' is not null or undefined
      assertParamExists('createCustomer', 'createCustomerRequest', createCustomerRequest);
      const localVarPath = `/v1/customers`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createCustomerRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Creates a standing route for a customer, with an account or address of its own that the customer pays into. The customer must have the approved entitlement: `aud_onramp` from Australian dollars to a stablecoin, `aud_offramp` in the other direction. It moves no money: each later payment becomes a transfer. The pair of stablecoin and network comes from the body, else from the configuration\'s `defaultRoutePair`. If there is none, the answer is `invalid_request`, which is stored under the idempotency key because it depends on your configuration. If the account\'s PayID is issued later, `payment_route.created` is sent again with the route\'s next version.
     * @summary Create a payment route
     * @param {string} customerId The customer to create the route for (&#x60;cus_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreatePaymentRouteRequest} createPaymentRouteRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createPaymentRoute: async (
      customerId: string,
      idempotencyKey: string,
      createPaymentRouteRequest: CreatePaymentRouteRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'customerId' is not null or undefined
      assertParamExists('createPaymentRoute', 'customerId', customerId);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createPaymentRoute', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createPaymentRouteRequest' is not null or undefined
      assertParamExists('createPaymentRoute', 'createPaymentRouteRequest', createPaymentRouteRequest);
      const localVarPath = `/v1/customers/{customerId}/payment-routes`.replace(
        '{customerId}',
        encodeURIComponent(String(customerId)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createPaymentRouteRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Deactivates the route permanently. Its account or address stays reserved for the route: anything that arrives there is held and never converted automatically. Transfers that were detected before continue. A second deactivation is `invalid_state`.
     * @summary Deactivate a payment route
     * @param {string} id The payment route (&#x60;rte_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    deactivatePaymentRoute: async (
      id: string,
      idempotencyKey: string,
      body?: object,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('deactivatePaymentRoute', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('deactivatePaymentRoute', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/payment-routes/{id}/deactivate`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(body, localVarRequestOptions, configuration);

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one customer, whatever its verification status.
     * @summary Get a customer
     * @param {string} id The customer (&#x60;cus_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getCustomer: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getCustomer', 'id', id);
      const localVarPath = `/v1/customers/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one payment route with its instructions, active or not.
     * @summary Get a payment route
     * @param {string} id The payment route (&#x60;rte_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getPaymentRoute: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getPaymentRoute', 'id', id);
      const localVarPath = `/v1/payment-routes/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows how the customer funds the route. Instructions do not prove that a payment was received. Those of an inactive route stay readable; payments made by them are held.
     * @summary Get a payment route\'s instructions
     * @param {string} id The payment route (&#x60;rte_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getPaymentRouteInstructions: async (
      id: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getPaymentRouteInstructions', 'id', id);
      const localVarPath = `/v1/payment-routes/{id}/instructions`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows the rate at which one asset would be converted into another now: the market rate with the spread, or the pinned rate without it. It is indicative: transfers use the rate at the time of conversion, and quotes their own. The same asset on both sides is `invalid_request`. If the market has no usable rate, is stale, or no exchange is connected, the answer is 503; an old rate is never returned.
     * @summary Get the rate of a pair
     * @param {Asset} source The asset to exchange.
     * @param {Asset} destination The asset to receive. It must differ from the source.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getRate: async (
      source: Asset,
      destination: Asset,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'source' is not null or undefined
      assertParamExists('getRate', 'source', source);
      // verify required parameter 'destination' is not null or undefined
      assertParamExists('getRate', 'destination', destination);
      const localVarPath = `/v1/rates`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (source !== undefined) {
        localVarQueryParameter['source'] = source;
      }

      if (destination !== undefined) {
        localVarQueryParameter['destination'] = destination;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one transfer in its current state, with its price if it is captured, and its status history.
     * @summary Get a transfer
     * @param {string} id The transfer (&#x60;trf_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getTransfer: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getTransfer', 'id', id);
      const localVarPath = `/v1/transfers/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the tenant\'s customers, newest first. `from` and `to` filter by `createdAt`.
     * @summary List customers
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {string} [externalCustomerId] Only the customer with exactly this external identifier.
     * @param {VerificationStatus} [verificationStatus] Only customers with this verification status.
     * @param {string} [clientId] Lists the customers of this account instead of the caller\&#39;s own. Only keys with the role &#x60;platform_admin&#x60; can send it; for all others it is &#x60;admin_only&#x60;, whatever its value. If the account does not exist, the list is empty.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listCustomers: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      externalCustomerId?: string,
      verificationStatus?: VerificationStatus,
      clientId?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/customers`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (externalCustomerId !== undefined) {
        localVarQueryParameter['externalCustomerId'] = externalCustomerId;
      }

      if (verificationStatus !== undefined) {
        localVarQueryParameter['verificationStatus'] = verificationStatus;
      }

      if (clientId !== undefined) {
        localVarQueryParameter['clientId'] = clientId;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the tenant\'s payment routes, newest first. `from` and `to` filter by `createdAt`.
     * @summary List payment routes
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {RecordStatus} [status] Only records that are active, or only those that are inactive.
     * @param {TransferDirection} [direction] Only records in this direction.
     * @param {string} [customerId] Only records of this customer. An unknown one gives an empty list.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listPaymentRoutes: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: RecordStatus,
      direction?: TransferDirection,
      customerId?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/payment-routes`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (direction !== undefined) {
        localVarQueryParameter['direction'] = direction;
      }

      if (customerId !== undefined) {
        localVarQueryParameter['customerId'] = customerId;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the tenant\'s transfers, newest first. `from` and `to` filter by `createdAt`. A filter with an unknown record gives an empty list.
     * @summary List transfers
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {TransferStatus} [status] Only transfers that have this status now.
     * @param {TransferDirection} [direction] Only records in this direction.
     * @param {string} [customerId] Only records of this customer. An unknown one gives an empty list.
     * @param {string} [paymentRouteId] Only what was sent to this payment route (&#x60;rte_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listTransfers: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: TransferStatus,
      direction?: TransferDirection,
      customerId?: string,
      paymentRouteId?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/transfers`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (direction !== undefined) {
        localVarQueryParameter['direction'] = direction;
      }

      if (customerId !== undefined) {
        localVarQueryParameter['customerId'] = customerId;
      }

      if (paymentRouteId !== undefined) {
        localVarQueryParameter['paymentRouteId'] = paymentRouteId;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Replaces the given fields and leaves the rest. Details can be given while the verification is `not_started` or `rejected`, and start a check by the identity provider; otherwise they are `invalid_state`, as are details of the other type. `entitlements` requests more: one that is in progress or approved stays as it is, one that was rejected is requested again, and one that is suspended is `invalid_state`. The same values change nothing.
     * @summary Change a customer
     * @param {string} id The customer (&#x60;cus_…&#x60;).
     * @param {UpdateCustomerRequest} updateCustomerRequest
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    updateCustomer: async (
      id: string,
      updateCustomerRequest: UpdateCustomerRequest,
      idempotencyKey?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('updateCustomer', 'id', id);
      // verify required parameter 'updateCustomerRequest' is not null or undefined
      assertParamExists('updateCustomer', 'updateCustomerRequest', updateCustomerRequest);
      const localVarPath = `/v1/customers/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'PATCH', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        updateCustomerRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
  };
};

/**
 * DirectRoutesApi - functional programming interface
 */
export const DirectRoutesApiFp = function (configuration?: Configuration) {
  const localVarAxiosParamCreator = DirectRoutesApiAxiosParamCreator(configuration);
  return {
    /**
     * Creates a person or a business. With details, the identity provider checks them immediately and the verification is `in_progress`. Without details, or while no identity provider is connected, it is `not_started`; give the details later to start it. The requested entitlements follow the verification. An invalid e-mail address or country, and a date of birth that is not between 1900 and yesterday in Sydney, are `invalid_request`. An `externalCustomerId` of another customer is `duplicate_external_reference`.
     * @summary Create a customer
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateCustomerRequest} createCustomerRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createCustomer(
      idempotencyKey: string,
      createCustomerRequest: CreateCustomerRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Customer>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createCustomer(
        idempotencyKey,
        createCustomerRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.createCustomer']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Creates a standing route for a customer, with an account or address of its own that the customer pays into. The customer must have the approved entitlement: `aud_onramp` from Australian dollars to a stablecoin, `aud_offramp` in the other direction. It moves no money: each later payment becomes a transfer. The pair of stablecoin and network comes from the body, else from the configuration\'s `defaultRoutePair`. If there is none, the answer is `invalid_request`, which is stored under the idempotency key because it depends on your configuration. If the account\'s PayID is issued later, `payment_route.created` is sent again with the route\'s next version.
     * @summary Create a payment route
     * @param {string} customerId The customer to create the route for (&#x60;cus_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreatePaymentRouteRequest} createPaymentRouteRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createPaymentRoute(
      customerId: string,
      idempotencyKey: string,
      createPaymentRouteRequest: CreatePaymentRouteRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<PaymentRoute>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createPaymentRoute(
        customerId,
        idempotencyKey,
        createPaymentRouteRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.createPaymentRoute']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Deactivates the route permanently. Its account or address stays reserved for the route: anything that arrives there is held and never converted automatically. Transfers that were detected before continue. A second deactivation is `invalid_state`.
     * @summary Deactivate a payment route
     * @param {string} id The payment route (&#x60;rte_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async deactivatePaymentRoute(
      id: string,
      idempotencyKey: string,
      body?: object,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<PaymentRoute>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.deactivatePaymentRoute(
        id,
        idempotencyKey,
        body,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.deactivatePaymentRoute']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one customer, whatever its verification status.
     * @summary Get a customer
     * @param {string} id The customer (&#x60;cus_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getCustomer(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Customer>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getCustomer(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.getCustomer']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one payment route with its instructions, active or not.
     * @summary Get a payment route
     * @param {string} id The payment route (&#x60;rte_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getPaymentRoute(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<PaymentRoute>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getPaymentRoute(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.getPaymentRoute']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows how the customer funds the route. Instructions do not prove that a payment was received. Those of an inactive route stay readable; payments made by them are held.
     * @summary Get a payment route\'s instructions
     * @param {string} id The payment route (&#x60;rte_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getPaymentRouteInstructions(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<PaymentRouteInstructions>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getPaymentRouteInstructions(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.getPaymentRouteInstructions']?.[localVarOperationServerIndex]
          ?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows the rate at which one asset would be converted into another now: the market rate with the spread, or the pinned rate without it. It is indicative: transfers use the rate at the time of conversion, and quotes their own. The same asset on both sides is `invalid_request`. If the market has no usable rate, is stale, or no exchange is connected, the answer is 503; an old rate is never returned.
     * @summary Get the rate of a pair
     * @param {Asset} source The asset to exchange.
     * @param {Asset} destination The asset to receive. It must differ from the source.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getRate(
      source: Asset,
      destination: Asset,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<IndicativeRate>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getRate(source, destination, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.getRate']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one transfer in its current state, with its price if it is captured, and its status history.
     * @summary Get a transfer
     * @param {string} id The transfer (&#x60;trf_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getTransfer(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Transfer>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getTransfer(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.getTransfer']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the tenant\'s customers, newest first. `from` and `to` filter by `createdAt`.
     * @summary List customers
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {string} [externalCustomerId] Only the customer with exactly this external identifier.
     * @param {VerificationStatus} [verificationStatus] Only customers with this verification status.
     * @param {string} [clientId] Lists the customers of this account instead of the caller\&#39;s own. Only keys with the role &#x60;platform_admin&#x60; can send it; for all others it is &#x60;admin_only&#x60;, whatever its value. If the account does not exist, the list is empty.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listCustomers(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      externalCustomerId?: string,
      verificationStatus?: VerificationStatus,
      clientId?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<CustomerList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listCustomers(
        limit,
        cursor,
        from,
        to,
        externalCustomerId,
        verificationStatus,
        clientId,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.listCustomers']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the tenant\'s payment routes, newest first. `from` and `to` filter by `createdAt`.
     * @summary List payment routes
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {RecordStatus} [status] Only records that are active, or only those that are inactive.
     * @param {TransferDirection} [direction] Only records in this direction.
     * @param {string} [customerId] Only records of this customer. An unknown one gives an empty list.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listPaymentRoutes(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: RecordStatus,
      direction?: TransferDirection,
      customerId?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<PaymentRouteList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listPaymentRoutes(
        limit,
        cursor,
        from,
        to,
        status,
        direction,
        customerId,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.listPaymentRoutes']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the tenant\'s transfers, newest first. `from` and `to` filter by `createdAt`. A filter with an unknown record gives an empty list.
     * @summary List transfers
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {TransferStatus} [status] Only transfers that have this status now.
     * @param {TransferDirection} [direction] Only records in this direction.
     * @param {string} [customerId] Only records of this customer. An unknown one gives an empty list.
     * @param {string} [paymentRouteId] Only what was sent to this payment route (&#x60;rte_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listTransfers(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: TransferStatus,
      direction?: TransferDirection,
      customerId?: string,
      paymentRouteId?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<TransferList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listTransfers(
        limit,
        cursor,
        from,
        to,
        status,
        direction,
        customerId,
        paymentRouteId,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.listTransfers']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Replaces the given fields and leaves the rest. Details can be given while the verification is `not_started` or `rejected`, and start a check by the identity provider; otherwise they are `invalid_state`, as are details of the other type. `entitlements` requests more: one that is in progress or approved stays as it is, one that was rejected is requested again, and one that is suspended is `invalid_state`. The same values change nothing.
     * @summary Change a customer
     * @param {string} id The customer (&#x60;cus_…&#x60;).
     * @param {UpdateCustomerRequest} updateCustomerRequest
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async updateCustomer(
      id: string,
      updateCustomerRequest: UpdateCustomerRequest,
      idempotencyKey?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Customer>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.updateCustomer(
        id,
        updateCustomerRequest,
        idempotencyKey,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['DirectRoutesApi.updateCustomer']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
  };
};

/**
 * DirectRoutesApi - factory interface
 */
export const DirectRoutesApiFactory = function (
  configuration?: Configuration,
  basePath?: string,
  axios?: AxiosInstance,
) {
  const localVarFp = DirectRoutesApiFp(configuration);
  return {
    /**
     * Creates a person or a business. With details, the identity provider checks them immediately and the verification is `in_progress`. Without details, or while no identity provider is connected, it is `not_started`; give the details later to start it. The requested entitlements follow the verification. An invalid e-mail address or country, and a date of birth that is not between 1900 and yesterday in Sydney, are `invalid_request`. An `externalCustomerId` of another customer is `duplicate_external_reference`.
     * @summary Create a customer
     * @param {DirectRoutesApiCreateCustomerRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createCustomer(
      requestParameters: DirectRoutesApiCreateCustomerRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Customer> {
      return localVarFp
        .createCustomer(requestParameters.idempotencyKey, requestParameters.createCustomerRequest, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Creates a standing route for a customer, with an account or address of its own that the customer pays into. The customer must have the approved entitlement: `aud_onramp` from Australian dollars to a stablecoin, `aud_offramp` in the other direction. It moves no money: each later payment becomes a transfer. The pair of stablecoin and network comes from the body, else from the configuration\'s `defaultRoutePair`. If there is none, the answer is `invalid_request`, which is stored under the idempotency key because it depends on your configuration. If the account\'s PayID is issued later, `payment_route.created` is sent again with the route\'s next version.
     * @summary Create a payment route
     * @param {DirectRoutesApiCreatePaymentRouteRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createPaymentRoute(
      requestParameters: DirectRoutesApiCreatePaymentRouteRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<PaymentRoute> {
      return localVarFp
        .createPaymentRoute(
          requestParameters.customerId,
          requestParameters.idempotencyKey,
          requestParameters.createPaymentRouteRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Deactivates the route permanently. Its account or address stays reserved for the route: anything that arrives there is held and never converted automatically. Transfers that were detected before continue. A second deactivation is `invalid_state`.
     * @summary Deactivate a payment route
     * @param {DirectRoutesApiDeactivatePaymentRouteRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    deactivatePaymentRoute(
      requestParameters: DirectRoutesApiDeactivatePaymentRouteRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<PaymentRoute> {
      return localVarFp
        .deactivatePaymentRoute(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.body,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows one customer, whatever its verification status.
     * @summary Get a customer
     * @param {DirectRoutesApiGetCustomerRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getCustomer(
      requestParameters: DirectRoutesApiGetCustomerRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Customer> {
      return localVarFp
        .getCustomer(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows one payment route with its instructions, active or not.
     * @summary Get a payment route
     * @param {DirectRoutesApiGetPaymentRouteRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getPaymentRoute(
      requestParameters: DirectRoutesApiGetPaymentRouteRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<PaymentRoute> {
      return localVarFp
        .getPaymentRoute(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows how the customer funds the route. Instructions do not prove that a payment was received. Those of an inactive route stay readable; payments made by them are held.
     * @summary Get a payment route\'s instructions
     * @param {DirectRoutesApiGetPaymentRouteInstructionsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getPaymentRouteInstructions(
      requestParameters: DirectRoutesApiGetPaymentRouteInstructionsRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<PaymentRouteInstructions> {
      return localVarFp
        .getPaymentRouteInstructions(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows the rate at which one asset would be converted into another now: the market rate with the spread, or the pinned rate without it. It is indicative: transfers use the rate at the time of conversion, and quotes their own. The same asset on both sides is `invalid_request`. If the market has no usable rate, is stale, or no exchange is connected, the answer is 503; an old rate is never returned.
     * @summary Get the rate of a pair
     * @param {DirectRoutesApiGetRateRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getRate(
      requestParameters: DirectRoutesApiGetRateRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<IndicativeRate> {
      return localVarFp
        .getRate(requestParameters.source, requestParameters.destination, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows one transfer in its current state, with its price if it is captured, and its status history.
     * @summary Get a transfer
     * @param {DirectRoutesApiGetTransferRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getTransfer(
      requestParameters: DirectRoutesApiGetTransferRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Transfer> {
      return localVarFp
        .getTransfer(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the tenant\'s customers, newest first. `from` and `to` filter by `createdAt`.
     * @summary List customers
     * @param {DirectRoutesApiListCustomersRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listCustomers(
      requestParameters: DirectRoutesApiListCustomersRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<CustomerList> {
      return localVarFp
        .listCustomers(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.externalCustomerId,
          requestParameters.verificationStatus,
          requestParameters.clientId,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the tenant\'s payment routes, newest first. `from` and `to` filter by `createdAt`.
     * @summary List payment routes
     * @param {DirectRoutesApiListPaymentRoutesRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listPaymentRoutes(
      requestParameters: DirectRoutesApiListPaymentRoutesRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<PaymentRouteList> {
      return localVarFp
        .listPaymentRoutes(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.direction,
          requestParameters.customerId,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the tenant\'s transfers, newest first. `from` and `to` filter by `createdAt`. A filter with an unknown record gives an empty list.
     * @summary List transfers
     * @param {DirectRoutesApiListTransfersRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listTransfers(
      requestParameters: DirectRoutesApiListTransfersRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<TransferList> {
      return localVarFp
        .listTransfers(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.direction,
          requestParameters.customerId,
          requestParameters.paymentRouteId,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Replaces the given fields and leaves the rest. Details can be given while the verification is `not_started` or `rejected`, and start a check by the identity provider; otherwise they are `invalid_state`, as are details of the other type. `entitlements` requests more: one that is in progress or approved stays as it is, one that was rejected is requested again, and one that is suspended is `invalid_state`. The same values change nothing.
     * @summary Change a customer
     * @param {DirectRoutesApiUpdateCustomerRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    updateCustomer(
      requestParameters: DirectRoutesApiUpdateCustomerRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Customer> {
      return localVarFp
        .updateCustomer(
          requestParameters.id,
          requestParameters.updateCustomerRequest,
          requestParameters.idempotencyKey,
          options,
        )
        .then((request) => request(axios, basePath));
    },
  };
};

/**
 * Request parameters for createCustomer operation in DirectRoutesApi.
 */
export interface DirectRoutesApiCreateCustomerRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createCustomerRequest: CreateCustomerRequest;
}

/**
 * Request parameters for createPaymentRoute operation in DirectRoutesApi.
 */
export interface DirectRoutesApiCreatePaymentRouteRequest {
  /**
   * The customer to create the route for (&#x60;cus_…&#x60;).
   */
  readonly customerId: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createPaymentRouteRequest: CreatePaymentRouteRequest;
}

/**
 * Request parameters for deactivatePaymentRoute operation in DirectRoutesApi.
 */
export interface DirectRoutesApiDeactivatePaymentRouteRequest {
  /**
   * The payment route (&#x60;rte_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly body?: object;
}

/**
 * Request parameters for getCustomer operation in DirectRoutesApi.
 */
export interface DirectRoutesApiGetCustomerRequest {
  /**
   * The customer (&#x60;cus_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getPaymentRoute operation in DirectRoutesApi.
 */
export interface DirectRoutesApiGetPaymentRouteRequest {
  /**
   * The payment route (&#x60;rte_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getPaymentRouteInstructions operation in DirectRoutesApi.
 */
export interface DirectRoutesApiGetPaymentRouteInstructionsRequest {
  /**
   * The payment route (&#x60;rte_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getRate operation in DirectRoutesApi.
 */
export interface DirectRoutesApiGetRateRequest {
  /**
   * The asset to exchange.
   */
  readonly source: Asset;

  /**
   * The asset to receive. It must differ from the source.
   */
  readonly destination: Asset;
}

/**
 * Request parameters for getTransfer operation in DirectRoutesApi.
 */
export interface DirectRoutesApiGetTransferRequest {
  /**
   * The transfer (&#x60;trf_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for listCustomers operation in DirectRoutesApi.
 */
export interface DirectRoutesApiListCustomersRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only the customer with exactly this external identifier.
   */
  readonly externalCustomerId?: string;

  /**
   * Only customers with this verification status.
   */
  readonly verificationStatus?: VerificationStatus;

  /**
   * Lists the customers of this account instead of the caller\&#39;s own. Only keys with the role &#x60;platform_admin&#x60; can send it; for all others it is &#x60;admin_only&#x60;, whatever its value. If the account does not exist, the list is empty.
   */
  readonly clientId?: string;
}

/**
 * Request parameters for listPaymentRoutes operation in DirectRoutesApi.
 */
export interface DirectRoutesApiListPaymentRoutesRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only records that are active, or only those that are inactive.
   */
  readonly status?: RecordStatus;

  /**
   * Only records in this direction.
   */
  readonly direction?: TransferDirection;

  /**
   * Only records of this customer. An unknown one gives an empty list.
   */
  readonly customerId?: string;
}

/**
 * Request parameters for listTransfers operation in DirectRoutesApi.
 */
export interface DirectRoutesApiListTransfersRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only transfers that have this status now.
   */
  readonly status?: TransferStatus;

  /**
   * Only records in this direction.
   */
  readonly direction?: TransferDirection;

  /**
   * Only records of this customer. An unknown one gives an empty list.
   */
  readonly customerId?: string;

  /**
   * Only what was sent to this payment route (&#x60;rte_…&#x60;).
   */
  readonly paymentRouteId?: string;
}

/**
 * Request parameters for updateCustomer operation in DirectRoutesApi.
 */
export interface DirectRoutesApiUpdateCustomerRequest {
  /**
   * The customer (&#x60;cus_…&#x60;).
   */
  readonly id: string;

  readonly updateCustomerRequest: UpdateCustomerRequest;

  /**
   * Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
   */
  readonly idempotencyKey?: string;
}

/**
 * DirectRoutesApi - object-oriented interface
 */
export class DirectRoutesApi extends BaseAPI {
  /**
   * Creates a person or a business. With details, the identity provider checks them immediately and the verification is `in_progress`. Without details, or while no identity provider is connected, it is `not_started`; give the details later to start it. The requested entitlements follow the verification. An invalid e-mail address or country, and a date of birth that is not between 1900 and yesterday in Sydney, are `invalid_request`. An `externalCustomerId` of another customer is `duplicate_external_reference`.
   * @summary Create a customer
   * @param {DirectRoutesApiCreateCustomerRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createCustomer(
    requestParameters: DirectRoutesApiCreateCustomerRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return DirectRoutesApiFp(this.configuration)
      .createCustomer(requestParameters.idempotencyKey, requestParameters.createCustomerRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Creates a standing route for a customer, with an account or address of its own that the customer pays into. The customer must have the approved entitlement: `aud_onramp` from Australian dollars to a stablecoin, `aud_offramp` in the other direction. It moves no money: each later payment becomes a transfer. The pair of stablecoin and network comes from the body, else from the configuration\'s `defaultRoutePair`. If there is none, the answer is `invalid_request`, which is stored under the idempotency key because it depends on your configuration. If the account\'s PayID is issued later, `payment_route.created` is sent again with the route\'s next version.
   * @summary Create a payment route
   * @param {DirectRoutesApiCreatePaymentRouteRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createPaymentRoute(
    requestParameters: DirectRoutesApiCreatePaymentRouteRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return DirectRoutesApiFp(this.configuration)
      .createPaymentRoute(
        requestParameters.customerId,
        requestParameters.idempotencyKey,
        requestParameters.createPaymentRouteRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Deactivates the route permanently. Its account or address stays reserved for the route: anything that arrives there is held and never converted automatically. Transfers that were detected before continue. A second deactivation is `invalid_state`.
   * @summary Deactivate a payment route
   * @param {DirectRoutesApiDeactivatePaymentRouteRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public deactivatePaymentRoute(
    requestParameters: DirectRoutesApiDeactivatePaymentRouteRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return DirectRoutesApiFp(this.configuration)
      .deactivatePaymentRoute(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.body,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one customer, whatever its verification status.
   * @summary Get a customer
   * @param {DirectRoutesApiGetCustomerRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getCustomer(requestParameters: DirectRoutesApiGetCustomerRequest, options?: RawAxiosRequestConfig) {
    return DirectRoutesApiFp(this.configuration)
      .getCustomer(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one payment route with its instructions, active or not.
   * @summary Get a payment route
   * @param {DirectRoutesApiGetPaymentRouteRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getPaymentRoute(
    requestParameters: DirectRoutesApiGetPaymentRouteRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return DirectRoutesApiFp(this.configuration)
      .getPaymentRoute(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows how the customer funds the route. Instructions do not prove that a payment was received. Those of an inactive route stay readable; payments made by them are held.
   * @summary Get a payment route\'s instructions
   * @param {DirectRoutesApiGetPaymentRouteInstructionsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getPaymentRouteInstructions(
    requestParameters: DirectRoutesApiGetPaymentRouteInstructionsRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return DirectRoutesApiFp(this.configuration)
      .getPaymentRouteInstructions(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows the rate at which one asset would be converted into another now: the market rate with the spread, or the pinned rate without it. It is indicative: transfers use the rate at the time of conversion, and quotes their own. The same asset on both sides is `invalid_request`. If the market has no usable rate, is stale, or no exchange is connected, the answer is 503; an old rate is never returned.
   * @summary Get the rate of a pair
   * @param {DirectRoutesApiGetRateRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getRate(requestParameters: DirectRoutesApiGetRateRequest, options?: RawAxiosRequestConfig) {
    return DirectRoutesApiFp(this.configuration)
      .getRate(requestParameters.source, requestParameters.destination, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one transfer in its current state, with its price if it is captured, and its status history.
   * @summary Get a transfer
   * @param {DirectRoutesApiGetTransferRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getTransfer(requestParameters: DirectRoutesApiGetTransferRequest, options?: RawAxiosRequestConfig) {
    return DirectRoutesApiFp(this.configuration)
      .getTransfer(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the tenant\'s customers, newest first. `from` and `to` filter by `createdAt`.
   * @summary List customers
   * @param {DirectRoutesApiListCustomersRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listCustomers(
    requestParameters: DirectRoutesApiListCustomersRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return DirectRoutesApiFp(this.configuration)
      .listCustomers(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.externalCustomerId,
        requestParameters.verificationStatus,
        requestParameters.clientId,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the tenant\'s payment routes, newest first. `from` and `to` filter by `createdAt`.
   * @summary List payment routes
   * @param {DirectRoutesApiListPaymentRoutesRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listPaymentRoutes(
    requestParameters: DirectRoutesApiListPaymentRoutesRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return DirectRoutesApiFp(this.configuration)
      .listPaymentRoutes(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.direction,
        requestParameters.customerId,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the tenant\'s transfers, newest first. `from` and `to` filter by `createdAt`. A filter with an unknown record gives an empty list.
   * @summary List transfers
   * @param {DirectRoutesApiListTransfersRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listTransfers(
    requestParameters: DirectRoutesApiListTransfersRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return DirectRoutesApiFp(this.configuration)
      .listTransfers(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.direction,
        requestParameters.customerId,
        requestParameters.paymentRouteId,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Replaces the given fields and leaves the rest. Details can be given while the verification is `not_started` or `rejected`, and start a check by the identity provider; otherwise they are `invalid_state`, as are details of the other type. `entitlements` requests more: one that is in progress or approved stays as it is, one that was rejected is requested again, and one that is suspended is `invalid_state`. The same values change nothing.
   * @summary Change a customer
   * @param {DirectRoutesApiUpdateCustomerRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public updateCustomer(
    requestParameters: DirectRoutesApiUpdateCustomerRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return DirectRoutesApiFp(this.configuration)
      .updateCustomer(
        requestParameters.id,
        requestParameters.updateCustomerRequest,
        requestParameters.idempotencyKey,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }
}

/**
 * MetaApi - axios parameter creator
 */
export const MetaApiAxiosParamCreator = function (configuration?: Configuration) {
  return {
    /**
     * Says whose key or session this is: the account, the environment, and every scope that would be accepted. Use it to check a key before you build on it.
     * @summary Get the caller
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getCaller: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/meta/caller`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Returns this document: the whole interface, in OpenAPI 3.1. It is compressed if `Accept-Encoding` allows gzip. An `If-None-Match` with the current `ETag` is answered with `304`.
     * @summary Get the contract
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getContract: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/openapi.json`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Returns a page that shows the contract.
     * @summary Read the documentation
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getDocs: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/docs`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      localVarHeaderParameter['Accept'] = 'text/html,application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists every error code with its status and its meaning. It is the table that the service itself answers from.
     * @summary List the error codes
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getErrors: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/meta/errors`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Answers while the process runs, even if its database cannot be reached.
     * @summary Check that the process is alive
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getHealth: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/healthz`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Answers `ready` if the database can be reached and accepts writes, its migrations are current, and the workers for orders, reports, provider messages and webhooks complete their rounds. Otherwise it answers `not_ready` and names each failing part. No check depends on a provider.
     * @summary Check that the service is ready
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getReadiness: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/readyz`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists why records can be held, and why they can fail or be returned. More reasons can be added, and a failure can have a further code of its provider: treat a code that you do not know like `provider_review` or `provider_refused`.
     * @summary List the reasons
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getReasons: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/meta/reasons`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the states of every resource and the transitions between them. The service itself runs on this table.
     * @summary List the state machines
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getStateMachines: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/meta/state-machines`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
  };
};

/**
 * MetaApi - functional programming interface
 */
export const MetaApiFp = function (configuration?: Configuration) {
  const localVarAxiosParamCreator = MetaApiAxiosParamCreator(configuration);
  return {
    /**
     * Says whose key or session this is: the account, the environment, and every scope that would be accepted. Use it to check a key before you build on it.
     * @summary Get the caller
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getCaller(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<CallerDescription>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getCaller(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['MetaApi.getCaller']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Returns this document: the whole interface, in OpenAPI 3.1. It is compressed if `Accept-Encoding` allows gzip. An `If-None-Match` with the current `ETag` is answered with `304`.
     * @summary Get the contract
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getContract(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ContractDocument>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getContract(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['MetaApi.getContract']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Returns a page that shows the contract.
     * @summary Read the documentation
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getDocs(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<string>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getDocs(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['MetaApi.getDocs']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists every error code with its status and its meaning. It is the table that the service itself answers from.
     * @summary List the error codes
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getErrors(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ErrorCatalogue>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getErrors(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['MetaApi.getErrors']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Answers while the process runs, even if its database cannot be reached.
     * @summary Check that the process is alive
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getHealth(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Health>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getHealth(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['MetaApi.getHealth']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Answers `ready` if the database can be reached and accepts writes, its migrations are current, and the workers for orders, reports, provider messages and webhooks complete their rounds. Otherwise it answers `not_ready` and names each failing part. No check depends on a provider.
     * @summary Check that the service is ready
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getReadiness(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Readiness>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getReadiness(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['MetaApi.getReadiness']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists why records can be held, and why they can fail or be returned. More reasons can be added, and a failure can have a further code of its provider: treat a code that you do not know like `provider_review` or `provider_refused`.
     * @summary List the reasons
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getReasons(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ReasonCatalogue>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getReasons(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['MetaApi.getReasons']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the states of every resource and the transitions between them. The service itself runs on this table.
     * @summary List the state machines
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getStateMachines(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<StateMachineList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getStateMachines(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['MetaApi.getStateMachines']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
  };
};

/**
 * MetaApi - factory interface
 */
export const MetaApiFactory = function (
  configuration?: Configuration,
  basePath?: string,
  axios?: AxiosInstance,
) {
  const localVarFp = MetaApiFp(configuration);
  return {
    /**
     * Says whose key or session this is: the account, the environment, and every scope that would be accepted. Use it to check a key before you build on it.
     * @summary Get the caller
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getCaller(options?: RawAxiosRequestConfig): AxiosPromise<CallerDescription> {
      return localVarFp.getCaller(options).then((request) => request(axios, basePath));
    },
    /**
     * Returns this document: the whole interface, in OpenAPI 3.1. It is compressed if `Accept-Encoding` allows gzip. An `If-None-Match` with the current `ETag` is answered with `304`.
     * @summary Get the contract
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getContract(options?: RawAxiosRequestConfig): AxiosPromise<ContractDocument> {
      return localVarFp.getContract(options).then((request) => request(axios, basePath));
    },
    /**
     * Returns a page that shows the contract.
     * @summary Read the documentation
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getDocs(options?: RawAxiosRequestConfig): AxiosPromise<string> {
      return localVarFp.getDocs(options).then((request) => request(axios, basePath));
    },
    /**
     * Lists every error code with its status and its meaning. It is the table that the service itself answers from.
     * @summary List the error codes
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getErrors(options?: RawAxiosRequestConfig): AxiosPromise<ErrorCatalogue> {
      return localVarFp.getErrors(options).then((request) => request(axios, basePath));
    },
    /**
     * Answers while the process runs, even if its database cannot be reached.
     * @summary Check that the process is alive
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getHealth(options?: RawAxiosRequestConfig): AxiosPromise<Health> {
      return localVarFp.getHealth(options).then((request) => request(axios, basePath));
    },
    /**
     * Answers `ready` if the database can be reached and accepts writes, its migrations are current, and the workers for orders, reports, provider messages and webhooks complete their rounds. Otherwise it answers `not_ready` and names each failing part. No check depends on a provider.
     * @summary Check that the service is ready
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getReadiness(options?: RawAxiosRequestConfig): AxiosPromise<Readiness> {
      return localVarFp.getReadiness(options).then((request) => request(axios, basePath));
    },
    /**
     * Lists why records can be held, and why they can fail or be returned. More reasons can be added, and a failure can have a further code of its provider: treat a code that you do not know like `provider_review` or `provider_refused`.
     * @summary List the reasons
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getReasons(options?: RawAxiosRequestConfig): AxiosPromise<ReasonCatalogue> {
      return localVarFp.getReasons(options).then((request) => request(axios, basePath));
    },
    /**
     * Lists the states of every resource and the transitions between them. The service itself runs on this table.
     * @summary List the state machines
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getStateMachines(options?: RawAxiosRequestConfig): AxiosPromise<StateMachineList> {
      return localVarFp.getStateMachines(options).then((request) => request(axios, basePath));
    },
  };
};

/**
 * MetaApi - object-oriented interface
 */
export class MetaApi extends BaseAPI {
  /**
   * Says whose key or session this is: the account, the environment, and every scope that would be accepted. Use it to check a key before you build on it.
   * @summary Get the caller
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getCaller(options?: RawAxiosRequestConfig) {
    return MetaApiFp(this.configuration)
      .getCaller(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Returns this document: the whole interface, in OpenAPI 3.1. It is compressed if `Accept-Encoding` allows gzip. An `If-None-Match` with the current `ETag` is answered with `304`.
   * @summary Get the contract
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getContract(options?: RawAxiosRequestConfig) {
    return MetaApiFp(this.configuration)
      .getContract(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Returns a page that shows the contract.
   * @summary Read the documentation
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getDocs(options?: RawAxiosRequestConfig) {
    return MetaApiFp(this.configuration)
      .getDocs(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists every error code with its status and its meaning. It is the table that the service itself answers from.
   * @summary List the error codes
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getErrors(options?: RawAxiosRequestConfig) {
    return MetaApiFp(this.configuration)
      .getErrors(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Answers while the process runs, even if its database cannot be reached.
   * @summary Check that the process is alive
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getHealth(options?: RawAxiosRequestConfig) {
    return MetaApiFp(this.configuration)
      .getHealth(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Answers `ready` if the database can be reached and accepts writes, its migrations are current, and the workers for orders, reports, provider messages and webhooks complete their rounds. Otherwise it answers `not_ready` and names each failing part. No check depends on a provider.
   * @summary Check that the service is ready
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getReadiness(options?: RawAxiosRequestConfig) {
    return MetaApiFp(this.configuration)
      .getReadiness(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists why records can be held, and why they can fail or be returned. More reasons can be added, and a failure can have a further code of its provider: treat a code that you do not know like `provider_review` or `provider_refused`.
   * @summary List the reasons
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getReasons(options?: RawAxiosRequestConfig) {
    return MetaApiFp(this.configuration)
      .getReasons(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the states of every resource and the transitions between them. The service itself runs on this table.
   * @summary List the state machines
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getStateMachines(options?: RawAxiosRequestConfig) {
    return MetaApiFp(this.configuration)
      .getStateMachines(options)
      .then((request) => request(this.axios, this.basePath));
  }
}

/**
 * SandboxApi - axios parameter creator
 */
export const SandboxApiAxiosParamCreator = function (configuration?: Configuration) {
  return {
    /**
     * Adds an adjustment to a draft, as the operator would, and recomputes its totals. An invoice that is no longer a draft, or that has 1000 lines, is `invalid_state`.
     * @summary Adjust a draft invoice
     * @param {string} id The invoice (&#x60;bil_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdjustInvoiceRequest} adjustInvoiceRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    adjustInvoice: async (
      id: string,
      idempotencyKey: string,
      adjustInvoiceRequest: AdjustInvoiceRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('adjustInvoice', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('adjustInvoice', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'adjustInvoiceRequest' is not null or undefined
      assertParamExists('adjustInvoice', 'adjustInvoiceRequest', adjustInvoiceRequest);
      const localVarPath = `/v1/sandbox/invoices/{id}/adjust`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        adjustInvoiceRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Changes the status of a deposit as a report from the chain would, and answers after the transition. Afterwards the deposit no longer advances by itself. A transition that the state machine does not list is `invalid_state`.
     * @summary Advance a deposit
     * @param {string} id The deposit (&#x60;dep_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdvanceDepositRequest} advanceDepositRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    advanceDeposit: async (
      id: string,
      idempotencyKey: string,
      advanceDepositRequest: AdvanceDepositRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('advanceDeposit', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('advanceDeposit', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'advanceDepositRequest' is not null or undefined
      assertParamExists('advanceDeposit', 'advanceDepositRequest', advanceDepositRequest);
      const localVarPath = `/v1/sandbox/deposits/{id}/advance`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        advanceDepositRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Issues, settles or voids an invoice, as the operator would. A transition that the state machine does not list is `invalid_state`. `void` requires a reason.
     * @summary Advance an invoice
     * @param {string} id The invoice (&#x60;bil_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdvanceInvoiceRequest} advanceInvoiceRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    advanceInvoice: async (
      id: string,
      idempotencyKey: string,
      advanceInvoiceRequest: AdvanceInvoiceRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('advanceInvoice', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('advanceInvoice', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'advanceInvoiceRequest' is not null or undefined
      assertParamExists('advanceInvoice', 'advanceInvoiceRequest', advanceInvoiceRequest);
      const localVarPath = `/v1/sandbox/invoices/{id}/advance`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        advanceInvoiceRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Changes the status of a payout, a withdrawal or a conversion as a report from its provider would, and answers after the transition. Afterwards it no longer advances by itself. From `accepted`, `settled` and `returned` pass through `submitted`; from `held`, `submitted`, `settled` or `returned` also apply the steps between. `late_return` and `late_execution` are for operations that have ended: they post movements and list them under `adjustments`, or do nothing if they do not apply; while the operation is open, and if it was cancelled before anybody was given its order, they are `invalid_state`, like any other transition that does not exist. Only payouts can be returned.
     * @summary Advance an operation
     * @param {string} id The payout (&#x60;pay_…&#x60;), withdrawal (&#x60;wdr_…&#x60;) or conversion (&#x60;cnv_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdvanceOperationRequest} advanceOperationRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    advanceOperation: async (
      id: string,
      idempotencyKey: string,
      advanceOperationRequest: AdvanceOperationRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('advanceOperation', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('advanceOperation', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'advanceOperationRequest' is not null or undefined
      assertParamExists('advanceOperation', 'advanceOperationRequest', advanceOperationRequest);
      const localVarPath = `/v1/sandbox/operations/{id}/advance`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        advanceOperationRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Changes the status of a pay-in as a report from the bank would, and answers after the transition. Afterwards the pay-in no longer advances by itself. A transition that the state machine does not list is `invalid_state`.
     * @summary Advance a pay-in
     * @param {string} id The pay-in (&#x60;pin_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdvancePayinRequest} advancePayinRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    advancePayin: async (
      id: string,
      idempotencyKey: string,
      advancePayinRequest: AdvancePayinRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('advancePayin', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('advancePayin', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'advancePayinRequest' is not null or undefined
      assertParamExists('advancePayin', 'advancePayinRequest', advancePayinRequest);
      const localVarPath = `/v1/sandbox/payins/{id}/advance`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        advancePayinRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Moves a transfer along one edge of its state machine, with its ledger entries, its event and its counters, and answers after the transition. Afterwards the transfer no longer advances by itself, and no orders are given for it. A transition that does not exist is `invalid_state`, and so is one to `converting` if the transfer cannot be priced. `held` gets the reason `provider_review`.
     * @summary Advance a transfer
     * @param {string} id The transfer (&#x60;trf_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdvanceTransferRequest} advanceTransferRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    advanceTransfer: async (
      id: string,
      idempotencyKey: string,
      advanceTransferRequest: AdvanceTransferRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('advanceTransfer', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('advanceTransfer', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'advanceTransferRequest' is not null or undefined
      assertParamExists('advanceTransfer', 'advanceTransferRequest', advanceTransferRequest);
      const localVarPath = `/v1/sandbox/transfers/{id}/advance`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        advanceTransferRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Tests the receiver of a subscription: posts `webhook.test` events to its URL with valid and invalid signatures, in time and late, twice and out of order, and judges only the status and the time of each answer. The answer is the report, `running`; it ends within a minute. The events appear in no list, and the subscription does not change. A subscription that is disabled or already has a running certification is `invalid_state`.
     * @summary Certify a receiver
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    certifyWebhook: async (
      id: string,
      idempotencyKey: string,
      body?: object,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('certifyWebhook', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('certifyWebhook', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/sandbox/webhooks/{id}/certify`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(body, localVarRequestOptions, configuration);

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Creates the next version of the account\'s configuration from the current one and the parts in the body, so that you can try limits, fees and capabilities yourself. Objects are merged deeply; arrays are replaced. It applies to what is created afterwards. An amount with more decimals than its asset has is `invalid_request`. A map that would exceed its size limit after merging is `limit_exceeded`.
     * @summary Change the configuration
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {ConfigureSandboxRequest} configureSandboxRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    configureSandbox: async (
      idempotencyKey: string,
      configureSandboxRequest: ConfigureSandboxRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('configureSandbox', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'configureSandboxRequest' is not null or undefined
      assertParamExists('configureSandbox', 'configureSandboxRequest', configureSandboxRequest);
      const localVarPath = `/v1/sandbox/configuration`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        configureSandboxRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Changes a customer\'s verification and its entitlements, as the identity provider would: first the status, then the list. Each takes the shortest path through its state machine; a status that is already reached is no transition. If there is no path, or an entitlement would be approved without the verification, the answer is `invalid_state` and nothing changes. Afterwards the simulated identity provider ignores this customer.
     * @summary Decide on a customer\'s verification
     * @param {string} id The customer (&#x60;cus_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {DecideCustomerVerificationRequest} decideCustomerVerificationRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    decideCustomerVerification: async (
      id: string,
      idempotencyKey: string,
      decideCustomerVerificationRequest: DecideCustomerVerificationRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('decideCustomerVerification', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('decideCustomerVerification', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'decideCustomerVerificationRequest' is not null or undefined
      assertParamExists(
        'decideCustomerVerification',
        'decideCustomerVerificationRequest',
        decideCustomerVerificationRequest,
      );
      const localVarPath = `/v1/sandbox/customers/{id}/verification`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        decideCustomerVerificationRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Accepts or rejects pending evidence, as the identity provider would. Payouts that are held for it follow: if it is accepted they continue, if it is rejected they fail. Evidence that is not pending is `invalid_state`.
     * @summary Decide on identity evidence
     * @param {string} id The identity evidence (&#x60;evd_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {DecideIdentityEvidenceRequest} decideIdentityEvidenceRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    decideIdentityEvidence: async (
      id: string,
      idempotencyKey: string,
      decideIdentityEvidenceRequest: DecideIdentityEvidenceRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('decideIdentityEvidence', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('decideIdentityEvidence', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'decideIdentityEvidenceRequest' is not null or undefined
      assertParamExists(
        'decideIdentityEvidence',
        'decideIdentityEvidenceRequest',
        decideIdentityEvidenceRequest,
      );
      const localVarPath = `/v1/sandbox/identity-evidence/{id}/decide`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        decideIdentityEvidenceRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Drafts the invoice of a month whose newest one is void, as the operator would. It takes over that invoice\'s lines except adjustments, its credit and its inflow, and gets the next number of the month. A month that is not over, was never invoiced, or has an invoice that is not void is `invalid_state`. The clock drafts the first invoice of a month.
     * @summary Draft an invoice again
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {DraftInvoiceRequest} draftInvoiceRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    draftInvoice: async (
      idempotencyKey: string,
      draftInvoiceRequest: DraftInvoiceRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('draftInvoice', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'draftInvoiceRequest' is not null or undefined
      assertParamExists('draftInvoice', 'draftInvoiceRequest', draftInvoiceRequest);
      const localVarPath = `/v1/sandbox/invoices`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        draftInvoiceRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows what a receiver did in each case. The report is kept for 30 days, even if the subscription is deleted.
     * @summary Get a certification
     * @param {string} id The certification (&#x60;crt_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getCertification: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getCertification', 'id', id);
      const localVarPath = `/v1/sandbox/certifications/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows the account\'s clock. It only drives money and records; keys, rate limits and the retention of idempotent answers use real time.
     * @summary Get the clock
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getClock: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/sandbox/clock`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Makes the next reports of a simulated provider fail, arrive late, twice or out of order, or get lost, for this account only. `bank`, `chain` and `exchange` give one report on each payout, withdrawal or conversion that they take; a fault applies to the reports of those taken from now on. An amount for which the provider never reports leaves its fault waiting. `identity` gives one report on each share token that it decides by itself. Faults of one provider are used in the order in which they were injected. Control calls that advance a record, and simulated pay-ins and deposits, have no faults.  With `provider: api` the next calls of this account under `/v1`, by any of its keys or sessions, reads too, are answered with an error, cut off, or late, so that you can try how your client retries. Calls under `/v1/sandbox` never are. A call takes the first fault in the order in which they were injected that is for its operation. `POST /v1/sandbox/reset` forgets the rest.
     * @summary Inject faults
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {InjectFaultsRequest} injectFaultsRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    injectFaults: async (
      idempotencyKey: string,
      injectFaultsRequest: InjectFaultsRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('injectFaults', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'injectFaultsRequest' is not null or undefined
      assertParamExists('injectFaults', 'injectFaultsRequest', injectFaultsRequest);
      const localVarPath = `/v1/sandbox/faults`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        injectFaultsRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the mail to people of the account, newest first. The sandbox sends no mail: read invitations and reset links here. The link of an invitation is shown to callers whose role can grant the invited role. A reset link is shown to owners and to callers with a higher role than the user. Mail is kept for seven days. `from` and `to` filter by `createdAt`.
     * @summary List mail
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listMail: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/sandbox/mail`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Pins the rate of one direction, without a spread, or removes the pin with a null `rate`. Later quotes use it, and so does the slippage check when a quote is accepted. The same asset on both sides is `invalid_request`.
     * @summary Pin a rate
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {PinRateRequest} pinRateRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    pinRate: async (
      idempotencyKey: string,
      pinRateRequest: PinRateRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('pinRate', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'pinRateRequest' is not null or undefined
      assertParamExists('pinRate', 'pinRateRequest', pinRateRequest);
      const localVarPath = `/v1/sandbox/rates`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        pinRateRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Makes the simulated bank or chain report a new status of a transfer\'s deposit, and answers with the transfer after the report. While a transfer is `detected`, `detected` or `confirming` means that its deposit is not yet final, and `credited` that it is. If a final deposit is no longer final, a held transfer waits with `deposit_vanished`; one that is converted or further keeps its status, and no further order is given to a provider until the deposit is final again. `gone` also holds a transfer that is `detected`. If the deposit of a `returned` transfer is credited again, the answer is a new transfer, `held` with `deposit_credited_again`. Reports about a deposit apply to its latest transfer, whichever of its transfers the path names.
     * @summary Report on a transfer\'s deposit
     * @param {string} id The transfer (&#x60;trf_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {ReportTransferDepositRequest} reportTransferDepositRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    reportTransferDeposit: async (
      id: string,
      idempotencyKey: string,
      reportTransferDepositRequest: ReportTransferDepositRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('reportTransferDeposit', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('reportTransferDeposit', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'reportTransferDepositRequest' is not null or undefined
      assertParamExists(
        'reportTransferDeposit',
        'reportTransferDepositRequest',
        reportTransferDepositRequest,
      );
      const localVarPath = `/v1/sandbox/transfers/{id}/deposit`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        reportTransferDepositRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Removes pinned rates and faults, and lets the clock run again. Whatever falls due runs before the answer. It moves no money and deletes nothing, and the configuration stays.
     * @summary Reset the sandbox
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    resetSandbox: async (
      idempotencyKey: string,
      body?: object,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('resetSandbox', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/sandbox/reset`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(body, localVarRequestOptions, configuration);

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Stops the account\'s clock at a time, moves it forward, or lets it run again. Everything that falls due until then runs first, in the order of its due time, before the answer. The call does not wait for webhook deliveries; each gets one attempt on the way, and the next one after a failure is scheduled from the time that the call sets. The clock cannot go back or beyond the year 2999: both are `invalid_state`.
     * @summary Set the clock
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {SetClockRequest} setClockRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    setClock: async (
      idempotencyKey: string,
      setClockRequest: SetClockRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('setClock', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'setClockRequest' is not null or undefined
      assertParamExists('setClock', 'setClockRequest', setClockRequest);
      const localVarPath = `/v1/sandbox/clock`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        setClockRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Makes a stablecoin arrive at a funding instrument or a payment route, as the chain would report it. For an instrument, the answer is the deposit at its outcome. If the instrument is inactive, or funding or the pair of asset and network is disabled, it is held whatever outcome was requested. The same `providerReference` or `transactionHash` at the same instrument returns the first deposit and credits nothing. For a route, the answer is the transfer, `detected` or `held`. If `detected`, its deposit becomes final a step later and the transfer advances by itself; if `held`, its deposit is final. The same `providerReference` or `transactionHash` at the same route returns the latest transfer of that deposit in its current state. An instrument or route that does not accept stablecoins is `invalid_state`.
     * @summary Simulate a deposit
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {SimulateDepositRequest} simulateDepositRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    simulateDeposit: async (
      idempotencyKey: string,
      simulateDepositRequest: SimulateDepositRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('simulateDeposit', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'simulateDepositRequest' is not null or undefined
      assertParamExists('simulateDeposit', 'simulateDepositRequest', simulateDepositRequest);
      const localVarPath = `/v1/sandbox/deposits`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        simulateDepositRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Makes Australian dollars arrive at a funding instrument or a payment route, as the bank would report them. For an instrument, the answer is the pay-in at its outcome. If the instrument is inactive or funding is disabled, it is held whatever outcome was requested. The same `providerReference` at the same instrument returns the first pay-in and credits nothing. For a route, the answer is the transfer, `detected` or `held`. If `detected`, its deposit becomes final a step later and the transfer advances by itself; if `held`, its deposit is final. The same `providerReference` at the same route returns the latest transfer of that deposit in its current state. An instrument or route that does not accept Australian dollars is `invalid_state`.
     * @summary Simulate a pay-in
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {SimulatePayinRequest} simulatePayinRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    simulatePayin: async (
      idempotencyKey: string,
      simulatePayinRequest: SimulatePayinRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('simulatePayin', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'simulatePayinRequest' is not null or undefined
      assertParamExists('simulatePayin', 'simulatePayinRequest', simulatePayinRequest);
      const localVarPath = `/v1/sandbox/payins`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        simulatePayinRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
  };
};

/**
 * SandboxApi - functional programming interface
 */
export const SandboxApiFp = function (configuration?: Configuration) {
  const localVarAxiosParamCreator = SandboxApiAxiosParamCreator(configuration);
  return {
    /**
     * Adds an adjustment to a draft, as the operator would, and recomputes its totals. An invoice that is no longer a draft, or that has 1000 lines, is `invalid_state`.
     * @summary Adjust a draft invoice
     * @param {string} id The invoice (&#x60;bil_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdjustInvoiceRequest} adjustInvoiceRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async adjustInvoice(
      id: string,
      idempotencyKey: string,
      adjustInvoiceRequest: AdjustInvoiceRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Invoice>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.adjustInvoice(
        id,
        idempotencyKey,
        adjustInvoiceRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.adjustInvoice']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Changes the status of a deposit as a report from the chain would, and answers after the transition. Afterwards the deposit no longer advances by itself. A transition that the state machine does not list is `invalid_state`.
     * @summary Advance a deposit
     * @param {string} id The deposit (&#x60;dep_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdvanceDepositRequest} advanceDepositRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async advanceDeposit(
      id: string,
      idempotencyKey: string,
      advanceDepositRequest: AdvanceDepositRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Deposit>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.advanceDeposit(
        id,
        idempotencyKey,
        advanceDepositRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.advanceDeposit']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Issues, settles or voids an invoice, as the operator would. A transition that the state machine does not list is `invalid_state`. `void` requires a reason.
     * @summary Advance an invoice
     * @param {string} id The invoice (&#x60;bil_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdvanceInvoiceRequest} advanceInvoiceRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async advanceInvoice(
      id: string,
      idempotencyKey: string,
      advanceInvoiceRequest: AdvanceInvoiceRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Invoice>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.advanceInvoice(
        id,
        idempotencyKey,
        advanceInvoiceRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.advanceInvoice']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Changes the status of a payout, a withdrawal or a conversion as a report from its provider would, and answers after the transition. Afterwards it no longer advances by itself. From `accepted`, `settled` and `returned` pass through `submitted`; from `held`, `submitted`, `settled` or `returned` also apply the steps between. `late_return` and `late_execution` are for operations that have ended: they post movements and list them under `adjustments`, or do nothing if they do not apply; while the operation is open, and if it was cancelled before anybody was given its order, they are `invalid_state`, like any other transition that does not exist. Only payouts can be returned.
     * @summary Advance an operation
     * @param {string} id The payout (&#x60;pay_…&#x60;), withdrawal (&#x60;wdr_…&#x60;) or conversion (&#x60;cnv_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdvanceOperationRequest} advanceOperationRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async advanceOperation(
      id: string,
      idempotencyKey: string,
      advanceOperationRequest: AdvanceOperationRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<TreasuryOperation>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.advanceOperation(
        id,
        idempotencyKey,
        advanceOperationRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.advanceOperation']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Changes the status of a pay-in as a report from the bank would, and answers after the transition. Afterwards the pay-in no longer advances by itself. A transition that the state machine does not list is `invalid_state`.
     * @summary Advance a pay-in
     * @param {string} id The pay-in (&#x60;pin_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdvancePayinRequest} advancePayinRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async advancePayin(
      id: string,
      idempotencyKey: string,
      advancePayinRequest: AdvancePayinRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Payin>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.advancePayin(
        id,
        idempotencyKey,
        advancePayinRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.advancePayin']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Moves a transfer along one edge of its state machine, with its ledger entries, its event and its counters, and answers after the transition. Afterwards the transfer no longer advances by itself, and no orders are given for it. A transition that does not exist is `invalid_state`, and so is one to `converting` if the transfer cannot be priced. `held` gets the reason `provider_review`.
     * @summary Advance a transfer
     * @param {string} id The transfer (&#x60;trf_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AdvanceTransferRequest} advanceTransferRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async advanceTransfer(
      id: string,
      idempotencyKey: string,
      advanceTransferRequest: AdvanceTransferRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Transfer>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.advanceTransfer(
        id,
        idempotencyKey,
        advanceTransferRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.advanceTransfer']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Tests the receiver of a subscription: posts `webhook.test` events to its URL with valid and invalid signatures, in time and late, twice and out of order, and judges only the status and the time of each answer. The answer is the report, `running`; it ends within a minute. The events appear in no list, and the subscription does not change. A subscription that is disabled or already has a running certification is `invalid_state`.
     * @summary Certify a receiver
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async certifyWebhook(
      id: string,
      idempotencyKey: string,
      body?: object,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Certification>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.certifyWebhook(
        id,
        idempotencyKey,
        body,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.certifyWebhook']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Creates the next version of the account\'s configuration from the current one and the parts in the body, so that you can try limits, fees and capabilities yourself. Objects are merged deeply; arrays are replaced. It applies to what is created afterwards. An amount with more decimals than its asset has is `invalid_request`. A map that would exceed its size limit after merging is `limit_exceeded`.
     * @summary Change the configuration
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {ConfigureSandboxRequest} configureSandboxRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async configureSandbox(
      idempotencyKey: string,
      configureSandboxRequest: ConfigureSandboxRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<TreasuryConfiguration>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.configureSandbox(
        idempotencyKey,
        configureSandboxRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.configureSandbox']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Changes a customer\'s verification and its entitlements, as the identity provider would: first the status, then the list. Each takes the shortest path through its state machine; a status that is already reached is no transition. If there is no path, or an entitlement would be approved without the verification, the answer is `invalid_state` and nothing changes. Afterwards the simulated identity provider ignores this customer.
     * @summary Decide on a customer\'s verification
     * @param {string} id The customer (&#x60;cus_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {DecideCustomerVerificationRequest} decideCustomerVerificationRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async decideCustomerVerification(
      id: string,
      idempotencyKey: string,
      decideCustomerVerificationRequest: DecideCustomerVerificationRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Customer>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.decideCustomerVerification(
        id,
        idempotencyKey,
        decideCustomerVerificationRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.decideCustomerVerification']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Accepts or rejects pending evidence, as the identity provider would. Payouts that are held for it follow: if it is accepted they continue, if it is rejected they fail. Evidence that is not pending is `invalid_state`.
     * @summary Decide on identity evidence
     * @param {string} id The identity evidence (&#x60;evd_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {DecideIdentityEvidenceRequest} decideIdentityEvidenceRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async decideIdentityEvidence(
      id: string,
      idempotencyKey: string,
      decideIdentityEvidenceRequest: DecideIdentityEvidenceRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<IdentityEvidence>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.decideIdentityEvidence(
        id,
        idempotencyKey,
        decideIdentityEvidenceRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.decideIdentityEvidence']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Drafts the invoice of a month whose newest one is void, as the operator would. It takes over that invoice\'s lines except adjustments, its credit and its inflow, and gets the next number of the month. A month that is not over, was never invoiced, or has an invoice that is not void is `invalid_state`. The clock drafts the first invoice of a month.
     * @summary Draft an invoice again
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {DraftInvoiceRequest} draftInvoiceRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async draftInvoice(
      idempotencyKey: string,
      draftInvoiceRequest: DraftInvoiceRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Invoice>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.draftInvoice(
        idempotencyKey,
        draftInvoiceRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.draftInvoice']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows what a receiver did in each case. The report is kept for 30 days, even if the subscription is deleted.
     * @summary Get a certification
     * @param {string} id The certification (&#x60;crt_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getCertification(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Certification>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getCertification(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.getCertification']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows the account\'s clock. It only drives money and records; keys, rate limits and the retention of idempotent answers use real time.
     * @summary Get the clock
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getClock(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ClockState>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getClock(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.getClock']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Makes the next reports of a simulated provider fail, arrive late, twice or out of order, or get lost, for this account only. `bank`, `chain` and `exchange` give one report on each payout, withdrawal or conversion that they take; a fault applies to the reports of those taken from now on. An amount for which the provider never reports leaves its fault waiting. `identity` gives one report on each share token that it decides by itself. Faults of one provider are used in the order in which they were injected. Control calls that advance a record, and simulated pay-ins and deposits, have no faults.  With `provider: api` the next calls of this account under `/v1`, by any of its keys or sessions, reads too, are answered with an error, cut off, or late, so that you can try how your client retries. Calls under `/v1/sandbox` never are. A call takes the first fault in the order in which they were injected that is for its operation. `POST /v1/sandbox/reset` forgets the rest.
     * @summary Inject faults
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {InjectFaultsRequest} injectFaultsRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async injectFaults(
      idempotencyKey: string,
      injectFaultsRequest: InjectFaultsRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<InjectedFaults>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.injectFaults(
        idempotencyKey,
        injectFaultsRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.injectFaults']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the mail to people of the account, newest first. The sandbox sends no mail: read invitations and reset links here. The link of an invitation is shown to callers whose role can grant the invited role. A reset link is shown to owners and to callers with a higher role than the user. Mail is kept for seven days. `from` and `to` filter by `createdAt`.
     * @summary List mail
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listMail(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<MailList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listMail(limit, cursor, from, to, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.listMail']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Pins the rate of one direction, without a spread, or removes the pin with a null `rate`. Later quotes use it, and so does the slippage check when a quote is accepted. The same asset on both sides is `invalid_request`.
     * @summary Pin a rate
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {PinRateRequest} pinRateRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async pinRate(
      idempotencyKey: string,
      pinRateRequest: PinRateRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<PinnedRate>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.pinRate(
        idempotencyKey,
        pinRateRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.pinRate']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Makes the simulated bank or chain report a new status of a transfer\'s deposit, and answers with the transfer after the report. While a transfer is `detected`, `detected` or `confirming` means that its deposit is not yet final, and `credited` that it is. If a final deposit is no longer final, a held transfer waits with `deposit_vanished`; one that is converted or further keeps its status, and no further order is given to a provider until the deposit is final again. `gone` also holds a transfer that is `detected`. If the deposit of a `returned` transfer is credited again, the answer is a new transfer, `held` with `deposit_credited_again`. Reports about a deposit apply to its latest transfer, whichever of its transfers the path names.
     * @summary Report on a transfer\'s deposit
     * @param {string} id The transfer (&#x60;trf_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {ReportTransferDepositRequest} reportTransferDepositRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async reportTransferDeposit(
      id: string,
      idempotencyKey: string,
      reportTransferDepositRequest: ReportTransferDepositRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Transfer>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.reportTransferDeposit(
        id,
        idempotencyKey,
        reportTransferDepositRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.reportTransferDeposit']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Removes pinned rates and faults, and lets the clock run again. Whatever falls due runs before the answer. It moves no money and deletes nothing, and the configuration stays.
     * @summary Reset the sandbox
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async resetSandbox(
      idempotencyKey: string,
      body?: object,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ClockState>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.resetSandbox(idempotencyKey, body, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.resetSandbox']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Stops the account\'s clock at a time, moves it forward, or lets it run again. Everything that falls due until then runs first, in the order of its due time, before the answer. The call does not wait for webhook deliveries; each gets one attempt on the way, and the next one after a failure is scheduled from the time that the call sets. The clock cannot go back or beyond the year 2999: both are `invalid_state`.
     * @summary Set the clock
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {SetClockRequest} setClockRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async setClock(
      idempotencyKey: string,
      setClockRequest: SetClockRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ClockState>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.setClock(
        idempotencyKey,
        setClockRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.setClock']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Makes a stablecoin arrive at a funding instrument or a payment route, as the chain would report it. For an instrument, the answer is the deposit at its outcome. If the instrument is inactive, or funding or the pair of asset and network is disabled, it is held whatever outcome was requested. The same `providerReference` or `transactionHash` at the same instrument returns the first deposit and credits nothing. For a route, the answer is the transfer, `detected` or `held`. If `detected`, its deposit becomes final a step later and the transfer advances by itself; if `held`, its deposit is final. The same `providerReference` or `transactionHash` at the same route returns the latest transfer of that deposit in its current state. An instrument or route that does not accept stablecoins is `invalid_state`.
     * @summary Simulate a deposit
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {SimulateDepositRequest} simulateDepositRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async simulateDeposit(
      idempotencyKey: string,
      simulateDepositRequest: SimulateDepositRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<SimulatedDeposit>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.simulateDeposit(
        idempotencyKey,
        simulateDepositRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.simulateDeposit']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Makes Australian dollars arrive at a funding instrument or a payment route, as the bank would report them. For an instrument, the answer is the pay-in at its outcome. If the instrument is inactive or funding is disabled, it is held whatever outcome was requested. The same `providerReference` at the same instrument returns the first pay-in and credits nothing. For a route, the answer is the transfer, `detected` or `held`. If `detected`, its deposit becomes final a step later and the transfer advances by itself; if `held`, its deposit is final. The same `providerReference` at the same route returns the latest transfer of that deposit in its current state. An instrument or route that does not accept Australian dollars is `invalid_state`.
     * @summary Simulate a pay-in
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {SimulatePayinRequest} simulatePayinRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async simulatePayin(
      idempotencyKey: string,
      simulatePayinRequest: SimulatePayinRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<SimulatedPayin>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.simulatePayin(
        idempotencyKey,
        simulatePayinRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['SandboxApi.simulatePayin']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
  };
};

/**
 * SandboxApi - factory interface
 */
export const SandboxApiFactory = function (
  configuration?: Configuration,
  basePath?: string,
  axios?: AxiosInstance,
) {
  const localVarFp = SandboxApiFp(configuration);
  return {
    /**
     * Adds an adjustment to a draft, as the operator would, and recomputes its totals. An invoice that is no longer a draft, or that has 1000 lines, is `invalid_state`.
     * @summary Adjust a draft invoice
     * @param {SandboxApiAdjustInvoiceRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    adjustInvoice(
      requestParameters: SandboxApiAdjustInvoiceRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Invoice> {
      return localVarFp
        .adjustInvoice(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.adjustInvoiceRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Changes the status of a deposit as a report from the chain would, and answers after the transition. Afterwards the deposit no longer advances by itself. A transition that the state machine does not list is `invalid_state`.
     * @summary Advance a deposit
     * @param {SandboxApiAdvanceDepositRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    advanceDeposit(
      requestParameters: SandboxApiAdvanceDepositRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Deposit> {
      return localVarFp
        .advanceDeposit(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.advanceDepositRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Issues, settles or voids an invoice, as the operator would. A transition that the state machine does not list is `invalid_state`. `void` requires a reason.
     * @summary Advance an invoice
     * @param {SandboxApiAdvanceInvoiceRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    advanceInvoice(
      requestParameters: SandboxApiAdvanceInvoiceRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Invoice> {
      return localVarFp
        .advanceInvoice(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.advanceInvoiceRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Changes the status of a payout, a withdrawal or a conversion as a report from its provider would, and answers after the transition. Afterwards it no longer advances by itself. From `accepted`, `settled` and `returned` pass through `submitted`; from `held`, `submitted`, `settled` or `returned` also apply the steps between. `late_return` and `late_execution` are for operations that have ended: they post movements and list them under `adjustments`, or do nothing if they do not apply; while the operation is open, and if it was cancelled before anybody was given its order, they are `invalid_state`, like any other transition that does not exist. Only payouts can be returned.
     * @summary Advance an operation
     * @param {SandboxApiAdvanceOperationRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    advanceOperation(
      requestParameters: SandboxApiAdvanceOperationRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<TreasuryOperation> {
      return localVarFp
        .advanceOperation(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.advanceOperationRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Changes the status of a pay-in as a report from the bank would, and answers after the transition. Afterwards the pay-in no longer advances by itself. A transition that the state machine does not list is `invalid_state`.
     * @summary Advance a pay-in
     * @param {SandboxApiAdvancePayinRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    advancePayin(
      requestParameters: SandboxApiAdvancePayinRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Payin> {
      return localVarFp
        .advancePayin(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.advancePayinRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Moves a transfer along one edge of its state machine, with its ledger entries, its event and its counters, and answers after the transition. Afterwards the transfer no longer advances by itself, and no orders are given for it. A transition that does not exist is `invalid_state`, and so is one to `converting` if the transfer cannot be priced. `held` gets the reason `provider_review`.
     * @summary Advance a transfer
     * @param {SandboxApiAdvanceTransferRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    advanceTransfer(
      requestParameters: SandboxApiAdvanceTransferRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Transfer> {
      return localVarFp
        .advanceTransfer(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.advanceTransferRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Tests the receiver of a subscription: posts `webhook.test` events to its URL with valid and invalid signatures, in time and late, twice and out of order, and judges only the status and the time of each answer. The answer is the report, `running`; it ends within a minute. The events appear in no list, and the subscription does not change. A subscription that is disabled or already has a running certification is `invalid_state`.
     * @summary Certify a receiver
     * @param {SandboxApiCertifyWebhookRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    certifyWebhook(
      requestParameters: SandboxApiCertifyWebhookRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Certification> {
      return localVarFp
        .certifyWebhook(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.body,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Creates the next version of the account\'s configuration from the current one and the parts in the body, so that you can try limits, fees and capabilities yourself. Objects are merged deeply; arrays are replaced. It applies to what is created afterwards. An amount with more decimals than its asset has is `invalid_request`. A map that would exceed its size limit after merging is `limit_exceeded`.
     * @summary Change the configuration
     * @param {SandboxApiConfigureSandboxRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    configureSandbox(
      requestParameters: SandboxApiConfigureSandboxRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<TreasuryConfiguration> {
      return localVarFp
        .configureSandbox(
          requestParameters.idempotencyKey,
          requestParameters.configureSandboxRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Changes a customer\'s verification and its entitlements, as the identity provider would: first the status, then the list. Each takes the shortest path through its state machine; a status that is already reached is no transition. If there is no path, or an entitlement would be approved without the verification, the answer is `invalid_state` and nothing changes. Afterwards the simulated identity provider ignores this customer.
     * @summary Decide on a customer\'s verification
     * @param {SandboxApiDecideCustomerVerificationRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    decideCustomerVerification(
      requestParameters: SandboxApiDecideCustomerVerificationRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Customer> {
      return localVarFp
        .decideCustomerVerification(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.decideCustomerVerificationRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Accepts or rejects pending evidence, as the identity provider would. Payouts that are held for it follow: if it is accepted they continue, if it is rejected they fail. Evidence that is not pending is `invalid_state`.
     * @summary Decide on identity evidence
     * @param {SandboxApiDecideIdentityEvidenceRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    decideIdentityEvidence(
      requestParameters: SandboxApiDecideIdentityEvidenceRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<IdentityEvidence> {
      return localVarFp
        .decideIdentityEvidence(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.decideIdentityEvidenceRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Drafts the invoice of a month whose newest one is void, as the operator would. It takes over that invoice\'s lines except adjustments, its credit and its inflow, and gets the next number of the month. A month that is not over, was never invoiced, or has an invoice that is not void is `invalid_state`. The clock drafts the first invoice of a month.
     * @summary Draft an invoice again
     * @param {SandboxApiDraftInvoiceRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    draftInvoice(
      requestParameters: SandboxApiDraftInvoiceRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Invoice> {
      return localVarFp
        .draftInvoice(requestParameters.idempotencyKey, requestParameters.draftInvoiceRequest, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows what a receiver did in each case. The report is kept for 30 days, even if the subscription is deleted.
     * @summary Get a certification
     * @param {SandboxApiGetCertificationRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getCertification(
      requestParameters: SandboxApiGetCertificationRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Certification> {
      return localVarFp
        .getCertification(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows the account\'s clock. It only drives money and records; keys, rate limits and the retention of idempotent answers use real time.
     * @summary Get the clock
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getClock(options?: RawAxiosRequestConfig): AxiosPromise<ClockState> {
      return localVarFp.getClock(options).then((request) => request(axios, basePath));
    },
    /**
     * Makes the next reports of a simulated provider fail, arrive late, twice or out of order, or get lost, for this account only. `bank`, `chain` and `exchange` give one report on each payout, withdrawal or conversion that they take; a fault applies to the reports of those taken from now on. An amount for which the provider never reports leaves its fault waiting. `identity` gives one report on each share token that it decides by itself. Faults of one provider are used in the order in which they were injected. Control calls that advance a record, and simulated pay-ins and deposits, have no faults.  With `provider: api` the next calls of this account under `/v1`, by any of its keys or sessions, reads too, are answered with an error, cut off, or late, so that you can try how your client retries. Calls under `/v1/sandbox` never are. A call takes the first fault in the order in which they were injected that is for its operation. `POST /v1/sandbox/reset` forgets the rest.
     * @summary Inject faults
     * @param {SandboxApiInjectFaultsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    injectFaults(
      requestParameters: SandboxApiInjectFaultsRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<InjectedFaults> {
      return localVarFp
        .injectFaults(requestParameters.idempotencyKey, requestParameters.injectFaultsRequest, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the mail to people of the account, newest first. The sandbox sends no mail: read invitations and reset links here. The link of an invitation is shown to callers whose role can grant the invited role. A reset link is shown to owners and to callers with a higher role than the user. Mail is kept for seven days. `from` and `to` filter by `createdAt`.
     * @summary List mail
     * @param {SandboxApiListMailRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listMail(
      requestParameters: SandboxApiListMailRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<MailList> {
      return localVarFp
        .listMail(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Pins the rate of one direction, without a spread, or removes the pin with a null `rate`. Later quotes use it, and so does the slippage check when a quote is accepted. The same asset on both sides is `invalid_request`.
     * @summary Pin a rate
     * @param {SandboxApiPinRateRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    pinRate(
      requestParameters: SandboxApiPinRateRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<PinnedRate> {
      return localVarFp
        .pinRate(requestParameters.idempotencyKey, requestParameters.pinRateRequest, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Makes the simulated bank or chain report a new status of a transfer\'s deposit, and answers with the transfer after the report. While a transfer is `detected`, `detected` or `confirming` means that its deposit is not yet final, and `credited` that it is. If a final deposit is no longer final, a held transfer waits with `deposit_vanished`; one that is converted or further keeps its status, and no further order is given to a provider until the deposit is final again. `gone` also holds a transfer that is `detected`. If the deposit of a `returned` transfer is credited again, the answer is a new transfer, `held` with `deposit_credited_again`. Reports about a deposit apply to its latest transfer, whichever of its transfers the path names.
     * @summary Report on a transfer\'s deposit
     * @param {SandboxApiReportTransferDepositRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    reportTransferDeposit(
      requestParameters: SandboxApiReportTransferDepositRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Transfer> {
      return localVarFp
        .reportTransferDeposit(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.reportTransferDepositRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Removes pinned rates and faults, and lets the clock run again. Whatever falls due runs before the answer. It moves no money and deletes nothing, and the configuration stays.
     * @summary Reset the sandbox
     * @param {SandboxApiResetSandboxRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    resetSandbox(
      requestParameters: SandboxApiResetSandboxRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ClockState> {
      return localVarFp
        .resetSandbox(requestParameters.idempotencyKey, requestParameters.body, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Stops the account\'s clock at a time, moves it forward, or lets it run again. Everything that falls due until then runs first, in the order of its due time, before the answer. The call does not wait for webhook deliveries; each gets one attempt on the way, and the next one after a failure is scheduled from the time that the call sets. The clock cannot go back or beyond the year 2999: both are `invalid_state`.
     * @summary Set the clock
     * @param {SandboxApiSetClockRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    setClock(
      requestParameters: SandboxApiSetClockRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ClockState> {
      return localVarFp
        .setClock(requestParameters.idempotencyKey, requestParameters.setClockRequest, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Makes a stablecoin arrive at a funding instrument or a payment route, as the chain would report it. For an instrument, the answer is the deposit at its outcome. If the instrument is inactive, or funding or the pair of asset and network is disabled, it is held whatever outcome was requested. The same `providerReference` or `transactionHash` at the same instrument returns the first deposit and credits nothing. For a route, the answer is the transfer, `detected` or `held`. If `detected`, its deposit becomes final a step later and the transfer advances by itself; if `held`, its deposit is final. The same `providerReference` or `transactionHash` at the same route returns the latest transfer of that deposit in its current state. An instrument or route that does not accept stablecoins is `invalid_state`.
     * @summary Simulate a deposit
     * @param {SandboxApiSimulateDepositRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    simulateDeposit(
      requestParameters: SandboxApiSimulateDepositRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<SimulatedDeposit> {
      return localVarFp
        .simulateDeposit(requestParameters.idempotencyKey, requestParameters.simulateDepositRequest, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Makes Australian dollars arrive at a funding instrument or a payment route, as the bank would report them. For an instrument, the answer is the pay-in at its outcome. If the instrument is inactive or funding is disabled, it is held whatever outcome was requested. The same `providerReference` at the same instrument returns the first pay-in and credits nothing. For a route, the answer is the transfer, `detected` or `held`. If `detected`, its deposit becomes final a step later and the transfer advances by itself; if `held`, its deposit is final. The same `providerReference` at the same route returns the latest transfer of that deposit in its current state. An instrument or route that does not accept Australian dollars is `invalid_state`.
     * @summary Simulate a pay-in
     * @param {SandboxApiSimulatePayinRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    simulatePayin(
      requestParameters: SandboxApiSimulatePayinRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<SimulatedPayin> {
      return localVarFp
        .simulatePayin(requestParameters.idempotencyKey, requestParameters.simulatePayinRequest, options)
        .then((request) => request(axios, basePath));
    },
  };
};

/**
 * Request parameters for adjustInvoice operation in SandboxApi.
 */
export interface SandboxApiAdjustInvoiceRequest {
  /**
   * The invoice (&#x60;bil_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly adjustInvoiceRequest: AdjustInvoiceRequest;
}

/**
 * Request parameters for advanceDeposit operation in SandboxApi.
 */
export interface SandboxApiAdvanceDepositRequest {
  /**
   * The deposit (&#x60;dep_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly advanceDepositRequest: AdvanceDepositRequest;
}

/**
 * Request parameters for advanceInvoice operation in SandboxApi.
 */
export interface SandboxApiAdvanceInvoiceRequest {
  /**
   * The invoice (&#x60;bil_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly advanceInvoiceRequest: AdvanceInvoiceRequest;
}

/**
 * Request parameters for advanceOperation operation in SandboxApi.
 */
export interface SandboxApiAdvanceOperationRequest {
  /**
   * The payout (&#x60;pay_…&#x60;), withdrawal (&#x60;wdr_…&#x60;) or conversion (&#x60;cnv_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly advanceOperationRequest: AdvanceOperationRequest;
}

/**
 * Request parameters for advancePayin operation in SandboxApi.
 */
export interface SandboxApiAdvancePayinRequest {
  /**
   * The pay-in (&#x60;pin_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly advancePayinRequest: AdvancePayinRequest;
}

/**
 * Request parameters for advanceTransfer operation in SandboxApi.
 */
export interface SandboxApiAdvanceTransferRequest {
  /**
   * The transfer (&#x60;trf_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly advanceTransferRequest: AdvanceTransferRequest;
}

/**
 * Request parameters for certifyWebhook operation in SandboxApi.
 */
export interface SandboxApiCertifyWebhookRequest {
  /**
   * The subscription (&#x60;whk_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly body?: object;
}

/**
 * Request parameters for configureSandbox operation in SandboxApi.
 */
export interface SandboxApiConfigureSandboxRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly configureSandboxRequest: ConfigureSandboxRequest;
}

/**
 * Request parameters for decideCustomerVerification operation in SandboxApi.
 */
export interface SandboxApiDecideCustomerVerificationRequest {
  /**
   * The customer (&#x60;cus_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly decideCustomerVerificationRequest: DecideCustomerVerificationRequest;
}

/**
 * Request parameters for decideIdentityEvidence operation in SandboxApi.
 */
export interface SandboxApiDecideIdentityEvidenceRequest {
  /**
   * The identity evidence (&#x60;evd_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly decideIdentityEvidenceRequest: DecideIdentityEvidenceRequest;
}

/**
 * Request parameters for draftInvoice operation in SandboxApi.
 */
export interface SandboxApiDraftInvoiceRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly draftInvoiceRequest: DraftInvoiceRequest;
}

/**
 * Request parameters for getCertification operation in SandboxApi.
 */
export interface SandboxApiGetCertificationRequest {
  /**
   * The certification (&#x60;crt_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for injectFaults operation in SandboxApi.
 */
export interface SandboxApiInjectFaultsRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly injectFaultsRequest: InjectFaultsRequest;
}

/**
 * Request parameters for listMail operation in SandboxApi.
 */
export interface SandboxApiListMailRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;
}

/**
 * Request parameters for pinRate operation in SandboxApi.
 */
export interface SandboxApiPinRateRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly pinRateRequest: PinRateRequest;
}

/**
 * Request parameters for reportTransferDeposit operation in SandboxApi.
 */
export interface SandboxApiReportTransferDepositRequest {
  /**
   * The transfer (&#x60;trf_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly reportTransferDepositRequest: ReportTransferDepositRequest;
}

/**
 * Request parameters for resetSandbox operation in SandboxApi.
 */
export interface SandboxApiResetSandboxRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly body?: object;
}

/**
 * Request parameters for setClock operation in SandboxApi.
 */
export interface SandboxApiSetClockRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly setClockRequest: SetClockRequest;
}

/**
 * Request parameters for simulateDeposit operation in SandboxApi.
 */
export interface SandboxApiSimulateDepositRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly simulateDepositRequest: SimulateDepositRequest;
}

/**
 * Request parameters for simulatePayin operation in SandboxApi.
 */
export interface SandboxApiSimulatePayinRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly simulatePayinRequest: SimulatePayinRequest;
}

/**
 * SandboxApi - object-oriented interface
 */
export class SandboxApi extends BaseAPI {
  /**
   * Adds an adjustment to a draft, as the operator would, and recomputes its totals. An invoice that is no longer a draft, or that has 1000 lines, is `invalid_state`.
   * @summary Adjust a draft invoice
   * @param {SandboxApiAdjustInvoiceRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public adjustInvoice(requestParameters: SandboxApiAdjustInvoiceRequest, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .adjustInvoice(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.adjustInvoiceRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Changes the status of a deposit as a report from the chain would, and answers after the transition. Afterwards the deposit no longer advances by itself. A transition that the state machine does not list is `invalid_state`.
   * @summary Advance a deposit
   * @param {SandboxApiAdvanceDepositRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public advanceDeposit(requestParameters: SandboxApiAdvanceDepositRequest, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .advanceDeposit(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.advanceDepositRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Issues, settles or voids an invoice, as the operator would. A transition that the state machine does not list is `invalid_state`. `void` requires a reason.
   * @summary Advance an invoice
   * @param {SandboxApiAdvanceInvoiceRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public advanceInvoice(requestParameters: SandboxApiAdvanceInvoiceRequest, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .advanceInvoice(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.advanceInvoiceRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Changes the status of a payout, a withdrawal or a conversion as a report from its provider would, and answers after the transition. Afterwards it no longer advances by itself. From `accepted`, `settled` and `returned` pass through `submitted`; from `held`, `submitted`, `settled` or `returned` also apply the steps between. `late_return` and `late_execution` are for operations that have ended: they post movements and list them under `adjustments`, or do nothing if they do not apply; while the operation is open, and if it was cancelled before anybody was given its order, they are `invalid_state`, like any other transition that does not exist. Only payouts can be returned.
   * @summary Advance an operation
   * @param {SandboxApiAdvanceOperationRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public advanceOperation(
    requestParameters: SandboxApiAdvanceOperationRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return SandboxApiFp(this.configuration)
      .advanceOperation(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.advanceOperationRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Changes the status of a pay-in as a report from the bank would, and answers after the transition. Afterwards the pay-in no longer advances by itself. A transition that the state machine does not list is `invalid_state`.
   * @summary Advance a pay-in
   * @param {SandboxApiAdvancePayinRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public advancePayin(requestParameters: SandboxApiAdvancePayinRequest, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .advancePayin(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.advancePayinRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Moves a transfer along one edge of its state machine, with its ledger entries, its event and its counters, and answers after the transition. Afterwards the transfer no longer advances by itself, and no orders are given for it. A transition that does not exist is `invalid_state`, and so is one to `converting` if the transfer cannot be priced. `held` gets the reason `provider_review`.
   * @summary Advance a transfer
   * @param {SandboxApiAdvanceTransferRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public advanceTransfer(
    requestParameters: SandboxApiAdvanceTransferRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return SandboxApiFp(this.configuration)
      .advanceTransfer(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.advanceTransferRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Tests the receiver of a subscription: posts `webhook.test` events to its URL with valid and invalid signatures, in time and late, twice and out of order, and judges only the status and the time of each answer. The answer is the report, `running`; it ends within a minute. The events appear in no list, and the subscription does not change. A subscription that is disabled or already has a running certification is `invalid_state`.
   * @summary Certify a receiver
   * @param {SandboxApiCertifyWebhookRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public certifyWebhook(requestParameters: SandboxApiCertifyWebhookRequest, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .certifyWebhook(requestParameters.id, requestParameters.idempotencyKey, requestParameters.body, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Creates the next version of the account\'s configuration from the current one and the parts in the body, so that you can try limits, fees and capabilities yourself. Objects are merged deeply; arrays are replaced. It applies to what is created afterwards. An amount with more decimals than its asset has is `invalid_request`. A map that would exceed its size limit after merging is `limit_exceeded`.
   * @summary Change the configuration
   * @param {SandboxApiConfigureSandboxRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public configureSandbox(
    requestParameters: SandboxApiConfigureSandboxRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return SandboxApiFp(this.configuration)
      .configureSandbox(requestParameters.idempotencyKey, requestParameters.configureSandboxRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Changes a customer\'s verification and its entitlements, as the identity provider would: first the status, then the list. Each takes the shortest path through its state machine; a status that is already reached is no transition. If there is no path, or an entitlement would be approved without the verification, the answer is `invalid_state` and nothing changes. Afterwards the simulated identity provider ignores this customer.
   * @summary Decide on a customer\'s verification
   * @param {SandboxApiDecideCustomerVerificationRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public decideCustomerVerification(
    requestParameters: SandboxApiDecideCustomerVerificationRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return SandboxApiFp(this.configuration)
      .decideCustomerVerification(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.decideCustomerVerificationRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Accepts or rejects pending evidence, as the identity provider would. Payouts that are held for it follow: if it is accepted they continue, if it is rejected they fail. Evidence that is not pending is `invalid_state`.
   * @summary Decide on identity evidence
   * @param {SandboxApiDecideIdentityEvidenceRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public decideIdentityEvidence(
    requestParameters: SandboxApiDecideIdentityEvidenceRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return SandboxApiFp(this.configuration)
      .decideIdentityEvidence(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.decideIdentityEvidenceRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Drafts the invoice of a month whose newest one is void, as the operator would. It takes over that invoice\'s lines except adjustments, its credit and its inflow, and gets the next number of the month. A month that is not over, was never invoiced, or has an invoice that is not void is `invalid_state`. The clock drafts the first invoice of a month.
   * @summary Draft an invoice again
   * @param {SandboxApiDraftInvoiceRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public draftInvoice(requestParameters: SandboxApiDraftInvoiceRequest, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .draftInvoice(requestParameters.idempotencyKey, requestParameters.draftInvoiceRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows what a receiver did in each case. The report is kept for 30 days, even if the subscription is deleted.
   * @summary Get a certification
   * @param {SandboxApiGetCertificationRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getCertification(
    requestParameters: SandboxApiGetCertificationRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return SandboxApiFp(this.configuration)
      .getCertification(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows the account\'s clock. It only drives money and records; keys, rate limits and the retention of idempotent answers use real time.
   * @summary Get the clock
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getClock(options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .getClock(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Makes the next reports of a simulated provider fail, arrive late, twice or out of order, or get lost, for this account only. `bank`, `chain` and `exchange` give one report on each payout, withdrawal or conversion that they take; a fault applies to the reports of those taken from now on. An amount for which the provider never reports leaves its fault waiting. `identity` gives one report on each share token that it decides by itself. Faults of one provider are used in the order in which they were injected. Control calls that advance a record, and simulated pay-ins and deposits, have no faults.  With `provider: api` the next calls of this account under `/v1`, by any of its keys or sessions, reads too, are answered with an error, cut off, or late, so that you can try how your client retries. Calls under `/v1/sandbox` never are. A call takes the first fault in the order in which they were injected that is for its operation. `POST /v1/sandbox/reset` forgets the rest.
   * @summary Inject faults
   * @param {SandboxApiInjectFaultsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public injectFaults(requestParameters: SandboxApiInjectFaultsRequest, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .injectFaults(requestParameters.idempotencyKey, requestParameters.injectFaultsRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the mail to people of the account, newest first. The sandbox sends no mail: read invitations and reset links here. The link of an invitation is shown to callers whose role can grant the invited role. A reset link is shown to owners and to callers with a higher role than the user. Mail is kept for seven days. `from` and `to` filter by `createdAt`.
   * @summary List mail
   * @param {SandboxApiListMailRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listMail(requestParameters: SandboxApiListMailRequest = {}, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .listMail(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Pins the rate of one direction, without a spread, or removes the pin with a null `rate`. Later quotes use it, and so does the slippage check when a quote is accepted. The same asset on both sides is `invalid_request`.
   * @summary Pin a rate
   * @param {SandboxApiPinRateRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public pinRate(requestParameters: SandboxApiPinRateRequest, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .pinRate(requestParameters.idempotencyKey, requestParameters.pinRateRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Makes the simulated bank or chain report a new status of a transfer\'s deposit, and answers with the transfer after the report. While a transfer is `detected`, `detected` or `confirming` means that its deposit is not yet final, and `credited` that it is. If a final deposit is no longer final, a held transfer waits with `deposit_vanished`; one that is converted or further keeps its status, and no further order is given to a provider until the deposit is final again. `gone` also holds a transfer that is `detected`. If the deposit of a `returned` transfer is credited again, the answer is a new transfer, `held` with `deposit_credited_again`. Reports about a deposit apply to its latest transfer, whichever of its transfers the path names.
   * @summary Report on a transfer\'s deposit
   * @param {SandboxApiReportTransferDepositRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public reportTransferDeposit(
    requestParameters: SandboxApiReportTransferDepositRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return SandboxApiFp(this.configuration)
      .reportTransferDeposit(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.reportTransferDepositRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Removes pinned rates and faults, and lets the clock run again. Whatever falls due runs before the answer. It moves no money and deletes nothing, and the configuration stays.
   * @summary Reset the sandbox
   * @param {SandboxApiResetSandboxRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public resetSandbox(requestParameters: SandboxApiResetSandboxRequest, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .resetSandbox(requestParameters.idempotencyKey, requestParameters.body, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Stops the account\'s clock at a time, moves it forward, or lets it run again. Everything that falls due until then runs first, in the order of its due time, before the answer. The call does not wait for webhook deliveries; each gets one attempt on the way, and the next one after a failure is scheduled from the time that the call sets. The clock cannot go back or beyond the year 2999: both are `invalid_state`.
   * @summary Set the clock
   * @param {SandboxApiSetClockRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public setClock(requestParameters: SandboxApiSetClockRequest, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .setClock(requestParameters.idempotencyKey, requestParameters.setClockRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Makes a stablecoin arrive at a funding instrument or a payment route, as the chain would report it. For an instrument, the answer is the deposit at its outcome. If the instrument is inactive, or funding or the pair of asset and network is disabled, it is held whatever outcome was requested. The same `providerReference` or `transactionHash` at the same instrument returns the first deposit and credits nothing. For a route, the answer is the transfer, `detected` or `held`. If `detected`, its deposit becomes final a step later and the transfer advances by itself; if `held`, its deposit is final. The same `providerReference` or `transactionHash` at the same route returns the latest transfer of that deposit in its current state. An instrument or route that does not accept stablecoins is `invalid_state`.
   * @summary Simulate a deposit
   * @param {SandboxApiSimulateDepositRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public simulateDeposit(
    requestParameters: SandboxApiSimulateDepositRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return SandboxApiFp(this.configuration)
      .simulateDeposit(requestParameters.idempotencyKey, requestParameters.simulateDepositRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Makes Australian dollars arrive at a funding instrument or a payment route, as the bank would report them. For an instrument, the answer is the pay-in at its outcome. If the instrument is inactive or funding is disabled, it is held whatever outcome was requested. The same `providerReference` at the same instrument returns the first pay-in and credits nothing. For a route, the answer is the transfer, `detected` or `held`. If `detected`, its deposit becomes final a step later and the transfer advances by itself; if `held`, its deposit is final. The same `providerReference` at the same route returns the latest transfer of that deposit in its current state. An instrument or route that does not accept Australian dollars is `invalid_state`.
   * @summary Simulate a pay-in
   * @param {SandboxApiSimulatePayinRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public simulatePayin(requestParameters: SandboxApiSimulatePayinRequest, options?: RawAxiosRequestConfig) {
    return SandboxApiFp(this.configuration)
      .simulatePayin(requestParameters.idempotencyKey, requestParameters.simulatePayinRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }
}

/**
 * TreasuryApi - axios parameter creator
 */
export const TreasuryApiAxiosParamCreator = function (configuration?: Configuration) {
  return {
    /**
     * Executes the quote. The conversion is created `accepted` or, if policy requires a review, `held`, and its source and fee move from available to reserved immediately. The destination is credited when the conversion settles. A quote can be accepted once, until `expiresAt`. If the market has moved too far against the service since the quote was made, it is `quote_slippage_exceeded`. A refused acceptance creates and reserves nothing.
     * @summary Accept a conversion quote
     * @param {string} id The quote (&#x60;quo_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AcceptConversionQuoteRequest} [acceptConversionQuoteRequest]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    acceptConversionQuote: async (
      id: string,
      idempotencyKey: string,
      acceptConversionQuoteRequest?: AcceptConversionQuoteRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('acceptConversionQuote', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('acceptConversionQuote', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/treasury/conversion-quotes/{id}/accept`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        acceptConversionQuoteRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Cancels a payout that is `accepted` or `held`, and frees what it reserved: it becomes `failed` with the `failureCode` `canceled`. It is possible until its order is handed to a provider: after that, also while nobody knows whether the provider has the order, the answer is `invalid_state`. It either wins or loses against the handing over, so a payout is never both cancelled and carried out. No mail about a failed payment is sent.
     * @summary Cancel a payout
     * @param {string} id The payout (&#x60;pay_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CancelOperationRequest} [cancelOperationRequest]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    cancelPayout: async (
      id: string,
      idempotencyKey: string,
      cancelOperationRequest?: CancelOperationRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('cancelPayout', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('cancelPayout', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/treasury/payouts/{id}/cancel`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        cancelOperationRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Cancels a withdrawal that is `accepted` or `held`, and frees what it reserved: it becomes `failed` with the `failureCode` `canceled`. It is possible until its order is handed to a provider: after that, also while nobody knows whether the provider has the order, the answer is `invalid_state`. It either wins or loses against the handing over, so a withdrawal is never both cancelled and carried out. No mail about a failed payment is sent.
     * @summary Cancel a withdrawal
     * @param {string} id The withdrawal (&#x60;wdr_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CancelOperationRequest} [cancelOperationRequest]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    cancelWithdrawal: async (
      id: string,
      idempotencyKey: string,
      cancelOperationRequest?: CancelOperationRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('cancelWithdrawal', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('cancelWithdrawal', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/treasury/withdrawals/{id}/cancel`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        cancelOperationRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Saves a person or a business, with a bank account or a PayID, for repeated payments. It moves no money and does not guarantee that a payout is accepted: evidence, screening, limits and balance are checked when the payout is created. A PayID or ABN with a wrong form or wrong check digits, and a date of birth that is not in the past, are `invalid_request`. A share token that was used before is `identity_evidence_invalid`; a share token without a connected identity provider is `capability_disabled`.
     * @summary Create a beneficiary
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateBeneficiaryRequest} createBeneficiaryRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createBeneficiary: async (
      idempotencyKey: string,
      createBeneficiaryRequest: CreateBeneficiaryRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createBeneficiary', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createBeneficiaryRequest' is not null or undefined
      assertParamExists('createBeneficiary', 'createBeneficiaryRequest', createBeneficiaryRequest);
      const localVarPath = `/v1/treasury/beneficiaries`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createBeneficiaryRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Creates an exact offer to exchange one balance for another. Fix the amount of one side; the other is computed exactly, and rounded down if it is what you receive, up if it is what you give. The offer reserves nothing and is valid until `expiresAt`. The same asset on both sides, a network for Australian dollars, and more decimals than the asset has are `invalid_request`. A destination that rounds to zero is `amount_below_minimum`.
     * @summary Create a conversion quote
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateConversionQuoteRequest} createConversionQuoteRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createConversionQuote: async (
      idempotencyKey: string,
      createConversionQuoteRequest: CreateConversionQuoteRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createConversionQuote', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createConversionQuoteRequest' is not null or undefined
      assertParamExists(
        'createConversionQuote',
        'createConversionQuoteRequest',
        createConversionQuoteRequest,
      );
      const localVarPath = `/v1/treasury/conversion-quotes`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createConversionQuoteRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Saves an address for withdrawals of one stablecoin on one network. It moves no money. The address must be valid on its network; the zero address and the addresses of token contracts are refused.
     * @summary Create a destination
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateDestinationRequest} createDestinationRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createDestination: async (
      idempotencyKey: string,
      createDestinationRequest: CreateDestinationRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createDestination', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createDestinationRequest' is not null or undefined
      assertParamExists('createDestination', 'createDestinationRequest', createDestinationRequest);
      const localVarPath = `/v1/treasury/destinations`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createDestinationRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Issues a bank account in the tenant\'s name for Australian dollars, optionally with a PayID, or an address for one stablecoin on one network. It moves no money. What arrives becomes a pay-in or a deposit. A new account or PayID can take a few minutes to activate for real-time payments: show `activationMessage` to anyone who relies on it.
     * @summary Create a funding instrument
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateFundingInstrumentRequest} createFundingInstrumentRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createFundingInstrument: async (
      idempotencyKey: string,
      createFundingInstrumentRequest: CreateFundingInstrumentRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createFundingInstrument', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createFundingInstrumentRequest' is not null or undefined
      assertParamExists(
        'createFundingInstrument',
        'createFundingInstrumentRequest',
        createFundingInstrumentRequest,
      );
      const localVarPath = `/v1/treasury/funding-instruments`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createFundingInstrumentRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Submits a share token of the identity provider as evidence of the beneficiary\'s identity. The evidence is `pending` until the identity provider decides. A token works once: if it was used before, for any beneficiary, it is `identity_evidence_invalid`. If no identity provider is connected, the answer is `capability_disabled`.
     * @summary Submit identity evidence
     * @param {string} id The beneficiary (&#x60;ben_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateIdentityEvidenceRequest} createIdentityEvidenceRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createIdentityEvidence: async (
      id: string,
      idempotencyKey: string,
      createIdentityEvidenceRequest: CreateIdentityEvidenceRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('createIdentityEvidence', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createIdentityEvidence', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createIdentityEvidenceRequest' is not null or undefined
      assertParamExists(
        'createIdentityEvidence',
        'createIdentityEvidenceRequest',
        createIdentityEvidenceRequest,
      );
      const localVarPath = `/v1/treasury/beneficiaries/{id}/identity-evidence`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createIdentityEvidenceRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Pays Australian dollars to a beneficiary. If policy and balance allow it, the payout is created `accepted` and its amount and fee move from available to reserved immediately. If policy requires a review, it is created `held` with the same reservation. The bank payment follows: poll the payout until it is `settled`, `failed` or `returned`. A refused request creates and reserves nothing. The remitter, the beneficiary\'s details and the fee are captured here; later changes do not affect them.
     * @summary Create a payout
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreatePayoutRequest} createPayoutRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createPayout: async (
      idempotencyKey: string,
      createPayoutRequest: CreatePayoutRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createPayout', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createPayoutRequest' is not null or undefined
      assertParamExists('createPayout', 'createPayoutRequest', createPayoutRequest);
      const localVarPath = `/v1/treasury/payouts`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createPayoutRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Sends a stablecoin to a saved destination. If policy and balance allow it, the withdrawal is created `accepted` and its amount and fee move from available to reserved immediately. If policy requires a review, it is created `held` with the same reservation. The transfer on the chain follows: poll the withdrawal until it is `settled` or `failed`. A refused request creates and reserves nothing. The destination and the fee are captured here; later changes do not affect them.
     * @summary Create a withdrawal
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateWithdrawalRequest} createWithdrawalRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createWithdrawal: async (
      idempotencyKey: string,
      createWithdrawalRequest: CreateWithdrawalRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createWithdrawal', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createWithdrawalRequest' is not null or undefined
      assertParamExists('createWithdrawal', 'createWithdrawalRequest', createWithdrawalRequest);
      const localVarPath = `/v1/treasury/withdrawals`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createWithdrawalRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Deactivates the beneficiary permanently. New payouts to it are refused; existing payouts continue with the details that they captured. A second deactivation is `invalid_state`.
     * @summary Deactivate a beneficiary
     * @param {string} id The beneficiary (&#x60;ben_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    deactivateBeneficiary: async (
      id: string,
      idempotencyKey: string,
      body?: object,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('deactivateBeneficiary', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('deactivateBeneficiary', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/treasury/beneficiaries/{id}/deactivate`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(body, localVarRequestOptions, configuration);

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Deactivates the destination permanently. New withdrawals to it are refused; existing withdrawals continue with the details that they captured. A second deactivation is `invalid_state`.
     * @summary Deactivate a destination
     * @param {string} id The saved destination (&#x60;dst_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    deactivateDestination: async (
      id: string,
      idempotencyKey: string,
      body?: object,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('deactivateDestination', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('deactivateDestination', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/treasury/destinations/{id}/deactivate`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(body, localVarRequestOptions, configuration);

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Deactivates the instrument permanently. It moves no money. The record stays readable, and earlier pay-ins and deposits stay linked to it; money that still arrives is held for a review. A second deactivation is `invalid_state`.
     * @summary Deactivate a funding instrument
     * @param {string} id The funding instrument (&#x60;fin_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    deactivateFundingInstrument: async (
      id: string,
      idempotencyKey: string,
      body?: object,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('deactivateFundingInstrument', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('deactivateFundingInstrument', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/treasury/funding-instruments/{id}/deactivate`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(body, localVarRequestOptions, configuration);

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows where a balance comes from: the movements of the asset up to and including a time, summed by kind.
     * @summary Explain a balance
     * @param {Asset} asset The asset whose balance to explain.
     * @param {string} [asOf] The time to look at, inclusive; now if omitted. A time in the future is &#x60;invalid_request&#x60;.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    explainBalance: async (
      asset: Asset,
      asOf?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'asset' is not null or undefined
      assertParamExists('explainBalance', 'asset', asset);
      const localVarPath = `/v1/treasury/balances/explain`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (asset !== undefined) {
        localVarQueryParameter['asset'] = asset;
      }

      if (asOf !== undefined) {
        localVarQueryParameter['asOf'] = (asOf as any) instanceof Date ? (asOf as any).toISOString() : asOf;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Streams every movement of the wallet as newline-delimited JSON, oldest first, one `LedgerLine` per line with its hash and the hash of the previous line. Anyone can verify the chain offline: each hash covers `previousHash` followed by the canonical JSON (RFC 8785) of the line without `hash`, `previousHash` and `operationStatus`, the sequence counts up from 1 without gaps, and the last line is the head. The export of an empty ledger is empty.
     * @summary Export the ledger
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    exportLedger: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/ledger/export`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/x-ndjson,application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows the balances at a time in the past, or now. They include every movement up to and including that time. Only `pending` is always the current one.
     * @summary Get the balances
     * @param {string} [asOf] The time to look at, inclusive; now if omitted. A time in the future is &#x60;invalid_request&#x60;.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getBalances: async (asOf?: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/balances`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (asOf !== undefined) {
        localVarQueryParameter['asOf'] = (asOf as any) instanceof Date ? (asOf as any).toISOString() : asOf;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one beneficiary, active or not.
     * @summary Get a beneficiary
     * @param {string} id The beneficiary (&#x60;ben_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getBeneficiary: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getBeneficiary', 'id', id);
      const localVarPath = `/v1/treasury/beneficiaries/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one conversion in its current state, with its status history and all its movements in both assets.
     * @summary Get a conversion
     * @param {string} id The conversion (&#x60;cnv_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getConversion: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getConversion', 'id', id);
      const localVarPath = `/v1/treasury/conversions/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one quote in its current state. If it was accepted, `conversionId` names its conversion.
     * @summary Get a conversion quote
     * @param {string} id The quote (&#x60;quo_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getConversionQuote: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getConversionQuote', 'id', id);
      const localVarPath = `/v1/treasury/conversion-quotes/{id}`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one deposit. Follow `nextAction` until it is credited or returned. When it is credited, `movementId` names the movement that added its net amount to the wallet. It is credited only after its network has confirmed it irreversibly (`finalityReached`) and it has been screened.
     * @summary Get a deposit
     * @param {string} id The deposit (&#x60;dep_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getDeposit: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getDeposit', 'id', id);
      const localVarPath = `/v1/treasury/deposits/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one saved destination, active or not.
     * @summary Get a destination
     * @param {string} id The saved destination (&#x60;dst_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getDestination: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getDestination', 'id', id);
      const localVarPath = `/v1/treasury/destinations/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows the configuration in effect: the limits, capabilities, fees and policies that new records are checked against.
     * @summary Get the effective configuration
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getEffectiveConfiguration: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/configurations/effective`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one funding instrument, active or not.
     * @summary Get a funding instrument
     * @param {string} id The funding instrument (&#x60;fin_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getFundingInstrument: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getFundingInstrument', 'id', id);
      const localVarPath = `/v1/treasury/funding-instruments/{id}`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows the sequence number and the hash of the wallet\'s newest movement. Store it outside the service: if the chain of a later export does not contain it, the export was truncated or rewritten.
     * @summary Get the head of the ledger
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getLedgerHead: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/ledger/head`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one pay-in. Follow `nextAction` until it is credited or returned. When it is credited, `movementId` names the movement that added its net amount to the wallet.
     * @summary Get a pay-in
     * @param {string} id The pay-in (&#x60;pin_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getPayin: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getPayin', 'id', id);
      const localVarPath = `/v1/treasury/payins/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one payout in its current state, with its status history and all its movements.
     * @summary Get a payout
     * @param {string} id The payout (&#x60;pay_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getPayout: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getPayout', 'id', id);
      const localVarPath = `/v1/treasury/payouts/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one movement with its position in the wallet\'s history and its hash.
     * @summary Get a wallet movement
     * @param {string} id The movement (&#x60;mov_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getTransaction: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getTransaction', 'id', id);
      const localVarPath = `/v1/treasury/transactions/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows the whole wallet at one time: its balances, the configuration in effect, the newest funding instruments, receipts, destinations and movements, and what can be used now. The answer is one snapshot, so balances and movements agree.
     * @summary Get the Treasury overview
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getTreasury: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows the account\'s defaults for payouts.
     * @summary Get the Treasury settings
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getTreasurySettings: async (options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/settings`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one withdrawal in its current state, with its status history, all its movements, and its transaction on the chain.
     * @summary Get a withdrawal
     * @param {string} id The withdrawal (&#x60;wdr_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getWithdrawal: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getWithdrawal', 'id', id);
      const localVarPath = `/v1/treasury/withdrawals/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the tenant\'s beneficiaries, newest first. `from` and `to` filter by `createdAt`. The next page is in the `Link` header.
     * @summary List beneficiaries
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {RecordStatus} [status] Only records that are active, or only those that are inactive.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listBeneficiaries: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: RecordStatus,
      externalReference?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/beneficiaries`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (externalReference !== undefined) {
        localVarQueryParameter['externalReference'] = externalReference;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the tenant\'s quotes, newest first. `from` and `to` filter by `createdAt`.
     * @summary List conversion quotes
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {ConversionQuoteStatus} [status] Only quotes that have this status now.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listConversionQuotes: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: ConversionQuoteStatus,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/conversion-quotes`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the tenant\'s conversions, newest first. `from` and `to` filter by `createdAt`.
     * @summary List conversions
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {OperationStatus} [status] Only what belongs to operations that have this status now.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listConversions: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: OperationStatus,
      externalReference?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/conversions`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (externalReference !== undefined) {
        localVarQueryParameter['externalReference'] = externalReference;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists stablecoin deposits, newest first. Only credited deposits can be spent. `from` and `to` filter by `occurredAt`. The next page is in the `Link` header.
     * @summary List deposits
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {DepositStatus} [status] Only deposits that have this status now.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listDeposits: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: DepositStatus,
      externalReference?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/deposits`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (externalReference !== undefined) {
        localVarQueryParameter['externalReference'] = externalReference;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the tenant\'s saved destinations, newest first. `from` and `to` filter by `createdAt`.
     * @summary List destinations
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {RecordStatus} [status] Only records that are active, or only those that are inactive.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listDestinations: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: RecordStatus,
      externalReference?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/destinations`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (externalReference !== undefined) {
        localVarQueryParameter['externalReference'] = externalReference;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the tenant\'s funding instruments, newest first. `from` and `to` filter by `createdAt`.
     * @summary List funding instruments
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {RecordStatus} [status] Only records that are active, or only those that are inactive.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listFundingInstruments: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: RecordStatus,
      externalReference?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/funding-instruments`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (externalReference !== undefined) {
        localVarQueryParameter['externalReference'] = externalReference;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the evidence of one beneficiary, newest first. `from` and `to` filter by `createdAt`.
     * @summary List identity evidence
     * @param {string} id The beneficiary (&#x60;ben_…&#x60;).
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {IdentityEvidenceStatus} [status] Only evidence that has this status now.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listIdentityEvidence: async (
      id: string,
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: IdentityEvidenceStatus,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('listIdentityEvidence', 'id', id);
      const localVarPath = `/v1/treasury/beneficiaries/{id}/identity-evidence`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists pay-ins, newest first. Only credited pay-ins can be spent. `from` and `to` filter by `occurredAt`. The next page is in the `Link` header.
     * @summary List pay-ins
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {PayinStatus} [status] Only pay-ins that have this status now.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listPayins: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: PayinStatus,
      externalReference?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/payins`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (externalReference !== undefined) {
        localVarQueryParameter['externalReference'] = externalReference;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the tenant\'s payouts, newest first. `from` and `to` filter by `createdAt`.
     * @summary List payouts
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {OperationStatus} [status] Only what belongs to operations that have this status now.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {string} [beneficiaryId] Only payouts to this beneficiary. An unknown one gives an empty list.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listPayouts: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: OperationStatus,
      externalReference?: string,
      beneficiaryId?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/payouts`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (externalReference !== undefined) {
        localVarQueryParameter['externalReference'] = externalReference;
      }

      if (beneficiaryId !== undefined) {
        localVarQueryParameter['beneficiaryId'] = beneficiaryId;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the movements of the wallet in all assets, newest first. A movement never changes, but the operation that it belongs to can still be in progress. `status` filters by that operation\'s current status, so movements without an operation do not match; `from` and `to` filter by `occurredAt`. The page contains no bank details and no saved addresses.
     * @summary List wallet movements
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {OperationStatus} [status] Only what belongs to operations that have this status now.
     * @param {MovementKind} [kind] Only movements of this kind.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listTransactions: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: OperationStatus,
      kind?: MovementKind,
      externalReference?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/transactions`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (kind !== undefined) {
        localVarQueryParameter['kind'] = kind;
      }

      if (externalReference !== undefined) {
        localVarQueryParameter['externalReference'] = externalReference;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the tenant\'s withdrawals, newest first. `from` and `to` filter by `createdAt`.
     * @summary List withdrawals
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {OperationStatus} [status] Only what belongs to operations that have this status now.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {string} [destinationId] Only withdrawals to this destination. An unknown one gives an empty list.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listWithdrawals: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: OperationStatus,
      externalReference?: string,
      destinationId?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/treasury/withdrawals`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (externalReference !== undefined) {
        localVarQueryParameter['externalReference'] = externalReference;
      }

      if (destinationId !== undefined) {
        localVarQueryParameter['destinationId'] = destinationId;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows what this payout would cost and whether it would be accepted now, by the same checks in the same order. It creates and reserves nothing and is not binding: creating the payout repeats all checks. A request that breaks the contract, an unknown identifier and an inactive beneficiary are errors, as when creating it; every other refusal is answered with `canProceed` false and its code in `holdReason`.
     * @summary Preview a payout
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {PreviewPayoutRequest} previewPayoutRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    previewPayout: async (
      idempotencyKey: string,
      previewPayoutRequest: PreviewPayoutRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('previewPayout', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'previewPayoutRequest' is not null or undefined
      assertParamExists('previewPayout', 'previewPayoutRequest', previewPayoutRequest);
      const localVarPath = `/v1/treasury/payouts/preview`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        previewPayoutRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows what this withdrawal would cost and whether it would be accepted now, by the same checks in the same order. It creates and reserves nothing and is not binding: creating the withdrawal repeats all checks. A request that breaks the contract, an unknown identifier and an inactive destination are errors, as when creating it; every other refusal is answered with `canProceed` false and its code in `holdReason`.
     * @summary Preview a withdrawal
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {PreviewWithdrawalRequest} previewWithdrawalRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    previewWithdrawal: async (
      idempotencyKey: string,
      previewWithdrawalRequest: PreviewWithdrawalRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('previewWithdrawal', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'previewWithdrawalRequest' is not null or undefined
      assertParamExists('previewWithdrawal', 'previewWithdrawalRequest', previewWithdrawalRequest);
      const localVarPath = `/v1/treasury/withdrawals/preview`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        previewWithdrawalRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Changes the given settings and leaves the rest. They apply to payouts created and transfers detected afterwards; existing ones keep what they captured. While `poboEnabled` is false, payouts cannot be made in the tenant\'s name: a body with `payoutRemitter: tenant` or `poboEnabled: false` that contradicts the stored other value is `invalid_state`.
     * @summary Change the Treasury settings
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {UpdateTreasurySettingsRequest} updateTreasurySettingsRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    updateTreasurySettings: async (
      idempotencyKey: string,
      updateTreasurySettingsRequest: UpdateTreasurySettingsRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('updateTreasurySettings', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'updateTreasurySettingsRequest' is not null or undefined
      assertParamExists(
        'updateTreasurySettings',
        'updateTreasurySettingsRequest',
        updateTreasurySettingsRequest,
      );
      const localVarPath = `/v1/treasury/settings`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'PUT', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        updateTreasurySettingsRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
  };
};

/**
 * TreasuryApi - functional programming interface
 */
export const TreasuryApiFp = function (configuration?: Configuration) {
  const localVarAxiosParamCreator = TreasuryApiAxiosParamCreator(configuration);
  return {
    /**
     * Executes the quote. The conversion is created `accepted` or, if policy requires a review, `held`, and its source and fee move from available to reserved immediately. The destination is credited when the conversion settles. A quote can be accepted once, until `expiresAt`. If the market has moved too far against the service since the quote was made, it is `quote_slippage_exceeded`. A refused acceptance creates and reserves nothing.
     * @summary Accept a conversion quote
     * @param {string} id The quote (&#x60;quo_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {AcceptConversionQuoteRequest} [acceptConversionQuoteRequest]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async acceptConversionQuote(
      id: string,
      idempotencyKey: string,
      acceptConversionQuoteRequest?: AcceptConversionQuoteRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Conversion>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.acceptConversionQuote(
        id,
        idempotencyKey,
        acceptConversionQuoteRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.acceptConversionQuote']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Cancels a payout that is `accepted` or `held`, and frees what it reserved: it becomes `failed` with the `failureCode` `canceled`. It is possible until its order is handed to a provider: after that, also while nobody knows whether the provider has the order, the answer is `invalid_state`. It either wins or loses against the handing over, so a payout is never both cancelled and carried out. No mail about a failed payment is sent.
     * @summary Cancel a payout
     * @param {string} id The payout (&#x60;pay_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CancelOperationRequest} [cancelOperationRequest]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async cancelPayout(
      id: string,
      idempotencyKey: string,
      cancelOperationRequest?: CancelOperationRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Payout>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.cancelPayout(
        id,
        idempotencyKey,
        cancelOperationRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.cancelPayout']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Cancels a withdrawal that is `accepted` or `held`, and frees what it reserved: it becomes `failed` with the `failureCode` `canceled`. It is possible until its order is handed to a provider: after that, also while nobody knows whether the provider has the order, the answer is `invalid_state`. It either wins or loses against the handing over, so a withdrawal is never both cancelled and carried out. No mail about a failed payment is sent.
     * @summary Cancel a withdrawal
     * @param {string} id The withdrawal (&#x60;wdr_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CancelOperationRequest} [cancelOperationRequest]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async cancelWithdrawal(
      id: string,
      idempotencyKey: string,
      cancelOperationRequest?: CancelOperationRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Withdrawal>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.cancelWithdrawal(
        id,
        idempotencyKey,
        cancelOperationRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.cancelWithdrawal']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Saves a person or a business, with a bank account or a PayID, for repeated payments. It moves no money and does not guarantee that a payout is accepted: evidence, screening, limits and balance are checked when the payout is created. A PayID or ABN with a wrong form or wrong check digits, and a date of birth that is not in the past, are `invalid_request`. A share token that was used before is `identity_evidence_invalid`; a share token without a connected identity provider is `capability_disabled`.
     * @summary Create a beneficiary
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateBeneficiaryRequest} createBeneficiaryRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createBeneficiary(
      idempotencyKey: string,
      createBeneficiaryRequest: CreateBeneficiaryRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Beneficiary>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createBeneficiary(
        idempotencyKey,
        createBeneficiaryRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.createBeneficiary']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Creates an exact offer to exchange one balance for another. Fix the amount of one side; the other is computed exactly, and rounded down if it is what you receive, up if it is what you give. The offer reserves nothing and is valid until `expiresAt`. The same asset on both sides, a network for Australian dollars, and more decimals than the asset has are `invalid_request`. A destination that rounds to zero is `amount_below_minimum`.
     * @summary Create a conversion quote
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateConversionQuoteRequest} createConversionQuoteRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createConversionQuote(
      idempotencyKey: string,
      createConversionQuoteRequest: CreateConversionQuoteRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ConversionQuote>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createConversionQuote(
        idempotencyKey,
        createConversionQuoteRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.createConversionQuote']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Saves an address for withdrawals of one stablecoin on one network. It moves no money. The address must be valid on its network; the zero address and the addresses of token contracts are refused.
     * @summary Create a destination
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateDestinationRequest} createDestinationRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createDestination(
      idempotencyKey: string,
      createDestinationRequest: CreateDestinationRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<StablecoinDestination>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createDestination(
        idempotencyKey,
        createDestinationRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.createDestination']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Issues a bank account in the tenant\'s name for Australian dollars, optionally with a PayID, or an address for one stablecoin on one network. It moves no money. What arrives becomes a pay-in or a deposit. A new account or PayID can take a few minutes to activate for real-time payments: show `activationMessage` to anyone who relies on it.
     * @summary Create a funding instrument
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateFundingInstrumentRequest} createFundingInstrumentRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createFundingInstrument(
      idempotencyKey: string,
      createFundingInstrumentRequest: CreateFundingInstrumentRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<FundingInstrument>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createFundingInstrument(
        idempotencyKey,
        createFundingInstrumentRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.createFundingInstrument']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Submits a share token of the identity provider as evidence of the beneficiary\'s identity. The evidence is `pending` until the identity provider decides. A token works once: if it was used before, for any beneficiary, it is `identity_evidence_invalid`. If no identity provider is connected, the answer is `capability_disabled`.
     * @summary Submit identity evidence
     * @param {string} id The beneficiary (&#x60;ben_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateIdentityEvidenceRequest} createIdentityEvidenceRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createIdentityEvidence(
      id: string,
      idempotencyKey: string,
      createIdentityEvidenceRequest: CreateIdentityEvidenceRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<IdentityEvidence>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createIdentityEvidence(
        id,
        idempotencyKey,
        createIdentityEvidenceRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.createIdentityEvidence']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Pays Australian dollars to a beneficiary. If policy and balance allow it, the payout is created `accepted` and its amount and fee move from available to reserved immediately. If policy requires a review, it is created `held` with the same reservation. The bank payment follows: poll the payout until it is `settled`, `failed` or `returned`. A refused request creates and reserves nothing. The remitter, the beneficiary\'s details and the fee are captured here; later changes do not affect them.
     * @summary Create a payout
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreatePayoutRequest} createPayoutRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createPayout(
      idempotencyKey: string,
      createPayoutRequest: CreatePayoutRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Payout>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createPayout(
        idempotencyKey,
        createPayoutRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.createPayout']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Sends a stablecoin to a saved destination. If policy and balance allow it, the withdrawal is created `accepted` and its amount and fee move from available to reserved immediately. If policy requires a review, it is created `held` with the same reservation. The transfer on the chain follows: poll the withdrawal until it is `settled` or `failed`. A refused request creates and reserves nothing. The destination and the fee are captured here; later changes do not affect them.
     * @summary Create a withdrawal
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateWithdrawalRequest} createWithdrawalRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createWithdrawal(
      idempotencyKey: string,
      createWithdrawalRequest: CreateWithdrawalRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Withdrawal>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createWithdrawal(
        idempotencyKey,
        createWithdrawalRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.createWithdrawal']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Deactivates the beneficiary permanently. New payouts to it are refused; existing payouts continue with the details that they captured. A second deactivation is `invalid_state`.
     * @summary Deactivate a beneficiary
     * @param {string} id The beneficiary (&#x60;ben_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async deactivateBeneficiary(
      id: string,
      idempotencyKey: string,
      body?: object,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Beneficiary>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.deactivateBeneficiary(
        id,
        idempotencyKey,
        body,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.deactivateBeneficiary']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Deactivates the destination permanently. New withdrawals to it are refused; existing withdrawals continue with the details that they captured. A second deactivation is `invalid_state`.
     * @summary Deactivate a destination
     * @param {string} id The saved destination (&#x60;dst_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async deactivateDestination(
      id: string,
      idempotencyKey: string,
      body?: object,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<StablecoinDestination>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.deactivateDestination(
        id,
        idempotencyKey,
        body,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.deactivateDestination']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Deactivates the instrument permanently. It moves no money. The record stays readable, and earlier pay-ins and deposits stay linked to it; money that still arrives is held for a review. A second deactivation is `invalid_state`.
     * @summary Deactivate a funding instrument
     * @param {string} id The funding instrument (&#x60;fin_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async deactivateFundingInstrument(
      id: string,
      idempotencyKey: string,
      body?: object,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<FundingInstrument>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.deactivateFundingInstrument(
        id,
        idempotencyKey,
        body,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.deactivateFundingInstrument']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows where a balance comes from: the movements of the asset up to and including a time, summed by kind.
     * @summary Explain a balance
     * @param {Asset} asset The asset whose balance to explain.
     * @param {string} [asOf] The time to look at, inclusive; now if omitted. A time in the future is &#x60;invalid_request&#x60;.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async explainBalance(
      asset: Asset,
      asOf?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<BalanceExplanation>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.explainBalance(asset, asOf, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.explainBalance']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Streams every movement of the wallet as newline-delimited JSON, oldest first, one `LedgerLine` per line with its hash and the hash of the previous line. Anyone can verify the chain offline: each hash covers `previousHash` followed by the canonical JSON (RFC 8785) of the line without `hash`, `previousHash` and `operationStatus`, the sequence counts up from 1 without gaps, and the last line is the head. The export of an empty ledger is empty.
     * @summary Export the ledger
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async exportLedger(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<string>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.exportLedger(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.exportLedger']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows the balances at a time in the past, or now. They include every movement up to and including that time. Only `pending` is always the current one.
     * @summary Get the balances
     * @param {string} [asOf] The time to look at, inclusive; now if omitted. A time in the future is &#x60;invalid_request&#x60;.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getBalances(
      asOf?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<BalancesAsOf>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getBalances(asOf, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getBalances']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one beneficiary, active or not.
     * @summary Get a beneficiary
     * @param {string} id The beneficiary (&#x60;ben_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getBeneficiary(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Beneficiary>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getBeneficiary(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getBeneficiary']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one conversion in its current state, with its status history and all its movements in both assets.
     * @summary Get a conversion
     * @param {string} id The conversion (&#x60;cnv_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getConversion(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Conversion>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getConversion(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getConversion']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one quote in its current state. If it was accepted, `conversionId` names its conversion.
     * @summary Get a conversion quote
     * @param {string} id The quote (&#x60;quo_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getConversionQuote(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ConversionQuote>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getConversionQuote(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getConversionQuote']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one deposit. Follow `nextAction` until it is credited or returned. When it is credited, `movementId` names the movement that added its net amount to the wallet. It is credited only after its network has confirmed it irreversibly (`finalityReached`) and it has been screened.
     * @summary Get a deposit
     * @param {string} id The deposit (&#x60;dep_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getDeposit(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Deposit>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getDeposit(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getDeposit']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one saved destination, active or not.
     * @summary Get a destination
     * @param {string} id The saved destination (&#x60;dst_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getDestination(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<StablecoinDestination>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getDestination(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getDestination']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows the configuration in effect: the limits, capabilities, fees and policies that new records are checked against.
     * @summary Get the effective configuration
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getEffectiveConfiguration(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<TreasuryConfiguration>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getEffectiveConfiguration(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getEffectiveConfiguration']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one funding instrument, active or not.
     * @summary Get a funding instrument
     * @param {string} id The funding instrument (&#x60;fin_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getFundingInstrument(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<FundingInstrument>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getFundingInstrument(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getFundingInstrument']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows the sequence number and the hash of the wallet\'s newest movement. Store it outside the service: if the chain of a later export does not contain it, the export was truncated or rewritten.
     * @summary Get the head of the ledger
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getLedgerHead(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<LedgerHead>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getLedgerHead(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getLedgerHead']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one pay-in. Follow `nextAction` until it is credited or returned. When it is credited, `movementId` names the movement that added its net amount to the wallet.
     * @summary Get a pay-in
     * @param {string} id The pay-in (&#x60;pin_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getPayin(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Payin>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getPayin(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getPayin']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one payout in its current state, with its status history and all its movements.
     * @summary Get a payout
     * @param {string} id The payout (&#x60;pay_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getPayout(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Payout>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getPayout(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getPayout']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one movement with its position in the wallet\'s history and its hash.
     * @summary Get a wallet movement
     * @param {string} id The movement (&#x60;mov_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getTransaction(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<MovementDetail>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getTransaction(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getTransaction']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows the whole wallet at one time: its balances, the configuration in effect, the newest funding instruments, receipts, destinations and movements, and what can be used now. The answer is one snapshot, so balances and movements agree.
     * @summary Get the Treasury overview
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getTreasury(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<TreasuryOverview>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getTreasury(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getTreasury']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows the account\'s defaults for payouts.
     * @summary Get the Treasury settings
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getTreasurySettings(
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<TreasurySettings>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getTreasurySettings(options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getTreasurySettings']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one withdrawal in its current state, with its status history, all its movements, and its transaction on the chain.
     * @summary Get a withdrawal
     * @param {string} id The withdrawal (&#x60;wdr_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getWithdrawal(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Withdrawal>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getWithdrawal(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.getWithdrawal']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the tenant\'s beneficiaries, newest first. `from` and `to` filter by `createdAt`. The next page is in the `Link` header.
     * @summary List beneficiaries
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {RecordStatus} [status] Only records that are active, or only those that are inactive.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listBeneficiaries(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: RecordStatus,
      externalReference?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<BeneficiaryList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listBeneficiaries(
        limit,
        cursor,
        from,
        to,
        status,
        externalReference,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.listBeneficiaries']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the tenant\'s quotes, newest first. `from` and `to` filter by `createdAt`.
     * @summary List conversion quotes
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {ConversionQuoteStatus} [status] Only quotes that have this status now.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listConversionQuotes(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: ConversionQuoteStatus,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ConversionQuoteList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listConversionQuotes(
        limit,
        cursor,
        from,
        to,
        status,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.listConversionQuotes']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the tenant\'s conversions, newest first. `from` and `to` filter by `createdAt`.
     * @summary List conversions
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {OperationStatus} [status] Only what belongs to operations that have this status now.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listConversions(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: OperationStatus,
      externalReference?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<ConversionList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listConversions(
        limit,
        cursor,
        from,
        to,
        status,
        externalReference,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.listConversions']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists stablecoin deposits, newest first. Only credited deposits can be spent. `from` and `to` filter by `occurredAt`. The next page is in the `Link` header.
     * @summary List deposits
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {DepositStatus} [status] Only deposits that have this status now.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listDeposits(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: DepositStatus,
      externalReference?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<DepositList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listDeposits(
        limit,
        cursor,
        from,
        to,
        status,
        externalReference,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.listDeposits']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the tenant\'s saved destinations, newest first. `from` and `to` filter by `createdAt`.
     * @summary List destinations
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {RecordStatus} [status] Only records that are active, or only those that are inactive.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listDestinations(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: RecordStatus,
      externalReference?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<DestinationList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listDestinations(
        limit,
        cursor,
        from,
        to,
        status,
        externalReference,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.listDestinations']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the tenant\'s funding instruments, newest first. `from` and `to` filter by `createdAt`.
     * @summary List funding instruments
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {RecordStatus} [status] Only records that are active, or only those that are inactive.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listFundingInstruments(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: RecordStatus,
      externalReference?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<FundingInstrumentList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listFundingInstruments(
        limit,
        cursor,
        from,
        to,
        status,
        externalReference,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.listFundingInstruments']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the evidence of one beneficiary, newest first. `from` and `to` filter by `createdAt`.
     * @summary List identity evidence
     * @param {string} id The beneficiary (&#x60;ben_…&#x60;).
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {IdentityEvidenceStatus} [status] Only evidence that has this status now.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listIdentityEvidence(
      id: string,
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: IdentityEvidenceStatus,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<IdentityEvidenceList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listIdentityEvidence(
        id,
        limit,
        cursor,
        from,
        to,
        status,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.listIdentityEvidence']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists pay-ins, newest first. Only credited pay-ins can be spent. `from` and `to` filter by `occurredAt`. The next page is in the `Link` header.
     * @summary List pay-ins
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {PayinStatus} [status] Only pay-ins that have this status now.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listPayins(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: PayinStatus,
      externalReference?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<PayinList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listPayins(
        limit,
        cursor,
        from,
        to,
        status,
        externalReference,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.listPayins']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the tenant\'s payouts, newest first. `from` and `to` filter by `createdAt`.
     * @summary List payouts
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {OperationStatus} [status] Only what belongs to operations that have this status now.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {string} [beneficiaryId] Only payouts to this beneficiary. An unknown one gives an empty list.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listPayouts(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: OperationStatus,
      externalReference?: string,
      beneficiaryId?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<PayoutList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listPayouts(
        limit,
        cursor,
        from,
        to,
        status,
        externalReference,
        beneficiaryId,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.listPayouts']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the movements of the wallet in all assets, newest first. A movement never changes, but the operation that it belongs to can still be in progress. `status` filters by that operation\'s current status, so movements without an operation do not match; `from` and `to` filter by `occurredAt`. The page contains no bank details and no saved addresses.
     * @summary List wallet movements
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {OperationStatus} [status] Only what belongs to operations that have this status now.
     * @param {MovementKind} [kind] Only movements of this kind.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listTransactions(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: OperationStatus,
      kind?: MovementKind,
      externalReference?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<MovementList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listTransactions(
        limit,
        cursor,
        from,
        to,
        status,
        kind,
        externalReference,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.listTransactions']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the tenant\'s withdrawals, newest first. `from` and `to` filter by `createdAt`.
     * @summary List withdrawals
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {OperationStatus} [status] Only what belongs to operations that have this status now.
     * @param {string} [externalReference] Only records with exactly this external reference.
     * @param {string} [destinationId] Only withdrawals to this destination. An unknown one gives an empty list.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listWithdrawals(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: OperationStatus,
      externalReference?: string,
      destinationId?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<WithdrawalList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listWithdrawals(
        limit,
        cursor,
        from,
        to,
        status,
        externalReference,
        destinationId,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.listWithdrawals']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows what this payout would cost and whether it would be accepted now, by the same checks in the same order. It creates and reserves nothing and is not binding: creating the payout repeats all checks. A request that breaks the contract, an unknown identifier and an inactive beneficiary are errors, as when creating it; every other refusal is answered with `canProceed` false and its code in `holdReason`.
     * @summary Preview a payout
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {PreviewPayoutRequest} previewPayoutRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async previewPayout(
      idempotencyKey: string,
      previewPayoutRequest: PreviewPayoutRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<PayoutPreview>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.previewPayout(
        idempotencyKey,
        previewPayoutRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.previewPayout']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows what this withdrawal would cost and whether it would be accepted now, by the same checks in the same order. It creates and reserves nothing and is not binding: creating the withdrawal repeats all checks. A request that breaks the contract, an unknown identifier and an inactive destination are errors, as when creating it; every other refusal is answered with `canProceed` false and its code in `holdReason`.
     * @summary Preview a withdrawal
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {PreviewWithdrawalRequest} previewWithdrawalRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async previewWithdrawal(
      idempotencyKey: string,
      previewWithdrawalRequest: PreviewWithdrawalRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<WithdrawalPreview>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.previewWithdrawal(
        idempotencyKey,
        previewWithdrawalRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.previewWithdrawal']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Changes the given settings and leaves the rest. They apply to payouts created and transfers detected afterwards; existing ones keep what they captured. While `poboEnabled` is false, payouts cannot be made in the tenant\'s name: a body with `payoutRemitter: tenant` or `poboEnabled: false` that contradicts the stored other value is `invalid_state`.
     * @summary Change the Treasury settings
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {UpdateTreasurySettingsRequest} updateTreasurySettingsRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async updateTreasurySettings(
      idempotencyKey: string,
      updateTreasurySettingsRequest: UpdateTreasurySettingsRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<TreasurySettings>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.updateTreasurySettings(
        idempotencyKey,
        updateTreasurySettingsRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['TreasuryApi.updateTreasurySettings']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
  };
};

/**
 * TreasuryApi - factory interface
 */
export const TreasuryApiFactory = function (
  configuration?: Configuration,
  basePath?: string,
  axios?: AxiosInstance,
) {
  const localVarFp = TreasuryApiFp(configuration);
  return {
    /**
     * Executes the quote. The conversion is created `accepted` or, if policy requires a review, `held`, and its source and fee move from available to reserved immediately. The destination is credited when the conversion settles. A quote can be accepted once, until `expiresAt`. If the market has moved too far against the service since the quote was made, it is `quote_slippage_exceeded`. A refused acceptance creates and reserves nothing.
     * @summary Accept a conversion quote
     * @param {TreasuryApiAcceptConversionQuoteRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    acceptConversionQuote(
      requestParameters: TreasuryApiAcceptConversionQuoteRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Conversion> {
      return localVarFp
        .acceptConversionQuote(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.acceptConversionQuoteRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Cancels a payout that is `accepted` or `held`, and frees what it reserved: it becomes `failed` with the `failureCode` `canceled`. It is possible until its order is handed to a provider: after that, also while nobody knows whether the provider has the order, the answer is `invalid_state`. It either wins or loses against the handing over, so a payout is never both cancelled and carried out. No mail about a failed payment is sent.
     * @summary Cancel a payout
     * @param {TreasuryApiCancelPayoutRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    cancelPayout(
      requestParameters: TreasuryApiCancelPayoutRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Payout> {
      return localVarFp
        .cancelPayout(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.cancelOperationRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Cancels a withdrawal that is `accepted` or `held`, and frees what it reserved: it becomes `failed` with the `failureCode` `canceled`. It is possible until its order is handed to a provider: after that, also while nobody knows whether the provider has the order, the answer is `invalid_state`. It either wins or loses against the handing over, so a withdrawal is never both cancelled and carried out. No mail about a failed payment is sent.
     * @summary Cancel a withdrawal
     * @param {TreasuryApiCancelWithdrawalRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    cancelWithdrawal(
      requestParameters: TreasuryApiCancelWithdrawalRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Withdrawal> {
      return localVarFp
        .cancelWithdrawal(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.cancelOperationRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Saves a person or a business, with a bank account or a PayID, for repeated payments. It moves no money and does not guarantee that a payout is accepted: evidence, screening, limits and balance are checked when the payout is created. A PayID or ABN with a wrong form or wrong check digits, and a date of birth that is not in the past, are `invalid_request`. A share token that was used before is `identity_evidence_invalid`; a share token without a connected identity provider is `capability_disabled`.
     * @summary Create a beneficiary
     * @param {TreasuryApiCreateBeneficiaryRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createBeneficiary(
      requestParameters: TreasuryApiCreateBeneficiaryRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Beneficiary> {
      return localVarFp
        .createBeneficiary(
          requestParameters.idempotencyKey,
          requestParameters.createBeneficiaryRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Creates an exact offer to exchange one balance for another. Fix the amount of one side; the other is computed exactly, and rounded down if it is what you receive, up if it is what you give. The offer reserves nothing and is valid until `expiresAt`. The same asset on both sides, a network for Australian dollars, and more decimals than the asset has are `invalid_request`. A destination that rounds to zero is `amount_below_minimum`.
     * @summary Create a conversion quote
     * @param {TreasuryApiCreateConversionQuoteRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createConversionQuote(
      requestParameters: TreasuryApiCreateConversionQuoteRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ConversionQuote> {
      return localVarFp
        .createConversionQuote(
          requestParameters.idempotencyKey,
          requestParameters.createConversionQuoteRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Saves an address for withdrawals of one stablecoin on one network. It moves no money. The address must be valid on its network; the zero address and the addresses of token contracts are refused.
     * @summary Create a destination
     * @param {TreasuryApiCreateDestinationRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createDestination(
      requestParameters: TreasuryApiCreateDestinationRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<StablecoinDestination> {
      return localVarFp
        .createDestination(
          requestParameters.idempotencyKey,
          requestParameters.createDestinationRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Issues a bank account in the tenant\'s name for Australian dollars, optionally with a PayID, or an address for one stablecoin on one network. It moves no money. What arrives becomes a pay-in or a deposit. A new account or PayID can take a few minutes to activate for real-time payments: show `activationMessage` to anyone who relies on it.
     * @summary Create a funding instrument
     * @param {TreasuryApiCreateFundingInstrumentRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createFundingInstrument(
      requestParameters: TreasuryApiCreateFundingInstrumentRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<FundingInstrument> {
      return localVarFp
        .createFundingInstrument(
          requestParameters.idempotencyKey,
          requestParameters.createFundingInstrumentRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Submits a share token of the identity provider as evidence of the beneficiary\'s identity. The evidence is `pending` until the identity provider decides. A token works once: if it was used before, for any beneficiary, it is `identity_evidence_invalid`. If no identity provider is connected, the answer is `capability_disabled`.
     * @summary Submit identity evidence
     * @param {TreasuryApiCreateIdentityEvidenceRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createIdentityEvidence(
      requestParameters: TreasuryApiCreateIdentityEvidenceRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<IdentityEvidence> {
      return localVarFp
        .createIdentityEvidence(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.createIdentityEvidenceRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Pays Australian dollars to a beneficiary. If policy and balance allow it, the payout is created `accepted` and its amount and fee move from available to reserved immediately. If policy requires a review, it is created `held` with the same reservation. The bank payment follows: poll the payout until it is `settled`, `failed` or `returned`. A refused request creates and reserves nothing. The remitter, the beneficiary\'s details and the fee are captured here; later changes do not affect them.
     * @summary Create a payout
     * @param {TreasuryApiCreatePayoutRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createPayout(
      requestParameters: TreasuryApiCreatePayoutRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Payout> {
      return localVarFp
        .createPayout(requestParameters.idempotencyKey, requestParameters.createPayoutRequest, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Sends a stablecoin to a saved destination. If policy and balance allow it, the withdrawal is created `accepted` and its amount and fee move from available to reserved immediately. If policy requires a review, it is created `held` with the same reservation. The transfer on the chain follows: poll the withdrawal until it is `settled` or `failed`. A refused request creates and reserves nothing. The destination and the fee are captured here; later changes do not affect them.
     * @summary Create a withdrawal
     * @param {TreasuryApiCreateWithdrawalRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createWithdrawal(
      requestParameters: TreasuryApiCreateWithdrawalRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Withdrawal> {
      return localVarFp
        .createWithdrawal(
          requestParameters.idempotencyKey,
          requestParameters.createWithdrawalRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Deactivates the beneficiary permanently. New payouts to it are refused; existing payouts continue with the details that they captured. A second deactivation is `invalid_state`.
     * @summary Deactivate a beneficiary
     * @param {TreasuryApiDeactivateBeneficiaryRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    deactivateBeneficiary(
      requestParameters: TreasuryApiDeactivateBeneficiaryRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Beneficiary> {
      return localVarFp
        .deactivateBeneficiary(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.body,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Deactivates the destination permanently. New withdrawals to it are refused; existing withdrawals continue with the details that they captured. A second deactivation is `invalid_state`.
     * @summary Deactivate a destination
     * @param {TreasuryApiDeactivateDestinationRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    deactivateDestination(
      requestParameters: TreasuryApiDeactivateDestinationRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<StablecoinDestination> {
      return localVarFp
        .deactivateDestination(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.body,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Deactivates the instrument permanently. It moves no money. The record stays readable, and earlier pay-ins and deposits stay linked to it; money that still arrives is held for a review. A second deactivation is `invalid_state`.
     * @summary Deactivate a funding instrument
     * @param {TreasuryApiDeactivateFundingInstrumentRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    deactivateFundingInstrument(
      requestParameters: TreasuryApiDeactivateFundingInstrumentRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<FundingInstrument> {
      return localVarFp
        .deactivateFundingInstrument(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.body,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows where a balance comes from: the movements of the asset up to and including a time, summed by kind.
     * @summary Explain a balance
     * @param {TreasuryApiExplainBalanceRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    explainBalance(
      requestParameters: TreasuryApiExplainBalanceRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<BalanceExplanation> {
      return localVarFp
        .explainBalance(requestParameters.asset, requestParameters.asOf, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Streams every movement of the wallet as newline-delimited JSON, oldest first, one `LedgerLine` per line with its hash and the hash of the previous line. Anyone can verify the chain offline: each hash covers `previousHash` followed by the canonical JSON (RFC 8785) of the line without `hash`, `previousHash` and `operationStatus`, the sequence counts up from 1 without gaps, and the last line is the head. The export of an empty ledger is empty.
     * @summary Export the ledger
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    exportLedger(options?: RawAxiosRequestConfig): AxiosPromise<string> {
      return localVarFp.exportLedger(options).then((request) => request(axios, basePath));
    },
    /**
     * Shows the balances at a time in the past, or now. They include every movement up to and including that time. Only `pending` is always the current one.
     * @summary Get the balances
     * @param {TreasuryApiGetBalancesRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getBalances(
      requestParameters: TreasuryApiGetBalancesRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<BalancesAsOf> {
      return localVarFp
        .getBalances(requestParameters.asOf, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows one beneficiary, active or not.
     * @summary Get a beneficiary
     * @param {TreasuryApiGetBeneficiaryRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getBeneficiary(
      requestParameters: TreasuryApiGetBeneficiaryRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Beneficiary> {
      return localVarFp
        .getBeneficiary(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows one conversion in its current state, with its status history and all its movements in both assets.
     * @summary Get a conversion
     * @param {TreasuryApiGetConversionRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getConversion(
      requestParameters: TreasuryApiGetConversionRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Conversion> {
      return localVarFp
        .getConversion(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows one quote in its current state. If it was accepted, `conversionId` names its conversion.
     * @summary Get a conversion quote
     * @param {TreasuryApiGetConversionQuoteRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getConversionQuote(
      requestParameters: TreasuryApiGetConversionQuoteRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ConversionQuote> {
      return localVarFp
        .getConversionQuote(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows one deposit. Follow `nextAction` until it is credited or returned. When it is credited, `movementId` names the movement that added its net amount to the wallet. It is credited only after its network has confirmed it irreversibly (`finalityReached`) and it has been screened.
     * @summary Get a deposit
     * @param {TreasuryApiGetDepositRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getDeposit(
      requestParameters: TreasuryApiGetDepositRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Deposit> {
      return localVarFp.getDeposit(requestParameters.id, options).then((request) => request(axios, basePath));
    },
    /**
     * Shows one saved destination, active or not.
     * @summary Get a destination
     * @param {TreasuryApiGetDestinationRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getDestination(
      requestParameters: TreasuryApiGetDestinationRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<StablecoinDestination> {
      return localVarFp
        .getDestination(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows the configuration in effect: the limits, capabilities, fees and policies that new records are checked against.
     * @summary Get the effective configuration
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getEffectiveConfiguration(options?: RawAxiosRequestConfig): AxiosPromise<TreasuryConfiguration> {
      return localVarFp.getEffectiveConfiguration(options).then((request) => request(axios, basePath));
    },
    /**
     * Shows one funding instrument, active or not.
     * @summary Get a funding instrument
     * @param {TreasuryApiGetFundingInstrumentRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getFundingInstrument(
      requestParameters: TreasuryApiGetFundingInstrumentRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<FundingInstrument> {
      return localVarFp
        .getFundingInstrument(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows the sequence number and the hash of the wallet\'s newest movement. Store it outside the service: if the chain of a later export does not contain it, the export was truncated or rewritten.
     * @summary Get the head of the ledger
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getLedgerHead(options?: RawAxiosRequestConfig): AxiosPromise<LedgerHead> {
      return localVarFp.getLedgerHead(options).then((request) => request(axios, basePath));
    },
    /**
     * Shows one pay-in. Follow `nextAction` until it is credited or returned. When it is credited, `movementId` names the movement that added its net amount to the wallet.
     * @summary Get a pay-in
     * @param {TreasuryApiGetPayinRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getPayin(
      requestParameters: TreasuryApiGetPayinRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Payin> {
      return localVarFp.getPayin(requestParameters.id, options).then((request) => request(axios, basePath));
    },
    /**
     * Shows one payout in its current state, with its status history and all its movements.
     * @summary Get a payout
     * @param {TreasuryApiGetPayoutRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getPayout(
      requestParameters: TreasuryApiGetPayoutRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Payout> {
      return localVarFp.getPayout(requestParameters.id, options).then((request) => request(axios, basePath));
    },
    /**
     * Shows one movement with its position in the wallet\'s history and its hash.
     * @summary Get a wallet movement
     * @param {TreasuryApiGetTransactionRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getTransaction(
      requestParameters: TreasuryApiGetTransactionRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<MovementDetail> {
      return localVarFp
        .getTransaction(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows the whole wallet at one time: its balances, the configuration in effect, the newest funding instruments, receipts, destinations and movements, and what can be used now. The answer is one snapshot, so balances and movements agree.
     * @summary Get the Treasury overview
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getTreasury(options?: RawAxiosRequestConfig): AxiosPromise<TreasuryOverview> {
      return localVarFp.getTreasury(options).then((request) => request(axios, basePath));
    },
    /**
     * Shows the account\'s defaults for payouts.
     * @summary Get the Treasury settings
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getTreasurySettings(options?: RawAxiosRequestConfig): AxiosPromise<TreasurySettings> {
      return localVarFp.getTreasurySettings(options).then((request) => request(axios, basePath));
    },
    /**
     * Shows one withdrawal in its current state, with its status history, all its movements, and its transaction on the chain.
     * @summary Get a withdrawal
     * @param {TreasuryApiGetWithdrawalRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getWithdrawal(
      requestParameters: TreasuryApiGetWithdrawalRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Withdrawal> {
      return localVarFp
        .getWithdrawal(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the tenant\'s beneficiaries, newest first. `from` and `to` filter by `createdAt`. The next page is in the `Link` header.
     * @summary List beneficiaries
     * @param {TreasuryApiListBeneficiariesRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listBeneficiaries(
      requestParameters: TreasuryApiListBeneficiariesRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<BeneficiaryList> {
      return localVarFp
        .listBeneficiaries(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.externalReference,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the tenant\'s quotes, newest first. `from` and `to` filter by `createdAt`.
     * @summary List conversion quotes
     * @param {TreasuryApiListConversionQuotesRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listConversionQuotes(
      requestParameters: TreasuryApiListConversionQuotesRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ConversionQuoteList> {
      return localVarFp
        .listConversionQuotes(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the tenant\'s conversions, newest first. `from` and `to` filter by `createdAt`.
     * @summary List conversions
     * @param {TreasuryApiListConversionsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listConversions(
      requestParameters: TreasuryApiListConversionsRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<ConversionList> {
      return localVarFp
        .listConversions(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.externalReference,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists stablecoin deposits, newest first. Only credited deposits can be spent. `from` and `to` filter by `occurredAt`. The next page is in the `Link` header.
     * @summary List deposits
     * @param {TreasuryApiListDepositsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listDeposits(
      requestParameters: TreasuryApiListDepositsRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<DepositList> {
      return localVarFp
        .listDeposits(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.externalReference,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the tenant\'s saved destinations, newest first. `from` and `to` filter by `createdAt`.
     * @summary List destinations
     * @param {TreasuryApiListDestinationsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listDestinations(
      requestParameters: TreasuryApiListDestinationsRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<DestinationList> {
      return localVarFp
        .listDestinations(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.externalReference,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the tenant\'s funding instruments, newest first. `from` and `to` filter by `createdAt`.
     * @summary List funding instruments
     * @param {TreasuryApiListFundingInstrumentsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listFundingInstruments(
      requestParameters: TreasuryApiListFundingInstrumentsRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<FundingInstrumentList> {
      return localVarFp
        .listFundingInstruments(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.externalReference,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the evidence of one beneficiary, newest first. `from` and `to` filter by `createdAt`.
     * @summary List identity evidence
     * @param {TreasuryApiListIdentityEvidenceRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listIdentityEvidence(
      requestParameters: TreasuryApiListIdentityEvidenceRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<IdentityEvidenceList> {
      return localVarFp
        .listIdentityEvidence(
          requestParameters.id,
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists pay-ins, newest first. Only credited pay-ins can be spent. `from` and `to` filter by `occurredAt`. The next page is in the `Link` header.
     * @summary List pay-ins
     * @param {TreasuryApiListPayinsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listPayins(
      requestParameters: TreasuryApiListPayinsRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<PayinList> {
      return localVarFp
        .listPayins(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.externalReference,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the tenant\'s payouts, newest first. `from` and `to` filter by `createdAt`.
     * @summary List payouts
     * @param {TreasuryApiListPayoutsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listPayouts(
      requestParameters: TreasuryApiListPayoutsRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<PayoutList> {
      return localVarFp
        .listPayouts(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.externalReference,
          requestParameters.beneficiaryId,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the movements of the wallet in all assets, newest first. A movement never changes, but the operation that it belongs to can still be in progress. `status` filters by that operation\'s current status, so movements without an operation do not match; `from` and `to` filter by `occurredAt`. The page contains no bank details and no saved addresses.
     * @summary List wallet movements
     * @param {TreasuryApiListTransactionsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listTransactions(
      requestParameters: TreasuryApiListTransactionsRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<MovementList> {
      return localVarFp
        .listTransactions(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.kind,
          requestParameters.externalReference,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the tenant\'s withdrawals, newest first. `from` and `to` filter by `createdAt`.
     * @summary List withdrawals
     * @param {TreasuryApiListWithdrawalsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listWithdrawals(
      requestParameters: TreasuryApiListWithdrawalsRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<WithdrawalList> {
      return localVarFp
        .listWithdrawals(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.externalReference,
          requestParameters.destinationId,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows what this payout would cost and whether it would be accepted now, by the same checks in the same order. It creates and reserves nothing and is not binding: creating the payout repeats all checks. A request that breaks the contract, an unknown identifier and an inactive beneficiary are errors, as when creating it; every other refusal is answered with `canProceed` false and its code in `holdReason`.
     * @summary Preview a payout
     * @param {TreasuryApiPreviewPayoutRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    previewPayout(
      requestParameters: TreasuryApiPreviewPayoutRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<PayoutPreview> {
      return localVarFp
        .previewPayout(requestParameters.idempotencyKey, requestParameters.previewPayoutRequest, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows what this withdrawal would cost and whether it would be accepted now, by the same checks in the same order. It creates and reserves nothing and is not binding: creating the withdrawal repeats all checks. A request that breaks the contract, an unknown identifier and an inactive destination are errors, as when creating it; every other refusal is answered with `canProceed` false and its code in `holdReason`.
     * @summary Preview a withdrawal
     * @param {TreasuryApiPreviewWithdrawalRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    previewWithdrawal(
      requestParameters: TreasuryApiPreviewWithdrawalRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<WithdrawalPreview> {
      return localVarFp
        .previewWithdrawal(
          requestParameters.idempotencyKey,
          requestParameters.previewWithdrawalRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Changes the given settings and leaves the rest. They apply to payouts created and transfers detected afterwards; existing ones keep what they captured. While `poboEnabled` is false, payouts cannot be made in the tenant\'s name: a body with `payoutRemitter: tenant` or `poboEnabled: false` that contradicts the stored other value is `invalid_state`.
     * @summary Change the Treasury settings
     * @param {TreasuryApiUpdateTreasurySettingsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    updateTreasurySettings(
      requestParameters: TreasuryApiUpdateTreasurySettingsRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<TreasurySettings> {
      return localVarFp
        .updateTreasurySettings(
          requestParameters.idempotencyKey,
          requestParameters.updateTreasurySettingsRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
  };
};

/**
 * Request parameters for acceptConversionQuote operation in TreasuryApi.
 */
export interface TreasuryApiAcceptConversionQuoteRequest {
  /**
   * The quote (&#x60;quo_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly acceptConversionQuoteRequest?: AcceptConversionQuoteRequest;
}

/**
 * Request parameters for cancelPayout operation in TreasuryApi.
 */
export interface TreasuryApiCancelPayoutRequest {
  /**
   * The payout (&#x60;pay_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly cancelOperationRequest?: CancelOperationRequest;
}

/**
 * Request parameters for cancelWithdrawal operation in TreasuryApi.
 */
export interface TreasuryApiCancelWithdrawalRequest {
  /**
   * The withdrawal (&#x60;wdr_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly cancelOperationRequest?: CancelOperationRequest;
}

/**
 * Request parameters for createBeneficiary operation in TreasuryApi.
 */
export interface TreasuryApiCreateBeneficiaryRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createBeneficiaryRequest: CreateBeneficiaryRequest;
}

/**
 * Request parameters for createConversionQuote operation in TreasuryApi.
 */
export interface TreasuryApiCreateConversionQuoteRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createConversionQuoteRequest: CreateConversionQuoteRequest;
}

/**
 * Request parameters for createDestination operation in TreasuryApi.
 */
export interface TreasuryApiCreateDestinationRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createDestinationRequest: CreateDestinationRequest;
}

/**
 * Request parameters for createFundingInstrument operation in TreasuryApi.
 */
export interface TreasuryApiCreateFundingInstrumentRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createFundingInstrumentRequest: CreateFundingInstrumentRequest;
}

/**
 * Request parameters for createIdentityEvidence operation in TreasuryApi.
 */
export interface TreasuryApiCreateIdentityEvidenceRequest {
  /**
   * The beneficiary (&#x60;ben_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createIdentityEvidenceRequest: CreateIdentityEvidenceRequest;
}

/**
 * Request parameters for createPayout operation in TreasuryApi.
 */
export interface TreasuryApiCreatePayoutRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createPayoutRequest: CreatePayoutRequest;
}

/**
 * Request parameters for createWithdrawal operation in TreasuryApi.
 */
export interface TreasuryApiCreateWithdrawalRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createWithdrawalRequest: CreateWithdrawalRequest;
}

/**
 * Request parameters for deactivateBeneficiary operation in TreasuryApi.
 */
export interface TreasuryApiDeactivateBeneficiaryRequest {
  /**
   * The beneficiary (&#x60;ben_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly body?: object;
}

/**
 * Request parameters for deactivateDestination operation in TreasuryApi.
 */
export interface TreasuryApiDeactivateDestinationRequest {
  /**
   * The saved destination (&#x60;dst_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly body?: object;
}

/**
 * Request parameters for deactivateFundingInstrument operation in TreasuryApi.
 */
export interface TreasuryApiDeactivateFundingInstrumentRequest {
  /**
   * The funding instrument (&#x60;fin_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly body?: object;
}

/**
 * Request parameters for explainBalance operation in TreasuryApi.
 */
export interface TreasuryApiExplainBalanceRequest {
  /**
   * The asset whose balance to explain.
   */
  readonly asset: Asset;

  /**
   * The time to look at, inclusive; now if omitted. A time in the future is &#x60;invalid_request&#x60;.
   */
  readonly asOf?: string;
}

/**
 * Request parameters for getBalances operation in TreasuryApi.
 */
export interface TreasuryApiGetBalancesRequest {
  /**
   * The time to look at, inclusive; now if omitted. A time in the future is &#x60;invalid_request&#x60;.
   */
  readonly asOf?: string;
}

/**
 * Request parameters for getBeneficiary operation in TreasuryApi.
 */
export interface TreasuryApiGetBeneficiaryRequest {
  /**
   * The beneficiary (&#x60;ben_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getConversion operation in TreasuryApi.
 */
export interface TreasuryApiGetConversionRequest {
  /**
   * The conversion (&#x60;cnv_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getConversionQuote operation in TreasuryApi.
 */
export interface TreasuryApiGetConversionQuoteRequest {
  /**
   * The quote (&#x60;quo_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getDeposit operation in TreasuryApi.
 */
export interface TreasuryApiGetDepositRequest {
  /**
   * The deposit (&#x60;dep_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getDestination operation in TreasuryApi.
 */
export interface TreasuryApiGetDestinationRequest {
  /**
   * The saved destination (&#x60;dst_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getFundingInstrument operation in TreasuryApi.
 */
export interface TreasuryApiGetFundingInstrumentRequest {
  /**
   * The funding instrument (&#x60;fin_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getPayin operation in TreasuryApi.
 */
export interface TreasuryApiGetPayinRequest {
  /**
   * The pay-in (&#x60;pin_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getPayout operation in TreasuryApi.
 */
export interface TreasuryApiGetPayoutRequest {
  /**
   * The payout (&#x60;pay_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getTransaction operation in TreasuryApi.
 */
export interface TreasuryApiGetTransactionRequest {
  /**
   * The movement (&#x60;mov_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getWithdrawal operation in TreasuryApi.
 */
export interface TreasuryApiGetWithdrawalRequest {
  /**
   * The withdrawal (&#x60;wdr_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for listBeneficiaries operation in TreasuryApi.
 */
export interface TreasuryApiListBeneficiariesRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only records that are active, or only those that are inactive.
   */
  readonly status?: RecordStatus;

  /**
   * Only records with exactly this external reference.
   */
  readonly externalReference?: string;
}

/**
 * Request parameters for listConversionQuotes operation in TreasuryApi.
 */
export interface TreasuryApiListConversionQuotesRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only quotes that have this status now.
   */
  readonly status?: ConversionQuoteStatus;
}

/**
 * Request parameters for listConversions operation in TreasuryApi.
 */
export interface TreasuryApiListConversionsRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only what belongs to operations that have this status now.
   */
  readonly status?: OperationStatus;

  /**
   * Only records with exactly this external reference.
   */
  readonly externalReference?: string;
}

/**
 * Request parameters for listDeposits operation in TreasuryApi.
 */
export interface TreasuryApiListDepositsRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only deposits that have this status now.
   */
  readonly status?: DepositStatus;

  /**
   * Only records with exactly this external reference.
   */
  readonly externalReference?: string;
}

/**
 * Request parameters for listDestinations operation in TreasuryApi.
 */
export interface TreasuryApiListDestinationsRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only records that are active, or only those that are inactive.
   */
  readonly status?: RecordStatus;

  /**
   * Only records with exactly this external reference.
   */
  readonly externalReference?: string;
}

/**
 * Request parameters for listFundingInstruments operation in TreasuryApi.
 */
export interface TreasuryApiListFundingInstrumentsRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only records that are active, or only those that are inactive.
   */
  readonly status?: RecordStatus;

  /**
   * Only records with exactly this external reference.
   */
  readonly externalReference?: string;
}

/**
 * Request parameters for listIdentityEvidence operation in TreasuryApi.
 */
export interface TreasuryApiListIdentityEvidenceRequest {
  /**
   * The beneficiary (&#x60;ben_…&#x60;).
   */
  readonly id: string;

  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only evidence that has this status now.
   */
  readonly status?: IdentityEvidenceStatus;
}

/**
 * Request parameters for listPayins operation in TreasuryApi.
 */
export interface TreasuryApiListPayinsRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only pay-ins that have this status now.
   */
  readonly status?: PayinStatus;

  /**
   * Only records with exactly this external reference.
   */
  readonly externalReference?: string;
}

/**
 * Request parameters for listPayouts operation in TreasuryApi.
 */
export interface TreasuryApiListPayoutsRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only what belongs to operations that have this status now.
   */
  readonly status?: OperationStatus;

  /**
   * Only records with exactly this external reference.
   */
  readonly externalReference?: string;

  /**
   * Only payouts to this beneficiary. An unknown one gives an empty list.
   */
  readonly beneficiaryId?: string;
}

/**
 * Request parameters for listTransactions operation in TreasuryApi.
 */
export interface TreasuryApiListTransactionsRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only what belongs to operations that have this status now.
   */
  readonly status?: OperationStatus;

  /**
   * Only movements of this kind.
   */
  readonly kind?: MovementKind;

  /**
   * Only records with exactly this external reference.
   */
  readonly externalReference?: string;
}

/**
 * Request parameters for listWithdrawals operation in TreasuryApi.
 */
export interface TreasuryApiListWithdrawalsRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only what belongs to operations that have this status now.
   */
  readonly status?: OperationStatus;

  /**
   * Only records with exactly this external reference.
   */
  readonly externalReference?: string;

  /**
   * Only withdrawals to this destination. An unknown one gives an empty list.
   */
  readonly destinationId?: string;
}

/**
 * Request parameters for previewPayout operation in TreasuryApi.
 */
export interface TreasuryApiPreviewPayoutRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly previewPayoutRequest: PreviewPayoutRequest;
}

/**
 * Request parameters for previewWithdrawal operation in TreasuryApi.
 */
export interface TreasuryApiPreviewWithdrawalRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly previewWithdrawalRequest: PreviewWithdrawalRequest;
}

/**
 * Request parameters for updateTreasurySettings operation in TreasuryApi.
 */
export interface TreasuryApiUpdateTreasurySettingsRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly updateTreasurySettingsRequest: UpdateTreasurySettingsRequest;
}

/**
 * TreasuryApi - object-oriented interface
 */
export class TreasuryApi extends BaseAPI {
  /**
   * Executes the quote. The conversion is created `accepted` or, if policy requires a review, `held`, and its source and fee move from available to reserved immediately. The destination is credited when the conversion settles. A quote can be accepted once, until `expiresAt`. If the market has moved too far against the service since the quote was made, it is `quote_slippage_exceeded`. A refused acceptance creates and reserves nothing.
   * @summary Accept a conversion quote
   * @param {TreasuryApiAcceptConversionQuoteRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public acceptConversionQuote(
    requestParameters: TreasuryApiAcceptConversionQuoteRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .acceptConversionQuote(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.acceptConversionQuoteRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Cancels a payout that is `accepted` or `held`, and frees what it reserved: it becomes `failed` with the `failureCode` `canceled`. It is possible until its order is handed to a provider: after that, also while nobody knows whether the provider has the order, the answer is `invalid_state`. It either wins or loses against the handing over, so a payout is never both cancelled and carried out. No mail about a failed payment is sent.
   * @summary Cancel a payout
   * @param {TreasuryApiCancelPayoutRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public cancelPayout(requestParameters: TreasuryApiCancelPayoutRequest, options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .cancelPayout(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.cancelOperationRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Cancels a withdrawal that is `accepted` or `held`, and frees what it reserved: it becomes `failed` with the `failureCode` `canceled`. It is possible until its order is handed to a provider: after that, also while nobody knows whether the provider has the order, the answer is `invalid_state`. It either wins or loses against the handing over, so a withdrawal is never both cancelled and carried out. No mail about a failed payment is sent.
   * @summary Cancel a withdrawal
   * @param {TreasuryApiCancelWithdrawalRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public cancelWithdrawal(
    requestParameters: TreasuryApiCancelWithdrawalRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .cancelWithdrawal(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.cancelOperationRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Saves a person or a business, with a bank account or a PayID, for repeated payments. It moves no money and does not guarantee that a payout is accepted: evidence, screening, limits and balance are checked when the payout is created. A PayID or ABN with a wrong form or wrong check digits, and a date of birth that is not in the past, are `invalid_request`. A share token that was used before is `identity_evidence_invalid`; a share token without a connected identity provider is `capability_disabled`.
   * @summary Create a beneficiary
   * @param {TreasuryApiCreateBeneficiaryRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createBeneficiary(
    requestParameters: TreasuryApiCreateBeneficiaryRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .createBeneficiary(
        requestParameters.idempotencyKey,
        requestParameters.createBeneficiaryRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Creates an exact offer to exchange one balance for another. Fix the amount of one side; the other is computed exactly, and rounded down if it is what you receive, up if it is what you give. The offer reserves nothing and is valid until `expiresAt`. The same asset on both sides, a network for Australian dollars, and more decimals than the asset has are `invalid_request`. A destination that rounds to zero is `amount_below_minimum`.
   * @summary Create a conversion quote
   * @param {TreasuryApiCreateConversionQuoteRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createConversionQuote(
    requestParameters: TreasuryApiCreateConversionQuoteRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .createConversionQuote(
        requestParameters.idempotencyKey,
        requestParameters.createConversionQuoteRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Saves an address for withdrawals of one stablecoin on one network. It moves no money. The address must be valid on its network; the zero address and the addresses of token contracts are refused.
   * @summary Create a destination
   * @param {TreasuryApiCreateDestinationRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createDestination(
    requestParameters: TreasuryApiCreateDestinationRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .createDestination(
        requestParameters.idempotencyKey,
        requestParameters.createDestinationRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Issues a bank account in the tenant\'s name for Australian dollars, optionally with a PayID, or an address for one stablecoin on one network. It moves no money. What arrives becomes a pay-in or a deposit. A new account or PayID can take a few minutes to activate for real-time payments: show `activationMessage` to anyone who relies on it.
   * @summary Create a funding instrument
   * @param {TreasuryApiCreateFundingInstrumentRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createFundingInstrument(
    requestParameters: TreasuryApiCreateFundingInstrumentRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .createFundingInstrument(
        requestParameters.idempotencyKey,
        requestParameters.createFundingInstrumentRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Submits a share token of the identity provider as evidence of the beneficiary\'s identity. The evidence is `pending` until the identity provider decides. A token works once: if it was used before, for any beneficiary, it is `identity_evidence_invalid`. If no identity provider is connected, the answer is `capability_disabled`.
   * @summary Submit identity evidence
   * @param {TreasuryApiCreateIdentityEvidenceRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createIdentityEvidence(
    requestParameters: TreasuryApiCreateIdentityEvidenceRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .createIdentityEvidence(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.createIdentityEvidenceRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Pays Australian dollars to a beneficiary. If policy and balance allow it, the payout is created `accepted` and its amount and fee move from available to reserved immediately. If policy requires a review, it is created `held` with the same reservation. The bank payment follows: poll the payout until it is `settled`, `failed` or `returned`. A refused request creates and reserves nothing. The remitter, the beneficiary\'s details and the fee are captured here; later changes do not affect them.
   * @summary Create a payout
   * @param {TreasuryApiCreatePayoutRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createPayout(requestParameters: TreasuryApiCreatePayoutRequest, options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .createPayout(requestParameters.idempotencyKey, requestParameters.createPayoutRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Sends a stablecoin to a saved destination. If policy and balance allow it, the withdrawal is created `accepted` and its amount and fee move from available to reserved immediately. If policy requires a review, it is created `held` with the same reservation. The transfer on the chain follows: poll the withdrawal until it is `settled` or `failed`. A refused request creates and reserves nothing. The destination and the fee are captured here; later changes do not affect them.
   * @summary Create a withdrawal
   * @param {TreasuryApiCreateWithdrawalRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createWithdrawal(
    requestParameters: TreasuryApiCreateWithdrawalRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .createWithdrawal(requestParameters.idempotencyKey, requestParameters.createWithdrawalRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Deactivates the beneficiary permanently. New payouts to it are refused; existing payouts continue with the details that they captured. A second deactivation is `invalid_state`.
   * @summary Deactivate a beneficiary
   * @param {TreasuryApiDeactivateBeneficiaryRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public deactivateBeneficiary(
    requestParameters: TreasuryApiDeactivateBeneficiaryRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .deactivateBeneficiary(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.body,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Deactivates the destination permanently. New withdrawals to it are refused; existing withdrawals continue with the details that they captured. A second deactivation is `invalid_state`.
   * @summary Deactivate a destination
   * @param {TreasuryApiDeactivateDestinationRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public deactivateDestination(
    requestParameters: TreasuryApiDeactivateDestinationRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .deactivateDestination(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.body,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Deactivates the instrument permanently. It moves no money. The record stays readable, and earlier pay-ins and deposits stay linked to it; money that still arrives is held for a review. A second deactivation is `invalid_state`.
   * @summary Deactivate a funding instrument
   * @param {TreasuryApiDeactivateFundingInstrumentRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public deactivateFundingInstrument(
    requestParameters: TreasuryApiDeactivateFundingInstrumentRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .deactivateFundingInstrument(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.body,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows where a balance comes from: the movements of the asset up to and including a time, summed by kind.
   * @summary Explain a balance
   * @param {TreasuryApiExplainBalanceRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public explainBalance(
    requestParameters: TreasuryApiExplainBalanceRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .explainBalance(requestParameters.asset, requestParameters.asOf, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Streams every movement of the wallet as newline-delimited JSON, oldest first, one `LedgerLine` per line with its hash and the hash of the previous line. Anyone can verify the chain offline: each hash covers `previousHash` followed by the canonical JSON (RFC 8785) of the line without `hash`, `previousHash` and `operationStatus`, the sequence counts up from 1 without gaps, and the last line is the head. The export of an empty ledger is empty.
   * @summary Export the ledger
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public exportLedger(options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .exportLedger(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows the balances at a time in the past, or now. They include every movement up to and including that time. Only `pending` is always the current one.
   * @summary Get the balances
   * @param {TreasuryApiGetBalancesRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getBalances(requestParameters: TreasuryApiGetBalancesRequest = {}, options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .getBalances(requestParameters.asOf, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one beneficiary, active or not.
   * @summary Get a beneficiary
   * @param {TreasuryApiGetBeneficiaryRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getBeneficiary(
    requestParameters: TreasuryApiGetBeneficiaryRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .getBeneficiary(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one conversion in its current state, with its status history and all its movements in both assets.
   * @summary Get a conversion
   * @param {TreasuryApiGetConversionRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getConversion(requestParameters: TreasuryApiGetConversionRequest, options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .getConversion(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one quote in its current state. If it was accepted, `conversionId` names its conversion.
   * @summary Get a conversion quote
   * @param {TreasuryApiGetConversionQuoteRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getConversionQuote(
    requestParameters: TreasuryApiGetConversionQuoteRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .getConversionQuote(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one deposit. Follow `nextAction` until it is credited or returned. When it is credited, `movementId` names the movement that added its net amount to the wallet. It is credited only after its network has confirmed it irreversibly (`finalityReached`) and it has been screened.
   * @summary Get a deposit
   * @param {TreasuryApiGetDepositRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getDeposit(requestParameters: TreasuryApiGetDepositRequest, options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .getDeposit(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one saved destination, active or not.
   * @summary Get a destination
   * @param {TreasuryApiGetDestinationRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getDestination(
    requestParameters: TreasuryApiGetDestinationRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .getDestination(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows the configuration in effect: the limits, capabilities, fees and policies that new records are checked against.
   * @summary Get the effective configuration
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getEffectiveConfiguration(options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .getEffectiveConfiguration(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one funding instrument, active or not.
   * @summary Get a funding instrument
   * @param {TreasuryApiGetFundingInstrumentRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getFundingInstrument(
    requestParameters: TreasuryApiGetFundingInstrumentRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .getFundingInstrument(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows the sequence number and the hash of the wallet\'s newest movement. Store it outside the service: if the chain of a later export does not contain it, the export was truncated or rewritten.
   * @summary Get the head of the ledger
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getLedgerHead(options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .getLedgerHead(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one pay-in. Follow `nextAction` until it is credited or returned. When it is credited, `movementId` names the movement that added its net amount to the wallet.
   * @summary Get a pay-in
   * @param {TreasuryApiGetPayinRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getPayin(requestParameters: TreasuryApiGetPayinRequest, options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .getPayin(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one payout in its current state, with its status history and all its movements.
   * @summary Get a payout
   * @param {TreasuryApiGetPayoutRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getPayout(requestParameters: TreasuryApiGetPayoutRequest, options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .getPayout(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one movement with its position in the wallet\'s history and its hash.
   * @summary Get a wallet movement
   * @param {TreasuryApiGetTransactionRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getTransaction(
    requestParameters: TreasuryApiGetTransactionRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .getTransaction(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows the whole wallet at one time: its balances, the configuration in effect, the newest funding instruments, receipts, destinations and movements, and what can be used now. The answer is one snapshot, so balances and movements agree.
   * @summary Get the Treasury overview
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getTreasury(options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .getTreasury(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows the account\'s defaults for payouts.
   * @summary Get the Treasury settings
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getTreasurySettings(options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .getTreasurySettings(options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one withdrawal in its current state, with its status history, all its movements, and its transaction on the chain.
   * @summary Get a withdrawal
   * @param {TreasuryApiGetWithdrawalRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getWithdrawal(requestParameters: TreasuryApiGetWithdrawalRequest, options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .getWithdrawal(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the tenant\'s beneficiaries, newest first. `from` and `to` filter by `createdAt`. The next page is in the `Link` header.
   * @summary List beneficiaries
   * @param {TreasuryApiListBeneficiariesRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listBeneficiaries(
    requestParameters: TreasuryApiListBeneficiariesRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .listBeneficiaries(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.externalReference,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the tenant\'s quotes, newest first. `from` and `to` filter by `createdAt`.
   * @summary List conversion quotes
   * @param {TreasuryApiListConversionQuotesRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listConversionQuotes(
    requestParameters: TreasuryApiListConversionQuotesRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .listConversionQuotes(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the tenant\'s conversions, newest first. `from` and `to` filter by `createdAt`.
   * @summary List conversions
   * @param {TreasuryApiListConversionsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listConversions(
    requestParameters: TreasuryApiListConversionsRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .listConversions(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.externalReference,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists stablecoin deposits, newest first. Only credited deposits can be spent. `from` and `to` filter by `occurredAt`. The next page is in the `Link` header.
   * @summary List deposits
   * @param {TreasuryApiListDepositsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listDeposits(
    requestParameters: TreasuryApiListDepositsRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .listDeposits(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.externalReference,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the tenant\'s saved destinations, newest first. `from` and `to` filter by `createdAt`.
   * @summary List destinations
   * @param {TreasuryApiListDestinationsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listDestinations(
    requestParameters: TreasuryApiListDestinationsRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .listDestinations(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.externalReference,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the tenant\'s funding instruments, newest first. `from` and `to` filter by `createdAt`.
   * @summary List funding instruments
   * @param {TreasuryApiListFundingInstrumentsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listFundingInstruments(
    requestParameters: TreasuryApiListFundingInstrumentsRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .listFundingInstruments(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.externalReference,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the evidence of one beneficiary, newest first. `from` and `to` filter by `createdAt`.
   * @summary List identity evidence
   * @param {TreasuryApiListIdentityEvidenceRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listIdentityEvidence(
    requestParameters: TreasuryApiListIdentityEvidenceRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .listIdentityEvidence(
        requestParameters.id,
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists pay-ins, newest first. Only credited pay-ins can be spent. `from` and `to` filter by `occurredAt`. The next page is in the `Link` header.
   * @summary List pay-ins
   * @param {TreasuryApiListPayinsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listPayins(requestParameters: TreasuryApiListPayinsRequest = {}, options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .listPayins(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.externalReference,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the tenant\'s payouts, newest first. `from` and `to` filter by `createdAt`.
   * @summary List payouts
   * @param {TreasuryApiListPayoutsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listPayouts(requestParameters: TreasuryApiListPayoutsRequest = {}, options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .listPayouts(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.externalReference,
        requestParameters.beneficiaryId,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the movements of the wallet in all assets, newest first. A movement never changes, but the operation that it belongs to can still be in progress. `status` filters by that operation\'s current status, so movements without an operation do not match; `from` and `to` filter by `occurredAt`. The page contains no bank details and no saved addresses.
   * @summary List wallet movements
   * @param {TreasuryApiListTransactionsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listTransactions(
    requestParameters: TreasuryApiListTransactionsRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .listTransactions(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.kind,
        requestParameters.externalReference,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the tenant\'s withdrawals, newest first. `from` and `to` filter by `createdAt`.
   * @summary List withdrawals
   * @param {TreasuryApiListWithdrawalsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listWithdrawals(
    requestParameters: TreasuryApiListWithdrawalsRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .listWithdrawals(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.externalReference,
        requestParameters.destinationId,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows what this payout would cost and whether it would be accepted now, by the same checks in the same order. It creates and reserves nothing and is not binding: creating the payout repeats all checks. A request that breaks the contract, an unknown identifier and an inactive beneficiary are errors, as when creating it; every other refusal is answered with `canProceed` false and its code in `holdReason`.
   * @summary Preview a payout
   * @param {TreasuryApiPreviewPayoutRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public previewPayout(requestParameters: TreasuryApiPreviewPayoutRequest, options?: RawAxiosRequestConfig) {
    return TreasuryApiFp(this.configuration)
      .previewPayout(requestParameters.idempotencyKey, requestParameters.previewPayoutRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows what this withdrawal would cost and whether it would be accepted now, by the same checks in the same order. It creates and reserves nothing and is not binding: creating the withdrawal repeats all checks. A request that breaks the contract, an unknown identifier and an inactive destination are errors, as when creating it; every other refusal is answered with `canProceed` false and its code in `holdReason`.
   * @summary Preview a withdrawal
   * @param {TreasuryApiPreviewWithdrawalRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public previewWithdrawal(
    requestParameters: TreasuryApiPreviewWithdrawalRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .previewWithdrawal(
        requestParameters.idempotencyKey,
        requestParameters.previewWithdrawalRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Changes the given settings and leaves the rest. They apply to payouts created and transfers detected afterwards; existing ones keep what they captured. While `poboEnabled` is false, payouts cannot be made in the tenant\'s name: a body with `payoutRemitter: tenant` or `poboEnabled: false` that contradicts the stored other value is `invalid_state`.
   * @summary Change the Treasury settings
   * @param {TreasuryApiUpdateTreasurySettingsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public updateTreasurySettings(
    requestParameters: TreasuryApiUpdateTreasurySettingsRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return TreasuryApiFp(this.configuration)
      .updateTreasurySettings(
        requestParameters.idempotencyKey,
        requestParameters.updateTreasurySettingsRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }
}

/**
 * WebhooksApi - axios parameter creator
 */
export const WebhooksApiAxiosParamCreator = function (configuration?: Configuration) {
  return {
    /**
     * Subscribes a URL to events from now on. The answer shows the secret that signs them, and so does a repeat with the same `Idempotency-Key`; no other answer does. The host name is resolved, for at most two seconds: if one of its addresses is forbidden, the URL is refused. If there is no result, the URL is accepted, because every connection is checked again. The same URL can be subscribed twice. An account can have at most 200 subscriptions; more are `limit_exceeded`.
     * @summary Subscribe to events
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateWebhookRequest} createWebhookRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createWebhook: async (
      idempotencyKey: string,
      createWebhookRequest: CreateWebhookRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('createWebhook', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'createWebhookRequest' is not null or undefined
      assertParamExists('createWebhook', 'createWebhookRequest', createWebhookRequest);
      const localVarPath = `/v1/webhooks`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        createWebhookRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Deletes a subscription with its secrets and its deliveries; pending ones are not sent. Afterwards it is `not_found`.
     * @summary Delete a subscription
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    deleteWebhook: async (
      id: string,
      idempotencyKey?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('deleteWebhook', 'id', id);
      const localVarPath = `/v1/webhooks/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'DELETE', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one event, as it was sent to subscribers. It is deleted after thirty days.
     * @summary Get an event
     * @param {string} id The event (&#x60;evt_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getEvent: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getEvent', 'id', id);
      const localVarPath = `/v1/events/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one subscription, without its secret.
     * @summary Get a subscription
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getWebhook: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getWebhook', 'id', id);
      const localVarPath = `/v1/webhooks/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Shows one delivery, with the body that is sent and every finished attempt.
     * @summary Get a delivery
     * @param {string} id The delivery (&#x60;dlv_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getWebhookDelivery: async (id: string, options: RawAxiosRequestConfig = {}): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('getWebhookDelivery', 'id', id);
      const localVarPath = `/v1/webhook-deliveries/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the events of the last thirty days, newest first, in the order in which they were written. An event is visible as soon as its change is, and never appears behind one that was already listed. `from` and `to` filter by `timestamp`.  To follow events, send `after`, and then each answer\'s `nextCursor`: they come oldest first, and none is left out. `nextCursor` is then never null. It stands behind the last event that was looked at, whether it fits the filters or not, so poll with it for as long as you like; `hasMore` tells whether to ask again at once. If events behind your place are no longer kept, or an `after` names an event that is not listed, the answer is `409 invalid_state`: there may be a gap, so read the records themselves and go on from `now`.
     * @summary List events
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [after] Answers oldest first, from the event behind this one: the &#x60;id&#x60; of an event that is still listed, &#x60;oldest&#x60; for all that are listed, or &#x60;now&#x60; for none of them. It cannot be combined with &#x60;from&#x60; or &#x60;to&#x60;. Beside a &#x60;cursor&#x60; it is not read.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {string} [type] Only events of this type, or of every type of an object, such as &#x60;payout.*&#x60;.
     * @param {string} [objectId] Only events about this record, by &#x60;data.id&#x60;.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listEvents: async (
      limit?: number,
      cursor?: string,
      after?: string,
      from?: string,
      to?: string,
      type?: string,
      objectId?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/events`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (after !== undefined) {
        localVarQueryParameter['after'] = after;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (type !== undefined) {
        localVarQueryParameter['type'] = type;
      }

      if (objectId !== undefined) {
        localVarQueryParameter['objectId'] = objectId;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the deliveries of the subscription, sent and pending, newest first. `from` and `to` filter by `createdAt`. A delivery is kept as long as its event.
     * @summary List a subscription\'s deliveries
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {WebhookDeliveryStatus} [status] Only deliveries that have this status now.
     * @param {string} [eventId] Only deliveries of this event. An unknown one gives an empty list.
     * @param {string} [eventType] Only deliveries of events of this type.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listSubscriptionDeliveries: async (
      id: string,
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: WebhookDeliveryStatus,
      eventId?: string,
      eventType?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('listSubscriptionDeliveries', 'id', id);
      const localVarPath = `/v1/webhooks/{id}/deliveries`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      if (eventId !== undefined) {
        localVarQueryParameter['eventId'] = eventId;
      }

      if (eventType !== undefined) {
        localVarQueryParameter['eventType'] = eventType;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Lists the account\'s subscriptions, newest first. `from` and `to` read `createdAt`.
     * @summary List subscriptions
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {WebhookStatus} [status] Only active or only disabled subscriptions.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listWebhooks: async (
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: WebhookStatus,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      const localVarPath = `/v1/webhooks`;
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'GET', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      if (limit !== undefined) {
        localVarQueryParameter['limit'] = limit;
      }

      if (cursor !== undefined) {
        localVarQueryParameter['cursor'] = cursor;
      }

      if (from !== undefined) {
        localVarQueryParameter['from'] = (from as any) instanceof Date ? (from as any).toISOString() : from;
      }

      if (to !== undefined) {
        localVarQueryParameter['to'] = (to as any) instanceof Date ? (to as any).toISOString() : to;
      }

      if (status !== undefined) {
        localVarQueryParameter['status'] = status;
      }

      localVarHeaderParameter['Accept'] = 'application/json';

      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Creates a new delivery of the same event to the subscription\'s current URL, whatever the outcome of the old one. It is attempted immediately, with the same `webhook-id`. If the old one is still pending, it becomes `canceled`; an attempt in progress is not interrupted. If the subscription is disabled, this is `invalid_state`.
     * @summary Deliver an event again
     * @param {string} id The delivery (&#x60;dlv_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    redeliverWebhookDelivery: async (
      id: string,
      idempotencyKey: string,
      body?: object,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('redeliverWebhookDelivery', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('redeliverWebhookDelivery', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/webhook-deliveries/{id}/redeliver`.replace(
        '{id}',
        encodeURIComponent(String(id)),
      );
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(body, localVarRequestOptions, configuration);

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Creates a delivery for every event from `from` to before `to` (by its `timestamp`) that matches the subscription\'s filter and `eventTypes`, oldest first. Tests are not included. With `onlyFailed`, events with a succeeded or pending delivery to this subscription are skipped; without it, only events with a pending one. More than 10000 are `limit_exceeded`. If the subscription is disabled, this is `invalid_state`; a dry run is answered anyway and writes nothing.
     * @summary Replay events
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {ReplayWebhookRequest} replayWebhookRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    replayWebhook: async (
      id: string,
      idempotencyKey: string,
      replayWebhookRequest: ReplayWebhookRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('replayWebhook', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('replayWebhook', 'idempotencyKey', idempotencyKey);
      // verify required parameter 'replayWebhookRequest' is not null or undefined
      assertParamExists('replayWebhook', 'replayWebhookRequest', replayWebhookRequest);
      const localVarPath = `/v1/webhooks/{id}/replay`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        replayWebhookRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Creates a new secret, which signs from now on. The previous secret signs in addition for `graceSeconds`, and older ones until their own end. At most five are valid at once; the oldest is dropped first. The answer shows the new secret, and so does a repeat with the same `Idempotency-Key`; no other answer does.
     * @summary Rotate a subscription\'s secret
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {RotateSecretRequest} [rotateSecretRequest]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    rotateWebhookSecret: async (
      id: string,
      idempotencyKey: string,
      rotateSecretRequest?: RotateSecretRequest,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('rotateWebhookSecret', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('rotateWebhookSecret', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/webhooks/{id}/rotate-secret`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        rotateSecretRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Sends the event `webhook.test` to this subscription, whatever its filter, even if it is disabled. There is one attempt, which does not affect the subscription.
     * @summary Send a test
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    testWebhook: async (
      id: string,
      idempotencyKey: string,
      body?: object,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('testWebhook', 'id', id);
      // verify required parameter 'idempotencyKey' is not null or undefined
      assertParamExists('testWebhook', 'idempotencyKey', idempotencyKey);
      const localVarPath = `/v1/webhooks/{id}/test`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'POST', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(body, localVarRequestOptions, configuration);

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
    /**
     * Replaces the given fields and leaves the rest. The same values change nothing. Events that were delivered to the old URL are not sent again; pending deliveries go to the new URL, which is checked as when creating a subscription. Enabling it sends nothing by itself.
     * @summary Change a subscription
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {UpdateWebhookRequest} updateWebhookRequest
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    updateWebhook: async (
      id: string,
      updateWebhookRequest: UpdateWebhookRequest,
      idempotencyKey?: string,
      options: RawAxiosRequestConfig = {},
    ): Promise<RequestArgs> => {
      // verify required parameter 'id' is not null or undefined
      assertParamExists('updateWebhook', 'id', id);
      // verify required parameter 'updateWebhookRequest' is not null or undefined
      assertParamExists('updateWebhook', 'updateWebhookRequest', updateWebhookRequest);
      const localVarPath = `/v1/webhooks/{id}`.replace('{id}', encodeURIComponent(String(id)));
      // use dummy base URL string because the URL constructor only accepts absolute URLs.
      const localVarUrlObj = new URL(localVarPath, DUMMY_BASE_URL);
      let baseOptions;
      if (configuration) {
        baseOptions = configuration.baseOptions;
      }

      const localVarRequestOptions = { method: 'PATCH', ...baseOptions, ...options };
      const localVarHeaderParameter = {} as any;
      const localVarQueryParameter = {} as any;

      // authentication session required

      // authentication headerKey required
      await setApiKeyToObject(localVarHeaderParameter, 'X-Api-Key', configuration);

      // authentication bearerKey required
      // http bearer authentication required
      await setBearerAuthToObject(localVarHeaderParameter, configuration);

      localVarHeaderParameter['Content-Type'] = 'application/json';
      localVarHeaderParameter['Accept'] = 'application/json';

      if (idempotencyKey != null) {
        localVarHeaderParameter['Idempotency-Key'] = String(idempotencyKey);
      }
      setSearchParams(localVarUrlObj, localVarQueryParameter);
      let headersFromBaseOptions = baseOptions && baseOptions.headers ? baseOptions.headers : {};
      localVarRequestOptions.headers = {
        ...localVarHeaderParameter,
        ...headersFromBaseOptions,
        ...options.headers,
      };
      localVarRequestOptions.data = serializeDataIfNeeded(
        updateWebhookRequest,
        localVarRequestOptions,
        configuration,
      );

      return {
        url: toPathString(localVarUrlObj),
        options: localVarRequestOptions,
      };
    },
  };
};

/**
 * WebhooksApi - functional programming interface
 */
export const WebhooksApiFp = function (configuration?: Configuration) {
  const localVarAxiosParamCreator = WebhooksApiAxiosParamCreator(configuration);
  return {
    /**
     * Subscribes a URL to events from now on. The answer shows the secret that signs them, and so does a repeat with the same `Idempotency-Key`; no other answer does. The host name is resolved, for at most two seconds: if one of its addresses is forbidden, the URL is refused. If there is no result, the URL is accepted, because every connection is checked again. The same URL can be subscribed twice. An account can have at most 200 subscriptions; more are `limit_exceeded`.
     * @summary Subscribe to events
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {CreateWebhookRequest} createWebhookRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async createWebhook(
      idempotencyKey: string,
      createWebhookRequest: CreateWebhookRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<WebhookWithSecret>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.createWebhook(
        idempotencyKey,
        createWebhookRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.createWebhook']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Deletes a subscription with its secrets and its deliveries; pending ones are not sent. Afterwards it is `not_found`.
     * @summary Delete a subscription
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async deleteWebhook(
      id: string,
      idempotencyKey?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<void>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.deleteWebhook(id, idempotencyKey, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.deleteWebhook']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one event, as it was sent to subscribers. It is deleted after thirty days.
     * @summary Get an event
     * @param {string} id The event (&#x60;evt_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getEvent(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Event>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getEvent(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.getEvent']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one subscription, without its secret.
     * @summary Get a subscription
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getWebhook(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Webhook>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getWebhook(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.getWebhook']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Shows one delivery, with the body that is sent and every finished attempt.
     * @summary Get a delivery
     * @param {string} id The delivery (&#x60;dlv_…&#x60;).
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async getWebhookDelivery(
      id: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<WebhookDeliveryDetail>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.getWebhookDelivery(id, options);
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.getWebhookDelivery']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the events of the last thirty days, newest first, in the order in which they were written. An event is visible as soon as its change is, and never appears behind one that was already listed. `from` and `to` filter by `timestamp`.  To follow events, send `after`, and then each answer\'s `nextCursor`: they come oldest first, and none is left out. `nextCursor` is then never null. It stands behind the last event that was looked at, whether it fits the filters or not, so poll with it for as long as you like; `hasMore` tells whether to ask again at once. If events behind your place are no longer kept, or an `after` names an event that is not listed, the answer is `409 invalid_state`: there may be a gap, so read the records themselves and go on from `now`.
     * @summary List events
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [after] Answers oldest first, from the event behind this one: the &#x60;id&#x60; of an event that is still listed, &#x60;oldest&#x60; for all that are listed, or &#x60;now&#x60; for none of them. It cannot be combined with &#x60;from&#x60; or &#x60;to&#x60;. Beside a &#x60;cursor&#x60; it is not read.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {string} [type] Only events of this type, or of every type of an object, such as &#x60;payout.*&#x60;.
     * @param {string} [objectId] Only events about this record, by &#x60;data.id&#x60;.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listEvents(
      limit?: number,
      cursor?: string,
      after?: string,
      from?: string,
      to?: string,
      type?: string,
      objectId?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<EventList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listEvents(
        limit,
        cursor,
        after,
        from,
        to,
        type,
        objectId,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.listEvents']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the deliveries of the subscription, sent and pending, newest first. `from` and `to` filter by `createdAt`. A delivery is kept as long as its event.
     * @summary List a subscription\'s deliveries
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {WebhookDeliveryStatus} [status] Only deliveries that have this status now.
     * @param {string} [eventId] Only deliveries of this event. An unknown one gives an empty list.
     * @param {string} [eventType] Only deliveries of events of this type.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listSubscriptionDeliveries(
      id: string,
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: WebhookDeliveryStatus,
      eventId?: string,
      eventType?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<WebhookDeliveryList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listSubscriptionDeliveries(
        id,
        limit,
        cursor,
        from,
        to,
        status,
        eventId,
        eventType,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.listSubscriptionDeliveries']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Lists the account\'s subscriptions, newest first. `from` and `to` read `createdAt`.
     * @summary List subscriptions
     * @param {number} [limit] The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @param {string} [cursor] Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
     * @param {string} [from] Only what happened or was created at or after this time.
     * @param {string} [to] Only what happened or was created before this time.
     * @param {WebhookStatus} [status] Only active or only disabled subscriptions.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async listWebhooks(
      limit?: number,
      cursor?: string,
      from?: string,
      to?: string,
      status?: WebhookStatus,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<WebhookList>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.listWebhooks(
        limit,
        cursor,
        from,
        to,
        status,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.listWebhooks']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Creates a new delivery of the same event to the subscription\'s current URL, whatever the outcome of the old one. It is attempted immediately, with the same `webhook-id`. If the old one is still pending, it becomes `canceled`; an attempt in progress is not interrupted. If the subscription is disabled, this is `invalid_state`.
     * @summary Deliver an event again
     * @param {string} id The delivery (&#x60;dlv_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async redeliverWebhookDelivery(
      id: string,
      idempotencyKey: string,
      body?: object,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<WebhookDeliveryDetail>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.redeliverWebhookDelivery(
        id,
        idempotencyKey,
        body,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.redeliverWebhookDelivery']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Creates a delivery for every event from `from` to before `to` (by its `timestamp`) that matches the subscription\'s filter and `eventTypes`, oldest first. Tests are not included. With `onlyFailed`, events with a succeeded or pending delivery to this subscription are skipped; without it, only events with a pending one. More than 10000 are `limit_exceeded`. If the subscription is disabled, this is `invalid_state`; a dry run is answered anyway and writes nothing.
     * @summary Replay events
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {ReplayWebhookRequest} replayWebhookRequest
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async replayWebhook(
      id: string,
      idempotencyKey: string,
      replayWebhookRequest: ReplayWebhookRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<WebhookReplay>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.replayWebhook(
        id,
        idempotencyKey,
        replayWebhookRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.replayWebhook']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Creates a new secret, which signs from now on. The previous secret signs in addition for `graceSeconds`, and older ones until their own end. At most five are valid at once; the oldest is dropped first. The answer shows the new secret, and so does a repeat with the same `Idempotency-Key`; no other answer does.
     * @summary Rotate a subscription\'s secret
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {RotateSecretRequest} [rotateSecretRequest]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async rotateWebhookSecret(
      id: string,
      idempotencyKey: string,
      rotateSecretRequest?: RotateSecretRequest,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<WebhookWithSecret>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.rotateWebhookSecret(
        id,
        idempotencyKey,
        rotateSecretRequest,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.rotateWebhookSecret']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Sends the event `webhook.test` to this subscription, whatever its filter, even if it is disabled. There is one attempt, which does not affect the subscription.
     * @summary Send a test
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {string} idempotencyKey Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
     * @param {object} [body]
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async testWebhook(
      id: string,
      idempotencyKey: string,
      body?: object,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<WebhookDeliveryDetail>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.testWebhook(
        id,
        idempotencyKey,
        body,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.testWebhook']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
    /**
     * Replaces the given fields and leaves the rest. The same values change nothing. Events that were delivered to the old URL are not sent again; pending deliveries go to the new URL, which is checked as when creating a subscription. Enabling it sends nothing by itself.
     * @summary Change a subscription
     * @param {string} id The subscription (&#x60;whk_…&#x60;).
     * @param {UpdateWebhookRequest} updateWebhookRequest
     * @param {string} [idempotencyKey] Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    async updateWebhook(
      id: string,
      updateWebhookRequest: UpdateWebhookRequest,
      idempotencyKey?: string,
      options?: RawAxiosRequestConfig,
    ): Promise<(axios?: AxiosInstance, basePath?: string) => AxiosPromise<Webhook>> {
      const localVarAxiosArgs = await localVarAxiosParamCreator.updateWebhook(
        id,
        updateWebhookRequest,
        idempotencyKey,
        options,
      );
      const localVarOperationServerIndex = configuration?.serverIndex ?? 0;
      const localVarOperationServerBasePath =
        operationServerMap['WebhooksApi.updateWebhook']?.[localVarOperationServerIndex]?.url;
      return (axios, basePath) =>
        createRequestFunction(
          localVarAxiosArgs,
          globalAxios,
          BASE_PATH,
          configuration,
        )(axios, localVarOperationServerBasePath || basePath);
    },
  };
};

/**
 * WebhooksApi - factory interface
 */
export const WebhooksApiFactory = function (
  configuration?: Configuration,
  basePath?: string,
  axios?: AxiosInstance,
) {
  const localVarFp = WebhooksApiFp(configuration);
  return {
    /**
     * Subscribes a URL to events from now on. The answer shows the secret that signs them, and so does a repeat with the same `Idempotency-Key`; no other answer does. The host name is resolved, for at most two seconds: if one of its addresses is forbidden, the URL is refused. If there is no result, the URL is accepted, because every connection is checked again. The same URL can be subscribed twice. An account can have at most 200 subscriptions; more are `limit_exceeded`.
     * @summary Subscribe to events
     * @param {WebhooksApiCreateWebhookRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    createWebhook(
      requestParameters: WebhooksApiCreateWebhookRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<WebhookWithSecret> {
      return localVarFp
        .createWebhook(requestParameters.idempotencyKey, requestParameters.createWebhookRequest, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Deletes a subscription with its secrets and its deliveries; pending ones are not sent. Afterwards it is `not_found`.
     * @summary Delete a subscription
     * @param {WebhooksApiDeleteWebhookRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    deleteWebhook(
      requestParameters: WebhooksApiDeleteWebhookRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<void> {
      return localVarFp
        .deleteWebhook(requestParameters.id, requestParameters.idempotencyKey, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Shows one event, as it was sent to subscribers. It is deleted after thirty days.
     * @summary Get an event
     * @param {WebhooksApiGetEventRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getEvent(
      requestParameters: WebhooksApiGetEventRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Event> {
      return localVarFp.getEvent(requestParameters.id, options).then((request) => request(axios, basePath));
    },
    /**
     * Shows one subscription, without its secret.
     * @summary Get a subscription
     * @param {WebhooksApiGetWebhookRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getWebhook(
      requestParameters: WebhooksApiGetWebhookRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Webhook> {
      return localVarFp.getWebhook(requestParameters.id, options).then((request) => request(axios, basePath));
    },
    /**
     * Shows one delivery, with the body that is sent and every finished attempt.
     * @summary Get a delivery
     * @param {WebhooksApiGetWebhookDeliveryRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    getWebhookDelivery(
      requestParameters: WebhooksApiGetWebhookDeliveryRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<WebhookDeliveryDetail> {
      return localVarFp
        .getWebhookDelivery(requestParameters.id, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the events of the last thirty days, newest first, in the order in which they were written. An event is visible as soon as its change is, and never appears behind one that was already listed. `from` and `to` filter by `timestamp`.  To follow events, send `after`, and then each answer\'s `nextCursor`: they come oldest first, and none is left out. `nextCursor` is then never null. It stands behind the last event that was looked at, whether it fits the filters or not, so poll with it for as long as you like; `hasMore` tells whether to ask again at once. If events behind your place are no longer kept, or an `after` names an event that is not listed, the answer is `409 invalid_state`: there may be a gap, so read the records themselves and go on from `now`.
     * @summary List events
     * @param {WebhooksApiListEventsRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listEvents(
      requestParameters: WebhooksApiListEventsRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<EventList> {
      return localVarFp
        .listEvents(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.after,
          requestParameters.from,
          requestParameters.to,
          requestParameters.type,
          requestParameters.objectId,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the deliveries of the subscription, sent and pending, newest first. `from` and `to` filter by `createdAt`. A delivery is kept as long as its event.
     * @summary List a subscription\'s deliveries
     * @param {WebhooksApiListSubscriptionDeliveriesRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listSubscriptionDeliveries(
      requestParameters: WebhooksApiListSubscriptionDeliveriesRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<WebhookDeliveryList> {
      return localVarFp
        .listSubscriptionDeliveries(
          requestParameters.id,
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          requestParameters.eventId,
          requestParameters.eventType,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Lists the account\'s subscriptions, newest first. `from` and `to` read `createdAt`.
     * @summary List subscriptions
     * @param {WebhooksApiListWebhooksRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    listWebhooks(
      requestParameters: WebhooksApiListWebhooksRequest = {},
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<WebhookList> {
      return localVarFp
        .listWebhooks(
          requestParameters.limit,
          requestParameters.cursor,
          requestParameters.from,
          requestParameters.to,
          requestParameters.status,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Creates a new delivery of the same event to the subscription\'s current URL, whatever the outcome of the old one. It is attempted immediately, with the same `webhook-id`. If the old one is still pending, it becomes `canceled`; an attempt in progress is not interrupted. If the subscription is disabled, this is `invalid_state`.
     * @summary Deliver an event again
     * @param {WebhooksApiRedeliverWebhookDeliveryRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    redeliverWebhookDelivery(
      requestParameters: WebhooksApiRedeliverWebhookDeliveryRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<WebhookDeliveryDetail> {
      return localVarFp
        .redeliverWebhookDelivery(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.body,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Creates a delivery for every event from `from` to before `to` (by its `timestamp`) that matches the subscription\'s filter and `eventTypes`, oldest first. Tests are not included. With `onlyFailed`, events with a succeeded or pending delivery to this subscription are skipped; without it, only events with a pending one. More than 10000 are `limit_exceeded`. If the subscription is disabled, this is `invalid_state`; a dry run is answered anyway and writes nothing.
     * @summary Replay events
     * @param {WebhooksApiReplayWebhookRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    replayWebhook(
      requestParameters: WebhooksApiReplayWebhookRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<WebhookReplay> {
      return localVarFp
        .replayWebhook(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.replayWebhookRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Creates a new secret, which signs from now on. The previous secret signs in addition for `graceSeconds`, and older ones until their own end. At most five are valid at once; the oldest is dropped first. The answer shows the new secret, and so does a repeat with the same `Idempotency-Key`; no other answer does.
     * @summary Rotate a subscription\'s secret
     * @param {WebhooksApiRotateWebhookSecretRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    rotateWebhookSecret(
      requestParameters: WebhooksApiRotateWebhookSecretRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<WebhookWithSecret> {
      return localVarFp
        .rotateWebhookSecret(
          requestParameters.id,
          requestParameters.idempotencyKey,
          requestParameters.rotateSecretRequest,
          options,
        )
        .then((request) => request(axios, basePath));
    },
    /**
     * Sends the event `webhook.test` to this subscription, whatever its filter, even if it is disabled. There is one attempt, which does not affect the subscription.
     * @summary Send a test
     * @param {WebhooksApiTestWebhookRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    testWebhook(
      requestParameters: WebhooksApiTestWebhookRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<WebhookDeliveryDetail> {
      return localVarFp
        .testWebhook(requestParameters.id, requestParameters.idempotencyKey, requestParameters.body, options)
        .then((request) => request(axios, basePath));
    },
    /**
     * Replaces the given fields and leaves the rest. The same values change nothing. Events that were delivered to the old URL are not sent again; pending deliveries go to the new URL, which is checked as when creating a subscription. Enabling it sends nothing by itself.
     * @summary Change a subscription
     * @param {WebhooksApiUpdateWebhookRequest} requestParameters Request parameters.
     * @param {*} [options] Override http request option.
     * @throws {RequiredError}
     */
    updateWebhook(
      requestParameters: WebhooksApiUpdateWebhookRequest,
      options?: RawAxiosRequestConfig,
    ): AxiosPromise<Webhook> {
      return localVarFp
        .updateWebhook(
          requestParameters.id,
          requestParameters.updateWebhookRequest,
          requestParameters.idempotencyKey,
          options,
        )
        .then((request) => request(axios, basePath));
    },
  };
};

/**
 * Request parameters for createWebhook operation in WebhooksApi.
 */
export interface WebhooksApiCreateWebhookRequest {
  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly createWebhookRequest: CreateWebhookRequest;
}

/**
 * Request parameters for deleteWebhook operation in WebhooksApi.
 */
export interface WebhooksApiDeleteWebhookRequest {
  /**
   * The subscription (&#x60;whk_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
   */
  readonly idempotencyKey?: string;
}

/**
 * Request parameters for getEvent operation in WebhooksApi.
 */
export interface WebhooksApiGetEventRequest {
  /**
   * The event (&#x60;evt_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getWebhook operation in WebhooksApi.
 */
export interface WebhooksApiGetWebhookRequest {
  /**
   * The subscription (&#x60;whk_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for getWebhookDelivery operation in WebhooksApi.
 */
export interface WebhooksApiGetWebhookDeliveryRequest {
  /**
   * The delivery (&#x60;dlv_…&#x60;).
   */
  readonly id: string;
}

/**
 * Request parameters for listEvents operation in WebhooksApi.
 */
export interface WebhooksApiListEventsRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Answers oldest first, from the event behind this one: the &#x60;id&#x60; of an event that is still listed, &#x60;oldest&#x60; for all that are listed, or &#x60;now&#x60; for none of them. It cannot be combined with &#x60;from&#x60; or &#x60;to&#x60;. Beside a &#x60;cursor&#x60; it is not read.
   */
  readonly after?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only events of this type, or of every type of an object, such as &#x60;payout.*&#x60;.
   */
  readonly type?: string;

  /**
   * Only events about this record, by &#x60;data.id&#x60;.
   */
  readonly objectId?: string;
}

/**
 * Request parameters for listSubscriptionDeliveries operation in WebhooksApi.
 */
export interface WebhooksApiListSubscriptionDeliveriesRequest {
  /**
   * The subscription (&#x60;whk_…&#x60;).
   */
  readonly id: string;

  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only deliveries that have this status now.
   */
  readonly status?: WebhookDeliveryStatus;

  /**
   * Only deliveries of this event. An unknown one gives an empty list.
   */
  readonly eventId?: string;

  /**
   * Only deliveries of events of this type.
   */
  readonly eventType?: string;
}

/**
 * Request parameters for listWebhooks operation in WebhooksApi.
 */
export interface WebhooksApiListWebhooksRequest {
  /**
   * The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
   */
  readonly limit?: number;

  /**
   * Where the page begins: the &#x60;nextCursor&#x60; of the previous page, unchanged. It is valid only for the same list with the same filters; &#x60;limit&#x60; can change.
   */
  readonly cursor?: string;

  /**
   * Only what happened or was created at or after this time.
   */
  readonly from?: string;

  /**
   * Only what happened or was created before this time.
   */
  readonly to?: string;

  /**
   * Only active or only disabled subscriptions.
   */
  readonly status?: WebhookStatus;
}

/**
 * Request parameters for redeliverWebhookDelivery operation in WebhooksApi.
 */
export interface WebhooksApiRedeliverWebhookDeliveryRequest {
  /**
   * The delivery (&#x60;dlv_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly body?: object;
}

/**
 * Request parameters for replayWebhook operation in WebhooksApi.
 */
export interface WebhooksApiReplayWebhookRequest {
  /**
   * The subscription (&#x60;whk_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly replayWebhookRequest: ReplayWebhookRequest;
}

/**
 * Request parameters for rotateWebhookSecret operation in WebhooksApi.
 */
export interface WebhooksApiRotateWebhookSecretRequest {
  /**
   * The subscription (&#x60;whk_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly rotateSecretRequest?: RotateSecretRequest;
}

/**
 * Request parameters for testWebhook operation in WebhooksApi.
 */
export interface WebhooksApiTestWebhookRequest {
  /**
   * The subscription (&#x60;whk_…&#x60;).
   */
  readonly id: string;

  /**
   * Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused.
   */
  readonly idempotencyKey: string;

  readonly body?: object;
}

/**
 * Request parameters for updateWebhook operation in WebhooksApi.
 */
export interface WebhooksApiUpdateWebhookRequest {
  /**
   * The subscription (&#x60;whk_…&#x60;).
   */
  readonly id: string;

  readonly updateWebhookRequest: UpdateWebhookRequest;

  /**
   * Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect.
   */
  readonly idempotencyKey?: string;
}

/**
 * WebhooksApi - object-oriented interface
 */
export class WebhooksApi extends BaseAPI {
  /**
   * Subscribes a URL to events from now on. The answer shows the secret that signs them, and so does a repeat with the same `Idempotency-Key`; no other answer does. The host name is resolved, for at most two seconds: if one of its addresses is forbidden, the URL is refused. If there is no result, the URL is accepted, because every connection is checked again. The same URL can be subscribed twice. An account can have at most 200 subscriptions; more are `limit_exceeded`.
   * @summary Subscribe to events
   * @param {WebhooksApiCreateWebhookRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public createWebhook(requestParameters: WebhooksApiCreateWebhookRequest, options?: RawAxiosRequestConfig) {
    return WebhooksApiFp(this.configuration)
      .createWebhook(requestParameters.idempotencyKey, requestParameters.createWebhookRequest, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Deletes a subscription with its secrets and its deliveries; pending ones are not sent. Afterwards it is `not_found`.
   * @summary Delete a subscription
   * @param {WebhooksApiDeleteWebhookRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public deleteWebhook(requestParameters: WebhooksApiDeleteWebhookRequest, options?: RawAxiosRequestConfig) {
    return WebhooksApiFp(this.configuration)
      .deleteWebhook(requestParameters.id, requestParameters.idempotencyKey, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one event, as it was sent to subscribers. It is deleted after thirty days.
   * @summary Get an event
   * @param {WebhooksApiGetEventRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getEvent(requestParameters: WebhooksApiGetEventRequest, options?: RawAxiosRequestConfig) {
    return WebhooksApiFp(this.configuration)
      .getEvent(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one subscription, without its secret.
   * @summary Get a subscription
   * @param {WebhooksApiGetWebhookRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getWebhook(requestParameters: WebhooksApiGetWebhookRequest, options?: RawAxiosRequestConfig) {
    return WebhooksApiFp(this.configuration)
      .getWebhook(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Shows one delivery, with the body that is sent and every finished attempt.
   * @summary Get a delivery
   * @param {WebhooksApiGetWebhookDeliveryRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public getWebhookDelivery(
    requestParameters: WebhooksApiGetWebhookDeliveryRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return WebhooksApiFp(this.configuration)
      .getWebhookDelivery(requestParameters.id, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the events of the last thirty days, newest first, in the order in which they were written. An event is visible as soon as its change is, and never appears behind one that was already listed. `from` and `to` filter by `timestamp`.  To follow events, send `after`, and then each answer\'s `nextCursor`: they come oldest first, and none is left out. `nextCursor` is then never null. It stands behind the last event that was looked at, whether it fits the filters or not, so poll with it for as long as you like; `hasMore` tells whether to ask again at once. If events behind your place are no longer kept, or an `after` names an event that is not listed, the answer is `409 invalid_state`: there may be a gap, so read the records themselves and go on from `now`.
   * @summary List events
   * @param {WebhooksApiListEventsRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listEvents(requestParameters: WebhooksApiListEventsRequest = {}, options?: RawAxiosRequestConfig) {
    return WebhooksApiFp(this.configuration)
      .listEvents(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.after,
        requestParameters.from,
        requestParameters.to,
        requestParameters.type,
        requestParameters.objectId,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the deliveries of the subscription, sent and pending, newest first. `from` and `to` filter by `createdAt`. A delivery is kept as long as its event.
   * @summary List a subscription\'s deliveries
   * @param {WebhooksApiListSubscriptionDeliveriesRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listSubscriptionDeliveries(
    requestParameters: WebhooksApiListSubscriptionDeliveriesRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return WebhooksApiFp(this.configuration)
      .listSubscriptionDeliveries(
        requestParameters.id,
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        requestParameters.eventId,
        requestParameters.eventType,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Lists the account\'s subscriptions, newest first. `from` and `to` read `createdAt`.
   * @summary List subscriptions
   * @param {WebhooksApiListWebhooksRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public listWebhooks(
    requestParameters: WebhooksApiListWebhooksRequest = {},
    options?: RawAxiosRequestConfig,
  ) {
    return WebhooksApiFp(this.configuration)
      .listWebhooks(
        requestParameters.limit,
        requestParameters.cursor,
        requestParameters.from,
        requestParameters.to,
        requestParameters.status,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Creates a new delivery of the same event to the subscription\'s current URL, whatever the outcome of the old one. It is attempted immediately, with the same `webhook-id`. If the old one is still pending, it becomes `canceled`; an attempt in progress is not interrupted. If the subscription is disabled, this is `invalid_state`.
   * @summary Deliver an event again
   * @param {WebhooksApiRedeliverWebhookDeliveryRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public redeliverWebhookDelivery(
    requestParameters: WebhooksApiRedeliverWebhookDeliveryRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return WebhooksApiFp(this.configuration)
      .redeliverWebhookDelivery(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.body,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Creates a delivery for every event from `from` to before `to` (by its `timestamp`) that matches the subscription\'s filter and `eventTypes`, oldest first. Tests are not included. With `onlyFailed`, events with a succeeded or pending delivery to this subscription are skipped; without it, only events with a pending one. More than 10000 are `limit_exceeded`. If the subscription is disabled, this is `invalid_state`; a dry run is answered anyway and writes nothing.
   * @summary Replay events
   * @param {WebhooksApiReplayWebhookRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public replayWebhook(requestParameters: WebhooksApiReplayWebhookRequest, options?: RawAxiosRequestConfig) {
    return WebhooksApiFp(this.configuration)
      .replayWebhook(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.replayWebhookRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Creates a new secret, which signs from now on. The previous secret signs in addition for `graceSeconds`, and older ones until their own end. At most five are valid at once; the oldest is dropped first. The answer shows the new secret, and so does a repeat with the same `Idempotency-Key`; no other answer does.
   * @summary Rotate a subscription\'s secret
   * @param {WebhooksApiRotateWebhookSecretRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public rotateWebhookSecret(
    requestParameters: WebhooksApiRotateWebhookSecretRequest,
    options?: RawAxiosRequestConfig,
  ) {
    return WebhooksApiFp(this.configuration)
      .rotateWebhookSecret(
        requestParameters.id,
        requestParameters.idempotencyKey,
        requestParameters.rotateSecretRequest,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Sends the event `webhook.test` to this subscription, whatever its filter, even if it is disabled. There is one attempt, which does not affect the subscription.
   * @summary Send a test
   * @param {WebhooksApiTestWebhookRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public testWebhook(requestParameters: WebhooksApiTestWebhookRequest, options?: RawAxiosRequestConfig) {
    return WebhooksApiFp(this.configuration)
      .testWebhook(requestParameters.id, requestParameters.idempotencyKey, requestParameters.body, options)
      .then((request) => request(this.axios, this.basePath));
  }

  /**
   * Replaces the given fields and leaves the rest. The same values change nothing. Events that were delivered to the old URL are not sent again; pending deliveries go to the new URL, which is checked as when creating a subscription. Enabling it sends nothing by itself.
   * @summary Change a subscription
   * @param {WebhooksApiUpdateWebhookRequest} requestParameters Request parameters.
   * @param {*} [options] Override http request option.
   * @throws {RequiredError}
   */
  public updateWebhook(requestParameters: WebhooksApiUpdateWebhookRequest, options?: RawAxiosRequestConfig) {
    return WebhooksApiFp(this.configuration)
      .updateWebhook(
        requestParameters.id,
        requestParameters.updateWebhookRequest,
        requestParameters.idempotencyKey,
        options,
      )
      .then((request) => request(this.axios, this.basePath));
  }
}
