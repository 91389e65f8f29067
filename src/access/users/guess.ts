import type { Moment } from '../../calendar/clock.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { type RowEffect, saveRow } from '../../db/statements/table.ts';
import { type RequestFacts, userActor } from '../../identity/actor.ts';
import { countedAs } from '../../net/ip-network.ts';
import { auditEntry } from '../../outbox/audit-entry.ts';
import type { Signer } from '../../sealing/signer.ts';
import {
  type CommonContext,
  type Loaded,
  type Need,
  type OwnLock,
  type TenantlessWrite,
  need,
} from '../../writes/write.ts';
import type { UserServices } from './user-services.ts';
import {
  type GuessCounter,
  type GuessPlace,
  type GuessRules,
  giveGuessBack,
  guessCountersTable,
  guessLockPlace,
  personLock,
  requireUnlocked,
  takeGuess,
  usersTable,
} from './table.ts';

export interface TakenGuess {
  readonly place: GuessPlace;
  readonly lock: OwnLock;
  readonly at: Moment;
}

/** Does not reveal the address. */
export function guessKey(signer: Signer, email: string): string {
  return signer.sign('e-mail of guesses', email);
}

export function guessPlace(users: UserServices, email: string, device: string): GuessPlace {
  return { emailKey: guessKey(users.signer, email), device };
}

/** Sealed: the lock's name holds the address. */
export function underLock(
  counter: GuessCounter,
  lock: OwnLock,
  sealer: CommonContext['sealer'],
): GuessCounter {
  return { ...counter, lockSealed: counter.lockSealed ?? sealer.seal(guessLockPlace(counter), lock) };
}

export function guessNeed({ place }: TakenGuess): Need {
  return need(guessCountersTable, { ...place });
}

/** In the decision it was right for. */
export function guessGivenBack({ guesses }: UserServices, taken: TakenGuess, loaded: Loaded): RowEffect[] {
  const counter = loaded.find(guessCountersTable, { ...taken.place });
  return counter === undefined
    ? []
    : [saveRow(guessCountersTable, giveGuessBack(counter, taken.at, guesses))];
}

/** Whether it was the last one allowed. */
interface CountedGuess {
  readonly at: Moment;
  readonly isLast: boolean;
}

function countGuess(place: GuessPlace, lock: OwnLock, rules: GuessRules): TenantlessWrite<CountedGuess> {
  return {
    lock,
    actor: userActor(''),
    claimed: false,
    needs: () => [need(guessCountersTable, { ...place })],
    decide: (loaded, { serverNow, sealer }) => {
      const counter = takeGuess(loaded.find(guessCountersTable, { ...place }), place, rules, serverNow);
      return {
        reply: { at: serverNow, isLast: counter.lockedUntil !== null },
        effects: [saveRow(guessCountersTable, underLock(counter, lock, sealer))],
      };
    },
  };
}

function uncountGuess({ place, lock, at }: TakenGuess, rules: GuessRules): TenantlessWrite<null> {
  return {
    lock,
    actor: userActor(''),
    claimed: false,
    needs: () => [need(guessCountersTable, { ...place })],
    decide: (loaded) => {
      const counter = loaded.find(guessCountersTable, { ...place });
      const effects =
        counter === undefined ? [] : [saveRow(guessCountersTable, giveGuessBack(counter, at, rules))];
      return { reply: null, effects };
    },
  };
}

/** A right guess whose success writes nothing else. */
export async function giveBack({ writeQueue, guesses }: UserServices, taken: TakenGuess): Promise<void> {
  await writeQueue.submit(uncountGuess(taken, guesses));
}

