import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../generated/api.ts';
import { balancesQuery } from '../../api/balances.ts';

/** What is available of an asset now; undefined until it is known. */
export function useAvailable(asset: components['schemas']['Asset'] | undefined): string | undefined {
  const { data } = useQuery(balancesQuery);
  return data?.balances.find((balance) => balance.asset === asset)?.available;
}
