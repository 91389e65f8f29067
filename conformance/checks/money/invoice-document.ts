import { textAt } from '../../json/json.ts';
import { headerOf } from '../../http/exchange.ts';
import { named, type Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';

async function documentOf(trial: Trial, id: string, accept: string): Promise<string> {
  const exchange = await trial.call('getInvoicePdf', { path: { id }, headers: { Accept: accept } });
  trial.demandSuccess(exchange, `the document of an invoice, for who accepts ${accept}`);
  const text = exchange.response?.bodyText ?? '';
  const isPdf = text.startsWith('%PDF-') && headerOf(exchange, 'content-type') === 'application/pdf';
  trial.expect(isPdf, 'getInvoicePdf', `for who accepts ${accept} it is no PDF`, [exchange]);
  return text;
}

export const invoiceDocument: Check = {
  name: 'invoice-document',
  title:
    'The document of an invoice is a PDF whatever is accepted, the same bytes as long as the record is the same, and another once it has changed',
  source: 'decision',
  appliesTo: named('getInvoicePdf'),
  run: async (trial) => {
    const id = textAt(await trial.tenant.invoices.newDraft(), 'id');
    const seen = new Set<string>();
    const expectNew = async (what: string): Promise<void> => {
      const text = await documentOf(trial, id, 'application/pdf');
      const again = await documentOf(trial, id, 'application/json');
      trial.expect(text === again, 'getInvoicePdf', `${what} it is made otherwise a second time`);
      trial.expect(!seen.has(text), 'getInvoicePdf', `${what} it is the document of before`);
      seen.add(text);
    };
    await expectNew('as a draft');
    const adjustment = { amount: '1.50', description: 'Something more' };
    await trial.tenant.do('adjustInvoice', { path: { id }, body: adjustment });
    await expectNew('with an adjustment');
    await trial.tenant.do('advanceInvoice', { path: { id }, body: { to: 'issued' } });
    await expectNew('once issued');
    await trial.tenant.do('advanceInvoice', { path: { id }, body: { to: 'void', reason: 'for a check' } });
    await expectNew('once void');
  },
};
