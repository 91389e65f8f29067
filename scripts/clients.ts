// Generates clients of the contract with third-party tools, and pays with each.
import { Command } from 'commander';
import { FOREIGN_CLIENTS } from './clients/foreign-clients.ts';
import { tryClient, type Attempt } from './clients/try-client.ts';
import { readClientGenerator, requireClientGenerator } from './contract/client-generator.ts';
import { startSandbox } from './sandbox/start-sandbox.ts';

async function tryAll(only: string): Promise<readonly Attempt[]> {
  const generator = await readClientGenerator();
  await requireClientGenerator(generator);
  const sandbox = await startSandbox(undefined);
  try {
    const attempts: Attempt[] = [];
    for (const client of FOREIGN_CLIENTS.filter(({ name }) => name.includes(only))) {
      const attempt = await tryClient(client, { ...sandbox, generator: generator.jar });
      const { name, outcome, seconds, reason } = attempt;
      console.log(`${outcome.padEnd(10)} ${name}, ${seconds} s${reason === undefined ? '' : `: ${reason}`}`);
      attempts.push(attempt);
    }
    return attempts;
  } finally {
    await sandbox.stop();
  }
}

await new Command('clients')
  .description('Generate clients of the contract with third-party tools, and pay with each')
  .option('--only <name>', 'only those whose name contains this', '')
  .action(async ({ only }: { readonly only: string }) => {
    const attempts = await tryAll(only);
    const count = (outcome: Attempt['outcome']): number =>
      attempts.filter((attempt) => attempt.outcome === outcome).length;
    const [passed, failed] = [count('paid'), count('failed')];
    console.log(`${count('not tried')} not tried`);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  })
  .parseAsync();
