import { adjustInvoice, advanceInvoice, draftInvoice } from '../billing/invoices/control.ts';
import type { SandboxHandlers } from '../contract/handler.ts';
import { decideCustomerVerification } from '../direct-routes/customers/control.ts';
import { advanceTransfer, reportTransferDeposit } from '../direct-routes/transfers/control.ts';
import { decideIdentityEvidence } from '../treasury/evidence/control.ts';
import { configureSandbox } from '../treasury/policy/set-configuration.ts';
import { pinRate } from '../treasury/rates/control.ts';
import { listPinnedRates } from '../treasury/rates/reads.ts';
import { advanceDeposit, advancePayin } from '../treasury/receipts/control.ts';
import { certifyWebhook } from '../webhooks/certification/control.ts';
import { getCertification, listCertifications } from '../webhooks/certification/reads.ts';
import { advanceOperation } from './advance-operation.ts';
import { getClock, setClock } from './clock.ts';
import { injectFaults, listFaults } from './faults.ts';
import { listMail } from './mail.ts';
import { resetSandbox } from './reset.ts';
import { simulateDeposit, simulatePayin } from './simulate-money.ts';

/** One handler a control call: what the sandbox serves, and no other environment. */
export const sandboxHandlers = {
  adjustInvoice,
  advanceDeposit,
  advanceInvoice,
  advanceOperation,
  advancePayin,
  advanceTransfer,
  certifyWebhook,
  configureSandbox,
  decideCustomerVerification,
  decideIdentityEvidence,
  draftInvoice,
  getCertification,
  getClock,
  injectFaults,
  listCertifications,
  listFaults,
  listMail,
  listPinnedRates,
  pinRate,
  reportTransferDeposit,
  resetSandbox,
  setClock,
  simulateDeposit,
  simulatePayin,
} satisfies SandboxHandlers;
