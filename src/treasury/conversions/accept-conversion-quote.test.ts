import { describe, expect, it } from 'vitest';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { BALANCE_BOUND } from '../../ledger/wallet.ts';
import { eventsTable } from '../../outbox/event.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import {
  acceptTestQuote,
  createTestQuote,
  getTestConversion,
  getTestQuote,
} from '../../testing/worlds/test-conversion.ts';
import { reportTestOperation } from '../../testing/worlds/test-operation.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import type { Effect } from '../../writes/write.ts';
import { type ReferenceClaim, referenceClaimsTable } from '../operations/rules.ts';
import { operationsTable } from '../operations/table.ts';
import { countersTable } from '../policy/counters.ts';
import {
  type ConfigurationTerms,
  type LimitRule,
  configurationsTable,
  currentConfiguration,
} from '../policy/table.ts';
import { pinnedRatesTable } from '../rates/table.ts';
import { type ConversionQuote, conversionQuotesTable } from './table.ts';

type Terms = (terms: ConfigurationTerms) => ConfigurationTerms;

/** What is wrong with an acceptance and its world, and the code that it alone gives. */
interface Fault {
  readonly name: string;
  /** Faults of one rank may be refused in any order. */
  readonly rank: number;
  readonly code: string;
  readonly terms?: Terms;
  readonly world?: (world: TestWorld, quote: ConversionQuote) => void;
  readonly id?: string;
  readonly body?: { readonly externalReference: string };
}

const withRule = (change: Partial<LimitRule>): { terms: Terms } => {
  const rule: LimitRule = {
    operation: 'conversion',
    asset: 'AUD',
    window: 'transaction',
    maximum: '150.00',
    action: 'reject',
    ...change,
  };
  return {
    terms: (terms) => ({ ...terms, limits: { ...terms.limits, rules: [...terms.limits.rules, rule] } }),
  };
};

const save = (effect: Effect) => (world: TestWorld) => void world.decide(() => ({ effects: [effect] }));

const pin =
  (rate: string) =>
  (world: TestWorld): void =>
    save(saveRow(pinnedRatesTable, { tenantId: world.tenantId, source: 'AUD', destination: 'USDC', rate }))(
      world,
    );

const FAULTS: readonly Fault[] = [
  { name: 'an unknown quote', rank: 0, code: 'not_found', id: 'quo_none' },
  {
    name: 'conversions switched off',
    rank: 1,
    code: 'capability_disabled',
    terms: (terms) => ({ ...terms, capabilities: { ...terms.capabilities, conversionsEnabled: false } }),
  },
  {
    name: 'its pair switched off',
    rank: 2,
    code: 'asset_network_unavailable',
    terms: (terms) => ({ ...terms, capabilities: { ...terms.capabilities, assetNetworks: [] } }),
  },
  {
    name: 'a reference in use',
    rank: 3,
    code: 'duplicate_external_reference',
    body: { externalReference: 'in-use' },
  },
  {
    name: 'a quote that was accepted',
    rank: 4,
    code: 'quote_already_accepted',
    world: (world, quote) =>
      save(saveRow(conversionQuotesTable, { ...quote, status: 'accepted', conversionId: 'cnv_other' }))(
        world,
      ),
  },
  {
    name: 'a quote whose time has run out',
    rank: 5,
    code: 'quote_expired',
    world: (world) => void (world.now += 30_000),
  },
  {
    name: 'a market that has fallen',
    rank: 6,
    code: 'quote_slippage_exceeded',
    world: pin('0.6467499999'),
  },
  { name: 'a limit passed', rank: 7, code: 'limit_exceeded', ...withRule({ maximum: '99.99' }) },
  { name: 'a minimum missed', rank: 7, code: 'amount_below_minimum', ...withRule({ minimum: '100.01' }) },
  {
    name: 'a balance that would grow too large',
    rank: 7,
    code: 'limit_exceeded',
    world: (world) => world.adjust(BALANCE_BOUND - 64_999_999n, 'USDC'),
  },
  {
    name: 'too little money',
    rank: 8,
    code: 'insufficient_funds',
    world: (world) => world.adjust(-world.balanceOf('AUD').availableMinor + 10_099n),
  },
];

