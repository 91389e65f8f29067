import { resolve, type ContractObject } from './contract.ts';

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';

/** Formats that Dredd's validator knows; it refuses a schema that names another. */
const KNOWN_FORMATS = ['date', 'date-time', 'email', 'uri'];

const COMPONENT = '#/components/schemas/';

function translateObject(schema: ContractObject, definitions: Record<string, unknown>): ContractObject {
  const { $ref: reference, ...others } = schema;
  const translated = Object.fromEntries(
    Object.entries(others)
      .filter(([key, value]) => key !== 'format' || KNOWN_FORMATS.includes(String(value)))
      .map(([key, value]) => [key, translate(value, definitions)]),
  );
  if (typeof reference !== 'string') return translated;
  const name = reference.slice(COMPONENT.length);
  if (!(name in definitions)) {
    // Known before it is translated: a schema may contain itself.
    definitions[name] = true;
    definitions[name] = translate(resolve(schema), definitions);
  }
  const link = { $ref: `#/definitions/${name}` };
  // In draft 07 whatever stands beside a reference is ignored.
  return Object.keys(translated).length === 0 ? link : { allOf: [link, translated] };
}

function translate(value: unknown, definitions: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => translate(each, definitions));
  if (typeof value !== 'object' || value === null) return value;
  return translateObject(value as ContractObject, definitions);
}

/**
 * A schema of the contract (JSON Schema 2020-12) as one that Dredd can judge by: draft 07, with everything that it
 * refers to inside it.
 */
export function responseSchema(schema: ContractObject): object {
  const definitions: Record<string, unknown> = {};
  const translated = translate(schema, definitions);
  return { $schema: DRAFT_07, allOf: [translated], definitions };
}
