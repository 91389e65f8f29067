import type { Noticed, Rule } from './assignment.ts';

/** Sentences of any schema that are for people, for the operator, or about another environment. */
export const OF_ALL_SCHEMAS: readonly Rule[] = [
  [/held back at first|stays reserved, in seconds/, ['holdbacks']],
  [/publishable key/, ['publishable-reads', 'key-terms']],
  [/Stored and returned only|is stored and returned/i, ['controls', 'round-trip']],
  [
    /raises an alarm|for the operator|the operator of the service|agreed recovery targets/,
    { unobservable: 'it is seen by the operator alone' },
  ],
  [
    /[Nn]ever read (?:it|them) as floating point|Treat it as opaque|log `requestId`|treat a .* that you do not know/,
    { unobservable: 'it is for clients' },
  ],
  [/More .* can be added/, { unobservable: 'it is for clients' }],
  [/in production|In production/, { unobservable: 'the suite never calls production' }],
];

/** Checks that look at records of a kind, by the names of their schemas; the first that fits counts. */
const BY_NAME: readonly (readonly [names: RegExp, noticed: Noticed])[] = [
  [/^(?:Error|Reason|StateMachine|StateName|StateTransition)/, ['exchange', 'served-tables']],
  [/^(?:Health|Readiness|NotReady|FailingPart|ContractDocument)/, ['served-tables']],
  [
    /^(?:Identifier|NextCursor|Timestamp|DateOrTimestamp|Sha256|RequestMethod|RequestStatus|EmptyRequest)/,
    ['exchange', 'bad-queries'],
  ],
  [/^(?:FreeForm)/, ['reserved-names']],
  [/^(?:CallerDescription|Environment)/, ['scopes']],
  [/^(?:Certification)/, ['certification']],
  [
    /^(?:Configur|.*Patch$|.*Limit(?:Rule|Input)?(?:Input)?$|LimitRule|CreditLimit|FeeRule|AssetNetworkSwitch|DefaultRoutePair|TreasuryConfiguration|AudFeeInput)/,
    ['controls', 'limits', 'inflow-limits', 'payout-limits', 'fees'],
  ],
  [/^(?:Clock|SetClock|AdvanceClock|FreezeClock|RunClock)/, ['clock']],
  [/^ApiFault/, ['call-faults']],
  [/^(?:.*Fault|WaitingFault|SimulatedProvider|PinnedRate|PinRate)/, ['controls']],
  [/^(?:Rate|IndicativeRate)$/, ['rates']],
  [/^(?:Ledger|MovementDetail)/, ['export', 'chain']],
  [/^(?:Statement(?!Reference))/, ['statement']],
  [/^(?:Balance(?:History|Point)|HistoryInterval)/, ['balance-history']],
  [
    /^(?:Balance|TreasuryOverview|RuntimeCapability|RecentMovement|AssetNetwork)/,
    ['overview', 'balances-as-of'],
  ],
  [/^(?:Movement)/, ['ledger', 'record', 'chain']],
  [
    /^(?:Payin|AdvancePayin|SimulatePayin|SimulatedPayin|Fund\w+WithAud)/,
    ['payin-moves', 'record', 'round-trip'],
  ],
  [
    /^(?:Deposit|AdvanceDeposit|SimulateDeposit|SimulatedDeposit|TransactionHash|Fund\w+WithStablecoin)/,
    ['deposit-moves', 'record', 'round-trip'],
  ],
  [
    /^(?:FundingReceipt|FundingInstrument|\w*FundingInstrument\w*|PayIdRequest|RecordStatus)/,
    ['round-trip', 'deactivation'],
  ],
  [/^(?:\w*Beneficiary\w*|BankAccount|PayId|Postal|PartyName)/, ['round-trip', 'payout-rules', 'snapshots']],
  [/^(?:\w*IdentityEvidence\w*|IdentityInput)/, ['evidence']],
  [/^\w*RouteLimits\w*/, ['route-limits']],
  [/^(?:\w*Route\w*|Instruction)/, ['route-instructions', 'route-refusals']],
  [/^(?:\w*Transfer\w*)/, ['transfer-moves', 'transfer-ways', 'record']],
  [/^(?:\w*Destination(?!Quote)\w*|StableAddress|Address)/, ['round-trip', 'addresses', 'snapshots']],
  [/^(?:\w*Quote\w*)/, ['quotes', 'acceptance']],
  [/^(?:\w*Preview\w*)/, ['preview']],
  [/^(?:\w*Payout\w*|Remitter|StatementReference)/, ['payout-moves', 'record', 'round-trip']],
  [/^(?:\w*Withdrawal\w*)/, ['withdrawal-moves', 'record', 'round-trip']],
  [/^(?:\w*Conversion\w*)/, ['conversion-moves', 'record', 'round-trip']],
  [/^(?:\w*Operation\w*|StatusChange|NextAction)/, ['payout-moves', 'late-reports', 'record']],
  [
    /^(?:\w*Customer\w*|Contact|BusinessDetails|IndividualDetails|Country|Verification|\w*Entitlement\w*|DecideVerification)/,
    ['customers', 'customer-moves', 'round-trip'],
  ],
  [/^(?:\w*DeveloperFee\w*)/, ['developer-fees', 'model-transfers']],
  [/^(?:Revenue)/, ['billing', 'model-transfers']],
  [/^(?:\w*Invoice\w*|MinorUnits)/, ['billing', 'invoice-moves', 'invoice-lines']],
  [/^(?:Activity)/, ['activity-privacy']],
  [/^(?:Event)/, ['events', 'webhook-deliveries']],
  [/^WebhookAttempt/, ['webhook-attempts', 'webhook-connections']],
  [
    /^(?:\w*Webhook\w*|RotateSecret)/,
    ['webhook-subscriptions', 'webhook-deliveries', 'webhook-redeliveries'],
  ],
  [
    /^(?:\w*ApiKey\w*|Key(?:Name|Status|Type)|Scope|AllowedAddress|GrantedRole)/,
    ['key-lifecycle', 'key-terms', 'key-addresses'],
  ],
  [/^(?:Kept)/, ['kept-requests']],
  [/^(?:\w*Invitation\w*)/, ['invitations']],
  [/^(?:\w*Member\w*)/, ['members']],
  [/^(?:Mail)/, ['invitations', 'notification-mail']],
  [/^(?:\w*Notification\w*)/, ['notification-settings', 'notification-mail']],
  [/^(?:TreasurySettings|UpdateTreasurySettings)/, ['settings']],
  [
    /^(?:\w*Amount\w*|\w*Money|Asset|Network|AudRail|StablecoinAsset)/,
    ['exchange', 'bad-amounts', 'exact-amounts'],
  ],
  [/^(?:Email|External|Provider)/, ['round-trip', 'bad-bodies']],
];

/** Who looks at the records of a schema; undefined where nothing is said of it. */
export function noticedOfSchema(name: string): Noticed | undefined {
  return BY_NAME.find(([names]) => names.test(name))?.[1];
}
