import fc from 'fast-check';
import { expect, it } from 'vitest';
import { systemBytes } from '../../identity/random.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseAddress } from '../../net/ip-network.ts';
import { ROLES, scopesHeld, type Role } from '../../identity/roles.ts';
import {
  arbitraryAddresses,
  arbitraryScopes,
  arbitraryStanding,
  arbitraryTerms,
  SOME_ADDRESSES,
} from '../../testing/worlds/random-keys.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import type { KeyTerms, Standing } from '../../writes/standing.ts';
import type { CallersContext } from '../../writes/standing.ts';
import type { Effect, Loaded, Need } from '../../writes/write.ts';
import { isAllowedFrom } from './rules.ts';
import { apiKeysTable, newApiKey, type ApiKey } from './table.ts';
import { createApiKey } from './create-api-key.ts';
import { rotateApiKey } from './rotate-api-key.ts';
import { updateApiKey } from './update-api-key.ts';

const NOW = Date.UTC(2026, 2, 4, 5);
const LATER = NOW + 60_000;

/** How much each role may give: whoever gives has at least as much. */
const RANK: Readonly<Record<Role, number>> = {
  owner: 3,
  admin: 2,
  developer: 1,
  finance: 0,
  viewer: 0,
  platform_admin: 0,
};
const GIVEN_BY: Readonly<Record<Role, number>> = {
  owner: 3,
  admin: 2,
  developer: 1,
  finance: 1,
  viewer: 1,
  platform_admin: 4,
};

/** In what a key would hold more than whoever asked for it, by each of its holders alone. */
function excesses({ environment, key, userRole }: Standing, given: KeyTerms): string[] {
  const held = scopesHeld(given, environment);
  const holders = [
    ...(key === null ? [] : [{ role: key.role, scopes: key.scopes }]),
    ...(userRole === null ? [] : [{ role: userRole, scopes: null }]),
  ];
  const beyond = holders.flatMap((holder) => {
    const own = scopesHeld(holder, environment);
    const rank = RANK[holder.role] < GIVEN_BY[given.role] ? [`the role ${given.role}`] : [];
    return [...rank, ...held.filter((scope) => !own.includes(scope))];
  });
  if (key === null) return beyond;
  const isFrom = (list: readonly string[] | null, address: string): boolean =>
    list === null || isAllowedFrom(list, parseAddress(address));
  const places = SOME_ADDRESSES.filter(
    (address) => isFrom(given.allowedIps, address) && !isFrom(key.allowedIps, address),
  );
  const isLonger = key.expiresAt !== null && (given.expiresAt ?? Infinity) > key.expiresAt;
  return [...beyond, ...places, ...(isLonger ? ['a later end'] : [])];
}

const STEP_UP = { id: 'stu_1', actor: null };

const end = fc.option(fc.integer({ min: LATER, max: LATER + 3 }).map((at) => new Date(at).toISOString()));

const changes = {
  scopes: arbitraryScopes() as fc.Arbitrary<RequestOf<'createApiKey'>['body']['scopes']>,
  allowedIps: arbitraryAddresses(),
  expiresAt: end,
};

const createBody = fc.record(
  {
    name: fc.constant('A key'),
    type: fc.constant('secret' as const),
    role: fc.constantFrom(...ROLES.filter((role) => role !== 'platform_admin')),
    ...changes,
  },
  { requiredKeys: ['name', 'type', 'role'] },
);

const changeBody = fc.record(changes, { requiredKeys: [] });

interface Handler {
  readonly needs: (request: never, head: never, serverNow: number) => readonly Need[];
  readonly decide: (
    request: never,
    loaded: Loaded,
    context: CallersContext,
    found: never,
  ) => { readonly reply: unknown; readonly effects: readonly Effect[] };
}

/** Has somebody ask; answers the key as it was before and is afterwards, and nothing where they were refused. */
function ask(
  world: TestWorld,
  handler: unknown,
  request: object,
  standing: Standing,
): { readonly id: string } | undefined {
  const { needs, decide } = handler as Handler;
  let reply: unknown;
  try {
    world.decide(
      (loaded, context) => {
        const decided = decide(request as never, loaded, { ...context, standing }, undefined as never);
        reply = decided.reply;
        return decided;
      },
      needs(request as never, world.context.head as never, world.now),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
  return reply as { readonly id: string };
}

function worldWith(
  terms: KeyTerms,
  environment: Standing['environment'],
): { world: TestWorld; before: ApiKey } {
  const world = new TestWorld({ now: NOW });
  const { row: before } = newApiKey(
    {
      ...terms,
      id: 'key_before',
      tenantId: world.tenantId,
      environment,
      name: 'Before',
      type: 'secret',
      createdBy: 'test',
      now: NOW,
    },
    { randomBytes: systemBytes },
  );
  world.add(apiKeysTable, before);
  return { world, before };
}

it('a new key never holds more than whoever makes it', () => {
  let given = 0;
  fc.assert(
    fc.property(arbitraryStanding(LATER), createBody, (standing, body) => {
      const world = new TestWorld({ now: NOW });
      const made = ask(world, createApiKey, { path: {}, query: {}, body, stepUp: STEP_UP }, standing);
      if (made === undefined) return;
      given += 1;
      expect(excesses(standing, world.loaded.find(apiKeysTable, { id: made.id })!)).toEqual([]);
    }),
  );
  expect(given).toBeGreaterThan(0);
});

it.each([
  ['a changed key', updateApiKey],
  ['a successor', rotateApiKey],
])('%s never holds more than whoever asks, who could have made it as it was', (_name, handler) => {
  let given = 0;
  fc.assert(
    fc.property(arbitraryStanding(LATER), arbitraryTerms(LATER), changeBody, (standing, terms, body) => {
      const { world, before } = worldWith(terms, standing.environment);
      const request = { path: { id: before.id }, query: {}, body, stepUp: STEP_UP };
      const reply = ask(world, handler, request, standing);
      if (reply === undefined) return;
      given += 1;
      const after = world.loaded.find(apiKeysTable, { id: reply.id })!;
      const isSuccessor = after.id !== before.id;
      // What a change does not name is none of its giving.
      const judged: KeyTerms = {
        ...after,
        ...(isSuccessor || 'allowedIps' in body ? {} : { allowedIps: standing.key?.allowedIps ?? null }),
        ...(isSuccessor || 'expiresAt' in body ? {} : { expiresAt: standing.key?.expiresAt ?? null }),
      };
      expect(excesses(standing, judged)).toEqual([]);
      const asItWas = { ...before, allowedIps: judged.allowedIps, expiresAt: judged.expiresAt };
      expect(excesses(standing, asItWas)).toEqual([]);
      expect(after.role).toBe(before.role);
    }),
  );
  expect(given).toBeGreaterThan(0);
});