function configure(world: TestWorld, change: Terms): void {
  const before = currentConfiguration(world.loaded, world.context.head);
  save(saveRow(configurationsTable, { ...before, terms: change(before.terms) }))(world);
}

function outcomeOf(act: () => string): string {
  try {
    return act();
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

const FEE = { operation: 'conversion', asset: 'AUD', flat: '1.00', bps: 0 } as const;

/** A world with a quote of 65.000000 USDC for 100.00 AUD and a fee of 1.00, in which all is right but for the faults. */
function worldWith(faults: readonly Fault[]): { world: TestWorld; accept: () => string } {
  const world = new TestWorld({
    availableMinor: 50_000n,
    terms: testTerms({ pricing: { fees: [FEE] } }),
    providers: { marketRate: (_direction, now) => ({ rate: '0.6500000000', asOf: now }) },
  });
  const { tenantId } = world;
  world.add<ReferenceClaim>(referenceClaimsTable, {
    tenantId,
    kind: 'conversion',
    externalReference: 'in-use',
    operationId: 'cnv_other',
  });
  const quote = createTestQuote(world);
  for (const { terms, world: change } of faults) {
    if (terms !== undefined) configure(world, terms);
    change?.(world, getTestQuote(world, quote.id));
  }
  const id = faults.find((fault) => fault.id !== undefined)?.id ?? quote.id;
  const body = faults.find((fault) => fault.body !== undefined)?.body;
  return { world, accept: () => outcomeOf(() => acceptTestQuote(world, id, body).status) };
}

const PAIRS = FAULTS.flatMap((earlier) =>
  FAULTS.filter(({ rank }) => rank > earlier.rank).map((later) => ({ earlier, later })),
);

describe('the refusal of an acceptance', () => {
  it('does not come where nothing is wrong', () => {
    expect(worldWith([]).accept()).toBe('accepted');
  });

  it.each(FAULTS)('for $name is $code, and leaves nothing', (fault) => {
    const { world, accept } = worldWith([fault]);
    const movements = world.movements.length;
    const quotes = world.loaded.list(conversionQuotesTable, {});
    expect(accept()).toBe(fault.code);
    expect(world.movements).toHaveLength(movements);
    expect(world.loaded.list(conversionQuotesTable, {})).toEqual(quotes);
    expect(world.loaded.list(operationsTable, {})).toEqual([]);
    expect(world.loaded.list(eventsTable, {})).toEqual([]);
    expect(world.loaded.list(countersTable, {})).toEqual([]);
  });

  it.each(PAIRS)('for $earlier.name comes before that for $later.name', ({ earlier, later }) => {
    for (const faults of [
      [earlier, later],
      [later, earlier],
    ]) {
      expect(worldWith(faults).accept()).toBe(earlier.code);
    }
  });
});

describe('the edges of an acceptance', () => {
  it.each([
    ['the last millisecond of a quote', (world: TestWorld) => void (world.now += 29_999)],
    ['a market that has fallen as far as it may', pin('0.6467500000')],
    ['a market that has risen', pin('650')],
    [
      'a balance that grows to its bound',
      (world: TestWorld) => world.adjust(BALANCE_BOUND - 65_000_000n, 'USDC'),
    ],
    [
      'just enough money',
      (world: TestWorld) => world.adjust(-world.balanceOf('AUD').availableMinor + 10_100n),
    ],
  ])('let pass %s', (name, world) => {
    expect(worldWith([{ name, rank: 0, code: 'none', world }]).accept()).toBe('accepted');
  });

  it('leave what the rules would have reviewed held, with the reason', () => {
    const { world, accept } = worldWith([
      {
        name: 'a limit that holds',
        rank: 7,
        code: 'none',
        ...withRule({ maximum: '99.99', action: 'hold' }),
      },
    ]);
    expect(accept()).toBe('held');
    const [conversion] = world.loaded.list(operationsTable, {});
    expect(conversion).toMatchObject({ status: 'held', holdReason: 'limit_exceeded' });
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 39_900n, reservedMinor: 10_100n });
  });

  it('keep what the quote promised, whatever was configured since', () => {
    const { world, accept } = worldWith([
      {
        name: 'a fee that has grown',
        rank: 0,
        code: 'none',
        terms: (terms) => ({ ...terms, pricing: { fees: [{ ...FEE, flat: '9.00' }] } }),
        world: pin('0.6490000000'),
      },
    ]);
    expect(accept()).toBe('accepted');
    const [conversion] = world.loaded.list(operationsTable, {});
    expect(conversion).toMatchObject({
      principalMinor: 10_000n,
      feeMinor: 100n,
      configurationId: 'cfg_test',
      asset: 'AUD',
      network: null,
      details: { destination: { asset: 'USDC', amountMinor: 65_000_000n }, rate: '0.6500000000' },
    });
  });
});

