// The white-box part: the laws of the books, asked of this server's own database.
import { Command } from 'commander';
import { askLaws, connect } from './white-box/ask-laws.ts';

const program = new Command('conformance:laws')
  .description(
    "Ask a server's database for the laws of its books; 0 all hold, 1 one is broken, 2 it could not be asked",
  )
  .requiredOption('--database-url <url>', 'postgres://… or sqlite:FILE')
  .action(async ({ databaseUrl }: { databaseUrl: string }) => {
    const db = connect(databaseUrl);
    try {
      const results = await askLaws(db);
      for (const { sentence, offenders } of results) {
        console.log(`${offenders.length === 0 ? 'holds ' : 'BROKEN'}  ${sentence}`);
        for (const row of offenders) console.log(`          ${JSON.stringify(row)}`);
      }
      process.exitCode = results.every(({ offenders }) => offenders.length === 0) ? 0 : 1;
    } finally {
      await db.destroy();
    }
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error(`Could not ask: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
