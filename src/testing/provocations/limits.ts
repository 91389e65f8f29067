const RULE = { operation: 'payout', asset: 'AUD', window: 'transaction', action: 'reject' };

/** The limits of a configuration with one rule, which refuses payouts in AUD unless it is told otherwise. */
export const limits = (facts: object): object => ({ limits: { rules: [{ ...RULE, ...facts }] } });
