import { expect, it } from 'vitest';
import { insertRow } from '../../db/statements/table.ts';
import { systemBytes } from '../../identity/random.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { testWebhook } from '../../testing/worlds/test-webhook.ts';
import { need } from '../../writes/write.ts';
import { findMatchingWebhooks, matchingWebhooks } from './rules.ts';
import { findSigningSecrets, firstSecret, rotateSecret } from './secrets.ts';
import { type Webhook, webhooksTable } from './table.ts';

eachDatabase((_dialect, open) => {
  it('those of a tenant are found that are active and take a type, and none of another tenant', async () => {
    const database = await open();
    const test = createTestWriteQueue(database);
    const [tenantId, otherId] = [await test.newTenant(), await test.newTenant()];
    const disabled = { status: 'disabled', disabledReason: 'gone', disabledAt: 1 } as const;
    const given: (Partial<Webhook> & { tenantId: string })[] = [
      { tenantId, id: `whk_all${tenantId}` },
      { tenantId, id: `whk_some${tenantId}`, eventTypes: ['payin.credited', 'payout.*'] },
      { tenantId, id: `whk_not${tenantId}`, eventTypes: ['payin.*'] },
      { tenantId, id: `whk_off${tenantId}`, ...disabled },
      { tenantId: otherId, id: `whk_other${otherId}` },
    ];
    for (const each of given) {
      const effects = [insertRow(webhooksTable, testWebhook(each))];
      await test.writeQueue.submit(probeWrite(each.tenantId, { decide: () => ({ effects }) }));
    }
    const expected = [`whk_all${tenantId}`, `whk_some${tenantId}`];
    const found = await findMatchingWebhooks(database.reader, tenantId, 'payout.settled');
    expect(found.map(({ id }) => id).sort()).toEqual(expected);
    const seen = await test.writeQueue.submit(
      probeWrite<readonly string[]>(tenantId, {
        needs: [need(webhooksTable, { tenantId })],
        decide: (loaded) => ({
          reply: matchingWebhooks(loaded, tenantId, 'payout.settled').map(({ id }) => id),
        }),
      }),
    );
    expect([...seen].sort()).toEqual(expected);
    expect(await findMatchingWebhooks(database.reader, tenantId, 'webhook.test')).toEqual([]);
  });

  it('what signs is found in the clear, the newest first', async () => {
    const database = await open();
    const test = createTestWriteQueue(database);
    const webhook = testWebhook({ tenantId: await test.newTenant(), id: 'whk_signing' });
    const { sealer } = test;
    const first = firstSecret(webhook, { sealer, randomBytes: systemBytes });
    const second = rotateSecret(webhook, first.signing, 10, { sealer, randomBytes: systemBytes, now: 1_000 });
    const submit = (effects: typeof first.effects): Promise<unknown> =>
      test.writeQueue.submit(probeWrite(webhook.tenantId, { decide: () => ({ effects }) }));
    await submit([insertRow(webhooksTable, webhook), ...first.effects]);
    await submit(second.effects);
    const find = (now: number): Promise<string[]> =>
      findSigningSecrets(database.reader, sealer, webhook.id, now);
    expect(await find(10_999)).toEqual([second.text, first.text]);
    expect(await find(11_000)).toEqual([second.text]);
  });
});
