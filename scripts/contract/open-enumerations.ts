import type { ContractDocument, Schema } from './contract-document.ts';
import { mapDocumentSchemas } from './map-document-schemas.ts';

/** The longest word that a later version may add. */
const LONGEST_WORD = 64;

/**
 * The document as it is served: an enumeration that may grow within a version (`x-open`) is a text with the values that are
 * known today, since generated clients refuse a value that their `enum` lacks. Inside, it stays an enumeration.
 *
 * @param document a complete document
 */
export function openEnumerations(document: ContractDocument): ContractDocument {
  return mapDocumentSchemas(document, openEnumeration);
}

function openEnumeration({ 'x-events': _, 'x-reasons': _reasons, ...schema }: Schema): Schema {
  if (schema['x-open'] !== true || schema.enum === undefined) return schema;
  const { enum: values, ...text } = schema;
  return {
    ...text,
    minLength: 1,
    maxLength: LONGEST_WORD,
    'x-known-values': values,
  };
}
