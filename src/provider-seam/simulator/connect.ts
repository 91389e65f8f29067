import { NETWORKS, type Network } from '../../../generated/assets.ts';
import { removeRow } from '../../db/statements/table.ts';
import type { Order, ProviderName } from '../../outbox/instruction.ts';
import type { ProviderFacts } from '../../outbox/provider-facts.ts';
import type { SimulatedReports } from '../../workers/worker.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { need } from '../../writes/write.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import { SIMULATED_CHECKS, SIMULATED_CUSTOMER_CHECKS } from '../orders/due.ts';
import { absentProviderFacts } from '../port/absent-facts.ts';
import type { Connection } from '../orders/connection.ts';
import type { SimulatedNotes } from '../../workers/purge-rows.ts';
import type { Provider, Providers } from '../port/provider.ts';
import { identityChecksTable } from './checks.ts';
import { simulatedCustomerChecksTable } from './customer-checks.ts';
import { deliverCustomerCheck, deliverIdentityCheck, deliverSimulatedReport } from './deliver.ts';
import { magicOf } from './faults.ts';
import { simulateIdentity } from './identity.ts';
import { issueSimulatedAccount, issueSimulatedAddress, simulatedTransactionHash } from './issue.ts';
import { simulatedMarket } from './market.ts';
import { simulatedOrdersTable } from './orders.ts';
import { type Simulation, simulateProvider } from './provider.ts';

export type SimulatedNames = Readonly<Record<ProviderName, boolean>>;

export interface SimulatorTerms {
  /** Delay of each step, on the tenant's clock. */
  readonly stepMs: number;
  /** Confirmations that make a transfer final. */
  readonly confirmations: Readonly<Record<Network, number>>;
  /** Seed of the market's moves; `still` for none. */
  readonly marketSeed: string;
}

export function simulatedFacts(
  names: SimulatedNames,
  { stepMs, confirmations, marketSeed }: SimulatorTerms,
): ProviderFacts {
  return {
    ...absentProviderFacts(),
    connected: {
      bank: names.bank,
      networks: names.chain ? NETWORKS : [],
      exchange: names.exchange,
      identity: names.identity,
    },
    handOverDelayMs: {
      bank: names.bank ? stepMs : 0,
      chain: names.chain ? stepMs : 0,
      exchange: names.exchange ? stepMs : 0,
      identity: names.identity ? stepMs : 0,
    },
    ...(names.bank ? { accounts: { from: 'derivation', derive: issueSimulatedAccount } } : {}),
    ...(names.chain ? { addresses: { from: 'derivation', derive: issueSimulatedAddress } } : {}),
    ...(names.exchange ? { marketRate: simulatedMarket(marketSeed) } : {}),
    finalConfirmations: (network) => confirmations[network],
    // An amount has a meaning for simulated providers alone.
    screen: (provider, principalMinor, asset) =>
      names[provider] && magicOf(principalMinor, asset) === 'review' ? 'provider_review' : undefined,
  };
}

const simulatedWork = (subjects: Subjects): SimulatedReports => ({
  deliver: ({ kind, tenantId, id, order, provider }) => {
    if (kind === SIMULATED_CHECKS.kind) return deliverIdentityCheck(subjects, tenantId, id);
    if (kind === SIMULATED_CUSTOMER_CHECKS.kind) return deliverCustomerCheck(subjects, tenantId, id);
    if (order === undefined || provider === null) throw new Error(`The work ${kind} names no order`);
    return deliverSimulatedReport(subjects, tenantId, { subject: id, kind: order }, provider);
  },
});

export const simulatedNotes: SimulatedNotes = {
  needs: ({ subject, kind }) => [
    need(simulatedOrdersTable, { subject, kind }),
    need(identityChecksTable, { evidenceId: subject }),
    need(simulatedCustomerChecksTable, { checkId: subject }),
  ],
  remove: ({ subject, kind }, loaded) => {
    const order = loaded.find(simulatedOrdersTable, { subject, kind });
    const check = loaded.find(identityChecksTable, { evidenceId: subject });
    const customerCheck = loaded.find(simulatedCustomerChecksTable, { checkId: subject });
    if ([order, check, customerCheck].some((noted) => (noted?.nextReport ?? null) !== null)) return undefined;
    return [
      ...(order === undefined ? [] : [removeRow(simulatedOrdersTable, order)]),
      ...(check === undefined ? [] : [removeRow(identityChecksTable, check)]),
      ...(customerCheck === undefined ? [] : [removeRow(simulatedCustomerChecksTable, customerCheck)]),
    ];
  },
};

function simulateProviders(
  names: SimulatedNames,
  writeQueue: WriteQueue,
  subjects: Subjects,
  { stepMs, confirmations }: SimulatorTerms,
): Providers {
  const simulate = (simulation: Simulation): Provider<Order> | null =>
    names[simulation.name] ? simulateProvider(simulation, { writeQueue, subjects }, stepMs) : null;
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
    identity: names.identity ? simulateIdentity(writeQueue, stepMs) : null,
  };
}

export function simulate(names: SimulatedNames, terms: SimulatorTerms): Connection {
  return {
    facts: simulatedFacts(names, terms),
    connect: (writeQueue, subjects) => ({
      providers: simulateProviders(names, writeQueue, subjects, terms),
      simulated: simulatedWork(subjects),
      notes: simulatedNotes,
    }),
  };
}
