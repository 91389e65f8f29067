import { INSIDE, OPERATOR, PRODUCTION, type Decided } from './decision.ts';

/** Events, and their deliveries to subscriptions. */
export const WEBHOOKS: Readonly<Record<string, Decided>> = {
  events: [
    ['Every key of an event is there', ['exchange', 'events']],
    ['The timestamp is the moment of the change', ['events']],
    ['status is that of the change, null where the object has none', ['events']],
    ['version grows with every event of an object, under a clock that stands too', ['events']],
    ['url leads to the record', ['events']],
    [
      'Every status that is entered has one, skipped ones too, in the order of the edges',
      ['events', 'payout-moves'],
    ],
    ['A late return and a late execution carry the final status', ['late-reports', 'events']],
    ['Previews, quotes, refusals, replays and reads have none', ['events', 'webhook-deliveries']],
    ['It is listed no later than its change is answered', ['events']],
    ['None becomes visible behind one that is visible', ['paging-while-writing', 'events']],
    ['After an event they are read oldest first, for ever', ['events']],
    ['A place that was purged is 409', { unobservable: 'it would take thirty days' }],
    ['after with from or to is 400', ['events', 'bad-queries']],
  ],
  subscriptions: [
    ['The secret is in two answers alone', ['webhook-subscriptions']],
    ['A filter is types and patterns, up to 50, each once', ['webhook-subscriptions']],
    ['webhook.test cannot be subscribed to', ['webhook-subscriptions']],
    ['The same values change nothing', ['webhook-subscriptions']],
    ['null clears the description, and metadata is replaced whole', ['webhook-subscriptions']],
    ['200 are the most, also at once', ['webhook-subscriptions']],
    ['A deleted one and its deliveries are 404', ['webhook-subscriptions']],
    ['A refused URL is stored for replay', ['webhook-urls', 'stored-refusals']],
  ],
  URLs: [
    ['What is no URL is 400, what is not allowed 422 with the rule', ['webhook-urls']],
    ['It is answered in its serialised form', ['webhook-urls']],
    ['Schemes, user info, fragments and ports are judged', ['webhook-urls']],
    ['Addresses are judged in every spelling', ['webhook-urls']],
    ['Internal and metadata addresses are refused, inside IPv6 too', ['webhook-urls']],
    ['A name is judged by what it leads to', ['webhook-urls']],
    [
      'The address is judged again at every connection',
      { untried: 'it needs a name whose address changes; the tests beside the code have one' },
    ],
    ['No redirect is followed', ['webhook-attempts']],
    ['http is for sandboxes', PRODUCTION],
  ],
  deliveries: [
    ['An event goes to what was active and matched, and nothing else', ['webhook-deliveries']],
    [
      'The record shows the bytes, each attempt, its answer and its error',
      ['webhook-deliveries', 'webhook-connections'],
    ],
    ['The body is the event, the same bytes each time', ['webhook-deliveries', 'webhook-redeliveries']],
    [
      'webhook-id is the event’s, the timestamp real, the signature by every valid secret',
      ['webhook-deliveries', 'webhook-rotations'],
    ],
    ['Any 2xx is success, all else failure', ['webhook-attempts']],
    ['An answer has fifteen seconds', ['webhook-connections']],
    ['Of the body 2 KiB are kept and nothing is decompressed', ['webhook-connections']],
    ['A head of more than 16 KiB is protocol_error', ['webhook-connections']],
  ],
  schedule: [
    ['Ten attempts at their delays, then failed', ['webhook-schedule']],
    ['Retry-After of 429 and 503 is waited for where it is longer', ['webhook-attempts']],
    ['410 fails it and disables the subscription', ['webhook-schedule']],
    ['Five days of failures disable it', ['webhook-schedule']],
    ['Success and a new URL clear failingSince', ['webhook-schedule', 'webhook-subscriptions']],
    ['What is disabled is told to the other subscriptions', ['webhook-schedule']],
    ['A jump of the clock makes one attempt', ['webhook-schedule']],
    ['A first attempt runs under a clock that stands', ['webhook-deliveries']],
  ],
  'asked for': [
    [
      'A test is one attempt, works on a disabled one, and changes nothing',
      ['webhook-redeliveries', 'webhook-schedule'],
    ],
    [
      'A redelivery is a delivery of its own, and takes the place of one that waits',
      ['webhook-redeliveries'],
    ],
    ['A replay takes what failed, oldest first, and never what waits', ['webhook-redeliveries']],
    ['A dry run writes nothing', ['webhook-redeliveries']],
    ['More than 10,000 are limit_exceeded', { untried: 'it would take 10,000 deliveries' }],
    ['Disabled, a replay is 409', ['webhook-redeliveries']],
  ],
  'what happens meanwhile': [
    ['Deletion ends what waits', ['webhook-subscriptions']],
    ['Disabling cancels what waits', ['webhook-schedule', 'webhook-redeliveries']],
    ['A new URL takes the next attempt, and a new filter leaves what waits', ['webhook-schedule']],
    ['A crash makes an attempt again under the same number', OPERATOR],
  ],
  secrets: [
    ['32 random bytes in base64, another for each', ['webhook-subscriptions']],
    ['Older ones sign until their own end, five at most', ['webhook-rotations']],
    ['Without an overlap all older ones end', ['webhook-rotations']],
    ['They are kept encrypted', INSIDE],
  ],
  isolation: [
    ['A receiver that hangs keeps no other waiting', ['webhook-connections', 'webhook-deliveries']],
    ['Eight at once for a subscription, one while it fails', INSIDE],
  ],
  certification: [
    ['It passes a receiver that looks at signature and time', ['certification']],
    ['It fails one that takes everything in, in the cases that must be refused', ['certification']],
    ['It is in no list and changes nothing of the subscription', ['certification']],
    ['While one runs, or the subscription is disabled, it is 409', ['certification']],
  ],
};
