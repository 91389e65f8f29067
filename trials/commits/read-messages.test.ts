import { expect, it } from 'vitest';
import { ClientMessageReader, isCommit, type ClientMessage } from './read-messages.ts';

const start = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);

function message(type: string, body: string): Buffer {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body));
  bytes.write(type, 0, 'latin1');
  bytes.writeInt32BE(bytes.length - 1, 1);
  bytes.write(body, 5);
  return bytes;
}

function readAll(stream: Buffer, chunkSize: number): ClientMessage[] {
  const reader = new ClientMessageReader();
  const messages: ClientMessage[] = [];
  for (let at = 0; at < stream.length; at += chunkSize) {
    messages.push(...reader.read(stream.subarray(at, at + chunkSize)));
  }
  return messages;
}

const stream = Buffer.concat([
  start,
  message('Q', 'BEGIN;\0'),
  message('Q', 'COMMIT;\0'),
  message('P', 'name\0commit\0\0\0'),
  message('P', '\0select 1 as commit\0\0\0'),
]);

it.each([1, 3, 7, 1000])('finds COMMIT in a stream that comes %i bytes at a time', (chunkSize) => {
  const messages = readAll(stream, chunkSize);
  expect(messages.map(({ type }) => type)).toEqual(['', 'Q', 'Q', 'P', 'P']);
  expect(messages.map(isCommit)).toEqual([false, false, true, true, false]);
  expect(Buffer.concat(messages.map(({ bytes }) => bytes))).toEqual(stream);
});
