import type { Knex } from 'knex';
import { isStatementLost } from './kept-statements.ts';

/** What a failed statement means for the writes behind it. */
export type DatabaseFailure =
  /** A deadlock, a serialization failure, a busy file or a lost statement name: the same work may succeed at once. */
  | 'contended'
  /** Unreachable, without writes, or a lock not had in time: 503. */
  | 'unavailable'
  /** A constraint or data error: the work itself is at fault. */
  | 'broken';

export type OutageKind =
  /** No answer, or no connection. */
  | 'unreachable'
  /** It answers but takes no writes, like a standby. */
  | 'read_only'
  /** Its commits wait for a synchronous standby that does not confirm them. */
  | 'unconfirmed'
  /** It is an earlier one, or another: it lacks commits that are known. */
  | 'regressed'
  /** Its file was moved, removed or replaced. */
  | 'file_lost'
  /** Its disk is full. */
  | 'disk';

/** Thrown instead of asking a database known to be out, and for what is cut off when it goes out. */
export class DatabaseOut extends Error {
  override readonly name = 'DatabaseOut';
  readonly kind: OutageKind;

  constructor(kind: OutageKind, reason: string) {
    super(`The database is unavailable: ${reason}`);
    this.kind = kind;
  }
}

/** Its connection is cut, so that the late answer is not taken for another's. */
export class StatementGivenUp extends Error {
  override readonly name = 'StatementGivenUp';
  readonly code = 'ETIMEDOUT';

  constructor(limitMs: number) {
    super(`The database did not answer within ${limitMs} ms`);
  }
}

const CONTENDED = new Set(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_LOCKED']);

/** PostgreSQL is there and says so itself. */
const REFUSED = new Set([
  '25006', // read_only_sql_transaction
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '55P03', // lock_not_available
  '57014', // query_canceled: the statement time-out
]);

/** Insufficient resources, operator intervention, system error, no way in. */
const REFUSED_CLASSES = new Set(['53', '57', '58', '28', '3D']);

/** The disk refuses writes. */
const DISK = new Set([
  '53100', // disk_full
  '58030', // io_error
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
]);

/** No connection, or a broken one; class 08 is connection_exception. */
const LOST = new Set([
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P04', // database_dropped
  '3D000', // invalid_catalog_name
  'EAI_AGAIN',
  'EAI_FAIL',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);

/** The same without a code, by pg 8.23, tarn and Knex 3.3; Knex puts the statement before it. */
const LOST_WORDS = new RegExp(
  `(?:^| - )(?:${[
    'timeout expired',
    'Query read timeout',
    'Connection terminated(?: unexpectedly)?',
    'Connection ended unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    String.raw`Received unexpected \w+ message from backend\.`,
    'The server does not support SSL connections',
    'There was an error establishing an SSL connection',
    'Unable to acquire a connection',
    'aborted',
  ].join('|')})$`,
);

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** A connection broke, was given up or cannot be had. */
export function isContactLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // TLS fails by codes of its own, such as CERT_HAS_EXPIRED.
  if (isConnectFailure(error) && !isPostgresAnswer(error)) return true;
  const code = codeOf(error);
  if (code !== '') return LOST.has(code) || code.startsWith('08');
  return error.name === 'KnexTimeoutError' || LOST_WORDS.test(error.message);
}

/** PostgreSQL takes no writes. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '25006';
}

/** The disk refused a write. */
export function isDiskFailure(error: unknown): boolean {
  return error instanceof Error && DISK.has(codeOf(error));
}

/** By code; unknown errors are the work's own fault. */
export function classifyFailure(error: unknown): DatabaseFailure {
  if (!(error instanceof Error)) return 'broken';
  if (error instanceof DatabaseOut) return 'unavailable';
  const code = codeOf(error);
  if (CONTENDED.has(code) || isStatementLost(error)) return 'contended';
  const isRefused = REFUSED.has(code) || (code.length === 5 && REFUSED_CLASSES.has(code.slice(0, 2)));
  return isRefused || isDiskFailure(error) || isContactLost(error) ? 'unavailable' : 'broken';
}

/**
 * PostgreSQL's own answer alone has a severity. Its driver's class would load the driver, which SQLite does not need.
 */
export function isPostgresAnswer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

/** A constraint (23…) or a conflict (40…). */
export function isRolledBack(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:23|40)[0-9A-Z]{3}$/.test(String(error.code));
}

