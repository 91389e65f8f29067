import { DatabaseRefused } from './failure.ts';

const FAILURES = new WeakSet<Error>();

/** Remembers that an error kept a connection from being opened, and throws it again. */
export function throwConnectFailure(error: unknown): never {
  if (error instanceof Error) FAILURES.add(error);
  throw error;
}

/** Whether an error kept a connection from being opened. */
export function isConnectFailure(error: unknown): error is Error {
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

/** What is said without a code, and not of a connection. */
const LACKING: Readonly<Record<string, string>> = {
  '42501': 'grant the privilege, or make the user the owner of the first schema on its search_path',
  '3F000': 'create the first schema on the search_path of the user, or change the search_path',
};

/** The reason alone: Knex puts the statement before it. */
const reasonOf = ({ message }: Error): string =>
  message.slice(message.lastIndexOf(' - ') + 1).replace(/^- /, '');

/**
 * The sentence for the operator, if a process cannot work on a database because of how the address or the user's privileges are
 * set up; undefined for every other error.
 */
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
  const lacking = LACKING[code];
  if (lacking === undefined) return undefined;
  return new DatabaseRefused(
    `The database user in DATABASE_URL lacks a privilege or a schema (${reasonOf(error)}): ${lacking}.`,
    { cause: error },
  );
}
