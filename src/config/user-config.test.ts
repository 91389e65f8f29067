import { describe, expect, it } from 'vitest';
import { PRODUCTION_VARIABLES } from '../testing/server/production-variables.ts';
import { readConfig } from './config.ts';

const PRODUCTION = { CORRIDOR_ENV: 'production', ...PRODUCTION_VARIABLES, CORRIDOR_SECRET: 's'.repeat(40) };

describe('what is configured about people', () => {
  it('is what the interface promises', () => {
    expect(readConfig({}).users).toEqual({
      publicUrl: null,
      mail: { kind: 'sandbox', smtpUrl: null, from: 'Corridor Sandbox <no-reply@sandbox.example>' },
      sessionSeconds: 43_200,
      sessionIdleSeconds: 1_800,
      lockSeconds: 900,
      signInLimit: null,
    });
    expect(readConfig(PRODUCTION).users).toMatchObject({
      publicUrl: 'https://pay.corridor.example',
      mail: { kind: 'none' },
      signInLimit: 100,
    });
  });

  it('is what the variables say', () => {
    const variables = {
      CORRIDOR_PUBLIC_URL: 'http://10.0.0.7:8080/',
      CORRIDOR_MAIL: 'smtp',
      CORRIDOR_SMTP_URL: 'smtp://user:pass@mail.example.com',
      CORRIDOR_MAIL_FROM: 'Corridor <no-reply@example.com>',
      CORRIDOR_SESSION_SECONDS: '60',
      CORRIDOR_SESSION_IDLE_SECONDS: '30',
      CORRIDOR_LOCK_SECONDS: '5',
      CORRIDOR_SIGN_IN_LIMIT: '7',
    };
    expect(readConfig(variables).users).toEqual({
      publicUrl: 'http://10.0.0.7:8080',
      mail: {
        kind: 'smtp',
        smtpUrl: 'smtp://user:pass@mail.example.com',
        from: 'Corridor <no-reply@example.com>',
      },
      sessionSeconds: 60,
      sessionIdleSeconds: 30,
      lockSeconds: 5,
      signInLimit: 7,
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ CORRIDOR_PUBLIC_URL: 'http://pay.corridor.example' }, 'https'],
    [{ CORRIDOR_MAIL: 'sandbox' }, 'CORRIDOR_MAIL must not be "sandbox" in production'],
    [{ CORRIDOR_SESSION_SECONDS: '43201' }, 'CORRIDOR_SESSION_SECONDS'],
    [{ CORRIDOR_SESSION_IDLE_SECONDS: '1801' }, 'CORRIDOR_SESSION_IDLE_SECONDS'],
    [{ CORRIDOR_LOCK_SECONDS: '901' }, 'CORRIDOR_LOCK_SECONDS'],
  ])('keeps production from starting with %j', (variables, problem) => {
    expect(() => readConfig({ ...PRODUCTION, ...variables })).toThrow(problem);
  });

  it.each<[Record<string, string>, string]>([
    [{ CORRIDOR_PUBLIC_URL: 'pay.example.com' }, 'CORRIDOR_PUBLIC_URL'],
    [{ CORRIDOR_PUBLIC_URL: 'https://pay.example.com/console' }, 'CORRIDOR_PUBLIC_URL'],
    [{ CORRIDOR_PUBLIC_URL: 'https://me@pay.example.com' }, 'CORRIDOR_PUBLIC_URL'],
    [{ CORRIDOR_MAIL: 'smtp', CORRIDOR_MAIL_FROM: 'a@example.com' }, 'CORRIDOR_SMTP_URL'],
    [{ CORRIDOR_MAIL: 'smtp', CORRIDOR_SMTP_URL: 'smtp://mail.example.com' }, 'CORRIDOR_MAIL_FROM'],
    [{ CORRIDOR_MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }, 'CORRIDOR_MAIL_FROM'],
    [{ CORRIDOR_MAIL: 'pigeon' }, 'CORRIDOR_MAIL'],
  ])('is refused as %j', (variables, problem) => {
    expect(() => readConfig(variables)).toThrow(problem);
  });

  it('never repeats the password of the mail server', () => {
    const variables = { CORRIDOR_MAIL: 'smtp', CORRIDOR_SMTP_URL: 'http://user:hunter2@mail.example.com' };
    const read = (): unknown => readConfig(variables);
    expect(read).toThrow('CORRIDOR_SMTP_URL');
    expect(read).not.toThrow('hunter2');
  });
});
