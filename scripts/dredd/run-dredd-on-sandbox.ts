import { runDredd } from '../../conformance/dredd/run-dredd.ts';
import { runOperator } from '../conformance/run-operator.ts';
import { startSandbox, type Sandbox } from '../sandbox/start-sandbox.ts';
import { startServer } from '../sandbox/start-server.ts';

/** A secret key of the sandbox's tenant that holds a scope which hardly anything asks for. */
async function issueNarrowKey({ databaseUrl, url, secretKey }: Sandbox): Promise<string> {
  const answer = await fetch(`${url}/v1/developer-fees`, { headers: { 'x-api-key': secretKey } });
  const { counterpartyId } = (await answer.json()) as { counterpartyId: string };
  const words = ['--tenant', counterpartyId, '--role', 'admin', '--scopes', 'settings:read'];
  const { key = '' } = await runOperator({ DATABASE_URL: databaseUrl }, 'key', 'create', ...words);
  return key;
}

/**
 * Starts a sandbox whose bank does not dawdle, and two more servers on its data for Dredd to judge: one under a tight
 * rate limit, and one that hardly waits for a request.
 */
export async function runDreddOnSandbox(): Promise<{ readonly passed: number; readonly failed: number }> {
  const sandbox = await startSandbox({ CORRIDOR_STEP_MS: '0' });
  try {
    const { databaseUrl, url, secretKey, publishableKey } = sandbox;
    const limited = await startServer({ DATABASE_URL: databaseUrl, CORRIDOR_RATE_LIMIT: '0.001/1' });
    const impatient = await startServer({ DATABASE_URL: databaseUrl, CORRIDOR_REQUEST_MS: '200' });
    try {
      const urls = { url, limitedUrl: limited.url, impatientUrl: impatient.url };
      const narrowKey = await issueNarrowKey(sandbox);
      return await runDredd({ ...urls, secretKey, publishableKey, narrowKey });
    } finally {
      await limited.stop();
      await impatient.stop();
    }
  } finally {
    await sandbox.stop();
  }
}
