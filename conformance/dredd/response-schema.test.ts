import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { OPERATIONS } from './contract.ts';
import { responseSchema } from './response-schema.ts';

const answers = [...OPERATIONS.values()].map(({ operationId, responses }) => {
  const [success] = Object.values(responses);
  return [operationId, success?.contents[0].schema ?? {}] as const;
});

it.each(answers)('of %s becomes a schema of draft 07 that refers to nothing outside it', (_, schema) => {
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv, ['date', 'date-time', 'email', 'uri']);
  expect(() => ajv.compile(responseSchema(schema))).not.toThrow();
});

it('keeps what stands beside a reference, which draft 07 would not look at', () => {
  const ajv = new Ajv({ strict: false });
  const reference = { $ref: '#/components/schemas/AssetNetwork' };
  const money = { asset: 'USDC', network: 'base' };
  expect(ajv.compile(responseSchema(reference))(money)).toBe(true);
  expect(ajv.compile(responseSchema({ ...reference, maxProperties: 1 }))(money)).toBe(false);
});
