import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperator, runRefusedServer } from './testing/server/run-program.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-refused-'));
});

afterAll(() => rm(folder, { recursive: true }));

const WRONG = { CORRIDOR_STEP_MS: 'soon', CORRIDOR_DRAIN_MS: '1' };
const LIST = /^The configuration is not valid:\n(- .+\n){2}$/;

describe('a start that cannot be', () => {
  it('says of a wrong configuration all that is wrong with it, and nothing else', async () => {
    const { exitCode, stderr } = await runRefusedServer(WRONG);
    expect(stderr).toMatch(LIST);
    expect(stderr).toContain('CORRIDOR_STEP_MS');
    expect(exitCode).toBe(1);
  });

  it('of an operator’s command says the same', async () => {
    const { exitCode, stderr } = await runOperator(['migrate'], WRONG);
    expect(stderr).toMatch(LIST);
    expect(exitCode).toBe(1);
  });

  it('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const DATABASE_URL = `sqlite:${join(folder, 'corridor.db')}`;
    const { exitCode, stderr } = await runRefusedServer({ PORT: port, DATABASE_URL });
    other.close();
    expect(stderr).toBe(`Port ${port} is in use by another program.\n`);
    expect(exitCode).toBe(1);
  });
});
