import type { SandboxHandlers } from './contract/handler.ts';
import { advanceDeposit } from './sandbox/advance-deposit.ts';
import { adjustInvoice } from './sandbox/adjust-invoice.ts';
import { advanceInvoice } from './sandbox/advance-invoice.ts';
import { advanceOperation } from './sandbox/advance-operation.ts';
import { advancePayin } from './sandbox/advance-payin.ts';
import { advanceTransfer } from './sandbox/advance-transfer.ts';
import { configureSandbox } from './sandbox/configure-sandbox.ts';
import { decideCustomerVerification } from './sandbox/decide-customer-verification.ts';
import { decideIdentityEvidence } from './sandbox/decide-identity-evidence.ts';
import { draftInvoice } from './sandbox/draft-invoice.ts';
import { getClock } from './sandbox/get-clock.ts';
import { getMail } from './sandbox/get-mail.ts';
import { injectFaults } from './sandbox/inject-faults.ts';
import { pinRate } from './sandbox/pin-rate.ts';
import { reportTransferDeposit } from './sandbox/report-transfer-deposit.ts';
import { resetSandbox } from './sandbox/reset-sandbox.ts';
import { setClock } from './sandbox/set-clock.ts';
import { simulateDeposit } from './sandbox/simulate-deposit.ts';
import { simulatePayin } from './sandbox/simulate-payin.ts';
import { certifyWebhook } from './webhooks/certification/certify-webhook.ts';
import { getCertification } from './webhooks/certification/get-certification.ts';

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
  getMail,
  injectFaults,
  pinRate,
  reportTransferDeposit,
  resetSandbox,
  setClock,
  simulateDeposit,
  simulatePayin,
} satisfies SandboxHandlers;
