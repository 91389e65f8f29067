import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { withServer } from '../../testing/server/with-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Transfer = Schema<'Transfer'>;
type Word = 'detected' | 'confirming' | 'gone' | 'credited';

const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;
const LOSSES = ['detected', 'confirming', 'gone'] as const;

/** What is shown of a transfer. */
interface Shown {
  readonly status: Transfer['status'];
  readonly holdReason?: Transfer['holdReason'];
}

/** A transfer of every status whose deposit changes, and what becomes of it. */
interface Cell {
  readonly from: Transfer['status'];
  /** Its cents steer the simulated providers. */
  readonly amount: string;
  /** After the loss, and for as long as it lasts. */
  readonly lost: Shown;
  readonly hasAlarm: boolean;
  /** When the deposit is credited again, and nothing else was done yet. */
  readonly back: Shown;
  readonly end: Transfer['status'];
}

const VANISHED = { status: 'held', holdReason: 'deposit_vanished' } as const;
const REVIEWED = { status: 'held', holdReason: 'provider_review' } as const;

/** A transfer that was converted keeps its status. */
const taken = (from: Transfer['status'], amount: string, end: Transfer['status']): Cell => ({
  from,
  amount,
  lost: { status: from },
  hasAlarm: true,
  back: { status: from },
  end,
});

/** The deposit of what is detected was not final before. */
const detectedCell = (loss: Word): Cell => {
  const common = { from: 'detected', amount: '25.00', hasAlarm: false } as const;
  return loss === 'gone'
    ? { ...common, lost: VANISHED, back: REVIEWED, end: 'held' }
    : { ...common, lost: { status: 'detected' }, back: { status: 'detected' }, end: 'completed' };
};

const cellsOf = (loss: Word): readonly Cell[] => [
  detectedCell(loss),
  { from: 'held', amount: '25.03', lost: VANISHED, hasAlarm: false, back: REVIEWED, end: 'held' },
  taken('converting', '25.00', 'completed'),
  taken('delivering', '25.00', 'completed'),
  taken('failed', '25.01', 'returned'),
  taken('completed', '25.00', 'completed'),
];

const TABLE = DIRECTIONS.flatMap((direction) =>
  LOSSES.flatMap((loss) => cellsOf(loss).map((cell) => ({ ...cell, direction, loss }))),
);

/** More steps than a transfer has from its deposit to any end. */
const MOST_STEPS = 12;

/** A transfer rests in each status. */
const STEP = { CORRIDOR_STEP_MS: '1000' };

withServer(
  ({ server }) => {
    let tenant: TestTenant;

    beforeAll(async () => {
      tenant = await server().newTenant();
      // Nothing falls due by itself.
      await tenant.post('/v1/sandbox/clock', { frozenAt: '2031-03-01T13:30:00Z' });
    });

    const say = (id: string, report: Word): Promise<Transfer> =>
      tenant.post<Transfer>(`/v1/sandbox/transfers/${id}/deposit`, { report });
    const pass = (advanceSeconds = 60): Promise<unknown> =>
      tenant.post('/v1/sandbox/clock', { advanceSeconds });
    const openAlarms = (subject: string): Promise<string[]> =>
      server()
        .service.database.reader('alarms')
        .where({ subject, cleared_at: null })
        .orderBy('kind')
        .pluck<string[]>('kind');
    const reach = async (id: string, status: Transfer['status']): Promise<void> => {
      for (let steps = 0; steps < MOST_STEPS; steps += 1) {
        if ((await tenant.transfer(id)).status === status) return;
        await pass(1);
      }
      throw new Error(`The transfer ${id} never was ${status}`);
    };
    const show = ({ holdReason, status }: Transfer): Shown => ({
      status,
      ...(holdReason === undefined ? {} : { holdReason }),
    });

    describe.each(TABLE)(
      'a deposit of a transfer that is $from, reported $loss ($direction)',
      ({ direction, loss, from, amount, lost, hasAlarm, back, end }) => {
        it('stops what nobody was told to do, until it is credited', async () => {
          const { id } = await tenant.newTransfer(direction, amount);
          await reach(id, from);
          const alarms = hasAlarm ? ['deposit_reorganised'] : [];
          const after = await say(id, loss);
          expect(after).toMatchObject({ id, depositStatus: loss });
          expect(show(after)).toEqual(lost);
          expect(await openAlarms(id)).toEqual(alarms);
          await pass();
          expect(await tenant.transfer(id)).toEqual(after);
          expect(await openAlarms(id)).toEqual(alarms);

          const again = await say(id, 'credited');
          expect(again).toMatchObject({ id, depositStatus: 'final' });
          expect(show(again)).toEqual(back);
          expect(await openAlarms(id)).toEqual([]);
          await pass();
          expect(await tenant.transfer(id)).toMatchObject({ status: end, depositStatus: 'final' });
          expect(await openAlarms(id)).toEqual([]);
        });
      },
    );

    describe('the control call that reports on a deposit', () => {
      it('answers the new transfer of a deposit that was returned, and from then on that one', async () => {
        const { id } = await tenant.newTransfer('aud_to_stablecoin', '25.01');
        await pass();
        const first = await tenant.transfer(id);
        expect(first.status).toBe('returned');
        for (const loss of LOSSES) expect(await say(id, loss)).toEqual(first);
        expect(await openAlarms(id)).toEqual([]);
        const again = await say(id, 'credited');
        expect(again).toMatchObject({
          status: 'held',
          holdReason: 'deposit_credited_again',
          providerReference: first.providerReference,
          depositStatus: 'final',
        });
        expect(again.id).not.toBe(id);
        expect(again.statusHistory.map(({ status }) => status)).toEqual(['detected', 'held']);
        expect(await openAlarms(again.id)).toEqual(['deposit_reorganised']);
        expect(await say(id, 'confirming')).toMatchObject({ id: again.id, holdReason: 'deposit_vanished' });
        const { paymentRouteId, providerReference } = first;
        const repeat = { paymentRouteId, amount: '25.01', providerReference };
        expect(await tenant.post<Transfer>('/v1/sandbox/payins', repeat)).toMatchObject({ id: again.id });
        expect(await tenant.transfer(id)).toEqual(first);
      });

      it('says the same once under one key', async () => {
        const { id } = await tenant.newTransfer('aud_to_stablecoin', '25.01');
        await pass();
        const call = { body: { report: 'credited' }, idempotencyKey: randomUUID() };
        const path = `/v1/sandbox/transfers/${id}/deposit`;
        const replies = [await tenant.request('POST', path, call), await tenant.request('POST', path, call)];
        expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
        const { paymentRouteId } = await tenant.transfer(id);
        const { data } = await tenant.get<{ data: unknown[] }>(
          `/v1/transfers?paymentRouteId=${paymentRouteId}`,
        );
        expect(data).toHaveLength(2);
      });

      it("does not find another tenant's transfer", async () => {
        const other = await server().newTenant();
        const { id } = await other.newTransfer('aud_to_stablecoin', '25.03');
        const path = `/v1/sandbox/transfers/${id}/deposit`;
        expect(answerOf(await tenant.request('POST', path, { body: { report: 'gone' } }))).toBe(
          '404 not_found',
        );
        expect(await other.transfer(id)).toMatchObject({
          depositStatus: 'final',
          holdReason: 'provider_review',
        });
      });
    });
  },
  { variables: STEP },
);
