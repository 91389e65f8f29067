import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetUser } from '../access/team/reset-user.ts';
import { newLink } from '../access/users/rules.ts';
import { USER_ROLES, type UserRole, findUser, usersTable } from '../access/users/table.ts';
import { saveRow } from '../db/statements/table.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { withServer } from '../testing/server/with-server.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';
import { TestBrowser, codeAt, enrol, invite, newPassword, signedIn } from '../testing/worlds/test-user.ts';
import { OPERATOR } from './actor.ts';
import { systemBytes } from './random.ts';
import type { Role } from './roles.ts';

interface Shown {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
}

/** Roles that read mail: the others do not hold the scope. */
const READERS = ['owner', 'admin', 'developer', 'platform_admin'] as const;

/** Whom each of them may let in. */
const GRANTED: Readonly<Record<(typeof READERS)[number], readonly UserRole[]>> = {
  owner: USER_ROLES,
  admin: ['admin', 'developer', 'finance', 'viewer'],
  developer: ['developer', 'finance', 'viewer'],
  platform_admin: [],
};

/** Whose lost password each of them may replace. */
const ABOVE: typeof GRANTED = {
  owner: USER_ROLES,
  admin: ['developer', 'finance', 'viewer'],
  developer: ['finance', 'viewer'],
  platform_admin: [],
};

withServer(({ server }) => {
  let tenant: TestTenant;
  const keys = new Map<Role, string>();

  beforeAll(async () => {
    tenant = await server().newTenant();
    for (const role of READERS) keys.set(role, await server().newKey(tenant.clientId, { role }));
  });

  const read = async (role: Role, of = tenant): Promise<readonly Shown[]> => {
    const { body } = await of.request('GET', '/v1/sandbox/mail?limit=200', { key: keys.get(role)! });
    return body['data'] as Shown[];
  };
  /** Who may read the link of the newest mail of a kind to an address; that nobody else finds it in its text either. */
  const readersOf = async (email: string, kind: string): Promise<readonly Role[]> => {
    const seen = new Map<Role, Shown>();
    for (const role of READERS) {
      const mail = (await read(role)).find((each) => each.to === email && each.kind === kind);
      if (mail !== undefined) seen.set(role, mail);
    }
    const link = seen.get('owner')?.link ?? '';
    expect(link).toContain('#token=lnk_');
    for (const [, mail] of seen) expect(mail.text.includes(link)).toBe(mail.link === link);
    return READERS.filter((role) => seen.get(role)?.link === link);
  };
  const readersFor = (role: UserRole, table: typeof GRANTED): readonly Role[] =>
    READERS.filter((reader) => table[reader].includes(role));

  describe.each(USER_ROLES)('the link that lets a user with the role %s in', (role) => {
    it('by an invitation is shown to those who may give the role', async () => {
      const email = `invited-${role}@example.com`;
      await invite(server(), tenant.clientId, email, role);
      expect(await readersOf(email, 'invitation')).toEqual(readersFor(role, GRANTED));
    });

    it('by a new password is shown to those above the role', async () => {
      const { email } = await enrol(server(), tenant.clientId, role);
      await new TestBrowser(server()).call('POST', 'recovery', { body: { email } });
      expect(await readersOf(email, 'recovery')).toEqual(readersFor(role, ABOVE));
    });

    it('after a reset is shown to those who may give the role', async () => {
      const { id, email } = await enrol(server(), tenant.clientId, role);
      const row = await findUser(server().service.database.reader, id);
      const link = newLink(server().url, 'invitation', systemBytes);
      await server().service.writeQueue.submit(resetUser(row!, 'Test Pty Ltd', link, OPERATOR));
      expect(await readersOf(email, 'invitation')).toEqual(readersFor(role, GRANTED));
    });
  });

  it('is judged by the role that the user has now', async () => {
    const { id, email } = await enrol(server(), tenant.clientId, 'viewer');
    await new TestBrowser(server()).call('POST', 'recovery', { body: { email } });
    expect(await readersOf(email, 'recovery')).toContain('developer');
    const row = await findUser(server().service.database.reader, id);
    await server().service.writeQueue.submit({
      tenantId: tenant.clientId,
      actor: OPERATOR,
      claimed: false,
      needs: () => [],
      decide: () => ({ reply: null, effects: [saveRow(usersTable, { ...row!, role: 'owner' as const })] }),
    });
    expect(await readersOf(email, 'recovery')).toEqual(['owner']);
  });

  it('is shown by the same rule to sessions', async () => {
    const email = 'by-session@example.com';
    await invite(server(), tenant.clientId, email, 'admin');
    const links: (string | null | undefined)[] = [];
    for (const role of ['admin', 'developer'] as const) {
      const { headers } = await signedIn(server(), tenant.clientId, role);
      const { body } = await server().request('GET', '/v1/sandbox/mail?limit=200', { headers });
      links.push((body['data'] as Shown[]).find(({ to }) => to === email)?.link);
    }
    expect(links).toEqual([expect.stringContaining('#token='), null]);
  });

  describe('mail to an address that signs in to another account', () => {
    let taken: string;
    beforeEach(async () => {
      const elsewhere = await server().newTenant();
      taken = (await enrol(server(), elsewhere.clientId, 'viewer')).email;
    });

    it('has the same form as any other, and its link is refused when it is accepted', async () => {
      const free = taken.replace('user-', 'free-');
      await invite(server(), tenant.clientId, free, 'viewer');
      const token = await invite(server(), tenant.clientId, taken, 'viewer');
      const formOf = async (email: string): Promise<unknown> => {
        const mail = (await read('admin')).find(({ to }) => to === email)!;
        const { text, link, subject, kind } = mail;
        return { kind, subject, text: text.replace(String(link), 'LINK'), hasLink: link !== null };
      };
      expect(await formOf(taken)).toEqual(await formOf(free));
      const browser = new TestBrowser(server());
      const { body } = await browser.call('POST', 'invitations/open', { body: { token } });
      const code = codeAt(String(body['secret']), server().service.clock());
      const accepted = await browser.call('POST', 'invitations/accept', {
        body: { token, code, password: newPassword() },
      });
      expect(answerOf(accepted)).toBe('409 invalid_state');
    });
  });
});
