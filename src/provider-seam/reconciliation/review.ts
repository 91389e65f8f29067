import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type ReviewNote, isReviewed, recordReview, reviewNeed, reviewer } from '../../writes/review.ts';
import { type Loaded, type TenantlessWrite, need } from '../../writes/write.ts';
import {
  type EntryKey,
  type ProviderEntry,
  nameOfEntry,
  providerEntriesTable,
} from '../inbox/entry-table.ts';
import type { Leg } from './leg.ts';
import { entryMatchesTable, findOpen, isTaken, matchEntry, matchNeeds } from './match-table.ts';

/** @throws ApiError not_found */
function getEntry(loaded: Loaded, { provider, adapter, entryId }: EntryKey): ProviderEntry {
  const entry = loaded.find(providerEntriesTable, { provider, adapter, entryId });
  if (entry === undefined) throw new ApiError('not_found');
  return entry;
}

function reviewEntry(
  { provider, adapter, entryId }: EntryKey,
  leg: Leg | null,
  note: ReviewNote,
  decide: TenantlessWrite<null>['decide'],
): TenantlessWrite<null> {
  const key = { provider, adapter, entryId };
  return {
    lock: 'platform',
    actor: reviewer(note),
    claimed: true,
    needs: () => [need(providerEntriesTable, key), ...matchNeeds({ entry: key, leg }), reviewNeed(note)],
    decide: (loaded, context) =>
      isReviewed(loaded, note) ? { reply: null, effects: [] } : decide(loaded, context),
  };
}

/**
 * Marks an entry (a bank fee, gas, a transfer between own accounts), or the difference of a matched one, as the house's
 * own.
 * @throws ApiError not_found; invalid_state if matched without a difference, or marked before
 */
export function markAsHouse(key: EntryKey, note: ReviewNote): TenantlessWrite<null> {
  return reviewEntry(key, null, note, (loaded, context) => {
    const entry = getEntry(loaded, key);
    const { provider, adapter, entryId, amountMinor } = entry;
    const match = loaded.find(entryMatchesTable, { provider, adapter, entryId });
    const facts = { amountMinor: String(match?.differenceMinor ?? amountMinor) };
    const given = { tenantId: null, action: 'house' as const, subject: nameOfEntry(entry), facts };
    const review = recordReview(note, given, context);
    const { reviewId } = note;
    if (findOpen(loaded, key) !== undefined) {
      const matchedAt = context.serverNow;
      return { reply: null, effects: [...matchEntry({ entry, leg: null }, { matchedAt, reviewId }), review] };
    }
    if (
      match === undefined ||
      match.leg === null ||
      match.differenceMinor === 0n ||
      match.reviewId !== null
    ) {
      throw new ApiError('invalid_state', { message: `${nameOfEntry(entry)} has no unmatched amount left.` });
    }
    return { reply: null, effects: [saveRow(entryMatchesTable, { ...match, reviewId }), review] };
  });
}

/**
 * Matches an entry to a leg by hand.
 * @throws ApiError not_found; invalid_state if either is matched
 */
export function matchByHand(key: EntryKey, leg: Leg, note: ReviewNote): TenantlessWrite<null> {
  return reviewEntry(key, leg, note, (loaded, context) => {
    const entry = getEntry(loaded, key);
    if (findOpen(loaded, key) === undefined || isTaken(loaded, leg)) {
      throw new ApiError('invalid_state', {
        message: `${nameOfEntry(entry)} or ${leg.subjectId} is already matched.`,
      });
    }
    const given = { tenantId: leg.tenantId, action: 'match' as const, subject: nameOfEntry(entry) };
    return {
      reply: null,
      effects: [
        // The difference stays listed until it is marked.
        ...matchEntry({ entry, leg }, { matchedAt: context.serverNow, reviewId: null }),
        recordReview(note, { ...given, facts: { leg: leg.key } }, context),
      ],
    };
  });
}
