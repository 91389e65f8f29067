import { Converter } from '@apiture/openapi-down-convert';
import type { ContractDocument, Json, Schema } from './contract-document.ts';
import { listOperations } from './list-operations.ts';
import { mapDocumentSchemas } from './map-document-schemas.ts';
import { mapSchema } from './map-schema.ts';
import { resolveReference } from './resolve-reference.ts';

const KEYWORDS_OF_3_0 = new Set([
  '$ref',
  'title',
  'multipleOf',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'uniqueItems',
  'maxProperties',
  'minProperties',
  'required',
  'enum',
  'type',
  'allOf',
  'oneOf',
  'anyOf',
  'not',
  'items',
  'properties',
  'additionalProperties',
  'description',
  'format',
  'default',
  'nullable',
  'discriminator',
  'readOnly',
  'writeOnly',
  'xml',
  'externalDocs',
  'example',
  'deprecated',
]);

/**
 * Derives the OpenAPI 3.0.3 form of the contract, for tools that do not read 3.1.
 *
 * What 3.0 cannot say is left out, so that the derived document admits more than the contract, never less.
 *
 * @param document the complete 3.1 document
 * @returns a 3.0.3 document
 */
export function deriveOpenApi30(document: ContractDocument): ContractDocument {
  const simplified = mapDocumentSchemas(document, (schema) => simplifySchema(document, schema));
  // The converter leaves marks of its own on arrays; they are no part of the JSON.
  const derived = JSON.parse(JSON.stringify(new Converter(simplified).convert())) as ContractDocument;
  delete derived['jsonSchemaDialect'];
  delete derived.info['summary'];
  dropLicenceIdentifier(derived);
  // 3.0 knows nothing of what a service sends.
  delete derived.webhooks;
  for (const { operation } of listOperations(derived)) {
    if (operation.security !== undefined) operation.security = operation.security.map(dropScopes);
  }
  dropOrphans(document, derived);
  return derived;
}

// 3.0 cannot say of what schema a stream's lines are, nor what a service sends: what serves for that alone is left with no
// reader, and so is what it refers to.
function dropOrphans(document: ContractDocument, derived: ContractDocument): void {
  const before = JSON.stringify(document);
  for (const kind of ['schemas', 'parameters'] as const) {
    for (let count = -1; count !== Object.keys(derived.components[kind] ?? {}).length;) {
      count = Object.keys(derived.components[kind] ?? {}).length;
      const after = JSON.stringify(derived);
      const kept = Object.entries(derived.components[kind] ?? {}).filter(([name]) => {
        const reference = `"#/components/${kind}/${name}"`;
        return after.includes(reference) || !before.includes(reference);
      });
      derived.components = { ...derived.components, [kind]: Object.fromEntries(kept) };
    }
  }
}

function dropLicenceIdentifier({ info }: ContractDocument): void {
  const { identifier: _, ...licence } = (info['license'] ?? {}) as { readonly identifier?: string };
  if (info['license'] !== undefined) info['license'] = licence;
}

// 3.0 knows scopes of OAuth 2 and OpenID Connect alone; the contract has neither.
function dropScopes(requirement: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.keys(requirement).map((scheme) => [scheme, []]));
}

function simplifySchema(document: ContractDocument, schema: Schema): Schema {
  // 3.0 ignores whatever stands beside a reference, and linters refuse it.
  if (schema.$ref !== undefined) return { $ref: schema.$ref };
  const simple = [constToEnum, examplesToExample, boundsToFlags, typesToNullable].reduce(
    (current, step) => step(current),
    schema,
  );
  return dropUnknownKeywords(dropNullBranch(document, simple));
}

function constToEnum({ const: constant, ...schema }: Schema): Schema {
  if (constant === undefined) return schema;
  return { ...schema, ...(schema.type === undefined ? typeOf(constant) : {}), enum: [constant] };
}

function typeOf(constant: Json): { type?: string } {
  const type = typeof constant;
  return type === 'string' || type === 'boolean' || type === 'number' ? { type } : {};
}

function examplesToExample({ examples, ...schema }: Schema): Schema {
  if (!Array.isArray(examples) || examples.length === 0) return schema;
  return { example: examples[0] as Json, ...schema };
}

function boundsToFlags(schema: Schema): Schema {
  const copy = { ...schema };
  if (typeof copy['exclusiveMinimum'] === 'number') {
    copy['minimum'] = copy['exclusiveMinimum'];
    copy['exclusiveMinimum'] = true;
  }
  if (typeof copy['exclusiveMaximum'] === 'number') {
    copy['maximum'] = copy['exclusiveMaximum'];
    copy['exclusiveMaximum'] = true;
  }
  return copy;
}

function typesToNullable(schema: Schema): Schema {
  if (!Array.isArray(schema.type)) return schema;
  const types = schema.type.filter((type) => type !== 'null');
  const nullable = types.length < schema.type.length ? { nullable: true } : {};
  if (types.length === 1 && types[0] !== undefined) return { ...schema, type: types[0], ...nullable };
  throw new Error(`3.0 has no value of the types ${types.join(', ')}.`);
}

function dropNullBranch(document: ContractDocument, schema: Schema): Schema {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = schema[keyword];
    const rest = branches?.filter((branch) => branch.type !== 'null');
    if (branches === undefined || rest === undefined || rest.length === branches.length) continue;
    const { [keyword]: _, ...others } = schema;
    const [first, ...more] = rest.map((branch) => resolveReference<Schema>(document, branch));
    if (first === undefined) throw new Error(`A schema with ${keyword} admits nothing but null.`);
    const nullable = { ...simplifyWhole(document, first), nullable: true };
    return more.length === 0
      ? { ...nullable, ...others }
      : { ...others, [keyword]: [nullable, ...rest.slice(1)] };
  }
  return schema;
}

function simplifyWhole(document: ContractDocument, schema: Schema): Schema {
  return mapSchema(schema, (each) => simplifySchema(document, each));
}

function dropUnknownKeywords(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword]) => KEYWORDS_OF_3_0.has(keyword) || (keyword.startsWith('x-') && keyword !== 'x-exact'),
    ),
  );
}
