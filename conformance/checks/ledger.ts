import { isFinalOperation, foldMovements } from '../model/fold-movements.ts';
import { objectsAt, textAt, type Json, type JsonObject } from '../json/json.ts';
import { toAmount, toMinor } from '../json/minor-units.ts';
import { named, type Check } from '../suite/check.ts';
import type { Tenant } from '../suite/tenant.ts';
import type { Trial } from '../suite/trial.ts';
import { walkList } from '../suite/walk-list.ts';

/** How often the books are read until they stand still. */
const READINGS = 10;

function expectBalances(trial: Trial, overview: Json, movements: readonly JsonObject[]): void {
  const sums = foldMovements(movements);
  for (const balance of objectsAt(overview, 'balances')) {
    const asset = textAt(balance, 'asset');
    const sum = sums.get(asset) ?? { available: 0n, reserved: 0n };
    for (const name of ['available', 'reserved'] as const) {
      const shown = toMinor(textAt(balance, name), asset);
      const message = `${name} is ${textAt(balance, name)} ${asset} where the movements make ${toAmount(sum[name], asset)}`;
      trial.expect(shown === sum[name], 'getTreasury', message, []);
    }
  }
}

/** After each movement, oldest first: reserved is never below zero, and available only through what is allowed to. */
function expectPrefixes(trial: Trial, movements: readonly JsonObject[]): void {
  const balances = new Map<string, { available: bigint; reserved: bigint }>();
  const allowed = ['funding_returned', 'late_execution_debited'];
  const floor = -trial.world.policy.creditLimitMinor;
  for (const movement of [...movements].reverse()) {
    const asset = textAt(movement, 'asset');
    const balance = balances.get(asset) ?? { available: 0n, reserved: 0n };
    const delta = toMinor(textAt(movement, 'availableDelta'), asset);
    const after = {
      available: balance.available + delta,
      reserved: balance.reserved + toMinor(textAt(movement, 'reservedDelta'), asset),
    };
    balances.set(asset, after);
    const kind = textAt(movement, 'kind');
    const id = textAt(movement, 'id');
    trial.expect(after.reserved >= 0n, 'listTransactions', `after ${id} reserved is below zero`, []);
    const isSpent = delta < 0n && !allowed.includes(kind);
    trial.expect(
      !isSpent || after.available >= floor,
      'listTransactions',
      `the ${kind} ${id} took available below its floor`,
      [],
    );
  }
}

/** What an operation may have moved in all, by its status and what happened to it late. */
function expectNet(trial: Trial, payout: JsonObject, movements: readonly JsonObject[]): void {
  const total = toMinor(textAt(payout, 'sourceDebit', 'amount'));
  const principal = toMinor(textAt(payout, 'principal', 'amount'));
  const kinds = movements.map((each) => textAt(each, 'kind'));
  const count = (kind: string): number => kinds.filter((each) => each === kind).length;
  const status = textAt(payout, 'status');
  const id = textAt(payout, 'id');
  const ends = count('reservation_captured') + count('reservation_released');
  trial.expect(
    count('payout_reserved') === 1,
    'createPayout',
    `${id} has ${count('payout_reserved')} reservations`,
    [],
  );
  const isEnded = isFinalOperation(status);
  trial.expect(
    ends === (isEnded ? 1 : 0),
    'listTransactions',
    `${id} is ${status} and its reservation ended ${ends} times`,
    [],
  );
  const sum = foldMovements(movements.filter((each) => textAt(each, 'kind') !== 'admin_adjustment')).get(
    'AUD',
  );
  const back = principal + (trial.world.policy.refundsFee ? total - principal : 0n);
  const returned = BigInt(count('payout_returned')) * back;
  const late = BigInt(count('late_execution_debited')) * total;
  const expected = (status === 'failed' ? 0n : -total) + returned - late;
  const isRight = sum?.available === expected && sum.reserved === (isEnded ? 0n : total);
  const shown = `available by ${sum?.available ?? 0n} and reserved by ${sum?.reserved ?? 0n} cents`;
  trial.expect(
    isRight,
    'listTransactions',
    `${id}, ${status}, moved ${shown} where available should be ${expected}`,
    [],
  );
}

/** A tenant's books, all of one moment. */
interface Books {
  readonly overview: Json;
  readonly movements: readonly JsonObject[];
  readonly payouts: readonly JsonObject[];
  readonly payins: readonly JsonObject[];
}

/** Reads the books, again while something still moves: what an earlier run left behind may not have come to rest. */
async function readBooks(trial: Trial, tenant: Tenant): Promise<Books> {
  const call = { caller: tenant.caller };
  for (let attempt = 1; ; attempt++) {
    const before = textAt(
      await trial.get('listTransactions', { ...call, query: { limit: 1 } }),
      'data',
      0,
      'id',
    );
    const movements = await walkList(trial, 'listTransactions', { limit: 200 }, { call });
    const overview = await trial.get('getTreasury', call);
    const payouts = await walkList(trial, 'listPayouts', { limit: 200 }, { call });
    const payins = await walkList(trial, 'listPayins', { limit: 200 }, { call });
    const after = textAt(
      await trial.get('listTransactions', { ...call, query: { limit: 1 } }),
      'data',
      0,
      'id',
    );
    if (before === after || attempt === READINGS) return { overview, movements, payouts, payins };
  }
}

