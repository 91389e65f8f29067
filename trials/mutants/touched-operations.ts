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

export const DEPOSITS = ['simulateDeposit', 'advanceDeposit', 'getDeposit', 'listDeposits', 'getTreasury'];

export const WITHDRAWALS = [
  'createWithdrawal',
  'previewWithdrawal',
  'getWithdrawal',
  'listWithdrawals',
  'advanceOperation',
];

export const TRANSFERS = [
  'simulatePayin',
  'simulateDeposit',
  'getTransfer',
  'listTransfers',
  'advanceTransfer',
  'reportTransferDeposit',
];

export const QUOTES = [
  'createConversionQuote',
  'getConversionQuote',
  'listConversionQuotes',
  'acceptConversionQuote',
];

export const CONVERSIONS = [
  'acceptConversionQuote',
  'getConversion',
  'listConversions',
  'advanceOperation',
  'getTreasury',
  'listTransactions',
];

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
