import { expect, it } from 'vitest';
import { insertRow } from '../db/statements/table.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { DAY_MS, START, countOf, eachRetention, pruneAt } from '../testing/worlds/test-retention.ts';
import { type Certification, certificationsTable } from '../webhooks/certification/table.ts';

eachRetention((test) => {
  it('a certification is kept for 30 days from when it was asked for, and one that runs for as long as it does', async () => {
    const from = (test.clock.now = START);
    const tenantId = await test.newTenant();
    const report = (id: string, status: Certification['status']): Certification => ({
      id: `crt_${tenantId}_${id}`,
      tenantId,
      webhookId: 'whk_1',
      url: 'https://shop.example/hooks',
      status,
      cases: [],
      slowestMs: null,
      // The tenant's clock is years ahead: it decides nothing here.
      startedAt: from + 2_000 * DAY_MS,
      completedAt: status === 'running' ? null : from + 2_000 * DAY_MS,
      writtenAt: from,
    });
    const rows = [report('1', 'running'), report('2', 'passed'), report('3', 'failed')];
    await test.writeQueue.submit(
      probeWrite(tenantId, {
        decide: () => ({ effects: rows.map((row) => insertRow(certificationsTable, row)) }),
      }),
    );
    const left = (): Promise<number> => countOf(test, certificationsTable.name, { tenant_id: tenantId });
    await pruneAt(test, from + 30 * DAY_MS);
    expect(await left()).toBe(3);
    await pruneAt(test, from + 30 * DAY_MS + 1);
    expect(await left()).toBe(1);
    expect(await countOf(test, certificationsTable.name, { tenant_id: tenantId, status: 'running' })).toBe(1);
  });
});
