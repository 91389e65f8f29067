import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { makeExampleRecords, type ExampleRecords } from '../testing/server/example-records.ts';
import { exampleRequest, OPERATION_IDS, sendExample } from '../testing/server/example-request.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

/** What the service alone says of a record, and what would be worth saying in its place. */
const OWN: Readonly<Record<string, unknown>> = {
  id: 'pay_01h455vb4pex5vsknk084sn02q',
  clientId: 'acct_01h455vb4pex5vsknk084sn02q',
  counterpartyId: 'acct_01h455vb4pex5vsknk084sn02q',
  status: 'settled',
  createdAt: '2020-01-01T00:00:00.000Z',
  createdBy: 'operator',
  updatedAt: '2020-01-01T00:00:00.000Z',
  version: 7,
  fee: { amount: '0.00', currency: 'AUD' },
  role: 'owner',
  lastUsedAt: null,
};

const TAKING = OPERATION_IDS.filter((id) => OPERATIONS[id].body !== 'none');

/** The names that an operation's body may have, however its schema is put together. */
function namesTaken(): ReadonlyMap<string, ReadonlySet<string>> {
  const document = JSON.parse(
    readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
  ) as object;
  const at = (pointer: string): unknown =>
    pointer
      .slice(2)
      .split('/')
      .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], document);
  const namesIn = (schema: unknown): string[] => {
    const { $ref, properties = {}, oneOf = [], anyOf = [], allOf = [] } = schema as Record<string, object[]>;
    if (typeof $ref === 'string') return namesIn(at($ref));
    return [...Object.keys(properties), ...[oneOf, anyOf, allOf].flat().flatMap(namesIn)];
  };
  const { paths } = document as { paths: Record<string, Record<string, Record<string, unknown>>> };
  return new Map(
    Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId, requestBody }) => {
        if (typeof operationId !== 'string' || requestBody === undefined) return [];
        const { content } = requestBody as { content: Record<string, { schema: unknown }> };
        return [[operationId, new Set(namesIn(content['application/json']?.schema ?? {}))] as const];
      }),
    ),
  );
}

withServer(({ server }) => {
  let tenant: TestTenant;
  let records: ExampleRecords;
  const taken = namesTaken();

  beforeAll(async () => {
    tenant = await server().newTenant();
    records = await makeExampleRecords(tenant);
  });

  it.each(TAKING)('%s takes nothing that is the service’s own to say', async (id) => {
    const example = exampleRequest(id, records);
    const before = await server().countRows();
    const names = Object.keys(OWN).filter((name) => taken.get(id)?.has(name) !== true);
    const answers: Record<string, string> = {};
    for (const name of names) {
      const body = { ...example.body, [name]: OWN[name] };
      answers[name] = answerOf(await sendExample(tenant.request, { ...example, body }));
    }
    expect(answers).toEqual(Object.fromEntries(names.map((name) => [name, '400 invalid_request'])));
    expect(await server().countRows()).toEqual(before);
  });
});
