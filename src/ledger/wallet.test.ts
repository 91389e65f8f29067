import { describe, expect, it } from 'vitest';
import { newWallet, tenantNow, type Wallet } from './wallet.ts';

describe("a tenant's present", () => {
  const at = (wallet: Partial<Wallet>, serverNow: number): number =>
    tenantNow({ ...newWallet('acct_1'), ...wallet }, serverNow);

  it('runs with the server, ahead of it by its offset, or stands where it is frozen', () => {
    expect(at({}, 1_000)).toBe(1_000);
    expect(at({ clockOffsetMs: 500 }, 1_000)).toBe(1_500);
    expect(at({ clockOffsetMs: 500, clockFrozenAt: 7 }, 1_000)).toBe(7);
    expect(at({ clockOffsetMs: 500, clockFrozenAt: 0 }, 1_000)).toBe(0);
  });

  it('is never before what was decided last, although the server’s clock is set back', () => {
    const wallet = { clockOffsetMs: 500, lastOccurredAt: 1_400 };
    expect(at(wallet, 800)).toBe(1_400);
    expect(at(wallet, 900)).toBe(1_400);
    expect(at(wallet, 901)).toBe(1_401);
    expect(at({ ...wallet, clockFrozenAt: 1_300 }, 2_000)).toBe(1_400);
  });
});
