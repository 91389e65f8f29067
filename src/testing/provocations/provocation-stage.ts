import type { OperationId } from '../../contract/operation-types.ts';
import type { ErrorCode } from '../../errors/api-error.ts';
import { makeExampleRecords, type ExampleRecords } from '../server/example-records.ts';
import { exampleRequest, sendExample } from '../server/example-request.ts';
import type { TestServer } from '../server/test-server.ts';
import type { TestReply, TestRequest } from '../server/test-service.ts';
import type { TestTenant } from '../worlds/test-tenant.ts';

/** Ways to provoke what the rules of single operations refuse, by operation and code. */
export type Provocations = Partial<Record<OperationId, Partial<Record<ErrorCode, () => Promise<TestReply>>>>>;

/** What errors are provoked on. */
export interface ProvocationStage {
  readonly server: TestServer;
  /** Another on the same database, to which no identity provider is connected. */
  readonly withoutIdentity: TestServer;
  readonly tenant: TestTenant;
  /** Records of the tenant, one of each kind. */
  readonly records: ExampleRecords;
  /** Sends an operation's example as the tenant; what is given beside it goes first. */
  readonly send: (operationId: OperationId, request?: TestRequest, suffix?: string) => Promise<TestReply>;
  /** Posts as the tenant. */
  readonly post: (path: string, body?: unknown) => Promise<TestReply>;
}

/** A new tenant of a server, with a record of each kind. */
export async function openProvocationStage(
  server: TestServer,
  withoutIdentity: TestServer,
): Promise<ProvocationStage> {
  const tenant = await server.newTenant();
  const records = await makeExampleRecords(tenant);
  return {
    server,
    withoutIdentity,
    tenant,
    records,
    send: (id, request = {}, suffix = '') =>
      sendExample(tenant.request, exampleRequest(id, records), request, suffix),
    post: (path, body) => tenant.request('POST', path, { body }),
  };
}