/** Written once the locking guess has proved wrong, for known users. */
function noteLock(place: GuessPlace, email: string, request: RequestFacts): TenantlessWrite<null> {
  return {
    lock: personLock(email),
    actor: userActor(''),
    request,
    claimed: false,
    needs: () => [need(guessCountersTable, { ...place }), need(usersTable, { email })],
    decide: (loaded, context) => {
      const isLocked = loaded.find(guessCountersTable, { ...place })?.lockedUntil != null;
      const user = loaded.list(usersTable, { email }).find(({ removedAt }) => removedAt === null);
      if (!isLocked || user === undefined) return { reply: null, effects: [] };
      const { id: resourceId, tenantId } = user;
      const entry = auditEntry(context, { tenantId, type: 'user.locked', resourceId, actor: null });
      return { reply: null, effects: [entry] };
    },
  };
}

/** With the guess it used. */
export interface RightGuess<Found> {
  readonly found: Found;
  readonly taken: TakenGuess;
}

async function counted<Found>(
  users: UserServices,
  place: GuessPlace,
  lock: OwnLock,
  rules: GuessRules,
  tryIt: () => Promise<Found | null>,
  whenLocked: () => TenantlessWrite<null> | null,
): Promise<RightGuess<Found> | null> {
  const { at, isLast } = await users.writeQueue.submit(countGuess(place, lock, rules));
  const taken = { place, lock, at };
  try {
    const found = await tryIt();
    if (found !== null) return { found, taken };
  } catch (error) {
    // It could not be tried; a guess that stays counted ends with its window.
    await users.writeQueue.submit(uncountGuess(taken, rules)).catch(() => null);
    throw error;
  }
  const note = isLast ? whenLocked() : null;
  if (note !== null) await users.writeQueue.submit(note);
  return null;
}

/**
 * Tries a password or code, of a known user or not. Counted before it is tried, so that a crowd gets no more tries than
 * a queue; a right one is given back by its decision.
 * @param tryIt null if wrong
 * @throws ApiError rate_limited
 */
export function tryGuess<Found>(
  users: UserServices,
  email: string,
  device: string,
  request: RequestFacts,
  tryIt: () => Promise<Found | null>,
): Promise<RightGuess<Found> | null> {
  const place = guessPlace(users, email, device);
  const whenLocked = (): TenantlessWrite<null> => noteLock(place, email, request);
  return counted(users, place, personLock(email), users.guesses, tryIt, whenLocked);
}

/**
 * Counts every attempt at a link before any computing.
 * @param email the link's
 * @throws ApiError rate_limited
 */
export async function tryLink<Found>(
  users: UserServices,
  { id, email }: { readonly id: string; readonly email: string },
  tryIt: () => Promise<Found | null>,
): Promise<Found | null> {
  const place = guessPlace(users, email, id);
  const right = await counted(users, place, personLock(email), users.guesses, tryIt, () => null);
  return right === null ? null : right.found;
}

function addressPlace({ signer }: UserServices, address: string): GuessPlace {
  return { emailKey: signer.sign('address of guesses', address), device: 'address' };
}

/** @throws ApiError rate_limited after too many faults from a network address */
export async function refuseLockedAddress(users: UserServices, { ipAddress }: RequestFacts): Promise<void> {
  if (users.addressGuesses === null) return;
  const place = addressPlace(users, countedAs(ipAddress));
  const [counter] = await selectMatching(users.database.reader, guessCountersTable, [place]);
  requireUnlocked(counter, users.clock());
}

/**
 * Wrong tries count against the network address; unknown addresses share a counter.
 * @throws ApiError rate_limited
 */
export async function countedByAddress<Found>(
  users: UserServices,
  { ipAddress }: RequestFacts,
  tryIt: () => Promise<Found | null>,
): Promise<Found | null> {
  const { addressGuesses: rules, writeQueue } = users;
  if (rules === null) return tryIt();
  const address = countedAs(ipAddress);
  const place = addressPlace(users, address);
  const right = await counted(users, place, personLock(address), rules, tryIt, () => null);
  if (right === null) return null;
  await writeQueue.submit(uncountGuess(right.taken, rules));
  return right.found;
}
