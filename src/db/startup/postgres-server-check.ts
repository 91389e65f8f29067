import type { Environment } from '../../config/config.ts';
import type { Database } from '../connection.ts';
import { runStatement } from '../statements/statement.ts';

/** Versions that every test run tries. */
export const OLDEST_POSTGRES = 15;
export const NEWEST_POSTGRES = 18;

/** Settings that can break a promise, as in force on a connection that writes. */
const SETTINGS = ['fsync', 'synchronous_commit', 'standard_conforming_strings'] as const;

type Setting = (typeof SETTINGS)[number];

/** A server's own word. */
export interface PostgresServerFacts {
  /** Such as `15.18 (Debian 15.18-0+deb12u1)`. */
  readonly version: string;
  /** Such as 150018. */
  readonly versionNumber: number;
  readonly settings: Readonly<Record<Setting, string>>;
  /** A server that follows another one, and accepts no writes. */
  readonly isStandby: boolean;
}

/** In sentences for the operator. */
export interface PostgresServerVerdict {
  /** The process must not work on the server. */
  readonly refusals: readonly string[];
  readonly warnings: readonly string[];
}

/** What follows if it is off, and what to do. */
const IF_OFF: Readonly<Record<Setting, string>> = {
  fsync:
    'PostgreSQL runs with fsync=off, so a crash can corrupt the database and lose committed payments. Set fsync = on in postgresql.conf and reload the server.',
  synchronous_commit:
    'PostgreSQL runs with synchronous_commit=off, so a crash can lose acknowledged payments. Set synchronous_commit = on for the server or for the role.',
  standard_conforming_strings:
    'PostgreSQL runs with standard_conforming_strings=off, so it misreads backslashes and ledger verify fails. Set standard_conforming_strings = on for the server or for the role.',
};

const STANDBY =
  'DATABASE_URL leads to a standby, which accepts no writes. Set it to the primary, or name all hosts and add target_session_attrs=read-write.';

const majorOf = ({ versionNumber }: PostgresServerFacts): number => Math.floor(versionNumber / 10_000);

/** On a connection that writes; null on SQLite. */
export async function readPostgresServer({ dialect, writer }: Database): Promise<PostgresServerFacts | null> {
  if (dialect === 'sqlite') return null;
  const columns = ['server_version', 'server_version_num', ...SETTINGS];
  const sql = `select ${columns.map((name) => `current_setting('${name}') as ${name}`).join(', ')}, pg_is_in_recovery() as standby`;
  const [row = {}] = await runStatement(writer, sql, []);
  const text = (name: string): string => String(row[name]);
  return {
    version: text('server_version'),
    versionNumber: Number(text('server_version_num')),
    isStandby: text('standby') === 'true',
    settings: Object.fromEntries(SETTINGS.map((name) => [name, text(name)])) as Record<Setting, string>,
  };
}

/** Every value but `off` waits for the server's disk. */
export function commitsEarly({ settings }: PostgresServerFacts): boolean {
  return settings.synchronous_commit === 'off';
}

/** Production refuses a broken promise; the sandbox moves no money, and is warned. A standby serves neither. */
export function judgePostgresServer(
  facts: PostgresServerFacts,
  environment: Environment,
): PostgresServerVerdict {
  const major = majorOf(facts);
  const tested = `${OLDEST_POSTGRES} to ${NEWEST_POSTGRES}`;
  if (major < OLDEST_POSTGRES) {
    const [version = ''] = facts.version.split(' ');
    const refusal = `This server is PostgreSQL ${version}, but Corridor requires PostgreSQL ${tested}. Upgrade the server, or set DATABASE_URL to a newer one.`;
    return { refusals: [refusal], warnings: [] };
  }
  if (facts.isStandby) return { refusals: [STANDBY], warnings: [] };
  const broken = SETTINGS.filter((name) => facts.settings[name] === 'off').map((name) => IF_OFF[name]);
  const newer =
    major > NEWEST_POSTGRES
      ? [
          `This server is PostgreSQL ${major}, but this version of Corridor is tested on PostgreSQL ${tested} only.`,
        ]
      : [];
  return environment === 'production'
    ? { refusals: broken, warnings: newer }
    : { refusals: [], warnings: [...newer, ...broken] };
}
