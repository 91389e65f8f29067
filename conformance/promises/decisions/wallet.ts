import { INSIDE, OPERATOR, type Decided } from './decision.ts';

/** Balances, what moves them, and the records behind it. */
export const WALLET: Readonly<Record<string, Decided>> = {
  balances: [
    ['posted is available and reserved together', ['ledger', 'overview', 'balances-as-of']],
    ['pending is the net of receipts that are detected or confirming, and no other', ['ledger', 'overview']],
    [
      'available never falls below zero, or the credit limit, by what the account does',
      ['overspend', 'limits', 'ledger'],
    ],
  ],
  movements: [
    [
      'A credited receipt adds its net, and reserves what is held back of it, rounded down',
      ['holdbacks', 'ledger'],
    ],
    ['What is held back is released at the end of its period', ['holdbacks']],
    ['A return takes the net and what is still held back', ['holdbacks', 'unspendable', 'ledger']],
    ['An operation reserves its total, and its end releases or captures it', ['ledger', 'model-sequential']],
    ['A conversion credits its destination in the moment of its capture', ['conversion-atomicity']],
    [
      'A returned payout gives its principal back, and its fee where that is configured',
      ['late-reports', 'model-sequential'],
    ],
    ['An execution after a failure takes the total', ['late-reports', 'model-sequential']],
    [
      'Each movement is numbered without a gap, sealed, and never before the one before it',
      ['chain', 'export'],
    ],
    ['The database refuses to change one', INSIDE],
  ],
  losses: [
    ['A loss of the account makes the balance negative, and spending stops', ['model-sequential']],
    ['A loss of the platform is taken by an adjustment in the same moment', ['model-sequential']],
    ['A balance of manual replenishment waits for the operator', OPERATOR],
  ],
  journal: [['The postings of every entry sum to zero', INSIDE]],
  operations: [
    [
      'Each move is an edge of the table of states, and moves what it says',
      ['payout-moves', 'withdrawal-moves', 'conversion-moves', 'ledger'],
    ],
    ['A final status never changes', ['record', 'late-reports', 'settlement']],
    ['What comes later is an adjustment, once', ['late-reports', 'model-sequential']],
    [
      'Reports repeat and overtake each other, and the wallet ends the same',
      ['model-sequential', 'controls'],
    ],
    ['A status that is skipped is entered in the same commit', ['payout-moves', 'events']],
    [
      'externalReference is unique among those of a kind that have not failed',
      ['payout-rules', 'operation-rules'],
    ],
    ['Left out, it is the identifier', ['operation-rules', 'record']],
    ['Preview and creation decide the same', ['preview', 'limits', 'model-sequential']],
    [
      'A preview is canProceed false where the creation would be refused, and its reason is shown',
      ['preview', 'payout-limits'],
    ],
    ['A preview with a reference in use is no error', ['preview', 'payout-rules']],
  ],
  cancellation: [
    ['From held or accepted, while no provider has the order', ['cancellation']],
    ['It ends failed with canceled, is released, and frees its reference', ['cancellation']],
    ['Anything further is invalid_state', ['cancellation']],
    ['No late report reaches it', ['cancellation']],
  ],
  quotes: [
    ['Exactly one side is fixed, and the other is computed exactly', ['quotes', 'bad-bodies']],
    ['It is open for its time, and reserves nothing', ['quotes', 'acceptance']],
    ['It is accepted once, before its end, and within the slippage', ['acceptance']],
    ['The conversion is the quote to the last digit', ['acceptance', 'record']],
  ],
  receipts: [
    ['Each move is an edge of the table of states', ['payin-moves', 'deposit-moves']],
    ['A reorganisation takes a deposit from confirming back to detected', ['deposit-moves']],
    [
      'The same fact at the same instrument is credited once, a repeat answers 201 with the first',
      ['one-credit'],
    ],
    ['At another instrument it is another fact', ['one-credit']],
    ['Money is never refused: what stands against it holds it', ['inflow-limits', 'inactive-records']],
    ['Fees that reach the amount hold it with amount_below_fee', ['fees', 'inflow-limits']],
    ['nextAction says what to do in each status', ['record']],
    ['Confirmations for finality are configured', OPERATOR],
  ],
  beneficiaries: [
    [
      'Bank accounts, PayIDs, ABN and ACN have their forms and check digits',
      ['payout-rules', 'edges', 'bad-bodies'],
    ],
    ['payIdType is read from the form where it is left out', ['round-trip', 'payout-rules']],
    ['A birthday is a day of the past', ['payout-rules', 'bad-bodies']],
    ['statementReference is as long as the rail takes', ['payout-rules', 'round-trip']],
    ['A payout keeps the beneficiary as it was', ['snapshots']],
  ],
  evidence: [
    ['A share token works once', ['evidence']],
    ['evidenceId pins accepted evidence that has not expired, of this beneficiary', ['evidence']],
    ['Without evidence a payout is refused, with pending evidence held', ['evidence', 'payout-limits']],
    ['What is accepted moves it on, what is rejected fails it', ['evidence']],
    ['It expires 365 days after its acceptance', ['evidence']],
  ],
  destinations: [
    ['An address is checked by the rules of its network', ['addresses']],
    ["The zero address and a token's own are refused", ['addresses']],
    ['Nothing goes to an inactive one', ['inactive-records']],
  ],
  settings: [
    ['What is left out stays', ['settings']],
    ['Two that contradict each other are 400, and one against the stored other is 409', ['settings']],
    ['Without payment on behalf a payout in the account’s name is capability_disabled', ['settings']],
    ['They reach payouts that are made later alone', ['settings', 'snapshots']],
    ['The platform’s own name as remitter is configured', OPERATOR],
  ],
  configuration: [
    [
      'A configuration is the next version of the one before, merged deeply, its arrays whole',
      ['controls', 'limits'],
    ],
    ['One fee is charged, of the most specific entry, of equals the last', ['fees']],
    ['Flat and share are rounded once and then bounded', ['fees']],
    ['Rules count by transaction, day and month in Sydney', ['limits', 'route-limits', 'model-sequential']],
    ['All but failed operations count, and all but returned transfers', ['limits', 'model-transfers']],
    ['action applies below the minimum as above the maximum', ['limits']],
    ["A beneficiary's daily maximum is in cents, 0 for none", ['payout-limits']],
    ['A rule holds or refuses at once and in parallel alike', ['limits', 'overspend']],
  ],
};
