import { afterEach, expect, it, vi } from 'vitest';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { eachHearingWorld } from '../../testing/worlds/hearing-world.ts';
import { newsOf, scriptedProvider } from '../../testing/worlds/scripted-provider.ts';
import { testHealth } from '../../testing/worlds/test-worker.ts';
import { Hearing } from './ingest.ts';

eachHearingWorld((world) => {
  const { test, faults, newName, within, keep, takenPayout, settled, stateOf } = world;
  const started: Hearing[] = [];

  afterEach(async () => {
    await Promise.all(started.splice(0).map((hearing) => hearing.stop()));
  });

  it('hears what comes while it runs, and one that hangs keeps nobody else', async () => {
    const hanging = scriptedProvider('chain', newName());
    hanging.pages.push('hang');
    const hearing = new Hearing({
      ...within(),
      health: testHealth(faults),
      providers: [hanging, world.provider],
    });
    started.push(hearing);
    hearing.start();
    await vi.waitFor(() => expect(hanging.reads).toHaveLength(1));
    const order = await takenPayout();
    const report = settled(order);
    world.provider.translate = () => ({ news: newsOf([report]) });
    await keep('');
    await vi.waitFor(async () => expect(await stateOf(order)).toBe('settled 3'));
    await hearing.stop();
    expect(faults).toEqual([]);
  });

  it('leaves sound books', async () => {
    await checkLedger(test.database);
  });
});
