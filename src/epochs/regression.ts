import { presentMoment, type Moment } from '../calendar/clock.ts';
import { type Dialect, keptStatement } from '../db/statements/statement.ts';
import type { Ask } from '../db/drivers/watch.ts';
import type { CommitPoints, Identity } from './commit-points.ts';
import type { CommitPoint } from './table.ts';

/** What a database says of its own state. */
export interface FoundState extends Identity {
  readonly epoch: number;
  readonly epochBeganAt: Moment;
  readonly newest: CommitPoint | null;
  readonly hasNewest: boolean;
  readonly hasLasting: boolean;
  readonly hasMovement: boolean;
  /** A process has found it to be an earlier one, and no operator has said more. */
  readonly isReported: boolean;
  /** Of PostgreSQL's log; another one after a standby was promoted. */
  readonly timeline: string | null;
}

const STATE = `
  select
    (select max(epoch) from epochs) as epoch,
    (select began_at from epochs order by epoch desc limit 1) as began_at,
    (select id from installation_identity where only_row = 1) as installation,
    (select count(*) from commit_points where mark = ?) as newest_found,
    (select count(*) from commit_points where mark = ?) as lasting_found,
    (select count(*) from movements where tenant_id = ? and seq = ? and hash = ?) as movement_found,
    (select count(*) from alarms where kind = 'database_regressed' and subject = 'database' and cleared_at is null)
      as reported,
    (select mark || ' ' || epoch || ' ' || written_at || ' ' || expires_at
      from commit_points order by written_at desc limit 1) as newest`;

const SERVER = `
  select (select cast(system_identifier as text) from pg_control_system()) as system,
    case when pg_is_in_recovery() then null else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

type ServerState = Pick<FoundState, 'system' | 'timeline'>;

const UNTOLD: ServerState = { system: null, timeline: null };

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Engines that only speak like PostgreSQL lack these functions, and a service may withhold them. */
async function readServer(dialect: Dialect, ask: Ask): Promise<ServerState> {
  if (dialect === 'sqlite') return UNTOLD;
  try {
    const [row] = await ask(keptStatement(dialect, SERVER, []));
    return { system: textOf(row?.['system']), timeline: textOf(row?.['timeline']) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('42') || code.startsWith('0A') || code.startsWith('55')) return UNTOLD;
    throw error;
  }
}

function readPoint(text: unknown): CommitPoint | null {
  if (typeof text !== 'string') return null;
  const [mark = '', epoch, writtenAt, expiresAt] = text.split(' ');
  return { mark, epoch: Number(epoch), writtenAt: Number(writtenAt), expiresAt: Number(expiresAt) };
}

/** In two statements. */
export async function readState(
  dialect: Dialect,
  ask: Ask,
  { newest, lasting, movement }: CommitPoints['known'],
): Promise<FoundState> {
  const [row = {}] = await ask(
    keptStatement(dialect, STATE, [
      newest?.mark ?? '',
      lasting?.mark ?? '',
      movement?.tenantId ?? '',
      movement?.seq ?? 0,
      movement?.hash ?? '',
    ]),
  );
  const isThere = (name: string): boolean => Number(row[name]) > 0;
  return {
    epoch: Number(row['epoch']),
    epochBeganAt: Number(row['began_at']),
    installation: textOf(row['installation']),
    newest: readPoint(row['newest']),
    hasNewest: isThere('newest_found'),
    hasLasting: isThere('lasting_found'),
    hasMovement: isThere('movement_found'),
    isReported: isThere('reported'),
    ...(await readServer(dialect, ask)),
  };
}

/** Whether an operator has begun an epoch since: what was known before is no longer asked for. */
export function isOfLaterEpoch({ newest }: CommitPoints['known'], found: FoundState): boolean {
  // By time and not by number: a database from before an earlier restore counts its epochs anew.
  return newest !== null && found.epoch > 1 && found.epochBeganAt > newest.writtenAt;
}

/** Whether it is no copy of the one that a process knows, however old. */
export function isOtherInstallation({ installation }: CommitPoints['known'], found: FoundState): boolean {
  if (installation === null || found.installation === null) return false;
  return found.installation !== installation;
}

/**
 * Why the database is not the one that a process knows, in words that end a sentence; undefined if it contains all that
 * is known, or nothing is.
 */
export function findRegression(
  known: CommitPoints['known'],
  found: FoundState,
  now: Moment,
): string | undefined {
  const { newest, lasting, system, movement } = known;
  if (isOtherInstallation(known, found)) return 'it is another database than the one that this process knows';
  if (newest === null || isOfLaterEpoch(known, found)) return undefined;
  if (system !== null && found.system !== null && system !== found.system)
    return `it is on another PostgreSQL server (system identifier ${found.system} instead of ${system})`;
  const isExpired = newest.expiresAt <= now;
  const isThere = found.hasNewest || (isExpired && (lasting === null || found.hasLasting));
  if (!isThere) return `it lacks a commit of ${presentMoment(newest.writtenAt)} that this process knows of`;
  if (movement !== undefined && !found.hasMovement)
    return `it lacks movement ${movement.seq} of ${movement.tenantId}, which this process has booked`;
  return undefined;
}
