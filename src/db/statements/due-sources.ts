/** Where one kind of work waits. A table of the tenant's clock has a column `ready_at` beside the due moment. */
export interface DueSource {
  readonly kind: string;
  readonly table: string;
  /** The column of its identifier. */
  readonly id: string;
  /** The column of the order's kind, where one record may have several. */
  readonly order?: string;
  /** The column of its due moment. */
  readonly dueAt: string;
  /** Whose clock that moment is on: the tenant's, which may be set, or the server's. */
  readonly clock: 'tenant' | 'server';
  /** The condition under which there is something to do; the table's indexes for it have the same, word for word. */
  readonly open: string;
  /** Besides that, which of them a control call waits for; all of them unless this says otherwise. */
  readonly awaited?: string;
  /** What may be leased has a column `lease_until`. */
  readonly isLeased: boolean;
  /**
   * Whose it is: `waits_for` waits for its provider to be connected, `was_given` for the very adapter that was given it, and
   * `known` only names the provider.
   */
  readonly provider: 'waits_for' | 'was_given' | 'known' | 'none';
}
