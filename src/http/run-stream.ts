import type { Caller } from '../contract/handler.ts';
import type { AnyStream } from './any-handler.ts';
import type { Edge } from './edge.ts';
import type { StreamedReply } from './exchange.ts';
import { readContext } from './read-context.ts';
import type { Input } from './read-input.ts';
import type { ContractOperation } from './route-table.ts';

async function* continueFrom(
  first: IteratorResult<string, unknown>,
  rest: AsyncIterator<string>,
): AsyncGenerator<string> {
  try {
    for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    // A caller that hangs up leaves the rest unread.
    await rest.return?.();
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
  const first = await pieces.next();
  const { headers = {} } = handler;
  return { status: successStatus, contentType, headers, pieces: continueFrom(first, pieces) };
}
