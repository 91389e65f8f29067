import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemBytes } from '../../identity/random.ts';
import { makeSecret } from '../../sealing/signer.ts';
import { issueStepUp } from '../../access/step-up/issue.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { contractDocument } from '../../contract/document.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply, TestRequest } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const PATH = '/v1/developer-fees';
const FEES = { transfer: { flatAud: '0.50', bps: 25 } };

eachServer(({ server }) => {
  let tenant: TestTenant;
  let token: string;

  beforeAll(async () => {
    tenant = await server().newTenant();
    token = await tenant.stepUp();
  });

  const put = (body: unknown, request: TestRequest = {}): Promise<TestReply> =>
    tenant.request('PUT', PATH, { body, headers: { 'step-up-token': token }, ...request });

  const versions = (of: TestTenant): Promise<{ version: number }[]> =>
    server()
      .service.database.reader<{ version: number }>('developer_fee_schedules')
      .where('tenant_id', of.clientId)
      .orderBy('version');

  it('are nothing, as the system set them with the account, until they are set', async () => {
    const fresh = await server().newTenant();
    const [row] = await server()
      .service.database.reader<{ created_at: string }>('tenants')
      .where('id', fresh.clientId);
    expect(await fresh.get(PATH)).toEqual({
      counterpartyId: fresh.clientId,
      updatedAt: new Date(Number(row?.created_at)).toISOString(),
      updatedBy: 'system',
      transfer: { flatAud: '0.00', bps: 0 },
    });
  });

  it('are replaced whole, a version at a time, each with its event; the same again is a version too', async () => {
    const own = await server().newTenant();
    const headers = { 'step-up-token': await own.stepUp() };
    for (const [flatAud, bps, shown] of [
      ['000.5', 25, '0.50'],
      ['000.5', 25, '0.50'],
      ['999999999999.99', 1000, '999999999999.99'],
      ['0', 0, '0.00'],
    ] as const) {
      const saved = await own.request('PUT', PATH, { headers, body: { transfer: { flatAud, bps } } });
      expect([saved.status, saved.body]).toMatchObject([
        200,
        { counterpartyId: own.clientId, updatedBy: 'operator', transfer: { flatAud: shown, bps } },
      ]);
      expect(await own.get(PATH)).toEqual(saved.body);
    }
    expect((await versions(own)).map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    const events = await server()
      .service.database.reader<{ type: string; object_version: string }>('events')
      .where('tenant_id', own.clientId)
      .where('object', 'developer_fees')
      .orderBy('seq');
    expect(events.map((each) => [each.type, Number(each.object_version)])).toEqual(
      [1, 2, 3, 4].map((version) => ['developer_fees.updated', version]),
    );
  });

  it('keep for good who sent a version and with which confirmation: the database changes none', async () => {
    await put(FEES);
    const { writer } = server().service.database;
    const [row] = await writer<{ actor: string; step_up_id: string }>('developer_fee_schedules').where(
      'tenant_id',
      tenant.clientId,
    );
    expect([row?.actor, row?.step_up_id]).toEqual([
      expect.stringMatching(/^api_key:key_/),
      expect.stringMatching(/^stu_/),
    ]);
    for (const table of ['developer_fee_schedules', 'step_ups']) {
      const rows = () => writer(table).where('tenant_id', tenant.clientId);
      await expect(rows().update({ actor: 'clock' })).rejects.toThrow(/append-only/);
      await expect(rows().delete()).rejects.toThrow(/append-only/);
    }
  });

  it('move no money', async () => {
    const before = await tenant.get('/v1/treasury/ledger/head');
    await put(FEES);
    expect(await tenant.get('/v1/treasury/ledger/head')).toEqual(before);
  });

  describe('need a confirmation beside the key:', () => {
    const issue = async (of: TestTenant, seconds: number): Promise<string> => {
      const facts = { tenantId: of.clientId, actor: OPERATOR, reason: null, seconds };
      return (await server().service.writeQueue.submit(issueStepUp(facts))).stepUpToken;
    };

    it('none, an altered, an unknown, an ended, a foreign one, two, are one and the same refusal', async () => {
      const short = await issue(tenant, 300);
      expect(answerOf(await put(FEES, { headers: { 'step-up-token': short } }))).toBe('200');
      server().passTime(300_000);
      const before = await server().countRows();
      const answers = new Set<string>();
      for (const headers of [
        {},
        { 'step-up-token': '' },
        { 'step-up-token': 'nonsense' },
        { 'step-up-token': `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` },
        { 'step-up-token': token.toUpperCase() },
        { 'step-up-token': makeSecret('stp_', systemBytes) },
        { 'step-up-token': makeSecret('sk_sandbox_', systemBytes) },
        { 'step-up-token': short },
        { 'step-up-token': await (await server().newTenant()).stepUp() },
        { 'step-up-token': `${token}, ${token}` },
      ] as Record<string, string>[]) {
        const { status, body } = await put(FEES, { headers });
        answers.add(JSON.stringify({ status, ...body, requestId: '' }));
      }
      expect([...answers]).toEqual([
        expect.stringMatching(/^\{"status":403,"code":"step_up_required",.*"retryable":false\}$/),
      ]);
      const { developer_fee_schedules: after } = await server().countRows();
      expect(after).toBe(before['developer_fee_schedules']);
    });

    it('it stands behind the scope, and before the size, the key and the body', async () => {
      const narrow = await server().newKey(tenant.clientId, { scopes: ['fees:read'] });
      expect(answerOf(await put(FEES, { key: narrow }))).toBe('403 insufficient_scope');
      expect(answerOf(await put(FEES, { key: narrow, headers: {} }))).toBe('403 insufficient_scope');
      const huge = { body: ' '.repeat(200 * 1024), headers: {}, idempotencyKey: null };
      expect(answerOf(await put(undefined, huge))).toBe('403 step_up_required');
      expect(answerOf(await put('{', { headers: {} }))).toBe('403 step_up_required');
      expect(answerOf(await put(FEES, { idempotencyKey: null }))).toBe('400 idempotency_key_required');
    });

    it('any number of times, with any key of the account; a replay needs one too, and not the same', async () => {
      const idempotencyKey = randomUUID();
      const first = await put(FEES, { idempotencyKey });
      const before = await versions(tenant);
      expect(answerOf(await put(FEES, { idempotencyKey, headers: {} }))).toBe('403 step_up_required');
      const sibling = await server().newKey(tenant.clientId, {});
      for (const headers of [{ 'step-up-token': token }, { 'step-up-token': await tenant.stepUp() }]) {
        const replay = await put(FEES, { idempotencyKey, headers, key: sibling });
        expect(replay.headers.get('idempotent-replayed')).toBe('true');
        expect(replay.text).toBe(first.text);
      }
      expect(await versions(tenant)).toEqual(before);
    });

    it('no answer of the contract holds a token that opens it', () => {
      expect(JSON.stringify(contractDocument())).not.toContain('"stepUpToken"');
    });
  });

  it.each([
    { flatAud: '1.00', bps: 1001 },
    { flatAud: '1.00', bps: 1.5 },
    { flatAud: '1.00', bps: -1 },
    { flatAud: '1.00', bps: '10' },
    { flatAud: '1.00', bps: null },
    { flatAud: '1e2', bps: 10 },
    { flatAud: '0.001', bps: 10 },
    { flatAud: '-0.50', bps: 10 },
    { flatAud: '1000000000000', bps: 10 },
    { flatAud: 0.5, bps: 10 },
    { flatAud: '1.00' },
    { bps: 10 },
    { flatAud: '1.00', bps: 10, minimum: '1.00' },
    {},
  ])('that are %j are refused, and nothing is kept', async (transfer) => {
    const before = await versions(tenant);
    expect(answerOf(await put({ transfer }))).toBe('400 invalid_request');
    expect(await versions(tenant)).toEqual(before);
  });

  it('without the part for transfers, or with another, are refused', async () => {
    for (const body of [{}, { ...FEES, payout: FEES.transfer }, { transfer: null }, []]) {
      expect(answerOf(await put(body))).toBe('400 invalid_request');
    }
  });
});
