import { textAt, type JsonObject } from '../json/json.ts';
import { toMinor } from '../json/minor-units.ts';
import { unlessHeld, type Fault } from './books.ts';

const LIST = 'listInvoices';

function monthAfter(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(4))];
  return number === 12 ? `${year + 1}01` : `${year}${String(number + 1).padStart(2, '0')}`;
}

function monthOf(invoice: JsonObject): string {
  return textAt(invoice, 'number').slice(4, 10);
}

function faultsOfMonths(invoices: readonly JsonObject[]): Fault[] {
  const months = [...new Set(invoices.map(monthOf))].toSorted();
  return months.flatMap((month, index) => {
    const own = invoices.filter((each) => monthOf(each) === month);
    const numbers = own.map((each) => textAt(each, 'number').slice(11)).toSorted();
    const gapless = own.map((_each, place) => String(place + 1).padStart(4, '0'));
    const standing = own.filter((each) => textAt(each, 'status') !== 'void');
    const periods = new Set(own.map((each) => `${textAt(each, 'periodFrom')} ${textAt(each, 'periodTo')}`));
    const before = months[index - 1];
    const last = invoices.find((each) => monthOf(each) === before);
    return [
      ...unlessHeld(
        before === undefined || monthAfter(before) === month,
        LIST,
        `no invoice lies between the months ${before ?? ''} and ${month}`,
      ),
      ...unlessHeld(
        last === undefined || own.every((each) => textAt(each, 'periodFrom') === textAt(last, 'periodTo')),
        LIST,
        `the month ${month} does not begin where the one before it ends`,
      ),
      ...unlessHeld(
        numbers.join() === gapless.join(),
        LIST,
        `the numbers of ${month} are ${numbers.join(', ')}`,
      ),
      ...unlessHeld(standing.length <= 1, LIST, `${standing.length} invoices stand of the month ${month}`),
      ...unlessHeld(periods.size === 1, LIST, `the invoices of ${month} have several periods`),
    ];
  });
}

/** What is credited is the developer fees, in AUD, of what was completed within the period. */
function faultsOfCredits(invoices: readonly JsonObject[], transfers: readonly JsonObject[]): Fault[] {
  return invoices.flatMap((invoice) => {
    const [from, to] = [textAt(invoice, 'periodFrom'), textAt(invoice, 'periodTo')];
    const earned = transfers
      .filter((each) => textAt(each, 'completedAt') >= from && textAt(each, 'completedAt') < to)
      .reduce((sum, each) => sum + toMinor(textAt(each, 'developerFeeAud'), 'AUD'), 0n);
    const credited = toMinor(textAt(invoice, 'developerFeesCredit'), 'AUD');
    const message = `${textAt(invoice, 'number')} credits ${credited} where the transfers completed in its month make ${earned}`;
    return unlessHeld(credited === earned, 'getInvoice', message);
  });
}

/**
 * What is wrong between a tenant's invoices, and between them and its completed transfers: gaps in the numbers or the
 * months, two that stand of one, a credit that is not what was earned.
 */
export function faultsOfBilling(invoices: readonly JsonObject[], transfers: readonly JsonObject[]): Fault[] {
  return [...faultsOfMonths(invoices), ...faultsOfCredits(invoices, transfers)];
}
