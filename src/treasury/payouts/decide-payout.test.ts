import { describe, expect, it } from 'vitest';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { identityEvidenceTable } from '../evidence/table.ts';
import type { ConfigurationTerms, LimitRule } from '../policy/table.ts';
import { countersTable } from '../policy/counters.ts';
import { operationsTable } from '../operations/table.ts';
import { referenceClaimsTable, type ReferenceClaim } from '../operations/rules.ts';
import { eventsTable } from '../../outbox/event.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { testBeneficiary } from '../../testing/worlds/test-beneficiary.ts';
import { testEvidence } from '../../testing/worlds/test-evidence.ts';
import { payoutRequest } from '../../testing/worlds/test-payout.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { beneficiariesTable } from '../beneficiaries/table.ts';
import { firstSettings, treasurySettingsTable } from '../policy/table.ts';
import { createPayout } from './create-payout.ts';
import { previewPayout } from './create-payout.ts';

type Request = ReturnType<typeof payoutRequest>;

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
  operation: 'payout',
  asset: 'AUD',
  window: 'transaction',
  minimum: '1.00',
  maximum: '150.00',
  action: 'reject',
};

const withCapabilities = (change: Partial<ConfigurationTerms['capabilities']>) => ({
  terms: (terms: ConfigurationTerms) => ({ ...terms, capabilities: { ...terms.capabilities, ...change } }),
});
const withRule = (rule: LimitRule) => ({
  terms: (terms: ConfigurationTerms) => ({
    ...terms,
    limits: { ...terms.limits, rules: [...terms.limits.rules, rule] },
  }),
});

const FAULTS: readonly Fault[] = [
  { name: 'an unknown beneficiary', rank: 0, code: 'not_found', body: { beneficiaryId: 'ben_none' } },
  { name: 'unknown evidence', rank: 0, code: 'not_found', body: { evidenceId: 'evd_none' } },
  {
    name: 'payouts switched off',
    rank: 1,
    code: 'capability_disabled',
    ...withCapabilities({ payoutsEnabled: false }),
  },
  {
    name: 'a remitter that the settings rule out',
    rank: 1,
    code: 'capability_disabled',
    world: (world) => {
      const settings = firstSettings(world.tenantId, 0, world.actor);
      world.decide(() => ({
        effects: [saveRow(treasurySettingsTable, { ...settings, poboEnabled: false })],
      }));
    },
    body: { onBehalfOf: 'tenant' },
  },
  {
    name: 'no rail that reaches it',
    rank: 1,
    code: 'capability_disabled',
    ...withCapabilities({ audOutboundRails: ['payid'] }),
  },
  {
    name: 'an inactive beneficiary',
    rank: 2,
    code: 'beneficiary_inactive',
    world: (world) => {
      const inactive = testBeneficiary({ tenantId: world.tenantId, status: 'inactive', deactivatedAt: 1 });
      world.decide(() => ({ effects: [saveRow(beneficiariesTable, inactive)] }));
    },
  },
  {
    name: 'a reference in use',
    rank: 3,
    code: 'duplicate_external_reference',
    body: { externalReference: 'in-use' },
  },
  {
    name: "another beneficiary's evidence",
    rank: 4,
    code: 'identity_evidence_invalid',
    world: (world) => {
      const others = testEvidence({ tenantId: world.tenantId, beneficiaryId: 'ben_2' });
      world.add(identityEvidenceTable, others);
    },
    body: { evidenceId: 'evd_test' },
  },
  {
    name: 'missing evidence',
    rank: 4,
    code: 'identity_evidence_required',
    terms: (terms) => ({ ...terms, identity: { ...terms.identity, requireIdentityEvidence: true } }),
  },
  {
    name: 'a limit passed',
    rank: 5,
    code: 'limit_exceeded',
    ...withRule({ ...REJECTING, maximum: '99.99' }),
  },
  {
    name: 'a minimum missed',
    rank: 5,
    code: 'amount_below_minimum',
    ...withRule({ ...REJECTING, minimum: '100.01' }),
  },
  {
    name: "a beneficiary's day that is full",
    rank: 5,
    code: 'limit_exceeded',
    terms: (terms) => ({ ...terms, limits: { ...terms.limits, beneficiaryDailyMaximum: 9_999 } }),
  },
  {
    name: 'a reference too long for the rail',
    rank: 5,
    code: 'limit_exceeded',
    body: { statementReference: 'nineteen characters' },
  },
  {
    name: 'too little money',
    rank: 6,
    code: 'insufficient_funds',
    world: (world) => world.adjust(-world.balanceOf('AUD').availableMinor + 9_999n),
  },
];

