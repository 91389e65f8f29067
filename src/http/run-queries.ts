import type { Config } from '../config/config.ts';
import type { Caller } from '../contract/handler.ts';
import { checkReply } from '../contract/validators.ts';
import type { AnyBinary, AnyDocument, AnyForm, AnyQuery, AnyRead, AnyStream } from './any-handler.ts';
import type { Edge } from './edge.ts';
import { readContext } from './read-context.ts';
import { type KeptDocument, type KeptReply, keepDocument, replyWithDocument } from './reply/kept-document.ts';
import { pageHeaders } from './reply/page-headers.ts';
import type { BinaryReply, Exchange, OutgoingReply, StreamedReply } from './request/exchange.ts';
import { preferMediaType } from './request/read-headers.ts';
import type { Input } from './request/read-input.ts';
import type { ContractOperation } from './request/route-table.ts';

/** @throws ApiError of its handler */
async function runBinary(
  edge: Edge,
  { successStatus }: ContractOperation,
  contentType: string,
  handler: AnyBinary,
  input: Input,
  caller: Caller,
): Promise<BinaryReply> {
  const { bytes, headers = {} } = await handler.read(input, readContext(edge, caller));
  return { status: successStatus, contentType, headers, body: Buffer.from(bytes) };
}

/** May be cached, if asked about before each use. */
const ASK_FIRST = 'no-cache';

/** Documents by what they depend on: a process has one environment, and is mounted in one place. */
const documents = new WeakMap<AnyDocument, { readonly of: string; readonly kept: Promise<KeptDocument> }>();

/** Written at first request, then kept. */
export async function runDocument(
  contentType: string,
  handler: AnyDocument,
  { request, basePath }: Exchange,
  config: Pick<Config, 'environment' | 'users'>,
): Promise<KeptReply> {
  const { environment } = config;
  const of = environment + basePath;
  let known = documents.get(handler);
  if (known?.of !== of) {
    known = { of, kept: keepDocument(contentType, Buffer.from(handler.write(environment, basePath))) };
    documents.set(handler, known);
  }
  const reply = replyWithDocument(request, await known.kept, ASK_FIRST);
  if (contentType !== 'text/html') return reply;
  return { ...reply, headers: { ...reply.headers, ...pageHeaders(config) } };
}

async function runRead(
  edge: Edge,
  { operationId, successStatus }: ContractOperation,
  contentType: string,
  handler: AnyRead,
  input: Input,
  caller: Caller,
): Promise<OutgoingReply> {
  const read = () => handler.read(input, readContext(edge, caller));
  // Without a caller there is no share to count.
  const reply = await (caller.tenantId === '' ? read() : edge.readShares.run(caller.tenantId, read));
  edge.watch?.working(operationId);
  const { body, status = successStatus, headers = {} } = reply;
  if (contentType !== 'application/json') {
    return { status, contentType, headers, bodyText: String(body) };
  }
  const bodyText = reply.bodyText ?? JSON.stringify(body);
  // A check can no longer prevent anything: production skips it.
  if (edge.config.contractGuard) checkReply(operationId, status, JSON.parse(bodyText));
  return { status, contentType, headers, bodyText };
}

async function* continueFrom(
  first: IteratorResult<string, unknown>,
  read: () => Promise<IteratorResult<string, unknown>>,
  end: () => Promise<unknown>,
): AsyncGenerator<string> {
  try {
    for (let next = first; next.done !== true; next = await read()) yield next.value;
  } finally {
    // A caller that hangs up leaves the rest unread.
    await end();
  }
}

/**
 * Reads the first piece before anything is sent, so that an early failure is answered like any other.
 * @throws ApiError of its handler
 */
async function runStream(
  edge: Edge,
  { successStatus }: ContractOperation,
  contentType: string,
  handler: AnyStream,
  input: Input,
  caller: Caller,
): Promise<StreamedReply> {
  const pieces = handler.stream(input, readContext(edge, caller))[Symbol.asyncIterator]();
  // Each piece is a read of its own: the caller's pauses count for no share.
  const read = () => edge.readShares.run(caller.tenantId, async () => pieces.next());
  const first = await read();
  const { headers = {} } = handler;
  const end = async () => pieces.return?.();
  return { status: successStatus, contentType, headers, pieces: continueFrom(first, read, end) };
}

interface Query {
  readonly operation: ContractOperation;
  readonly contentType: string;
  readonly input: Input;
  readonly exchange: Exchange;
  readonly caller: Caller;
}

export type QueryReply = OutgoingReply | BinaryReply | StreamedReply | KeptReply;

async function runForm(edge: Edge, handler: AnyForm, query: Query): Promise<QueryReply> {
  const { operation, contentType, input, exchange, caller } = query;
  switch (handler.kind) {
    case 'document':
      return runDocument(contentType, handler, exchange, edge.config);
    case 'read':
      return runRead(edge, operation, contentType, handler, input, caller);
    case 'stream':
      return runStream(edge, operation, contentType, handler, input, caller);
    case 'binary':
      return runBinary(edge, operation, contentType, handler, input, caller);
  }
}

/**
 * In the form that the request prefers.
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
