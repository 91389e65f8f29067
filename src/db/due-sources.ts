/** The kinds of work that wait for a moment. */
export type DueKind =
  | 'instruction'
  | 'ask'
  | 'simulated_report'
  | 'holdback'
  | 'transfer'
  | 'identity_check'
  | 'customer_check'
  | 'evidence_expiry'
  | 'quote_expiry'
  | 'invoice'
  | 'webhook_line';

/** Where one kind of work waits. Its table has a column `ready_at` beside the due moment. */
export interface DueSource {
  readonly kind: DueKind;
  readonly table: string;
  /** The column of its identifier. */
  readonly id: string;
  /** The column of the order's kind, where one record may have several. */
  readonly order?: string;
  /** The column of its due moment, on the tenant's clock. */
  readonly dueAt: string;
  /** The condition under which there is something to do; the table's two indexes for it have the same, word for word. */
  readonly open: string;
  /** What may be leased has a column `lease_until`. */
  readonly isLeased: boolean;
  /** Whose it is: `waits_for` waits for its provider to be connected, `known` only names it. */
  readonly provider: 'waits_for' | 'known' | 'none';
}

/** Orders that could be sent. */
export const SENDABLE_ORDERS: DueSource = {
  kind: 'instruction',
  table: 'instructions',
  id: 'subject',
  order: 'kind',
  dueAt: 'due_at',
  // What waits for the cut-off of its rail is carried out by nobody alone.
  open: `status = 'pending' and rail is null`,
  isLeased: true,
  provider: 'waits_for',
};

/** Every source, in the order in which work of the same moment is taken up. */
export const DUE_SOURCES: readonly DueSource[] = [
  SENDABLE_ORDERS,
  {
    kind: 'simulated_report',
    table: 'simulated_orders',
    id: 'subject',
    order: 'kind',
    dueAt: 'due_at',
    open: 'next_report is not null',
    isLeased: false,
    provider: 'known',
  },
  {
    kind: 'holdback',
    table: 'receipts',
    id: 'id',
    dueAt: 'holdback_due_at',
    open: 'holdback_due_at is not null',
    isLeased: false,
    provider: 'none',
  },
  {
    kind: 'transfer',
    table: 'transfers',
    id: 'id',
    dueAt: 'due_at',
    open: 'due_at is not null',
    isLeased: false,
    provider: 'none',
  },
  {
    kind: 'identity_check',
    table: 'simulated_checks',
    id: 'evidence_id',
    dueAt: 'due_at',
    open: 'next_report is not null',
    isLeased: false,
    provider: 'none',
  },
  {
    kind: 'customer_check',
    table: 'simulated_customer_checks',
    id: 'check_id',
    dueAt: 'due_at',
    open: 'next_report is not null',
    isLeased: false,
    provider: 'none',
  },
  {
    kind: 'evidence_expiry',
    table: 'identity_evidence',
    id: 'id',
    dueAt: 'expires_at',
    open: `status = 'accepted'`,
    isLeased: false,
    provider: 'none',
  },
  {
    kind: 'quote_expiry',
    table: 'conversion_quotes',
    id: 'id',
    dueAt: 'expires_at',
    open: `status = 'open'`,
    isLeased: false,
    provider: 'none',
  },
  {
    kind: 'invoice',
    table: 'next_invoices',
    id: 'tenant_id',
    dueAt: 'due_at',
    // Of every tenant, always.
    open: 'due_at >= 0',
    isLeased: false,
    provider: 'none',
  },
  {
    kind: 'webhook_line',
    table: 'webhook_lines',
    id: 'webhook_id',
    dueAt: 'due_at',
    open: 'due_at is not null',
    isLeased: false,
    provider: 'none',
  },
];
