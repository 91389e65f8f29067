import { idOf, type JsonObject, type Sandbox } from './sandbox.ts';

/** An account has no more subscriptions, so that one page shows them all. */
const MOST_SUBSCRIPTIONS = 200;

/** The one subscription that triggers disable. No name below `invalid` ever resolves (RFC 2606): it sends to nobody. */
const OWN = {
  url: 'https://nowhere.corridor.invalid/',
  eventTypes: ['webhook.disabled'],
  description: 'Made by corridor trigger; it sends to nobody.',
};

interface Subscriptions {
  /** The newest active one of the person's. */
  readonly newest: JsonObject | undefined;
  readonly own: JsonObject | undefined;
}

async function findSubscriptions(sandbox: Sandbox): Promise<Subscriptions> {
  const { data } = await sandbox.get(`/v1/webhooks?limit=${String(MOST_SUBSCRIPTIONS)}`);
  const all = data as readonly JsonObject[];
  return {
    newest: all.find(({ url, status }) => url !== OWN.url && status === 'active'),
    own: all.find(({ url }) => url === OWN.url),
  };
}

/** Tests the newest subscription, which is likely the one that the person works at. */
async function test(sandbox: Sandbox): Promise<string> {
  const { newest, own } = await findSubscriptions(sandbox);
  const tested = newest ?? own ?? (await sandbox.send('POST', '/v1/webhooks', OWN));
  await sandbox.send('POST', `/v1/webhooks/${idOf(tested)}/test`);
  return idOf(tested);
}

async function disable(sandbox: Sandbox): Promise<string> {
  const { own } = await findSubscriptions(sandbox);
  const id = idOf(own ?? (await sandbox.send('POST', '/v1/webhooks', OWN)));
  const set = (status: string): Promise<JsonObject> =>
    sandbox.send('PATCH', `/v1/webhooks/${id}`, { status });
  if (own?.['status'] === 'disabled') await set('active');
  await set('disabled');
  return id;
}

export const WEBHOOK_TRIGGERS = {
  'webhook.test': { cause: test },
  'webhook.disabled': { cause: disable },
} as const;
