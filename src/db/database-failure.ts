/** What a failed statement means for the writes behind it. */
export type DatabaseFailure =
  /** A deadlock, a serialization failure or a busy file: the same work may succeed at once. */
  | 'contended'
  /** The database cannot be reached, or a lock was not had in time: 503. */
  | 'unavailable'
  /** A constraint or data error: the work itself is at fault. */
  | 'broken';

const CONTENDED = new Set(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_LOCKED']);

const UNAVAILABLE = new Set([
  '55P03', // lock_not_available
  '57014', // query_canceled: the statement time-out
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '25P03', // idle_in_transaction_session_timeout
  '53300', // too_many_connections
  '53100', // disk_full
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
]);

/** What the drivers say, without a code, of a connection that is gone or cannot be had. */
const CONNECTION_LOST =
  /Connection (terminated|ended)|not queryable|timeout exceeded when trying to connect|Unable to acquire a connection/;

/** Classifies an error of a driver or of Knex by its code; what it does not know is the work's own fault. */
export function classifyFailure(error: unknown): DatabaseFailure {
  if (!(error instanceof Error)) return 'broken';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (CONTENDED.has(code)) return 'contended';
  if (UNAVAILABLE.has(code) || code.startsWith('08')) return 'unavailable';
  return error.name === 'KnexTimeoutError' || CONNECTION_LOST.test(error.message) ? 'unavailable' : 'broken';
}

/** Whether PostgreSQL's own answer says that a transaction was rolled back: a constraint (23…) or a conflict (40…). */
export function isRolledBack(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:23|40)[0-9A-Z]{3}$/.test(String(error.code));
}
