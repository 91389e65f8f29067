import type { ContractDocument, Schema } from './contract-document.ts';

const ERROR_SCHEMA = 'ErrorResponse';

/**
 * Derives the document that the client is made from: all error answers share one schema there, because the client gives
 * its callers one type for them, instead of one for every operation and status.
 *
 * @param document the 3.0.3 document
 * @param codes every code of the catalogue
 * @returns a 3.0.3 document with the component schema `ErrorResponse`
 */
export function deriveClientDocument(document: ContractDocument, codes: readonly string[]): ContractDocument {
  const derived = structuredClone(document);
  let shared: Schema | undefined;
  for (const response of Object.values(derived.components.responses ?? {})) {
    const body = response.content?.['application/json'];
    const code = body?.schema?.properties?.['code'];
    if (body?.schema === undefined || code?.enum === undefined) continue;
    shared ??= {
      ...body.schema,
      properties: { ...body.schema.properties, code: { ...code, enum: [...codes] } },
    };
    body.schema = { $ref: `#/components/schemas/${ERROR_SCHEMA}` };
  }
  if (shared === undefined) return derived;
  derived.components.schemas = { ...derived.components.schemas, [ERROR_SCHEMA]: shared };
  return derived;
}
