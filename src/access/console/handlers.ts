import { consoleDocument, servedAt } from '../../contract/document.ts';
import type { DocumentHandler } from '../../contract/handler.ts';
import { listAuditEvents } from '../activity/reads.ts';
import { changePassword } from '../credentials/change-password.ts';
import { completeRecovery } from '../credentials/complete-recovery.ts';
import { beginEnrolment, confirmEnrolment, renewRecoveryCodes } from '../credentials/enrolment.ts';
import { requestRecovery } from '../credentials/request-recovery.ts';
import { getAttention, searchRecords } from './reads.ts';
import { consolePage } from './site.ts';
import { followChanges } from '../live/follow-changes.ts';
import { completeSignIn } from '../sessions/complete-sign-in.ts';
import { endOtherSessions, endSession, signOut } from '../sessions/end-sessions.ts';
import { listSessions } from '../sessions/reads.ts';
import { startSignIn } from '../sessions/start-sign-in.ts';
import { getSession } from '../step-up/reads.ts';
import type { ConsoleHandlers } from '../step-up/serve-console.ts';
import { stepUp } from '../step-up/step-up.ts';
import { acceptInvitation } from '../team/accept-invitation.ts';
import { openInvitation } from '../team/open-invitation.ts';

/** GET /console/openapi.json */
const getConsoleContract: DocumentHandler = {
  kind: 'document',
  write: (_environment, basePath) => JSON.stringify(servedAt(consoleDocument(), basePath)),
};

/** A missing handler does not compile. */
export const consoleHandlers: ConsoleHandlers = {
  acceptInvitation,
  beginEnrolment,
  changePassword,
  completeRecovery,
  completeSignIn,
  confirmEnrolment,
  endOtherSessions,
  endSession,
  followChanges,
  getAttention,
  getConsoleContract,
  getInvitationPage: consolePage,
  getRecoveryPage: consolePage,
  getSession,
  listAuditEvents,
  listSessions,
  openInvitation,
  renewRecoveryCodes,
  requestRecovery,
  searchRecords,
  signOut,
  startSignIn,
  stepUp,
};
