import type { Caller } from '../contract/handler.ts';
import type { AnyBinary } from './any-handler.ts';
import type { Edge } from './edge.ts';
import type { BinaryReply } from './exchange.ts';
import { readContext } from './read-context.ts';
import type { Input } from './read-input.ts';
import type { ContractOperation } from './route-table.ts';

/** Runs a read that answers bytes. @throws ApiError of its handler */
export async function runBinary(
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