/** The wallet of one tenant, from its first movement to its last. */
async function tryTenant(trial: Trial, tenant: Tenant): Promise<void> {
  const { overview, movements, payouts, payins } = await readBooks(trial, tenant);
  expectBalances(trial, overview, movements);
  expectPrefixes(trial, movements);
  const open = payouts.filter((payout) => !isFinalOperation(textAt(payout, 'status')));
  const debits = open.reduce((sum, payout) => sum + toMinor(textAt(payout, 'sourceDebit', 'amount')), 0n);
  const heldBack = foldMovements(movements.filter((each) => textAt(each, 'kind').startsWith('funding_'))).get(
    'AUD',
  );
  const reserved = objectsAt(overview, 'balances').find((each) => textAt(each, 'asset') === 'AUD');
  const expected = debits + (heldBack?.reserved ?? 0n);
  const message = `reserved is ${textAt(reserved, 'reserved')} where open payouts and hold-backs make ${toAmount(expected)}`;
  trial.expect(toMinor(textAt(reserved, 'reserved')) === expected, 'getTreasury', message, []);
  for (const payout of payouts) {
    const own = movements.filter((each) => textAt(each, 'operationId') === textAt(payout, 'id'));
    const ids = own.map((each) => textAt(each, 'id')).reverse();
    const namedIds = JSON.stringify(payout['movementIds']);
    trial.expect(
      JSON.stringify(ids) === namedIds,
      'listPayouts',
      `${textAt(payout, 'id')} does not name its movements`,
      [],
    );
    expectNet(trial, payout, own);
    const references = new Set(own.map((each) => textAt(each, 'externalReference')));
    const isNamed = references.size === 1 && references.has(textAt(payout, 'externalReference'));
    trial.expect(
      isNamed,
      'listTransactions',
      `the movements of ${textAt(payout, 'id')} carry another reference`,
      [],
    );
    const statuses = new Set(own.map((each) => textAt(each, 'operationStatus')));
    const isNow = statuses.size === 1 && statuses.has(textAt(payout, 'status'));
    trial.expect(
      isNow,
      'listTransactions',
      `operationStatus of ${textAt(payout, 'id')} is not its status now`,
      [],
    );
  }
  expectReceipts(trial, overview, payins, movements);
}

function expectReceipts(
  trial: Trial,
  overview: Json,
  payins: readonly JsonObject[],
  movements: readonly JsonObject[],
): void {
  const waiting = payins.filter((payin) => ['detected', 'confirming'].includes(textAt(payin, 'status')));
  const expected = waiting.reduce((sum, payin) => sum + toMinor(textAt(payin, 'netCredit', 'amount')), 0n);
  const balance = objectsAt(overview, 'balances').find((each) => textAt(each, 'asset') === 'AUD');
  const shown = textAt(balance, 'pending');
  trial.expect(
    toMinor(shown) === expected,
    'getTreasury',
    `pending is ${shown} where open pay-ins make ${toAmount(expected)}`,
    [],
  );
  const byReference = new Map<string, JsonObject[]>();
  for (const movement of movements) {
    const reference = textAt(movement, 'reference');
    byReference.set(reference, [...(byReference.get(reference) ?? []), movement]);
  }
  for (const payin of payins) {
    const own = byReference.get(textAt(payin, 'id')) ?? [];
    const credits = own.filter((each) => textAt(each, 'kind') === 'funding_credited');
    const returns = own.filter((each) => textAt(each, 'kind') === 'funding_returned');
    const isCredited = payin['movementId'] !== undefined;
    const isRight =
      credits.length === (isCredited ? 1 : 0) && credits.every((each) => each['id'] === payin['movementId']);
    trial.expect(isRight, 'listPayins', `${textAt(payin, 'id')} has ${credits.length} credits`, []);
    const reference = textAt(payin, 'externalReference') || textAt(payin, 'providerReference');
    const isNamed = own.every((each) => textAt(each, 'externalReference') === reference);
    trial.expect(
      isNamed,
      'listTransactions',
      `the movements of ${textAt(payin, 'id')} carry another reference`,
      [],
    );
    const isReturned = isCredited && textAt(payin, 'status') === 'returned';
    trial.expect(
      returns.length === (isReturned ? 1 : 0),
      'listPayins',
      `${textAt(payin, 'id')} has ${returns.length} returns`,
      [],
    );
    const net = foldMovements(own.filter((each) => textAt(each, 'kind') !== 'admin_adjustment')).get('AUD');
    const worth = textAt(payin, 'status') === 'credited' ? toMinor(textAt(payin, 'netCredit', 'amount')) : 0n;
    const moved = (net?.available ?? 0n) + (net?.reserved ?? 0n);
    trial.expect(
      moved === worth,
      'listPayins',
      `${textAt(payin, 'id')} moved ${moved} cents instead of ${worth}`,
      [],
    );
  }
}

/** The books, from outside. */
export const ledger: Check = {
  name: 'ledger',
  title:
    'Balances are the sum of their movements at every moment, reserved is what is open, and each operation and receipt moved exactly what its status says',
  source: 'interface',
  appliesTo: named('getTreasury', 'listTransactions', 'listPayouts', 'listPayins'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await tryTenant(trial, trial.tenant);
    if (trial.world.other !== undefined) await tryTenant(trial, trial.world.other);
  },
};
