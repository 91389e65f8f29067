import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from './clients.ts';

export const balancesQuery = queryOptions({
  queryKey: ['balances'],
  queryFn: () => bodyOf(api.GET('/v1/treasury/balances')),
});
