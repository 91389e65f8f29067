import { canonicalJson } from '../../json/canonical-json.ts';
import type { Operation } from '../../contract/operation.ts';
import { bodyOf, headerOf, statusOf } from '../../http/exchange.ts';
import type { Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { refusedCall, validCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';
import { withoutTrace } from '../../suite/without-trace.ts';

/** A token of the right form that was never issued: one character of the right one is another. */
function alteredFrom(token: string): string {
  const last = token.at(-1) === 'A' ? 'B' : 'A';
  return `${token.slice(0, -1)}${last}`;
}

async function tryWithout(trial: Trial, { id }: Operation, call: Call): Promise<void> {
  const [own = '', foreign] = trial.session.credentials.stepUpTokens;
  const tokens: [what: string, token: string | null][] = [
    ['a key alone', null],
    ['a changed token', alteredFrom(own)],
    ['a token that is none', 'nonsense'],
    ...(foreign === undefined ? [] : [['the token of another tenant', foreign] as [string, string]]),
  ];
  const answers = new Set<string>();
  for (const [what, stepUpToken] of tokens) {
    const exchange = await trial.call(id, { ...call, stepUpToken, intent: 'open' });
    trial.expectRefusal(exchange, 403, 'step_up_required', what);
    const body = bodyOf(exchange);
    answers.add(canonicalJson({ ...(body as object), requestId: '' }));
  }
  trial.expect(answers.size === 1, id, 'the refusals tell what is wrong with a token');
  const early = await trial.call(id, {
    ...call,
    stepUpToken: null,
    key: null,
    rawBody: '{"not JSON',
    intent: 'open',
  });
  trial.expectRefusal(early, 403, 'step_up_required', 'a key alone, with no idempotency key and no JSON');
}

async function tryReplay(trial: Trial, { id, success }: Operation): Promise<void> {
  const call = { ...(await validCall(id, trial.tenant, trial.session)), key: trial.session.newKey() };
  const first = await trial.call(id, call);
  trial.demandSuccess(first, 'a plain call');
  const without = await trial.call(id, { ...call, stepUpToken: null });
  trial.expectRefusal(without, 403, 'step_up_required', 'a replay by a key alone');
  const again = await trial.call(id, call);
  const isReplay = headerOf(again, 'idempotent-replayed') === 'true';
  trial.expect(isReplay && statusOf(again) === success.status, id, 'a replay with the token is none', [
    again,
  ]);
}

/** What a key alone never does. */
export const stepUp: Check = {
  name: 'step-up',
  title:
    'A request with only an API key is refused with 403 step_up_required, whatever is wrong with its token',
  source: 'given',
  appliesTo: ({ needsStepUp }) => needsStepUp,
  run: async (trial) => {
    await withoutTrace(trial, {
      what: 'calls',
      prepare: async ({ tenant, session }, { id }) => refusedCall(id, tenant, session),
      send: tryWithout,
    });
    await trial.together(trial.operations, tryReplay);
  },
};
