import type { TestServer } from '../server/test-server.ts';
import type { TestReply } from '../server/test-service.ts';
import { AUD_TO_USDC, type TestTenant } from '../worlds/test-tenant.ts';
import { limits } from './limits.ts';
import type { Provocations, ProvocationStage } from './provocation-stage.ts';

const quoteUnder =
  (server: TestServer, patch: object, change: object = {}) =>
  async (): Promise<TestReply> => {
    const other = await server.newTenant();
    await other.configure(patch);
    const body = { ...AUD_TO_USDC, ...change };
    return other.request('POST', '/v1/treasury/conversion-quotes', { body });
  };

/** Answers the acceptance of a quote after something has happened to its tenant, who is new and rich. */
const acceptAfter =
  (server: TestServer, happen: (rich: TestTenant, quoteId: string) => Promise<unknown>, body: object = {}) =>
  async (): Promise<TestReply> => {
    const rich = await server.newTenant();
    await rich.fund('1000.00');
    const { id } = await rich.newQuote();
    await happen(rich, id);
    return rich.request('POST', `/v1/treasury/conversion-quotes/${id}/accept`, { body });
  };

const conversionLimits = (facts: object): object => limits({ operation: 'conversion', ...facts });

/** What quotes and their acceptance refuse. */
export function conversionProvocations({ server }: ProvocationStage): Provocations {
  return {
    createConversionQuote: {
      unsupported_asset_network: quoteUnder(server, {}, { destinationNetwork: 'tron' }),
      capability_disabled: quoteUnder(server, { capabilities: { conversionsEnabled: false } }),
      asset_network_unavailable: quoteUnder(server, { capabilities: { assetNetworks: [] } }),
      limit_exceeded: quoteUnder(server, conversionLimits({ maximum: '9.99' })),
      amount_below_minimum: quoteUnder(server, conversionLimits({ minimum: '10.01', maximum: '100.00' })),
    },
    acceptConversionQuote: {
      capability_disabled: acceptAfter(server, (rich) =>
        rich.configure({ capabilities: { conversionsEnabled: false } }),
      ),
      asset_network_unavailable: acceptAfter(server, (rich) =>
        rich.configure({ capabilities: { assetNetworks: [] } }),
      ),
      duplicate_external_reference: acceptAfter(
        server,
        async (rich) => {
          const { id } = await rich.newQuote();
          await rich.post(`/v1/treasury/conversion-quotes/${id}/accept`, { externalReference: 'order' });
        },
        { externalReference: 'order' },
      ),
      quote_already_accepted: acceptAfter(server, (rich, id) =>
        rich.post(`/v1/treasury/conversion-quotes/${id}/accept`, {}),
      ),
      quote_expired: acceptAfter(server, (rich) => rich.post('/v1/sandbox/clock', { advanceSeconds: 30 })),
      quote_slippage_exceeded: acceptAfter(server, (rich) => rich.pin('AUD', 'USDC', '0.5')),
      limit_exceeded: acceptAfter(server, (rich) => rich.configure(conversionLimits({ maximum: '9.99' }))),
      amount_below_minimum: acceptAfter(server, (rich) =>
        rich.configure(conversionLimits({ minimum: '10.01', maximum: '100.00' })),
      ),
      insufficient_funds: acceptAfter(server, (rich) => rich.adjust('AUD', '-990.01')),
    },
  };
}
