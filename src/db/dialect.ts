/** The two databases that the ledger runs on. */
export type Dialect = 'sqlite' | 'postgres';
