import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { readUrl } from './ip-network.ts';

/** Never repeats the address, which may hold a password. */
export class AddressInvalid extends Error {}

/** In the driver's words. */
export interface PostgresAddress {
  readonly host: string;
  readonly port?: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Left out: PGSSLMODE decides. */
  readonly ssl?: false | ConnectionOptions;
  readonly application_name?: string;
  /** Such as `-c search_path=corridor`. */
  readonly options?: string;
}

export type PostgresHost = Pick<PostgresAddress, 'host' | 'port'>;

/** An address of several servers, of which one takes the writes. */
export interface PostgresServers {
  /** Of the first host. */
  readonly address: PostgresAddress;
  /** In the order in which they are tried. */
  readonly hosts: readonly PostgresHost[];
  /** Which of them is looked for. */
  readonly session: 'any' | 'writable';
}

const PARAMETERS = [
  'application_name',
  'host',
  'options',
  'sslcert',
  'sslkey',
  'sslmode',
  'sslrootcert',
  'target_session_attrs',
] as const;

/** A server of Corridor's writes: it looks for no standby. */
const SESSIONS = { any: 'any', 'read-write': 'writable', primary: 'writable' } as const;

type Parameters = Partial<Record<(typeof PARAMETERS)[number], string>>;

/** All but the first two verify certificate and host name. */
const SSL_MODES = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

const MALFORMED = new AddressInvalid(
  'is not a valid address: it must have the form postgres://user:password@host:port/database, with special characters in the user name and the password percent-encoded, such as %40 for @',
);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw MALFORMED;
  }
}

function parametersOf(url: URL): Parameters {
  for (const name of url.searchParams.keys()) {
    if (PARAMETERS.some((known) => known === name)) continue;
    // A password with an unencoded question mark ends here.
    if (!/^\w+$/.test(name)) throw MALFORMED;
    throw new AddressInvalid(
      `has the parameter ${name}, which is not supported; supported parameters are ${PARAMETERS.join(', ')}`,
    );
  }
  return Object.fromEntries(url.searchParams);
}

function read(name: string, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new AddressInvalid(`names a file in ${name} that cannot be read: ${(error as Error).message}`);
  }
}

function tlsOf({ sslmode, sslrootcert, sslcert, sslkey }: Parameters): Pick<PostgresAddress, 'ssl'> {
  if (sslmode !== undefined && !SSL_MODES.includes(sslmode)) {
    throw new AddressInvalid(`must have one of these values for sslmode: ${SSL_MODES.join(', ')}`);
  }
  if (sslmode === 'disable') return { ssl: false };
  const files = {
    ca: read('sslrootcert', sslrootcert),
    cert: read('sslcert', sslcert),
    key: read('sslkey', sslkey),
  };
  const given = Object.entries(files).filter(([, text]) => text !== undefined);
  if (sslmode === undefined && given.length === 0) return {};
  return { ssl: { ...Object.fromEntries(given), rejectUnauthorized: sslmode !== 'no-verify' } };
}

function sessionOf({ target_session_attrs: text = 'any' }: Parameters): PostgresServers['session'] {
  if (Object.hasOwn(SESSIONS, text)) return SESSIONS[text as keyof typeof SESSIONS];
  const known = Object.keys(SESSIONS).join(', ');
  throw new AddressInvalid(`must have one of these values for target_session_attrs: ${known}`);
}

/** What stands before the hosts, the hosts, and what stands behind them; a URL has one host alone. */
const SEVERAL_HOSTS = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]+,[^/?#@]*)(.*)$/;

/**
 * With the files it names. Hosts are separated by commas, each with a port of its own.
 * @throws AddressInvalid, a sentence about the address
 */
export function readPostgresServers(text: string): PostgresServers {
  const [, before = '', hosts = '', behind = ''] = SEVERAL_HOSTS.exec(text) ?? [];
  const texts = hosts === '' ? [text] : hosts.split(',').map((host) => `${before}${host}${behind}`);
  if (hosts.split(',').length > 1 && hosts.split(',').includes('')) throw MALFORMED;
  const [first, ...others] = texts.map(readOne);
  if (first === undefined) throw MALFORMED;
  return {
    address: first.address,
    session: first.session,
    hosts: [first, ...others].map(({ address: { host, port } }) =>
      port === undefined ? { host } : { host, port },
    ),
  };
}

function readOne(text: string): Pick<PostgresServers, 'address' | 'session'> {
  // A socket has no host, which URLs do not allow beside a user.
  const url = readUrl(text) ?? readUrl(text.replace('@/', '@localhost/'));
  const [, database, ...rest] = url?.pathname.split('/') ?? [];
  if (url === undefined || url.hash !== '' || rest.length > 0 || database?.includes('@') === true) {
    throw MALFORMED;
  }
  const parameters = parametersOf(url);
  const { application_name, options } = parameters;
  const address = {
    host: parameters.host ?? decoded(url.hostname),
    ...(url.port === '' ? {} : { port: Number(url.port) }),
    user: decoded(url.username),
    password: decoded(url.password),
    database: decoded(database ?? ''),
    ...tlsOf(parameters),
    ...(application_name === undefined ? {} : { application_name }),
    ...(options === undefined ? {} : { options }),
  };
  return { address, session: sessionOf(parameters) };
}
