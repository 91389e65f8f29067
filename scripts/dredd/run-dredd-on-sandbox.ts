import { runDredd } from '../../conformance/dredd/run-dredd.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { startServer } from '../sandbox/start-server.ts';

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
      return await runDredd({ ...urls, secretKey, publishableKey });
    } finally {
      await limited.stop();
      await impatient.stop();
    }
  } finally {
    await sandbox.stop();
  }
}
