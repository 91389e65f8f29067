import { objectsAt, textAt } from '../../json/json.ts';
import { lacksUsers, withUsers } from '../../people/person.ts';
import { bearer } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { lacksKeys, withKeys } from '../../suite/keys.ts';
import { plainBeneficiary } from '../../suite/plain-bodies.ts';
import { walkList } from '../../suite/walk-list.ts';
import type { Trial } from '../../suite/trial.ts';

/** How often the feed tells a change of a record. */
async function expectOnce(trial: Trial, type: string, id: string): Promise<void> {
  const entries = await walkList(trial, 'listActivity', { limit: 200, type }, { atMost: 400 });
  const found = entries.filter((entry) => textAt(entry, 'resource', 'id') === id).length;
  trial.expect(found === 1, 'listActivity', `the feed tells ${found} times that ${type} of ${id}`);
}

/** What the feed tells of people and keys, and what it does not. */
export const activityPrivacy: Check = {
  name: 'activity-privacy',
  title:
    'A publishable key reads the activity: each change of keys and members is told once, and no e-mail address, name, account number or key text is in it',
  source: 'decision',
  appliesTo: ({ id }) => id === 'listActivity',
  lacks: (world) => lacksKeys(world) ?? lacksUsers(world),
  run: async (trial) => {
    const { publishableKey } = trial.session.credentials;
    const caller = publishableKey === undefined ? trial.tenant.caller : bearer('browser', publishableKey);
    await withUsers(trial.world, { person: 'viewer' }, async ({ person }) => {
      await withKeys(trial, { made: { name: 'Named for the feed' } }, async ({ made }) => {
        await trial.tenant.newBeneficiary();
        const role = { path: { id: person.id }, body: { role: 'finance' } };
        await trial.get('updateMember', role);
        const feed = JSON.stringify(await trial.get('listActivity', { query: { limit: 200 }, caller }));
        const { destination } = plainBeneficiary() as { destination: Readonly<Record<string, string>> };
        for (const [what, text] of [
          ["a member's address", person.email],
          ['the text of a key', made.key],
          ['the name of a key', 'Named for the feed'],
          ['an account number', destination['accountNumber'] ?? ''],
          ["a payee's name", destination['accountName'] ?? ''],
        ] as const) {
          trial.expect(text !== '' && !feed.includes(text), 'listActivity', `the feed shows ${what}`);
        }
        await expectOnce(trial, 'api_key.created', made.id);
        await expectOnce(trial, 'team.member_added', person.id);
        await expectOnce(trial, 'team.member_role_changed', person.id);
        const told = objectsAt(await trial.get('listActivity', { query: { limit: 200 } }), 'data');
        const isHidden = told.every((entry) => !textAt(entry, 'type').startsWith('user.'));
        trial.expect(isHidden, 'listActivity', 'the feed tells how people sign in');
      });
    });
  },
};
