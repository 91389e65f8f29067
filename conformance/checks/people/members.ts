import { bodyOf, statusOf } from '../../http/exchange.ts';
import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import {
  confirm,
  dismiss,
  enrol,
  lacksUsers,
  newEmail,
  signIn,
  USER_ROLES,
  withUsers,
  type Person,
  type UserRole,
} from '../../people/person.ts';
import type { Check } from '../../suite/check.ts';
import { by, lacksKeys, madeKey, makeKey, revokeQuietly } from '../../suite/keys.ts';
import type { Trial } from '../../suite/trial.ts';
import { confirmedOther } from '../../suite/world.ts';

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

/** Writes by the session of a user, once on each of the servers. */
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
    await confirm(removed);
    const facts = { name: 'Left behind', type: 'secret', role: 'admin' };
    const created = await trial.call('createApiKey', { body: facts, caller: removed.browser.caller });
    trial.demandSuccess(created, 'a key that an admin makes');
    const left = madeKey(bodyOf(created) as JsonObject);
    const maker = textAt(left.record, 'createdBy');
    trial.expect(maker === removed.id, 'createApiKey', `it says that ${maker} has made it`, [created]);
    await trial.call('removeMember', { path: { id: removed.id } });
    await expectWrites(trial, removed, [401, 'unauthenticated'], 'who was removed');
    const kept = await trial.call('updateTreasurySettings', by(left, { body: { poboEnabled: true } }));
    trial.demandSuccess(kept, 'a write by a key whose maker was removed');
    await revokeQuietly(trial, left.id);
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
    'An owner gives and takes every role and removes members, an admin gives every role but owner and removes no member; a new role counts from the next request on, who was removed is no member, and an account never goes from one owner to none',
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
