import type { Caller } from '../contract/handler.ts';
import type { AnyRead } from './any-handler.ts';
import { checkReply } from '../contract/check-reply.ts';
import type { Edge } from './edge.ts';
import type { OutgoingReply } from './exchange.ts';
import { readContext } from './read-context.ts';
import type { Input } from './read-input.ts';
import type { ContractOperation } from './route-table.ts';

/** Runs a read. @throws ApiError of its handler */
export async function runRead(
  edge: Edge,
  { operationId, successStatus }: ContractOperation,
  contentType: string,
  handler: AnyRead,
  input: Input,
  caller: Caller,
): Promise<OutgoingReply> {
  const read = () => handler.read(input, readContext(edge, caller));
  // Without a caller there is nobody whose share it is.
  const reply = await (caller.tenantId === '' ? read() : edge.readShares.run(caller.tenantId, read));
  edge.watch?.working(operationId);
  const { body, status = successStatus, headers = {} } = reply;
  if (contentType !== 'application/json') {
    return { status, contentType, headers, bodyText: String(body) };
  }
  const bodyText = reply.bodyText ?? JSON.stringify(body);
  // A read changes nothing that a check could still prevent, so that production saves itself the time.
  if (edge.config.contractGuard) checkReply(operationId, status, JSON.parse(bodyText));
  return { status, contentType, headers, bodyText };
}
