import { expect, it } from 'vitest';
import { noteServerTime, serverNow } from './server-time.ts';

const NOON = Date.parse('2026-11-29T12:00:00Z');

/** An answer that the service sent at a time, and that the browser has at another. */
const answer = (sent: number, had: number): void =>
  noteServerTime(new Response('', { headers: { date: new Date(sent).toUTCString() } }), had);

it('the service’s time is never ahead, comes close with each answer, and follows a browser whose clock is set', () => {
  // The browser is ten minutes behind.
  const behind = 600_000;
  answer(NOON + 900, NOON + 920 - behind);
  expect(serverNow(NOON + 920 - behind)).toBe(NOON);
  answer(NOON + 5_010, NOON + 5_030 - behind);
  expect(serverNow(NOON + 5_030 - behind)).toBe(NOON + 5_000);
  // One that shows less changes nothing.
  answer(NOON + 6_990, NOON + 7_400 - behind);
  expect(serverNow(NOON + 7_400 - behind)).toBe(NOON + 7_370);
  answer(NOON + 8_000, NOON + 8_020);
  expect(serverNow(NOON + 8_020)).toBe(NOON + 8_000);
});
