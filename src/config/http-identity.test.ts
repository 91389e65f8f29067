import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const HTTP = {
  CORRIDOR_IDENTITY: 'http',
  CORRIDOR_IDENTITY_TOKEN: 'sbx:the-token',
  CORRIDOR_IDENTITY_SECRET: 'the-secret-of-it',
  CORRIDOR_IDENTITY_LEVELS: 'individual=basic, business=company',
};

it('reads how people are identified by a provider', () => {
  expect(readConfig(HTTP)).toMatchObject({
    providers: { identity: 'http' },
    httpIdentity: {
      dialect: 'sumsub',
      url: 'https://api.sumsub.com',
      token: 'sbx:the-token',
      secret: 'the-secret-of-it',
      webhookSecret: null,
      levels: { individual: 'basic', business: 'company' },
    },
  });
  expect(readConfig({}).httpIdentity).toBeNull();
});

it.each([
  ['CORRIDOR_IDENTITY_DIALECT', 'another'],
  ['CORRIDOR_IDENTITY_URL', 'api.example'],
  ['CORRIDOR_IDENTITY_TOKEN', undefined],
  ['CORRIDOR_IDENTITY_SECRET', undefined],
  ['CORRIDOR_IDENTITY_LEVELS', 'individual=basic'],
  ['CORRIDOR_IDENTITY_LEVELS', 'individual=basic,business=company,other=level'],
  ['CORRIDOR_IDENTITY_WEBHOOK_SECRET', 'with a space'],
])('refuses %s as %s, and repeats no secret', (name, value) => {
  const read = (): unknown => readConfig({ ...HTTP, [name]: value });
  expect(read).toThrow(name);
  for (const secret of [HTTP.CORRIDOR_IDENTITY_TOKEN, HTTP.CORRIDOR_IDENTITY_SECRET])
    expect(read).not.toThrow(secret);
  if (name === 'CORRIDOR_IDENTITY_WEBHOOK_SECRET') expect(read).not.toThrow(value);
});
