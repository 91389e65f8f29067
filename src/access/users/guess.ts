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

/** A guess that counts as wrong until it is given back. */
export interface TakenGuess {
  readonly place: GuessPlace;
  readonly lock: OwnLock;
  readonly at: Moment;
}

/** The name under which guesses against an address are counted: it tells nobody the address. */
export function guessKey(signer: Signer, email: string): string {
  return signer.sign('e-mail of guesses', email);
}

/** Where guesses against an address from one class of devices are counted. */
export function guessPlace(users: UserServices, email: string, device: string): GuessPlace {
  return { emailKey: guessKey(users.signer, email), device };
}

/** A counter that tells the lock that it stands under. */
export function underLock(
  counter: GuessCounter,
  lock: OwnLock,
  sealer: CommonContext['sealer'],
): GuessCounter {
  return { ...counter, lockSealed: counter.lockSealed ?? sealer.seal(guessLockPlace(counter), lock) };
}

/** What a decision needs to give a guess back. */
export function guessNeed({ place }: TakenGuess): Need {
  return need(guessCountersTable, { ...place });
}

/** Gives a guess back in the decision that it was right for. */
export function guessGivenBack({ guesses }: UserServices, taken: TakenGuess, loaded: Loaded): RowEffect[] {
  const counter = loaded.find(guessCountersTable, { ...taken.place });
  return counter === undefined
    ? []
    : [saveRow(guessCountersTable, giveGuessBack(counter, taken.at, guesses))];
}

/** A guess that was counted, and whether no more are tried behind it. */
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

/** Gives a guess back that was right, where nothing is taken in for it. */
export async function giveBack({ writeQueue, guesses }: UserServices, taken: TakenGuess): Promise<void> {
  await writeQueue.submit(uncountGuess(taken, guesses));
}

/** Writes down that somebody is locked out, where there is anybody, once the guess that locks has proved wrong. */
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

/** What was found right, with the guess that it took. */
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
    // It could not be tried, which is what whoever asks hears; a guess that stays counted ends with its window.
    await users.writeQueue.submit(uncountGuess(taken, rules)).catch(() => null);
    throw error;
  }
  const note = isLast ? whenLocked() : null;
  if (note !== null) await users.writeQueue.submit(note);
  return null;
}

/**
 * Tries a password or a code of somebody, whether there is anybody or not. It counts before it is tried, so that a crowd
 * that comes at once tries no more than one that comes one by one. What was right is given back by the decision that takes it
 * in.
 * @param tryIt answers null where it is wrong
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
 * Counts an attempt to use a link, whatever comes of it, and tries what has to be right for it. So a link is no way to have the
 * service compute without end.
 * @param email whose link it is
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

/** @throws ApiError rate_limited when too much was wrong from an address on the network */
export async function refuseLockedAddress(users: UserServices, { ipAddress }: RequestFacts): Promise<void> {
  if (users.addressGuesses === null) return;
  const place = addressPlace(users, countedAs(ipAddress));
  const [counter] = await selectMatching(users.database.reader, guessCountersTable, [place]);
  requireUnlocked(counter, users.clock());
}

/**
 * Tries something on behalf of an address on the network, where those are counted: what was wrong counts for it. All addresses
 * that cannot be determined share one counter.
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
