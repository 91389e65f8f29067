import { expect, it } from 'vitest';
import { SchemaJudge } from '../judge/schema-judge.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { edgesOf } from './edges.ts';

const judge = new SchemaJudge({});

function edgesFor(schema: JsonObject, samples: readonly Json[] = []): Json[] {
  const takes = (value: Json): boolean => judge.findFaultOf(schema, value) === undefined;
  return edgesOf({ document: {}, schema, samples, takes });
}

it('makes the shortest and the longest text of a form from one that has it', () => {
  const schema = { type: 'string', pattern: '^\\d+(?:[.]\\d{1,2})?$', minLength: 1, maxLength: 18 };
  expect(edgesFor(schema, ['250.00'])).toEqual(['0', '222222222222250.00']);
});

it('stretches a text that it knows only as an example, and one of characters beyond 16 bits', () => {
  const schema = { type: 'string', pattern: '^key_[a-z]+$', maxLength: 8, examples: ['key_a'] };
  expect(edgesFor(schema)).toEqual(['key_aaaa']);
  expect(edgesFor({ type: 'string', pattern: '^🙂+!$', maxLength: 4 }, ['🙂!'])).toEqual(['🙂🙂🙂!']);
});

it('makes the longest moment by its fraction', () => {
  const schema = { type: 'string', format: 'date-time', minLength: 20, maxLength: 35 };
  const [shortest, longest] = edgesFor(schema);
  expect(shortest).toBe('2026-01-05T00:00:00Z');
  expect(longest).toMatch(/^2026-01-05T00:00:00[.]0{14}Z$/);
});

it('meets the least and the greatest number, and each word', () => {
  expect(edgesFor({ type: 'integer', minimum: 1, maximum: 5 })).toEqual([1, 5]);
  expect(edgesFor({ type: 'string', enum: ['a', 'b'] })).toEqual(['a', 'b']);
});

it('fills lists up to what they take, each item another', () => {
  const words = { type: 'string', enum: ['a', 'b', 'c'] };
  const ofWords = { type: 'array', items: words, uniqueItems: true, minItems: 1, maxItems: 2 };
  expect(edgesFor(ofWords)).toEqual([['a'], ['a', 'b'], ['a', 'b'], ['c']]);
  const ofTexts = { type: 'array', uniqueItems: true, maxItems: 3, items: { type: 'string' } };
  expect(edgesFor(ofTexts, [['203.0.113.1']])).toEqual([['1.0.113.1', '2.0.113.1', '3.0.113.1']]);
});

it('leaves out an edge for which it finds nothing that the schema takes', () => {
  expect(edgesFor({ type: 'string', pattern: '^(?:ab)+$', maxLength: 5 }, ['ab'])).toEqual([]);
});