/** One sentence for the operator; the database is unchanged. */
export class DatabaseRefused extends Error {}

/** Every connection of the pool is in use. */
class NoFreeConnection extends Error {
  override readonly name = 'NoFreeConnection';
  readonly code = 'ETIMEDOUT';

  constructor(connections: number, waiting: number, cause: unknown) {
    super(`All ${connections} connections of the pool are in use, and ${waiting} statements are waiting`, {
      cause,
    });
  }
}

type Pool = Knex.Client['pool'];

/** With its cause if all connections are in use: Knex has the same words for a server that takes none. */
export function explainPoolError(error: unknown, pool: Pool): unknown {
  if (!(error instanceof Error) || error.name !== 'KnexTimeoutError') return error;
  if (pool === undefined || !('numUsed' in pool)) return error;
  if (pool.numFree() > 0 || pool.numPendingCreates() > 0) return error;
  return new NoFreeConnection(pool.numUsed(), pool.numPendingAcquires(), error);
}

const FAILURES = new WeakSet<Error>();

/** Marks the error as one of connecting, and throws it again. */
export function throwConnectFailure(error: unknown): never {
  if (error instanceof Error) FAILURES.add(error);
  throw error;
}

/** Whether an error kept a connection from being opened. */
function isConnectFailure(error: unknown): error is Error {
  return error instanceof Error && FAILURES.has(error);
}

/** What to do, by the beginning of the error's code. */
const ADVICE: readonly (readonly [codes: RegExp, advice: string])[] = [
  [/^28/, 'check the user name and the password in DATABASE_URL'],
  [/^3D/, 'create the database, or correct DATABASE_URL'],
  [/^53300/, 'close other connections, or raise max_connections'],
  [/^57P03/, 'try again after the server has started'],
  [
    /CERT|^ERR_TLS|^ERR_SSL|SIGNATURE|^HOSTNAME|^CRL|^INVALID_(?:CA|PURPOSE)/,
    'check the server certificate, and sslmode, sslrootcert and the host in DATABASE_URL',
  ],
];

const USUAL_ADVICE = 'check the host and the port in DATABASE_URL, and that the server is running';

function adviceFor(code: string, message: string): string {
  if (message.includes('unsupported startup parameter')) {
    return 'set ignore_startup_parameters = options in pgbouncer.ini';
  }
  if (message.includes('does not support SSL')) return 'enable TLS on the server, or set sslmode=disable';
  return ADVICE.find(([codes]) => codes.test(code))?.[1] ?? USUAL_ADVICE;
}

/** What SQLite says of a file whose pages do not fit together. */
export const CORRUPT: ReadonlySet<string> = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);

/** Errors without a code that are not about connecting. */
const LACKING: Readonly<Record<string, string>> = {
  '42501': 'grant the privilege, or make the user the owner of the first schema on its search_path',
  '3F000': 'create the first schema on the search_path of the user, or change the search_path',
};

/** Knex puts the statement before the reason. */
const reasonOf = ({ message }: Error): string =>
  message.slice(message.lastIndexOf(' - ') + 1).replace(/^- /, '');

/** If address or privileges keep a process from working; undefined for every other error. */
export function refusalOf(error: unknown): DatabaseRefused | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (isConnectFailure(error)) {
    const reason = error.message === '' ? code : error.message;
    return new DatabaseRefused(
      `The database at DATABASE_URL cannot be reached (${reason}): ${adviceFor(code, reason)}.`,
      { cause: error },
    );
  }
  if (CORRUPT.has(code)) {
    return new DatabaseRefused(
      `The database file of DATABASE_URL is corrupt (${reasonOf(error)}). Stop all processes that use it, and restore it from a backup.`,
      { cause: error },
    );
  }
  const lacking = LACKING[code];
  if (lacking === undefined) return undefined;
  return new DatabaseRefused(
    `The database user in DATABASE_URL lacks a privilege or a schema (${reasonOf(error)}): ${lacking}.`,
    { cause: error },
  );
}
