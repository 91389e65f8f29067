import { textAt, type JsonObject } from '../../json/json.ts';
import { toAmount, toMinor } from '../../json/minor-units.ts';
import { named, type Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';

/** From one smallest unit to the most that an amount may be, with every digit in between. */
const AMOUNTS = [
  '0.000001',
  '0.999999',
  '1.000001',
  '123456.789012',
  '9007199254.740993',
  '900719925474.099301',
  '999999999999.990000',
];

async function feeOf(trial: Trial, asset: string, minor: bigint): Promise<bigint> {
  const { network } = await trial.tenant.pair();
  return trial.world.policy.feeOf('deposit', { minor, asset, network });
}

async function receive(trial: Trial, amount: string): Promise<JsonObject> {
  const addressId = await trial.tenant.its('addressId');
  const pair = await trial.tenant.pair();
  const { asset } = pair;
  const before = await trial.tenant.balance(asset);
  const body = { fundingInstrumentId: addressId, amount, outcome: 'credited' };
  const deposit = (await trial.get('simulateDeposit', { body })) as JsonObject;
  const gross = toMinor(amount, asset);
  const fee = await feeOf(trial, asset, gross);
  for (const [name, minor] of [
    ['gross', gross],
    ['inboundFee', fee],
    ['netCredit', gross - fee],
  ] as const) {
    const shown = textAt(deposit, name, 'amount');
    const expected = toAmount(minor, asset);
    trial.expect(shown === expected, 'simulateDeposit', `${name} of ${amount} is ${shown}, not ${expected}`);
  }
  if (fee === gross) return deposit;
  const gained = (await trial.tenant.balance(asset)).posted - before.posted;
  trial.expect(gained === gross - fee, 'getTreasury', `${amount} changed the balance by ${gained}`);
  const path = { id: textAt(deposit, 'movementId') };
  const movement = await trial.get('getTransaction', { path });
  const moved = ['availableDelta', 'reservedDelta'].reduce(
    (sum, name) => sum + toMinor(textAt(movement, name), asset),
    0n,
  );
  trial.expect(moved === gross - fee, 'getTransaction', `${amount} is a movement of ${moved}`);
  return deposit;
}

/** Sends it on again: the amount stays what it is through a preview, and through a withdrawal that fails. */
async function send(trial: Trial, amount: string): Promise<void> {
  const destinationId = await trial.tenant.its('destinationId');
  const body = { destinationId, amount, externalReference: trial.session.newName('exact') };
  const preview = await trial.get('previewWithdrawal', { body });
  const shown = textAt(preview, 'principal', 'amount');
  trial.expect(shown === amount, 'previewWithdrawal', `${amount} is previewed as ${shown}`);
  if (preview === null || textAt(preview, 'holdReason') === 'insufficient_funds') return;
  const withdrawal = await trial.get('createWithdrawal', { body });
  const principal = textAt(withdrawal, 'principal', 'amount');
  trial.expect(principal === amount, 'createWithdrawal', `${amount} is sent as ${principal}`);
  await trial.tenant.advance(textAt(withdrawal, 'id'), 'failed');
}

/** Exchanges it at one for one: nothing is lost between two assets of the same decimals. */
async function exchange(trial: Trial, amount: string): Promise<void> {
  const { asset } = await trial.tenant.pair();
  const body = { sourceAsset: asset, destinationAsset: 'USDT', sourceAmount: amount };
  const quote = await trial.get('createConversionQuote', { body });
  for (const side of ['source', 'destination']) {
    const shown = textAt(quote, side, 'amount');
    trial.expect(shown === amount, 'createConversionQuote', `${amount} is quoted with a ${side} of ${shown}`);
  }
}

export const exactAmounts: Check = {
  name: 'exact-amounts',
  title:
    'An amount of a stablecoin keeps its six decimals from one millionth to 999,999,999,999.99, through deposit, balance, withdrawal and quote',
  source: 'decision',
  appliesTo: named(
    'simulateDeposit',
    'getTreasury',
    'getTransaction',
    'previewWithdrawal',
    'createWithdrawal',
    'createConversionQuote',
  ),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const { tenant } = trial;
    await trial.get('getTreasury');
    const pinned = { source: 'USDC', destination: 'USDT' };
    await tenant.do('pinRate', { body: { ...pinned, rate: '1' } });
    try {
      for (const amount of AMOUNTS) {
        const deposit = await receive(trial, amount);
        await send(trial, amount);
        await exchange(trial, amount);
        // It goes back, so that the wallet does not grow beyond its bounds from run to run.
        if (textAt(deposit, 'status') !== 'credited') continue;
        const call = { path: { id: textAt(deposit, 'id') }, body: { to: 'returned' } };
        await tenant.do('advanceDeposit', call);
      }
    } finally {
      await tenant.do('pinRate', { body: { ...pinned, rate: null } });
    }
  },
};
