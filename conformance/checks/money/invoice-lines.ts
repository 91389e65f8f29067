import { objectsAt, textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import { MORE_THAN_A_MONTH_SECONDS } from '../../suite/invoices.ts';
import { plainPerson, WAITING } from '../../suite/plain-bodies.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';

const ID = 'getInvoice';

type Prices = Readonly<Record<'kyc' | 'subscription', string>>;

const pricesOf = (prices: Prices): JsonObject => ({
  pricing: {
    fees: Object.entries(prices).map(([operation, flat]) => ({ operation, asset: 'AUD', flat, bps: 0 })),
  },
});

/** Somebody whose verification ends in a status. */
async function verify({ tenant }: Trial, verificationStatus: string): Promise<void> {
  const customer = await tenant.newCustomer({ contact: WAITING, individualDetails: plainPerson() });
  await tenant.do('decideCustomerVerification', {
    path: { id: textAt(customer, 'id') },
    body: { verificationStatus },
  });
}

const lineOf = (line: JsonObject): string =>
  [textAt(line, 'type'), JSON.stringify(valueAt(line, 'count') ?? null), textAt(line, 'amount')].join(' ');

/** The lines of the month that a moment lies in, without adjustments. */
async function linesOf(trial: Trial, moment: string): Promise<string> {
  const invoices = await walkList(trial, 'listInvoices', { limit: 200 });
  const own = invoices.find(
    (each) =>
      textAt(each, 'periodFrom') <= moment &&
      moment < textAt(each, 'periodTo') &&
      textAt(each, 'status') !== 'void',
  );
  trial.demand(own !== undefined, 'listInvoices', `a month is over, and there is no invoice of ${moment}`);
  const invoice = await trial.get(ID, { path: { id: textAt(own, 'id') } });
  return objectsAt(invoice, 'lines').map(lineOf).join(', ');
}

async function tryMonth(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const moment = textAt(await tenant.do('getClock'), 'now');
  await withConfiguration(trial, pricesOf({ kyc: '2.25', subscription: '10.00' }), () =>
    verify(trial, 'approved'),
  );
  await withConfiguration(trial, pricesOf({ kyc: '1.50', subscription: '49.00' }), async () => {
    await verify(trial, 'approved');
    await verify(trial, 'rejected');
    // Neither has ended.
    await verify(trial, 'needs_review');
    await tenant.newCustomer();
    await tenant.do('setClock', { body: { advanceSeconds: MORE_THAN_A_MONTH_SECONDS } });
    const found = await linesOf(trial, moment);
    const wanted = 'kyc 2 3.00, kyc 1 2.25, subscription 1 49.00';
    trial.expect(found === wanted, ID, `the month has the lines ${found || 'none'} instead of ${wanted}`);
  });
}

export const invoiceLines: Check = {
  name: 'invoice-lines',
  title:
    'A month bills each verification that ended in it, at the price that was in force then, and the subscription at the price at its end',
  source: 'decision',
  appliesTo: named(ID),
  lacks: ({ policy }) => policy.obstacle,
  run: tryMonth,
};
