import { beforeAll, describe, expect, it } from 'vitest';
import { systemBytes } from '../identity/random.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { makeKey } from '../access/api-keys/rules.ts';
import { SCOPES } from '../identity/roles.ts';
import { setTenantStatus } from '../access/tenants/set-tenant-status.ts';
import type { OperationId } from '../contract/operation-types.ts';
import { GUARDED, withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { makeExampleRecords, type ExampleRecords } from '../testing/server/example-records.ts';
import { OPERATION_IDS, exampleRequest, sendExample } from '../testing/server/example-request.ts';
import type { TestReply, TestRequest } from '../testing/server/test-service.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

const AUTHENTICATED = OPERATION_IDS.filter((id) => OPERATIONS[id].authenticated);
const OPEN = OPERATION_IDS.filter((id) => !OPERATIONS[id].authenticated);

const familyOf = (scope: string): string => scope.split(':')[0] ?? '';

withServer(({ server }) => {
  let tenant: TestTenant;
  let records: ExampleRecords;

  beforeAll(async () => {
    tenant = await server().newTenant();
    records = await makeExampleRecords(tenant);
  });

  const send = (operationId: OperationId, request: TestRequest): Promise<TestReply> =>
    sendExample(server().request, exampleRequest(operationId, records), request);

  /** What every operation answers a caller. */
  async function answersTo(
    operations: readonly OperationId[],
    requestFor: (operationId: OperationId) => Promise<TestRequest> | TestRequest,
    judge: (reply: TestReply, operationId: OperationId) => string = answerOf,
  ): Promise<Record<string, string>> {
    const answers: Record<string, string> = {};
    for (const id of operations) answers[id] = judge(await send(id, await requestFor(id)), id);
    return answers;
  }

  const allAnswer = (operations: readonly OperationId[], answer: string): Record<string, string> =>
    Object.fromEntries(operations.map((id) => [id, answer]));

  describe('every operation that asks for a key refuses, and writes nothing for,', () => {
    const suspendedKey = async (): Promise<string> => {
      const suspended = await server().newTenant();
      await server().service.writeQueue.submit(setTenantStatus(suspended.clientId, 'suspended'));
      return suspended.secretKey;
    };
    const newKey = (facts: object): Promise<string> => server().newKey(tenant.clientId, facts);
    const unknownKey = (): string => makeKey({ type: 'secret', environment: 'sandbox' }, systemBytes).text;

    it.each<[string, string, () => TestRequest | Promise<TestRequest>]>([
      ['no key', '401 unauthenticated', () => ({})],
      ['a malformed key', '401 unauthenticated', () => ({ key: 'sk_sandbox_short' })],
      ['a malformed X-Api-Key', '401 unauthenticated', () => ({ headers: { 'x-api-key': 'nonsense' } })],
      ['another scheme', '401 unauthenticated', () => ({ headers: { authorization: 'Basic YTpi' } })],
      ['an unknown key', '401 unauthenticated', () => ({ key: unknownKey() })],
      [
        'a key of the other environment',
        '401 unauthenticated',
        async () => ({ key: await newKey({ environment: 'production' }) }),
      ],
      [
        'a revoked key',
        '401 unauthenticated',
        async () => ({ key: await newKey({ revokedAt: server().service.clock() - 1 }) }),
      ],
      [
        'an expired key',
        '401 unauthenticated',
        async () => ({ key: await newKey({ expiresAt: server().service.clock() - 1 }) }),
      ],
      [
        'two keys that differ',
        '401 unauthenticated',
        async () => ({ key: tenant.secretKey, headers: { 'x-api-key': await newKey({}) } }),
      ],
      ['a suspended account', '403 account_suspended', async () => ({ key: await suspendedKey() })],
      [
        'a key from outside its addresses',
        '403 ip_not_allowed',
        async () => ({ key: await newKey({ allowedIps: ['203.0.113.0/24', '2001:db8::/32'] }) }),
      ],
    ])('%s', async (_caller, answer, makeRequest) => {
      const request = await makeRequest();
      const before = await server().countRows();
      const answers = await answersTo(
        AUTHENTICATED,
        () => request,
        (reply) => {
          if (reply.status === 401) expect(reply.headers.get('www-authenticate')).toBe('Bearer');
          return answerOf(reply);
        },
      );
      expect(answers).toEqual(allAnswer(AUTHENTICATED, answer));
      expect(await server().countRows()).toEqual(before);
    });

    it('a publishable key, but for what it may read', async () => {
      const mayRead = (id: OperationId): boolean => {
        const kinds: readonly string[] = OPERATIONS[id].keyKinds;
        return kinds.includes('publishable');
      };
      const before = await server().countRows();
      const key = { key: tenant.publishableKey };
      const others = AUTHENTICATED.filter((id) => !mayRead(id));
      expect(await answersTo(others, () => key)).toEqual(allAnswer(others, '403 secret_key_required'));
      const readable = AUTHENTICATED.filter(mayRead);
      expect(await answersTo(readable, () => key)).toEqual(allAnswer(readable, '200'));
      expect(await server().countRows()).toEqual(before);
    });

    it('tells none of these cases of 401 from another', async () => {
      const [first, ...others] = await Promise.all(
        [unknownKey(), 'x', await newKey({ revokedAt: 1 })].map((key) => send('getTreasury', { key })),
      );
      for (const { body } of others) {
        expect({ ...body, requestId: '' }).toEqual({ ...first?.body, requestId: '' });
      }
    });
  });

  describe('scopes', () => {
    const SCOPED = AUTHENTICATED.filter((id) => OPERATIONS[id].scope !== null);
    const scopeOf = (id: OperationId): string => OPERATIONS[id].scope ?? '';

    it('of all other families do not open an operation, and the refusal names the scope', async () => {
      const before = await server().countRows();
      const keys = new Map<string, string>();
      for (const family of new Set(SCOPED.map((id) => familyOf(scopeOf(id))))) {
        const scopes = SCOPES.filter((scope) => familyOf(scope) !== family);
        keys.set(family, await server().newKey(tenant.clientId, { scopes }));
      }
      const answers = await answersTo(
        SCOPED,
        (id) => ({ key: keys.get(familyOf(scopeOf(id))) ?? '' }),
        (reply, id) => {
          expect(reply.body['message']).toContain(scopeOf(id));
          return answerOf(reply);
        },
      );
      expect(answers).toEqual(allAnswer(SCOPED, '403 insufficient_scope'));
      expect(await server().countRows()).toEqual({
        ...before,
        api_keys: (before['api_keys'] ?? 0) + keys.size,
      });
    });

    it('to read do not write', async () => {
      const key = await server().newKey(tenant.clientId, {
        scopes: SCOPES.filter((scope) => scope.endsWith(':read')),
      });
      const viewer = await server().newKey(tenant.clientId, { role: 'viewer' });
      const writes = SCOPED.filter((id) => scopeOf(id).endsWith(':write'));
      const expected = allAnswer(writes, '403 insufficient_scope');
      expect(await answersTo(writes, () => ({ key }))).toEqual(expected);
      expect(await answersTo(writes, () => ({ key: viewer }))).toEqual(expected);
    });

    it('to write imply reading, and each opens its own family alone', async () => {
      const reads = SCOPED.filter((id) => scopeOf(id).endsWith(':read'));
      for (const family of new Set(reads.map((id) => familyOf(scopeOf(id))))) {
        const key = await server().newKey(tenant.clientId, { scopes: [`${family}:write`] });
        expect(await answersTo(reads, () => ({ key }))).toEqual(
          Object.fromEntries(
            reads.map((id) => [id, familyOf(scopeOf(id)) === family ? '200' : '403 insufficient_scope']),
          ),
        );
      }
    });

    it('cannot give more than the role does', async () => {
      const key = await server().newKey(tenant.clientId, { role: 'viewer', scopes: ['treasury:write'] });
      expect(answerOf(await send('createPayout', { key }))).toBe('403 insufficient_scope');
      expect(answerOf(await send('getTreasury', { key }))).toBe('200');
    });

    it('are not asked for where the contract names none', async () => {
      const meta = AUTHENTICATED.filter((id) => OPERATIONS[id].scope === null);
      const key = await server().newKey(tenant.clientId, { scopes: ['customers:read'] });
      expect(await answersTo(meta, () => ({ key }))).toEqual(allAnswer(meta, '200'));
    });

    it.each([
      ['finance', '200', '403 insufficient_scope'],
      ['developer', '200', '200'],
      ['owner', '200', '200'],
      ['viewer', '403 insufficient_scope', '403 insufficient_scope'],
    ] as const)('of the role %s', async (role, treasury, clock) => {
      const key = await server().newKey(tenant.clientId, { role });
      expect(answerOf(await send('updateTreasurySettings', { key }))).toBe(treasury);
      expect(answerOf(await send('setClock', { key }))).toBe(clock);
      expect(answerOf(await send('getClock', { key }))).toBe('200');
    });
  });

  it('serves every operation to a key in either header, from its own addresses', async () => {
    const own = await server().newTenant();
    const key = await server().newKey(own.clientId, { allowedIps: ['127.0.0.0/8', '::1'] });
    const ownRecords = await makeExampleRecords(own);
    const answers: Record<string, string> = {};
    for (const [index, id] of OPERATION_IDS.entries()) {
      const headers = index % 2 === 0 ? { 'x-api-key': key } : { authorization: `Bearer ${key}` };
      const reply = await sendExample(server().request, exampleRequest(id, ownRecords), { headers });
      answers[id] = answerOf(reply);
    }
    // What some of them name was deactivated a few operations before.
    const expected = Object.fromEntries(OPERATION_IDS.map((id) => [id, `${OPERATIONS[id].successStatus}`]));
    expect(answers).toEqual({
      ...expected,
      // A key that is bound to addresses gives none that is not.
      createApiKey: '403 insufficient_scope',
      rotateApiKey: '403 insufficient_scope',
      // Nor does an admin's key remove anybody.
      removeMember: '403 insufficient_scope',
      createIdentityEvidence: '422 beneficiary_inactive',
      // The payout was canceled.
      advanceOperation: '409 invalid_state',
      createPayout: '422 beneficiary_inactive',
      previewPayout: '422 beneficiary_inactive',
      createWithdrawal: '422 destination_inactive',
      previewWithdrawal: '422 destination_inactive',
    });
  });

  it('serves what asks for no key to everybody, even with a key that is none', async () => {
    expect(await answersTo(OPEN, () => ({ key: 'nonsense' }))).toEqual(allAnswer(OPEN, '200'));
  });
}, GUARDED);
