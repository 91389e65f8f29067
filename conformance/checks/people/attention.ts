import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import type { Browser } from '../../people/browser.ts';
import { lacksUsers, succeed, withUsers } from '../../people/person.ts';
import type { Check } from '../../suite/check.ts';
import { newKey } from '../../suite/plain-keys.ts';
import { newHeldTransfer } from '../../suite/transfers.ts';
import type { Trial } from '../../suite/trial.ts';

/** More are not counted. */
const MOST = 100;

/** Something that needs attention until it is dealt with. */
interface Matter {
  readonly kind: string;
  /** Makes one; answers its identifier. */
  readonly add: (trial: Trial) => Promise<JsonObject>;
  /** Deals with it. */
  readonly settle: (trial: Trial, id: string) => Promise<unknown>;
}

const AN_HOUR_MS = 3_600_000;

/** Longer before its end than a key is called to mind. */
const A_MONTH_MS = 30 * 24 * AN_HOUR_MS;

async function keyThatEnds({ tenant, session }: Trial, inMs: number): Promise<JsonObject> {
  const expiresAt = new Date(session.serverNow() + inMs).toISOString();
  const body = { name: 'Ends', type: 'secret', role: 'viewer', expiresAt };
  return (await tenant.do('createApiKey', { body })) as JsonObject;
}

const MATTERS: readonly Matter[] = [
  {
    kind: 'operations_held',
    add: ({ tenant }) => tenant.newHeldPayout(),
    settle: (trial, id) => trial.get('cancelPayout', { path: { id }, body: { reason: 'not needed' } }),
  },
  {
    kind: 'receipts_held',
    add: ({ tenant }) => tenant.newPayin('1.00', 'held'),
    settle: (trial, id) => trial.get('advancePayin', { path: { id }, body: { to: 'returned' } }),
  },
  {
    kind: 'transfers_held',
    add: ({ tenant }) => newHeldTransfer(tenant),
    settle: (trial, id) => trial.get('advanceTransfer', { path: { id }, body: { to: 'returned' } }),
  },
  {
    kind: 'keys_expiring',
    add: (trial) => keyThatEnds(trial, AN_HOUR_MS),
    settle: (trial, id) => trial.get('revokeApiKey', { path: { id } }),
  },
];

async function countOf(browser: Browser, kind: string): Promise<number> {
  const items = objectsAt(await succeed(browser, 'getAttention'), 'data');
  return Number(items.find((item) => textAt(item, 'kind') === kind)?.['count'] ?? 0);
}

async function tryMatter(trial: Trial, browser: Browser, { kind, add, settle }: Matter): Promise<void> {
  const before = await countOf(browser, kind);
  const id = textAt(await add(trial), 'id');
  const during = await countOf(browser, kind);
  trial.expect(
    during === Math.min(MOST, before + 1),
    'getAttention',
    `it counts ${during} of ${kind} where one was added to ${before}`,
  );
  await settle(trial, id);
  const after = await countOf(browser, kind);
  trial.expect(
    after === before || before === MOST,
    'getAttention',
    `it counts ${after} of ${kind} where ${before} are left`,
  );
}

/** A key that has weeks to go needs none. */
async function tryLaterKey(trial: Trial, browser: Browser): Promise<void> {
  const before = await countOf(browser, 'keys_expiring');
  const path = { id: textAt(await keyThatEnds(trial, A_MONTH_MS), 'id') };
  const during = await countOf(browser, 'keys_expiring');
  const message = `it counts ${during} of keys_expiring where one that ends in a month was added to ${before}`;
  trial.expect(during === before, 'getAttention', message);
  await trial.get('revokeApiKey', { path });
}

async function tryMatters(trial: Trial, browser: Browser): Promise<void> {
  // Records that are made once are made before, or one of them would count too.
  await trial.tenant.ensureFunds();
  await newHeldTransfer(trial.tenant);
  // A key of no kind that is counted here, so that room is made before.
  await newKey(trial.tenant);
  for (const matter of MATTERS) await tryMatter(trial, browser, matter);
  await tryLaterKey(trial, browser);
}

export const attention: Check = {
  name: 'attention',
  title:
    'What is held, and keys that end soon, are counted for those who may read it, until they are dealt with',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => id === 'getAttention',
  lacks: lacksUsers,
  run: async (trial) => {
    await withUsers(trial.world, { viewer: 'viewer' }, async ({ viewer }) =>
      tryMatters(trial, viewer.browser),
    );
    for (const { id } of trial.operations) trial.called.add(id);
  },
};
