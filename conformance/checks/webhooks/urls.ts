import { bodyOf, statusOf } from '../../http/exchange.ts';
import { objectsAt, textAt } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { expectInvalid } from '../../suite/expect-invalid.ts';
import type { Trial } from '../../suite/trial.ts';
import { lacksReceiver, subscribe, unsubscribe, type Subscription } from '../../suite/webhooks.ts';
import { REFUSED, SERIALISED, UNREADABLE, type RefusedUrl } from './url-table.ts';

/** Filters that nothing in this check is told under. */
const QUIET = ['invoice.voided'];

const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * The own port of the service on an address of its own, where it runs on this machine and nothing stands between. Each process
 * knows its own alone: of several with a port each nothing is asked, since any of them may answer.
 */
function ownAddress({ world }: Trial): RefusedUrl[] {
  if (!world.isDirect) return [];
  const own = world.baseUrls.map((url) => new URL(url));
  const ports = new Set(own.filter(({ hostname }) => LOOPBACK.includes(hostname)).map(({ port }) => port));
  const [port] = ports;
  if (port === undefined || own.some((url) => url.port !== port)) return [];
  return LOOPBACK.map((host) => ({ url: `http://${host}:${port}/v1/webhooks`, rule: 'its own port' }));
}

/** A refusal names the field and its rule, and no address that the service knows and the caller does not. */
async function expectRefused(trial: Trial, operationId: string, id: string | undefined, row: RefusedUrl) {
  const { url, rule } = row;
  const call = id === undefined ? { body: { url, eventTypes: QUIET } } : { path: { id }, body: { url } };
  const exchange = await trial.call(operationId, call);
  const what = `a URL against the rule on ${rule} (${JSON.stringify(url).slice(0, 60)})`;
  if (statusOf(exchange) === 201) await unsubscribe(trial, [{ id: textAt(bodyOf(exchange), 'id') }]);
  if (!trial.expectRefusal(exchange, 422, 'webhook_url_refused', what)) return;
  const [detail] = objectsAt(bodyOf(exchange), 'details');
  const pointer = textAt(detail, 'pointer') || textAt(detail, 'path') || JSON.stringify(detail ?? null);
  trial.expect(pointer.includes('/url'), operationId, `${what}: the refusal does not name /url`, [exchange]);
}

async function tryRefused(trial: Trial, kept: Subscription): Promise<void> {
  for (const row of [...REFUSED, ...ownAddress(trial)]) {
    await expectRefused(trial, 'createWebhook', undefined, row);
    await expectRefused(trial, 'updateWebhook', kept.id, row);
  }
  const still = textAt(await trial.get('getWebhook', { path: { id: kept.id } }), 'url');
  trial.expect(still === kept.place.url, 'updateWebhook', `refused URLs left it ${still}`);
}

async function tryUnreadable(trial: Trial, kept: Subscription): Promise<void> {
  const calls = UNREADABLE.map(({ url, rule }) => ({ what: `a URL with ${rule}`, url }));
  await expectInvalid(
    trial,
    'createWebhook',
    calls.map(({ what, url }) => ({ what, call: { body: { url, eventTypes: QUIET } } })),
  );
  await expectInvalid(
    trial,
    'updateWebhook',
    calls.map(({ what, url }) => ({ what, call: { path: { id: kept.id }, body: { url } } })),
  );
}

async function trySerialised(trial: Trial): Promise<void> {
  for (const [written, stored] of SERIALISED) {
    const record = await trial.get('createWebhook', { body: { url: written, eventTypes: QUIET } });
    await unsubscribe(trial, [{ id: textAt(record, 'id') }]);
    trial.expect(
      textAt(record, 'url') === stored,
      'createWebhook',
      `${written} is answered as ${textAt(record, 'url')} instead of ${stored}`,
    );
  }
}

export const webhookUrls: Check = {
  name: 'webhook-urls',
  title:
    'A subscription leads to no internal address in whatever spelling, to no forbidden port or scheme, and is stored in the form of the URL standard; what is refused is called at no time',
  source: 'decision',
  isBeside: true,
  appliesTo: named('createWebhook', 'updateWebhook'),
  lacks: lacksReceiver,
  run: async (trial) => {
    const kept = await subscribe(trial, QUIET);
    try {
      await tryRefused(trial, kept);
      await tryUnreadable(trial, kept);
      await trySerialised(trial);
    } finally {
      await unsubscribe(trial, [kept]);
    }
  },
};
