import type { STATE_MACHINES } from '../../../../generated/state-machines.ts';
import type { TestTenant } from '../test-tenant.ts';
import { newEntitlement, newVerification } from './customer-walks.ts';
import { newEvidence } from './evidence-walk.ts';
import { convert, DIRECTIONS } from './state-walks.ts';
import type { Walked } from './walk-steps.ts';

/** What a value in the request has become once everything that was due has happened: the states in their order. */
export interface MagicWalk {
  readonly what: string;
  readonly walk: keyof typeof STATE_MACHINES;
  readonly create: (tenant: TestTenant) => Promise<Walked>;
  readonly states: readonly string[];
}

const MAGIC_TRANSFERS: readonly (readonly [fraction: string, states: readonly string[]])[] = [
  ['00', ['detected', 'converting', 'delivering', 'completed']],
  ['01', ['detected', 'converting', 'failed', 'returned']],
  ['02', ['detected', 'converting', 'delivering', 'failed', 'returned']],
  ['03', ['detected', 'held']],
  ['04', ['detected', 'converting', 'delivering']],
];

const MAGIC_OPERATIONS: readonly (readonly [fraction: string, states: readonly string[]])[] = [
  ['00', ['accepted', 'submitted', 'settled']],
  ['01', ['accepted', 'submitted', 'failed']],
  ['02', ['accepted', 'submitted', 'failed']],
  ['03', ['held']],
  ['04', ['accepted', 'submitted']],
];

/** Every magic value of the sandbox that makes an operation or evidence move by itself. */
export const MAGIC_WALKS: readonly MagicWalk[] = [
  ...MAGIC_OPERATIONS.flatMap(([fraction, states]): MagicWalk[] => {
    const amount = `10.${fraction}`;
    const payoutStates = fraction === '02' ? ['accepted', 'submitted', 'returned'] : states;
    return [
      { what: amount, walk: 'payout', create: (to) => to.newPayout({ amount }), states: payoutStates },
      { what: amount, walk: 'withdrawal', create: (to) => to.newWithdrawal({ amount }), states },
      { what: amount, walk: 'conversion', create: convert(amount, 'AUD', 'USDC'), states },
    ];
  }),
  ...MAGIC_TRANSFERS.flatMap(([fraction, states]) =>
    DIRECTIONS.map((direction): MagicWalk => ({
      what: `10.${fraction} (${direction})`,
      walk: 'transfer',
      create: (to) => to.newTransfer(direction, `10.${fraction}`),
      states,
    })),
  ),
  { what: 'any token', walk: 'identity_evidence', create: (to) => newEvidence(to, ''), states: ['accepted'] },
  {
    what: 'a token that begins reject_',
    walk: 'identity_evidence',
    create: (to) => newEvidence(to, 'reject_'),
    states: ['rejected'],
  },
  {
    what: 'a token that begins pending_',
    walk: 'identity_evidence',
    create: (to) => newEvidence(to, 'pending_'),
    states: ['pending'],
  },
  ...(
    [
      ['mia', 'approved', 'approved'],
      ['reject_mia', 'rejected', 'rejected'],
      ['review_mia', 'needs_review', 'in_progress'],
      ['pending_mia', 'in_progress', 'in_progress'],
    ] as const
  ).flatMap(([name, verification, entitlement]): MagicWalk[] => {
    const contact = { email: `${name}@example.com`, name: 'Mia Chen' };
    const what = contact.email;
    const asking = { contact, entitlements: ['aud_onramp'] };
    return [
      {
        what,
        walk: 'customer_verification',
        create: (to) => newVerification(to, { contact }),
        states: [verification],
      },
      {
        what,
        walk: 'customer_entitlement',
        create: (to) => newEntitlement(to, asking),
        states: [entitlement],
      },
    ];
  }),
  ...(['detected', 'confirming', 'credited', 'held', 'returned'] as const).flatMap((outcome): MagicWalk[] => {
    const states = [outcome];
    return [
      { what: outcome, walk: 'payin', create: (to) => to.fund('5.00', { outcome }), states },
      { what: outcome, walk: 'deposit', create: (to) => to.deposit('5', { outcome }), states },
    ];
  }),
];
