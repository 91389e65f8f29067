import type { Command } from 'commander';
import { selectMatching } from '../db/rows.ts';
import { readLegs, type Leg } from '../providers/reconciliation/leg.ts';
import { chooseLeg } from '../providers/reconciliation/match-entries.ts';
import {
  nameOfEntry,
  providerEntriesTable,
  type EntryKey,
  type ProviderEntry,
} from '../providers/reconciliation/provider-entry.ts';
import type { Service } from '../service.ts';
import {
  decideByHand,
  decisionCommand,
  parseName,
  type Decided,
  type DecisionOptions,
} from './decision-command.ts';
import { markAsHouse, matchByHand } from './review-entry.ts';
import type { ReviewNote } from './review.ts';

interface EntryOptions extends DecisionOptions {
  readonly entry: EntryKey;
}

/** Takes an entry by the name that `reconcile` gives it. @throws InvalidArgumentError for anything else */
export function parseEntryName(text: string): EntryKey {
  const { provider, adapter, name: entryId } = parseName(text);
  return { provider, adapter, entryId };
}

/** @throws Error where there is no such entry */
async function getEntry({ database }: Service, key: EntryKey): Promise<ProviderEntry> {
  const [entry] = await selectMatching(database.reader, providerEntriesTable, [key]);
  if (entry === undefined) throw new Error(`There is no entry ${nameOfEntry(key)}.`);
  return entry;
}

/** The leg of a record that an entry can be. @throws Error where the record has none of this way and asset */
async function getLeg({ database }: Service, entry: ProviderEntry, id: string): Promise<Leg> {
  const { provider, asset, amountMinor } = entry;
  const legs = (await readLegs(database.reader, provider, [id])).get(id) ?? [];
  // Whether it is another entry's already, the write says.
  const leg = chooseLeg(entry, legs, new Set());
  if (typeof leg !== 'string') return leg;
  throw new Error(`${id} has no money in ${asset} that ${amountMinor < 0n ? 'was sent' : 'was received'}.`);
}

/** `operator review house` */
export function houseCommand(): Command {
  return decisionCommand('house', "Mark an entry, or its difference, as the house's own")
    .requiredOption('--entry <name>', 'PROVIDER/ADAPTER/NAME', parseEntryName)
    .action((given: EntryOptions) =>
      decideByHand('house', given, async (service, note) => {
        const entry = await getEntry(service, given.entry);
        await service.lane.submit(markAsHouse(given.entry, note));
        return { id: nameOfEntry(entry), kind: 'entry', clientId: null, status: 'house' };
      }),
    );
}

/** Says by hand which record of ours an entry belongs to. @throws Error, ApiError where it cannot be */
export async function matchEntryTo(
  service: Service,
  key: EntryKey,
  to: string,
  note: ReviewNote,
): Promise<Decided> {
  const entry = await getEntry(service, key);
  const leg = await getLeg(service, entry, to);
  await service.lane.submit(matchByHand(key, leg, note));
  return { id: nameOfEntry(entry), kind: 'entry', clientId: leg.tenantId, status: 'matched' };
}
