// made by npm run generate; do not edit

/** The states of every resource, and the moves between them; `from` is null where a resource comes into being. */
export const STATE_MACHINES = {
  payout: {
    states: ['accepted', 'held', 'submitted', 'settled', 'failed', 'returned'],
    initial: ['accepted', 'held'],
    final: ['settled', 'failed', 'returned'],
    transitions: [
      { from: null, to: 'accepted', trigger: 'The request is approved', ledger: ['payout_reserved'] },
      { from: null, to: 'held', trigger: 'Policy asks for a review', ledger: ['payout_reserved'] },
      { from: 'held', to: 'accepted', trigger: 'The review approves it' },
      { from: 'held', to: 'failed', trigger: 'The review refuses it', ledger: ['reservation_released'] },
      { from: 'accepted', to: 'submitted', trigger: 'It is handed to the provider' },
      { from: 'accepted', to: 'held', trigger: 'The provider or screening asks for a review' },
      {
        from: 'accepted',
        to: 'failed',
        trigger: 'The provider refuses it before money leaves',
        ledger: ['reservation_released'],
      },
      {
        from: 'submitted',
        to: 'settled',
        trigger: 'The provider confirms it',
        ledger: ['reservation_captured'],
      },
      {
        from: 'submitted',
        to: 'failed',
        trigger: 'The provider reports that no money left',
        ledger: ['reservation_released'],
      },
      {
        from: 'submitted',
        to: 'returned',
        trigger: 'The receiving bank returns it',
        ledger: ['reservation_captured', 'payout_returned'],
      },
    ],
  },
  payin: {
    states: ['detected', 'confirming', 'credited', 'held', 'returned'],
    initial: ['detected'],
    final: ['returned'],
    transitions: [
      { from: null, to: 'detected', trigger: 'The bank reports it' },
      { from: 'detected', to: 'confirming', trigger: 'The bank announces settlement' },
      { from: 'detected', to: 'credited', trigger: 'It is final and screened', ledger: ['funding_credited'] },
      {
        from: 'confirming',
        to: 'credited',
        trigger: 'It is final and screened',
        ledger: ['funding_credited'],
      },
      { from: 'detected', to: 'held', trigger: 'Screening, an inactive instrument or a limit stops it' },
      { from: 'confirming', to: 'held', trigger: 'Screening, an inactive instrument or a limit stops it' },
      { from: 'held', to: 'credited', trigger: 'The review releases it', ledger: ['funding_credited'] },
      { from: 'held', to: 'returned', trigger: 'It is sent back' },
      {
        from: 'credited',
        to: 'returned',
        trigger: "The sender's bank recalls it",
        ledger: ['funding_returned'],
      },
    ],
  },
  beneficiary: {
    states: ['active', 'inactive'],
    initial: ['active'],
    final: ['inactive'],
    transitions: [
      { from: null, to: 'active', trigger: 'It is created' },
      { from: 'active', to: 'inactive', trigger: 'It is deactivated' },
    ],
  },
  funding_instrument: {
    states: ['active', 'inactive'],
    initial: ['active'],
    final: ['inactive'],
    transitions: [
      { from: null, to: 'active', trigger: 'It is created' },
      { from: 'active', to: 'inactive', trigger: 'It is deactivated' },
    ],
  },
} as const;
