import type { Schema } from '../../contract/operation-types.ts';
import type { Asset } from '../../money/amount.ts';
import type { Books, Exchange, Line } from './books.ts';
import type { Stage } from './stage.ts';

/** More than a sequence makes of anything, so that one page is all of it. */
const PAGE = 200;

/** How far back a history is read, in milliseconds. */
const HISTORY_MS = 3 * 86_400_000;

interface Page<Item> {
  readonly data: readonly Item[];
}

async function exportOf({ tenant }: Stage): Promise<Line[]> {
  const { text } = await tenant.request('GET', '/v1/treasury/ledger/export');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

function configurationsOf({ readings, exchanges }: Stage): Books['configurations'] {
  const seen: Record<string, Schema<'TreasuryConfiguration'>> = {};
  for (const { configurations } of readings) for (const each of configurations) seen[each.id] = each;
  // By what was asked and not by the command: several commands configure as one of their steps, and a configuration
  // that another follows before the next overview is seen in no reading.
  for (const { path, status, reply } of exchanges) {
    if (path !== '/v1/sandbox/configuration' || status !== 201) continue;
    const configuration = reply as unknown as Schema<'TreasuryConfiguration'>;
    seen[configuration.id] = configuration;
  }
  return seen;
}

function momentsOf(lines: readonly Line[], exchanges: readonly Exchange[]): string[] {
  const moments = [...new Set(lines.map(({ occurredAt }) => occurredAt))];
  const chosen = [moments[0], moments[(exchanges.length * 7) % Math.max(moments.length, 1)], moments.at(-1)];
  return [...new Set(chosen.filter((moment) => moment !== undefined))];
}

const assetOf = (index: number): Asset => (['AUD', 'USDC', 'USDT'] as const)[index] ?? 'AUD';

/** Reads everything that the interface says of a sequence's tenant. */
export async function readBooks(stage: Stage): Promise<Books> {
  const { tenant, exchanges, readings } = stage;
  const list = async <Item>(path: string): Promise<readonly Item[]> => {
    const separator = path.includes('?') ? '&' : '?';
    const { data } = await tenant.get<Page<Item>>(`/v1/treasury/${path}${separator}limit=${PAGE}`);
    return data;
  };
  const idsOf = async (filter: string): Promise<string[]> =>
    (await list<{ id: string }>(`transactions?${filter}`)).map(({ id }) => id);
  const lines = await exportOf(stage);
  const moments = momentsOf(lines, exchanges);
  const middle = encodeURIComponent(moments[1] ?? moments[0] ?? '2030-01-01T00:00:00.000Z');
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  const beneficiaries = await list<{ id: string; status: string }>('beneficiaries');
  const at = (path: string, moment: string): string =>
    `/v1/treasury/balances${path}asOf=${encodeURIComponent(moment)}`;
  return {
    clientId: tenant.clientId,
    exchanges,
    readings,
    walks: [...stage.walks, await stage.walk((exchanges.length % 3) + 1), await stage.walk(7)],
    lines,
    head: await tenant.get('/v1/treasury/ledger/head'),
    payouts: await list('payouts'),
    withdrawals: await list('withdrawals'),
    conversions: await list('conversions'),
    quotes: await list('conversion-quotes'),
    receipts: [...(await list<Schema<'Payin'>>('payins')), ...(await list<Schema<'Deposit'>>('deposits'))],
    evidence: (
      await Promise.all(
        beneficiaries.map(({ id }) =>
          list<Schema<'IdentityEvidence'>>(`beneficiaries/${id}/identity-evidence`),
        ),
      )
    ).flat(),
    beneficiaries,
    destinations: await list('destinations'),
    instruments: await list('funding-instruments'),
    configurations: configurationsOf(stage),
    balancesAsOf: await Promise.all(
      moments.map((moment) => tenant.get<Schema<'BalancesAsOf'>>(at('?', moment))),
    ),
    explanations: await Promise.all(
      moments.map((moment, index) =>
        tenant.get<Schema<'BalanceExplanation'>>(at(`/explain?asset=${assetOf(index)}&`, moment)),
      ),
    ),
    histories: await Promise.all(
      moments.map((to, index) => {
        const from = new Date(Date.parse(to) - HISTORY_MS).toISOString();
        const range = `asset=${assetOf(index)}&interval=hour&from=${from}&to=${to}`;
        return tenant.get<Schema<'BalanceHistory'>>(`/v1/treasury/balances/history?${range}`);
      }),
    ),
    byKind: Object.fromEntries(
      await Promise.all(kinds.map(async (kind) => [kind, await idsOf(`kind=${kind}`)] as const)),
    ),
    before: await idsOf(`to=${middle}`),
    from: await idsOf(`from=${middle}`),
  };
}
