import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { CallerPort } from '../contract/caller-port.ts';
import { createCallerOf } from './caller-of.ts';

function underTest() {
  const owners = new Map<string, string>();
  const notAsked = () => Promise.reject(new Error('not asked'));
  const callers: CallerPort = { byKey: notAsked, bySession: notAsked, tenantOf: (key) => owners.get(key) };
  const config = readConfig({ DATABASE_URL: 'sqlite::memory:', PORT: '0' });
  const callerOf = createCallerOf({ callers, config });
  const request = (socket: object, headers: Readonly<Record<string, string>>): IncomingMessage =>
    ({
      socket,
      headers,
      headersDistinct: {},
      rawHeaders: Object.entries(headers).flat(),
    }) as unknown as IncomingMessage;
  return {
    owners,
    call: (socket: object, headers: Readonly<Record<string, string>>) => callerOf(request(socket, headers)),
  };
}

const FROM = { remoteAddress: '203.0.113.7' };

it('a request belongs to the account of its key once the key was accepted, and to its address before', () => {
  const { owners, call } = underTest();
  const headers = { authorization: 'Bearer one' };
  expect(call({ ...FROM }, headers)).toBe('203.0.113.7');
  owners.set('one', 'acct_1');
  expect(call({ ...FROM }, headers)).toBe('acct_1');
  expect(call({ ...FROM }, { 'x-api-key': 'one' })).toBe('acct_1');
  expect(call({ ...FROM }, { authorization: 'Basic one' })).toBe('203.0.113.7');
});

it('requests of one connection belong each to its own key', () => {
  const { owners, call } = underTest();
  owners.set('one', 'acct_1').set('other', 'acct_2');
  const socket = { ...FROM };
  const callers = ['one', 'other', 'unknown', 'one'].map((key) =>
    call(socket, { authorization: `Bearer ${key}` }),
  );
  expect(callers).toEqual(['acct_1', 'acct_2', '203.0.113.7', 'acct_1']);
  expect(call(socket, {})).toBe('203.0.113.7');
});

it('addresses of one /64 are one caller', () => {
  const { call } = underTest();
  const callers = ['2001:db8::1', '2001:db8::2'].map((remoteAddress) => call({ remoteAddress }, {}));
  expect(new Set(callers).size).toBe(1);
});
