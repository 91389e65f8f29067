import { describe, expect, it } from 'vitest';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { type TermsPatch, checkTermsPatch, nextConfiguration } from './set-configuration.ts';
import { configurationNeed, configurationsTable, currentConfiguration, firstTerms } from './table.ts';

function next(world: TestWorld, patch: TermsPatch): void {
  world.decide(
    (loaded, context) => nextConfiguration(patch, 'a reason', 'test', loaded, context),
    [configurationNeed(world.context.head)],
  );
}

describe('the next version of a configuration', () => {
  it('merges maps deeply, replaces arrays whole, and leaves the rest', () => {
    const world = new TestWorld();
    const fee = { operation: 'payout', asset: 'AUD', flat: '1.00', bps: 0 };
    next(world, { returns: { holdbackBps: 100 }, pricing: { fees: [fee, fee] } });
    next(world, { returns: { retryLimit: 1 }, pricing: { fees: [fee] } });
    const { terms, version } = currentConfiguration(world.loaded, world.context.head);
    const first = firstTerms();
    expect(version).toBe(3);
    expect(terms).toEqual({
      ...first,
      returns: { ...first.returns, holdbackBps: 100, retryLimit: 1 },
      pricing: { fees: [fee] },
    });
  });

  it('is in force for the very next decision, and edits no earlier version', () => {
    const world = new TestWorld();
    const before = currentConfiguration(world.loaded, world.context.head);
    world.now += 5;
    next(world, { limits: { beneficiaryDailyMaximum: 7 } });
    const after = currentConfiguration(world.loaded, world.context.head);
    expect(after).toMatchObject({ effectiveAt: world.now, createdBy: 'test', reason: 'a reason' });
    expect(after.terms.limits.beneficiaryDailyMaximum).toBe(7);
    expect(world.loaded.find(configurationsTable, { id: before.id })).toEqual(before);
    expect(world.loaded.list(configurationsTable, {})).toHaveLength(2);
  });
});

describe('a part of a configuration', () => {
  it('keeps a name that objects inherit as a name like any other', () => {
    const world = new TestWorld();
    const glMapping: unknown = JSON.parse('{"__proto__": {"polluted": "1"}, "constructor": {"name": "2"}}');
    next(world, { accounting: { glMapping } });
    next(world, { accounting: { glMapping: JSON.parse('{"__proto__": {"more": "3"}}') as unknown } });
    const { terms } = currentConfiguration(world.loaded, world.context.head);
    expect(JSON.stringify(terms.accounting.glMapping)).toBe(
      '{"__proto__":{"polluted":"1","more":"3"},"constructor":{"name":"2"}}',
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it.each<[string, TermsPatch, string]>([
    [
      'an amount that its asset cannot have',
      { limits: { creditLimits: [{ asset: 'AUD', amount: '0.005' }] } },
      'invalid_request',
    ],
    [
      'a pair that is not supported',
      { defaultRoutePair: { asset: 'USDT', network: 'base' } },
      'unsupported_asset_network',
    ],
  ])('is refused for %s', (_what, patch, code) => {
    expect(() => {
      checkTermsPatch(patch);
    }).toThrow(expect.objectContaining({ code, status: 400 }) as Error);
  });

  it('is taken with supported pairs, in any spelling of amounts', () => {
    const fee = { operation: 'stable_withdrawal', asset: 'USDC', network: 'base', flat: '00.5', bps: 0 };
    expect(() => {
      checkTermsPatch({ pricing: { fees: [fee] }, defaultRoutePair: null });
    }).not.toThrow();
  });
});
