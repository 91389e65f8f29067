import type { Config } from '../config/config.ts';
import type { Caller } from '../contract/handler.ts';
import { checkReply } from '../contract/validators.ts';
import type { AnyBinary, AnyDocument, AnyForm, AnyQuery, AnyRead, AnyStream } from './any-handler.ts';
import type { Database } from '../db/connection.ts';
import type { Edge } from './edge.ts';
import { readContext } from './read-context.ts';
import { type KeptDocument, type KeptReply, keepDocument, replyWithDocument } from './reply/kept-document.ts';
import { pageHeaders } from './reply/page-headers.ts';
import type { BinaryReply, Exchange, OutgoingReply, StreamedReply } from './request/exchange.ts';
import { preferMediaType } from './request/read-headers.ts';
import type { Input } from './request/read-input.ts';
import type { ContractOperation } from './request/route-table.ts';

/** Without a caller there is no share to count. */
function inShare<Result>(
  { readShares }: Edge,
  { tenantId }: Caller,
  read: () => Promise<Result>,
  heldBy?: (result: Result) => number,
): Promise<Result> {
  return tenantId === '' ? read() : readShares.run(tenantId, read, heldBy);
}

/** @throws ApiError of its handler */
async function runBinary(
  edge: Edge,
  { successStatus }: ContractOperation,
  contentType: string,
  handler: AnyBinary,
  input: Input,
  caller: Caller,
): Promise<BinaryReply> {
  const { bytes, headers = {} } = await inShare(edge, caller, () =>
    handler.read(input, readContext(edge, caller)),
  );
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

/** Parameters of questions about a range of what was: lists, reports and statements. */
const RANGES = ['cursor', 'from', 'month'];

const isOfRange = ({ queryTypes }: ContractOperation): boolean => RANGES.some((name) => name in queryTypes);

/** History is read from the replica, where there is one (decision 96). */
function readFrom<Result>(
  { replica, database }: Edge,
  isOfHistory: boolean,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (replica == null || !isOfHistory) return read(database);
  return replica.read((reader) => read({ ...database, reader }));
}

async function runRead(
  edge: Edge,
  operation: ContractOperation,
  contentType: string,
  handler: AnyRead,
  input: Input,
  caller: Caller,
): Promise<OutgoingReply> {
  const { operationId, successStatus } = operation;
  const read = () =>
    readFrom(edge, isOfRange(operation), (database) =>
      handler.read(input, readContext(edge, caller, database)),
    );
  const reply = await inShare(edge, caller, read, ({ heldMs = 0 }) => heldMs);
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
  // Each piece is a read of its own: the caller's pauses count for no share.
  const share = <Result>(read: () => Promise<Result>) => edge.readShares.run(caller.tenantId, read);
  const { pieces, first } = await share(() =>
    readFrom(edge, true, async (database) => {
      const begun = handler.stream(input, readContext(edge, caller, database))[Symbol.asyncIterator]();
      return { pieces: begun, first: await begun.next() };
    }),
  );
  const read = () => share(async () => pieces.next());
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
