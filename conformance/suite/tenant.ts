import { bodyOf, statusOf } from '../http/exchange.ts';
import { objectsAt, textAt, type Json, type JsonObject } from '../json/json.ts';
import { toAmount, toMinor } from '../json/minor-units.ts';
import { bearer, type Call, type Caller } from './call.ts';
import { Broken } from './failure.ts';
import type { Session } from './session.ts';

/** An amount whose cents have a payout created held, so that it moves only when it is moved (sandbox, magic values). */
function heldAmount(whole: number): string {
  return `${whole}.03`;
}

/** What a tenant's AUD balance was at a moment, in cents. */
export interface BalanceReading {
  readonly available: bigint;
  readonly reserved: bigint;
  readonly pending: bigint;
  readonly posted: bigint;
}

/** A tenant account that the suite holds a key of, with a record of each kind to work with. */
export class Tenant {
  readonly name: string;
  readonly key: string;
  readonly caller: Caller;
  readonly #session: Session;
  #made: Promise<Fixture> | undefined;
  #clientId = '';

  constructor(session: Session, name: string, key: string) {
    this.#session = session;
    this.name = name;
    this.key = key;
    this.caller = bearer(name, key);
  }

  /** The account's own id, known once the overview was read. */
  get clientId(): string {
    return this.#clientId;
  }

  /** Calls an operation that must succeed, and gives its body. @throws Broken */
  async do(operationId: string, call: Call = {}): Promise<Json> {
    const exchange = await this.#session.call(operationId, call, this.caller);
    const { success } = this.#session.operation(operationId);
    if (statusOf(exchange) !== success.status) {
      const code = textAt(bodyOf(exchange), 'code');
      const got = `${statusOf(exchange)} ${code}`.trim();
      throw new Broken(operationId, `a plain call: ${got} instead of ${success.status}`, [exchange]);
    }
    return bodyOf(exchange) ?? null;
  }

  /** Learns the account's id. */
  async meet(): Promise<void> {
    this.#clientId = textAt(await this.do('getTreasury'), 'clientId');
    this.#session.records.introduce(this.caller.name, this.#clientId);
  }

  /** A record of each kind, made at the first use. */
  async fixture(): Promise<Fixture> {
    this.#made ??= this.#make();
    return this.#made;
  }

  /** A new beneficiary's id. */
  async newBeneficiary(): Promise<string> {
    const body = { ...plainBeneficiary(), externalReference: this.#session.newName('ben') };
    return textAt(await this.do('createBeneficiary', { body }), 'id');
  }

  /** A new funding instrument's id. */
  async newInstrument(): Promise<string> {
    return textAt(await this.do('createFundingInstrument', { body: { type: 'aud_account' } }), 'id');
  }

  /** A new pay-in. */
  async newPayin(amount: string, outcome: string, instrumentId?: string): Promise<JsonObject> {
    const fundingInstrumentId = instrumentId ?? (await this.fixture()).instrumentId;
    const payin = await this.do('simulatePayin', { body: { fundingInstrumentId, amount, outcome } });
    return payin as JsonObject;
  }

  /** A new payout of the amount; make sure that it is funded. */
  async newPayout(amount: string, more: JsonObject = {}): Promise<JsonObject> {
    const { beneficiaryId } = await this.fixture();
    const externalReference = this.#session.newName('pay');
    const body = { beneficiaryId, amount, currency: 'AUD', externalReference, ...more };
    return (await this.do('createPayout', { body })) as JsonObject;
  }

  /** A new payout that is held and stays so, with its funds brought in first. */
  async newHeldPayout(whole = 3): Promise<JsonObject> {
    await this.ensureFunds(100_000n);
    return this.newPayout(heldAmount(whole));
  }

  /** Moves a payout as a report of its provider would. */
  async advance(id: string, to: string): Promise<JsonObject> {
    return (await this.do('advanceOperation', { path: { id }, body: { to } })) as JsonObject;
  }

  /** The AUD balance now. */
  async balance(): Promise<BalanceReading> {
    return readBalance(await this.do('getTreasury'));
  }

  /** Brings money in until at least so many cents are available. */
  async ensureFunds(minor: bigint): Promise<void> {
    const { instrumentId } = await this.fixture();
    for (let attempt = 0; attempt < 8; attempt++) {
      const { available } = await this.balance();
      if (available >= minor) return;
      // Twice what is missing, and a thousand for fees and hold-backs.
      await this.newPayin(toAmount((minor - available) * 2n + 100_000n), 'credited', instrumentId);
    }
    throw new Broken('simulatePayin', 'credited pay-ins never make the available balance grow');
  }

  async #make(): Promise<Fixture> {
    const beneficiaryId = await this.newBeneficiary();
    const instrumentId = await this.newInstrument();
    const body = { fundingInstrumentId: instrumentId, amount: '5000.00', outcome: 'credited' };
    const payin = await this.do('simulatePayin', { body });
    const amount = heldAmount(5);
    const externalReference = this.#session.newName('pay');
    const order = { beneficiaryId, amount, currency: 'AUD', externalReference };
    await this.#replenish(instrumentId);
    const payout = await this.do('createPayout', { body: order });
    return {
      beneficiaryId,
      instrumentId,
      payinId: textAt(payin, 'id'),
      payoutId: textAt(payout, 'id'),
      movementId: textAt(payout, 'movementIds', 0),
    };
  }

  /** A history of losses may have left less than nothing. */
  async #replenish(fundingInstrumentId: string): Promise<void> {
    const { available } = await this.balance();
    if (available >= 100_000n) return;
    const amount = toAmount(200_000n - available);
    await this.do('simulatePayin', { body: { fundingInstrumentId, amount, outcome: 'credited' } });
  }
}

/** A record of each kind. */
export interface Fixture {
  readonly beneficiaryId: string;
  readonly instrumentId: string;
  readonly payinId: string;
  readonly payoutId: string;
  readonly movementId: string;
}

/** The AUD balance that an overview shows. */
export function readBalance(overview: Json): BalanceReading {
  const balance = objectsAt(overview, 'balances').find((each) => textAt(each, 'asset') === 'AUD');
  const read = (name: string): bigint => toMinor(textAt(balance, name));
  return {
    available: read('available'),
    reserved: read('reserved'),
    pending: read('pending'),
    posted: read('posted'),
  };
}

/** The least that makes a beneficiary, without a reference. */
export function plainBeneficiary(): JsonObject {
  return {
    type: 'individual',
    firstName: 'Robin',
    lastName: 'Example',
    destination: {
      type: 'bank_account',
      bsb: '062000',
      accountNumber: '12345678',
      accountName: 'Robin Example',
    },
  };
}
