import type { SharedClock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { presentIn } from '../db/present.ts';
import { expireShareToken } from '../flows/evidence/expire-share-token.ts';
import type { Lane } from '../writes/lane.ts';
import { oneByOne } from './one-by-one.ts';

/** From the end of one look to the beginning of the next: so much longer than it may a share token stay. */
export const EXPIRY_REST_MS = 10_000;

/** Tokens that are looked for at once. */
const LIMIT = 100;

/** What expiring works with. */
export interface ExpiryDependencies {
  readonly database: Database;
  readonly lane: Pick<Lane, 'submit'>;
  readonly clock: SharedClock;
  readonly onFault: (error: unknown) => void;
}

/** Erases every share token that has waited for too long, by the server's clock. */
export async function expireShareTokens(dependencies: ExpiryDependencies): Promise<void> {
  const { lane, onFault } = dependencies;
  for (let page = await readDue(dependencies); page.length > 0;) {
    await oneByOne(page, onFault, ({ tenant_id, subject }) =>
      lane.submit(expireShareToken(tenant_id, subject)),
    );
    page = page.length < LIMIT ? [] : await readDue(dependencies, page.at(-1));
  }
}

/** An order whose token's time is over, as it is stored. */
interface DueToken {
  readonly tenant_id: string;
  readonly subject: string;
  readonly sealed_until: number | string;
}

/** Some tokens whose time is over, the oldest first. @param behind the last one of those before: what failed is passed */
async function readDue(
  { database: { reader, dialect }, clock }: ExpiryDependencies,
  behind?: DueToken,
): Promise<DueToken[]> {
  const { sql, bindings } = presentIn(dialect, clock);
  const { sealed_until: since, subject } = behind ?? { sealed_until: 0, subject: '' };
  return reader('instructions')
    .select<DueToken[]>('tenant_id', 'subject', 'sealed_until')
    .whereRaw(`sealed_until <= ${sql}`, [...bindings])
    .whereRaw('(sealed_until, subject) > (?, ?)', [since, subject])
    .whereRaw(`(lease_until is null or lease_until <= ${sql})`, [...bindings])
    .orderBy(['sealed_until', 'subject'])
    .limit(LIMIT);
}
