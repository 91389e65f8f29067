import { OPERATOR } from '../identity/actor.ts';
import { saveRow } from '../db/statements/table.ts';
import { selectWhere } from '../db/statements/rows.ts';
import { type Db, listOf } from '../db/statements/statement.ts';
import { columnName, type Table } from '../db/statements/table.ts';
import { credentialsTable, enrolmentPlace, totpPlace } from '../access/users/table.ts';
import { guessCountersTable, guessLockPlace } from '../access/users/table.ts';
import { lockOfCounter, personLocks } from '../access/users/locks-of-rows.ts';
import { invitationPlace, invitationsTable } from '../access/team/table.ts';
import { personLock } from '../access/users/table.ts';
import { webhookSecretPlace, webhookSecretsTable } from '../webhooks/subscriptions/secrets.ts';
import { instructionsTable, secretPlace } from '../outbox/instruction.ts';
import { linkPlace, mailsTable } from '../mail/table.ts';
import { SecretUnreadable, type Sealed, type SealedPlace, type Sealer } from '../sealing/sealer.ts';
import { need, type AnyWrite, type CommonContext, type Loaded, type OwnLock } from '../writes/write.ts';

/** `gone`: nothing is sealed under an earlier secret any longer. */
export type Rewriting = 'rewritten' | 'unreadable' | 'gone';

interface SealedColumn<Row extends object> {
  readonly table: Table<Row>;
  readonly field: keyof Row & string;
  readonly place: (row: Row) => SealedPlace;
  /** By row; undefined if it has none. */
  readonly locks: (db: Db, rows: readonly Row[], sealer: Sealer) => Promise<readonly (Lock | undefined)[]>;
}

type Lock = { readonly tenantId: string } | { readonly lock: OwnLock };

/** Its row type hidden. */
export interface SealedRows {
  /** What the column holds. */
  readonly purpose: string;
  /** By page in key order. */
  rewrites(db: Db, sealer: Sealer): AsyncGenerator<readonly AnyWrite<Rewriting>[]>;
}

const PAGE = 200;

const ofWallet = (_db: Db, rows: readonly { readonly tenantId: string }[]) =>
  Promise.resolve(rows.map(({ tenantId }) => ({ tenantId })));

const ofPerson = async (
  db: Db,
  rows: readonly { readonly userId: string }[],
): Promise<(Lock | undefined)[]> =>
  (await personLocks(db, rows)).map((lock) => (lock === undefined ? undefined : { lock }));

async function readPage<Row extends object>(
  db: Db,
  { table, field }: SealedColumn<Row>,
  { currentPrefix }: Sealer,
  behind: Row | undefined,
): Promise<Row[]> {
  const keys = table.key.map(columnName);
  const place = behind && table.key.map((name) => table.columns[name].toDatabase(behind[name]));
  const isBehind = place === undefined ? 'true' : `(${keys.join(', ')}) > (${listOf('?', keys.length)})`;
  const sealed = columnName(field);
  const next = `${sealed} is not null and ${sealed} not like ? and ${isBehind} order by ${keys.join(', ')} limit ?`;
  return selectWhere(db, table, next, [`${currentPrefix}%`, ...(place ?? []), PAGE]);
}

function rewrite<Row extends object>(
  { table, field, place }: SealedColumn<Row>,
  row: Row,
  lock: Lock,
  sealer: Sealer,
): AnyWrite<Rewriting> {
  const key = Object.fromEntries(table.key.map((name) => [name, row[name]])) as Partial<Row>;
  const common = { actor: OPERATOR, claimed: false, needs: () => [need(table, key)] };
  const decide = (loaded: Loaded, context: CommonContext) => {
    const now = loaded.find(table, key);
    const sealed = now?.[field] as Sealed | null | undefined;
    if (now === undefined || sealed == null || sealed.startsWith(sealer.currentPrefix)) {
      return { reply: 'gone' as const, effects: [] };
    }
    const text = openOrNull(sealer, place(now), sealed);
    if (text === null) return { reply: 'unreadable' as const, effects: [] };
    const renewed = { ...now, [field]: context.sealer.seal(place(now), text) };
    return { reply: 'rewritten' as const, effects: [saveRow(table, renewed)] };
  };
  return { ...common, ...lock, decide };
}

function openOrNull(sealer: Sealer, place: SealedPlace, sealed: Sealed): string | null {
  try {
    return sealer.open(place, sealed);
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}

function sealedRows<Row extends object>(purpose: string, column: SealedColumn<Row>): SealedRows {
  return {
    purpose,
    async *rewrites(db, sealer) {
      let rows = await readPage(db, column, sealer, undefined);
      while (rows.length > 0) {
        const locks = await column.locks(db, rows, sealer);
        yield rows.flatMap((row, index) => {
          const lock = locks[index];
          return lock === undefined ? [] : [rewrite(column, row, lock, sealer)];
        });
        rows = rows.length < PAGE ? [] : await readPage(db, column, sealer, rows.at(-1));
      }
    },
  };
}

/** All but replies: half of their key is the caller's. */
export const SEALED_ROWS: readonly SealedRows[] = [
  sealedRows('webhook_secret', {
    table: webhookSecretsTable,
    field: 'sealed',
    place: ({ webhookId }) => webhookSecretPlace(webhookId),
    locks: ofWallet,
  }),
  sealedRows('instruction', {
    table: instructionsTable,
    field: 'sealed',
    place: ({ id }) => secretPlace(id),
    locks: ofWallet,
  }),
  sealedRows('totp_secret', {
    table: credentialsTable,
    field: 'totpSealed',
    place: ({ userId }) => totpPlace(userId),
    locks: ofPerson,
  }),
  sealedRows('totp_enrolment', {
    table: credentialsTable,
    field: 'enrolmentSealed',
    place: ({ userId }) => enrolmentPlace(userId),
    locks: ofPerson,
  }),
  sealedRows('invitation_totp', {
    table: invitationsTable,
    field: 'totpSealed',
    place: ({ id }) => invitationPlace(id),
    locks: (_db, rows) =>
      Promise.resolve(
        rows.map(({ tenantId, userId, email }) =>
          userId === null ? { tenantId } : { lock: personLock(email) },
        ),
      ),
  }),
  sealedRows('guess_lock', {
    table: guessCountersTable,
    field: 'lockSealed',
    place: guessLockPlace,
    locks: (_db, rows, sealer) => Promise.resolve(rows.map((row) => ({ lock: lockOfCounter(row, sealer) }))),
  }),
  sealedRows('mail_link', {
    table: mailsTable,
    field: 'linkSealed',
    place: ({ id }) => linkPlace(id),
    locks: (_db, rows) => Promise.resolve(rows.map(({ id }) => ({ lock: `mail:${id}` as const }))),
  }),
];
