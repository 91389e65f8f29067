import type { Random } from '../../conformance/suite/random.ts';
import { newAttempt, sendAttempt, type Attempt } from '../client/attempt.ts';
import {
  advanceAttempt,
  clockAttempt,
  developerFeesAttempt,
  fundingAttempt,
  type TrialRoute,
} from '../client/route-world.ts';
import type { Shown, TenantAccount } from '../client/tenant-client.ts';
import type { LoadFindings } from './workload.ts';

export interface RoutedTenant {
  readonly account: TenantAccount;
  readonly routes: readonly TrialRoute[];
  readonly stepUpToken: string;
  readonly fundings: Attempt[];
  readonly others: Attempt[];
}

const FRACTIONS = ['00', '50', '99', '07', '01', '02', '03', '04'];

const CLOCK_SECONDS = [3_600, 5 * 86_400, 20 * 86_400, 45 * 86_400];

export interface RouteClient {
  readonly name: string;
  /** One client alone moves the clock, and one alone changes the developer fees. */
  readonly movesClock: boolean;
  readonly setsFees: boolean;
  readonly random: Random;
}

interface Bench extends RouteClient {
  readonly baseUrl: string;
  readonly tenant: RoutedTenant;
  readonly findings: LoadFindings;
}

async function send({ baseUrl, findings }: Bench, attempt: Attempt, into: Attempt[]): Promise<boolean> {
  into.push(attempt);
  await sendAttempt(baseUrl, attempt);
  if (attempt.outcome === 'unknown') findings.unknown.push(attempt);
  return attempt.outcome !== 'unknown';
}

/** Money once more, under another key, as a bank tells twice of one payment: it is the transfer that it was. */
async function tellAgain(bench: Bench, key: string): Promise<void> {
  const { baseUrl, tenant, findings, random } = bench;
  const told = tenant.fundings.filter(({ outcome }) => outcome === 'accepted');
  if (told.length === 0) return;
  const first = random.pick(told);
  const again = newAttempt({ ...first.call, idempotencyKey: key });
  await sendAttempt(baseUrl, again);
  if (again.answer === undefined) return;
  findings.replays += 1;
  const idOf = ({ answer }: Attempt): string => (JSON.parse(answer?.text ?? '{}') as Partial<Shown>).id ?? '';
  if (idOf(again) !== idOf(first))
    findings.faults.push(`${first.call.idempotencyKey} told again made ${again.answer.text}`);
}

/** A control call that takes a transfer along some edge, which it may not have. */
async function steer(bench: Bench, key: string): Promise<boolean> {
  const { tenant, random } = bench;
  const told = tenant.fundings.filter(({ outcome }) => outcome === 'accepted');
  if (told.length === 0) return true;
  const { id } = JSON.parse(random.pick(told).answer?.text ?? '{}') as Shown;
  const to = random.pick(['held', 'converting', 'delivering', 'completed', 'failed', 'returned']);
  return send(bench, advanceAttempt(tenant.account, key, id, to), tenant.others);
}

async function act(bench: Bench, key: string): Promise<boolean> {
  const { tenant, random, setsFees } = bench;
  const { account, others } = tenant;
  const share = random.next();
  if (setsFees && share < 0.1) {
    const fees = { flatAud: `0.${random.integer(10, 99)}`, bps: random.integer(0, 200) };
    return send(bench, developerFeesAttempt(account, key, fees, tenant.stepUpToken), others);
  }
  if (share < 0.2) {
    await tellAgain(bench, key);
    return true;
  }
  if (share < 0.3) return steer(bench, key);
  const amount = `${random.integer(1, 400)}.${random.pick(FRACTIONS)}`;
  return send(bench, fundingAttempt(account, key, random.pick(tenant.routes), amount), tenant.fundings);
}

/** One client: sends one call after the other until it is told to stop or the server is gone. */
export async function runRouteClient(
  baseUrl: string,
  tenant: RoutedTenant,
  client: RouteClient,
  findings: LoadFindings,
  isOver: () => boolean,
): Promise<void> {
  const { name, movesClock, random } = client;
  const bench = { ...client, baseUrl, tenant, findings };
  // Once: whoever repeats a call of the clock that was broken off waits for its lease.
  const clockTurn = movesClock ? random.integer(1, 4) : 0;
  for (let count = 1; !isOver(); count += 1) {
    const key = `${name}-${count}`;
    const isKnown =
      count === clockTurn
        ? await send(bench, clockAttempt(tenant.account, key, random.pick(CLOCK_SECONDS)), tenant.others)
        : await act(bench, key);
    if (!isKnown) return;
  }
}
