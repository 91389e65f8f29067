-- The trace of the request that gave an order, which its calls carry on (src/tracing/).
alter table instructions add column trace text;
