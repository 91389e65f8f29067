import { objectsAt, textAt } from '../../json/json.ts';
import type { Browser } from '../../people/browser.ts';
import { lacksUsers, succeed, withUsers } from '../../people/person.ts';
import type { Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';

/** More are not counted. */
const MOST = 100;

async function heldIn(browser: Browser): Promise<number> {
  const items = objectsAt(await succeed(browser, 'getAttention'), 'data');
  return Number(items.find((item) => textAt(item, 'kind') === 'operations_held')?.['count'] ?? 0);
}

async function tryHeld(trial: Trial, browser: Browser): Promise<void> {
  // Records that are made once are made before, or one of them would count too.
  await trial.tenant.ensureFunds();
  const before = await heldIn(browser);
  const held = await trial.tenant.newHeldPayout();
  const during = await heldIn(browser);
  trial.expect(
    during === Math.min(MOST, before + 1),
    'getAttention',
    `it counts ${during} held operations where one was added to ${before}`,
  );
  await trial.get('cancelPayout', { path: { id: textAt(held, 'id') }, body: { reason: 'not needed' } });
  const after = await heldIn(browser);
  trial.expect(
    after === before || before === MOST,
    'getAttention',
    `it counts ${after} held operations where ${before} are left`,
  );
}

export const attention: Check = {
  name: 'attention',
  title: 'What is held is counted for those who may read it, until it goes on',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => id === 'getAttention',
  lacks: lacksUsers,
  run: async (trial) => {
    await withUsers(trial.world, { viewer: 'viewer' }, async ({ viewer }) => tryHeld(trial, viewer.browser));
    for (const { id } of trial.operations) trial.called.add(id);
  },
};
