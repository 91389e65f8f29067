import { expect } from 'vitest';
import { answerOf } from './answer-of.ts';
import type { TestServer } from './test-server.ts';
import type { TestReply } from './test-service.ts';

/** Expects a refusal before any rule of the business: this answer, and no row in any table. */
export async function expectRefused(
  server: TestServer,
  answer: string,
  send: () => Promise<TestReply>,
): Promise<TestReply> {
  const before = await server.countRows();
  const reply = await send();
  expect(answerOf(reply), reply.text).toBe(answer);
  expect(await server.countRows()).toEqual(before);
  return reply;
}
