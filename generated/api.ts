// made by npm run generate; do not edit

export interface paths {
  '/v1/treasury': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the Treasury overview
     * @description Shows the whole wallet at one moment: its balances, the configuration in effect, the newest funding instruments, receipts, destinations and movements, and what can be used right now. Everything in the answer comes from one snapshot, so the balances and the movements agree.
     */
    get: operations['getTreasury'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/transactions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List wallet movements
     * @description Lists the movements of the wallet over all assets, newest first. A movement never changes, but the operation that it links to may still be in progress. `status` reads that operation's status now, so movements without an operation do not match it; `from` and `to` read `occurredAt`. The page carries no bank details and no saved addresses.
     */
    get: operations['listTransactions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/transactions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a wallet movement
     * @description Shows one movement with its place in the wallet's history and the hash that seals it there.
     */
    get: operations['getTransaction'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/balances': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the balances
     * @description Shows the balances at a moment of the past, or now. They count every movement up to that moment and at it. Only `pending` is always that of now.
     */
    get: operations['getBalances'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/balances/explain': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Explain a balance
     * @description Shows where a balance comes from: the movements of the asset up to a moment and at it, summed by kind.
     */
    get: operations['explainBalance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/ledger/head': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the head of the ledger
     * @description Shows the place and the hash of the wallet's newest movement. Keep it outside the service: a later export whose chain does not pass through it was cut or rewritten.
     */
    get: operations['getLedgerHead'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/ledger/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the ledger
     * @description Streams every movement of the wallet as newline-delimited JSON, oldest first, one `LedgerLine` a line, each carrying its hash and that of the line before it. Anyone can verify the chain offline: each hash is that of `previousHash` followed by the canonical JSON (RFC 8785) of the line without `hash`, `previousHash` and `operationStatus`, the places count up from 1 without gaps, and the last line is the head. The export of an empty ledger is empty.
     */
    get: operations['exportLedger'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/funding-instruments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List funding instruments
     * @description Lists the tenant's funding instruments, newest first. `from` and `to` read `createdAt`.
     */
    get: operations['listFundingInstruments'];
    put?: never;
    /**
     * Create a funding instrument
     * @description Issues a bank account in the tenant's name to pay Australian dollars into, with a PayID if you ask for one, or an address to send one stablecoin on one network to. It moves no money. What arrives becomes a pay-in or a deposit. A new account or PayID can take a few minutes to activate for real-time payments: show `activationMessage` before anyone relies on it.
     */
    post: operations['createFundingInstrument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/funding-instruments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a funding instrument
     * @description Shows one funding instrument, active or not.
     */
    get: operations['getFundingInstrument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/funding-instruments/{id}/deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deactivate a funding instrument
     * @description Takes the instrument out of use, for good. It moves no money. The record stays readable, and earlier pay-ins and deposits stay linked to it; money that arrives all the same is held for a review. A second deactivation is `invalid_state`.
     */
    post: operations['deactivateFundingInstrument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/payins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List pay-ins
     * @description Lists the Australian dollars that arrived, newest first. Only credited pay-ins can be spent. `from` and `to` read `occurredAt`. The next page is in the `Link` header.
     */
    get: operations['listPayins'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/payins/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a pay-in
     * @description Shows one pay-in. Follow `nextAction` until it is credited or returned; once it is credited, `movementId` names the movement that put its net amount into the wallet.
     */
    get: operations['getPayin'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/deposits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deposits
     * @description Lists the stablecoins that arrived, newest first. Only credited deposits can be spent. `from` and `to` read `occurredAt`. The next page is in the `Link` header.
     */
    get: operations['listDeposits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/deposits/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a deposit
     * @description Shows one deposit. Follow `nextAction` until it is credited or returned; once it is credited, `movementId` names the movement that put its net amount into the wallet. It is credited only after its network has confirmed it for good (`finalityReached`) and it has been screened.
     */
    get: operations['getDeposit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/beneficiaries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List beneficiaries
     * @description Lists the tenant's beneficiaries, newest first. `from` and `to` read `createdAt`. The next page is in the `Link` header.
     */
    get: operations['listBeneficiaries'];
    put?: never;
    /**
     * Create a beneficiary
     * @description Saves a person or a business, with a bank account or a PayID, to pay again and again. It moves no money, and it does not promise that a payout will pass: evidence, screening, limits and balance are checked when the payout is created. A PayID or an ABN whose form or check digits are wrong, and a date of birth that is not in the past, are `invalid_request`; a share token that was used before is `identity_evidence_invalid`.
     */
    post: operations['createBeneficiary'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/beneficiaries/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a beneficiary
     * @description Shows one beneficiary, active or not.
     */
    get: operations['getBeneficiary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/beneficiaries/{id}/deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deactivate a beneficiary
     * @description Takes the beneficiary out of use, for good. New payouts to it are refused; payouts already created go on with the details that they captured. A second deactivation is `invalid_state`.
     */
    post: operations['deactivateBeneficiary'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/beneficiaries/{id}/identity-evidence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List identity evidence
     * @description Lists the evidence of one beneficiary, newest first. `from` and `to` read `createdAt`.
     */
    get: operations['listIdentityEvidence'];
    put?: never;
    /**
     * Hand over identity evidence
     * @description Hands a share token of the identity provider over, as evidence of who the beneficiary is. The evidence is `pending` until the identity provider decides. A token works once: one that was used before, for whichever beneficiary, is `identity_evidence_invalid`.
     */
    post: operations['createIdentityEvidence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/destinations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List destinations
     * @description Lists the tenant's saved destinations, newest first. `from` and `to` read `createdAt`.
     */
    get: operations['listDestinations'];
    put?: never;
    /**
     * Create a destination
     * @description Saves an address to withdraw a stablecoin to, for one asset on one network. It moves no money. The address must be well formed by the rules of its network; the zero address and the address of a token's own contract are refused.
     */
    post: operations['createDestination'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/destinations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a destination
     * @description Shows one saved destination, active or not.
     */
    get: operations['getDestination'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/destinations/{id}/deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deactivate a destination
     * @description Takes the destination out of use, for good. New withdrawals to it are refused; withdrawals already created go on with the details that they captured. A second deactivation is `invalid_state`.
     */
    post: operations['deactivateDestination'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/payouts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payouts
     * @description Lists the tenant's payouts, newest first. `from` and `to` read `createdAt`.
     */
    get: operations['listPayouts'];
    put?: never;
    /**
     * Create a payout
     * @description Pays Australian dollars to a beneficiary. If policy and balance allow it, the payout is created `accepted` and its amount with the fee moves from available to reserved at once; if policy asks for a review, it is created `held` with the same reservation. The bank payment follows: poll the payout until it is `settled`, `failed` or `returned`. A refused request creates nothing and reserves nothing. The remitter, the beneficiary's details and the fee are captured here, and later changes do not touch them.
     */
    post: operations['createPayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/payouts/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview a payout
     * @description Shows what creating this payout would cost and whether it could proceed right now, by the same checks in the same order. It creates nothing and reserves nothing, and it binds nobody: the creation checks everything again. A request that breaks the contract, an unknown identifier and an inactive beneficiary are errors, as in the creation; every other refusal is answered with `canProceed` false and its code in `holdReason`.
     */
    post: operations['previewPayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/payouts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a payout
     * @description Shows one payout as it stands now, with every status that it took and every movement that belongs to it.
     */
    get: operations['getPayout'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List withdrawals
     * @description Lists the tenant's withdrawals, newest first. `from` and `to` read `createdAt`.
     */
    get: operations['listWithdrawals'];
    put?: never;
    /**
     * Create a withdrawal
     * @description Sends a stablecoin to a saved destination. If policy and balance allow it, the withdrawal is created `accepted` and its amount with the fee moves from available to reserved at once; if policy asks for a review, it is created `held` with the same reservation. The transfer on the chain follows: poll the withdrawal until it is `settled` or `failed`. A refused request creates nothing and reserves nothing. The destination and the fee are captured here, and later changes do not touch them.
     */
    post: operations['createWithdrawal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/withdrawals/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview a withdrawal
     * @description Shows what creating this withdrawal would cost and whether it could proceed right now, by the same checks in the same order. It creates nothing and reserves nothing, and it binds nobody: the creation checks everything again. A request that breaks the contract, an unknown identifier and an inactive destination are errors, as in the creation; every other refusal is answered with `canProceed` false and its code in `holdReason`.
     */
    post: operations['previewWithdrawal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/withdrawals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a withdrawal
     * @description Shows one withdrawal as it stands now, with every status that it took, every movement that belongs to it, and its transaction on the chain.
     */
    get: operations['getWithdrawal'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/conversion-quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List conversion quotes
     * @description Lists the tenant's quotes, newest first. `from` and `to` read `createdAt`.
     */
    get: operations['listConversionQuotes'];
    put?: never;
    /**
     * Create a conversion quote
     * @description Makes an exact offer to exchange one balance for another. Fix the amount of one side; the other is computed exactly, and rounded down where it is what you get, up where it is what you give. The offer reserves nothing and holds until `expiresAt`. The same asset on both sides, a network for Australian dollars, and more decimals than the asset has are `invalid_request`. A destination that rounds to zero is `amount_below_minimum`.
     */
    post: operations['createConversionQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/conversion-quotes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a conversion quote
     * @description Shows one quote as it stands now. Once it is accepted, `conversionId` names its conversion.
     */
    get: operations['getConversionQuote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/conversion-quotes/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept a conversion quote
     * @description Carries the quote out. The conversion is created `accepted` or, if policy asks for a review, `held`, and its source with the fee moves from available to reserved at once. The destination is credited when the conversion settles. A quote can be accepted once, and until `expiresAt`; if the market has moved too far against the service since it was made, it is `quote_slippage_exceeded`. A refused acceptance creates nothing and reserves nothing.
     */
    post: operations['acceptConversionQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/conversions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List conversions
     * @description Lists the tenant's conversions, newest first. `from` and `to` read `createdAt`.
     */
    get: operations['listConversions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/conversions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a conversion
     * @description Shows one conversion as it stands now, with every status that it took and every movement that belongs to it, in both assets.
     */
    get: operations['getConversion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the Treasury settings
     * @description Shows the account's defaults for payouts.
     */
    get: operations['getTreasurySettings'];
    /**
     * Change the Treasury settings
     * @description Changes the settings that the body names and leaves the rest. They apply to payouts created afterwards; payouts that exist keep what they captured.
     */
    put: operations['updateTreasurySettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/configurations/effective': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the effective configuration
     * @description Shows the configuration that is in effect: the limits, capabilities, fees and policies that creations are checked against.
     */
    get: operations['getEffectiveConfiguration'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/developer-fees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the developer fees
     * @description Shows what the account withholds from each transfer that is detected from now on. An account that never set it withholds nothing.
     */
    get: operations['getDeveloperFees'];
    /**
     * Replace the developer fees
     * @description Replaces the whole schedule, so send all of it. It holds for transfers that are detected afterwards; those that exist keep what was captured for them. It moves no money. Beside the key it needs a recent second-factor confirmation, in `Step-Up-Token`, and so does a repeat with the same `Idempotency-Key`.
     */
    put: operations['replaceDeveloperFees'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/revenue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the revenue
     * @description Adds up what developer fees earned: those of the transfers that were completed in a range of time, by Sydney day of `completedAt` and by asset. Left out, `to` is now and `from` thirty days before `to`. A range is cut to the millisecond, so that the figures of ranges which follow on each other add up. One that is empty, or longer than 366 days, is refused.
     */
    get: operations['getRevenue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/reports/revenue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Report the revenue by transfer
     * @description Lists every completed transfer with its fees, newest first; `from` and `to` read `completedAt`. As CSV where `Accept` gives `text/csv` more weight than JSON, and else as JSON. CSV comes whole, without `limit` and `cursor`: in UTF-8, with a header line and lines that end in CR and LF (RFC 4180); text that a spreadsheet would take for a formula has an apostrophe before it. A CSV whose connection breaks off is not whole.
     */
    get: operations['getRevenueReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/activity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what happened
     * @description Lists what happened in the account in the last thirty days, newest first: its events, each with a sentence for people. It tells of no name, amount, address or account, so that publishable keys may read it. `from` and `to` read `occurredAt`.
     */
    get: operations['listActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the rate of a direction
     * @description Shows the rate at which one asset would be converted into another just now: the market's with the spread, or the one that is pinned, without. It is indicative: it binds no transfer, which has the rate of the moment in which it is converted, and no quote. The same asset on both sides is `invalid_request`. While the market names no rate that can be used, or stands still, the answer is 503, and never an old rate.
     */
    get: operations['getRate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List invoices
     * @description Lists the account's invoices, newest first. Each calendar month in Australia/Sydney is drafted when it is over, an empty one too. `from` and `to` read `generatedAt`.
     */
    get: operations['listInvoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/invoices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an invoice
     * @description Shows one invoice of the account, a draft too.
     */
    get: operations['getInvoice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/invoices/{id}/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download an invoice as a PDF
     * @description Draws the invoice from its record: the same bytes each time, as long as the record stays as it is. Above zero it is a tax invoice, at zero a statement, and below zero an adjustment note; a draft says that it is one, and a void invoice that it is void, on each page. Whatever `Accept` says, the answer is a PDF.
     */
    get: operations['getInvoicePdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transfers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List transfers
     * @description Lists the tenant's transfers, newest first. `from` and `to` read `createdAt`. A filter that names no record of the tenant's gives an empty list.
     */
    get: operations['listTransfers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transfers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a transfer
     * @description Shows one transfer as it stands now, with its price once that is captured, and with every status that it took.
     */
    get: operations['getTransfer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/payins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Simulate a pay-in
     * @description Makes Australian dollars arrive at a funding instrument or at a payment route, as the bank would report them. At an instrument it answers with the pay-in already at its outcome. At an inactive instrument, or where funding is switched off, it is held whatever the outcome asked for. The same `providerReference` at the same instrument answers with the first pay-in and credits nothing. At a route it answers with the transfer, `detected` or `held`; one that is detected is final a step later, and moves by itself. The same `providerReference` at the same route answers with the first transfer as it stands now. An instrument or a route that does not take Australian dollars is `invalid_state`.
     */
    post: operations['simulatePayin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/payins/{id}/advance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Advance a pay-in
     * @description Moves a pay-in as a report from the bank would, and answers after the move. From then on it moves no more by itself. A move that its state machine does not list is `invalid_state`.
     */
    post: operations['advancePayin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/deposits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Simulate a deposit
     * @description Makes a stablecoin arrive at a funding instrument or at a payment route, as the chain would report it. At an instrument it answers with the deposit already at its outcome. At an inactive instrument, or where funding or the pair of asset and network is switched off, it is held whatever the outcome asked for. The same `providerReference` or `transactionHash` at the same instrument answers with the first deposit and credits nothing. At a route it answers with the transfer, `detected` or `held`; one that is detected is final a step later, and moves by itself. The same `providerReference` or `transactionHash` at the same route answers with the first transfer as it stands now. An instrument or a route that does not take stablecoins is `invalid_state`.
     */
    post: operations['simulateDeposit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/deposits/{id}/advance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Advance a deposit
     * @description Moves a deposit as a report from the chain would, and answers after the move. From then on it moves no more by itself. A move that its state machine does not list is `invalid_state`.
     */
    post: operations['advanceDeposit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/operations/{id}/advance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Advance an operation
     * @description Moves a payout, a withdrawal or a conversion as a report from its provider would, and answers after the move. From then on it moves no more by itself. From `accepted`, `settled` and `returned` pass through `submitted`; from `held`, a report of `submitted`, `settled` or `returned` applies the steps between as well. `late_return` and `late_execution` are for operations that have ended: they post movements and list them under `adjustments`, or do nothing where they do not fit; while the operation is open they are `invalid_state`, as is any other move that does not exist. Only payouts can be returned.
     */
    post: operations['advanceOperation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/transfers/{id}/advance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Advance a transfer
     * @description Moves a transfer along one edge of its state machine, with its entries in the books, its event and its counts, and answers after the move. From then on it moves no more by itself, and nothing is ordered for it. A move that does not exist is `invalid_state`, and so is one to `converting` of a transfer that cannot be priced. An advance to `held` has the reason `provider_review`.
     */
    post: operations['advanceTransfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/identity-evidence/{id}/decide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decide on identity evidence
     * @description Accepts or rejects pending evidence, as the identity provider would. Payouts that are held for it follow: accepted evidence lets them go on, and rejected evidence makes them fail. Evidence that is not pending is `invalid_state`.
     */
    post: operations['decideIdentityEvidence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Draft an invoice again
     * @description Drafts an invoice of a month whose newest one is void, as the operator would. It takes over that one's lines but adjustments, its credit and its inflow, and has the next number of the month. A month that is not over, that was never invoiced, or that has an invoice which stands is `invalid_state`. The first invoice of a month is drafted by the clock.
     */
    post: operations['draftInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/invoices/{id}/adjust': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Adjust a draft invoice
     * @description Puts an adjustment on a draft, as the operator would, and adds the draft up anew. An invoice that is no draft any more is `invalid_state`, and so is one that has 1000 lines.
     */
    post: operations['adjustInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/invoices/{id}/advance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Advance an invoice
     * @description Issues an invoice, settles it or declares it void, as the operator would. A move that its state machine does not list is `invalid_state`. `void` needs a reason.
     */
    post: operations['advanceInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pin a rate
     * @description Pins the rate of one direction, without a spread, or lets it go with a null `rate`. Quotes made afterwards use it, and so does the check of the market when a quote is accepted. The same asset on both sides is `invalid_request`.
     */
    post: operations['pinRate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/faults': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Inject faults
     * @description Makes the next reports of a simulated provider fail, come late, come twice, overtake each other or get lost, for this account alone. `bank`, `chain` and `exchange` give one report on each payout, withdrawal or conversion that they take, and a fault falls on the reports of those that they take from now on; an amount of which the provider never reports leaves it waiting. `identity` gives one report on each share token that it decides by itself. Faults of one provider are used up in the order in which they were injected. What an advance moves has no faults, and neither have simulated pay-ins and deposits, which are at their outcome at once.
     */
    post: operations['injectFaults'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/configuration': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the configuration
     * @description Makes the next version of the account's configuration out of the one in effect and the parts that the body names, so that limits, fees and capabilities can be tried without the operator of the service. Objects are merged deeply; arrays are replaced whole. It applies to what is created afterwards. An amount with more decimals than its asset has is `invalid_request`. A map that merging makes larger than a map may be is `limit_exceeded`.
     */
    post: operations['configureSandbox'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/clock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the clock
     * @description Shows the account's clock. It drives money and records alone; keys, rate limits and the keeping of idempotent answers follow real time.
     */
    get: operations['getClock'];
    put?: never;
    /**
     * Set the clock
     * @description Stops the account's clock at a moment, moves it forward, or lets it run on from where it stands. Whatever falls due by then runs first, in the order of its due time, and the answer comes after it. The clock never goes back, and never past the year 2999: both are `invalid_state`.
     */
    post: operations['setClock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reset the sandbox
     * @description Forgets pinned rates and faults, and lets the clock run on from where it stands. Whatever falls due thereby runs before the answer. It moves no money and deletes nothing, and the configuration stays.
     */
    post: operations['resetSandbox'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meta/state-machines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the state machines
     * @description Lists the states of every resource and the moves between them. It is the table that the service itself runs on.
     */
    get: operations['listStateMachines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meta/errors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the error codes
     * @description Lists every error code with its status and its meaning. It is the table that the service itself answers from.
     */
    get: operations['listErrors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/healthz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check that the process is alive
     * @description Answers as long as the process runs, whether or not it can reach its database.
     */
    get: operations['getHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/readyz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check that the service is ready
     * @description Answers `ready` when the database can be reached and takes writes and its migrations are current, and otherwise `service_unavailable`.
     */
    get: operations['getReadiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the contract
     * @description Serves this document: the whole interface, in OpenAPI 3.1. It is compressed where `Accept-Encoding` accepts gzip, and an `If-None-Match` with its `ETag` is answered `304`.
     */
    get: operations['getContract'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/docs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the documentation
     * @description Serves a page that draws the contract for people.
     */
    get: operations['getDocs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description An identifier made by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Store it, and treat it as opaque. */
    Identifier: string;
    /**
     * @description What a balance holds. AUD has two decimals, USDC and USDT have six.
     * @enum {string}
     */
    Asset: 'AUD' | 'USDC' | 'USDT';
    /**
     * @description An exact decimal with all of its asset's decimals (two for AUD, six for USDC and USDT), preceded by `-` where it is below zero. Zero has no sign. Never read it as floating point.
     * @example -250.00
     */
    SignedAmount: string;
    /**
     * @description A non-negative exact decimal with all of its asset's decimals: two for AUD, six for USDC and USDT. Never read it as floating point.
     * @example 250.00
     */
    Amount: string;
    /**
     * Format: date-time
     * @description A moment in UTC with milliseconds (RFC 3339).
     * @example 2026-03-02T22:45:00.120Z
     */
    Timestamp: string;
    /** @description One balance of the wallet. Only what is available can be spent. */
    Balance: {
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      asset: components['schemas']['Asset'];
      /** @description Available and reserved together. */
      posted: components['schemas']['SignedAmount'];
      /** @description What pay-ins and deposits that are detected or confirming are expected to add, after their fee. It is not part of `posted`. */
      pending: components['schemas']['Amount'];
      /** @description Held for operations in progress and for hold-backs. */
      reserved: components['schemas']['Amount'];
      /** @description What can be spent. It falls below zero only within a credit limit, or through a receipt that was recalled or an operation that was carried out late. */
      available: components['schemas']['SignedAmount'];
      /** @description The moment that the balance holds for. */
      asOf: components['schemas']['Timestamp'];
    };
    /** @description Why, in words for people, on one line. */
    Reason: string;
    /**
     * @description What a limit or a fee applies to. Despite the field's name not only operations: `payin` and `deposit` are receipts. For `transfer`, `kyc` and `subscription` there is nothing yet that it could apply to.
     * @enum {string}
     */
    ConfiguredOperation:
      | 'payin'
      | 'deposit'
      | 'payout'
      | 'stable_withdrawal'
      | 'conversion'
      | 'transfer'
      | 'kyc'
      | 'subscription';
    /** @description A limit on what is created, counting principals of operations that have not failed. Days and months are calendar ones in Australia/Sydney. */
    LimitRule: {
      operation: components['schemas']['ConfiguredOperation'];
      asset: components['schemas']['Asset'];
      /**
       * @description What `maximum` bounds, one operation or the sum of a day or a month.
       * @enum {string}
       */
      window: 'transaction' | 'day' | 'month';
      /** @description The least that a single operation may be, whatever the window. */
      minimum?: components['schemas']['Amount'];
      /** @description The most within the window. */
      maximum: components['schemas']['Amount'];
      /**
       * @description What happens outside the limit: `reject` refuses the operation, and `hold` creates it for a review. A pay-in or a deposit cannot be refused, and is held by both.
       * @enum {string}
       */
      action: 'reject' | 'hold';
    };
    /** @description How far below zero one asset's available balance may be spent. */
    CreditLimit: {
      asset: components['schemas']['Asset'];
      /** @description The credit, as an amount of that asset. */
      amount: components['schemas']['Amount'];
    };
    /** @description What bounds the account's operations. */
    ConfigurationLimits: {
      /** @description Limits on single operations and on their sums by day and month. All of them apply. */
      rules: components['schemas']['LimitRule'][];
      /**
       * Format: int64
       * @description The most that one beneficiary may be paid in a calendar day in Australia/Sydney, in AUD cents. 0 sets no maximum.
       */
      beneficiaryDailyMaximum: number;
      /** @description How far below zero an available balance may be spent. An asset that is not listed has no credit. */
      creditLimits: components['schemas']['CreditLimit'][];
    };
    /**
     * @description A way that Australian dollars travel. `bsb_account`: a bank transfer to a BSB and account number. `npp`: a real-time payment to one. `payid`: a real-time payment to a PayID.
     * @enum {string}
     */
    AudRail: 'bsb_account' | 'npp' | 'payid';
    /**
     * @description A stablecoin. It lives on a network, and the two always go together.
     * @enum {string}
     */
    StablecoinAsset: 'USDC' | 'USDT';
    /**
     * @description The blockchain that a stablecoin moves on. It is never inferred from an address.
     * @enum {string}
     */
    Network:
      'ethereum' | 'base' | 'arbitrum' | 'optimism' | 'polygon' | 'bsc' | 'avalanche' | 'solana' | 'tron';
    /** @description Whether the account may use one pair of stablecoin and network. */
    AssetNetworkSwitch: {
      asset: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
      /** @description Whether the pair can be used. */
      enabled: boolean;
    };
    /** @description What the account may do. */
    ConfigurationCapabilities: {
      /** @description Whether funding instruments can be issued, and what arrives is credited without a review. */
      fundingEnabled: boolean;
      /** @description Whether payouts can be created. */
      payoutsEnabled: boolean;
      /** @description Whether stablecoins can be withdrawn. */
      stableWithdrawalsEnabled: boolean;
      /** @description Whether balances can be converted. */
      conversionsEnabled: boolean;
      /** @description The ways that money may come in. */
      audInboundRails: components['schemas']['AudRail'][];
      /** @description The ways that payouts may go out. */
      audOutboundRails: components['schemas']['AudRail'][];
      /** @description The supported pairs of stablecoin and network, each switched on or off. */
      assetNetworks: components['schemas']['AssetNetworkSwitch'][];
    };
    /** @description What happens when money comes back or a bank recalls it. */
    ConfigurationReturns: {
      /**
       * @description Who bears a loss that takes a balance below zero. `tenant`: the balance stays negative, and spending stops until it is replenished. `platform`: the platform makes it good at once.
       * @enum {string}
       */
      lossAllocation: 'tenant' | 'platform';
      /** @description Whether a payout that comes back gives its fee back too, which was charged on top of it and not deducted from it. */
      refundDeductedFee: boolean;
      /** @description The part of each credited pay-in or deposit that is held back at first, in hundredths of a percent. */
      holdbackBps: number;
      /**
       * @description What lets spending resume after a loss. `next_funding`: any credit that brings the balance back. `manual`: the operator of the service alone.
       * @enum {string}
       */
      replenishment: 'manual' | 'next_funding';
      /** @description How many times in all an operation is sent to a provider that cannot be reached, the first time included; it is sent once at least. After the last time it is `held`, since nobody knows whether the provider has it. */
      retryLimit: number;
      /** @description How long the part that `holdbackBps` holds back stays reserved, in seconds. Despite its name it times nothing out. */
      timeoutSeconds: number;
      /** @description The age in seconds beyond which a report of a provider raises an alert of the service. It is applied all the same. Despite its name it is not about events. */
      staleEventSeconds: number;
    };
    /** @description Any JSON value. Numbers lie between -9007199254740991 and 9007199254740991; send larger or exact ones as strings. Reserved keys are refused at any depth. */
    FreeFormValue: unknown;
    /** @description A map of your own. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in all. The key `@@platformtype` and keys beginning `@@platformtype.esc` are reserved: a request that holds one, at any depth, is refused and nothing is written. */
    FreeFormMap: {
      [key: string]: components['schemas']['FreeFormValue'];
    };
    /** @description How the account's books are kept and reported. These terms are stored and shown; nothing in this version acts on them. */
    ConfigurationAccounting: {
      /** @description How the general ledger maps the account. */
      glMapping: components['schemas']['FreeFormMap'];
      /**
       * @description The accounting policy that the account follows.
       * @enum {string}
       */
      policyTemplate: 'standard' | 'conservative';
      /**
       * @description How often statements are made.
       * @enum {string}
       */
      statementFrequency: 'daily' | 'weekly' | 'monthly';
      /** @description Whether the account is told of every return. */
      notifyOnReturn: boolean;
    };
    /** @description The recovery targets agreed for the account. These terms are stored and shown. The service measures `reconciliationStaleMinutes` alone. */
    ConfigurationRecovery: {
      /** @description The longest time until service is restored, in minutes. */
      rtoMinutes: number;
      /** @description The longest span of data that may be lost, in minutes. */
      rpoMinutes: number;
      /** @description The longest time until queued work is caught up, in minutes. */
      queueRecoveryMinutes: number;
      /** @description How long the daily reconciliation with a provider's own books may be overdue before it counts as stale, in minutes. A stale one raises an alert of the service; the strictest configuration in force decides. */
      reconciliationStaleMinutes: number;
      /** @description The time until a period's books are closed, in hours. */
      accountingCloseHours: number;
    };
    /** @description A fee, `flat` and `bps` of the principal together, rounded half up, then bounded by `minimum` and `maximum`. */
    FeeRule: {
      operation: components['schemas']['ConfiguredOperation'];
      asset: components['schemas']['Asset'];
      /** @description The network that it applies to. All of them when left out. */
      network?: components['schemas']['Network'];
      /** @description The fixed part, as an amount of the asset. */
      flat: components['schemas']['Amount'];
      /** @description The part that grows with the principal, in hundredths of a percent. */
      bps: number;
      /** @description The least that is charged. */
      minimum?: components['schemas']['Amount'];
      /** @description The most that is charged. */
      maximum?: components['schemas']['Amount'];
    };
    /** @description What the account pays. */
    ConfigurationPricing: {
      /** @description The fees. One is charged, the most specific that fits: one that names the network before one that does not, and of equals the last in the list. */
      fees: components['schemas']['FeeRule'][];
    };
    /** @description What must be known of a beneficiary before a payout. */
    ConfigurationIdentity: {
      /** @description Whether a payout needs identity evidence of its beneficiary. */
      requireIdentityEvidence: boolean;
      /** @description The level of checking at the identity provider. */
      identityLevelName: string;
      /** @description How long accepted evidence can be used, in seconds. 0 sets no limit. */
      evidenceMaxAgeSeconds: number;
      /**
       * Format: int64
       * @description The amount in AUD cents from which on people review a payout: where evidence is required, one that reaches it is created `held`. 0 has none reviewed.
       */
      manualReviewThreshold: number;
    };
    /** @description How conversions are quoted and settled. */
    ConfigurationSettlement: {
      /**
       * @description Whether operations settle one by one or in batches. It is stored and shown; every operation settles by itself in this version.
       * @enum {string}
       */
      mode: 'instant' | 'batched';
      /** @description How long a quote holds, in seconds. */
      quoteTtlSeconds: number;
      /** @description How far the market may move against the service before it refuses a quote, in hundredths of a percent. */
      maximumSlippageBps: number;
    };
    /** @description The stablecoin and network that a payment route takes when it names none. Null when there is no default. It is stored and shown; this version has no payment routes. */
    DefaultRoutePair: {
      asset: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
    } | null;
    /** @description One version of the account's configuration. Versions are never edited: a change makes the next one, which applies to what is created after it. The first version of a new account charges nothing, limits nothing, holds nothing back, gives no credit and asks for no evidence, and has everything switched on; its quotes hold for 30 seconds. */
    Configuration: {
      /** @description The configuration (`cfg_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /** @description Counts the account's configurations from 1. */
      version: number;
      /** @description When it took effect. */
      effectiveAt: components['schemas']['Timestamp'];
      createdAt: components['schemas']['Timestamp'];
      /** @description Who made it. */
      createdBy: string;
      /** @description Why it was made. */
      reason: components['schemas']['Reason'];
      limits: components['schemas']['ConfigurationLimits'];
      capabilities: components['schemas']['ConfigurationCapabilities'];
      returns: components['schemas']['ConfigurationReturns'];
      accounting: components['schemas']['ConfigurationAccounting'];
      recovery: components['schemas']['ConfigurationRecovery'];
      pricing: components['schemas']['ConfigurationPricing'];
      identity: components['schemas']['ConfigurationIdentity'];
      settlement: components['schemas']['ConfigurationSettlement'];
      defaultRoutePair: components['schemas']['DefaultRoutePair'];
    };
    /** @description The reference that the bank or provider gave, on one line. */
    ProviderReference: string;
    /** @description Your own reference, on one line, up to 255 characters. It is stored, returned and can be searched for; it is not the idempotency key. */
    ExternalReference: string;
    /**
     * @description Whether the record can be used. Deactivating is for good; the record stays readable.
     * @enum {string}
     */
    RecordStatus: 'active' | 'inactive';
    /** @description A name of 1 to 140 characters on one line, not blank. */
    PartyName: string;
    /** @description A bank account in the tenant's name to pay Australian dollars into. It can be used again and again. What arrives becomes a pay-in. */
    AudFundingInstrument: {
      /** @description The funding instrument (`fin_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /** @description The bank's own reference for the account. */
      providerReference: components['schemas']['ProviderReference'];
      /** @description Your own reference, if you gave one. */
      externalReference?: components['schemas']['ExternalReference'];
      status: components['schemas']['RecordStatus'];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was deactivated. Absent while it is active. */
      deactivatedAt?: components['schemas']['Timestamp'];
      /**
       * @description What sort of instrument it is.
       * @constant
       */
      type: 'aud_account';
      /**
       * @description What it takes in.
       * @constant
       */
      asset: 'AUD';
      /** @description The name on the account. */
      accountName: components['schemas']['PartyName'];
      /** @description The bank, state and branch number, six digits. */
      bsb: string;
      /** @description The account number, one to nine digits. */
      accountNumber: string;
      /** @description The PayID that leads to the account, if you asked for one. */
      payId?: string;
      /** @description What to wait for before you rely on the account or its PayID for real-time payments. A new one can take a few minutes to activate. */
      activationMessage?: string;
    };
    /** @description An address in its network's own notation. */
    StableAddress: string;
    /** @description The tag or memo that goes with the address, where the network has one. */
    AddressTag: string;
    /** @description An address to send one stablecoin on one network to. It can be used again and again. What arrives becomes a deposit. */
    StableFundingInstrument: {
      /** @description The funding instrument (`fin_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /** @description The provider's own reference for the address. */
      providerReference: components['schemas']['ProviderReference'];
      /** @description Your own reference, if you gave one. */
      externalReference?: components['schemas']['ExternalReference'];
      status: components['schemas']['RecordStatus'];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was deactivated. Absent while it is active. */
      deactivatedAt?: components['schemas']['Timestamp'];
      /**
       * @description What sort of instrument it is.
       * @constant
       */
      type: 'stable_address';
      /** @description What it takes in. Another asset sent to it may be lost. */
      asset: components['schemas']['StablecoinAsset'];
      /** @description The network that it takes it in on. */
      network: components['schemas']['Network'];
      address: components['schemas']['StableAddress'];
      tag?: components['schemas']['AddressTag'];
    };
    /** @description Where the wallet is funded: a bank account for Australian dollars or an address for one stablecoin on one network. `type` says which. */
    FundingInstrument:
      components['schemas']['AudFundingInstrument'] | components['schemas']['StableFundingInstrument'];
    /**
     * @description Where a pay-in stands. `detected` and `confirming`: announced by the bank, not spendable. `credited`: its net amount is in the wallet. `held`: waiting for a review, not spendable. `returned`: sent back, for good.
     * @enum {string}
     */
    PayinStatus: 'detected' | 'confirming' | 'credited' | 'held' | 'returned';
    /**
     * @description A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
     * @example 250.00
     */
    AudAmount: string;
    /** @description An amount of Australian dollars. */
    AudMoney: {
      amount: components['schemas']['AudAmount'];
      /**
       * @description Always `AUD`.
       * @constant
       */
      currency: 'AUD';
    };
    /** @description Australian dollars that arrived at a funding instrument. */
    Payin: {
      /** @description The pay-in (`pin_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /** @description The funding instrument that it arrived at (`fin_…`). */
      fundingInstrumentId: components['schemas']['Identifier'];
      /** @description The bank's reference. The same one at the same instrument is never credited twice. */
      providerReference: components['schemas']['ProviderReference'];
      status: components['schemas']['PayinStatus'];
      /** @description What the sender paid. */
      gross: components['schemas']['AudMoney'];
      /** @description The fee withheld from it. */
      inboundFee: components['schemas']['AudMoney'];
      /** @description What the wallet gets, `gross` less `inboundFee`. */
      netCredit: components['schemas']['AudMoney'];
      /**
       * @description What to do: `wait_for_confirmation` while it is detected or confirming, `contact_support` while it is held, else `none`.
       * @enum {string}
       */
      nextAction: 'none' | 'wait_for_confirmation' | 'contact_support';
      /** @description When the bank reported it. */
      occurredAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was credited. Absent until then. */
      creditedAt?: components['schemas']['Timestamp'];
      /**
       * @description What sort of receipt it is.
       * @constant
       */
      type: 'aud_payin';
      /**
       * @description What arrived.
       * @constant
       */
      asset: 'AUD';
      /** @description The reference that the sender gave, where there is one. */
      externalReference?: components['schemas']['ExternalReference'];
      /** @description A further reference from the payment network, where there is one. */
      downstreamReference?: components['schemas']['ProviderReference'];
      /** @description The movement that credited it (`mov_…`). Absent until then. */
      movementId?: components['schemas']['Identifier'];
      /** @description Why it is held or was returned. */
      reason?: components['schemas']['Reason'];
    };
    /**
     * @description Where a deposit stands. `detected`: seen on the chain, not spendable. `confirming`: its transaction has confirmations, not spendable. `credited`: it is final and screened, and its net amount is in the wallet. `held`: waiting for a review, not spendable. `returned`: sent back, for good.
     * @enum {string}
     */
    DepositStatus: 'detected' | 'confirming' | 'credited' | 'held' | 'returned';
    /**
     * @description A non-negative exact amount of a stablecoin with six decimals. Never read it as floating point.
     * @example 250.000000
     */
    StableAmount: string;
    /** @description An amount of a stablecoin on a network. */
    StableMoney: {
      amount: components['schemas']['StableAmount'];
      currency: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
    };
    /** @description The transaction on the network's chain, in the chain's own notation. */
    TransactionHash: string;
    /** @description A stablecoin that arrived at a funding instrument. */
    Deposit: {
      /** @description The deposit (`dep_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /** @description The funding instrument that it arrived at (`fin_…`). */
      fundingInstrumentId: components['schemas']['Identifier'];
      /** @description The provider's reference. The same one at the same instrument is never credited twice. */
      providerReference: components['schemas']['ProviderReference'];
      status: components['schemas']['DepositStatus'];
      /** @description What the sender sent. */
      gross: components['schemas']['StableMoney'];
      /** @description The fee withheld from it. */
      inboundFee: components['schemas']['StableMoney'];
      /** @description What the wallet gets, `gross` less `inboundFee`. */
      netCredit: components['schemas']['StableMoney'];
      /**
       * @description What to do: `wait_for_confirmation` while it is detected or confirming, `contact_support` while it is held, else `none`.
       * @enum {string}
       */
      nextAction: 'none' | 'wait_for_confirmation' | 'contact_support';
      /** @description When it was first seen. */
      occurredAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was credited. Absent until then. */
      creditedAt?: components['schemas']['Timestamp'];
      /**
       * @description What sort of receipt it is.
       * @constant
       */
      type: 'stable_deposit';
      /** @description What arrived. */
      asset: components['schemas']['StablecoinAsset'];
      /** @description The network that it arrived on. */
      network: components['schemas']['Network'];
      /** @description Whether its transaction has the confirmations that its network needs. Until then a reorganisation of the chain can undo it. */
      finalityReached: boolean;
      /** @description The transaction that brought it. The same one at the same instrument is never credited twice. */
      transactionHash: components['schemas']['TransactionHash'];
      /** @description A reference that came with it, where there is one. */
      externalReference?: components['schemas']['ExternalReference'];
      /** @description A further reference from the payment network, where there is one. */
      downstreamReference?: components['schemas']['ProviderReference'];
      /** @description The movement that credited it (`mov_…`). Absent until then. */
      movementId?: components['schemas']['Identifier'];
      /** @description Why it is held or was returned. */
      reason?: components['schemas']['Reason'];
    };
    /** @description Money that came in, a pay-in of Australian dollars or a deposit of a stablecoin. `type` says which. */
    FundingReceipt: components['schemas']['Payin'] | components['schemas']['Deposit'];
    /** @description What you call it, on one line. */
    DestinationName: string;
    /** @description A saved address that stablecoins can be withdrawn to. */
    StablecoinDestination: {
      /** @description The destination (`dst_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /** @description Your own reference, or one that the service generated. */
      externalReference: components['schemas']['ExternalReference'];
      name: components['schemas']['DestinationName'];
      asset: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
      address: components['schemas']['StableAddress'];
      tag?: components['schemas']['AddressTag'];
      /** @description Counts the changes of the record from 1. */
      version: number;
      /**
       * @description The address passed the rules of its network.
       * @enum {string}
       */
      validationStatus: 'validated';
      status: components['schemas']['RecordStatus'];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was deactivated. Absent while it is active. */
      deactivatedAt?: components['schemas']['Timestamp'];
    };
    /**
     * @description What a movement did.
     *     - `funding_credited`: a pay-in or a deposit was credited.
     *     - `funding_hold_released`: what was held back of a credited receipt became available.
     *     - `funding_returned`: a credited receipt went back to its sender.
     *     - `admin_adjustment`: a correction by the operator of the service, or a loss that the platform took.
     *     - `payout_reserved`, `withdrawal_reserved`, `conversion_reserved`: an operation was created.
     *     - `reservation_released`: an operation failed, and its reservation came back.
     *     - `reservation_captured`: the reserved money left.
     *     - `conversion_credited`: a conversion settled, and its destination came in.
     *     - `payout_returned`: a payout came back.
     *     - `late_execution_debited`: the provider carried out an operation after it had failed.
     * @enum {string}
     */
    MovementKind:
      | 'funding_credited'
      | 'funding_returned'
      | 'admin_adjustment'
      | 'payout_reserved'
      | 'withdrawal_reserved'
      | 'conversion_reserved'
      | 'conversion_credited'
      | 'reservation_released'
      | 'reservation_captured'
      | 'late_execution_debited'
      | 'funding_hold_released'
      | 'payout_returned';
    /** @description One immutable change of the wallet, as the overview shows it. Fetch the movement for its links. */
    RecentMovement: {
      /** @description The movement (`mov_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      asset: components['schemas']['Asset'];
      kind: components['schemas']['MovementKind'];
      /** @description The change of the available balance, in units of the asset. */
      availableDelta: components['schemas']['SignedAmount'];
      /** @description The change of the reserved balance, in units of the asset. */
      reservedDelta: components['schemas']['SignedAmount'];
      /** @description The identifier of the record that caused it, such as a payout or a pay-in. */
      reference: string;
      /** @description Why, where the cause does not say it already. */
      reason?: string;
      /** @description When it took effect. It never falls from one movement to the next. */
      occurredAt: components['schemas']['Timestamp'];
    };
    /** @description A stablecoin on one of the networks that support it. */
    AssetNetwork: {
      asset: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
    };
    /** @description What the service can do for the account right now, under one configuration. */
    RuntimeCapability: {
      /** @description The configuration (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description The stablecoins and networks that can be used. */
      assetNetworks: components['schemas']['AssetNetwork'][];
      /** @description The ways that money can come in. */
      audInboundRails: components['schemas']['AudRail'][];
      /** @description The ways that payouts can go out. */
      audOutboundRails: components['schemas']['AudRail'][];
    };
    /** @description The wallet at one moment, taken as one snapshot. The lists show the newest records; the list operations show all. */
    TreasuryOverview: {
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /** @description One balance for each asset, in the order AUD, USDC, USDT. */
      balances: components['schemas']['Balance'][];
      /** @description The configuration in effect. */
      configurations: components['schemas']['Configuration'][];
      /** @description The newest 50 funding instruments. */
      fundingInstruments: components['schemas']['FundingInstrument'][];
      /** @description The newest 50 pay-ins and deposits together. */
      fundingReceipts: components['schemas']['FundingReceipt'][];
      /** @description The newest 50 saved stablecoin addresses. */
      cryptoDestinations: components['schemas']['StablecoinDestination'][];
      /** @description The newest 20 movements. */
      recentMovements: components['schemas']['RecentMovement'][];
      /** @description What can be used right now. */
      runtimeCapabilities: components['schemas']['RuntimeCapability'][];
    };
    /**
     * Format: date-time
     * @description A moment as an RFC 3339 date-time with its offset, such as `2026-03-03T09:00:00+11:00`, in the years 1000 to 2999.
     * @example 2026-03-02T22:00:00Z
     */
    TimestampInput: string;
    /**
     * @description Where an operation stands. `accepted`: approved, its full amount with fees reserved, no money has left. `held`: reserved, waiting for a review. `submitted`: handed to the provider. `settled`: the money arrived. `failed`: no money left, the reservation was released. `returned`: the money left and came back. The last three are final.
     * @enum {string}
     */
    OperationStatus: 'accepted' | 'held' | 'submitted' | 'settled' | 'failed' | 'returned';
    /**
     * @description What sort of operation it is.
     * @enum {string}
     */
    OperationKind: 'payout' | 'stable_withdrawal' | 'conversion';
    /** @description One immutable change of the wallet. The operation it belongs to may still be in progress: reconcile the two together. */
    Movement: {
      /** @description The movement (`mov_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      asset: components['schemas']['Asset'];
      kind: components['schemas']['MovementKind'];
      /** @description The change of the available balance, in units of the asset. */
      availableDelta: components['schemas']['SignedAmount'];
      /** @description The change of the reserved balance, in units of the asset. */
      reservedDelta: components['schemas']['SignedAmount'];
      /** @description The identifier of the record that caused it, such as a payout or a pay-in. */
      reference: string;
      /** @description Why, where the cause does not say it already. */
      reason?: string;
      /** @description When it took effect. It never falls from one movement to the next. */
      occurredAt: components['schemas']['Timestamp'];
      /** @description The cause's own external reference; where it has none, its provider reference, and failing that its identifier. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description The operation that it belongs to, where there is one. */
      operationId?: components['schemas']['Identifier'];
      /** @description What sort of operation that is. Present with `operationId`. */
      operationKind?: components['schemas']['OperationKind'];
      /** @description Where that operation stands now, which is the one thing about a movement that changes. Present with `operationId`. */
      operationStatus?: components['schemas']['OperationStatus'];
    };
    /** @description Pass it unchanged as `cursor` for the next page. It is null on the last page. */
    NextCursor: string | null;
    /** @description A page of the wallet's movements. */
    MovementList: {
      /** @description The page, newest first. */
      data: components['schemas']['Movement'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description An identifier as the service returned it. One that names nothing in your account is `not_found`. */
    IdentifierInput: string;
    /** @description One immutable change of the wallet, with its place in the history and the hash that seals it there. */
    MovementDetail: {
      /** @description The movement (`mov_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      asset: components['schemas']['Asset'];
      kind: components['schemas']['MovementKind'];
      /** @description The change of the available balance, in units of the asset. */
      availableDelta: components['schemas']['SignedAmount'];
      /** @description The change of the reserved balance, in units of the asset. */
      reservedDelta: components['schemas']['SignedAmount'];
      /** @description The identifier of the record that caused it, such as a payout or a pay-in. */
      reference: string;
      /** @description Why, where the cause does not say it already. */
      reason?: string;
      /** @description When it took effect. It never falls from one movement to the next. */
      occurredAt: components['schemas']['Timestamp'];
      /** @description The cause's own external reference; where it has none, its provider reference, and failing that its identifier. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description The operation that it belongs to, where there is one. */
      operationId?: components['schemas']['Identifier'];
      /** @description What sort of operation that is. Present with `operationId`. */
      operationKind?: components['schemas']['OperationKind'];
      /** @description Where that operation stands now, which is the one thing about a movement that changes. Present with `operationId`. */
      operationStatus?: components['schemas']['OperationStatus'];
      /**
       * Format: int64
       * @description Its place in the wallet's history, over all assets, counted from 1 without gaps.
       */
      seq: number;
      /** @description SHA-256 in lower-case hex, over the hash of the movement before it (64 zeros before the first) followed by the canonical JSON (RFC 8785) of this movement without `hash` and `operationStatus`. It shows any change of the history. */
      hash: string;
    };
    /** @description The wallet's balances at one moment. */
    BalancesAsOf: {
      /** @description The moment, itself included. */
      asOf: components['schemas']['Timestamp'];
      /** @description One balance for each asset, in the order AUD, USDC, USDT. `pending` is that of now. */
      balances: components['schemas']['Balance'][];
    };
    /** @description All movements of one kind together. */
    BalanceLine: {
      kind: components['schemas']['MovementKind'];
      /**
       * Format: int64
       * @description How many there are.
       */
      count: number;
      /** @description What they changed the available balance by. */
      availableDelta: components['schemas']['SignedAmount'];
      /** @description What they changed the reserved balance by. */
      reservedDelta: components['schemas']['SignedAmount'];
    };
    /** @description The movements that lead to a balance, summed by kind. The sums of the lines are the balance. */
    BalanceExplanation: {
      asset: components['schemas']['Asset'];
      /** @description The moment, itself included. */
      asOf: components['schemas']['Timestamp'];
      /** @description One line for each kind of movement that occurred. */
      lines: components['schemas']['BalanceLine'][];
      /** @description What could be spent at that moment. */
      available: components['schemas']['SignedAmount'];
      /** @description What was held for operations in progress and for hold-backs. */
      reserved: components['schemas']['Amount'];
    };
    /** @description A SHA-256 hash in lower-case hex. */
    Sha256: string;
    /** @description The newest movement of the wallet. Kept elsewhere, it shows later whether the history was cut or rewritten. */
    LedgerHead: {
      /**
       * Format: int64
       * @description Its place in the wallet's history. 0 while there is no movement.
       */
      seq: number;
      /** @description Its hash. 64 zeros while there is no movement. */
      hash: components['schemas']['Sha256'];
    };
    /** @description One line of the ledger's export: a movement with its place in the wallet's history, its hash and that of the movement before it. */
    LedgerLine: {
      /** @description The movement (`mov_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      asset: components['schemas']['Asset'];
      kind: components['schemas']['MovementKind'];
      /** @description The change of the available balance, in units of the asset. */
      availableDelta: components['schemas']['SignedAmount'];
      /** @description The change of the reserved balance, in units of the asset. */
      reservedDelta: components['schemas']['SignedAmount'];
      /** @description The identifier of the record that caused it, such as a payout or a pay-in. */
      reference: string;
      /** @description Why, where the cause does not say it already. */
      reason?: string;
      /** @description When it took effect. It never falls from one movement to the next. */
      occurredAt: components['schemas']['Timestamp'];
      /** @description The cause's own external reference; where it has none, its provider reference, and failing that its identifier. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description The operation that it belongs to, where there is one. */
      operationId?: components['schemas']['Identifier'];
      /** @description What sort of operation that is. Present with `operationId`. */
      operationKind?: components['schemas']['OperationKind'];
      /** @description Where that operation stands now, which is the one thing about a movement that changes. Present with `operationId`. */
      operationStatus?: components['schemas']['OperationStatus'];
      /**
       * Format: int64
       * @description Its place in the wallet's history, over all assets, counted from 1 without gaps.
       */
      seq: number;
      /** @description SHA-256 in lower-case hex, over the hash of the movement before it (64 zeros before the first) followed by the canonical JSON (RFC 8785) of this line without `hash`, `previousHash` and `operationStatus`. It shows any change of the history. */
      hash: string;
      /** @description The hash of the movement before it. 64 zeros on the first. */
      previousHash: components['schemas']['Sha256'];
    };
    /** @description A page of funding instruments. */
    FundingInstrumentList: {
      /** @description The page, newest first. */
      data: components['schemas']['FundingInstrument'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description The sort of PayID to issue. The service chooses the PayID itself. */
    PayIdRequest: {
      /**
       * @description An e-mail address.
       * @constant
       */
      type: 'email';
    };
    /** @description A bank account to issue. The bank gives it its numbers. */
    CreateAudFundingInstrumentRequest: {
      /**
       * @description A bank account for Australian dollars.
       * @constant
       */
      type: 'aud_account';
      /** @description The name on the account. The tenant's own name when left out. */
      accountName?: components['schemas']['PartyName'];
      /** @description Asks for a PayID that leads to the account. */
      withPayId?: components['schemas']['PayIdRequest'];
      externalReference?: components['schemas']['ExternalReference'];
    };
    /** @description A stablecoin address to issue. The service chooses the address itself. */
    CreateStableFundingInstrumentRequest: {
      /**
       * @description An address for a stablecoin.
       * @constant
       */
      type: 'stable_address';
      asset: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
      externalReference?: components['schemas']['ExternalReference'];
    };
    /** @description What to issue. `type` says whether it is a bank account or a stablecoin address. */
    CreateFundingInstrumentRequest:
      | components['schemas']['CreateAudFundingInstrumentRequest']
      | components['schemas']['CreateStableFundingInstrumentRequest'];
    /** @description An empty object. The body may be left out altogether. */
    EmptyRequest: Record<string, never>;
    /** @description A page of pay-ins. The `Link` header leads to the next one. */
    PayinList: {
      /** @description The page, newest first. */
      data: components['schemas']['Payin'][];
    };
    /** @description A page of deposits. The `Link` header leads to the next one. */
    DepositList: {
      /** @description The page, newest first. */
      data: components['schemas']['Deposit'][];
    };
    /** @description A bank account in Australia. */
    BankAccountDestination: {
      /**
       * @description A BSB and account number.
       * @constant
       */
      type: 'bank_account';
      /** @description The bank, state and branch number, six digits without a hyphen. */
      bsb: string;
      /** @description The account number, one to nine digits. */
      accountNumber: string;
      /** @description The name on the account. */
      accountName: components['schemas']['PartyName'];
    };
    /** @description A PayID. */
    PayIdDestination: {
      /**
       * @description A PayID.
       * @constant
       */
      type: 'payid';
      /** @description The PayID: an e-mail address, a phone number such as `+61-412345678`, or an ABN of eleven digits whose check digits are right. */
      payId: string;
      /**
       * @description The kind of PayID.
       * @enum {string}
       */
      payIdType: 'email' | 'phone' | 'abn';
      /** @description The name that the PayID is registered to. */
      accountName: components['schemas']['PartyName'];
    };
    /** @description Where the money goes. `type` says which form it has. */
    BeneficiaryDestination:
      components['schemas']['BankAccountDestination'] | components['schemas']['PayIdDestination'];
    /** @description A postal address of 1 to 500 characters, not blank. It may span lines. */
    PostalAddress: string;
    /** @description A person that payouts go to. */
    IndividualBeneficiary: {
      /** @description The beneficiary (`ben_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /** @description Your own reference, or one that the service generated. */
      externalReference: components['schemas']['ExternalReference'];
      destination: components['schemas']['BeneficiaryDestination'];
      status: components['schemas']['RecordStatus'];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was deactivated. Absent while it is active. */
      deactivatedAt?: components['schemas']['Timestamp'];
      /**
       * @description A person.
       * @constant
       */
      type: 'individual';
      /** @description Given names. */
      firstName: components['schemas']['PartyName'];
      /** @description Family name. */
      lastName: components['schemas']['PartyName'];
      /**
       * Format: date
       * @description Date of birth, in the past.
       */
      dateOfBirth?: string;
      address?: components['schemas']['PostalAddress'];
      /** @description What you want to keep about the party. Stored and returned. */
      partyContext?: components['schemas']['FreeFormMap'];
      /** @description Business details of your own. Stored and returned. */
      businessIdentity?: components['schemas']['FreeFormMap'];
      /** @description How your general ledger maps it. Stored and returned. */
      glMapping?: components['schemas']['FreeFormMap'];
    };
    /** @description A business that payouts go to. */
    BusinessBeneficiary: {
      /** @description The beneficiary (`ben_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /** @description Your own reference, or one that the service generated. */
      externalReference: components['schemas']['ExternalReference'];
      destination: components['schemas']['BeneficiaryDestination'];
      status: components['schemas']['RecordStatus'];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was deactivated. Absent while it is active. */
      deactivatedAt?: components['schemas']['Timestamp'];
      /**
       * @description A business.
       * @constant
       */
      type: 'business';
      /** @description The name of the business. */
      businessName: components['schemas']['PartyName'];
      /** @description Australian Business Number, eleven digits whose check digits are right. */
      abn?: string;
      /** @description Australian Company Number, nine digits whose check digit is right. */
      acn?: string;
      address?: components['schemas']['PostalAddress'];
      /** @description What you want to keep about the party. Stored and returned. */
      partyContext?: components['schemas']['FreeFormMap'];
      /** @description Business details of your own. Stored and returned. */
      businessIdentity?: components['schemas']['FreeFormMap'];
      /** @description How your general ledger maps it. Stored and returned. */
      glMapping?: components['schemas']['FreeFormMap'];
    };
    /** @description Someone that payouts go to, again and again. `type` says whether it is a person or a business. */
    Beneficiary:
      components['schemas']['IndividualBeneficiary'] | components['schemas']['BusinessBeneficiary'];
    /** @description A page of beneficiaries. The `Link` header leads to the next one. */
    BeneficiaryList: {
      /** @description The page, newest first. */
      data: components['schemas']['Beneficiary'][];
    };
    /** @description A PayID, as a request names it. */
    PayIdDestinationInput: {
      /**
       * @description A PayID.
       * @constant
       */
      type: 'payid';
      /** @description The PayID: an e-mail address, a phone number such as `+61-412345678`, or an ABN of eleven digits whose check digits are right. */
      payId: string;
      /**
       * @description The kind of PayID. Read from its form when left out.
       * @enum {string}
       */
      payIdType?: 'email' | 'phone' | 'abn';
      /** @description The name that the PayID is registered to. */
      accountName: components['schemas']['PartyName'];
    };
    /** @description Where the money goes, as a request names it. `type` says which form it has. */
    BeneficiaryDestinationInput:
      components['schemas']['BankAccountDestination'] | components['schemas']['PayIdDestinationInput'];
    /** @description Evidence of who the beneficiary is, handed over with its creation. */
    IdentityInput: {
      /** @description A share token of the identity provider. It works once, and is never returned. */
      shareToken: string;
    };
    /** @description A person to pay. */
    CreateIndividualBeneficiaryRequest: {
      destination: components['schemas']['BeneficiaryDestinationInput'];
      /**
       * @description A person.
       * @constant
       */
      type: 'individual';
      /** @description Given names. */
      firstName: components['schemas']['PartyName'];
      /** @description Family name. */
      lastName: components['schemas']['PartyName'];
      /**
       * Format: date
       * @description Date of birth, in the past.
       */
      dateOfBirth?: string;
      address?: components['schemas']['PostalAddress'];
      /** @description Your own reference. The service generates one when it is left out. */
      externalReference?: components['schemas']['ExternalReference'];
      /** @description What you want to keep about the party. Stored and returned. */
      partyContext?: components['schemas']['FreeFormMap'];
      /** @description Business details of your own. Stored and returned. */
      businessIdentity?: components['schemas']['FreeFormMap'];
      /** @description How your general ledger maps it. Stored and returned. */
      glMapping?: components['schemas']['FreeFormMap'];
      identity?: components['schemas']['IdentityInput'];
    };
    /** @description A business to pay. */
    CreateBusinessBeneficiaryRequest: {
      destination: components['schemas']['BeneficiaryDestinationInput'];
      /**
       * @description A business.
       * @constant
       */
      type: 'business';
      /** @description The name of the business. */
      businessName: components['schemas']['PartyName'];
      /** @description Australian Business Number, eleven digits whose check digits are right. */
      abn?: string;
      /** @description Australian Company Number, nine digits whose check digit is right. */
      acn?: string;
      address?: components['schemas']['PostalAddress'];
      /** @description Your own reference. The service generates one when it is left out. */
      externalReference?: components['schemas']['ExternalReference'];
      /** @description What you want to keep about the party. Stored and returned. */
      partyContext?: components['schemas']['FreeFormMap'];
      /** @description Business details of your own. Stored and returned. */
      businessIdentity?: components['schemas']['FreeFormMap'];
      /** @description How your general ledger maps it. Stored and returned. */
      glMapping?: components['schemas']['FreeFormMap'];
      identity?: components['schemas']['IdentityInput'];
    };
    /** @description Who to pay and where. `type` says whether it is a person or a business. */
    CreateBeneficiaryRequest:
      | components['schemas']['CreateIndividualBeneficiaryRequest']
      | components['schemas']['CreateBusinessBeneficiaryRequest'];
    /**
     * @description Where identity evidence stands. `pending`: the identity provider has not decided. `accepted`: payouts can rest on it. `rejected`: it does not show who the beneficiary is. `expired`: it was accepted and has become too old. The last two are final.
     * @enum {string}
     */
    IdentityEvidenceStatus: 'pending' | 'accepted' | 'rejected' | 'expired';
    /** @description What the identity provider found out about a beneficiary. Where policy requires evidence, payouts rest on the newest that is accepted and unexpired. */
    IdentityEvidence: {
      /** @description The evidence (`evd_…`). */
      id: components['schemas']['Identifier'];
      /** @description The beneficiary that it is about (`ben_…`). */
      beneficiaryId: components['schemas']['Identifier'];
      status: components['schemas']['IdentityEvidenceStatus'];
      /** @description The level of checking at the identity provider, as the configuration named it. */
      level: string;
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was accepted. Absent until then. */
      acceptedAt?: components['schemas']['Timestamp'];
      /** @description The moment from which it is too old. Absent until it is accepted, and where the configuration sets no limit. */
      expiresAt?: components['schemas']['Timestamp'];
      /** @description Why it was rejected, where the identity provider said so. */
      reason?: components['schemas']['Reason'];
    };
    /** @description A page of identity evidence. */
    IdentityEvidenceList: {
      /** @description The page, newest first. */
      data: components['schemas']['IdentityEvidence'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description Evidence of who the beneficiary is. */
    CreateIdentityEvidenceRequest: {
      /** @description A share token of the identity provider. It works once, and is never returned. */
      shareToken: string;
    };
    /** @description A page of saved destinations. */
    DestinationList: {
      /** @description The page, newest first. */
      data: components['schemas']['StablecoinDestination'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description The address to save. */
    CreateDestinationRequest: {
      name: components['schemas']['DestinationName'];
      asset: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
      /** @description The address, in its network's own notation: on EVM networks 0x and 40 hex digits, with a right EIP-55 checksum where the case is mixed; on Solana base58 of 32 bytes; on Tron base58check with its prefix. */
      address: components['schemas']['StableAddress'];
      tag?: components['schemas']['AddressTag'];
      /** @description Your own reference. The service generates one when it is left out. */
      externalReference?: components['schemas']['ExternalReference'];
    };
    /** @description One status that an operation took. */
    StatusChange: {
      status: components['schemas']['OperationStatus'];
      /** @description When it took it. */
      at: components['schemas']['Timestamp'];
      /** @description Why, where there is more to say. */
      reason?: components['schemas']['Reason'];
    };
    /** @description What one late report did after the operation had ended. Its status stays as it was, and its money follows the facts. */
    OperationAdjustment: {
      /**
       * @description `late_return`: the money of a payout came back after it had settled, or left and came back after it had failed. `late_execution`: the provider carried the operation out after it had failed.
       * @enum {string}
       */
      kind: 'late_return' | 'late_execution';
      /** @description When the report was applied. */
      at: components['schemas']['Timestamp'];
      /** @description The movements that the report posted, in order. */
      movementIds: components['schemas']['Identifier'][];
      /** @description Why, where there is more to say. */
      reason?: components['schemas']['Reason'];
    };
    /** @description A person and the destination, as they stood when the payout was created. */
    IndividualBeneficiarySnapshot: {
      /**
       * @description A person.
       * @constant
       */
      type: 'individual';
      /** @description Given names. */
      firstName: components['schemas']['PartyName'];
      /** @description Family name. */
      lastName: components['schemas']['PartyName'];
      /**
       * Format: date
       * @description Date of birth, in the past.
       */
      dateOfBirth?: string;
      address?: components['schemas']['PostalAddress'];
      destination: components['schemas']['BeneficiaryDestination'];
    };
    /** @description A business and the destination, as they stood when the payout was created. */
    BusinessBeneficiarySnapshot: {
      /**
       * @description A business.
       * @constant
       */
      type: 'business';
      /** @description The name of the business. */
      businessName: components['schemas']['PartyName'];
      /** @description Australian Business Number, eleven digits whose check digits are right. */
      abn?: string;
      /** @description Australian Company Number, nine digits whose check digit is right. */
      acn?: string;
      address?: components['schemas']['PostalAddress'];
      destination: components['schemas']['BeneficiaryDestination'];
    };
    /** @description Who was paid and where, as it stood when the payout was created. Later changes do not touch it. */
    BeneficiarySnapshot:
      | components['schemas']['IndividualBeneficiarySnapshot']
      | components['schemas']['BusinessBeneficiarySnapshot'];
    /**
     * @description Who is shown as the sender, `platform` for the platform or `tenant` for the tenant's onboarded company name.
     * @enum {string}
     */
    Remitter: 'platform' | 'tenant';
    /** @description What the beneficiary's statement shows, on one line. Up to 280 characters; a bank transfer to a BSB and account number carries 18, of letters, digits, spaces and simple punctuation. What the beneficiary's rail cannot carry is `limit_exceeded`. */
    StatementReference: string;
    /** @description What the payout is for, on one line, up to 255 characters. */
    PayoutPurpose: string;
    /** @description A payment of Australian dollars to a beneficiary. Creating it reserves its full amount with the fee; the bank payment settles later. Follow `status` until it is settled, failed or returned. */
    Payout: {
      /** @description The payout (`pay_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /**
       * @description What sort of operation it is.
       * @constant
       */
      kind: 'payout';
      status: components['schemas']['OperationStatus'];
      /** @description Your own reference. */
      externalReference: components['schemas']['ExternalReference'];
      /**
       * @description What it pays out.
       * @constant
       */
      asset: 'AUD';
      /** @description What the beneficiary gets. */
      principal: components['schemas']['AudMoney'];
      /** @description The fee on top of it. */
      fee: components['schemas']['AudMoney'];
      /** @description What it takes from the wallet, `principal` and `fee` together. */
      sourceDebit: components['schemas']['AudMoney'];
      /** @description The configuration that priced and allowed it (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description Why it is held: `identity_evidence_pending` where it waits for its evidence alone, else why people review it. Absent when it is not held. */
      holdReason?: components['schemas']['Reason'];
      /** @description Why it failed or was returned, as a stable code. Absent otherwise. */
      failureCode?: string;
      /** @description Why it failed or was returned, in words for people. Absent otherwise. */
      failureMessage?: components['schemas']['Reason'];
      /** @description Every status that it took, oldest first. */
      statusHistory: components['schemas']['StatusChange'][];
      /** @description Every movement that belongs to it, oldest first. */
      movementIds: components['schemas']['Identifier'][];
      /** @description What late reports did after it had ended, oldest first. Empty in the ordinary case. */
      adjustments: components['schemas']['OperationAdjustment'][];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was accepted. Absent until then. */
      acceptedAt?: components['schemas']['Timestamp'];
      /** @description When it was handed to the provider. Absent until then. */
      submittedAt?: components['schemas']['Timestamp'];
      /** @description When it settled. Absent until then. */
      settledAt?: components['schemas']['Timestamp'];
      /** @description When it failed. Absent until then. */
      failedAt?: components['schemas']['Timestamp'];
      /** @description When it was returned. Absent until then. */
      returnedAt?: components['schemas']['Timestamp'];
      /** @description Whom it pays (`ben_…`). */
      beneficiaryId: components['schemas']['Identifier'];
      beneficiarySnapshot: components['schemas']['BeneficiarySnapshot'];
      /** @description The identity evidence that it rests on, or is held for (`evd_…`), where policy required evidence or the request named it. */
      evidenceId?: components['schemas']['Identifier'];
      onBehalfOf: components['schemas']['Remitter'];
      /** @description The name shown as the sender. */
      remitterName: components['schemas']['PartyName'];
      statementReference?: components['schemas']['StatementReference'];
      purpose?: components['schemas']['PayoutPurpose'];
      /** @description A wallet provider's reference, as you gave it. */
      walletProviderReference?: components['schemas']['ProviderReference'];
      /** @description A merchant's reference, as you gave it. */
      downstreamMerchantReference?: components['schemas']['ProviderReference'];
      rail: components['schemas']['AudRail'];
      /** @description The bank's reference, once it has given one. */
      providerReference?: components['schemas']['ProviderReference'];
      /** @description Your own map, as you gave it. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description A page of payouts. */
    PayoutList: {
      /** @description The page, newest first. */
      data: components['schemas']['Payout'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /**
     * @description An amount of Australian dollars, above zero and up to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs, exponents and separators are not.
     * @example 250.00
     */
    AudAmountInput: string;
    /** @description What to pay, and to whom. */
    CreatePayoutRequest: {
      /** @description Whom to pay (`ben_…`). The beneficiary must be active. */
      beneficiaryId: components['schemas']['IdentifierInput'];
      /** @description What the beneficiary gets, in Australian dollars, above zero and up to 999999999999.99. The fee comes on top. */
      amount: components['schemas']['AudAmountInput'];
      /**
       * @description Payouts are in Australian dollars.
       * @constant
       */
      currency: 'AUD';
      /** @description Your own reference, up to 255 characters. It is unique among your payouts that have not failed; it is not the idempotency key. */
      externalReference: components['schemas']['ExternalReference'];
      purpose?: components['schemas']['PayoutPurpose'];
      /** @description A wallet provider's reference. Stored and returned. */
      walletProviderReference?: components['schemas']['ProviderReference'];
      /** @description A merchant's reference. Stored and returned, and nothing else. */
      downstreamMerchantReference?: components['schemas']['ProviderReference'];
      /** @description The identity evidence that the payout rests on (`evd_…`). It must be this beneficiary's, accepted and unexpired; while it waits for its decision, the payout is held for it, and any other is `identity_evidence_invalid`. When left out, and where policy requires evidence, the newest that is accepted and unexpired is used, and where there is none, the payout is held for the newest that waits for its decision. */
      evidenceId?: components['schemas']['IdentifierInput'];
      /** @description Who is shown as the sender of this payout. The Treasury settings decide when it is left out. */
      onBehalfOf?: components['schemas']['Remitter'];
      statementReference?: components['schemas']['StatementReference'];
      /** @description A map of your own. Stored and returned. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description The payout to try, with the same fields as its creation. */
    PreviewPayoutRequest: {
      /** @description Whom to pay (`ben_…`). The beneficiary must be active. */
      beneficiaryId: components['schemas']['IdentifierInput'];
      /** @description What the beneficiary gets, in Australian dollars, above zero and up to 999999999999.99. The fee comes on top. */
      amount: components['schemas']['AudAmountInput'];
      /**
       * @description Payouts are in Australian dollars.
       * @constant
       */
      currency: 'AUD';
      /** @description Your own reference, up to 255 characters. A preview does not take it, and one in use is no error. */
      externalReference: components['schemas']['ExternalReference'];
      purpose?: components['schemas']['PayoutPurpose'];
      /** @description A wallet provider's reference. Stored and returned. */
      walletProviderReference?: components['schemas']['ProviderReference'];
      /** @description A merchant's reference. Stored and returned, and nothing else. */
      downstreamMerchantReference?: components['schemas']['ProviderReference'];
      /** @description The identity evidence that the payout rests on (`evd_…`). It must be this beneficiary's, accepted and unexpired; while it waits for its decision, the payout is held for it, and any other is `identity_evidence_invalid`. When left out, and where policy requires evidence, the newest that is accepted and unexpired is used, and where there is none, the payout is held for the newest that waits for its decision. */
      evidenceId?: components['schemas']['IdentifierInput'];
      /** @description Who is shown as the sender of this payout. The Treasury settings decide when it is left out. */
      onBehalfOf?: components['schemas']['Remitter'];
      statementReference?: components['schemas']['StatementReference'];
      /** @description A map of your own. Stored and returned. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description What creating the payout would do right now. It reserves nothing and binds nobody: the creation checks everything again. */
    PayoutPreview: {
      /** @description What the beneficiary would get. */
      principal: components['schemas']['AudMoney'];
      /** @description The fee on top of it. */
      fee: components['schemas']['AudMoney'];
      /** @description What it would take from the wallet, `principal` and `fee` together. */
      sourceDebit: components['schemas']['AudMoney'];
      /**
       * @description What it would pay out.
       * @constant
       */
      asset: 'AUD';
      /** @description The network of a stablecoin. A payout of Australian dollars has none. */
      network?: components['schemas']['Network'];
      /** @description The configuration that prices and allows it (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description Whether the creation would be accepted or held, rather than refused. */
      canProceed: boolean;
      /** @description With `canProceed: false`, the error code that the creation would answer with. With `canProceed: true`, why the payout would be held for a review; absent when it would not be. */
      holdReason?: components['schemas']['Reason'];
    };
    /** @description The destination as it stood when the withdrawal was created. Later changes do not touch it. */
    DestinationSnapshot: {
      name: components['schemas']['DestinationName'];
      asset: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
      address: components['schemas']['StableAddress'];
      tag?: components['schemas']['AddressTag'];
      /** @description The version of the destination that it was taken from. */
      version: number;
    };
    /** @description A transfer of a stablecoin to a saved destination. Creating it reserves its full amount with the fee; the transfer on the chain settles later. Follow `status` until it is settled or failed. */
    Withdrawal: {
      /** @description The withdrawal (`wdr_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /**
       * @description What sort of operation it is.
       * @constant
       */
      kind: 'stable_withdrawal';
      /** @description Where the withdrawal stands. A withdrawal is never `returned`. */
      status: components['schemas']['OperationStatus'];
      /** @description Your own reference. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description What it sends. */
      asset: components['schemas']['StablecoinAsset'];
      /** @description The network that it sends it on. */
      network: components['schemas']['Network'];
      /** @description What the destination gets. */
      principal: components['schemas']['StableMoney'];
      /** @description The fee on top of it. */
      fee: components['schemas']['StableMoney'];
      /** @description What it takes from the wallet, `principal` and `fee` together. */
      sourceDebit: components['schemas']['StableMoney'];
      /** @description The configuration that priced and allowed it (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description Why it is held. Absent when it is not. */
      holdReason?: components['schemas']['Reason'];
      /** @description Why it failed, as a stable code. Absent otherwise. */
      failureCode?: string;
      /** @description Why it failed, in words for people. Absent otherwise. */
      failureMessage?: components['schemas']['Reason'];
      /** @description Every status that it took, oldest first. */
      statusHistory: components['schemas']['StatusChange'][];
      /** @description Every movement that belongs to it, oldest first. */
      movementIds: components['schemas']['Identifier'][];
      /** @description What late reports did after it had ended, oldest first. Empty in the ordinary case. */
      adjustments: components['schemas']['OperationAdjustment'][];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was accepted. Absent until then. */
      acceptedAt?: components['schemas']['Timestamp'];
      /** @description When it was handed to the provider. Absent until then. */
      submittedAt?: components['schemas']['Timestamp'];
      /** @description When it settled. Absent until then. */
      settledAt?: components['schemas']['Timestamp'];
      /** @description When it failed. Absent until then. */
      failedAt?: components['schemas']['Timestamp'];
      /** @description The saved destination that it goes to (`dst_…`). */
      destinationId: components['schemas']['Identifier'];
      destinationSnapshot: components['schemas']['DestinationSnapshot'];
      /** @description The transaction that carries it, once it is on the chain. */
      transactionHash?: components['schemas']['TransactionHash'];
      /** @description How many blocks confirm that transaction. 0 until it is on the chain. */
      confirmations: number;
      /** @description The provider's reference, once it has given one. */
      providerReference?: components['schemas']['ProviderReference'];
      /** @description Your own map, as you gave it. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description A page of withdrawals. */
    WithdrawalList: {
      /** @description The page, newest first. */
      data: components['schemas']['Withdrawal'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /**
     * @description An amount of a stablecoin, above zero and up to 999999999999.99, with at most six decimals. Leading zeros are accepted; signs, exponents and separators are not.
     * @example 250.00
     */
    StableAmountInput: string;
    /** @description What to send, and where. */
    CreateWithdrawalRequest: {
      /** @description Where to send it (`dst_…`). The destination must be active; it gives the asset and the network. */
      destinationId: components['schemas']['IdentifierInput'];
      /** @description What the destination gets, in its asset, above zero and up to 999999999999.99, with at most six decimals. The fee comes on top. */
      amount: components['schemas']['StableAmountInput'];
      /** @description Your own reference, up to 255 characters. It is unique among your withdrawals that have not failed; it is not the idempotency key. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description A map of your own. Stored and returned. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description The withdrawal to try, with the same fields as its creation. */
    PreviewWithdrawalRequest: {
      /** @description Where to send it (`dst_…`). The destination must be active; it gives the asset and the network. */
      destinationId: components['schemas']['IdentifierInput'];
      /** @description What the destination gets, in its asset, above zero and up to 999999999999.99, with at most six decimals. The fee comes on top. */
      amount: components['schemas']['StableAmountInput'];
      /** @description Your own reference, up to 255 characters. A preview does not take it, and one in use is no error. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description A map of your own. Stored and returned. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description What creating the withdrawal would do right now. It reserves nothing and binds nobody: the creation checks everything again. */
    WithdrawalPreview: {
      /** @description What the destination would get. */
      principal: components['schemas']['StableMoney'];
      /** @description The fee on top of it. */
      fee: components['schemas']['StableMoney'];
      /** @description What it would take from the wallet, `principal` and `fee` together. */
      sourceDebit: components['schemas']['StableMoney'];
      /** @description What it would send. */
      asset: components['schemas']['StablecoinAsset'];
      /** @description The network that it would send it on. */
      network: components['schemas']['Network'];
      /** @description The configuration that prices and allows it (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description Whether the creation would be accepted or held, rather than refused. */
      canProceed: boolean;
      /** @description With `canProceed: false`, the error code that the creation would answer with. With `canProceed: true`, why the withdrawal would be held for a review; absent when it would not be. */
      holdReason?: components['schemas']['Reason'];
    };
    /**
     * @description Where a quote stands. `open`: it can be accepted until `expiresAt`. `accepted`: its conversion was created. `expired`: its time ran out. The last two are final.
     * @enum {string}
     */
    ConversionQuoteStatus: 'open' | 'accepted' | 'expired';
    /** @description An amount of any asset. `currency` says which; an amount of a stablecoin names its network too. */
    Money: components['schemas']['AudMoney'] | components['schemas']['StableMoney'];
    /**
     * @description How many units of the destination asset one unit of the source asset gives, an exact decimal with ten decimals. Never read it as floating point.
     * @example 0.6512345678
     */
    Rate: string;
    /** @description An exact offer to exchange one balance for another. It reserves nothing until it is accepted, which can be done once and until `expiresAt`. */
    ConversionQuote: {
      /** @description The quote (`quo_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      status: components['schemas']['ConversionQuoteStatus'];
      /** @description What would be exchanged. */
      source: components['schemas']['Money'];
      /** @description What the wallet would get for it. */
      destination: components['schemas']['Money'];
      /** @description The fee on top of the source, in its asset. */
      fee: components['schemas']['Money'];
      /** @description What it would take from the wallet, `source` and `fee` together. */
      sourceDebit: components['schemas']['Money'];
      rate: components['schemas']['Rate'];
      /**
       * @description The side whose amount was fixed. With `source`, the destination was computed and rounded down; with `destination`, the source was computed and rounded up.
       * @enum {string}
       */
      side: 'source' | 'destination';
      /** @description The configuration that priced and allowed it (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description The moment from which it can no longer be accepted. */
      expiresAt: components['schemas']['Timestamp'];
      createdAt: components['schemas']['Timestamp'];
      /** @description The conversion that its acceptance created (`cnv_…`). Absent until then. */
      conversionId?: components['schemas']['Identifier'];
    };
    /** @description A page of quotes. */
    ConversionQuoteList: {
      /** @description The page, newest first. */
      data: components['schemas']['ConversionQuote'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /**
     * @description An amount of any asset, above zero and up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. Leading zeros are accepted; signs, exponents and separators are not.
     * @example 250.00
     */
    AssetAmountInput: string;
    /** @description An exchange of an exact amount of the source asset. */
    CreateSourceQuoteRequest: {
      /** @description What to exchange. */
      sourceAsset: components['schemas']['Asset'];
      /** @description What to get for it. It differs from the source. */
      destinationAsset: components['schemas']['Asset'];
      /** @description What to exchange, in the source asset, above zero and up to 999999999999.99, with at most that asset's decimals. What the wallet gets is computed and rounded down. */
      sourceAmount: components['schemas']['AssetAmountInput'];
      /** @description The network of a stablecoin as the source; its first one that is switched on when left out. Australian dollars take none. */
      sourceNetwork?: components['schemas']['Network'];
      /** @description The network of a stablecoin as the destination; its first one that is switched on when left out. Australian dollars take none. */
      destinationNetwork?: components['schemas']['Network'];
    };
    /** @description An exchange for an exact amount of the destination asset. */
    CreateDestinationQuoteRequest: {
      /** @description What to exchange. */
      sourceAsset: components['schemas']['Asset'];
      /** @description What to get for it. It differs from the source. */
      destinationAsset: components['schemas']['Asset'];
      /** @description What to get, in the destination asset, above zero and up to 999999999999.99, with at most that asset's decimals. What is exchanged for it is computed and rounded up. */
      destinationAmount: components['schemas']['AssetAmountInput'];
      /** @description The network of a stablecoin as the source; its first one that is switched on when left out. Australian dollars take none. */
      sourceNetwork?: components['schemas']['Network'];
      /** @description The network of a stablecoin as the destination; its first one that is switched on when left out. Australian dollars take none. */
      destinationNetwork?: components['schemas']['Network'];
    };
    /** @description What to exchange for what. Fix the amount of the source or that of the destination, and not both. */
    CreateConversionQuoteRequest:
      | components['schemas']['CreateSourceQuoteRequest']
      | components['schemas']['CreateDestinationQuoteRequest'];
    /** @description How to name the conversion. The body may be left out altogether. */
    AcceptConversionQuoteRequest: {
      /** @description Your own reference, up to 255 characters. It is unique among your conversions that have not failed; the identifier of the conversion is taken when it is left out. */
      externalReference?: components['schemas']['ExternalReference'];
    };
    /** @description An exchange of one balance for another at the rate of an accepted quote. Accepting the quote reserves the source with the fee; the destination is credited when the conversion settles, in the same moment as the source leaves. Follow `status` until it is settled or failed. */
    Conversion: {
      /** @description The conversion (`cnv_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /**
       * @description What sort of operation it is.
       * @constant
       */
      kind: 'conversion';
      /** @description Where the conversion stands. A conversion is never `returned`. */
      status: components['schemas']['OperationStatus'];
      /** @description Your own reference, or the identifier of the conversion if you gave none. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description What it takes from the wallet, the asset of the source. */
      asset: components['schemas']['Asset'];
      /** @description The network of the source, where that is a stablecoin. */
      network?: components['schemas']['Network'];
      /** @description What is exchanged, the same as `source`. */
      principal: components['schemas']['Money'];
      /** @description The fee on top of it, in the asset of the source. */
      fee: components['schemas']['Money'];
      /** @description What it takes from the wallet, `principal` and `fee` together. */
      sourceDebit: components['schemas']['Money'];
      /** @description The configuration that priced and allowed it (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description Why it is held. Absent when it is not. */
      holdReason?: components['schemas']['Reason'];
      /** @description Why it failed, as a stable code. Absent otherwise. */
      failureCode?: string;
      /** @description Why it failed, in words for people. Absent otherwise. */
      failureMessage?: components['schemas']['Reason'];
      /** @description Every status that it took, oldest first. */
      statusHistory: components['schemas']['StatusChange'][];
      /** @description Every movement that belongs to it, oldest first. */
      movementIds: components['schemas']['Identifier'][];
      /** @description What late reports did after it had ended, oldest first. Empty in the ordinary case. */
      adjustments: components['schemas']['OperationAdjustment'][];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was accepted. Absent until then. */
      acceptedAt?: components['schemas']['Timestamp'];
      /** @description When it was handed to the provider. Absent until then. */
      submittedAt?: components['schemas']['Timestamp'];
      /** @description When it settled. Absent until then. */
      settledAt?: components['schemas']['Timestamp'];
      /** @description When it failed. Absent until then. */
      failedAt?: components['schemas']['Timestamp'];
      /** @description The quote that it carries out (`quo_…`). */
      quoteId: components['schemas']['Identifier'];
      /** @description What is exchanged. */
      source: components['schemas']['Money'];
      /** @description What the wallet gets for it. */
      destination: components['schemas']['Money'];
      rate: components['schemas']['Rate'];
      /** @description The exchange's reference, once it has given one. */
      providerReference?: components['schemas']['ProviderReference'];
    };
    /** @description A page of conversions. */
    ConversionList: {
      /** @description The page, newest first. */
      data: components['schemas']['Conversion'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description The account's defaults for payouts. */
    TreasurySettings: {
      /** @description Who is shown as the sender of payouts that do not say it themselves. */
      payoutRemitter: components['schemas']['Remitter'];
      /** @description The tenant's onboarded company name, which `tenant` shows. It comes from the account and cannot be set here. */
      tenantRemitterName: components['schemas']['PartyName'];
      /** @description Whether the account pays on behalf of others (POBO). */
      poboEnabled: boolean;
      /** @description When the settings last changed. */
      updatedAt: components['schemas']['Timestamp'];
    };
    /** @description The settings to change, at least one. What is left out stays as it is. */
    UpdateTreasurySettingsRequest: {
      /** @description Who is shown as the sender of payouts that do not say it themselves. */
      payoutRemitter?: components['schemas']['Remitter'];
      /** @description Whether the account pays on behalf of others (POBO). */
      poboEnabled?: boolean;
    };
    /** @description What is withheld from each transfer, a flat amount and a part of what the customer sent together. */
    DeveloperFee: {
      /** @description What is withheld whatever was sent, in Australian dollars; from a stablecoin at the transfer's rate. */
      flatAud: components['schemas']['AudAmount'];
      /** @description The part of what was sent, in basis points. */
      bps: number;
    };
    /** @description The account's developer fees: a markup that is withheld from each direct-route conversion, and credited against the monthly invoice. */
    DeveloperFeeSchedule: {
      /** @description The account. */
      counterpartyId: components['schemas']['Identifier'];
      /** @description When they were last set; the account's creation where they never were. */
      updatedAt: components['schemas']['Timestamp'];
      /** @description Who confirmed the last change: a user, or `operator` for whoever runs the service; `system` where there was none. */
      updatedBy: string;
      transfer: components['schemas']['DeveloperFee'];
    };
    /**
     * @description A non-negative amount of Australian dollars, zero included, up to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs, exponents and separators are not.
     * @example 0.50
     */
    AudFeeInput: string;
    /** @description The whole schedule. A flat amount of zero with no basis points withholds nothing. */
    ReplaceDeveloperFeesRequest: {
      /** @description What to withhold from each transfer. */
      transfer: {
        /** @description What to withhold whatever is sent, in Australian dollars. */
        flatAud: components['schemas']['AudFeeInput'];
        /** @description The part of what is sent, in basis points. */
        bps: number;
      };
    };
    /** @description What transfers in one asset earned that were completed on one day. */
    RevenueDay: {
      /**
       * Format: date
       * @description The day in Sydney.
       */
      date: string;
      /** @description What the customers sent. */
      asset: components['schemas']['Asset'];
      /** @description The developer fees in that asset. */
      amount: components['schemas']['Amount'];
      /** @description The same in Australian dollars, each fee at the rate of its transfer. */
      amountAud: components['schemas']['AudAmount'];
      /** @description How many transfers were completed, those without a fee too. */
      count: number;
    };
    /** @description What transfers in one asset earned. */
    RevenueTotal: {
      /** @description What the customers sent. */
      asset: components['schemas']['Asset'];
      /** @description The developer fees in that asset. */
      amount: components['schemas']['Amount'];
      /** @description The same in Australian dollars, each fee at the rate of its transfer. */
      amountAud: components['schemas']['AudAmount'];
      /** @description How many transfers were completed, those without a fee too. */
      count: number;
    };
    /** @description What the account's developer fees earned in a range of time. */
    Revenue: {
      /** @description Where the range begins; it counts. */
      from: components['schemas']['Timestamp'];
      /** @description Where the range ends; it does not count. */
      to: components['schemas']['Timestamp'];
      /** @description By day and asset, newest day first; days on which nothing was completed are left out. */
      data: components['schemas']['RevenueDay'][];
      /** @description The sums of the days, by asset. */
      totals: components['schemas']['RevenueTotal'][];
    };
    /** @description One completed transfer, with what it was charged and what it earned. Its fields are the columns of the CSV, in this order. */
    RevenueReportRow: {
      /** @description The transfer. */
      transferId: components['schemas']['Identifier'];
      /** @description When it was completed. */
      completedAt: components['schemas']['Timestamp'];
      /**
       * Format: date
       * @description The day in Sydney on which it was completed.
       */
      date: string;
      /** @description Who sent it. */
      customerId: components['schemas']['Identifier'];
      /** @description The account's own name for the customer, where it has one. Publishable keys are not told. */
      externalCustomerId?: string;
      /** @description The route that it came by. */
      paymentRouteId: components['schemas']['Identifier'];
      /**
       * @description From which side to which.
       * @enum {string}
       */
      direction: 'aud_to_stablecoin' | 'stablecoin_to_aud';
      /** @description What the customer sent. */
      sourceAsset: components['schemas']['Asset'];
      /** @description How much the customer sent. */
      sourceAmount: components['schemas']['Amount'];
      /** @description What the platform withheld, in the same asset. */
      platformFee: components['schemas']['Amount'];
      /** @description What the account withheld, in the same asset. */
      developerFee: components['schemas']['Amount'];
      /** @description The same in Australian dollars, at the rate of the transfer. */
      developerFeeAud: components['schemas']['AudAmount'];
      /** @description What was left to convert. */
      converted: components['schemas']['Amount'];
      rate: components['schemas']['Rate'];
      /** @description What was delivered. */
      destinationAsset: components['schemas']['Asset'];
      /** @description How much was delivered. */
      destinationAmount: components['schemas']['Amount'];
    };
    /** @description A page of the revenue report. */
    RevenueReport: {
      /** @description The page, newest first. */
      data: components['schemas']['RevenueReportRow'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description One thing that happened in the account, without names, amounts, addresses or accounts. */
    ActivityEntry: {
      /** @description The entry. */
      id: components['schemas']['Identifier'];
      /** @description What happened, as `object.change`; one of the types of events. */
      type: string;
      /** @description What it happened to. */
      resource: {
        /** @description The kind of record. */
        type: string;
        /** @description The record. */
        id: components['schemas']['Identifier'];
      };
      /** @description A sentence for people, the same for each entry of the type. */
      summary: string;
      /** @description When it happened. */
      occurredAt: components['schemas']['Timestamp'];
    };
    /** @description A page of what happened in the account. */
    ActivityList: {
      /** @description The page, newest first. */
      data: components['schemas']['ActivityEntry'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description What one asset costs in another just now. It binds nobody. */
    IndicativeRate: {
      /** @description What is exchanged. */
      source: components['schemas']['Asset'];
      /** @description What is got for it. */
      destination: components['schemas']['Asset'];
      rate: components['schemas']['Rate'];
      /** @description Which moment of the market it is of; of a pinned rate, now. */
      asOf: components['schemas']['Timestamp'];
      /** @description Until when it is of any use. After that it is neither shown nor converted at. */
      expiresAt: components['schemas']['Timestamp'];
    };
    /**
     * @description Where an invoice stands. `draft`: its month is over, and it may still be adjusted. `issued`: it says for good what it says. `settled`: it is paid. `void`: it counts for nothing, and keeps its number.
     * @enum {string}
     */
    InvoiceStatus: 'draft' | 'issued' | 'settled' | 'void';
    /**
     * @description What a line is for. `kyc`: customers' verifications that ended `approved` or `rejected`, at one price. `subscription`: a month of the service. `adjustment`: what the operator put on the draft.
     * @enum {string}
     */
    InvoiceLineType: 'kyc' | 'subscription' | 'adjustment';
    /**
     * @description The amount beside it as a whole number of its asset's smallest unit (cents of AUD, millionths of USDC and USDT), preceded by `-` where it is below zero. It may be too large for 64 bits.
     * @example 25000
     */
    MinorUnits: string;
    /** @description Something that was not collected as it arose. Every line is taxable, and stands without GST. */
    InvoiceLine: {
      type: components['schemas']['InvoiceLineType'];
      /** @description What the line is for, in words. */
      description: string;
      /**
       * Format: int64
       * @description How many of it.
       */
      count: number;
      /** @description What all of it costs, in AUD without GST. An adjustment may be below zero. */
      amount: components['schemas']['SignedAmount'];
      amountMinor: components['schemas']['MinorUnits'];
    };
    /** @description Fees that were collected in the month as money passed, in one asset, with what was given back taken off. For information: they are in no total. */
    InvoiceInflow: {
      asset: components['schemas']['Asset'];
      /** @description What was collected, in units of the asset. Below zero where more was given back. */
      amount: components['schemas']['SignedAmount'];
      amountMinor: components['schemas']['MinorUnits'];
      /**
       * Format: int64
       * @description How often a fee was taken.
       */
      count: number;
    };
    /** @description Who made the move: `system` for the clock, `operator`, `sandbox` for a control call, or a user's identifier (`usr_…`). */
    InvoiceActor: string;
    /** @description What a calendar month in Australia/Sydney has brought: a statement over the books, which posts nothing. `netDue` is `platformFeesDue` less `developerFeesCredit` plus `tax`; below zero the platform owes the account. */
    Invoice: {
      /** @description The invoice (`bil_…`). */
      id: components['schemas']['Identifier'];
      /** @description The account that it is for (`acct_…`). */
      counterpartyId: components['schemas']['Identifier'];
      /**
       * @description The month of its period, and its place in the account's own sequence of that month. Numbers have no gaps, and a void invoice keeps its own.
       * @example INV-202603-0001
       */
      number: string;
      /** @description The first moment of the month. */
      periodFrom: components['schemas']['Timestamp'];
      /** @description The first moment behind the month. */
      periodTo: components['schemas']['Timestamp'];
      status: components['schemas']['InvoiceStatus'];
      /**
       * @description Invoices are in Australian dollars.
       * @constant
       */
      currency: 'AUD';
      /** @description What was not collected as it arose. They add up to `platformFeesDue`. */
      lines: components['schemas']['InvoiceLine'][];
      /** @description The sum of the lines, without GST. */
      platformFeesDue: components['schemas']['SignedAmount'];
      platformFeesDueMinor: components['schemas']['MinorUnits'];
      /** @description What the transfers that were completed in the month have earned the account: the sum of their developer fees in AUD, each at its own rate and rounded once. It bears no GST here. */
      developerFeesCredit: components['schemas']['AudAmount'];
      developerFeesCreditMinor: components['schemas']['MinorUnits'];
      /** @description GST, 10 % of `platformFeesDue`, rounded once, half up away from zero. */
      tax: components['schemas']['SignedAmount'];
      taxMinor: components['schemas']['MinorUnits'];
      /** @description What is to be paid; below zero, what the platform owes the account. */
      netDue: components['schemas']['SignedAmount'];
      netDueMinor: components['schemas']['MinorUnits'];
      /** @description What was collected already, by asset, AUD first. An asset in which no fee was taken is left out. For information alone. */
      inflowCollected: components['schemas']['InvoiceInflow'][];
      /** @description When it was drafted. */
      generatedAt: components['schemas']['Timestamp'];
      generatedBy: components['schemas']['InvoiceActor'];
      /** @description When it was issued, where it was. */
      issuedAt?: components['schemas']['Timestamp'];
      issuedBy?: components['schemas']['InvoiceActor'];
      /** @description When it was paid, where it was. */
      settledAt?: components['schemas']['Timestamp'];
      settledBy?: components['schemas']['InvoiceActor'];
      /** @description When it was declared void, where it was. */
      voidedAt?: components['schemas']['Timestamp'];
      voidedBy?: components['schemas']['InvoiceActor'];
      /** @description Why it is void. Present where it is. */
      voidReason?: components['schemas']['Reason'];
      /** @description The void invoice of the same month whose place it takes, where there is one. */
      replaces?: components['schemas']['Identifier'];
    };
    /** @description A page of invoices. */
    InvoiceList: {
      /** @description The page, newest first. */
      data: components['schemas']['Invoice'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /**
     * @description Where a transfer stands. `detected`, the deposit is known and may not be final yet; `held`, it waits for a review; `converting`, its rate is captured; `delivering`, it is converted and on its way; `failed`, the deposit is on its way back. `completed` and `returned` never change.
     * @enum {string}
     */
    TransferStatus: 'detected' | 'held' | 'converting' | 'delivering' | 'completed' | 'failed' | 'returned';
    /**
     * @description What the customer sends and what arrives: Australian dollars as a stablecoin, or a stablecoin as Australian dollars.
     * @enum {string}
     */
    TransferDirection: 'aud_to_stablecoin' | 'stablecoin_to_aud';
    /** @description The platform's fee, `flat` and `bps` of what was sent together, rounded half up, then bounded by `minimum` and `maximum`; amounts are in the asset that was sent. Null where no entry of the configuration applies. */
    TransferPlatformFee: {
      /** @description The fixed part. */
      flat: components['schemas']['Amount'];
      /** @description The part that grows with what was sent, in basis points. */
      bps: number;
      /** @description The least that is charged. */
      minimum?: components['schemas']['Amount'];
      /** @description The most that is charged. */
      maximum?: components['schemas']['Amount'];
    } | null;
    /** @description What the fees are made of, captured when the transfer was detected. Later changes do not touch it. */
    TransferPricing: {
      /** @description The configuration that was in force (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      platformFee: components['schemas']['TransferPlatformFee'];
      developerFee: components['schemas']['DeveloperFee'];
    };
    /** @description An address that a stablecoin goes to. */
    TransferAddress: {
      network: components['schemas']['Network'];
      address: components['schemas']['StableAddress'];
      currency: components['schemas']['StablecoinAsset'];
    };
    /** @description Where the money goes, as the route had it when the transfer was detected: an address, or a bank account or PayID. */
    TransferDestination:
      | components['schemas']['TransferAddress']
      | components['schemas']['BankAccountDestination']
      | components['schemas']['PayIdDestination'];
    /**
     * @description Why a transfer is held, of those that apply the first in this order: the account is suspended; no rail is switched on for it; its pair of asset and network is switched off; its customer lacks the entitlement; its route is inactive; its fees reach what was sent; it is below or above its route's bounds for a deposit, or above those of the day; a rule of the configuration stops it (`limit_exceeded`, `amount_below_minimum`; both also where its destination would be more than an amount can be, or nothing); the provider asks for a review. `deposit_vanished`: what was detected is gone.
     * @enum {string}
     */
    TransferHoldReason:
      | 'account_suspended'
      | 'capability_disabled'
      | 'asset_network_unavailable'
      | 'customer_not_entitled'
      | 'payment_route_inactive'
      | 'amount_below_fee'
      | 'below_route_minimum'
      | 'above_route_maximum'
      | 'above_route_daily_limit'
      | 'limit_exceeded'
      | 'amount_below_minimum'
      | 'provider_review'
      | 'deposit_vanished';
    /** @description One status that a transfer took. */
    TransferStatusChange: {
      status: components['schemas']['TransferStatus'];
      /** @description When it took it. */
      at: components['schemas']['Timestamp'];
      /** @description Why, where there is more to say. Of `held`, the reason that it was held for. */
      reason?: components['schemas']['Reason'];
    };
    /** @description Money that a customer sent to a payment route, on its way through conversion to the route's destination, or back. It is recorded by itself when the deposit is detected. `source` is `platformFee`, `developerFee` and `converted` exactly, and `destination` is `converted` times `rate`, rounded down. A sender always gets the whole of `source` back. It moves no balance of the wallet. */
    Transfer: {
      /** @description The transfer (`trf_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      counterpartyId: components['schemas']['Identifier'];
      /** @description The customer who sent it (`cus_…`). */
      customerId: components['schemas']['Identifier'];
      /** @description The route that it was sent to (`rte_…`). */
      paymentRouteId: components['schemas']['Identifier'];
      direction: components['schemas']['TransferDirection'];
      status: components['schemas']['TransferStatus'];
      /** @description What the customer sent, before any fee. */
      source: components['schemas']['Money'];
      /** @description The platform's fee on it, as computed, also where it passes the source. */
      platformFee: components['schemas']['Money'];
      /** @description Your fee on it, as computed: the flat part and the basis points of the source, rounded once, half up. Absent of a stablecoin until the rate is captured, at which the flat part is converted. */
      developerFee?: components['schemas']['Money'];
      /** @description What is converted, the source without the fees. Absent until the rate is captured. */
      converted?: components['schemas']['Money'];
      rate?: components['schemas']['Rate'];
      /** @description What the destination gets. Absent until the rate is captured. */
      destination?: components['schemas']['Money'];
      /** @description Your fee in Australian dollars at the captured rate, rounded half up. Absent until then. */
      developerFeeAud?: components['schemas']['AudAmount'];
      pricing: components['schemas']['TransferPricing'];
      destinationSnapshot: components['schemas']['TransferDestination'];
      /** @description What the payer wrote, else the route's reference. */
      depositReference: components['schemas']['ExternalReference'];
      /** @description The bank's or the chain's reference of the deposit. */
      providerReference: components['schemas']['ProviderReference'];
      /** @description The transaction of the one leg on a chain, the deposit's, or the delivery's once the chain has taken it. */
      transactionHash?: components['schemas']['TransactionHash'];
      /** @description The provider's reference of the delivery, once it has taken it. */
      deliveryReference?: components['schemas']['ProviderReference'];
      holdReason?: components['schemas']['TransferHoldReason'];
      /** @description Why it failed, as a stable code. Absent until then. */
      failureCode?: string;
      /** @description Why it failed, in words for people. Absent until then. */
      failureMessage?: components['schemas']['Reason'];
      /** @description Every status that it took, oldest first. */
      statusHistory: components['schemas']['TransferStatusChange'][];
      /** @description When the deposit was detected. Limits of a day count it there. */
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it arrived. Absent until then. */
      completedAt?: components['schemas']['Timestamp'];
      /** @description When it failed. Absent until then. */
      failedAt?: components['schemas']['Timestamp'];
      /** @description When it was back with its sender. Absent until then. */
      returnedAt?: components['schemas']['Timestamp'];
    };
    /** @description A page of transfers. */
    TransferList: {
      /** @description The page, newest first. */
      data: components['schemas']['Transfer'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description A payment to make arrive. */
    FundInstrumentWithAudRequest: {
      /** @description The funding instrument that it arrives at (`fin_…`). */
      fundingInstrumentId: components['schemas']['IdentifierInput'];
      /** @description What the sender pays, in Australian dollars, above zero and up to 999999999999.99. */
      amount: components['schemas']['AudAmountInput'];
      /** @description The status that the pay-in comes to rest in, `credited` when left out. `returned` passes through `held`. */
      outcome?: components['schemas']['PayinStatus'];
      /** @description The bank's reference. The service makes one when it is left out. One that arrived at this instrument before answers with that first pay-in, unchanged. */
      providerReference?: components['schemas']['ProviderReference'];
      /** @description The reference that the sender gives. */
      externalReference?: components['schemas']['ExternalReference'];
      /** @description Why it is held or returned. */
      reason?: components['schemas']['Reason'];
    };
    /** @description A payment to make arrive at a payment route. What becomes of it is the transfer's own affair. */
    FundRouteWithAudRequest: {
      /** @description The payment route that it arrives at (`rte_…`). */
      paymentRouteId: components['schemas']['IdentifierInput'];
      /** @description What the customer pays, in Australian dollars, above zero and up to 999999999999.99. */
      amount: components['schemas']['AudAmountInput'];
      /** @description The bank's reference. The service makes one when it is left out. One that arrived at this route before answers with that first transfer as it stands now, whatever the amount says. */
      providerReference?: components['schemas']['ProviderReference'];
      /** @description What the payer writes. The route's own reference when it is left out. */
      externalReference?: components['schemas']['ExternalReference'];
    };
    /** @description A payment to make arrive at a funding instrument or at a payment route. Name one of the two, and not both. */
    SimulatePayinRequest:
      | components['schemas']['FundInstrumentWithAudRequest']
      | components['schemas']['FundRouteWithAudRequest'];
    /** @description The pay-in that was made at a funding instrument, or the transfer that was made at a payment route. */
    SimulatedPayin: components['schemas']['Payin'] | components['schemas']['Transfer'];
    /** @description Where to move the pay-in. */
    AdvancePayinRequest: {
      /**
       * @description The status to move it to. A move that its state machine does not list is `invalid_state`.
       * @enum {string}
       */
      to: 'confirming' | 'credited' | 'held' | 'returned';
      reason?: components['schemas']['Reason'];
    };
    /** @description A stablecoin transfer to make arrive. */
    FundInstrumentWithStablecoinRequest: {
      /** @description The funding instrument that it arrives at (`fin_…`). It gives the asset and the network. */
      fundingInstrumentId: components['schemas']['IdentifierInput'];
      /** @description What the sender sends, in the instrument's asset, above zero and up to 999999999999.99, with at most six decimals. */
      amount: components['schemas']['StableAmountInput'];
      /** @description The status that the deposit comes to rest in, `credited` when left out. `returned` passes through `held`. */
      outcome?: components['schemas']['DepositStatus'];
      /** @description The provider's reference. The service makes one when it is left out. One that arrived at this instrument before answers with that first deposit, unchanged. */
      providerReference?: components['schemas']['ProviderReference'];
      /** @description The transaction on the chain. The service makes one when it is left out. One that arrived at this instrument before answers with that first deposit, unchanged. */
      transactionHash?: components['schemas']['TransactionHash'];
      /** @description Why it is held or returned. */
      reason?: components['schemas']['Reason'];
    };
    /** @description A stablecoin transfer to make arrive at a payment route. What becomes of it is the transfer's own affair. */
    FundRouteWithStablecoinRequest: {
      /** @description The payment route that it arrives at (`rte_…`). It gives the asset and the network. */
      paymentRouteId: components['schemas']['IdentifierInput'];
      /** @description What the customer sends, in the route's asset, above zero and up to 999999999999.99, with at most six decimals. */
      amount: components['schemas']['StableAmountInput'];
      /** @description The provider's reference. The service makes one when it is left out. One that arrived at this route before answers with that first transfer as it stands now, whatever the amount says. */
      providerReference?: components['schemas']['ProviderReference'];
      /** @description The transaction on the chain. The service makes one when it is left out. One that arrived at this route before answers with that first transfer as it stands now, whatever the amount says. */
      transactionHash?: components['schemas']['TransactionHash'];
    };
    /** @description A stablecoin transfer to make arrive at a funding instrument or at a payment route. Name one of the two, and not both. */
    SimulateDepositRequest:
      | components['schemas']['FundInstrumentWithStablecoinRequest']
      | components['schemas']['FundRouteWithStablecoinRequest'];
    /** @description The deposit that was made at a funding instrument, or the transfer that was made at a payment route. */
    SimulatedDeposit: components['schemas']['Deposit'] | components['schemas']['Transfer'];
    /** @description Where to move the deposit. */
    AdvanceDepositRequest: {
      /**
       * @description The status to move it to. `detected` takes a confirming deposit back, as a reorganisation of the chain does. A move that its state machine does not list is `invalid_state`.
       * @enum {string}
       */
      to: 'detected' | 'confirming' | 'credited' | 'held' | 'returned';
      reason?: components['schemas']['Reason'];
    };
    /** @description Where to move the operation. */
    AdvanceOperationRequest: {
      /**
       * @description The status to move it to, passing through `submitted` where that lies between. `late_return` brings the money back after the end, and `late_execution` carries a failed operation out after all; neither changes the status.
       * @enum {string}
       */
      to:
        | 'held'
        | 'accepted'
        | 'submitted'
        | 'settled'
        | 'failed'
        | 'returned'
        | 'late_return'
        | 'late_execution';
      reason?: components['schemas']['Reason'];
    };
    /** @description A payout, a withdrawal or a conversion. `kind` says which. */
    TreasuryOperation:
      | components['schemas']['Payout']
      | components['schemas']['Withdrawal']
      | components['schemas']['Conversion'];
    /** @description Where to move the transfer. */
    AdvanceTransferRequest: {
      /**
       * @description The status to move it to. A move that its state machine does not list is `invalid_state`.
       * @enum {string}
       */
      to: 'held' | 'converting' | 'delivering' | 'completed' | 'failed' | 'returned';
      /** @description Why. It stands in the history, and as `failureMessage` of a failed transfer. `deposit_vanished` has the deposit gone: the transfer can be returned, and never released. */
      reason?: components['schemas']['Reason'];
    };
    /** @description What the identity provider decides. */
    DecideIdentityEvidenceRequest: {
      /**
       * @description The decision.
       * @enum {string}
       */
      status: 'accepted' | 'rejected';
      /** @description Why it is rejected. */
      reason?: components['schemas']['Reason'];
    };
    /** @description Which month to draft an invoice of. */
    DraftInvoiceRequest: {
      /**
       * @description A calendar month in Australia/Sydney that is over, and whose newest invoice is void.
       * @example 2026-02
       */
      month: string;
    };
    /**
     * @description An amount of Australian dollars other than zero, up to 999999999999.99 either way, with at most two decimals. A `-` stands before what is below zero. Leading zeros are accepted; other signs, exponents and separators are not.
     * @example -12.50
     */
    SignedAudAmountInput: string;
    /** @description What to put on a draft. */
    AdjustInvoiceRequest: {
      amount: components['schemas']['SignedAudAmountInput'];
      /** @description What the adjustment is for, in 1 to 140 characters on one line, not blank. */
      description: string;
    };
    /** @description Where to move the invoice. */
    AdvanceInvoiceRequest: {
      /**
       * @description The status to move it to. A move that its state machine does not list is `invalid_state`.
       * @enum {string}
       */
      to: 'issued' | 'settled' | 'void';
      /** @description Why. Required for `void`, which keeps it. */
      reason?: components['schemas']['Reason'];
    };
    /** @description The rate to pin, or to let go. */
    PinRateRequest: {
      /** @description What is exchanged. */
      source: components['schemas']['Asset'];
      /** @description What is got for it. It differs from the source. */
      destination: components['schemas']['Asset'];
      /** @description How many units of the destination one unit of the source gives, above zero, with at most twelve digits before the point and ten after it. Null lets the rate go. */
      rate: string | null;
    };
    /** @description A rate that was pinned, or let go. It holds in its one direction, and without a spread. */
    PinnedRate: {
      /** @description What is exchanged. */
      source: components['schemas']['Asset'];
      /** @description What is got for it. */
      destination: components['schemas']['Asset'];
      /** @description How many units of the destination one unit of the source gives, with ten decimals. Null where no rate is pinned. */
      rate: string | null;
    };
    /**
     * @description A simulated provider. `bank` carries pay-ins and payouts, `chain` deposits and withdrawals, `exchange` conversions, and `identity` identity evidence.
     * @enum {string}
     */
    SimulatedProvider: 'bank' | 'chain' | 'exchange' | 'identity';
    /**
     * @description What goes wrong with a report. `fail`: it says that the operation failed, or that the evidence is rejected. `delay`: it comes late. `repeat`: it comes twice, and the second changes nothing. `reorder`: it comes at once and overtakes the report of the submission, so that its operation passes through `submitted` in the same step; of `identity` there is nothing to overtake. `drop`: it never comes, and the operation stays `submitted`, or the evidence `pending`, until it is advanced or decided.
     * @enum {string}
     */
    FaultKind: 'fail' | 'delay' | 'repeat' | 'reorder' | 'drop';
    /** @description The faults to make. */
    InjectFaultsRequest: {
      provider: components['schemas']['SimulatedProvider'];
      fault: components['schemas']['FaultKind'];
      /** @description How many of the provider's next reports it falls on. */
      count: number;
      /** @description How much later than usual a delayed report comes, in milliseconds. A minute when left out; only `delay` heeds it. */
      delayMs?: number;
    };
    /** @description The faults that wait for the next reports of a provider. */
    InjectedFaults: {
      provider: components['schemas']['SimulatedProvider'];
      fault: components['schemas']['FaultKind'];
      /** @description How many of the provider's next reports it falls on. */
      count: number;
      /** @description How much later than usual a delayed report comes, in milliseconds. */
      delayMs?: number;
    };
    /**
     * @description An amount of any asset, zero included, up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. Leading zeros are accepted; signs, exponents and separators are not.
     * @example 1.50
     */
    ConfiguredAmountInput: string;
    /** @description A limit on what is created, counting principals of operations that have not failed. Days and months are calendar ones in Australia/Sydney. */
    LimitRuleInput: {
      operation: components['schemas']['ConfiguredOperation'];
      asset: components['schemas']['Asset'];
      /**
       * @description What `maximum` bounds, one operation or the sum of a day or a month.
       * @enum {string}
       */
      window: 'transaction' | 'day' | 'month';
      /** @description The least that a single operation may be, whatever the window. */
      minimum?: components['schemas']['ConfiguredAmountInput'];
      /** @description The most within the window. */
      maximum: components['schemas']['ConfiguredAmountInput'];
      /**
       * @description What happens outside the limit: `reject` refuses the operation, and `hold` creates it for a review. A pay-in or a deposit cannot be refused, and is held by both.
       * @enum {string}
       */
      action: 'reject' | 'hold';
    };
    /** @description How far below zero one asset's available balance may be spent. */
    CreditLimitInput: {
      asset: components['schemas']['Asset'];
      /** @description The credit, as an amount of that asset. */
      amount: components['schemas']['ConfiguredAmountInput'];
    };
    /** @description What bounds the account's operations, as far as it changes. */
    LimitsPatch: {
      /** @description Limits on single operations and on their sums by day and month. All of them apply. */
      rules?: components['schemas']['LimitRuleInput'][];
      /**
       * Format: int64
       * @description The most that one beneficiary may be paid in a calendar day in Australia/Sydney, in AUD cents. 0 sets no maximum.
       */
      beneficiaryDailyMaximum?: number;
      /** @description How far below zero an available balance may be spent. An asset that is not listed has no credit. */
      creditLimits?: components['schemas']['CreditLimitInput'][];
    };
    /** @description What the account may do, as far as it changes. */
    CapabilitiesPatch: {
      /** @description Whether funding instruments can be issued, and what arrives is credited without a review. */
      fundingEnabled?: boolean;
      /** @description Whether payouts can be created. */
      payoutsEnabled?: boolean;
      /** @description Whether stablecoins can be withdrawn. */
      stableWithdrawalsEnabled?: boolean;
      /** @description Whether balances can be converted. */
      conversionsEnabled?: boolean;
      /** @description The ways that money may come in. */
      audInboundRails?: components['schemas']['AudRail'][];
      /** @description The ways that payouts may go out. */
      audOutboundRails?: components['schemas']['AudRail'][];
      /** @description The supported pairs of stablecoin and network, each switched on or off. A pair that is not listed is switched off. */
      assetNetworks?: components['schemas']['AssetNetworkSwitch'][];
    };
    /** @description What happens when money comes back or a bank recalls it, as far as it changes. */
    ReturnsPatch: {
      /**
       * @description Who bears a loss that takes a balance below zero. `tenant`: the balance stays negative, and spending stops until it is replenished. `platform`: the platform makes it good at once.
       * @enum {string}
       */
      lossAllocation?: 'tenant' | 'platform';
      /** @description Whether a payout that comes back gives its fee back too, which was charged on top of it and not deducted from it. */
      refundDeductedFee?: boolean;
      /** @description The part of each credited pay-in or deposit that is held back at first, in hundredths of a percent. */
      holdbackBps?: number;
      /**
       * @description What lets spending resume after a loss. `next_funding`: any credit that brings the balance back. `manual`: the operator of the service alone.
       * @enum {string}
       */
      replenishment?: 'manual' | 'next_funding';
      /** @description How many times in all an operation is sent to a provider that cannot be reached, the first time included; it is sent once at least. After the last time it is `held`, since nobody knows whether the provider has it. */
      retryLimit?: number;
      /** @description How long the part that `holdbackBps` holds back stays reserved, in seconds. Despite its name it times nothing out. */
      timeoutSeconds?: number;
      /** @description The age in seconds beyond which a report of a provider raises an alert of the service. It is applied all the same. Despite its name it is not about events. */
      staleEventSeconds?: number;
    };
    /** @description How the account's books are kept and reported, as far as it changes. These terms are stored and shown; nothing in this version acts on them. */
    AccountingPatch: {
      /** @description How the general ledger maps the account. */
      glMapping?: components['schemas']['FreeFormMap'];
      /**
       * @description The accounting policy that the account follows.
       * @enum {string}
       */
      policyTemplate?: 'standard' | 'conservative';
      /**
       * @description How often statements are made.
       * @enum {string}
       */
      statementFrequency?: 'daily' | 'weekly' | 'monthly';
      /** @description Whether the account is told of every return. */
      notifyOnReturn?: boolean;
    };
    /** @description The recovery targets agreed for the account, as far as they change. These terms are stored and shown; the service does not measure them. */
    RecoveryPatch: {
      /** @description The longest time until service is restored, in minutes. */
      rtoMinutes?: number;
      /** @description The longest span of data that may be lost, in minutes. */
      rpoMinutes?: number;
      /** @description The longest time until queued work is caught up, in minutes. */
      queueRecoveryMinutes?: number;
      /** @description The age from which a reconciliation counts as stale, in minutes. */
      reconciliationStaleMinutes?: number;
      /** @description The time until a period's books are closed, in hours. */
      accountingCloseHours?: number;
    };
    /** @description A fee, `flat` and `bps` of the principal together, rounded half up, then bounded by `minimum` and `maximum`. */
    FeeRuleInput: {
      operation: components['schemas']['ConfiguredOperation'];
      asset: components['schemas']['Asset'];
      /** @description The network that it applies to. All of them when left out. */
      network?: components['schemas']['Network'];
      /** @description The fixed part, as an amount of the asset. */
      flat: components['schemas']['ConfiguredAmountInput'];
      /** @description The part that grows with the principal, in hundredths of a percent. */
      bps: number;
      /** @description The least that is charged. */
      minimum?: components['schemas']['ConfiguredAmountInput'];
      /** @description The most that is charged. */
      maximum?: components['schemas']['ConfiguredAmountInput'];
    };
    /** @description What the account pays, as far as it changes. */
    PricingPatch: {
      /** @description The fees. One is charged, the most specific that fits: one that names the network before one that does not, and of equals the last in the list. */
      fees?: components['schemas']['FeeRuleInput'][];
    };
    /** @description What must be known of a beneficiary before a payout, as far as it changes. */
    IdentityPatch: {
      /** @description Whether a payout needs identity evidence of its beneficiary. */
      requireIdentityEvidence?: boolean;
      /** @description The level of checking at the identity provider. */
      identityLevelName?: string;
      /** @description How long accepted evidence can be used, in seconds. 0 sets no limit. */
      evidenceMaxAgeSeconds?: number;
      /**
       * Format: int64
       * @description The amount in AUD cents from which on people review a payout: where evidence is required, one that reaches it is created `held`. 0 has none reviewed.
       */
      manualReviewThreshold?: number;
    };
    /** @description How conversions are quoted and settled, as far as it changes. */
    SettlementPatch: {
      /**
       * @description Whether operations settle one by one or in batches. It is stored and shown; every operation settles by itself in this version.
       * @enum {string}
       */
      mode?: 'instant' | 'batched';
      /** @description How long a quote holds, in seconds. */
      quoteTtlSeconds?: number;
      /** @description How far the market may move against the service before it refuses a quote, in hundredths of a percent. */
      maximumSlippageBps?: number;
    };
    /** @description The parts of the configuration to change, and why. Objects are merged deeply with what is in effect: what is left out stays as it is. Arrays are replaced whole. */
    ConfigureSandboxRequest: {
      /** @description Why the next version is made. */
      reason: components['schemas']['Reason'];
      limits?: components['schemas']['LimitsPatch'];
      capabilities?: components['schemas']['CapabilitiesPatch'];
      returns?: components['schemas']['ReturnsPatch'];
      accounting?: components['schemas']['AccountingPatch'];
      recovery?: components['schemas']['RecoveryPatch'];
      pricing?: components['schemas']['PricingPatch'];
      identity?: components['schemas']['IdentityPatch'];
      settlement?: components['schemas']['SettlementPatch'];
      defaultRoutePair?: components['schemas']['DefaultRoutePair'];
    };
    /** @description The account's clock, which drives money and records alone. */
    ClockState: {
      /** @description What the clock shows. */
      now: components['schemas']['Timestamp'];
      /** @description Whether it stands still. */
      frozen: boolean;
    };
    /** @description Stops the clock at a moment. */
    FreezeClock: {
      /** @description The moment to stop at, not before what the clock shows now. An RFC 3339 date-time with its offset. */
      frozenAt: components['schemas']['TimestampInput'];
    };
    /** @description Moves the clock forward. It keeps standing or running as it did. */
    AdvanceClock: {
      /** @description How far to move, in seconds, up to ten years of 365 days. */
      advanceSeconds: number;
    };
    /** @description Lets the clock run on from where it stands. */
    RunClock: {
      /**
       * @description Always `true`.
       * @constant
       */
      running: true;
    };
    /** @description How to set the clock. Send one of the three forms. */
    SetClockRequest:
      | components['schemas']['FreezeClock']
      | components['schemas']['AdvanceClock']
      | components['schemas']['RunClock'];
    /** @description A state, as the resource's `status` shows it. */
    StateName: string;
    /** @description One move from a state to another. */
    StateTransition: {
      /** @description The state before. Null where the resource comes into being. */
      from: string | null;
      /** @description The state after. */
      to: components['schemas']['StateName'];
      /** @description What causes the move, in words for people. */
      trigger: string;
      /** @description The movements that the move posts, in order. Absent where it posts none. */
      ledger?: components['schemas']['MovementKind'][];
    };
    /** @description The states of one resource and the moves between them. A move that is not listed does not exist. */
    StateMachine: {
      /** @description The resource. */
      resource: string;
      /** @description Every state. */
      states: components['schemas']['StateName'][];
      /** @description The states that it can begin in. */
      initial: components['schemas']['StateName'][];
      /** @description The states that it never leaves. */
      final: components['schemas']['StateName'][];
      /** @description The moves. */
      transitions: components['schemas']['StateTransition'][];
    };
    /** @description The state machines of all resources. */
    StateMachineList: {
      /** @description One state machine for each resource. */
      data: components['schemas']['StateMachine'][];
    };
    /** @description What one error code means. */
    ErrorCatalogueEntry: {
      /** @description The code. */
      code: string;
      /** @description The HTTP status that it comes with. */
      status: number;
      /** @description Whether the same request with the same `Idempotency-Key` may succeed later. */
      retryable: boolean;
      /** @description The usual message. */
      message: string;
      /** @description When it is given, and what to do. */
      when: string;
    };
    /** @description Every error code that the service answers with. */
    ErrorCatalogue: {
      /** @description One entry for each code. */
      data: components['schemas']['ErrorCatalogueEntry'][];
    };
    /** @description That the process is alive. */
    Health: {
      /**
       * @description Always `ok`.
       * @constant
       */
      status: 'ok';
    };
    /** @description That the service can take requests. */
    Readiness: {
      /**
       * @description Always `ready`.
       * @constant
       */
      status: 'ready';
    };
    /** @description An OpenAPI document. */
    ContractDocument: {
      /** @description The version of the OpenAPI format. */
      openapi: string;
      /** @description The name and version of the interface. */
      info: {
        /** @description The name of the service. */
        title: string;
        /** @description The version of the interface. */
        version: string;
      } & {
        [key: string]: unknown;
      };
      /** @description The operations, by path. */
      paths: {
        [key: string]: unknown;
      };
    } & {
      [key: string]: unknown;
    };
    /** @description One place in the request that is wrong. */
    ErrorDetail: {
      /**
       * @description The part of the request.
       * @enum {string}
       */
      in: 'body' | 'query' | 'path' | 'header';
      /** @description A JSON pointer into the body (empty for the whole of it), or the name of the parameter or header. */
      path: string;
      /** @description What is wrong there, in words for people. */
      message: string;
    };
    /** @description What went wrong, in words for people. It may change at any time. */
    ErrorMessage: string;
    /** @description The request (`req_…`), the same as in the `X-Request-Id` header. A replayed answer keeps the first request's. */
    ErrorRequestId: components['schemas']['Identifier'];
    /** @description Whether the same request with the same `Idempotency-Key` may succeed later. */
    ErrorRetryable: boolean;
    /** @description The places in the request that are wrong, where there are any. At most 50 are listed. */
    ErrorDetails: components['schemas']['ErrorDetail'][];
  };
  responses: {
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetTreasury400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetTreasury401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetTreasury403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetTreasury429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetTreasury431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetTreasury500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetTreasury503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListTransactions400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListTransactions401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListTransactions403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListTransactions429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListTransactions431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListTransactions500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListTransactions503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetTransaction400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetTransaction401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetTransaction403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetTransaction404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetTransaction429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetTransaction431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetTransaction500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetTransaction503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetBalances400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetBalances401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetBalances403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetBalances429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetBalances431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetBalances500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetBalances503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    ExplainBalance400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ExplainBalance401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ExplainBalance403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ExplainBalance429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ExplainBalance431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ExplainBalance500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ExplainBalance503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetLedgerHead400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetLedgerHead401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetLedgerHead403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetLedgerHead429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetLedgerHead431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetLedgerHead500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetLedgerHead503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    ExportLedger400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ExportLedger401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ExportLedger403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ExportLedger429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ExportLedger431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ExportLedger500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ExportLedger503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListFundingInstruments400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListFundingInstruments401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListFundingInstruments403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListFundingInstruments429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListFundingInstruments431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListFundingInstruments500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListFundingInstruments503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `unsupported_asset_network`: The asset and the network are no supported pair. The list of supported pairs is the same for every account.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    CreateFundingInstrument400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'invalid_request'
            | 'unsupported_asset_network'
            | 'idempotency_key_required'
            | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    CreateFundingInstrument401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    CreateFundingInstrument403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    CreateFundingInstrument408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    CreateFundingInstrument409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    CreateFundingInstrument413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    CreateFundingInstrument415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     *
     *     `capability_disabled`: The effective configuration switches off the capability that the operation needs, or every rail that it could take.
     *
     *     `asset_network_unavailable`: The asset and the network are a supported pair, but the effective configuration of the account switches it off, or leaves none on where the request names no network.
     */
    CreateFundingInstrument422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'idempotency_key_reused'
            | 'idempotency_key_expired'
            | 'capability_disabled'
            | 'asset_network_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    CreateFundingInstrument429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    CreateFundingInstrument431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    CreateFundingInstrument500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    CreateFundingInstrument503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetFundingInstrument400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetFundingInstrument401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetFundingInstrument403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetFundingInstrument404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetFundingInstrument429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetFundingInstrument431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetFundingInstrument500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetFundingInstrument503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    DeactivateFundingInstrument400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    DeactivateFundingInstrument401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    DeactivateFundingInstrument403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    DeactivateFundingInstrument404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    DeactivateFundingInstrument408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    DeactivateFundingInstrument409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    DeactivateFundingInstrument413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    DeactivateFundingInstrument415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    DeactivateFundingInstrument422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    DeactivateFundingInstrument429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    DeactivateFundingInstrument431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    DeactivateFundingInstrument500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    DeactivateFundingInstrument503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListPayins400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListPayins401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListPayins403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListPayins429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListPayins431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListPayins500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListPayins503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetPayin400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetPayin401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetPayin403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetPayin404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetPayin429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetPayin431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetPayin500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetPayin503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListDeposits400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListDeposits401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListDeposits403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListDeposits429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListDeposits431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListDeposits500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListDeposits503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetDeposit400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetDeposit401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetDeposit403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetDeposit404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetDeposit429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetDeposit431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetDeposit500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetDeposit503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListBeneficiaries400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListBeneficiaries401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListBeneficiaries403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListBeneficiaries429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListBeneficiaries431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListBeneficiaries500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListBeneficiaries503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    CreateBeneficiary400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    CreateBeneficiary401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    CreateBeneficiary403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    CreateBeneficiary408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    CreateBeneficiary409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    CreateBeneficiary413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    CreateBeneficiary415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     *
     *     `identity_evidence_invalid`: The evidence that the payout names was rejected, has expired or belongs to another beneficiary; or the share token was used before.
     */
    CreateBeneficiary422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired' | 'identity_evidence_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    CreateBeneficiary429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    CreateBeneficiary431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    CreateBeneficiary500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    CreateBeneficiary503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetBeneficiary400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetBeneficiary401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetBeneficiary403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetBeneficiary404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetBeneficiary429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetBeneficiary431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetBeneficiary500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetBeneficiary503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    DeactivateBeneficiary400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    DeactivateBeneficiary401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    DeactivateBeneficiary403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    DeactivateBeneficiary404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    DeactivateBeneficiary408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    DeactivateBeneficiary409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    DeactivateBeneficiary413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    DeactivateBeneficiary415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    DeactivateBeneficiary422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    DeactivateBeneficiary429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    DeactivateBeneficiary431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    DeactivateBeneficiary500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    DeactivateBeneficiary503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListIdentityEvidence400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListIdentityEvidence401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListIdentityEvidence403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    ListIdentityEvidence404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListIdentityEvidence429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListIdentityEvidence431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListIdentityEvidence500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListIdentityEvidence503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    CreateIdentityEvidence400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    CreateIdentityEvidence401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    CreateIdentityEvidence403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    CreateIdentityEvidence404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    CreateIdentityEvidence408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    CreateIdentityEvidence409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    CreateIdentityEvidence413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    CreateIdentityEvidence415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     *
     *     `beneficiary_inactive`: The payout or the identity evidence is for a beneficiary that was deactivated.
     *
     *     `identity_evidence_invalid`: The evidence that the payout names was rejected, has expired or belongs to another beneficiary; or the share token was used before.
     */
    CreateIdentityEvidence422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'idempotency_key_reused'
            | 'idempotency_key_expired'
            | 'beneficiary_inactive'
            | 'identity_evidence_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    CreateIdentityEvidence429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    CreateIdentityEvidence431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    CreateIdentityEvidence500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    CreateIdentityEvidence503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListDestinations400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListDestinations401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListDestinations403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListDestinations429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListDestinations431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListDestinations500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListDestinations503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `unsupported_asset_network`: The asset and the network are no supported pair. The list of supported pairs is the same for every account.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    CreateDestination400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'invalid_request'
            | 'unsupported_asset_network'
            | 'idempotency_key_required'
            | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    CreateDestination401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    CreateDestination403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    CreateDestination408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    CreateDestination409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    CreateDestination413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    CreateDestination415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     *
     *     `asset_network_unavailable`: The asset and the network are a supported pair, but the effective configuration of the account switches it off, or leaves none on where the request names no network.
     *
     *     `invalid_destination_address`: The address breaks the rules of its network, has a wrong checksum, or is the zero address or the address of a token's own contract.
     */
    CreateDestination422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'idempotency_key_reused'
            | 'idempotency_key_expired'
            | 'asset_network_unavailable'
            | 'invalid_destination_address';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    CreateDestination429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    CreateDestination431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    CreateDestination500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    CreateDestination503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetDestination400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetDestination401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetDestination403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetDestination404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetDestination429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetDestination431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetDestination500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetDestination503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    DeactivateDestination400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    DeactivateDestination401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    DeactivateDestination403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    DeactivateDestination404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    DeactivateDestination408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    DeactivateDestination409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    DeactivateDestination413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    DeactivateDestination415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    DeactivateDestination422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    DeactivateDestination429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    DeactivateDestination431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    DeactivateDestination500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    DeactivateDestination503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListPayouts400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListPayouts401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListPayouts403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListPayouts429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListPayouts431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListPayouts500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListPayouts503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    CreatePayout400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    CreatePayout401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    CreatePayout403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    CreatePayout404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    CreatePayout408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     *
     *     `duplicate_external_reference`: Another operation of the same kind that has not failed carries the same `externalReference`.
     */
    CreatePayout409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress' | 'duplicate_external_reference';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    CreatePayout413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    CreatePayout415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     *
     *     `capability_disabled`: The effective configuration switches off the capability that the operation needs, or every rail that it could take.
     *
     *     `beneficiary_inactive`: The payout or the identity evidence is for a beneficiary that was deactivated.
     *
     *     `identity_evidence_required`: Policy requires identity evidence, and the beneficiary has none that is accepted and unexpired or still pending.
     *
     *     `identity_evidence_invalid`: The evidence that the payout names was rejected, has expired or belongs to another beneficiary; or the share token was used before.
     *
     *     `limit_exceeded`: The amount passes a limit of the effective configuration for one operation, a day or a month, or the largest amount or balance. Despite its name it also refuses a text: one that is longer than the beneficiary's payment rail can carry, or has characters that the rail does not know. And a map that would become larger than a map may be.
     *
     *     `amount_below_minimum`: The amount is below the minimum that the effective configuration sets for one operation, or a conversion would bring nothing.
     *
     *     `insufficient_funds`: The available balance, with the account's credit limit if it has one, does not cover the amount and its fee, or spending has stopped until a negative balance is replenished.
     */
    CreatePayout422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'idempotency_key_reused'
            | 'idempotency_key_expired'
            | 'capability_disabled'
            | 'beneficiary_inactive'
            | 'identity_evidence_required'
            | 'identity_evidence_invalid'
            | 'limit_exceeded'
            | 'amount_below_minimum'
            | 'insufficient_funds';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    CreatePayout429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    CreatePayout431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    CreatePayout500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    CreatePayout503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    PreviewPayout400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    PreviewPayout401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    PreviewPayout403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    PreviewPayout404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    PreviewPayout408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    PreviewPayout409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    PreviewPayout413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    PreviewPayout415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     *
     *     `beneficiary_inactive`: The payout or the identity evidence is for a beneficiary that was deactivated.
     */
    PreviewPayout422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired' | 'beneficiary_inactive';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    PreviewPayout429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    PreviewPayout431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    PreviewPayout500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    PreviewPayout503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetPayout400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetPayout401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetPayout403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetPayout404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetPayout429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetPayout431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetPayout500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetPayout503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListWithdrawals400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListWithdrawals401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListWithdrawals403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListWithdrawals429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListWithdrawals431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListWithdrawals500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListWithdrawals503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    CreateWithdrawal400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    CreateWithdrawal401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    CreateWithdrawal403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    CreateWithdrawal404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    CreateWithdrawal408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     *
     *     `duplicate_external_reference`: Another operation of the same kind that has not failed carries the same `externalReference`.
     */
    CreateWithdrawal409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress' | 'duplicate_external_reference';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    CreateWithdrawal413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    CreateWithdrawal415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     *
     *     `capability_disabled`: The effective configuration switches off the capability that the operation needs, or every rail that it could take.
     *
     *     `asset_network_unavailable`: The asset and the network are a supported pair, but the effective configuration of the account switches it off, or leaves none on where the request names no network.
     *
     *     `destination_inactive`: The withdrawal names a destination that was deactivated.
     *
     *     `limit_exceeded`: The amount passes a limit of the effective configuration for one operation, a day or a month, or the largest amount or balance. Despite its name it also refuses a text: one that is longer than the beneficiary's payment rail can carry, or has characters that the rail does not know. And a map that would become larger than a map may be.
     *
     *     `amount_below_minimum`: The amount is below the minimum that the effective configuration sets for one operation, or a conversion would bring nothing.
     *
     *     `insufficient_funds`: The available balance, with the account's credit limit if it has one, does not cover the amount and its fee, or spending has stopped until a negative balance is replenished.
     */
    CreateWithdrawal422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'idempotency_key_reused'
            | 'idempotency_key_expired'
            | 'capability_disabled'
            | 'asset_network_unavailable'
            | 'destination_inactive'
            | 'limit_exceeded'
            | 'amount_below_minimum'
            | 'insufficient_funds';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    CreateWithdrawal429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    CreateWithdrawal431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    CreateWithdrawal500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    CreateWithdrawal503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    PreviewWithdrawal400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    PreviewWithdrawal401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    PreviewWithdrawal403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    PreviewWithdrawal404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    PreviewWithdrawal408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    PreviewWithdrawal409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    PreviewWithdrawal413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    PreviewWithdrawal415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     *
     *     `destination_inactive`: The withdrawal names a destination that was deactivated.
     */
    PreviewWithdrawal422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired' | 'destination_inactive';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    PreviewWithdrawal429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    PreviewWithdrawal431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    PreviewWithdrawal500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    PreviewWithdrawal503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetWithdrawal400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetWithdrawal401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetWithdrawal403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetWithdrawal404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetWithdrawal429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetWithdrawal431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetWithdrawal500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetWithdrawal503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListConversionQuotes400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListConversionQuotes401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListConversionQuotes403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListConversionQuotes429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListConversionQuotes431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListConversionQuotes500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListConversionQuotes503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `unsupported_asset_network`: The asset and the network are no supported pair. The list of supported pairs is the same for every account.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    CreateConversionQuote400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'invalid_request'
            | 'unsupported_asset_network'
            | 'idempotency_key_required'
            | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    CreateConversionQuote401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    CreateConversionQuote403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    CreateConversionQuote408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    CreateConversionQuote409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    CreateConversionQuote413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    CreateConversionQuote415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     *
     *     `capability_disabled`: The effective configuration switches off the capability that the operation needs, or every rail that it could take.
     *
     *     `asset_network_unavailable`: The asset and the network are a supported pair, but the effective configuration of the account switches it off, or leaves none on where the request names no network.
     *
     *     `limit_exceeded`: The amount passes a limit of the effective configuration for one operation, a day or a month, or the largest amount or balance. Despite its name it also refuses a text: one that is longer than the beneficiary's payment rail can carry, or has characters that the rail does not know. And a map that would become larger than a map may be.
     *
     *     `amount_below_minimum`: The amount is below the minimum that the effective configuration sets for one operation, or a conversion would bring nothing.
     */
    CreateConversionQuote422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'idempotency_key_reused'
            | 'idempotency_key_expired'
            | 'capability_disabled'
            | 'asset_network_unavailable'
            | 'limit_exceeded'
            | 'amount_below_minimum';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    CreateConversionQuote429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    CreateConversionQuote431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    CreateConversionQuote500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    CreateConversionQuote503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetConversionQuote400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetConversionQuote401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetConversionQuote403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetConversionQuote404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetConversionQuote429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetConversionQuote431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetConversionQuote500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetConversionQuote503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    AcceptConversionQuote400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    AcceptConversionQuote401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    AcceptConversionQuote403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    AcceptConversionQuote404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    AcceptConversionQuote408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     *
     *     `duplicate_external_reference`: Another operation of the same kind that has not failed carries the same `externalReference`.
     *
     *     `quote_already_accepted`: The quote was accepted with another idempotency key. Its `conversionId` names the conversion.
     */
    AcceptConversionQuote409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress' | 'duplicate_external_reference' | 'quote_already_accepted';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    AcceptConversionQuote413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    AcceptConversionQuote415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     *
     *     `capability_disabled`: The effective configuration switches off the capability that the operation needs, or every rail that it could take.
     *
     *     `asset_network_unavailable`: The asset and the network are a supported pair, but the effective configuration of the account switches it off, or leaves none on where the request names no network.
     *
     *     `quote_expired`: The quote was not accepted before its `expiresAt`. Ask for a new one.
     *
     *     `quote_slippage_exceeded`: The market has moved against the service by more than the effective configuration allows since the quote was made. Ask for a new one.
     *
     *     `limit_exceeded`: The amount passes a limit of the effective configuration for one operation, a day or a month, or the largest amount or balance. Despite its name it also refuses a text: one that is longer than the beneficiary's payment rail can carry, or has characters that the rail does not know. And a map that would become larger than a map may be.
     *
     *     `amount_below_minimum`: The amount is below the minimum that the effective configuration sets for one operation, or a conversion would bring nothing.
     *
     *     `insufficient_funds`: The available balance, with the account's credit limit if it has one, does not cover the amount and its fee, or spending has stopped until a negative balance is replenished.
     */
    AcceptConversionQuote422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'idempotency_key_reused'
            | 'idempotency_key_expired'
            | 'capability_disabled'
            | 'asset_network_unavailable'
            | 'quote_expired'
            | 'quote_slippage_exceeded'
            | 'limit_exceeded'
            | 'amount_below_minimum'
            | 'insufficient_funds';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    AcceptConversionQuote429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    AcceptConversionQuote431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    AcceptConversionQuote500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    AcceptConversionQuote503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListConversions400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListConversions401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListConversions403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListConversions429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListConversions431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListConversions500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListConversions503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetConversion400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetConversion401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetConversion403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetConversion404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetConversion429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetConversion431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetConversion500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetConversion503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetTreasurySettings400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetTreasurySettings401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetTreasurySettings403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetTreasurySettings429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetTreasurySettings431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetTreasurySettings500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetTreasurySettings503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    UpdateTreasurySettings400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    UpdateTreasurySettings401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    UpdateTreasurySettings403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    UpdateTreasurySettings408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    UpdateTreasurySettings409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    UpdateTreasurySettings413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    UpdateTreasurySettings415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    UpdateTreasurySettings422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    UpdateTreasurySettings429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    UpdateTreasurySettings431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    UpdateTreasurySettings500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    UpdateTreasurySettings503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetEffectiveConfiguration400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetEffectiveConfiguration401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetEffectiveConfiguration403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetEffectiveConfiguration429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetEffectiveConfiguration431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetEffectiveConfiguration500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetEffectiveConfiguration503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetDeveloperFees400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetDeveloperFees401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetDeveloperFees403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetDeveloperFees429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetDeveloperFees431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetDeveloperFees500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetDeveloperFees503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    ReplaceDeveloperFees400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ReplaceDeveloperFees401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `step_up_required`: The call has no `Step-Up-Token`, or one that was changed, has ended, or belongs to another account or environment. The answer is the same for all of these. A key alone is never enough.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ReplaceDeveloperFees403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'secret_key_required'
            | 'insufficient_scope'
            | 'step_up_required'
            | 'ip_not_allowed'
            | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    ReplaceDeveloperFees408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    ReplaceDeveloperFees409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    ReplaceDeveloperFees413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    ReplaceDeveloperFees415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    ReplaceDeveloperFees422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ReplaceDeveloperFees429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ReplaceDeveloperFees431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ReplaceDeveloperFees500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ReplaceDeveloperFees503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetRevenue400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetRevenue401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetRevenue403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetRevenue429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetRevenue431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetRevenue500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetRevenue503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    GetRevenueReport400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetRevenueReport401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetRevenueReport403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetRevenueReport429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetRevenueReport431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetRevenueReport500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetRevenueReport503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListActivity400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListActivity401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListActivity403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListActivity429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListActivity431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListActivity500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListActivity503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetRate400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetRate401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetRate403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetRate429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetRate431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetRate500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetRate503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListInvoices400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListInvoices401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListInvoices403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListInvoices429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListInvoices431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListInvoices500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListInvoices503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetInvoice400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetInvoice401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetInvoice403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetInvoice404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetInvoice429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetInvoice431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetInvoice500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetInvoice503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetInvoicePdf400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetInvoicePdf401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetInvoicePdf403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetInvoicePdf404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetInvoicePdf429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetInvoicePdf431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetInvoicePdf500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetInvoicePdf503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.
     */
    ListTransfers400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListTransfers401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListTransfers403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListTransfers429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListTransfers431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListTransfers500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListTransfers503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetTransfer400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetTransfer401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetTransfer403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    GetTransfer404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetTransfer429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetTransfer431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetTransfer500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetTransfer503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    SimulatePayin400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    SimulatePayin401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    SimulatePayin403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    SimulatePayin404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    SimulatePayin408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    SimulatePayin409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    SimulatePayin413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    SimulatePayin415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    SimulatePayin422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    SimulatePayin429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    SimulatePayin431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    SimulatePayin500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    SimulatePayin503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    AdvancePayin400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    AdvancePayin401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    AdvancePayin403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    AdvancePayin404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    AdvancePayin408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    AdvancePayin409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    AdvancePayin413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    AdvancePayin415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    AdvancePayin422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    AdvancePayin429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    AdvancePayin431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    AdvancePayin500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    AdvancePayin503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    SimulateDeposit400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    SimulateDeposit401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    SimulateDeposit403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    SimulateDeposit404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    SimulateDeposit408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    SimulateDeposit409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    SimulateDeposit413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    SimulateDeposit415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    SimulateDeposit422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    SimulateDeposit429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    SimulateDeposit431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    SimulateDeposit500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    SimulateDeposit503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    AdvanceDeposit400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    AdvanceDeposit401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    AdvanceDeposit403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    AdvanceDeposit404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    AdvanceDeposit408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    AdvanceDeposit409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    AdvanceDeposit413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    AdvanceDeposit415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    AdvanceDeposit422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    AdvanceDeposit429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    AdvanceDeposit431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    AdvanceDeposit500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    AdvanceDeposit503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    AdvanceOperation400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    AdvanceOperation401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    AdvanceOperation403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    AdvanceOperation404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    AdvanceOperation408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    AdvanceOperation409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    AdvanceOperation413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    AdvanceOperation415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    AdvanceOperation422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    AdvanceOperation429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    AdvanceOperation431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    AdvanceOperation500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    AdvanceOperation503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    AdvanceTransfer400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    AdvanceTransfer401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    AdvanceTransfer403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    AdvanceTransfer404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    AdvanceTransfer408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    AdvanceTransfer409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    AdvanceTransfer413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    AdvanceTransfer415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    AdvanceTransfer422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    AdvanceTransfer429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    AdvanceTransfer431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    AdvanceTransfer500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    AdvanceTransfer503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    DecideIdentityEvidence400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    DecideIdentityEvidence401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    DecideIdentityEvidence403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    DecideIdentityEvidence404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    DecideIdentityEvidence408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    DecideIdentityEvidence409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    DecideIdentityEvidence413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    DecideIdentityEvidence415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    DecideIdentityEvidence422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    DecideIdentityEvidence429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    DecideIdentityEvidence431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    DecideIdentityEvidence500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    DecideIdentityEvidence503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    DraftInvoice400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    DraftInvoice401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    DraftInvoice403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    DraftInvoice408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    DraftInvoice409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    DraftInvoice413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    DraftInvoice415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    DraftInvoice422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    DraftInvoice429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    DraftInvoice431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    DraftInvoice500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    DraftInvoice503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    AdjustInvoice400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    AdjustInvoice401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    AdjustInvoice403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    AdjustInvoice404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    AdjustInvoice408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    AdjustInvoice409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    AdjustInvoice413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    AdjustInvoice415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    AdjustInvoice422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    AdjustInvoice429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    AdjustInvoice431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    AdjustInvoice500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    AdjustInvoice503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    AdvanceInvoice400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    AdvanceInvoice401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    AdvanceInvoice403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    AdvanceInvoice404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    AdvanceInvoice408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    AdvanceInvoice409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    AdvanceInvoice413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    AdvanceInvoice415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    AdvanceInvoice422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    AdvanceInvoice429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    AdvanceInvoice431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    AdvanceInvoice500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    AdvanceInvoice503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    PinRate400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    PinRate401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    PinRate403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    PinRate408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    PinRate409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    PinRate413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    PinRate415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    PinRate422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    PinRate429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    PinRate431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    PinRate500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    PinRate503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    InjectFaults400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    InjectFaults401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    InjectFaults403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    InjectFaults408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    InjectFaults409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    InjectFaults413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    InjectFaults415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    InjectFaults422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    InjectFaults429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    InjectFaults431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    InjectFaults500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    InjectFaults503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `unsupported_asset_network`: The asset and the network are no supported pair. The list of supported pairs is the same for every account.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    ConfigureSandbox400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code:
            | 'invalid_request'
            | 'unsupported_asset_network'
            | 'idempotency_key_required'
            | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ConfigureSandbox401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ConfigureSandbox403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    ConfigureSandbox408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    ConfigureSandbox409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    ConfigureSandbox413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    ConfigureSandbox415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     *
     *     `limit_exceeded`: The amount passes a limit of the effective configuration for one operation, a day or a month, or the largest amount or balance. Despite its name it also refuses a text: one that is longer than the beneficiary's payment rail can carry, or has characters that the rail does not know. And a map that would become larger than a map may be.
     */
    ConfigureSandbox422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired' | 'limit_exceeded';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ConfigureSandbox429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ConfigureSandbox431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ConfigureSandbox500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ConfigureSandbox503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetClock400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    GetClock401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    GetClock403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    GetClock429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetClock431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetClock500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetClock503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    SetClock400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    SetClock401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    SetClock403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    SetClock408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.
     */
    SetClock409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state' | 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    SetClock413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    SetClock415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    SetClock422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    SetClock429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    SetClock431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    SetClock500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    SetClock503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.
     *
     *     `idempotency_key_required`: A POST or PUT came without the `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.
     */
    ResetSandbox400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'idempotency_key_required' | 'idempotency_key_invalid';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ResetSandbox401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ResetSandbox403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive whole in time. Nothing is written, and the connection closes; send the same request again. */
    ResetSandbox408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again. */
    ResetSandbox409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_in_progress';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body exceeds 100 KiB. */
    ResetSandbox413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    ResetSandbox415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.
     */
    ResetSandbox422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'idempotency_key_reused' | 'idempotency_key_expired';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ResetSandbox429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ResetSandbox431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ResetSandbox500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ResetSandbox503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    ListStateMachines400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListStateMachines401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListStateMachines403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListStateMachines429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListStateMachines431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListStateMachines500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListStateMachines503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    ListErrors400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these. */
    ListErrors401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that only secret keys may call.
     *
     *     `insufficient_scope`: The key does not hold the scope of the operation. The message names that scope.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.
     *
     *     `account_suspended`: The tenant account that the key belongs to is suspended.
     */
    ListErrors403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'secret_key_required' | 'insufficient_scope' | 'ip_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait as `Retry-After` says. */
    ListErrors429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    ListErrors431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    ListErrors500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    ListErrors503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetHealth400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetHealth431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetHealth500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetHealth503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetReadiness400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetReadiness431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetReadiness500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetReadiness503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetContract400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetContract431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetContract500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetContract503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused. */
    GetDocs400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed what the server reads. */
    GetDocs431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most. */
    GetDocs500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`. */
    GetDocs503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
  };
  parameters: {
    /**
     * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
     * @example 50
     */
    Limit: number;
    /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
    Cursor: string;
    /**
     * @description Only what happened or was created at this moment or later.
     * @example 2026-03-01T00:00:00Z
     */
    From: components['schemas']['TimestampInput'];
    /**
     * @description Only what happened or was created before this moment.
     * @example 2026-04-01T00:00:00Z
     */
    To: components['schemas']['TimestampInput'];
    /**
     * @description Only what belongs to operations that have this status now.
     * @example settled
     */
    OperationStatusFilter: components['schemas']['OperationStatus'];
    /**
     * @description Only movements of this kind.
     * @example payout_reserved
     */
    MovementKindFilter: components['schemas']['MovementKind'];
    /**
     * @description Only records with exactly this reference of yours.
     * @example invoice-2041
     */
    ExternalReferenceFilter: components['schemas']['ExternalReference'];
    /**
     * @description The movement (`mov_…`).
     * @example mov_01kjrbktjrfrgrvc8hxfcyk374
     */
    TransactionId: components['schemas']['IdentifierInput'];
    /**
     * @description The moment to look at, itself included; now when left out. A moment ahead is `invalid_request`.
     * @example 2026-03-02T23:30:00Z
     */
    AsOf: components['schemas']['TimestampInput'];
    /**
     * @description The asset whose balance to explain.
     * @example USDC
     */
    ExplainedAsset: components['schemas']['Asset'];
    /**
     * @description Only records that are active, or only those that are inactive.
     * @example active
     */
    RecordStatusFilter: components['schemas']['RecordStatus'];
    /**
     * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
     * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
     */
    IdempotencyKey: string;
    /**
     * @description The funding instrument (`fin_…`).
     * @example fin_01kjr9ajq0epcb1epspdvx3n2d
     */
    FundingInstrumentId: components['schemas']['IdentifierInput'];
    /**
     * @description Only pay-ins that have this status now.
     * @example credited
     */
    PayinStatusFilter: components['schemas']['PayinStatus'];
    /**
     * @description The pay-in (`pin_…`).
     * @example pin_01kjrataj0fnq85yej2f4w8fax
     */
    PayinId: components['schemas']['IdentifierInput'];
    /**
     * @description Only deposits that have this status now.
     * @example credited
     */
    DepositStatusFilter: components['schemas']['DepositStatus'];
    /**
     * @description The deposit (`dep_…`).
     * @example dep_01kjrbjxdafnhb6j0p08k4xws9
     */
    DepositId: components['schemas']['IdentifierInput'];
    /**
     * @description The beneficiary (`ben_…`).
     * @example ben_01kjrbazewe86t6rq73463pv03
     */
    BeneficiaryId: components['schemas']['IdentifierInput'];
    /**
     * @description Only evidence that has this status now.
     * @example accepted
     */
    IdentityEvidenceStatusFilter: components['schemas']['IdentityEvidenceStatus'];
    /**
     * @description The saved destination (`dst_…`).
     * @example dst_01kjra6gj4f8xb9ef7e2q27cxr
     */
    DestinationId: components['schemas']['IdentifierInput'];
    /**
     * @description Only payouts to this beneficiary. One that names nothing in your account gives an empty list.
     * @example ben_01kjrbazewe86t6rq73463pv03
     */
    BeneficiaryIdFilter: components['schemas']['IdentifierInput'];
    /**
     * @description The payout (`pay_…`).
     * @example pay_01kjrbktjrf39snt67ky0j9ar2
     */
    PayoutId: components['schemas']['IdentifierInput'];
    /**
     * @description Only withdrawals to this destination. One that names nothing in your account gives an empty list.
     * @example dst_01kjra6gj4f8xb9ef7e2q27cxr
     */
    DestinationIdFilter: components['schemas']['IdentifierInput'];
    /**
     * @description The withdrawal (`wdr_…`).
     * @example wdr_01kjrd1kj4e7drd5trncwb8a1t
     */
    WithdrawalId: components['schemas']['IdentifierInput'];
    /**
     * @description Only quotes that have this status now.
     * @example open
     */
    ConversionQuoteStatusFilter: components['schemas']['ConversionQuoteStatus'];
    /**
     * @description The quote (`quo_…`).
     * @example quo_01kjrcf9vmed7a5m4q62h02e40
     */
    ConversionQuoteId: components['schemas']['IdentifierInput'];
    /**
     * @description The conversion (`cnv_…`).
     * @example cnv_01kjrcfnstej5sarsbtmjn757f
     */
    ConversionId: components['schemas']['IdentifierInput'];
    /** @description The token of a recent second-factor confirmation. A call without one that holds for the account is refused with `step_up_required`. It may be sent any number of times until it ends. */
    StepUpToken: string;
    /**
     * @description Only what happened of this type, such as `payout.settled`.
     * @example payout.settled
     */
    ActivityTypeFilter: string;
    /**
     * @description What is exchanged.
     * @example AUD
     */
    RateSource: components['schemas']['Asset'];
    /**
     * @description What is got for it. It differs from the source.
     * @example USDC
     */
    RateDestination: components['schemas']['Asset'];
    /**
     * @description Only invoices that have this status now.
     * @example issued
     */
    InvoiceStatusFilter: components['schemas']['InvoiceStatus'];
    /**
     * @description The invoice (`bil_…`).
     * @example bil_01kjr92c00e2tbb6ygsevx1f7q
     */
    InvoiceId: components['schemas']['IdentifierInput'];
    /**
     * @description Only transfers that have this status now.
     * @example completed
     */
    TransferStatusFilter: components['schemas']['TransferStatus'];
    /**
     * @description Only those in this direction.
     * @example aud_to_stablecoin
     */
    DirectionFilter: components['schemas']['TransferDirection'];
    /**
     * @description Only those of this customer (`cus_…`).
     * @example cus_01kjrcv8m2e7xb3h2d5n7qz9rt
     */
    CustomerIdFilter: components['schemas']['IdentifierInput'];
    /**
     * @description Only what was sent to this payment route (`rte_…`).
     * @example rte_01kjrcj3tqfr8b4dd8ykqhx5m2
     */
    PaymentRouteIdFilter: components['schemas']['IdentifierInput'];
    /**
     * @description The transfer (`trf_…`).
     * @example trf_01kjrd0q3ye2xrzh3gq4f7y8sa
     */
    TransferId: components['schemas']['IdentifierInput'];
    /**
     * @description The payout (`pay_…`), withdrawal (`wdr_…`) or conversion (`cnv_…`).
     * @example pay_01kjrbktjrf39snt67ky0j9ar2
     */
    OperationId: components['schemas']['IdentifierInput'];
    /**
     * @description The identity evidence (`evd_…`).
     * @example evd_01kjrbeapfep7tp8ennbkzyg6g
     */
    IdentityEvidenceId: components['schemas']['IdentifierInput'];
  };
  requestBodies: never;
  headers: {
    /**
     * @description Identifies this exchange. Quote it when you ask for help.
     * @example req_01k5v0c9m3e8xtf7w2h6q4r1zs
     */
    RequestId: string;
    /**
     * @description Sent as `true` where this is the stored answer to an earlier request with the same `Idempotency-Key`.
     * @example true
     */
    IdempotentReplayed: 'true';
    /**
     * @description The scheme by which to authenticate.
     * @example Bearer
     */
    WwwAuthenticate: 'Bearer';
    /**
     * @description Seconds to wait before the next attempt.
     * @example 1
     */
    RetryAfter: number;
    /**
     * @description Seconds to wait before the next attempt, sent with `idempotency_in_progress` alone.
     * @example 1
     */
    RetryAfterInProgress: number;
    /**
     * @description What is left of the rate limit: `r` requests now, and `t` seconds until there is more. Sent where a limit applies.
     * @example "key";r=199;t=1
     */
    RateLimit: string;
    /**
     * @description The rate limit: `q` requests in `w` seconds. Sent where a limit applies.
     * @example "key";q=200;w=2
     */
    RateLimitPolicy: string;
    /**
     * @description The next page, as a relative reference that carries the filters, the limit and the cursor (RFC 8288). It is absent on the last page.
     * @example </v1/treasury/transactions?limit=50&cursor=eyJzIjo1MX0.c2lnbmF0dXJl>; rel="next"
     */
    Link: string;
    /**
     * @description The request header that the media type of the answer depends on.
     * @example Accept
     */
    VaryAccept: 'Accept';
    /**
     * @description That the answer is a file, and the name under which to keep it (RFC 6266).
     * @example attachment; filename="INV-202602-0001.pdf"
     */
    ContentDisposition: string;
    /**
     * @description Names this state of the answer (RFC 9110). Send it as `If-None-Match`, and the answer is `304` while nothing has changed.
     * @example W/"pR3cTq1yL0z7wKQkzv6b2WcA9hE3m8xU"
     */
    ETag: string;
    /**
     * @description The request headers that the form of the answer depends on.
     * @example Accept-Encoding
     */
    Vary: 'Accept-Encoding';
    /**
     * @description Sent as `gzip` where the request accepts that and the answer is compressed.
     * @example gzip
     */
    ContentEncoding: 'gzip';
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getTreasury: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The overview. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TreasuryOverview'];
        };
      };
      400: components['responses']['GetTreasury400'];
      401: components['responses']['GetTreasury401'];
      403: components['responses']['GetTreasury403'];
      429: components['responses']['GetTreasury429'];
      431: components['responses']['GetTreasury431'];
      500: components['responses']['GetTreasury500'];
      503: components['responses']['GetTreasury503'];
    };
  };
  listTransactions: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only what belongs to operations that have this status now.
         * @example settled
         */
        status?: components['parameters']['OperationStatusFilter'];
        /**
         * @description Only movements of this kind.
         * @example payout_reserved
         */
        kind?: components['parameters']['MovementKindFilter'];
        /**
         * @description Only records with exactly this reference of yours.
         * @example invoice-2041
         */
        externalReference?: components['parameters']['ExternalReferenceFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of movements. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MovementList'];
        };
      };
      400: components['responses']['ListTransactions400'];
      401: components['responses']['ListTransactions401'];
      403: components['responses']['ListTransactions403'];
      429: components['responses']['ListTransactions429'];
      431: components['responses']['ListTransactions431'];
      500: components['responses']['ListTransactions500'];
      503: components['responses']['ListTransactions503'];
    };
  };
  getTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The movement (`mov_…`).
         * @example mov_01kjrbktjrfrgrvc8hxfcyk374
         */
        id: components['parameters']['TransactionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The movement. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MovementDetail'];
        };
      };
      400: components['responses']['GetTransaction400'];
      401: components['responses']['GetTransaction401'];
      403: components['responses']['GetTransaction403'];
      404: components['responses']['GetTransaction404'];
      429: components['responses']['GetTransaction429'];
      431: components['responses']['GetTransaction431'];
      500: components['responses']['GetTransaction500'];
      503: components['responses']['GetTransaction503'];
    };
  };
  getBalances: {
    parameters: {
      query?: {
        /**
         * @description The moment to look at, itself included; now when left out. A moment ahead is `invalid_request`.
         * @example 2026-03-02T23:30:00Z
         */
        asOf?: components['parameters']['AsOf'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balances at that moment. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalancesAsOf'];
        };
      };
      400: components['responses']['GetBalances400'];
      401: components['responses']['GetBalances401'];
      403: components['responses']['GetBalances403'];
      429: components['responses']['GetBalances429'];
      431: components['responses']['GetBalances431'];
      500: components['responses']['GetBalances500'];
      503: components['responses']['GetBalances503'];
    };
  };
  explainBalance: {
    parameters: {
      query: {
        /**
         * @description The asset whose balance to explain.
         * @example USDC
         */
        asset: components['parameters']['ExplainedAsset'];
        /**
         * @description The moment to look at, itself included; now when left out. A moment ahead is `invalid_request`.
         * @example 2026-03-02T23:30:00Z
         */
        asOf?: components['parameters']['AsOf'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The movements that lead to the balance. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalanceExplanation'];
        };
      };
      400: components['responses']['ExplainBalance400'];
      401: components['responses']['ExplainBalance401'];
      403: components['responses']['ExplainBalance403'];
      429: components['responses']['ExplainBalance429'];
      431: components['responses']['ExplainBalance431'];
      500: components['responses']['ExplainBalance500'];
      503: components['responses']['ExplainBalance503'];
    };
  };
  getLedgerHead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The head. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerHead'];
        };
      };
      400: components['responses']['GetLedgerHead400'];
      401: components['responses']['GetLedgerHead401'];
      403: components['responses']['GetLedgerHead403'];
      429: components['responses']['GetLedgerHead429'];
      431: components['responses']['GetLedgerHead431'];
      500: components['responses']['GetLedgerHead500'];
      503: components['responses']['GetLedgerHead503'];
    };
  };
  exportLedger: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole ledger, one movement a line. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': string;
        };
      };
      400: components['responses']['ExportLedger400'];
      401: components['responses']['ExportLedger401'];
      403: components['responses']['ExportLedger403'];
      429: components['responses']['ExportLedger429'];
      431: components['responses']['ExportLedger431'];
      500: components['responses']['ExportLedger500'];
      503: components['responses']['ExportLedger503'];
    };
  };
  listFundingInstruments: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only records that are active, or only those that are inactive.
         * @example active
         */
        status?: components['parameters']['RecordStatusFilter'];
        /**
         * @description Only records with exactly this reference of yours.
         * @example invoice-2041
         */
        externalReference?: components['parameters']['ExternalReferenceFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of funding instruments. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FundingInstrumentList'];
        };
      };
      400: components['responses']['ListFundingInstruments400'];
      401: components['responses']['ListFundingInstruments401'];
      403: components['responses']['ListFundingInstruments403'];
      429: components['responses']['ListFundingInstruments429'];
      431: components['responses']['ListFundingInstruments431'];
      500: components['responses']['ListFundingInstruments500'];
      503: components['responses']['ListFundingInstruments503'];
    };
  };
  createFundingInstrument: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateFundingInstrumentRequest'];
      };
    };
    responses: {
      /** @description The funding instrument, ready to be paid into. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FundingInstrument'];
        };
      };
      400: components['responses']['CreateFundingInstrument400'];
      401: components['responses']['CreateFundingInstrument401'];
      403: components['responses']['CreateFundingInstrument403'];
      408: components['responses']['CreateFundingInstrument408'];
      409: components['responses']['CreateFundingInstrument409'];
      413: components['responses']['CreateFundingInstrument413'];
      415: components['responses']['CreateFundingInstrument415'];
      422: components['responses']['CreateFundingInstrument422'];
      429: components['responses']['CreateFundingInstrument429'];
      431: components['responses']['CreateFundingInstrument431'];
      500: components['responses']['CreateFundingInstrument500'];
      503: components['responses']['CreateFundingInstrument503'];
    };
  };
  getFundingInstrument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The funding instrument (`fin_…`).
         * @example fin_01kjr9ajq0epcb1epspdvx3n2d
         */
        id: components['parameters']['FundingInstrumentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The funding instrument. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FundingInstrument'];
        };
      };
      400: components['responses']['GetFundingInstrument400'];
      401: components['responses']['GetFundingInstrument401'];
      403: components['responses']['GetFundingInstrument403'];
      404: components['responses']['GetFundingInstrument404'];
      429: components['responses']['GetFundingInstrument429'];
      431: components['responses']['GetFundingInstrument431'];
      500: components['responses']['GetFundingInstrument500'];
      503: components['responses']['GetFundingInstrument503'];
    };
  };
  deactivateFundingInstrument: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The funding instrument (`fin_…`).
         * @example fin_01kjr9ajq0epcb1epspdvx3n2d
         */
        id: components['parameters']['FundingInstrumentId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The funding instrument, now inactive. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FundingInstrument'];
        };
      };
      400: components['responses']['DeactivateFundingInstrument400'];
      401: components['responses']['DeactivateFundingInstrument401'];
      403: components['responses']['DeactivateFundingInstrument403'];
      404: components['responses']['DeactivateFundingInstrument404'];
      408: components['responses']['DeactivateFundingInstrument408'];
      409: components['responses']['DeactivateFundingInstrument409'];
      413: components['responses']['DeactivateFundingInstrument413'];
      415: components['responses']['DeactivateFundingInstrument415'];
      422: components['responses']['DeactivateFundingInstrument422'];
      429: components['responses']['DeactivateFundingInstrument429'];
      431: components['responses']['DeactivateFundingInstrument431'];
      500: components['responses']['DeactivateFundingInstrument500'];
      503: components['responses']['DeactivateFundingInstrument503'];
    };
  };
  listPayins: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only pay-ins that have this status now.
         * @example credited
         */
        status?: components['parameters']['PayinStatusFilter'];
        /**
         * @description Only records with exactly this reference of yours.
         * @example invoice-2041
         */
        externalReference?: components['parameters']['ExternalReferenceFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of pay-ins. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayinList'];
        };
      };
      400: components['responses']['ListPayins400'];
      401: components['responses']['ListPayins401'];
      403: components['responses']['ListPayins403'];
      429: components['responses']['ListPayins429'];
      431: components['responses']['ListPayins431'];
      500: components['responses']['ListPayins500'];
      503: components['responses']['ListPayins503'];
    };
  };
  getPayin: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The pay-in (`pin_…`).
         * @example pin_01kjrataj0fnq85yej2f4w8fax
         */
        id: components['parameters']['PayinId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pay-in. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payin'];
        };
      };
      400: components['responses']['GetPayin400'];
      401: components['responses']['GetPayin401'];
      403: components['responses']['GetPayin403'];
      404: components['responses']['GetPayin404'];
      429: components['responses']['GetPayin429'];
      431: components['responses']['GetPayin431'];
      500: components['responses']['GetPayin500'];
      503: components['responses']['GetPayin503'];
    };
  };
  listDeposits: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only deposits that have this status now.
         * @example credited
         */
        status?: components['parameters']['DepositStatusFilter'];
        /**
         * @description Only records with exactly this reference of yours.
         * @example invoice-2041
         */
        externalReference?: components['parameters']['ExternalReferenceFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of deposits. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DepositList'];
        };
      };
      400: components['responses']['ListDeposits400'];
      401: components['responses']['ListDeposits401'];
      403: components['responses']['ListDeposits403'];
      429: components['responses']['ListDeposits429'];
      431: components['responses']['ListDeposits431'];
      500: components['responses']['ListDeposits500'];
      503: components['responses']['ListDeposits503'];
    };
  };
  getDeposit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The deposit (`dep_…`).
         * @example dep_01kjrbjxdafnhb6j0p08k4xws9
         */
        id: components['parameters']['DepositId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The deposit. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Deposit'];
        };
      };
      400: components['responses']['GetDeposit400'];
      401: components['responses']['GetDeposit401'];
      403: components['responses']['GetDeposit403'];
      404: components['responses']['GetDeposit404'];
      429: components['responses']['GetDeposit429'];
      431: components['responses']['GetDeposit431'];
      500: components['responses']['GetDeposit500'];
      503: components['responses']['GetDeposit503'];
    };
  };
  listBeneficiaries: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only records that are active, or only those that are inactive.
         * @example active
         */
        status?: components['parameters']['RecordStatusFilter'];
        /**
         * @description Only records with exactly this reference of yours.
         * @example invoice-2041
         */
        externalReference?: components['parameters']['ExternalReferenceFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of beneficiaries. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BeneficiaryList'];
        };
      };
      400: components['responses']['ListBeneficiaries400'];
      401: components['responses']['ListBeneficiaries401'];
      403: components['responses']['ListBeneficiaries403'];
      429: components['responses']['ListBeneficiaries429'];
      431: components['responses']['ListBeneficiaries431'];
      500: components['responses']['ListBeneficiaries500'];
      503: components['responses']['ListBeneficiaries503'];
    };
  };
  createBeneficiary: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateBeneficiaryRequest'];
      };
    };
    responses: {
      /** @description The beneficiary, ready to be paid. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Beneficiary'];
        };
      };
      400: components['responses']['CreateBeneficiary400'];
      401: components['responses']['CreateBeneficiary401'];
      403: components['responses']['CreateBeneficiary403'];
      408: components['responses']['CreateBeneficiary408'];
      409: components['responses']['CreateBeneficiary409'];
      413: components['responses']['CreateBeneficiary413'];
      415: components['responses']['CreateBeneficiary415'];
      422: components['responses']['CreateBeneficiary422'];
      429: components['responses']['CreateBeneficiary429'];
      431: components['responses']['CreateBeneficiary431'];
      500: components['responses']['CreateBeneficiary500'];
      503: components['responses']['CreateBeneficiary503'];
    };
  };
  getBeneficiary: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The beneficiary (`ben_…`).
         * @example ben_01kjrbazewe86t6rq73463pv03
         */
        id: components['parameters']['BeneficiaryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The beneficiary. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Beneficiary'];
        };
      };
      400: components['responses']['GetBeneficiary400'];
      401: components['responses']['GetBeneficiary401'];
      403: components['responses']['GetBeneficiary403'];
      404: components['responses']['GetBeneficiary404'];
      429: components['responses']['GetBeneficiary429'];
      431: components['responses']['GetBeneficiary431'];
      500: components['responses']['GetBeneficiary500'];
      503: components['responses']['GetBeneficiary503'];
    };
  };
  deactivateBeneficiary: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The beneficiary (`ben_…`).
         * @example ben_01kjrbazewe86t6rq73463pv03
         */
        id: components['parameters']['BeneficiaryId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The beneficiary, now inactive. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Beneficiary'];
        };
      };
      400: components['responses']['DeactivateBeneficiary400'];
      401: components['responses']['DeactivateBeneficiary401'];
      403: components['responses']['DeactivateBeneficiary403'];
      404: components['responses']['DeactivateBeneficiary404'];
      408: components['responses']['DeactivateBeneficiary408'];
      409: components['responses']['DeactivateBeneficiary409'];
      413: components['responses']['DeactivateBeneficiary413'];
      415: components['responses']['DeactivateBeneficiary415'];
      422: components['responses']['DeactivateBeneficiary422'];
      429: components['responses']['DeactivateBeneficiary429'];
      431: components['responses']['DeactivateBeneficiary431'];
      500: components['responses']['DeactivateBeneficiary500'];
      503: components['responses']['DeactivateBeneficiary503'];
    };
  };
  listIdentityEvidence: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only evidence that has this status now.
         * @example accepted
         */
        status?: components['parameters']['IdentityEvidenceStatusFilter'];
      };
      header?: never;
      path: {
        /**
         * @description The beneficiary (`ben_…`).
         * @example ben_01kjrbazewe86t6rq73463pv03
         */
        id: components['parameters']['BeneficiaryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of evidence. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdentityEvidenceList'];
        };
      };
      400: components['responses']['ListIdentityEvidence400'];
      401: components['responses']['ListIdentityEvidence401'];
      403: components['responses']['ListIdentityEvidence403'];
      404: components['responses']['ListIdentityEvidence404'];
      429: components['responses']['ListIdentityEvidence429'];
      431: components['responses']['ListIdentityEvidence431'];
      500: components['responses']['ListIdentityEvidence500'];
      503: components['responses']['ListIdentityEvidence503'];
    };
  };
  createIdentityEvidence: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The beneficiary (`ben_…`).
         * @example ben_01kjrbazewe86t6rq73463pv03
         */
        id: components['parameters']['BeneficiaryId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateIdentityEvidenceRequest'];
      };
    };
    responses: {
      /** @description The evidence, waiting for its decision. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdentityEvidence'];
        };
      };
      400: components['responses']['CreateIdentityEvidence400'];
      401: components['responses']['CreateIdentityEvidence401'];
      403: components['responses']['CreateIdentityEvidence403'];
      404: components['responses']['CreateIdentityEvidence404'];
      408: components['responses']['CreateIdentityEvidence408'];
      409: components['responses']['CreateIdentityEvidence409'];
      413: components['responses']['CreateIdentityEvidence413'];
      415: components['responses']['CreateIdentityEvidence415'];
      422: components['responses']['CreateIdentityEvidence422'];
      429: components['responses']['CreateIdentityEvidence429'];
      431: components['responses']['CreateIdentityEvidence431'];
      500: components['responses']['CreateIdentityEvidence500'];
      503: components['responses']['CreateIdentityEvidence503'];
    };
  };
  listDestinations: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only records that are active, or only those that are inactive.
         * @example active
         */
        status?: components['parameters']['RecordStatusFilter'];
        /**
         * @description Only records with exactly this reference of yours.
         * @example invoice-2041
         */
        externalReference?: components['parameters']['ExternalReferenceFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of destinations. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DestinationList'];
        };
      };
      400: components['responses']['ListDestinations400'];
      401: components['responses']['ListDestinations401'];
      403: components['responses']['ListDestinations403'];
      429: components['responses']['ListDestinations429'];
      431: components['responses']['ListDestinations431'];
      500: components['responses']['ListDestinations500'];
      503: components['responses']['ListDestinations503'];
    };
  };
  createDestination: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateDestinationRequest'];
      };
    };
    responses: {
      /** @description The destination, ready for withdrawals. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StablecoinDestination'];
        };
      };
      400: components['responses']['CreateDestination400'];
      401: components['responses']['CreateDestination401'];
      403: components['responses']['CreateDestination403'];
      408: components['responses']['CreateDestination408'];
      409: components['responses']['CreateDestination409'];
      413: components['responses']['CreateDestination413'];
      415: components['responses']['CreateDestination415'];
      422: components['responses']['CreateDestination422'];
      429: components['responses']['CreateDestination429'];
      431: components['responses']['CreateDestination431'];
      500: components['responses']['CreateDestination500'];
      503: components['responses']['CreateDestination503'];
    };
  };
  getDestination: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The saved destination (`dst_…`).
         * @example dst_01kjra6gj4f8xb9ef7e2q27cxr
         */
        id: components['parameters']['DestinationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The destination. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StablecoinDestination'];
        };
      };
      400: components['responses']['GetDestination400'];
      401: components['responses']['GetDestination401'];
      403: components['responses']['GetDestination403'];
      404: components['responses']['GetDestination404'];
      429: components['responses']['GetDestination429'];
      431: components['responses']['GetDestination431'];
      500: components['responses']['GetDestination500'];
      503: components['responses']['GetDestination503'];
    };
  };
  deactivateDestination: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The saved destination (`dst_…`).
         * @example dst_01kjra6gj4f8xb9ef7e2q27cxr
         */
        id: components['parameters']['DestinationId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The destination, now inactive. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StablecoinDestination'];
        };
      };
      400: components['responses']['DeactivateDestination400'];
      401: components['responses']['DeactivateDestination401'];
      403: components['responses']['DeactivateDestination403'];
      404: components['responses']['DeactivateDestination404'];
      408: components['responses']['DeactivateDestination408'];
      409: components['responses']['DeactivateDestination409'];
      413: components['responses']['DeactivateDestination413'];
      415: components['responses']['DeactivateDestination415'];
      422: components['responses']['DeactivateDestination422'];
      429: components['responses']['DeactivateDestination429'];
      431: components['responses']['DeactivateDestination431'];
      500: components['responses']['DeactivateDestination500'];
      503: components['responses']['DeactivateDestination503'];
    };
  };
  listPayouts: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only what belongs to operations that have this status now.
         * @example settled
         */
        status?: components['parameters']['OperationStatusFilter'];
        /**
         * @description Only records with exactly this reference of yours.
         * @example invoice-2041
         */
        externalReference?: components['parameters']['ExternalReferenceFilter'];
        /**
         * @description Only payouts to this beneficiary. One that names nothing in your account gives an empty list.
         * @example ben_01kjrbazewe86t6rq73463pv03
         */
        beneficiaryId?: components['parameters']['BeneficiaryIdFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payouts. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutList'];
        };
      };
      400: components['responses']['ListPayouts400'];
      401: components['responses']['ListPayouts401'];
      403: components['responses']['ListPayouts403'];
      429: components['responses']['ListPayouts429'];
      431: components['responses']['ListPayouts431'];
      500: components['responses']['ListPayouts500'];
      503: components['responses']['ListPayouts503'];
    };
  };
  createPayout: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePayoutRequest'];
      };
    };
    responses: {
      /** @description The payout, accepted or held, with its amount reserved. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payout'];
        };
      };
      400: components['responses']['CreatePayout400'];
      401: components['responses']['CreatePayout401'];
      403: components['responses']['CreatePayout403'];
      404: components['responses']['CreatePayout404'];
      408: components['responses']['CreatePayout408'];
      409: components['responses']['CreatePayout409'];
      413: components['responses']['CreatePayout413'];
      415: components['responses']['CreatePayout415'];
      422: components['responses']['CreatePayout422'];
      429: components['responses']['CreatePayout429'];
      431: components['responses']['CreatePayout431'];
      500: components['responses']['CreatePayout500'];
      503: components['responses']['CreatePayout503'];
    };
  };
  previewPayout: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PreviewPayoutRequest'];
      };
    };
    responses: {
      /** @description What the creation would do. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutPreview'];
        };
      };
      400: components['responses']['PreviewPayout400'];
      401: components['responses']['PreviewPayout401'];
      403: components['responses']['PreviewPayout403'];
      404: components['responses']['PreviewPayout404'];
      408: components['responses']['PreviewPayout408'];
      409: components['responses']['PreviewPayout409'];
      413: components['responses']['PreviewPayout413'];
      415: components['responses']['PreviewPayout415'];
      422: components['responses']['PreviewPayout422'];
      429: components['responses']['PreviewPayout429'];
      431: components['responses']['PreviewPayout431'];
      500: components['responses']['PreviewPayout500'];
      503: components['responses']['PreviewPayout503'];
    };
  };
  getPayout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The payout (`pay_…`).
         * @example pay_01kjrbktjrf39snt67ky0j9ar2
         */
        id: components['parameters']['PayoutId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payout. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payout'];
        };
      };
      400: components['responses']['GetPayout400'];
      401: components['responses']['GetPayout401'];
      403: components['responses']['GetPayout403'];
      404: components['responses']['GetPayout404'];
      429: components['responses']['GetPayout429'];
      431: components['responses']['GetPayout431'];
      500: components['responses']['GetPayout500'];
      503: components['responses']['GetPayout503'];
    };
  };
  listWithdrawals: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only what belongs to operations that have this status now.
         * @example settled
         */
        status?: components['parameters']['OperationStatusFilter'];
        /**
         * @description Only records with exactly this reference of yours.
         * @example invoice-2041
         */
        externalReference?: components['parameters']['ExternalReferenceFilter'];
        /**
         * @description Only withdrawals to this destination. One that names nothing in your account gives an empty list.
         * @example dst_01kjra6gj4f8xb9ef7e2q27cxr
         */
        destinationId?: components['parameters']['DestinationIdFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of withdrawals. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawalList'];
        };
      };
      400: components['responses']['ListWithdrawals400'];
      401: components['responses']['ListWithdrawals401'];
      403: components['responses']['ListWithdrawals403'];
      429: components['responses']['ListWithdrawals429'];
      431: components['responses']['ListWithdrawals431'];
      500: components['responses']['ListWithdrawals500'];
      503: components['responses']['ListWithdrawals503'];
    };
  };
  createWithdrawal: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateWithdrawalRequest'];
      };
    };
    responses: {
      /** @description The withdrawal, accepted or held, with its amount reserved. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Withdrawal'];
        };
      };
      400: components['responses']['CreateWithdrawal400'];
      401: components['responses']['CreateWithdrawal401'];
      403: components['responses']['CreateWithdrawal403'];
      404: components['responses']['CreateWithdrawal404'];
      408: components['responses']['CreateWithdrawal408'];
      409: components['responses']['CreateWithdrawal409'];
      413: components['responses']['CreateWithdrawal413'];
      415: components['responses']['CreateWithdrawal415'];
      422: components['responses']['CreateWithdrawal422'];
      429: components['responses']['CreateWithdrawal429'];
      431: components['responses']['CreateWithdrawal431'];
      500: components['responses']['CreateWithdrawal500'];
      503: components['responses']['CreateWithdrawal503'];
    };
  };
  previewWithdrawal: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PreviewWithdrawalRequest'];
      };
    };
    responses: {
      /** @description What the creation would do. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawalPreview'];
        };
      };
      400: components['responses']['PreviewWithdrawal400'];
      401: components['responses']['PreviewWithdrawal401'];
      403: components['responses']['PreviewWithdrawal403'];
      404: components['responses']['PreviewWithdrawal404'];
      408: components['responses']['PreviewWithdrawal408'];
      409: components['responses']['PreviewWithdrawal409'];
      413: components['responses']['PreviewWithdrawal413'];
      415: components['responses']['PreviewWithdrawal415'];
      422: components['responses']['PreviewWithdrawal422'];
      429: components['responses']['PreviewWithdrawal429'];
      431: components['responses']['PreviewWithdrawal431'];
      500: components['responses']['PreviewWithdrawal500'];
      503: components['responses']['PreviewWithdrawal503'];
    };
  };
  getWithdrawal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The withdrawal (`wdr_…`).
         * @example wdr_01kjrd1kj4e7drd5trncwb8a1t
         */
        id: components['parameters']['WithdrawalId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The withdrawal. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Withdrawal'];
        };
      };
      400: components['responses']['GetWithdrawal400'];
      401: components['responses']['GetWithdrawal401'];
      403: components['responses']['GetWithdrawal403'];
      404: components['responses']['GetWithdrawal404'];
      429: components['responses']['GetWithdrawal429'];
      431: components['responses']['GetWithdrawal431'];
      500: components['responses']['GetWithdrawal500'];
      503: components['responses']['GetWithdrawal503'];
    };
  };
  listConversionQuotes: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only quotes that have this status now.
         * @example open
         */
        status?: components['parameters']['ConversionQuoteStatusFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of quotes. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConversionQuoteList'];
        };
      };
      400: components['responses']['ListConversionQuotes400'];
      401: components['responses']['ListConversionQuotes401'];
      403: components['responses']['ListConversionQuotes403'];
      429: components['responses']['ListConversionQuotes429'];
      431: components['responses']['ListConversionQuotes431'];
      500: components['responses']['ListConversionQuotes500'];
      503: components['responses']['ListConversionQuotes503'];
    };
  };
  createConversionQuote: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateConversionQuoteRequest'];
      };
    };
    responses: {
      /** @description The quote, open. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConversionQuote'];
        };
      };
      400: components['responses']['CreateConversionQuote400'];
      401: components['responses']['CreateConversionQuote401'];
      403: components['responses']['CreateConversionQuote403'];
      408: components['responses']['CreateConversionQuote408'];
      409: components['responses']['CreateConversionQuote409'];
      413: components['responses']['CreateConversionQuote413'];
      415: components['responses']['CreateConversionQuote415'];
      422: components['responses']['CreateConversionQuote422'];
      429: components['responses']['CreateConversionQuote429'];
      431: components['responses']['CreateConversionQuote431'];
      500: components['responses']['CreateConversionQuote500'];
      503: components['responses']['CreateConversionQuote503'];
    };
  };
  getConversionQuote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The quote (`quo_…`).
         * @example quo_01kjrcf9vmed7a5m4q62h02e40
         */
        id: components['parameters']['ConversionQuoteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The quote. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConversionQuote'];
        };
      };
      400: components['responses']['GetConversionQuote400'];
      401: components['responses']['GetConversionQuote401'];
      403: components['responses']['GetConversionQuote403'];
      404: components['responses']['GetConversionQuote404'];
      429: components['responses']['GetConversionQuote429'];
      431: components['responses']['GetConversionQuote431'];
      500: components['responses']['GetConversionQuote500'];
      503: components['responses']['GetConversionQuote503'];
    };
  };
  acceptConversionQuote: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The quote (`quo_…`).
         * @example quo_01kjrcf9vmed7a5m4q62h02e40
         */
        id: components['parameters']['ConversionQuoteId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['AcceptConversionQuoteRequest'];
      };
    };
    responses: {
      /** @description The conversion, accepted or held, with its source reserved. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Conversion'];
        };
      };
      400: components['responses']['AcceptConversionQuote400'];
      401: components['responses']['AcceptConversionQuote401'];
      403: components['responses']['AcceptConversionQuote403'];
      404: components['responses']['AcceptConversionQuote404'];
      408: components['responses']['AcceptConversionQuote408'];
      409: components['responses']['AcceptConversionQuote409'];
      413: components['responses']['AcceptConversionQuote413'];
      415: components['responses']['AcceptConversionQuote415'];
      422: components['responses']['AcceptConversionQuote422'];
      429: components['responses']['AcceptConversionQuote429'];
      431: components['responses']['AcceptConversionQuote431'];
      500: components['responses']['AcceptConversionQuote500'];
      503: components['responses']['AcceptConversionQuote503'];
    };
  };
  listConversions: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only what belongs to operations that have this status now.
         * @example settled
         */
        status?: components['parameters']['OperationStatusFilter'];
        /**
         * @description Only records with exactly this reference of yours.
         * @example invoice-2041
         */
        externalReference?: components['parameters']['ExternalReferenceFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of conversions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConversionList'];
        };
      };
      400: components['responses']['ListConversions400'];
      401: components['responses']['ListConversions401'];
      403: components['responses']['ListConversions403'];
      429: components['responses']['ListConversions429'];
      431: components['responses']['ListConversions431'];
      500: components['responses']['ListConversions500'];
      503: components['responses']['ListConversions503'];
    };
  };
  getConversion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The conversion (`cnv_…`).
         * @example cnv_01kjrcfnstej5sarsbtmjn757f
         */
        id: components['parameters']['ConversionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The conversion. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Conversion'];
        };
      };
      400: components['responses']['GetConversion400'];
      401: components['responses']['GetConversion401'];
      403: components['responses']['GetConversion403'];
      404: components['responses']['GetConversion404'];
      429: components['responses']['GetConversion429'];
      431: components['responses']['GetConversion431'];
      500: components['responses']['GetConversion500'];
      503: components['responses']['GetConversion503'];
    };
  };
  getTreasurySettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TreasurySettings'];
        };
      };
      400: components['responses']['GetTreasurySettings400'];
      401: components['responses']['GetTreasurySettings401'];
      403: components['responses']['GetTreasurySettings403'];
      429: components['responses']['GetTreasurySettings429'];
      431: components['responses']['GetTreasurySettings431'];
      500: components['responses']['GetTreasurySettings500'];
      503: components['responses']['GetTreasurySettings503'];
    };
  };
  updateTreasurySettings: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateTreasurySettingsRequest'];
      };
    };
    responses: {
      /** @description The settings, as they are now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TreasurySettings'];
        };
      };
      400: components['responses']['UpdateTreasurySettings400'];
      401: components['responses']['UpdateTreasurySettings401'];
      403: components['responses']['UpdateTreasurySettings403'];
      408: components['responses']['UpdateTreasurySettings408'];
      409: components['responses']['UpdateTreasurySettings409'];
      413: components['responses']['UpdateTreasurySettings413'];
      415: components['responses']['UpdateTreasurySettings415'];
      422: components['responses']['UpdateTreasurySettings422'];
      429: components['responses']['UpdateTreasurySettings429'];
      431: components['responses']['UpdateTreasurySettings431'];
      500: components['responses']['UpdateTreasurySettings500'];
      503: components['responses']['UpdateTreasurySettings503'];
    };
  };
  getEffectiveConfiguration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The configuration in effect. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Configuration'];
        };
      };
      400: components['responses']['GetEffectiveConfiguration400'];
      401: components['responses']['GetEffectiveConfiguration401'];
      403: components['responses']['GetEffectiveConfiguration403'];
      429: components['responses']['GetEffectiveConfiguration429'];
      431: components['responses']['GetEffectiveConfiguration431'];
      500: components['responses']['GetEffectiveConfiguration500'];
      503: components['responses']['GetEffectiveConfiguration503'];
    };
  };
  getDeveloperFees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schedule that holds now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeveloperFeeSchedule'];
        };
      };
      400: components['responses']['GetDeveloperFees400'];
      401: components['responses']['GetDeveloperFees401'];
      403: components['responses']['GetDeveloperFees403'];
      429: components['responses']['GetDeveloperFees429'];
      431: components['responses']['GetDeveloperFees431'];
      500: components['responses']['GetDeveloperFees500'];
      503: components['responses']['GetDeveloperFees503'];
    };
  };
  replaceDeveloperFees: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /** @description The token of a recent second-factor confirmation. A call without one that holds for the account is refused with `step_up_required`. It may be sent any number of times until it ends. */
        'Step-Up-Token'?: components['parameters']['StepUpToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplaceDeveloperFeesRequest'];
      };
    };
    responses: {
      /** @description The schedule, as it holds now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeveloperFeeSchedule'];
        };
      };
      400: components['responses']['ReplaceDeveloperFees400'];
      401: components['responses']['ReplaceDeveloperFees401'];
      403: components['responses']['ReplaceDeveloperFees403'];
      408: components['responses']['ReplaceDeveloperFees408'];
      409: components['responses']['ReplaceDeveloperFees409'];
      413: components['responses']['ReplaceDeveloperFees413'];
      415: components['responses']['ReplaceDeveloperFees415'];
      422: components['responses']['ReplaceDeveloperFees422'];
      429: components['responses']['ReplaceDeveloperFees429'];
      431: components['responses']['ReplaceDeveloperFees431'];
      500: components['responses']['ReplaceDeveloperFees500'];
      503: components['responses']['ReplaceDeveloperFees503'];
    };
  };
  getRevenue: {
    parameters: {
      query?: {
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The revenue, by day and asset. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Revenue'];
        };
      };
      400: components['responses']['GetRevenue400'];
      401: components['responses']['GetRevenue401'];
      403: components['responses']['GetRevenue403'];
      429: components['responses']['GetRevenue429'];
      431: components['responses']['GetRevenue431'];
      500: components['responses']['GetRevenue500'];
      503: components['responses']['GetRevenue503'];
    };
  };
  getRevenueReport: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of the report, or all of it as CSV. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          Vary: components['headers']['VaryAccept'];
          /**
           * @description Sent with CSV, which is a file to be saved.
           * @example attachment; filename="revenue.csv"
           */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevenueReport'];
          'text/csv': string;
        };
      };
      400: components['responses']['GetRevenueReport400'];
      401: components['responses']['GetRevenueReport401'];
      403: components['responses']['GetRevenueReport403'];
      429: components['responses']['GetRevenueReport429'];
      431: components['responses']['GetRevenueReport431'];
      500: components['responses']['GetRevenueReport500'];
      503: components['responses']['GetRevenueReport503'];
    };
  };
  listActivity: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only what happened of this type, such as `payout.settled`.
         * @example payout.settled
         */
        type?: components['parameters']['ActivityTypeFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of what happened. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivityList'];
        };
      };
      400: components['responses']['ListActivity400'];
      401: components['responses']['ListActivity401'];
      403: components['responses']['ListActivity403'];
      429: components['responses']['ListActivity429'];
      431: components['responses']['ListActivity431'];
      500: components['responses']['ListActivity500'];
      503: components['responses']['ListActivity503'];
    };
  };
  getRate: {
    parameters: {
      query: {
        /**
         * @description What is exchanged.
         * @example AUD
         */
        source: components['parameters']['RateSource'];
        /**
         * @description What is got for it. It differs from the source.
         * @example USDC
         */
        destination: components['parameters']['RateDestination'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rate. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IndicativeRate'];
        };
      };
      400: components['responses']['GetRate400'];
      401: components['responses']['GetRate401'];
      403: components['responses']['GetRate403'];
      429: components['responses']['GetRate429'];
      431: components['responses']['GetRate431'];
      500: components['responses']['GetRate500'];
      503: components['responses']['GetRate503'];
    };
  };
  listInvoices: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only invoices that have this status now.
         * @example issued
         */
        status?: components['parameters']['InvoiceStatusFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of invoices. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceList'];
        };
      };
      400: components['responses']['ListInvoices400'];
      401: components['responses']['ListInvoices401'];
      403: components['responses']['ListInvoices403'];
      429: components['responses']['ListInvoices429'];
      431: components['responses']['ListInvoices431'];
      500: components['responses']['ListInvoices500'];
      503: components['responses']['ListInvoices503'];
    };
  };
  getInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The invoice (`bil_…`).
         * @example bil_01kjr92c00e2tbb6ygsevx1f7q
         */
        id: components['parameters']['InvoiceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invoice. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invoice'];
        };
      };
      400: components['responses']['GetInvoice400'];
      401: components['responses']['GetInvoice401'];
      403: components['responses']['GetInvoice403'];
      404: components['responses']['GetInvoice404'];
      429: components['responses']['GetInvoice429'];
      431: components['responses']['GetInvoice431'];
      500: components['responses']['GetInvoice500'];
      503: components['responses']['GetInvoice503'];
    };
  };
  getInvoicePdf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The invoice (`bil_…`).
         * @example bil_01kjr92c00e2tbb6ygsevx1f7q
         */
        id: components['parameters']['InvoiceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document, A4, tagged, with its fonts. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['GetInvoicePdf400'];
      401: components['responses']['GetInvoicePdf401'];
      403: components['responses']['GetInvoicePdf403'];
      404: components['responses']['GetInvoicePdf404'];
      429: components['responses']['GetInvoicePdf429'];
      431: components['responses']['GetInvoicePdf431'];
      500: components['responses']['GetInvoicePdf500'];
      503: components['responses']['GetInvoicePdf503'];
    };
  };
  listTransfers: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only transfers that have this status now.
         * @example completed
         */
        status?: components['parameters']['TransferStatusFilter'];
        /**
         * @description Only those in this direction.
         * @example aud_to_stablecoin
         */
        direction?: components['parameters']['DirectionFilter'];
        /**
         * @description Only those of this customer (`cus_…`).
         * @example cus_01kjrcv8m2e7xb3h2d5n7qz9rt
         */
        customerId?: components['parameters']['CustomerIdFilter'];
        /**
         * @description Only what was sent to this payment route (`rte_…`).
         * @example rte_01kjrcj3tqfr8b4dd8ykqhx5m2
         */
        paymentRouteId?: components['parameters']['PaymentRouteIdFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transfers. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransferList'];
        };
      };
      400: components['responses']['ListTransfers400'];
      401: components['responses']['ListTransfers401'];
      403: components['responses']['ListTransfers403'];
      429: components['responses']['ListTransfers429'];
      431: components['responses']['ListTransfers431'];
      500: components['responses']['ListTransfers500'];
      503: components['responses']['ListTransfers503'];
    };
  };
  getTransfer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The transfer (`trf_…`).
         * @example trf_01kjrd0q3ye2xrzh3gq4f7y8sa
         */
        id: components['parameters']['TransferId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The transfer. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transfer'];
        };
      };
      400: components['responses']['GetTransfer400'];
      401: components['responses']['GetTransfer401'];
      403: components['responses']['GetTransfer403'];
      404: components['responses']['GetTransfer404'];
      429: components['responses']['GetTransfer429'];
      431: components['responses']['GetTransfer431'];
      500: components['responses']['GetTransfer500'];
      503: components['responses']['GetTransfer503'];
    };
  };
  simulatePayin: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SimulatePayinRequest'];
      };
    };
    responses: {
      /** @description The pay-in at its outcome, or the transfer as it begins. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimulatedPayin'];
        };
      };
      400: components['responses']['SimulatePayin400'];
      401: components['responses']['SimulatePayin401'];
      403: components['responses']['SimulatePayin403'];
      404: components['responses']['SimulatePayin404'];
      408: components['responses']['SimulatePayin408'];
      409: components['responses']['SimulatePayin409'];
      413: components['responses']['SimulatePayin413'];
      415: components['responses']['SimulatePayin415'];
      422: components['responses']['SimulatePayin422'];
      429: components['responses']['SimulatePayin429'];
      431: components['responses']['SimulatePayin431'];
      500: components['responses']['SimulatePayin500'];
      503: components['responses']['SimulatePayin503'];
    };
  };
  advancePayin: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The pay-in (`pin_…`).
         * @example pin_01kjrataj0fnq85yej2f4w8fax
         */
        id: components['parameters']['PayinId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdvancePayinRequest'];
      };
    };
    responses: {
      /** @description The pay-in after the move. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payin'];
        };
      };
      400: components['responses']['AdvancePayin400'];
      401: components['responses']['AdvancePayin401'];
      403: components['responses']['AdvancePayin403'];
      404: components['responses']['AdvancePayin404'];
      408: components['responses']['AdvancePayin408'];
      409: components['responses']['AdvancePayin409'];
      413: components['responses']['AdvancePayin413'];
      415: components['responses']['AdvancePayin415'];
      422: components['responses']['AdvancePayin422'];
      429: components['responses']['AdvancePayin429'];
      431: components['responses']['AdvancePayin431'];
      500: components['responses']['AdvancePayin500'];
      503: components['responses']['AdvancePayin503'];
    };
  };
  simulateDeposit: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SimulateDepositRequest'];
      };
    };
    responses: {
      /** @description The deposit at its outcome, or the transfer as it begins. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimulatedDeposit'];
        };
      };
      400: components['responses']['SimulateDeposit400'];
      401: components['responses']['SimulateDeposit401'];
      403: components['responses']['SimulateDeposit403'];
      404: components['responses']['SimulateDeposit404'];
      408: components['responses']['SimulateDeposit408'];
      409: components['responses']['SimulateDeposit409'];
      413: components['responses']['SimulateDeposit413'];
      415: components['responses']['SimulateDeposit415'];
      422: components['responses']['SimulateDeposit422'];
      429: components['responses']['SimulateDeposit429'];
      431: components['responses']['SimulateDeposit431'];
      500: components['responses']['SimulateDeposit500'];
      503: components['responses']['SimulateDeposit503'];
    };
  };
  advanceDeposit: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The deposit (`dep_…`).
         * @example dep_01kjrbjxdafnhb6j0p08k4xws9
         */
        id: components['parameters']['DepositId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdvanceDepositRequest'];
      };
    };
    responses: {
      /** @description The deposit after the move. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Deposit'];
        };
      };
      400: components['responses']['AdvanceDeposit400'];
      401: components['responses']['AdvanceDeposit401'];
      403: components['responses']['AdvanceDeposit403'];
      404: components['responses']['AdvanceDeposit404'];
      408: components['responses']['AdvanceDeposit408'];
      409: components['responses']['AdvanceDeposit409'];
      413: components['responses']['AdvanceDeposit413'];
      415: components['responses']['AdvanceDeposit415'];
      422: components['responses']['AdvanceDeposit422'];
      429: components['responses']['AdvanceDeposit429'];
      431: components['responses']['AdvanceDeposit431'];
      500: components['responses']['AdvanceDeposit500'];
      503: components['responses']['AdvanceDeposit503'];
    };
  };
  advanceOperation: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The payout (`pay_…`), withdrawal (`wdr_…`) or conversion (`cnv_…`).
         * @example pay_01kjrbktjrf39snt67ky0j9ar2
         */
        id: components['parameters']['OperationId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdvanceOperationRequest'];
      };
    };
    responses: {
      /** @description The operation after the move. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TreasuryOperation'];
        };
      };
      400: components['responses']['AdvanceOperation400'];
      401: components['responses']['AdvanceOperation401'];
      403: components['responses']['AdvanceOperation403'];
      404: components['responses']['AdvanceOperation404'];
      408: components['responses']['AdvanceOperation408'];
      409: components['responses']['AdvanceOperation409'];
      413: components['responses']['AdvanceOperation413'];
      415: components['responses']['AdvanceOperation415'];
      422: components['responses']['AdvanceOperation422'];
      429: components['responses']['AdvanceOperation429'];
      431: components['responses']['AdvanceOperation431'];
      500: components['responses']['AdvanceOperation500'];
      503: components['responses']['AdvanceOperation503'];
    };
  };
  advanceTransfer: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The transfer (`trf_…`).
         * @example trf_01kjrd0q3ye2xrzh3gq4f7y8sa
         */
        id: components['parameters']['TransferId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdvanceTransferRequest'];
      };
    };
    responses: {
      /** @description The transfer after the move. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transfer'];
        };
      };
      400: components['responses']['AdvanceTransfer400'];
      401: components['responses']['AdvanceTransfer401'];
      403: components['responses']['AdvanceTransfer403'];
      404: components['responses']['AdvanceTransfer404'];
      408: components['responses']['AdvanceTransfer408'];
      409: components['responses']['AdvanceTransfer409'];
      413: components['responses']['AdvanceTransfer413'];
      415: components['responses']['AdvanceTransfer415'];
      422: components['responses']['AdvanceTransfer422'];
      429: components['responses']['AdvanceTransfer429'];
      431: components['responses']['AdvanceTransfer431'];
      500: components['responses']['AdvanceTransfer500'];
      503: components['responses']['AdvanceTransfer503'];
    };
  };
  decideIdentityEvidence: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The identity evidence (`evd_…`).
         * @example evd_01kjrbeapfep7tp8ennbkzyg6g
         */
        id: components['parameters']['IdentityEvidenceId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideIdentityEvidenceRequest'];
      };
    };
    responses: {
      /** @description The evidence after the decision. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdentityEvidence'];
        };
      };
      400: components['responses']['DecideIdentityEvidence400'];
      401: components['responses']['DecideIdentityEvidence401'];
      403: components['responses']['DecideIdentityEvidence403'];
      404: components['responses']['DecideIdentityEvidence404'];
      408: components['responses']['DecideIdentityEvidence408'];
      409: components['responses']['DecideIdentityEvidence409'];
      413: components['responses']['DecideIdentityEvidence413'];
      415: components['responses']['DecideIdentityEvidence415'];
      422: components['responses']['DecideIdentityEvidence422'];
      429: components['responses']['DecideIdentityEvidence429'];
      431: components['responses']['DecideIdentityEvidence431'];
      500: components['responses']['DecideIdentityEvidence500'];
      503: components['responses']['DecideIdentityEvidence503'];
    };
  };
  draftInvoice: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DraftInvoiceRequest'];
      };
    };
    responses: {
      /** @description The invoice, a draft. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invoice'];
        };
      };
      400: components['responses']['DraftInvoice400'];
      401: components['responses']['DraftInvoice401'];
      403: components['responses']['DraftInvoice403'];
      408: components['responses']['DraftInvoice408'];
      409: components['responses']['DraftInvoice409'];
      413: components['responses']['DraftInvoice413'];
      415: components['responses']['DraftInvoice415'];
      422: components['responses']['DraftInvoice422'];
      429: components['responses']['DraftInvoice429'];
      431: components['responses']['DraftInvoice431'];
      500: components['responses']['DraftInvoice500'];
      503: components['responses']['DraftInvoice503'];
    };
  };
  adjustInvoice: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The invoice (`bil_…`).
         * @example bil_01kjr92c00e2tbb6ygsevx1f7q
         */
        id: components['parameters']['InvoiceId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdjustInvoiceRequest'];
      };
    };
    responses: {
      /** @description The draft with its adjustment. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invoice'];
        };
      };
      400: components['responses']['AdjustInvoice400'];
      401: components['responses']['AdjustInvoice401'];
      403: components['responses']['AdjustInvoice403'];
      404: components['responses']['AdjustInvoice404'];
      408: components['responses']['AdjustInvoice408'];
      409: components['responses']['AdjustInvoice409'];
      413: components['responses']['AdjustInvoice413'];
      415: components['responses']['AdjustInvoice415'];
      422: components['responses']['AdjustInvoice422'];
      429: components['responses']['AdjustInvoice429'];
      431: components['responses']['AdjustInvoice431'];
      500: components['responses']['AdjustInvoice500'];
      503: components['responses']['AdjustInvoice503'];
    };
  };
  advanceInvoice: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description The invoice (`bil_…`).
         * @example bil_01kjr92c00e2tbb6ygsevx1f7q
         */
        id: components['parameters']['InvoiceId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdvanceInvoiceRequest'];
      };
    };
    responses: {
      /** @description The invoice after the move. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invoice'];
        };
      };
      400: components['responses']['AdvanceInvoice400'];
      401: components['responses']['AdvanceInvoice401'];
      403: components['responses']['AdvanceInvoice403'];
      404: components['responses']['AdvanceInvoice404'];
      408: components['responses']['AdvanceInvoice408'];
      409: components['responses']['AdvanceInvoice409'];
      413: components['responses']['AdvanceInvoice413'];
      415: components['responses']['AdvanceInvoice415'];
      422: components['responses']['AdvanceInvoice422'];
      429: components['responses']['AdvanceInvoice429'];
      431: components['responses']['AdvanceInvoice431'];
      500: components['responses']['AdvanceInvoice500'];
      503: components['responses']['AdvanceInvoice503'];
    };
  };
  pinRate: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PinRateRequest'];
      };
    };
    responses: {
      /** @description The rate, as it is pinned now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PinnedRate'];
        };
      };
      400: components['responses']['PinRate400'];
      401: components['responses']['PinRate401'];
      403: components['responses']['PinRate403'];
      408: components['responses']['PinRate408'];
      409: components['responses']['PinRate409'];
      413: components['responses']['PinRate413'];
      415: components['responses']['PinRate415'];
      422: components['responses']['PinRate422'];
      429: components['responses']['PinRate429'];
      431: components['responses']['PinRate431'];
      500: components['responses']['PinRate500'];
      503: components['responses']['PinRate503'];
    };
  };
  injectFaults: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InjectFaultsRequest'];
      };
    };
    responses: {
      /** @description The faults, as they wait. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InjectedFaults'];
        };
      };
      400: components['responses']['InjectFaults400'];
      401: components['responses']['InjectFaults401'];
      403: components['responses']['InjectFaults403'];
      408: components['responses']['InjectFaults408'];
      409: components['responses']['InjectFaults409'];
      413: components['responses']['InjectFaults413'];
      415: components['responses']['InjectFaults415'];
      422: components['responses']['InjectFaults422'];
      429: components['responses']['InjectFaults429'];
      431: components['responses']['InjectFaults431'];
      500: components['responses']['InjectFaults500'];
      503: components['responses']['InjectFaults503'];
    };
  };
  configureSandbox: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfigureSandboxRequest'];
      };
    };
    responses: {
      /** @description The new version, in effect. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Configuration'];
        };
      };
      400: components['responses']['ConfigureSandbox400'];
      401: components['responses']['ConfigureSandbox401'];
      403: components['responses']['ConfigureSandbox403'];
      408: components['responses']['ConfigureSandbox408'];
      409: components['responses']['ConfigureSandbox409'];
      413: components['responses']['ConfigureSandbox413'];
      415: components['responses']['ConfigureSandbox415'];
      422: components['responses']['ConfigureSandbox422'];
      429: components['responses']['ConfigureSandbox429'];
      431: components['responses']['ConfigureSandbox431'];
      500: components['responses']['ConfigureSandbox500'];
      503: components['responses']['ConfigureSandbox503'];
    };
  };
  getClock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The clock. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockState'];
        };
      };
      400: components['responses']['GetClock400'];
      401: components['responses']['GetClock401'];
      403: components['responses']['GetClock403'];
      429: components['responses']['GetClock429'];
      431: components['responses']['GetClock431'];
      500: components['responses']['GetClock500'];
      503: components['responses']['GetClock503'];
    };
  };
  setClock: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetClockRequest'];
      };
    };
    responses: {
      /** @description The clock, as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockState'];
        };
      };
      400: components['responses']['SetClock400'];
      401: components['responses']['SetClock401'];
      403: components['responses']['SetClock403'];
      408: components['responses']['SetClock408'];
      409: components['responses']['SetClock409'];
      413: components['responses']['SetClock413'];
      415: components['responses']['SetClock415'];
      422: components['responses']['SetClock422'];
      429: components['responses']['SetClock429'];
      431: components['responses']['SetClock431'];
      500: components['responses']['SetClock500'];
      503: components['responses']['SetClock503'];
    };
  };
  resetSandbox: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A key of your own for this one request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days; with another request it is refused.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The clock, as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockState'];
        };
      };
      400: components['responses']['ResetSandbox400'];
      401: components['responses']['ResetSandbox401'];
      403: components['responses']['ResetSandbox403'];
      408: components['responses']['ResetSandbox408'];
      409: components['responses']['ResetSandbox409'];
      413: components['responses']['ResetSandbox413'];
      415: components['responses']['ResetSandbox415'];
      422: components['responses']['ResetSandbox422'];
      429: components['responses']['ResetSandbox429'];
      431: components['responses']['ResetSandbox431'];
      500: components['responses']['ResetSandbox500'];
      503: components['responses']['ResetSandbox503'];
    };
  };
  listStateMachines: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state machines. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateMachineList'];
        };
      };
      400: components['responses']['ListStateMachines400'];
      401: components['responses']['ListStateMachines401'];
      403: components['responses']['ListStateMachines403'];
      429: components['responses']['ListStateMachines429'];
      431: components['responses']['ListStateMachines431'];
      500: components['responses']['ListStateMachines500'];
      503: components['responses']['ListStateMachines503'];
    };
  };
  listErrors: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The error catalogue. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorCatalogue'];
        };
      };
      400: components['responses']['ListErrors400'];
      401: components['responses']['ListErrors401'];
      403: components['responses']['ListErrors403'];
      429: components['responses']['ListErrors429'];
      431: components['responses']['ListErrors431'];
      500: components['responses']['ListErrors500'];
      503: components['responses']['ListErrors503'];
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The process is alive. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      400: components['responses']['GetHealth400'];
      431: components['responses']['GetHealth431'];
      500: components['responses']['GetHealth500'];
      503: components['responses']['GetHealth503'];
    };
  };
  getReadiness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The service is ready. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Readiness'];
        };
      };
      400: components['responses']['GetReadiness400'];
      431: components['responses']['GetReadiness431'];
      500: components['responses']['GetReadiness500'];
      503: components['responses']['GetReadiness503'];
    };
  };
  getContract: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The contract. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          Vary: components['headers']['Vary'];
          'Content-Encoding': components['headers']['ContentEncoding'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContractDocument'];
        };
      };
      /** @description The contract that the caller knows is the one that is served. There is no body. */
      304: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          Vary: components['headers']['Vary'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['GetContract400'];
      431: components['responses']['GetContract431'];
      500: components['responses']['GetContract500'];
      503: components['responses']['GetContract503'];
    };
  };
  getDocs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
      400: components['responses']['GetDocs400'];
      431: components['responses']['GetDocs431'];
      500: components['responses']['GetDocs500'];
      503: components['responses']['GetDocs503'];
    };
  };
}
