import type { Law } from './law.ts';

const PARTS = ['movements', 'available_high', 'available_low', 'reserved_high', 'reserved_low'];

const HALVES = `m.available_delta_minor >> 32 as available_high, m.available_delta_minor & 4294967295 as available_low,
          m.reserved_delta_minor >> 32 as reserved_high, m.reserved_delta_minor & 4294967295 as reserved_low`;

/** Between movements and their stored sums (sums.ts). */
export const OF_SUMS: readonly Law[] = [
  {
    name: 'the sums at a hundredth movement are those at the one before it and of the movements since',
    violations: `
      select tenant_id, hundred, asset, kind from (
        select m.tenant_id, (m.seq + 99) / 100 as hundred, m.asset, m.kind,
          1 as movements, ${HALVES}
        from movements m join wallets w on w.tenant_id = m.tenant_id and m.seq <= w.seq - w.seq % 100
        union all
        select s.tenant_id, s.seq / 100 + 1, s.asset, s.kind, ${PARTS.map((part) => `s.${part}`).join(', ')}
        from movement_sums s join wallets w on w.tenant_id = s.tenant_id and s.seq + 100 <= w.seq
        union all
        select tenant_id, seq / 100, asset, kind, ${PARTS.map((part) => `-${part}`).join(', ')} from movement_sums
      ) sides
      group by tenant_id, hundred, asset, kind having ${PARTS.map((part) => `sum(${part}) <> 0`).join(' or ')}`,
  },
  {
    name: 'a sum of movements says when the first of them was',
    violations: `
      select s.tenant_id, s.seq, s.asset, s.kind from movement_sums s left join (
        select tenant_id, asset, kind, min(seq) as seq from movements group by tenant_id, asset, kind
      ) first on first.tenant_id = s.tenant_id and first.asset = s.asset and first.kind = s.kind
      where first.seq is null or s.first_seq <> first.seq`,
  },
];
