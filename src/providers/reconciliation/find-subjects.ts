import type { Knex } from 'knex';
import { listOf, runStatement } from '../../db/statement.ts';
import type { ProviderEntry } from './provider-entry.ts';

/** What an entry of a provider's books is about: an operation, a receipt or a transfer, by its identifier. */
type Subjects = ReadonlyMap<string, string>;

/** Runs a query that answers pairs of a name and a subject, for the names that entries give. */
async function lookUp(
  db: Knex,
  names: readonly (string | null)[],
  sqlOf: (list: string) => string,
): Promise<Subjects> {
  const wanted = [...new Set(names.filter((name) => name !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await runStatement(db, sqlOf(listOf('?', wanted.length)), wanted);
  // Of equals the oldest: the rows come newest first, and the last stays.
  return new Map(rows.map(({ name, subject }) => [String(name), String(subject)]));
}

/** Runs several such queries; what the first of them knows counts. */
async function lookUpEach(
  db: Knex,
  names: readonly (string | null)[],
  queries: readonly ((list: string) => string)[],
): Promise<Subjects> {
  const found = new Map<string, string>();
  for (const sqlOf of queries)
    for (const [name, subject] of await lookUp(db, names, sqlOf))
      if (!found.has(name)) found.set(name, subject);
  return found;
}

const byInstruction = (list: string): string =>
  `select id as name, subject from instructions where id in (${list})`;

// The condition is that of the index.
const byOperationReference = (list: string): string =>
  `select provider_reference as name, id as subject from operations where provider_reference in (${list}) ` +
  `and substr(provider_reference, 1, 3) <> 'SIM' order by id desc`;

const byReceiptReference = (list: string): string =>
  `select provider_reference as name, id as subject from receipts where provider_reference in (${list}) order by id desc`;

const byTransferReference = (list: string): string =>
  `select provider_reference as name, id as subject from transfers where provider_reference in (${list}) order by id desc`;

// The condition is that of the index.
const byDeliveryReference = (list: string): string =>
  `select delivery_reference as name, id as subject from transfers where delivery_reference in (${list}) ` +
  `and substr(delivery_reference, 1, 3) <> 'SIM' order by id desc`;

const byDeliveryTransaction = (list: string): string =>
  `select transaction_hash as name, id as subject from transfers where transaction_hash in (${list}) ` +
  `and direction = 'aud_to_stablecoin' order by id desc`;

const byFundingTransaction = (list: string): string =>
  `select transaction_hash || '/' || transfer_index as name, id as subject from transfers ` +
  `where transaction_hash in (${list}) and direction = 'stablecoin_to_aud' order by id desc`;

const byOperationTransaction = (list: string): string =>
  `select transaction_hash as name, id as subject from operations where transaction_hash in (${list}) order by id desc`;

const byReceiptTransaction = (list: string): string =>
  `select transaction_hash || '/' || transfer_index as name, id as subject from receipts ` +
  `where transaction_hash in (${list}) order by id desc`;

/**
 * Finds what entries are about: by the instruction that they name, else by the provider's reference, else by transaction
 * and place. Answers the subjects by the entries' names; what nothing is known of is left out.
 */
export async function findSubjects(
  db: Knex,
  entries: readonly ProviderEntry[],
): Promise<ReadonlyMap<string, string>> {
  const references = entries.map(({ providerReference }) => providerReference);
  const transactions = entries.map(({ transactionHash }) => transactionHash);
  const instructions = await lookUp(
    db,
    entries.map(({ instructionId }) => instructionId),
    byInstruction,
  );
  const named = await lookUpEach(db, references, [
    byOperationReference,
    byReceiptReference,
    byDeliveryReference,
    byTransferReference,
  ]);
  const sent = await lookUpEach(db, transactions, [byOperationTransaction, byDeliveryTransaction]);
  const received = await lookUpEach(db, transactions, [byReceiptTransaction, byFundingTransaction]);
  const found = new Map<string, string>();
  for (const entry of entries) {
    const { entryId, instructionId, providerReference, transactionHash, transferIndex, amountMinor } = entry;
    const place = `${transactionHash ?? ''}/${transferIndex ?? 0}`;
    const subject =
      instructions.get(instructionId ?? '') ??
      named.get(providerReference ?? '') ??
      (amountMinor < 0n ? sent.get(transactionHash ?? '') : received.get(place)) ??
      sent.get(transactionHash ?? '');
    if (subject !== undefined) found.set(entryId, subject);
  }
  return found;
}
