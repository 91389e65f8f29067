-- Whoever writes has ended before anything here is read, and nobody who waits holds what is needed next.
lock table wallets in exclusive mode;
-- The trigger comes at the end of the statement, and sees all its movements. The plan is kept by a connection that may have
-- made it while the tables were empty: it is to use their indexes whatever it thinks of their size.
create function sum_movements() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into movement_sums (tenant_id, seq, asset, kind, first_seq, movements, available_high, available_low, reserved_high, reserved_low)
  select new.tenant_id, new.seq, asset, kind, min(first_seq), sum(movements),
    sum(available_high), sum(available_low), sum(reserved_high), sum(reserved_low)
  from (
    select asset, kind, first_seq, movements, available_high, available_low, reserved_high, reserved_low
    from movement_sums where tenant_id = new.tenant_id and seq = new.seq - 100
    union all
    select asset, kind, seq, 1, available_delta_minor >> 32, available_delta_minor & 4294967295,
      reserved_delta_minor >> 32, reserved_delta_minor & 4294967295
    from movements where tenant_id = new.tenant_id and seq > new.seq - 100 and seq <= new.seq
  ) as parts
  group by asset, kind;
  return null;
end
$$;
create trigger movements_summed after insert on movements for each row when (new.seq % 100 = 0)
  execute function sum_movements();
insert into movement_sums (tenant_id, seq, asset, kind, first_seq, movements, available_high, available_low, reserved_high, reserved_low)
with hundreds as (
  select tenant_id, (seq + 99) / 100 as hundred, asset, kind, min(seq) as first_seq, count(*) as movements,
    sum(available_delta_minor >> 32) as available_high, sum(available_delta_minor & 4294967295) as available_low,
    sum(reserved_delta_minor >> 32) as reserved_high, sum(reserved_delta_minor & 4294967295) as reserved_low
  from movements group by tenant_id, (seq + 99) / 100, asset, kind
),
kinds as (
  select tenant_id, asset, kind, min(hundred) as first_hundred, min(first_seq) as first_seq from hundreds group by tenant_id, asset, kind
),
ends as (select tenant_id, hundred from hundreds group by tenant_id, hundred having sum(movements) = 100)
select e.tenant_id, e.hundred * 100, k.asset, k.kind, k.first_seq,
  sum(coalesce(h.movements, 0)) over so_far,
  sum(coalesce(h.available_high, 0)) over so_far, sum(coalesce(h.available_low, 0)) over so_far,
  sum(coalesce(h.reserved_high, 0)) over so_far, sum(coalesce(h.reserved_low, 0)) over so_far
from ends e
join kinds k on k.tenant_id = e.tenant_id and k.first_hundred <= e.hundred
left join hundreds h on h.tenant_id = e.tenant_id and h.hundred = e.hundred and h.asset = k.asset and h.kind = k.kind
window so_far as (partition by k.tenant_id, k.asset, k.kind order by e.hundred rows between unbounded preceding and current row);
create trigger movement_sums_append_only before update or delete on movement_sums
  for each row execute function refuse_change();
create trigger movement_sums_no_truncate before truncate on movement_sums
  for each statement execute function refuse_change();
