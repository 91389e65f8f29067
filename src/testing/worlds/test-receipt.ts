import { aboutIncoming } from '../../treasury/receipts/provider-messages.ts';
import type { Network } from '../../../generated/assets.ts';
import {
  receiptsTable,
  type Receipt,
  type ReceiptStatus,
  type ReceiptType,
} from '../../treasury/receipts/table.ts';
import type { Asset } from '../../money/amount.ts';
import { takeReport, type ReportOutcome } from '../../provider-seam/inbox/decide-report.ts';
import type { Incoming } from '../../provider-seam/port/provider.ts';
import type { Said } from '../../provider-seam/port/provider.ts';
import { advanceReceipt } from '../../treasury/receipts/control.ts';
import { fundingInstrumentsTable, type FundingInstrument } from '../../treasury/funding-instruments/table.ts';
import { TEST_KEY } from './test-key.ts';
import type { TestWorld } from './test-world.ts';

/** Money that a provider reports, at an instrument of its own asset and network. */
export interface TestMoney {
  readonly type: ReceiptType;
  readonly asset: Asset;
  readonly network: Network | null;
  readonly grossMinor: bigint;
  readonly isInstrumentActive: boolean;
  readonly fundingInstrumentId?: string;
  readonly providerReference?: string | undefined;
  readonly transactionHash?: string | undefined;
  readonly transferIndex?: number;
  readonly externalReference?: string;
}

/** 100.00 AUD by bank transfer. */
export const TEST_PAYIN: TestMoney = {
  type: 'aud_payin',
  asset: 'AUD',
  network: null,
  grossMinor: 10_000n,
  isInstrumentActive: true,
  providerReference: 'BANK-1',
};

/** 100.000000 USDC on Base. */
export const TEST_DEPOSIT: TestMoney = {
  type: 'stable_deposit',
  asset: 'USDC',
  network: 'base',
  grossMinor: 100_000_000n,
  isInstrumentActive: true,
  providerReference: 'CHAIN-1',
  transactionHash: '0x1',
};

/** An account, or an address, of a tenant's. */
function testInstrument(
  tenantId: string,
  { id, asset, network, isActive }: { id: string; asset: Asset; network: Network | null; isActive: boolean },
): FundingInstrument {
  const common = {
    id,
    tenantId,
    version: 1,
    status: isActive ? 'active' : 'inactive',
    providerReference: id,
    externalReference: null,
    createdAt: 0,
    updatedAt: 0,
    deactivatedAt: null,
    createdBy: TEST_KEY,
    deactivatedBy: null,
  } as const;
  if (asset === 'AUD' || network === null) {
    const numbers = { bsb: '802000', accountNumber: id, payId: null, activationMessage: '' };
    const none = { network: null, address: null, tag: null };
    return { ...common, type: 'aud_account', asset: 'AUD', accountName: 'Test', ...numbers, ...none };
  }
  const none = { accountName: null, bsb: null, accountNumber: null, payId: null, activationMessage: null };
  return { ...common, type: 'stable_address', asset, network, address: id, tag: null, ...none };
}

function intoOf({ asset, network }: TestMoney, id: string): Incoming['into'] {
  return network === null ? { bsb: '802000', accountNumber: id } : { asset, network, address: id, tag: null };
}

/** What became of a report of money, and the receipt of its fact as it stands now, where there is one. */
export interface ToldMoney {
  readonly outcome: ReportOutcome;
  readonly receipt: Receipt | undefined;
}

let lastEvent = 0;

/** Brings a provider's report of money to a world's door; what it is told with may be given, and so may its name. */
export function tellMoney(
  world: TestWorld,
  money: TestMoney,
  says: ReceiptStatus,
  given: Partial<Said> & { readonly eventId?: string } = {},
): ToldMoney {
  const { eventId = `money-${(lastEvent += 1)}`, ...said } = given;
  const { type, asset, network, grossMinor, isInstrumentActive } = money;
  const fundingInstrumentId = money.fundingInstrumentId ?? `fin_${asset}_${network ?? 'bank'}`;
  const instrument = { id: fundingInstrumentId, asset, network, isActive: isInstrumentActive };
  world.add(fundingInstrumentsTable, testInstrument(world.tenantId, instrument));
  const { providerReference, transactionHash, transferIndex, externalReference } = money;
  const incoming: Incoming = {
    into: intoOf(money, fundingInstrumentId),
    ...(providerReference === undefined ? {} : { providerReference }),
    ...(transactionHash === undefined ? {} : { transactionHash }),
    ...(transferIndex === undefined ? {} : { transferIndex }),
    ...(externalReference === undefined ? {} : { externalReference }),
  };
  const write = takeReport({
    tenantId: world.tenantId,
    source: { provider: type === 'aud_payin' ? 'bank' : 'chain', adapter: 'test' },
    subject: aboutIncoming({ fundingInstrumentId, incoming }),
    eventId,
    report: { says, amount: { minor: grossMinor, asset }, ...said },
  });
  const { outcome, subjectId } = world.run(write).reply;
  return { outcome, receipt: world.loaded.find(receiptsTable, { id: subjectId }) };
}

/** Moves a receipt by the sandbox's control call. @throws ApiError what it refuses */
export function advanceTestReceipt(
  world: TestWorld,
  receiptId: string,
  to: ReceiptStatus,
  reason?: string,
  type: ReceiptType = 'aud_payin',
): Receipt {
  const call = advanceReceipt(type, receiptId);
  const { context, loaded } = world;
  const named = [...call.needs(context.head, world.now), ...call.furtherNeeds(loaded)];
  return world.decide((rows, given) => call.decide({ to, reason }, rows, given), named).receipt;
}
