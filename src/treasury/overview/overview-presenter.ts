import { ASSETS } from '../../../generated/assets.ts';
import { presentMoment, tenantNow, type Moment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { newBalance, type Balance, type Wallet } from '../../ledger/wallet.ts';
import { presentAmount, type Asset } from '../../money/amount.ts';
import type { Configuration } from '../../operations/policy/configuration.ts';

/** The balances of a wallet, one an asset, as they stand at the tenant's present moment. */
export function presentBalances(
  wallet: Wallet,
  balances: readonly Balance[],
  serverNow: Moment,
): Schema<'Balance'>[] {
  const asOf = presentMoment(tenantNow(wallet, serverNow));
  return (Object.keys(ASSETS) as Asset[]).map((asset) => {
    const balance = balances.find((one) => one.asset === asset) ?? newBalance(wallet.tenantId, asset);
    return {
      clientId: wallet.tenantId,
      asset,
      posted: presentAmount(balance.availableMinor + balance.reservedMinor, asset),
      pending: presentAmount(balance.pendingMinor, asset),
      reserved: presentAmount(balance.reservedMinor, asset),
      available: presentAmount(balance.availableMinor, asset),
      asOf,
    };
  });
}

/** What the configuration lets the tenant do at run time: enabled pairs and rails. */
export function presentRuntimeCapability({ id, terms }: Configuration): Schema<'RuntimeCapability'> {
  const { assetNetworks, audInboundRails, audOutboundRails } = terms.capabilities;
  return {
    configurationId: id,
    assetNetworks: assetNetworks
      .filter(({ enabled }) => enabled)
      .map(({ asset, network }) => ({ asset, network })),
    audInboundRails: [...audInboundRails],
    audOutboundRails: [...audOutboundRails],
  } as Schema<'RuntimeCapability'>;
}
