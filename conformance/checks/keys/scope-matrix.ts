import type { Operation } from '../../contract/operation.ts';
import { statusOf } from '../../http/exchange.ts';
import { textAt } from '../../json/json.ts';
import { dismiss, enrol, lacksUsers, USER_ROLES, type Person, type UserRole } from '../../people/person.ts';
import { bearer, type Call, type Caller } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { holdsScope } from '../../suite/credentials.ts';
import { lacksKeys, makeKey, revokeQuietly, SCOPES, type MadeKey } from '../../suite/keys.ts';
import { untilEnded } from '../../suite/made-keys.ts';
import { refusedCall, validCall } from '../../suite/valid-call.ts';
import { shown, type Trial } from '../../suite/trial.ts';

/** What each role implies in a sandbox ("Keys" in the contract's description). */
const ROLE_SCOPES: Readonly<Record<UserRole, readonly string[]>> = {
  owner: SCOPES,
  admin: SCOPES,
  developer: SCOPES.filter((scope) => scope !== 'team:write'),
  finance: [
    'treasury:write',
    'transfers:read',
    'customers:read',
    'routes:read',
    'fees:read',
    'rates:read',
    'settings:read',
  ],
  viewer: SCOPES.filter((scope) => scope.endsWith(':read')),
};

type Expected = 'success' | readonly [status: number, code: string];

interface Column {
  readonly name: string;
  readonly caller: Caller | null;
  readonly expect: (operation: Operation) => Expected;
}

const NOBODY: Expected = [401, 'unauthenticated'];

/** What a holder of scopes is answered; whoever has not confirmed, is asked for that once the scope is there. */
function ofScopes(scopes: readonly string[]): Column['expect'] {
  return ({ scope, needsStepUp }) => {
    if (scope !== null && !holdsScope(scopes, scope)) return [403, 'insufficient_scope'];
    return needsStepUp ? [403, 'step_up_required'] : 'success';
  };
}

function strangers({ session, tenant }: Trial['world']): Column[] {
  const { deadKeys, publishableKey } = session.credentials;
  const wrong = `${tenant.key.slice(0, -1)}${tenant.key.endsWith('a') ? 'b' : 'a'}`;
  const dead: [string, Caller | null][] = [
    ['nobody', null],
    ['a wrong key', bearer('a wrong key', wrong)],
    ...deadKeys.map(({ why, key }): [string, Caller] => [`a ${why} key`, bearer(`${why} key`, key)]),
  ];
  const columns = dead.map(([name, caller]): Column => ({ name, caller, expect: () => NOBODY }));
  if (publishableKey === undefined) return columns;
  const publishable: Column = {
    name: 'a publishable key',
    caller: bearer('publishable key', publishableKey),
    expect: ({ keyKinds }) => (keyKinds.includes('publishable') ? 'success' : [403, 'secret_key_required']),
  };
  return [...columns, publishable];
}

/** All who call, with what has to be taken away after them. */
interface Columns {
  readonly columns: readonly Column[];
  readonly keys: readonly MadeKey[];
  readonly users: readonly Person[];
}

async function makeColumns(trial: Trial): Promise<Columns> {
  const keys: MadeKey[] = [];
  for (const scope of SCOPES) keys.push(await makeKey(trial.tenant, { scopes: [scope] }));
  const revoked = await makeKey(trial.tenant);
  await trial.get('revokeApiKey', { path: { id: revoked.id } });
  const users: Person[] = [];
  for (const role of USER_ROLES) users.push(await enrol(trial.world, role));
  return {
    keys,
    users,
    columns: [
      ...strangers(trial.world),
      { name: 'a key that was just revoked', caller: revoked.caller, expect: () => NOBODY },
      ...keys.map(({ caller }, index): Column => ({
        name: `a key with ${SCOPES[index] ?? ''}`,
        caller,
        expect: ofScopes([SCOPES[index] ?? '']),
      })),
      ...users.map(({ role, browser }): Column => ({
        name: `a session of the role ${role}`,
        caller: browser.caller,
        expect: ofScopes(ROLE_SCOPES[role]),
      })),
    ],
  };
}

async function tryCell(
  trial: Trial,
  operation: Operation,
  { name, caller, expect }: Column,
  refused: Call,
): Promise<void> {
  const expected = expect(operation);
  // What is refused for its caller leaves its records and its key unused: one call serves all of them.
  const call = expected === 'success' ? await validCall(operation.id, trial.tenant, trial.session) : refused;
  const exchange = await trial.call(operation.id, { ...call, caller, stepUpToken: null });
  if (expected === 'success') {
    const { status } = operation.success;
    const isRight = statusOf(exchange) === status;
    trial.expect(isRight, operation.id, `${name}: ${shown(exchange)} instead of ${status}`, [exchange]);
    return;
  }
  if (!trial.expectRefusal(exchange, ...expected, name) || expected[1] !== 'insufficient_scope') return;
  const needed = operation.scope ?? '';
  const isNamed = textAt(exchange.response?.json, 'message').includes(needed);
  trial.expect(isNamed, operation.id, `the refusal does not name the scope ${needed}`, [exchange]);
}

export const scopeMatrix: Check = {
  name: 'scope-matrix',
  title:
    'A scoped key may call only endpoints of the families it holds; otherwise 403 insufficient_scope, whose message names the required scope: every operation by nobody, a wrong, a dead and a publishable key, a key of each scope, and a session of each role',
  source: 'given',
  appliesTo: ({ isAuthenticated }) => isAuthenticated,
  lacks: (world) => lacksKeys(world) ?? lacksUsers(world),
  run: async (trial) => {
    await untilEnded(trial.session);
    const { columns, keys, users } = await makeColumns(trial);
    let checked = 0;
    try {
      await trial.together(trial.operations, async (part, operation) => {
        const call = await refusedCall(operation.id, part.tenant, part.session);
        for (const column of columns) {
          await tryCell(part, operation, column, call);
          checked += 1;
        }
      });
    } finally {
      trial.session.matrices.set('scope-matrix', { checked, of: trial.operations.length * columns.length });
      for (const { id } of keys) await revokeQuietly(trial, id);
      for (const person of users) await dismiss(trial.world, person);
    }
  },
};
