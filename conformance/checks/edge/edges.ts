import type { BodyField } from '../../contract/body-fields.ts';
import { edgesOf } from '../../contract/edges.ts';
import type { Operation, Parameter } from '../../contract/operation.ts';
import { bodyOf, statusOf, type Intent } from '../../http/exchange.ts';
import { textAt, valueAt, type Json } from '../../json/json.ts';
import type { Check } from '../../suite/check.ts';
import { callsWith } from '../../suite/filled-call.ts';
import { NotTried } from '../../suite/failure.ts';
import { putBack, readStart } from '../../suite/put-back.ts';
import type { Trial } from '../../suite/trial.ts';
import { validCall } from '../../suite/valid-call.ts';

/** What these change is felt by every account of the server, or nothing takes it back: an only owner stays one. */
const LEFT_ALONE = ['setClock', 'injectFaults', 'pinRate', 'resetSandbox', 'updateMember'];

/** What is put back after its calls, since it decides how others end. */
const FELT_BY_ACCOUNT = [
  'configureSandbox',
  'replaceDeveloperFees',
  'updateTreasurySettings',
  'replaceNotificationSettings',
];

/** What takes away what a call made, of which an account may have only so many. */
const TAKEN_AWAY_BY: Readonly<Record<string, string>> = {
  createWebhook: 'deleteWebhook',
  updateWebhook: 'deleteWebhook',
  createApiKey: 'revokeApiKey',
  updateApiKey: 'revokeApiKey',
  rotateApiKey: 'revokeApiKey',
  createInvitation: 'revokeInvitation',
};

/**
 * Fields and parameters of which the document says more in words than its schema can: what they are beside others, which texts are
 * addresses, which moments have passed. Of these, what fits the schema may still be invalid.
 */
const SAID_IN_WORDS: Readonly<Record<string, readonly string[]>> = {
  moments: ['from', 'interval', 'expiresAt'],
  pairs: ['source', 'destination', 'sourceAsset', 'destinationAsset', 'sourceNetwork', 'destinationNetwork'],
  addresses: ['payId', 'payIdType', 'email', 'recipients', 'url', 'allowedIps'],
  'what a role may have': ['type', 'role', 'scopes'],
  'what a status needs beside it': ['to'],
};

const inWords = new Set(Object.values(SAID_IN_WORDS).flat());

/** The judge of every exchange says whether it may be refused; here it is only sent. */
function intentOf(path: readonly (string | number)[]): Intent {
  const name = path.findLast((step) => typeof step === 'string');
  return inWords.has(String(name)) ? 'open' : 'valid';
}

/** Not every text is a cursor of a list; of others its length alone decides. */
const isFree = ({ name, isAdminOnly }: Parameter): boolean => name !== 'cursor' && !isAdminOnly;

async function tryQueries(trial: Trial, operation: Operation): Promise<void> {
  const { session, tenant } = trial;
  const { document } = session.contract;
  for (const { name, schema } of operation.queryParameters.filter(isFree)) {
    const takes = (value: Json): boolean => session.findFaultOf(schema, value) === undefined;
    for (const value of edgesOf({ document, schema, samples: [], takes })) {
      const call = await validCall(operation.id, tenant, session);
      const query = { ...call.query, [name]: value as string | number };
      await trial.call(operation.id, { ...call, query, intent: intentOf([name]) });
    }
  }
}

async function takeAway(trial: Trial, operationId: string, made: Json | undefined): Promise<void> {
  const remove = TAKEN_AWAY_BY[operationId];
  const id = textAt(made, 'id');
  if (remove !== undefined && id !== '') await trial.call(remove, { path: { id } });
}

async function tryField(trial: Trial, operation: Operation, field: BodyField): Promise<void> {
  const { session } = trial;
  const reference = operation.body?.reference ?? '';
  const first = await callsWith(trial, operation, field);
  const takes = (value: Json): boolean =>
    session.findBodyFault(reference, first.with(value).body) === undefined;
  const own = valueAt(first.body, ...field.path);
  const samples = own === undefined ? [] : [own];
  const { document } = session.contract;
  for (const value of edgesOf({ document, schema: field.schema, samples, takes })) {
    // Each call makes a record of its own.
    const fresh = await callsWith(trial, operation, field);
    const call = { ...fresh.with(value), intent: intentOf(field.path) };
    const exchange = await trial.call(operation.id, call);
    if (statusOf(exchange) === operation.success.status)
      await takeAway(trial, operation.id, bodyOf(exchange));
  }
}

const isOfWords = ({ path, schema }: BodyField): boolean => path.at(-1) === 0 && schema['enum'] !== undefined;

async function tryFields(trial: Trial, operation: Operation): Promise<void> {
  // Words of a list are tried as lists.
  for (const field of (operation.body?.fields ?? []).filter((each) => !isOfWords(each))) {
    try {
      await tryField(trial, operation, field);
    } catch (error) {
      // Which fields a run has not met stands in its report.
      if (!(error instanceof NotTried)) throw error;
    }
  }
}

async function tryAndPutBack(trial: Trial, operation: Operation): Promise<void> {
  const { tenant } = trial;
  const start = await readStart(async (id) =>
    id === 'getClock' || !tenant.knows(id) ? undefined : tenant.do(id),
  );
  try {
    await tryFields(trial, operation);
  } finally {
    for (const trouble of await putBack(tenant, start)) trial.expect(false, operation.id, trouble);
  }
}

export const edges: Check = {
  name: 'edges',
  title:
    'What lies at the edge of the contract is not called invalid: the shortest and the longest, the least and the greatest, each word',
  source: 'given',
  appliesTo: ({ id, body, queryParameters, isAuthenticated }) =>
    isAuthenticated &&
    !LEFT_ALONE.includes(id) &&
    ((body?.fields.length ?? 0) > 0 || queryParameters.some(isFree)),
  run: async (trial) => {
    const isFelt = ({ id }: Operation): boolean => FELT_BY_ACCOUNT.includes(id);
    await trial.together(
      trial.operations.filter((each) => !isFelt(each)),
      async (part, operation) => {
        await tryQueries(part, operation);
        await tryFields(part, operation);
      },
    );
    await trial.each(trial.operations.filter(isFelt), (operation) => tryAndPutBack(trial, operation));
  },
};
