import { afterEach, expect, it, vi } from 'vitest';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { eachIngestWorld } from '../../testing/worlds/ingest-world.ts';
import { messagesOf, scriptedProvider } from '../../testing/worlds/scripted-provider.ts';
import { testHealth } from '../../testing/worlds/test-worker.ts';
import { ProviderIngest } from './ingest.ts';

eachIngestWorld((world) => {
  const { test, faults, newName, within, keep, takenPayout, settled, stateOf } = world;
  const started: ProviderIngest[] = [];

  afterEach(async () => {
    await Promise.all(started.splice(0).map((ingest) => ingest.stop()));
  });

  it('hears what comes while it runs, and one that hangs keeps nobody else', async () => {
    const hanging = scriptedProvider('chain', newName());
    hanging.pages.push('hang');
    const ingest = new ProviderIngest({
      ...within(),
      health: testHealth(faults),
      providers: [hanging, world.provider],
    });
    started.push(ingest);
    ingest.start();
    await vi.waitFor(() => expect(hanging.reads).toHaveLength(1));
    const order = await takenPayout();
    const report = settled(order);
    world.provider.translate = () => ({ messages: messagesOf([report]) });
    await keep('');
    await vi.waitFor(async () => expect(await stateOf(order)).toBe('settled 3'));
    await ingest.stop();
    expect(faults).toEqual([]);
  });

  it('leaves sound books', async () => {
    await checkLedger(test.database);
  });
});
