import { expect, it } from 'vitest';
import { type Unread, readEach } from './read-each.ts';

const QUERY = { asOf: '2026-01-01T00:00:00Z' } as never as Unread<{ asOf?: string; asset: string }>;

it('reads every query parameter, sent or not', () => {
  const read = readEach(QUERY, { asOf: (text) => text?.length, asset: (name) => name || 'none' });
  expect(read).toEqual({ asOf: 20, asset: 'none' });
});

it('does not compile while a parameter is read by nobody', () => {
  // @ts-expect-error `asset` is read by nobody.
  const read = readEach(QUERY, { asOf: (text: string | undefined) => text });
  expect(Object.keys(read)).toEqual(['asOf']);
});
