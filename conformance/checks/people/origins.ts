import type { Operation } from '../../contract/operation.ts';
import { statusOf } from '../../http/exchange.ts';
import { cookiesIn, type Browser, type Provenance } from '../../people/browser.ts';
import { lacksUsers, withUsers } from '../../people/person.ts';
import type { Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';

/** Where else a request may come from, by what browsers say of it. */
function elsewhere(origin: string): [what: string, provenance: Provenance][] {
  const { protocol, hostname, port, host } = new URL(origin);
  const otherPort = `${protocol}//${hostname}:${port === '4' ? '5' : '4'}`;
  const otherScheme = `${protocol === 'https:' ? 'http:' : 'https:'}//${host}`;
  return [
    ['no Origin', {}],
    ['the Origin null', { origin: 'null' }],
    ['another site', { origin: 'https://evil.example', site: 'cross-site' }],
    ['a host that begins like ours', { origin: `${origin}.evil.example` }],
    ['another scheme', { origin: otherScheme }],
    ['another port', { origin: otherPort, site: 'same-site' }],
    ['our Origin in a request of another site', { origin, site: 'cross-site' }],
    ['our Origin in a request of a sibling', { origin, site: 'same-site' }],
    ['our Origin in what somebody typed in', { origin, site: 'none' }],
    ['our Origin with a path', { origin: `${origin}/` }],
  ];
}

/** A body for each operation of the console that takes one; what is in it is never looked at here. */
const BODIES: Readonly<Record<string, Call['body']>> = {
  startSignIn: { email: 'nobody@conformance.example', password: 'whatever it may be 1' },
  completeSignIn: { code: '000000' },
  stepUp: { code: '000000' },
  changePassword: { currentPassword: 'whatever it may be 1', newPassword: 'whatever it may be 2' },
  confirmEnrolment: { code: '000000' },
  requestRecovery: { email: 'nobody@conformance.example' },
  completeRecovery: { token: 'lnk_none', newPassword: 'whatever it may be 2' },
  openInvitation: { token: 'lnk_none' },
  acceptInvitation: { token: 'lnk_none', password: 'whatever it may be 2', code: '000000' },
};

function callOf({ id, body, pathParameters }: Operation): Call {
  return {
    ...(body === null ? {} : { body: BODIES[id] ?? {} }),
    ...(pathParameters.length === 0 ? {} : { path: { id: 'ses_00000000000000000000000000' } }),
  };
}

async function tryConsole(trial: Trial, operation: Operation, browser: Browser): Promise<void> {
  for (const [what, provenance] of elsewhere(browser.origin)) {
    const caller = browser.callerFrom(provenance);
    const call = { ...callOf(operation), stepUpToken: null, caller };
    const exchange = await trial.call(operation.id, call);
    trial.expectRefusal(exchange, 403, 'origin_not_allowed', `a call with ${what}`);
    const isSilent = cookiesIn(exchange).length === 0;
    trial.expect(isSilent, operation.id, `a refused call with ${what} sets a cookie`, [exchange]);
  }
}

/** What a form on any site can send without asking first. */
const SIMPLE_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

async function trySimpleTypes(trial: Trial, operation: Operation, browser: Browser): Promise<void> {
  const { body } = callOf(operation);
  if (body === undefined || operation.needsStepUp) return;
  for (const type of SIMPLE_TYPES) {
    const exchange = await trial.call(operation.id, {
      rawBody: JSON.stringify(body),
      headers: { 'Content-Type': type },
      caller: browser.caller,
      stepUpToken: null,
      intent: 'invalid',
    });
    trial.expectRefusal(exchange, 415, 'unsupported_media_type', `a body of the type ${type}`);
  }
}

/** Requests to the console that our pages did not send. */
export const consoleOrigins: Check = {
  name: 'console-origins',
  title:
    'Every call of the console that changes something is refused with 403 origin_not_allowed unless it comes from the service’s own pages, and sets no cookie then; what a form can send is none of them',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ method }) => method !== 'GET',
  lacks: lacksUsers,
  run: async (trial) => {
    await withUsers(trial.world, { person: 'viewer' }, async ({ person: { browser } }) => {
      await trial.each(trial.operations, (operation) => tryConsole(trial, operation, browser));
      await trial.each(trial.operations, (operation) => trySimpleTypes(trial, operation, browser));
      const looked = await browser.call('getSession');
      const isOpen = statusOf(looked) === 200;
      trial.expect(isOpen, 'signOut', 'calls from elsewhere have ended the session', [looked]);
    });
  },
};

/** Writes by a session that our pages did not send. */
export const sessionOrigins: Check = {
  name: 'session-origins',
  title:
    'What a session changes is refused with 403 origin_not_allowed unless it comes from the service’s own pages; it may read from anywhere, and a key is never asked',
  source: 'decision',
  isBeside: true,
  appliesTo: ({ isAuthenticated, method }) => isAuthenticated && method !== 'GET',
  lacks: lacksUsers,
  run: async (trial) => {
    await withUsers(trial.world, { person: 'owner' }, async ({ person: { browser } }) => {
      const cases = elsewhere(browser.origin);
      await trial.each(trial.operations, async ({ id }) => {
        const call = await validCall(id, trial.tenant, trial.session);
        const key = trial.session.newKey();
        for (const [what, provenance] of trial.session.random.some(cases, 3)) {
          const caller = browser.callerFrom(provenance);
          const exchange = await trial.call(id, { ...call, key, caller, stepUpToken: null });
          trial.expectRefusal(exchange, 403, 'origin_not_allowed', `a session with ${what}`);
        }
      });
      const read = await trial.call('getTreasury', { caller: browser.callerFrom({}) });
      trial.demandSuccess(read, 'a reading by a session without Origin');
      const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
      const byKey = await trial.call('updateTreasurySettings', {
        ...(await validCall('updateTreasurySettings', trial.tenant, trial.session)),
        headers: foreign,
      });
      trial.demandSuccess(byKey, 'a write by a key with the Origin of another site');
    });
  },
};
