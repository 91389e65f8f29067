import type { TermsPatch } from '../../treasury/policy/set-configuration.ts';
import { firstTerms, type PricedOperation } from '../../treasury/policy/table.ts';
import type { Asset } from '../../money/amount.ts';
import type { ConfigurationChange } from './command.ts';

const FIRST = firstTerms();

const OPERATIONS: readonly (readonly [PricedOperation, Asset])[] = [
  ['payin', 'AUD'],
  ['deposit', 'USDC'],
  ['deposit', 'USDT'],
  ['payout', 'AUD'],
  ['stable_withdrawal', 'USDC'],
  ['stable_withdrawal', 'USDT'],
  ['conversion', 'AUD'],
  ['conversion', 'USDC'],
  ['conversion', 'USDT'],
];

function rules(
  window: 'transaction' | 'day' | 'month',
  maximum: string,
  action: 'reject' | 'hold',
): TermsPatch {
  return {
    limits: {
      rules: OPERATIONS.map(([operation, asset]) => ({ operation, asset, window, maximum, action })),
    },
  };
}

function capabilities(change: object): TermsPatch {
  return { capabilities: change };
}

/** The parts of a configuration that each named change puts in force; the first ones put back a new tenant's terms. */
export const CONFIGURATION_CHANGES: Readonly<Record<ConfigurationChange, TermsPatch>> = {
  'nothing special': {
    limits: FIRST.limits,
    capabilities: FIRST.capabilities,
    returns: FIRST.returns,
    pricing: FIRST.pricing,
    identity: FIRST.identity,
    settlement: FIRST.settlement,
  },
  fees: {
    pricing: {
      fees: OPERATIONS.map(([operation, asset]) => ({ operation, asset, flat: '0.50', bps: 15 })),
    },
  },
  'fees with bounds': {
    pricing: {
      fees: OPERATIONS.flatMap(([operation, asset]) => [
        { operation, asset, flat: '0', bps: 333, minimum: '0.07', maximum: '3.00' },
        ...(asset === 'USDC' ? [{ operation, asset, network: 'base', flat: '0.11', bps: 1 }] : []),
      ]),
    },
  },
  'hold-back': { returns: { holdbackBps: 1_250, timeoutSeconds: 60 } },
  refunds: { returns: { refundDeductedFee: true } },
  'platform bears losses': { returns: { lossAllocation: 'platform' } },
  'losses by hand': { returns: { lossAllocation: 'tenant', replenishment: 'manual' } },
  'hold rules': rules('transaction', '150.00', 'hold'),
  'reject rules': rules('transaction', '400.00', 'reject'),
  'sums by day': rules('day', '900.00', 'reject'),
  'least amounts': {
    limits: {
      rules: OPERATIONS.map(([operation, asset]) => ({
        operation,
        asset,
        window: 'month',
        minimum: '2.00',
        maximum: '100000.00',
        action: 'reject',
      })),
    },
  },
  credit: {
    limits: {
      creditLimits: [
        { asset: 'AUD', amount: '250.00' },
        { asset: 'USDC', amount: '40.5' },
      ],
    },
  },
  evidence: { identity: { requireIdentityEvidence: true } },
  'short evidence': { identity: { requireIdentityEvidence: true, evidenceMaxAgeSeconds: 45 } },
  'no payouts': capabilities({ payoutsEnabled: false }),
  'no withdrawals': capabilities({ stableWithdrawalsEnabled: false }),
  'no conversions': capabilities({ conversionsEnabled: false }),
  'no funding': capabilities({ fundingEnabled: false }),
  'pairs off': capabilities({
    assetNetworks: [
      { asset: 'USDC', network: 'base', enabled: false },
      { asset: 'USDC', network: 'solana', enabled: true },
      { asset: 'USDT', network: 'tron', enabled: true },
    ],
  }),
  slippage: { settlement: { maximumSlippageBps: 0, quoteTtlSeconds: 300 } },
  'beneficiary maximum': { limits: { beneficiaryDailyMaximum: 70_000 } },
};
