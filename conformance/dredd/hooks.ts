import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, beforeEachValidation } from 'hooks';
import { readTarget } from './api.ts';
import { OPERATIONS, type ContractOperation } from './contract.ts';
import { reasonToSkip } from './not-provoked.ts';
import { provoke } from './provoke.ts';
import { REPORT_VARIABLE, type ReportEntry } from './report.ts';
import { responseSchema } from './response-schema.ts';
import { createWorld, type World } from './world.ts';

let world: Promise<World> | undefined;

function operationOf({ origin, request }: DreddTransaction): ContractOperation {
  const operation = OPERATIONS.get(`${request.method} ${origin.resourceName}`);
  if (operation === undefined)
    throw new Error(`The contract has no ${request.method} ${origin.resourceName}.`);
  return operation;
}

/** The media type that the answer is expected in; null if it has no body. */
function contentTypeOf({ expected }: DreddTransaction): string | null {
  const named = Object.entries(expected.headers).find(([name]) => name.toLowerCase() === 'content-type');
  return named?.[1] ?? null;
}

/** Has Dredd judge the answer by the contract's schema and required headers, in place of its own comparison with an example. */
function expectContract(transaction: DreddTransaction, operation: ContractOperation): void {
  const { expected } = transaction;
  const response = operation.responses[expected.statusCode];
  if (response === undefined) throw new Error(`The contract does not document ${expected.statusCode}.`);
  const { contents, requiredHeaders } = response;
  const wanted = contentTypeOf(transaction);
  const [usual] = contents;
  const { contentType, schema } = contents.find((each) => each.contentType === wanted) ?? usual;
  expected.headers = Object.fromEntries(requiredHeaders.map((name) => [name, '']));
  if (contentType !== null) expected.headers['Content-Type'] = contentType;
  delete expected.body;
  delete expected.bodySchema;
  if (contentType === 'application/json') expected.bodySchema = responseSchema(schema);
}

async function prepare(transaction: DreddTransaction): Promise<void> {
  const operation = operationOf(transaction);
  if (reasonToSkip(operation.operationId, transaction.expected.statusCode) !== undefined) {
    transaction.skip = true;
    return;
  }
  if (world === undefined) throw new Error('There is no world to check in.');
  expectContract(transaction, operation);
  await provoke({ transaction, operation, world: await world });
}

function entryOf(transaction: DreddTransaction): ReportEntry {
  const { test, expected, fail } = transaction;
  const outcomes = { pass: 'passed', fail: 'failed', skip: 'skipped' } as const;
  return {
    operationId: operationOf(transaction).operationId,
    status: expected.statusCode,
    contentType: contentTypeOf(transaction),
    outcome: test === undefined ? 'failed' : outcomes[test.status],
    message: (typeof fail === 'string' ? fail : test?.message) ?? 'The request could not be sent.',
  };
}

beforeAll((_, done) => {
  world = createWorld(readTarget(process.env));
  // Without a world each check fails by itself, with the reason.
  world.then(done, () => done());
});

beforeEach((transaction, done) => {
  prepare(transaction).then(done, (error: unknown) => {
    transaction.fail = error instanceof Error ? error.message : String(error);
    done();
  });
});

beforeEachValidation(({ real }, done) => {
  // What is no JSON may say more of itself than the contract does, as CSV says that it has a header.
  const { 'content-type': type = '' } = real.headers;
  const [essence = ''] = type.split(';');
  if (essence !== 'application/json') real.headers['content-type'] = essence;
  done();
});

afterAll((transactions, done) => {
  writeFileSync(process.env[REPORT_VARIABLE] ?? '', JSON.stringify(transactions.map(entryOf)));
  done();
});
