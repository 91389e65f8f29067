import { bodyOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { toAmount, toMinor } from '../../json/minor-units.ts';
import { named, type Check } from '../../suite/check.ts';
import { differences, footprintOf } from '../../suite/footprint.ts';
import { readPolicy, type Policy, type Priced } from '../../suite/policy.ts';
import type { Trial } from '../../suite/trial.ts';

/** Amounts that are shown, and amounts whose fraction has the operation held, so that none moves on while others are looked at. */
interface PreviewedKind {
  readonly kind: 'payout' | 'stable_withdrawal';
  readonly preview: string;
  readonly create: string;
  readonly asset: string;
  readonly shown: readonly string[];
  readonly created: readonly string[];
}

const KINDS: readonly PreviewedKind[] = [
  {
    kind: 'payout',
    preview: 'previewPayout',
    create: 'createPayout',
    asset: 'AUD',
    shown: ['0.01', '1.00', '19.99', '123.45', '333.33', '1000.00', '7777.77', '50000.00'],
    created: ['1.03', '20.03', '149.03', '333.03', '1000.03', '7778.03'],
  },
  {
    kind: 'stable_withdrawal',
    preview: 'previewWithdrawal',
    create: 'createWithdrawal',
    asset: 'USDC',
    shown: ['0.000001', '0.01', '1.000000', '19.999999', '333.333333', '1000.0005', '50000.00'],
    created: ['1.03', '20.03', '149.030000', '1000.03', '7778.03'],
  },
];

interface Previewed extends PreviewedKind {
  readonly policy: Policy;
  readonly pricedFor: (minor: bigint) => Priced;
}

async function orderOf(trial: Trial, { kind }: PreviewedKind, amount: string): Promise<JsonObject> {
  const externalReference = trial.session.newName('ref');
  if (kind === 'stable_withdrawal') {
    return { destinationId: await trial.tenant.its('destinationId'), amount, externalReference };
  }
  const beneficiaryId = await trial.tenant.its('beneficiaryId');
  return { beneficiaryId, amount, currency: 'AUD', externalReference };
}

function expectPrice(
  trial: Trial,
  operation: string,
  shown: JsonObject,
  amount: string,
  { kind, asset, policy, pricedFor }: Previewed,
): void {
  const principal = toMinor(amount, asset);
  const fee = policy.feeOf(kind, pricedFor(principal));
  const prices = { principal, fee, sourceDebit: principal + fee };
  const isInEffect = textAt(shown, 'configurationId') === policy.configurationId;
  trial.expect(isInEffect, operation, 'its configurationId is not the one in effect');
  for (const [name, minor] of Object.entries(prices)) {
    const text = textAt(shown, name, 'amount');
    const message = `${name} of ${amount} is ${text} instead of ${toAmount(minor, asset)} by the configuration's fees`;
    trial.expect(text === toAmount(minor, asset), operation, message);
  }
}

async function tryBlocked(trial: Trial, kind: Previewed): Promise<void> {
  const { preview, asset, policy } = kind;
  const { available } = await trial.tenant.balance(asset);
  const limit = available + policy.creditLimitOf(asset);
  const look = async (amount: string): Promise<JsonObject> =>
    (await trial.get(preview, { body: await orderOf(trial, kind, amount) })) as JsonObject;
  const tooMuch = await look(toAmount(limit + 1n, asset));
  const isBlocked =
    valueAt(tooMuch, 'canProceed') === false && textAt(tooMuch, 'holdReason') === 'insufficient_funds';
  trial.expect(isBlocked, preview, 'more than is available can proceed');
  const held = await look('3.03');
  const isHeld = valueAt(held, 'canProceed') === true && textAt(held, 'holdReason') !== '';
  trial.expect(isHeld, preview, 'what would be created held does not say so');
  const plain = await look('3.00');
  const isFree = valueAt(plain, 'canProceed') === true && valueAt(plain, 'holdReason') === undefined;
  trial.expect(isFree, preview, 'what could be created is blocked, or says that it would be held');
}

async function tryLooking(trial: Trial, kind: Previewed): Promise<void> {
  const { tenant } = trial;
  const { preview, asset } = kind;
  const before = await footprintOf(tenant);
  const balance = await tenant.balance(asset);
  for (const amount of kind.shown) {
    const shown = (await trial.get(preview, { body: await orderOf(trial, kind, amount) })) as JsonObject;
    expectPrice(trial, preview, shown, amount, kind);
  }
  await tryBlocked(trial, kind);
  const changed = differences(before, await footprintOf(tenant));
  trial.expect(changed.length === 0, preview, `previews changed ${changed.join(', ')}`);
  const after = await tenant.balance(asset);
  const isStill = after.posted === balance.posted && after.reserved === balance.reserved;
  trial.expect(isStill, preview, 'previews moved money');
}

async function tryCreating(trial: Trial, kind: Previewed): Promise<void> {
  const { preview, create } = kind;
  for (const amount of kind.created) {
    const order = await orderOf(trial, kind, amount);
    const shown = (await trial.get(preview, { body: order })) as JsonObject;
    const created = await trial.call(create, { body: order });
    trial.demandSuccess(created, 'an operation that its preview let proceed');
    const operation = (bodyOf(created) ?? {}) as JsonObject;
    for (const name of ['principal', 'fee', 'sourceDebit', 'configurationId', 'asset']) {
      const isSame = isSameJson(operation[name], shown[name]);
      trial.expect(isSame, create, `${name} is not the one of its preview`, [created]);
    }
    expectPrice(trial, create, operation, amount, kind);
  }
  const used = await orderOf(trial, kind, '1.03');
  await trial.get(create, { body: used });
  const again = await trial.get(preview, { body: used });
  trial.expect(valueAt(again, 'canProceed') === true, preview, 'a reference in use blocks a preview');
}

export const preview: Check = {
  name: 'preview',
  title:
    'A preview shows the debit that the creation then makes, by the same fees, and creates and reserves nothing',
  source: 'given',
  appliesTo: named(...KINDS.flatMap((kind) => [kind.preview, kind.create])),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const { tenant } = trial;
    const policy = readPolicy(await tenant.do('getEffectiveConfiguration'));
    for (const kind of KINDS.filter((each) => tenant.knows(each.preview))) {
      const { asset } = kind;
      await tenant.ensureFunds(toMinor('150000.00', asset), asset);
      const network = asset === 'AUD' ? {} : { network: (await tenant.pair()).network };
      const previewed = { ...kind, policy, pricedFor: (minor: bigint) => ({ minor, asset, ...network }) };
      await tryLooking(trial, previewed);
      await tryCreating(trial, previewed);
    }
  },
};
