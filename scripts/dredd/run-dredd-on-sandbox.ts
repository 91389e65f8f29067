import { runDredd } from '../../conformance/dredd/run-dredd.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { startServer } from '../sandbox/start-server.ts';

/** Starts a sandbox whose bank does not dawdle, and a second server on its data under a tight rate limit, for Dredd to judge. */
export async function runDreddOnSandbox(): Promise<{ readonly passed: number; readonly failed: number }> {
  const sandbox = await startSandbox({ CORRIDOR_STEP_MS: '0' });
  try {
    const limited = await startServer({ DATABASE_URL: sandbox.databaseUrl, CORRIDOR_RATE_LIMIT: '0.001/1' });
    try {
      const { url, secretKey, publishableKey } = sandbox;
      return await runDredd({ url, secretKey, publishableKey, limitedUrl: limited.url });
    } finally {
      await limited.stop();
    }
  } finally {
    await sandbox.stop();
  }
}
