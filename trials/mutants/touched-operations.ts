/** Operations that show what the ledger did. */
export const MONEY = [
  'advanceOperation',
  'createPayout',
  'getTreasury',
  'listTransactions',
  'listPayouts',
  'getPayout',
  'createWithdrawal',
  'getWithdrawal',
  'acceptConversionQuote',
  'getConversion',
  'listWithdrawals',
  'listConversions',
];

/** Operations that show a deposit. */
export const DEPOSITS = ['simulateDeposit', 'advanceDeposit', 'getDeposit', 'listDeposits', 'getTreasury'];

/** Operations that a withdrawal goes through. */
export const WITHDRAWALS = [
  'createWithdrawal',
  'previewWithdrawal',
  'getWithdrawal',
  'listWithdrawals',
  'advanceOperation',
];

/** Operations that show what a transfer did. */
export const TRANSFERS = [
  'simulatePayin',
  'simulateDeposit',
  'getTransfer',
  'listTransfers',
  'advanceTransfer',
  'reportTransferDeposit',
];

/** Operations that a quote goes through. */
export const QUOTES = [
  'createConversionQuote',
  'getConversionQuote',
  'listConversionQuotes',
  'acceptConversionQuote',
];

/** Operations that show what a conversion did. */
export const CONVERSIONS = [
  'acceptConversionQuote',
  'getConversion',
  'listConversions',
  'advanceOperation',
  'getTreasury',
  'listTransactions',
];

/** Operations that change something. */
export const WRITES = [
  'createPayout',
  'createBeneficiary',
  'createFundingInstrument',
  'previewPayout',
  'simulatePayin',
  'advancePayin',
  'advanceOperation',
  'deactivateBeneficiary',
  'deactivateFundingInstrument',
  'updateTreasurySettings',
  'setClock',
  'createDestination',
  'deactivateDestination',
  'createWithdrawal',
  'previewWithdrawal',
  'createConversionQuote',
  'acceptConversionQuote',
  'createIdentityEvidence',
  'simulateDeposit',
  'advanceDeposit',
  'decideIdentityEvidence',
  'pinRate',
  'injectFaults',
  'configureSandbox',
  'resetSandbox',
];

/** Operations that page. */
export const LISTS = [
  'listPayouts',
  'listPayins',
  'listBeneficiaries',
  'listFundingInstruments',
  'listTransactions',
  'listDeposits',
  'listDestinations',
  'listWithdrawals',
  'listConversionQuotes',
  'listConversions',
  'listIdentityEvidence',
];
