import { isSameJson } from '../../json/canonical-json.ts';
import { textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import type { Tenant } from '../../suite/tenant.ts';
import type { Trial } from '../../suite/trial.ts';

interface Keeper {
  readonly name: string;
  readonly create: string;
  readonly read: string;
  readonly asset: string;
  readonly snapshot: string;
  /** The record that it was made from: how it is made, read and deactivated, and its fields that are kept. */
  readonly source: string;
  readonly newSource: (tenant: Tenant) => Promise<string>;
  readonly readSource: string;
  readonly deactivate: string;
  readonly fields: readonly string[];
  readonly bodyOf: (sourceId: string) => JsonObject;
}

const KEEPERS: readonly Keeper[] = [
  {
    name: 'payout',
    create: 'createPayout',
    read: 'getPayout',
    asset: 'AUD',
    snapshot: 'beneficiarySnapshot',
    source: 'beneficiary',
    newSource: (tenant) => tenant.newBeneficiary(),
    readSource: 'getBeneficiary',
    deactivate: 'deactivateBeneficiary',
    fields: ['type', 'firstName', 'lastName', 'destination'],
    bodyOf: (beneficiaryId) => ({ beneficiaryId, amount: '1.03', currency: 'AUD' }),
  },
  {
    name: 'withdrawal',
    create: 'createWithdrawal',
    read: 'getWithdrawal',
    asset: 'USDC',
    snapshot: 'destinationSnapshot',
    source: 'destination',
    newSource: (tenant) => tenant.newDestination(),
    readSource: 'getDestination',
    deactivate: 'deactivateDestination',
    fields: ['name', 'asset', 'network', 'address', 'tag', 'version'],
    bodyOf: (destinationId) => ({ destinationId, amount: '1.03' }),
  },
];

async function tryKeeper(trial: Trial, keeper: Keeper): Promise<void> {
  const { name, create, read, source, deactivate } = keeper;
  const { tenant, session } = trial;
  await tenant.ensureFunds(undefined, keeper.asset);
  const sourceId = await keeper.newSource(tenant);
  const original = (await tenant.do(keeper.readSource, { path: { id: sourceId } })) as JsonObject;
  const body = { ...keeper.bodyOf(sourceId), externalReference: session.newName(name) };
  const created = await trial.get(create, { body });
  const snapshot = valueAt(created, keeper.snapshot);
  for (const field of keeper.fields) {
    const isKept = isSameJson(valueAt(snapshot, field), original[field]);
    trial.expect(isKept, create, `its snapshot has another ${field} than the ${source}`);
  }
  await trial.get(deactivate, { path: { id: sourceId } });
  const now = await trial.get(read, { path: { id: textAt(created, 'id') } });
  trial.expect(isSameJson(now, created), deactivate, `it changed a ${name} that existed`);
  const settled = await tenant.advance(textAt(created, 'id'), 'settled');
  const isKept = isSameJson(settled[keeper.snapshot], snapshot);
  trial.expect(isKept, read, `the snapshot changed after the ${source} was deactivated`);
}

export const snapshots: Check = {
  name: 'snapshots',
  title:
    'A payout keeps the beneficiary, and a withdrawal the destination, as it was when it was created, whatever becomes of it',
  source: 'decision',
  appliesTo: named(...KEEPERS.flatMap(({ create, read, deactivate }) => [create, read, deactivate])),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    for (const keeper of KEEPERS) {
      if (trial.tenant.knows(keeper.create)) await tryKeeper(trial, keeper);
    }
  },
};
