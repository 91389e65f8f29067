import { describe, expect, it } from 'vitest';
import { AccountTurns, inTurns } from './account-turns.ts';

const work = (text: string) => ({ tenantId: text.slice(0, 1), id: text });
const idsOf = (works: readonly { readonly id: string }[]): string[] => works.map(({ id }) => id);

describe('work of several accounts', () => {
  it('is begun in turns, each account in its own order', () => {
    const works = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(work);
    expect(idsOf(inTurns(works))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('that fills a look has its accounts rest until the others were looked at', () => {
    const turns = new AccountTurns(3);
    expect(turns.found(['a1', 'a2', 'b1'].map(work))).toBe(true);
    expect(turns.resting()).toEqual(['a', 'b']);
    expect(turns.found(['c1', 'c2', 'c3'].map(work))).toBe(true);
    expect(turns.resting()).toEqual(['a', 'b', 'c']);
    expect(turns.found([work('d1')])).toBe(true);
    expect(turns.resting()).toEqual([]);
    expect(turns.found([work('a3')])).toBe(false);
    expect(turns.resting()).toEqual([]);
  });
});
