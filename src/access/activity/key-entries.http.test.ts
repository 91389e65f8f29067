import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../testing/server/with-server.ts';
import { type AuditEntry, addedToAudit, readFeed } from '../../testing/worlds/audit-entries.ts';
import { COLD_WALLET, type TestTenant } from '../../testing/worlds/test-tenant.ts';
import { type TestUser, confirm, enrol } from '../../testing/worlds/test-user.ts';

const AGENT = 'Corridor tests (audit)';

withServer(({ server }) => {
  let tenant: TestTenant;
  let owner: TestUser;

  beforeAll(async () => {
    tenant = await server().newTenant();
    owner = await enrol(server(), tenant.clientId);
  });

  const added = (act: () => Promise<unknown>): Promise<AuditEntry[]> => addedToAudit(owner, act);

  describe('what a key changes', () => {
    it('has one entry an action, with the key, the address, the agent and the request', async () => {
      let requestId: string | null = null;
      const headers = { 'user-agent': AGENT };
      const body = { poboEnabled: false };
      const entries = await added(async () => {
        const reply = await tenant.request('PUT', '/v1/treasury/settings', { body, headers });
        requestId = reply.headers.get('x-request-id');
      });
      expect(entries).toEqual([
        {
          id: expect.stringMatching(/^act_/) as string,
          type: 'treasury_settings.updated',
          resource: { type: 'treasury_settings', id: tenant.clientId },
          summary: 'The record of Treasury settings was changed.',
          occurredAt: expect.stringMatching(/Z$/) as string,
          actor: { type: 'key', id: expect.stringMatching(/^key_/) as string },
          keyId: entries[0]?.actor.id,
          stepUp: null,
          ipAddress: '127.0.0.1',
          userAgent: AGENT,
          requestId,
          changes: [{ field: 'poboEnabled', from: true, to: false }],
        },
      ]);
      expect(await readFeed(tenant)).toContainEqual({
        id: entries[0]?.id,
        type: 'treasury_settings.updated',
        resource: entries[0]?.resource,
        summary: entries[0]?.['summary'],
        occurredAt: entries[0]?.['occurredAt'],
      });
    });

    it('has none where nothing changes, for a replay, and for a refusal', async () => {
      const key = 'audit-of-a-replay';
      const create = { url: 'https://hooks.example.com/replayed' };
      const created = await added(async () => {
        for (const _ of [1, 2])
          await tenant.request('POST', '/v1/webhooks', { body: create, idempotencyKey: key });
      });
      expect(created.map(({ type }) => type)).toEqual(['webhook.created']);
      const id = created[0]?.resource.id ?? '';
      const nothing = await added(async () => {
        await tenant.request('PATCH', `/v1/webhooks/${id}`, { body: create });
        await tenant.request('PATCH', '/v1/webhooks/whk_01kjv3e5m8e2ta7x0c6y4b9dqr', { body: create });
        await tenant.request('POST', '/v1/webhooks', { body: { url: 'ftp://hooks.example.com' } });
      });
      expect(nothing).toEqual([]);
    });

    it('has one where settings or fees are saved that are as before, since each saving is a version', async () => {
      const { poboEnabled } = await tenant.get('/v1/treasury/settings');
      const { transfer } = await tenant.get('/v1/developer-fees');
      const { stepUpToken } = await confirm(server(), owner);
      const headers = { 'step-up-token': stepUpToken };
      const entries = await added(async () => {
        await tenant.request('PUT', '/v1/treasury/settings', { body: { poboEnabled } });
        await tenant.request('PUT', '/v1/developer-fees', { body: { transfer }, headers });
      });
      expect(entries.map(({ type, changes }) => [type, changes])).toEqual([
        ['treasury_settings.updated', []],
        ['developer_fees.updated', []],
      ]);
    });

    it('of subscriptions tells all that is done with them, and no secret', async () => {
      const url = 'https://hooks.example.com/told';
      const entries = await added(async () => {
        const { id } = await tenant.newWebhook({ url, eventTypes: ['payout.*'] });
        const path = `/v1/webhooks/${id}`;
        await tenant.request('PATCH', path, { body: { description: 'told', status: 'disabled' } });
        await tenant.request('PATCH', path, { body: { status: 'active' } });
        await tenant.post(`${path}/rotate-secret`, {});
        await tenant.request('DELETE', path, {});
      });
      expect(entries.map(({ type, changes }) => [type, changes])).toEqual([
        [
          'webhook.created',
          [
            { field: 'url', from: null, to: url },
            { field: 'eventTypes', from: null, to: ['payout.*'] },
            { field: 'status', from: null, to: 'active' },
          ],
        ],
        [
          'webhook.disabled',
          [
            { field: 'description', from: null, to: 'told' },
            { field: 'status', from: 'active', to: 'disabled' },
            { field: 'disabledReason', from: null, to: 'manual' },
          ],
        ],
        [
          'webhook.updated',
          [
            { field: 'status', from: 'disabled', to: 'active' },
            { field: 'disabledReason', from: 'manual', to: null },
          ],
        ],
        ['webhook.secret_rotated', []],
        ['webhook.deleted', expect.arrayContaining([{ field: 'url', from: url, to: null }]) as unknown],
      ]);
      expect(JSON.stringify(entries)).not.toContain('whsec_');
    });

    it('with a user’s confirmation is the user’s, beside the key', async () => {
      const { stepUpToken } = await confirm(server(), owner);
      const fees = { transfer: { flatAud: '1.25', bps: 15 } };
      const entries = await added(() =>
        tenant.request('PUT', '/v1/developer-fees', {
          body: fees,
          headers: { 'step-up-token': stepUpToken },
        }),
      );
      expect(entries).toMatchObject([
        {
          type: 'developer_fees.updated',
          resource: { type: 'developer_fees', id: tenant.clientId },
          actor: { type: 'user', id: owner.id },
          keyId: expect.stringMatching(/^key_/) as string,
          stepUp: { userId: owner.id, at: expect.stringMatching(/Z$/) as string },
          changes: [
            { field: 'transfer.flatAud', from: '0.00', to: '1.25' },
            { field: 'transfer.bps', from: 0, to: 15 },
          ],
        },
      ]);
    });

    it('that is an event already is told once, with the same facts', async () => {
      const headers = { 'user-agent': AGENT };
      const entries = await added(() =>
        tenant.request('POST', '/v1/treasury/destinations', { body: COLD_WALLET, headers }),
      );
      expect(entries).toMatchObject([
        {
          type: 'destination.created',
          actor: { type: 'key' },
          keyId: entries[0]?.actor.id,
          ipAddress: '127.0.0.1',
          userAgent: AGENT,
          requestId: expect.stringMatching(/^req_/) as string,
          changes: [],
        },
      ]);
    });
  });
});
