import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const warningsOf = (variables: Record<string, string>): readonly string[] => readConfig(variables).warnings;

it.each([
  ['CORRIDOR_STEPMS', 'CORRIDOR_STEPMS is read by nothing: it may be meant for CORRIDOR_STEP_MS'],
  ['CORRIDOR_LOGLEVEL', 'CORRIDOR_LOGLEVEL is read by nothing: it may be meant for CORRIDOR_LOG_LEVEL'],
  ['CORRIDOR_PORT', 'CORRIDOR_PORT is read by nothing: it may be meant for PORT'],
  ['CORRIDOR_DATABASE_URL', 'CORRIDOR_DATABASE_URL is read by nothing: it may be meant for DATABASE_URL'],
  ['CORRIDOR_FAVOURITE_COLOUR', 'CORRIDOR_FAVOURITE_COLOUR is read by nothing'],
])('a variable that nothing reads is a warning with the nearest name (%s)', (name, warning) => {
  expect(warningsOf({ [name]: '3000' })).toEqual([warning]);
});

it('with CORRIDOR_STRICT_ENV=on it is a fault', () => {
  expect(() => readConfig({ CORRIDOR_STRICT_ENV: 'on', CORRIDOR_STEPMS: '5' })).toThrow(
    'The configuration is not valid:\n- CORRIDOR_STEPMS is read by nothing: it may be meant for CORRIDOR_STEP_MS',
  );
});

it.each([
  'CORRIDOR_API_KEY',
  'CORRIDOR_URL',
  'CORRIDOR_TEST_SEED',
  'CORRIDOR_CONFORMANCE_STEP_UP_TOKEN',
  'CORRIDOR_STEP_MS',
  'CORRIDOR_SMTP_URL',
  'CORRIDOR_SERVICE_HOST',
  'CORRIDOR_SERVICE_PORT',
  'CORRIDOR_SERVICE_PORT_HTTP',
  'CORRIDOR_SANDBOX_SERVICE_HOST',
  'CORRIDOR_PORT_3000_TCP',
  'CORRIDOR_PORT_3000_TCP_ADDR',
])('%s is known', (name) => {
  expect(warningsOf({ [name]: '1' })).toEqual([]);
});

it('what a container platform sets for a service of that name is known by its value', () => {
  expect(warningsOf({ CORRIDOR_PORT: 'tcp://10.0.0.1:3000' })).toEqual([]);
});
