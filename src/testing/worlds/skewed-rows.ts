import type { ListId } from '../server/every-list.ts';

/** Overrides of columns of a copied row, as SQL over `n`, from 1, `at`, a moment, and `suffix`, the end of an identifier. */
type Overrides = Readonly<Record<string, string>>;

/** Rows of one table that are copies of one row, which is the tenant's oldest that the condition holds for. */
export interface Copies {
  readonly table: string;
  readonly like?: string;
  readonly columns: Overrides;
}

const RARE = 'n between 2 and 4';

/** Of records that others belong to, the one to which the rare ones belong. */
export const RARE_OWNER = 9;

/** Where the numbers stand that copies are made by. */
export const NUMBERS = 'list_numbers';

const rareOwner = (prefix: string): string =>
  `(select '${prefix}_' || owner.suffix from ${NUMBERS} as owner where owner.n = ${RARE_OWNER})`;

const REFERENCE = { external_reference: `'ref_' || n` };

/** An identifier with a prefix, and the moment of its row. */
const made = (prefix: string, moment = 'created_at'): Overrides => ({
  id: `'${prefix}_' || suffix`,
  [moment]: 'at',
});

const rare = (column: string, value: string, others: string): Overrides => ({
  [column]: `case when ${RARE} then '${value}' else '${others}' end`,
});

const OPERATION = {
  ...REFERENCE,
  status: `case when ${RARE} then 'held' when n % 25 = 5 then 'failed' else 'settled' end`,
  failure_code: `case when n % 25 = 5 then 'bank_rejected' end`,
};

const claims = (kind: string, prefix: string): Copies => ({
  table: 'reference_claims',
  like: `kind = '${kind}'`,
  columns: { external_reference: `'ref_' || n`, operation_id: `'${prefix}_' || suffix` },
});

