import { isObject, objectsAt, textAt, type JsonObject } from '../../conformance/json/json.ts';
import { isFor, objectIn, pageIn, type ProxiedMutant } from './proxied-mutant.ts';
import { PAYOUT } from './proxied-paths.ts';

const EVENTS = /^\/v1\/events$/;
const WEBHOOKS = /^\/v1\/webhooks$/;
const WEBHOOK = /^\/v1\/webhooks\/[^/]+$/;
const DELIVERY = /^\/v1\/webhook-deliveries\/[^/]+$/;

export const WEBHOOK_FAULTS: readonly ProxiedMutant[] = [
  {
    id: 'event-before-its-commit',
    title: 'a change can be read only after it was told',
    checks: ['webhook-deliveries'],
    concerns: ['listEvents'],
    response: (response, request) => {
      if (!isFor(request, 'GET', PAYOUT) || response.status !== 200) return;
      const body = objectIn(response);
      const history = objectsAt(body, 'statusHistory').slice(0, -1);
      if (history.length === 0) return;
      body['statusHistory'] = history;
      body['status'] = textAt(history.at(-1), 'status');
    },
  },
  {
    id: 'event-of-nothing',
    title: 'an event tells of a payout that is not there',
    checks: ['events'],
    concerns: ['listEvents'],
    response: (response, request) => {
      const [first] = pageIn(response);
      if (!isFor(request, 'GET', EVENTS) || first === undefined || !request.target.includes('limit=200'))
        return;
      const id = `pay_${textAt(first, 'id').slice(4)}`;
      const data = { id, object: 'payout', status: 'held', version: 1, url: `/v1/treasury/payouts/${id}` };
      const phantom = { ...first, id: `evt_${'7'.repeat(26)}`, type: 'payout.held', data };
      objectIn(response)['data'] = [first, phantom, ...pageIn(response).slice(1)];
    },
  },
  {
    id: 'events-change-places',
    title: 'two events of one payout change places',
    checks: ['events'],
    concerns: ['listEvents'],
    response: (response, request) => {
      if (!isFor(request, 'GET', EVENTS)) return;
      const page = pageIn(response);
      const at = page.findIndex(
        (event, index) => index > 0 && textAt(event, 'data', 'id') === textAt(page[index - 1], 'data', 'id'),
      );
      if (at < 1) return;
      const [later, earlier] = [page[at - 1], page[at]] as [JsonObject, JsonObject];
      objectIn(response)['data'] = [...page.slice(0, at - 1), earlier, later, ...page.slice(at + 1)];
    },
  },
  {
    id: 'secret-shown-again',
    title: 'a subscription shows its secret whenever it is read',
    checks: ['webhook-subscriptions'],
    concerns: ['getWebhook'],
    response: (response, request, memory) => {
      const body = objectIn(response);
      if (isFor(request, 'POST', WEBHOOKS) && response.status === 201)
        memory.set(textAt(body, 'id'), body['secret']);
      const secret = memory.get(textAt(body, 'id')) as string | undefined;
      if (isFor(request, 'GET', WEBHOOK) && response.status === 200 && secret !== undefined)
        body['secret'] = secret;
    },
  },
  {
    id: 'foreign-subscription-visible',
    title: 'a subscription is shown to whoever knows its id',
    checks: ['isolation'],
    concerns: ['getWebhook'],
    response: (response, request, memory) => {
      const path = request.target.split('?')[0] ?? '';
      if (isFor(request, 'POST', WEBHOOKS) && isObject(response.json) && response.status === 201) {
        const { secret: _secret, ...shown } = response.json;
        memory.set(`/v1/webhooks/${textAt(shown, 'id')}`, shown);
      }
      const known = memory.get(path);
      if (isFor(request, 'GET', WEBHOOK) && response.status === 404 && known !== undefined)
        Object.assign(response, { status: 200, json: known });
    },
  },
  {
    id: 'attempt-recorded-otherwise',
    title: 'the headers that are recorded are not those that were sent',
    checks: ['webhook-deliveries'],
    concerns: ['getWebhookDelivery'],
    response: (response, request) => {
      if (!isFor(request, 'GET', DELIVERY) || response.status !== 200) return;
      const attempts = objectsAt(objectIn(response), 'attempts').map((attempt) => ({
        ...attempt,
        requestHeaders: { ...(attempt['requestHeaders'] as JsonObject), 'webhook-timestamp': '1700000000' },
      }));
      objectIn(response)['attempts'] = attempts;
    },
  },
];
