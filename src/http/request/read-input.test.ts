import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { openExchange } from './exchange.ts';
import { readInput } from './read-input.ts';
import { createRouteTable } from './route-table.ts';
import { takeTurnsOn, Turns } from './turns.ts';

const findRoute = createRouteTable('sandbox');

const field = `"note":"${'é'.repeat(4_000)}"`;

/** A body of a webhook whose metadata has so many long texts. */
const body = (texts: number): Buffer =>
  Buffer.from(`{"metadata":{${Array.from({ length: texts }, (_, at) => `"${at}":{${field}}`).join(',')}}}`);

/** Reads it as a request's body; the turns of the event loop in which there was work after the first, and the faults. */
async function read(bytes: Buffer): Promise<{ readonly turns: number[]; readonly faults: string[] }> {
  const route = findRoute('POST', '/v1/webhooks');
  if (route === undefined) throw new Error('There is no such operation');
  const request = new IncomingMessage(new Socket());
  takeTurnsOn(request.socket, { turns: new Turns(), callerOf: () => 'one' });
  const turns: number[] = [];
  const progress = { turn: 0, isOver: false };
  const reading = readInput(route, openExchange(request, 'req_1'), bytes, () => turns.push(progress.turn));
  const faults = reading.then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return (error.details ?? []).map(({ path, message }) => `${path} ${message}`);
    },
  );
  void faults.finally(() => (progress.isOver = true));
  for (; !progress.isOver; progress.turn += 1) await turn();
  return { turns, faults: await faults };
}

describe('a body', () => {
  it('of at most 16 KiB is read in one turn of the event loop', async () => {
    const { turns, faults } = await read(body(2));
    expect(turns).toEqual([]);
    expect(faults.length).toBeGreaterThan(0);
  });

  it('that is longer is read in many, and the field that is too large is told alone', async () => {
    const { turns, faults } = await read(body(12));
    // Of some 48,000 characters each piece has 8,192, or the string in which they end.
    expect(turns.length).toBeGreaterThanOrEqual(12);
    expect(new Set(turns).size).toBe(turns.length);
    expect(faults).toEqual(['/metadata must be at most 16384 bytes of JSON']);
  });

  it('whose fields keep their sizes has each of its faults told, however long it is', async () => {
    const { turns, faults } = await read(Buffer.from(`{${' '.repeat(40_000)}"description":1}`));
    expect(turns.length).toBeGreaterThanOrEqual(12);
    expect(faults).toContain('/description must be a string');
    expect(faults).toContain('/url is required');
  });
});
