import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';

export interface CreatePayout {
  readonly beneficiaryId: string;
  readonly amount: string;
  readonly currency: 'AUD';
  readonly externalReference: string;
}

export interface Caller {
  readonly tenantId: string;
  readonly idempotencyKey: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface WalletRow {
  readonly id: string;
  readonly available_minor: string | number;
  readonly reserved_minor: string | number;
}

interface KeyRow {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly body: string | null;
}

async function takeKey(
  db: Knex.Transaction,
  { tenantId, idempotencyKey }: Caller,
  fingerprint: string,
  now: Date,
): Promise<Answer | undefined> {
  const taken = await db('idempotency_keys')
    .insert({ tenant_id: tenantId, key: idempotencyKey, fingerprint, created_at: now })
    .onConflict(['tenant_id', 'key'])
    .ignore()
    .returning('key');
  if (taken.length > 0) return undefined;
  const before = await db('idempotency_keys')
    .where({ tenant_id: tenantId, key: idempotencyKey })
    .first<KeyRow>('fingerprint', 'status', 'body');
  if (before.fingerprint !== fingerprint)
    throw new Refusal(422, 'idempotency_key_reused', 'The key was used for another request.');
  if (before.status === null || before.body === null)
    throw new Refusal(409, 'idempotency_in_progress', 'The first request is under way.');
  return { status: before.status, body: before.body };
}

/** Sets the amount aside in the wallet, whose row is locked until the commit. */
async function reserve(
  db: Knex.Transaction,
  tenantId: string,
  amountMinor: bigint,
  now: Date,
): Promise<string> {
  const wallets = db('wallets').where({ tenant_id: tenantId });
  const wallet = await wallets.forUpdate().first<WalletRow | undefined>();
  if (wallet === undefined) throw new Refusal(404, 'not_found', 'There is no wallet.');
  const available = BigInt(wallet.available_minor) - amountMinor;
  if (available < 0n) throw new Refusal(422, 'insufficient_funds', 'The balance does not cover it.');
  await db('wallets')
    .where({ id: wallet.id })
    .update({
      available_minor: String(available),
      reserved_minor: String(BigInt(wallet.reserved_minor) + amountMinor),
      updated_at: now,
    });
  return wallet.id;
}

async function insertPayout(
  db: Knex.Transaction,
  { tenantId }: Caller,
  request: CreatePayout,
  now: Date,
): Promise<object> {
  const { beneficiaryId, amount, currency, externalReference } = request;
  const amountMinor = BigInt(amount.replace('.', ''));
  const beneficiary = await db('beneficiaries')
    .where({ id: beneficiaryId, tenant_id: tenantId, status: 'active' })
    .first<object | undefined>('id');
  if (beneficiary === undefined) throw new Refusal(404, 'not_found', 'There is no such beneficiary.');
  const walletId = await reserve(db, tenantId, amountMinor, now);
  const id = randomUUID();
  await db('payouts').insert({
    id,
    wallet_id: walletId,
    beneficiary_id: beneficiaryId,
    status: 'accepted',
    amount_minor: String(amountMinor),
    external_reference: externalReference,
    created_at: now,
  });
  await db('movements').insert({
    id: randomUUID(),
    wallet_id: walletId,
    payout_id: id,
    kind: 'payout_reserved',
    available_delta_minor: String(-amountMinor),
    reserved_delta_minor: String(amountMinor),
    created_at: now,
  });
  return {
    id,
    walletId,
    beneficiaryId,
    status: 'accepted',
    amount,
    currency,
    externalReference,
    createdAt: now.toISOString(),
  };
}

/** Creates a payout as it is usually done: all that it changes and its answer in one transaction of its own. */
export async function createPayout(knex: Knex, caller: Caller, request: CreatePayout): Promise<Answer> {
  const { tenantId, idempotencyKey } = caller;
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return knex.transaction(async (db) => {
    const now = new Date();
    const before = await takeKey(db, caller, fingerprint, now);
    if (before !== undefined) return before;
    const payout = await insertPayout(db, caller, request, now);
    const answer = { status: 201, body: JSON.stringify(payout) };
    const event = { id: randomUUID(), type: 'payout.created', data: answer.body, created_at: now };
    const { id: objectId } = payout as { id: string };
    await db('events').insert({ ...event, tenant_id: tenantId, object_id: objectId });
    await db('outbox').insert({ topic: 'bank.pay', payload: answer.body, created_at: now });
    await db('idempotency_keys').where({ tenant_id: tenantId, key: idempotencyKey }).update(answer);
    return answer;
  });
}
