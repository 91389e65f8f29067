import { omit } from '../../conformance/json/change-json.ts';
import { textAt, type JsonObject } from '../../conformance/json/json.ts';
import { isFor, objectIn, pageIn, type ProxiedMutant, type ProxiedRequest } from './proxied-mutant.ts';
import { PAYOUT, PAYOUTS, TRANSACTIONS } from './proxied-paths.ts';

function isPayout(request: ProxiedRequest): boolean {
  return isFor(request, 'POST', PAYOUTS) || isFor(request, 'GET', PAYOUT);
}

export const ANSWER_FAULTS: readonly ProxiedMutant[] = [
  {
    id: 'field-dropped',
    title: 'a required field is dropped',
    checks: ['plain-success'],
    concerns: ['getPayout', 'createPayout'],
    response: (response, request) => {
      if (isPayout(request) && response.status < 300) delete objectIn(response)['rail'];
    },
  },
  {
    id: 'amount-as-number',
    title: 'an amount is a JSON number',
    checks: ['plain-success'],
    concerns: ['createPayout'],
    response: (response, request) => {
      if (!isFor(request, 'POST', PAYOUTS) || response.status !== 201) return;
      objectIn(response)['fee'] = { amount: 1.5, currency: 'AUD' };
    },
  },
  {
    id: 'other-success-status',
    title: '202 instead of 201',
    checks: ['plain-success'],
    concerns: ['createBeneficiary'],
    response: (response, request) => {
      if (isFor(request, 'POST', /beneficiaries$/) && response.status === 201) response.status = 202;
    },
  },
  {
    id: 'errors-as-text',
    title: 'errors are text/plain',
    checks: ['unknown-ids'],
    concerns: ['getPayout'],
    response: (response, request) => {
      if (isFor(request, 'GET', PAYOUT) && response.status === 404)
        response.headers['content-type'] = 'text/plain';
    },
  },
  {
    id: 'internal-field-leaked',
    title: 'an internal field is shown',
    checks: ['plain-success'],
    concerns: ['getTreasurySettings'],
    response: (response, request) => {
      if (isFor(request, 'GET', /settings$/)) objectIn(response)['rowVersion'] = 7;
    },
  },
  {
    id: 'codes-swapped',
    title: 'a documented code stands in for another',
    checks: ['scopes'],
    concerns: ['createPayout', 'createBeneficiary', 'listPayouts', 'getTreasury'],
    response: (response) => {
      const body = objectIn(response);
      if (body['code'] === 'insufficient_scope') body['code'] = 'ip_not_allowed';
    },
  },
  {
    id: 'not-found-for-conflict',
    title: '404 where the contract says 409',
    checks: ['deactivation'],
    concerns: ['deactivateBeneficiary'],
    response: (response, request) => {
      if (!isFor(request, 'POST', /beneficiaries\/[^/]+\/deactivate$/) || response.status !== 409) return;
      response.status = 404;
      objectIn(response)['code'] = 'not_found';
    },
  },
  {
    id: 'success-with-error-body',
    title: '200 with an error in it',
    checks: ['unknown-ids'],
    concerns: ['getBeneficiary'],
    response: (response, request) => {
      if (isFor(request, 'GET', /beneficiaries\/[^/]+$/) && response.status === 404) response.status = 200;
    },
  },
  {
    id: 'time-without-zone',
    title: 'a moment has no zone',
    checks: ['plain-success'],
    concerns: ['getPayin'],
    response: (response, request) => {
      const body = objectIn(response);
      if (isFor(request, 'GET', /payins\/[^/]+$/))
        body['occurredAt'] = textAt(body, 'occurredAt').replace('Z', '');
    },
  },
  {
    id: 'retryable-turned',
    title: 'retryable says the opposite',
    checks: ['unauthenticated'],
    concerns: ['getPayout', 'getTreasury', 'createPayout'],
    response: (response) => {
      if (response.status === 401) objectIn(response)['retryable'] = true;
    },
  },
  {
    id: 'request-id-missing',
    title: 'X-Request-Id is missing',
    checks: ['request-ids'],
    concerns: ['getClock'],
    response: (response, request) => {
      if (isFor(request, 'GET', /clock$/)) delete response.headers['x-request-id'];
    },
  },
  {
    id: 'allow-missing',
    title: '405 names no method',
    checks: ['paths-and-methods'],
    concerns: ['getTreasury', 'listPayouts', 'createPayout'],
    response: (response) => {
      if (response.status === 405) delete response.headers['allow'];
    },
  },
  {
    id: 'settled-shown-as-accepted',
    title: 'accepted never progresses',
    checks: ['settlement'],
    concerns: ['getPayout'],
    response: (response, request) => {
      const body = objectIn(response);
      if (!isFor(request, 'GET', PAYOUT) || response.status !== 200) return;
      const [first] = body['statusHistory'] as readonly JsonObject[];
      if (first === undefined) return;
      body['status'] = first['status'] ?? 'accepted';
      body['statusHistory'] = [first];
      body['movementIds'] = (body['movementIds'] as string[]).slice(0, 1);
      response.json = omit(
        body,
        'submittedAt',
        'settledAt',
        'failedAt',
        'returnedAt',
        'failureCode',
        'failureMessage',
      );
    },
  },
  {
    id: 'old-movement-edited',
    title: 'a movement shows another reason the second time',
    checks: ['plain-success', 'pagination'],
    concerns: ['listTransactions', 'getTransaction'],
    response: (response, request, memory) => {
      if (!isFor(request, 'GET', TRANSACTIONS)) return;
      for (const movement of pageIn(response) as Record<string, unknown>[]) {
        const id = String(movement['id']);
        if (memory.has(id)) movement['externalReference'] = 'edited';
        memory.set(id, true);
      }
    },
  },
];
