import { randomBytes, randomUUID } from 'node:crypto';
import type { Corridor } from '../../sdk/src/corridor.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** What a fund is filled up to, in the asset's main unit: more than any trigger needs. */
const FUND = '1000.00';

/** Below so many minor units of AUD or of a stablecoin a balance is filled up: some times what a trigger spends. */
const LEAST_MINOR = { AUD: 10_000n, USDC: 100_000_000n } as const;

interface ShownBalance {
  readonly asset: string;
  readonly available: string;
}

const PAIR = { asset: 'USDC', network: 'base' } as const;

/**
 * An amount that has an operation or a transfer held when it is made, so that nothing moves it but who triggers: neither a
 * simulated provider nor the clock.
 */
const HELD_AMOUNT = '20.03';

export function idOf({ id }: JsonObject): string {
  if (typeof id !== 'string') throw new Error('An answer names no record.');
  return id;
}

function newAddress(): string {
  return `0x${randomBytes(20).toString('hex')}`;
}

/** A sandbox as an integrator meets it: makes by its public calls what a trigger needs. */
export class Sandbox {
  readonly #corridor: Corridor;

  constructor(corridor: Corridor) {
    this.#corridor = corridor;
  }

  async get(path: string): Promise<JsonObject> {
    return this.#corridor.request<JsonObject>('GET', path);
  }

  async send(method: 'POST' | 'PUT' | 'PATCH', path: string, body?: object): Promise<JsonObject> {
    return this.#corridor.request<JsonObject>(method, path, { body });
  }

  async make(path: string, body: object = {}): Promise<string> {
    return idOf(await this.send('POST', path, body));
  }

  /** Plays the providers of a record: takes it through some statuses, one after the other. */
  async advance(
    kind: 'operations' | 'transfers' | 'invoices',
    id: string,
    steps: readonly string[],
  ): Promise<void> {
    for (const to of steps)
      await this.send('POST', `/v1/sandbox/${kind}/${id}/advance`, { to, reason: 'triggered' });
  }

  async newInstrument(asset: keyof typeof LEAST_MINOR): Promise<string> {
    const body = asset === 'AUD' ? { type: 'aud_account' } : { type: 'stable_address', ...PAIR };
    return this.make('/v1/treasury/funding-instruments', body);
  }

  /** A payment that comes to rest in a status. Its identifier. */
  async newReceipt(asset: keyof typeof LEAST_MINOR, outcome: string, amount = HELD_AMOUNT): Promise<string> {
    const path = asset === 'AUD' ? '/v1/sandbox/payins' : '/v1/sandbox/deposits';
    const fundingInstrumentId = await this.newInstrument(asset);
    return this.make(path, { fundingInstrumentId, amount, outcome });
  }

  async newBeneficiary(): Promise<string> {
    const accountName = 'Robin Example';
    const destination = { type: 'bank_account', bsb: '062000', accountNumber: '12345678', accountName };
    const person = { type: 'individual', firstName: 'Robin', lastName: 'Example' };
    return this.make('/v1/treasury/beneficiaries', { ...person, destination });
  }

  async newDestination(): Promise<string> {
    return this.make('/v1/treasury/destinations', { name: 'Trigger', ...PAIR, address: newAddress() });
  }

  async newPayout(): Promise<string> {
    await this.#fund('AUD');
    const beneficiaryId = await this.newBeneficiary();
    const body = { beneficiaryId, amount: HELD_AMOUNT, currency: 'AUD', externalReference: randomUUID() };
    return this.make('/v1/treasury/payouts', body);
  }

  async newWithdrawal(): Promise<string> {
    await this.#fund('USDC');
    const destinationId = await this.newDestination();
    const body = { destinationId, amount: HELD_AMOUNT, externalReference: randomUUID() };
    return this.make('/v1/treasury/withdrawals', body);
  }

  async newConversion(): Promise<string> {
    await this.#fund('AUD');
    const quote = { sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount: HELD_AMOUNT };
    const quoteId = await this.make('/v1/treasury/conversion-quotes', quote);
    return this.make(`/v1/treasury/conversion-quotes/${quoteId}/accept`);
  }

  async newCustomer(): Promise<string> {
    return this.make('/v1/customers', {
      type: 'individual',
      contact: { email: 'robin@example.com', name: 'Robin Example' },
    });
  }

  async newRoute(): Promise<string> {
    const customerId = await this.make('/v1/customers', {
      type: 'individual',
      // The simulated identity provider leaves such a customer to the control call.
      contact: { email: 'pending_robin@example.com', name: 'Robin Example' },
      individualDetails: {
        firstName: 'Robin',
        lastName: 'Example',
        dob: '1984-02-29',
        nationality: 'NZ',
        country: 'AU',
      },
      entitlements: ['aud_onramp'],
    });
    await this.send('POST', `/v1/sandbox/customers/${customerId}/verification`, {
      verificationStatus: 'approved',
      entitlements: [{ entitlement: 'aud_onramp', status: 'approved' }],
    });
    return this.make(`/v1/customers/${customerId}/payment-routes`, {
      direction: 'aud_to_stablecoin',
      destination: { address: newAddress(), network: PAIR.network, currency: PAIR.asset },
    });
  }

  async newTransfer(): Promise<string> {
    const paymentRouteId = await this.newRoute();
    return this.make('/v1/sandbox/payins', { paymentRouteId, amount: HELD_AMOUNT });
  }

  /** Makes sure that the wallet can pay for one trigger. */
  async #fund(asset: keyof typeof LEAST_MINOR): Promise<void> {
    const { balances } = await this.get('/v1/treasury/balances');
    const balance = (balances as readonly ShownBalance[]).find((each) => each.asset === asset);
    const available = BigInt(balance?.available.replace('.', '') ?? '0');
    if (available < LEAST_MINOR[asset]) await this.newReceipt(asset, 'credited', FUND);
  }
}