/** A world in which everything is right but for the faults. */
function worldWith(faults: readonly Fault[]): { world: TestWorld; request: Request } {
  const terms = faults.reduce((changed, fault) => fault.terms?.(changed) ?? changed, testTerms());
  const world = new TestWorld({ availableMinor: 50_000n, terms });
  const { tenantId } = world;
  world.add(beneficiariesTable, testBeneficiary({ tenantId }));
  world.add<ReferenceClaim>(referenceClaimsTable, {
    tenantId,
    kind: 'payout',
    externalReference: 'in-use',
    operationId: 'pay_other',
  });
  for (const fault of faults) fault.world?.(world);
  const body = faults.reduce((given, fault) => ({ ...given, ...fault.body }), {});
  return { world, request: payoutRequest(body) };
}

function create(world: TestWorld, request: Request): string {
  try {
    return world.run(handlerWrite(createPayout, request, world.tenantId)).reply.status;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

function preview(world: TestWorld, request: Request): string {
  try {
    const { reply } = world.run(handlerWrite(previewPayout, request, world.tenantId));
    return reply.canProceed ? 'proceeds' : `cannot proceed: ${String(reply.holdReason)}`;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

const PAIRS = FAULTS.flatMap((earlier) =>
  FAULTS.filter(({ rank }) => rank > earlier.rank)
    // A request pins one piece of evidence.
    .filter((later) => later.body?.evidenceId === undefined || earlier.body?.evidenceId === undefined)
    .map((later) => ({ earlier, later })),
);

describe('the refusal of a payout', () => {
  it('does not come where nothing is wrong', () => {
    const { world, request } = worldWith([]);
    expect(create(world, request)).toBe('accepted');
  });

  it.each(FAULTS)('for $name is $code, and leaves nothing', (fault) => {
    const { world, request } = worldWith([fault]);
    const before = world.movements.length;
    expect(create(world, request)).toBe(fault.code);
    expect(world.movements).toHaveLength(before);
    expect(world.loaded.list(operationsTable, {})).toEqual([]);
    expect(world.loaded.list(eventsTable, {})).toEqual([]);
    expect(world.loaded.list(countersTable, {})).toEqual([]);
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

describe('the preview of a payout', () => {
  it.each(FAULTS)('with $name says what the creation would', (fault) => {
    const { world, request } = worldWith([fault]);
    const isError = fault.code === 'not_found' || fault.code === 'beneficiary_inactive';
    // A preview takes no reference, and so cannot meet one in use.
    const isFree = fault.code === 'duplicate_external_reference';
    const told = isFree ? 'proceeds' : `cannot proceed: ${fault.code}`;
    expect(preview(world, request)).toBe(isError ? fault.code : told);
  });

  it('refuses an unknown and an inactive beneficiary whatever else is wrong', () => {
    const others = FAULTS.filter(({ rank }) => rank !== 0 && rank !== 2);
    const of = (rank: number) => FAULTS.filter((fault) => fault.rank === rank);
    const inactive = worldWith([...others, ...of(2)]);
    expect(preview(inactive.world, inactive.request)).toBe('beneficiary_inactive');
    const unknown = worldWith([...others, ...of(0)]);
    expect(preview(unknown.world, unknown.request)).toBe('not_found');
  });
});
