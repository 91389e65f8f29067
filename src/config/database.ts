import { AddressInvalid, readPostgresServers } from '../net/postgres-address.ts';

export interface DatabaseConfig {
  readonly databaseUrl: string;
  /** Where a process keeps, apart from the database, what it knows of it; null for nowhere. */
  readonly pointFile: string | null;
}

interface Reader {
  readonly problems: string[];
  text(name: string): string | undefined;
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

/** The point file is beside a SQLite file unless said otherwise; of PostgreSQL there is one only where it is said. */
export function readDatabase(read: Reader): DatabaseConfig {
  const databaseUrl = readDatabaseUrl('DATABASE_URL', read);
  const [, path] = /^sqlite:(.+?)(?:\.db)?$/.exec(databaseUrl) ?? [];
  const pointFile = read.text('CORRIDOR_POINT_FILE') ?? (path === undefined ? 'none' : `${path}.point`);
  return { databaseUrl, pointFile: pointFile === 'none' ? null : pointFile };
}
