// made by npm run generate; do not edit

/** Which statuses can follow each, by resource. */
export const STATES = {
  payout: {
    accepted: ['submitted', 'held', 'failed'],
    held: ['accepted', 'failed'],
    submitted: ['settled', 'failed', 'returned'],
    settled: [],
    failed: [],
    returned: [],
  },
  withdrawal: {
    accepted: ['submitted', 'held', 'failed'],
    held: ['accepted', 'failed'],
    submitted: ['settled', 'failed'],
    settled: [],
    failed: [],
  },
  conversion: {
    accepted: ['submitted', 'held', 'failed'],
    held: ['accepted', 'failed'],
    submitted: ['settled', 'failed'],
    settled: [],
    failed: [],
  },
  payin: {
    detected: ['confirming', 'credited', 'held'],
    confirming: ['credited', 'held'],
    credited: ['returned'],
    held: ['credited', 'returned'],
    returned: [],
  },
  deposit: {
    detected: ['confirming', 'credited', 'held'],
    confirming: ['detected', 'credited', 'held'],
    credited: ['returned'],
    held: ['credited', 'returned'],
    returned: [],
  },
  transfer: {
    detected: ['held', 'converting'],
    held: ['converting', 'returned'],
    converting: ['delivering', 'failed'],
    delivering: ['completed', 'failed'],
    completed: [],
    failed: ['returned'],
    returned: [],
  },
  invoice: { draft: ['issued', 'void'], issued: ['settled', 'void'], settled: [], void: [] },
  customer_verification: {
    not_started: ['in_progress'],
    in_progress: ['approved', 'rejected', 'needs_review'],
    needs_review: ['approved', 'rejected'],
    approved: ['needs_review'],
    rejected: ['in_progress'],
  },
} as const;
