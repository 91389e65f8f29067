import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Movement = Schema<'Movement'>;
type MovementDetail = Schema<'MovementDetail'>;

const PATH = '/v1/treasury/transactions';

/** The JSON of RFC 8785, for maps whose values are texts and whole numbers. */
const canonical = (map: Readonly<Record<string, string | number>>): string =>
  `{${Object.keys(map)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(map[key])}`)
    .join(',')}}`;

eachServer(({ server }) => {
  let tenant: TestTenant;
  let payoutId: string;
  let payinId: string;

  beforeAll(async () => {
    tenant = await server().newTenant();
    await tenant.configure({
      pricing: { fees: [{ operation: 'payout', asset: 'AUD', flat: '1.00', bps: 0 }] },
      returns: { holdbackBps: 100, timeoutSeconds: 60 },
    });
    payinId = (await tenant.fund('500.00', { externalReference: 'invoice 7' })).id;
    payoutId = (await tenant.newPayout({ amount: '20.02', externalReference: 'order 1' })).id;
    await tenant.newPayout({ amount: '10.01' });
    await tenant.settle();
    await tenant.post('/v1/sandbox/clock', { advanceSeconds: 60 });
    await tenant.post(`/v1/sandbox/payins/${payinId}/advance`, { to: 'returned', reason: 'recalled' });
  });

  const list = async (): Promise<Movement[]> => (await tenant.get<{ data: Movement[] }>(PATH)).data;

  it('shows each movement with every field that it has, and where its operation stands now', async () => {
    const payout = await tenant.payout(payoutId);
    const [reservedId = '', capturedId = '', returnedId = ''] = payout.movementIds;
    const common = {
      clientId: tenant.clientId,
      asset: 'AUD',
      reference: payoutId,
      externalReference: 'order 1',
      operationId: payoutId,
      operationKind: 'payout',
      operationStatus: 'returned',
    };
    const reason = payout.statusHistory.at(-1)?.reason;
    const all = await list();
    const find = (id: string): Movement | undefined => all.find((movement) => movement.id === id);
    expect(find(reservedId)).toEqual({
      ...common,
      id: reservedId,
      kind: 'payout_reserved',
      occurredAt: payout.acceptedAt,
      availableDelta: '-21.02',
      reservedDelta: '21.02',
    });
    expect(find(capturedId)).toEqual({
      ...common,
      id: capturedId,
      kind: 'reservation_captured',
      occurredAt: payout.returnedAt,
      reason,
      availableDelta: '0.00',
      reservedDelta: '-21.02',
    });
    expect(find(returnedId)).toEqual({
      ...common,
      id: returnedId,
      kind: 'payout_returned',
      occurredAt: payout.returnedAt,
      reason,
      availableDelta: '20.02',
      reservedDelta: '0.00',
    });
  });

  it('adds up to the balance, movement by movement, and never below nothing reserved', async () => {
    const cents = (text: string): bigint => BigInt(text.replace('.', ''));
    let [available, reserved] = [0n, 0n];
    for (const { availableDelta, reservedDelta } of (await list()).toReversed()) {
      available += cents(availableDelta);
      reserved += cents(reservedDelta);
      expect(reserved >= 0n).toBe(true);
    }
    const balance = await tenant.balance();
    expect([available, reserved]).toEqual([cents(balance.available), cents(balance.reserved)]);
    expect(available).toBe(-100n);
  });

  it('numbers and chains the movements, so that anybody can prove them', async () => {
    const movements: MovementDetail[] = [];
    for (const { id } of (await list()).toReversed()) movements.push(await tenant.get(`${PATH}/${id}`));
    expect(movements.map(({ seq }) => seq)).toEqual(movements.map((_each, index) => index + 1));
    let previous = '0'.repeat(64);
    for (const { hash, operationStatus, ...exported } of movements) {
      expect(operationStatus === undefined).toBe(exported.operationId === undefined);
      const fields = exported as Readonly<Record<string, string | number>>;
      expect(hash).toBe(
        createHash('sha256')
          .update(`${previous}${canonical(fields)}`)
          .digest('hex'),
      );
      previous = hash;
    }
    const moments = movements.map(({ occurredAt }) => occurredAt);
    expect(moments).toEqual([...moments].sort());
  });

  it('shows one movement as the list does, with its place', async () => {
    for (const movement of await list()) {
      const { seq, hash, ...rest } = await tenant.get<MovementDetail>(`${PATH}/${movement.id}`);
      expect(rest).toEqual(movement);
      expect([typeof seq, hash.length]).toEqual(['number', 64]);
    }
  });

  it('links a pay-in with its movements', async () => {
    const payin = await tenant.get<Schema<'Payin'>>(`/v1/treasury/payins/${payinId}`);
    const movements = (await list()).filter(({ reference }) => reference === payinId);
    expect(movements.map(({ kind }) => kind)).toEqual([
      'funding_returned',
      'funding_hold_released',
      'funding_credited',
    ]);
    expect(movements.at(-1)).toMatchObject({ id: payin.movementId, externalReference: 'invoice 7' });
    expect(movements[0]).toMatchObject({ reason: 'recalled', availableDelta: '-500.00' });
    expect(movements.every(({ operationId }) => operationId === undefined)).toBe(true);
  });

  it('names nobody that was paid', async () => {
    const { text } = await tenant.request('GET', PATH);
    // A word's beginning: the identifiers in it are random, and may have any three letters inside.
    expect(text).not.toMatch(/\bbsb|accountN|Lovelace|062000|12345678/);
  });
});
