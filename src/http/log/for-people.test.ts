import { expect, it } from 'vitest';
import { lineForPeople } from './for-people.ts';

it('shows a line as its time, its level, what it says and its facts', () => {
  const line = {
    level: 'info',
    time: '2026-11-27T08:30:00.123Z',
    url: 'http://localhost:3000',
    status: 200,
    msg: 'listening',
  };
  expect(lineForPeople(JSON.stringify(line))).toBe(
    '08:30:00  info   listening  url=http://localhost:3000  status=200\n',
  );
});

it('shows an error below its line', () => {
  const err = { type: 'Error', message: 'no way', stack: '    at go (way.ts:1:1)' };
  const line = { level: 'error', time: '2026-11-27T08:30:00.123Z', err, msg: 'lost' };
  expect(lineForPeople(JSON.stringify(line))).toBe(
    '08:30:00  error  lost\n    Error: no way\n    at go (way.ts:1:1)\n',
  );
});

it('lets no text of a caller steer the terminal', () => {
  const line = { level: 'warn', time: '2026-11-27T08:30:00.123Z', path: '/\u001b[2J', msg: 'odd\nline' };
  expect(lineForPeople(JSON.stringify(line))).toBe('08:30:00  warn   odd?line  path=/?[2J\n');
});
