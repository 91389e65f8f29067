import { expect, it } from 'vitest';
import { CanaryList } from './canary-list.ts';

const TEXT = 'sk_sandbox_0123456789?';

it.each([
  ['as it is', TEXT],
  ['in hexadecimal', Buffer.from(TEXT).toString('hex')],
  ['in an address', encodeURIComponent(TEXT)],
  ['in base64', Buffer.from(TEXT).toString('base64')],
  ['within base64, after one byte', Buffer.from(`{${TEXT}}`).toString('base64')],
  ['within base64url, after two', Buffer.from(`{"${TEXT}"}`).toString('base64url')],
])('finds a text %s', (_how, written) => {
  const canaries = new CanaryList();
  canaries.add('a key', TEXT);
  expect(canaries.findIn('a log', `before ${written} after`)).toEqual(['a key stands in a log']);
  expect(canaries.findIn('a log', 'before and after')).toEqual([]);
});

it('takes no text that may stand anywhere by chance', () => {
  expect(() => new CanaryList().add('a code', '123456')).toThrow('too short');
});
