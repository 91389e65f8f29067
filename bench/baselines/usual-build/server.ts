// A payout server as most teams would write it: Express, express-openapi-validator, Knex, and one transaction a request.
// It keeps no chain and no postings, and stands beside the service as what it is held against.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import express, { type NextFunction, type Request, type Response } from 'express';
import { middleware } from 'express-openapi-validator';
import knex, { type Knex } from 'knex';
import type { Question, Ready, Wallet } from '../../contestant.ts';
import { createPayout, Refusal, type CreatePayout } from './create-payout.ts';
import { createTables } from './tables.ts';

const { databaseUrl } = JSON.parse(process.argv[2] ?? '') as { databaseUrl: string };

const hash = (key: string): string => createHash('sha256').update(key).digest('hex');

function open(): Knex {
  if (databaseUrl.startsWith('postgres'))
    return knex({ client: 'pg', connection: databaseUrl, pool: { min: 2, max: 10 } });
  return knex({
    client: 'sqlite3',
    connection: { filename: databaseUrl.slice('sqlite:'.length) },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      // As durable as the service is.
      afterCreate: (
        connection: { exec: (sql: string, done: (error: unknown) => void) => void },
        done: (error: unknown) => void,
      ) =>
        connection.exec(
          'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
          done,
        ),
    },
  });
}

async function prepare(db: Knex): Promise<Wallet> {
  await createTables(db);
  const [tenantId, beneficiaryId, key] = [randomUUID(), randomUUID(), randomBytes(24).toString('hex')];
  await db('tenants').insert({ id: tenantId, key_hash: hash(key) });
  await db('wallets').insert({
    id: randomUUID(),
    tenant_id: tenantId,
    available_minor: '99999999900',
    reserved_minor: '0',
    updated_at: new Date(),
  });
  const destination = JSON.stringify({
    bsb: '000002',
    accountNumber: '200000002',
    accountName: 'Ada Nguyen',
  });
  await db('beneficiaries').insert({ id: beneficiaryId, tenant_id: tenantId, destination, status: 'active' });
  return { tenantId, key, beneficiaryId };
}

/** Finds out who asks; what a key says is kept, since keys seldom change. */
function authenticator(db: Knex) {
  const known = new Map<string, string>();
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const keyHash = hash(/^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '');
    const tenantId =
      known.get(keyHash) ??
      (await db('tenants').where({ key_hash: keyHash }).first<{ id: string } | undefined>('id'))?.id;
    if (tenantId === undefined) throw new Refusal(401, 'unauthenticated', 'The key is not known.');
    known.set(keyHash, tenantId);
    response.locals['tenantId'] = tenantId;
    next();
  };
}

const isFault = (error: unknown): error is { status: number; message: string } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

function createApplication(db: Knex): express.Express {
  const application = express();
  application.use(express.json());
  application.use(authenticator(db));
  const apiSpec = fileURLToPath(new URL('openapi.yaml', import.meta.url));
  application.use(
    middleware({ apiSpec, validateRequests: true, validateResponses: false, validateSecurity: false }),
  );
  application.post('/v1/treasury/payouts', async (request: Request, response: Response) => {
    const { tenantId } = response.locals as { tenantId: string };
    const caller = { tenantId, idempotencyKey: request.get('idempotency-key') ?? '' };
    const { status, body } = await createPayout(db, caller, request.body as CreatePayout);
    response.status(status).type('application/json').send(body);
  });
  application.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const [status, message] = isFault(error) ? [error.status, error.message] : [500, String(error)];
    const code = error instanceof Refusal ? error.code : 'error';
    response.status(status).json({ code, message });
  });
  return application;
}

const db = open();
const wallet = await prepare(db);
const listening = createApplication(db).listen(0, '127.0.0.1', () => {
  const { port } = listening.address() as AddressInfo;
  const ready: Ready = { url: `http://127.0.0.1:${port}`, wallets: [wallet] };
  process.send?.(ready);
});
process.on('message', (_question: Question) => process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
