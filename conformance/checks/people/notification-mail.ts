import { objectsAt, textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { silentNotifications } from '../../suite/invitations.ts';
import { plainBeneficiary } from '../../suite/plain-bodies.ts';
import { newWebhook } from '../../suite/plain-webhooks.ts';
import type { Trial } from '../../suite/trial.ts';
import { poll } from '../../suite/webhooks.ts';

const RECIPIENTS = ['first@conformance.example', 'second@conformance.example'];

/** How long a mail may take until it is there. */
const LIMIT_MS = 15_000;

async function put(trial: Trial, ...topics: string[]): Promise<void> {
  const silent = silentNotifications()['email'] as JsonObject;
  const email = { ...silent, ...Object.fromEntries(topics.map((topic) => [topic, true])) };
  await trial.get('replaceNotificationSettings', { body: { email, recipients: RECIPIENTS } });
}

/** The notifications about a record, newest first. */
async function mailsAbout(trial: Trial, id: string): Promise<JsonObject[]> {
  const mails = objectsAt(await trial.get('listMail', { query: { limit: 200 } }), 'data');
  return mails.filter((mail) => textAt(mail, 'kind') === 'notification' && textAt(mail, 'text').includes(id));
}

async function failedPayout(trial: Trial): Promise<string> {
  const id = textAt(await trial.tenant.newHeldPayout(), 'id');
  await trial.tenant.advance(id, 'failed');
  return id;
}

/** One mail for each recipient, with what it is about and nothing that must not be read. */
async function expectOneEach(trial: Trial, id: string): Promise<void> {
  const mails = await poll(
    () => mailsAbout(trial, id),
    ({ length }) => length >= RECIPIENTS.length,
    LIMIT_MS,
  );
  const told = mails.map((mail) => textAt(mail, 'to')).toSorted();
  trial.expect(
    told.join() === RECIPIENTS.join(),
    'listMail',
    `of ${id} was told to ${told.join() || 'no recipient'}`,
  );
  const { destination } = plainBeneficiary() as { destination: Readonly<Record<string, string>> };
  const secrets = ['3.03', destination['accountNumber'] ?? '', destination['accountName'] ?? ''];
  for (const mail of mails) {
    const text = `${textAt(mail, 'subject')} ${textAt(mail, 'text')}`;
    const shown = secrets.filter((secret) => text.includes(secret));
    trial.expect(shown.length === 0, 'listMail', `a notification shows ${shown.join(', ')}`);
    trial.expect(text.includes('failed'), 'listMail', 'a notification does not say the status');
    trial.expect(valueAt(mail, 'link') === null, 'listMail', 'a notification has a link');
  }
}

/** What another topic tells of; each answers the record that it is about. */
const OTHERS: Readonly<Record<string, (trial: Trial) => Promise<string>>> = {
  payinHeld: async ({ tenant }) => textAt(await tenant.newPayin('1.00', 'held'), 'id'),
  webhookDisabled: async ({ tenant }) => {
    const id = textAt(await newWebhook(tenant), 'id');
    await tenant.do('updateWebhook', { path: { id }, body: { status: 'disabled' } });
    return id;
  },
  // A key that nothing else takes away, which would be told too.
  securityAlert: async ({ tenant }) => {
    const body = { name: 'Told of', type: 'secret', role: 'viewer' };
    return textAt(await tenant.do('createApiKey', { body }), 'id');
  },
};

async function tryTopic(trial: Trial, topic: string, id: string): Promise<void> {
  const mails = await poll(
    () => mailsAbout(trial, id),
    ({ length }) => length >= RECIPIENTS.length,
    LIMIT_MS,
  );
  const message = `of ${topic} ${mails.length} mails are there for ${RECIPIENTS.length} recipients`;
  trial.expect(mails.length === RECIPIENTS.length, 'listMail', message);
}

/** Each topic tells of its own, and of nothing while it is off. */
async function tryTopics(trial: Trial): Promise<void> {
  const makeAll = async (): Promise<[topic: string, id: string][]> => {
    const made: [string, string][] = [];
    for (const [topic, make] of Object.entries(OTHERS)) made.push([topic, await make(trial)]);
    return made;
  };
  await put(trial);
  const silent = await makeAll();
  await put(trial, ...Object.keys(OTHERS));
  const told = await makeAll();
  for (const [topic, id] of told) await tryTopic(trial, topic, id);
  for (const [topic, id] of silent) {
    const count = (await mailsAbout(trial, id)).length;
    trial.expect(count === 0, 'listMail', `${count} mails tell of ${topic} while the topic was off`);
  }
  await put(trial);
  for (const [topic, id] of [...silent, ...told])
    if (topic === 'securityAlert') await trial.call('revokeApiKey', { path: { id } });
}

async function tryMails(trial: Trial): Promise<void> {
  await put(trial, 'payoutFailed');
  const canceled = textAt(await trial.tenant.newHeldPayout(), 'id');
  await trial.tenant.do('cancelPayout', { path: { id: canceled } });
  await expectOneEach(trial, await failedPayout(trial));
  await put(trial);
  const silent = await failedPayout(trial);
  await put(trial, 'payoutFailed');
  // What is told of later comes later: by then whatever else was to be told is there.
  await expectOneEach(trial, await failedPayout(trial));
  for (const [id, what] of [
    [canceled, 'a payout that its account has canceled'],
    [silent, 'a payout that failed while the topic was off'],
  ] as const) {
    const count = (await mailsAbout(trial, id)).length;
    trial.expect(count === 0, 'listMail', `${count} mails tell of ${what}`);
  }
}

export const notificationMail: Check = {
  name: 'notification-mail',
  title:
    'Of what the settings name one mail is sent for each event and recipient, with the identifier and status and without amounts or account numbers; of nothing else, and never of what the account itself has canceled',
  source: 'decision',
  appliesTo: named('replaceNotificationSettings', 'listMail'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const { email, recipients } = (await trial.get('getNotificationSettings')) as JsonObject;
    try {
      await tryMails(trial);
      await tryTopics(trial);
    } finally {
      const body = { email: email ?? null, recipients: recipients ?? [] };
      await trial.call('replaceNotificationSettings', { body });
    }
  },
};
