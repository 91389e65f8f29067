import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findFreePort } from '../../src/testing/databases/free-port.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import { beginCertification, certifierOf, untilCertified } from '../../src/testing/worlds/certified-world.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

async function receiverIn(readme: string): Promise<string> {
  const text = await readFile(`${ROOT}${readme}`, 'utf8');
  const program = /^cat > \S+receiver\.mjs <<'END'\n([\s\S]*?)^END$/m.exec(text)?.[1];
  if (program === undefined) throw new Error('The README shows no receiver');
  return program;
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (is: boolean): void => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

withServer(({ server }) => {
  it('the receiver of the README has ten lines, and passes every case', async () => {
    const program = await receiverIn('README.md');
    expect(program.trimEnd().split('\n')).toHaveLength(10);
    const tenant = await server().newTenant();
    const port = await findFreePort();
    const url = `http://localhost:${port}/hooks`;
    const { id, secret } = await tenant.post<{ id: string; secret: string }>('/v1/webhooks', { url });
    // Inside the checkout, where its library is found.
    const folder = await mkdtemp(`${ROOT}node_modules/.readme-receiver-`);
    const path = `${folder}/receiver.mjs`;
    await writeFile(path, program.replace('listen(4000)', `listen(${port})`));
    const receiver = spawn(process.execPath, [path], { env: { WEBHOOK_SECRET: secret }, stdio: 'ignore' });
    try {
      while (!(await isListening(port))) await delay(20);
      certifierOf(server()).start();
      const { cases } = await untilCertified(tenant, (await beginCertification(tenant, id)).id);
      expect(cases.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
      expect(cases).toHaveLength(12);
    } finally {
      receiver.kill();
      await rm(folder, { recursive: true });
    }
  });
});