describe('a conversion', () => {
  it('counts against a limit of its day, until it fails', () => {
    const { world, accept } = worldWith([
      { name: 'a day', rank: 7, code: 'none', ...withRule({ window: 'day', maximum: '100.00' }) },
    ]);
    expect(accept()).toBe('accepted');
    expect(outcomeOf(() => createTestQuote(world).status)).toBe('limit_exceeded');
    const [operation] = world.loaded.list(operationsTable, {});
    reportTestOperation(world, operation!.id, { status: 'failed' });
    expect(outcomeOf(() => createTestQuote(world).status)).toBe('open');
  });

  it('counts against the bound of the balance that it will be credited to, until it ends', () => {
    const { world, accept } = worldWith([]);
    world.adjust(BALANCE_BOUND - 130_000_000n + 1n, 'USDC');
    expect(accept()).toBe('accepted');
    expect(world.balanceOf('USDC').convertingMinor).toBe(65_000_000n);
    const other = createTestQuote(world);
    expect(outcomeOf(() => acceptTestQuote(world, other.id).status)).toBe('limit_exceeded');
    const first = world.loaded.find(operationsTable, {})!;
    reportTestOperation(world, first.id, { status: 'failed' });
    expect(outcomeOf(() => acceptTestQuote(world, other.id).status)).toBe('accepted');
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it.each(['settled', 'failed'] as const)('that is %s moves both sides or none', (status) => {
    const { world, accept } = worldWith([]);
    accept();
    const { id } = world.loaded.find(operationsTable, {})!;
    const before = world.movements.length;
    reportTestOperation(world, id, { status });
    const kinds = world.movements.slice(before).map(({ kind }) => kind);
    const isSettled = status === 'settled';
    expect(kinds).toEqual(
      isSettled ? ['reservation_captured', 'conversion_credited'] : ['reservation_released'],
    );
    expect(world.balanceOf('USDC').availableMinor).toBe(isSettled ? 65_000_000n : 0n);
    expect(world.balanceOf('AUD').availableMinor).toBe(isSettled ? 39_900n : 50_000n);
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it('that is executed after it failed is debited and credited in one', () => {
    const { world, accept } = worldWith([]);
    accept();
    const { id } = world.loaded.find(operationsTable, {})!;
    for (const status of ['failed', 'settled', 'settled'] as const) {
      reportTestOperation(world, id, { status });
    }
    const conversion = getTestConversion(world, id);
    const late = world.movements.slice(-2);
    expect(late.map(({ kind }) => kind)).toEqual(['late_execution_debited', 'conversion_credited']);
    expect(conversion.status).toBe('failed');
    expect(conversion.adjustments).toMatchObject([
      { kind: 'late_execution', movementIds: late.map((movement) => movement.id) },
    ]);
    expect(world.balanceOf('AUD').availableMinor).toBe(39_900n);
    expect(world.balanceOf('USDC').availableMinor).toBe(65_000_000n);
    expect(faultsOfBooks(world)).toEqual([]);
  });
});
