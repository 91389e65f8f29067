import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/actor.ts';
import { Signer } from '../../sealing/signer.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { type AuditEntry, addedToAudit, readAudit, readFeed } from '../../testing/worlds/audit-entries.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { TestBrowser, type TestUser, enrol, newPassword, signedIn } from '../../testing/worlds/test-user.ts';
import { adjustBalance } from '../../treasury/overview/adjust.ts';
import { setTenantStatus } from '../tenants/set-tenant-status.ts';
import { findUser } from '../users/table.ts';
import { unlockPerson } from '../users/unlock.ts';

const AGENT = 'Corridor tests (audit)';

eachServer(({ server }) => {
  let tenant: TestTenant;
  let owner: TestUser;

  beforeAll(async () => {
    tenant = await server().newTenant();
    owner = await enrol(server(), tenant.clientId);
  });

  const added = (act: () => Promise<unknown>): Promise<AuditEntry[]> => addedToAudit(owner, act);
  const browse = (method: string, path: string, body?: unknown): Promise<TestReply> =>
    owner.browser.call(method, path, {
      headers: { 'user-agent': AGENT },
      ...(body === undefined ? {} : { body }),
    });
  const confirm = async (): Promise<string> => {
    const reply = await browse('POST', 'step-up', { code: owner.nextCode() });
    return String(reply.body['stepUpToken']);
  };
  const BROWSED = { ipAddress: '127.0.0.1', userAgent: AGENT, keyId: null };

  describe('what a user does with what they sign in with', () => {
    it('is in the audit, with their browser, and never in the feed', async () => {
      await tenant.newBeneficiary();
      const before = await readFeed(tenant);
      expect(before).not.toEqual([]);
      const next = newPassword();
      const entries = await added(async () => {
        const other = await owner.signIn();
        await other.call('DELETE', 'session');
        const lost = await owner.signIn();
        await confirm();
        await browse('PUT', 'password', { currentPassword: owner.password, newPassword: next });
        expect(lost.cookies.size).toBeGreaterThan(0);
        await confirm();
        await browse('POST', 'recovery-codes', {});
      });
      expect(entries.map(({ type }) => type)).toEqual([
        'user.signed_in',
        'user.signed_out',
        'user.signed_in',
        'user.stepped_up',
        'user.password_changed',
        'user.stepped_up',
        'user.second_factor_changed',
      ]);
      for (const entry of entries) {
        expect(entry).toMatchObject({
          actor: { type: 'user', id: owner.id },
          resource: { type: 'user', id: owner.id },
        });
      }
      expect(entries[4]).toMatchObject({ ...BROWSED, stepUp: { userId: owner.id } });
      expect(entries[0]?.['stepUp']).toBeNull();
      expect(await readFeed(tenant)).toEqual(before);
      owner = { ...owner, password: next };
    });

    it('tells of sessions that were ended, and of a recovery code', async () => {
      const entries = await added(async () => {
        const one = new TestBrowser(server());
        const { email, password } = { ...owner };
        await one.call('POST', 'session', { body: { email, password } });
        const code = owner.recoveryCodes[0] ?? '';
        const { status } = await one.call('POST', 'second-factor', { body: { recoveryCode: code } });
        // The codes of before were renewed.
        expect(status).toBe(401);
        await browse('DELETE', 'sessions');
        await browse('DELETE', 'sessions');
      });
      expect(entries.map(({ type }) => type)).toEqual([]);
      const member = await enrol(server(), tenant.clientId, 'admin');
      const used = await added(async () => {
        const one = new TestBrowser(server());
        await one.call('POST', 'session', { body: { email: member.email, password: member.password } });
        await one.call('POST', 'second-factor', { body: { recoveryCode: member.recoveryCodes[0] } });
        await member.browser.call('DELETE', 'sessions');
        await member.browser.call('DELETE', 'sessions');
      });
      expect(used.map(({ type, actor }) => [type, actor.id])).toEqual([
        ['user.recovery_code_used', member.id],
        ['user.signed_in', member.id],
        ['user.session_revoked', member.id],
      ]);
    });

    it('tells once that somebody is locked out, by nobody who is known, and who forgot it', async () => {
      const member = await enrol(server(), tenant.clientId, 'viewer');
      const guess = (password: string): Promise<TestReply> =>
        new TestBrowser(server()).call('POST', 'session', { body: { email: member.email, password } });
      const locked = await added(async () => {
        for (let count = 0; count < 9; count += 1) await guess(`wrong wrong wrong ${count}`);
        // The tenth is right, and gives itself back.
        expect((await guess(member.password)).status).toBe(200);
        expect((await guess('wrong wrong wrong again')).status).toBe(401);
        expect((await guess(member.password)).status).toBe(429);
      });
      expect(locked).toMatchObject([
        {
          type: 'user.locked',
          resource: { type: 'user', id: member.id },
          actor: { type: 'system', id: null },
          ipAddress: '127.0.0.1',
        },
      ]);
      const { service } = server();
      const user = await findUser(service.database.reader, member.id);
      const unlock = () =>
        service.writeQueue.submit(unlockPerson(new Signer(service.config.secret, []), user!, OPERATOR));
      const unlocked = await added(async () => [await unlock(), await unlock()]);
      expect(unlocked).toMatchObject([
        { type: 'user.unlocked', actor: { type: 'operator', id: null }, requestId: null },
      ]);
    });
  });

  describe('what the operator does', () => {
    it('is the operator’s, without a request', async () => {
      const { writeQueue } = server().service;
      const { clientId } = tenant;
      const entries = await added(async () => {
        await writeQueue.submit(setTenantStatus(clientId, 'suspended'));
        await writeQueue.submit(setTenantStatus(clientId, 'suspended'));
        await writeQueue.submit(setTenantStatus(clientId, 'active'));
        await writeQueue.submit(adjustBalance(clientId, 'AUD', 1250n, 'a test'));
      });
      expect(entries.map(({ type, changes }) => [type, changes])).toEqual([
        ['account.suspended', [{ field: 'status', from: 'active', to: 'suspended' }]],
        ['account.resumed', [{ field: 'status', from: 'suspended', to: 'active' }]],
        [
          'wallet.adjusted',
          [
            { field: 'balances.AUD.available', from: '0.00', to: '12.50' },
            { field: 'reason', from: null, to: 'a test' },
          ],
        ],
      ]);
      const nobody = { keyId: null, stepUp: null, ipAddress: null, userAgent: null, requestId: null };
      for (const entry of entries)
        expect(entry).toMatchObject({ actor: { type: 'operator', id: null }, ...nobody });
      const confirmed = await added(() => tenant.stepUp());
      expect(confirmed).toMatchObject([{ type: 'operator.step_up_issued' }]);
      expect((await readFeed(tenant)).map(({ type }) => type)).not.toContain('operator.step_up_issued');
    });

    it('on a configuration tells what differs', async () => {
      const entries = await added(() => tenant.configure({ settlement: { quoteTtlSeconds: 41 } }));
      expect(entries).toMatchObject([
        { type: 'configuration.created', resource: { type: 'configuration' }, changes: [{ to: 41 }] },
      ]);
      expect(entries[0]?.['changes']).toEqual([
        { field: 'settlement.quoteTtlSeconds', from: expect.any(Number) as number, to: 41 },
      ]);
    });
  });

  describe('the audit', () => {
    it('is read by owners and admins alone', async () => {
      for (const [role, status] of [
        ['owner', 200],
        ['admin', 200],
        ['developer', 403],
        ['finance', 403],
        ['viewer', 403],
      ] as const) {
        const { headers } = await signedIn(server(), tenant.clientId, role);
        const path = '/console/api/audit-events?limit=1';
        const reply = await server().request('GET', path, { headers, idempotencyKey: null });
        expect([role, reply.status]).toEqual([role, status]);
        if (status === 403) expect(reply.body).toMatchObject({ code: 'insufficient_scope' });
        if (status === 403) expect(reply.text).toContain('team:write');
      }
      const { key } = { key: tenant.secretKey };
      const byKey = await server().request('GET', '/console/api/audit-events', { key, idempotencyKey: null });
      expect(byKey.status).toBe(401);
    });

    it('is paged by a link, of one account alone, and filtered by who acted', async () => {
      const first = await owner.browser.call('GET', 'audit-events?limit=2');
      expect(first.headers.get('link')).toMatch(
        /^<\/console\/api\/audit-events\?limit=2&cursor=[^>]+>; rel="next"$/,
      );
      const second = await readAudit(owner, `?limit=2&cursor=${String(first.body['nextCursor'])}`);
      const whole = await readAudit(owner, '?limit=4');
      expect([...(first.body['data'] as AuditEntry[]), ...second]).toEqual(whole);
      const own = await readAudit(owner, `?actorId=${owner.id}&limit=200`);
      expect(own.length).toBeGreaterThan(0);
      expect(new Set(own.map(({ actor }) => actor.id))).toEqual(new Set([owner.id]));
      const wrong = await owner.browser.call('GET', 'audit-events?limit=3&type=user.signed_in&cursor=x');
      expect(wrong.status).toBe(400);
      const stranger = await enrol(server(), (await server().newTenant()).clientId);
      const theirs = await readAudit(stranger, '?limit=200');
      const ours = new Set((await readAudit(owner, '?limit=200')).map(({ id }) => id));
      expect(theirs.filter(({ id }) => ours.has(id))).toEqual([]);
    });
  });
});
