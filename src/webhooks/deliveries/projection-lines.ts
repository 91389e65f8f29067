import type { Moment } from '../../calendar/clock.ts';
import { type Dialect, type Step, type StoredRow, keptStatement } from '../../db/statements/statement.ts';
import { removeStatement, upsertStatement } from '../../db/statements/table-statements.ts';
import type { GroupProjection, Projection } from '../../writes/projection.ts';
import type { ReadyRows } from '../../writes/ready-rows.ts';
import type { AnyTable } from '../../writes/row-entries.ts';
import { webhooksTable } from '../subscriptions/table.ts';
import { type WebhookLine, mostAtOnce, webhookDeliveriesTable, webhookLinesTable } from './table.ts';

type ChangedRows = Parameters<NonNullable<GroupProjection['conclude']>>[0];

/** Before every moment: for work due at once on any clock. */
export const AT_ONCE: Moment = 0;

function orNull(value: string | number | null | undefined): number | null {
  return value == null ? null : Number(value);
}

const WAITING = `select d.due_at from webhook_deliveries d
  where d.webhook_id = asked.id and d.status = 'pending' and d.lease_until is null`;

const HELD = `from webhook_deliveries d where d.webhook_id = asked.id and d.lease_until is not null`;

/** By indexes that begin with the subscription: the cost does not grow. */
function figuresText(dialect: Dialect): string {
  const asked =
    dialect === 'sqlite'
      ? 'select value from json_each(?)'
      : 'select jsonb_array_elements_text(cast(? as jsonb))';
  return `with asked (id) as (${asked})
    select asked.id, w.id as known, w.failing_since,
      (select count(*) ${HELD}) as held,
      (select min(d.lease_until) ${HELD}) as held_until,
      (${WAITING} and d.run = w.run order by d.due_at limit 1) as due_at,
      (${WAITING} and d.run < w.run limit 1) as over_at,
      case when w.id is null then (select d.id from webhook_deliveries d where d.webhook_id = asked.id limit 1) end as orphan
    from asked left join webhooks w on w.id = asked.id`;
}

function lineOf(row: StoredRow, tenantId: string): WebhookLine | null {
  const webhookId = String(row['id']);
  if (row['known'] === null && row['orphan'] === null) return null;
  const held = Number(row['held']);
  const isToClear = row['over_at'] !== null || row['orphan'] !== null;
  const isFull = held >= mostAtOnce(orNull(row['failing_since']));
  return {
    webhookId,
    tenantId,
    // Void deliveries are cleared away beside attempts under way.
    dueAt: isToClear ? AT_ONCE : isFull ? null : orNull(row['due_at']),
    held,
    heldUntil: orNull(row['held_until']),
  };
}

interface LinesNow {
  readonly lines: WebhookLine[];
  readonly gone: string[];
}

/** With their tenants. */
function changedWebhooks(changed: ChangedRows): ReadonlyMap<string, string> {
  const tenants = new Map<string, string>();
  for (const { webhookId, tenantId } of changed(webhookDeliveriesTable))
    tenants.set(webhookId as string, tenantId as string);
  for (const { id, tenantId } of changed(webhooksTable)) tenants.set(id as string, tenantId as string);
  return tenants;
}

function readLines(dialect: Dialect, tenants: ReadonlyMap<string, string>, now: LinesNow): Step {
  return {
    statement: keptStatement(dialect, figuresText(dialect), [JSON.stringify([...tenants.keys()])]),
    take: (stored) => {
      for (const row of stored) {
        const id = String(row['id']);
        const line = lineOf(row, tenants.get(id) ?? '');
        if (line === null) now.gone.push(id);
        else now.lines.push(line);
      }
    },
  };
}

function saveLines(dialect: Dialect, { lines, gone }: LinesNow, ready: ReadyRows): Step[] {
  const table = webhookLinesTable as unknown as AnyTable;
  const steps: Step[] = [];
  if (lines.length > 0) {
    const rows = ready.rowsOf(table, lines as unknown as readonly Record<string, unknown>[]);
    steps.push({ statement: upsertStatement(dialect, ready.tableOf(table), rows) });
  }
  if (gone.length > 0) {
    const rows = gone.map((webhookId) => ({ webhookId }));
    steps.push({ statement: removeStatement(dialect, table, rows) });
  }
  return steps;
}

const LINES: GroupProjection = {
  conclude: (changed, dialect) => {
    const tenants = changedWebhooks(changed);
    if (tenants.size === 0) return undefined;
    const now: LinesNow = { lines: [], gone: [] };
    return {
      read: readLines(dialect, tenants, now),
      steps: (ready) => saveLines(dialect, now, ready),
    };
  },
};

/** Derives a subscription's next due moment from its deliveries, last in every commit that changes them. */
export const linesProjection: Projection = () => LINES;
