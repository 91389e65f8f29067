import { expect, it } from 'vitest';
import { saveRow } from '../../db/statements/table.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import {
  type DeveloperFee,
  currentDeveloperFee,
  developerFeeNeeds,
  developerFeeSchedulesTable,
} from './table.ts';

const schedule = (tenantId: string, version: number, fee: DeveloperFee) => ({
  tenantId,
  version,
  ...fee,
  actor: null,
  stepUpId: 'stu_1',
  updatedBy: 'operator',
  updatedAt: 0,
});

const feeOf = (world: TestWorld): DeveloperFee => {
  let fee: DeveloperFee | undefined;
  world.decide((loaded, { head }) => {
    fee = currentDeveloperFee(loaded, head);
    return { effects: [] };
  }, developerFeeNeeds(world.context.head));
  return fee!;
};

const choose = (world: TestWorld, developerFeeVersion: number): void => {
  world.decide((_loaded, { head }) => ({
    effects: [saveRow(tenantsTable, { ...head.tenant, developerFeeVersion })],
  }));
};

it('is nothing until it is set, and then what the newest version says, whatever those before it said', () => {
  const world = new TestWorld();
  expect(feeOf(world)).toEqual({ flatAudMinor: 0n, bps: 0 });
  for (const [version, fee] of [
    [1, { flatAudMinor: 50n, bps: 25 }],
    [2, { flatAudMinor: 0n, bps: 1000 }],
    [3, { flatAudMinor: 0n, bps: 0 }],
  ] as const) {
    world.add(developerFeeSchedulesTable, schedule(world.tenantId, version, fee));
    choose(world, version);
    expect(feeOf(world)).toEqual(fee);
  }
});

it('is never taken for nothing because its version is missing', () => {
  const world = new TestWorld();
  choose(world, 1);
  expect(() => feeOf(world)).toThrow('Version 1 of the developer fees of acct_test is missing');
});
