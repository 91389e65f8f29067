import { CLOCK } from '../actor.ts';
import type { Moment } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { removeRow, saveRow } from '../db/row-effect.ts';
import { mapRows, selectList } from '../db/rows.ts';
import { defineTable, integer, moment, momentOrNull, text } from '../db/table.ts';
import type { ProviderName } from '../outbox/instruction.ts';
import type { Lane } from '../writes/lane.ts';
import type { TenantlessWrite } from '../writes/write.ts';
import type { BreakerState } from './breaker.ts';
import type { LineFigures } from './provider-calls.ts';

/** How often a process looks at its lines. */
export const LINES_REST_MS = 5_000;

/** A process that has nothing new to say says so once in a while, and is taken for dead where it does not. */
const HEARTBEAT_MS = 60_000;
export const DEAD_MS = 3 * HEARTBEAT_MS;

/** How one process stands with one provider, as it has said itself. */
export interface ProviderLine {
  /** The process, by a name that it has made up when it began. */
  readonly process: string;
  readonly provider: ProviderName;
  readonly adapter: string;
  readonly breaker: BreakerState;
  /** Calls under way. */
  readonly underWay: number;
  /** Calls since the process began that the provider has answered, refusals among them, and that came to nothing. */
  readonly answered: number;
  readonly failed: number;
  /** When the provider answered last, on the server's clock, to within the time between two looks. */
  readonly answeredAt: Moment | null;
  readonly seenAt: Moment;
}

const providerLinesTable = defineTable<ProviderLine>({
  name: 'provider_lines',
  key: ['process', 'provider'],
  columns: {
    process: text(),
    provider: text<ProviderName>(),
    adapter: text(),
    breaker: text<BreakerState>(),
    underWay: integer(),
    answered: integer(),
    failed: integer(),
    answeredAt: momentOrNull(),
    seenAt: moment(),
  },
});

/** Reads what processes have said of their lines. @param since what they said before that is left out */
export async function readLines(
  { reader }: Pick<Database, 'reader'>,
  since: Moment,
): Promise<ProviderLine[]> {
  const query = reader(providerLinesTable.name)
    .select(reader.raw(selectList(providerLinesTable)))
    .where('seen_at', '>=', since)
    .orderBy(['provider', 'process']);
  return mapRows(providerLinesTable, query);
}

/** What is kept of a line's figures. */
type Figures = Omit<ProviderLine, 'process' | 'answeredAt' | 'seenAt'>;

function lineOf({ provider, adapter, breaker, underWay, calls }: LineFigures): Figures {
  const [answered, failed] = [calls.answered + calls.refused, calls.retry + calls.unknown];
  return { provider, adapter, breaker, underWay, answered, failed };
}

/** What a process works with that says how its lines stand. */
export interface LinesDependencies {
  readonly database: Pick<Database, 'reader'>;
  readonly lane: Pick<Lane, 'submit'>;
  readonly lines: () => readonly LineFigures[];
  /** The name of this process. */
  readonly process: string;
  /** Milliseconds that have gone by since some moment. */
  readonly elapsed: () => number;
}

/**
 * Says how a process's lines to its providers stand, where an operator's command can read it: when something has changed,
 * and else once a minute. What processes have left that are dead is removed by whoever says something next.
 */
export class LinesTeller {
  readonly #dependencies: LinesDependencies;
  /** What was said last, as it stands in the database. */
  #told: readonly ProviderLine[] = [];
  /** The figures that it was said of, as JSON. */
  #figures = '';
  #toldAt = -Infinity;

  constructor(dependencies: LinesDependencies) {
    this.#dependencies = dependencies;
  }

  /** Says what there is to say. */
  async round(): Promise<void> {
    const { database, lane, lines, elapsed } = this.#dependencies;
    const now = lines().map(lineOf);
    const figures = JSON.stringify(now);
    const isChanged = figures !== this.#figures;
    if (now.length === 0 || (!isChanged && elapsed() - this.#toldAt < HEARTBEAT_MS)) return;
    // Who says that it lives may be later than the clock by which it is found dead: a few seconds are nothing here.
    const rows = await readLines(database, 0);
    this.#told = await lane.submit(this.#tell(now, rows));
    this.#figures = figures;
    this.#toldAt = elapsed();
  }

  #tell(now: readonly Figures[], known: readonly ProviderLine[]): TenantlessWrite<readonly ProviderLine[]> {
    const { process } = this.#dependencies;
    const told = this.#told;
    return {
      lock: 'platform',
      actor: CLOCK,
      claimed: true,
      needs: () => [],
      decide: (_loaded, { serverNow: seenAt }) => {
        const dead = known.filter((line) => line.seenAt < seenAt - DEAD_MS && line.process !== process);
        const own = now.map((line): ProviderLine => {
          const before = told.find((each) => each.provider === line.provider);
          const hasAnswered = line.answered > (before?.answered ?? 0);
          const answeredAt = hasAnswered ? seenAt : (before?.answeredAt ?? null);
          return { ...line, process, answeredAt, seenAt };
        });
        const removed = dead.map((line) => removeRow(providerLinesTable, line));
        const saved = own.map((line) => saveRow(providerLinesTable, line));
        return { reply: own, effects: [...removed, ...saved] };
      },
    };
  }
}
