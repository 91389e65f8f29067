import type { Caller } from '../contract/handler.ts';
import type { AnyForm, AnyQuery } from './any-handler.ts';
import type { Edge } from './edge.ts';
import type { BinaryReply, Exchange, OutgoingReply, StreamedReply } from './exchange.ts';
import type { KeptReply } from './kept-document.ts';
import { preferMediaType } from './prefer-media-type.ts';
import type { Input } from './read-input.ts';
import type { ContractOperation } from './route-table.ts';
import { runBinary } from './run-binary.ts';
import { runDocument } from './run-document.ts';
import { runRead } from './run-read.ts';
import { runStream } from './run-stream.ts';

/** One of an operation's forms, with the request that asks for it. */
interface Query {
  readonly operation: ContractOperation;
  readonly contentType: string;
  readonly input: Input;
  readonly exchange: Exchange;
  readonly caller: Caller;
}

/** What a query is answered with. */
export type QueryReply = OutgoingReply | BinaryReply | StreamedReply | KeptReply;

async function runForm(edge: Edge, handler: AnyForm, query: Query): Promise<QueryReply> {
  const { operation, contentType, input, exchange, caller } = query;
  switch (handler.kind) {
    case 'document':
      return runDocument(contentType, handler, exchange, edge.config.environment);
    case 'read':
      return runRead(edge, operation, contentType, handler, input, caller);
    case 'stream':
      return runStream(edge, operation, contentType, handler, input, caller);
    case 'binary':
      return runBinary(edge, operation, contentType, handler, input, caller);
  }
}

/**
 * Runs an operation that only reads: in the form that the request prefers, where it has several.
 * @throws ApiError of its handler
 */
export async function runQuery(
  edge: Edge,
  handler: AnyQuery,
  query: Omit<Query, 'contentType'>,
): Promise<QueryReply> {
  const { contentTypes } = query.operation;
  const [usual, ...others] = contentTypes;
  if (usual === undefined) throw new Error(`${query.operation.operationId} reads and answers nothing`);
  if (handler.kind !== 'negotiated') {
    return runForm(edge, handler, { contentType: usual, ...query });
  }
  const contentType = preferMediaType(query.exchange.request.headers.accept, [usual, ...others]);
  const form = handler.forms[contentType];
  if (form === undefined) throw new Error(`${query.operation.operationId} has no handler for ${contentType}`);
  const reply = await runForm(edge, form, { contentType, ...query });
  return { ...reply, headers: { ...reply.headers, Vary: 'Accept' } };
}
