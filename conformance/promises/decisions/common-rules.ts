import { INSIDE, OPERATOR, PRODUCTION, type Decided } from './decision.ts';

/** What holds for every call. */
export const COMMON_RULES: Readonly<Record<string, Decided>> = {
  identifiers: [
    ['An identifier is the prefix of its kind and 26 characters that sort by time', ['exchange', 'record']],
    ['An identifier names one record for good, in every answer that shows it', ['record', 'round-trip']],
  ],
  amounts: [
    ['AUD has two decimals and stablecoins six, in every answer', ['exchange', 'record', 'exact-amounts']],
    ['A sign, an exponent, other digits and more decimals than the asset has are 400', ['bad-amounts']],
    ['999,999,999,999.99 is the most, and more is 400', ['bad-amounts', 'exact-amounts']],
    ['Zeros around an amount are taken and left out of the answer', ['bad-amounts', 'round-trip']],
    ['Zero is 400 where money would move', ['bad-amounts']],
    ['Fees are rounded half up', ['fees', 'record', 'model-transfers']],
    [
      'A fixed source rounds the destination down, a fixed destination the source up',
      ['quotes', 'acceptance'],
    ],
    ['A rate is destination units for one source unit, to ten decimals', ['quotes', 'rates']],
  ],
  bounds: [
    [
      'A receipt that would take a balance beyond its bound is held, and an operation is limit_exceeded',
      {
        untried:
          'the account would hold nine billion afterwards, and further receipts of later checks would be held',
      },
    ],
  ],
  networks: [
    ['Money of a stablecoin carries its network', ['exchange', 'record']],
    ['A quote that names no network is of the first pair that is switched on', ['quotes']],
    ['A network that does not exist is invalid_request', ['pair-matrix', 'bad-bodies']],
    ['A pair outside the table is unsupported_asset_network', ['pair-matrix']],
    ['A pair that is switched off is asset_network_unavailable', ['pair-matrix', 'route-refusals']],
  ],
  'unknown fields': [
    ['An unknown field of a body is 400, at any depth', ['bad-bodies']],
    ['An unknown query parameter is 400', ['bad-queries']],
  ],
  'free-form maps': [
    [
      'A map has at most 50 keys of 64 characters and 16 KiB of JSON',
      ['bad-bodies', 'edges', 'reserved-names'],
    ],
    ['The reserved keys are refused at any depth', ['reserved-names']],
  ],
  lists: [
    ['Every list is data, hasMore and nextCursor, newest first', ['pagination', 'exchange']],
    ['The limit is 1 to 200 and 50 by default; what lies outside is 400', ['pagination', 'bad-queries']],
    ['Beneficiaries, pay-ins and deposits go on through the Link header', ['links', 'pagination']],
    ['Every list sends the Link, which carries filters, limit and cursor', ['links']],
    ['The last page has no Link', ['links', 'pagination']],
    ['from is inclusive and to exclusive', ['filters']],
    ['externalReference filters what has one', ['filters']],
    ['A cursor that was changed, or is of another list, account or filter, is invalid_cursor', ['cursors']],
    ['The limit may change from page to page', ['pagination']],
    ['A page stays as it is while others write', ['paging-while-writing']],
    ['A page ends early where its records pass 1 MiB', ['large-pages']],
    ['Movements and events are in the order of their numbers', ['pagination', 'chain', 'events']],
    ['The arrays of the overview hold the newest 50, its movements 20', ['overview']],
  ],
  'size of requests': [
    ['A body of more than 100 KiB is 413', ['body-format']],
    ['More than 32 levels are 400', ['body-format']],
    ['Another media type is 415', ['body-format']],
    ['An unknown path is 404, and another method 405 with Allow', ['paths-and-methods']],
    ['HEAD is answered wherever GET is', ['served-documents']],
  ],
  isolation: [
    ["Another account's record is 404, exactly like one that never was", ['isolation', 'unknown-ids']],
  ],
  'request ids': [
    ['Every response has an X-Request-Id, and an error body the same one', ['request-ids', 'exchange']],
    ["A caller's own X-Request-Id is not used", ['request-ids']],
    [
      'A replay has an id of its own, and the body keeps that of the first request',
      ['replay', 'stored-refusals'],
    ],
  ],
  'rate limits': [
    ['A key has 100 requests a second, an account 500', PRODUCTION],
    ['A sandbox limits no rate by default', ['parallel-replays', 'overspend']],
    ['429 has Retry-After', ['exchange', 'controls']],
  ],
  versions: [
    ['Closed enumerations are enum, open ones x-open with known values', ['served-documents', 'exchange']],
    ['Reasons of holds and failures are a catalogue that can be read', ['served-tables']],
    ['A deprecated operation says so with its sunset', { unobservable: 'no operation is deprecated' }],
  ],
  errors: [
    ['The body of an error is code, message, requestId, retryable and details', ['exchange']],
    ['No status and no code outside the catalogue occurs', ['exchange', 'served-tables']],
    ['Each operation answers the codes that the contract lists for it alone', ['exchange']],
    ['A message quotes no secret, statement or stack trace', ['exchange', 'passwords', 'kept-requests']],
    ['Details name where the fault is', ['bad-bodies', 'bad-queries', 'passwords']],
    ['503 and 429 have Retry-After', ['exchange', 'controls']],
    [
      'What no parser takes for a request is answered in the same shape',
      { untried: 'the client of the suite sends well-formed HTTP alone; the tests of the server break it' },
    ],
  ],
  'order of refusals': [
    ['At the edge a request is refused for the first of its faults', ['refusal-order']],
    ['A method that is not there comes before the key', ['paths-and-methods', 'refusal-order']],
    ['Of a record, the unknown id comes first', ['payout-rules', 'operation-rules', 'route-refusals']],
    [
      'A capability that is off comes before a pair, and a pair before an address',
      ['route-refusals', 'payout-rules'],
    ],
    ['Evidence comes before limits, and limits before the balance', ['payout-rules', 'operation-rules']],
    ['What the record decides is 409 or 422, never 400', ['payout-rules', 'key-lifecycle', 'invoice-moves']],
  ],
  idempotency: [
    [
      "A key belongs to one account, and to all of the account's API keys",
      ['key-space-of-tenant', 'key-space-of-siblings'],
    ],
    [
      'Method, path, query and body are compared, and of the body neither order nor white space',
      ['key-reuse', 'replay'],
    ],
    ['Amounts that differ in their zeros differ', ['key-reuse']],
    ['PATCH and DELETE take the header, with the same meaning', ['idempotency-header', 'replay']],
    ['Successes and refusals by the rules are stored', ['replay', 'stored-refusals']],
    ['Refusals before the handler leave the key unused', ['stored-refusals']],
    ['A replay has the same status and bytes, and says that it is one', ['replay']],
    ['The first answer says that it is none, and reads say nothing of it', ['replay', 'stored-refusals']],
    ['A key is 8 to 255 printable ASCII characters; two are idempotency_key_invalid', ['idempotency-header']],
    ['Many at once have one effect; each has the answer or idempotency_in_progress', ['parallel-replays']],
    ['Previews are stored and replayed', ['replay', 'preview']],
    [
      'Replies are kept for thirty days, and their keys for good',
      { unobservable: 'it would take thirty days' },
    ],
    ['A stored reply with a secret opens by the key and the secret of the service together', INSIDE],
    ['A crash leaves all of a write or nothing', { unobservable: 'no caller can end the process' }],
  ],
  epochs: [
    ['Every answer under /v1 names the epoch, a positive integer', ['epochs', 'exchange']],
    ['A write for another epoch is epoch_changed, and nothing is done or stored', ['epochs']],
    ['Reads do not look at it, and without it nothing is compared', ['epochs']],
    ['A restore makes it one greater', OPERATOR],
  ],
  'beyond the account': [
    [
      'The balances at any past moment are the sums of their movements, the moment included',
      ['balances-as-of'],
    ],
    ['A moment ahead is 400', ['balances-as-of', 'bad-queries']],
    ['They are explained by their movements, kind by kind', ['balances-as-of']],
    ['The export is verified without the service, and ends in the head', ['export', 'chain']],
    ['The head of an empty ledger is 0 and 64 zeros', { untried: 'the account under test has a history' }],
    ['State machines, errors and reasons are those that the server runs on', ['served-tables', 'settlement']],
    [
      'getCaller tells the account, the key or user, and every scope that would pass',
      ['scopes', 'user-sessions', 'key-lifecycle'],
    ],
    ['Every POST that moves money has a preview', ['preview']],
  ],
  service: [
    ['/readyz names each part that fails', { unobservable: 'no caller can take a part of the service away' }],
    ['The documents are served as they are', ['served-documents', 'served-tables']],
    [
      'An order without a provider is refused or held',
      { unobservable: 'a sandbox has all of its providers' },
    ],
    ['No log has a key, a token or an account number', INSIDE],
  ],
};
