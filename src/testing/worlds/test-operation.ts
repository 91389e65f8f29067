import type { OperationKind } from '../../ledger/movement.ts';
import type { Asset } from '../../money/amount.ts';
import {
  applyReport,
  type OperationReport,
  type ReportDecision,
} from '../../treasury/operations/provider-messages.ts';
import { moveNeeds } from '../../treasury/operations/move.ts';
import { operationsTable, type Operation } from '../../treasury/operations/table.ts';
import { configurationNeed, type ConfigurationTerms, type FeeEntry } from '../../treasury/policy/table.ts';
import { acceptTestQuote, createTestQuote } from './test-conversion.ts';
import { createTestPayout } from './test-payout.ts';
import { testTerms } from './test-terms.ts';
import { createTestWithdrawal } from './test-withdrawal.ts';
import { TestWorld } from './test-world.ts';

/** Every kind of operation. */
export const KINDS = [
  'payout',
  'stable_withdrawal',
  'conversion',
] as const satisfies readonly OperationKind[];

/** What an operation of a kind takes: 100 of its asset for a fee of 1, in minor units; a conversion gives 65 USDC for it. */
export const TAKEN = {
  payout: { asset: 'AUD', unit: 100n },
  stable_withdrawal: { asset: 'USDC', unit: 1_000_000n },
  conversion: { asset: 'AUD', unit: 100n },
} as const satisfies Readonly<Record<OperationKind, { readonly asset: Asset; readonly unit: bigint }>>;

/** What a conversion of a world gives, in minor units of USDC. */
export const CREDITED_MINOR = 65_000_000n;

/** How an operation begins. */
export interface OperationStart {
  readonly isHeld?: boolean;
  readonly returns?: Partial<ConfigurationTerms['returns']>;
  /** What the wallet has of its asset, in whole units. */
  readonly units?: bigint;
}

function create(world: TestWorld, kind: OperationKind, reference: string): Operation {
  switch (kind) {
    case 'payout':
      return createTestPayout(world, { externalReference: reference });
    case 'stable_withdrawal':
      return createTestWithdrawal(world, { externalReference: reference });
    case 'conversion':
      return acceptTestQuote(world, createTestQuote(world).id, { externalReference: reference });
  }
}

/** A world with an operation of 100 for a fee of 1, out of 500 where nothing else is given. */
export function beginOperation(
  kind: OperationKind,
  { isHeld = false, returns = {}, units = 500n }: OperationStart = {},
): { readonly world: TestWorld; readonly id: string } {
  const { asset, unit } = TAKEN[kind];
  const fee: FeeEntry = { operation: kind, asset, flat: '1', bps: 0 };
  const world = new TestWorld({
    terms: testTerms({ returns, pricing: { fees: [fee] } }),
    providers: {
      screen: () => (isHeld ? 'provider_review' : undefined),
      marketRate: (_direction, now) => ({ rate: '0.6500000000', asOf: now }),
    },
  });
  world.adjust(units * unit, asset);
  return { world, id: create(world, kind, 'order-1').id };
}

/** Applies a provider's report to an operation of a world. */
export function reportTestOperation(world: TestWorld, id: string, report: OperationReport): ReportDecision {
  const operation = getOperation(world, id);
  const named = [configurationNeed(world.context.head), ...moveNeeds(operation)];
  return world.decide((loaded, context) => applyReport(operation, report, loaded, context), named);
}

/** An operation as it stands in the world now. */
export function getOperation(world: TestWorld, id: string): Operation {
  const operation = world.loaded.find(operationsTable, { id });
  if (operation === undefined) throw new Error(`The world has no operation ${id}`);
  return operation;
}
