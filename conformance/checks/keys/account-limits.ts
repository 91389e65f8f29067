import { statusOf, type Exchange } from '../../http/exchange.ts';
import { textAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { lacksKeys } from '../../suite/keys.ts';
import type { Session } from '../../suite/session.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';
import type { World } from '../../suite/world.ts';

const AT_ONCE = 8;

/** Records of which an account has only so many that still work. */
interface Limited {
  readonly create: string;
  readonly remove: string;
  readonly list: string;
  /** Which of the list count. */
  readonly statuses: readonly string[];
  /** As x-account-limits calls it. */
  readonly limit: string;
  readonly body: (trial: Trial) => JsonObject;
}

const LIMITED: readonly Limited[] = [
  {
    create: 'createApiKey',
    remove: 'revokeApiKey',
    list: 'listApiKeys',
    statuses: ['active', 'retiring'],
    limit: 'keys',
    body: () => ({ name: 'one of very many', type: 'secret', role: 'viewer', scopes: ['rates:read'] }),
  },
  {
    create: 'createInvitation',
    remove: 'revokeInvitation',
    list: 'listInvitations',
    statuses: ['pending'],
    limit: 'pendingInvitations',
    body: ({ session }) => ({ email: `${session.newName('many')}@conformance.example`, role: 'viewer' }),
  },
];

function mostOf({ contract }: Session, { create, limit }: Limited): number | undefined {
  return contract.operations.get(create)?.accountLimits.get(limit);
}

function lacksLimits({ session }: World): string | undefined {
  const isNamed = LIMITED.some((limited) => mostOf(session, limited) !== undefined);
  return isNamed ? undefined : 'the contract names no limits of an account (x-account-limits)';
}

async function countOf(trial: Trial, { list, statuses }: Limited): Promise<number> {
  const found = await Promise.all(statuses.map((status) => walkList(trial, list, { limit: 200, status })));
  return found.reduce((sum, records) => sum + records.length, 0);
}

/** Makes records until the account has as many as it can, and two that race for no place. */
async function fill(trial: Trial, limited: Limited, most: number, made: string[]): Promise<void> {
  const free = most - (await countOf(trial, limited));
  const before = made.length;
  for (let count = 0; count < free + 2; count += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, free + 2 - count) }, async (): Promise<Exchange> =>
      trial.call(limited.create, { body: limited.body(trial) }),
    );
    for (const exchange of await Promise.all(batch)) {
      if (statusOf(exchange) === 201) made.push(textAt(exchange.response?.json, 'id'));
      else trial.expectRefusal(exchange, 422, 'limit_exceeded', `one more than ${most}`);
    }
  }
  const came = made.length - before;
  trial.expect(came === free, limited.create, `${came} were made where there was room for ${free}`);
}

async function tryLimit(trial: Trial, limited: Limited): Promise<void> {
  const most = mostOf(trial.session, limited);
  // A contract that names no limit promises none.
  if (most === undefined) return;
  const made: string[] = [];
  const remove = async (id: string): Promise<Exchange> => trial.call(limited.remove, { path: { id } });
  try {
    await fill(trial, limited, most, made);
    const [first] = made.splice(0, 1);
    if (first === undefined) return;
    await remove(first);
    const next = await trial.call(limited.create, { body: limited.body(trial) });
    trial.demandSuccess(next, 'one in the place of one that no longer works');
    made.push(textAt(next.response?.json, 'id'));
  } finally {
    await Promise.all(made.map(remove));
  }
}

export const accountLimits: Check = {
  name: 'account-limits',
  title:
    'An account has at most as many keys that are active or retiring, and pending invitations, as the contract says, also where many are made at once; the place of one that no longer works is free again',
  source: 'decision',
  isBeside: true,
  appliesTo: named('createApiKey', 'createInvitation'),
  lacks: (world) => lacksKeys(world) ?? lacksLimits(world),
  run: async (trial) => {
    for (const limited of LIMITED) await tryLimit(trial, limited);
  },
};
