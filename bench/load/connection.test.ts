import { describe, expect, it } from 'vitest';
import { answerLength } from './connection.ts';

const lengthOf = (text: string): number | undefined => answerLength(Buffer.from(text));

describe('how long an answer is', () => {
  it('is not known before its headers have come', () => {
    expect(lengthOf('HTTP/1.1 201 Created\r\nContent-Length: 2\r\n')).toBeUndefined();
  });

  it('is said by its length, which may be longer than what has come', () => {
    const head = 'HTTP/1.1 201 Created\r\ncontent-length: 12\r\n\r\n';
    expect([lengthOf(head), lengthOf(`${head}{"id":`)]).toEqual([head.length + 12, head.length + 12]);
  });

  it('is known of one in chunks when the last has come', () => {
    const head = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(lengthOf(`${head}4\r\n[0\r\n`)).toBeUndefined();
    const whole = `${head}2\r\n[]\r\n0\r\n\r\n`;
    expect(lengthOf(whole)).toBe(whole.length);
  });

  it('is that of its headers where it has no body', () => {
    const head = 'HTTP/1.1 204 No Content\r\n\r\n';
    expect(lengthOf(head)).toBe(head.length);
  });
});
