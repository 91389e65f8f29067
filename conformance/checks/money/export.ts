import { statusOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { omit } from '../../json/change-json.ts';
import { textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { linesOf } from '../../judge/record-kind.ts';
import { faultsOfChain, NO_HASH } from '../../laws/faults-of-chain.ts';
import { named, type Check } from '../../suite/check.ts';
import type { Tenant } from '../../suite/tenant.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';
import { whileWriting } from '../../suite/while-writing.ts';

const ID = 'exportLedger';
const COMPARED = 5;

async function exported(trial: Trial, tenant: Tenant): Promise<JsonObject[]> {
  const exchange = await trial.call(ID, { caller: tenant.caller });
  trial.demandSuccess(exchange, 'an export');
  return linesOf(exchange.response?.bodyText ?? '');
}

/** The export beside the list, the head and single movements. */
async function tryTenant(trial: Trial, tenant: Tenant): Promise<void> {
  const call = { caller: tenant.caller };
  const before = await trial.get('getLedgerHead', call);
  const lines = await exported(trial, tenant);
  for (const { operation, message } of faultsOfChain(lines)) trial.expect(false, operation, message, []);
  const listed = await walkList(trial, 'listTransactions', { limit: 200 }, { call });
  const after = await trial.get('getLedgerHead', call);
  // The chain passes through every head that was ever shown, and ends at one of its time.
  const seq = Number(valueAt(before, 'seq'));
  const passed = seq === 0 ? NO_HASH : textAt(lines[seq - 1], 'hash');
  trial.expect(
    passed === textAt(before, 'hash'),
    ID,
    'the chain does not pass through the head before it',
    [],
  );
  const isStill = isSameJson(before, after);
  const ids = lines.map((line) => textAt(line, 'id'));
  const known = listed.map((each) => textAt(each, 'id')).reverse();
  const isWhole = isStill ? ids.join() === known.join() : known.join().startsWith(ids.join());
  trial.expect(isWhole, ID, `it has ${ids.length} movements, and the list ${known.length}`, []);
  const head = isStill ? Number(valueAt(after, 'seq')) : ids.length;
  trial.expect(head === ids.length, 'getLedgerHead', `the head is ${head} of ${ids.length} movements`, []);
  for (let index = 0; index < COMPARED && lines.length > 0; index++) {
    const line = trial.session.random.pick(lines);
    const path = { id: textAt(line, 'id') };
    const alone = (await trial.get('getTransaction', { ...call, path })) as JsonObject;
    const isSame = isSameJson(omit(alone, 'operationStatus'), omit(line, 'operationStatus', 'previousHash'));
    trial.expect(isSame, 'getTransaction', 'alone it is not what its line of the export says', []);
  }
}

/** Exports while movements come in: each is one moment, and the later goes on where the earlier ended. */
async function tryGrowing(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const write = async (): Promise<void> => {
    for (let round = 0; round < 12; round++) await tenant.newPayin('1.00', 'credited');
  };
  let earlier: JsonObject[] = [];
  await whileWriting(write, async () => {
    const lines = await exported(trial, tenant);
    for (const { operation, message } of faultsOfChain(lines)) {
      trial.expect(false, operation, `while others write, ${message}`, []);
    }
    const isLonger = earlier.every((line, index) => textAt(line, 'hash') === textAt(lines[index], 'hash'));
    trial.expect(isLonger, ID, 'while others write, a later export does not begin with the earlier', []);
    earlier = lines;
  });
}

export const ledgerExport: Check = {
  name: 'export',
  title:
    'The export holds every movement, oldest first, in a chain that anyone can verify offline, and the head is its last line',
  source: 'decision',
  usesOther: true,
  appliesTo: named(ID, 'getLedgerHead', 'getTransaction'),
  run: async (trial) => {
    await trial.tenant.ready();
    await tryTenant(trial, trial.tenant);
    if (trial.world.other !== undefined) await tryTenant(trial, trial.world.other);
    await tryGrowing(trial);
    const refused = await trial.call(ID, { query: { after: 1 }, intent: 'invalid' });
    trial.expect(statusOf(refused) === 400, ID, 'it takes a parameter that it does not know', [refused]);
  },
};
