import { makeScratchDatabase } from './scratch-database.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** A sandbox on a database of its own, with the demo tenant that a new sandbox begins with. */
export interface Sandbox extends RunningServer {
  readonly databaseUrl: string;
  readonly secretKey: string;
  readonly publishableKey: string;
}

function keyIn(notice: string, name: string): string {
  const key = new RegExp(`${name} key +(\\S+)`).exec(notice)?.[1];
  if (key === undefined) throw new Error(`The sandbox printed no ${name} key:\n${notice}`);
  return key;
}

/**
 * Starts a sandbox on a fresh database, which goes when the sandbox stops.
 * @param postgres a PostgreSQL server that takes new databases; undefined: a SQLite file
 * @param variables its configuration beside the database
 */
export async function startSandbox(
  postgres: string | undefined,
  variables: Readonly<Record<string, string>> = {},
): Promise<Sandbox> {
  const database = await makeScratchDatabase(postgres === undefined ? 'sqlite' : 'postgres', postgres);
  try {
    const server = await startServer({ ...variables, DATABASE_URL: database.url });
    return {
      ...server,
      databaseUrl: database.url,
      secretKey: keyIn(server.notice, 'Secret'),
      publishableKey: keyIn(server.notice, 'Publishable'),
      stop: async () => {
        await server.stop();
        await database.drop();
      },
    };
  } catch (error) {
    await database.drop();
    throw error;
  }
}
