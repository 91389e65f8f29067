import { startServer, type RunningServer } from '../sandbox/start-server.ts';
import { issueKeys, type KeySet } from './issue-keys.ts';
import { makeScratchDatabase, type DatabaseKind, type ScratchDatabase } from '../sandbox/scratch-database.ts';

/** This server on a fresh database, with the options by which the suite judges it. */
export interface SelfTrial {
  readonly options: readonly string[];
  readonly databaseUrl: string;
  /** What the servers have called an error in their logs since they were last asked. */
  takeErrors(): readonly string[];
  stop(): Promise<void>;
}

export interface TrialShape {
  readonly database: DatabaseKind;
  readonly postgres?: string;
  readonly keys: KeySet;
  /** Server processes on the one database; more than one need PostgreSQL. */
  readonly processes: number;
  readonly variables?: Readonly<Record<string, string>>;
}

async function startServers(
  database: ScratchDatabase,
  { processes, variables }: TrialShape,
): Promise<RunningServer[]> {
  const servers: RunningServer[] = [];
  // One after the other: the first brings the database up to date.
  for (let count = 0; count < processes; count++) {
    servers.push(await startServer({ ...variables, DATABASE_URL: database.url }));
  }
  return servers;
}

export async function startTrial(shape: TrialShape): Promise<SelfTrial> {
  const database = await makeScratchDatabase(shape.database, shape.postgres);
  const servers: RunningServer[] = [];
  const stop = async (): Promise<void> => {
    for (const server of servers) await server.stop();
    await database.drop();
  };
  try {
    servers.push(...(await startServers(database, shape)));
    const keys = await issueKeys(database, shape.keys);
    const addresses = servers.flatMap(({ url }) => ['--base-url', url]);
    const takeErrors = (): readonly string[] => servers.flatMap((server) => server.takeErrors());
    return { options: [...addresses, '--direct', ...keys], databaseUrl: database.url, takeErrors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
