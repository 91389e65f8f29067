import { PRODUCTION, type Decided } from './decision.ts';

/** What moves a sandbox by hand. */
export const SANDBOX: Readonly<Record<string, Decided>> = {
  'magic amounts': [
    ['The hundredths of an operation say its end, from one on', ['settlement']],
    ['The hundredths of a transfer say its way', ['transfer-ways']],
    ['Receipts end where outcome says', ['payin-moves', 'deposit-moves']],
  ],
  clock: [
    ['It never goes back', ['clock']],
    [
      'What falls due runs in order, each at its own moment, before the answer',
      ['clock', 'holdbacks', 'billing'],
    ],
    ['Keys, sessions and codes follow the server’s', ['key-lifecycle', 'confirmations', 'second-factor']],
    ['A reset lets it run on from where it stands', ['clock', 'controls']],
    ['Negative seconds are 400', ['clock', 'bad-bodies']],
  ],
  advances: [
    [
      'The answer comes after the move, and the simulator leaves the record alone',
      ['payout-moves', 'payin-moves'],
    ],
    ['A move that is no edge is 409', ['payout-moves', 'payin-moves', 'deposit-moves']],
    ['Late reports on an open operation are 409, on another final one without effect', ['late-reports']],
    ['It goes through the same doors as the providers', ['payout-moves', 'events']],
  ],
  faults: [
    [
      'They hit exactly as many of the next reports of a provider as were asked for',
      ['controls', 'transfer-ways'],
    ],
    ['Those of calls hit what passed authentication, and never the sandbox’s own', ['call-faults']],
    ['rate_limited, unavailable and html have no effect', ['call-faults']],
    ['Cut after, the write is done; cut before, it is not', ['call-faults']],
    ['They add up in their order', ['call-faults']],
    ['An unknown operation is 400', ['call-faults']],
  ],
  pins: [['A pin has ten decimals at most, and null takes it away', ['rates', 'bad-amounts']]],
  configuration: [['Any part makes the next version, with a reason', ['controls', 'limits']]],
  reset: [['It forgets pins, faults and the clock, and neither moves nor deletes', ['controls']]],
  mail: [['It shows what would be sent, newest first', ['invitations', 'notification-mail']]],
  invoices: [['They are drafted for a month that is over, adjusted and moved', ['invoice-moves', 'billing']]],
  evidence: [
    ['A token that begins reject_ or pending_ ends so', ['evidence']],
    ['The same status again is 409', ['evidence']],
  ],
  production: [['None of these paths is there', PRODUCTION]],
};
