import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { PERSON, type TestTenant } from '../../testing/worlds/test-tenant.ts';

type Evidence = Schema<'IdentityEvidence'>;

const BENEFICIARIES = '/v1/treasury/beneficiaries';
const HOUR = 3600;

eachServer(({ server, startAnother }) => {
  let tenant: TestTenant;
  let beneficiaryId: string;

  beforeEach(async () => {
    tenant = await server().newTenant();
    beneficiaryId = (await tenant.newBeneficiary()).id;
  });

  const pathOf = (id: string): string => `${BENEFICIARIES}/${id}/identity-evidence`;

  const listOf = (id: string, query = ''): Promise<Schema<'IdentityEvidenceList'>> =>
    tenant.get(`${pathOf(id)}${query}`);

  const handOver = (id: string, shareToken: string): Promise<TestReply> =>
    tenant.request('POST', pathOf(id), { body: { shareToken } });

  const decide = (id: string, body: object): Promise<Evidence> =>
    tenant.post(`/v1/sandbox/identity-evidence/${id}/decide`, body);

  describe('a share token', () => {
    it('makes evidence that is pending, then accepted for as long as the configuration says', async () => {
      await tenant.configure({ identity: { identityLevelName: 'enhanced', evidenceMaxAgeSeconds: HOUR } });
      await tenant.post('/v1/sandbox/clock', { frozenAt: '2031-01-01T00:00:00Z' });
      const evidence = await tenant.newEvidence(beneficiaryId);
      expect(evidence).toEqual({
        id: matching(/^evd_/),
        beneficiaryId,
        status: 'pending',
        level: 'enhanced',
        createdAt: '2031-01-01T00:00:00.000Z',
        updatedAt: '2031-01-01T00:00:00.000Z',
      });
      await tenant.settle();
      const { data, hasMore, nextCursor } = await listOf(beneficiaryId);
      expect(data).toEqual([
        {
          ...evidence,
          status: 'accepted',
          acceptedAt: evidence.createdAt,
          expiresAt: '2031-01-01T01:00:00.000Z',
        },
      ]);
      expect([hasMore, nextCursor]).toEqual([false, null]);
    });

    it('that begins reject_ is rejected with a reason', async () => {
      await tenant.newEvidence(beneficiaryId, `reject_${randomUUID()}`);
      await tenant.settle();
      const [evidence] = (await listOf(beneficiaryId)).data;
      expect(evidence).toMatchObject({ status: 'rejected', reason: matching(/simulated identity provider/) });
    });

    it('works once, for whichever beneficiary and by whichever call, also for many at once', async () => {
      const shareToken = randomUUID();
      const { id: other } = await tenant.newBeneficiary();
      const another = await startAnother();
      const path = pathOf(beneficiaryId);
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_each, turn) =>
          (turn % 2 === 0 ? server() : another).request('POST', path, {
            key: tenant.secretKey,
            body: { shareToken },
          }),
        ),
      );
      const answers = replies.map(answerOf).sort();
      expect(answers).toEqual(['201', ...Array<string>(19).fill('422 identity_evidence_invalid')]);
      expect(answerOf(await handOver(other, shareToken))).toBe('422 identity_evidence_invalid');
      const body = { ...PERSON, identity: { shareToken } };
      expect(answerOf(await tenant.request('POST', BENEFICIARIES, { body }))).toBe(
        '422 identity_evidence_invalid',
      );
      expect((await listOf(beneficiaryId)).data).toHaveLength(1);
      expect((await listOf(other)).data).toEqual([]);
    });

    it('given with a new beneficiary is its first evidence', async () => {
      const { id } = await tenant.newBeneficiary({ ...PERSON, identity: { shareToken: randomUUID() } });
      expect((await listOf(id)).data).toMatchObject([{ beneficiaryId: id, status: 'pending' }]);
      await tenant.settle();
      expect((await listOf(id)).data).toMatchObject([{ status: 'accepted' }]);
    });

    it('is taken for an active beneficiary of its own tenant alone', async () => {
      const stranger = await server().newTenant();
      const { id: foreign } = await stranger.newBeneficiary();
      for (const id of [foreign, 'ben_none']) {
        expect(answerOf(await handOver(id, randomUUID()))).toBe('404 not_found');
        expect(answerOf(await tenant.request('GET', pathOf(id)))).toBe('404 not_found');
      }
      const { id: evidenceId } = await tenant.newEvidence(beneficiaryId);
      await tenant.post(`${BENEFICIARIES}/${beneficiaryId}/deactivate`);
      const shareToken = randomUUID();
      expect(answerOf(await handOver(beneficiaryId, shareToken))).toBe('422 beneficiary_inactive');
      expect((await listOf(beneficiaryId)).data.map(({ id }) => id)).toEqual([evidenceId]);
      const { id: active } = await tenant.newBeneficiary();
      expect(answerOf(await handOver(active, shareToken))).toBe('201');
    });

    it.each([
      ['too short', '7-chars'],
      ['too long', 'x'.repeat(513)],
      ['in two words', 'has a space'],
      ['empty', ''],
    ])('is not %s', async (_what, shareToken) => {
      expect(answerOf(await handOver(beneficiaryId, shareToken))).toBe('400 invalid_request');
    });

    it('stands nowhere: in no answer, no log line, no event and no row', async () => {
      const tokens = ['', 'reject_', 'pending_'].map((prefix) => `${prefix}${randomUUID()}`);
      const texts: string[] = [];
      for (const shareToken of tokens) {
        const idempotencyKey = randomUUID();
        const body = { ...PERSON, identity: { shareToken: `${shareToken}.b` } };
        const { text, body: beneficiary } = await tenant.request('POST', BENEFICIARIES, { body });
        const path = pathOf(String(beneficiary['id']));
        const send = (): Promise<TestReply> =>
          tenant.request('POST', path, { body: { shareToken }, idempotencyKey });
        texts.push(
          text,
          (await send()).text,
          (await send()).text,
          (await handOver(beneficiaryId, shareToken)).text,
        );
      }
      await tenant.settle();
      const { reader } = server().service.database;
      for (const table of Object.keys(await server().countRows())) {
        texts.push(JSON.stringify(await reader(table).select('*')));
      }
      texts.push(JSON.stringify(server().service.logLines));
      const found = tokens.filter((token) => texts.some((text) => text.includes(token)));
      expect(found).toEqual([]);
    });
  });

  it('tells of every change of evidence in an event', async () => {
    const { id } = await tenant.newEvidence(beneficiaryId);
    await tenant.settle();
    const events = await server()
      .service.database.reader('events')
      .where({ tenant_id: tenant.clientId, object_id: id })
      .orderBy('object_version')
      .select('type', 'object', 'object_status');
    const event = { type: 'identity_evidence.updated', object: 'identity_evidence' };
    expect(events).toEqual([
      { ...event, object_status: 'pending' },
      { ...event, object_status: 'accepted' },
    ]);
  });

  describe('the list of evidence', () => {
    it('is newest first, by pages, and can be filtered by status', async () => {
      const ids: string[] = [];
      for (const token of ['pending_1', 'good', 'pending_2', 'reject_1', 'good_2']) {
        ids.unshift((await tenant.newEvidence(beneficiaryId, `${token}${randomUUID()}`)).id);
      }
      await tenant.settle();
      const walked: string[] = [];
      for (let query: string | null = '?limit=2'; query !== null;) {
        const { data, nextCursor }: Schema<'IdentityEvidenceList'> = await listOf(beneficiaryId, query);
        walked.push(...data.map(({ id }) => id));
        query = nextCursor === null ? null : `?limit=2&cursor=${nextCursor}`;
      }
      expect(walked).toEqual(ids);
      const pending = await listOf(beneficiaryId, '?status=pending');
      expect(pending.data.map(({ id }) => id)).toEqual([ids[2], ids[4]]);
      const reply = await tenant.request('GET', `${pathOf(beneficiaryId)}?limit=1`);
      expect(reply.headers.get('link')).toContain(`<${pathOf(beneficiaryId)}?limit=1&cursor=`);
    });

    it("is not continued by the cursor of another beneficiary's", async () => {
      for (let turn = 0; turn < 2; turn += 1) await tenant.newEvidence(beneficiaryId);
      const { nextCursor } = await listOf(beneficiaryId, '?limit=1');
      const { id: other } = await tenant.newBeneficiary();
      const reply = await tenant.request('GET', `${pathOf(other)}?cursor=${String(nextCursor)}`);
      expect(answerOf(reply)).toBe('400 invalid_cursor');
    });
  });

  describe('the decision of a control call', () => {
    it('is made once, with its reason', async () => {
      const { id } = await tenant.newEvidence(beneficiaryId, `pending_${randomUUID()}`);
      await tenant.settle();
      expect((await listOf(beneficiaryId)).data).toMatchObject([{ status: 'pending' }]);
      const decided = await decide(id, { status: 'rejected', reason: 'a blurred photograph' });
      expect(decided).toMatchObject({ status: 'rejected', reason: 'a blurred photograph' });
      expect((await listOf(beneficiaryId)).data).toEqual([decided]);
      for (const status of ['accepted', 'rejected']) {
        const path = `/v1/sandbox/identity-evidence/${id}/decide`;
        const again = await tenant.request('POST', path, { body: { status } });
        expect(answerOf(again)).toBe('409 invalid_state');
      }
    });

    it('goes before what the provider would have said', async () => {
      await tenant.post('/v1/sandbox/clock', { frozenAt: '2031-01-01T00:00:00Z' });
      const { id } = await tenant.newEvidence(beneficiaryId);
      await decide(id, { status: 'rejected' });
      await tenant.settle();
      expect((await listOf(beneficiaryId)).data).toMatchObject([{ id, status: 'rejected' }]);
    });

    it("is not found for another tenant's evidence", async () => {
      const { id } = await tenant.newEvidence(beneficiaryId, `pending_${randomUUID()}`);
      const stranger = await server().newTenant();
      const path = `/v1/sandbox/identity-evidence/${id}/decide`;
      const reply = await stranger.request('POST', path, { body: { status: 'accepted' } });
      expect(answerOf(reply)).toBe('404 not_found');
    });
  });
});
