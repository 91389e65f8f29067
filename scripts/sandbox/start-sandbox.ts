import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
 * Starts a sandbox on a fresh SQLite file, which goes when the sandbox stops.
 * @param variables its configuration beside the database
 */
export async function startSandbox(variables: Readonly<Record<string, string>> = {}): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-'));
  const removeFolder = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const databaseUrl = `sqlite:${join(folder, 'corridor.db')}`;
  try {
    const server = await startServer({ ...variables, DATABASE_URL: databaseUrl });
    return {
      ...server,
      databaseUrl,
      secretKey: keyIn(server.notice, 'Secret'),
      publishableKey: keyIn(server.notice, 'Publishable'),
      stop: async () => {
        await server.stop();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
