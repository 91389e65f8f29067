import { describe, expect, it } from 'vitest';
import { LINE_BYTES, boundLine, cutMiddle } from './bound-line.ts';
import { createLogger } from './logger.ts';

const STATEMENT = `with present as (select ${'column_of_a_table, '.repeat(600)})`;
const FAULT = 'subquery in FROM must have an alias';

function lineOf(facts: object): { readonly text: string; readonly fields: Record<string, unknown> } {
  let text = '';
  createLogger('info', { write: (line) => void (text += line) }).error(facts, 'fault');
  return { text, fields: JSON.parse(text) as Record<string, unknown> };
}

describe('a log line', () => {
  it('of a statement of 11 kB keeps within 2 kB, and says what is wrong with the statement', () => {
    expect(STATEMENT.length).toBeGreaterThan(11_000);
    const err = Object.assign(new Error(`${STATEMENT} - ${FAULT}`), { code: '42601' });
    const { text, fields } = lineOf({ err, requestId: 'req_1', worker: 'orders' });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LINE_BYTES);
    expect(fields).toMatchObject({ level: 'error', requestId: 'req_1', worker: 'orders', msg: 'fault' });
    expect(fields['err']).toMatchObject({ type: 'Error', errorCode: '42601' });
    expect((fields['err'] as { message: string }).message).toMatch(/^with present.*must have an alias$/);
    expect((fields['err'] as { stack: string }).stack).toContain('bound-line.test.ts');
  });

  it('of nested causes keeps within 2 kB, and names the first and the innermost', () => {
    let err = new Error(`${STATEMENT} - ${FAULT}`);
    for (let depth = 0; depth < 30; depth += 1) err = new Error(`${STATEMENT} ${depth}`, { cause: err });
    const { text, fields } = lineOf({ err });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LINE_BYTES);
    expect(JSON.stringify(fields['err'])).toContain(FAULT);
  });

  it('of an error that is its own cause ends', () => {
    const err = new Error('round');
    err.cause = err;
    expect(lineOf({ err }).fields).toMatchObject({ err: { message: 'round' } });
  });

  it.each(['ü', '漢', '😀', '\u0000', '"'])('of many %j keeps within 2 kB and stays text', (character) => {
    const { text, fields } = lineOf({ err: new Error(character.repeat(5_000)), requestId: 'req_1' });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LINE_BYTES);
    expect(text).not.toContain('\\ud');
    expect(fields).toMatchObject({ requestId: 'req_1', msg: 'fault' });
  });

  it('of many long facts keeps the request and what happened', () => {
    const facts = Object.fromEntries(Array.from({ length: 200 }, (_, each) => [`fact${each}`, STATEMENT]));
    const { text, fields } = lineOf({ requestId: 'req_1', ...facts });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LINE_BYTES);
    expect(fields).toMatchObject({ level: 'error', requestId: 'req_1', msg: 'fault', isCut: true });
  });

  it('that fits stays as it is', () => {
    const line = `${JSON.stringify({ msg: 'a'.repeat(1_500) })}\n`;
    expect(boundLine(line)).toBe(line);
  });
});

describe('a text that is cut', () => {
  it('keeps its beginning and its end, and no half of a character', () => {
    expect(cutMiddle('abcdefghijklmnop', 9)).toBe('abc … nop');
    for (let kept = 9; kept < 16; kept += 1) {
      expect(() => encodeURIComponent(cutMiddle('😀'.repeat(40), kept))).not.toThrow();
      expect(() => encodeURIComponent(cutMiddle(`a${'😀'.repeat(40)}`, kept))).not.toThrow();
    }
  });
});
