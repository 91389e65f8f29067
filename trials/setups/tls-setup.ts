import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createForeignDatabase } from '../../src/testing/databases/foreign-setup.ts';
import { runAsAdministrator } from '../../src/testing/databases/postgres-administration.ts';
import type { PostgresServer } from '../../src/testing/databases/postgres-server.ts';
import { LOOPBACK_CERTIFICATE, LOOPBACK_KEY } from '../../src/testing/receivers/loopback-certificate.ts';
import type { Verdict } from '../verdict.ts';
import { refusedStart, walkSetup } from './walk-setup.ts';

async function turnOn({ url, dataFolder }: PostgresServer): Promise<void> {
  const { uid, gid } = await stat(dataFolder);
  const files = { 'server.crt': LOOPBACK_CERTIFICATE, 'server.key': LOOPBACK_KEY };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(dataFolder, name), text, { mode: 0o600 });
    await chown(join(dataFolder, name), uid, gid);
  }
  await runAsAdministrator(url, 'alter system set ssl = on');
  await runAsAdministrator(url, 'select pg_reload_conf()');
}

const REFUSAL =
  /^The database at DATABASE_URL cannot be reached \(.+\): check the server certificate, and sslmode, sslrootcert and the host/;

/** Tries TLS with an authority of the trial's own: verified, and refused for another authority or another host. */
export async function runTls(server: PostgresServer, verdict: Verdict): Promise<void> {
  verdict.say('On TLS');
  await turnOn(server);
  const folder = await mkdtemp(join(tmpdir(), 'corridor-tls-'));
  const certificate = join(folder, 'ca.crt');
  await writeFile(certificate, LOOPBACK_CERTIFICATE);
  const database = await createForeignDatabase(server.url);
  const at = (host: string, parameters: Readonly<Record<string, string>>): string => {
    const url = new URL(database.url);
    url.hostname = host;
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  };
  const verified = { sslmode: 'verify-full', sslrootcert: certificate };
  try {
    const anyHost = at('0.0.0.0', verified);
    verdict.judge('everything works with sslmode=verify-full', await walkSetup(at('localhost', verified)));
    verdict.judge(
      'a certificate of an unknown authority is refused in one sentence',
      await refusedStart(at('localhost', { sslmode: 'verify-full' }), REFUSAL),
    );
    verdict.judge(
      'a certificate of another host is refused in one sentence',
      await refusedStart(anyHost, REFUSAL),
    );
  } finally {
    await database.remove();
    await rm(folder, { recursive: true });
  }
}
