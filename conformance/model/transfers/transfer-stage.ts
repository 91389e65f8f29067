import { textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { toMinor } from '../../json/minor-units.ts';
import { rateUnits } from '../../judge/rate-law.ts';
import type { Pair } from '../../suite/addresses.ts';
import { readPolicy } from '../../suite/policy.ts';
import { newEntitledCustomer, routeToAud, routeToStablecoin } from '../../suite/routes.ts';
import { DIRECTIONS, pinFor, type Direction } from '../../suite/transfers.ts';
import type { Trial } from '../../suite/trial.ts';
import type { ModelLimits, ModelRoute } from './transfer-state.ts';
import type { TransferTerms } from './transfer-model.ts';

/** Longer than any simulated provider takes over all its steps. */
const LONG_SECONDS = 6 * 3600;

const FIRST_RATES = { aud_to_stablecoin: '0.6512345679', stablecoin_to_aud: '1.5355555555' } as const;

const LIMITS: readonly Readonly<Record<string, string>>[] = [
  {},
  { min: '1', max: '400', daily: '1000' },
  { daily: '300' },
];

export const ENTITLEMENTS: Readonly<Record<Direction, string>> = {
  aud_to_stablecoin: 'aud_onramp',
  stablecoin_to_aud: 'aud_offramp',
};

/** Fees of the platform, of which each charges otherwise if it is read otherwise. */
export function feeLists(network: string): JsonObject[][] {
  const of = (asset: string, flat: string, bps: number, more: JsonObject = {}): JsonObject => ({
    operation: 'transfer',
    asset,
    flat,
    bps,
    ...more,
  });
  return [
    [],
    [of('AUD', '0.35', 25, { minimum: '0.40', maximum: '20.00' }), of('USDC', '0.000007', 33)],
    [of('AUD', '25.00', 0), of('USDC', '0', 37), of('USDC', '0.50', 15, { network })],
    [of('AUD', '5', 5), of('AUD', '0', 150), of('USDC', '12', 0)],
  ];
}

/** A customer of its own to whom commands happen, with the ids of what was made for it. */
export interface TransferStage {
  readonly trial: Trial;
  readonly pair: Pair;
  readonly customerId: string;
  /** When it began, on the account's clock. */
  readonly from: string;
  readonly routeIds: Map<string, string>;
  readonly transferIds: Map<string, string>;
}

/** Passes time, and answers what the clock says then. */
export async function passTime(trial: Trial, advanceSeconds: number): Promise<string> {
  return textAt(await trial.tenant.do('setClock', { body: { advanceSeconds } }), 'now');
}

/** Time in which everything that moves by itself comes to rest, and whole days beyond it. */
export async function settleAll(trial: Trial, days = 0): Promise<string> {
  return passTime(trial, LONG_SECONDS + days * 86_400);
}

/** Prepares a sequence: nothing moves any more, the rates are pinned, nothing is charged. */
export async function openStage(trial: Trial): Promise<{ stage: TransferStage; terms: TransferTerms }> {
  const { tenant } = trial;
  const pair = await tenant.pair();
  const customerId = await newEntitledCustomer(tenant);
  await settleAll(trial);
  const from = await passTime(trial, 1);
  const rates = new Map<Direction, bigint>();
  for (const direction of DIRECTIONS) {
    await pinFor(trial, endsOf(direction, pair), FIRST_RATES[direction]);
    rates.set(direction, rateUnits(FIRST_RATES[direction]));
  }
  const configuration = await tenant.do('configureSandbox', {
    body: { pricing: { fees: [] }, reason: 'a sequence begins' },
  });
  const schedule = await tenant.do('getDeveloperFees');
  const terms: TransferTerms = {
    policy: readPolicy(configuration),
    developerFee: {
      flat: toMinor(textAt(schedule, 'transfer', 'flatAud')),
      bps: BigInt(Number(valueAt(schedule, 'transfer', 'bps') ?? 0)),
    },
    rates,
    entitled: new Set(DIRECTIONS),
  };
  return { stage: { trial, pair, customerId, from, routeIds: new Map(), transferIds: new Map() }, terms };
}

export function endsOf(
  direction: Direction,
  { asset, network }: Pair,
): Pick<ModelRoute, 'asset' | 'network' | 'into'> {
  return direction === 'aud_to_stablecoin'
    ? { asset: 'AUD', network: undefined, into: asset }
    : { asset, network, into: 'AUD' };
}

/** A route of a direction with a set of limits: how it is asked for, and how the model knows it. */
export function planRoute(
  { trial, pair }: TransferStage,
  name: string,
  direction: Direction,
  set: number,
): { body: JsonObject; route: ModelRoute } {
  const limits = LIMITS[set % LIMITS.length] ?? {};
  const isOfAud = direction === 'aud_to_stablecoin';
  const body = isOfAud ? routeToStablecoin(pair, trial.session) : routeToAud(pair);
  const ends = endsOf(direction, pair);
  const minor = Object.fromEntries(
    Object.entries(limits).map(([bound, text]) => [bound, toMinor(text, ends.asset)]),
  ) as ModelLimits;
  const route = { name, direction, ...ends, limits: minor, isActive: true, counted: new Map() };
  return { body: { ...body, limits }, route };
}
