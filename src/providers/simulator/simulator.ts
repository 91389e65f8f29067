import type { Order } from '../../outbox/instruction.ts';
import type { Lane } from '../../writes/lane.ts';
import type { Connection } from '../connection.ts';
import type { Subjects } from '../find-subject.ts';
import type { Provider, Providers } from '../provider.ts';
import { simulateIdentity } from './simulated-identity.ts';
import { simulateProvider, type Simulation } from './simulated-provider.ts';
import { simulatedFacts, type SimulatedNames, type SimulatorTerms } from './simulated-facts.ts';
import { simulatedTransactionHash } from './simulated-transaction-hash.ts';
import { simulatedNotes, simulatedWork } from './simulated-work.ts';

/** The simulated providers, each with books of its own; null where one is not simulated. */
function simulateProviders(
  names: SimulatedNames,
  lane: Lane,
  subjects: Subjects,
  { stepMs, confirmations }: SimulatorTerms,
): Providers {
  const simulate = (simulation: Simulation): Provider<Order> | null =>
    names[simulation.name] ? simulateProvider(simulation, { lane, subjects }, stepMs) : null;
  return {
    bank: simulate({ name: 'bank', answer: ({ subject }) => ({ providerReference: `SIMBANK-${subject}` }) }),
    chain: simulate({
      name: 'chain',
      answer: ({ subject, kind, payload }) => ({
        providerReference: `SIMCHAIN-${subject}`,
        ...(kind === 'send' ? { transactionHash: simulatedTransactionHash(payload.network, subject) } : {}),
      }),
      confirmations: ({ kind, payload }) => (kind === 'send' ? confirmations[payload.network] : 0),
    }),
    exchange: simulate({
      name: 'exchange',
      answer: ({ subject }) => ({ providerReference: `SIMEX-${subject}` }),
    }),
    identity: names.identity ? simulateIdentity(lane, stepMs) : null,
  };
}

/** Everything that there is of simulated providers, for the composition root. */
export function simulate(names: SimulatedNames, terms: SimulatorTerms): Connection {
  return {
    facts: simulatedFacts(names, terms),
    connect: (lane, subjects) => ({
      providers: simulateProviders(names, lane, subjects, terms),
      simulated: simulatedWork(subjects),
      notes: simulatedNotes,
    }),
  };
}
