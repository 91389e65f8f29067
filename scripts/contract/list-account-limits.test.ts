import { describe, expect, it } from 'vitest';
import { ACCOUNT_LIMITS } from '../../generated/account-limits.ts';
import type { ContractDocument } from './contract-document.ts';
import { listAccountLimits } from './list-account-limits.ts';
import { makeSampleDocument } from './sample-document.ts';

function withLimits(health: number, thing: number, description: string): ContractDocument {
  const document = makeSampleDocument();
  const get = document.paths['/health']?.get;
  const put = document.paths['/things/{id}']?.put;
  Object.assign(get ?? {}, {
    description: `At most ${health} things.`,
    'x-account-limits': { things: health },
  });
  Object.assign(put ?? {}, { description, 'x-account-limits': { things: thing, drafts: 7 } });
  return document;
}

describe('the limits of accounts', () => {
  it('are gathered from all operations', () => {
    const limits = listAccountLimits(withLimits(30, 30, 'More than 30 things or 7 drafts are too many.'));
    expect([...limits]).toEqual([
      ['things', 30],
      ['drafts', 7],
    ]);
    expect(Object.keys(ACCOUNT_LIMITS)).toContain('keys');
  });

  it('are refused if operations disagree', () => {
    expect(() => listAccountLimits(withLimits(30, 31, '31, 7'))).toThrow(
      'replaceThing has another limit of things than an operation before it.',
    );
  });

  it('are refused if the description of an operation does not say them', () => {
    expect(() => listAccountLimits(withLimits(30, 30, 'More than 30 things or 70 drafts.'))).toThrow(
      'The description of replaceThing does not say that the limit of drafts is 7.',
    );
  });
});
