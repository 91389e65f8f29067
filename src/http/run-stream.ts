import type { Caller } from '../contract/handler.ts';
import type { AnyStream } from './any-handler.ts';
import type { Edge } from './edge.ts';
import type { StreamedReply } from './exchange.ts';
import { readContext } from './read-context.ts';
import type { Input } from './read-input.ts';
import type { ContractOperation } from './route-table.ts';

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
 * Begins a read that answers piece by piece. The first piece is read before anything is sent, so that what fails by
 * then is answered like any other failure.
 * @throws ApiError of its handler
 */
export async function runStream(
  edge: Edge,
  { successStatus }: ContractOperation,
  contentType: string,
  handler: AnyStream,
  input: Input,
  caller: Caller,
): Promise<StreamedReply> {
  const pieces = handler.stream(input, readContext(edge, caller))[Symbol.asyncIterator]();
  // Each piece is a read of its own: how long the caller takes between them is nobody's share.
  const read = () => edge.readShares.run(caller.tenantId, async () => pieces.next());
  const first = await read();
  const { headers = {} } = handler;
  const end = async () => pieces.return?.();
  return { status: successStatus, contentType, headers, pieces: continueFrom(first, read, end) };
}
