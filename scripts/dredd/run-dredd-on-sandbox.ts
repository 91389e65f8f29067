import type { Target } from '../../conformance/dredd/api.ts';
import { runDredd } from '../../conformance/dredd/run-dredd.ts';
import { runOperator } from '../conformance/run-operator.ts';
import { startSandbox, type Sandbox } from '../sandbox/start-sandbox.ts';
import { startServer } from '../sandbox/start-server.ts';

/** What only the operator gives the sandbox's tenant: an owner's key, one that opens hardly anything, and a confirmation. */
async function issueByHand({
  databaseUrl,
  url,
  secretKey,
}: Sandbox): Promise<Pick<Target, 'secretKey' | 'narrowKey' | 'stepUpToken'>> {
  const answer = await fetch(`${url}/v1/developer-fees`, { headers: { 'x-api-key': secretKey } });
  const { counterpartyId } = (await answer.json()) as { counterpartyId: string };
  const variables = { DATABASE_URL: databaseUrl, CORRIDOR_STEP_UP_SECONDS: '3600' };
  const create = async (...words: string[]): Promise<string> => {
    const { key = '' } = await runOperator(variables, 'key', 'create', '--tenant', counterpartyId, ...words);
    return key;
  };
  const { stepUpToken = '' } = await runOperator(variables, 'step-up', '--tenant', counterpartyId);
  return {
    secretKey: await create('--role', 'owner'),
    narrowKey: await create('--role', 'admin', '--scopes', 'settings:read'),
    stepUpToken,
  };
}

/** Dredd itself judges what is answered: the server's own second reading would take as long again. */
const UNGUARDED = { CORRIDOR_CONTRACT_GUARD: 'off' };

/**
 * Starts a sandbox whose bank does not dawdle, and two more servers on its data for Dredd to judge: one under a tight
 * rate limit, and one that hardly waits for a request.
 * @param postgres a PostgreSQL server that takes new databases; left out: SQLite
 */
export async function runDreddOnSandbox(
  postgres?: string,
): Promise<{ readonly passed: number; readonly failed: number }> {
  const sandbox = await startSandbox(postgres, { ...UNGUARDED, CORRIDOR_STEP_MS: '0' });
  try {
    const { databaseUrl, url, publishableKey } = sandbox;
    const limited = await startServer({
      ...UNGUARDED,
      DATABASE_URL: databaseUrl,
      CORRIDOR_RATE_LIMIT: '0.001/1',
    });
    const impatient = await startServer({
      ...UNGUARDED,
      DATABASE_URL: databaseUrl,
      CORRIDOR_REQUEST_MS: '200',
    });
    try {
      const urls = { url, limitedUrl: limited.url, impatientUrl: impatient.url };
      const byHand = await issueByHand(sandbox);
      return await runDredd({ ...urls, publishableKey, ...byHand });
    } finally {
      await limited.stop();
      await impatient.stop();
    }
  } finally {
    await sandbox.stop();
  }
}
