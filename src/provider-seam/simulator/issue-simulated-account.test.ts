import { describe, expect, it } from 'vitest';
import { newId } from '../../identity/ids.ts';
import { issueSimulatedAccount } from './issue.ts';

describe('an account of the simulated bank', () => {
  it('has numbers of the form that Australian banks use', () => {
    for (let count = 0; count < 200; count += 1) {
      const { bsb, accountNumber } = issueSimulatedAccount(newId('fin'), false);
      expect(bsb).toMatch(/^80\d{4}$/);
      expect(accountNumber).toMatch(/^\d{9}$/);
    }
  });

  it('is a function of its instrument, and differs between two', () => {
    const id = newId('fin');
    expect(issueSimulatedAccount(id, true)).toEqual(issueSimulatedAccount(id, true));
    const accounts = Array.from({ length: 2_000 }, () => issueSimulatedAccount(newId('fin'), false));
    expect(new Set(accounts.map(({ bsb, accountNumber }) => `${bsb} ${accountNumber}`)).size).toBe(2_000);
    expect(new Set(accounts.map(({ providerReference }) => providerReference)).size).toBe(2_000);
  });

  it('has a PayID only where one is asked for', () => {
    expect(issueSimulatedAccount('fin_abc', false).payId).toBeNull();
    expect(issueSimulatedAccount('fin_abc', true).payId).toBe('abc@payid.corridor.example');
  });
});
