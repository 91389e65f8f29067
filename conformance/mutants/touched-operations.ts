/** Operations that show what the ledger did. */
export const MONEY = [
  'advanceOperation',
  'createPayout',
  'getTreasury',
  'listTransactions',
  'listPayouts',
  'getPayout',
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
];

/** Operations that page. */
export const LISTS = [
  'listPayouts',
  'listPayins',
  'listBeneficiaries',
  'listFundingInstruments',
  'listTransactions',
];
