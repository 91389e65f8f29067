import { setTimeout as delay } from 'node:timers/promises';
import type { Moment } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { mapRows, selectList, selectMatching } from '../../db/statements/rows.ts';
import {
  defineTable,
  integer,
  moment,
  momentOrNull,
  removeRow,
  saveRow,
  text,
} from '../../db/statements/table.ts';
import { CLOCK, OPERATOR } from '../../identity/actor.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { TenantlessWrite } from '../../writes/write.ts';
import type { BreakerState } from './breaker.ts';
import type { LineFigures } from './calls.ts';

/** How often a process looks at its lines. */
export const LINES_REST_MS = 5_000;

/** A process that was asked so long ago, and has said nothing since, is taken for dead. */
const DEAD_MS = 180_000;

/** How long it takes at the most until every process that lives has answered. */
const ANSWER_MS = LINES_REST_MS + 2_000;

/** How often somebody who has asked looks for answers. */
const LOOK_MS = 200;

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

/** When somebody asked last how processes stand, on the server's clock; one row. */
interface LineQuestion {
  readonly id: string;
  readonly askedAt: Moment;
}

const lineQuestionsTable = defineTable<LineQuestion>({
  name: 'line_questions',
  key: ['id'],
  columns: { id: text(), askedAt: moment() },
});

const QUESTION_ID = 'lines';

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

/** Asks every process how it stands; answers when, by the clock by which they answer. */
function ask(): TenantlessWrite<Moment> {
  return {
    lock: 'platform',
    actor: OPERATOR,
    claimed: false,
    needs: () => [],
    decide: (_loaded, { serverNow: askedAt }) => ({
      reply: askedAt,
      effects: [saveRow(lineQuestionsTable, { id: QUESTION_ID, askedAt })],
    }),
  };
}

async function readAskedAt({ reader }: Pick<Database, 'reader'>): Promise<Moment | null> {
  const [question] = await selectMatching(reader, lineQuestionsTable, [{ id: QUESTION_ID }]);
  return question?.askedAt ?? null;
}

/**
 * Asks every process how its lines stand, and answers what those say that live.
 * @param answerMs how long it waits for those that have not answered, in milliseconds
 */
export async function askLines(
  database: Pick<Database, 'reader'>,
  writeQueue: Pick<WriteQueue, 'submit'>,
  answerMs = ANSWER_MS,
): Promise<ProviderLine[]> {
  const known = new Set((await readLines(database, 0)).map(({ process }) => process));
  const askedAt = await writeQueue.submit(ask());
  const since = performance.now();
  for (;;) {
    const lines = await readLines(database, askedAt);
    const heard = new Set(lines.map(({ process }) => process));
    const isWhole = [...known].every((process) => heard.has(process));
    if (isWhole || performance.now() - since > answerMs) return lines;
    await delay(LOOK_MS);
  }
}

/** What a process works with that says how its lines stand. */
export interface LinesDependencies {
  readonly database: Pick<Database, 'reader'>;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly lines: () => readonly LineFigures[];
  /** The name of this process. */
  readonly process: string;
}

/**
 * Says how a process's lines to its providers stand, where an operator's command can read it: when something has changed,
 * and when somebody asks. One that has nothing to say reads whether somebody does, and writes nothing. What processes have
 * left that are dead is removed by whoever says something next.
 */
export class LinesTeller {
  readonly #dependencies: LinesDependencies;
  /** What was said last, as it stands in the database. */
  #told: readonly ProviderLine[] = [];
  /** The figures that it was said of, as JSON. */
  #figures = '';

  constructor(dependencies: LinesDependencies) {
    this.#dependencies = dependencies;
  }

  /** Says what there is to say. */
  async round(): Promise<void> {
    const { database, writeQueue, lines } = this.#dependencies;
    const now = lines().map(lineOf);
    const figures = JSON.stringify(now);
    if (now.length === 0) return;
    const askedAt = await readAskedAt(database);
    const isAsked = askedAt !== null && askedAt > (this.#told[0]?.seenAt ?? -Infinity);
    if (!isAsked && figures === this.#figures) return;
    const rows = await readLines(database, 0);
    this.#told = await writeQueue.submit(this.#tell(now, rows, askedAt ?? 0));
    this.#figures = figures;
  }

  /** @param askedAt since when those are silent that have said nothing since */
  #tell(
    now: readonly Figures[],
    known: readonly ProviderLine[],
    askedAt: Moment,
  ): TenantlessWrite<readonly ProviderLine[]> {
    const { process } = this.#dependencies;
    const told = this.#told;
    return {
      lock: 'platform',
      actor: CLOCK,
      claimed: true,
      needs: () => [],
      decide: (_loaded, { serverNow: seenAt }) => {
        const isLongAgo = askedAt < seenAt - DEAD_MS;
        const dead = known.filter((line) => isLongAgo && line.seenAt < askedAt && line.process !== process);
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
