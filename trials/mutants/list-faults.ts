import { parseJson, textAt, type JsonObject } from '../../conformance/json/json.ts';
import { isFor, objectIn, pageIn, type ProxiedMutant } from './proxied-mutant.ts';
import { PAYOUTS, TRANSACTIONS, TREASURY } from './proxied-paths.ts';

export const LIST_FAULTS: readonly ProxiedMutant[] = [
  {
    id: 'has-more-never',
    title: 'hasMore is always false',
    checks: ['pagination'],
    concerns: ['listPayouts'],
    response: (response, request) => {
      if (!isFor(request, 'GET', PAYOUTS) || response.status !== 200) return;
      Object.assign(objectIn(response), { hasMore: false, nextCursor: null });
      delete response.headers['link'];
    },
  },
  {
    id: 'border-skipped',
    title: 'the first item of a further page is missing',
    checks: ['pagination'],
    concerns: ['listTransactions'],
    response: (response, request) => {
      if (isFor(request, 'GET', TRANSACTIONS) && request.target.includes('cursor='))
        objectIn(response)['data'] = pageIn(response).slice(1);
    },
  },
  {
    id: 'bad-cursor-restarts',
    title: 'a changed cursor begins again at the first page',
    checks: ['cursors'],
    concerns: ['listPayins'],
    response: (response, request, memory) => {
      if (!isFor(request, 'GET', /treasury\/payins$/)) return;
      if (response.status === 200 && !request.target.includes('cursor='))
        memory.set('first', { json: response.json, link: response.headers['link'] });
      const first = memory.get('first') as { json: JsonObject; link: string | undefined } | undefined;
      if (response.status !== 400 || first === undefined || objectIn(response)['code'] !== 'invalid_cursor')
        return;
      Object.assign(response, { status: 200, json: first.json });
      if (first.link !== undefined) response.headers['link'] = first.link;
    },
  },
  {
    id: 'limit-clamped',
    title: 'a limit that is too large is clamped',
    checks: ['bad-queries'],
    concerns: ['listPayouts', 'listTransactions', 'listBeneficiaries'],
    request: (request) => {
      request.target = request.target.replace(/limit=201(&|$)/, 'limit=200$1');
    },
  },
  {
    id: 'unknown-parameter-ignored',
    title: 'an unknown query parameter is ignored',
    checks: ['bad-queries'],
    concerns: ['listPayouts', 'listTransactions', 'getTreasury'],
    request: (request) => {
      request.target = request.target.replace(/\?offset=1$/, '');
    },
  },
  {
    id: 'unknown-field-ignored',
    title: 'an unknown field of a body is ignored',
    checks: ['bad-bodies'],
    concerns: ['createBeneficiary'],
    request: (request) => {
      if (!isFor(request, 'POST', /beneficiaries$/)) return;
      const text = request.body.toString().replace(',"unknownField":"x"', '');
      request.body = Buffer.from(text);
    },
  },
  {
    id: 'long-text-taken',
    title: 'a text of one character too many is taken, cut',
    checks: ['bad-bodies'],
    concerns: ['cancelPayout'],
    request: (request) => {
      if (!isFor(request, 'POST', /payouts\/[^/]+\/cancel$/)) return;
      const reason = textAt(parseJson(request.body.toString()), 'reason');
      if (Array.from(reason).length !== 256) return;
      const cut = Array.from(reason).slice(0, 255).join('');
      request.body = Buffer.from(JSON.stringify({ reason: cut }));
    },
  },
  {
    id: 'longest-text-refused',
    title: 'the longest reference that a filter takes is called invalid',
    checks: ['edges'],
    concerns: ['listDeposits'],
    request: (request) => {
      if (isFor(request, 'GET', /treasury\/deposits$/))
        request.target = request.target.replace(/externalReference=(x{255})(&|$)/, 'externalReference=$1x$2');
    },
  },
  {
    id: 'last-word-refused',
    title: 'a word of a list that the contract has is called invalid',
    checks: ['edges'],
    concerns: ['createWebhook', 'updateWebhook', 'replayWebhook'],
    request: (request) => {
      if (/webhooks/.test(request.target))
        request.body = Buffer.from(request.body.toString().replace('"webhook.disabled"', '"webhook.off"'));
    },
  },
  {
    id: 'balance-off-by-one',
    title: 'the balance is a cent off after some movements',
    checks: ['ledger', 'model-sequential', 'overview'],
    concerns: ['getTreasury'],
    response: (response, request) => {
      if (!isFor(request, 'GET', TREASURY) || response.status !== 200) return;
      const balances = objectIn(response)['balances'] as Record<string, string>[];
      const [aud] = balances;
      if (aud === undefined || (objectIn(response)['recentMovements'] as unknown[]).length < 7) return;
      for (const name of ['available', 'posted']) {
        const cents = BigInt((aud[name] ?? '').replace('.', '')) + 1n;
        aud[name] = `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;
      }
    },
  },
  {
    id: 'kind-filter-ignored',
    title: 'movements are not filtered by kind',
    checks: ['filters'],
    concerns: ['listTransactions'],
    request: (request) => {
      request.target = request.target.replace(/([?&])kind=[a-z_]+&?/, '$1');
    },
  },
  {
    id: 'payin-held-as-credited',
    title: 'a held pay-in says that nothing is to be done',
    checks: ['plain-success', 'payin-moves'],
    concerns: ['simulatePayin'],
    response: (response, request) => {
      const body = objectIn(response);
      if (isFor(request, 'POST', /sandbox\/payins$/) && body['status'] === 'held')
        body['nextAction'] = 'none';
    },
  },
  {
    id: 'link-loses-filter',
    title: 'the Link of a page leaves a filter out',
    checks: ['links', 'filters'],
    concerns: ['listBeneficiaries', 'listTransactions', 'listPayouts'],
    response: (response) => {
      const { link } = response.headers;
      if (typeof link === 'string') response.headers['link'] = link.replace(/from=[^&>]*&/, '');
    },
  },
];
