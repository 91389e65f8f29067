import { describe, expect, it } from 'vitest';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { operationsTable } from '../operations/table.ts';
import type { ConfigurationTerms, LimitRule } from '../policy/table.ts';
import { countersTable } from '../policy/counters.ts';
import { referenceClaimsTable, type ReferenceClaim } from '../operations/rules.ts';
import { eventsTable } from '../../outbox/event.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { testDestination } from '../../testing/worlds/test-destination.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { withdrawalRequest } from '../../testing/worlds/test-withdrawal.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { destinationsTable } from '../destinations/table.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import { previewWithdrawal } from './create-withdrawal.ts';

type Request = ReturnType<typeof withdrawalRequest>;

/** What is wrong with a request and its world, and the code that it alone gives. */
interface Fault {
  readonly name: string;
  /** Faults of one rank may be refused in any order. */
  readonly rank: number;
  readonly code: string;
  readonly terms?: (terms: ConfigurationTerms) => ConfigurationTerms;
  readonly world?: (world: TestWorld) => void;
  readonly body?: Partial<Request['body']>;
}

const REJECTING: LimitRule = {
  operation: 'stable_withdrawal',
  asset: 'USDC',
  window: 'transaction',
  minimum: '1',
  maximum: '150',
  action: 'reject',
};

const withCapabilities =
  (change: (now: ConfigurationTerms['capabilities']) => Partial<ConfigurationTerms['capabilities']>) =>
  (terms: ConfigurationTerms): ConfigurationTerms => ({
    ...terms,
    capabilities: { ...terms.capabilities, ...change(terms.capabilities) },
  });
const withRule =
  (rule: LimitRule) =>
  (terms: ConfigurationTerms): ConfigurationTerms => ({
    ...terms,
    limits: { ...terms.limits, rules: [...terms.limits.rules, rule] },
  });

const FAULTS: readonly Fault[] = [
  { name: 'an unknown destination', rank: 0, code: 'not_found', body: { destinationId: 'dst_none' } },
  {
    name: 'withdrawals switched off',
    rank: 1,
    code: 'capability_disabled',
    terms: withCapabilities(() => ({ stableWithdrawalsEnabled: false })),
  },
  {
    name: 'its pair switched off',
    rank: 2,
    code: 'asset_network_unavailable',
    terms: withCapabilities(({ assetNetworks }) => ({
      assetNetworks: assetNetworks.map((pair) => ({
        ...pair,
        enabled: pair.asset !== 'USDC' || pair.network !== 'base',
      })),
    })),
  },
  {
    name: 'an inactive destination',
    rank: 3,
    code: 'destination_inactive',
    world: (world) => {
      const inactive = testDestination({ tenantId: world.tenantId, status: 'inactive', deactivatedAt: 1 });
      world.decide(() => ({ effects: [saveRow(destinationsTable, inactive)] }));
    },
  },
  {
    name: 'a reference in use',
    rank: 4,
    code: 'duplicate_external_reference',
    body: { externalReference: 'in-use' },
  },
  {
    name: 'a limit passed',
    rank: 5,
    code: 'limit_exceeded',
    terms: withRule({ ...REJECTING, maximum: '99.999999' }),
  },
  {
    name: 'a minimum missed',
    rank: 5,
    code: 'amount_below_minimum',
    terms: withRule({ ...REJECTING, minimum: '100.000001' }),
  },
  {
    name: 'too little money',
    rank: 6,
    code: 'insufficient_funds',
    world: (world) => world.adjust(-world.balanceOf('USDC').availableMinor + 99_999_999n, 'USDC'),
  },
];

/** A world in which everything is right but for the faults. */
function worldWith(faults: readonly Fault[]): { world: TestWorld; request: Request } {
  const terms = faults.reduce((changed, fault) => fault.terms?.(changed) ?? changed, testTerms());
  const world = new TestWorld({ terms });
  world.adjust(500_000_000n, 'USDC');
  const { tenantId } = world;
  world.add(destinationsTable, testDestination({ tenantId }));
  for (const [kind, externalReference] of [
    ['stable_withdrawal', 'in-use'],
    ['payout', 'of-a-payout'],
  ] as const) {
    const operationId = 'other';
    world.add<ReferenceClaim>(referenceClaimsTable, { tenantId, kind, externalReference, operationId });
  }
  for (const fault of faults) fault.world?.(world);
  const body = faults.reduce((given, fault) => ({ ...given, ...fault.body }), {});
  return { world, request: withdrawalRequest(body) };
}

function create(world: TestWorld, request: Request): string {
  try {
    return world.run(handlerWrite(createWithdrawal, request, world.tenantId)).reply.status;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

function preview(world: TestWorld, request: Request): string {
  try {
    const { reply } = world.run(handlerWrite(previewWithdrawal, request, world.tenantId));
    return reply.canProceed ? 'proceeds' : `cannot proceed: ${String(reply.holdReason)}`;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

const PAIRS = FAULTS.flatMap((earlier) =>
  FAULTS.filter(({ rank }) => rank > earlier.rank).map((later) => ({ earlier, later })),
);

describe('the refusal of a withdrawal', () => {
  it('does not come where nothing is wrong', () => {
    const { world, request } = worldWith([]);
    expect(create(world, request)).toBe('accepted');
  });

  it("does not come for a payout's reference", () => {
    const { world } = worldWith([]);
    expect(create(world, withdrawalRequest({ externalReference: 'of-a-payout' }))).toBe('accepted');
  });

  it.each(FAULTS)('for $name is $code, and leaves nothing', (fault) => {
    const { world, request } = worldWith([fault]);
    const before = world.movements.length;
    expect(create(world, request)).toBe(fault.code);
    expect(world.movements).toHaveLength(before);
    for (const table of [operationsTable, eventsTable, countersTable]) {
      expect(world.loaded.list<object>(table as never, {})).toEqual([]);
    }
  });

  it.each(PAIRS)('for $earlier.name comes before that for $later.name', ({ earlier, later }) => {
    for (const faults of [
      [earlier, later],
      [later, earlier],
    ]) {
      const { world, request } = worldWith(faults);
      expect(create(world, request)).toBe(earlier.code);
    }
  });
});

describe('the preview of a withdrawal', () => {
  it.each(FAULTS)('with $name says what the creation would', (fault) => {
    const { world, request } = worldWith([fault]);
    const isError = fault.code === 'not_found' || fault.code === 'destination_inactive';
    // A preview takes no reference, and so cannot meet one in use.
    const isFree = fault.code === 'duplicate_external_reference';
    const told = isFree ? 'proceeds' : `cannot proceed: ${fault.code}`;
    expect(preview(world, request)).toBe(isError ? fault.code : told);
  });

  it('refuses an unknown and an inactive destination whatever else is wrong', () => {
    const others = FAULTS.filter(({ rank }) => rank !== 0 && rank !== 3);
    const of = (rank: number) => FAULTS.filter((fault) => fault.rank === rank);
    const inactive = worldWith([...others, ...of(3)]);
    expect(preview(inactive.world, inactive.request)).toBe('destination_inactive');
    const unknown = worldWith([...others, ...of(0)]);
    expect(preview(unknown.world, unknown.request)).toBe('not_found');
  });
});
