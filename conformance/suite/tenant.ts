import { bodyOf, statusOf } from '../http/exchange.ts';
import { textAt, type Json, type JsonObject } from '../json/json.ts';
import { toAmount } from '../json/minor-units.ts';
import { newAddress, type Pair } from './addresses.ts';
import { readBalance, type BalanceReading } from './balance.ts';
import { bearer, type Call, type Caller } from './call.ts';
import { Broken, endsMore, NotTried } from './failure.ts';
import { Invoices } from './invoices.ts';
import { KEPT_RECORDS, type KeptRecord } from './kept-records.ts';
import { withListPath } from './list-path.ts';
import { plainBeneficiary, plainCustomer, plainQuote, plainWebhook } from './plain-bodies.ts';
import { pairsIn } from './policy.ts';
import type { Session } from './session.ts';

/** An amount whose fraction has an operation created held, so that it moves only when it is moved (sandbox, magic values). */
function heldAmount(whole: number): string {
  return `${whole}.03`;
}

/** An account when the run began. */
interface Beginning {
  /** On its clock: what is created later is of the run. */
  readonly at: string;
  /** Empty if there was none. */
  readonly newestEvent: string;
}

/** A tenant account that the suite holds a key of, with a record of each kind to work with. */
export class Tenant {
  readonly name: string;
  readonly key: string;
  readonly caller: Caller;
  readonly #session: Session;
  readonly #kept = new Map<string, Promise<string>>();
  #pair: Pair | undefined;
  /** The account's own id; empty where no answer has shown it. */
  foundClientId = '';
  #began: Beginning = { at: '', newestEvent: '' };
  readonly invoices = new Invoices(this);

  constructor(session: Session, name: string, key: string, stepUpToken?: string | null) {
    this.#session = session;
    this.name = name;
    this.key = key;
    this.caller = { ...bearer(name, key), ...(stepUpToken === undefined ? {} : { stepUpToken }) };
  }

  /** The account's own id. @throws NotTried where no answer has shown it */
  get clientId(): string {
    if (this.foundClientId === '') throw new NotTried('no answer has shown which account the key is of');
    return this.foundClientId;
  }

  /** How the account was when the run met it. */
  get began(): Beginning {
    return this.#began;
  }

  /** Whether the contract has an operation. */
  knows(operationId: string): boolean {
    return this.#session.contract.operations.has(operationId);
  }

  /** The names in the body of an operation; none if the contract does not have it. */
  fieldsOf(operationId: string): readonly string[] {
    const fields = this.#session.contract.operations.get(operationId)?.body?.fields ?? [];
    return [...new Set(fields.map(({ path }) => String(path[0])))];
  }

  /** Calls an operation that must succeed, and gives its body. @throws Broken */
  async do(operationId: string, call: Call = {}): Promise<Json> {
    const operation = this.#session.operation(operationId);
    const { success } = operation;
    const whole = await withListPath(operation, call, (list) => this.ownerOfList(list));
    const exchange = await this.#session.call(operationId, whole, this.caller);
    if (statusOf(exchange) !== success.status) {
      const code = textAt(bodyOf(exchange), 'code');
      const got = `${statusOf(exchange)} ${code}`.trim();
      throw new Broken(operationId, `a plain call: ${got} instead of ${success.status}`, [exchange]);
    }
    return bodyOf(exchange) ?? null;
  }

  /** Learns the account's id. */
  async meet(): Promise<void> {
    const operation = this.knows('getCaller') ? 'getCaller' : 'getTreasury';
    this.foundClientId = textAt(await this.do(operation), 'clientId');
    this.#session.records.introduce(this.caller.name, this.foundClientId);
  }

  /** Learns from where on its events are of the run. */
  async readBeginning(): Promise<void> {
    const newestEvent = textAt(await this.do('listEvents', { query: { limit: 1 } }), 'data', 0, 'id');
    this.#began = { at: textAt(await this.do('getClock'), 'now'), newestEvent };
  }

  /** The id of the tenant's record of a kind, made at the first use. */
  async its(kind: KeptRecord): Promise<string> {
    return this.once(kind, () => KEPT_RECORDS[kind](this));
  }

  /** USDC on a network that is switched on. */
  async pair(): Promise<Pair> {
    this.#pair ??= await this.#pairOf('USDC');
    return this.#pair;
  }

