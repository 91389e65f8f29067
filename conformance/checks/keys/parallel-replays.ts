import { headerOf, statusOf, type Exchange } from '../../http/exchange.ts';
import { isObject, objectsAt, textAt } from '../../json/json.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/valid-call.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const AT_ONCE = 16;

const LISTS: Readonly<Record<string, string>> = {
  createPayout: 'listPayouts',
  createBeneficiary: 'listBeneficiaries',
  createFundingInstrument: 'listFundingInstruments',
  createDestination: 'listDestinations',
  createWithdrawal: 'listWithdrawals',
  acceptConversionQuote: 'listConversions',
  simulatePayin: 'listPayins',
};

function judge(trial: Trial, { id, success }: Operation, answers: readonly Exchange[]): void {
  const done = answers.filter((answer) => statusOf(answer) === success.status);
  const others = answers.filter((answer) => statusOf(answer) !== success.status);
  // Busy beyond its patience a server may say so; whether the request took effect is then seen by its effect.
  const isOpen = (answer: Exchange): boolean =>
    statusOf(answer) === 503 || textAt(answer.response?.json, 'code') === 'idempotency_in_progress';
  const strange = others.filter((answer) => !isOpen(answer));
  trial.expect(
    strange.length === 0,
    id,
    `${AT_ONCE} identical requests at once: ${[...new Set(strange.map(shown))].join(', ')}`,
    strange,
  );
  trial.expect(done.length > 0, id, `of ${AT_ONCE} identical requests at once none succeeded`, others);
  const bodies = new Set(done.map((answer) => answer.response?.bodyText));
  trial.expect(
    bodies.size <= 1,
    id,
    `${AT_ONCE} identical requests at once gave ${bodies.size} answers`,
    done,
  );
  const firsts = done.filter((answer) => headerOf(answer, 'idempotent-replayed') !== 'true');
  trial.expect(
    firsts.length <= 1,
    id,
    `${firsts.length} of ${AT_ONCE} identical requests at once are marked as the first`,
    firsts,
  );
}

export const parallelReplays: Check = {
  name: 'parallel-replays',
  title:
    'Identical requests at once have one effect: one runs, the others replay it or get 409 idempotency_in_progress',
  source: 'decision',
  appliesTo: ({ isIdempotent }) => isIdempotent,
  run: async (trial) => {
    await trial.each(trial.operations, async (operation) => {
      const key = trial.session.newKey();
      const call = { ...(await validCall(operation.id, trial.tenant, trial.session)), key, persists: false };
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => trial.call(operation.id, call)),
      );
      judge(trial, operation, answers);
      const list = LISTS[operation.id];
      const reference = isObject(call.body) ? textAt(call.body, 'externalReference') : '';
      if (list === undefined || reference === '') return;
      const found = objectsAt(await trial.get(list, { query: { externalReference: reference } }), 'data');
      trial.expect(
        found.length === 1,
        operation.id,
        `${AT_ONCE} identical requests at once made ${found.length} records`,
      );
    });
  },
};
