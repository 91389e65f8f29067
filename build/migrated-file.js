import { databaseIn, inScratchFolder, startProgram } from './run-alone.js';

const OF_THE_PROCESS = ['installation'];

const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

async function rowsOf(ask, table) {
  const columns = await ask(`pragma table_info(${quoted(table)})`);
  // When the migrations ran is when the file is made.
  const values = columns.map(({ name }) =>
    table === 'migrations' && name === 'migration_time'
      ? "'cast(unixepoch(''subsec'') * 1000 as integer)'"
      : `quote(${quoted(name)})`,
  );
  const found = await ask(`select ${values.join(` || ', ' || `)} as row from ${quoted(table)} order by 1`);
  return found.map(({ row }) => `insert into ${quoted(table)} values (${row});`);
}

async function describe(path) {
  // Whoever only runs what was built needs no SQLite here.
  const { default: sqlite3 } = await import('sqlite3');
  const database = new sqlite3.Database(path, sqlite3.OPEN_READONLY);
  const ask = (query) =>
    new Promise((resolve, reject) => {
      database.all(query, (error, rows) => (error === null ? resolve(rows) : reject(error)));
    });
  try {
    const entries = await ask(
      'select type, name, sql from sqlite_master where sql is not null order by rowid',
    );
    const own = entries.filter(({ name }) => !name.startsWith('sqlite_'));
    const tables = own.filter(({ type }) => type === 'table');
    const filled = tables.filter(({ name }) => !OF_THE_PROCESS.includes(name));
    const rows = await Promise.all(filled.map(({ name }) => rowsOf(ask, name)));
    const names = (await ask('select name from migrations order by id')).map(({ name }) => name);
    // Rows before triggers, which may refuse them or add to them.
    const rest = own.filter(({ type }) => type !== 'table');
    const texts = [
      `-- ${names.join(' ')}`,
      ...tables.map(({ sql }) => `${sql};`),
      ...rows.flat(),
      ...rest.map(({ sql }) => `${sql};`),
    ];
    return `${texts.join('\n')}\n`;
  } finally {
    await new Promise((resolve) => {
      database.close(resolve);
    });
  }
}

/**
 * Has the operator's program migrate a new SQLite file, and answers the script that makes one like it at once. Its first
 * line names the migrations.
 * @param {string} operator the program's path in the checkout
 * @throws Error if the program does not run
 */
export async function describeMigratedFile(operator) {
  return inScratchFolder(async (folder) => {
    await startProgram(operator, ['migrate'], folder).ended;
    return describe(databaseIn(folder));
  });
}