/** The rows behind each list: a new list does not compile until it has some. */
export const COPIES: Readonly<Record<ListId, readonly Copies[]>> = {
  listBeneficiaries: [
    {
      table: 'beneficiaries',
      columns: { ...made('ben'), ...REFERENCE, ...rare('status', 'inactive', 'active') },
    },
  ],
  listCustomers: [
    {
      table: 'customers',
      columns: {
        ...made('cus'),
        ...rare('verification_status', 'rejected', 'in_progress'),
        external_customer_id: `'ref_' || n`,
        aud_onramp: `'not_requested'`,
        aud_offramp: `'not_requested'`,
      },
    },
  ],
  listPayouts: [
    {
      table: 'operations',
      like: `kind = 'payout'`,
      columns: {
        ...made('pay'),
        ...OPERATION,
        beneficiary_id: `case when ${RARE} then ${rareOwner('ben')} else beneficiary_id end`,
      },
    },
    claims('payout', 'pay'),
  ],
  listWithdrawals: [
    {
      table: 'operations',
      like: `kind = 'stable_withdrawal'`,
      columns: {
        ...made('wdr'),
        ...OPERATION,
        destination_id: `case when ${RARE} then ${rareOwner('dst')} else destination_id end`,
      },
    },
    claims('stable_withdrawal', 'wdr'),
  ],
  listConversions: [
    {
      table: 'operations',
      like: `kind = 'conversion'`,
      columns: { ...made('cnv'), ...OPERATION, quote_id: `'quo_' || suffix` },
    },
    claims('conversion', 'cnv'),
  ],
  listTransactions: [
    {
      table: 'movements',
      like: `kind = 'payout_reserved'`,
      columns: {
        ...made('mov', 'occurred_at'),
        ...REFERENCE,
        seq: '1000 + n',
        operation_id: `'pay_' || suffix`,
        kind: `case when ${RARE} then 'payout_returned' else 'payout_reserved' end`,
      },
    },
  ],
  listEvents: [
    {
      table: 'events',
      columns: {
        ...made('evt', 'occurred_at'),
        seq: '1000 + n',
        written_at: 'at',
        type: `case when ${RARE} then 'destination.created' else 'payout.settled' end`,
        object: `case when ${RARE} then 'destination' else 'payout' end`,
        object_id: `'pay_' || suffix`,
      },
    },
  ],
  // Those of each subscription.
  listWebhookDeliveries: [],
  listSubscriptionDeliveries: [
    {
      table: 'webhook_deliveries',
      columns: {
        ...made('dlv'),
        event_id: `'evt_' || suffix`,
        event_seq: '1000 + n',
        event_type: `case when ${RARE} then 'destination.created' else 'payout.settled' end`,
        status: `case when ${RARE} then 'failed' else 'succeeded' end`,
        webhook_id: `case when n between 5 and 7 then ${rareOwner('whk')} else webhook_id end`,
        completed_at: 'at',
        due_at: 'null',
        lease_token: 'null',
        lease_until: 'null',
      },
    },
  ],
  listPayins: [
    {
      table: 'receipts',
      like: `type = 'aud_payin'`,
      columns: {
        ...made('pin', 'occurred_at'),
        ...REFERENCE,
        ...rare('status', 'held', 'credited'),
        provider_reference: `'prv_' || suffix`,
      },
    },
  ],
  listDeposits: [
    {
      table: 'receipts',
      like: `type = 'stable_deposit'`,
      columns: {
        ...made('dep', 'occurred_at'),
        ...REFERENCE,
        ...rare('status', 'held', 'credited'),
        provider_reference: `'prv_' || suffix`,
        transaction_hash: `'0x' || suffix`,
      },
    },
  ],
  listFundingInstruments: [
    {
      table: 'funding_instruments',
      like: 'bsb is not null',
      columns: {
        ...made('fin'),
        ...REFERENCE,
        ...rare('status', 'inactive', 'active'),
        account_number: `'a' || n`,
        pay_id: 'null',
      },
    },
  ],
  listIdentityEvidence: [
    { table: 'identity_evidence', columns: { ...made('evd'), ...rare('status', 'rejected', 'expired') } },
  ],
  listDestinations: [
    {
      table: 'destinations',
      columns: { ...made('dst'), ...REFERENCE, ...rare('status', 'inactive', 'active') },
    },
  ],
  listConversionQuotes: [
    { table: 'conversion_quotes', columns: { ...made('quo'), ...rare('status', 'accepted', 'expired') } },
  ],
  listInvoices: [
    {
      table: 'invoices',
      columns: {
        ...made('bil', 'generated_at'),
        number: `'N' || n`,
        status: `'void'`,
        voided_at: 'at',
        voided_by: `'operator:operator'`,
        void_reason: `'Copied'`,
      },
    },
  ],
  listTransfers: [
    {
      table: 'transfers',
      like: `status = 'completed'`,
      columns: {
        ...made('trf'),
        provider_reference: `'prv_' || suffix`,
        status: `case when ${RARE} then 'failed' else 'completed' end`,
        completed_at: `case when ${RARE} then null else at + 60000 end`,
        customer_id: `case when ${RARE} then ${rareOwner('cus')} else customer_id end`,
        payment_route_id: `case when ${RARE} then ${rareOwner('rte')} else payment_route_id end`,
      },
    },
  ],
  listRevenueReport: [],
  listMembers: [{ table: 'users', columns: { ...made('usr'), email: `'u' || n || '@example.com'` } }],
  listInvitations: [
    {
      table: 'invitations',
      columns: {
        ...made('inv'),
        hash: `'h' || suffix`,
        status: `'revoked'`,
        revoked_at: 'at',
        totp_sealed: 'null',
      },
    },
  ],
  listMail: [
    {
      table: 'mails',
      columns: {
        ...made('msg'),
        link_sealed: 'null',
        cause: 'null',
        status: `'sent'`,
        due_at: 'null',
        lease_until: 'null',
      },
    },
  ],
  listApiKeys: [
    {
      table: 'api_keys',
      columns: { ...made('key'), hash: `'h' || suffix`, revoked_at: 'at', rotated_to: 'null' },
    },
  ],
  listActivity: [
    {
      table: 'audit_entries',
      columns: {
        ...made('act', 'occurred_at'),
        type: `case when ${RARE} then 'member.removed' else 'api_key.revoked' end`,
      },
    },
  ],
  listWebhooks: [{ table: 'webhooks', columns: made('whk') }],
  listCertifications: [
    {
      table: 'webhook_certifications',
      columns: {
        ...made('crt', 'started_at'),
        webhook_id: `case when ${RARE} then ${rareOwner('whk')} else webhook_id end`,
        status: `'passed'`,
        completed_at: 'at',
      },
    },
  ],
  listPaymentRoutes: [
    {
      table: 'payment_routes',
      like: 'bsb is not null',
      columns: {
        ...made('rte'),
        reference: `'R' || n`,
        account_number: `'a' || n`,
        pay_id: 'null',
        customer_id: `case when ${RARE} then ${rareOwner('cus')} else customer_id end`,
      },
    },
  ],
};
