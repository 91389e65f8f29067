import { AddressInvalid, readPostgresServers } from '../net/postgres-address.ts';

export interface DatabaseConfig {
  readonly databaseUrl: string;
  /** Where a process keeps, apart from the database, what it knows of it; null for nowhere. */
  readonly pointFile: string | null;
  /** A streaming replica, for reads of history; null without one. */
  readonly readUrl: string | null;
  /** How far behind it may be, in milliseconds. */
  readonly readLagMs: number;
}

interface Reader {
  readonly problems: string[];
  text(name: string): string | undefined;
  integer(name: string, smallest: number, largest: number, otherwise: number): number;
}

function checkPostgresAddress(name: string, text: string, problems: string[]): void {
  try {
    readPostgresServers(text);
  } catch (error) {
    if (!(error instanceof AddressInvalid)) throw error;
    problems.push(`${name} ${error.message}`);
  }
}

function readDatabaseUrl(name: string, read: Reader): string {
  const text = read.text(name) ?? 'sqlite:.data/corridor.db';
  // Never repeated: it may hold a password.
  if (!/^(postgres(ql)?:\/\/|sqlite:).+/.test(text)) {
    read.problems.push(`${name} must begin with postgres:// or sqlite:`);
  } else if (!text.startsWith('sqlite:')) checkPostgresAddress(name, text, read.problems);
  return text;
}

function readReplicaUrl(name: string, databaseUrl: string, read: Reader): string | null {
  const text = read.text(name);
  if (text === undefined) return null;
  if (databaseUrl.startsWith('sqlite:'))
    read.problems.push(`${name} needs PostgreSQL: SQLite has no replicas`);
  else if (!/^postgres(ql)?:\/\/.+/.test(text)) read.problems.push(`${name} must begin with postgres://`);
  else checkPostgresAddress(name, text, read.problems);
  return text;
}

/** The point file is beside a SQLite file unless said otherwise; of PostgreSQL there is one only where it is said. */
export function readDatabase(read: Reader): DatabaseConfig {
  const databaseUrl = readDatabaseUrl('DATABASE_URL', read);
  const [, path] = /^sqlite:(.+?)(?:\.db)?$/.exec(databaseUrl) ?? [];
  const pointFile = read.text('CORRIDOR_POINT_FILE') ?? (path === undefined ? 'none' : `${path}.point`);
  return {
    databaseUrl,
    pointFile: pointFile === 'none' ? null : pointFile,
    readUrl: readReplicaUrl('DATABASE_READ_URL', databaseUrl, read),
    readLagMs: read.integer('CORRIDOR_READ_LAG_MS', 0, 2_000, 100),
  };
}
