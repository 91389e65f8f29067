import type { CatalogueReason } from './catalogues.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import { mapDocumentSchemas } from './map-document-schemas.ts';

/**
 * Writes the document's lists of reasons: a schema with `x-reasons` gets those of its kind that its objects can have. A hold
 * is one of them. A failure is a code that may be its provider's own, so they are only those that are known.
 *
 * @param document a bundled document
 * @param reasons the catalogue
 * @throws Error if a schema asks for reasons that do not exist
 */
export function expandReasons(
  document: ContractDocument,
  reasons: readonly CatalogueReason[],
): ContractDocument {
  return mapDocumentSchemas(document, (schema) => expandReason(schema, reasons));
}

function expandReason(schema: Schema, reasons: readonly CatalogueReason[]): Schema {
  const { 'x-reasons': asked, ...text } = schema;
  if (asked === undefined) return schema;
  const codes = reasons
    .filter(
      ({ kind, objects }) => kind === asked.kind && asked.objects.some((object) => objects.includes(object)),
    )
    .map(({ code }) => code);
  if (codes.length === 0) throw new Error(`There is no ${asked.kind} of ${asked.objects.join(', ')}.`);
  return asked.kind === 'hold'
    ? { ...schema, enum: codes }
    : { ...text, 'x-provider-values': true, 'x-known-values': codes };
}
