import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { systemBytes } from '../../identity/random.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { inviteUser } from '../../access/team/invite.ts';
import { newLink } from '../../access/users/rules.ts';
import { beginSession } from '../../access/sessions/begin-session.ts';
import { newSessionValue } from '../../access/sessions/credential.ts';
import type { UserRole } from '../../access/users/table.ts';
import type { TestServer } from '../server/test-server.ts';
import type { TestReply } from '../server/test-service.ts';
import { addMember } from './add-member.ts';
import type { TestTenant } from './test-tenant.ts';

const STEP_MS = 30_000;

/** A password that nobody else has chosen. */
export const newPassword = (): string => `plausible sentence ${randomUUID().slice(0, 13)}`;

/** The code that an authenticator shows at a moment. */
export function codeAt(secret: string, now: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}

/** What a browser sends of its own accord. */
export interface BrowserCall {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser: it keeps cookies, and says where what it sends comes from. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Calls the console. */
  async call(method: string, path: string, { body, headers = {} }: BrowserCall = {}): Promise<TestReply> {
    const sent = { origin: new URL(this.#server.url).origin, cookie: this.cookieHeader, ...headers };
    const kept = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''));
    const request = { headers: kept, idempotencyKey: null, ...(body === undefined ? {} : { body }) };
    const reply = await this.#server.request(method, `/console/api/${path}`, request);
    for (const line of reply.headers.getSetCookie()) this.#keep(line);
    return reply;
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Somebody who has enrolled. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** The secret of the authenticator. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The browser in which they enrolled, and are signed in. */
  readonly browser: TestBrowser;
  /** A code that was not used yet: it takes the clock forward by a step. */
  readonly nextCode: () => string;
  /** Signs in, in a browser of its own unless one is given. */
  readonly signIn: (browser?: TestBrowser) => Promise<TestBrowser>;
}

/** Invites somebody; answers the token of the link. */
export async function invite(
  server: TestServer,
  tenantId: string,
  email: string,
  role: UserRole = 'owner',
): Promise<string> {
  const link = newLink(server.url, 'invitation', systemBytes);
  await server.service.writeQueue.submit(inviteUser(tenantId, { email, role, link }, OPERATOR));
  return link.url.split('#token=')[1] ?? '';
}

/** Makes a user of a tenant, as somebody who follows the link of an invitation. */
export async function enrol(
  server: TestServer,
  tenantId: string,
  role: UserRole = 'owner',
): Promise<TestUser> {
  const email = `user-${randomUUID().slice(0, 8)}@example.com`;
  const token = await invite(server, tenantId, email, role);
  const browser = new TestBrowser(server);
  const opened = await browser.call('POST', 'invitations/open', { body: { token } });
  const secret = String(opened.body['secret']);
  const password = newPassword();
  const code = codeAt(secret, server.service.clock());
  const accepted = await browser.call('POST', 'invitations/accept', { body: { token, password, code } });
  expect(accepted.status).toBe(201);
  const session = accepted.body['session'] as { user: { id: string } };
  const nextCode = (): string => {
    server.passTime(STEP_MS);
    return codeAt(secret, server.service.clock());
  };
  return {
    id: session.user.id,
    email,
    password,
    secret,
    recoveryCodes: accepted.body['recoveryCodes'] as string[],
    browser,
    nextCode,
    signIn: async (other = new TestBrowser(server)) => {
      const begun = await other.call('POST', 'session', { body: { email, password } });
      expect(begun.status).toBe(200);
      const ended = await other.call('POST', 'second-factor', { body: { code: nextCode() } });
      expect(ended.status).toBe(200);
      return other;
    },
  };
}

/** Somebody who has just confirmed by the second factor. */
export interface ConfirmedUser {
  /** For callers with a key. */
  readonly stepUpToken: string;
  /** Sends a request of the interface in the user's session. */
  readonly ask: (method: string, path: string, body?: object) => Promise<TestReply>;
}

/** Confirms by a user's second factor, in the browser in which they enrolled. */
export async function confirm(
  server: TestServer,
  { browser, nextCode }: Pick<TestUser, 'browser' | 'nextCode'>,
): Promise<ConfirmedUser> {
  const reply = await browser.call('POST', 'step-up', { body: { code: nextCode() } });
  expect(reply.status).toBe(200);
  return {
    stepUpToken: String(reply.body['stepUpToken']),
    ask: (method, path, body) => {
      const headers = { cookie: browser.cookieHeader, origin: new URL(server.url).origin };
      return server.request(method, path, { headers, ...(body === undefined ? {} : { body }) });
    },
  };
}

/** Whether somebody is signed in, in a browser. */
export async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.call('GET', 'session')).status === 200;
}

/** Does with a tenant's key what a confirmation is needed for. */
export function putFees(tenant: TestTenant, stepUpToken: string): Promise<TestReply> {
  const body = { transfer: { flatAud: '1.00', bps: 10 } };
  return tenant.request('PUT', '/v1/developer-fees', { body, headers: { 'step-up-token': stepUpToken } });
}

/** The mails of a tenant to an address as an owner reads them, newest first. */
export async function mailsTo(
  server: TestServer,
  { clientId, request }: TestTenant,
  email: string,
): Promise<Record<string, string>[]> {
  const key = await server.newKey(clientId, { role: 'owner' });
  const { body } = await request('GET', '/v1/sandbox/mail', { key });
  return (body['data'] as Record<string, string>[]).filter(({ to }) => to === email);
}

/** A user of a role, and a session of theirs, as if both had been there for long; answers what a browser sends with it. */
export async function signedIn(
  { service, url }: TestServer,
  tenantId: string,
  role: UserRole,
): Promise<{ readonly userId: string; readonly headers: Readonly<Record<string, string>> }> {
  const { value, hash } = newSessionValue(systemBytes);
  const browser = { ipAddress: null, userAgent: null };
  const sessions = { lifeMs: 43_200_000, idleMs: 1_800_000 };
  const user = await addMember(
    service.writeQueue,
    tenantId,
    role,
    (member, context) =>
      beginSession({ sessions }, { user: member, hash, device: 'test', browser }, [], context).effects,
  );
  const headers = { cookie: `corridor_session=${value}`, origin: new URL(url).origin };
  return { userId: user.id, headers };
}
