import { expect, it } from 'vitest';
import type { Contract } from '../contract/contract.ts';
import { readPolicy } from '../suite/policy.ts';
import type { Act, Outcome } from './act.ts';
import { explainBatch } from './explain-batch.ts';
import { WalletModel } from './wallet-model.ts';
import { emptyState, type WalletState } from './wallet-state.ts';

const contract: Contract = {
  document: {},
  operations: new Map(),
  errors: new Map(),
  stateMachines: new Map([
    [
      'payout',
      {
        states: ['accepted', 'held', 'failed'],
        initial: ['held'],
        final: ['failed'],
        transitions: [{ from: 'held', to: 'failed', ledger: ['reservation_released'] }],
      },
    ],
  ]),
};

const policy = readPolicy({
  pricing: { fees: [{ operation: 'payout', asset: 'AUD', flat: '0.10', bps: 0 }] },
});
const model = new WalletModel(contract, policy);
const start = emptyState({ AUD: { available: 1_000n, reserved: 0n, pending: 0n } });

const pay = (name: string, minor: bigint): Act => ({
  do: 'pay',
  name,
  kind: 'payout',
  minor,
  reference: name,
});
const standing = ({ balances: { AUD } }: WalletState) => [AUD?.available, AUD?.reserved];
const accepted = (debit: string): Outcome => ({
  status: 201,
  code: '',
  facts: { status: 'held', debit, movements: '1', late: '' },
});
const refused: Outcome = { status: 422, code: 'insufficient_funds', facts: {} };

it('finds the order in which one of two payouts had the money', () => {
  const ends = explainBatch(
    model,
    [start],
    [
      { act: pay('a', 603n), outcome: refused },
      { act: pay('b', 603n), outcome: accepted('613') },
    ],
  );
  expect(ends.map(standing)).toEqual([[387n, 613n]]);
});

it('finds none where both had money that was there for one', () => {
  const ends = explainBatch(
    model,
    [start],
    [
      { act: pay('a', 603n), outcome: accepted('613') },
      { act: pay('b', 603n), outcome: accepted('613') },
    ],
  );
  expect(ends).toEqual([]);
});

it('finds none where nobody had money that was there', () => {
  const ends = explainBatch(
    model,
    [start],
    [
      { act: pay('a', 603n), outcome: refused },
      { act: pay('b', 603n), outcome: refused },
    ],
  );
  expect(ends).toEqual([]);
});

it('finds none where a read saw a balance that no moment had', () => {
  const read = (available: string, reserved: string): Outcome => ({
    status: 200,
    code: '',
    facts: { AUD: `${available} ${reserved} 0`, USDC: '0 0 0', USDT: '0 0 0' },
  });
  const acts = (outcome: Outcome) => [
    { act: pay('a', 603n), outcome: accepted('613') },
    { act: { do: 'read overview' } as const, outcome },
  ];
  expect(explainBatch(model, [start], acts(read('1000', '0')))).toHaveLength(1);
  expect(explainBatch(model, [start], acts(read('387', '613')))).toHaveLength(1);
  expect(explainBatch(model, [start], acts(read('387', '0')))).toEqual([]);
});

it('gives a failed payout back whole, fee and all', () => {
  const [paid] = explainBatch(model, [start], [{ act: pay('a', 603n), outcome: accepted('613') }]);
  const failed: Outcome = {
    status: 200,
    code: '',
    facts: { status: 'failed', debit: '613', movements: '2', late: '' },
  };
  const move: Act = { do: 'move operation', name: 'a', to: 'failed' };
  const [end] = explainBatch(model, paid === undefined ? [] : [paid], [{ act: move, outcome: failed }]);
  expect(end === undefined ? [] : standing(end)).toEqual([1_000n, 0n]);
});
