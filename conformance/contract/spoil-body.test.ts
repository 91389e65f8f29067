import { expect, it } from 'vitest';
import { SchemaJudge } from '../judge/schema-judge.ts';
import type { JsonObject } from '../json/json.ts';
import { spoilBody } from './spoil-body.ts';

const document: JsonObject = {
  components: {
    schemas: {
      Body: {
        type: 'object',
        required: ['name', 'to'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 3, pattern: '^[a-z🙂]+$' },
          note: { type: 'string', maxLength: 2 },
          tags: {
            type: 'array',
            maxItems: 2,
            uniqueItems: true,
            items: { type: 'string', minLength: 1, pattern: '^[a-z]+$' },
          },
          words: { type: ['array', 'null'], minItems: 1, items: { enum: ['one', 'two'] } },
          firm: {
            type: 'object',
            required: ['country'],
            properties: { country: { type: 'string', pattern: '^[A-Z]{2}$' } },
          },
          to: { oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] },
        },
      },
      A: {
        type: 'object',
        required: ['type'],
        additionalProperties: false,
        properties: { type: { const: 'a' } },
      },
      B: {
        type: 'object',
        required: ['type', 'n'],
        additionalProperties: false,
        properties: { type: { const: 'b' }, n: { type: 'integer', minimum: 1, maximum: 5 } },
      },
    },
  },
};

const schema = { $ref: '#/components/schemas/Body' };
const good = { name: 'abc', to: { type: 'b', n: 3 } };
const spoiled = spoilBody(document, schema, good);

it('reaches every rule: missing, unknown, too long, too short, of another form, type, variant and bound', () => {
  const bodies = spoiled.map(({ body }) => JSON.stringify(body));
  for (const body of [
    { to: good.to },
    { ...good, unknownField: 'x' },
    { ...good, name: 'abcc' },
    { ...good, name: '' },
    { ...good, name: 12 },
    { ...good, to: { type: 'b' } },
    { ...good, to: { type: 'b', n: 6 } },
    { ...good, to: { type: 'b', n: 0 } },
    { ...good, to: { type: 'nonsense', n: 3 } },
    { ...good, to: { ...good.to, unknownField: 'x' } },
  ]) {
    expect(bodies).toContain(JSON.stringify(body));
  }
});

it('leaves good what it only adds to, and nothing else', () => {
  const judge = new SchemaJudge(document);
  const fine = spoiled.filter(({ body }) => judge.findFault('#/components/schemas/Body', body) === undefined);
  expect(fine.map(({ what }) => what)).toEqual(
    ['note', 'tags', 'firm'].map((name) => `/${name} beside the others`),
  );
});

it('leaves the good body as it was', () => {
  expect(good).toEqual({ name: 'abc', to: { type: 'b', n: 3 } });
});

it('counts characters, not their halves', () => {
  const bodies = spoilBody(document, schema, { ...good, name: '🙂🙂🙂' }).map(({ body }) =>
    JSON.stringify(body),
  );
  expect(bodies).toContain(JSON.stringify({ ...good, name: '🙂🙂🙂🙂' }));
});

it('reaches what the good body leaves out, and the items of lists', () => {
  const bodies = spoiled.map(({ body }) => JSON.stringify(body));
  expect(bodies).toContain(JSON.stringify({ ...good, note: 'xxx' }));
  expect(bodies).toContain(JSON.stringify({ ...good, tags: 'text' }));
  expect(bodies).toContain(JSON.stringify({ ...good, words: ['nonsense'] }));
  expect(bodies).toContain(JSON.stringify({ ...good, firm: { country: '-' } }));
  const listed = spoilBody(document, schema, { ...good, tags: ['a'] }).map(({ body }) =>
    JSON.stringify(body),
  );
  for (const tags of [['a', 'a'], ['a', 'a', 'a'], [''], [12]])
    expect(listed).toContain(JSON.stringify({ ...good, tags }));
});
