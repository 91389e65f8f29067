import { describe, expect, it } from 'vitest';
import { contractDocument } from '../../src/contract/document.ts';
import type { ContractDocument, MediaType, PathItem, RequestBody, Schema } from './contract-document.ts';
import { expandEvents } from './expand-events.ts';
import type { EventDescription } from './list-event-types.ts';
import { EVENT_TYPES } from '../../generated/events.ts';

const EVENTS: EventDescription[] = [
  {
    type: 'order.open',
    object: 'order',
    when: 'It is open.',
    statuses: ['open'],
    id: 'ord',
    url: '/v1/orders/{id}',
  },
  {
    type: 'note.updated',
    object: 'note',
    when: 'It was updated.',
    statuses: [],
    id: 'nte',
    url: '/v1/lists/{parentId}/note',
  },
];

const documentWith = (parts: object): ContractDocument => ({
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1.0.0' },
  paths: {},
  components: {
    schemas: {
      Event: {
        type: 'object',
        additionalProperties: false,
        properties: {
          id: { type: 'string' },
          type: { $ref: '#/components/schemas/Type' },
          data: { $ref: '#/components/schemas/Data' },
        },
        examples: [{ id: 'evt_1', type: 'x', data: { id: 'x', version: 3 } }],
      },
      Data: { type: 'object', properties: { version: { type: 'integer' } } },
      Type: { type: 'string', 'x-events': 'type' },
      Filter: { type: 'string', 'x-events': 'filter' },
      Query: { type: 'string', 'x-events': 'query' },
      Kind: { type: 'string', 'x-events': 'object' },
    },
  },
  webhooks: {
    event: {
      post: {
        operationId: 'event',
        tags: ['webhooks'],
        description: 'Sent.',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Event' } } },
        },
        responses: { '2XX': { description: 'Taken.' } },
      },
    },
  },
  ...parts,
});

describe('the events of a document', () => {
  const { webhooks = {}, components } = expandEvents(documentWith({}), EVENTS);

  it('have an entry for each type, with what it says and an example', () => {
    expect(Object.keys(webhooks)).toEqual(['order.open', 'note.updated']);
    const media = (name: string): MediaType | undefined => {
      const { post } = webhooks[name] as PathItem;
      return (post?.requestBody as RequestBody | undefined)?.content['application/json'];
    };
    expect(media('order.open')?.example).toEqual({
      id: 'evt_1',
      type: 'order.open',
      data: {
        id: 'ord_01kjv3e5m8e2ta7x0c6y4b9dqr',
        version: 3,
        object: 'order',
        status: 'open',
        url: '/v1/orders/ord_01kjv3e5m8e2ta7x0c6y4b9dqr',
      },
    });
    expect(media('note.updated')?.example).toMatchObject({
      data: { status: null, url: '/v1/lists/ben_01kjv3e5m8e2ta7x0c6y4b9dqr/note' },
    });
    expect(media('order.open')?.schema).toEqual({
      type: 'object',
      additionalProperties: false,
      properties: {
        id: { type: 'string' },
        type: { type: 'string', const: 'order.open' },
        data: {
          type: 'object',
          properties: {
            version: { type: 'integer' },
            object: { type: 'string', const: 'order' },
            status: { type: 'string', enum: ['open'] },
          },
        },
      },
    });
    expect(media('note.updated')?.schema).toMatchObject({
      properties: {
        data: { properties: { status: { type: ['string', 'null'], 'x-exact': { type: 'null' } } } },
      },
    });
  });

  it('are enumerated wherever a schema asks for a list of them', () => {
    const listOf = (name: string): Schema['enum'] => components.schemas?.[name]?.enum;
    expect(listOf('Type')).toEqual(['order.open', 'note.updated']);
    expect(listOf('Kind')).toEqual(['order', 'note']);
    expect(listOf('Filter')).toEqual(['*', 'order.*', 'note.*', 'order.open', 'note.updated']);
    expect(listOf('Query')).toEqual(['order.*', 'note.*', 'order.open', 'note.updated']);
  });

  it('cannot be written without their template, nor of a list that there is not', () => {
    expect(() => expandEvents(documentWith({ webhooks: {} }), EVENTS)).toThrow('no webhook "event"');
    const components = { schemas: { Wrong: { 'x-events': 'colour' } } };
    expect(() => expandEvents(documentWith({ components }), EVENTS)).toThrow(
      'no list of events called "colour"',
    );
  });

  it('stand in the served document, every one of them', () => {
    expect(Object.keys(contractDocument()['webhooks'] as object)).toEqual([...EVENT_TYPES]);
  });
});
