/** Grouped by thousands, as text: no amount is ever a number. */
function group(whole: string): string {
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

const SHORT_DECIMALS = 2;

/**
 * An amount of the wire as people read it.
 * @param amount decimal digits, with a sign or without
 * @param form `whole` keeps every decimal; `short` drops zeros behind the second
 * @param signed whether a plus stands before what is above nothing
 */
export function formatAmount(amount: string, form: 'whole' | 'short', signed = false): string {
  const [, sign = '', whole = '', decimals = ''] = /^([-+]?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === '') return amount;
  const kept = decimals.slice(0, SHORT_DECIMALS) + decimals.slice(SHORT_DECIMALS).replace(/0+$/, '');
  const shown = form === 'whole' ? decimals : kept;
  const isNothing = /^0*$/.test(whole + decimals);
  const before = sign === '-' && !isNothing ? '−' : signed && !isNothing ? '+' : '';
  return `${before}${group(whole)}${shown === '' ? '' : `.${shown}`}`;
}
