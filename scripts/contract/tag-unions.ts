import type { ContractDocument, Schema } from './contract-document.ts';
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
  return mapSchema(schema, (each) => {
    const tag = findTag(document, each.oneOf ?? []);
    return tag === undefined ? each : { ...each, type: 'object', discriminator: { propertyName: tag } };
  });
}

function findTag(document: ContractDocument, stated: Schema[]): string | undefined {
  const branches = stated.map((branch) => resolveReference<Schema>(document, branch));
  return branches[0]?.required?.find((name) => {
    const constants = branches.flatMap((branch) => {
      const constant = branch.properties?.[name]?.const;
      const decides = branch.type === 'object' && branch.required?.includes(name) === true;
      return decides && typeof constant === 'string' ? [constant] : [];
    });
    return constants.length === branches.length && new Set(constants).size === branches.length;
  });
}
