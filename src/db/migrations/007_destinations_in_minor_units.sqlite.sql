update operations
set details = json_set(
  json_remove(details, '$.destination.amount'),
  '$.destination.amountMinor',
  ltrim(replace(json_extract(details, '$.destination.amount'), '.', ''), '0')
)
where kind = 'conversion';
