/** Words of the contract that need more than their underscores removed. */
const LABELS: Readonly<Record<string, string>> = {
  aud_payin: 'Bank transfer',
  aud_to_stablecoin: 'AUD to stablecoin',
  stablecoin_to_aud: 'Stablecoin to AUD',
  api_key: 'API key',
  bsb_account: 'BSB and account',
  bsb: 'BSB',
  bsc: 'BSC',
  clientId: 'Account',
  counterpartyId: 'Account',
  id: 'Identifier',
  ipAddress: 'IP address',
  npp: 'NPP',
  payid: 'PayID',
  payId: 'PayID',
  payin: 'Pay-in',
  url: 'URL',
  stable_deposit: 'Deposit',
  stable_withdrawal: 'Withdrawal',
};

const ACRONYMS = /\b(?:api|aud|ip|url|usdc|usdt)\b/g;

/** `payout_reserved` and `availableDelta` as people read them. */
export function labelOf(word: string): string {
  const known = LABELS[word];
  if (known !== undefined) return known;
  const words = word
    // What it identifies is shown, and not that it does.
    .replace(/(?<=[a-z])Id$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replaceAll(ACRONYMS, (acronym) => acronym.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `1 payout`, `2 payouts`. */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
}
