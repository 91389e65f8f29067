import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach } from 'hooks';
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

/** Has Dredd judge the answer by the contract's schema and required headers, in place of its own comparison with an example. */
function expectContract({ expected }: DreddTransaction, operation: ContractOperation): void {
  const response = operation.responses[expected.statusCode];
  if (response === undefined) throw new Error(`The contract does not document ${expected.statusCode}.`);
  const { contentType, schema, requiredHeaders } = response;
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
    outcome: test === undefined ? 'failed' : outcomes[test.status],
    message: fail ?? test?.message ?? 'The request could not be sent.',
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

afterAll((transactions, done) => {
  writeFileSync(process.env[REPORT_VARIABLE] ?? '', JSON.stringify(transactions.map(entryOf)));
  done();
});
