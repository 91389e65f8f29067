import { randomUUID } from 'node:crypto';
import { headerOf, statusOf, type Exchange } from '../../http/exchange.ts';
import {
  objectsAt,
  parseJson,
  textAt,
  textsAt,
  valueAt,
  type Json,
  type JsonObject,
} from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { idsOfKept, keptRequest } from '../../suite/kept-requests.ts';
import { plainBeneficiary } from '../../suite/plain-bodies.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';

/** More than any account under test has. */
const TOO_MUCH = '999999999.00';

interface Sent {
  readonly body: JsonObject;
  readonly key: string;
}

function expectDetail(trial: Trial, sent: Sent, exchange: Exchange, shown: Exchange): void {
  const detail = shown.response?.json ?? null;
  const expected: Readonly<Record<string, unknown>> = {
    id: headerOf(exchange, 'x-request-id'),
    source: 'key',
    userId: null,
    method: 'POST',
    operationId: 'createPayout',
    status: statusOf(exchange),
    code: textAt(exchange.response?.json, 'code'),
    replayed: false,
  };
  const wrong = Object.keys(expected).filter((name) => valueAt(detail, name) !== expected[name]);
  trial.expect(wrong.length === 0, 'getRequest', `it shows another ${wrong.join(', ')} than there was`, [
    exchange,
    shown,
  ]);
  const body = parseJson(textAt(detail, 'requestBody'));
  const isBody = Object.entries(sent.body).every(([name, value]) => valueAt(body, name) === value);
  trial.expect(isBody, 'getRequest', 'it shows another body than was sent', [exchange, shown]);
  const names = textsAt(detail, 'resourceIds');
  const beneficiaryId = textAt(sent.body, 'beneficiaryId');
  trial.expect(names.includes(beneficiaryId), 'getRequest', 'it does not name the record of its body', [
    shown,
  ]);
}

/** Neither the API key nor the idempotency key: to read requests must not allow to send them. */
function expectNoSecrets(trial: Trial, sent: Sent, shown: Exchange): void {
  const text = shown.response?.bodyText ?? '';
  const credentials = Object.values(trial.tenant.caller.headers)
    .flat()
    .map((value) => value.replace(/^Bearer /, ''));
  const found = [...credentials, sent.key].filter((secret) => text.includes(secret));
  trial.expect(found.length === 0, 'getRequest', 'it shows a credential or the idempotency key', [shown]);
}

/** Which requests each filter lets through. */
const FITS: Readonly<Record<string, (kept: Json, value: string) => boolean>> = {
  operationId: (kept, value) => textAt(kept, 'operationId') === value,
  method: (kept, value) => textAt(kept, 'method') === value,
  statusClass: (kept, value) => `${Number(valueAt(kept, 'status'))}`.startsWith(value.charAt(0)),
  code: (kept, value) => textAt(kept, 'code') === value,
  keyId: (kept, value) => textAt(kept, 'keyId') === value,
  resourceId: (kept, value) => textsAt(kept, 'resourceIds').includes(value),
  from: (kept, value) => Date.parse(textAt(kept, 'occurredAt')) >= Date.parse(value),
  to: (kept, value) => Date.parse(textAt(kept, 'occurredAt')) < Date.parse(value),
};

