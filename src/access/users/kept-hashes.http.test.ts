import { expect, it } from 'vitest';
import { openDatabase } from '../../db/connection.ts';
import { createTestDatabase } from '../../testing/databases/test-database.ts';
import { runOperator, startServerProgram } from '../../testing/server/run-program.ts';
import { codeAt, newPassword } from '../../testing/worlds/test-user.ts';

/** Far longer than two programs take on a busy machine, in milliseconds. */
const PATIENCE_MS = 120_000;

async function post(url: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/console/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

// Servers in tests hash at the least cost, by a library of their own. This one is the program that people run.
it(
  'the server keeps a password and recovery codes at the full cost of argon2id',
  async () => {
    const database = await createTestDatabase('sqlite');
    const server = await startServerProgram({ DATABASE_URL: database.url });
    const connected = openDatabase(database.url);
    try {
      const [tenantId = ''] = (await connected.reader('tenants').pluck('id')) as string[];
      const user = ['--tenant', tenantId, '--email', 'ada@example.com', '--role', 'owner'];
      const variables = { DATABASE_URL: database.url, CORRIDOR_PUBLIC_URL: server.url };
      const invited = await runOperator(['user', 'create', ...user, '--json'], variables);
      const { enrolmentUrl } = JSON.parse(invited.stdout) as { enrolmentUrl: string };
      const token = enrolmentUrl.split('#token=')[1];
      const { secret } = await post(server.url, 'invitations/open', { token });
      const code = codeAt(String(secret), Date.now());
      await post(server.url, 'invitations/accept', { token, code, password: newPassword() });
      const passwords = (await connected.reader('user_credentials').pluck('password_hash')) as string[];
      const codes = (await connected.reader('recovery_codes').pluck('hash')) as string[];
      const hashes = [...passwords, ...codes];
      expect(hashes).toHaveLength(11);
      for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    } finally {
      server.program.process.kill('SIGTERM');
      await server.program.ended;
      await connected.destroy();
      await database.remove();
    }
  },
  PATIENCE_MS,
);
