import { describe, expect, it } from 'vitest';
import type { Schema } from './contract-document.ts';
import { deriveOpenApi30 } from './derive-openapi-3.0.ts';
import { makeSampleDocument } from './sample-document.ts';

describe('deriveOpenApi30', () => {
  const derived = deriveOpenApi30(makeSampleDocument());
  const schemaOf = (name: string): Schema => {
    const schema = derived.components.schemas?.[name];
    if (schema === undefined) throw new Error(`There is no schema ${name}.`);
    return schema;
  };

  it('says that it is 3.0.3', () => {
    expect(derived.openapi).toBe('3.0.3');
  });

  it('empties the scopes of schemes that have none in 3.0', () => {
    expect(derived.paths['/things/{id}']?.put?.security).toEqual([{ bearerKey: [] }, { headerKey: [] }]);
    expect(derived.paths['/health']?.get?.security).toEqual([]);
  });

  it('turns constants into enumerations of one', () => {
    expect(schemaOf('Thing').properties?.['kind']).toEqual({ type: 'string', enum: ['thing'] });
  });

  it('turns constants into enumerations though they are false, zero or empty', () => {
    for (const constant of [false, 0, '']) {
      const document = makeSampleDocument();
      document.components.schemas = { Constant: { const: constant } };
      expect(deriveOpenApi30(document).components.schemas?.['Constant']).toEqual({
        type: typeof constant,
        enum: [constant],
      });
    }
  });

  it('turns a type beside null into a nullable one, and examples into one example', () => {
    expect(schemaOf('Thing').properties?.['note']).toEqual({
      type: 'string',
      nullable: true,
      maxLength: 10,
      example: 'short',
    });
  });

  it('turns a choice between a component and null into that component made nullable', () => {
    expect(schemaOf('Thing').properties?.['owner']).toMatchObject({
      type: 'object',
      required: ['since'],
      nullable: true,
    });
    expect(derived.components.schemas).not.toHaveProperty('Owner');
  });

  it('drops a component that only a keyword of 3.1 refers to', () => {
    const document = makeSampleDocument();
    document.components.schemas = {
      Stream: { type: 'string', contentSchema: { $ref: '#/components/schemas/Line' } },
      Line: { type: 'object' },
    };
    expect(deriveOpenApi30(document).components.schemas).toEqual({ Stream: { type: 'string' } });
  });

  it('leaves nothing beside a reference', () => {
    expect(schemaOf('Thing').properties?.['secret']).toEqual({ $ref: '#/components/schemas/Secret' });
  });

  it('turns exclusive bounds into flags', () => {
    expect(schemaOf('Thing').properties?.['owner']?.properties?.['share']).toEqual({
      type: 'integer',
      minimum: 0,
      exclusiveMinimum: true,
      maximum: 100,
    });
  });

  it('leaves out what 3.0 cannot say', () => {
    expect(schemaOf('FreeFormMap')).not.toHaveProperty('propertyNames');
    expect(schemaOf('FreeFormValue')).toEqual({ description: 'Any value.' });
  });

  it('leaves payloads alone that read like schemas', () => {
    const document = makeSampleDocument();
    const payload = { const: 'a', type: ['string', 'null'], $comment: 'kept' };
    const answer = document.paths['/things/{id}']?.put?.responses['200'];
    if (answer === undefined || '$ref' in answer) throw new Error('The sample has changed.');
    answer.content = { 'application/json': { examples: { one: { value: payload } } } };
    expect(deriveOpenApi30(document).paths['/things/{id}']?.put?.responses['200']).toMatchObject({
      content: { 'application/json': { examples: { one: { value: payload } } } },
    });
  });

  it('leaves its input as it was', () => {
    const document = makeSampleDocument();
    deriveOpenApi30(document);
    expect(document).toEqual(makeSampleDocument());
  });
});
