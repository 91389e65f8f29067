import { parseJson, textAt } from '../../conformance/json/json.ts';
import { isFor, objectIn, pageIn, type ProxiedMutant, type ProxiedRequest } from './proxied-mutant.ts';
import { PAYOUT, PAYOUTS } from './proxied-paths.ts';

function header(request: ProxiedRequest, name: string): string {
  return String(request.headers[name] ?? '');
}

export const KEY_FAULTS: readonly ProxiedMutant[] = [
  {
    id: 'one-operation-open',
    title: 'one operation asks for no key',
    checks: ['unauthenticated'],
    concerns: ['listBeneficiaries'],
    response: (response, request) => {
      if (!isFor(request, 'GET', /beneficiaries$/) || response.status !== 401) return;
      response.status = 200;
      response.json = { data: [] };
    },
  },
  {
    id: 'other-key-header-ignored',
    title: 'X-Api-Key is ignored',
    checks: ['either-header'],
    concerns: ['getTreasury', 'createPayout', 'listPayouts'],
    request: (request) => {
      delete request.headers['x-api-key'];
    },
  },
  {
    id: 'write-implies-nothing',
    title: 'write does not imply read',
    checks: ['scopes'],
    concerns: ['getClock', 'getTreasury', 'listPayouts'],
    response: (response, request) => {
      if (request.method !== 'GET' || response.status !== 200 || !isFor(request, 'GET', /clock$/)) return;
      response.status = 403;
      response.json = {
        code: 'insufficient_scope',
        message: 'The key does not have the scope settings:read.',
        requestId: String(response.headers['x-request-id']),
        retryable: false,
      };
    },
  },
  {
    id: 'missing-key-made-up',
    title: 'a write without Idempotency-Key is accepted',
    checks: ['idempotency-header'],
    concerns: ['createPayout', 'createBeneficiary', 'updateTreasurySettings', 'setClock'],
    request: (request) => {
      request.headers['idempotency-key'] ??= `made-up-${Math.random()}`;
    },
  },
  {
    id: 'put-without-idempotency',
    title: 'a PUT with a used key runs again',
    checks: ['replay', 'key-reuse'],
    concerns: ['updateTreasurySettings'],
    request: (request) => {
      if (request.method === 'PUT') request.headers['idempotency-key'] = `fresh-${Math.random()}`;
    },
  },
  {
    id: 'parallel-requests-both-run',
    title: 'identical requests at once run each',
    checks: ['parallel-replays'],
    concerns: ['createPayout'],
    request: (request) => {
      if (isFor(request, 'POST', PAYOUTS))
        request.headers['idempotency-key'] = `${header(request, 'idempotency-key')}${Math.random()}`;
    },
  },
  {
    id: 'replay-unmarked',
    title: 'a replay is not marked',
    checks: ['replay'],
    concerns: ['createPayout', 'createBeneficiary', 'simulatePayin'],
    response: (response) => {
      delete response.headers['idempotent-replayed'];
    },
  },
  {
    id: 'feed-with-addresses',
    title: 'the activity names who was invited',
    checks: ['activity-privacy'],
    concerns: ['listActivity'],
    response: (response, request, memory) => {
      if (isFor(request, 'POST', /^\/v1\/team\/invitations$/))
        memory.set('email', textAt(parseJson(request.body.toString('utf8')), 'email'));
      const [first] = pageIn(response);
      if (!isFor(request, 'GET', /^\/v1\/activity$/) || first === undefined) return;
      const summary = `${String(memory.get('email'))} was invited.`;
      objectIn(response)['data'] = [{ ...first, summary }, ...pageIn(response).slice(1)];
    },
  },
  {
    id: 'foreign-id-told-apart',
    title: 'the message of a 404 tells a foreign id',
    checks: ['isolation'],
    concerns: ['getPayout'],
    response: (response, request, memory) => {
      const id = request.target.split('/').at(-1) ?? '';
      if (isFor(request, 'POST', PAYOUTS)) memory.set(textAt(response.json, 'id'), true);
      if (!isFor(request, 'GET', PAYOUT)) return;
      if (response.status === 404 && memory.has(id))
        objectIn(response)['message'] = 'It belongs to somebody else.';
    },
  },
];
