import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddressInvalid, readPostgresServers, type PostgresAddress } from './postgres-address.ts';

const readPostgresAddress = (text: string): PostgresAddress => readPostgresServers(text).address;

let folder: string;
let certificate: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-address-'));
  certificate = join(folder, 'ca.crt');
  await writeFile(certificate, 'a certificate');
});

afterAll(() => rm(folder, { recursive: true }));

describe('the address of a PostgreSQL', () => {
  it('names a user, a password, a host, a port and a database', () => {
    expect(readPostgresAddress('postgres://ada:secret@db.internal:6432/corridor')).toEqual({
      host: 'db.internal',
      port: 6432,
      user: 'ada',
      password: 'secret',
      database: 'corridor',
    });
  });

  it.each([
    ['every special character, encoded', encodeURIComponent(`@:/?#%[]& +'"\\|é漢`), `@:/?#%[]& +'"\\|é漢`],
    ['a space beside an encoded character', 'a b%3Ac', 'a b:c'],
    ['an @ that is not encoded', 'a@b', 'a@b'],
  ])('takes a password with %s', (_, written, password) => {
    expect(readPostgresAddress(`postgresql://ada:${written}@h/d`)).toMatchObject({ password, host: 'h' });
  });

  it('takes a name of a database with special characters', () => {
    expect(readPostgresAddress('postgres://u:p@h/a%23b%2Fc%20d').database).toBe('a#b/c d');
  });

  it.each([
    ['postgres:///corridor?host=/run/postgresql', '/run/postgresql', ''],
    ['postgres://ada@/corridor?host=/run/postgresql', '/run/postgresql', 'ada'],
    ['postgres://ada@%2Frun%2Fpostgresql/corridor', '/run/postgresql', 'ada'],
  ])('may name a socket: %s', (text, host, user) => {
    expect(readPostgresAddress(text)).toMatchObject({ host, user, database: 'corridor' });
  });

  it('may bring options and a name of its own', () => {
    const text = 'postgres://u:p@h/d?options=-c%20search_path%3Dpay&application_name=payments';
    expect(readPostgresAddress(text)).toMatchObject({
      options: '-c search_path=pay',
      application_name: 'payments',
    });
  });

  it('may name several hosts, each with a port of its own, and which of them it looks for', () => {
    expect(
      readPostgresServers('postgres://u:p,@q@h1:5433,[::1]:5434,h3/d?target_session_attrs=primary'),
    ).toEqual({
      address: { host: 'h1', port: 5433, user: 'u', password: 'p,@q', database: 'd' },
      hosts: [{ host: 'h1', port: 5433 }, { host: '[::1]', port: 5434 }, { host: 'h3' }],
      session: 'writable',
    });
    expect(readPostgresServers('postgres://u:p@h/d')).toMatchObject({
      hosts: [{ host: 'h' }],
      session: 'any',
    });
  });

  it('asks for TLS by its mode or by a certificate, and verifies unless it says not to', () => {
    const tlsOf = (query: string): unknown => readPostgresAddress(`postgres://u:p@h/d?${query}`).ssl;
    const ca = 'a certificate';
    expect(tlsOf('')).toBeUndefined();
    expect(tlsOf('sslmode=disable')).toBe(false);
    expect(tlsOf('sslmode=no-verify')).toEqual({ rejectUnauthorized: false });
    expect(tlsOf('sslmode=require')).toEqual({ rejectUnauthorized: true });
    expect(tlsOf(`sslmode=verify-full&sslrootcert=${certificate}`)).toEqual({ ca, rejectUnauthorized: true });
    expect(tlsOf(`sslrootcert=${certificate}`)).toEqual({ ca, rejectUnauthorized: true });
  });
});

describe('an address that names none', () => {
  it.each([
    ['a slash in the password', 'postgres://ada:hunter2/b@h/d'],
    ['a slash behind a number', 'postgres://ada:12/hunter2@h/d'],
    ['a hash behind a number', 'postgres://ada:12#hunter2@h/d'],
    ['a question mark behind a number', 'postgres://ada:12?hunter2@h/d'],
    ['a percent sign alone', 'postgres://ada:hunter2%zz@h/d'],
    ['bytes that are no UTF-8', 'postgres://ada:hunter2%E9@h/d'],
    ['a host too many', 'postgres://ada:hunter2@h1:5432,/d'],
    ['a port that is none behind another', 'postgres://ada:hunter2@h1:5432,h2:port/d'],
    ['no port', 'postgres://ada:hunter2@h:port/d'],
  ])('is refused with the form that it must have: %s', (_, text) => {
    const read = (): unknown => readPostgresAddress(text);
    expect(read).toThrow(AddressInvalid);
    expect(read).toThrow('percent-encoded');
    expect(read).not.toThrow('hunter2');
  });

  it.each([
    // A misspelt name would leave the connection without TLS.
    ['sslmod=verify-full', 'has the parameter sslmod'],
    ['statement_timeout=0', 'has the parameter statement_timeout'],
    ['sslmode=verify_full', 'must have one of these values for sslmode'],
    [
      'target_session_attrs=standby',
      'must have one of these values for target_session_attrs: any, read-write',
    ],
    ['sslrootcert=/no/such.crt', 'names a file in sslrootcert that cannot be read'],
  ])('is refused for its parameters: %s', (query, sentence) => {
    expect(() => readPostgresAddress(`postgres://u:hunter2@h/d?${query}`)).toThrow(sentence);
  });
});
