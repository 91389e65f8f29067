import { randomUUID } from 'node:crypto';
import { objectsAt, textAt } from '../../conformance/json/json.ts';
import { enrol, type Person } from './person.ts';
import { newEmail } from './scene.ts';

/** Invites somebody in the session of an owner, which was confirmed; answers the link in their mail. @throws Error if it is refused */
export async function inviteBy(
  { browser }: Pick<Person, 'browser'>,
  baseUrl: string,
  role: string,
  email = newEmail(),
): Promise<string> {
  const made = await browser.sendApart(baseUrl, {
    method: 'POST',
    path: '/v1/team/invitations',
    body: { email, role },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  if (made.status !== 201) throw new Error(`/v1/team/invitations: ${made.status} ${made.text}`);
  const mailbox = await browser.sendApart(baseUrl, { method: 'GET', path: '/v1/sandbox/mail' });
  const mail = objectsAt(mailbox.body, 'data').find((each) => textAt(each, 'to') === email);
  return textAt(mail, 'link');
}

/** Makes a member of a role, by an owner. @throws Error if it is refused */
export async function newMember(
  owner: Pick<Person, 'browser'>,
  baseUrl: string,
  role: string,
): Promise<Person> {
  return enrol(baseUrl, await inviteBy(owner, baseUrl, role));
}
