import { statusOf, type Exchange } from '../../http/exchange.ts';
import { canonicalJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import { Authenticator } from '../../people/authenticator.ts';
import { Browser } from '../../people/browser.ts';
import {
  dismiss,
  enrol,
  invite,
  lacksUsers,
  newEmail,
  newPassword,
  signIn,
  succeed,
  USER_ROLES,
  withUsers,
  type Invited,
  type Person,
  type UserRole,
} from '../../people/person.ts';
import { lacksKeys, makeKey, revokeQuietly } from '../../suite/keys.ts';
import type { Check } from '../../suite/check.ts';
import { neverUsed } from '../edge/unknown-ids.ts';
import type { Trial } from '../../suite/trial.ts';
import { confirmedOther } from '../../suite/world.ts';

async function statusOfInvitation(trial: Trial, id: string): Promise<string> {
  const listed = objectsAt(await trial.get('listInvitations', { query: { limit: 200 } }), 'data');
  return textAt(
    listed.find((each) => textAt(each, 'id') === id),
    'status',
  );
}

async function tryLink(trial: Trial): Promise<void> {
  const invited = await invite(trial.world, 'finance');
  const browser = new Browser(trial.session, 'somebody invited');
  const open = (token: string) => browser.call('openInvitation', { body: { token } });
  const first = await open(invited.token);
  trial.demandSuccess(first, 'the link of an invitation');
  const second = await open(invited.token);
  const isSame = first.response?.bodyText === second.response?.bodyText;
  trial.expect(isSame, 'openInvitation', 'an invitation shows another secret when it is opened again', [
    first,
    second,
  ]);
  trial.expectRefusal(await open(neverUsed(invited.token, trial)), 404, 'not_found', 'a link that never was');
  const answers = JSON.stringify(await trial.get('listInvitations', { query: { limit: 200 } }));
  trial.expect(!answers.includes(invited.token), 'listInvitations', 'the token of a link is shown');
  const again = await invite(trial.world, 'viewer', trial.tenant, invited.email.toUpperCase());
  trial.expectRefusal(
    await open(invited.token),
    409,
    'invalid_state',
    'a link that another invitation has replaced',
  );
  const replaced = await statusOfInvitation(trial, invited.invitationId);
  trial.expect(replaced === 'revoked', 'createInvitation', `an invitation that was replaced is ${replaced}`);
  await acceptOnce(trial, again, browser);
}

async function acceptOnce(trial: Trial, invited: Invited, browser: Browser): Promise<void> {
  const { token, invitationId, email } = invited;
  const opened = await succeed(browser, 'openInvitation', { body: { token } });
  const authenticator = new Authenticator(textAt(opened, 'secret'), () => trial.session.serverNow());
  const body = { token, password: newPassword(trial.world) };
  const wrong = await browser.call('acceptInvitation', {
    body: { ...body, code: authenticator.codeOf(authenticator.step - 90) },
  });
  trial.expectRefusal(wrong, 401, 'unauthenticated', 'a wrong code');
  const accept = { body: { ...body, code: await authenticator.nextCode(), name: 'Grace' } };
  const ends = await Promise.all(
    Array.from({ length: 8 }, () => browser.callApart('acceptInvitation', accept)),
  );
  const taken = ends.filter((exchange) => statusOf(exchange) === 201);
  trial.expect(
    taken.length === 1,
    'acceptInvitation',
    `of eight acceptances at once ${taken.length} were taken`,
    ends,
  );
  for (const exchange of ends.filter((each) => statusOf(each) !== 201 && statusOf(each) !== 503))
    trial.expectRefusal(exchange, 409, 'invalid_state', 'an invitation that is accepted twice');
  const session = (taken[0]?.response?.json ?? null) as JsonObject | null;
  const shown = [textAt(session, 'session', 'role'), textAt(session, 'session', 'user', 'email')].join();
  trial.expect(
    shown === `viewer,${email.toLowerCase()}`,
    'acceptInvitation',
    `who came of it is ${shown}`,
    taken,
  );
  const status = await statusOfInvitation(trial, invitationId);
  trial.expect(status === 'accepted', 'acceptInvitation', `an accepted invitation is ${status}`);
  const late = await trial.call('revokeInvitation', { path: { id: invitationId } });
  trial.expectRefusal(late, 409, 'invalid_state', 'an accepted invitation that is revoked');
  const member = await trial.call('createInvitation', {
    body: { email: ` ${email.toUpperCase()} `, role: 'viewer' },
  });
  trial.expectRefusal(member, 409, 'invalid_state', 'an invitation of who is a member already');
  await trial.tenant.do('removeMember', { path: { id: textAt(session, 'session', 'user', 'id') } });
}

async function tryRevocation(trial: Trial): Promise<void> {
  const invited = await invite(trial.world, 'viewer');
  const browser = new Browser(trial.session, 'somebody invited');
  await trial.get('revokeInvitation', { path: { id: invited.invitationId } });
  const opened = await browser.call('openInvitation', { body: { token: invited.token } });
  trial.expectRefusal(opened, 409, 'invalid_state', 'the link of an invitation that was revoked');
  const again = await trial.call('revokeInvitation', { path: { id: invited.invitationId } });
  trial.expectRefusal(again, 409, 'invalid_state', 'an invitation that is revoked twice');
}

function formOf(mail: JsonObject | undefined): string {
  const link = textAt(mail, 'link');
  const text = textAt(mail, 'text').replaceAll(link === '' ? '[link]' : link, 'LINK');
  return canonicalJson({
    kind: textAt(mail, 'kind'),
    subject: textAt(mail, 'subject'),
    text,
    hasLink: link !== '',
  });
}

/** Somebody who signs in to one account and was invited by another follows the link without success. */
async function acceptElsewhere(trial: Trial, mail: JsonObject | undefined): Promise<void> {
  const token = textAt(mail, 'link').split('#token=')[1] ?? '';
  const browser = new Browser(trial.session, 'somebody invited elsewhere');
  const opened = await succeed(browser, 'openInvitation', { body: { token } });
  const authenticator = new Authenticator(textAt(opened, 'secret'), () => trial.session.serverNow());
  const body = { token, password: newPassword(trial.world), code: await authenticator.nextCode() };
  const accepted = await browser.call('acceptInvitation', { body });
  trial.expectRefusal(accepted, 409, 'invalid_state', 'an invitation of an address that signs in elsewhere');
}

/** An address that a second account has invited shows nothing of the first, and gets no way in. */
async function tryElsewhere(trial: Trial): Promise<void> {
  const other = confirmedOther(trial.world);
  if (other === undefined) return;
  const { caller } = other;
  await withUsers(trial.world, { person: 'viewer' }, async ({ person }) => {
    const emails = [person.email, newEmail(trial.world)];
    const made: Exchange[] = [];
    for (const email of emails) {
      const exchange = await trial.call('createInvitation', { body: { email, role: 'viewer' }, caller });
      trial.demandSuccess(exchange, 'an invitation, whether its address signs in elsewhere or not');
      made.push(exchange);
    }
    const mails = objectsAt(await trial.get('listMail', { caller }), 'data');
    const [taken, free] = emails.map((email) => mails.find((mail) => textAt(mail, 'to') === email));
    trial.expect(
      taken !== undefined && formOf(taken) === formOf(free),
      'listMail',
      'the mail to who signs in elsewhere is told from another',
    );
    await acceptElsewhere(trial, taken);
    for (const exchange of made)
      await trial.call('revokeInvitation', { path: { id: textAt(exchange.response?.json, 'id') }, caller });
  });
}

const BAD: readonly JsonObject[] = [
  { email: 'no address', role: 'viewer' },
  { email: 'a@example.com\r\nBcc: b@example.com', role: 'viewer' },
  { email: `${'a'.repeat(250)}@example.com`, role: 'viewer' },
  { email: 'a@conformance.example', role: 'platform_admin' },
  { email: 'a@conformance.example' },
];

export const invitations: Check = {
  name: 'invitations',
  title:
    'A teammate is invited by mail alone: the link shows the same until it is accepted, once; a newer invitation, a revocation and an acceptance end it',
  source: 'given',
  appliesTo: ({ id }) => ['createInvitation', 'listInvitations', 'revokeInvitation'].includes(id),
  lacks: lacksUsers,
  run: async (trial) => {
    await tryLink(trial);
    await tryRevocation(trial);
    await tryElsewhere(trial);
    for (const body of BAD) {
      const refused = await trial.call('createInvitation', { body, intent: 'open' });
      trial.expectRefusal(refused, 400, 'invalid_request', `an invitation ${JSON.stringify(body)}`);
    }
  },
};

const GRANTABLE: Readonly<Record<UserRole, readonly UserRole[]>> = {
  owner: USER_ROLES,
  admin: USER_ROLES.filter((role) => role !== 'owner'),
  developer: [],
  finance: [],
  viewer: [],
};

async function tryGiving(trial: Trial, rank: 'owner' | 'admin'): Promise<void> {
  const giver = await makeKey(trial.tenant, { role: rank });
  for (const role of USER_ROLES) {
    const body = { email: newEmail(trial.world), role };
    const made = await trial.call('createInvitation', { body, caller: giver.caller });
    if (!GRANTABLE[rank].includes(role)) {
      trial.expectRefusal(made, 403, 'insufficient_scope', `an invitation of an ${role} by an ${rank}`);
      continue;
    }
    trial.demandSuccess(made, `an invitation of a ${role} by an ${rank}`);
    await trial.tenant.do('revokeInvitation', { path: { id: textAt(made.response?.json, 'id') } });
  }
  await revokeQuietly(trial, giver.id);
}

async function tryAdmin(trial: Trial): Promise<void> {
  const admin = await makeKey(trial.tenant, { role: 'admin' });
  const { caller } = admin;
  const roles = { owner: 'owner', viewer: 'viewer' } as const;
  await withUsers(trial.world, roles, async ({ owner, viewer }) => {
    for (const [what, operation, call] of [
      [
        'an owner who is changed by an admin',
        'updateMember',
        { path: { id: owner.id }, body: { role: 'viewer' } },
      ],
      [
        'a member who is made an owner by an admin',
        'updateMember',
        { path: { id: viewer.id }, body: { role: 'owner' } },
      ],
      ['a member who is removed by an admin', 'removeMember', { path: { id: viewer.id } }],
      ['an owner who is removed by an admin', 'removeMember', { path: { id: owner.id } }],
    ] as const) {
      const refused = await trial.call(operation, { ...call, caller });
      if (!trial.expectRefusal(refused, 403, 'insufficient_scope', what)) continue;
      const isNamed = textAt(refused.response?.json, 'message').includes('team:write');
      trial.expect(isNamed, operation, `${what}: the message does not name team:write`, [refused]);
    }
    const changed = await trial.call('updateMember', {
      path: { id: viewer.id },
      body: { role: 'finance' },
      caller,
    });
    trial.demandSuccess(changed, 'a member who is changed by an admin');
  });
  await revokeQuietly(trial, admin.id);
}

/** Writes by somebody's session, once on each of the servers. */
async function expectWrites(
  trial: Trial,
  { browser }: Person,
  refusal: readonly [status: number, code: string] | null,
  what: string,
): Promise<void> {
  for (const _server of trial.session.baseUrls) {
    const call = { body: { poboEnabled: true }, caller: browser.caller };
    const exchange = await trial.call('updateTreasurySettings', call);
    if (refusal === null) trial.demandSuccess(exchange, `a write by ${what}`);
    else trial.expectRefusal(exchange, ...refusal, `a write by ${what}`);
  }
}

/** The role of the moment counts, and none of before. */
async function tryChanges(trial: Trial): Promise<void> {
  const roles = { changed: 'admin', removed: 'admin' } as const;
  await withUsers(trial.world, roles, async ({ changed, removed }) => {
    await expectWrites(trial, changed, null, 'an admin');
    await trial.get('updateMember', { path: { id: changed.id }, body: { role: 'viewer' } });
    await expectWrites(trial, changed, [403, 'insufficient_scope'], 'who is a viewer now');
    await expectWrites(trial, removed, null, 'an admin');
    await trial.call('removeMember', { path: { id: removed.id } });
    await expectWrites(trial, removed, [401, 'unauthenticated'], 'who was removed');
    const { email, password } = removed;
    const back = await removed.browser
      .another('a stranger')
      .call('startSignIn', { body: { email, password } });
    trial.expectRefusal(back, 401, 'unauthenticated', 'a sign-in of who was removed');
    for (const [operation, call] of [
      ['updateMember', { path: { id: removed.id }, body: { role: 'viewer' } }],
      ['removeMember', { path: { id: removed.id } }],
    ] as const) {
      trial.expectRefusal(await trial.call(operation, call), 404, 'not_found', 'a member who was removed');
    }
    const members = objectsAt(await trial.get('listMembers', { query: { limit: 200 } }), 'data');
    const ids = members.map((member) => textAt(member, 'id'));
    const isShown = ids.includes(changed.id) && !ids.includes(removed.id);
    trial.expect(isShown, 'listMembers', 'the members that are shown are not those that there are');
  });
}

/** Who was removed and is invited again is a member again, by what they chose this time. */
async function tryReturn(trial: Trial): Promise<void> {
  await withUsers(trial.world, { left: 'admin' }, async ({ left }) => {
    await trial.get('removeMember', { path: { id: left.id } });
    const back = await enrol(trial.world, 'finance', trial.tenant, left.email);
    try {
      await signIn(back);
      await expectWrites(trial, back, null, 'who is a member again');
      await expectWrites(trial, left, [401, 'unauthenticated'], 'a session of before the removal');
      const { email, password } = left;
      const refused = await left.browser
        .another('a stranger')
        .call('startSignIn', { body: { email, password } });
      trial.expectRefusal(refused, 401, 'unauthenticated', 'a password of before the removal');
      const members = objectsAt(await trial.get('listMembers', { query: { limit: 200 } }), 'data');
      const shown = members.filter((member) => textAt(member, 'email') === email);
      const isOne = shown.length === 1 && textAt(shown[0], 'role') === 'finance';
      trial.expect(isOne, 'listMembers', `who came back is shown ${shown.length} times`);
    } finally {
      await dismiss(trial.world, back);
    }
  });
}

/** Takes all owners but one out of the other account, whose last one stays. */
async function tryLastOwner(trial: Trial): Promise<void> {
  const other = confirmedOther(trial.world);
  if (other === undefined) return;
  const [one, two] = [await enrol(trial.world, 'owner', other), await enrol(trial.world, 'owner', other)];
  const members = objectsAt(await other.do('listMembers', { query: { limit: 200 } }), 'data');
  const strangers = members.filter(
    (member) => textAt(member, 'role') === 'owner' && ![one.id, two.id].includes(textAt(member, 'id')),
  );
  for (const member of strangers)
    await other.do('updateMember', { path: { id: textAt(member, 'id') }, body: { role: 'admin' } });
  const demote = (id: string) =>
    trial.call('updateMember', { path: { id }, body: { role: 'admin' }, caller: other.caller });
  const [first, second] = await Promise.all([demote(one.id), demote(two.id)]);
  const statuses = [first, second].map(statusOf).toSorted((a, b) => a - b);
  trial.expect(
    statuses.join() === '200,409',
    'updateMember',
    `two owners who are demoted at once: ${statuses.join()}`,
    [first, second],
  );
  const last = statusOf(first) === 200 ? two : one;
  trial.expectRefusal(await demote(last.id), 409, 'invalid_state', 'the last owner who is demoted');
  const removed = await trial.call('removeMember', { path: { id: last.id }, caller: other.caller });
  trial.expectRefusal(removed, 409, 'invalid_state', 'the last owner who is removed');
}

export const members: Check = {
  name: 'members',
  title:
    'An owner gives and takes every role and removes members, an admin gives every role but owner and removes nobody; a new role counts from the next request on, who was removed is nobody, and an account never goes from one owner to none',
  source: 'decision',
  appliesTo: ({ id }) => ['listMembers', 'updateMember', 'removeMember', 'createInvitation'].includes(id),
  lacks: (world) => lacksKeys(world) ?? lacksUsers(world),
  run: async (trial) => {
    for (const rank of ['owner', 'admin'] as const) await tryGiving(trial, rank);
    await tryAdmin(trial);
    await tryChanges(trial);
    await tryReturn(trial);
    await tryLastOwner(trial);
  },
};
