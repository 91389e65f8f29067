import { bodyOf, type Exchange } from '../../http/exchange.ts';
import { objectsAt, textAt, type Json, type JsonObject } from '../../json/json.ts';
import type { Call } from '../../suite/call.ts';
import { named, type Check } from '../../suite/check.ts';
import { expectInvalid } from '../../suite/expect-invalid.ts';
import { differences, walletFootprintOf } from '../../suite/footprint.ts';
import { plainCustomer, plainPerson } from '../../suite/plain-bodies.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';

const CREATE = 'createCustomer';
const CHANGE = 'updateCustomer';
const DECIDE = 'decideCustomerVerification';

const ONRAMP: Json = ['aud_onramp'];
const DAY = 86_400_000;

function standing(customer: Json | undefined): string {
  const entitlements = objectsAt(customer, 'entitlements').map((each) => textAt(each, 'status'));
  return [textAt(customer, 'verificationStatus'), ...entitlements].join(' ');
}

function expectStanding(trial: Trial, id: string, exchange: Exchange, expected: string, what: string): void {
  trial.demandSuccess(exchange, what);
  const found = standing(bodyOf(exchange));
  trial.expect(found === expected, id, `${what}: it stands at ${found} instead of ${expected}`, [exchange]);
}

const person = (email: string, more: JsonObject = {}): JsonObject => ({
  ...plainCustomer(),
  contact: { email, name: 'Robin Example' },
  individualDetails: plainPerson(),
  entitlements: ONRAMP,
  ...more,
});

async function tryMoves(trial: Trial): Promise<void> {
  const { id } = (await trial.tenant.newCustomer({ entitlements: ONRAMP })) as { id: string };
  const path = { id };
  const decide = (body: JsonObject): Promise<Exchange> => trial.call(DECIDE, { path, body });
  const entitle = (status: string): JsonObject => ({ entitlements: [{ entitlement: 'aud_onramp', status }] });
  const early = await decide(entitle('approved'));
  trial.expectRefusal(early, 409, 'invalid_state', 'an entitlement that is approved without verification');
  for (const [body, expected] of [
    [{ verificationStatus: 'approved' }, 'approved approved not_requested'],
    [{ verificationStatus: 'approved' }, 'approved approved not_requested'],
    [
      { verificationStatus: 'needs_review', reason: 'looked at again' },
      'needs_review suspended not_requested',
    ],
    [{ verificationStatus: 'approved' }, 'approved suspended not_requested'],
  ] as const) {
    expectStanding(trial, DECIDE, await decide(body), expected, `moved by ${JSON.stringify(body)}`);
  }
  const suspended = await trial.call(CHANGE, { path, body: { entitlements: ONRAMP } });
  trial.expectRefusal(suspended, 409, 'invalid_state', 'a suspended entitlement, asked for again');
  const whole = await decide({ verificationStatus: 'rejected', ...entitle('in_progress') });
  expectStanding(
    trial,
    DECIDE,
    whole,
    'rejected in_progress not_requested',
    'first the status, then the list',
  );
  for (const body of [{ verificationStatus: 'not_started' }, entitle('not_requested')]) {
    const none = await decide(body);
    trial.expectRefusal(none, 409, 'invalid_state', `no way, by ${JSON.stringify(body)}`);
  }
  const now = await trial.call('getCustomer', { path });
  expectStanding(
    trial,
    'getCustomer',
    now,
    'rejected in_progress not_requested',
    'what was refused moved something',
  );
}

async function tryChanges(trial: Trial): Promise<void> {
  const customer = await trial.tenant.newCustomer();
  const path = { id: textAt(customer, 'id') };
  const change = (body: JsonObject): Promise<Exchange> => trial.call(CHANGE, { path, body });
  const externalCustomerId = textAt(customer, 'externalCustomerId');
  const same = await change({ externalCustomerId, contact: customer['contact'] ?? null });
  trial.expect(
    textAt(bodyOf(same), 'updatedAt') === textAt(customer, 'updatedAt'),
    CHANGE,
    'the same values moved updatedAt',
    [same],
  );
  const other = await trial.tenant.newCustomer();
  const taken = { externalCustomerId: textAt(other, 'externalCustomerId') };
  const twice = await change(taken);
  trial.expectRefusal(twice, 409, 'duplicate_external_reference', "another customer's externalCustomerId");
  const created = await trial.call(CREATE, { body: { ...plainCustomer(), ...taken } });
  trial.expectRefusal(created, 409, 'duplicate_external_reference', 'an externalCustomerId that is in use');
  await trial.get(CHANGE, { path: { id: textAt(other, 'id') }, body: { externalCustomerId: null } });
  trial.demandSuccess(await change(taken), 'an externalCustomerId that was taken away from its customer');
  const businessDetails = { companyName: 'X', registrationNumber: '1', country: 'AU' };
  const foreign = await change({ businessDetails });
  trial.expectRefusal(foreign, 409, 'invalid_state', 'details of the other type');
  const firm = await trial.get(CREATE, {
    body: { ...plainCustomer(), type: 'business', entitlements: ONRAMP },
  });
  const given = await trial.call(CHANGE, { path: { id: textAt(firm, 'id') }, body: { businessDetails } });
  expectStanding(
    trial,
    CHANGE,
    given,
    'in_progress in_progress not_requested',
    'details of a business, given later',
  );
  await trial.get(DECIDE, { path, body: { verificationStatus: 'approved' } });
  const late = await change({ individualDetails: plainPerson() });
  trial.expectRefusal(late, 409, 'invalid_state', 'details of a customer who is approved');
  const later = await change({ entitlements: ONRAMP });
  expectStanding(
    trial,
    CHANGE,
    later,
    'approved in_progress not_requested',
    'an entitlement, asked for later',
  );
}

