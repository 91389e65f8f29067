import type { ContractDocument, Schema } from './contract-document.ts';
import { mapDocumentSchemas } from './map-document-schemas.ts';
import { mapSchema } from './map-schema.ts';
import { resolveReference } from './resolve-reference.ts';

/**
 * Tells the validator which property decides between the branches of a choice, wherever there is one, so that it
 * complains about the branch that was meant instead of about all of them. What is admitted stays the same.
 *
 * @param document the document that references point into
 * @param schema the schema to rebuild
 * @returns the schema, with a `discriminator` beside each `oneOf` whose branches are objects that all require the same
 *   property, each with another constant
 */
export function tagUnions(document: ContractDocument, schema: Schema): Schema {
  return mapSchema(schema, ({ discriminator: _, ...each }) => {
    const tag = findTag(document, each.oneOf ?? []);
    const isConstant = (branch: Schema): boolean =>
      resolveReference<Schema>(document, branch).properties?.[tag?.name ?? '']?.const !== undefined;
    // The validator reads constants of the branch itself alone.
    if (tag === undefined || each.oneOf?.every(isConstant) !== true) return each;
    return { ...each, type: 'object', discriminator: { propertyName: tag.name } };
  });
}

/**
 * Writes beside each choice of a document which property decides, and which of its values means which branch: generated
 * clients read an answer by it.
 *
 * @param document a bundled document
 * @returns a document with a `discriminator` beside each `oneOf` of components that all require the same property, each
 *   with other values
 */
export function discriminateUnions(document: ContractDocument): ContractDocument {
  return mapDocumentSchemas(document, (schema) => {
    const tag = findTag(document, schema.oneOf ?? []);
    if (tag === undefined || schema.oneOf?.some(({ $ref }) => $ref === undefined) !== false) return schema;
    const mapping = schema.oneOf.flatMap(({ $ref }, index) =>
      (tag.values[index] ?? []).map((value): [string, string] => [value, String($ref)]),
    );
    return {
      ...schema,
      discriminator: { propertyName: tag.name, mapping: Object.fromEntries(mapping) },
    };
  });
}

interface Tag {
  readonly name: string;
  /** Of each branch. */
  readonly values: readonly (readonly string[])[];
}

function findTag(document: ContractDocument, stated: readonly Schema[]): Tag | undefined {
  const branches = stated.map((branch) => resolveReference<Schema>(document, branch));
  const tags = (branches[0]?.required ?? []).map((name): Tag => ({
    name,
    values: branches.map((branch) => valuesOf(document, branch, name)),
  }));
  return tags.find(({ values }) => {
    const all = values.flat();
    return values.every((each) => each.length > 0) && new Set(all).size === all.length;
  });
}

/** The texts that a property of a branch may have; none if it may be left out or be anything. */
function valuesOf(document: ContractDocument, branch: Schema, name: string): readonly string[] {
  const stated = branch.properties?.[name];
  if (branch.type !== 'object' || branch.required?.includes(name) !== true || stated === undefined) return [];
  const { const: constant, enum: values = [] } = resolveReference<Schema>(document, stated);
  const all = constant === undefined ? values : [constant];
  return all.every((value) => typeof value === 'string') ? all : [];
}
