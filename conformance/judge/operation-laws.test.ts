import { describe, expect, it } from 'vitest';
import type { Contract } from '../contract/contract.ts';
import type { JsonObject } from '../json/json.ts';
import { judgeWithdrawal } from './operation-laws.ts';

const contract: Contract = {
  document: {},
  operations: new Map(),
  errors: new Map(),
  stateMachines: new Map(),
};

function withdrawal(...statuses: readonly string[]): JsonObject {
  return {
    status: statuses.at(-1) ?? null,
    statusHistory: statuses.map((status) => ({ status, at: '2026-03-02T23:10:00.000Z' })),
    transactionHash: '0xb79e8c5b67bcad216587877d0fb5a69384a7ad582cfff769572b6eccc51a4ec6',
    confirmations: 1,
  };
}

describe('the transaction of a withdrawal', () => {
  const fault = 'it names a transaction and was never submitted';

  it('is there from its submission on', () => {
    expect(judgeWithdrawal(withdrawal('accepted', 'submitted'), contract)).not.toContain(fault);
    expect(judgeWithdrawal(withdrawal('accepted'), contract)).toContain(fault);
    expect(judgeWithdrawal(withdrawal('accepted', 'held'), contract)).toContain(fault);
  });

  it('is still told where the news of its failure came before that of its submission', () => {
    expect(judgeWithdrawal(withdrawal('accepted', 'failed'), contract)).not.toContain(fault);
  });
});
