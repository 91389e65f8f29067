import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../contract/operation-types.ts';
import { eachServer } from '../testing/server/each-server.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';
import { afterSoon, SOON } from '../testing/worlds/soon.ts';

const STEP_MS = 1000;

const sinceStart = (moment: string): number => Date.parse(moment) - Date.parse(SOON);

eachServer(
  ({ server }) => {
    let tenant: TestTenant;

    beforeEach(async () => {
      tenant = await server().newTenant();
      await tenant.fund('1000.00');
      await tenant.adjust('USDC', '1000');
      await tenant.post('/v1/sandbox/configuration', {
        reason: 'Something of every kind falls due',
        returns: { holdbackBps: 1_000, timeoutSeconds: 5 },
        settlement: { quoteTtlSeconds: 4 },
        identity: { evidenceMaxAgeSeconds: 6 },
      });
      await tenant.post('/v1/sandbox/clock', { frozenAt: SOON });
    });

    /** One of each kind of what falls due: orders and their reports, a check, a quote, a hold-back. */
    async function makeOneOfEach() {
      const { id: beneficiaryId } = await tenant.newBeneficiary();
      const quote = await tenant.newQuote();
      const payin = await tenant.fund('100.00');
      const evidence = await tenant.newEvidence(beneficiaryId);
      const withdrawal = await tenant.newWithdrawal();
      const conversion = await tenant.newConversion();
      const payout = await tenant.newPayout({ beneficiaryId });
      return { beneficiaryId, quote, payin, evidence, withdrawal, conversion, payout };
    }

    type Made = Awaited<ReturnType<typeof makeOneOfEach>>;

    /** The types of everything that happened after the start, with the moments, in the order in which it was done. */
    async function happened({ clientId }: TestTenant): Promise<string[]> {
      const rows = (await server()
        .service.database.reader('events')
        .where({ tenant_id: clientId })
        .orderBy('id')) as { type: string; object_status: string; occurred_at: string | number }[];
      return rows
        .map(({ type, object_status: status, occurred_at: at }) => ({
          what: type === 'identity_evidence.updated' ? `identity_evidence.${status}` : type,
          ms: Number(at) - Date.parse(SOON),
        }))
        .filter(({ ms }) => ms > 0)
        .map(({ what, ms }) => `${what} +${ms}`);
    }

    const DUE = [
      'withdrawal.submitted +1000',
      'conversion.submitted +1000',
      'payout.submitted +1000',
      'identity_evidence.accepted +1000',
      'withdrawal.settled +2000',
      'conversion.settled +2000',
      'payout.settled +2000',
      'identity_evidence.expired +7000',
    ];

    async function checkEnd({ beneficiaryId, quote, payin, evidence }: Made): Promise<void> {
      expect((await tenant.quote(quote.id)).status).toBe('expired');
      const path = `/v1/treasury/beneficiaries/${beneficiaryId}/identity-evidence`;
      const { data } = await tenant.get<Schema<'IdentityEvidenceList'>>(path);
      expect(data).toMatchObject([{ id: evidence.id, status: 'expired' }]);
      const movements = await tenant.get<Schema<'MovementList'>>('/v1/treasury/transactions?limit=10');
      const released = movements.data.find(({ kind }) => kind === 'funding_hold_released');
      expect([released?.reference, sinceStart(released?.occurredAt ?? '')]).toEqual([payin.id, 5_000]);
      const newestFirst = movements.data.map(({ occurredAt }) => occurredAt);
      expect(newestFirst).toEqual(newestFirst.toSorted().toReversed());
    }

    describe('everything that falls due', () => {
      it('happens at its own moment and in the order of those, in one leap of the clock', async () => {
        const made = await makeOneOfEach();
        await tenant.post('/v1/sandbox/clock', { advanceSeconds: 3_600 });
        const order = await happened(tenant);
        expect(order.toSorted()).toEqual(DUE.toSorted());
        const moments = order.map((line) => Number(line.split('+')[1]));
        expect(moments).toEqual(moments.toSorted((one, other) => one - other));
        await checkEnd(made);
      });

      it('happens alike where the clock goes by seconds', async () => {
        const made = await makeOneOfEach();
        for (let second = 0; second < 8; second += 1) {
          await tenant.post('/v1/sandbox/clock', { advanceSeconds: 1 });
        }
        expect((await happened(tenant)).toSorted()).toEqual(DUE.toSorted());
        await checkEnd(made);
      });

      it('has expired a quote by the moment at which what comes later is done', async () => {
        const { quote } = await makeOneOfEach();
        await tenant.post('/v1/sandbox/clock', {
          frozenAt: afterSoon(3_999),
        });
        expect((await tenant.quote(quote.id)).status).toBe('open');
        await tenant.post('/v1/sandbox/clock', {
          frozenAt: afterSoon(4_000),
        });
        expect((await tenant.quote(quote.id)).status).toBe('expired');
        const rows = (await server()
          .service.database.reader('conversion_quotes')
          .where({ id: quote.id })) as { status: string; updated_at: string | number }[];
        expect(rows.map((row) => [row.status, Number(row.updated_at) - Date.parse(SOON)])).toEqual([
          ['expired', 4_000],
        ]);
      });

      it('waits while the clock stands, however long', async () => {
        const { quote } = await makeOneOfEach();
        server().passTime(3_600_000);
        await tenant.settle();
        expect(await happened(tenant)).toEqual([]);
        expect((await tenant.quote(quote.id)).status).toBe('open');
      });
    });
  },
  { variables: { CORRIDOR_STEP_MS: `${STEP_MS}` } },
);
