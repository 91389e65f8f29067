import { expect, it } from 'vitest';
import { withServer } from '../../testing/server/with-server.ts';
import { TestBrowser, codeAt, confirm, enrol, newPassword } from '../../testing/worlds/test-user.ts';

interface Entry extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly resource: { readonly id: string };
}

const INVITATIONS = '/v1/team/invitations';

const ALL = {
  payoutFailed: true,
  payinHeld: true,
  invoiceIssued: true,
  webhookDisabled: true,
  securityAlert: true,
};

withServer(({ server }) => {
  it('what is done to a team has one entry an action, of whoever confirmed, and none where nothing was done', async () => {
    const tenant = await server().newTenant();
    const owner = await enrol(server(), tenant.clientId, 'owner');
    const { ask } = await confirm(server(), owner);
    const entries = async (): Promise<readonly Entry[]> => {
      const { body } = await owner.browser.call('GET', 'audit-events?limit=200');
      const all = (body['data'] as Entry[]).filter(({ type }) => !type.startsWith('user.'));
      return all.toReversed();
    };
    const before = (await entries()).length;
    const email = 'grace@example.com';
    const { body: first } = await ask('POST', INVITATIONS, { email, role: 'viewer' });
    const { body: second } = await ask('POST', INVITATIONS, { email, role: 'finance' });
    const mails = await tenant.get<{ data: { link: string }[] }>('/v1/sandbox/mail?limit=1');
    const token = mails.data[0]?.link.split('#token=')[1];
    const browser = new TestBrowser(server());
    const { body: opened } = await browser.call('POST', 'invitations/open', { body: { token } });
    const code = codeAt(String(opened['secret']), server().service.clock());
    const given = { token, code, password: newPassword() };
    const { body: accepted } = await browser.call('POST', 'invitations/accept', { body: given });
    const { id } = (accepted['session'] as { user: { id: string } }).user;
    const member = `/v1/team/members/${id}`;
    await ask('PATCH', member, { role: 'admin' });
    await ask('PATCH', member, { role: 'admin' });
    await ask('PATCH', `/v1/team/members/${owner.id}`, { role: 'admin' });
    await ask('POST', `${INVITATIONS}/${String(second['id'])}/revoke`);
    await ask('DELETE', member);
    await ask('DELETE', member);
    const settings = { email: { ...ALL, payinHeld: false }, recipients: [] };
    await ask('PUT', '/v1/settings/notifications', settings);
    await ask('PUT', '/v1/settings/notifications', settings);
    const made = (await entries()).slice(before);
    expect(made.map(({ type, resource }) => `${type} ${resource.id}`)).toEqual([
      `team.invitation_created ${String(first['id'])}`,
      `team.invitation_revoked ${String(first['id'])}`,
      `team.invitation_created ${String(second['id'])}`,
      `team.member_added ${id}`,
      `team.member_role_changed ${id}`,
      `team.member_removed ${id}`,
      `notification_settings.updated ${tenant.clientId}`,
    ]);
    expect(made.map(({ actor }) => (actor as { id: string }).id)).toEqual(
      made.map(({ type }) => (type === 'team.member_added' ? id : owner.id)),
    );
    expect(made[4]).toMatchObject({ changes: [{ field: 'role', from: 'finance', to: 'admin' }] });
    const feed = JSON.stringify(await tenant.get('/v1/activity?limit=200'));
    expect(feed).toContain('team.member_removed');
    expect(feed).not.toContain('@');
  });
});
