import { expect, it } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { handlers } from './handlers.ts';
import { createLogger } from './http/log/logger.ts';
import { serve } from './http/serve.ts';
import { newId } from './identity/ids.ts';
import { createCursorSigner } from './lists/cursor.ts';
import { createMetrics } from './metrics/metrics.ts';
import { sandboxHandlers } from './sandbox/handlers.ts';
import { openService } from './service.ts';
import { createTestDatabase } from './testing/databases/test-database.ts';

it('a request that nothing can answer ends its own connection, and those after it are answered', async () => {
  const database = await createTestDatabase('sqlite');
  const config = readConfig({ DATABASE_URL: database.url, PORT: '0' });
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const watch = createMetrics();
  const service = await openService(config, logger, { watch: watch.writeQueue });
  let isBroken = true;
  const app = createApp({
    ...service,
    config,
    logger,
    newId: (prefix) => {
      if (isBroken) throw new Error('there are no names left');
      return newId(prefix);
    },
    handlers: { ...handlers, ...sandboxHandlers },
    cursors: createCursorSigner(config.secret),
    dueWork: service.worker,
    stopping: new AbortController().signal,
    watch: watch.http,
    guard: null,
  });
  const server = await serve(app, { ...config, newId, logger, watch: watch.http });
  try {
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
    expect(lines.filter((line) => line.includes('a request without an answer'))).toHaveLength(1);
    expect(lines.join()).toContain('there are no names left');
    isBroken = false;
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  } finally {
    await server.close();
    await service.close();
    await database.remove();
  }
});
