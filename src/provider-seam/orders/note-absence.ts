import { saveRow } from '../../db/statements/table.ts';
import { CLOCK, providerActor } from '../../identity/actor.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { type ProviderAbsence, providerAbsencesTable } from '../../outbox/provider-facts.ts';
import { type Need, type TenantlessWrite, need } from '../../writes/write.ts';
import type { Provider } from '../port/provider.ts';

/** Orders with one missing adapter; empty for any adapter of the provider. */
export interface AbsenceKey {
  readonly provider: ProviderName;
  readonly adapter: string;
}

const needOf = ({ provider, adapter }: AbsenceKey): Need =>
  need(providerAbsencesTable, { provider, adapter });

/** Begins an absence unless one lasts already. */
export function beginAbsence(key: AbsenceKey): TenantlessWrite<null> {
  return {
    lock: `provider:${key.provider}`,
    actor: CLOCK,
    claimed: true,
    needs: () => [needOf(key)],
    decide: (loaded, { serverNow: beganAt }) => {
      const known = loaded.find(providerAbsencesTable, key);
      if (known?.endedAt === null) return { reply: null, effects: [] };
      return { reply: null, effects: [saveRow(providerAbsencesTable, { ...key, beganAt, endedAt: null })] };
    },
  };
}

/** Answers how long the provider was absent, by its adapter and by any. */
export function endAbsences({
  name: provider,
  adapter,
}: Pick<Provider, 'name' | 'adapter'>): TenantlessWrite<readonly ProviderAbsence[]> {
  const keys = [
    { provider, adapter: '' },
    { provider, adapter },
  ];
  return {
    lock: `provider:${provider}`,
    actor: providerActor(provider),
    claimed: true,
    needs: () => keys.map(needOf),
    decide: (loaded, { serverNow }) => {
      const known = keys.flatMap((key) => loaded.find(providerAbsencesTable, key) ?? []);
      const ended = known.map((absence) => ({ ...absence, endedAt: absence.endedAt ?? serverNow }));
      const changed = ended.filter((_absence, index) => known[index]?.endedAt === null);
      return { reply: ended, effects: changed.map((absence) => saveRow(providerAbsencesTable, absence)) };
    },
  };
}