async function tryLists(trial: Trial, kept: JsonObject, beneficiaryId: string): Promise<void> {
  const occurredAt = textAt(kept, 'occurredAt');
  const filters: readonly Readonly<Record<string, string>>[] = [
    {},
    { operationId: 'createPayout', statusClass: '4xx' },
    { code: 'insufficient_funds', method: 'POST' },
    { resourceId: beneficiaryId },
    { keyId: textAt(kept, 'keyId') },
    { statusClass: '2xx' },
    { method: 'GET' },
    { from: occurredAt },
    { to: occurredAt },
  ];
  for (const query of filters) {
    const shown = (await trial.get('listRequests', { query: { ...query, limit: 200 } })) as JsonObject;
    const about = JSON.stringify(query);
    const fits = (each: Json): boolean =>
      Object.entries(query).every(([name, value]) => FITS[name]?.(each, value) === true);
    const isThere = idsOfKept(shown).includes(textAt(kept, 'id'));
    trial.expect(isThere || !fits(kept), 'listRequests', `${about} leaves out a request that fits`);
    const others = objectsAt(shown, 'data').filter((each) => !fits(each));
    trial.expect(others.length === 0, 'listRequests', `${about} shows ${others.length} others`);
  }
  const own = (await trial.get('listRequests', { query: { operationId: 'listRequests' } })) as JsonObject;
  trial.expect(idsOfKept(own).length === 0, 'listRequests', 'it lists the requests to list requests');
}

/** The pages of what names a record, which the check alone knows: nothing is added while they are read. */
async function tryPages(trial: Trial): Promise<void> {
  const made = await trial.call('createBeneficiary', { body: plainBeneficiary() });
  trial.demandSuccess(made, 'a new beneficiary');
  const beneficiaryId = textAt(made.response?.json, 'id');
  const sent = [made];
  for (let count = 0; count < 2; count += 1) {
    const externalReference = trial.session.newName('kept');
    const body = { beneficiaryId, amount: TOO_MUCH, currency: 'AUD', externalReference };
    sent.push(await trial.call('createPayout', { body }));
  }
  const ids = sent.map((exchange) => headerOf(exchange, 'x-request-id') ?? '');
  for (const id of ids) await keptRequest(trial, id);
  const pages = await walkList(trial, 'listRequests', { resourceId: beneficiaryId, limit: 1 });
  const walked = pages.map((each) => textAt(each, 'id'));
  const isWhole = walked.toSorted().join() === ids.toSorted().join();
  trial.expect(
    isWhole,
    'listRequests',
    `from page to page it shows ${walked.join()} where there are ${ids.join()}`,
  );
  const moments = pages.map((each) => textAt(each, 'occurredAt'));
  const isNewestFirst = moments.toSorted().toReversed().join() === moments.join();
  trial.expect(isNewestFirst, 'listRequests', `its order is ${moments.join()}`);
}

async function tryReplay(trial: Trial): Promise<void> {
  const key = randomUUID();
  const beneficiaryId = await trial.tenant.its('beneficiaryId');
  const externalReference = trial.session.newName('kept');
  const body = { beneficiaryId, amount: TOO_MUCH, currency: 'AUD', externalReference };
  await trial.call('createPayout', { body, key });
  const again = await trial.call('createPayout', { body, key });
  const shown = await keptRequest(trial, headerOf(again, 'x-request-id') ?? '');
  const isReplayed = valueAt(shown.response?.json, 'replayed') === true;
  trial.expect(isReplayed, 'getRequest', 'a replayed answer is not shown as one', [again, shown]);
}

export const keptRequests: Check = {
  name: 'kept-requests',
  title:
    'What is kept of a request is what was sent and answered, without a credential and the idempotency key',
  source: 'decision',
  appliesTo: named('listRequests', 'getRequest'),
  run: async (trial) => {
    const beneficiaryId = await trial.tenant.its('beneficiaryId');
    const sent: Sent = {
      key: randomUUID(),
      body: {
        beneficiaryId,
        amount: TOO_MUCH,
        currency: 'AUD',
        externalReference: trial.session.newName('kept'),
      },
    };
    const refused = await trial.call('createPayout', { body: sent.body, key: sent.key });
    trial.expectRefusal(refused, 422, 'insufficient_funds', 'a payout of more than there is');
    const id = headerOf(refused, 'x-request-id') ?? '';
    const shown = await keptRequest(trial, id);
    expectDetail(trial, sent, refused, shown);
    expectNoSecrets(trial, sent, shown);
    await tryLists(trial, (shown.response?.json ?? {}) as JsonObject, beneficiaryId);
    await tryPages(trial);
    await tryReplay(trial);
  },
};
