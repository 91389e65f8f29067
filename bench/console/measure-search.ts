import type { Dialect } from '../../src/db/statements/statement.ts';
import { openDatabase } from '../../src/db/connection.ts';
import { runStatement } from '../../src/db/statements/statement.ts';
import { enrol, type Person } from '../../trials/access/person.ts';
import { runOperator } from '../ledgers/verify-ledger.ts';
import { HERE } from '../checkouts/open-checkout.ts';
import { ServerProcess } from '../../trials/server/server-process.ts';
import { openDatabases, type Databases } from '../databases.ts';
import { loadLedger } from '../ledgers/load-ledger.ts';
import { migrateLedger } from '../ledgers/open-ledger.ts';
import { median } from '../spread.ts';

const DAY_MS = 86_400_000;

/** In a round each question is asked so often, of the small and of the large ledger in turns. */
const TIMES = 20;

interface Searched {
  readonly server: ServerProcess;
  readonly person: Person;
  /** By what is typed. */
  readonly questions: Readonly<Record<string, readonly string[]>>;
}

export interface SearchFigure {
  readonly question: string;
  /** Milliseconds, of each round the median. */
  readonly small: readonly number[];
  readonly large: readonly number[];
}

interface OperationRow {
  readonly id: string;
  readonly external_reference: string;
}

async function open(databases: Databases, operations: number): Promise<Searched> {
  const databaseUrl = await databases.fresh();
  const { tenantId } = await loadLedger(databaseUrl, operations, Date.now() - DAY_MS);
  await migrateLedger(databaseUrl);
  const words = ['user', 'create', '--tenant', tenantId, '--email', 'bench@example.com', '--role', 'owner'];
  const { enrolmentUrl } = (await runOperator(HERE, databaseUrl, words)) as { enrolmentUrl: string };
  const database = openDatabase(databaseUrl);
  const rows = (await runStatement(
    database.reader,
    'select id, external_reference from operations order by id limit ?',
    [TIMES],
  )) as unknown as OperationRow[];
  await database.destroy();
  const server = await ServerProcess.start({ databaseUrl });
  const person = await enrol(server.url, enrolmentUrl);
  return {
    server,
    person,
    questions: {
      'an identifier': rows.map(({ id }) => id),
      'a reference': rows.map(({ external_reference: reference }) => reference),
      'a name by its beginning': rows.map(() => 'Ada'),
      'what is not there': rows.map((_, index) => `nothing ${index}`),
    },
  };
}

async function ask({ server, person }: Searched, text: string): Promise<number> {
  const began = performance.now();
  const path = `/console/api/search?q=${encodeURIComponent(text)}`;
  const { status, text: body } = await person.browser.send(server.url, { method: 'GET', path });
  if (status !== 200) throw new Error(`The search was answered ${status}: ${body}`);
  return performance.now() - began;
}

/** Asks a small ledger and a large one the same questions, in turns. */
export async function measureSearch(
  dialect: Dialect,
  sizes: readonly [small: number, large: number],
  rounds: number,
): Promise<SearchFigure[]> {
  const databases = await openDatabases(dialect);
  const opened: Searched[] = [];
  try {
    for (const size of sizes) opened.push(await open(databases, size));
    const [small, large] = opened;
    if (small === undefined || large === undefined) throw new Error('Two ledgers are compared');
    const figures: SearchFigure[] = [];
    for (const question of Object.keys(small.questions)) {
      const times: { small: number[]; large: number[] } = { small: [], large: [] };
      for (let round = 0; round <= rounds; round += 1) {
        const taken: { small: number[]; large: number[] } = { small: [], large: [] };
        for (let index = 0; index < TIMES; index += 1) {
          taken.small.push(await ask(small, small.questions[question]?.[index] ?? ''));
          taken.large.push(await ask(large, large.questions[question]?.[index] ?? ''));
        }
        // The first round finds nothing in memory.
        if (round === 0) continue;
        times.small.push(median(taken.small));
        times.large.push(median(taken.large));
      }
      figures.push({ question, ...times });
    }
    return figures;
  } finally {
    for (const { server } of opened) await server.kill();
    await databases.stop();
  }
}
