import type { Expectation, ExpectedClass } from './judge-case.ts';

/** How a request is signed. */
export type Signing = 'right' | 'wrong' | 'wrong_then_right' | 'none';

/** One request of a case. */
export interface CaseRequest {
  /**
   * The event that it is about, and the version of the subscription that this tells of, counted from the run's first.
   * Requests with the same number have the same identifier and body.
   */
  readonly event: number;
  readonly signing: Signing;
  /** How far from the present its timestamp is. */
  readonly shiftMs: number;
  /** Whether a byte of the body is another one than was signed. */
  readonly isTampered: boolean;
  /** What is unusual about the event itself. */
  readonly oddity: 'type' | 'field' | null;
}

/** One case: what is sent, how many at a time, and what is to come of it. */
export interface CertificationCase extends Omit<Expectation, 'requests'> {
  readonly requests: readonly CaseRequest[];
  readonly atOnce: number;
}

/** How long an answer of any case but the last may take, the name's look-up and the connecting included. */
const ANSWER_LIMIT_MS = 4_000;

/** What Standard Webhooks lets a receiver allow, twice: beyond any doubt too old, or ahead. */
const TEN_MINUTES_MS = 600_000;

const BURST_EVENTS = 100;
const BURST_AT_ONCE = 10;
const BURST_LIMIT_MS = 5_000;

const PLAIN: CaseRequest = {
  event: 0,
  signing: 'right',
  shiftMs: 0,
  isTampered: false,
  oddity: null,
};

function plainCase(
  name: string,
  answers: ExpectedClass,
  ...requests: readonly Partial<CaseRequest>[]
): CertificationCase {
  return {
    name,
    answers,
    requests: requests.map((request) => ({ ...PLAIN, ...request })),
    atOnce: 1,
    limitMs: ANSWER_LIMIT_MS,
    tellsLimit: false,
  };
}

/** Three versions of one object, the newest first. */
const REORDERED = [{ event: 4 }, { event: 2 }, { event: 3 }];

const FIRST_OF_BURST = 13;

const BURST: CertificationCase = {
  name: 'burst',
  answers: '2xx',
  requests: Array.from({ length: BURST_EVENTS }, (_, index) => ({
    ...PLAIN,
    event: FIRST_OF_BURST + index,
  })),
  atOnce: BURST_AT_ONCE,
  limitMs: BURST_LIMIT_MS,
  tellsLimit: true,
};

/** What a receiver is tried by, in this order. */
export const CERTIFICATION_CASES: readonly CertificationCase[] = [
  plainCase('valid', '2xx', { event: 1 }),
  plainCase('duplicate', '2xx', { event: 1 }),
  plainCase('reordered', '2xx', ...REORDERED),
  plainCase('tampered_body', '4xx', { event: 5, isTampered: true }),
  plainCase('wrong_secret', '4xx', { event: 6, signing: 'wrong' }),
  plainCase('missing_signature', '4xx', { event: 7, signing: 'none' }),
  plainCase('old_timestamp', '4xx', { event: 8, shiftMs: -TEN_MINUTES_MS }),
  plainCase('future_timestamp', '4xx', { event: 9, shiftMs: TEN_MINUTES_MS }),
  plainCase('rotated_secret', '2xx', { event: 10, signing: 'wrong_then_right' }),
  plainCase('unknown_type', '2xx', { event: 11, oddity: 'type' }),
  plainCase('unknown_field', '2xx', { event: 12, oddity: 'field' }),
  BURST,
];

/** How many events a run has, each of which tells of another version of its subscription. */
export const EVENTS_OF_RUN = FIRST_OF_BURST + BURST_EVENTS - 1;
