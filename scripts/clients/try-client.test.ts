import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOREIGN_CLIENTS, type ForeignClient } from './foreign-clients.ts';
import { tryClient } from './try-client.ts';

const PLACE = { url: 'http://localhost:1', secretKey: 'sk_sandbox_1', generator: 'none.jar' };

const clientOf = (steps: readonly string[], needs: readonly string[] = []): ForeignClient => ({
  name: 'a tool',
  document: '/openapi.json',
  needs,
  program: 'openapi_fetch.ts',
  steps,
});

const SAYS_ALL = "printf 'settled\\nmovements True\\nsecret true\\ninsufficient_funds\\n\\033[0m'";

describe('a client', () => {
  it('has paid if its program says all that it did, in a folder with the program', async () => {
    const steps = [
      'test -f openapi_fetch.ts',
      'test "$DOCUMENT" = http://localhost:1/openapi.json',
      SAYS_ALL,
    ];
    expect(await tryClient(clientOf(steps), PLACE)).toMatchObject({ outcome: 'paid' });
  });

  it('has failed if its program says less', async () => {
    expect(await tryClient(clientOf(['echo settled']), PLACE)).toMatchObject({
      outcome: 'failed',
      reason: 'It said:\nsettled\n',
    });
  });

  it('has failed if a step fails, and shows what it said', async () => {
    const attempt = await tryClient(clientOf(['echo no such type >&2; exit 3', SAYS_ALL]), PLACE);
    expect(attempt.outcome).toBe('failed');
    expect(attempt.reason).toContain('no such type');
  });

  it('is not tried if a command is missing that it takes', async () => {
    expect(await tryClient(clientOf([SAYS_ALL], ['no-such-command']), PLACE)).toMatchObject({
      outcome: 'not tried',
      reason: 'no-such-command is not on the PATH',
    });
  });
});

it.each(FOREIGN_CLIENTS)(
  '$name has its program, and its command in the documentation',
  ({ name, program, document }) => {
    expect(existsSync(new URL(`programs/${program}`, import.meta.url))).toBe(true);
    const page = readFileSync(new URL('../../docs/clients.md', import.meta.url), 'utf8');
    const row = page.split('\n').find((line) => line.startsWith(`| ${name} `));
    expect(row).toContain(document ?? 'corridor_client.ts');
  },
);
