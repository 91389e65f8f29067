import { newAttempt, sendAttempt, type Attempt } from '../client/attempt.ts';
import { attemptOf, type Shown } from '../client/tenant-client.ts';
import {
  acceptanceAttempt,
  beneficiaryAttempt,
  depositAttempt,
  destinationAttempt,
  payinAttempt,
  payoutAttempt,
  quoteAttempt,
  withdrawalAttempt,
  type TenantWorld,
} from '../client/tenant-world.ts';
import type { Random } from '../../conformance/suite/random.ts';

export interface LoadedTenant extends TenantWorld {
  readonly settings: Attempt[];
}

export interface LoadFindings {
  readonly unknown: Attempt[];
  readonly faults: string[];
  replays: number;
}

const FRACTIONS = ['00', '50', '99', '01', '02', '03', '04'];
const CONVERSIONS = 0.25;
const OUTCOMES = ['credited', 'credited', 'credited', 'detected', 'held', 'returned'];

function nextCreation(tenant: TenantWorld, key: string, random: Random): Attempt {
  const { account, beneficiaryId, instrumentId, addressId, destinationId } = tenant;
  const amount = `${random.integer(1, 40)}.${random.pick(FRACTIONS)}`;
  const share = random.next();
  if (share < 0.4) return payoutAttempt(account, key, beneficiaryId, amount);
  if (share < 0.7) return withdrawalAttempt(account, key, destinationId, amount);
  const outcome = random.pick(OUTCOMES);
  if (share < 0.82) return payinAttempt(account, key, instrumentId, amount, { outcome });
  if (share < 0.94) return depositAttempt(account, key, addressId, amount, { outcome });
  return share < 0.97 ? beneficiaryAttempt(account, key) : destinationAttempt(account, key);
}

interface Bench {
  readonly baseUrl: string;
  readonly tenant: LoadedTenant;
  readonly findings: LoadFindings;
}

async function send({ baseUrl, tenant, findings }: Bench, attempt: Attempt): Promise<boolean> {
  tenant.attempts.push(attempt);
  await sendAttempt(baseUrl, attempt);
  if (attempt.outcome === 'unknown') findings.unknown.push(attempt);
  return attempt.outcome !== 'unknown';
}

/** A conversion takes two requests: the second is sent where the first is known to have made a quote. */
async function convert(bench: Bench, key: string, random: Random): Promise<void> {
  const { account } = bench.tenant;
  const quote = quoteAttempt(account, `${key}-quote`, `${random.integer(1, 40)}.${random.pick(FRACTIONS)}`);
  await send(bench, quote);
  if (quote.outcome !== 'accepted') return;
  const { id } = JSON.parse(quote.answer?.text ?? '{}') as Shown;
  await send(bench, acceptanceAttempt(account, key, id));
}

function nextSettings({ account, settings }: LoadedTenant, key: string, random: Random): Attempt {
  const body = random.pick([
    { payoutRemitter: 'platform', poboEnabled: false },
    { payoutRemitter: 'platform', poboEnabled: true },
    { payoutRemitter: 'tenant', poboEnabled: true },
  ]);
  const attempt = attemptOf(account, key, 'PUT', '/v1/treasury/settings', body);
  settings.push(attempt);
  return attempt;
}

/** Sends an attempt that was answered before once more and compares to the byte. */
async function replay(baseUrl: string, attempt: Attempt, findings: LoadFindings): Promise<void> {
  const again = newAttempt(attempt.call);
  const { answer } = await sendAttempt(baseUrl, again);
  if (again.answer === undefined || answer === undefined) return;
  findings.replays += 1;
  const isSame = answer.status === attempt.answer?.status && answer.text === attempt.answer.text;
  if (!isSame || !answer.isReplay) {
    findings.faults.push(`${attempt.call.idempotencyKey} was answered otherwise: ${answer.text}`);
  }
}

/**
 * One client: sends one call after the other until it is told to stop or the server is gone. The first client of
 * a tenant also writes its settings.
 */
export async function runClient(
  baseUrl: string,
  tenant: LoadedTenant,
  client: { readonly name: string; readonly writesSettings: boolean; readonly random: Random },
  findings: LoadFindings,
  isOver: () => boolean,
): Promise<void> {
  const { name, writesSettings, random } = client;
  const bench = { baseUrl, tenant, findings };
  for (let count = 1; !isOver(); count += 1) {
    const definite = tenant.attempts.filter(({ outcome }) => outcome !== 'unknown');
    if (random.next() < 0.1 && definite.length > 0) {
      await replay(baseUrl, random.pick(definite), findings);
      continue;
    }
    const key = `${name}-${count}`;
    const isSettings = writesSettings && random.next() < 0.3;
    if (!isSettings) {
      if (random.next() < CONVERSIONS) await convert(bench, key, random);
      else await send(bench, nextCreation(tenant, key, random));
      continue;
    }
    const attempt = nextSettings(tenant, key, random);
    await sendAttempt(baseUrl, attempt);
    if (attempt.outcome !== 'unknown') continue;
    findings.unknown.push(attempt);
    // One that writes in an order must know how the last one ended before it writes again.
    return;
  }
}
