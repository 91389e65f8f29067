import { instruct } from '../../outbox/instruction.ts';
import { type IssuedAccount, type IssuedAddress, activationMessageOf } from '../../outbox/provider-facts.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { takePoolEntry } from './account-pool.ts';
import { ACCOUNTS, type PoolEntryHolder, type PoolItem } from './table.ts';

export interface IssuedPlace<Place> {
  readonly place: Place;
  readonly effects: readonly Effect[];
}

export interface WantedAccount {
  readonly accountName: string;
  readonly withPayId: boolean;
}

/**
 * Derived, or from the account pool (readyPoolEntriesNeed).
 * @throws ApiError service_unavailable if none is ready
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
 * Derived, or from the account pool (readyPoolEntriesNeed): usable at once by direct entry; name and PayID are ordered.
 * @throws ApiError service_unavailable if none is ready
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
    context,
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
