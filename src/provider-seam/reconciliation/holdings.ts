import type { Moment } from '../../calendar/clock.ts';
import { defineTable, minor, moment, saveRow, text } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import type { HeldAsset } from '../../money/native-asset.ts';
import { type TenantlessWrite, need } from '../../writes/write.ts';
import type { EntrySource } from '../inbox/entry-table.ts';
import type { Holding, ProviderName } from '../port/provider.ts';

export interface ProviderHolding extends EntrySource {
  readonly account: string;
  readonly asset: HeldAsset;
  readonly amountMinor: bigint;
  readonly heldAt: Moment;
  readonly readAt: Moment;
}

export const providerHoldingsTable = defineTable<ProviderHolding>({
  name: 'provider_holdings',
  key: ['provider', 'adapter', 'account', 'asset'],
  columns: {
    provider: text<ProviderName>(),
    adapter: text(),
    account: text(),
    asset: text<HeldAsset>(),
    amountMinor: minor(),
    heldAt: moment(),
    readAt: moment(),
  },
});

/** Keeps a reported balance; an older one is ignored. */
export function keepHoldings(source: EntrySource, holdings: readonly Holding[]): TenantlessWrite<null> {
  return {
    lock: 'platform',
    actor: providerActor(source.provider),
    claimed: true,
    needs: () => [need(providerHoldingsTable, { ...source })],
    decide: (loaded, { serverNow: readAt }) => {
      const effects = holdings.flatMap(({ account, amount: { asset, minor: amountMinor }, at: heldAt }) => {
        const known = loaded.find(providerHoldingsTable, { ...source, account, asset });
        if (known !== undefined && known.heldAt > heldAt) return [];
        return saveRow(providerHoldingsTable, { ...source, account, asset, amountMinor, heldAt, readAt });
      });
      return { reply: null, effects };
    },
  };
}
