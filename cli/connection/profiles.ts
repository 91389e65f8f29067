import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CannotRun } from '../output/cannot-run.ts';

/** A server and the key that it is called with. */
export interface Profile {
  readonly baseUrl: string;
  readonly apiKey: string;
}

type Profiles = Readonly<Record<string, Profile>>;

export const USUAL_PROFILE = 'default';

/** Keys lie in it: for its user alone. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

export function profilesPath(): string {
  const given = process.env['XDG_CONFIG_HOME'];
  const folder = given === undefined || given === '' ? join(homedir(), '.config') : given;
  return join(folder, 'corridor', 'profiles.json');
}

function isMissing(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === 'ENOENT';
}

/** @throws CannotRun if others can read it, or it cannot be read */
export async function readProfiles(): Promise<Profiles> {
  const path = profilesPath();
  try {
    const { mode } = await stat(path);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new CannotRun(`Other users can read ${path}: chmod 600 it.`);
    return JSON.parse(await readFile(path, 'utf8')) as Profiles;
  } catch (error) {
    if (isMissing(error)) return {};
    if (error instanceof CannotRun) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotRun(`${path} cannot be read: ${reason}`);
  }
}

/** Another process reads the old profiles or the new ones, never half of them. */
export async function writeProfiles(profiles: Profiles): Promise<void> {
  const path = profilesPath();
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
  const scratch = `${path}.${String(process.pid)}`;
  await writeFile(scratch, `${JSON.stringify(profiles, null, 2)}\n`, { mode: FILE_MODE });
  await rename(scratch, path);
}
