import type { Network } from '../../../generated/assets.ts';
import type { Exchange, Payment, Sending } from '../../outbox/instruction.ts';
import type { Lane } from '../../writes/lane.ts';
import type { ProviderPorts } from '../provider-port.ts';
import { simulatedTransactionHash } from './simulated-transaction-hash.ts';
import { simulateProvider } from './simulated-provider.ts';

/** Which providers are simulated; the others are not connected. */
export interface SimulatedNames {
  readonly bank: boolean;
  readonly chain: boolean;
  readonly exchange: boolean;
}

/** The simulated providers: a bank, a chain and an exchange, each with books of its own. */
export function simulatedPorts(
  names: SimulatedNames,
  lane: Lane,
  stepMs: number,
  confirmations: Readonly<Record<Network, number>>,
): ProviderPorts {
  const bank = simulateProvider<Payment>(
    { provider: 'bank', answer: ({ operationId }) => ({ providerReference: `SIMBANK-${operationId}` }) },
    lane,
    stepMs,
  );
  const chain = simulateProvider<Sending>(
    {
      provider: 'chain',
      answer: ({ operationId, network }) => ({
        providerReference: `SIMCHAIN-${operationId}`,
        transactionHash: simulatedTransactionHash(network, operationId),
      }),
      confirmations: ({ network }) => confirmations[network],
    },
    lane,
    stepMs,
  );
  const exchange = simulateProvider<Exchange>(
    { provider: 'exchange', answer: ({ operationId }) => ({ providerReference: `SIMEX-${operationId}` }) },
    lane,
    stepMs,
  );
  return {
    bank: names.bank ? bank : null,
    chain: names.chain ? chain : null,
    exchange: names.exchange ? exchange : null,
  };
}
