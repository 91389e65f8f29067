import { CannotRun } from '../output/cannot-run.ts';
import { idOf, type JsonObject, type Sandbox } from './sandbox.ts';
import type { Cause } from './trigger-kinds.ts';

const HOW_ONE_COMES =
  "One is drafted when the sandbox's clock passes the end of a month (POST /v1/sandbox/clock); " +
  'the trigger of invoice.issued issues the newest draft.';

/** The newest invoice that is in one of some statuses; identifiers sort by the time at which they were made. */
async function findNewest(sandbox: Sandbox, statuses: readonly string[]): Promise<string | undefined> {
  const ids: string[] = [];
  for (const status of statuses) {
    const { data } = await sandbox.get(`/v1/invoices?status=${status}&limit=1`);
    ids.push(...(data as readonly JsonObject[]).map(idOf));
  }
  return ids.toSorted().at(-1);
}

/** The newest invoice in some statuses, taken to another one. */
function invoice(from: readonly string[], to: string): { readonly cause: Cause } {
  return {
    cause: async (sandbox) => {
      const id = await findNewest(sandbox, from);
      if (id === undefined)
        throw new CannotRun(`There is no invoice that is ${from.join(' or ')}. ${HOW_ONE_COMES}`);
      await sandbox.advance('invoices', id, [to]);
      return id;
    },
  };
}

export const INVOICE_TRIGGERS = {
  'invoice.issued': invoice(['draft'], 'issued'),
  'invoice.settled': invoice(['issued'], 'settled'),
  'invoice.voided': invoice(['draft', 'issued'], 'void'),
} as const;
