import { Command } from 'commander';
import { presentMoment, sharedClock, type Moment } from '../calendar/clock.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { MOST_COUNTED, readWaitingOrders } from '../provider-seam/orders/waiting.ts';
import { providerCursorsTable } from '../provider-seam/port/cursor.ts';
import type { ProviderName } from '../provider-seam/port/provider.ts';
import { reconciliationsTable } from '../provider-seam/reconciliation/run.ts';
import type { Service } from '../service.ts';
import { type ProviderPause, readPauses } from '../provider-seam/orders/pauses.ts';
import { askLines } from '../provider-seam/orders/lines.ts';
import { pauseCommand, resumeCommand } from './pause-commands.ts';
import { print, withService } from './with-service.ts';

interface ProviderState {
  readonly provider: ProviderName;
  /** This command's configuration, as the servers' should be. */
  readonly configured: string;
  readonly ordersWaiting: number;
  readonly oldestOrderSeconds: number | null;
  /** Each living process that answered. */
  readonly processes: readonly {
    readonly process: string;
    readonly adapter: string;
    readonly breaker: string;
    readonly callsUnderWay: number;
    readonly callsAnswered: number;
    readonly callsFailed: number;
    readonly lastSuccessAt: string | null;
    readonly seenAt: string;
  }[];
  readonly cursors: readonly {
    readonly adapter: string;
    readonly readAt: string | null;
    readonly dueAt: string;
    readonly failures: number;
  }[];
  readonly reconciledAt: string | null;
  /** Null while orders are sent. */
  readonly paused: {
    readonly since: string;
    readonly reason: string;
    readonly actor: string | null;
  } | null;
}

function momentOrNull(moment: Moment | null): string | null {
  return moment === null ? null : presentMoment(moment);
}

function presentPause(pause: ProviderPause | undefined): ProviderState['paused'] {
  if (pause === undefined) return null;
  const { pausedAt, reason, actor } = pause;
  return { since: presentMoment(pausedAt), reason, actor };
}

async function readStates(
  { database, writeQueue }: Service,
  configured: Record<ProviderName, string>,
): Promise<ProviderState[]> {
  const { reader } = database;
  const waiting = await readWaitingOrders(database, sharedClock);
  const now = waiting[0]?.now ?? 0;
  const lines = await askLines(database, writeQueue);
  const pauses = await readPauses(database);
  const states: ProviderState[] = [];
  for (const { provider, count, oldestAt } of waiting) {
    const cursors = await selectMatching(reader, providerCursorsTable, [{ provider }]);
    const [run] = await selectMatching(reader, reconciliationsTable, [{ provider }]);
    states.push({
      provider,
      configured: configured[provider],
      ordersWaiting: count,
      oldestOrderSeconds: oldestAt === null ? null : Math.round(Math.max(0, now - oldestAt) / 1_000),
      processes: lines
        .filter((line) => line.provider === provider)
        .map(({ process, adapter, breaker, underWay, answered, failed, answeredAt, seenAt }) => ({
          process,
          adapter,
          breaker,
          callsUnderWay: underWay,
          callsAnswered: answered,
          callsFailed: failed,
          lastSuccessAt: momentOrNull(answeredAt),
          seenAt: presentMoment(seenAt),
        })),
      cursors: cursors.map(({ adapter, readAt, dueAt, failures }) => ({
        adapter,
        readAt: momentOrNull(readAt),
        dueAt: presentMoment(dueAt),
        failures,
      })),
      reconciledAt: momentOrNull(run?.ranAt ?? null),
      paused: presentPause(pauses.find((pause) => pause.provider === provider)),
    });
  }
  return states;
}

function describe(state: ProviderState): string[] {
  const {
    provider,
    configured,
    ordersWaiting,
    oldestOrderSeconds,
    processes,
    cursors,
    reconciledAt,
    paused,
  } = state;
  const count = ordersWaiting >= MOST_COUNTED ? `${ordersWaiting} or more` : String(ordersWaiting);
  const age = oldestOrderSeconds === null ? '' : `, the oldest for ${oldestOrderSeconds} s`;
  return [
    `${provider}  ${configured}; ${count} orders wait${age}`,
    ...processes.map(
      (line) =>
        `  ${line.process}  ${line.adapter}, breaker ${line.breaker}, ${line.callsUnderWay} calls in progress, ` +
        `${line.callsAnswered} answered and ${line.callsFailed} failed, last success ${line.lastSuccessAt ?? 'never'}`,
    ),
    ...cursors.map(
      ({ adapter, readAt, failures }) =>
        `  messages of ${adapter}  last read ${readAt ?? 'never'}, ${failures} failures since`,
    ),
    ...(reconciledAt === null ? [] : [`  reconciled ${reconciledAt}`]),
    ...(paused === null
      ? []
      : [
          `  PAUSED since ${paused.since}${paused.actor === null ? '' : ` by ${paused.actor}`}: ${paused.reason}`,
        ]),
  ];
}

function showCommand(): Command {
  return new Command('show')
    .description(
      'Show the state of each provider: calls, circuit breaker, waiting orders, last provider messages, pauses',
    )
    .option('--json', 'print one JSON document')
    .action(async ({ json }: { json?: boolean }) => {
      const states = await withService(({ service, config }) => readStates(service, config.providers));
      print(json, { data: states }, states.flatMap(describe));
    });
}

export function providersCommand(): Command {
  return new Command('providers')
    .description('Show the state of each provider; stop sending to one, and go on')
    .addCommand(showCommand(), { isDefault: true })
    .addCommand(pauseCommand())
    .addCommand(resumeCommand());
}
