import { beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '../../identity/roles.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { newId } from '../../identity/ids.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const PATH = '/v1/customers';

withServer(({ server }) => {
  let platform: TestTenant;
  let tenant: TestTenant;
  let admin: string;

  beforeEach(async () => {
    platform = await server().newTenant();
    tenant = await server().newTenant();
    admin = await server().newKey(platform.clientId, { role: 'platform_admin' });
  });

  const answer = async (query: string, key: string): Promise<string> =>
    answerOf(await tenant.request('GET', `${PATH}?${query}`, { key }));

  const idsOf = async (query: string): Promise<string[]> => {
    const { body } = await platform.request('GET', `${PATH}?${query}`, { key: admin });
    return (body as unknown as Schema<'CustomerList'>).data.map(({ id }) => id);
  };

  describe("the customers of another account, by a key of the platform's admin", () => {
    it('are listed, filtered and paged, and those of an unknown account are none', async () => {
      const made = [await tenant.newCustomer(), await tenant.newCustomer({ externalCustomerId: 'second' })];
      const own = await platform.newCustomer();
      const [first, second] = made.map(({ id }) => id);
      const query = `clientId=${tenant.clientId}`;
      expect(await idsOf(query)).toEqual([second, first]);
      expect(await idsOf(`${query}&externalCustomerId=second`)).toEqual([second]);
      expect(await idsOf('limit=10')).toEqual([own.id]);
      expect(await idsOf(`clientId=${newId('acct')}`)).toEqual([]);
      const { body } = await platform.request('GET', `${PATH}?limit=1&${query}`, { key: admin });
      const cursor = String(body['nextCursor']);
      expect(await idsOf(`${query}&cursor=${cursor}`)).toEqual([first]);
      expect(await answer(`cursor=${cursor}`, admin)).toBe('400 invalid_cursor');
      expect(await answer(`clientId=${platform.clientId}&cursor=${cursor}`, admin)).toBe(
        '400 invalid_cursor',
      );
    });

    it('are listed alone: nothing else of the account is reached', async () => {
      const { id } = await tenant.newCustomer();
      const query = `?clientId=${tenant.clientId}`;
      for (const path of [`${PATH}/${id}`, `${PATH}/${id}${query}`, `/v1/treasury/payouts${query}`]) {
        const reply = await platform.request('GET', path, { key: admin });
        expect([path, answerOf(reply)]).toEqual([
          path,
          path.includes('?') ? '400 invalid_request' : '404 not_found',
        ]);
      }
    });

    it('are asked for with an identifier that keeps the contract', async () => {
      for (const query of ['clientId=', 'clientId=a%20b', `clientId=x&clientId=x`, 'clientId=x&limit=0']) {
        expect(await answer(query, admin)).toBe('400 invalid_request');
      }
    });
  });

  describe('anybody else who names an account', () => {
    it.each(ROLES.filter((role) => role !== 'platform_admin'))(
      'as %s is refused, whatever else is wrong with the query',
      async (role) => {
        const key = await server().newKey(tenant.clientId, { role });
        const own = `clientId=${tenant.clientId}`;
        for (const query of [
          own,
          `${own}&limit=0`,
          'clientId',
          'clientId=',
          `unknown=1&${own}`,
          `${own}&${own}`,
        ]) {
          expect([query, await answer(query, key)]).toEqual([query, '403 admin_only']);
        }
        expect(await answer('%63lientId=%zz', key)).toBe('403 admin_only');
        expect(await answer('clientid=x', key)).toBe('400 invalid_request');
      },
    );

    it('is refused for the scope before, and for the rate after', async () => {
      const key = await server().newKey(tenant.clientId, { role: 'admin', scopes: ['treasury:read'] });
      expect(await answer('clientId=x', key)).toBe('403 insufficient_scope');
      const narrow = await server().newKey(platform.clientId, {
        role: 'platform_admin',
        scopes: ['routes:read'],
      });
      expect(await answer('clientId=x', narrow)).toBe('403 insufficient_scope');
    });
  });
});
