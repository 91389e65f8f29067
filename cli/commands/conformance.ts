import { Command } from 'commander';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { addServerOptions, findConnection, type ServerFlags } from '../connection/connection.ts';
import { CannotRun } from '../output/cannot-run.ts';
import { EXIT } from '../output/exit-code.ts';

const PACKAGE = '@corridor/conformance';

/** @throws CannotRun if the suite is not installed */
function findSuite(): string {
  try {
    const place = createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`);
    return join(dirname(place), 'bin/corridor-conformance.js');
  } catch {
    throw new CannotRun(`The suite is not installed: it is the package ${PACKAGE}.`);
  }
}

async function run(words: readonly string[], flags: ServerFlags): Promise<void> {
  const suite = findSuite();
  const { baseUrl, apiKey } = await findConnection(flags);
  const given = ['--base-url', baseUrl, '--secret-key', apiKey, ...words];
  const [code] = (await once(spawn(process.execPath, [suite, ...given], { stdio: 'inherit' }), 'exit')) as [
    number | null,
  ];
  process.exitCode = code ?? EXIT.couldNotRun;
}

export function conformanceCommand(): Command {
  const command = new Command('conformance')
    .description('Judge the server by the contract that it serves; exit code 3 if not everything was tried')
    .argument('[options...]', 'of the suite, after --')
    .action(run);
  return addServerOptions(command);
}
