import { bodyOf } from '../../http/exchange.ts';
import { canonicalJson } from '../../json/canonical-json.ts';
import { confirm, dismiss, enrol, lacksUsers, succeed, withUsers, type Person } from '../../people/person.ts';
import type { Check } from '../../suite/check.ts';
import { differences, footprintOf } from '../../suite/footprint.ts';
import { refusedCall, validCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';
import { confirmedOther } from '../../suite/world.ts';

/** Tokens that confirm nothing for a key of the account, by what is wrong with each. */
interface BadTokens {
  readonly tokens: readonly (readonly [what: string, token: string])[];
  readonly dismiss: () => Promise<void>;
}

async function endedTokens(person: Person): Promise<[string, string][]> {
  const replaced = await confirm(person);
  const newer = await confirm(person);
  await succeed(person.browser, 'signOut');
  return [
    ['a token that a newer one has replaced', replaced],
    ['the token of a session that has ended', newer],
  ];
}

async function badTokens(
  trial: Trial,
  users: Readonly<Record<'gone' | 'viewer', Person>>,
): Promise<BadTokens> {
  const other = confirmedOther(trial.world);
  const stranger = other === undefined ? undefined : await enrol(trial.world, 'owner', other);
  const foreign =
    stranger === undefined ? [] : [["the token of another account's user", await confirm(stranger)] as const];
  return {
    tokens: [
      ...(await endedTokens(users.gone)),
      ['the token of a user whose role does not allow it', await confirm(users.viewer)],
      ...foreign,
    ],
    dismiss: async () => {
      if (stranger !== undefined) await dismiss(trial.world, stranger);
    },
  };
}

export const confirmations: Check = {
  name: 'confirmations',
  title:
    'API key creation, rotation, restriction and revocation, inviting a teammate and developer-fee changes need a recent second-factor confirmation of a signed-in user, whose role allows them and whose session still stands',
  source: 'given',
  appliesTo: ({ needsStepUp }) => needsStepUp,
  lacks: lacksUsers,
  run: async (trial) => {
    const roles = { gone: 'admin', viewer: 'viewer', owner: 'owner', unconfirmed: 'owner' } as const;
    await withUsers(trial.world, roles, async ({ gone, viewer, owner, unconfirmed }) => {
      const { tokens, dismiss } = await badTokens(trial, { gone, viewer });
      const right = await confirm(owner);
      const before = await footprintOf(trial.tenant);
      const faces = new Set<string>();
      await trial.each(trial.operations, async ({ id }) => {
        const call = await refusedCall(id, trial.tenant, trial.session);
        for (const [what, stepUpToken] of tokens) {
          const exchange = await trial.call(id, { ...call, stepUpToken });
          trial.expectRefusal(exchange, 403, 'step_up_required', what);
          faces.add(canonicalJson({ ...(bodyOf(exchange) as object), requestId: '' }));
        }
        const twice = await trial.call(id, {
          ...call,
          headers: { 'Step-Up-Token': [right, right] },
          intent: 'open',
        });
        trial.expectRefusal(twice, 403, 'step_up_required', 'two headers');
        const bySession = await trial.call(id, {
          ...call,
          caller: unconfirmed.browser.caller,
          stepUpToken: right,
        });
        trial.expectRefusal(bySession, 403, 'step_up_required', 'a session with a token that is not its own');
      });
      const [first] = trial.operations;
      trial.expect(faces.size === 1, first?.id ?? '', 'the refusals tell what is wrong with a token');
      const changed = differences(before, await footprintOf(trial.tenant));
      trial.expect(changed.length === 0, first?.id ?? '', `refused calls changed ${changed.join(', ')}`);
      await trial.each(trial.operations, async ({ id }) => {
        const byKey = await trial.call(id, {
          ...(await validCall(id, trial.tenant, trial.session)),
          stepUpToken: right,
        });
        trial.demandSuccess(byKey, "a key with an owner's token");
        const { caller } = owner.browser;
        const bySession = await trial.call(id, {
          ...(await validCall(id, trial.tenant, trial.session)),
          caller,
          stepUpToken: null,
        });
        trial.demandSuccess(bySession, 'a session that was confirmed');
      });
      await dismiss();
    });
  },
};
