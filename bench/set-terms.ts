import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Ready } from './contestant.ts';
import { call } from './load/call.ts';

const run = promisify(execFile);

/**
 * Puts terms in force for the tenant of a server's first wallet, by the operator's command of the server's own
 * checkout, so that servers of different ages are told the same in the same way.
 */
export async function setTerms(
  { url, wallets }: Ready,
  terms: object,
  databaseUrl: string,
  checkout: string,
): Promise<void> {
  const { status, text } = await call(`${url}/v1/treasury`, wallets[0]?.key ?? '', 'GET');
  if (status !== 200) throw new Error(`The overview answered ${status}: ${text}`);
  const { clientId } = JSON.parse(text) as { clientId: string };
  const command = ['configuration', 'set', '--tenant', clientId, '--set', JSON.stringify(terms)];
  await run(process.execPath, ['--import', 'tsx', 'src/operator/operator.ts', ...command], {
    cwd: checkout,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
}
