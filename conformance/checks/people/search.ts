import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import type { Browser } from '../../people/browser.ts';
import { lacksUsers, succeed, withUsers, type Person } from '../../people/person.ts';
import type { Check } from '../../suite/check.ts';
import { sharedWebhook } from '../../suite/plain-webhooks.ts';
import { newHeldTransfer } from '../../suite/transfers.ts';
import type { Trial } from '../../suite/trial.ts';

async function search(browser: Browser, q: string): Promise<JsonObject[]> {
  return objectsAt(await succeed(browser, 'searchRecords', { query: { q } }), 'data');
}

const shownAs = (found: readonly JsonObject[]): string =>
  found.map((each) => `${textAt(each, 'id')} by ${textAt(each, 'matched')}`).join(', ');

/** What a record of each kind is called in a result, by the list that shows such records. */
const KINDS: Readonly<Record<string, string>> = {
  listPayouts: 'payout',
  listWithdrawals: 'withdrawal',
  listConversions: 'conversion',
  listPayins: 'payin',
  listDeposits: 'deposit',
  listTransfers: 'transfer',
  listTransactions: 'movement',
  listBeneficiaries: 'beneficiary',
  listDestinations: 'destination',
  listFundingInstruments: 'funding_instrument',
  listCustomers: 'customer',
  listPaymentRoutes: 'payment_route',
  listEvents: 'event',
  listWebhooks: 'webhook',
  listApiKeys: 'api_key',
  listMembers: 'member',
};

/** The newest record of each kind, by its identifier, and nothing else. */
async function tryKinds(trial: Trial, browser: Browser): Promise<void> {
  const { tenant } = trial;
  await newHeldTransfer(tenant);
  await tenant.newHeldWithdrawal();
  await tenant.newHeldConversion();
  for (const [list, object] of Object.entries(KINDS)) {
    if (!tenant.knows(list)) continue;
    const id = textAt(await tenant.do(list, { query: { limit: 1 } }), 'data', 0, 'id');
    const found = await search(browser, id);
    const seen = found.map((each) => `${textAt(each, 'object')} ${textAt(each, 'id')}`).join(', ');
    const message = `of ${id} it finds ${seen || 'nothing'} instead of ${object} ${id}`;
    trial.expect(seen === `${object} ${id}`, 'searchRecords', message);
  }
}

/** Who has been removed is not found any longer. */
async function tryRemoved(trial: Trial, browser: Browser): Promise<void> {
  await withUsers(trial.world, { removed: 'viewer' }, async ({ removed }) => {
    await trial.get('removeMember', { path: { id: removed.id } });
    const found = shownAs(await search(browser, removed.id));
    trial.expect(found === '', 'searchRecords', `of a member who was removed it finds ${found}`);
  });
}

async function trySearch(trial: Trial, viewer: Person, finance: Person): Promise<void> {
  const { tenant, session } = trial;
  const expectFound = async (browser: Browser, q: string, expected: string): Promise<void> => {
    const found = shownAs(await search(browser, q));
    const message = `of ${JSON.stringify(q)} it finds ${found || 'nothing'} instead of ${expected || 'nothing'}`;
    trial.expect(found === expected, 'searchRecords', message);
  };
  await tenant.ensureFunds();
  const externalReference = session.newName('searched');
  const payout = await tenant.newPayout('1.00', { externalReference });
  const id = textAt(payout, 'id');
  await expectFound(viewer.browser, externalReference, `${id} by externalReference`);
  await expectFound(viewer.browser, id, `${id} by id`);
  await expectFound(viewer.browser, externalReference.slice(0, -1), '');
  const [found = {}] = await search(viewer.browser, id);
  const own = { amount: '1.00', currency: 'AUD' };
  const isKnown =
    textAt(found, 'object') === 'payout' &&
    textAt(found, 'title') === externalReference &&
    ['amount', 'currency'].every((name) => textAt(found, 'amount', name) === own[name as keyof typeof own]) &&
    textAt(found, 'occurredAt') === textAt(payout, 'createdAt');
  trial.expect(isKnown, 'searchRecords', `it shows the payout ${id} otherwise`);
  const webhookId = await sharedWebhook(tenant);
  await expectFound(viewer.browser, webhookId, `${webhookId} by id`);
  await expectFound(finance.browser, webhookId, '');
  for (const q of ['', 'a', 'a'.repeat(256)]) {
    const refused = await viewer.browser.call('searchRecords', { query: { q }, intent: 'invalid' });
    trial.expectRefusal(refused, 400, 'invalid_request', `a search for ${q.length} characters`);
  }
}

export const recordSearch: Check = {
  name: 'record-search',
  title:
    'A search finds a record by its identifier and its reference exactly, of what the role may read alone',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => id === 'searchRecords',
  lacks: lacksUsers,
  run: async (trial) => {
    const roles = { viewer: 'viewer', finance: 'finance' } as const;
    await withUsers(trial.world, roles, async ({ viewer, finance }) => {
      await trySearch(trial, viewer, finance);
      await tryKinds(trial, viewer.browser);
      await tryRemoved(trial, viewer.browser);
    });
    for (const { id } of trial.operations) trial.called.add(id);
  },
};
