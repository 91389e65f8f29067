import { describe, expect, it } from 'vitest';
import { contractDocument } from '../../src/contract/document.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import { mapDocumentSchemas } from './map-document-schemas.ts';
import { openEnumerations } from './open-enumerations.ts';

const documentOf = (schemas: Record<string, Schema>): ContractDocument => ({
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1.0.0' },
  paths: {},
  components: { schemas },
});

describe('an enumeration', () => {
  it('that may grow is served as a text with the values that are known', () => {
    const { components } = openEnumerations(
      documentOf({ Reason: { type: ['string', 'null'], 'x-open': true, enum: ['gone', 'failing', null] } }),
    );
    expect(components.schemas?.['Reason']).toEqual({
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 64,
      'x-open': true,
      'x-known-values': ['gone', 'failing', null],
    });
  });

  it('that may not is served as it is', () => {
    const status: Schema = { type: 'string', enum: ['open', 'closed'] };
    expect(openEnumerations(documentOf({ Status: status })).components.schemas?.['Status']).toEqual(status);
  });
});

it('every enumeration of the served document is open or closed, and never both', () => {
  let open = 0;
  mapDocumentSchemas(contractDocument(), (schema) => {
    const isOpen = schema['x-open'] === true;
    expect([schema.enum !== undefined && isOpen, Array.isArray(schema['x-known-values'])]).toEqual([
      false,
      isOpen,
    ]);
    if (isOpen) open += 1;
    return schema;
  });
  expect(open).toBeGreaterThan(10);
});
