import { createHash } from 'node:crypto';

/** What can go wrong with a call. `before` and `after` say whether the stand-in did what it was asked. */
export const CALL_FAULTS = [
  'hang_before',
  'hang_after',
  'error_before',
  'error_after',
  'reset_before',
  'reset_after',
  'too_many',
  'slow',
  'garbled',
  'arrives_late',
] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/** What can be asked of the stand-in. */
export type CallKind =
  | 'carryOut'
  | 'queryStatus'
  | 'cancel'
  | 'poll'
  | 'holdings'
  | 'rates'
  | 'deliver'
  | 'findFile';

/** What can go wrong with a delivery. */
export const DELIVERY_FAULTS = ['repeat', 'overtake', 'contradict', 'forge', 'lose', 'hint'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** How a provider behaves; each fraction is of one, and those of one kind of call add up to one at most. */
export interface Behaviour {
  /** From taking an order until the news of what became of it. */
  readonly settleMs: number;
  /** What becomes of orders; the rest settle. */
  readonly outcomes: Readonly<Partial<Record<'failed' | 'returned' | 'refused' | 'silent', number>>>;
  readonly faults: Readonly<Partial<Record<CallKind, Readonly<Partial<Record<CallFault, number>>>>>>;
  readonly deliveries: Readonly<Partial<Record<DeliveryFault, number>>>;
  /** Whether files are acknowledged when they come, or when somebody says so. */
  readonly acknowledges: 'at_once' | 'when_told';
  readonly slowMs: number;
  /** When an order arrives that travelled for long. */
  readonly lateMs: number;
  readonly retryAfterSeconds: number;
  /** How much a page of news holds at most. */
  readonly pageSize: number;
  /** Prices by direction, such as `AUD/USDC`: units of the second for one of the first. */
  readonly rates: Readonly<Record<string, string>>;
  /** How old the prices say that they are. */
  readonly ratesAgeMs: number;
  /** How far the provider's clock is ahead. */
  readonly clockAheadMs: number;
}

/** A provider without faults, which settles at once. */
export const GOOD_BEHAVIOUR: Behaviour = {
  settleMs: 0,
  outcomes: {},
  faults: {},
  deliveries: {},
  acknowledges: 'at_once',
  slowMs: 500,
  lateMs: 1_000,
  retryAfterSeconds: 1,
  pageSize: 100,
  rates: {
    'AUD/USDC': '0.6500',
    'USDC/AUD': '1.5350',
    'AUD/USDT': '0.6495',
    'USDT/AUD': '1.5360',
    'USDC/USDT': '0.9995',
    'USDT/USDC': '0.9995',
  },
  ratesAgeMs: 0,
  clockAheadMs: 0,
};

/** Draws from fractions, the same from the same seed. */
export class Dice {
  readonly #seed: string;
  #draws = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** A number from 0 up to 1. */
  next(): number {
    this.#draws += 1;
    return createHash('sha256').update(`${this.#seed}/${this.#draws}`).digest().readUInt32BE() / 2 ** 32;
  }

  /** One of the names, each as often as its fraction says, or none. */
  pick<Name extends string>(fractions: Readonly<Partial<Record<Name, number>>>): Name | undefined {
    let share = this.next();
    for (const [name, fraction] of Object.entries(fractions) as [Name, number][]) {
      share -= fraction;
      if (share < 0) return name;
    }
    return undefined;
  }
}