  /**
   * Makes the tenant's records, some of which bring money in, so that nothing comes in later while a check counts. A kind that
   * cannot be made is missed where it is needed.
   * @returns their ids
   */
  async ready(): Promise<string[]> {
    const ids: string[] = [];
    for (const kind of Object.keys(KEPT_RECORDS) as KeptRecord[]) {
      try {
        ids.push(await this.its(kind));
      } catch (error) {
        if (endsMore(error)) throw error;
      }
    }
    return ids;
  }

  /** The id of a record that is made at the first use and then kept under a name. @throws NotTried if it has none */
  async once(name: string, make: () => Promise<string>): Promise<string> {
    const kept = this.#kept.get(name) ?? make().then((id) => demandId(name, id));
    this.#kept.set(name, kept);
    // What failed once may succeed for the next that needs it.
    kept.catch(() => this.#kept.delete(name));
    return kept;
  }

  /** The record that a list hangs under, made at the first use. */
  async ownerOfList(list: string): Promise<string> {
    if (list !== 'listSubscriptionDeliveries') return this.its('beneficiaryId');
    const make = async (): Promise<string> =>
      textAt(await this.do('createWebhook', { body: plainWebhook() }), 'id');
    return this.once('webhook with deliveries', make);
  }

  /** Lets go of kept records: the next use makes new ones. */
  forget(names: readonly string[]): void {
    for (const name of names) this.#kept.delete(name);
  }

  /** A new beneficiary's id. */
  async newBeneficiary(): Promise<string> {
    const body = { ...plainBeneficiary(), externalReference: this.#session.newName('ben') };
    return textAt(await this.do('createBeneficiary', { body }), 'id');
  }

  /** A new customer, without details unless they are given. */
  async newCustomer(more: JsonObject = {}): Promise<JsonObject> {
    const externalCustomerId = this.#session.newName('cus');
    const body = { ...plainCustomer(), externalCustomerId, ...more };
    return (await this.do('createCustomer', { body })) as JsonObject;
  }

  /** New evidence of a beneficiary, which waits for its decision. */
  async newEvidence(beneficiaryId?: string): Promise<JsonObject> {
    const id = beneficiaryId ?? (await this.its('beneficiaryId'));
    const body = { shareToken: `pending_${this.#session.newName('t')}` };
    return (await this.do('createIdentityEvidence', { path: { id }, body })) as JsonObject;
  }

  /** The id of a new funding instrument: a bank account, or an address of a pair. */
  async newInstrument(pair?: Pair): Promise<string> {
    const body = pair === undefined ? { type: 'aud_account' } : { type: 'stable_address', ...pair };
    return textAt(await this.do('createFundingInstrument', { body }), 'id');
  }

  /** A new pay-in. */
  async newPayin(amount: string, outcome: string, instrumentId?: string): Promise<JsonObject> {
    const fundingInstrumentId = instrumentId ?? (await this.its('instrumentId'));
    const payin = await this.do('simulatePayin', { body: { fundingInstrumentId, amount, outcome } });
    return payin as JsonObject;
  }

  /** A new deposit. */
  async newDeposit(amount: string, outcome: string, instrumentId?: string): Promise<JsonObject> {
    const fundingInstrumentId = instrumentId ?? (await this.its('addressId'));
    const deposit = await this.do('simulateDeposit', { body: { fundingInstrumentId, amount, outcome } });
    return deposit as JsonObject;
  }

  /** A new payout of the amount; make sure that it is funded. */
  async newPayout(amount: string, more: JsonObject = {}): Promise<JsonObject> {
    const beneficiaryId = await this.its('beneficiaryId');
    const externalReference = this.#session.newName('pay');
    const body = { beneficiaryId, amount, currency: 'AUD', externalReference, ...more };
    return (await this.do('createPayout', { body })) as JsonObject;
  }

  /** A new payout that is held and stays so, with its funds brought in first. */
  async newHeldPayout(whole = 3): Promise<JsonObject> {
    await this.ensureFunds();
    return this.newPayout(heldAmount(whole));
  }

  /** A new destination's id. */
  async newDestination(pair?: Pair): Promise<string> {
    const { asset, network } = pair ?? (await this.pair());
    const address = newAddress(network, this.#session.random);
    const body = { name: 'Cold wallet', asset, network, address };
    return textAt(await this.do('createDestination', { body }), 'id');
  }

  /** A new withdrawal of the amount; make sure that it is funded. */
  async newWithdrawal(amount: string, more: JsonObject = {}): Promise<JsonObject> {
    const destinationId = await this.its('destinationId');
    const body = { destinationId, amount, externalReference: this.#session.newName('wdr'), ...more };
    return (await this.do('createWithdrawal', { body })) as JsonObject;
  }

  /** A new withdrawal that is held and stays so, with its funds brought in first. */
  async newHeldWithdrawal(whole = 3): Promise<JsonObject> {
    await this.ensureFunds(undefined, 'USDC');
    return this.newWithdrawal(heldAmount(whole));
  }

  /** A new quote, of Australian dollars in USDC unless it says otherwise. */
  async newQuote(body: JsonObject = plainQuote(heldAmount(3))): Promise<JsonObject> {
    return (await this.do('createConversionQuote', { body })) as JsonObject;
  }

  /** A new quote, accepted; make sure that it is funded. */
  async newConversion(body: JsonObject, more: JsonObject = {}): Promise<JsonObject> {
    const id = textAt(await this.newQuote(body), 'id');
    const call = { path: { id }, body: more };
    return (await this.do('acceptConversionQuote', call)) as JsonObject;
  }

  /** A new conversion that is held and stays so, with its funds brought in first. */
  async newHeldConversion(whole = 3): Promise<JsonObject> {
    await this.ensureFunds();
    return this.newConversion(plainQuote(heldAmount(whole)));
  }

  /** Moves an operation as a report of its provider would. */
  async advance(id: string, to: string): Promise<JsonObject> {
    return (await this.do('advanceOperation', { path: { id }, body: { to } })) as JsonObject;
  }

  /** The balance of an asset now. */
  async balance(asset = 'AUD'): Promise<BalanceReading> {
    return readBalance(await this.do('getTreasury'), asset);
  }

  /** Brings money in until at least so much is available, in the asset's smallest units; plenty if omitted. */
  async ensureFunds(minor?: bigint, asset = 'AUD'): Promise<void> {
    const wanted = minor ?? plentyOf(asset);
    await this.ready();
    for (let attempt = 0; attempt < 8; attempt++) {
      const { available } = await this.balance(asset);
      if (available >= wanted) return;
      // Twice what is missing, and plenty for fees and hold-backs.
      await this.#bringIn((wanted - available) * 2n + plentyOf(asset), asset);
    }
    throw new Broken(inboundOf(asset), `what is credited never makes the available balance of ${asset} grow`);
  }

  async #bringIn(minor: bigint, asset: string): Promise<void> {
    const amount = toAmount(minor < LARGEST ? minor : LARGEST, asset);
    if (asset === 'AUD') {
      await this.newPayin(amount, 'credited', await this.its('instrumentId'));
      return;
    }
    await this.newDeposit(amount, 'credited', await this.addressOf(asset));
  }

  /** An address that takes an asset in; the fixture's own, or one that is made for it. */
  async addressOf(asset: string): Promise<string> {
    if (asset === (await this.pair()).asset) return this.its('addressId');
    return this.once(`address of ${asset}`, async () => this.newInstrument(await this.#pairOf(asset)));
  }

  async #pairOf(asset: string): Promise<Pair> {
    const [pair] = pairsIn(await this.do('getEffectiveConfiguration'), asset);
    if (pair === undefined) throw new Error(`No network of ${asset} is switched on`);
    return pair;
  }
}

function demandId(name: string, id: string): string {
  if (id === '') throw new NotTried(`a record that the check needs was answered without an id (${name})`);
  return id;
}

/** Enough of an asset for what a check reserves at once, in its smallest units: a thousand. */
function plentyOf(asset: string): bigint {
  return asset === 'AUD' ? 100_000n : 1_000_000_000n;
}

/** No single amount is larger ("Amounts" in the contract's description); of a stablecoin far less. */
const LARGEST = 99_999_999_999_999n;

function inboundOf(asset: string): string {
  return asset === 'AUD' ? 'simulatePayin' : 'simulateDeposit';
}