/** What an e-mail address makes of a verification (sandbox), and what new details do. */
async function tryByItself(trial: Trial, frozenAt: string): Promise<void> {
  const dob = new Date(Date.parse(frozenAt) - 365 * 17 * DAY).toISOString().slice(0, 10);
  const young = { individualDetails: { ...plainPerson(), dob } };
  const ends: readonly (readonly [JsonObject, expected: string, reason?: string])[] = [
    [person('robin@example.com'), 'approved approved not_requested'],
    [person('reject_robin@example.com'), 'rejected rejected not_requested', 'documents_refused'],
    [person('review_robin@example.com'), 'needs_review in_progress not_requested'],
    [person('pending_robin@example.com'), 'in_progress in_progress not_requested'],
    [person('robin@example.com', young), 'rejected rejected not_requested', 'under_age'],
  ];
  const made: string[] = [];
  for (const [body] of ends) {
    const created = await trial.call(CREATE, { body });
    expectStanding(
      trial,
      CREATE,
      created,
      'in_progress in_progress not_requested',
      'a customer with details',
    );
    made.push(textAt(bodyOf(created), 'id'));
  }
  await trial.get('setClock', { body: { advanceSeconds: 600 } });
  for (const [index, [body, expected, reason]] of ends.entries()) {
    const found = await trial.call('getCustomer', { path: { id: made[index] ?? '' } });
    const email = textAt(body, 'contact', 'email');
    expectStanding(trial, CREATE, found, expected, `decided by itself for ${email}`);
    const told = textAt(bodyOf(found), 'verificationReason');
    const message = `rejected by itself for "${told}" instead of "${reason ?? ''}"`;
    if (reason !== undefined) trial.expect(told === reason, CREATE, message, [found]);
  }
  const path = { id: made[1] ?? '' };
  const contact = { email: 'robin@example.com', name: 'Robin' };
  const individualDetails = { ...plainPerson(), lastName: 'Sample' };
  const again = await trial.call(CHANGE, {
    path,
    body: { contact, individualDetails, entitlements: ONRAMP },
  });
  expectStanding(
    trial,
    CHANGE,
    again,
    'in_progress in_progress not_requested',
    'new details after a rejection',
  );
  await trial.get('setClock', { body: { advanceSeconds: 600 } });
  const approved = await trial.call('getCustomer', { path });
  expectStanding(
    trial,
    CHANGE,
    approved,
    'approved approved not_requested',
    'new details, decided by themselves',
  );
}

export const customers: Check = {
  name: 'customers',
  title:
    'A verification begins with the details and is decided by the identity provider, entitlements follow it, every move is along its table of states, and no money moves',
  source: 'decision',
  appliesTo: named(CREATE, 'getCustomer', CHANGE, DECIDE),
  run: async (trial) => {
    const wallet = await walletFootprintOf(trial.tenant);
    await tryMoves(trial);
    await tryChanges(trial);
    await withStoppedClock(trial, (frozenAt) => tryByItself(trial, frozenAt));
    const moved = differences(wallet, await walletFootprintOf(trial.tenant));
    trial.expect(moved.length === 0, CREATE, `customers moved the wallet: ${moved.join(', ')}`);
  },
};

function withDetails(details: JsonObject): Call {
  return { body: person('robin@example.com', { individualDetails: { ...plainPerson(), ...details } }) };
}

/** Details that no schema can tell from good ones. */
export const customerDetails: Check = {
  name: 'customer-details',
  title:
    'Details that name no assigned country or no past day, and an address that is none, are refused and make no customer',
  source: 'decision',
  appliesTo: named(CREATE, 'listCustomers'),
  run: async (trial) => {
    const externalCustomerId = trial.session.newName('bad');
    const now = Date.parse(textAt(await trial.get('getClock'), 'now'));
    const tomorrow = new Date(now + 2 * DAY).toISOString().slice(0, 10);
    const wrong: readonly (readonly [string, Call])[] = [
      ['an unassigned country', withDetails({ country: 'XX' })],
      ['an unassigned nationality', withDetails({ nationality: 'ZZ' })],
      ['a country in lower case', withDetails({ country: 'au' })],
      ['a day that does not exist', withDetails({ dob: '2001-02-29' })],
      ['a day ahead', withDetails({ dob: tomorrow })],
      ['a day before 1900', withDetails({ dob: '1899-12-31' })],
      ['an address without a domain', { body: person('robin@example') }],
      ['an address of 255 characters', { body: person(`robin@${'a.'.repeat(122)}comma`) }],
      [
        'one entitlement twice',
        { body: person('robin@example.com', { entitlements: ['aud_onramp', 'aud_onramp'] }) },
      ],
      ['a status of its own', { body: person('robin@example.com', { verificationStatus: 'approved' }) }],
      ['details of the other type', { body: person('robin@example.com', { type: 'business' }) }],
    ];
    const calls = wrong.map(([what, call]) => ({
      what,
      call: { body: { ...(call.body as JsonObject), externalCustomerId } },
    }));
    await expectInvalid(trial, CREATE, calls);
    const found = objectsAt(await trial.get('listCustomers', { query: { externalCustomerId } }), 'data');
    trial.expect(found.length === 0, CREATE, `refused details made ${found.length} customers`);
  },
};
