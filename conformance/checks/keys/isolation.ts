import { statusOf } from '../../http/exchange.ts';
import type { Operation } from '../../contract/operation.ts';
import { objectsAt, textAt } from '../../json/json.ts';
import type { Check } from '../../suite/check.ts';
import { differences, footprintOf } from '../../suite/footprint.ts';
import { refusedCall } from '../../suite/valid-call.ts';
import { readBalance } from '../../suite/balance.ts';
import { idOfListed } from '../../json/listed.ts';
import type { Tenant } from '../../suite/tenant.ts';
import { shown, type Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';
import { faceOf, idIn, namesRecord, neverUsed, withId } from '../edge/unknown-ids.ts';

/** What shows an account as a whole; whatever in it belongs to another is found in every answer. */
const WHOLE = ['getTreasury', 'getBalances', 'explainBalance', 'getLedgerHead', 'exportLedger'];

/** A record of one tenant in a call of another: the same answer as for an id that never existed. Answers whether it is. */
async function tryForeign(trial: Trial, operation: Operation, owner: Tenant): Promise<boolean> {
  const foreign = await refusedCall(operation.id, owner, trial.session);
  const own = await refusedCall(operation.id, trial.tenant, trial.session);
  const id = idIn(operation, foreign);
  const exchange = await trial.call(operation.id, withId(operation, own, id));
  trial.expectRefusal(exchange, 404, 'not_found', "another tenant's record");
  const never = await trial.call(operation.id, withId(operation, own, neverUsed(id, trial)));
  return trial.expect(
    faceOf(exchange) === faceOf(never),
    operation.id,
    `another tenant's record is answered otherwise (${shown(exchange)}) than one that never existed (${shown(never)})`,
    [exchange, never],
  );
}

/** Lists of two tenants have nothing in common, and none shows the other's by a filter. */
async function tryList(trial: Trial, list: string, other: Tenant): Promise<void> {
  const call = { caller: other.caller };
  const own = await walkList(trial, list, { limit: 50 }, { atMost: 100 });
  const theirs = await walkList(trial, list, { limit: 50 }, { atMost: 100, call });
  const ids = new Set(own.map(idOfListed));
  const shared = theirs.filter((each) => ids.has(idOfListed(each)));
  trial.expect(shared.length === 0, list, `two tenants see ${shared.length} records in common`, []);
  const clients = new Set(theirs.map((each) => textAt(each, 'clientId')).filter((id) => id !== ''));
  trial.expect(
    [...clients].every((id) => id === other.clientId),
    list,
    'a list shows a record of another tenant',
    [],
  );
  const reference = textAt(theirs[0], 'externalReference');
  if (reference === '') return;
  const found = objectsAt(await trial.get(list, { query: { externalReference: reference } }), 'data');
  trial.expect(found.length === 0, list, "a filter by another tenant's reference shows records");
}

async function moveStablecoins(tenant: Tenant): Promise<void> {
  await tenant.newDeposit('11.00', 'credited');
  await tenant.newHeldWithdrawal();
  await tenant.newHeldConversion();
}

export const isolation: Check = {
  name: 'isolation',
  title:
    "Another tenant's records are 404, exactly like records that never existed, and nothing of them is seen, changed or counted",
  source: 'given',
  usesOther: true,
  appliesTo: (operation) => namesRecord(operation) || operation.isList || WHOLE.includes(operation.id),
  lacks: ({ other }) => (other === undefined ? 'no second --secret-key was given' : undefined),
  run: async (trial) => {
    const { other } = trial.world;
    if (other === undefined) return;
    await other.ready();
    const operations = trial.operations.filter(namesRecord);
    let alike = 0;
    await trial.together(operations, async (part, operation) => {
      if (await tryForeign(part, operation, other)) alike += 1;
    });
    trial.session.matrices.set('isolation', { checked: alike, of: operations.length });
    await trial.together(
      trial.operations.filter(({ isList }) => isList),
      async (part, { id }) => tryList(part, id, other),
    );
    const before = await footprintOf(other);
    const balance = readBalance(await trial.get('getTreasury', { caller: other.caller }));
    await trial.tenant.newPayin('11.00', 'credited');
    await trial.tenant.newHeldPayout();
    if (trial.tenant.knows('createWithdrawal')) await moveStablecoins(trial.tenant);
    await trial.tenant.do('updateTreasurySettings', { body: { poboEnabled: false } });
    const changed = differences(before, await footprintOf(other));
    trial.expect(
      changed.length === 0,
      'getTreasury',
      `what one tenant did changed another's ${changed.join(', ')}`,
      [],
    );
    const after = await other.balance();
    trial.expect(
      after.posted === balance.posted,
      'getTreasury',
      "what one tenant did changed another's balance",
      [],
    );
    for (const id of trial.operations.map((each) => each.id).filter((each) => WHOLE.includes(each)))
      await trial.get(id, id === 'explainBalance' ? { query: { asset: 'AUD' } } : {});
    const beneficiary = await other.its('beneficiaryId');
    const filtered = await trial.call('listPayouts', { query: { beneficiaryId: beneficiary } });
    const none = statusOf(filtered) === 200 && objectsAt(filtered.response?.json, 'data').length === 0;
    trial.expect(none, 'listPayouts', "a filter by another tenant's beneficiary is no empty list", [
      filtered,
    ]);
  },
};
