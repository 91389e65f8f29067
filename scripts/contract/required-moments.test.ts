import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Record<string, unknown>;
}

interface Document {
  readonly components: {
    readonly parameters: Record<string, Parameter>;
    readonly schemas: Record<string, Record<string, unknown>>;
  };
}

it('no required parameter is a date-time with a length, which the Go client takes for the length of a time', () => {
  const text = readFileSync(new URL('../../generated/openapi-3.0.json', import.meta.url), 'utf8');
  const { components } = JSON.parse(text) as Document;
  const schemaOf = ({ schema }: Parameter): Record<string, unknown> =>
    components.schemas[String(schema['$ref']).replace('#/components/schemas/', '')] ?? schema;
  const required = Object.values(components.parameters).filter((each) => each.required === true);
  expect(required.length).toBeGreaterThan(0);
  const wrong = required.filter((each) => {
    const { format, minLength, maxLength } = schemaOf(each);
    return format === 'date-time' && (minLength !== undefined || maxLength !== undefined);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
