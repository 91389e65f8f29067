import type { PlantedMutant } from './planted-mutant.ts';

const INVOICES = ['getInvoice', 'draftInvoice', 'adjustInvoice', 'advanceInvoice', 'listInvoices'];

export const BILLING_MUTANTS: readonly PlantedMutant[] = [
  {
    id: 'step-up-left-out',
    title: 'developer fees are set by a key alone',
    file: 'src/http/admit-caller.ts',
    find: 'if (operation.stepUp)',
    replace: "if (operation.stepUp && request.headers['step-up-token'])",
    checks: ['step-up'],
    concerns: ['replaceDeveloperFees'],
  },
  {
    id: 'step-up-of-another-tenant',
    title: "another account's confirmation is enough to set developer fees",
    file: 'src/access/admission/require-step-up.ts',
    // What is loaded for a write is its tenant's own: the fault stands in for both looks at the confirmation.
    find: '    const found = await find(token);',
    replace:
      "    const other = await find(token); const own: { id?: unknown } | undefined = await database.reader('step_ups').where({ tenant_id: tenantId }).first('id'); const found = other === undefined ? other : { ...other, stepUp: { ...other.stepUp, id: String(own?.id), tenantId } };",
    checks: ['step-up'],
    concerns: ['replaceDeveloperFees'],
  },
  {
    id: 'invoice-off-by-one',
    title: 'the net of an invoice is one cent off',
    file: 'src/billing/invoices/rules.ts',
    find: 'netDueMinor: platformFeesDueMinor - developerFeesCreditMinor + taxMinor,',
    replace: 'netDueMinor: platformFeesDueMinor - developerFeesCreditMinor + taxMinor + 1n,',
    checks: ['invoice-moves'],
    concerns: INVOICES,
  },
  {
    id: 'tax-rounded-towards-zero',
    title: 'the tax of an invoice is rounded towards zero',
    file: 'src/billing/invoices/rules.ts',
    find: 'Decimal.ROUND_HALF_UP',
    replace: 'Decimal.ROUND_DOWN',
    checks: ['invoice-moves'],
    concerns: INVOICES,
  },
  {
    id: 'verifications-unbilled',
    title: 'verifications that have a price are on no invoice',
    file: 'src/billing/invoices/draft.ts',
    find: "item === 'kyc' && unitPriceMinor !== 0n",
    replace: "item === 'kyc' && unitPriceMinor === 0n",
    checks: ['invoice-lines'],
    concerns: ['getInvoice'],
  },
  {
    id: 'invoice-forgets-the-void-one',
    title: 'an invoice does not name the void one whose place it takes',
    file: 'src/billing/invoices/present.ts',
    find: '...(invoice.replaces === null ? {} : { replaces: invoice.replaces }),',
    replace: '',
    checks: ['invoice-moves'],
    concerns: ['draftInvoice', 'getInvoice'],
  },
  {
    id: 'csv-without-guard',
    title: 'a text that a spreadsheet takes for a formula is written as it is',
    file: 'src/lists/csv.ts',
    find: 'escape_formulas: true,',
    replace: 'escape_formulas: false,',
    checks: ['revenue-csv'],
    concerns: ['listRevenueReport'],
  },
];
