import type { components } from '../../../generated/api.ts';
import { formatAmount } from './format-amount.ts';
import css from '../frame/parts.module.css';

interface AmountProps {
  readonly amount: string;
  /** Left out if the column names it. */
  readonly currency?: string | undefined;
  readonly form?: 'whole' | 'short';
  readonly signed?: boolean;
}

export function Amount({ amount, currency, form = 'short', signed = false }: AmountProps) {
  return (
    <span className={css.amount}>
      {formatAmount(amount, form, signed)}
      {currency !== undefined && <span className={css.currency}> {currency}</span>}
    </span>
  );
}

type MoneyValue = components['schemas']['Money'];

export function Money({
  money,
  form = 'short',
}: {
  readonly money: MoneyValue;
  readonly form?: 'whole' | 'short';
}) {
  return <Amount amount={money.amount} currency={money.currency} form={form} />;
}
