import { type Db, type StoredRow, runStatement } from '../../db/statements/statement.ts';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { type BrokenLaw, SHOWN_ROWS } from '../../ledger/law.ts';

/** For every resource with a table of states. */
export const EVENTS_LAW = 'what events tell of a resource goes along its table of states';

/** Feeds and deliveries go by event numbers. */
export const EVENT_NUMBERS_LAW =
  'the events that are kept are numbered without a gap, up to the number of their wallet';

/** Receivers drop stale events by version. */
export const EVENT_VERSIONS_LAW = 'events tell the versions of a resource in rising order';

/** From one version to the next; `before` is null at the beginning. */
interface Step {
  readonly object: string;
  readonly before: string | null;
  readonly after: string;
}

interface Machine {
  readonly transitions: readonly { readonly from: string | null; readonly to: string }[];
}

/** By object; a customer's events tell its verification. */
const MACHINES: Readonly<Record<string, Machine>> = {
  ...STATE_MACHINES,
  customer: STATE_MACHINES.customer_verification,
};

/** Only consecutive versions tell which step was taken. */
const STEPS = `
  select object, object_id, object_status as after_status, before_status from (
    select object, object_id, object_status, object_version,
      lag(object_status) over (partition by tenant_id, object, object_id order by seq) as before_status,
      lag(object_version) over (partition by tenant_id, object, object_id order by seq) as before_version
    from events
  ) told
  where (before_version is null and object_version = 1) or before_version = object_version - 1`;

function stepOf(row: StoredRow): Step {
  const before = row['before_status'];
  return {
    object: String(row['object']),
    before: typeof before === 'string' ? before : null,
    after: String(row['after_status']),
  };
}

function isAllowed({ object, before, after }: Step): boolean {
  const machine = MACHINES[object];
  // A change without a new status, such as a late return, is no step.
  if (machine === undefined || before === after) return true;
  return machine.transitions.some(({ from, to }) => from === before && to === after);
}

/** Compares events' steps with the tables of states. */
export async function findBrokenHistories(db: Db): Promise<BrokenLaw[]> {
  const kinds = `select distinct object, before_status, after_status from (${STEPS}) steps`;
  const taken = (await runStatement(db, kinds)).map(stepOf);
  const rows: object[] = [];
  for (const { object, before, after } of taken.filter((each) => !isAllowed(each))) {
    const sql = `select object_id from (${STEPS}) steps
      where object = ? and after_status = ? and coalesce(before_status, '') = ? limit ?`;
    const found = await runStatement(db, sql, [object, after, before ?? '', SHOWN_ROWS]);
    rows.push(...found.map((row) => ({ id: row['object_id'], object, before, after })));
  }
  return rows.length === 0 ? [] : [{ law: EVENTS_LAW, rows: rows.slice(0, SHOWN_ROWS) }];
}

/** Old events are removed oldest first: what remains ends at the wallet's newest number, without a hole. */
const WRONG_NUMBERS = `
  select w.tenant_id, w.event_seq, kept.first_seq, kept.last_seq, kept.events from wallets w join (
    select tenant_id, min(seq) as first_seq, max(seq) as last_seq, count(*) as events from events group by tenant_id
  ) kept on kept.tenant_id = w.tenant_id
  where kept.last_seq <> w.event_seq or kept.events <> kept.last_seq - kept.first_seq + 1`;

const FALLING_VERSIONS = `
  select id, object, object_id, object_version, version_before from (
    select id, object, object_id, object_version,
      lag(object_version) over (partition by tenant_id, object, object_id order by seq) as version_before
    from events
  ) told
  where object_version <= version_before`;

/** Checks event numbers and the versions they tell. */
export async function findMisnumberedEvents(db: Db): Promise<BrokenLaw[]> {
  const broken: BrokenLaw[] = [];
  for (const [law, query] of [
    [EVENT_NUMBERS_LAW, WRONG_NUMBERS],
    [EVENT_VERSIONS_LAW, FALLING_VERSIONS],
  ] as const) {
    const rows = await runStatement(db, `${query} limit ?`, [SHOWN_ROWS]);
    if (rows.length > 0) broken.push({ law, rows });
  }
  return broken;
}
