import type { Attempt } from '../client/attempt.ts';
import type { Verdict } from '../verdict.ts';
import type { Books } from './books.ts';
import { faultsOfEffects } from './faults-of-effects.ts';

/** Judges what a tenant asked for against what its books hold; all of its attempts must be given, each with a reference of its own. */
export function judgeEffects(verdict: Verdict, books: Books, attempts: readonly Attempt[], where = ''): void {
  const wrong = attempts.filter(({ internalErrors }) => internalErrors > 0);
  verdict.judge(
    'no request is answered 500',
    wrong.map(({ call }) => `${call.method} ${call.path} ${call.idempotencyKey}`),
    where,
  );
  const { lost, doubled, unasked } = faultsOfEffects(books, attempts);
  verdict.judge('no acknowledged write is lost', lost, where);
  verdict.judge('no key has two effects', doubled, where);
  verdict.judge('nothing happens that was refused or never asked for', unasked, where);
}
