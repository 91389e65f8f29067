import type { Network } from '../../../generated/assets.ts';
import type { Column } from '../../db/table.ts';
import type { Asset } from '../../money/amount.ts';

/** What a payout adds to the common record; frozen when it is created. */
export interface PayoutDetails {
  readonly beneficiarySnapshot: object;
  readonly destination: object;
  readonly onBehalfOf: 'platform' | 'tenant';
  readonly remitterName: string;
  readonly rail: 'bsb_account' | 'npp' | 'payid';
  readonly statementReference: string | null;
  readonly purpose: string | null;
  readonly walletProviderReference: string | null;
  readonly downstreamMerchantReference: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Fixed with the pricing: whether a return gives the fee back. */
  readonly refundDeductedFee: boolean;
}

/** What a withdrawal adds to the common record; frozen when it is created. */
export interface WithdrawalDetails {
  readonly destinationSnapshot: object;
  readonly address: string;
  readonly tag: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** What a conversion adds to the common record: what its quote promised. */
export interface ConversionDetails {
  readonly destination: {
    readonly asset: Asset;
    readonly network: Network | null;
    readonly amountMinor: bigint;
  };
  /** Destination units for one source unit, to ten decimals. */
  readonly rate: string;
}

/** What a payout says nothing of is not written down. */
type StoredPayoutDetails = Omit<PayoutDetails, keyof typeof NOT_SAID> &
  Partial<Pick<PayoutDetails, keyof typeof NOT_SAID>>;

const NOT_SAID = {
  statementReference: null,
  purpose: null,
  walletProviderReference: null,
  downstreamMerchantReference: null,
} as const;

/** Details of a conversion as JSON keeps them, whose numbers end at 2^53. */
interface StoredConversionDetails extends Omit<ConversionDetails, 'destination'> {
  readonly destination: Omit<ConversionDetails['destination'], 'amountMinor'> & {
    readonly amountMinor: string;
  };
}

type StoredDetails = StoredPayoutDetails | WithdrawalDetails | StoredConversionDetails;

function storedPayoutDetails(details: PayoutDetails): object {
  const said = Object.entries(details).filter(([name, value]) => value !== null || !(name in NOT_SAID));
  return Object.fromEntries(said);
}

/** What a kind of operation adds, as JSON. */
export const detailsColumn: Column<PayoutDetails | WithdrawalDetails | ConversionDetails> = {
  toDatabase: (details) => {
    if ('beneficiarySnapshot' in details) return JSON.stringify(storedPayoutDetails(details));
    if (!('rate' in details)) return JSON.stringify(details);
    const { destination } = details;
    const amountMinor = destination.amountMinor.toString();
    return JSON.stringify({ ...details, destination: { ...destination, amountMinor } });
  },
  fromDatabase: (stored) => {
    const details = JSON.parse(String(stored)) as StoredDetails;
    if ('beneficiarySnapshot' in details) return { ...NOT_SAID, ...details };
    if (!('rate' in details)) return details;
    const { destination } = details;
    return { ...details, destination: { ...destination, amountMinor: BigInt(destination.amountMinor) } };
  },
  isJson: true,
};
