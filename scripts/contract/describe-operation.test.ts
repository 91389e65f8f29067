import { describe, expect, it } from 'vitest';
import type { ContractDocument, Operation } from './contract-document.ts';
import { describeOperation, type Description } from './describe-operation.ts';
import { listOperations } from './list-operations.ts';
import { makeSampleDocument } from './sample-document.ts';

describe('describeOperation', () => {
  const document = makeSampleDocument();
  const describeById = (operationId: string): Description => {
    const placed = listOperations(document).find(({ operation }) => operation.operationId === operationId);
    if (placed === undefined) throw new Error(`There is no ${operationId}.`);
    return describeOperation(document, placed);
  };

  it('gathers all that the contract says', () => {
    expect(describeById('replaceThing')).toEqual({
      operationId: 'replaceThing',
      method: 'put',
      path: '/things/{id}',
      tag: 'things',
      scope: 'things:write',
      adminParameters: [],
      authenticated: true,
      keyKinds: ['secret'],
      stepUp: false,
      environments: ['sandbox', 'production'],
      idempotency: 'required',
      multiStep: false,
      body: 'required',
      successStatus: 200,
      conditional: false,
      contentTypes: ['application/json'],
      secretReply: false,
      errors: ['not_found', 'thing_busy'],
      queryTypes: { limit: 'integer' },
      jsonByteLimits: [{ pointer: '/metadata', maxBytes: 16_384 }],
    });
  });

  it('asks for no credential where the contract asks for none', () => {
    expect(describeById('getHealth')).toMatchObject({
      scope: null,
      authenticated: false,
      idempotency: 'none',
      body: 'none',
      contentTypes: ['text/html'],
      queryTypes: {},
      jsonByteLimits: [],
    });
  });

  it('refuses an operation with two success answers', () => {
    const faulty = makeSampleDocument();
    const operation = faulty.paths['/health']?.get;
    if (operation === undefined) throw new Error('The sample has changed.');
    operation.responses['202'] = { description: 'Perhaps well.' };
    const [placed] = listOperations(faulty);
    expect(() => placed && describeOperation(faulty, placed)).toThrow('exactly one success answer');
  });

  it('names every media type of a success, of which JSON is the first where there are several', () => {
    const withTypes = (...types: string[]): ContractDocument => {
      const several = makeSampleDocument();
      const operation = several.paths['/health']?.get;
      if (operation === undefined) throw new Error('The sample has changed.');
      const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }]));
      operation.responses['200'] = { description: 'Well.', content };
      return several;
    };
    const describeFirst = (several: ContractDocument): Description | undefined => {
      const [placed] = listOperations(several);
      return placed && describeOperation(several, placed);
    };
    const types = ['application/json', 'text/csv'];
    expect(describeFirst(withTypes(...types))?.contentTypes).toEqual(types);
    expect(describeFirst(withTypes('application/pdf'))?.contentTypes).toEqual(['application/pdf']);
    expect(() => describeFirst(withTypes(...types.toReversed()))).toThrow('must name JSON first');
  });

  it('lets 204 alone have no content', () => {
    const withResponses = (responses: Operation['responses']): Description | undefined => {
      const sample = makeSampleDocument();
      const operation = sample.paths['/health']?.get;
      if (operation === undefined) throw new Error('The sample has changed.');
      operation.responses = responses;
      const [placed] = listOperations(sample);
      return placed && describeOperation(sample, placed);
    };
    const content = { 'application/json': { schema: {} } };
    expect(withResponses({ 204: { description: 'Gone.' } })?.contentTypes).toEqual([]);
    for (const wrong of [{ 200: { description: 'Gone.' } }, { 204: { description: 'Gone.', content } }])
      expect(() => withResponses(wrong)).toThrow('must answer with 204 where it has no content');
  });

  it('tells that an answer shows a secret, by its property', () => {
    const sample = makeSampleDocument();
    const thing = sample.components.schemas?.['Thing'];
    if (thing?.properties?.['secret'] === undefined) throw new Error('The sample has changed.');
    thing.properties['secret'] = { type: 'string', 'x-secret': true };
    const placed = listOperations(sample).find(({ operation }) => operation.operationId === 'replaceThing');
    expect(placed && describeOperation(sample, placed).secretReply).toBe(true);
  });
});
