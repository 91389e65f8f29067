import { objectsAt, textAt, textsAt, valueAt, type JsonObject } from '../json/json.ts';
import { inOrder, isPresent, unless, type Law } from './law.ts';

/** Attempts of one delivery, at most; one of a test. */
const MOST_ATTEMPTS = 10;
const TEST = 'webhook.test';

const MOST_KEPT_CHARACTERS = 2048;

/** A subscription by itself: what it says of being disabled fits its status, and its secret is in no plain answer. */
export const judgeWebhook: Law = (webhook) => {
  const isDisabled = textAt(webhook, 'status') === 'disabled';
  const types = textsAt(webhook, 'eventTypes');
  return [
    ...unless(
      isPresent(webhook, 'disabledReason') === isDisabled,
      'its status and its disabledReason do not fit',
    ),
    ...unless(isPresent(webhook, 'disabledAt') === isDisabled, 'its status and its disabledAt do not fit'),
    ...unless(new Set(types).size === types.length, 'it names an event type twice'),
    ...unless(!types.includes(TEST), 'it subscribes to tests'),
    ...unless(
      inOrder(textAt(webhook, 'createdAt'), textAt(webhook, 'updatedAt')),
      'it was changed before it was made',
    ),
  ];
};

function judgeAttempt(attempt: JsonObject, index: number): string[] {
  const hasStatus = isPresent(attempt, 'responseStatus');
  const status = Number(valueAt(attempt, 'responseStatus') ?? 0);
  const isGood = textAt(attempt, 'outcome') === 'succeeded';
  const what = `its attempt ${index + 1}`;
  return [
    ...unless(attempt['number'] === index + 1, `${what} has the number ${JSON.stringify(attempt['number'])}`),
    ...unless(
      hasStatus !== isPresent(attempt, 'error'),
      `${what} has both a status and an error, or neither`,
    ),
    ...unless(
      isGood === (status >= 200 && status < 300),
      `${what} ${textAt(attempt, 'outcome')} with ${status}`,
    ),
    ...unless(
      textAt(attempt, 'responseBody').length <= MOST_KEPT_CHARACTERS,
      `${what} keeps more of the answer than it may`,
    ),
  ];
}

function judgeAttempts(delivery: JsonObject): string[] {
  if (!isPresent(delivery, 'attempts')) return [];
  const attempts = objectsAt(delivery, 'attempts');
  const status = textAt(delivery, 'status');
  const good = attempts.findIndex((each) => textAt(each, 'outcome') === 'succeeded');
  return [
    ...unless(
      attempts.length === Number(delivery['attemptCount']),
      `it lists ${attempts.length} attempts and counts ${JSON.stringify(delivery['attemptCount'])}`,
    ),
    ...unless(inOrder(...attempts.map((each) => textAt(each, 'at'))), 'its attempts are out of order'),
    ...unless(
      status === 'succeeded' ? good === attempts.length - 1 && good >= 0 : good < 0,
      `it is ${status}, and attempt ${good + 1} of ${attempts.length} succeeded`,
    ),
    ...attempts.flatMap(judgeAttempt),
  ];
}

export const judgeDelivery: Law = (delivery) => {
  const status = textAt(delivery, 'status');
  const trigger = textAt(delivery, 'trigger');
  const isTest = trigger === 'test';
  const count = Number(delivery['attemptCount']);
  return [
    ...unless(
      isPresent(delivery, 'completedAt') === (status !== 'pending'),
      'its status and completedAt do not fit',
    ),
    ...unless(
      status === 'pending' || !isPresent(delivery, 'nextAttemptAt'),
      'it has ended and names a next attempt',
    ),
    ...unless(
      isPresent(delivery, 'cancelReason') === (status === 'canceled'),
      'its status and its cancelReason do not fit',
    ),
    ...unless(
      isPresent(delivery, 'redeliveryOf') === (trigger === 'redelivery'),
      `it comes by ${trigger} and ${isPresent(delivery, 'redeliveryOf') ? 'names' : 'does not name'} another`,
    ),
    ...unless(
      (textAt(delivery, 'eventType') === TEST) === isTest || trigger === 'redelivery',
      'it is no test by one sign alone',
    ),
    ...unless(count <= (isTest ? 1 : MOST_ATTEMPTS), `it was tried ${count} times`),
    ...unless(
      inOrder(textAt(delivery, 'createdAt'), textAt(delivery, 'updatedAt')),
      'it was changed before it was made',
    ),
    ...judgeAttempts(delivery),
  ];
};
