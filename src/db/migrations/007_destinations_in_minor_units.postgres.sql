update operations
set details = cast(
  jsonb_set(
    cast(details as jsonb) #- '{destination,amount}',
    '{destination,amountMinor}',
    to_jsonb(ltrim(replace(cast(details as jsonb) #>> '{destination,amount}', '.', ''), '0'))
  ) as text
)
where kind = 'conversion';
