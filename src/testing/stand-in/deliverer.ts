import { setTimeout as delay } from 'node:timers/promises';
import type { Behaviour, Dice, DeliveryFault } from './behaviour.ts';
import { signDelivery } from './delivery-signature.ts';
import type { WireDelivery, WireEvent } from './wire.ts';

/** A delivery that is not taken comes again this often, each time after twice the wait. */
const TRIES = 12;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/** How long an event waits for another to overtake it. */
const LONGEST_HOLD_MS = 1_000;

/** Other money than the event said before, under the same name. */
function contradicted(event: WireEvent): WireEvent {
  if (event.amount === undefined) return { ...event, says: event.says === 'failed' ? 'settled' : 'failed' };
  return { ...event, amount: { ...event.amount, minor: String(BigInt(event.amount.minor) + 1n) } };
}

/** Posts news, signed, to whoever subscribed, until it is taken; and gets it wrong as often as it is told. */
export class Deliverer {
  readonly #secret: string;
  readonly #dice: Dice;
  readonly #faults: () => Behaviour['deliveries'];
  readonly counts: Record<string, number> = {};
  #url: string | null = null;
  /** One that waits to be overtaken by the next. */
  #held: WireEvent | undefined;

  constructor(secret: string, dice: Dice, faults: () => Behaviour['deliveries']) {
    this.#secret = secret;
    this.#dice = dice;
    this.#faults = faults;
  }

  /** Where deliveries go from now on; null ends them. */
  subscribe(url: string | null): void {
    this.#url = url;
  }

  /** Delivers a piece of news, or makes one of the mistakes. */
  deliver(event: WireEvent): void {
    if (this.#url === null) return;
    const overtaken = this.#held;
    this.#held = undefined;
    const fault = this.#dice.pick(this.#faults());
    if (fault !== undefined) this.#count(fault);
    if (fault === 'overtake') this.#hold(event);
    else if (fault !== 'lose') void this.#deliverWith(event, fault);
    if (overtaken !== undefined) void this.#send({ events: [overtaken] });
  }

  /** Keeps an event back until the next has gone; where there is none, it goes by itself. */
  #hold(event: WireEvent): void {
    this.#held = event;
    setTimeout(() => {
      if (this.#held !== event) return;
      this.#held = undefined;
      void this.#send({ events: [event] });
    }, LONGEST_HOLD_MS);
  }

  async #deliverWith(event: WireEvent, fault: DeliveryFault | undefined): Promise<void> {
    if (fault === 'forge') await this.#post({ events: [event] }, `${this.#secret} of somebody else`);
    const isHint = fault === 'hint' && 'orderId' in event.about;
    await this.#send(isHint ? { events: [], ask: [event.about.orderId] } : { events: [event] });
    if (fault === 'repeat') await this.#send({ events: [event] });
    if (fault === 'contradict') await this.#send({ events: [contradicted(event)] });
  }

  async #send(delivery: WireDelivery): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      if (await this.#post(delivery, this.#secret)) return;
      await delay(Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS));
    }
    this.#count('given_up');
  }

  /** Answers whether it was taken. */
  async #post(delivery: WireDelivery, secret: string): Promise<boolean> {
    if (this.#url === null) return true;
    const body = Buffer.from(JSON.stringify(delivery));
    const headers = { 'content-type': 'application/json', ...signDelivery(secret, Date.now(), body) };
    const status = await fetch(this.#url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return String(response.status);
      },
      () => 'no_answer',
    );
    this.#count(status);
    return status.startsWith('2');
  }

  #count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }
}
