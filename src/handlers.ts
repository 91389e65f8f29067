import type { Handlers } from './contract/handler.ts';
import { getContract } from './meta/get-contract.ts';
import { getDocs } from './meta/get-docs.ts';
import { getHealth } from './meta/get-health.ts';
import { getReadiness } from './meta/get-readiness.ts';
import { listErrors } from './meta/list-errors.ts';
import { listStateMachines } from './meta/list-state-machines.ts';
import { advanceOperation } from './sandbox/advance-operation.ts';
import { advancePayin } from './sandbox/advance-payin.ts';
import { getClock } from './sandbox/get-clock.ts';
import { setClock } from './sandbox/set-clock.ts';
import { simulatePayin } from './sandbox/simulate-payin.ts';
import { createBeneficiary } from './treasury/beneficiaries/create-beneficiary.ts';
import { deactivateBeneficiary } from './treasury/beneficiaries/deactivate-beneficiary.ts';
import { getBeneficiary } from './treasury/beneficiaries/get-beneficiary.ts';
import { listBeneficiaries } from './treasury/beneficiaries/list-beneficiaries.ts';
import { getEffectiveConfiguration } from './treasury/configuration/get-effective-configuration.ts';
import { createFundingInstrument } from './treasury/funding-instruments/create-funding-instrument.ts';
import { deactivateFundingInstrument } from './treasury/funding-instruments/deactivate-funding-instrument.ts';
import { getFundingInstrument } from './treasury/funding-instruments/get-funding-instrument.ts';
import { listFundingInstruments } from './treasury/funding-instruments/list-funding-instruments.ts';
import { getTreasury } from './treasury/overview/get-treasury.ts';
import { createPayout } from './treasury/payouts/create-payout.ts';
import { getPayout } from './treasury/payouts/get-payout.ts';
import { listPayouts } from './treasury/payouts/list-payouts.ts';
import { previewPayout } from './treasury/payouts/preview-payout.ts';
import { getPayin } from './treasury/receipts/get-payin.ts';
import { listPayins } from './treasury/receipts/list-payins.ts';
import { getTreasurySettings } from './treasury/settings/get-treasury-settings.ts';
import { updateTreasurySettings } from './treasury/settings/update-treasury-settings.ts';
import { getTransaction } from './treasury/transactions/get-transaction.ts';
import { listTransactions } from './treasury/transactions/list-transactions.ts';

/** One handler an operation of the contract; one that is missing, or of the wrong kind, does not compile. */
export const handlers = {
  advanceOperation,
  advancePayin,
  createBeneficiary,
  createFundingInstrument,
  createPayout,
  deactivateBeneficiary,
  deactivateFundingInstrument,
  getBeneficiary,
  getClock,
  getContract,
  getDocs,
  getEffectiveConfiguration,
  getFundingInstrument,
  getHealth,
  getPayin,
  getPayout,
  getReadiness,
  getTransaction,
  getTreasury,
  getTreasurySettings,
  listBeneficiaries,
  listErrors,
  listFundingInstruments,
  listPayins,
  listPayouts,
  listStateMachines,
  listTransactions,
  previewPayout,
  setClock,
  simulatePayin,
  updateTreasurySettings,
} satisfies Handlers;
