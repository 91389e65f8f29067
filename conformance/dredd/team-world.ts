import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { get, post, type Resource, type Target } from './api.ts';

export interface TeamWorld {
  readonly ownerId: string;
  readonly memberId: string;
  readonly memberEmail: string;
  readonly revokedInvitationId: string;
}

type Role = 'owner' | 'viewer';

interface Invitation extends Resource {
  readonly email: string;
}

interface Member {
  readonly id: string;
  readonly email: string;
}

export async function newInvitation(target: Target, role: Role): Promise<Invitation> {
  const body = { email: `${randomUUID()}@example.com`, role };
  return (await post(target, '/v1/team/invitations', body)) as Invitation;
}

/** Calls what people sign in by, as its own pages do. @throws Error when the server refuses */
async function call(target: Target, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${target.url}/console/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(target.url).origin },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${path} was answered ${response.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

async function tokenFor(target: Target, { email }: Invitation): Promise<string> {
  const { data } = await get(target, '/v1/sandbox/mail?limit=200');
  const mail = (data as { to: string; link: string }[]).find(({ to }) => to === email);
  return mail?.link.split('#token=')[1] ?? '';
}

/** A member that nothing else uses: they follow the link of their invitation. */
export async function newMember(target: Target, role: Role): Promise<Member> {
  const invitation = await newInvitation(target, role);
  const token = await tokenFor(target, invitation);
  const { secret } = await call(target, 'invitations/open', { token });
  const code = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate();
  const password = `quiet river ${randomUUID()}`;
  const { session } = await call(target, 'invitations/accept', { token, password, code });
  const { user } = session as { user: { id: string } };
  return { id: user.id, email: invitation.email };
}

/** Makes an owner and a member, so that their list has more than the one item that a page holds. */
export async function createTeamWorld(target: Target): Promise<TeamWorld> {
  const { id: ownerId } = await newMember(target, 'owner');
  const { id: memberId, email: memberEmail } = await newMember(target, 'viewer');
  const { id: revokedInvitationId } = await newInvitation(target, 'viewer');
  await post(target, `/v1/team/invitations/${revokedInvitationId}/revoke`, {});
  return { ownerId, memberId, memberEmail, revokedInvitationId };
}
