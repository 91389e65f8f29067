import { setTimeout as delay } from 'node:timers/promises';
import type { Moment } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
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

/** Processes silent for so long after a question count as dead. */
const DEAD_MS = 180_000;

/** Within this time every living process has answered. */
const ANSWER_MS = LINES_REST_MS + 2_000;

/** Between two looks for answers. */
const LOOK_MS = 200;

/** One process's word on its connection to one provider. */
export interface ProviderLine {
  readonly process: string;
  readonly provider: ProviderName;
  readonly adapter: string;
  readonly breaker: BreakerState;
  readonly underWay: number;
  /** Calls since the process began: answered (refusals included), and failed. */
  readonly answered: number;
  readonly failed: number;
  /** Server clock, to the precision of two looks. */
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

export async function readLines(
  { reader }: Pick<Database, 'reader'>,
  since: Moment,
): Promise<ProviderLine[]> {
  return selectWhere(reader, providerLinesTable, 'seen_at >= ? order by provider, process', [since]);
}

type Figures = Omit<ProviderLine, 'process' | 'answeredAt' | 'seenAt'>;

function lineOf({ provider, adapter, breaker, underWay, calls }: LineFigures): Figures {
  const [answered, failed] = [calls.answered + calls.refused, calls.retry + calls.unknown];
  return { provider, adapter, breaker, underWay, answered, failed };
}

/** Asks every process; answers the time of the question on the clock of the answers. */
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
 * Asks every process and answers what the living ones say.
 * @param answerMs the longest wait
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

export interface LinesDependencies {
  readonly database: Pick<Database, 'reader'>;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly lines: () => readonly LineFigures[];
  readonly process: string;
}

/**
 * Writes this process's lines for operators when they change or when asked; otherwise only reads whether there is a
 * question. Removes lines of dead processes when it writes.
 */
export class LinesTeller {
  readonly #dependencies: LinesDependencies;
  /** As last written. */
  #told: readonly ProviderLine[] = [];
  /** The JSON of the figures last written. */
  #figures = '';

  constructor(dependencies: LinesDependencies) {
    this.#dependencies = dependencies;
  }

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

  /** @param askedAt processes silent since then are dead */
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
