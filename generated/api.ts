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
     * @description Shows the whole wallet at one time: its balances, the configuration in effect, the newest funding instruments, receipts, destinations and movements, and what can be used now. The answer is one snapshot, so balances and movements agree.
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
     * @description Lists the movements of the wallet in all assets, newest first. A movement never changes, but the operation that it belongs to can still be in progress. `status` filters by that operation's current status, so movements without an operation do not match; `from` and `to` filter by `occurredAt`. The page contains no bank details and no saved addresses.
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
     * @description Shows one movement with its position in the wallet's history and its hash.
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
     * @description Shows the balances at a time in the past, or now. They include every movement up to and including that time. Only `pending` is always the current one.
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
     * @description Shows where a balance comes from: the movements of the asset up to and including a time, summed by kind.
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
  '/v1/treasury/balances/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the history of a balance
     * @description Shows what the wallet held of one asset at the end of each hour, day, week or month of a time range, oldest first. Each point includes the movements before its time `at`; if `to` is omitted, the last point is now and includes those of this moment. A date is the midnight in Sydney that begins it. Days, weeks and months are those of Sydney, and a week begins on Monday. The last point is at the end of the range, even within an interval. A range that is empty, ends in the future or has more than 400 points is refused.
     */
    get: operations['getBalanceHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/treasury/statement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a statement
     * @description Shows the opening and the closing balance of one asset over a time range, its movements summed by kind, and each movement, oldest first, with the balance after it. A date is the midnight in Sydney that begins it, so a statement for March goes from `2026-03-01` to `2026-04-01`. Only the operations' status can change in a statement. A range that is empty, ends in the future or is longer than 366 days is refused. The answer is CSV if `Accept` prefers `text/csv` to JSON, else JSON. CSV has the lines alone, is never paged and takes no `limit` or `cursor`. It is UTF-8 with a header line and CRLF line ends (RFC 4180); text, but no amount, that a spreadsheet could take for a formula is preceded by an apostrophe. If the connection breaks, the CSV is incomplete.
     */
    get: operations['getStatement'];
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
     * @description Shows the sequence number and the hash of the wallet's newest movement. Store it outside the service: if the chain of a later export does not contain it, the export was truncated or rewritten.
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
     * @description Streams every movement of the wallet as newline-delimited JSON, oldest first, one `LedgerLine` per line with its hash and the hash of the previous line. Anyone can verify the chain offline: each hash covers `previousHash` followed by the canonical JSON (RFC 8785) of the line without `hash`, `previousHash` and `operationStatus`, the sequence counts up from 1 without gaps, and the last line is the head. The export of an empty ledger is empty.
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
     * @description Lists the tenant's funding instruments, newest first. `from` and `to` filter by `createdAt`.
     */
    get: operations['listFundingInstruments'];
    put?: never;
    /**
     * Create a funding instrument
     * @description Issues a bank account in the tenant's name for Australian dollars, optionally with a PayID, or an address for one stablecoin on one network. It moves no money. What arrives becomes a pay-in or a deposit. A new account or PayID can take a few minutes to activate for real-time payments: show `activationMessage` to anyone who relies on it.
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
     * @description Deactivates the instrument permanently. It moves no money. The record stays readable, and earlier pay-ins and deposits stay linked to it; money that still arrives is held for a review. A second deactivation is `invalid_state`.
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
     * @description Lists pay-ins, newest first. Only credited pay-ins can be spent. `from` and `to` filter by `occurredAt`. The next page is in the `Link` header.
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
     * @description Shows one pay-in. Follow `nextAction` until it is credited or returned. When it is credited, `movementId` names the movement that added its net amount to the wallet.
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
     * @description Lists stablecoin deposits, newest first. Only credited deposits can be spent. `from` and `to` filter by `occurredAt`. The next page is in the `Link` header.
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
     * @description Shows one deposit. Follow `nextAction` until it is credited or returned. When it is credited, `movementId` names the movement that added its net amount to the wallet. It is credited only after its network has confirmed it irreversibly (`finalityReached`) and it has been screened.
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
     * @description Lists the tenant's beneficiaries, newest first. `from` and `to` filter by `createdAt`. The next page is in the `Link` header.
     */
    get: operations['listBeneficiaries'];
    put?: never;
    /**
     * Create a beneficiary
     * @description Saves a person or a business, with a bank account or a PayID, for repeated payments. It moves no money and does not guarantee that a payout is accepted: evidence, screening, limits and balance are checked when the payout is created. A PayID or ABN with a wrong form or wrong check digits, and a date of birth that is not in the past, are `invalid_request`. A share token that was used before is `identity_evidence_invalid`; a share token without a connected identity provider is `capability_disabled`.
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
     * @description Deactivates the beneficiary permanently. New payouts to it are refused; existing payouts continue with the details that they captured. A second deactivation is `invalid_state`.
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
     * @description Lists the evidence of one beneficiary, newest first. `from` and `to` filter by `createdAt`.
     */
    get: operations['listIdentityEvidence'];
    put?: never;
    /**
     * Submit identity evidence
     * @description Submits a share token of the identity provider as evidence of the beneficiary's identity. The evidence is `pending` until the identity provider decides. A token works once: if it was used before, for any beneficiary, it is `identity_evidence_invalid`. If no identity provider is connected, the answer is `capability_disabled`.
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
     * @description Lists the tenant's saved destinations, newest first. `from` and `to` filter by `createdAt`.
     */
    get: operations['listDestinations'];
    put?: never;
    /**
     * Create a destination
     * @description Saves an address for withdrawals of one stablecoin on one network. It moves no money. The address must be valid on its network; the zero address and the addresses of token contracts are refused.
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
     * @description Deactivates the destination permanently. New withdrawals to it are refused; existing withdrawals continue with the details that they captured. A second deactivation is `invalid_state`.
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
     * @description Lists the tenant's payouts, newest first. `from` and `to` filter by `createdAt`.
     */
    get: operations['listPayouts'];
    put?: never;
    /**
     * Create a payout
     * @description Pays Australian dollars to a beneficiary. If policy and balance allow it, the payout is created `accepted` and its amount and fee move from available to reserved immediately. If policy requires a review, it is created `held` with the same reservation. The bank payment follows: poll the payout until it is `settled`, `failed` or `returned`. A refused request creates and reserves nothing. The remitter, the beneficiary's details and the fee are captured here; later changes do not affect them.
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
     * @description Shows what this payout would cost and whether it would be accepted now, by the same checks in the same order. It creates and reserves nothing and is not binding: creating the payout repeats all checks. A request that breaks the contract, an unknown identifier and an inactive beneficiary are errors, as when creating it; every other refusal is answered with `canProceed` false and its code in `holdReason`.
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
     * @description Shows one payout in its current state, with its status history and all its movements.
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
  '/v1/treasury/payouts/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a payout
     * @description Cancels a payout that is `accepted` or `held`, and frees what it reserved: it becomes `failed` with the `failureCode` `canceled`. It is possible until its order is handed to a provider: after that, and while it is unknown whether the provider has the order, the answer is `invalid_state`. A payout is never both canceled and carried out. No mail about a failed payment is sent.
     */
    post: operations['cancelPayout'];
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
     * @description Lists the tenant's withdrawals, newest first. `from` and `to` filter by `createdAt`.
     */
    get: operations['listWithdrawals'];
    put?: never;
    /**
     * Create a withdrawal
     * @description Sends a stablecoin to a saved destination. If policy and balance allow it, the withdrawal is created `accepted` and its amount and fee move from available to reserved immediately. If policy requires a review, it is created `held` with the same reservation. The transfer on the chain follows: poll the withdrawal until it is `settled` or `failed`. A refused request creates and reserves nothing. The destination and the fee are captured here; later changes do not affect them.
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
     * @description Shows what this withdrawal would cost and whether it would be accepted now, by the same checks in the same order. It creates and reserves nothing and is not binding: creating the withdrawal repeats all checks. A request that breaks the contract, an unknown identifier and an inactive destination are errors, as when creating it; every other refusal is answered with `canProceed` false and its code in `holdReason`.
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
     * @description Shows one withdrawal in its current state, with its status history, all its movements, and its transaction on the chain.
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
  '/v1/treasury/withdrawals/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a withdrawal
     * @description Cancels a withdrawal that is `accepted` or `held`, and frees what it reserved: it becomes `failed` with the `failureCode` `canceled`. It is possible until its order is handed to a provider: after that, and while it is unknown whether the provider has the order, the answer is `invalid_state`. A withdrawal is never both canceled and carried out. No mail about a failed payment is sent.
     */
    post: operations['cancelWithdrawal'];
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
     * @description Lists the tenant's quotes, newest first. `from` and `to` filter by `createdAt`.
     */
    get: operations['listConversionQuotes'];
    put?: never;
    /**
     * Create a conversion quote
     * @description Creates an exact offer to exchange one balance for another. Fix the amount of one side; the other is computed exactly, and rounded down if it is what you receive, up if it is what you give. The offer reserves nothing and is valid until `expiresAt`. The same asset on both sides, a network for Australian dollars, and more decimals than the asset has are `invalid_request`. A destination that rounds to zero is `amount_below_minimum`.
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
     * @description Shows one quote in its current state. If it was accepted, `conversionId` names its conversion.
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
     * @description Executes the quote. The conversion is created `accepted` or, if policy requires a review, `held`, and its source and fee move from available to reserved immediately. The destination is credited when the conversion settles. A quote can be accepted once, until `expiresAt`. If the market has moved too far against the service since the quote was made, it is `quote_slippage_exceeded`. A refused acceptance creates and reserves nothing.
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
     * @description Lists the tenant's conversions, newest first. `from` and `to` filter by `createdAt`.
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
     * @description Shows one conversion in its current state, with its status history and all its movements in both assets.
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
     * @description Changes the given settings and leaves the rest. They apply to payouts created and transfers detected afterwards; existing ones keep what they captured. While `poboEnabled` is false, payouts cannot be made in the tenant's name: a body with `payoutRemitter: tenant` or `poboEnabled: false` that contradicts the stored other value is `invalid_state`.
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
     * @description Shows the configuration in effect: the limits, capabilities, fees and policies that new records are checked against.
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
  '/v1/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List customers
     * @description Lists the tenant's customers, newest first. `from` and `to` filter by `createdAt`.
     */
    get: operations['listCustomers'];
    put?: never;
    /**
     * Create a customer
     * @description Creates a person or a business. With details, the identity provider checks them immediately and the verification is `in_progress`. Without details, or while no identity provider is connected, it is `not_started`; give the details later to start it. The requested entitlements follow the verification. An invalid e-mail address or country, and a date of birth that is not between 1900 and yesterday in Sydney, are `invalid_request`. An `externalCustomerId` of another customer is `duplicate_external_reference`.
     */
    post: operations['createCustomer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/customers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a customer
     * @description Shows one customer, whatever its verification status.
     */
    get: operations['getCustomer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change a customer
     * @description Replaces the given fields and leaves the rest. Details can be given while the verification is `not_started` or `rejected`, and start a check by the identity provider; otherwise they are `invalid_state`, as are details of the other type. `entitlements` requests more: one that is in progress or approved stays as it is, one that was rejected is requested again, and one that is suspended is `invalid_state`. The same values change nothing.
     */
    patch: operations['updateCustomer'];
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
     * @description Shows the fee that the account charges on each transfer that is detected from now on. An account that never set one charges nothing.
     */
    get: operations['getDeveloperFees'];
    /**
     * Replace the developer fees
     * @description Replaces the whole schedule, so send all of it. It applies to transfers that are detected afterwards; existing transfers keep the fees captured for them. It moves no money. With a key it requires a recent second-factor confirmation in `Step-Up-Token`, also for a repeat with the same `Idempotency-Key`.
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
     * @description Adds up the developer fees of the transfers that were completed in a time range, by Sydney day of `completedAt` and by asset. By default, `to` is now and `from` is thirty days before `to`. Ranges are exact to the millisecond, so adjacent ranges add up. An empty range or one longer than 366 days is refused.
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
     * @description Lists every completed transfer with its fees, newest first. `from` and `to` filter by `completedAt`. The answer is CSV if `Accept` prefers `text/csv` to JSON, else JSON. CSV is never paged and takes no `limit` or `cursor`. It is UTF-8 with a header line and CRLF line ends (RFC 4180); text that a spreadsheet could take for a formula is preceded by an apostrophe. If the connection breaks, the CSV is incomplete.
     */
    get: operations['listRevenueReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List events
     * @description Lists the events of the last thirty days, newest first, in the order in which they were written. An event is visible as soon as its change is, and never appears behind one that was already listed. `from` and `to` filter by `timestamp`.
     *
     *     To follow events, send `after`, and then each answer's `nextCursor`: they come oldest first, and none is left out. `nextCursor` is then never null. It stands behind the last event that was looked at, whether it fits the filters or not, so poll with it for as long as you like; `hasMore` tells whether to ask again at once. If events behind your place are no longer kept, or an `after` names an event that is not listed, the answer is `409 invalid_state`: there may be a gap, so read the records themselves and go on from `now`.
     */
    get: operations['listEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/events/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an event
     * @description Shows one event, as it was sent to subscribers. It is deleted after thirty days.
     */
    get: operations['getEvent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List subscriptions
     * @description Lists the account's subscriptions, newest first. `from` and `to` read `createdAt`.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Subscribe to events
     * @description Subscribes a URL to events from now on. The answer shows the secret that signs them, and so does a repeat with the same `Idempotency-Key`; no other answer does. The host name is resolved, for at most two seconds: if one of its addresses is forbidden, the URL is refused. If there is no result, the URL is accepted, because every connection is checked again. The same URL can be subscribed twice. An account can have at most 200 subscriptions; more are `limit_exceeded`.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a subscription
     * @description Shows one subscription, without its secret.
     */
    get: operations['getWebhook'];
    put?: never;
    post?: never;
    /**
     * Delete a subscription
     * @description Deletes a subscription with its secrets and its deliveries; pending ones are not sent. Afterwards it is `not_found`.
     */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    /**
     * Change a subscription
     * @description Replaces the given fields and leaves the rest. The same values change nothing. Events that were delivered to the old URL are not sent again; pending deliveries go to the new URL, which is checked as when creating a subscription. A new filter leaves pending deliveries as they are, disabling cancels them, and enabling sends nothing by itself.
     */
    patch: operations['updateWebhook'];
    trace?: never;
  };
  '/v1/webhooks/{id}/rotate-secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rotate a subscription's secret
     * @description Creates a new secret, which signs from now on. The previous secret signs in addition for `graceSeconds`, and older ones until their own end. At most five are valid at once; the oldest is dropped first. The answer shows the new secret, and so does a repeat with the same `Idempotency-Key`; no other answer does.
     */
    post: operations['rotateWebhookSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a test
     * @description Sends the event `webhook.test` to this subscription, whatever its filter, even if it is disabled. There is one attempt, which does not affect the subscription.
     */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replay events
     * @description Creates a delivery for every event from `from` to before `to` (by its `timestamp`) that matches the subscription's filter and `eventTypes`, oldest first. Tests are not included. With `onlyFailed`, events with a succeeded or pending delivery to this subscription are skipped; without it, only events with a pending one. More than 10000 are `limit_exceeded`. If the subscription is disabled, this is `invalid_state`; a dry run is answered anyway and writes nothing.
     */
    post: operations['replayWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a subscription's deliveries
     * @description Lists the deliveries of the subscription, sent and pending, newest first. `from` and `to` filter by `createdAt`. A delivery is kept as long as its event.
     */
    get: operations['listSubscriptionDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhook-deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deliveries
     * @description Lists the deliveries of all subscriptions, sent and pending, newest first. `from` and `to` filter by `createdAt`. A delivery is kept as long as its event, and until its subscription is deleted.
     */
    get: operations['listWebhookDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhook-deliveries/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a delivery
     * @description Shows one delivery, with the body that is sent and every finished attempt.
     */
    get: operations['getWebhookDelivery'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhook-deliveries/{id}/redeliver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deliver an event again
     * @description Creates a new delivery of the same event to the subscription's current URL, whatever the outcome of the old one. It is attempted immediately, with the same `webhook-id`. If the old one is still pending, it becomes `canceled`; an attempt in progress is not interrupted. If the subscription is disabled, this is `invalid_state`.
     */
    post: operations['redeliverWebhookDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List requests
     * @description Lists the account's authenticated requests under `/v1`, newest first, to help in finding a fault. `from` and `to` filter by `occurredAt`. It is an aid and promises nothing: a request is seen within 2 seconds, and may be missing if the service was busy or ended suddenly. Requests are kept for 7 days, at most 20,000 of an account, and at most 1,000 reads that succeeded. Requests to read requests are not kept. Operators can switch it off; then the list is empty.
     */
    get: operations['listRequests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/requests/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a request
     * @description Shows one request with what was sent and answered. Query, headers and bodies are shown only to callers who hold the scope of the requested operation.
     */
    get: operations['getRequest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/team/members': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List members
     * @description Lists the members of the account, newest first. Removed members are not included. `from` and `to` filter by `createdAt`.
     */
    get: operations['listMembers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/team/members/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a member
     * @description Removes a member permanently: their sessions, confirmations, password and reset links end immediately. Records that they created and keys that they made stay. The address can be invited again. Only an owner can remove a member; with a key, both the key and the confirmation must be an owner's (`insufficient_scope`). The last owner cannot be removed (`invalid_state`).
     */
    delete: operations['removeMember'];
    options?: never;
    head?: never;
    /**
     * Change a member's role
     * @description Gives a member another role, effective from their next request in every session. Their confirmations end; their keys stay. The caller must be able to grant both the present role and the new one, else it is `insufficient_scope`: an owner can grant every role, an admin every role except `owner`. With a key, the lower of the key's role and the role of the user who confirmed counts. The last owner cannot lose the role (`invalid_state`). The same role changes nothing.
     */
    patch: operations['updateMember'];
    trace?: never;
  };
  '/v1/team/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List invitations
     * @description Lists the account's invitations in any status, newest first. `from` and `to` filter by `createdAt`.
     */
    get: operations['listInvitations'];
    put?: never;
    /**
     * Invite a member
     * @description Invites a person to sign in to the account. The link is only sent by mail to the address. Within seven days, the person can use it to set a password and a second factor, and becomes a member. A pending invitation to the same address is revoked. The caller must be able to grant the role, else it is `insufficient_scope`. The address of a member is `invalid_state`. More than 50 pending invitations or 200 members are `limit_exceeded`. If the address signs in to another account, the answer and the mail are the same, but accepting the link is `invalid_state`.
     */
    post: operations['createInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/team/invitations/{id}/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke an invitation
     * @description Invalidates the link of an invitation. An invitation that was accepted or revoked, or has expired, is `invalid_state`.
     */
    post: operations['revokeInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/settings/notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the notification settings
     * @description Shows which mail notifications the account sends, and to whom. A new account notifies its owners of everything.
     */
    get: operations['getNotificationSettings'];
    /**
     * Replace the notification settings
     * @description Replaces all settings, so send all of them. They apply to mail about later events. One mail is sent for each event and recipient, with the record's identifier and status, and without amounts or account numbers. Users are always notified about changes to their own credentials; that is not a setting.
     */
    put: operations['replaceNotificationSettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/api-keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the keys
     * @description Lists the account's keys, newest first, including revoked and expired keys. `from` and `to` filter by `createdAt`.
     */
    get: operations['listApiKeys'];
    put?: never;
    /**
     * Create a key
     * @description Creates a key of the account. The answer shows its secret, and so does a repeat with the same `Idempotency-Key`, even after the key was revoked; no other answer does. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry): otherwise it is `insufficient_scope`. An owner can grant every role, an admin every role except `owner`, a developer `developer`, `finance` and `viewer`. An account can have at most 100 keys that are active or retiring; more are `limit_exceeded`. Requires a recent second-factor confirmation.
     */
    post: operations['createApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/api-keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a key
     * @description Shows one key, without its secret.
     */
    get: operations['getApiKey'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change a key
     * @description Changes the given fields and leaves the rest; role and type never change. It takes effect immediately for writes and within a second for reads. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry); this also applies to what the key has already: otherwise it is `insufficient_scope`. Scopes that the key's role or type cannot have are `limit_exceeded`. A key that is revoked or expired is `invalid_state`. Requires a recent second-factor confirmation.
     */
    patch: operations['updateApiKey'];
    trace?: never;
  };
  '/v1/api-keys/{id}/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rotate a key
     * @description Creates a successor, which is valid immediately and has the properties of the key unless the body says otherwise. The key itself stays valid for `graceSeconds`, but no longer than its own expiry. The answer shows the successor's secret, and so does a repeat with the same `Idempotency-Key`; no other answer does. A caller cannot grant more than it has (role, scopes, and for a key its addresses and expiry), nor more than the rotated key may have: otherwise it is `insufficient_scope`. Only an active key can be rotated, any other is `invalid_state`; rotate the successor of a retiring key instead. Scopes that the key's role or type cannot have, and more than 100 keys, are `limit_exceeded`. Requires a recent second-factor confirmation.
     */
    post: operations['rotateApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/api-keys/{id}/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke a key
     * @description Revokes a key permanently: writes with it are refused immediately, reads within a second. Any key of the account can be revoked, including the last one and the one that makes the call. Its successor stays valid. A key that is revoked or expired is `invalid_state`. Requires a recent second-factor confirmation.
     */
    post: operations['revokeApiKey'];
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
     * List activity
     * @description Lists what happened in the account, newest first, each with a sentence for people: the events of the last thirty days, and changes by users, keys and the operator since the account was created. It contains no names, amounts, addresses or account numbers, so publishable keys can read it. `from` and `to` filter by `occurredAt`.
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
     * Get the rate of a pair
     * @description Shows the rate at which one asset would be converted into another now: the market rate with the spread, or the pinned rate without it. It is indicative: transfers use the rate at the time of conversion, and quotes their own, which is worse for an amount that is large for the market, and 503 for one that is too large. The same asset on both sides is `invalid_request`. If the market has no usable rate, is stale, or no exchange is connected, the answer is 503; an old rate is never returned.
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
     * @description Lists the account's invoices, newest first. Each calendar month in Australia/Sydney is drafted after it ends, even an empty one. `from` and `to` filter by `generatedAt`.
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
     * @description Shows one invoice of the account, including drafts.
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
     * @description Renders the invoice from its record. The bytes are the same as long as the record does not change. Above zero it is a tax invoice, at zero a statement, below zero an adjustment note. Drafts and void invoices are marked as such on each page. The answer is a PDF whatever `Accept` says.
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
     * @description Lists the tenant's transfers, newest first. `from` and `to` filter by `createdAt`. A filter with an unknown record gives an empty list.
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
     * @description Shows one transfer in its current state, with its price if it is captured, and its status history.
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
  '/v1/customers/{customerId}/payment-routes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a payment route
     * @description Creates a standing route for a customer, with an account or address of its own that the customer pays into. The customer must have the approved entitlement: `aud_onramp` from Australian dollars to a stablecoin, `aud_offramp` in the other direction. It moves no money: each later payment becomes a transfer. The pair of stablecoin and network comes from the body, else from the configuration's `defaultRoutePair`. If there is none, the answer is `invalid_request`, which is stored under the idempotency key because it depends on your configuration. If the account's PayID is issued later, `payment_route.created` is sent again with the route's next version.
     */
    post: operations['createPaymentRoute'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/payment-routes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payment routes
     * @description Lists the tenant's payment routes, newest first. `from` and `to` filter by `createdAt`.
     */
    get: operations['listPaymentRoutes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/payment-routes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a payment route
     * @description Shows one payment route with its instructions, active or not.
     */
    get: operations['getPaymentRoute'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/payment-routes/{id}/instructions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a payment route's instructions
     * @description Shows how the customer funds the route. Instructions do not prove that a payment was received. Those of an inactive route stay readable; payments made by them are held.
     */
    get: operations['getPaymentRouteInstructions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/payment-routes/{id}/deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deactivate a payment route
     * @description Deactivates the route permanently. Its account or address stays reserved for the route: anything that arrives there is held and never converted automatically. Transfers that were detected before continue. A second deactivation is `invalid_state`.
     */
    post: operations['deactivatePaymentRoute'];
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
     * @description Makes Australian dollars arrive at a funding instrument or a payment route, as the bank would report them. For an instrument, the answer is the pay-in at its outcome. If the instrument is inactive or funding is disabled, it is held whatever outcome was requested. The same `providerReference` at the same instrument returns the first pay-in and credits nothing. For a route, the answer is the transfer, `detected` or `held`. If `detected`, its deposit becomes final a step later and the transfer advances by itself; if `held`, its deposit is final. The same `providerReference` at the same route returns the latest transfer of that deposit in its current state. An instrument or route that does not accept Australian dollars is `invalid_state`.
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
     * @description Changes the status of a pay-in as a report from the bank would, and answers after the transition. Afterwards the pay-in no longer advances by itself. A transition that the state machine does not list is `invalid_state`.
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
     * @description Makes a stablecoin arrive at a funding instrument or a payment route, as the chain would report it. For an instrument, the answer is the deposit at its outcome. If the instrument is inactive, or funding or the pair of asset and network is disabled, it is held whatever outcome was requested. The same `providerReference` or `transactionHash` at the same instrument returns the first deposit and credits nothing. For a route, the answer is the transfer, `detected` or `held`. If `detected`, its deposit becomes final a step later and the transfer advances by itself; if `held`, its deposit is final. The same `providerReference` or `transactionHash` at the same route returns the latest transfer of that deposit in its current state. An instrument or route that does not accept stablecoins is `invalid_state`.
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
     * @description Changes the status of a deposit as a report from the chain would, and answers after the transition. Afterwards the deposit no longer advances by itself. A transition that the state machine does not list is `invalid_state`.
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
     * @description Changes the status of a payout, a withdrawal or a conversion as a report from its provider would, and answers after the transition. Afterwards it no longer advances by itself. From `accepted`, `settled` and `returned` pass through `submitted`; from `held`, `submitted`, `settled` or `returned` also apply the steps between. `late_return` and `late_execution` are for operations that have ended: they post movements and list them under `adjustments`, or do nothing if they do not apply; while the operation is open, and if its account canceled it before its order was handed over, they are `invalid_state`, like any other transition that does not exist. Only payouts can be returned.
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
     * @description Moves a transfer along one edge of its state machine, with its ledger entries, its event and its counters, and answers after the transition. Afterwards the transfer no longer advances by itself, and no orders are given for it. A transition that does not exist is `invalid_state`, and so is one to `converting` if the transfer cannot be priced. `held` gets the reason `provider_review`.
     */
    post: operations['advanceTransfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/transfers/{id}/deposit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report on a transfer's deposit
     * @description Makes the simulated bank or chain report a new status of a transfer's deposit, and answers with the transfer after the report. While a transfer is `detected`, `detected` or `confirming` means that its deposit is not yet final, and `credited` that it is. If a final deposit is no longer final, a held transfer waits with `deposit_vanished`; one that is converted or further keeps its status, and no further order is given to a provider until the deposit is final again. `gone` also holds a transfer that is `detected`. If the deposit of a `returned` transfer is credited again, the answer is a new transfer, `held` with `deposit_credited_again`. Reports about a deposit apply to its latest transfer, whichever of its transfers the path names.
     */
    post: operations['reportTransferDeposit'];
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
     * @description Accepts or rejects pending evidence, as the identity provider would. Payouts that are held for it follow: if it is accepted they continue, if it is rejected they fail. Evidence that is not pending is `invalid_state`.
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
     * @description Drafts the invoice of a month whose newest one is void, as the operator would. It takes over that invoice's lines except adjustments, its credit and its inflow, and gets the next number of the month. A month that is not over, was never invoiced, or has an invoice that is not void is `invalid_state`. The clock drafts the first invoice of a month.
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
     * @description Adds an adjustment to a draft, as the operator would, and recomputes its totals. An invoice that is no longer a draft, or that has 100 adjustments, is `invalid_state`.
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
     * @description Issues, settles or voids an invoice, as the operator would. A transition that the state machine does not list is `invalid_state`. `void` requires a reason.
     */
    post: operations['advanceInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/customers/{id}/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decide on a customer's verification
     * @description Changes a customer's verification and its entitlements, as the identity provider would: first the status, then the list. Each takes the shortest path through its state machine; a status that is already reached is no transition. If there is no path, or an entitlement would be approved without the verification, the answer is `invalid_state` and nothing changes. Afterwards the simulated identity provider ignores this customer.
     */
    post: operations['decideCustomerVerification'];
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
    /**
     * List pinned rates
     * @description Shows the rates that are pinned for this account, in the order of their assets.
     */
    get: operations['listPinnedRates'];
    put?: never;
    /**
     * Pin a rate
     * @description Pins the rate of one direction, without a spread, or removes the pin with a null `rate`. Later quotes use it, and so does the slippage check when a quote is accepted. The same asset on both sides is `invalid_request`.
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
    /**
     * List waiting faults
     * @description Shows the faults that wait for this account, of each provider in the order in which they are used.
     */
    get: operations['listFaults'];
    put?: never;
    /**
     * Inject faults
     * @description Makes the next reports of a simulated provider fail, arrive late, twice or out of order, or get lost, for this account only. `bank`, `chain` and `exchange` give one report on each payout, withdrawal or conversion that they take; a fault applies to the reports of those taken from now on. An amount for which the provider never reports leaves its fault waiting. `identity` gives one report on each share token, and on each customer's verification, that it decides by itself. Faults of one provider are used in the order in which they were injected. Control calls that advance a record, and simulated pay-ins and deposits, have no faults.
     *
     *     With `provider: api` the next calls of this account under `/v1`, by any of its keys or sessions, reads too, are answered with an error, cut off, or late, so that you can try how your client retries. Calls under `/v1/sandbox` never are. A call takes the first fault in the order in which they were injected that is for its operation. `POST /v1/sandbox/reset` forgets the rest.
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
     * @description Creates the next version of the account's configuration from the current one and the parts in the body, so that you can try limits, fees and capabilities yourself. Objects are merged deeply; arrays are replaced. It applies to what is created afterwards. An amount with more decimals than its asset has is `invalid_request`. A map that would exceed its size limit after merging is `limit_exceeded`.
     */
    post: operations['configureSandbox'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/webhooks/{id}/certify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Certify a receiver
     * @description Tests the receiver of a subscription: posts `webhook.test` events to its URL with valid and invalid signatures, in time and late, twice and out of order, and judges only the status and the time of each answer. The answer is the report, `running`; it ends within a minute. The events appear in no list, and the subscription does not change. A subscription that is disabled or already has a running certification is `invalid_state`.
     */
    post: operations['certifyWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/certifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List certifications
     * @description Lists the certifications of receivers, newest first. They are kept for 30 days. `from` and `to` filter by `startedAt`.
     */
    get: operations['listCertifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/certifications/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a certification
     * @description Shows what a receiver did in each case. The report is kept for 30 days, even if the subscription is deleted.
     */
    get: operations['getCertification'];
    put?: never;
    post?: never;
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
     * @description Shows the account's clock. It only drives money and records; keys, rate limits and the retention of idempotent answers use real time.
     */
    get: operations['getClock'];
    put?: never;
    /**
     * Set the clock
     * @description Stops the account's clock at a time, moves it forward, or lets it run again. Everything that falls due until then runs first, in the order of its due time, before the answer. The call does not wait for webhook deliveries; each gets one attempt on the way, and the next one after a failure is scheduled from the time that the call sets. The clock cannot go back or beyond the year 2999: both are `invalid_state`.
     */
    post: operations['setClock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox/mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List mail
     * @description Lists the mail to people of the account, newest first. The sandbox sends no mail: read invitations and reset links here. The link of an invitation is shown to callers whose role can grant the invited role. A reset link is shown to owners and to callers with a higher role than the user. Mail is kept for seven days. `from` and `to` filter by `createdAt`.
     */
    get: operations['listMail'];
    put?: never;
    post?: never;
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
     * @description Removes pinned rates and faults, and lets the clock run again. Whatever falls due runs before the answer. It moves no money and deletes nothing, and the configuration stays.
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
     * @description Lists the states of every resource and the transitions between them. The service itself runs on this table.
     */
    get: operations['getStateMachines'];
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
    get: operations['getErrors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meta/reasons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the reasons
     * @description Lists why records can be held, and why they can fail or be returned. More reasons can be added, and a failure can have a further code of its provider: treat a code that you do not know like `provider_review` or `provider_refused`.
     */
    get: operations['getReasons'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meta/caller': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the caller
     * @description Says whose key or session this is: the account, the environment, and every scope that would be accepted. Use it to check a key before you build on it.
     */
    get: operations['getCaller'];
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
     * @description Answers while the process runs, even if its database cannot be reached.
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
     * @description Answers `ready` if the database can be reached and accepts writes, its migrations are current, and the workers for orders, reports, provider messages and webhooks complete their rounds. Otherwise it answers `not_ready` and names each failing part. No check depends on a provider.
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
     * @description Returns this document: the whole interface, in OpenAPI 3.1. It is compressed if `Accept-Encoding` allows gzip. An `If-None-Match` with the current `ETag` is answered with `304`.
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
     * @description Returns the first page of the documentation: guides, every operation, error code, type of event and state machine. It is compressed if `Accept-Encoding` allows it. An `If-None-Match` with the current `ETag` is answered with `304`.
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
export interface webhooks {
  'payout.accepted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payout.accepted
     * @description A payout is `accepted` now. See the tag `events`.
     */
    post: operations['payout.accepted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payout.held': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payout.held
     * @description A payout is `held` now. See the tag `events`.
     */
    post: operations['payout.held'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payout.submitted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payout.submitted
     * @description A payout is `submitted` now. See the tag `events`.
     */
    post: operations['payout.submitted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payout.settled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payout.settled
     * @description A payout is `settled` now. See the tag `events`.
     */
    post: operations['payout.settled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payout.failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payout.failed
     * @description A payout is `failed` now. See the tag `events`.
     */
    post: operations['payout.failed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payout.returned': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payout.returned
     * @description A payout is `returned` now. See the tag `events`.
     */
    post: operations['payout.returned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payout.late_return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payout.late_return
     * @description The bank returns a payout that had settled. Its amount is credited again, and its status stays `settled`. See the tag `events`.
     */
    post: operations['payout.late_return'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payout.late_execution': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payout.late_execution
     * @description The provider executed a payout that had failed. It is debited after all, and its status stays `failed`. See the tag `events`.
     */
    post: operations['payout.late_execution'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'withdrawal.accepted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * withdrawal.accepted
     * @description A withdrawal is `accepted` now. See the tag `events`.
     */
    post: operations['withdrawal.accepted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'withdrawal.held': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * withdrawal.held
     * @description A withdrawal is `held` now. See the tag `events`.
     */
    post: operations['withdrawal.held'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'withdrawal.submitted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * withdrawal.submitted
     * @description A withdrawal is `submitted` now. See the tag `events`.
     */
    post: operations['withdrawal.submitted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'withdrawal.settled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * withdrawal.settled
     * @description A withdrawal is `settled` now. See the tag `events`.
     */
    post: operations['withdrawal.settled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'withdrawal.failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * withdrawal.failed
     * @description A withdrawal is `failed` now. See the tag `events`.
     */
    post: operations['withdrawal.failed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'withdrawal.late_execution': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * withdrawal.late_execution
     * @description The provider executed a withdrawal that had failed. It is debited after all, and its status stays `failed`. See the tag `events`.
     */
    post: operations['withdrawal.late_execution'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'conversion.accepted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * conversion.accepted
     * @description A conversion is `accepted` now. See the tag `events`.
     */
    post: operations['conversion.accepted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'conversion.held': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * conversion.held
     * @description A conversion is `held` now. See the tag `events`.
     */
    post: operations['conversion.held'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'conversion.submitted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * conversion.submitted
     * @description A conversion is `submitted` now. See the tag `events`.
     */
    post: operations['conversion.submitted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'conversion.settled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * conversion.settled
     * @description A conversion is `settled` now. See the tag `events`.
     */
    post: operations['conversion.settled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'conversion.failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * conversion.failed
     * @description A conversion is `failed` now. See the tag `events`.
     */
    post: operations['conversion.failed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'conversion.late_execution': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * conversion.late_execution
     * @description The provider executed a conversion that had failed. It is debited after all, and its status stays `failed`. See the tag `events`.
     */
    post: operations['conversion.late_execution'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payin.detected': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payin.detected
     * @description A payin is `detected` now. See the tag `events`.
     */
    post: operations['payin.detected'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payin.confirming': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payin.confirming
     * @description A payin is `confirming` now. See the tag `events`.
     */
    post: operations['payin.confirming'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payin.credited': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payin.credited
     * @description A payin is `credited` now. See the tag `events`.
     */
    post: operations['payin.credited'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payin.held': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payin.held
     * @description A payin is `held` now. See the tag `events`.
     */
    post: operations['payin.held'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payin.returned': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payin.returned
     * @description A payin is `returned` now. See the tag `events`.
     */
    post: operations['payin.returned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'deposit.detected': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * deposit.detected
     * @description A deposit is `detected` now. See the tag `events`.
     */
    post: operations['deposit.detected'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'deposit.confirming': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * deposit.confirming
     * @description A deposit is `confirming` now. See the tag `events`.
     */
    post: operations['deposit.confirming'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'deposit.credited': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * deposit.credited
     * @description A deposit is `credited` now. See the tag `events`.
     */
    post: operations['deposit.credited'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'deposit.held': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * deposit.held
     * @description A deposit is `held` now. See the tag `events`.
     */
    post: operations['deposit.held'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'deposit.returned': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * deposit.returned
     * @description A deposit is `returned` now. See the tag `events`.
     */
    post: operations['deposit.returned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'funding_instrument.activated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * funding_instrument.activated
     * @description A funding instrument can be paid into. See the tag `events`.
     */
    post: operations['funding_instrument.activated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'funding_instrument.deactivated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * funding_instrument.deactivated
     * @description A funding instrument was deactivated. See the tag `events`.
     */
    post: operations['funding_instrument.deactivated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'beneficiary.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * beneficiary.created
     * @description A beneficiary was created. See the tag `events`.
     */
    post: operations['beneficiary.created'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'beneficiary.deactivated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * beneficiary.deactivated
     * @description A beneficiary was deactivated. See the tag `events`.
     */
    post: operations['beneficiary.deactivated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'destination.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * destination.created
     * @description A destination was created. See the tag `events`.
     */
    post: operations['destination.created'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'destination.deactivated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * destination.deactivated
     * @description A destination was deactivated. See the tag `events`.
     */
    post: operations['destination.deactivated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'identity_evidence.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * identity_evidence.updated
     * @description Identity evidence was created, or its status changed. See the tag `events`.
     */
    post: operations['identity_evidence.updated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payment_route.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payment_route.created
     * @description A payment route was created. See the tag `events`.
     */
    post: operations['payment_route.created'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'payment_route.deactivated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * payment_route.deactivated
     * @description A payment route was deactivated. See the tag `events`.
     */
    post: operations['payment_route.deactivated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'transfer.detected': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * transfer.detected
     * @description A transfer is `detected` now. See the tag `events`.
     */
    post: operations['transfer.detected'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'transfer.held': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * transfer.held
     * @description A transfer is `held` now. See the tag `events`.
     */
    post: operations['transfer.held'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'transfer.converting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * transfer.converting
     * @description A transfer is `converting` now. See the tag `events`.
     */
    post: operations['transfer.converting'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'transfer.delivering': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * transfer.delivering
     * @description A transfer is `delivering` now. See the tag `events`.
     */
    post: operations['transfer.delivering'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'transfer.completed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * transfer.completed
     * @description A transfer is `completed` now. See the tag `events`.
     */
    post: operations['transfer.completed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'transfer.failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * transfer.failed
     * @description A transfer is `failed` now. See the tag `events`.
     */
    post: operations['transfer.failed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'transfer.returned': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * transfer.returned
     * @description A transfer is `returned` now. See the tag `events`.
     */
    post: operations['transfer.returned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'treasury_settings.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * treasury_settings.updated
     * @description The Treasury settings were changed. See the tag `events`.
     */
    post: operations['treasury_settings.updated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'developer_fees.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * developer_fees.updated
     * @description The developer fees were replaced. See the tag `events`.
     */
    post: operations['developer_fees.updated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'invoice.issued': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * invoice.issued
     * @description An invoice was issued. See the tag `events`.
     */
    post: operations['invoice.issued'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'invoice.settled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * invoice.settled
     * @description An invoice was paid. See the tag `events`.
     */
    post: operations['invoice.settled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'invoice.voided': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * invoice.voided
     * @description An invoice was voided. See the tag `events`.
     */
    post: operations['invoice.voided'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'customer.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * customer.created
     * @description A customer was created. See the tag `events`.
     */
    post: operations['customer.created'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'customer.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * customer.updated
     * @description A customer, its verification or its entitlements changed. See the tag `events`.
     */
    post: operations['customer.updated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'api_key.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * api_key.created
     * @description An API key was created. See the tag `events`.
     */
    post: operations['api_key.created'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'api_key.rotated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * api_key.rotated
     * @description An API key was rotated. The old one is retiring or revoked. See the tag `events`.
     */
    post: operations['api_key.rotated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'api_key.revoked': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * api_key.revoked
     * @description An API key was revoked. See the tag `events`.
     */
    post: operations['api_key.revoked'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'webhook.disabled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * webhook.disabled
     * @description A subscription was disabled. It no longer receives events. See the tag `events`.
     */
    post: operations['webhook.disabled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'webhook.test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * webhook.test
     * @description A test was asked for. It goes to that subscription alone. See the tag `events`.
     */
    post: operations['webhook.test'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description An error. Branch on `code`, log `requestId`, and never parse `message`. */
    ErrorResponse: {
      /**
       * @description The stable code of the condition. Its codes are listed for each operation in `x-errors`.
       * @enum {string}
       */
      code:
        | 'invalid_request'
        | 'invalid_cursor'
        | 'unsupported_asset_network'
        | 'idempotency_key_required'
        | 'idempotency_key_invalid'
        | 'unauthenticated'
        | 'secret_key_required'
        | 'insufficient_scope'
        | 'step_up_required'
        | 'ip_not_allowed'
        | 'admin_only'
        | 'origin_not_allowed'
        | 'account_suspended'
        | 'not_found'
        | 'method_not_allowed'
        | 'request_timeout'
        | 'invalid_state'
        | 'epoch_changed'
        | 'idempotency_in_progress'
        | 'duplicate_external_reference'
        | 'quote_already_accepted'
        | 'payload_too_large'
        | 'unsupported_media_type'
        | 'idempotency_key_reused'
        | 'idempotency_key_expired'
        | 'capability_disabled'
        | 'asset_network_unavailable'
        | 'invalid_destination_address'
        | 'customer_not_entitled'
        | 'beneficiary_inactive'
        | 'destination_inactive'
        | 'quote_expired'
        | 'quote_slippage_exceeded'
        | 'identity_evidence_required'
        | 'identity_evidence_invalid'
        | 'webhook_url_refused'
        | 'limit_exceeded'
        | 'amount_below_minimum'
        | 'insufficient_funds'
        | 'rate_limited'
        | 'headers_too_large'
        | 'internal_error'
        | 'service_unavailable';
      /** @description A description of the error for people. It can change at any time. */
      message: string;
      /** @description The request (`req_…`), the same as in the `X-Request-Id` header. A replayed answer keeps the first request's. */
      requestId: components['schemas']['Identifier'];
      /** @description Whether the same request with the same `Idempotency-Key` may succeed later. */
      retryable: boolean;
      /** @description The parts of the request that are wrong, at most 50. */
      details?: components['schemas']['ErrorDetail'][];
    };
    /** @description An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque. */
    Identifier: string;
    /**
     * @description The asset of a balance. AUD has two decimals, USDC and USDT have six.
     * @enum {string}
     */
    Asset: 'AUD' | 'USDC' | 'USDT';
    /**
     * @description An exact decimal with all of its asset's decimals (two for AUD, six for USDC and USDT), with a leading `-` if it is below zero. Zero has no sign. Never read it as floating point.
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
     * @description A time in UTC with milliseconds (RFC 3339).
     * @example 2026-03-02T22:45:00.120Z
     */
    Timestamp: string;
    /** @description One balance of the wallet. Only the available part can be spent. */
    Balance: {
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      asset: components['schemas']['Asset'];
      /** @description Available and reserved together. */
      posted: components['schemas']['SignedAmount'];
      /** @description What detected or confirming pay-ins and deposits are expected to add, after their fee. It is not part of `posted`. */
      pending: components['schemas']['Amount'];
      /** @description Reserved for operations in progress and for hold-backs. */
      reserved: components['schemas']['Amount'];
      /** @description What can be spent. It is below zero only within a credit limit, or after a receipt was recalled or an operation was executed late. */
      available: components['schemas']['SignedAmount'];
      /** @description The time of the balance. */
      asOf: components['schemas']['Timestamp'];
    };
    /** @description The reason, in words for people, on one line. */
    Reason: string;
    /**
     * @description What a limit or a fee applies to. `payin` and `deposit` are receipts, and `transfer` is what a customer sends to a payment route. A fee on `kyc` is the price of a verification, and one on `subscription` the price of a month; both appear on the month's invoice, in AUD, and limits do not apply to them.
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
    /** @description A limit on new operations, which counts the principals of operations that have not failed. Days and months are calendar days and months in Australia/Sydney. */
    LimitRule: {
      operation: components['schemas']['ConfiguredOperation'];
      asset: components['schemas']['Asset'];
      /**
       * @description What `maximum` limits: one operation, or the sum of a day or a month.
       * @enum {string}
       */
      window: 'transaction' | 'day' | 'month';
      /** @description The minimum of a single operation, whatever the window. */
      minimum?: components['schemas']['Amount'];
      /** @description The maximum in the window. */
      maximum: components['schemas']['Amount'];
      /**
       * @description What happens outside the limit: `reject` refuses the operation, `hold` creates it for a review. A pay-in or a deposit cannot be refused and is held in both cases.
       * @enum {string}
       */
      action: 'reject' | 'hold';
    };
    /** @description The credit limit of one asset: how far below zero its available balance can be spent. */
    CreditLimit: {
      asset: components['schemas']['Asset'];
      /** @description The credit limit, as an amount of that asset. */
      amount: components['schemas']['Amount'];
    };
    /** @description The account's limits. */
    ConfigurationLimits: {
      /** @description Limits on single operations and on their sums by day and month. All of them apply. */
      rules: components['schemas']['LimitRule'][];
      /**
       * Format: int64
       * @description The maximum that one beneficiary can be paid in a calendar day in Australia/Sydney, in AUD cents. 0 means no maximum.
       */
      beneficiaryDailyMaximum: number;
      /** @description How far below zero an available balance can be spent. An asset that is not listed has no credit. */
      creditLimits: components['schemas']['CreditLimit'][];
    };
    /**
     * @description A payment rail for Australian dollars. `bsb_account`: a bank transfer to a BSB and account number. `npp`: a real-time payment to one; if `payid` is disabled, payment routes also use it to pay to a PayID. `payid`: a real-time payment to a PayID.
     * @enum {string}
     */
    AudRail: 'bsb_account' | 'npp' | 'payid';
    /**
     * @description A stablecoin. It is always used together with a network.
     * @enum {string}
     */
    StablecoinAsset: 'USDC' | 'USDT';
    /**
     * @description The blockchain of a stablecoin. It is never inferred from an address.
     * @enum {string}
     */
    Network:
      | 'ethereum'
      | 'base'
      | 'arbitrum'
      | 'optimism'
      | 'polygon'
      | 'bsc'
      | 'avalanche'
      | 'solana'
      | 'tron';
    /** @description Whether the account can use one pair of stablecoin and network. */
    AssetNetworkSwitch: {
      asset: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
      /** @description Whether the pair can be used. */
      enabled: boolean;
    };
    /** @description The account's capabilities. */
    ConfigurationCapabilities: {
      /** @description Whether funding instruments can be issued, and money that arrives is credited without a review. */
      fundingEnabled: boolean;
      /** @description Whether payouts can be created. */
      payoutsEnabled: boolean;
      /** @description Whether stablecoins can be withdrawn. */
      stableWithdrawalsEnabled: boolean;
      /** @description Whether balances can be converted. */
      conversionsEnabled: boolean;
      /** @description The rails for incoming money. */
      audInboundRails: components['schemas']['AudRail'][];
      /** @description The rails for payouts. */
      audOutboundRails: components['schemas']['AudRail'][];
      /** @description The supported pairs of stablecoin and network, each enabled or disabled. */
      assetNetworks: components['schemas']['AssetNetworkSwitch'][];
    };
    /** @description The terms for returns and recalls. */
    ConfigurationReturns: {
      /**
       * @description Who bears a loss that takes a balance below zero. `tenant`: the balance stays negative, and spending stops until it is replenished. `platform`: the platform covers it immediately.
       * @enum {string}
       */
      lossAllocation: 'tenant' | 'platform';
      /** @description Whether a returned payout also returns its fee, which was charged in addition to the amount. */
      refundDeductedFee: boolean;
      /** @description The share of each credited pay-in or deposit that is held back at first, in hundredths of a percent. */
      holdbackBps: number;
      /**
       * @description What lets spending resume after a loss. `next_funding`: any credit that restores the balance. `manual`: only the operator of the service.
       * @enum {string}
       */
      replenishment: 'manual' | 'next_funding';
      /** @description How many times in total an operation is sent to a provider that cannot be reached, including the first time; at least once. After the last time it is `held`, because it is unknown whether the provider has it. */
      retryLimit: number;
      /** @description How long the share of `holdbackBps` stays reserved, in seconds. Despite its name it is not a timeout. */
      timeoutSeconds: number;
      /** @description The age in seconds above which a provider's report raises an alarm for the operator. The report is applied anyway. Despite its name it is not about events. */
      staleEventSeconds: number;
    };
    /** @description Any JSON value. Numbers must be between -9007199254740991 and 9007199254740991; send larger or exact ones as strings. Reserved keys are refused at any depth. */
    FreeFormValue: unknown;
    /** @description Your own map. It is stored and returned as sent, and its keys are never interpreted. At most 50 keys of up to 64 characters, and 16 KiB of JSON in total. The key `@@platformtype` and keys beginning with `@@platformtype.esc` are reserved: a request with one at any depth is refused and nothing is written. */
    FreeFormMap: {
      [key: string]: components['schemas']['FreeFormValue'];
    };
    /** @description How the account's books are kept and reported. */
    ConfigurationAccounting: {
      /** @description How the general ledger maps the account. Stored and returned only. */
      glMapping: components['schemas']['FreeFormMap'];
      /**
       * @description The accounting policy that the account follows. Stored and returned only.
       * @enum {string}
       */
      policyTemplate: 'standard' | 'conservative';
      /**
       * @description How often statements are made. Stored and returned only.
       * @enum {string}
       */
      statementFrequency: 'daily' | 'weekly' | 'monthly';
      /** @description Whether the account is notified of every return. Stored and returned only. */
      notifyOnReturn: boolean;
    };
    /** @description The agreed recovery targets. The service only measures `reconciliationStaleMinutes`. */
    ConfigurationRecovery: {
      /** @description The longest time until service is restored, in minutes. Stored and returned only. */
      rtoMinutes: number;
      /** @description The longest span of data that may be lost, in minutes. Stored and returned only. */
      rpoMinutes: number;
      /** @description The longest time until queued work is caught up, in minutes. Stored and returned only. */
      queueRecoveryMinutes: number;
      /** @description How long the daily reconciliation with a provider's books can be overdue before it counts as stale, in minutes. A stale one raises an alarm for the operator; the strictest configuration in effect decides. */
      reconciliationStaleMinutes: number;
      /** @description The time until a period's books are closed, in hours. Stored and returned only. */
      accountingCloseHours: number;
    };
    /** @description A fee: `flat` plus `bps` of the principal, rounded half up, then bounded by `minimum` and `maximum`. */
    FeeRule: {
      operation: components['schemas']['ConfiguredOperation'];
      asset: components['schemas']['Asset'];
      /** @description The network that it applies to; all if omitted. */
      network?: components['schemas']['Network'];
      /** @description The fixed part, as an amount of the asset. */
      flat: components['schemas']['Amount'];
      /** @description The variable part, in hundredths of a percent of the principal. */
      bps: number;
      /** @description The minimum fee. */
      minimum?: components['schemas']['Amount'];
      /** @description The maximum fee. */
      maximum?: components['schemas']['Amount'];
    };
    /** @description The account's pricing. */
    ConfigurationPricing: {
      /** @description The fees. The most specific matching entry applies: one with the network before one without, and of equals the last in the list. */
      fees: components['schemas']['FeeRule'][];
    };
    /** @description The identity requirements for payouts. */
    ConfigurationIdentity: {
      /** @description Whether a payout requires identity evidence of its beneficiary. */
      requireIdentityEvidence: boolean;
      /** @description The level of checking at the identity provider. */
      identityLevelName: string;
      /** @description How long accepted evidence is valid, in seconds. 0 means no limit. */
      evidenceMaxAgeSeconds: number;
      /**
       * Format: int64
       * @description The amount in AUD cents from which payouts are reviewed: if evidence is required, a payout of at least this amount is created `held`. 0 means no review.
       */
      manualReviewThreshold: number;
    };
    /** @description How conversions are quoted and settled. */
    ConfigurationSettlement: {
      /**
       * @description Whether operations settle individually or in batches, on a rail that supports both. A rail that only takes files settles in batches, and one that takes none settles individually, whatever the value.
       * @enum {string}
       */
      mode: 'instant' | 'batched';
      /** @description How long a quote is valid, in seconds. */
      quoteTtlSeconds: number;
      /** @description How far the market can move against the service before a quote is refused, in hundredths of a percent. */
      maximumSlippageBps: number;
    };
    /** @description The stablecoin and network that a payment route uses if its request omits them. New accounts begin with USDC on Ethereum. Null if the operator has removed it. Existing routes keep their pair. */
    DefaultRoutePair: {
      asset: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
    } | null;
    /** @description One version of the account's configuration. Versions are never edited: a change creates the next one, which applies to what is created after it. The first version of a new account has no fees, limits, hold-backs or credit, requires no evidence, and has everything enabled; its quotes are valid for 30 seconds. */
    TreasuryConfiguration: {
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
    /** @description The reference of the bank or provider, on one line. */
    ProviderReference: string;
    /** @description Your own reference, on one line, up to 255 characters. It is stored, returned and searchable; it is not the idempotency key. */
    ExternalReference: string;
    /**
     * @description Whether the record can be used. Deactivation is permanent; the record stays readable.
     * @enum {string}
     */
    RecordStatus: 'active' | 'inactive';
    /** @description A name of 1 to 140 characters on one line, not blank. */
    PartyName: string;
    /** @description A bank account in the tenant's name for Australian dollars. It can be used repeatedly. What arrives becomes a pay-in. */
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
       * @description The kind of instrument.
       * @constant
       */
      type: 'aud_account';
      /**
       * @description The asset that it accepts.
       * @constant
       */
      asset: 'AUD';
      /** @description The name on the account. */
      accountName: components['schemas']['PartyName'];
      /** @description The bank, state and branch number, six digits. */
      bsb: string;
      /** @description The account number, one to nine digits. */
      accountNumber: string;
      /** @description The PayID of the account, if you asked for one. */
      payId?: string;
      /** @description A hint to show before the account or its PayID is used for real-time payments. A new one can take a few minutes to activate. */
      activationMessage?: string;
    };
    /** @description An address in its network's own notation. */
    StableAddress: string;
    /** @description The tag or memo of the address, if the network has one. */
    AddressTag: string;
    /** @description An address for one stablecoin on one network. It can be used repeatedly. What arrives becomes a deposit. */
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
       * @description The kind of instrument.
       * @constant
       */
      type: 'stable_address';
      /** @description The asset that it accepts. Other assets sent to it can be lost. */
      asset: components['schemas']['StablecoinAsset'];
      /** @description The network that it accepts it on. */
      network: components['schemas']['Network'];
      address: components['schemas']['StableAddress'];
      tag?: components['schemas']['AddressTag'];
    };
    /** @description A way to fund the wallet: a bank account for Australian dollars or an address for one stablecoin on one network. `type` says which. */
    FundingInstrument:
      | components['schemas']['AudFundingInstrument']
      | components['schemas']['StableFundingInstrument'];
    /**
     * @description The status of a pay-in. `detected` and `confirming`: announced by the bank, not spendable. `credited`: its net amount is in the wallet. `held`: waiting for a review, not spendable. `returned`: permanently sent back.
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
      /** @description The bank's reference. The same reference at the same instrument is never credited twice. */
      providerReference: components['schemas']['ProviderReference'];
      status: components['schemas']['PayinStatus'];
      /** @description What the sender paid. */
      gross: components['schemas']['AudMoney'];
      /** @description The fee deducted from it. */
      inboundFee: components['schemas']['AudMoney'];
      /** @description What the wallet receives: `gross` less `inboundFee`. */
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
       * @description The kind of receipt.
       * @constant
       */
      type: 'aud_payin';
      /**
       * @description The asset that arrived.
       * @constant
       */
      asset: 'AUD';
      /** @description The sender's reference, if any. */
      externalReference?: components['schemas']['ExternalReference'];
      /** @description A further reference from the payment network, if any. */
      downstreamReference?: components['schemas']['ProviderReference'];
      /** @description The movement that credited it (`mov_…`). Absent until then. */
      movementId?: components['schemas']['Identifier'];
      /** @description Why it is held or was returned. */
      reason?: components['schemas']['Reason'];
    };
    /**
     * @description The status of a deposit. `detected`: seen on the chain, not spendable. `confirming`: its transaction has confirmations, not spendable. `credited`: it is final and screened, and its net amount is in the wallet. `held`: waiting for a review, not spendable. `returned`: permanently sent back.
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
      /** @description The provider's reference. The same reference at the same instrument is never credited twice. */
      providerReference: components['schemas']['ProviderReference'];
      status: components['schemas']['DepositStatus'];
      /** @description What the sender sent. */
      gross: components['schemas']['StableMoney'];
      /** @description The fee deducted from it. */
      inboundFee: components['schemas']['StableMoney'];
      /** @description What the wallet receives: `gross` less `inboundFee`. */
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
       * @description The kind of receipt.
       * @constant
       */
      type: 'stable_deposit';
      /** @description The asset that arrived. */
      asset: components['schemas']['StablecoinAsset'];
      /** @description The network that it arrived on. */
      network: components['schemas']['Network'];
      /** @description Whether its transaction has the confirmations that its network requires. Until then a reorganisation of the chain can undo it. */
      finalityReached: boolean;
      /** @description The transaction of the deposit. The same transaction at the same instrument is never credited twice. */
      transactionHash: components['schemas']['TransactionHash'];
      /** @description The reference that came with it, if any. */
      externalReference?: components['schemas']['ExternalReference'];
      /** @description A further reference from the payment network, if any. */
      downstreamReference?: components['schemas']['ProviderReference'];
      /** @description The movement that credited it (`mov_…`). Absent until then. */
      movementId?: components['schemas']['Identifier'];
      /** @description Why it is held or was returned. */
      reason?: components['schemas']['Reason'];
    };
    /** @description Incoming money: a pay-in of Australian dollars or a deposit of a stablecoin. `type` says which. */
    FundingReceipt: components['schemas']['Payin'] | components['schemas']['Deposit'];
    /** @description A name of your choice, on one line. */
    DestinationName: string;
    /** @description A saved address for withdrawals of a stablecoin. */
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
       * @description The address is valid on its network.
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
      /** @description The reason, if the cause does not imply it. */
      reason?: string;
      /** @description When it took effect. It never decreases from one movement to the next. */
      occurredAt: components['schemas']['Timestamp'];
    };
    /** @description A stablecoin on one of the networks that support it. */
    AssetNetwork: {
      asset: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
    };
    /** @description What the service can do for the account now: what its configuration enables and a provider is connected for. A connected provider that cannot be reached is still listed. */
    RuntimeCapability: {
      /** @description The configuration (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description The stablecoins and networks that can be used. Empty if no chain is connected. */
      assetNetworks: components['schemas']['AssetNetwork'][];
      /** @description The rails for incoming money. Empty if no bank is connected. */
      audInboundRails: components['schemas']['AudRail'][];
      /** @description The rails for payouts. Empty if no bank is connected. */
      audOutboundRails: components['schemas']['AudRail'][];
    };
    /** @description The wallet at one time, as one snapshot. The lists show the newest records; use the list operations for all. */
    TreasuryOverview: {
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /** @description One balance for each asset, in the order AUD, USDC, USDT. */
      balances: components['schemas']['Balance'][];
      /** @description The configuration in effect. */
      configurations: components['schemas']['TreasuryConfiguration'][];
      /** @description The newest 50 funding instruments. */
      fundingInstruments: components['schemas']['FundingInstrument'][];
      /** @description The newest 50 pay-ins and deposits together. */
      fundingReceipts: components['schemas']['FundingReceipt'][];
      /** @description The newest 50 saved stablecoin addresses. */
      cryptoDestinations: components['schemas']['StablecoinDestination'][];
      /** @description The newest 20 movements. */
      recentMovements: components['schemas']['RecentMovement'][];
      /** @description What can be used now. */
      runtimeCapabilities: components['schemas']['RuntimeCapability'][];
    };
    /**
     * Format: date-time
     * @description An RFC 3339 date-time with its offset, such as `2026-03-03T09:00:00+11:00`, in the years 1000 to 2999.
     * @example 2026-03-02T22:00:00Z
     */
    TimestampInput: string;
    /**
     * @description The status of an operation. `accepted`: approved, its full amount with fees reserved, no money has left. `held`: reserved, waiting for a review. `submitted`: sent to the provider. `settled`: the money arrived. `failed`: no money left, and the reservation was released. `returned`: the money left and came back. The last three are final.
     * @enum {string}
     */
    OperationStatus: 'accepted' | 'held' | 'submitted' | 'settled' | 'failed' | 'returned';
    /**
     * @description The kind of operation.
     * @enum {string}
     */
    OperationKind: 'payout' | 'stable_withdrawal' | 'conversion';
    /** @description One immutable change of the wallet. The operation that it belongs to can still be in progress: reconcile the two together. */
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
      /** @description The reason, if the cause does not imply it. */
      reason?: string;
      /** @description When it took effect. It never decreases from one movement to the next. */
      occurredAt: components['schemas']['Timestamp'];
      /** @description The cause's external reference, else its provider reference, else its identifier. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description The operation that it belongs to, if any. */
      operationId?: components['schemas']['Identifier'];
      /** @description The kind of that operation. Present with `operationId`. */
      operationKind?: components['schemas']['OperationKind'];
      /** @description The current status of that operation, the only part of a movement that changes. Present with `operationId`. */
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
    /** @description An identifier as the service returned it. One that is unknown in your account is `not_found`. */
    IdentifierInput: string;
    /** @description One immutable change of the wallet, with its position in the history and its hash. */
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
      /** @description The reason, if the cause does not imply it. */
      reason?: string;
      /** @description When it took effect. It never decreases from one movement to the next. */
      occurredAt: components['schemas']['Timestamp'];
      /** @description The cause's external reference, else its provider reference, else its identifier. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description The operation that it belongs to, if any. */
      operationId?: components['schemas']['Identifier'];
      /** @description The kind of that operation. Present with `operationId`. */
      operationKind?: components['schemas']['OperationKind'];
      /** @description The current status of that operation, the only part of a movement that changes. Present with `operationId`. */
      operationStatus?: components['schemas']['OperationStatus'];
      /**
       * Format: int64
       * @description Its position in the wallet's history in all assets, counted from 1 without gaps.
       */
      seq: number;
      /** @description The SHA-256 in lower-case hex of the hash of the previous movement (64 zeros before the first) followed by the canonical JSON (RFC 8785) of this movement without `hash` and `operationStatus`. It reveals any change of the history. */
      hash: string;
    };
    /** @description The wallet's balances at one time. */
    BalancesAsOf: {
      /** @description The time, inclusive. */
      asOf: components['schemas']['Timestamp'];
      /** @description One balance for each asset, in the order AUD, USDC, USDT. `pending` is the current value. */
      balances: components['schemas']['Balance'][];
    };
    /** @description All movements of one kind together. */
    BalanceLine: {
      kind: components['schemas']['MovementKind'];
      /**
       * Format: int64
       * @description The number of movements.
       */
      count: number;
      /** @description The change of the available balance. */
      availableDelta: components['schemas']['SignedAmount'];
      /** @description The change of the reserved balance. */
      reservedDelta: components['schemas']['SignedAmount'];
    };
    /** @description The movements that lead to a balance, summed by kind. The sums of the lines are the balance. */
    BalanceExplanation: {
      asset: components['schemas']['Asset'];
      /** @description The time, inclusive. */
      asOf: components['schemas']['Timestamp'];
      /** @description One line for each kind of movement that occurred. */
      lines: components['schemas']['BalanceLine'][];
      /** @description The available balance at that time. */
      available: components['schemas']['SignedAmount'];
      /** @description The amount reserved for operations in progress and hold-backs. */
      reserved: components['schemas']['Amount'];
    };
    /**
     * @description An RFC 3339 date-time with its offset, such as `2026-03-03T09:00:00+11:00`, or a date, such as `2026-03-03`, which is the midnight in Sydney that begins it. The years are 1000 to 2999.
     * @example 2026-03-01
     */
    DateOrTimestampInput: string;
    /**
     * @description The time between two points of a history.
     * @enum {string}
     */
    HistoryInterval: 'hour' | 'day' | 'week' | 'month';
    /** @description The balance at the end of one interval. */
    BalancePoint: {
      /** @description The end of the interval. Movements before it are included. */
      at: components['schemas']['Timestamp'];
      /** @description What could be spent. */
      available: components['schemas']['SignedAmount'];
      /** @description Reserved for operations in progress and for hold-backs. */
      reserved: components['schemas']['Amount'];
      /** @description Available and reserved together. */
      posted: components['schemas']['SignedAmount'];
    };
    /** @description What the wallet held of one asset over a time range. */
    BalanceHistory: {
      asset: components['schemas']['Asset'];
      interval: components['schemas']['HistoryInterval'];
      /** @description The start of the range. */
      from: components['schemas']['Timestamp'];
      /** @description The end of the range, and the time of the last point. */
      to: components['schemas']['Timestamp'];
      /** @description One point for each interval, oldest first. */
      data: components['schemas']['BalancePoint'][];
    };
    /** @description What the wallet held of the asset. */
    StatementBalance: {
      /** @description What could be spent. */
      available: components['schemas']['SignedAmount'];
      /** @description Reserved for operations in progress and for hold-backs. */
      reserved: components['schemas']['Amount'];
      /** @description Available and reserved together. */
      posted: components['schemas']['SignedAmount'];
    };
    /** @description One movement, and the balance after it. */
    StatementLine: {
      /**
       * Format: int64
       * @description Its position in the wallet's history in all assets.
       */
      seq: number;
      /** @description When it took effect. */
      occurredAt: components['schemas']['Timestamp'];
      kind: components['schemas']['MovementKind'];
      /** @description The change of the available balance. */
      availableDelta: components['schemas']['SignedAmount'];
      /** @description The change of the reserved balance. */
      reservedDelta: components['schemas']['SignedAmount'];
      /** @description The available balance after it. */
      available: components['schemas']['SignedAmount'];
      /** @description What was reserved after it. */
      reserved: components['schemas']['Amount'];
      /** @description The identifier of the record that caused it, such as a payout or a pay-in. */
      reference: string;
      /** @description The kind of the operation that it belongs to, if any. */
      operationKind?: components['schemas']['OperationKind'];
      /** @description The current status of that operation. Present with `operationKind`. */
      operationStatus?: components['schemas']['OperationStatus'];
      /** @description The cause's external reference, else its provider reference, else its identifier. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description The reason, if the cause does not imply it. */
      reason?: string;
    };
    /** @description A SHA-256 hash in lower-case hex. */
    Sha256: string;
    /** @description The newest movement of the wallet. Stored elsewhere, it shows later whether the history was truncated or rewritten. */
    LedgerHead: {
      /**
       * Format: int64
       * @description Its position in the wallet's history. 0 if there are no movements.
       */
      seq: number;
      /** @description Its hash. 64 zeros if there are no movements. */
      hash: components['schemas']['Sha256'];
    };
    /** @description What happened to the wallet's balance of one asset over a time range: `opening` and the movements of `summary` make `closing`. */
    Statement: {
      asset: components['schemas']['Asset'];
      /** @description The start of the range. */
      from: components['schemas']['Timestamp'];
      /** @description The end of the range, which is not part of it. */
      to: components['schemas']['Timestamp'];
      /** @description The balance before the first movement of the range. */
      opening: components['schemas']['StatementBalance'];
      /** @description The balance after the last movement of the range. Without movements it is the opening balance. */
      closing: components['schemas']['StatementBalance'];
      /** @description The movements of the range, summed by kind. One line for each kind that occurred. */
      summary: components['schemas']['BalanceLine'][];
      /** @description A page of the movements of the range, oldest first. */
      lines: components['schemas']['StatementLine'][];
      /** @description The last movement of the wallet before the end of the range, in all assets: `seq` 0 and 64 zeros if there is none. */
      head: components['schemas']['LedgerHead'];
      /** @description Whether there is a next page of lines. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description One line of the ledger export: a movement with its position in the wallet's history, its hash and the hash of the previous movement. */
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
      /** @description The reason, if the cause does not imply it. */
      reason?: string;
      /** @description When it took effect. It never decreases from one movement to the next. */
      occurredAt: components['schemas']['Timestamp'];
      /** @description The cause's external reference, else its provider reference, else its identifier. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description The operation that it belongs to, if any. */
      operationId?: components['schemas']['Identifier'];
      /** @description The kind of that operation. Present with `operationId`. */
      operationKind?: components['schemas']['OperationKind'];
      /** @description The current status of that operation, the only part of a movement that changes. Present with `operationId`. */
      operationStatus?: components['schemas']['OperationStatus'];
      /**
       * Format: int64
       * @description Its position in the wallet's history in all assets, counted from 1 without gaps.
       */
      seq: number;
      /** @description The SHA-256 in lower-case hex of the hash of the previous movement (64 zeros before the first) followed by the canonical JSON (RFC 8785) of this line without `hash`, `previousHash` and `operationStatus`. It reveals any change of the history. */
      hash: string;
      /** @description The hash of the previous movement. 64 zeros for the first. */
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
    /** @description The kind of PayID to issue. The service chooses the PayID. */
    PayIdRequest: {
      /**
       * @description An e-mail address.
       * @constant
       */
      type: 'email';
    };
    /** @description A bank account to issue. The bank assigns its numbers. */
    CreateAudFundingInstrumentRequest: {
      /**
       * @description A bank account for Australian dollars.
       * @constant
       */
      type: 'aud_account';
      /** @description The name on the account; by default the tenant's own name. */
      accountName?: components['schemas']['PartyName'];
      /** @description Requests a PayID for the account. */
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
    /** @description The instrument to issue. `type` says whether it is a bank account or a stablecoin address. */
    CreateFundingInstrumentRequest:
      | components['schemas']['CreateAudFundingInstrumentRequest']
      | components['schemas']['CreateStableFundingInstrumentRequest'];
    /** @description An empty object. The body can be omitted. */
    EmptyRequest: Record<string, never>;
    /** @description A page of pay-ins. The `Link` header has the next page. */
    PayinList: {
      /** @description The page, newest first. */
      data: components['schemas']['Payin'][];
    };
    /** @description A page of deposits. The `Link` header has the next page. */
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
      /** @description The PayID: an e-mail address, a phone number such as `+61-412345678`, or an ABN of eleven digits with valid check digits. */
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
      | components['schemas']['BankAccountDestination']
      | components['schemas']['PayIdDestination'];
    /** @description A postal address of 1 to 500 characters, not blank. It can have several lines. */
    PostalAddress: string;
    /** @description A person who receives payouts. */
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
      /** @description Your own data about the party. Stored and returned. */
      partyContext?: components['schemas']['FreeFormMap'];
      /** @description Your own business details. Stored and returned. */
      businessIdentity?: components['schemas']['FreeFormMap'];
      /** @description Your general ledger mapping. Stored and returned. */
      glMapping?: components['schemas']['FreeFormMap'];
    };
    /** @description A business that receives payouts. */
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
      /** @description Australian Business Number, eleven digits with valid check digits. */
      abn?: string;
      /** @description Australian Company Number, nine digits with a valid check digit. */
      acn?: string;
      address?: components['schemas']['PostalAddress'];
      /** @description Your own data about the party. Stored and returned. */
      partyContext?: components['schemas']['FreeFormMap'];
      /** @description Your own business details. Stored and returned. */
      businessIdentity?: components['schemas']['FreeFormMap'];
      /** @description Your general ledger mapping. Stored and returned. */
      glMapping?: components['schemas']['FreeFormMap'];
    };
    /** @description A recipient of payouts. `type` says whether it is a person or a business. */
    Beneficiary:
      | components['schemas']['IndividualBeneficiary']
      | components['schemas']['BusinessBeneficiary'];
    /** @description A page of beneficiaries. The `Link` header has the next page. */
    BeneficiaryList: {
      /** @description The page, newest first. */
      data: components['schemas']['Beneficiary'][];
    };
    /** @description A PayID in a request. */
    PayIdDestinationInput: {
      /**
       * @description A PayID.
       * @constant
       */
      type: 'payid';
      /** @description The PayID: an e-mail address, a phone number such as `+61-412345678`, or an ABN of eleven digits with valid check digits. */
      payId: string;
      /**
       * @description The kind of PayID; detected from its form by default.
       * @enum {string}
       */
      payIdType?: 'email' | 'phone' | 'abn';
      /** @description The name that the PayID is registered to. */
      accountName: components['schemas']['PartyName'];
    };
    /** @description Where the money goes, as a request names it. `type` says which form it has. */
    BeneficiaryDestinationInput:
      | components['schemas']['BankAccountDestination']
      | components['schemas']['PayIdDestinationInput'];
    /** @description Evidence of the beneficiary's identity, submitted when the beneficiary is created. */
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
      /** @description Your own reference; generated by default. */
      externalReference?: components['schemas']['ExternalReference'];
      /** @description Your own data about the party. Stored and returned. */
      partyContext?: components['schemas']['FreeFormMap'];
      /** @description Your own business details. Stored and returned. */
      businessIdentity?: components['schemas']['FreeFormMap'];
      /** @description Your general ledger mapping. Stored and returned. */
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
      /** @description Australian Business Number, eleven digits with valid check digits. */
      abn?: string;
      /** @description Australian Company Number, nine digits with a valid check digit. */
      acn?: string;
      address?: components['schemas']['PostalAddress'];
      /** @description Your own reference; generated by default. */
      externalReference?: components['schemas']['ExternalReference'];
      /** @description Your own data about the party. Stored and returned. */
      partyContext?: components['schemas']['FreeFormMap'];
      /** @description Your own business details. Stored and returned. */
      businessIdentity?: components['schemas']['FreeFormMap'];
      /** @description Your general ledger mapping. Stored and returned. */
      glMapping?: components['schemas']['FreeFormMap'];
      identity?: components['schemas']['IdentityInput'];
    };
    /** @description The recipient and the destination. `type` says whether it is a person or a business. */
    CreateBeneficiaryRequest:
      | components['schemas']['CreateIndividualBeneficiaryRequest']
      | components['schemas']['CreateBusinessBeneficiaryRequest'];
    /**
     * @description The status of identity evidence. `pending`: the identity provider has not decided. `accepted`: payouts can use it. `rejected`: it does not prove the beneficiary's identity. `expired`: it was accepted and is too old. The last two are final.
     * @enum {string}
     */
    IdentityEvidenceStatus: 'pending' | 'accepted' | 'rejected' | 'expired';
    /** @description The identity provider's result about a beneficiary. If policy requires evidence, payouts use the newest accepted and unexpired one. */
    IdentityEvidence: {
      /** @description The evidence (`evd_…`). */
      id: components['schemas']['Identifier'];
      /** @description The beneficiary that it is about (`ben_…`). */
      beneficiaryId: components['schemas']['Identifier'];
      status: components['schemas']['IdentityEvidenceStatus'];
      /** @description The level of checking at the identity provider, from the configuration. */
      level: string;
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was accepted. Absent until then. */
      acceptedAt?: components['schemas']['Timestamp'];
      /** @description When it expires. Absent until it is accepted, and if the configuration sets no limit. */
      expiresAt?: components['schemas']['Timestamp'];
      /** @description Why it was rejected, if the identity provider gave a reason. */
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
    /** @description Evidence of the beneficiary's identity. */
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
      /** @description The address, in its network's own notation: on EVM networks 0x and 40 hex digits, with a valid EIP-55 checksum if the case is mixed; on Solana base58 of 32 bytes; on Tron base58check with its prefix. */
      address: components['schemas']['StableAddress'];
      tag?: components['schemas']['AddressTag'];
      /** @description Your own reference; generated by default. */
      externalReference?: components['schemas']['ExternalReference'];
    };
    /**
     * @description Why an operation is held, as a stable code (`GET /v1/meta/reasons`).
     * @enum {string}
     */
    OperationHoldReason:
      | 'limit_exceeded'
      | 'amount_below_minimum'
      | 'manual_review'
      | 'identity_evidence_pending'
      | 'provider_review'
      | 'provider_unreachable'
      | 'provider_unknown'
      | 'order_expired'
      | 'file_refused';
    /** @description Why an operation failed or was returned, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider). */
    OperationFailureCode: string;
    /**
     * @description What to do next. `wait_for_confirmation` while a deposit is detected. `wait_for_provider` until its provider reports. `supply_evidence` while it waits for identity evidence. `correct_details` if its provider refused what it was sent to: correct that and create another. `contact_support` if it is held for another reason, or failed for one. Else `none`.
     * @enum {string}
     */
    NextAction:
      | 'none'
      | 'wait_for_confirmation'
      | 'wait_for_provider'
      | 'supply_evidence'
      | 'correct_details'
      | 'contact_support';
    /** @description One status that an operation took. */
    StatusChange: {
      status: components['schemas']['OperationStatus'];
      /** @description When the status was reached. */
      at: components['schemas']['Timestamp'];
      /** @description More detail, if there is any. */
      reason?: components['schemas']['Reason'];
    };
    /** @description The effect of one late report after the operation had ended. The status does not change; the movements follow the facts. */
    OperationAdjustment: {
      /**
       * @description `late_return`: the money of a payout came back after it had settled, or left and came back after it had failed. `late_execution`: the provider executed the operation after it had failed.
       * @enum {string}
       */
      kind: 'late_return' | 'late_execution';
      /** @description When the report was applied. */
      at: components['schemas']['Timestamp'];
      /** @description The movements that the report posted, in order. */
      movementIds: components['schemas']['Identifier'][];
      /** @description More detail, if there is any. */
      reason?: components['schemas']['Reason'];
    };
    /** @description A person and the destination when the payout was created. */
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
    /** @description A business and the destination when the payout was created. */
    BusinessBeneficiarySnapshot: {
      /**
       * @description A business.
       * @constant
       */
      type: 'business';
      /** @description The name of the business. */
      businessName: components['schemas']['PartyName'];
      /** @description Australian Business Number, eleven digits with valid check digits. */
      abn?: string;
      /** @description Australian Company Number, nine digits with a valid check digit. */
      acn?: string;
      address?: components['schemas']['PostalAddress'];
      destination: components['schemas']['BeneficiaryDestination'];
    };
    /** @description The recipient and the destination when the payout was created. Later changes do not affect them. */
    BeneficiarySnapshot:
      | components['schemas']['IndividualBeneficiarySnapshot']
      | components['schemas']['BusinessBeneficiarySnapshot'];
    /**
     * @description Who is shown as the sender: `platform` for the platform or `tenant` for the tenant's company name.
     * @enum {string}
     */
    Remitter: 'platform' | 'tenant';
    /** @description The text on the beneficiary's statement, on one line. Up to 280 characters; a bank transfer to a BSB and account number carries 18 letters, digits, spaces and simple punctuation marks. A text that the beneficiary's rail cannot carry is `limit_exceeded`. */
    StatementReference: string;
    /** @description What the payout is for, on one line, up to 255 characters. */
    PayoutPurpose: string;
    /** @description A payment of Australian dollars to a beneficiary. Creating it reserves its full amount and fee; the bank payment settles later. Follow `status` until it is settled, failed or returned. */
    Payout: {
      /** @description The payout (`pay_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /**
       * @description The kind of operation.
       * @constant
       */
      kind: 'payout';
      status: components['schemas']['OperationStatus'];
      /** @description Your own reference. */
      externalReference: components['schemas']['ExternalReference'];
      /**
       * @description The asset paid out.
       * @constant
       */
      asset: 'AUD';
      /** @description What the beneficiary receives. */
      principal: components['schemas']['AudMoney'];
      /** @description The fee in addition. */
      fee: components['schemas']['AudMoney'];
      /** @description The total taken from the wallet: `principal` plus `fee`. */
      sourceDebit: components['schemas']['AudMoney'];
      /** @description The configuration that determined price and policy (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description Why it is held, as a stable code (`GET /v1/meta/reasons`). `identity_evidence_pending` if it only waits for its evidence. Absent if it is not held. */
      holdReason?: components['schemas']['OperationHoldReason'];
      /** @description Why it failed or was returned, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider). Absent otherwise. */
      failureCode?: components['schemas']['OperationFailureCode'];
      /** @description Why it failed or was returned, in words for people. Absent otherwise. */
      failureMessage?: components['schemas']['Reason'];
      nextAction: components['schemas']['NextAction'];
      /** @description The status history, oldest first. */
      statusHistory: components['schemas']['StatusChange'][];
      /** @description Every movement that belongs to it, oldest first. */
      movementIds: components['schemas']['Identifier'][];
      /** @description The effects of late reports after it had ended, oldest first. Usually empty. */
      adjustments: components['schemas']['OperationAdjustment'][];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was accepted. Absent until then. */
      acceptedAt?: components['schemas']['Timestamp'];
      /** @description When it was sent to the provider. Absent until then. */
      submittedAt?: components['schemas']['Timestamp'];
      /** @description When it settled. Absent until then. */
      settledAt?: components['schemas']['Timestamp'];
      /** @description When it failed. Absent until then. */
      failedAt?: components['schemas']['Timestamp'];
      /** @description When it was returned. Absent until then. */
      returnedAt?: components['schemas']['Timestamp'];
      /** @description The recipient (`ben_…`). */
      beneficiaryId: components['schemas']['Identifier'];
      beneficiarySnapshot: components['schemas']['BeneficiarySnapshot'];
      /** @description The identity evidence that it uses or is held for (`evd_…`), if policy required evidence or the request named it. */
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
      /** @description The bank's reference, when there is one. */
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
    /** @description The payment and its recipient. */
    CreatePayoutRequest: {
      /** @description The recipient (`ben_…`). The beneficiary must be active. */
      beneficiaryId: components['schemas']['IdentifierInput'];
      /** @description What the beneficiary receives, in Australian dollars, above zero and up to 999999999999.99. The fee is charged in addition. */
      amount: components['schemas']['AudAmountInput'];
      /**
       * @description Payouts are in Australian dollars.
       * @constant
       */
      currency: 'AUD';
      /** @description Your own reference, up to 255 characters. It must be unique among your payouts that have not failed; it is not the idempotency key. */
      externalReference: components['schemas']['ExternalReference'];
      purpose?: components['schemas']['PayoutPurpose'];
      /** @description A wallet provider's reference. Stored and returned. */
      walletProviderReference?: components['schemas']['ProviderReference'];
      /** @description A merchant's reference. Stored and returned. */
      downstreamMerchantReference?: components['schemas']['ProviderReference'];
      /** @description The identity evidence for the payout (`evd_…`). It must be this beneficiary's, accepted and unexpired; any other, including pending evidence, is `identity_evidence_invalid`. If it is omitted and policy requires evidence, the newest accepted and unexpired one is used. If there is none, the payout is held for the newest pending one. */
      evidenceId?: components['schemas']['IdentifierInput'];
      /** @description Who is shown as the sender of this payout; by default as in the Treasury settings. `tenant` is `capability_disabled` while `poboEnabled` is false. */
      onBehalfOf?: components['schemas']['Remitter'];
      statementReference?: components['schemas']['StatementReference'];
      /** @description Your own map. Stored and returned. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description The payout to check, with the same fields as when creating it. */
    PreviewPayoutRequest: {
      /** @description The recipient (`ben_…`). The beneficiary must be active. */
      beneficiaryId: components['schemas']['IdentifierInput'];
      /** @description What the beneficiary receives, in Australian dollars, above zero and up to 999999999999.99. The fee is charged in addition. */
      amount: components['schemas']['AudAmountInput'];
      /**
       * @description Payouts are in Australian dollars.
       * @constant
       */
      currency: 'AUD';
      /** @description Your own reference, up to 255 characters. A preview does not reserve it, and one in use is not an error. */
      externalReference: components['schemas']['ExternalReference'];
      purpose?: components['schemas']['PayoutPurpose'];
      /** @description A wallet provider's reference. Stored and returned. */
      walletProviderReference?: components['schemas']['ProviderReference'];
      /** @description A merchant's reference. Stored and returned. */
      downstreamMerchantReference?: components['schemas']['ProviderReference'];
      /** @description The identity evidence for the payout (`evd_…`). It must be this beneficiary's, accepted and unexpired; any other, including pending evidence, is `identity_evidence_invalid`. If it is omitted and policy requires evidence, the newest accepted and unexpired one is used. If there is none, the payout is held for the newest pending one. */
      evidenceId?: components['schemas']['IdentifierInput'];
      /** @description Who is shown as the sender of this payout; by default as in the Treasury settings. `tenant` is `capability_disabled` while `poboEnabled` is false. */
      onBehalfOf?: components['schemas']['Remitter'];
      statementReference?: components['schemas']['StatementReference'];
      /** @description Your own map. Stored and returned. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description What creating the payout would do now. It reserves nothing and is not binding: creating the payout repeats all checks. */
    PayoutPreview: {
      /** @description What the beneficiary would receive. */
      principal: components['schemas']['AudMoney'];
      /** @description The fee in addition. */
      fee: components['schemas']['AudMoney'];
      /** @description The total that it would take from the wallet: `principal` plus `fee`. */
      sourceDebit: components['schemas']['AudMoney'];
      /**
       * @description The asset that it would pay out.
       * @constant
       */
      asset: 'AUD';
      /** @description The network of a stablecoin. A payout of Australian dollars has none. */
      network?: components['schemas']['Network'];
      /** @description The configuration that determines price and policy (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description Whether the creation would be accepted or held, rather than refused. */
      canProceed: boolean;
      /** @description With `canProceed: false`, the error code that creating it would return. With `canProceed: true`, why the payout would be held for a review; absent if it would not be. */
      holdReason?: string;
    };
    /** @description Why the operation is canceled. */
    CancelOperationRequest: {
      /** @description The reason, in words for people, on one line. It stands in the history and in `failureMessage`. */
      reason?: string;
    };
    /** @description The destination when the withdrawal was created. Later changes do not affect it. */
    DestinationSnapshot: {
      name: components['schemas']['DestinationName'];
      asset: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
      address: components['schemas']['StableAddress'];
      tag?: components['schemas']['AddressTag'];
      /** @description The version of the destination. */
      version: number;
    };
    /** @description A transfer of a stablecoin to a saved destination. Creating it reserves its full amount and fee; the transfer on the chain settles later. Follow `status` until it is settled or failed. */
    Withdrawal: {
      /** @description The withdrawal (`wdr_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /**
       * @description The kind of operation.
       * @constant
       */
      kind: 'stable_withdrawal';
      /** @description The status of the withdrawal. A withdrawal is never `returned`. */
      status: components['schemas']['OperationStatus'];
      /** @description Your own reference. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description The asset sent. */
      asset: components['schemas']['StablecoinAsset'];
      /** @description The network that it is sent on. */
      network: components['schemas']['Network'];
      /** @description What the destination receives. */
      principal: components['schemas']['StableMoney'];
      /** @description The fee in addition. */
      fee: components['schemas']['StableMoney'];
      /** @description The total taken from the wallet: `principal` plus `fee`. */
      sourceDebit: components['schemas']['StableMoney'];
      /** @description The configuration that determined price and policy (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description Why it is held, as a stable code (`GET /v1/meta/reasons`). Absent if it is not held. */
      holdReason?: components['schemas']['OperationHoldReason'];
      /** @description Why it failed, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider). Absent otherwise. */
      failureCode?: components['schemas']['OperationFailureCode'];
      /** @description Why it failed, in words for people. Absent otherwise. */
      failureMessage?: components['schemas']['Reason'];
      nextAction: components['schemas']['NextAction'];
      /** @description The status history, oldest first. */
      statusHistory: components['schemas']['StatusChange'][];
      /** @description Every movement that belongs to it, oldest first. */
      movementIds: components['schemas']['Identifier'][];
      /** @description The effects of late reports after it had ended, oldest first. Usually empty. */
      adjustments: components['schemas']['OperationAdjustment'][];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was accepted. Absent until then. */
      acceptedAt?: components['schemas']['Timestamp'];
      /** @description When it was sent to the provider. Absent until then. */
      submittedAt?: components['schemas']['Timestamp'];
      /** @description When it settled. Absent until then. */
      settledAt?: components['schemas']['Timestamp'];
      /** @description When it failed. Absent until then. */
      failedAt?: components['schemas']['Timestamp'];
      /** @description The saved destination (`dst_…`). */
      destinationId: components['schemas']['Identifier'];
      destinationSnapshot: components['schemas']['DestinationSnapshot'];
      /** @description The transaction on the chain. Absent until there is one. */
      transactionHash?: components['schemas']['TransactionHash'];
      /** @description The number of confirmations of that transaction. 0 until it is on the chain. */
      confirmations: number;
      /** @description The provider's reference, when there is one. */
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
    /** @description The withdrawal and its destination. */
    CreateWithdrawalRequest: {
      /** @description The destination (`dst_…`). It must be active; it determines the asset and the network. */
      destinationId: components['schemas']['IdentifierInput'];
      /** @description What the destination receives, in its asset, above zero and up to 999999999999.99, with at most six decimals. The fee is charged in addition. */
      amount: components['schemas']['StableAmountInput'];
      /** @description Your own reference, up to 255 characters. It must be unique among your withdrawals that have not failed; it is not the idempotency key. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description Your own map. Stored and returned. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description The withdrawal to check, with the same fields as when creating it. */
    PreviewWithdrawalRequest: {
      /** @description The destination (`dst_…`). It must be active; it determines the asset and the network. */
      destinationId: components['schemas']['IdentifierInput'];
      /** @description What the destination receives, in its asset, above zero and up to 999999999999.99, with at most six decimals. The fee is charged in addition. */
      amount: components['schemas']['StableAmountInput'];
      /** @description Your own reference, up to 255 characters. A preview does not reserve it, and one in use is not an error. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description Your own map. Stored and returned. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description What creating the withdrawal would do now. It reserves nothing and is not binding: creating the withdrawal repeats all checks. */
    WithdrawalPreview: {
      /** @description What the destination would receive. */
      principal: components['schemas']['StableMoney'];
      /** @description The fee in addition. */
      fee: components['schemas']['StableMoney'];
      /** @description The total that it would take from the wallet: `principal` plus `fee`. */
      sourceDebit: components['schemas']['StableMoney'];
      /** @description The asset that it would send. */
      asset: components['schemas']['StablecoinAsset'];
      /** @description The network that it would send it on. */
      network: components['schemas']['Network'];
      /** @description The configuration that determines price and policy (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description Whether the creation would be accepted or held, rather than refused. */
      canProceed: boolean;
      /** @description With `canProceed: false`, the error code that creating it would return. With `canProceed: true`, why the withdrawal would be held for a review; absent if it would not be. */
      holdReason?: string;
    };
    /**
     * @description The status of a quote. `open`: it can be accepted until `expiresAt`. `accepted`: its conversion was created. `expired`: its time ran out. The last two are final.
     * @enum {string}
     */
    ConversionQuoteStatus: 'open' | 'accepted' | 'expired';
    /** @description An amount of any asset. `currency` names the asset; an amount of a stablecoin also names its network. */
    Money: components['schemas']['AudMoney'] | components['schemas']['StableMoney'];
    /**
     * @description How many units of the destination asset one unit of the source asset gives, an exact decimal with ten decimals. Never read it as floating point.
     * @example 0.6512345678
     */
    Rate: string;
    /** @description An exact offer to exchange one balance for another. It reserves nothing until it is accepted, which is possible once, until `expiresAt`. */
    ConversionQuote: {
      /** @description The quote (`quo_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      status: components['schemas']['ConversionQuoteStatus'];
      /** @description What would be exchanged. */
      source: components['schemas']['Money'];
      /** @description What the wallet would receive. */
      destination: components['schemas']['Money'];
      /** @description The fee in addition to the source, in its asset. */
      fee: components['schemas']['Money'];
      /** @description The total that it would take from the wallet: `source` plus `fee`. */
      sourceDebit: components['schemas']['Money'];
      rate: components['schemas']['Rate'];
      /**
       * @description The side whose amount was fixed. With `source`, the destination was computed and rounded down; with `destination`, the source was computed and rounded up.
       * @enum {string}
       */
      side: 'source' | 'destination';
      /** @description The configuration that determined price and policy (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description The time from which it can no longer be accepted. */
      expiresAt: components['schemas']['Timestamp'];
      createdAt: components['schemas']['Timestamp'];
      /** @description The conversion created by its acceptance (`cnv_…`). Absent until then. */
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
      /** @description The asset to receive. It must differ from the source. */
      destinationAsset: components['schemas']['Asset'];
      /** @description The amount to exchange, in the source asset, above zero and up to 999999999999.99, with at most that asset's decimals. What the wallet receives is computed and rounded down. */
      sourceAmount: components['schemas']['AssetAmountInput'];
      /** @description The network of the source if it is a stablecoin; by default the first enabled one. Must be omitted for Australian dollars. */
      sourceNetwork?: components['schemas']['Network'];
      /** @description The network of the destination if it is a stablecoin; by default the first enabled one. Must be omitted for Australian dollars. */
      destinationNetwork?: components['schemas']['Network'];
    };
    /** @description An exchange for an exact amount of the destination asset. */
    CreateDestinationQuoteRequest: {
      /** @description What to exchange. */
      sourceAsset: components['schemas']['Asset'];
      /** @description The asset to receive. It must differ from the source. */
      destinationAsset: components['schemas']['Asset'];
      /** @description The amount to receive, in the destination asset, above zero and up to 999999999999.99, with at most that asset's decimals. The source is computed and rounded up. */
      destinationAmount: components['schemas']['AssetAmountInput'];
      /** @description The network of the source if it is a stablecoin; by default the first enabled one. Must be omitted for Australian dollars. */
      sourceNetwork?: components['schemas']['Network'];
      /** @description The network of the destination if it is a stablecoin; by default the first enabled one. Must be omitted for Australian dollars. */
      destinationNetwork?: components['schemas']['Network'];
    };
    /** @description The exchange. Fix the amount of either the source or the destination. */
    CreateConversionQuoteRequest:
      | components['schemas']['CreateSourceQuoteRequest']
      | components['schemas']['CreateDestinationQuoteRequest'];
    /** @description A reference for the conversion. The body can be omitted. */
    AcceptConversionQuoteRequest: {
      /** @description Your own reference, up to 255 characters. It must be unique among your conversions that have not failed; by default it is the identifier of the conversion. */
      externalReference?: components['schemas']['ExternalReference'];
    };
    /** @description An exchange of one balance for another at the rate of an accepted quote. Accepting the quote reserves the source and the fee; the destination is credited when the conversion settles, at the same time as the source leaves. Follow `status` until it is settled or failed. */
    Conversion: {
      /** @description The conversion (`cnv_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /**
       * @description The kind of operation.
       * @constant
       */
      kind: 'conversion';
      /** @description The status of the conversion. A conversion is never `returned`. */
      status: components['schemas']['OperationStatus'];
      /** @description Your own reference; by default the identifier of the conversion. */
      externalReference: components['schemas']['ExternalReference'];
      /** @description The asset of the source. */
      asset: components['schemas']['Asset'];
      /** @description The network of the source, if it is a stablecoin. */
      network?: components['schemas']['Network'];
      /** @description What is exchanged, the same as `source`. */
      principal: components['schemas']['Money'];
      /** @description The fee in addition, in the asset of the source. */
      fee: components['schemas']['Money'];
      /** @description The total taken from the wallet: `principal` plus `fee`. */
      sourceDebit: components['schemas']['Money'];
      /** @description The configuration that determined price and policy (`cfg_…`). */
      configurationId: components['schemas']['Identifier'];
      /** @description Why it is held, as a stable code (`GET /v1/meta/reasons`). Absent if it is not held. */
      holdReason?: components['schemas']['OperationHoldReason'];
      /** @description Why it failed, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider). Absent otherwise. */
      failureCode?: components['schemas']['OperationFailureCode'];
      /** @description Why it failed, in words for people. Absent otherwise. */
      failureMessage?: components['schemas']['Reason'];
      nextAction: components['schemas']['NextAction'];
      /** @description The status history, oldest first. */
      statusHistory: components['schemas']['StatusChange'][];
      /** @description Every movement that belongs to it, oldest first. */
      movementIds: components['schemas']['Identifier'][];
      /** @description The effects of late reports after it had ended, oldest first. Usually empty. */
      adjustments: components['schemas']['OperationAdjustment'][];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was accepted. Absent until then. */
      acceptedAt?: components['schemas']['Timestamp'];
      /** @description When it was sent to the provider. Absent until then. */
      submittedAt?: components['schemas']['Timestamp'];
      /** @description When it settled. Absent until then. */
      settledAt?: components['schemas']['Timestamp'];
      /** @description When it failed. Absent until then. */
      failedAt?: components['schemas']['Timestamp'];
      /** @description The accepted quote (`quo_…`). */
      quoteId: components['schemas']['Identifier'];
      /** @description The asset to exchange. */
      source: components['schemas']['Money'];
      /** @description What the wallet receives. */
      destination: components['schemas']['Money'];
      rate: components['schemas']['Rate'];
      /** @description The exchange's reference, when there is one. */
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
      /** @description Who is shown as the sender of payouts that do not specify it. */
      payoutRemitter: components['schemas']['Remitter'];
      /** @description The tenant's company name, shown for `tenant`. It comes from the account and cannot be set here. */
      tenantRemitterName: components['schemas']['PartyName'];
      /** @description Whether payouts and deliveries of transfers can show the tenant as their sender. If false, the platform is shown for all of them. */
      poboEnabled: boolean;
      /** @description When the settings last changed. */
      updatedAt: components['schemas']['Timestamp'];
    };
    /** @description The settings to change, at least one. Omitted settings stay as they are. */
    UpdateTreasurySettingsRequest: {
      /** @description Who is shown as the sender of payouts that do not specify it. */
      payoutRemitter?: components['schemas']['Remitter'];
      /** @description Whether payouts and deliveries of transfers can show the tenant as their sender. False together with `payoutRemitter: tenant` is `invalid_request`. */
      poboEnabled?: boolean;
    };
    /** @description Your own identifier of the customer, on one line, up to 255 characters. It is unique among your customers. */
    ExternalCustomerId: string;
    /**
     * @description The status of a customer's verification. `not_started`: its details are missing. `in_progress`: the identity provider is checking. `needs_review`: a person is checking. `approved`: the identity is verified. `rejected`: it could not be verified; new details start again.
     * @enum {string}
     */
    VerificationStatus: 'not_started' | 'in_progress' | 'needs_review' | 'approved' | 'rejected';
    /**
     * Format: email
     * @description An e-mail address (RFC 5321), up to 254 characters.
     */
    EmailAddress: string;
    /** @description The contact details of the customer. */
    Contact: {
      email: components['schemas']['EmailAddress'];
      /** @description The name of the contact person. */
      name: components['schemas']['PartyName'];
    };
    /**
     * @description What a customer is allowed to do. `aud_onramp`: send AUD and receive a stablecoin. `aud_offramp`: send a stablecoin and receive AUD.
     * @enum {string}
     */
    Entitlement: 'aud_onramp' | 'aud_offramp';
    /**
     * @description The status of an entitlement. `not_requested`: it was not requested. `in_progress`: it waits for the verification or the identity provider. `approved`: payment routes can be created with it, and what they receive is converted. `rejected`: it was refused and can be requested again. `suspended`: the verification is no longer `approved`; it does not recover by itself.
     * @enum {string}
     */
    EntitlementStatus: 'not_requested' | 'in_progress' | 'approved' | 'rejected' | 'suspended';
    /** @description One entitlement and its status. */
    CustomerEntitlement: {
      entitlement: components['schemas']['Entitlement'];
      status: components['schemas']['EntitlementStatus'];
    };
    /** @description A country, an assigned upper-case code of ISO 3166-1 alpha-2. */
    CountryCode: string;
    /** @description The identity of the business. */
    BusinessDetails: {
      /** @description The registered name. */
      companyName: components['schemas']['PartyName'];
      /** @description The registration number, up to 50 characters on one line. It is not interpreted. */
      registrationNumber: string;
      /** @description The country of registration, an assigned upper-case code of ISO 3166-1 alpha-2. */
      country: components['schemas']['CountryCode'];
    };
    /** @description The identity of a person. */
    IndividualDetails: {
      /** @description Given names. */
      firstName: components['schemas']['PartyName'];
      /** @description Family name. */
      lastName: components['schemas']['PartyName'];
      /**
       * Format: date
       * @description Date of birth, from 1900-01-01 to yesterday in Sydney.
       */
      dob: string;
      /** @description The country of nationality, an assigned upper-case code of ISO 3166-1 alpha-2. */
      nationality: components['schemas']['CountryCode'];
      /** @description The country of residence, an assigned upper-case code of ISO 3166-1 alpha-2. */
      country: components['schemas']['CountryCode'];
    };
    /** @description A person or a business that sends or receives money through payment routes. */
    Customer: {
      /** @description The customer (`cus_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account of the key. */
      counterpartyId: components['schemas']['Identifier'];
      /**
       * @description Whether it is a person or a business. It never changes.
       * @enum {string}
       */
      type: 'individual' | 'business';
      contact: components['schemas']['Contact'];
      verificationStatus: components['schemas']['VerificationStatus'];
      /** @description The reason for the verification's status, if one was given. */
      verificationReason?: components['schemas']['Reason'];
      /** @description The status of each entitlement, `aud_onramp` first. */
      entitlements: components['schemas']['CustomerEntitlement'][];
      createdAt: components['schemas']['Timestamp'];
      /** @description When the record last changed. */
      updatedAt: components['schemas']['Timestamp'];
      externalCustomerId?: components['schemas']['ExternalCustomerId'];
      /** @description The details of a business, if they were given. */
      businessDetails?: components['schemas']['BusinessDetails'];
      /** @description The details of a person, if they were given. */
      individualDetails?: components['schemas']['IndividualDetails'];
      /** @description Your own data about the customer. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description A page of customers. */
    CustomerList: {
      /** @description The page, newest first. */
      data: components['schemas']['Customer'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description The requested entitlements, without repeats. */
    RequestedEntitlements: components['schemas']['Entitlement'][];
    /** @description A person to onboard. */
    CreateIndividualCustomerRequest: {
      /**
       * @description A person.
       * @constant
       */
      type: 'individual';
      contact: components['schemas']['Contact'];
      /** @description The complete details, or omitted; the verification starts when they are given. */
      individualDetails?: components['schemas']['IndividualDetails'];
      /** @description The requested entitlements, without repeats; none if omitted. */
      entitlements?: components['schemas']['RequestedEntitlements'];
      externalCustomerId?: components['schemas']['ExternalCustomerId'];
      /** @description Your own data about the customer. Stored and returned. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description A business to onboard. */
    CreateBusinessCustomerRequest: {
      /**
       * @description A business.
       * @constant
       */
      type: 'business';
      contact: components['schemas']['Contact'];
      /** @description The complete details, or omitted; the verification starts when they are given. */
      businessDetails?: components['schemas']['BusinessDetails'];
      /** @description The requested entitlements, without repeats; none if omitted. */
      entitlements?: components['schemas']['RequestedEntitlements'];
      externalCustomerId?: components['schemas']['ExternalCustomerId'];
      /** @description Your own data about the customer. Stored and returned. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description The customer to create. `type` says whether it is a person or a business. */
    CreateCustomerRequest:
      | components['schemas']['CreateIndividualCustomerRequest']
      | components['schemas']['CreateBusinessCustomerRequest'];
    /** @description The fields to change, at least one. Omitted fields stay as they are. */
    UpdateCustomerRequest: {
      contact?: components['schemas']['Contact'];
      /** @description The complete details of a person. */
      individualDetails?: components['schemas']['IndividualDetails'];
      /** @description The complete details of a business. */
      businessDetails?: components['schemas']['BusinessDetails'];
      /** @description The requested entitlements, in addition to the existing ones. */
      entitlements?: components['schemas']['RequestedEntitlements'];
      /** @description Your own identifier of the customer, on one line, up to 255 characters. Null removes it. */
      externalCustomerId?: string | null;
      /** @description Your own data about the customer, which replaces the existing data. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description The fee on each transfer: the sum of a flat amount and a share of what the customer sent. */
    DeveloperFee: {
      /** @description The flat amount in Australian dollars; taken from a stablecoin at the transfer's rate. */
      flatAud: components['schemas']['AudAmount'];
      /** @description The share of what was sent, in basis points. */
      bps: number;
    };
    /** @description The account's developer fees: a markup that is withheld from each direct-route conversion and credited against the monthly invoice. */
    DeveloperFeeSchedule: {
      /** @description The account. */
      counterpartyId: components['schemas']['Identifier'];
      /** @description When they were last set; if never, when the account was created. */
      updatedAt: components['schemas']['Timestamp'];
      /** @description Who confirmed the last change: a user, `operator`, or `system` if there was no change. */
      updatedBy: string;
      transfer: components['schemas']['DeveloperFee'];
    };
    /**
     * @description A non-negative amount of Australian dollars, zero included, up to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs, exponents and separators are not.
     * @example 0.50
     */
    AudFeeInput: string;
    /** @description The whole schedule. A flat amount of zero and zero basis points mean no fee. */
    ReplaceDeveloperFeesRequest: {
      /** @description The fee on each transfer. */
      transfer: {
        /** @description The flat amount, in Australian dollars. */
        flatAud: components['schemas']['AudFeeInput'];
        /** @description The share of what is sent, in basis points. */
        bps: number;
      };
    };
    /** @description The transfers in one asset that were completed on one day, and what they earned. */
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
      /**
       * Format: int64
       * @description How many transfers were completed, including those without a fee.
       */
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
      /**
       * Format: int64
       * @description How many transfers were completed, including those without a fee.
       */
      count: number;
    };
    /** @description What the account's developer fees earned in a time range. */
    Revenue: {
      /** @description The start of the range, inclusive. */
      from: components['schemas']['Timestamp'];
      /** @description The end of the range, exclusive. */
      to: components['schemas']['Timestamp'];
      /** @description By day and asset, newest day first. Days without completed transfers are omitted. */
      data: components['schemas']['RevenueDay'][];
      /** @description The sums of the days, by asset. */
      totals: components['schemas']['RevenueTotal'][];
    };
    /** @description One completed transfer, with its fees. The fields are the columns of the CSV, in this order. */
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
      /** @description The customer who sent it. */
      customerId: components['schemas']['Identifier'];
      /** @description The account's own identifier of the customer, if any. Not shown to publishable keys. */
      externalCustomerId?: string;
      /** @description The route of the transfer. */
      paymentRouteId: components['schemas']['Identifier'];
      /**
       * @description The direction of the transfer.
       * @enum {string}
       */
      direction: 'aud_to_stablecoin' | 'stablecoin_to_aud';
      /** @description The asset that the customer sent. */
      sourceAsset: components['schemas']['Asset'];
      /** @description How much the customer sent. */
      sourceAmount: components['schemas']['Amount'];
      /** @description The platform's fee, in the same asset. */
      platformFee: components['schemas']['Amount'];
      /** @description The developer fee, in the same asset. */
      developerFee: components['schemas']['Amount'];
      /** @description The same in Australian dollars, at the rate of the transfer. */
      developerFeeAud: components['schemas']['AudAmount'];
      /** @description The amount converted. */
      converted: components['schemas']['Amount'];
      rate: components['schemas']['Rate'];
      /** @description The asset that was delivered. */
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
    /**
     * @description What happened, as `object.change`.
     * @enum {string}
     */
    EventType:
      | 'payout.accepted'
      | 'payout.held'
      | 'payout.submitted'
      | 'payout.settled'
      | 'payout.failed'
      | 'payout.returned'
      | 'payout.late_return'
      | 'payout.late_execution'
      | 'withdrawal.accepted'
      | 'withdrawal.held'
      | 'withdrawal.submitted'
      | 'withdrawal.settled'
      | 'withdrawal.failed'
      | 'withdrawal.late_execution'
      | 'conversion.accepted'
      | 'conversion.held'
      | 'conversion.submitted'
      | 'conversion.settled'
      | 'conversion.failed'
      | 'conversion.late_execution'
      | 'payin.detected'
      | 'payin.confirming'
      | 'payin.credited'
      | 'payin.held'
      | 'payin.returned'
      | 'deposit.detected'
      | 'deposit.confirming'
      | 'deposit.credited'
      | 'deposit.held'
      | 'deposit.returned'
      | 'funding_instrument.activated'
      | 'funding_instrument.deactivated'
      | 'beneficiary.created'
      | 'beneficiary.deactivated'
      | 'destination.created'
      | 'destination.deactivated'
      | 'identity_evidence.updated'
      | 'payment_route.created'
      | 'payment_route.deactivated'
      | 'transfer.detected'
      | 'transfer.held'
      | 'transfer.converting'
      | 'transfer.delivering'
      | 'transfer.completed'
      | 'transfer.failed'
      | 'transfer.returned'
      | 'treasury_settings.updated'
      | 'developer_fees.updated'
      | 'invoice.issued'
      | 'invoice.settled'
      | 'invoice.voided'
      | 'customer.created'
      | 'customer.updated'
      | 'api_key.created'
      | 'api_key.rotated'
      | 'api_key.revoked'
      | 'webhook.disabled'
      | 'webhook.test';
    /**
     * @description The environment.
     * @enum {string}
     */
    Environment: 'sandbox' | 'production';
    /**
     * @description The version of the interface, as in its paths.
     * @enum {string}
     */
    EventApiVersion: 'v1';
    /** @description Grows by one when the service was restored from a backup: what you received in the epoch before may be gone. */
    EventEpoch: number;
    /**
     * Format: int64
     * @description It increases with every event of the same `object` and `id`. Remember the highest that you have handled, and ignore events that are not above it.
     */
    EventVersion: number;
    /** @description The path of the current state, relative to the base address. */
    EventUrl: string;
    /** @description What changed. */
    EventData: {
      /** @description The record; for the settings and the developer fees, the account. */
      id: components['schemas']['Identifier'];
      /**
       * @description The kind of record.
       * @enum {string}
       */
      object:
        | 'payout'
        | 'withdrawal'
        | 'conversion'
        | 'payin'
        | 'deposit'
        | 'funding_instrument'
        | 'beneficiary'
        | 'destination'
        | 'identity_evidence'
        | 'payment_route'
        | 'transfer'
        | 'treasury_settings'
        | 'developer_fees'
        | 'invoice'
        | 'customer'
        | 'api_key'
        | 'webhook';
      /** @description The status that the change led to, which may no longer be the current one; null if the record has none. */
      status: string | null;
      version: components['schemas']['EventVersion'];
      url: components['schemas']['EventUrl'];
    };
    /**
     * @description A change of a record. It is thin: read the record's current state at `data.url`. New types can be added; receivers must ignore unknown types.
     * @example {
     *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
     *       "type": "payout.settled",
     *       "timestamp": "2026-03-03T22:10:04.310Z",
     *       "environment": "sandbox",
     *       "apiVersion": "v1",
     *       "epoch": 1,
     *       "data": {
     *         "id": "pay_01kjr9d8w2g7bq1m4r6x0c9pye",
     *         "object": "payout",
     *         "status": "settled",
     *         "version": 3,
     *         "url": "/v1/treasury/payouts/pay_01kjr9d8w2g7bq1m4r6x0c9pye"
     *       }
     *     }
     */
    Event: {
      /** @description The event (`evt_…`). */
      id: components['schemas']['Identifier'];
      type: components['schemas']['EventType'];
      /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
      timestamp: components['schemas']['Timestamp'];
      environment: components['schemas']['Environment'];
      apiVersion: components['schemas']['EventApiVersion'];
      epoch: components['schemas']['EventEpoch'];
      data: components['schemas']['EventData'];
    };
    /** @description A page of events. */
    EventList: {
      /** @description The page, newest first; with `after`, oldest first. */
      data: components['schemas']['Event'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      /** @description Pass it unchanged as `cursor` for the next page. It is null on the last page, and never null where events are followed with `after`. */
      nextCursor: string | null;
    };
    /**
     * @description Whether events are sent to it.
     * @enum {string}
     */
    WebhookStatus: 'active' | 'disabled';
    /** @description Where events are sent, as serialised by the URL standard. Outside the sandbox only `https`. */
    WebhookUrl: string;
    /**
     * @description An event type, `<object>.*` for every type of an object, or `*` for all; the last two include types that are added later. A test of the subscription is sent whatever its filter.
     * @enum {string}
     */
    EventFilter:
      | '*'
      | 'payout.*'
      | 'withdrawal.*'
      | 'conversion.*'
      | 'payin.*'
      | 'deposit.*'
      | 'funding_instrument.*'
      | 'beneficiary.*'
      | 'destination.*'
      | 'identity_evidence.*'
      | 'payment_route.*'
      | 'transfer.*'
      | 'treasury_settings.*'
      | 'developer_fees.*'
      | 'invoice.*'
      | 'customer.*'
      | 'api_key.*'
      | 'webhook.*'
      | 'payout.accepted'
      | 'payout.held'
      | 'payout.submitted'
      | 'payout.settled'
      | 'payout.failed'
      | 'payout.returned'
      | 'payout.late_return'
      | 'payout.late_execution'
      | 'withdrawal.accepted'
      | 'withdrawal.held'
      | 'withdrawal.submitted'
      | 'withdrawal.settled'
      | 'withdrawal.failed'
      | 'withdrawal.late_execution'
      | 'conversion.accepted'
      | 'conversion.held'
      | 'conversion.submitted'
      | 'conversion.settled'
      | 'conversion.failed'
      | 'conversion.late_execution'
      | 'payin.detected'
      | 'payin.confirming'
      | 'payin.credited'
      | 'payin.held'
      | 'payin.returned'
      | 'deposit.detected'
      | 'deposit.confirming'
      | 'deposit.credited'
      | 'deposit.held'
      | 'deposit.returned'
      | 'funding_instrument.activated'
      | 'funding_instrument.deactivated'
      | 'beneficiary.created'
      | 'beneficiary.deactivated'
      | 'destination.created'
      | 'destination.deactivated'
      | 'identity_evidence.updated'
      | 'payment_route.created'
      | 'payment_route.deactivated'
      | 'transfer.detected'
      | 'transfer.held'
      | 'transfer.converting'
      | 'transfer.delivering'
      | 'transfer.completed'
      | 'transfer.failed'
      | 'transfer.returned'
      | 'treasury_settings.updated'
      | 'developer_fees.updated'
      | 'invoice.issued'
      | 'invoice.settled'
      | 'invoice.voided'
      | 'customer.created'
      | 'customer.updated'
      | 'api_key.created'
      | 'api_key.rotated'
      | 'api_key.revoked'
      | 'webhook.disabled';
    /** @description The events to send. */
    EventFilterList: components['schemas']['EventFilter'][];
    /** @description A subscription to the account's events. Times are by the account's clock. */
    Webhook: {
      /** @description The subscription (`whk_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account of the key. */
      clientId: components['schemas']['Identifier'];
      url: components['schemas']['WebhookUrl'];
      eventTypes: components['schemas']['EventFilterList'];
      /** @description Your description. */
      description?: string;
      /** @description Your own data about the subscription. */
      metadata: components['schemas']['FreeFormMap'];
      status: components['schemas']['WebhookStatus'];
      /**
       * @description Why it is disabled: you disabled it, the receiver answered `410`, or it failed for five days. Absent while it is active.
       * @enum {string}
       */
      disabledReason?: 'manual' | 'gone' | 'failing';
      /** @description When it was disabled. Absent while it is active. */
      disabledAt?: components['schemas']['Timestamp'];
      /** @description The end of the first attempt that failed since the last success, or since `url` changed. Absent if none has. */
      failingSince?: components['schemas']['Timestamp'];
      /** @description When its secret was last rotated. */
      secretRotatedAt?: components['schemas']['Timestamp'];
      /** @description Until when an earlier secret still signs beside the newest one, if any. */
      previousSecretExpiresAt?: components['schemas']['Timestamp'];
      createdAt: components['schemas']['Timestamp'];
      /** @description When the record last changed. */
      updatedAt: components['schemas']['Timestamp'];
    };
    /** @description A page of subscriptions. */
    WebhookList: {
      /** @description The page, newest first. */
      data: components['schemas']['Webhook'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description Where events are sent: `https`, in the sandbox also `http`, without user name, password or fragment. An invalid URL is `invalid_request`; one that webhooks cannot be sent to is `webhook_url_refused`. */
    WebhookUrlInput: string;
    /** @description A description of your choice, up to 255 characters. */
    WebhookDescription: string;
    /** @description A new subscription. */
    CreateWebhookRequest: {
      url: components['schemas']['WebhookUrlInput'];
      /** @description The events to send; all if omitted. */
      eventTypes?: components['schemas']['EventFilterList'];
      description?: components['schemas']['WebhookDescription'];
      /** @description Your own data about the subscription. */
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description A subscription with its new secret, which no other answer shows. */
    WebhookWithSecret: {
      /** @description The subscription (`whk_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account of the key. */
      clientId: components['schemas']['Identifier'];
      url: components['schemas']['WebhookUrl'];
      eventTypes: components['schemas']['EventFilterList'];
      /** @description Your description. */
      description?: string;
      /** @description Your own data about the subscription. */
      metadata: components['schemas']['FreeFormMap'];
      status: components['schemas']['WebhookStatus'];
      /**
       * @description Why it is disabled: you disabled it, the receiver answered `410`, or it failed for five days. Absent while it is active.
       * @enum {string}
       */
      disabledReason?: 'manual' | 'gone' | 'failing';
      /** @description When it was disabled. Absent while it is active. */
      disabledAt?: components['schemas']['Timestamp'];
      /** @description The end of the first attempt that failed since the last success. */
      failingSince?: components['schemas']['Timestamp'];
      /** @description When its secret was last rotated. */
      secretRotatedAt?: components['schemas']['Timestamp'];
      /** @description Until when an earlier secret still signs beside the newest one, if any. */
      previousSecretExpiresAt?: components['schemas']['Timestamp'];
      createdAt: components['schemas']['Timestamp'];
      /** @description When the record last changed. */
      updatedAt: components['schemas']['Timestamp'];
      /** @description The secret that signs deliveries: `whsec_` and the base64 key of the HMAC. Store it now; it is not shown again. */
      secret: string;
    };
    /** @description The fields to change, at least one. Omitted fields stay as they are. */
    UpdateWebhookRequest: {
      url?: components['schemas']['WebhookUrlInput'];
      /** @description The events to send, which replace the current filter. */
      eventTypes?: components['schemas']['EventFilterList'];
      /** @description A description of your choice, up to 255 characters. Null removes it. */
      description?: string | null;
      /** @description Your own data about the subscription, which replaces the existing data. */
      metadata?: components['schemas']['FreeFormMap'];
      /** @description `disabled` stops sending and cancels pending deliveries; `active` sends events from now on and clears `disabledReason`. */
      status?: components['schemas']['WebhookStatus'];
    };
    /** @description How long earlier secrets stay valid. */
    RotateSecretRequest: {
      /**
       * @description For how many seconds of the account's clock the previous secret signs beside the new one. Use 0 for a secret that has leaked: all earlier secrets end immediately.
       * @default 86400
       */
      graceSeconds?: number;
    };
    /**
     * @description `pending`: an attempt is in progress or the next one waits. `succeeded`: an attempt was answered with 2xx in time. `failed`: ten attempts failed, the attempt of a test failed, or the receiver answered 410. `canceled`: the subscription was disabled, or a newer delivery replaced it.
     * @enum {string}
     */
    WebhookDeliveryStatus: 'pending' | 'succeeded' | 'failed' | 'canceled';
    /** @description One finished attempt of a delivery. With a response it has `responseStatus` and the beginning of the body, else `error`. */
    WebhookAttempt: {
      /** @description Its number, from 1. */
      number: number;
      /** @description When it began. */
      at: components['schemas']['Timestamp'];
      /** @description Its duration, in milliseconds. */
      durationMs: number;
      /** @description The URL that it was sent to. */
      url: string;
      /** @description The request headers, with lower-case names. The signature is useless after five minutes. */
      requestHeaders: {
        [key: string]: string;
      };
      /**
       * @description Whether a 2xx response arrived in time.
       * @enum {string}
       */
      outcome: 'succeeded' | 'failed';
      /** @description The response status. */
      responseStatus?: number;
      /** @description At most the first 2048 bytes of the response as text; invalid UTF-8 is shown as U+FFFD. */
      responseBody?: string;
      /** @description Whether the response was longer, or was not read to its end. */
      responseBodyTruncated?: boolean;
      /**
       * @description Why there was no response.
       * @enum {string}
       */
      error?:
        | 'timeout'
        | 'dns_error'
        | 'address_refused'
        | 'connection_refused'
        | 'connection_failed'
        | 'tls_error'
        | 'protocol_error';
    };
    /** @description One event to one subscription, with what was sent and received. Times are by the account's clock. */
    WebhookDeliveryDetail: {
      /** @description The delivery (`dlv_…`). */
      id: components['schemas']['Identifier'];
      /** @description The subscription (`whk_…`). */
      webhookId: components['schemas']['Identifier'];
      /** @description The event (`evt_…`), which is the `webhook-id` of every attempt. */
      eventId: components['schemas']['Identifier'];
      eventType: components['schemas']['EventType'];
      status: components['schemas']['WebhookDeliveryStatus'];
      /**
       * @description Its cause: the event itself, a redelivery, a replay, or a test.
       * @enum {string}
       */
      trigger: 'event' | 'redelivery' | 'replay' | 'test';
      /** @description The delivery that was redelivered. */
      redeliveryOf?: components['schemas']['Identifier'];
      /** @description The number of finished attempts. */
      attemptCount: number;
      /** @description When the next attempt can begin, while it is pending; during an attempt, when the one after it could begin. */
      nextAttemptAt?: components['schemas']['Timestamp'];
      /**
       * @description Why it was canceled.
       * @enum {string}
       */
      cancelReason?: 'disabled' | 'superseded';
      createdAt: components['schemas']['Timestamp'];
      /** @description When the record last changed. */
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it ended. */
      completedAt?: components['schemas']['Timestamp'];
      /** @description The exact text of the body, the same on every attempt. */
      requestBody: string;
      /** @description The finished attempts, oldest first. */
      attempts: components['schemas']['WebhookAttempt'][];
    };
    /** @description The events to send again. */
    ReplayWebhookRequest: {
      /** @description Events at or after this time. */
      from: components['schemas']['TimestampInput'];
      /** @description Events before this time. By default one millisecond after the current time of the account's clock, so that the newest events are included. */
      to?: components['schemas']['TimestampInput'];
      /** @description The events of the subscription to send; all if omitted. */
      eventTypes?: components['schemas']['EventFilterList'];
      /**
       * @description Whether to skip events that have a succeeded delivery to this subscription.
       * @default true
       */
      onlyFailed?: boolean;
      /**
       * @description Whether to only count the deliveries.
       * @default false
       */
      dryRun?: boolean;
    };
    /** @description What a replay has created, or would create. */
    WebhookReplay: {
      /** @description The subscription (`whk_…`). */
      webhookId: components['schemas']['Identifier'];
      from: components['schemas']['Timestamp'];
      to: components['schemas']['Timestamp'];
      /** @description The filter that was used. */
      eventTypes: components['schemas']['EventFilterList'];
      /** @description Whether events with a succeeded delivery were skipped. */
      onlyFailed: boolean;
      /** @description Whether deliveries were only counted. */
      dryRun: boolean;
      /** @description How many deliveries were created, or would be. */
      count: number;
    };
    /** @description One event to one subscription. Times are by the account's clock. */
    WebhookDelivery: {
      /** @description The delivery (`dlv_…`). */
      id: components['schemas']['Identifier'];
      /** @description The subscription (`whk_…`). */
      webhookId: components['schemas']['Identifier'];
      /** @description The event (`evt_…`), which is the `webhook-id` of every attempt. */
      eventId: components['schemas']['Identifier'];
      eventType: components['schemas']['EventType'];
      status: components['schemas']['WebhookDeliveryStatus'];
      /**
       * @description Its cause: the event itself, a redelivery, a replay, or a test.
       * @enum {string}
       */
      trigger: 'event' | 'redelivery' | 'replay' | 'test';
      /** @description The delivery that was redelivered. */
      redeliveryOf?: components['schemas']['Identifier'];
      /** @description The number of finished attempts. */
      attemptCount: number;
      /** @description When the next attempt can begin, while it is pending; during an attempt, when the one after it could begin. */
      nextAttemptAt?: components['schemas']['Timestamp'];
      /**
       * @description Why it was canceled.
       * @enum {string}
       */
      cancelReason?: 'disabled' | 'superseded';
      createdAt: components['schemas']['Timestamp'];
      /** @description When the record last changed. */
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it ended. */
      completedAt?: components['schemas']['Timestamp'];
    };
    /** @description A page of deliveries. */
    WebhookDeliveryList: {
      /** @description The page, newest first. */
      data: components['schemas']['WebhookDelivery'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /**
     * @description The method of a request.
     * @enum {string}
     */
    RequestMethod: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /**
     * @description How a request was answered: with success, or refused for the request, or for a fault of the service.
     * @enum {string}
     */
    RequestStatusClass: '2xx' | '4xx' | '5xx';
    /** @description One request of the account, kept for a while to be looked at. */
    KeptRequest: {
      /** @description The request (`req_…`), which is the `X-Request-Id` of its answer. */
      id: components['schemas']['Identifier'];
      /** @description When it arrived, by the service's clock. */
      occurredAt: components['schemas']['Timestamp'];
      /**
       * @description Whether an API key or a session of the console sent it.
       * @enum {string}
       */
      source: 'key' | 'console';
      /** @description The API key (`key_…`). Null for a session. */
      keyId: string | null;
      /** @description The user (`usr_…`) whose session it was. Null for an API key. */
      userId: string | null;
      /** @description The method. */
      method: string;
      /** @description The path, without the query. */
      path: string;
      /** @description The operation of the contract. */
      operationId: string;
      /** @description The status of the answer. Null if the caller left before it. */
      status: number | null;
      /** @description The code of the error. Null if it was not refused. */
      code: string | null;
      /** @description The time until the end of the answer, in milliseconds. */
      durationMs: number;
      /** @description Whether the answer to an earlier request with the same idempotency key was sent again. */
      replayed: boolean;
      /** @description The identifiers in its path and in the fields of the first 16 KiB of its body whose names end in `Id`, and that of the record which was answered. */
      resourceIds: components['schemas']['Identifier'][];
    };
    /** @description A page of the account's requests. */
    KeptRequestList: {
      /** @description The page, newest first. */
      data: components['schemas']['KeptRequest'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description One header. */
    KeptHeader: {
      /** @description Its name in lower case. */
      name: string;
      /** @description Its value. */
      value: string;
    };
    /** @description One request of the account with what was sent and answered. Fields that a log must not show are masked as `***`. */
    KeptRequestDetail: {
      /** @description The request (`req_…`), which is the `X-Request-Id` of its answer. */
      id: components['schemas']['Identifier'];
      /** @description When it arrived, by the service's clock. */
      occurredAt: components['schemas']['Timestamp'];
      /**
       * @description Whether an API key or a session of the console sent it.
       * @enum {string}
       */
      source: 'key' | 'console';
      /** @description The API key (`key_…`). Null for a session. */
      keyId: string | null;
      /** @description The user (`usr_…`) whose session it was. Null for an API key. */
      userId: string | null;
      /** @description The method. */
      method: string;
      /** @description The path, without the query. */
      path: string;
      /** @description The operation of the contract. */
      operationId: string;
      /** @description The status of the answer. Null if the caller left before it. */
      status: number | null;
      /** @description The code of the error. Null if it was not refused. */
      code: string | null;
      /** @description The time until the end of the answer, in milliseconds. */
      durationMs: number;
      /** @description Whether the answer to an earlier request with the same idempotency key was sent again. */
      replayed: boolean;
      /** @description The identifiers in its path and in the fields of the first 16 KiB of its body whose names end in `Id`, and that of the record which was answered. */
      resourceIds: components['schemas']['Identifier'][];
      /** @description The query as it was sent, without the question mark; cursors and the values of unknown parameters are masked. Null if it was not kept or may not be seen. */
      query: string | null;
      /** @description The headers of the request, without credentials and the idempotency key; the values of headers that the service does not know are masked. Null if they were not kept or may not be seen. */
      requestHeaders: components['schemas']['KeptHeader'][] | null;
      /** @description The body of the request, up to 16 KiB, or 1 KiB while much is to be kept. Null if there was none, or it was not kept or may not be seen. */
      requestBody: string | null;
      /** @description The headers of the answer. Null if they were not kept or may not be seen. */
      responseHeaders: components['schemas']['KeptHeader'][] | null;
      /** @description The body of the answer, up to 16 KiB, or 1 KiB while much is to be kept, if it was JSON. Null if there was none, or it was not kept or may not be seen. */
      responseBody: string | null;
      /** @description Whether a body was longer than what is shown. */
      truncated: boolean;
      /** @description The address of the caller. Null if it is unknown. */
      ipAddress: string | null;
      /** @description The `User-Agent` header. Null if none was sent. */
      userAgent: string | null;
    };
    /**
     * @description What a member can do; the roles are those of API keys. An owner can grant every role, an admin every role except `owner`.
     * @enum {string}
     */
    MemberRole: 'owner' | 'admin' | 'developer' | 'finance' | 'viewer';
    /**
     * Format: date-time
     * @description A time in UTC with milliseconds (RFC 3339), or null.
     */
    TimestampOrNull: string | null;
    /** @description A user who signs in to the account. */
    Member: {
      /** @description The member (`usr_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account of the member. */
      clientId: components['schemas']['Identifier'];
      /** @description The address that they sign in with, in lower case. */
      email: components['schemas']['EmailAddress'];
      /** @description Their name; null if none was given. */
      name: string | null;
      role: components['schemas']['MemberRole'];
      /** @description When they joined. */
      createdAt: components['schemas']['Timestamp'];
      /** @description When they last signed in; null if never. */
      lastSignInAt: components['schemas']['TimestampOrNull'];
    };
    /** @description A page of members. */
    MemberList: {
      /** @description The page, newest first. */
      data: components['schemas']['Member'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description A new role of a member. */
    UpdateMemberRequest: {
      role: components['schemas']['MemberRole'];
    };
    /**
     * @description Whether an invitation can still be accepted (`pending`), was accepted or revoked, or is older than seven days (`expired`).
     * @enum {string}
     */
    InvitationStatus: 'pending' | 'accepted' | 'revoked' | 'expired';
    /** @description An invitation to sign in to the account. Its link is only in its mail. Times are by the server's clock. */
    Invitation: {
      /** @description The invitation (`inv_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account. */
      clientId: components['schemas']['Identifier'];
      /** @description The address that it was sent to, in lower case. */
      email: components['schemas']['EmailAddress'];
      role: components['schemas']['MemberRole'];
      status: components['schemas']['InvitationStatus'];
      /** @description The user who invited (`usr_…`), or `operator`. */
      invitedBy: string;
      createdAt: components['schemas']['Timestamp'];
      /** @description When it expires, seven days after it was created. */
      expiresAt: components['schemas']['Timestamp'];
      /** @description When it was accepted; null if it was not. */
      acceptedAt: components['schemas']['TimestampOrNull'];
      /** @description When it was revoked; null if it was not. */
      revokedAt: components['schemas']['TimestampOrNull'];
    };
    /** @description A page of invitations. */
    InvitationList: {
      /** @description The page, newest first. */
      data: components['schemas']['Invitation'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description An e-mail address (RFC 5321), up to 254 characters. Surrounding white space and capitals are ignored. */
    EmailInput: string;
    /** @description The person to invite, and their role. */
    CreateInvitationRequest: {
      email: components['schemas']['EmailInput'];
      role: components['schemas']['MemberRole'];
    };
    /** @description The topics of mail: an outgoing operation that failed or was returned (`payoutFailed`), incoming money or a transfer that is held (`payinHeld`), an issued invoice, a webhook subscription that was disabled, and changes to who can act for the account (`securityAlert`): keys, members, and users who are locked out. */
    NotificationTopics: {
      /** @description A payout, a withdrawal or a conversion failed or was returned, or a payout was returned late. */
      payoutFailed: boolean;
      /** @description A pay-in, a deposit or a transfer is held. */
      payinHeld: boolean;
      /** @description An invoice was issued. */
      invoiceIssued: boolean;
      /** @description A webhook subscription was disabled. */
      webhookDisabled: boolean;
      /** @description An API key was created, rotated or revoked; a member was added, removed or given another role; or a user was locked out. */
      securityAlert: boolean;
    };
    /** @description Which mail notifications the account sends, and to whom. */
    NotificationSettings: {
      email: components['schemas']['NotificationTopics'];
      /** @description The recipients; the account's owners if the list is empty. */
      recipients: components['schemas']['EmailAddress'][];
      /** @description When they were last changed; if never, when the account was created. */
      updatedAt: components['schemas']['Timestamp'];
    };
    /** @description The settings that replace the current ones. */
    ReplaceNotificationSettingsRequest: {
      email: components['schemas']['NotificationTopics'];
      /** @description The recipients, without repeats (capitals are ignored). Empty for the account's owners. */
      recipients: components['schemas']['EmailInput'][];
    };
    /**
     * @description `active`; `retiring`, rotated and still valid for its grace period; `expired`, past its `expiresAt`; or `revoked`.
     * @enum {string}
     */
    KeyStatus: 'active' | 'retiring' | 'expired' | 'revoked';
    /** @description A name of your choice, on one line, up to 80 characters. */
    KeyName: string;
    /**
     * @description A secret key, for servers, or a publishable key, which can read what a browser may show.
     * @enum {string}
     */
    KeyType: 'secret' | 'publishable';
    /**
     * @description What a key can do in one group of operations; `write` implies `read`.
     * @enum {string}
     */
    Scope:
      | 'customers:read'
      | 'customers:write'
      | 'routes:read'
      | 'routes:write'
      | 'transfers:read'
      | 'transfers:write'
      | 'treasury:read'
      | 'treasury:write'
      | 'webhooks:read'
      | 'webhooks:write'
      | 'fees:read'
      | 'fees:write'
      | 'keys:read'
      | 'keys:write'
      | 'team:read'
      | 'team:write'
      | 'settings:read'
      | 'settings:write'
      | 'rates:read';
    /**
     * @description An IPv4 or IPv6 address, or a CIDR block without bits beyond its prefix length. IPv4-mapped IPv6 addresses are stored as IPv4.
     * @example 203.0.113.0/24
     * @example 2001:db8::7
     */
    AllowedAddress: string;
    /** @description An API key of the account, without its secret. Times are by the server's clock. No field is ever omitted. */
    ApiKey: {
      /** @description The key (`key_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account of the key. */
      clientId: components['schemas']['Identifier'];
      name: components['schemas']['KeyName'];
      type: components['schemas']['KeyType'];
      /**
       * @description The role that bounds its scopes; `platform_admin` is for the platform itself.
       * @enum {string}
       */
      role: 'owner' | 'admin' | 'developer' | 'finance' | 'viewer' | 'platform_admin';
      /** @description The scopes that it is limited to; null for all scopes of its role. Empty for a key of the operator that grants nothing. */
      scopes: components['schemas']['Scope'][] | null;
      /** @description The addresses that it can be used from; null for any. */
      allowedIps: components['schemas']['AllowedAddress'][] | null;
      /**
       * @description The first characters of its secret.
       * @enum {string}
       */
      prefix: 'sk_sandbox_' | 'pk_sandbox_' | 'sk_live_' | 'pk_live_';
      /** @description The last four characters of its secret. */
      lastFour: string;
      status: components['schemas']['KeyStatus'];
      createdAt: components['schemas']['Timestamp'];
      /** @description The user who created it, or the operator. */
      createdBy: string;
      /**
       * Format: date-time
       * @description When it was last used, to the minute; null if never.
       */
      lastUsedAt: string | null;
      /**
       * Format: date-time
       * @description When it expires; null if it does not.
       */
      expiresAt: string | null;
      /**
       * Format: date-time
       * @description When it was revoked; null if it was not.
       */
      revokedAt: string | null;
      /** @description The key that it replaced; null if there is none. */
      rotatedFrom: string | null;
      /** @description The key that replaced it; null if there is none. */
      rotatedTo: string | null;
    };
    /** @description A page of keys. */
    ApiKeyList: {
      /** @description The page, newest first. */
      data: components['schemas']['ApiKey'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /**
     * @description A role that an account can grant.
     * @enum {string}
     */
    GrantedRole: 'owner' | 'admin' | 'developer' | 'finance' | 'viewer';
    /** @description A new key. A field that is omitted or null does not limit it. */
    CreateApiKeyRequest: {
      name: components['schemas']['KeyName'];
      type: components['schemas']['KeyType'];
      /** @description The role that bounds its scopes. A publishable key is a `viewer`. */
      role: components['schemas']['GrantedRole'];
      /** @description The scopes to limit it to. A publishable key can only have `rates:read`, `transfers:read` and `fees:read`. */
      scopes?: components['schemas']['Scope'][] | null;
      /** @description The addresses that it can be used from, without repeats. */
      allowedIps?: components['schemas']['AllowedAddress'][] | null;
      /**
       * Format: date-time
       * @description When it expires; in the future.
       */
      expiresAt?: string | null;
    };
    /** @description A new API key with its secret, which no other answer shows. */
    ApiKeyWithSecret: {
      /** @description The key (`key_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account of the key. */
      clientId: components['schemas']['Identifier'];
      name: components['schemas']['KeyName'];
      type: components['schemas']['KeyType'];
      /**
       * @description The role that bounds its scopes; `platform_admin` is for the platform itself.
       * @enum {string}
       */
      role: 'owner' | 'admin' | 'developer' | 'finance' | 'viewer' | 'platform_admin';
      /** @description The scopes that it is limited to; null for all scopes of its role. */
      scopes: components['schemas']['Scope'][] | null;
      /** @description The addresses that it can be used from; null for any. */
      allowedIps: components['schemas']['AllowedAddress'][] | null;
      /**
       * @description The first characters of its secret.
       * @enum {string}
       */
      prefix: 'sk_sandbox_' | 'pk_sandbox_' | 'sk_live_' | 'pk_live_';
      /** @description The last four characters of its secret. */
      lastFour: string;
      status: components['schemas']['KeyStatus'];
      createdAt: components['schemas']['Timestamp'];
      /** @description The user who created it, or the operator. */
      createdBy: string;
      /**
       * Format: date-time
       * @description When it was last used, to the minute; null if never.
       */
      lastUsedAt: string | null;
      /**
       * Format: date-time
       * @description When it expires; null if it does not.
       */
      expiresAt: string | null;
      /**
       * Format: date-time
       * @description When it was revoked; null if it was not.
       */
      revokedAt: string | null;
      /** @description The key that it replaced; null if there is none. */
      rotatedFrom: string | null;
      /** @description The key that replaced it; null if there is none. */
      rotatedTo: string | null;
      /** @description The key: its prefix, 43 random characters and 6 check characters. Store it now; it is not shown again. */
      key: string;
    };
    /** @description The fields to change, at least one. Omitted fields stay as they are; null removes a limit. */
    UpdateApiKeyRequest: {
      name?: components['schemas']['KeyName'];
      /** @description The scopes to limit it to. */
      scopes?: components['schemas']['Scope'][] | null;
      /** @description The addresses that it can be used from, without repeats. */
      allowedIps?: components['schemas']['AllowedAddress'][] | null;
      /**
       * Format: date-time
       * @description When it expires; in the future. The expiry of a retiring key can only be brought forward.
       */
      expiresAt?: string | null;
    };
    /** @description What differs in the successor. Omitted fields stay as they are; null removes a limit. */
    RotateApiKeyRequest: {
      /**
       * @description How many seconds the key stays valid beside its successor. Use 0 for a key that has leaked: it ends immediately.
       * @default 86400
       */
      graceSeconds?: number;
      name?: components['schemas']['KeyName'];
      /** @description The scopes to limit the successor to. */
      scopes?: components['schemas']['Scope'][] | null;
      /** @description The addresses that the successor can be used from, without repeats. */
      allowedIps?: components['schemas']['AllowedAddress'][] | null;
      /**
       * Format: date-time
       * @description When the successor expires; in the future.
       */
      expiresAt?: string | null;
    };
    /** @description One action or event in the account, without names, amounts, addresses or account numbers. */
    ActivityEntry: {
      /** @description The entry. */
      id: components['schemas']['Identifier'];
      /** @description What happened, as `object.change`: an event type, or an action such as `api_key.created`. */
      type: string;
      /** @description The record that it happened to. */
      resource: {
        /** @description The kind of record. */
        type: string;
        /** @description The record. */
        id: components['schemas']['Identifier'];
      };
      /** @description A sentence for people, the same for every entry of the type. */
      summary: string;
      /** @description When it happened, by the account's clock. */
      occurredAt: components['schemas']['Timestamp'];
    };
    /** @description A page of activity. */
    ActivityList: {
      /** @description The page, newest first. */
      data: components['schemas']['ActivityEntry'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description The current price of one asset in another. It is not binding. */
    IndicativeRate: {
      /** @description The asset to exchange. */
      source: components['schemas']['Asset'];
      /** @description The asset to receive. */
      destination: components['schemas']['Asset'];
      rate: components['schemas']['Rate'];
      /**
       * @description Always true. The rate is not binding for transfers or quotes.
       * @constant
       */
      indicative: true;
      /** @description The time of the market rate; for a pinned rate, now. */
      asOf: components['schemas']['Timestamp'];
      /** @description When the rate expires. After that it is neither shown nor used. */
      expiresAt: components['schemas']['Timestamp'];
    };
    /**
     * @description The status of an invoice. `draft`: its month is over and it can be adjusted. `issued`: its content can no longer change. `settled`: it is paid. `void`: it does not count and keeps its number.
     * @enum {string}
     */
    InvoiceStatus: 'draft' | 'issued' | 'settled' | 'void';
    /**
     * @description What a line is for. `kyc`: customer verifications that ended `approved` or `rejected`, at one price. `subscription`: a month of the service. `adjustment`: added by the operator.
     * @enum {string}
     */
    InvoiceLineType: 'kyc' | 'subscription' | 'adjustment';
    /**
     * @description The amount beside it as a whole number of the asset's smallest unit (cents of AUD, millionths of USDC and USDT), with a leading `-` if it is below zero. It can be too large for 64 bits.
     * @example 25000
     */
    MinorUnits: string;
    /** @description A charge that was not collected when it arose. Every line is taxable and excludes GST. */
    InvoiceLine: {
      type: components['schemas']['InvoiceLineType'];
      /** @description What the line is for, in words. */
      description: string;
      /**
       * Format: int64
       * @description How many of it.
       */
      count: number;
      /** @description The total of the line, in AUD without GST. An adjustment can be below zero. */
      amount: components['schemas']['SignedAmount'];
      amountMinor: components['schemas']['MinorUnits'];
    };
    /** @description Fees that were collected during the month in one asset, less refunds. For information: they are part of no total. */
    InvoiceInflow: {
      asset: components['schemas']['Asset'];
      /** @description The amount collected, in units of the asset. Below zero if more was refunded. */
      amount: components['schemas']['SignedAmount'];
      amountMinor: components['schemas']['MinorUnits'];
      /**
       * Format: int64
       * @description How often a fee was taken; 0 if there were only refunds of earlier months.
       */
      count: number;
    };
    /** @description Who made the change: `system` for the clock, `operator`, `sandbox` for a control call, or a user's identifier (`usr_…`). */
    InvoiceActor: string;
    /** @description A calendar month in Australia/Sydney: a statement over the books, which posts nothing. `netDue` is `platformFeesDue` less `developerFeesCredit` plus `tax`; below zero the platform owes the account. */
    Invoice: {
      /** @description The invoice (`bil_…`). */
      id: components['schemas']['Identifier'];
      /** @description The account that it is issued to (`acct_…`). */
      counterpartyId: components['schemas']['Identifier'];
      /**
       * @description The month of its period, and its position in the account's sequence of that month. Numbers have no gaps, and a void invoice keeps its number.
       * @example INV-202603-0001
       */
      number: string;
      /** @description The start of the month. */
      periodFrom: components['schemas']['Timestamp'];
      /** @description The end of the month, exclusive. */
      periodTo: components['schemas']['Timestamp'];
      status: components['schemas']['InvoiceStatus'];
      /**
       * @description Invoices are in Australian dollars.
       * @constant
       */
      currency: 'AUD';
      /** @description Charges that were not collected when they arose. They add up to `platformFeesDue`. */
      lines: components['schemas']['InvoiceLine'][];
      /** @description The sum of the lines, without GST. */
      platformFeesDue: components['schemas']['SignedAmount'];
      platformFeesDueMinor: components['schemas']['MinorUnits'];
      /** @description What the transfers completed in the month earned the account: the sum of their developer fees in AUD, each at its own rate and rounded once. No GST is computed on it here. */
      developerFeesCredit: components['schemas']['AudAmount'];
      developerFeesCreditMinor: components['schemas']['MinorUnits'];
      /** @description GST, 10 % of `platformFeesDue`, rounded once, half up away from zero. */
      tax: components['schemas']['SignedAmount'];
      taxMinor: components['schemas']['MinorUnits'];
      /** @description The amount due; below zero, what the platform owes the account. */
      netDue: components['schemas']['SignedAmount'];
      netDueMinor: components['schemas']['MinorUnits'];
      /** @description What was already collected, by asset, AUD first. An asset without fees or refunds is omitted. For information only. */
      inflowCollected: components['schemas']['InvoiceInflow'][];
      /** @description When it was drafted. */
      generatedAt: components['schemas']['Timestamp'];
      generatedBy: components['schemas']['InvoiceActor'];
      /** @description When it was issued. Absent until then. */
      issuedAt?: components['schemas']['Timestamp'];
      issuedBy?: components['schemas']['InvoiceActor'];
      /** @description When it was paid. Absent until then. */
      settledAt?: components['schemas']['Timestamp'];
      settledBy?: components['schemas']['InvoiceActor'];
      /** @description When it was voided. Absent until then. */
      voidedAt?: components['schemas']['Timestamp'];
      voidedBy?: components['schemas']['InvoiceActor'];
      /** @description Why it is void. Present only if it is. */
      voidReason?: components['schemas']['Reason'];
      /** @description The void invoice of the same month that it replaces. Absent if there is none. */
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
     * @description The status of a transfer. `detected`: the deposit is known and may not be final. `held`: it waits for a review. `converting`: its rate is captured. `delivering`: it is converted and being paid out. `failed`: the deposit is being sent back. `completed` and `returned` are final.
     * @enum {string}
     */
    TransferStatus: 'detected' | 'held' | 'converting' | 'delivering' | 'completed' | 'failed' | 'returned';
    /**
     * @description What the customer sends and what arrives: Australian dollars as a stablecoin, or a stablecoin as Australian dollars.
     * @enum {string}
     */
    TransferDirection: 'aud_to_stablecoin' | 'stablecoin_to_aud';
    /** @description The platform's fee: `flat` plus `bps` of what was sent, rounded half up, then bounded by `minimum` and `maximum`, in the asset that was sent. Null if no entry of the configuration applies. */
    TransferPlatformFee: {
      /** @description The fixed part. */
      flat: components['schemas']['Amount'];
      /** @description The variable part, in basis points of what was sent. */
      bps: number;
      /** @description The minimum fee. */
      minimum?: components['schemas']['Amount'];
      /** @description The maximum fee. */
      maximum?: components['schemas']['Amount'];
    } | null;
    /** @description The pricing terms, captured when the transfer was detected. Later changes do not affect them. */
    TransferPricing: {
      /** @description The configuration in effect (`cfg_…`). */
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
    /** @description The destination of the route when the transfer was detected: an address, or a bank account or PayID. */
    TransferDestination:
      | components['schemas']['TransferAddress']
      | components['schemas']['BankAccountDestination']
      | components['schemas']['PayIdDestination'];
    /**
     * @description The last report of the bank or the chain about the deposit. `detected` and `confirming`: it is not final, or no longer final. `final`: it is credited. `gone`: it no longer exists.
     * @enum {string}
     */
    TransferDepositStatus: 'detected' | 'confirming' | 'final' | 'gone';
    /**
     * @description Why a transfer is held: the first of these reasons that applies. The account is suspended. No rail is enabled for it, or a bank, an exchange or a chain is not connected (`capability_disabled`). Its pair of asset and network is disabled, or no provider is connected for the network (`asset_network_unavailable`). Its customer does not have the entitlement. Its route is inactive. Its fees are as high as what was sent. It is outside its route's limits for a deposit or a day. A limit of the configuration applies (`limit_exceeded`, `amount_below_minimum`; also if its destination would exceed the largest amount, or be zero). The provider asks for a review. `deposit_vanished`: the deposit is gone, or was credited and is no longer final. `deposit_credited_again`: the deposit was returned and has been credited again.
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
      | 'deposit_vanished'
      | 'deposit_credited_again';
    /** @description One status that a transfer took. */
    TransferStatusChange: {
      status: components['schemas']['TransferStatus'];
      /** @description When the status was reached. */
      at: components['schemas']['Timestamp'];
      /** @description More detail, if there is any. For `held`, the hold reason. */
      reason?: components['schemas']['Reason'];
    };
    /** @description Money that a customer sent to a payment route, from its arrival through conversion to the route's destination, or back. It is created when the deposit is detected. `source` is the sum of `platformFee`, `developerFee` and `converted`, and `destination` is `converted` times `rate`, rounded down. A returned transfer always returns the full `source`. It does not affect the wallet's balances. */
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
      /** @description The platform's fee as computed, even if it exceeds the source. */
      platformFee: components['schemas']['Money'];
      /** @description Your fee as computed: the flat part and the basis points of the source, rounded once, half up. For a stablecoin, absent until the rate is captured, because the flat part is converted at it. */
      developerFee?: components['schemas']['Money'];
      /** @description The source less the fees. Absent until the rate is captured. */
      converted?: components['schemas']['Money'];
      rate?: components['schemas']['Rate'];
      /** @description What the destination receives. Absent until the rate is captured. */
      destination?: components['schemas']['Money'];
      /** @description Your fee in Australian dollars at the captured rate, rounded half up. Absent until then. */
      developerFeeAud?: components['schemas']['AudAmount'];
      pricing: components['schemas']['TransferPricing'];
      destinationSnapshot: components['schemas']['TransferDestination'];
      /** @description The name that the bank shows as the sender, captured when the deposit was detected. Absent if the destination is an address. */
      remitterName?: components['schemas']['PartyName'];
      /** @description The payer's reference, else the route's reference. */
      depositReference: components['schemas']['ExternalReference'];
      depositStatus: components['schemas']['TransferDepositStatus'];
      /** @description The bank's or the chain's reference of the deposit. If a deposit was returned and credited again, several transfers have the same reference. */
      providerReference: components['schemas']['ProviderReference'];
      /** @description The transaction on the chain: of the deposit, or of the delivery after the chain has accepted it. */
      transactionHash?: components['schemas']['TransactionHash'];
      /** @description The provider's reference of the delivery, when there is one. */
      deliveryReference?: components['schemas']['ProviderReference'];
      holdReason?: components['schemas']['TransferHoldReason'];
      /** @description Why it failed, as a stable code (`GET /v1/meta/reasons`, and further ones of its provider). Absent until then. */
      failureCode?: string;
      /** @description Why it failed, in words for people. Absent until then. */
      failureMessage?: components['schemas']['Reason'];
      nextAction: components['schemas']['NextAction'];
      /** @description The status history, oldest first. */
      statusHistory: components['schemas']['TransferStatusChange'][];
      /** @description When the deposit was detected. Daily limits count it on this day. */
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it arrived. Absent until then. */
      completedAt?: components['schemas']['Timestamp'];
      /** @description When it failed. Absent until then. */
      failedAt?: components['schemas']['Timestamp'];
      /** @description When it was returned to its sender. Absent until then. */
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
    /** @description The address to send the stablecoin to. `network` and `currency` form a pair, and are never inferred from the address. If one of them is omitted, it is taken from the configuration's `defaultRoutePair` if that has the other; if both are, the pair is `defaultRoutePair`. Without a pair the request is `invalid_request`. */
    AddressDestinationInput: {
      /** @description The address, in its network's own notation: on EVM networks 0x and 40 hex digits, with a valid EIP-55 checksum if the case is mixed; on Solana base58 of 32 bytes; on Tron base58check with its prefix. */
      address: components['schemas']['StableAddress'];
      network?: components['schemas']['Network'];
      currency?: components['schemas']['StablecoinAsset'];
    };
    /** @description The limits on what the customer sends, in Australian dollars, with at most two decimals. Each is optional. `min` must not be above `max` or `daily`. */
    AudRouteLimitsInput: {
      /**
       * @description The minimum of one deposit. Zero is allowed.
       * @example 250.00
       */
      min?: string;
      /** @description The maximum of one deposit. */
      max?: components['schemas']['AudAmountInput'];
      /** @description The maximum of all deposits in a calendar day in Australia/Sydney. */
      daily?: components['schemas']['AudAmountInput'];
    };
    /** @description A route from Australian dollars to a stablecoin. */
    CreateAudToStablecoinRouteRequest: {
      /**
       * @description From Australian dollars to a stablecoin.
       * @constant
       */
      direction: 'aud_to_stablecoin';
      destination: components['schemas']['AddressDestinationInput'];
      limits?: components['schemas']['AudRouteLimitsInput'];
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description The limits on what the customer sends, in that stablecoin, with at most six decimals. Each is optional. `min` must not be above `max` or `daily`. */
    StablecoinRouteLimitsInput: {
      /**
       * @description The minimum of one deposit. Zero is allowed.
       * @example 250.00
       */
      min?: string;
      /** @description The maximum of one deposit. */
      max?: components['schemas']['StableAmountInput'];
      /** @description The maximum of all deposits in a calendar day in Australia/Sydney. */
      daily?: components['schemas']['StableAmountInput'];
    };
    /** @description A route from a stablecoin to Australian dollars. */
    CreateStablecoinToAudRouteRequest: {
      /**
       * @description From a stablecoin to Australian dollars.
       * @constant
       */
      direction: 'stablecoin_to_aud';
      /** @description The stablecoin that the customer sends, and its network. By default the configuration's `defaultRoutePair`; without either the request is `invalid_request`. */
      source?: components['schemas']['AssetNetwork'];
      destination: components['schemas']['BeneficiaryDestinationInput'];
      limits?: components['schemas']['StablecoinRouteLimitsInput'];
      metadata?: components['schemas']['FreeFormMap'];
    };
    /** @description The route to create. `direction` names source and destination. */
    CreatePaymentRouteRequest:
      | components['schemas']['CreateAudToStablecoinRouteRequest']
      | components['schemas']['CreateStablecoinToAudRouteRequest'];
    /** @description The address that the stablecoin is sent to. */
    AddressDestination: {
      /** @description The network that it is sent on. */
      network: components['schemas']['Network'];
      address: components['schemas']['StableAddress'];
      /** @description The stablecoin that is sent. */
      currency: components['schemas']['StablecoinAsset'];
    };
    /** @description The heading of the instructions. */
    InstructionTitle: string;
    /** @description The reference that the customer is asked to use for a payment. It helps people to find the payment; a missing or wrong one has no effect, because the account identifies the route. */
    RouteReference: string;
    /** @description A PayID of the account. */
    RoutePayId: {
      /**
       * @description The kind of PayID.
       * @enum {string}
       */
      type: 'email';
      /** @description The PayID. */
      value: string;
    };
    /** @description The account that the customer pays into. It belongs to this route only: whatever arrives there is the route's, with or without a reference. */
    AudRouteDeposit: {
      /**
       * @description Australian dollars, paid to a bank account.
       * @constant
       */
      kind: 'aud';
      /** @description The bank, state and branch number, six digits. */
      bsb: string;
      /** @description The account number, one to nine digits. */
      accountNumber: string;
      reference: components['schemas']['RouteReference'];
      /** @description A PayID of the account. Absent if `payid` is not among the configuration's inbound rails, and until the bank has issued it. */
      payId?: components['schemas']['RoutePayId'];
    };
    /** @description A short description of the destination: the stablecoin, its network and both ends of the address, or the account's name and the last three characters of its number or PayID. */
    DestinationSummary: string;
    /** @description What the customer does and what happens next, in three to six English sentences to show unchanged: where to pay, the account's name, the limits, the reference, what arrives where. */
    InstructionSteps: string[];
    /** @description The limits on what the customer sends, in Australian dollars. A deposit outside them is held and not converted. An absent limit does not apply. */
    AudRouteLimits: {
      /** @description The minimum of one deposit, inclusive. */
      min?: components['schemas']['AudAmount'];
      /** @description The maximum of one deposit, inclusive. */
      max?: components['schemas']['AudAmount'];
      /** @description The maximum of all deposits in a calendar day in Australia/Sydney, inclusive. */
      daily?: components['schemas']['AudAmount'];
    };
    /** @description How the customer sends Australian dollars on this route. Instructions do not prove that a payment was received. */
    AudRouteInstructions: {
      title: components['schemas']['InstructionTitle'];
      reference: components['schemas']['RouteReference'];
      deposit: components['schemas']['AudRouteDeposit'];
      destinationSummary: components['schemas']['DestinationSummary'];
      steps: components['schemas']['InstructionSteps'];
      /** @description The route's limits. Absent if it has none. */
      limits?: components['schemas']['AudRouteLimits'];
    };
    /** @description A route on which a customer pays Australian dollars into the route's own account and receives a stablecoin at an address. It can be used repeatedly: each payment becomes a transfer. */
    AudToStablecoinRoute: {
      /** @description The payment route (`rte_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      counterpartyId: components['schemas']['Identifier'];
      /** @description The customer of the route (`cus_…`). */
      customerId: components['schemas']['Identifier'];
      /**
       * @description From Australian dollars to a stablecoin.
       * @constant
       */
      direction: 'aud_to_stablecoin';
      destination: components['schemas']['AddressDestination'];
      status: components['schemas']['RecordStatus'];
      instructions: components['schemas']['AudRouteInstructions'];
      /** @description The route's limits. Absent if it has none. */
      limits?: components['schemas']['AudRouteLimits'];
      /** @description Your own map, if you gave one. */
      metadata?: components['schemas']['FreeFormMap'];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was deactivated. Absent while it is active. */
      deactivatedAt?: components['schemas']['Timestamp'];
    };
    /** @description The address that the customer sends to. It belongs to this route only. Other assets, or the same asset on another network, can be lost. */
    StablecoinRouteDeposit: {
      /**
       * @description A stablecoin, sent to an address.
       * @constant
       */
      kind: 'stablecoin';
      /** @description The network to send on. */
      network: components['schemas']['Network'];
      /** @description The stablecoin to send. */
      currency: components['schemas']['StablecoinAsset'];
      address: components['schemas']['StableAddress'];
      tag?: components['schemas']['AddressTag'];
    };
    /** @description The limits on what the customer sends, in that stablecoin. A deposit outside them is held and not converted. An absent limit does not apply. */
    StablecoinRouteLimits: {
      /** @description The minimum of one deposit, inclusive. */
      min?: components['schemas']['StableAmount'];
      /** @description The maximum of one deposit, inclusive. */
      max?: components['schemas']['StableAmount'];
      /** @description The maximum of all deposits in a calendar day in Australia/Sydney, inclusive. */
      daily?: components['schemas']['StableAmount'];
    };
    /** @description How the customer sends a stablecoin on this route. Instructions do not prove that a payment was received. */
    StablecoinRouteInstructions: {
      title: components['schemas']['InstructionTitle'];
      reference: components['schemas']['RouteReference'];
      deposit: components['schemas']['StablecoinRouteDeposit'];
      destinationSummary: components['schemas']['DestinationSummary'];
      steps: components['schemas']['InstructionSteps'];
      /** @description The route's limits. Absent if it has none. */
      limits?: components['schemas']['StablecoinRouteLimits'];
    };
    /** @description A route on which a customer sends a stablecoin to the route's own address, and Australian dollars are paid to a bank account or PayID. It can be used repeatedly: each deposit becomes a transfer. */
    StablecoinToAudRoute: {
      /** @description The payment route (`rte_…`). */
      id: components['schemas']['Identifier'];
      /** @description The tenant account (`acct_…`). */
      counterpartyId: components['schemas']['Identifier'];
      /** @description The customer of the route (`cus_…`). */
      customerId: components['schemas']['Identifier'];
      /**
       * @description From a stablecoin to Australian dollars.
       * @constant
       */
      direction: 'stablecoin_to_aud';
      /** @description The stablecoin that the customer sends, and its network. */
      source: components['schemas']['AssetNetwork'];
      destination: components['schemas']['BeneficiaryDestination'];
      status: components['schemas']['RecordStatus'];
      instructions: components['schemas']['StablecoinRouteInstructions'];
      /** @description The route's limits. Absent if it has none. */
      limits?: components['schemas']['StablecoinRouteLimits'];
      /** @description Your own map, if you gave one. */
      metadata?: components['schemas']['FreeFormMap'];
      createdAt: components['schemas']['Timestamp'];
      updatedAt: components['schemas']['Timestamp'];
      /** @description When it was deactivated. Absent while it is active. */
      deactivatedAt?: components['schemas']['Timestamp'];
    };
    /** @description A standing route for a customer's money, with instructions that can be used repeatedly. `direction` names source and destination. Its status does not describe any payment: see the transfers. */
    PaymentRoute:
      | components['schemas']['AudToStablecoinRoute']
      | components['schemas']['StablecoinToAudRoute'];
    /** @description A page of payment routes. */
    PaymentRouteList: {
      /** @description The page, newest first. */
      data: components['schemas']['PaymentRoute'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description Where the customer pays. `kind` says whether it is a bank account or an address. */
    RouteDeposit: components['schemas']['AudRouteDeposit'] | components['schemas']['StablecoinRouteDeposit'];
    /** @description The route's limits, in the asset that the customer sends. Absent if it has none. */
    RouteLimits: {
      /** @description The minimum of one deposit. */
      min?: components['schemas']['Amount'];
      /** @description The maximum of one deposit. */
      max?: components['schemas']['Amount'];
      /** @description The maximum of all deposits in a calendar day in Australia/Sydney. */
      daily?: components['schemas']['Amount'];
    };
    /** @description How the customer sends money on a route: Australian dollars or a stablecoin, as in `deposit.kind`. Instructions do not prove that a payment was received. */
    PaymentRouteInstructions: {
      title: components['schemas']['InstructionTitle'];
      reference: components['schemas']['RouteReference'];
      deposit: components['schemas']['RouteDeposit'];
      destinationSummary: components['schemas']['DestinationSummary'];
      steps: components['schemas']['InstructionSteps'];
      limits?: components['schemas']['RouteLimits'];
    };
    /** @description A payment to simulate. */
    FundInstrumentWithAudRequest: {
      /** @description The funding instrument that it arrives at (`fin_…`). */
      fundingInstrumentId: components['schemas']['IdentifierInput'];
      /** @description What the sender pays, in Australian dollars, above zero and up to 999999999999.99. */
      amount: components['schemas']['AudAmountInput'];
      /** @description The status that the pay-in ends in; `credited` by default. `returned` passes through `held`. */
      outcome?: components['schemas']['PayinStatus'];
      /** @description The bank's reference; generated by default. If one arrived at this instrument before, the answer is that first pay-in, unchanged. */
      providerReference?: components['schemas']['ProviderReference'];
      /** @description The reference that the sender gives. */
      externalReference?: components['schemas']['ExternalReference'];
      /** @description Why it is held or returned. */
      reason?: components['schemas']['Reason'];
    };
    /** @description A payment to simulate at a payment route. The transfer's own rules decide its outcome. */
    FundRouteWithAudRequest: {
      /** @description The payment route that it arrives at (`rte_…`). */
      paymentRouteId: components['schemas']['IdentifierInput'];
      /** @description What the customer pays, in Australian dollars, above zero and up to 999999999999.99. */
      amount: components['schemas']['AudAmountInput'];
      /** @description The bank's reference; generated by default. If one arrived at this route before, the answer is that first transfer in its current state, whatever the amount. */
      providerReference?: components['schemas']['ProviderReference'];
      /** @description The payer's reference; the route's own reference by default. */
      externalReference?: components['schemas']['ExternalReference'];
    };
    /** @description A payment to simulate at a funding instrument or a payment route. Name exactly one of the two. */
    SimulatePayinRequest:
      | components['schemas']['FundInstrumentWithAudRequest']
      | components['schemas']['FundRouteWithAudRequest'];
    /** @description The new pay-in at a funding instrument, or the new transfer at a payment route. */
    SimulatedPayin: components['schemas']['Payin'] | components['schemas']['Transfer'];
    /** @description The new status of the pay-in. */
    AdvancePayinRequest: {
      /**
       * @description The new status. A transition that the state machine does not list is `invalid_state`.
       * @enum {string}
       */
      to: 'confirming' | 'credited' | 'held' | 'returned';
      reason?: components['schemas']['Reason'];
    };
    /** @description A stablecoin transfer to simulate. */
    FundInstrumentWithStablecoinRequest: {
      /** @description The funding instrument that it arrives at (`fin_…`). It determines the asset and the network. */
      fundingInstrumentId: components['schemas']['IdentifierInput'];
      /** @description What the sender sends, in the instrument's asset, above zero and up to 999999999999.99, with at most six decimals. */
      amount: components['schemas']['StableAmountInput'];
      /** @description The status that the deposit ends in; `credited` by default. `returned` passes through `held`. */
      outcome?: components['schemas']['DepositStatus'];
      /** @description The provider's reference; generated by default. If one arrived at this instrument before, the answer is that first deposit, unchanged. */
      providerReference?: components['schemas']['ProviderReference'];
      /** @description The transaction on the chain; generated by default. If one arrived at this instrument before, the answer is that first deposit, unchanged. */
      transactionHash?: components['schemas']['TransactionHash'];
      /** @description Why it is held or returned. */
      reason?: components['schemas']['Reason'];
    };
    /** @description A stablecoin transfer to simulate at a payment route. The transfer's own rules decide its outcome. */
    FundRouteWithStablecoinRequest: {
      /** @description The payment route that it arrives at (`rte_…`). It determines the asset and the network. */
      paymentRouteId: components['schemas']['IdentifierInput'];
      /** @description What the customer sends, in the route's asset, above zero and up to 999999999999.99, with at most six decimals. */
      amount: components['schemas']['StableAmountInput'];
      /** @description The provider's reference; generated by default. If one arrived at this route before, the answer is that first transfer in its current state, whatever the amount. */
      providerReference?: components['schemas']['ProviderReference'];
      /** @description The transaction on the chain; generated by default. If one arrived at this route before, the answer is that first transfer in its current state, whatever the amount. */
      transactionHash?: components['schemas']['TransactionHash'];
    };
    /** @description A stablecoin transfer to simulate at a funding instrument or a payment route. Name exactly one of the two. */
    SimulateDepositRequest:
      | components['schemas']['FundInstrumentWithStablecoinRequest']
      | components['schemas']['FundRouteWithStablecoinRequest'];
    /** @description The new deposit at a funding instrument, or the new transfer at a payment route. */
    SimulatedDeposit: components['schemas']['Deposit'] | components['schemas']['Transfer'];
    /** @description The new status of the deposit. */
    AdvanceDepositRequest: {
      /**
       * @description The new status. `detected` takes a confirming deposit back, as a reorganisation of the chain does. A transition that the state machine does not list is `invalid_state`.
       * @enum {string}
       */
      to: 'detected' | 'confirming' | 'credited' | 'held' | 'returned';
      reason?: components['schemas']['Reason'];
    };
    /** @description The new status of the operation. */
    AdvanceOperationRequest: {
      /**
       * @description The new status, reached through `submitted` if necessary. `late_return` brings the money back after the operation has ended, and `late_execution` executes a failed operation after all; neither changes the status.
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
    /** @description The new status of the transfer. */
    AdvanceTransferRequest: {
      /**
       * @description The new status. A transition that the state machine does not list is `invalid_state`.
       * @enum {string}
       */
      to: 'held' | 'converting' | 'delivering' | 'completed' | 'failed' | 'returned';
      /** @description The reason. It is shown in the history, and as `failureMessage` of a failed transfer. `deposit_vanished` marks the deposit as gone: the transfer can be returned, and never released. */
      reason?: components['schemas']['Reason'];
    };
    /** @description The report of the bank or the chain about a transfer's deposit. */
    ReportTransferDepositRequest: {
      /**
       * @description `detected` and `confirming`: it is not final. `gone`: it no longer exists. `credited`: it is final.
       * @enum {string}
       */
      report: 'detected' | 'confirming' | 'gone' | 'credited';
    };
    /** @description The decision of the identity provider. */
    DecideIdentityEvidenceRequest: {
      /**
       * @description The decision.
       * @enum {string}
       */
      status: 'accepted' | 'rejected';
      /** @description Why the evidence is rejected. */
      reason?: components['schemas']['Reason'];
    };
    /** @description The month to draft an invoice for. */
    DraftInvoiceRequest: {
      /**
       * @description A calendar month in Australia/Sydney that is over, and whose newest invoice is void.
       * @example 2026-02
       */
      month: string;
    };
    /**
     * @description An amount of Australian dollars other than zero, from -999999999999.99 to 999999999999.99, with at most two decimals. Leading zeros are accepted; signs other than a leading `-`, exponents and separators are not.
     * @example -12.50
     */
    SignedAudAmountInput: string;
    /** @description The adjustment of a draft. */
    AdjustInvoiceRequest: {
      amount: components['schemas']['SignedAudAmountInput'];
      /** @description What the adjustment is for, in 1 to 140 characters on one line, not blank. */
      description: string;
    };
    /** @description The new status of the invoice. */
    AdvanceInvoiceRequest: {
      /**
       * @description The new status. A transition that the state machine does not list is `invalid_state`.
       * @enum {string}
       */
      to: 'issued' | 'settled' | 'void';
      /** @description The reason. Required for `void`, and stored with it. */
      reason?: components['schemas']['Reason'];
    };
    /** @description The entitlements with a new status, without repeats. */
    DecidedEntitlements: components['schemas']['CustomerEntitlement'][];
    /** @description A decision about the verification, and then about entitlements. */
    DecideVerification: {
      /** @description The new status of the verification. */
      verificationStatus: components['schemas']['VerificationStatus'];
      entitlements?: components['schemas']['DecidedEntitlements'];
      /** @description The reason. It is stored with the verification if its status changes. */
      reason?: components['schemas']['Reason'];
    };
    /** @description A decision about entitlements only. */
    DecideEntitlements: {
      entitlements: components['schemas']['DecidedEntitlements'];
      /** @description The reason, for people who read the request. */
      reason?: components['schemas']['Reason'];
    };
    /** @description The decision of the identity provider: the verification, entitlements, or both. */
    DecideCustomerVerificationRequest:
      | components['schemas']['DecideVerification']
      | components['schemas']['DecideEntitlements'];
    /** @description A pinned rate, or the removal of one. It applies to one direction, without a spread. */
    PinnedRate: {
      /** @description The asset to exchange. */
      source: components['schemas']['Asset'];
      /** @description The asset to receive. */
      destination: components['schemas']['Asset'];
      /** @description How many units of the destination one unit of the source gives, with ten decimals. Null if no rate is pinned. */
      rate: string | null;
    };
    /** @description The pinned rates of an account. */
    PinnedRates: {
      /** @description One for each pinned direction. */
      data: components['schemas']['PinnedRate'][];
    };
    /** @description The rate to pin, or null to remove the pin. */
    PinRateRequest: {
      /** @description The asset to exchange. */
      source: components['schemas']['Asset'];
      /** @description The asset to receive. It must differ from the source. */
      destination: components['schemas']['Asset'];
      /** @description How many units of the destination one unit of the source gives, above zero, with at most twelve digits before the point and ten after it. Null removes the pin. */
      rate: string | null;
    };
    /**
     * @description The fault of a report. `fail`: it says that the operation failed, or that the evidence or the customer is rejected. `delay`: it arrives late. `repeat`: it arrives twice, and the second changes nothing. `reorder`: it arrives immediately, before the report of the submission, so that the operation passes through `submitted` in the same step; for `identity` it has no effect. `drop`: it never arrives, and the operation stays `submitted`, the evidence `pending`, or the verification `in_progress`, until it is advanced or decided.
     * @enum {string}
     */
    FaultKind: 'fail' | 'delay' | 'repeat' | 'reorder' | 'drop';
    /**
     * @description The fault of a call. `rate_limited`: it is answered `429`, and `unavailable`: `503`, both with `Retry-After: 1`. `html`: it is answered `502` with a page, as a proxy answers. None of these has an effect. `cut_before`: the connection is closed without an answer, and nothing was done. `cut_after`: the connection is closed without an answer, and the call has taken effect. `slow`: the usual answer arrives late.
     * @enum {string}
     */
    ApiFaultKind: 'rate_limited' | 'unavailable' | 'html' | 'cut_before' | 'cut_after' | 'slow';
    /** @description A fault that waits for reports of a provider, or for calls of this interface. */
    WaitingFault: {
      /**
       * @description The simulated provider, or `api` for this interface.
       * @enum {string}
       */
      provider: 'bank' | 'chain' | 'exchange' | 'identity' | 'api';
      /** @description The fault of a report, or of a call if `provider` is `api`. */
      fault: components['schemas']['FaultKind'] | components['schemas']['ApiFaultKind'];
      /** @description How many of the next reports or calls it applies to. */
      remaining: number;
      /** @description How much later than usual the report or the answer arrives, in milliseconds. Null if it is not late. */
      delayMs: number | null;
      /** @description Only calls of this operation. Null for calls of all operations, and for reports. */
      operationId: string | null;
    };
    /** @description The faults that wait for an account. */
    WaitingFaults: {
      /** @description The faults of each provider in the order in which they are used; the first 1000 if there are more. */
      data: components['schemas']['WaitingFault'][];
    };
    /**
     * @description A simulated provider. `bank` handles pay-ins and payouts, `chain` deposits and withdrawals, `exchange` conversions, and `identity` identity evidence and the verification of customers.
     * @enum {string}
     */
    SimulatedProvider: 'bank' | 'chain' | 'exchange' | 'identity';
    /** @description Faults of a simulated provider. */
    ProviderFaults: {
      provider: components['schemas']['SimulatedProvider'];
      fault: components['schemas']['FaultKind'];
      /** @description How many of the provider's next reports it applies to. */
      count: number;
      /** @description How much later than usual a delayed report arrives, in milliseconds. One minute by default; only used by `delay`. */
      delayMs?: number;
    };
    /** @description Faults of this interface itself, to try how a client retries. */
    ApiFaults: {
      /**
       * @description This interface.
       * @constant
       */
      provider: 'api';
      fault: components['schemas']['ApiFaultKind'];
      /** @description How many of the next calls it applies to. */
      count: number;
      /** @description Only calls of this operation, by its `operationId` in this document. All calls by default. */
      operationId?: string;
      /** @description How much later than usual a slow answer arrives, in milliseconds. 5000 by default; only used by `slow`. */
      delayMs?: number;
    };
    /** @description The faults to inject. `provider` says of what. */
    InjectFaultsRequest: components['schemas']['ProviderFaults'] | components['schemas']['ApiFaults'];
    /** @description The faults that were added to the waiting ones. */
    InjectedFaults: components['schemas']['ProviderFaults'] | components['schemas']['ApiFaults'];
    /**
     * @description An amount of any asset, zero included, up to 999999999999.99, with at most six decimals for USDC and USDT and at most two for AUD. Leading zeros are accepted; signs, exponents and separators are not.
     * @example 1.50
     */
    ConfiguredAmountInput: string;
    /** @description A limit on new operations, which counts the principals of operations that have not failed. Days and months are calendar days and months in Australia/Sydney. */
    LimitRuleInput: {
      operation: components['schemas']['ConfiguredOperation'];
      asset: components['schemas']['Asset'];
      /**
       * @description What `maximum` limits: one operation, or the sum of a day or a month.
       * @enum {string}
       */
      window: 'transaction' | 'day' | 'month';
      /** @description The minimum of a single operation, whatever the window. */
      minimum?: components['schemas']['ConfiguredAmountInput'];
      /** @description The maximum in the window. */
      maximum: components['schemas']['ConfiguredAmountInput'];
      /**
       * @description What happens outside the limit: `reject` refuses the operation, `hold` creates it for a review. A pay-in or a deposit cannot be refused and is held in both cases.
       * @enum {string}
       */
      action: 'reject' | 'hold';
    };
    /** @description The credit limit of one asset: how far below zero its available balance can be spent. */
    CreditLimitInput: {
      asset: components['schemas']['Asset'];
      /** @description The credit limit, as an amount of that asset. */
      amount: components['schemas']['ConfiguredAmountInput'];
    };
    /** @description The changes to the account's limits. */
    LimitsPatch: {
      /** @description Limits on single operations and on their sums by day and month. All of them apply. */
      rules?: components['schemas']['LimitRuleInput'][];
      /**
       * Format: int64
       * @description The maximum that one beneficiary can be paid in a calendar day in Australia/Sydney, in AUD cents. 0 means no maximum.
       */
      beneficiaryDailyMaximum?: number;
      /** @description How far below zero an available balance can be spent. An asset that is not listed has no credit. */
      creditLimits?: components['schemas']['CreditLimitInput'][];
    };
    /** @description The changes to the account's capabilities. */
    CapabilitiesPatch: {
      /** @description Whether funding instruments can be issued, and money that arrives is credited without a review. */
      fundingEnabled?: boolean;
      /** @description Whether payouts can be created. */
      payoutsEnabled?: boolean;
      /** @description Whether stablecoins can be withdrawn. */
      stableWithdrawalsEnabled?: boolean;
      /** @description Whether balances can be converted. */
      conversionsEnabled?: boolean;
      /** @description The rails for incoming money. */
      audInboundRails?: components['schemas']['AudRail'][];
      /** @description The rails for payouts. */
      audOutboundRails?: components['schemas']['AudRail'][];
      /** @description The supported pairs of stablecoin and network, each enabled or disabled. A pair that is not listed is disabled. */
      assetNetworks?: components['schemas']['AssetNetworkSwitch'][];
    };
    /** @description The changes to the terms for returns and recalls. */
    ReturnsPatch: {
      /**
       * @description Who bears a loss that takes a balance below zero. `tenant`: the balance stays negative, and spending stops until it is replenished. `platform`: the platform covers it immediately.
       * @enum {string}
       */
      lossAllocation?: 'tenant' | 'platform';
      /** @description Whether a returned payout also returns its fee, which was charged in addition to the amount. */
      refundDeductedFee?: boolean;
      /** @description The share of each credited pay-in or deposit that is held back at first, in hundredths of a percent. */
      holdbackBps?: number;
      /**
       * @description What lets spending resume after a loss. `next_funding`: any credit that restores the balance. `manual`: only the operator of the service.
       * @enum {string}
       */
      replenishment?: 'manual' | 'next_funding';
      /** @description How many times in total an operation is sent to a provider that cannot be reached, including the first time; at least once. After the last time it is `held`, because it is unknown whether the provider has it. */
      retryLimit?: number;
      /** @description How long the share of `holdbackBps` stays reserved, in seconds. Despite its name it is not a timeout. */
      timeoutSeconds?: number;
      /** @description The age in seconds above which a provider's report raises an alarm for the operator. The report is applied anyway. Despite its name it is not about events. */
      staleEventSeconds?: number;
    };
    /** @description The changes to the accounting terms. These terms are stored and shown; this version does not use them. */
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
      /** @description Whether the account is notified of every return. */
      notifyOnReturn?: boolean;
    };
    /** @description The changes to the agreed recovery targets. These terms are stored and shown; the service does not measure them. */
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
    /** @description A fee: `flat` plus `bps` of the principal, rounded half up, then bounded by `minimum` and `maximum`. */
    FeeRuleInput: {
      operation: components['schemas']['ConfiguredOperation'];
      asset: components['schemas']['Asset'];
      /** @description The network that it applies to; all if omitted. */
      network?: components['schemas']['Network'];
      /** @description The fixed part, as an amount of the asset. */
      flat: components['schemas']['ConfiguredAmountInput'];
      /** @description The variable part, in hundredths of a percent of the principal. */
      bps: number;
      /** @description The minimum fee. */
      minimum?: components['schemas']['ConfiguredAmountInput'];
      /** @description The maximum fee. */
      maximum?: components['schemas']['ConfiguredAmountInput'];
    };
    /** @description The changes to the account's pricing. */
    PricingPatch: {
      /** @description The fees. The most specific matching entry applies: one with the network before one without, and of equals the last in the list. */
      fees?: components['schemas']['FeeRuleInput'][];
    };
    /** @description The changes to the identity requirements for payouts. */
    IdentityPatch: {
      /** @description Whether a payout requires identity evidence of its beneficiary. */
      requireIdentityEvidence?: boolean;
      /** @description The level of checking at the identity provider. */
      identityLevelName?: string;
      /** @description How long accepted evidence is valid, in seconds. 0 means no limit. */
      evidenceMaxAgeSeconds?: number;
      /**
       * Format: int64
       * @description The amount in AUD cents from which payouts are reviewed: if evidence is required, a payout of at least this amount is created `held`. 0 means no review.
       */
      manualReviewThreshold?: number;
    };
    /** @description The changes to how conversions are quoted and settled. */
    SettlementPatch: {
      /**
       * @description Whether operations settle individually or in batches. It is stored and shown; in this version every operation settles individually.
       * @enum {string}
       */
      mode?: 'instant' | 'batched';
      /** @description How long a quote is valid, in seconds. */
      quoteTtlSeconds?: number;
      /** @description How far the market can move against the service before a quote is refused, in hundredths of a percent. */
      maximumSlippageBps?: number;
    };
    /** @description The parts of the configuration to change, and why. Objects are merged deeply with the current ones: omitted fields stay as they are. Arrays are replaced. */
    ConfigureSandboxRequest: {
      /** @description Why the next version is created. */
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
    /** @description One test case. */
    CertificationCase: {
      /**
       * @description What was sent. `valid`: one event. `duplicate`: the same again. `reordered`: three versions of one object, as 3, 1, 2. `tampered_body`: a byte of the body changed after signing. `wrong_secret`: signed with another secret. `missing_signature`: no `webhook-signature`. `old_timestamp`, `future_timestamp`: correctly signed, ten minutes in the past or future. `rotated_secret`: the signature of an unknown secret first, the valid one second. `unknown_type`: `webhook.test_unknown`. `unknown_field`: an additional field in `data`. `burst`: 100 events, ten at a time. More cases can be added.
       * @example valid
       */
      name: string;
      /**
       * @description The expected answer, in words.
       * @example 2xx
       */
      expected: string;
      /**
       * @description The actual answers: each status, or why there was none, and how often. After a wrong answer, the rest of the case is not sent.
       * @example 204
       */
      observed: string;
      /**
       * @description Whether the case passed.
       * @enum {string}
       */
      verdict: 'passed' | 'failed';
    };
    /** @description The results of test requests to a receiver. It passes if all cases passed. Times are by the account's clock. */
    Certification: {
      /** @description The certification (`crt_…`). */
      id: components['schemas']['Identifier'];
      /** @description The subscription whose receiver was tested (`whk_…`). */
      webhookId: components['schemas']['Identifier'];
      /**
       * @description The tested URL. A change of the subscription does not affect a running certification.
       * @example https://shop.example/hooks
       */
      url: string;
      /**
       * @description `running` until the last case is judged.
       * @enum {string}
       */
      status: 'running' | 'passed' | 'failed';
      /** @description When it was requested. */
      startedAt: components['schemas']['Timestamp'];
      /** @description When its last case was judged. Absent while it runs. */
      completedAt?: components['schemas']['Timestamp'];
      /** @description The longest response time, in milliseconds. Absent while it runs, and if there was no answer. */
      slowestMs?: number;
      /** @description The results of the cases, in order. Empty while it runs. */
      cases: components['schemas']['CertificationCase'][];
    };
    /** @description A page of certifications. */
    CertificationList: {
      /** @description The page, newest first. */
      data: components['schemas']['Certification'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description The account's clock, which only drives money and records. */
    ClockState: {
      /** @description The time of the clock. */
      now: components['schemas']['Timestamp'];
      /** @description Whether the clock is stopped. */
      frozen: boolean;
    };
    /** @description Stops the clock at a moment. */
    FreezeClock: {
      /** @description The time to stop at, not before the current time of the clock. An RFC 3339 date-time with its offset. */
      frozenAt: components['schemas']['TimestampInput'];
    };
    /** @description Moves the clock forward. It stays stopped or running. */
    AdvanceClock: {
      /** @description How far to move, in seconds, up to ten years of 365 days. */
      advanceSeconds: number;
    };
    /** @description Lets the clock run again. */
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
    /** @description A mail that production would send. */
    Mail: {
      /** @description The mail. */
      id: components['schemas']['Identifier'];
      /**
       * @description The kind of mail: an invitation, a reset link, a notice about a user's credentials, or a notification about the account.
       * @enum {string}
       */
      kind: 'invitation' | 'recovery' | 'security_notice' | 'notification';
      /** @description The recipient. */
      to: string;
      /** @description Its subject. */
      subject: string;
      /** @description Its text. `[link]` replaces a link that the caller is not allowed to read. */
      text: string;
      /** @description Its link. Null if it has none, or if the caller is not allowed to read it. */
      link: string | null;
      /** @description When it was queued. */
      createdAt: components['schemas']['Timestamp'];
    };
    /** @description A page of the mail to people of the account. */
    MailList: {
      /** @description The page, newest first. */
      data: components['schemas']['Mail'][];
      /** @description Whether there is a next page. */
      hasMore: boolean;
      nextCursor: components['schemas']['NextCursor'];
    };
    /** @description A state, as the resource's `status` shows it. */
    StateName: string;
    /** @description One transition from a state to another. */
    StateTransition: {
      /** @description The state before. Null if the resource is created. */
      from: string | null;
      /** @description The state after. */
      to: components['schemas']['StateName'];
      /** @description What causes the transition, in words for people. */
      trigger: string;
      /** @description The movements that the transition posts, in order. Absent if it posts none. */
      ledger?: components['schemas']['MovementKind'][];
    };
    /** @description The states of one resource and the transitions between them. A transition that is not listed does not exist. */
    StateMachine: {
      /** @description The resource. */
      resource: string;
      /** @description Every state. */
      states: components['schemas']['StateName'][];
      /** @description The initial states. */
      initial: components['schemas']['StateName'][];
      /** @description The final states. */
      final: components['schemas']['StateName'][];
      /** @description The transitions. */
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
      /** @description Its HTTP status. */
      status: number;
      /** @description Whether the same request with the same `Idempotency-Key` may succeed later. */
      retryable: boolean;
      /** @description The usual message. */
      message: string;
      /** @description When it occurs, and what to do. */
      when: string;
    };
    /** @description Every error code that the service can answer with. */
    ErrorCatalogue: {
      /** @description One entry for each code. */
      data: components['schemas']['ErrorCatalogueEntry'][];
    };
    /** @description What one reason means. */
    ReasonCatalogueEntry: {
      /**
       * @description Whether it is a reason to hold, in `holdReason` or `reason`, or one to fail or return, in `failureCode`.
       * @enum {string}
       */
      kind: 'hold' | 'failure';
      /** @description The code. */
      code: string;
      /** @description What it means, in a sentence. */
      message: string;
      /** @description What can have it, in the words of `data.object` of events. */
      objects: (
        | 'payout'
        | 'withdrawal'
        | 'conversion'
        | 'payin'
        | 'deposit'
        | 'funding_instrument'
        | 'beneficiary'
        | 'destination'
        | 'identity_evidence'
        | 'payment_route'
        | 'transfer'
        | 'treasury_settings'
        | 'developer_fees'
        | 'invoice'
        | 'customer'
        | 'api_key'
        | 'webhook'
      )[];
    };
    /** @description Every reason that the service itself gives. */
    ReasonCatalogue: {
      /** @description One entry for each kind and code. */
      data: components['schemas']['ReasonCatalogueEntry'][];
    };
    /** @description Whose key or session a request was sent with. */
    CallerDescription: {
      /** @description The account (`acct_…`). */
      clientId: components['schemas']['Identifier'];
      /** @description The API key (`key_…`); null for a session. */
      keyId: string | null;
      /** @description The user (`usr_…`); null for an API key. */
      userId: string | null;
      environment: components['schemas']['Environment'];
      /** @description Every scope that would be accepted, sorted. Those that `write` implies are included. */
      scopes: components['schemas']['Scope'][];
    };
    /** @description The process is alive. */
    Health: {
      /**
       * @description Always `ok`.
       * @constant
       */
      status: 'ok';
    };
    /** @description A failing part of the service. The error's text is in the log. */
    FailingPart: {
      /**
       * @description What fails.
       * @enum {string}
       */
      part: 'database' | 'migrations' | 'writes' | 'orders' | 'reports' | 'provider_messages' | 'webhooks';
      /**
       * @description Why: the database cannot be reached (`unreachable`), migrations have not run (`pending`), writes are not answered (`unanswered`), a worker's statement fails (`statement_failed`) or gets no answer or no connection in time (`timeout`), no round of a worker ends (`no_round`), or due work is not picked up (`backlog`).
       * @enum {string}
       */
      code:
        | 'unreachable'
        | 'pending'
        | 'unanswered'
        | 'statement_failed'
        | 'timeout'
        | 'no_round'
        | 'backlog';
    };
    /** @description The service can take requests. */
    Readiness: {
      /**
       * @description Always `ready`.
       * @constant
       */
      status: 'ready';
      /** @description Always empty. */
      failing: components['schemas']['FailingPart'][];
    };
    /** @description The service cannot take requests, and why. */
    NotReady: {
      /**
       * @description Always `not_ready`.
       * @constant
       */
      status: 'not_ready';
      /** @description The parts that fail, each once. */
      failing: components['schemas']['FailingPart'][];
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
    /** @description One part of the request that is wrong. */
    ErrorDetail: {
      /**
       * @description Where it is in the request.
       * @enum {string}
       */
      in: 'body' | 'query' | 'path' | 'header';
      /** @description A JSON pointer into the body (empty for the whole body), or the name of the parameter or header. */
      path: string;
      /** @description What is wrong, in words for people. */
      message: string;
    };
  };
  responses: {
    /**
     * @description `epoch_changed`: The request names another epoch in `Corridor-Epoch` than the service is in. Nothing is written. What you knew of the epoch before may be gone: read your records again, then decide whether to send the request in the new epoch.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait for the time in `Retry-After`, then send the same request again.
     *
     *     `duplicate_external_reference`: Another operation of the same kind that has not failed has the same `externalReference`, or another customer has the same `externalCustomerId`.
     *
     *     `quote_already_accepted`: The quote was accepted with another idempotency key. Its `conversionId` names the conversion.
     */
    AcceptConversionQuote409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `capability_disabled`: The effective configuration disables the capability that the operation needs, or every rail that the operation could use; or no connected provider can carry out the operation.
     *
     *     `asset_network_unavailable`: The asset and the network are a supported pair, but the account's effective configuration disables it. Or the request names no network, and none is enabled. Or no provider is connected for the network.
     *
     *     `quote_expired`: The quote was not accepted before its `expiresAt`. Request a new one.
     *
     *     `quote_slippage_exceeded`: Since the quote was made, the market has moved against the service by more than the effective configuration allows. Request a new quote.
     *
     *     `limit_exceeded`: The amount exceeds a limit of the effective configuration for one operation, a day or a month, or the largest amount or balance. The code also covers a text that is longer than the beneficiary's payment rail can carry or has characters that the rail does not support, a map that would become too large, and a subscription beyond the 200 that an account can have.
     *
     *     `amount_below_minimum`: The amount is below the minimum that the effective configuration sets for one operation, or a conversion would yield nothing.
     *
     *     `insufficient_funds`: The available balance, plus the account's credit limit if it has one, does not cover the amount and its fee. Or spending is stopped until a negative balance is replenished.
     */
    AcceptConversionQuote422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `capability_disabled`: The effective configuration disables the capability that the operation needs, or every rail that the operation could use; or no connected provider can carry out the operation.
     *
     *     `identity_evidence_invalid`: The evidence that the payout names was rejected, has expired or belongs to another beneficiary; or the share token was used before.
     */
    CreateBeneficiary422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `capability_disabled`: The effective configuration disables the capability that the operation needs, or every rail that the operation could use; or no connected provider can carry out the operation.
     *
     *     `asset_network_unavailable`: The asset and the network are a supported pair, but the account's effective configuration disables it. Or the request names no network, and none is enabled. Or no provider is connected for the network.
     *
     *     `limit_exceeded`: The amount exceeds a limit of the effective configuration for one operation, a day or a month, or the largest amount or balance. The code also covers a text that is longer than the beneficiary's payment rail can carry or has characters that the rail does not support, a map that would become too large, and a subscription beyond the 200 that an account can have.
     *
     *     `amount_below_minimum`: The amount is below the minimum that the effective configuration sets for one operation, or a conversion would yield nothing.
     */
    CreateConversionQuote422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `asset_network_unavailable`: The asset and the network are a supported pair, but the account's effective configuration disables it. Or the request names no network, and none is enabled. Or no provider is connected for the network.
     *
     *     `invalid_destination_address`: The address breaks the rules of its network, has a wrong checksum, is the zero address, or is the address of a token contract.
     */
    CreateDestination422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `capability_disabled`: The effective configuration disables the capability that the operation needs, or every rail that the operation could use; or no connected provider can carry out the operation.
     *
     *     `asset_network_unavailable`: The asset and the network are a supported pair, but the account's effective configuration disables it. Or the request names no network, and none is enabled. Or no provider is connected for the network.
     */
    CreateFundingInstrument422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `capability_disabled`: The effective configuration disables the capability that the operation needs, or every rail that the operation could use; or no connected provider can carry out the operation.
     *
     *     `beneficiary_inactive`: The beneficiary of the payout or of the identity evidence was deactivated.
     *
     *     `identity_evidence_invalid`: The evidence that the payout names was rejected, has expired or belongs to another beneficiary; or the share token was used before.
     */
    CreateIdentityEvidence422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `capability_disabled`: The effective configuration disables the capability that the operation needs, or every rail that the operation could use; or no connected provider can carry out the operation.
     *
     *     `asset_network_unavailable`: The asset and the network are a supported pair, but the account's effective configuration disables it. Or the request names no network, and none is enabled. Or no provider is connected for the network.
     *
     *     `invalid_destination_address`: The address breaks the rules of its network, has a wrong checksum, is the zero address, or is the address of a token contract.
     *
     *     `customer_not_entitled`: The direction of the payment route requires an entitlement that is not approved for the customer: it was never requested, is in progress, or was rejected or suspended.
     */
    CreatePaymentRoute422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `capability_disabled`: The effective configuration disables the capability that the operation needs, or every rail that the operation could use; or no connected provider can carry out the operation.
     *
     *     `beneficiary_inactive`: The beneficiary of the payout or of the identity evidence was deactivated.
     *
     *     `identity_evidence_required`: The account's policy requires identity evidence, and the beneficiary has none that is pending or is accepted and unexpired.
     *
     *     `identity_evidence_invalid`: The evidence that the payout names was rejected, has expired or belongs to another beneficiary; or the share token was used before.
     *
     *     `limit_exceeded`: The amount exceeds a limit of the effective configuration for one operation, a day or a month, or the largest amount or balance. The code also covers a text that is longer than the beneficiary's payment rail can carry or has characters that the rail does not support, a map that would become too large, and a subscription beyond the 200 that an account can have.
     *
     *     `amount_below_minimum`: The amount is below the minimum that the effective configuration sets for one operation, or a conversion would yield nothing.
     *
     *     `insufficient_funds`: The available balance, plus the account's credit limit if it has one, does not cover the amount and its fee. Or spending is stopped until a negative balance is replenished.
     */
    CreatePayout422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `webhook_url_refused`: The URL is valid, but its scheme, its port, the spelling of its address or the address that it resolves to is not allowed. `details` names the rule. The answer is stored under the idempotency key. If the host name resolves to another address later, try again with another key.
     *
     *     `limit_exceeded`: The amount exceeds a limit of the effective configuration for one operation, a day or a month, or the largest amount or balance. The code also covers a text that is longer than the beneficiary's payment rail can carry or has characters that the rail does not support, a map that would become too large, and a subscription beyond the 200 that an account can have.
     */
    CreateWebhook422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `capability_disabled`: The effective configuration disables the capability that the operation needs, or every rail that the operation could use; or no connected provider can carry out the operation.
     *
     *     `asset_network_unavailable`: The asset and the network are a supported pair, but the account's effective configuration disables it. Or the request names no network, and none is enabled. Or no provider is connected for the network.
     *
     *     `destination_inactive`: The destination of the withdrawal was deactivated.
     *
     *     `limit_exceeded`: The amount exceeds a limit of the effective configuration for one operation, a day or a month, or the largest amount or balance. The code also covers a text that is longer than the beneficiary's payment rail can carry or has characters that the rail does not support, a map that would become too large, and a subscription beyond the 200 that an account can have.
     *
     *     `amount_below_minimum`: The amount is below the minimum that the effective configuration sets for one operation, or a conversion would yield nothing.
     *
     *     `insufficient_funds`: The available balance, plus the account's credit limit if it has one, does not cover the amount and its fee. Or spending is stopped until a negative balance is replenished.
     */
    CreateWithdrawal422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. */
    Error400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. */
    Error400ForBrowsers: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
        'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, contains characters other than printable ASCII, or was sent twice.
     */
    Error400IdempotencyKeyInvalid: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again.
     *
     *     `idempotency_key_required`: A POST or PUT request has no `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, contains characters other than printable ASCII, or was sent twice.
     */
    Error400IdempotencyKeyRequiredIdempotencyKeyInvalid: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Start again without a cursor.
     */
    Error400InvalidCursor: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Start again without a cursor.
     */
    Error400InvalidCursorForBrowsers: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
        'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. */
    Error400OfService: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again.
     *
     *     `unsupported_asset_network`: The asset and the network are not a supported pair. The list of supported pairs is the same for every account.
     *
     *     `idempotency_key_required`: A POST or PUT request has no `Idempotency-Key` header.
     *
     *     `idempotency_key_invalid`: The `Idempotency-Key` is shorter than 8 or longer than 255 characters, contains characters other than printable ASCII, or was sent twice.
     */
    Error400UnsupportedAssetNetworkIdempotencyKeyRequiredIdempotencyKeyInvalid: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    Error401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    Error401ForBrowsers: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
        'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `insufficient_scope`: The key or session does not have the scope that the operation requires, or the request would grant more than the caller has; then `details` names the field. The message names the missing scope, or `keys:write` if no single scope is missing.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is not in it or cannot be determined.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    Error403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
        'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that requires a secret key.
     *
     *     `insufficient_scope`: The key or session does not have the scope that the operation requires, or the request would grant more than the caller has; then `details` names the field. The message names the missing scope, or `keys:write` if no single scope is missing.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is not in it or cannot be determined.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    Error403SecretKeyRequired: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that requires a secret key.
     *
     *     `insufficient_scope`: The key or session does not have the scope that the operation requires, or the request would grant more than the caller has; then `details` names the field. The message names the missing scope, or `keys:write` if no single scope is missing.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is not in it or cannot be determined.
     *
     *     `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    Error403SecretKeyRequiredOriginNotAllowed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that requires a secret key.
     *
     *     `insufficient_scope`: The key or session does not have the scope that the operation requires, or the request would grant more than the caller has; then `details` names the field. The message names the missing scope, or `keys:write` if no single scope is missing.
     *
     *     `step_up_required`: The request has no `Step-Up-Token`, or the token was changed, has expired, or belongs to another account or environment. The answer is the same in all of these cases. An API key alone is never enough.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is not in it or cannot be determined.
     *
     *     `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    Error403SecretKeyRequiredStepUpRequiredOriginNotAllowed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    Error404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    Error404Stored: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    Error408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `epoch_changed`: The request names another epoch in `Corridor-Epoch` than the service is in. Nothing is written. What you knew of the epoch before may be gone: read your records again, then decide whether to send the request in the new epoch.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait for the time in `Retry-After`, then send the same request again.
     */
    Error409EpochChangedIdempotencyInProgress: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `epoch_changed`: The request names another epoch in `Corridor-Epoch` than the service is in. Nothing is written. What you knew of the epoch before may be gone: read your records again, then decide whether to send the request in the new epoch.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait for the time in `Retry-After`, then send the same request again.
     *
     *     `duplicate_external_reference`: Another operation of the same kind that has not failed has the same `externalReference`, or another customer has the same `externalCustomerId`.
     */
    Error409EpochChangedIdempotencyInProgressDuplicateExternalReference: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this transition from its current state, such as deactivating an inactive record, or the request names a record of the wrong kind.
     *
     *     `epoch_changed`: The request names another epoch in `Corridor-Epoch` than the service is in. Nothing is written. What you knew of the epoch before may be gone: read your records again, then decide whether to send the request in the new epoch.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait for the time in `Retry-After`, then send the same request again.
     */
    Error409InvalidStateEpochChangedIdempotencyInProgress: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    Error413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    Error415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     */
    Error422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `limit_exceeded`: The amount exceeds a limit of the effective configuration for one operation, a day or a month, or the largest amount or balance. The code also covers a text that is longer than the beneficiary's payment rail can carry or has characters that the rail does not support, a map that would become too large, and a subscription beyond the 200 that an account can have.
     */
    Error422LimitExceeded: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    Error429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    Error429ForBrowsers: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Retry-After': components['headers']['RetryAfter'];
        'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
        'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    Error431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    Error500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    Error500ForBrowsers: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
        'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    Error500OfService: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    Error503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    Error503ForBrowsers: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Retry-After': components['headers']['RetryAfter'];
        'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
        'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    Error503OfService: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `secret_key_required`: A publishable key called an operation that requires a secret key.
     *
     *     `insufficient_scope`: The key or session does not have the scope that the operation requires, or the request would grant more than the caller has; then `details` names the field. The message names the missing scope, or `keys:write` if no single scope is missing.
     *
     *     `ip_not_allowed`: The key has a list of allowed addresses, and the caller's address is not in it or cannot be determined.
     *
     *     `admin_only`: A key with another role than `platform_admin` sent a query parameter that only such keys may send, whatever its value.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    ListCustomers403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `invalid_state`: The resource cannot make this transition from its current state, such as deactivating an inactive record, or the request names a record of the wrong kind. */
    ListEvents409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `beneficiary_inactive`: The beneficiary of the payout or of the identity evidence was deactivated.
     */
    PreviewPayout422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `destination_inactive`: The destination of the withdrawal was deactivated.
     */
    PreviewWithdrawal422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `invalid_state`: The resource cannot make this transition from its current state, such as deactivating an inactive record, or the request names a record of the wrong kind.
     *
     *     `epoch_changed`: The request names another epoch in `Corridor-Epoch` than the service is in. Nothing is written. What you knew of the epoch before may be gone: read your records again, then decide whether to send the request in the new epoch.
     *
     *     `idempotency_in_progress`: Another request with the same `Idempotency-Key` has not finished yet. Wait for the time in `Retry-After`, then send the same request again.
     *
     *     `duplicate_external_reference`: Another operation of the same kind that has not failed has the same `externalReference`, or another customer has the same `externalCustomerId`.
     */
    UpdateCustomer409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        'Retry-After': components['headers']['RetryAfterInProgress'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `idempotency_key_reused`: The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.
     *
     *     `idempotency_key_expired`: The `Idempotency-Key` was used before, and its stored answer has been deleted. The request did not run again. Look up the resource instead.
     *
     *     `webhook_url_refused`: The URL is valid, but its scheme, its port, the spelling of its address or the address that it resolves to is not allowed. `details` names the rule. The answer is stored under the idempotency key. If the host name resolves to another address later, try again with another key.
     */
    UpdateWebhook422: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Corridor-Epoch': components['headers']['CorridorEpoch'];
        'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
  };
  parameters: {
    /**
     * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @example 50
     */
    Limit: number;
    /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
    Cursor: string;
    /**
     * @description Only what happened or was created at or after this time.
     * @example 2026-03-01T00:00:00Z
     */
    From: components['schemas']['TimestampInput'];
    /**
     * @description Only what happened or was created before this time.
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
     * @description Only records with exactly this external reference.
     * @example invoice-2041
     */
    ExternalReferenceFilter: components['schemas']['ExternalReference'];
    /**
     * @description The movement (`mov_…`).
     * @example mov_01kjrbktjrfrgrvc8hxfcyk374
     */
    TransactionId: components['schemas']['IdentifierInput'];
    /**
     * @description The time to look at, inclusive; now if omitted. A time in the future is `invalid_request`.
     * @example 2026-03-02T23:30:00Z
     */
    AsOf: components['schemas']['TimestampInput'];
    /**
     * @description The asset whose balance to explain.
     * @example USDC
     */
    ExplainedAsset: components['schemas']['Asset'];
    /**
     * @description The asset whose balance to show.
     * @example AUD
     */
    HistoryAsset: components['schemas']['Asset'];
    /**
     * @description The start of the range.
     * @example 2026-03-01T00:00:00Z
     */
    HistoryFrom: components['schemas']['DateOrTimestampInput'];
    /**
     * @description The end of the range; now if omitted. A time in the future is `invalid_request`.
     * @example 2026-03-08T00:00:00Z
     */
    HistoryTo: components['schemas']['DateOrTimestampInput'];
    /**
     * @description The time between two points; a day if omitted.
     * @example day
     */
    HistoryInterval: components['schemas']['HistoryInterval'];
    /**
     * @description The asset of the statement.
     * @example AUD
     */
    StatementAsset: components['schemas']['Asset'];
    /**
     * @description The start of the range.
     * @example 2026-03-01
     */
    StatementFrom: components['schemas']['DateOrTimestampInput'];
    /**
     * @description The end of the range, which is not part of it: at most 366 days after its start, and not in the future.
     * @example 2026-04-01
     */
    StatementTo: components['schemas']['DateOrTimestampInput'];
    /**
     * @description Only records that are active, or only those that are inactive.
     * @example active
     */
    RecordStatusFilter: components['schemas']['RecordStatus'];
    /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
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
     * @description Only payouts to this beneficiary. An unknown one gives an empty list.
     * @example ben_01kjrbazewe86t6rq73463pv03
     */
    BeneficiaryIdFilter: components['schemas']['IdentifierInput'];
    /**
     * @description The payout (`pay_…`).
     * @example pay_01kjrbktjrf39snt67ky0j9ar2
     */
    PayoutId: components['schemas']['IdentifierInput'];
    /**
     * @description Only withdrawals to this destination. An unknown one gives an empty list.
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
    /**
     * @description Only the customer with exactly this external identifier.
     * @example shopper-88
     */
    ExternalCustomerIdFilter: components['schemas']['ExternalCustomerId'];
    /**
     * @description Only customers with this verification status.
     * @example approved
     */
    VerificationStatusFilter: components['schemas']['VerificationStatus'];
    /**
     * @description Lists the customers of this account instead of the caller's own. Only keys with the role `platform_admin` can send it; for all others it is `admin_only`, whatever its value. If the account does not exist, the list is empty.
     * @example acct_01kjr91dr0fwnvt1wvc9yhrpxj
     */
    ClientIdFilter: components['schemas']['IdentifierInput'];
    /**
     * @description The customer (`cus_…`).
     * @example cus_01kjrd3a2efk9tq8xq0q7hkz4m
     */
    CustomerId: components['schemas']['IdentifierInput'];
    /** @description Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect. */
    OptionalIdempotencyKey: string;
    /** @description The token of a recent second-factor confirmation. A call without a valid one is refused with `step_up_required`. It can be sent any number of times until it expires. */
    StepUpToken: string;
    /**
     * @description Answers oldest first, from the event behind this one: the `id` of an event that is still listed, `oldest` for all that are listed, or `now` for none of them. It cannot be combined with `from` or `to`. Beside a `cursor` it is not read.
     * @example oldest
     */
    After: string;
    /**
     * @description Only events of this type, or of every type of an object, such as `payout.*`.
     * @example payout.settled
     */
    EventTypeFilter:
      | 'payout.*'
      | 'withdrawal.*'
      | 'conversion.*'
      | 'payin.*'
      | 'deposit.*'
      | 'funding_instrument.*'
      | 'beneficiary.*'
      | 'destination.*'
      | 'identity_evidence.*'
      | 'payment_route.*'
      | 'transfer.*'
      | 'treasury_settings.*'
      | 'developer_fees.*'
      | 'invoice.*'
      | 'customer.*'
      | 'api_key.*'
      | 'webhook.*'
      | 'payout.accepted'
      | 'payout.held'
      | 'payout.submitted'
      | 'payout.settled'
      | 'payout.failed'
      | 'payout.returned'
      | 'payout.late_return'
      | 'payout.late_execution'
      | 'withdrawal.accepted'
      | 'withdrawal.held'
      | 'withdrawal.submitted'
      | 'withdrawal.settled'
      | 'withdrawal.failed'
      | 'withdrawal.late_execution'
      | 'conversion.accepted'
      | 'conversion.held'
      | 'conversion.submitted'
      | 'conversion.settled'
      | 'conversion.failed'
      | 'conversion.late_execution'
      | 'payin.detected'
      | 'payin.confirming'
      | 'payin.credited'
      | 'payin.held'
      | 'payin.returned'
      | 'deposit.detected'
      | 'deposit.confirming'
      | 'deposit.credited'
      | 'deposit.held'
      | 'deposit.returned'
      | 'funding_instrument.activated'
      | 'funding_instrument.deactivated'
      | 'beneficiary.created'
      | 'beneficiary.deactivated'
      | 'destination.created'
      | 'destination.deactivated'
      | 'identity_evidence.updated'
      | 'payment_route.created'
      | 'payment_route.deactivated'
      | 'transfer.detected'
      | 'transfer.held'
      | 'transfer.converting'
      | 'transfer.delivering'
      | 'transfer.completed'
      | 'transfer.failed'
      | 'transfer.returned'
      | 'treasury_settings.updated'
      | 'developer_fees.updated'
      | 'invoice.issued'
      | 'invoice.settled'
      | 'invoice.voided'
      | 'customer.created'
      | 'customer.updated'
      | 'api_key.created'
      | 'api_key.rotated'
      | 'api_key.revoked'
      | 'webhook.disabled'
      | 'webhook.test';
    /**
     * @description Only events about this record, by `data.id`.
     * @example pay_01kjr9d8w2g7bq1m4r6x0c9pye
     */
    ObjectIdFilter: components['schemas']['IdentifierInput'];
    /**
     * @description The event (`evt_…`).
     * @example evt_01kjv3e5m8e2ta7x0c6y4b9dqr
     */
    EventId: components['schemas']['IdentifierInput'];
    /**
     * @description Only active or only disabled subscriptions.
     * @example active
     */
    WebhookStatusFilter: components['schemas']['WebhookStatus'];
    /**
     * @description The subscription (`whk_…`).
     * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
     */
    WebhookId: components['schemas']['IdentifierInput'];
    /**
     * @description Only deliveries that have this status now.
     * @example failed
     */
    WebhookDeliveryStatusFilter: components['schemas']['WebhookDeliveryStatus'];
    /**
     * @description Only deliveries of this event. An unknown one gives an empty list.
     * @example evt_01kjv3e5m8e2ta7x0c6y4b9dqr
     */
    EventIdFilter: components['schemas']['IdentifierInput'];
    /**
     * @description Only deliveries of events of this type.
     * @example payout.settled
     */
    DeliveredTypeFilter: components['schemas']['EventType'];
    /**
     * @description Only records of this subscription. An unknown one gives an empty list.
     * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
     */
    WebhookIdFilter: components['schemas']['IdentifierInput'];
    /**
     * @description The delivery (`dlv_…`).
     * @example dlv_01kjv3e5q1f8r2m6t0w4y7a9ce
     */
    WebhookDeliveryId: components['schemas']['IdentifierInput'];
    /**
     * @description Only requests with this method.
     * @example POST
     */
    RequestMethodFilter: components['schemas']['RequestMethod'];
    /**
     * @description Only requests of this operation, by its operationId.
     * @example createPayout
     */
    RequestOperationFilter: string;
    /**
     * @description Only requests that were answered with such a status.
     * @example 4xx
     */
    RequestStatusFilter: components['schemas']['RequestStatusClass'];
    /**
     * @description Only requests that were refused with this error code.
     * @example insufficient_funds
     */
    RequestCodeFilter: string;
    /**
     * @description Only requests of this API key.
     * @example key_01kjr9d8w2g7bq1m4r6x0c9pye
     */
    RequestKeyFilter: components['schemas']['IdentifierInput'];
    /**
     * @description Only requests that name this record, or made it.
     * @example pay_01kjr9d8w2g7bq1m4r6x0c9pye
     */
    RequestResourceFilter: components['schemas']['IdentifierInput'];
    /**
     * @description The request (`req_…`), which is the `X-Request-Id` of its answer.
     * @example req_01kjv2q8n4d6t0w3y5z7a9c1ef
     */
    KeptRequestId: components['schemas']['IdentifierInput'];
    /**
     * @description The member (`usr_…`).
     * @example usr_01kjv2q8n4d6t0w3y5z7a9c1ef
     */
    MemberId: components['schemas']['IdentifierInput'];
    /**
     * @description Only invitations that have this status now.
     * @example pending
     */
    InvitationStatusFilter: components['schemas']['InvitationStatus'];
    /**
     * @description The invitation (`inv_…`).
     * @example inv_01kjv2q8n4d6t0w3y5z7a9c1ef
     */
    InvitationId: components['schemas']['IdentifierInput'];
    /**
     * @description Only keys that have this status.
     * @example active
     */
    KeyStatusFilter: components['schemas']['KeyStatus'];
    /**
     * @description The key (`key_…`).
     * @example key_01kjv2q8n4d6t0w3y5z7a9c1ef
     */
    ApiKeyId: components['schemas']['IdentifierInput'];
    /**
     * @description Only entries of this type, such as `payout.settled`.
     * @example payout.settled
     */
    ActivityTypeFilter: string;
    /**
     * @description The asset to exchange.
     * @example AUD
     */
    RateSource: components['schemas']['Asset'];
    /**
     * @description The asset to receive. It must differ from the source.
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
     * @description Only records in this direction.
     * @example aud_to_stablecoin
     */
    DirectionFilter: components['schemas']['TransferDirection'];
    /**
     * @description Only records of this customer. An unknown one gives an empty list.
     * @example cus_01kjrc70m4e5ssbv9ck8d9r3wt
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
     * @description The customer to create the route for (`cus_…`).
     * @example cus_01kjrc70m4e5ssbv9ck8d9r3wt
     */
    OwningCustomerId: components['schemas']['IdentifierInput'];
    /**
     * @description The payment route (`rte_…`).
     * @example rte_01kjrcj3tqfr8b4dd8ykqhx5m2
     */
    PaymentRouteId: components['schemas']['IdentifierInput'];
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
    /**
     * @description The certification (`crt_…`).
     * @example crt_01kjr92c00e2tbb6ygsevx1f7q
     */
    CertificationId: components['schemas']['IdentifierInput'];
    /**
     * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
     * @example 1
     */
    CorridorEpoch: string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description Identifies this exchange. Quote it when you ask for help.
     * @example req_01k5v0c9m3e8xtf7w2h6q4r1zs
     */
    RequestId: string;
    /**
     * @description The epoch of the service, a positive integer: it grows by one when the service was restored from a backup. Send it back with what changes something.
     * @example 1
     */
    CorridorEpoch: string;
    /**
     * @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`, `false` if it is the first and has been stored. Absent if nothing is stored under the key.
     * @example true
     */
    IdempotentReplayed: 'true' | 'false';
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
     * @description What is left of each rate limit: `r` requests now, and `t` seconds until it is whole again. Sent where a limit applies.
     * @example "key";r=199;t=1, "tenant";r=999;t=1
     */
    RateLimit: string;
    /**
     * @description Each rate limit that applies: `q` requests in `w` seconds. Sent where a limit applies.
     * @example "key";q=200;w=2, "tenant";q=1000;w=2
     */
    RateLimitPolicy: string;
    /**
     * @description Pages of any origin may read this answer, since publishable keys live in browsers.
     * @example *
     */
    AllowOrigin: '*';
    /**
     * @description The headers that pages of other origins may read.
     * @example X-Request-Id, Retry-After
     */
    ExposeHeaders: string;
    /**
     * @description The next page, as a relative reference with the filters, the limit and the cursor (RFC 8288). Absent on the last page.
     * @example </v1/treasury/transactions?limit=50&cursor=eyJzIjo1MX0.c2lnbmF0dXJl>; rel="next"
     */
    Link: string;
    /**
     * @description The request header that the media type of the answer depends on.
     * @example Accept
     */
    VaryAccept: 'Accept';
    /**
     * @description The answer is a file, with the name to save it under (RFC 6266).
     * @example attachment; filename="INV-202602-0001.pdf"
     */
    ContentDisposition: string;
    /**
     * @description The current version of the answer (RFC 9110). Send it as `If-None-Match` to get `304` while nothing has changed.
     * @example W/"pR3cTq1yL0z7wKQkzv6b2WcA9hE3m8xU"
     */
    ETag: string;
    /**
     * @description The request headers that the answer depends on.
     * @example Accept-Encoding
     */
    Vary: 'Accept-Encoding';
    /**
     * @description `gzip` if the request allows it and the answer is compressed.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TreasuryOverview'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listTransactions: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
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
         * @description Only records with exactly this external reference.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MovementList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MovementDetail'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getBalances: {
    parameters: {
      query?: {
        /**
         * @description The time to look at, inclusive; now if omitted. A time in the future is `invalid_request`.
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
      /** @description The balances at that time. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalancesAsOf'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
         * @description The time to look at, inclusive; now if omitted. A time in the future is `invalid_request`.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalanceExplanation'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getBalanceHistory: {
    parameters: {
      query: {
        /**
         * @description The asset whose balance to show.
         * @example AUD
         */
        asset: components['parameters']['HistoryAsset'];
        /**
         * @description The start of the range.
         * @example 2026-03-01T00:00:00Z
         */
        from: components['parameters']['HistoryFrom'];
        /**
         * @description The end of the range; now if omitted. A time in the future is `invalid_request`.
         * @example 2026-03-08T00:00:00Z
         */
        to?: components['parameters']['HistoryTo'];
        /**
         * @description The time between two points; a day if omitted.
         * @example day
         */
        interval?: components['parameters']['HistoryInterval'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balance over the range. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalanceHistory'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getStatement: {
    parameters: {
      query: {
        /**
         * @description The asset of the statement.
         * @example AUD
         */
        asset: components['parameters']['StatementAsset'];
        /**
         * @description The start of the range.
         * @example 2026-03-01
         */
        from: components['parameters']['StatementFrom'];
        /**
         * @description The end of the range, which is not part of it: at most 366 days after its start, and not in the future.
         * @example 2026-04-01
         */
        to: components['parameters']['StatementTo'];
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The statement with a page of its lines, or all its lines as CSV. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          Vary: components['headers']['VaryAccept'];
          /**
           * @description Sent with CSV, which is a file.
           * @example attachment; filename="statement-AUD.csv"
           */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Statement'];
          'text/csv': string;
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerHead'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
      /** @description The whole ledger, one movement per line. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': string;
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listFundingInstruments: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only records that are active, or only those that are inactive.
         * @example active
         */
        status?: components['parameters']['RecordStatusFilter'];
        /**
         * @description Only records with exactly this external reference.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FundingInstrumentList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createFundingInstrument: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FundingInstrument'];
        };
      };
      400: components['responses']['Error400UnsupportedAssetNetworkIdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['CreateFundingInstrument422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FundingInstrument'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  deactivateFundingInstrument: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FundingInstrument'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listPayins: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only pay-ins that have this status now.
         * @example credited
         */
        status?: components['parameters']['PayinStatusFilter'];
        /**
         * @description Only records with exactly this external reference.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayinList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payin'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listDeposits: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only deposits that have this status now.
         * @example credited
         */
        status?: components['parameters']['DepositStatusFilter'];
        /**
         * @description Only records with exactly this external reference.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DepositList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Deposit'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listBeneficiaries: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only records that are active, or only those that are inactive.
         * @example active
         */
        status?: components['parameters']['RecordStatusFilter'];
        /**
         * @description Only records with exactly this external reference.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BeneficiaryList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createBeneficiary: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Beneficiary'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['CreateBeneficiary422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Beneficiary'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  deactivateBeneficiary: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Beneficiary'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listIdentityEvidence: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdentityEvidenceList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createIdentityEvidence: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The pending evidence. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdentityEvidence'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['CreateIdentityEvidence422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listDestinations: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only records that are active, or only those that are inactive.
         * @example active
         */
        status?: components['parameters']['RecordStatusFilter'];
        /**
         * @description Only records with exactly this external reference.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DestinationList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createDestination: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StablecoinDestination'];
        };
      };
      400: components['responses']['Error400UnsupportedAssetNetworkIdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['CreateDestination422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StablecoinDestination'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  deactivateDestination: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StablecoinDestination'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listPayouts: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only what belongs to operations that have this status now.
         * @example settled
         */
        status?: components['parameters']['OperationStatusFilter'];
        /**
         * @description Only records with exactly this external reference.
         * @example invoice-2041
         */
        externalReference?: components['parameters']['ExternalReferenceFilter'];
        /**
         * @description Only payouts to this beneficiary. An unknown one gives an empty list.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createPayout: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payout'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgressDuplicateExternalReference'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['CreatePayout422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  previewPayout: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The result that creating it would have. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutPreview'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['PreviewPayout422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payout'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  cancelPayout: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The payout (`pay_…`).
         * @example pay_01kjrbktjrf39snt67ky0j9ar2
         */
        id: components['parameters']['PayoutId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['CancelOperationRequest'];
      };
    };
    responses: {
      /** @description The payout, now failed. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payout'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listWithdrawals: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only what belongs to operations that have this status now.
         * @example settled
         */
        status?: components['parameters']['OperationStatusFilter'];
        /**
         * @description Only records with exactly this external reference.
         * @example invoice-2041
         */
        externalReference?: components['parameters']['ExternalReferenceFilter'];
        /**
         * @description Only withdrawals to this destination. An unknown one gives an empty list.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawalList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createWithdrawal: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Withdrawal'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgressDuplicateExternalReference'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['CreateWithdrawal422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  previewWithdrawal: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The result that creating it would have. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawalPreview'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['PreviewWithdrawal422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Withdrawal'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  cancelWithdrawal: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The withdrawal (`wdr_…`).
         * @example wdr_01kjrd1kj4e7drd5trncwb8a1t
         */
        id: components['parameters']['WithdrawalId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['CancelOperationRequest'];
      };
    };
    responses: {
      /** @description The withdrawal, now failed. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Withdrawal'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listConversionQuotes: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConversionQuoteList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createConversionQuote: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConversionQuote'];
        };
      };
      400: components['responses']['Error400UnsupportedAssetNetworkIdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['CreateConversionQuote422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConversionQuote'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  acceptConversionQuote: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Conversion'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['AcceptConversionQuote409'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['AcceptConversionQuote422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listConversions: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only what belongs to operations that have this status now.
         * @example settled
         */
        status?: components['parameters']['OperationStatusFilter'];
        /**
         * @description Only records with exactly this external reference.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConversionList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Conversion'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TreasurySettings'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  updateTreasurySettings: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The settings after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TreasurySettings'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TreasuryConfiguration'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listCustomers: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only the customer with exactly this external identifier.
         * @example shopper-88
         */
        externalCustomerId?: components['parameters']['ExternalCustomerIdFilter'];
        /**
         * @description Only customers with this verification status.
         * @example approved
         */
        verificationStatus?: components['parameters']['VerificationStatusFilter'];
        /**
         * @description Lists the customers of this account instead of the caller's own. Only keys with the role `platform_admin` can send it; for all others it is `admin_only`, whatever its value. If the account does not exist, the list is empty.
         * @example acct_01kjr91dr0fwnvt1wvc9yhrpxj
         */
        clientId?: components['parameters']['ClientIdFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of customers. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['ListCustomers403'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createCustomer: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateCustomerRequest'];
      };
    };
    responses: {
      /** @description The customer. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Customer'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgressDuplicateExternalReference'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getCustomer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The customer (`cus_…`).
         * @example cus_01kjrd3a2efk9tq8xq0q7hkz4m
         */
        id: components['parameters']['CustomerId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The customer. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Customer'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  updateCustomer: {
    parameters: {
      query?: never;
      header?: {
        /** @description Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The customer (`cus_…`).
         * @example cus_01kjrd3a2efk9tq8xq0q7hkz4m
         */
        id: components['parameters']['CustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateCustomerRequest'];
      };
    };
    responses: {
      /** @description The customer after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Customer'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['UpdateCustomer409'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
      /** @description The current schedule. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
          'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeveloperFeeSchedule'];
        };
      };
      400: components['responses']['Error400ForBrowsers'];
      401: components['responses']['Error401ForBrowsers'];
      403: components['responses']['Error403'];
      429: components['responses']['Error429ForBrowsers'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500ForBrowsers'];
      503: components['responses']['Error503ForBrowsers'];
    };
  };
  replaceDeveloperFees: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /** @description The token of a recent second-factor confirmation. A call without a valid one is refused with `step_up_required`. It can be sent any number of times until it expires. */
        'Step-Up-Token'?: components['parameters']['StepUpToken'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The new schedule. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeveloperFeeSchedule'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredStepUpRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getRevenue: {
    parameters: {
      query?: {
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
          'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Revenue'];
        };
      };
      400: components['responses']['Error400ForBrowsers'];
      401: components['responses']['Error401ForBrowsers'];
      403: components['responses']['Error403'];
      429: components['responses']['Error429ForBrowsers'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500ForBrowsers'];
      503: components['responses']['Error503ForBrowsers'];
    };
  };
  listRevenueReport: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
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
      /** @description A page of the report, or the whole report as CSV. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
          'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          Vary: components['headers']['VaryAccept'];
          /**
           * @description Sent with CSV, which is a file.
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
      400: components['responses']['Error400InvalidCursorForBrowsers'];
      401: components['responses']['Error401ForBrowsers'];
      403: components['responses']['Error403'];
      429: components['responses']['Error429ForBrowsers'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500ForBrowsers'];
      503: components['responses']['Error503ForBrowsers'];
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Answers oldest first, from the event behind this one: the `id` of an event that is still listed, `oldest` for all that are listed, or `now` for none of them. It cannot be combined with `from` or `to`. Beside a `cursor` it is not read.
         * @example oldest
         */
        after?: components['parameters']['After'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only events of this type, or of every type of an object, such as `payout.*`.
         * @example payout.settled
         */
        type?: components['parameters']['EventTypeFilter'];
        /**
         * @description Only events about this record, by `data.id`.
         * @example pay_01kjr9d8w2g7bq1m4r6x0c9pye
         */
        objectId?: components['parameters']['ObjectIdFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of events, newest first, or with `after` oldest first. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      409: components['responses']['ListEvents409'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The event (`evt_…`).
         * @example evt_01kjv3e5m8e2ta7x0c6y4b9dqr
         */
        id: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only active or only disabled subscriptions.
         * @example active
         */
        status?: components['parameters']['WebhookStatusFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of subscriptions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateWebhookRequest'];
      };
    };
    responses: {
      /** @description The subscription with its secret. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['CreateWebhook422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The subscription (`whk_…`).
         * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The subscription (`whk_…`).
         * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription was deleted. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Error400IdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The subscription (`whk_…`).
         * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateWebhookRequest'];
      };
    };
    responses: {
      /** @description The subscription after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['UpdateWebhook422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The subscription (`whk_…`).
         * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RotateSecretRequest'];
      };
    };
    responses: {
      /** @description The subscription with its new secret. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The subscription (`whk_…`).
         * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The delivery of the test. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryDetail'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  replayWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The subscription (`whk_…`).
         * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplayWebhookRequest'];
      };
    };
    responses: {
      /** @description What was created, or would have been. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookReplay'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422LimitExceeded'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listSubscriptionDeliveries: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only deliveries that have this status now.
         * @example failed
         */
        status?: components['parameters']['WebhookDeliveryStatusFilter'];
        /**
         * @description Only deliveries of this event. An unknown one gives an empty list.
         * @example evt_01kjv3e5m8e2ta7x0c6y4b9dqr
         */
        eventId?: components['parameters']['EventIdFilter'];
        /**
         * @description Only deliveries of events of this type.
         * @example payout.settled
         */
        eventType?: components['parameters']['DeliveredTypeFilter'];
      };
      header?: never;
      path: {
        /**
         * @description The subscription (`whk_…`).
         * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of deliveries. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only deliveries that have this status now.
         * @example failed
         */
        status?: components['parameters']['WebhookDeliveryStatusFilter'];
        /**
         * @description Only records of this subscription. An unknown one gives an empty list.
         * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        webhookId?: components['parameters']['WebhookIdFilter'];
        /**
         * @description Only deliveries of this event. An unknown one gives an empty list.
         * @example evt_01kjv3e5m8e2ta7x0c6y4b9dqr
         */
        eventId?: components['parameters']['EventIdFilter'];
        /**
         * @description Only deliveries of events of this type.
         * @example payout.settled
         */
        eventType?: components['parameters']['DeliveredTypeFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of deliveries. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getWebhookDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The delivery (`dlv_…`).
         * @example dlv_01kjv3e5q1f8r2m6t0w4y7a9ce
         */
        id: components['parameters']['WebhookDeliveryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryDetail'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  redeliverWebhookDelivery: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The delivery (`dlv_…`).
         * @example dlv_01kjv3e5q1f8r2m6t0w4y7a9ce
         */
        id: components['parameters']['WebhookDeliveryId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The new delivery. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryDetail'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listRequests: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only requests with this method.
         * @example POST
         */
        method?: components['parameters']['RequestMethodFilter'];
        /**
         * @description Only requests of this operation, by its operationId.
         * @example createPayout
         */
        operationId?: components['parameters']['RequestOperationFilter'];
        /**
         * @description Only requests that were answered with such a status.
         * @example 4xx
         */
        statusClass?: components['parameters']['RequestStatusFilter'];
        /**
         * @description Only requests that were refused with this error code.
         * @example insufficient_funds
         */
        code?: components['parameters']['RequestCodeFilter'];
        /**
         * @description Only requests of this API key.
         * @example key_01kjr9d8w2g7bq1m4r6x0c9pye
         */
        keyId?: components['parameters']['RequestKeyFilter'];
        /**
         * @description Only requests that name this record, or made it.
         * @example pay_01kjr9d8w2g7bq1m4r6x0c9pye
         */
        resourceId?: components['parameters']['RequestResourceFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of requests. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptRequestList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The request (`req_…`), which is the `X-Request-Id` of its answer.
         * @example req_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['KeptRequestId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptRequestDetail'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listMembers: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
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
      /** @description A page of members. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MemberList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  removeMember: {
    parameters: {
      query?: never;
      header?: {
        /** @description Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The token of a recent second-factor confirmation. A call without a valid one is refused with `step_up_required`. It can be sent any number of times until it expires. */
        'Step-Up-Token'?: components['parameters']['StepUpToken'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The member (`usr_…`).
         * @example usr_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member was removed. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Error400IdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredStepUpRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  updateMember: {
    parameters: {
      query?: never;
      header?: {
        /** @description Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The token of a recent second-factor confirmation. A call without a valid one is refused with `step_up_required`. It can be sent any number of times until it expires. */
        'Step-Up-Token'?: components['parameters']['StepUpToken'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The member (`usr_…`).
         * @example usr_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateMemberRequest'];
      };
    };
    responses: {
      /** @description The member after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Member'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredStepUpRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listInvitations: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only invitations that have this status now.
         * @example pending
         */
        status?: components['parameters']['InvitationStatusFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of invitations. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitationList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createInvitation: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /** @description The token of a recent second-factor confirmation. A call without a valid one is refused with `step_up_required`. It can be sent any number of times until it expires. */
        'Step-Up-Token'?: components['parameters']['StepUpToken'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateInvitationRequest'];
      };
    };
    responses: {
      /** @description The invitation. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invitation'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredStepUpRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422LimitExceeded'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  revokeInvitation: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /** @description The token of a recent second-factor confirmation. A call without a valid one is refused with `step_up_required`. It can be sent any number of times until it expires. */
        'Step-Up-Token'?: components['parameters']['StepUpToken'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The invitation (`inv_…`).
         * @example inv_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['InvitationId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The invitation, now revoked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invitation'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredStepUpRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getNotificationSettings: {
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationSettings'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  replaceNotificationSettings: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplaceNotificationSettingsRequest'];
      };
    };
    responses: {
      /** @description The settings after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationSettings'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listApiKeys: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only keys that have this status.
         * @example active
         */
        status?: components['parameters']['KeyStatusFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of keys. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createApiKey: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /** @description The token of a recent second-factor confirmation. A call without a valid one is refused with `step_up_required`. It can be sent any number of times until it expires. */
        'Step-Up-Token'?: components['parameters']['StepUpToken'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateApiKeyRequest'];
      };
    };
    responses: {
      /** @description The key, with its secret. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyWithSecret'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredStepUpRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422LimitExceeded'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The key (`key_…`).
         * @example key_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['ApiKeyId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The key. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKey'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  updateApiKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description Your own key for this request, if you want to be able to repeat it: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. Without a key, each request takes effect. */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
        /** @description The token of a recent second-factor confirmation. A call without a valid one is refused with `step_up_required`. It can be sent any number of times until it expires. */
        'Step-Up-Token'?: components['parameters']['StepUpToken'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The key (`key_…`).
         * @example key_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['ApiKeyId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateApiKeyRequest'];
      };
    };
    responses: {
      /** @description The key after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKey'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredStepUpRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422LimitExceeded'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  rotateApiKey: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /** @description The token of a recent second-factor confirmation. A call without a valid one is refused with `step_up_required`. It can be sent any number of times until it expires. */
        'Step-Up-Token'?: components['parameters']['StepUpToken'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The key (`key_…`).
         * @example key_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['ApiKeyId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['RotateApiKeyRequest'];
      };
    };
    responses: {
      /** @description The successor, with its secret. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyWithSecret'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredStepUpRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422LimitExceeded'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  revokeApiKey: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /** @description The token of a recent second-factor confirmation. A call without a valid one is refused with `step_up_required`. It can be sent any number of times until it expires. */
        'Step-Up-Token'?: components['parameters']['StepUpToken'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The key (`key_…`).
         * @example key_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['ApiKeyId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The key, now revoked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKey'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredStepUpRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listActivity: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only entries of this type, such as `payout.settled`.
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
      /** @description A page of audit events. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
          'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivityList'];
        };
      };
      400: components['responses']['Error400InvalidCursorForBrowsers'];
      401: components['responses']['Error401ForBrowsers'];
      403: components['responses']['Error403'];
      429: components['responses']['Error429ForBrowsers'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500ForBrowsers'];
      503: components['responses']['Error503ForBrowsers'];
    };
  };
  getRate: {
    parameters: {
      query: {
        /**
         * @description The asset to exchange.
         * @example AUD
         */
        source: components['parameters']['RateSource'];
        /**
         * @description The asset to receive. It must differ from the source.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Access-Control-Allow-Origin': components['headers']['AllowOrigin'];
          'Access-Control-Expose-Headers': components['headers']['ExposeHeaders'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IndicativeRate'];
        };
      };
      400: components['responses']['Error400ForBrowsers'];
      401: components['responses']['Error401ForBrowsers'];
      403: components['responses']['Error403'];
      429: components['responses']['Error429ForBrowsers'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500ForBrowsers'];
      503: components['responses']['Error503ForBrowsers'];
    };
  };
  listInvoices: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invoice'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
      /** @description The document: A4, tagged, with embedded fonts. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listTransfers: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only transfers that have this status now.
         * @example completed
         */
        status?: components['parameters']['TransferStatusFilter'];
        /**
         * @description Only records in this direction.
         * @example aud_to_stablecoin
         */
        direction?: components['parameters']['DirectionFilter'];
        /**
         * @description Only records of this customer. An unknown one gives an empty list.
         * @example cus_01kjrc70m4e5ssbv9ck8d9r3wt
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransferList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transfer'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  createPaymentRoute: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The customer to create the route for (`cus_…`).
         * @example cus_01kjrc70m4e5ssbv9ck8d9r3wt
         */
        customerId: components['parameters']['OwningCustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePaymentRouteRequest'];
      };
    };
    responses: {
      /** @description The payment route with its instructions, ready to be funded. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentRoute'];
        };
      };
      400: components['responses']['Error400UnsupportedAssetNetworkIdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['CreatePaymentRoute422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listPaymentRoutes: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only records that are active, or only those that are inactive.
         * @example active
         */
        status?: components['parameters']['RecordStatusFilter'];
        /**
         * @description Only records in this direction.
         * @example aud_to_stablecoin
         */
        direction?: components['parameters']['DirectionFilter'];
        /**
         * @description Only records of this customer. An unknown one gives an empty list.
         * @example cus_01kjrc70m4e5ssbv9ck8d9r3wt
         */
        customerId?: components['parameters']['CustomerIdFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of payment routes. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentRouteList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getPaymentRoute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The payment route (`rte_…`).
         * @example rte_01kjrcj3tqfr8b4dd8ykqhx5m2
         */
        id: components['parameters']['PaymentRouteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment route. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentRoute'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getPaymentRouteInstructions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The payment route (`rte_…`).
         * @example rte_01kjrcj3tqfr8b4dd8ykqhx5m2
         */
        id: components['parameters']['PaymentRouteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The instructions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentRouteInstructions'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  deactivatePaymentRoute: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The payment route (`rte_…`).
         * @example rte_01kjrcj3tqfr8b4dd8ykqhx5m2
         */
        id: components['parameters']['PaymentRouteId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The payment route, now inactive. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentRoute'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  simulatePayin: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The pay-in at its outcome, or the new transfer. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimulatedPayin'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  advancePayin: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The pay-in after the transition. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payin'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  simulateDeposit: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The deposit at its outcome, or the new transfer. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimulatedDeposit'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  advanceDeposit: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Deposit'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  advanceOperation: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The operation after the transition. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TreasuryOperation'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  advanceTransfer: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The transfer after the transition. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transfer'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  reportTransferDeposit: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
        'application/json': components['schemas']['ReportTransferDepositRequest'];
      };
    };
    responses: {
      /** @description The transfer after the report. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transfer'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  decideIdentityEvidence: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdentityEvidence'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  draftInvoice: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The draft. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invoice'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  adjustInvoice: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invoice'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  advanceInvoice: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The invoice after the transition. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invoice'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  decideCustomerVerification: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The customer (`cus_…`).
         * @example cus_01kjrd3a2efk9tq8xq0q7hkz4m
         */
        id: components['parameters']['CustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideCustomerVerificationRequest'];
      };
    };
    responses: {
      /** @description The customer after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Customer'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listPinnedRates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pinned rates. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PinnedRates'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  pinRate: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The pinned rate. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PinnedRate'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listFaults: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The waiting faults. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitingFaults'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  injectFaults: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The waiting faults. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InjectedFaults'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  configureSandbox: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TreasuryConfiguration'];
        };
      };
      400: components['responses']['Error400UnsupportedAssetNetworkIdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422LimitExceeded'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  certifyWebhook: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
      };
      path: {
        /**
         * @description The subscription (`whk_…`).
         * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        id: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The new report. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Certification'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      404: components['responses']['Error404Stored'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listCertifications: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only records of this subscription. An unknown one gives an empty list.
         * @example whk_01kjv2q8n4d6t0w3y5z7a9c1ef
         */
        webhookId?: components['parameters']['WebhookIdFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of certifications. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CertificationList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getCertification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The certification (`crt_…`).
         * @example crt_01kjr92c00e2tbb6ygsevx1f7q
         */
        id: components['parameters']['CertificationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Certification'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      404: components['responses']['Error404'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockState'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  setClock: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The clock after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockState'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409InvalidStateEpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listMail: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
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
      /** @description A page of mail. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailList'];
        };
      };
      400: components['responses']['Error400InvalidCursor'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  resetSandbox: {
    parameters: {
      query?: never;
      header: {
        /** @description Your own key for this request: 8 to 255 printable ASCII characters, such as a UUID. The same key with the same request takes effect once, and its answer is kept for 30 days. With another request it is refused. */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        /**
         * @description The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.
         * @example 1
         */
        'Corridor-Epoch'?: components['parameters']['CorridorEpoch'];
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
      /** @description The clock after the change. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockState'];
        };
      };
      400: components['responses']['Error400IdempotencyKeyRequiredIdempotencyKeyInvalid'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequiredOriginNotAllowed'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409EpochChangedIdempotencyInProgress'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      422: components['responses']['Error422'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getStateMachines: {
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateMachineList'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getErrors: {
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
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorCatalogue'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getReasons: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The catalogue of reasons. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReasonCatalogue'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getCaller: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The caller. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Corridor-Epoch': components['headers']['CorridorEpoch'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CallerDescription'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403SecretKeyRequired'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
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
      400: components['responses']['Error400OfService'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500OfService'];
      503: components['responses']['Error503OfService'];
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
      400: components['responses']['Error400OfService'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500OfService'];
      /** @description The service is not ready: send requests elsewhere. `failing` names each failing part; it is empty while the process is stopping. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotReady'];
        };
      };
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
      /** @description The contract has not changed. There is no body. */
      304: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          Vary: components['headers']['Vary'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Error400OfService'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500OfService'];
      503: components['responses']['Error503OfService'];
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
          ETag: components['headers']['ETag'];
          Vary: components['headers']['Vary'];
          'Content-Encoding': components['headers']['ContentEncoding'];
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
      /** @description The page has not changed. There is no body. */
      304: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          Vary: components['headers']['Vary'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Error400OfService'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500OfService'];
      503: components['responses']['Error503OfService'];
    };
  };
  'payout.accepted': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payout.accepted",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pay_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payout",
         *         "status": "accepted",
         *         "version": 3,
         *         "url": "/v1/treasury/payouts/pay_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payout.accepted';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payout';
            /** @enum {string} */
            status: 'accepted';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payout.held': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payout.held",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pay_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payout",
         *         "status": "held",
         *         "version": 3,
         *         "url": "/v1/treasury/payouts/pay_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payout.held';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payout';
            /** @enum {string} */
            status: 'held';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payout.submitted': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payout.submitted",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pay_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payout",
         *         "status": "submitted",
         *         "version": 3,
         *         "url": "/v1/treasury/payouts/pay_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payout.submitted';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payout';
            /** @enum {string} */
            status: 'submitted';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payout.settled': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payout.settled",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pay_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payout",
         *         "status": "settled",
         *         "version": 3,
         *         "url": "/v1/treasury/payouts/pay_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payout.settled';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payout';
            /** @enum {string} */
            status: 'settled';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payout.failed': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payout.failed",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pay_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payout",
         *         "status": "failed",
         *         "version": 3,
         *         "url": "/v1/treasury/payouts/pay_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payout.failed';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payout';
            /** @enum {string} */
            status: 'failed';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payout.returned': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payout.returned",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pay_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payout",
         *         "status": "returned",
         *         "version": 3,
         *         "url": "/v1/treasury/payouts/pay_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payout.returned';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payout';
            /** @enum {string} */
            status: 'returned';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payout.late_return': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payout.late_return",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pay_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payout",
         *         "status": "accepted",
         *         "version": 3,
         *         "url": "/v1/treasury/payouts/pay_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payout.late_return';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payout';
            /** @enum {string} */
            status: 'accepted' | 'held' | 'submitted' | 'settled' | 'failed' | 'returned';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payout.late_execution': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payout.late_execution",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pay_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payout",
         *         "status": "accepted",
         *         "version": 3,
         *         "url": "/v1/treasury/payouts/pay_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payout.late_execution';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payout';
            /** @enum {string} */
            status: 'accepted' | 'held' | 'submitted' | 'settled' | 'failed' | 'returned';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'withdrawal.accepted': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "withdrawal.accepted",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "wdr_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "withdrawal",
         *         "status": "accepted",
         *         "version": 3,
         *         "url": "/v1/treasury/withdrawals/wdr_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'withdrawal.accepted';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'withdrawal';
            /** @enum {string} */
            status: 'accepted';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'withdrawal.held': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "withdrawal.held",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "wdr_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "withdrawal",
         *         "status": "held",
         *         "version": 3,
         *         "url": "/v1/treasury/withdrawals/wdr_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'withdrawal.held';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'withdrawal';
            /** @enum {string} */
            status: 'held';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'withdrawal.submitted': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "withdrawal.submitted",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "wdr_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "withdrawal",
         *         "status": "submitted",
         *         "version": 3,
         *         "url": "/v1/treasury/withdrawals/wdr_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'withdrawal.submitted';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'withdrawal';
            /** @enum {string} */
            status: 'submitted';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'withdrawal.settled': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "withdrawal.settled",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "wdr_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "withdrawal",
         *         "status": "settled",
         *         "version": 3,
         *         "url": "/v1/treasury/withdrawals/wdr_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'withdrawal.settled';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'withdrawal';
            /** @enum {string} */
            status: 'settled';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'withdrawal.failed': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "withdrawal.failed",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "wdr_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "withdrawal",
         *         "status": "failed",
         *         "version": 3,
         *         "url": "/v1/treasury/withdrawals/wdr_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'withdrawal.failed';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'withdrawal';
            /** @enum {string} */
            status: 'failed';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'withdrawal.late_execution': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "withdrawal.late_execution",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "wdr_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "withdrawal",
         *         "status": "accepted",
         *         "version": 3,
         *         "url": "/v1/treasury/withdrawals/wdr_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'withdrawal.late_execution';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'withdrawal';
            /** @enum {string} */
            status: 'accepted' | 'held' | 'submitted' | 'settled' | 'failed';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'conversion.accepted': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "conversion.accepted",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "cnv_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "conversion",
         *         "status": "accepted",
         *         "version": 3,
         *         "url": "/v1/treasury/conversions/cnv_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'conversion.accepted';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'conversion';
            /** @enum {string} */
            status: 'accepted';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'conversion.held': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "conversion.held",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "cnv_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "conversion",
         *         "status": "held",
         *         "version": 3,
         *         "url": "/v1/treasury/conversions/cnv_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'conversion.held';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'conversion';
            /** @enum {string} */
            status: 'held';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'conversion.submitted': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "conversion.submitted",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "cnv_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "conversion",
         *         "status": "submitted",
         *         "version": 3,
         *         "url": "/v1/treasury/conversions/cnv_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'conversion.submitted';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'conversion';
            /** @enum {string} */
            status: 'submitted';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'conversion.settled': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "conversion.settled",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "cnv_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "conversion",
         *         "status": "settled",
         *         "version": 3,
         *         "url": "/v1/treasury/conversions/cnv_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'conversion.settled';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'conversion';
            /** @enum {string} */
            status: 'settled';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'conversion.failed': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "conversion.failed",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "cnv_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "conversion",
         *         "status": "failed",
         *         "version": 3,
         *         "url": "/v1/treasury/conversions/cnv_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'conversion.failed';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'conversion';
            /** @enum {string} */
            status: 'failed';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'conversion.late_execution': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "conversion.late_execution",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "cnv_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "conversion",
         *         "status": "accepted",
         *         "version": 3,
         *         "url": "/v1/treasury/conversions/cnv_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'conversion.late_execution';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'conversion';
            /** @enum {string} */
            status: 'accepted' | 'held' | 'submitted' | 'settled' | 'failed';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payin.detected': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payin.detected",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pin_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payin",
         *         "status": "detected",
         *         "version": 3,
         *         "url": "/v1/treasury/payins/pin_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payin.detected';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payin';
            /** @enum {string} */
            status: 'detected';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payin.confirming': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payin.confirming",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pin_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payin",
         *         "status": "confirming",
         *         "version": 3,
         *         "url": "/v1/treasury/payins/pin_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payin.confirming';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payin';
            /** @enum {string} */
            status: 'confirming';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payin.credited': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payin.credited",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pin_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payin",
         *         "status": "credited",
         *         "version": 3,
         *         "url": "/v1/treasury/payins/pin_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payin.credited';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payin';
            /** @enum {string} */
            status: 'credited';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payin.held': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payin.held",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pin_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payin",
         *         "status": "held",
         *         "version": 3,
         *         "url": "/v1/treasury/payins/pin_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payin.held';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payin';
            /** @enum {string} */
            status: 'held';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payin.returned': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payin.returned",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "pin_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payin",
         *         "status": "returned",
         *         "version": 3,
         *         "url": "/v1/treasury/payins/pin_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payin.returned';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payin';
            /** @enum {string} */
            status: 'returned';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'deposit.detected': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "deposit.detected",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "dep_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "deposit",
         *         "status": "detected",
         *         "version": 3,
         *         "url": "/v1/treasury/deposits/dep_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'deposit.detected';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'deposit';
            /** @enum {string} */
            status: 'detected';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'deposit.confirming': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "deposit.confirming",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "dep_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "deposit",
         *         "status": "confirming",
         *         "version": 3,
         *         "url": "/v1/treasury/deposits/dep_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'deposit.confirming';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'deposit';
            /** @enum {string} */
            status: 'confirming';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'deposit.credited': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "deposit.credited",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "dep_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "deposit",
         *         "status": "credited",
         *         "version": 3,
         *         "url": "/v1/treasury/deposits/dep_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'deposit.credited';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'deposit';
            /** @enum {string} */
            status: 'credited';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'deposit.held': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "deposit.held",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "dep_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "deposit",
         *         "status": "held",
         *         "version": 3,
         *         "url": "/v1/treasury/deposits/dep_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'deposit.held';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'deposit';
            /** @enum {string} */
            status: 'held';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'deposit.returned': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "deposit.returned",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "dep_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "deposit",
         *         "status": "returned",
         *         "version": 3,
         *         "url": "/v1/treasury/deposits/dep_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'deposit.returned';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'deposit';
            /** @enum {string} */
            status: 'returned';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'funding_instrument.activated': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "funding_instrument.activated",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "fin_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "funding_instrument",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/treasury/funding-instruments/fin_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'funding_instrument.activated';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'funding_instrument';
            /** @enum {string} */
            status: 'active' | 'inactive';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'funding_instrument.deactivated': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "funding_instrument.deactivated",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "fin_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "funding_instrument",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/treasury/funding-instruments/fin_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'funding_instrument.deactivated';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'funding_instrument';
            /** @enum {string} */
            status: 'active' | 'inactive';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'beneficiary.created': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "beneficiary.created",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "ben_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "beneficiary",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/treasury/beneficiaries/ben_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'beneficiary.created';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'beneficiary';
            /** @enum {string} */
            status: 'active' | 'inactive';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'beneficiary.deactivated': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "beneficiary.deactivated",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "ben_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "beneficiary",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/treasury/beneficiaries/ben_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'beneficiary.deactivated';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'beneficiary';
            /** @enum {string} */
            status: 'active' | 'inactive';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'destination.created': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "destination.created",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "dst_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "destination",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/treasury/destinations/dst_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'destination.created';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'destination';
            /** @enum {string} */
            status: 'active' | 'inactive';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'destination.deactivated': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "destination.deactivated",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "dst_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "destination",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/treasury/destinations/dst_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'destination.deactivated';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'destination';
            /** @enum {string} */
            status: 'active' | 'inactive';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'identity_evidence.updated': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "identity_evidence.updated",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "evd_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "identity_evidence",
         *         "status": "pending",
         *         "version": 3,
         *         "url": "/v1/treasury/beneficiaries/ben_01kjv3e5m8e2ta7x0c6y4b9dqr/identity-evidence"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'identity_evidence.updated';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'identity_evidence';
            /** @enum {string} */
            status: 'pending' | 'accepted' | 'rejected' | 'expired';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payment_route.created': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payment_route.created",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "rte_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payment_route",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/payment-routes/rte_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payment_route.created';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payment_route';
            /** @enum {string} */
            status: 'active' | 'inactive';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'payment_route.deactivated': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "payment_route.deactivated",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "rte_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "payment_route",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/payment-routes/rte_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'payment_route.deactivated';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'payment_route';
            /** @enum {string} */
            status: 'active' | 'inactive';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'transfer.detected': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "transfer.detected",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "trf_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "transfer",
         *         "status": "detected",
         *         "version": 3,
         *         "url": "/v1/transfers/trf_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'transfer.detected';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'transfer';
            /** @enum {string} */
            status: 'detected';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'transfer.held': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "transfer.held",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "trf_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "transfer",
         *         "status": "held",
         *         "version": 3,
         *         "url": "/v1/transfers/trf_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'transfer.held';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'transfer';
            /** @enum {string} */
            status: 'held';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'transfer.converting': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "transfer.converting",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "trf_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "transfer",
         *         "status": "converting",
         *         "version": 3,
         *         "url": "/v1/transfers/trf_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'transfer.converting';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'transfer';
            /** @enum {string} */
            status: 'converting';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'transfer.delivering': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "transfer.delivering",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "trf_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "transfer",
         *         "status": "delivering",
         *         "version": 3,
         *         "url": "/v1/transfers/trf_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'transfer.delivering';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'transfer';
            /** @enum {string} */
            status: 'delivering';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'transfer.completed': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "transfer.completed",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "trf_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "transfer",
         *         "status": "completed",
         *         "version": 3,
         *         "url": "/v1/transfers/trf_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'transfer.completed';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'transfer';
            /** @enum {string} */
            status: 'completed';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'transfer.failed': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "transfer.failed",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "trf_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "transfer",
         *         "status": "failed",
         *         "version": 3,
         *         "url": "/v1/transfers/trf_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'transfer.failed';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'transfer';
            /** @enum {string} */
            status: 'failed';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'transfer.returned': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "transfer.returned",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "trf_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "transfer",
         *         "status": "returned",
         *         "version": 3,
         *         "url": "/v1/transfers/trf_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'transfer.returned';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'transfer';
            /** @enum {string} */
            status: 'returned';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'treasury_settings.updated': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "treasury_settings.updated",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "acct_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "treasury_settings",
         *         "status": null,
         *         "version": 3,
         *         "url": "/v1/treasury/settings"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'treasury_settings.updated';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'treasury_settings';
            /** @description Always null. */
            status: string | null;
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'developer_fees.updated': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "developer_fees.updated",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "acct_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "developer_fees",
         *         "status": null,
         *         "version": 3,
         *         "url": "/v1/developer-fees"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'developer_fees.updated';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'developer_fees';
            /** @description Always null. */
            status: string | null;
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'invoice.issued': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "invoice.issued",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "bil_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "invoice",
         *         "status": "draft",
         *         "version": 3,
         *         "url": "/v1/invoices/bil_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'invoice.issued';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'invoice';
            /** @enum {string} */
            status: 'draft' | 'issued' | 'settled' | 'void';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'invoice.settled': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "invoice.settled",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "bil_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "invoice",
         *         "status": "draft",
         *         "version": 3,
         *         "url": "/v1/invoices/bil_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'invoice.settled';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'invoice';
            /** @enum {string} */
            status: 'draft' | 'issued' | 'settled' | 'void';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'invoice.voided': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "invoice.voided",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "bil_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "invoice",
         *         "status": "draft",
         *         "version": 3,
         *         "url": "/v1/invoices/bil_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'invoice.voided';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'invoice';
            /** @enum {string} */
            status: 'draft' | 'issued' | 'settled' | 'void';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'customer.created': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "customer.created",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "cus_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "customer",
         *         "status": "not_started",
         *         "version": 3,
         *         "url": "/v1/customers/cus_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'customer.created';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'customer';
            /** @enum {string} */
            status: 'not_started' | 'in_progress' | 'needs_review' | 'approved' | 'rejected';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'customer.updated': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "customer.updated",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "cus_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "customer",
         *         "status": "not_started",
         *         "version": 3,
         *         "url": "/v1/customers/cus_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'customer.updated';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'customer';
            /** @enum {string} */
            status: 'not_started' | 'in_progress' | 'needs_review' | 'approved' | 'rejected';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'api_key.created': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "api_key.created",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "key_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "api_key",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/api-keys/key_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'api_key.created';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'api_key';
            /** @enum {string} */
            status: 'active' | 'retiring' | 'expired' | 'revoked';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'api_key.rotated': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "api_key.rotated",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "key_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "api_key",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/api-keys/key_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'api_key.rotated';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'api_key';
            /** @enum {string} */
            status: 'active' | 'retiring' | 'expired' | 'revoked';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'api_key.revoked': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "api_key.revoked",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "key_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "api_key",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/api-keys/key_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'api_key.revoked';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'api_key';
            /** @enum {string} */
            status: 'active' | 'retiring' | 'expired' | 'revoked';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'webhook.disabled': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "webhook.disabled",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "whk_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "webhook",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/webhooks/whk_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'webhook.disabled';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'webhook';
            /** @enum {string} */
            status: 'active' | 'disabled';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'webhook.test': {
    parameters: {
      query?: never;
      header: {
        /** @description The event. */
        'webhook-id': string;
        /** @description When it was sent. */
        'webhook-timestamp': number;
        /** @description By what it is verified. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *       "type": "webhook.test",
         *       "timestamp": "2026-03-03T22:10:04.310Z",
         *       "environment": "sandbox",
         *       "apiVersion": "v1",
         *       "epoch": 1,
         *       "data": {
         *         "id": "whk_01kjv3e5m8e2ta7x0c6y4b9dqr",
         *         "object": "webhook",
         *         "status": "active",
         *         "version": 3,
         *         "url": "/v1/webhooks/whk_01kjv3e5m8e2ta7x0c6y4b9dqr"
         *       }
         *     }
         */
        'application/json': {
          /** @description The event (`evt_…`). */
          id: components['schemas']['Identifier'];
          /** @constant */
          type: 'webhook.test';
          /** @description When the record changed, by the account's clock. Events are ordered by their list, not by this time. */
          timestamp: components['schemas']['Timestamp'];
          environment: components['schemas']['Environment'];
          apiVersion: components['schemas']['EventApiVersion'];
          epoch: components['schemas']['EventEpoch'];
          data: {
            /** @description The record; for the settings and the developer fees, the account. */
            id: components['schemas']['Identifier'];
            /** @constant */
            object: 'webhook';
            /** @enum {string} */
            status: 'active' | 'disabled';
            version: components['schemas']['EventVersion'];
            url: components['schemas']['EventUrl'];
          };
        };
      };
    };
    responses: {
      /** @description The event was received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
