import { fileURLToPath } from 'node:url';
import { HERE } from '../checkouts/open-checkout.ts';
import { runnerOf, type Effort } from '../measure.ts';
import type { Runner } from '../runner.ts';
import { forkServer } from '../start-server.ts';

const SERVER = fileURLToPath(new URL('usual-build/server.ts', import.meta.url));

export async function startUsualBuild(databaseUrl: string, effort: Effort): Promise<Runner> {
  const server = await forkServer(SERVER, { databaseUrl }, HERE);
  return runnerOf('the usual build', server, databaseUrl, 'payouts', effort);
}
