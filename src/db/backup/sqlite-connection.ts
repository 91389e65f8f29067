import type { DatabaseValue } from '../statements/table.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Runs a statement; a `?` stands for a value. */
export type AskFile = (sql: string, values?: readonly DatabaseValue[]) => Promise<Rows>;

/**
 * Opens a file for some statements, beside whatever else uses it.
 * @throws Error with SQLite's `code`
 */
export async function withFile<Result>(
  path: string,
  mode: 'read' | 'write',
  use: (ask: AskFile) => Promise<Result>,
): Promise<Result> {
  const { default: driver } = await import('sqlite3');
  const flags = mode === 'read' ? driver.OPEN_READONLY : driver.OPEN_READWRITE;
  const connection = await new Promise<InstanceType<typeof driver.Database>>((resolve, reject) => {
    const opened = new driver.Database(path, flags, (error) =>
      error === null ? resolve(opened) : reject(error),
    );
  });
  const ask: AskFile = (sql, values = []) =>
    new Promise((resolve, reject) => {
      connection.all<Rows[number]>(sql, [...values], (error, rows) =>
        error === null ? resolve(rows) : reject(error),
      );
    });
  try {
    return await use(ask);
  } finally {
    await new Promise((resolve) => {
      connection.close(resolve);
    });
  }
}
