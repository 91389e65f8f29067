import { canonicalJson } from '../../json/canonical-json.ts';
import { textAt, valueAt, type Json } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { differences, walletFootprintOf } from '../../suite/footprint.ts';
import type { Trial } from '../../suite/trial.ts';

const SET = 'replaceDeveloperFees';
const GET = 'getDeveloperFees';

/** No fee that could be set. */
const REFUSED: readonly Json[] = [
  { flatAud: '1e2', bps: 10 },
  { flatAud: '-1', bps: 10 },
  { flatAud: '0.001', bps: 10 },
  { flatAud: '1000000000000', bps: 10 },
  { flatAud: 1, bps: 10 },
  { flatAud: '1.00', bps: 1001 },
  { flatAud: '1.00', bps: -1 },
  { flatAud: '1.00', bps: 1.5 },
  { flatAud: '1.00', bps: '10' },
  { flatAud: '1.00', bps: null },
  { flatAud: '1.00' },
  { bps: 10 },
  { flatAud: '1.00', bps: 10, more: true },
  null,
];

async function tryGood(trial: Trial, flatAud: string, shown: string, bps: number): Promise<void> {
  const saved = await trial.get(SET, { body: { transfer: { flatAud, bps } } });
  const isSaved =
    textAt(saved, 'transfer', 'flatAud') === shown &&
    valueAt(saved, 'transfer', 'bps') === bps &&
    textAt(saved, 'counterpartyId') === trial.tenant.clientId;
  trial.expect(isSaved, SET, `${flatAud} and ${bps} were saved as ${canonicalJson(saved)}`);
  const read = await trial.get(GET);
  trial.expect(canonicalJson(read) === canonicalJson(saved), GET, 'the schedule is read as another');
}

export const developerFees: Check = {
  name: 'developer-fees',
  title:
    'PUT replaces the whole developer fee schedule and answers the saved one; zeros remove it, and no money moves',
  source: 'given',
  appliesTo: named(GET, SET),
  run: async (trial) => {
    const wallet = await walletFootprintOf(trial.tenant);
    const original = await trial.get(GET);
    if (!trial.operations.some(({ id }) => id === SET)) return;
    await tryGood(trial, '000.5', '0.50', 1000);
    await tryGood(trial, '999999999999.99', '999999999999.99', 0);
    const standing = canonicalJson(await trial.get(GET));
    for (const transfer of REFUSED) {
      const refused = await trial.call(SET, { body: { transfer }, intent: 'invalid' });
      trial.expectRefusal(refused, 400, 'invalid_request', `the fees ${canonicalJson(transfer)}`);
    }
    trial.expect(canonicalJson(await trial.get(GET)) === standing, SET, 'a refused schedule was kept');
    await tryGood(trial, '0', '0.00', 0);
    await trial.get(SET, { body: { transfer: valueAt(original, 'transfer') ?? null } });
    const moved = differences(wallet, await walletFootprintOf(trial.tenant));
    trial.expect(moved.length === 0, SET, `developer fees moved the wallet: ${moved.join(', ')}`);
  },
};
