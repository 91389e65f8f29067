import { describe, expect, it } from 'vitest';
import type { ContractDocument, Operation, Response } from './contract-document.ts';
import { shareErrors } from './share-errors.ts';

function answer(codes: readonly string[], headers: readonly string[] = []): Response {
  return {
    description: codes.join(),
    headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorResponse' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: { code } }])),
      },
    },
  };
}

function documentOf(operations: Readonly<Record<string, Operation['responses']>>): ContractDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Sample', version: '1.0.0' },
    paths: Object.fromEntries(
      Object.entries(operations).map(([operationId, responses]) => [
        `/${operationId}`,
        { get: { operationId, tags: ['things'], responses } },
      ]),
    ),
    components: {},
  };
}

function namesOf(document: ContractDocument): readonly string[] {
  return Object.keys(shareErrors(document).components.responses ?? {});
}

describe('an error answer', () => {
  it('stands once, however many operations give it', () => {
    const shared = shareErrors(documentOf({ one: { 404: answer(['a']) }, two: { 404: answer(['a']) } }));
    expect(shared.components.responses).toEqual({ Error404: answer(['a']) });
    for (const item of Object.values(shared.paths)) {
      expect(item.get?.responses['404']).toEqual({ $ref: '#/components/responses/Error404' });
    }
  });

  it('refers to the example of a code that others show too', () => {
    const document = documentOf({
      one: { 409: answer(['in_use']) },
      two: { 409: answer(['in_use', 'not_open']) },
    });
    const { responses = {}, examples } = shareErrors(document).components;
    const shown = Object.values(responses).map(({ content }) => content?.['application/json']?.examples);
    const inUse = { $ref: '#/components/examples/in_use' };
    expect(shown).toEqual([{ in_use: inUse }, { in_use: inUse, not_open: { value: { code: 'not_open' } } }]);
    expect(examples).toEqual({ in_use: { value: { code: 'in_use' } } });
  });

  it('is named by the codes that others of its status lack', () => {
    const document = documentOf({
      one: { 409: answer(['in_use']) },
      two: { 409: answer(['in_use', 'not_open']) },
      three: { 409: answer(['in_use', 'not_open']) },
    });
    expect(namesOf(document)).toEqual(['Error409', 'Error409NotOpen']);
  });

  it('is named by its operation, where no other gives it', () => {
    const document = documentOf({ one: { 409: answer(['a']) }, two: { 409: answer(['a', 'b']) } });
    expect(namesOf(document)).toEqual(['Error409', 'Two409']);
  });

  it('is told from another with the same codes by what is sent along', () => {
    const document = documentOf({
      one: { 404: answer(['a']) },
      two: { 404: answer(['a'], ['Idempotent-Replayed']) },
      three: { 404: answer(['a'], ['Access-Control-Allow-Origin']) },
    });
    expect(namesOf(document)).toEqual(['Error404', 'Error404ForBrowsers', 'Error404Stored']);
  });

  it('of two that nothing tells apart is refused', () => {
    const document = documentOf({
      one: { 404: answer(['a'], ['Retry-After']) },
      two: { 404: answer(['a'], ['Allow']) },
    });
    expect(() => shareErrors(document)).toThrow('Two different error answers would be called Error404.');
  });
});

it('leaves answers alone that are no errors', () => {
  const document = documentOf({ one: { 200: { description: 'Well.' }, 503: { description: 'Not well.' } } });
  expect(shareErrors(document).paths).toEqual(document.paths);
});
