import type { Random } from '../../conformance/suite/random.ts';
import { sendUntilDefinite } from '../client/attempt.ts';
import { attemptOf, change, readList, type Shown, type TenantAccount } from '../client/tenant-client.ts';
import {
  advanceAttempt,
  clockAttempt,
  developerFeesAttempt,
  fundingAttempt,
  prepareRoutes,
  type TrialRoute,
} from '../client/route-world.ts';
import { inTurns } from '../in-turns.ts';
import { configure, decideHeld, issueStepUp } from '../server/operator.ts';

const CUSTOMERS = 10;
const ROUTES = 50;
const AT_ONCE = 32;

/** So many days take all transfers of a month: one of February's leaves a day. */
const DAYS = 27;

const DAY_SECONDS = 86_400;

const WHILE_SECONDS = 120;

/** Every so many days an operator decides by the command, which takes a process each. */
const OPERATOR_DAYS = 4;

/** Days on which the terms change in the middle of it all. */
const CONFIGURED_ON = 10;
const PRICED_ON = 16;

/** Of some routes, so that money is held for each of them. */
const LIMITS = [{ max: '900.00' }, { min: '250.000000' }, { daily: '4000.00' }, { max: '1500.000000' }];

const FEES = { flatAud: '0.35', bps: 45 };
const LATER_FEES = { flatAud: '0.00', bps: 60 };

function termsOf(bps: number): object {
  return {
    pricing: {
      fees: [
        { operation: 'transfer', asset: 'AUD', flat: '0.30', bps, maximum: '4.00' },
        { operation: 'transfer', asset: 'USDC', flat: '0.200001', bps },
        { operation: 'transfer', asset: 'USDT', flat: '0.25', bps, minimum: '0.5' },
        { operation: 'kyc', asset: 'AUD', flat: '1.50', bps: 0 },
        { operation: 'subscription', asset: 'AUD', flat: '99.00', bps: 0 },
      ],
    },
  };
}

export interface Month {
  readonly baseUrl: string;
  readonly databaseUrl: string;
  readonly account: TenantAccount;
  readonly transfers: number;
  readonly random: Random;
}

/** Lets time pass on the tenant's clock, with all that falls due in it. */
async function pass({ baseUrl, account }: Month, key: string, seconds: number): Promise<void> {
  await change(baseUrl, clockAttempt(account, `clock-${key}`, seconds));
}

async function readInvoices({ baseUrl, account }: Month): Promise<Shown[]> {
  return readList(baseUrl, account.secretKey, '/v1/invoices');
}

/** Passes days until the months that are over are so many: the clock then stands within a month's first day. */
async function passUntilInvoiced(month: Month, key: string, count: number): Promise<Shown> {
  for (let day = 1; ; day += 1) {
    const [newest, ...others] = await readInvoices(month);
    if (newest !== undefined && others.length + 1 >= count) return newest;
    await pass(month, `${key}-${day}`, DAY_SECONDS);
  }
}

async function putFees(month: Month, key: string, fees: typeof FEES): Promise<void> {
  const { baseUrl, databaseUrl, account } = month;
  const token = await issueStepUp(databaseUrl, account);
  await change(baseUrl, developerFeesAttempt(account, key, fees, token));
}

/** What a customer sends: mostly something plain, sometimes what has a provider fail, return, hold or say nothing. */
function drawAmount({ asset }: TrialRoute, random: Random): string {
  const share = random.next();
  const whole = random.integer(0, 2_000);
  if (share < 0.02) return `${whole}.01`;
  if (share < 0.04) return `${whole}.02`;
  if (share < 0.07) return `${whole}.03`;
  if (share < 0.075) return `${whole}.04`;
  const cents = random.integer(5, 99).toString().padStart(2, '0');
  const rest = asset === 'AUD' ? '' : random.integer(0, 9_999).toString().padStart(4, '0');
  return `${whole}.${cents}${rest}`;
}

function drawFate(random: Random): readonly string[] {
  const share = random.next();
  if (share < 0.3) return [];
  if (share < 0.6) return ['returned'];
  return share < 0.9
    ? ['converting', 'delivering', 'completed']
    : ['converting', 'delivering', 'failed', 'returned'];
}

