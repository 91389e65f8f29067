import { consoleDocument } from '../../contract/contract-document.ts';
import type { DocumentHandler } from '../../contract/handler.ts';
import { listAuditEvents } from './audit/list-audit-events.ts';
import { getSession } from './get-session.ts';
import type { ConsoleHandlers } from './serve-console.ts';
import { getInvitationPage, getRecoveryPage } from './console-pages.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { openInvitation } from './invitations/open-invitation.ts';
import { changePassword } from './passwords/change-password.ts';
import { completeRecovery } from './recovery/complete-recovery.ts';
import { requestRecovery } from './recovery/request-recovery.ts';
import { beginEnrolment, confirmEnrolment, renewRecoveryCodes } from './second-factor/enrolment.ts';
import { stepUp } from './second-factor/step-up.ts';
import { endOtherSessions, endSession, signOut } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { completeSignIn } from './sign-in/complete-sign-in.ts';
import { startSignIn } from './sign-in/start-sign-in.ts';

/** GET /console/openapi.json */
const getConsoleContract: DocumentHandler = {
  kind: 'document',
  write: () => JSON.stringify(consoleDocument()),
};

/** One handler an operation of the console; one that is missing does not compile. */
export const consoleHandlers: ConsoleHandlers = {
  acceptInvitation,
  beginEnrolment,
  changePassword,
  completeRecovery,
  completeSignIn,
  confirmEnrolment,
  endOtherSessions,
  endSession,
  getConsoleContract,
  getInvitationPage,
  getRecoveryPage,
  getSession,
  listAuditEvents,
  listSessions,
  openInvitation,
  renewRecoveryCodes,
  requestRecovery,
  signOut,
  startSignIn,
  stepUp,
};
