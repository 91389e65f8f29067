import type { Knex } from 'knex';

async function createAccounts(db: Knex): Promise<void> {
  await db.schema.createTable('tenants', (table) => {
    table.uuid('id').primary();
    table.string('key_hash', 64).notNullable().unique();
  });
  await db.schema.createTable('wallets', (table) => {
    table.uuid('id').primary();
    table.uuid('tenant_id').notNullable().references('tenants.id').index();
    table.bigInteger('available_minor').notNullable();
    table.bigInteger('reserved_minor').notNullable();
    table.timestamp('updated_at').notNullable();
  });
  await db.schema.createTable('beneficiaries', (table) => {
    table.uuid('id').primary();
    table.uuid('tenant_id').notNullable().references('tenants.id').index();
    table.json('destination').notNullable();
    table.string('status').notNullable();
  });
  await db.schema.createTable('idempotency_keys', (table) => {
    table.uuid('tenant_id').notNullable();
    table.string('key').notNullable();
    table.string('fingerprint', 64).notNullable();
    table.integer('status');
    table.text('body');
    table.timestamp('created_at').notNullable();
    table.primary(['tenant_id', 'key']);
  });
}

async function createBooks(db: Knex): Promise<void> {
  await db.schema.createTable('payouts', (table) => {
    table.uuid('id').primary();
    table.uuid('wallet_id').notNullable().references('wallets.id');
    table.uuid('beneficiary_id').notNullable().references('beneficiaries.id');
    table.string('status').notNullable();
    table.bigInteger('amount_minor').notNullable();
    table.string('external_reference').notNullable();
    table.timestamp('created_at').notNullable();
    table.unique(['wallet_id', 'external_reference']);
    table.index(['wallet_id', 'created_at']);
  });
  await db.schema.createTable('movements', (table) => {
    table.uuid('id').primary();
    table.uuid('wallet_id').notNullable().references('wallets.id');
    table.uuid('payout_id').notNullable().references('payouts.id').index();
    table.string('kind').notNullable();
    table.bigInteger('available_delta_minor').notNullable();
    table.bigInteger('reserved_delta_minor').notNullable();
    table.timestamp('created_at').notNullable();
    table.index(['wallet_id', 'created_at']);
  });
}

async function createMessages(db: Knex): Promise<void> {
  await db.schema.createTable('events', (table) => {
    table.uuid('id').primary();
    table.uuid('tenant_id').notNullable().references('tenants.id');
    table.string('type').notNullable();
    table.uuid('object_id').notNullable();
    table.json('data').notNullable();
    table.timestamp('created_at').notNullable();
    table.index(['tenant_id', 'created_at']);
  });
  await db.schema.createTable('outbox', (table) => {
    table.increments('id');
    table.string('topic').notNullable();
    table.json('payload').notNullable();
    table.timestamp('created_at').notNullable();
    table.timestamp('sent_at');
  });
}

/** Makes the tables of the usual build, with the keys and indexes that its statements and its lists need. */
export async function createTables(db: Knex): Promise<void> {
  await createAccounts(db);
  await createBooks(db);
  await createMessages(db);
}
