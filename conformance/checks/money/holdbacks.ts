import { textAt, type JsonObject } from '../../json/json.ts';
import { toMinor } from '../../json/minor-units.ts';
import type { BalanceReading } from '../../suite/balance.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';

const BPS = 1_234n;
const PERIOD_SECONDS = 3_600;
const AMOUNT = '33.33';

interface Way {
  readonly simulate: string;
  readonly advance: string;
  readonly asset: string;
}

const WAYS: readonly Way[] = [
  { simulate: 'simulatePayin', advance: 'advancePayin', asset: 'AUD' },
  { simulate: 'simulateDeposit', advance: 'advanceDeposit', asset: 'USDC' },
];

function expectChange(
  trial: Trial,
  operation: string,
  what: string,
  [before, after]: readonly [BalanceReading, BalanceReading],
  [available, reserved]: readonly [bigint, bigint],
): void {
  const isRight =
    after.available - before.available === available && after.reserved - before.reserved === reserved;
  const message = `${what} changed available by ${after.available - before.available} and reserved by ${after.reserved - before.reserved}, not by ${available} and ${reserved}`;
  trial.expect(isRight, operation, message);
}

/** What is held back at the credit, and given at the end of its period or taken back before it. */
async function tryWay(trial: Trial, { simulate, advance, asset }: Way): Promise<void> {
  const { tenant } = trial;
  const arrive = async (): Promise<JsonObject> =>
    asset === 'AUD' ? tenant.newPayin(AMOUNT, 'credited') : tenant.newDeposit(AMOUNT, 'credited');
  const balance = async (): Promise<BalanceReading> => tenant.balance(asset);
  const start = await balance();
  const first = await arrive();
  trial.called.add(simulate);
  const net = toMinor(textAt(first, 'netCredit', 'amount'), asset);
  const back = (net * BPS) / 10_000n;
  const credited = await balance();
  expectChange(trial, simulate, `a credit of ${net}`, [start, credited], [net - back, back]);
  const second = await arrive();
  const both = await balance();
  const path = { id: textAt(second, 'id') };
  await trial.get(advance, { path, body: { to: 'returned' } });
  expectChange(
    trial,
    advance,
    'a return before the hold-back ended',
    [both, await balance()],
    [back - net, -back],
  );
  await trial.get('setClock', { body: { advanceSeconds: PERIOD_SECONDS - 1 } });
  expectChange(trial, 'setClock', 'the last second of a hold-back', [credited, await balance()], [0n, 0n]);
  await trial.get('setClock', { body: { advanceSeconds: 1 } });
  const released = await balance();
  expectChange(trial, 'setClock', 'the end of a hold-back', [credited, released], [back, -back]);
  await trial.get(advance, { path: { id: textAt(first, 'id') }, body: { to: 'returned' } });
  expectChange(trial, advance, 'a return after the hold-back ended', [released, await balance()], [-net, 0n]);
}

export const holdbacks: Check = {
  name: 'holdbacks',
  title:
    'The part of a credited receipt that is held back, rounded down, is reserved until its period ends, and goes with the receipt where that is returned before',
  source: 'decision',
  appliesTo: named('setClock', ...WAYS.flatMap(({ simulate, advance }) => [simulate, advance])),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const returns = { holdbackBps: Number(BPS), timeoutSeconds: PERIOD_SECONDS };
    await withConfiguration(trial, { returns }, async () => {
      for (const way of WAYS.filter(({ simulate }) => trial.tenant.knows(simulate))) {
        await trial.tenant.ensureFunds(undefined, way.asset);
        // What was held back on the way here ends before anything is compared.
        await trial.get('setClock', { body: { advanceSeconds: PERIOD_SECONDS } });
        await withStoppedClock(trial, () => tryWay(trial, way));
      }
    });
  },
};
