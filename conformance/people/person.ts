import { bodyOf, statusOf, type Exchange } from '../http/exchange.ts';
import { objectsAt, textAt, textsAt, type JsonObject } from '../json/json.ts';
import type { Call } from '../suite/call.ts';
import { lacksConfirmation } from '../suite/credentials.ts';
import { Broken, NotTried } from '../suite/failure.ts';
import type { Tenant } from '../suite/tenant.ts';
import type { World } from '../suite/world.ts';
import { Authenticator } from './authenticator.ts';
import { Browser } from './browser.ts';

export const USER_ROLES = ['owner', 'admin', 'developer', 'finance', 'viewer'] as const;

export type UserRole = (typeof USER_ROLES)[number];

export interface Invited {
  readonly email: string;
  readonly role: UserRole;
  readonly invitationId: string;
  readonly token: string;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: UserRole;
  readonly tenant: Tenant;
  readonly authenticator: Authenticator;
  readonly recoveryCodes: readonly string[];
  password: string;
  readonly browser: Browser;
}

/** Where people are made: a run, and the account that they belong to unless another is named. */
export type Place = Pick<World, 'session' | 'tenant'>;

/** What the addresses of the suite's people end with: those of earlier runs are known by it. */
const DOMAIN = '@conformance.example';

const NO_MAIL = 'the document has no listMail, which shows the links that people follow';

/** Why people cannot be tried here; undefined if they can. */
export function lacksUsers({ session }: World): string | undefined {
  if (session.console === undefined) return 'the server has no console';
  if (!session.contract.operations.has('createInvitation')) return 'the document has no invitations';
  if (!session.contract.operations.has('listMail')) return NO_MAIL;
  return lacksConfirmation(session.credentials);
}

export function newEmail({ session }: Pick<World, 'session'>): string {
  return `${session.newName('person')}${DOMAIN}`;
}

/** A password that is long, and made of nothing that can be guessed. */
export function newPassword({ session }: Pick<World, 'session'>): string {
  return `quiet ${session.random.word(8)} by ${session.random.word(8)}`;
}

/** The tokens of the links in the mail to an address, newest first. */
export async function linkTokens(tenant: Tenant, email: string, kind: string): Promise<string[]> {
  const mails = objectsAt(await tenant.do('listMail'), 'data');
  const own = mails.filter((mail) => textAt(mail, 'to') === email && textAt(mail, 'kind') === kind);
  return own.map((mail) => textAt(mail, 'link').split('#token=')[1] ?? '');
}

/** Removes a member who may have been removed already, or be the last owner, who stays. */
async function removeQuietly(
  { session }: Pick<World, 'session'>,
  { caller }: Tenant,
  id: string,
): Promise<void> {
  await session.call('removeMember', { path: { id } }, caller);
}

/** Takes away members that earlier runs have left behind: an account has 200 of them at the most. */
async function removeLeft(world: Place, tenant: Tenant): Promise<void> {
  const members = objectsAt(await tenant.do('listMembers', { query: { limit: 200 } }), 'data');
  const left = members.filter((member) => textAt(member, 'email').endsWith(DOMAIN));
  for (const member of left) await removeQuietly(world, tenant, textAt(member, 'id'));
}

/** Invites somebody to an account, and reads their link in its mail. @throws Broken if there is none */
export async function invite(
  world: Place,
  role: UserRole,
  tenant = world.tenant,
  email = newEmail(world),
): Promise<Invited> {
  if (!tenant.knows('listMail')) throw new NotTried(NO_MAIL);
  await tenant.once('members of earlier runs', async () => {
    await removeLeft(world, tenant);
    return 'removed';
  });
  const invitation = await tenant.do('createInvitation', { body: { email, role } });
  const [token = ''] = await linkTokens(tenant, email.trim().toLowerCase(), 'invitation');
  if (token === '') throw new Broken('createInvitation', 'an invitation has no mail with a link', []);
  return { email, role, invitationId: textAt(invitation, 'id'), token };
}

/** Calls what must succeed. @throws Broken */
export async function succeed(browser: Browser, operationId: string, call: Call = {}): Promise<JsonObject> {
  const exchange = await browser.call(operationId, call);
  demand(exchange, [200, 201, 202, 204]);
  return (bodyOf(exchange) ?? {}) as JsonObject;
}

function demand(exchange: Exchange, statuses: readonly number[]): void {
  if (statuses.includes(statusOf(exchange))) return;
  const code = textAt(bodyOf(exchange), 'code');
  throw new Broken(exchange.operationId ?? '', `a plain call: ${statusOf(exchange)} ${code}`.trim(), [
    exchange,
  ]);
}

/** Who came of an acceptance. @throws Broken if it was refused */
function personOf(
  exchange: Exchange,
  { email, role }: Invited,
  facts: Pick<Person, 'tenant' | 'authenticator' | 'password' | 'browser'>,
): Person {
  demand(exchange, [201]);
  const body = bodyOf(exchange);
  return {
    ...facts,
    id: textAt(body, 'session', 'user', 'id'),
    email,
    role,
    recoveryCodes: textsAt(body, 'recoveryCodes'),
  };
}

/** Makes a user of an account: they follow the link of an invitation, and are signed in. @throws Broken */
export async function enrol(
  world: Place,
  role: UserRole,
  tenant = world.tenant,
  email = newEmail(world),
): Promise<Person> {
  const invited = await invite(world, role, tenant, email);
  const name = `${role} of ${tenant.name} ${invited.email.split('@')[0] ?? ''}`;
  const browser = new Browser(world.session, name);
  world.session.records.introduce(name, tenant.foundClientId);
  const opened = await succeed(browser, 'openInvitation', { body: { token: invited.token } });
  const authenticator = new Authenticator(textAt(opened, 'secret'), () => world.session.serverNow());
  const password = newPassword(world);
  const body = { token: invited.token, password, code: await authenticator.nextCode() };
  const accepted = await browser.call('acceptInvitation', { body });
  return personOf(accepted, invited, { tenant, authenticator, password, browser });
}

/** Signs somebody in, in a browser that nobody has used unless one is given. @throws Broken */
export async function signIn(
  { email, password, authenticator, browser }: Person,
  other = browser.another(`${browser.name} elsewhere`),
): Promise<Browser> {
  await succeed(other, 'startSignIn', { body: { email, password } });
  await succeed(other, 'completeSignIn', { body: { code: await authenticator.nextCode() } });
  return other;
}

/** Confirms in somebody's session; answers the token for callers with a key. @throws Broken */
export async function confirm({ browser, authenticator }: Person): Promise<string> {
  const body = { code: await authenticator.nextCode() };
  return textAt(await succeed(browser, 'stepUp', { body }), 'stepUpToken');
}

export async function dismiss(world: Pick<World, 'session'>, { id, tenant }: Person): Promise<void> {
  await removeQuietly(world, tenant, id);
}

/** Does something with people of an account, who are taken out of it afterwards. */
export async function withUsers<Names extends string>(
  world: World,
  roles: Readonly<Record<Names, UserRole>>,
  act: (users: Readonly<Record<Names, Person>>) => Promise<void>,
): Promise<void> {
  const made: [string, Person][] = [];
  try {
    for (const [name, role] of Object.entries<UserRole>(roles)) made.push([name, await enrol(world, role)]);
    await act(Object.fromEntries(made) as Record<Names, Person>);
  } finally {
    for (const [, person] of made) await dismiss(world, person);
  }
}
