import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { openReceiver } from '../../testing/receivers/receiver.ts';
import { withServer } from '../../testing/server/with-server.ts';
import {
  type JudgingReceiver,
  beginCertification,
  certifierOf,
  openJudgingReceiver,
  untilCertified,
  verifiedBy,
} from '../../testing/worlds/certified-world.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { NOTHING_SENT, WHOLE_LIMIT_MS, endRun, leaseRun } from './run.ts';
import { type CertificationRun, certificationRunsTable } from './table.ts';

/** What a whole certification posts. */
const POSTS = 113;

/** Longer than a lease. */
const AFTER_A_LEASE_MS = WHOLE_LIMIT_MS + 14_000;

withServer(({ server, startAnother }) => {
  let tenant: TestTenant;
  let receiver: JudgingReceiver;
  let webhook: { readonly id: string; readonly secret: string };

  beforeEach(async () => {
    tenant = await server().newTenant();
    receiver = await openJudgingReceiver();
    webhook = await tenant.post('/v1/webhooks', { url: receiver.url });
    receiver.judge = verifiedBy(webhook.secret);
  });

  afterEach(async () => {
    await receiver.close();
  });

  async function runOf(webhookId: string): Promise<CertificationRun> {
    const [run] = await selectMatching(server().service.database.reader, certificationRunsTable, [
      { webhookId },
    ]);
    if (run === undefined) throw new Error('There is no run');
    return run;
  }

  it('a run that its process left by dying is begun anew once its lease is over, and ends', async () => {
    const { id } = await beginCertification(tenant, webhook.id);
    const { writeQueue } = server().service;
    const dead = await writeQueue.submit(leaseRun(await runOf(webhook.id), 'the dead'));
    if (dead === null) throw new Error('It was not leased');
    const next = await startAnother();
    const certifier = certifierOf(next);
    let looks = 0;
    next.service.database.reader.on('query', ({ sql }: { sql: string }) => {
      if (sql.includes('certification_runs')) looks += 1;
    });
    certifier.start();
    await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(3));
    expect(receiver.received).toHaveLength(0);
    next.passTime(AFTER_A_LEASE_MS);
    expect((await untilCertified(tenant, id)).status).toBe('passed');
    expect(receiver.received).toHaveLength(POSTS);
    // It was not dead after all: what it has to say comes too late, and changes nothing.
    await writeQueue.submit(endRun(dead, NOTHING_SENT));
    expect((await untilCertified(tenant, id)).status).toBe('passed');
    await certifier.stop();
  });

  it('one that is broken off by a stop is begun anew by the next at once', async () => {
    const first = certifierOf(await startAnother());
    let taken = 0;
    let stopped: Promise<void> | undefined;
    receiver.judge = () => {
      if ((taken += 1) === 5) stopped = first.stop();
      return 200;
    };
    const { id } = await beginCertification(tenant, webhook.id);
    first.start();
    await vi.waitFor(() => expect(stopped).toBeDefined());
    await stopped;
    expect(await runOf(webhook.id)).toMatchObject({
      certificationId: id,
      leaseToken: null,
      leaseUntil: null,
    });
    const before = receiver.received.length;
    expect(before).toBeLessThan(POSTS);
    receiver.judge = verifiedBy(webhook.secret);
    const next = certifierOf(await startAnother());
    next.start();
    expect((await untilCertified(tenant, id)).status).toBe('passed');
    expect(receiver.received).toHaveLength(before + POSTS);
    await next.stop();
  });

  it('two processes carry each run out once', async () => {
    const certifiers = [certifierOf(await startAnother()), certifierOf(await startAnother())];
    for (const each of certifiers) each.start();
    const webhooks = [webhook];
    for (let more = 0; more < 5; more++)
      webhooks.push(await tenant.post('/v1/webhooks', { url: receiver.url }));
    receiver.judge = () => 200;
    const begun = await Promise.all(webhooks.map(({ id }) => beginCertification(tenant, id)));
    for (const { id } of begun) await untilCertified(tenant, id);
    const isBurst = receiver.received.length;
    expect(isBurst).toBe(POSTS * webhooks.length);
    for (const each of certifiers) await each.stop();
  });

  it('an account whose receivers hang keeps no other waiting, however many runs it has begun', async () => {
    const silent = await openReceiver(() => undefined);
    for (let count = 0; count < 40; count += 1) {
      const { id } = await tenant.post<{ readonly id: string }>('/v1/webhooks', { url: silent.url });
      await beginCertification(tenant, id);
    }
    const certifier = certifierOf(await startAnother());
    certifier.start();
    const leases = () =>
      server()
        .service.database.reader<{ webhook_id: string; tenant_id: string }>(certificationRunsTable.name)
        .whereNotNull('lease_until')
        .select('webhook_id', 'tenant_id');
    await expect.poll(async () => (await leases()).length).toBeGreaterThanOrEqual(8);
    const other = await server().newTenant();
    const theirs = await other.post<{ readonly id: string; readonly secret: string }>('/v1/webhooks', {
      url: receiver.url,
    });
    receiver.judge = verifiedBy(theirs.secret);
    const { id } = await beginCertification(other, theirs.id);
    expect((await untilCertified(other, id)).status).toBe('passed');
    const { tenantId } = await runOf((await leases())[0]?.webhook_id ?? '');
    expect(await leases().andWhere('tenant_id', tenantId)).toHaveLength(16);
    await certifier.stop();
    await silent.close();
  });

  it('of a subscription that is gone before it begins nothing is sent, and the report says so', async () => {
    const { id } = await beginCertification(tenant, webhook.id);
    await tenant.request('DELETE', `/v1/webhooks/${webhook.id}`);
    const certifier = certifierOf(await startAnother());
    certifier.start();
    const { status, cases } = await untilCertified(tenant, id);
    expect([status, cases[0]?.observed, cases[11]?.observed]).toEqual([
      'failed',
      '1 not sent',
      '100 not sent',
    ]);
    expect(receiver.received).toHaveLength(0);
    await certifier.stop();
  });
});
