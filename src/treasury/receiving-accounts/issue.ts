import { instruct } from '../../outbox/instruction.ts';
import { type IssuedAccount, type IssuedAddress, activationMessageOf } from '../../outbox/provider-facts.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { takePoolEntry } from './account-pool.ts';
import { ACCOUNTS, type PoolEntryHolder, type PoolItem } from './table.ts';

/** An account or an address for a new holder, and everything that comes with it. */
export interface IssuedPlace<Place> {
  readonly place: Place;
  readonly effects: readonly Effect[];
}

/** What an account is to be. */
export interface WantedAccount {
  /** In whose name it stands. */
  readonly accountName: string;
  readonly withPayId: boolean;
}

/**
 * An address for a stablecoin on a network: derived, or from the account pool, of which readyPoolEntriesNeed names the rows.
 * @throws ApiError service_unavailable where there is none
 */
export function issueAddress(
  holder: PoolEntryHolder,
  item: Exclude<PoolItem, { readonly asset: 'AUD' }>,
  loaded: Loaded,
  context: DecisionContext,
): IssuedPlace<IssuedAddress> {
  const issuer = context.providers.addresses;
  if (issuer.from === 'derivation') {
    return { place: issuer.derive(holder.id, item.asset, item.network), effects: [] };
  }
  const { poolEntry, effects } = takePoolEntry({ item, issuer }, holder, loaded, context);
  const { providerReference, address, tag } = poolEntry;
  if (address === null) throw new Error(`The pool entry ${poolEntry.id} is ready without an address`);
  return { place: { providerReference, address, tag }, effects };
}

/**
 * An account: derived, or from the account pool, of which readyPoolEntriesNeed names the rows. From account pool it can be paid at once by direct
 * entry; its name and its PayID are ordered, and the PayID is there when the bank has issued it.
 * @throws ApiError service_unavailable where there is none
 */
export function issueAccount(
  holder: PoolEntryHolder,
  { accountName, withPayId }: WantedAccount,
  loaded: Loaded,
  context: DecisionContext,
): IssuedPlace<IssuedAccount> {
  const issuer = context.providers.accounts;
  if (issuer.from === 'derivation') return { place: issuer.derive(holder.id, withPayId), effects: [] };
  const { poolEntry, effects } = takePoolEntry({ item: ACCOUNTS, issuer }, holder, loaded, context);
  const { providerReference, bsb, accountNumber } = poolEntry;
  if (bsb === null || accountNumber === null) {
    throw new Error(`The pool entry ${poolEntry.id} is ready without an account`);
  }
  const account = { providerReference, bsb, accountNumber };
  const assignment = instruct(
    {
      instructionId: context.newId('ins'),
      tenantId: context.head.tenant.id,
      kind: 'assign_account',
      subject: holder.id,
      payload: { ...account, accountName, payIdType: withPayId ? 'email' : null },
    },
    context.now,
  );
  const activationMessage = activationMessageOf(withPayId);
  return { place: { ...account, payId: null, activationMessage }, effects: [...effects, assignment] };
}
