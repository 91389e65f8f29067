import type { TestReply } from './test-service.ts';

/** Status and code of an answer, such as `404 not_found`; the status alone where it succeeded. */
export function answerOf({ status, body }: TestReply): string {
  return typeof body['code'] === 'string' ? `${status} ${body['code']}` : `${status}`;
}
