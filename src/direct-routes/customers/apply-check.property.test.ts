import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { eventsTable } from '../../outbox/event.ts';
import { instructionsTable, isOpen } from '../../outbox/instruction.ts';
import { type ReportOutcome, takeReport } from '../../provider-seam/inbox/decide-report.ts';
import { testCustomer } from '../../testing/worlds/test-customer.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { type CheckedMatter, customerChecksTable, orderCheck } from './checks.ts';
import { aboutCheck } from './provider-messages.ts';
import { type Customer, customersTable } from './table.ts';

/** Sequences of each property; CORRIDOR_PROPERTY_RUNS makes it more. */
const RUNS = Number(process.env['CORRIDOR_PROPERTY_RUNS'] ?? 200);
const TIME_LIMIT_MS = 20_000 + RUNS * 50;

type Says = 'accepted' | 'rejected' | 'held';

const CUSTOMER_ID = 'cus_test';

/** A customer with one open check. */
function asked(decides: CheckedMatter, given: Partial<Customer>): { world: TestWorld; checkId: string } {
  const world = new TestWorld();
  const customer = testCustomer({ tenantId: world.tenantId, id: CUSTOMER_ID, ...given });
  world.add(customersTable, customer);
  world.decide((_loaded, context) => ({ effects: orderCheck(customer, decides, context) }));
  return { world, checkId: world.loaded.find(customerChecksTable, { customerId: CUSTOMER_ID })!.id };
}

function tell(world: TestWorld, checkId: string, says: Says, eventId: string = says): ReportOutcome {
  world.now += 1_000;
  const { tenantId } = world;
  const source = { provider: 'identity', adapter: 'test' } as const;
  const subject = aboutCheck(checkId);
  return world.run(takeReport({ tenantId, source, subject, eventId, report: { says } })).reply.outcome;
}

const customerOf = ({ loaded }: TestWorld): Customer => loaded.find(customersTable, { id: CUSTOMER_ID })!;

/** The statuses that events have told of the verification, the first one before them. */
function told({ loaded }: TestWorld, from: string): string[] {
  const events = loaded.list(eventsTable, { objectId: CUSTOMER_ID });
  return [from, ...events.map(({ objectStatus }) => String(objectStatus))];
}

const ENDS = { accepted: 'approved', rejected: 'rejected' } as const;

const BEGUN = {
  verificationStatus: 'in_progress',
  audOnramp: 'in_progress',
  audOfframp: 'not_requested',
} as const;

const LATE = { audOnramp: 'in_progress', audOfframp: 'not_requested' } as const;

describe('reports on a check of the verification', () => {
  it(
    'in any order, each once or more, go along the table of states and end it with the first decision',
    () => {
      const stories = fc.array(fc.constantFrom<Says>('accepted', 'rejected', 'held'), { maxLength: 8 });
      fc.assert(
        fc.property(stories, (story) => {
          const { world, checkId } = asked('verification', BEGUN);
          for (const says of story) tell(world, checkId, says);
          const decision = story.find((says): says is keyof typeof ENDS => says !== 'held');
          const customer = customerOf(world);
          const held = story.includes('held') ? 'needs_review' : 'in_progress';
          const status = decision === undefined ? held : ENDS[decision];
          expect(customer.verificationStatus).toBe(status);
          expect(customer.audOnramp).toBe(decision === undefined ? 'in_progress' : status);
          expect(customer.audOfframp).toBe('not_requested');
          const path = told(world, 'in_progress');
          for (const [index, to] of path.slice(1).entries()) {
            const edge = { from: path[index], to };
            expect(STATE_MACHINES.customer_verification.transitions).toContainEqual(
              expect.objectContaining(edge),
            );
          }
          expect(customer.version).toBe(path.length);
          const check = world.loaded.find(customerChecksTable, { id: checkId })!;
          expect(check.status).toBe(decision ?? 'open');
          const order = world.loaded.find(instructionsTable, { subject: checkId })!;
          expect(isOpen(order)).toBe(decision === undefined);
        }),
        { numRuns: RUNS },
      );
    },
    TIME_LIMIT_MS,
  );

  it('that come after the decision are ignored, and contradict it where they say something else', () => {
    const { world, checkId } = asked('verification', BEGUN);
    expect(tell(world, checkId, 'accepted', 'first')).toBe('applied');
    const before = customerOf(world);
    expect(tell(world, checkId, 'accepted', 'first')).toBe('repeated');
    expect(tell(world, checkId, 'accepted', 'second')).toBe('applied');
    expect(tell(world, checkId, 'rejected', 'third')).toBe('ignored');
    expect(customerOf(world)).toEqual(before);
  });
});

describe('reports on a check of an entitlement', () => {
  it.each([
    ['accepted', 'approved', 'approved'],
    ['rejected', 'approved', 'rejected'],
    ['rejected', 'rejected', 'rejected'],
    ['held', 'approved', 'in_progress'],
  ] as const)('that say %s beside a verification that is %s: %s', (says, verificationStatus, end) => {
    const { world, checkId } = asked('aud_onramp', { ...LATE, verificationStatus });
    expect(tell(world, checkId, says)).toBe('applied');
    expect(customerOf(world)).toMatchObject({ verificationStatus, audOnramp: end });
    expect(customerOf(world).version).toBe(says === 'held' ? 1 : 2);
  });

  it('are disputed where they approve one whose verification was rejected', () => {
    const { world, checkId } = asked('aud_onramp', { ...LATE, verificationStatus: 'rejected' });
    const before = customerOf(world);
    expect(tell(world, checkId, 'accepted')).toBe('disputed');
    expect(customerOf(world)).toEqual(before);
  });

  it('decide it beside another that is open', () => {
    const { world, checkId } = asked('aud_onramp', { audOnramp: 'in_progress', audOfframp: 'in_progress' });
    const customer = customerOf(world);
    world.decide((_loaded, context) => ({ effects: orderCheck(customer, 'aud_offramp', context) }));
    tell(world, checkId, 'accepted');
    expect(customerOf(world)).toMatchObject({ audOnramp: 'approved', audOfframp: 'in_progress' });
    const checks = world.loaded.list(customerChecksTable, { customerId: CUSTOMER_ID });
    expect(checks.map(({ status }) => status).sort()).toEqual(['accepted', 'open']);
  });
});
