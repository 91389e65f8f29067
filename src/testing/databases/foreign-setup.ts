import { randomBytes } from 'node:crypto';
import { atDatabase, runAsAdministrator } from './postgres-administration.ts';

/** A database as an operator might set it up: a user of its own, who is no superuser, and what is said here. */
export interface ForeignSetup {
  /** What follows the name in `create database`, such as `locale "C"`. */
  readonly database?: string;
  readonly password?: string;
  /**
   * Where the tables go: in `public`, which belongs to another user who grants create, or in a schema of the
   * user's own, which is on the search path of the user or is named by the address.
   */
  readonly schema?: 'public' | 'of the user' | 'of the address';
  /** What each session of the user begins with. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** An empty database that was set up so. */
export interface ForeignDatabase {
  readonly url: string;
  readonly user: string;
  /** Its name, and its address for the administrator. */
  readonly name: string;
  readonly administratorUrl: string;
  remove(): Promise<void>;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function schemaStatements(schema: ForeignSetup['schema'], user: string): string[] {
  if (schema === 'public') return [`grant usage, create on schema public to "${user}"`];
  return [
    'revoke all on schema public from public',
    `create schema "${user}_schema" authorization "${user}"`,
    ...(schema === 'of the address' ? [] : [`alter role "${user}" set search_path = "${user}_schema"`]),
  ];
}

/** Makes such a database on a server, by the address of a superuser. */
export async function createForeignDatabase(
  serverUrl: string,
  { database = '', password = 'secret', schema = 'of the user', settings = {} }: ForeignSetup = {},
): Promise<ForeignDatabase> {
  const name = `corridor_foreign_${randomBytes(6).toString('hex')}`;
  const user = `${name}_user`;
  const administratorUrl = atDatabase(serverUrl, name);
  const remove = async (): Promise<void> => {
    await runAsAdministrator(serverUrl, `drop database if exists "${name}" with (force)`);
    await runAsAdministrator(serverUrl, `drop role if exists "${user}"`);
  };
  try {
    await runAsAdministrator(serverUrl, `create database "${name}" template template0 ${database}`);
    for (const statement of [
      `create role "${user}" login nosuperuser password ${quoted(password)}`,
      ...schemaStatements(schema, user),
      ...Object.entries(settings).map(([key, value]) => `alter role "${user}" set ${key} = ${quoted(value)}`),
    ]) {
      await runAsAdministrator(administratorUrl, statement);
    }
  } catch (error) {
    await remove();
    throw error;
  }
  const url = new URL(administratorUrl);
  url.username = user;
  url.password = encodeURIComponent(password);
  if (schema === 'of the address') url.searchParams.set('options', `-c search_path=${user}_schema`);
  return { url: url.href, user, name, administratorUrl, remove };
}
