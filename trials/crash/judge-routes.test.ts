import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../conformance/json/json.ts';
import { newAttempt, type Attempt, type Outcome } from '../client/attempt.ts';
import { faultsOfContinuity, faultsOfDeposits, isAtRest } from './judge-routes.ts';

function sent(idempotencyKey: string, outcome: Outcome): Attempt {
  const call = { method: 'POST', path: '/v1/sandbox/payins', secretKey: 'sk', idempotencyKey } as const;
  return { ...newAttempt(call), outcome };
}

const tenantOf = (...fundings: Attempt[]) => ({
  account: { clientId: 'acct_1', secretKey: 'sk' },
  routes: [],
  stepUpToken: '',
  fundings,
  others: [],
});

const transfer = (providerReference: string, given: JsonObject = {}): JsonObject => ({
  id: `trf_${providerReference}`,
  providerReference,
  status: 'detected',
  statusHistory: [{ status: 'detected', at: '1' }],
  source: { amount: '10.00', currency: 'AUD' },
  ...given,
});

const books = (transfers: JsonObject[], invoices: JsonObject[] = []) => ({ transfers, invoices });

describe('what is judged of routes after a crash', () => {
  it('is content with one transfer for each deposit that was acknowledged', () => {
    const tenant = tenantOf(sent('one', 'accepted'), sent('two', 'refused'));
    expect(faultsOfDeposits(tenant, books([transfer('one')]))).toEqual([]);
  });

  it.each([
    ['a deposit that is lost', [], 1],
    ['one that is there twice', [transfer('one'), transfer('one')], 1],
    ['one that was refused', [transfer('one'), transfer('two')], 1],
    ['one that nobody sent', [transfer('one'), transfer('three')], 1],
  ])('names %s', (_what, transfers, count) => {
    const tenant = tenantOf(sent('one', 'accepted'), sent('two', 'refused'));
    expect(faultsOfDeposits(tenant, books(transfers))).toHaveLength(count);
  });

  it('names what was told before and stands no longer', () => {
    const moved = { statusHistory: [...[{ status: 'detected', at: '1' }], { status: 'held', at: '2' }] };
    const before = books([transfer('one', { rate: '0.65' })], [{ id: 'bil_1', number: 'INV-202612-0001' }]);
    const after = (given: JsonObject, invoice: JsonObject = {}) =>
      faultsOfContinuity(
        before,
        books(
          [transfer('one', { rate: '0.65', ...given })],
          [{ id: 'bil_1', number: 'INV-202612-0001', ...invoice }],
        ),
      );
    expect(after(moved)).toEqual([]);
    expect(after({ statusHistory: [] })).toHaveLength(1);
    expect(after({ rate: '0.66' })).toHaveLength(1);
    expect(after({}, { tax: '1.00' })).toHaveLength(1);
    expect(faultsOfContinuity(before, books([]))).toHaveLength(3);
  });

  it('waits for what still moves by itself', () => {
    const nobody = new Set<string>();
    const at = (status: string, amount = '10.00'): JsonObject =>
      transfer('one', { status, source: { amount, currency: 'AUD' } });
    const rests = ['completed', 'returned', 'held'].map((status) => isAtRest(at(status), nobody));
    expect(rests).toEqual([true, true, true]);
    expect(isAtRest(at('converting'), nobody)).toBe(false);
    expect(isAtRest(at('delivering'), nobody)).toBe(false);
    expect(isAtRest(at('delivering', '10.040000'), nobody)).toBe(true);
    expect(isAtRest(at('converting'), new Set(['trf_one']))).toBe(true);
  });
});
