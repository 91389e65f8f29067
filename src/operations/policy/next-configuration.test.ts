import { describe, expect, it } from 'vitest';
import { TestWorld } from '../../testing/test-world.ts';
import { configurationsTable, currentConfiguration, firstTerms } from './configuration.ts';
import { nextConfiguration, type TermsPatch } from './next-configuration.ts';

function next(world: TestWorld, patch: TermsPatch): void {
  world.decide((loaded, context) => nextConfiguration(patch, 'a reason', 'test', loaded, context));
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
