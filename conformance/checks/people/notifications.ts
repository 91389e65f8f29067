import { canonicalJson } from '../../json/canonical-json.ts';
import { textAt, type Json, type JsonObject } from '../../json/json.ts';
import type { Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';

const TOPICS = ['payoutFailed', 'payinHeld', 'invoiceIssued', 'webhookDisabled', 'securityAlert'] as const;

/** Whom to tell nothing but one thing. */
function settings(only: (typeof TOPICS)[number], recipients: readonly string[]): JsonObject {
  return { email: Object.fromEntries(TOPICS.map((topic) => [topic, topic === only])), recipients };
}

const BAD: readonly (readonly [what: string, body: Json])[] = [
  ['a part of the topics', { email: { payoutFailed: true }, recipients: [] }],
  ['topics alone', { email: settings('payinHeld', [])['email'] ?? null }],
  ['recipients alone', { recipients: [] }],
  [
    'a topic that there is not',
    { email: { ...(settings('payinHeld', [])['email'] as JsonObject), more: true }, recipients: [] },
  ],
  [
    '21 recipients',
    settings(
      'payinHeld',
      Array.from({ length: 21 }, (_, index) => `r${index}@conformance.example`),
    ),
  ],
  ['a recipient twice', settings('payinHeld', ['one@conformance.example', 'ONE@conformance.example'])],
  [
    'a line break in an address',
    settings('payinHeld', ['one@conformance.example\r\nBcc: two@conformance.example']),
  ],
  ['no address', settings('payinHeld', ['one'])],
];

async function read(trial: Trial): Promise<JsonObject> {
  return (await trial.get('getNotificationSettings')) as JsonObject;
}

const chosen = ({ email, recipients }: JsonObject): string =>
  canonicalJson({ email: email ?? null, recipients: recipients ?? null });

export const notificationSettings: Check = {
  name: 'notification-settings',
  title:
    'Notification settings are replaced as a whole, with all five topics and up to 20 recipients; whatever is less is 400 and changes nothing',
  source: 'decision',
  isBeside: true,
  appliesTo: ({ id }) => ['getNotificationSettings', 'replaceNotificationSettings'].includes(id),
  run: async (trial) => {
    const before = await read(trial);
    for (const topic of TOPICS) {
      const body = settings(topic, [`${topic.toLowerCase()}@conformance.example`]);
      const saved = (await trial.get('replaceNotificationSettings', { body })) as JsonObject;
      for (const [operation, shown] of [
        ['replaceNotificationSettings', saved],
        ['getNotificationSettings', await read(trial)],
      ] as const) {
        const isSo = chosen(shown) === chosen(body);
        trial.expect(isSo, operation, `the settings are not as they were put: ${topic} alone`);
      }
      trial.expect(
        textAt(saved, 'updatedAt') !== '',
        'replaceNotificationSettings',
        'they do not say when they were put',
      );
    }
    const kept = chosen(await read(trial));
    for (const [what, body] of BAD) {
      const refused = await trial.call('replaceNotificationSettings', { body, intent: 'open' });
      trial.expectRefusal(refused, 400, 'invalid_request', what);
    }
    trial.expect(
      chosen(await read(trial)) === kept,
      'replaceNotificationSettings',
      'what was refused has changed something',
    );
    const { email, recipients } = before;
    await trial.get('replaceNotificationSettings', {
      body: { email: email ?? null, recipients: recipients ?? [] },
    });
  },
};
