import { providerActor } from '../../identity/actor.ts';
import type { CommonContext, Loaded, Need, TenantlessEffect, TenantlessWrite } from '../../writes/write.ts';
import type { ProviderName } from './provider.ts';

/** Makes a write of what an adapter remembers, under its provider's own lock. */
export type AdapterWrite = <Reply>(
  needs: () => Need[],
  decide: (
    loaded: Loaded,
    context: CommonContext,
  ) => { readonly reply: Reply; readonly effects: readonly TenantlessEffect[] },
) => TenantlessWrite<Reply>;

export function adapterWrites(provider: ProviderName): AdapterWrite {
  return (needs, decide) => ({
    lock: `provider:${provider}`,
    actor: providerActor(provider),
    claimed: true,
    needs,
    decide,
  });
}
