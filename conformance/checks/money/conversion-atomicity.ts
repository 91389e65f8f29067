import { objectsAt, textAt, type Json, type JsonObject } from '../../json/json.ts';
import { toMinor } from '../../json/minor-units.ts';
import { ASSETS, readBalance } from '../../suite/balance.ts';
import { named, type Check } from '../../suite/check.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import type { Trial } from '../../suite/trial.ts';
import { whileWriting } from '../../suite/while-writing.ts';

const ROUNDS = 10;

/** Which of the two is seen in an overview's newest movements, by the conversion that they belong to. */
function halvesIn(overview: Json): Map<string, Set<string>> {
  const halves = new Map<string, Set<string>>();
  for (const movement of objectsAt(overview, 'recentMovements')) {
    const reference = textAt(movement, 'reference');
    const kind = textAt(movement, 'kind');
    if (!['reservation_captured', 'conversion_credited'].includes(kind)) continue;
    halves.set(reference, (halves.get(reference) ?? new Set()).add(kind));
  }
  return halves;
}

/** An overview is one moment: no conversion is seen with one half alone, but for one that the list cuts off. */
function expectWhole(trial: Trial, overview: Json, conversions: readonly string[]): void {
  const movements = objectsAt(overview, 'recentMovements');
  const last = textAt(movements.at(-1), 'reference');
  for (const [reference, kinds] of halvesIn(overview)) {
    if (!conversions.includes(reference) || reference === last) continue;
    const message = `a conversion is seen with its ${[...kinds].join()} alone`;
    trial.expect(kinds.size === 2, 'getTreasury', message);
  }
}

async function trySnapshots(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const conversions: string[] = [];
  const convert = async (): Promise<void> => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = textAt(await tenant.newConversion(plainQuote('3.03')), 'id');
      conversions.push(id);
      await tenant.advance(id, 'settled');
    }
  };
  await whileWriting(convert, async () => {
    expectWhole(trial, await trial.get('getTreasury'), conversions);
  });
}

type Balances = Readonly<Record<string, bigint>>;

async function postedOf(trial: Trial): Promise<Balances> {
  const overview = await trial.tenant.do('getTreasury');
  return Object.fromEntries(ASSETS.map((asset) => [asset, readBalance(overview, asset).posted]));
}

/** Status by status: the destination comes in when the source leaves, and at no other step. */
async function trySteps(trial: Trial, sourceAsset: string, destinationAsset: string): Promise<void> {
  const { tenant } = trial;
  await tenant.ensureFunds(undefined, sourceAsset);
  for (const end of ['settled', 'failed']) {
    const before = await postedOf(trial);
    const conversion = await tenant.newConversion(plainQuote('5.03', sourceAsset, destinationAsset));
    const id = textAt(conversion, 'id');
    for (const status of ['accepted', 'submitted', end]) {
      const now = await tenant.advance(id, status);
      await expectMoved(trial, before, now, status === 'settled');
    }
    const shown = (await trial.get('getConversion', { path: { id } })) as JsonObject;
    await expectMoved(trial, before, shown, end === 'settled');
  }
}

async function expectMoved(
  trial: Trial,
  before: Balances,
  conversion: JsonObject,
  isSettled: boolean,
): Promise<void> {
  const after = await postedOf(trial);
  const status = textAt(conversion, 'status');
  for (const [side, sign] of [
    ['sourceDebit', -1n],
    ['destination', 1n],
  ] as const) {
    const asset = textAt(conversion, side, 'currency');
    const amount = toMinor(textAt(conversion, side, 'amount'), asset);
    const expected = isSettled ? sign * amount : 0n;
    const moved = (after[asset] ?? 0n) - (before[asset] ?? 0n);
    const message = `a conversion that is ${status} changed ${asset} by ${moved} instead of ${expected}`;
    trial.expect(moved === expected, 'advanceOperation', message);
  }
}

export const conversionAtomicity: Check = {
  name: 'conversion-atomicity',
  title:
    'A conversion credits its destination when it settles, in the moment in which its source leaves, and never one without the other',
  source: 'given',
  appliesTo: named('getTreasury', 'advanceOperation', 'getConversion'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    trial.called.add('advanceOperation');
    await trial.tenant.ensureFunds();
    await trySnapshots(trial);
    await trySteps(trial, 'AUD', 'USDC');
    await trySteps(trial, 'USDC', 'AUD');
    await trySteps(trial, 'USDC', 'USDT');
  },
};
