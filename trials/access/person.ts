import { randomUUID } from 'node:crypto';
import { textAt, textsAt } from '../../conformance/json/json.ts';
import { Authenticator } from '../../conformance/people/authenticator.ts';
import { TrialBrowser, type Answer } from './browser.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly authenticator: Authenticator;
  readonly recoveryCodes: readonly string[];
  readonly browser: TrialBrowser;
}

export function newPassword(): string {
  return `plausible sentence ${randomUUID().slice(0, 13)}`;
}

export function tokenOf(link: string): string {
  return link.split('#token=')[1] ?? '';
}

export interface Invitee {
  readonly email: string;
  readonly authenticator: Authenticator;
  readonly body: { readonly token: string; readonly password: string; readonly code: string };
}

/** Opens an invitation, as who follows its link. @throws Error if it is not open */
export async function openInvitation(baseUrl: string, link: string): Promise<Invitee> {
  const token = tokenOf(link);
  const opened = await new TrialBrowser().post(baseUrl, 'invitations/open', { token });
  if (opened.status !== 200) throw new Error(`invitations/open: ${opened.status} ${opened.text}`);
  const authenticator = new Authenticator(textAt(opened.body, 'secret'));
  const body = { token, password: newPassword(), code: await authenticator.nextCode() };
  return { email: textAt(opened.body, 'email'), authenticator, body };
}

/** Accepts an invitation. @throws Error if it is refused */
export async function enrol(baseUrl: string, link: string): Promise<Person> {
  const invitee = await openInvitation(baseUrl, link);
  const browser = new TrialBrowser();
  const accepted = await browser.post(baseUrl, 'invitations/accept', invitee.body);
  return enrolled(invitee, browser, accepted);
}

/** Who came of an acceptance. @throws Error if it was refused */
export function enrolled(
  { email, authenticator, body }: Invitee,
  browser: TrialBrowser,
  accepted: Answer,
): Person {
  if (accepted.status !== 201) throw new Error(`invitations/accept: ${accepted.status} ${accepted.text}`);
  return {
    id: textAt(accepted.body, 'session', 'user', 'id'),
    email,
    password: body.password,
    authenticator,
    recoveryCodes: textsAt(accepted.body, 'recoveryCodes'),
    browser,
  };
}

/** Takes a browser as far as the code that is waited for. @throws Error if the password is refused */
export async function beginSignIn(
  baseUrl: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
  browser = new TrialBrowser(),
): Promise<TrialBrowser> {
  const begun = await browser.post(baseUrl, 'session', { email, password });
  if (begun.status !== 200) throw new Error(`session: ${begun.status} ${begun.text}`);
  return browser;
}

/** Signs in, in a browser that nobody knows unless one is given. @throws Error if it is refused */
export async function signIn(
  baseUrl: string,
  person: Pick<Person, 'email' | 'password' | 'authenticator'>,
  browser = new TrialBrowser(),
): Promise<TrialBrowser> {
  await beginSignIn(baseUrl, person, browser);
  const code = await person.authenticator.nextCode();
  const ended = await browser.post(baseUrl, 'second-factor', { code });
  if (ended.status !== 200) throw new Error(`second-factor: ${ended.status} ${ended.text}`);
  return browser;
}

/** Confirms in a session; answers the token for callers with a key. @throws Error if it is refused */
export async function confirm(
  baseUrl: string,
  { browser, authenticator }: Pick<Person, 'browser' | 'authenticator'>,
): Promise<string> {
  const confirmed = await browser.post(baseUrl, 'step-up', { code: await authenticator.nextCode() });
  if (confirmed.status !== 200) throw new Error(`step-up: ${confirmed.status} ${confirmed.text}`);
  return textAt(confirmed.body, 'stepUpToken');
}
