/** One hand's breadth beyond a law: the laws that it breaks, and what is done. */
export type Breach = readonly [laws: string | readonly string[], ...statements: string[]];

// Laws that breaches of several kinds break.
export const MOVEMENT_SAYS = 'a movement says what its postings to the wallet say';
export const BALANCE_SUM = 'a balance is the sum of its movements';
export const CAUSED = 'a movement names the operation, the receipt or the reason that caused it';
export const POSTED_AS_SAID = 'a movement is posted where its kind says, in the amounts that its record says';
export const RECEIPT_NET = 'a receipt has in the wallet its net while it is credited, and else nothing';
export const REFERENCE = 'an external reference is held by the one operation of its kind that has not failed';

/** One journal entry of them all: what came in at a route. */
export const ENTRY = '(select min(id) from journal_entries)';
