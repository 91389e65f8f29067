import type { SourceFault } from './instrumented-copy.ts';

/** Files of whose faults no caller of a sandbox could notice any. */
const FILES: readonly (readonly [files: RegExp, reason: string])[] = [
  [/\/laws[.]ts$/, 'the operator alone verifies a ledger'],
  [/^src\/ledger\/(?:sums|verify-chain|verify-export)[.]ts$/, 'the operator alone verifies a ledger'],
  [/\/review[.]ts$/, 'the operator alone decides so, by a command'],
  [
    /^src\/billing\/invoices\/(?:draw-invoice|drawing-thread|pdf-sheet|pdf-words)[.]ts$/,
    'the suite reads no PDF; tests beside the code do',
  ],
  [
    /^src\/treasury\/receiving-accounts\/(?:account-pool|assigned-account|issue|maintain-account-pools|provider-messages)[.]ts$/,
    'the sandbox derives its accounts and has no pool of them',
  ],
  [/^src\/treasury\/rates\/(?:offered|rate-book|refresh-rates)[.]ts$/, 'the sandbox has no live market'],
  [/^src\/http\/rate-limits\//, 'the sandbox limits nobody'],
  [/^src\/http\/answer-metrics[.]ts$/, 'no caller of the interface comes there'],
  [/^src\/http\/socket-refusals[.]ts$/, 'no client of HTTP sends what is none'],
  [/^src\/http\/log\//, 'no caller sees the log'],
  [/^src\/http\/guard\//, 'the guard over the contract tells the operator alone'],
  [/\/past[.]ts$/, 'what is over a month old is out of reach'],
  [/^src\/access\/(?:team\/reset-user|tenants\/create-tenant)[.]ts$/, 'the operator alone does so'],
  [/^src\/treasury\/overview\/adjust[.]ts$/, 'the operator alone does so'],
];

/** A fault that no caller could notice, or that is none. */
interface Exclusion {
  readonly file: string;
  /** What stood there, or its beginning. */
  readonly original: string;
  /** Any if omitted. */
  readonly replacement?: string;
  readonly reason: string;
}

/** Looked at one by one. */
const EXCLUSIONS: readonly Exclusion[] = [
  {
    file: 'src/access/admission/key-admission.ts',
    original: "'session'",
    reason: 'a word of a message for people, in a race alone',
  },
  {
    file: 'src/access/team/accept-invitation.ts',
    original: 'users.some(({ id }) => id === invitation.memberId)',
    reason: 'a claim that a crash has left',
  },
  {
    file: 'src/access/team/accept-invitation.ts',
    original: '[ ...endCredentials(loaded, ownId,',
    reason: 'only the operator makes the links that lead here',
  },
  {
    file: 'src/access/team/accept-invitation.ts',
    original: '{ credentials: credentialsOf(user, given, context), sessions: null,',
    reason: 'only the operator makes the links that lead here',
  },
  {
    file: 'src/access/team/invite.ts',
    original: '{ const message = `An account has at most ${ACCOUNT_LIMITS.members} members',
    reason: 'two hundred members would take too long to enrol',
  },
  {
    file: 'src/access/users/second-factor.ts',
    original: "'1'",
    replacement: '""',
    reason: 'which letters stand for digits is said nowhere',
  },
  {
    file: 'src/access/credentials/enrolment.ts',
    original: "'confirmed'",
    reason: 'equivalent: a word for the compiler alone',
  },
  {
    file: 'src/access/notifications/projection.ts',
    original: "'provider'",
    reason: 'only the operator cancels what a provider then reports as failed',
  },
  {
    file: 'src/access/users/table.ts',
    original: "[['email']]",
    reason: 'equivalent: by what rows are sought',
  },
  {
    file: 'src/direct-routes/customers/provider-messages.ts',
    original: "finding === 'held'",
    reason: 'the simulated provider of identities holds nobody',
  },
  {
    file: 'src/direct-routes/customers/provider-messages.ts',
    original: 'isDecided && !isSame',
    reason: 'it raises an alarm for the operator',
  },
  {
    file: 'src/direct-routes/transfers/entries.ts',
    original: "'conversion_clearing'",
    reason: 'an account of the house, which the operator alone verifies',
  },
  {
    file: 'src/direct-routes/transfers/provider-messages-leg.ts',
    original: 'providerReference === undefined',
    replacement: 'false',
    reason: 'equivalent: a name without a value is left out too',
  },
  {
    file: 'src/http/request/strict-json.ts',
    original: 'bytes[2] === 0xbf',
    reason: 'equivalent: the parser refuses the mark too',
  },
  {
    file: 'src/ledger/journal-entry.ts',
    original: 'isWalletAccount(account)',
    replacement: 'false',
    reason: 'a guard against a fault of the program',
  },
  {
    file: 'src/meta/requests/keeper.ts',
    original: 'now - this.#trimmedAt',
    reason: 'when kept requests are trimmed shows in memory alone',
  },
  {
    file: 'src/treasury/beneficiaries/create-beneficiary.ts',
    original: 'Date.parse(body.dateOfBirth) >= serverNow',
    reason: 'it differs in one millisecond of a day',
  },
  {
    file: 'src/treasury/receipts/provider-messages.ts',
    original: 'amount !== undefined && amount.asset !== receipt.asset',
    reason: 'the simulated providers report an amount with its asset',
  },
  {
    file: 'src/treasury/receipts/provider-messages.ts',
    original: 'isOther && !isPending(receipt.status)',
    reason: 'the simulated providers report one transaction',
  },
  {
    file: 'src/treasury/receipts/provider-messages.ts',
    original: '({ receiptId }: ReceiptName) => aboutReceipt(receiptId)',
    reason: 'reports that are kept for a review are the operator’s',
  },
  {
    file: 'src/webhooks/deliveries/projection-fan-out.ts',
    original: "row['tenantId'] !== tenantId",
    replacement: 'false',
    reason: 'equivalent: a delivery seeks its subscription in its own account',
  },
  {
    file: 'src/webhooks/certification/certifier.ts',
    original: '`whsec_${systemBytes(32)',
    reason: 'equivalent: any secret that is not the subscription’s is a wrong one',
  },
  {
    file: 'src/webhooks/certification/cases.ts',
    original: "''",
    reason: 'a word of a summary for people',
  },
  {
    file: 'src/treasury/evidence/move.ts',
    original: '!isEvidenceEdge(evidence.status, to)',
    replacement: 'false',
    reason: 'equivalent: who calls it has looked already',
  },
  {
    file: 'src/writes/working-set.ts',
    original: "!('table' in effect)",
    replacement: 'false',
    reason: 'an alarm for the operator',
  },
  {
    file: 'src/writes/row-entries.ts',
    original: "''",
    reason: 'equivalent: all keys begin alike',
  },
];

/** Words for people, which nothing promises. */
const MESSAGE = /^\{ message: /;

/** Why a fault does not count; undefined where it does. */
export function exclusionOf(fault: SourceFault): string | undefined {
  if (MESSAGE.test(fault.original) && fault.replacement === '{}') return 'a message for people';
  const whole = FILES.find(([files]) => files.test(fault.file))?.[1];
  if (whole !== undefined) return whole;
  return EXCLUSIONS.find(
    ({ file, original, replacement }) =>
      file === fault.file &&
      fault.original.startsWith(original) &&
      (replacement === undefined || fault.replacement === replacement),
  )?.reason;
}
