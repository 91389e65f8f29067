import type { Db } from '../db/statements/statement.ts';
import { Command, Option } from 'commander';
import { presentMoment } from '../calendar/clock.ts';
import { selectWhere } from '../db/statements/rows.ts';
import { ALARM_KINDS, alarmsTable, type Alarm, type AlarmKind } from '../outbox/alarm.ts';
import { getTenant, parseLimit, print, withService } from './with-service.ts';

interface Options {
  readonly kind?: AlarmKind;
  readonly tenant?: string;
  readonly all?: boolean;
  readonly limit: number;
  readonly json?: boolean;
}

/** The latest first, and one more than asked for. */
async function readAlarms(db: Db, { kind, tenant, all, limit }: Options): Promise<Alarm[]> {
  const conditions = [all === true ? 'true' : 'cleared_at is null'];
  const values: string[] = [];
  for (const [column, value] of Object.entries({ kind, tenant_id: tenant })) {
    if (value === undefined) continue;
    conditions.push(`${column} = ?`);
    values.push(value);
  }
  const latest = `${conditions.join(' and ')} order by last_at desc, id desc limit ?`;
  return selectWhere(db, alarmsTable, latest, [...values, limit + 1]);
}

function present({ id, kind, subject, tenantId, firstAt, lastAt, count, facts, clearedAt }: Alarm): object {
  return {
    id,
    kind,
    subject,
    clientId: tenantId,
    firstAt: presentMoment(firstAt),
    lastAt: presentMoment(lastAt),
    count,
    facts,
    clearedAt: clearedAt === null ? null : presentMoment(clearedAt),
  };
}

function describe({ kind, subject, firstAt, lastAt, count, facts, clearedAt }: Alarm): string {
  const since =
    count === 1
      ? `at ${presentMoment(firstAt)}`
      : `${count} times from ${presentMoment(firstAt)} to ${presentMoment(lastAt)}`;
  const told = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const end = clearedAt === null ? '' : `, over at ${presentMoment(clearedAt)}`;
  return `${kind}  ${subject}  ${[`${since}${end}`, ...told].join('  ')}`;
}

async function run(options: Options): Promise<void> {
  const { tenant, limit, json } = options;
  const found = await withService(async ({ service }) => {
    if (tenant !== undefined) await getTenant(service, tenant);
    return readAlarms(service.database.reader, options);
  });
  const alarms = found.slice(0, limit);
  const hasMore = found.length > limit;
  print(json, { data: alarms.map(present), hasMore }, [
    ...alarms.map(describe),
    ...(alarms.length === 0 ? ['There are no alarms.'] : []),
    ...(hasMore ? ['There are more. Increase --limit to see them.'] : []),
  ]);
}

export function alarmsCommand(): Command {
  return new Command('alarms')
    .description('Show open alarms, newest first; docs/operating/alarms.md says what to do')
    .addOption(new Option('--kind <kind>', 'only this kind').choices([...ALARM_KINDS]))
    .option('--tenant <id>', 'only this tenant account')
    .option('--all', 'also show cleared alarms')
    .option('--limit <number>', 'how many', parseLimit, 100)
    .option('--json', 'print one JSON document')
    .action(run);
}