async function advance({ baseUrl, account }: Month, id: string, way: readonly string[]): Promise<void> {
  for (const to of way) await change(baseUrl, advanceAttempt(account, `${id}-${to}`, id, to));
}

async function advanceHeld(month: Month, id: string, [first, ...others]: readonly string[]): Promise<void> {
  if (first === undefined) return;
  const attempt = advanceAttempt(month.account, `${id}-${first}`, id, first);
  await sendUntilDefinite(month.baseUrl, attempt);
  await advance(month, id, attempt.outcome === 'accepted' ? others : ['returned']);
}

/** Decides about what is held: by the operator's command once in a while, else by control calls. */
async function decideAll(month: Month, day: number, decided: Set<string>): Promise<void> {
  const { baseUrl, databaseUrl, account, random } = month;
  const held = await readList(baseUrl, account.secretKey, '/v1/transfers?status=held');
  const open = held.filter(({ id }) => !decided.has(id));
  for (const { id } of open) decided.add(id);
  if (day % OPERATOR_DAYS === 0) {
    const released = open.findIndex(({ holdReason }) => holdReason === 'provider_review');
    const [first] = released < 0 ? [] : open.splice(released, 1);
    const returned = open.shift();
    if (first !== undefined) await decideHeld(databaseUrl, 'release', first.id);
    if (returned !== undefined) await decideHeld(databaseUrl, 'return', returned.id);
  }
  for (const { id } of open) await advanceHeld(month, id, drawFate(random));
  if (day % 3 !== 0) return;
  const [arrives, fails] = await readList(baseUrl, account.secretKey, '/v1/transfers?status=delivering');
  if (arrives !== undefined) await advance(month, arrives.id, ['completed']);
  if (fails !== undefined) await advance(month, fails.id, ['failed', 'returned']);
}

async function liveDay(
  month: Month,
  day: number,
  routes: readonly TrialRoute[],
  decided: Set<string>,
): Promise<number> {
  const { baseUrl, account, transfers, random } = month;
  const count = Math.ceil((transfers * day) / DAYS) - Math.ceil((transfers * (day - 1)) / DAYS);
  const arrivals = Array.from({ length: count }, (_, index) => {
    const route = random.pick(routes);
    return fundingAttempt(account, `money-day-${day}-${index}`, route, drawAmount(route, random));
  });
  const waiting = arrivals.values();
  await inTurns(AT_ONCE, count, async () => {
    const { value } = waiting.next();
    if (value !== undefined) await change(baseUrl, value);
  });
  await pass(month, `day-${day}-noon`, WHILE_SECONDS);
  await decideAll(month, day, decided);
  await pass(month, `day-${day}-evening`, WHILE_SECONDS);
  return count;
}

/**
 * Lives through the month that follows on the one in which the tenant began: customers are verified, money comes in at fifty
 * routes day by day, and the terms change in the middle. Answers the month's draft once it is over.
 * @param onDay told of each day that is over
 */
export async function liveMonth(month: Month, onDay: (day: number) => void): Promise<Shown> {
  const { baseUrl, databaseUrl, account, random } = month;
  await configure(databaseUrl, account, termsOf(25));
  const frozenAt = new Date(Date.now() + WHILE_SECONDS * 1_000).toISOString();
  await change(baseUrl, attemptOf(account, 'clock-stop', 'POST', '/v1/sandbox/clock', { frozenAt }));
  await passUntilInvoiced(month, 'before', 1);
  await putFees(month, 'first-fees', FEES);
  const wishes = { customers: CUSTOMERS, routes: ROUTES, limits: LIMITS };
  const routes = await prepareRoutes(baseUrl, account, wishes, random);
  const decided = new Set<string>();
  for (let day = 1; day <= DAYS; day += 1) {
    if (day === CONFIGURED_ON) await configure(databaseUrl, account, termsOf(40));
    if (day === PRICED_ON) await putFees(month, 'later-fees', LATER_FEES);
    await liveDay(month, day, routes, decided);
    await pass(month, `day-${day}-night`, DAY_SECONDS - 2 * WHILE_SECONDS);
    onDay(day);
  }
  return passUntilInvoiced(month, 'after', 2);
}
