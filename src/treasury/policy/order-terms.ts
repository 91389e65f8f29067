import { configurationNeed, currentConfiguration } from './table.ts';
import type { TermsSource } from '../../provider-seam/inbox/find-subject.ts';

export const ORDER_TERMS: TermsSource = {
  needs: (head) => [configurationNeed(head)],
  of: (loaded, head) => {
    const { returns, settlement } = currentConfiguration(loaded, head).terms;
    const { retryLimit, staleEventSeconds } = returns;
    return { retryLimit, staleEventSeconds, settlementMode: settlement.mode };
  },
};
