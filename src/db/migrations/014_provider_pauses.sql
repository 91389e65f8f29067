-- Providers that an operator has paused: nothing is sent to them until they are resumed (src/provider-seam/orders/pauses.ts).
create table provider_pauses (
  provider text primary key check (provider in ('bank', 'chain', 'exchange', 'identity')),
  paused_at bigint not null,
  reason text not null,
  actor text
);
