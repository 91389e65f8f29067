import { type Ids, idsIn, makeUnique, missingIn, putIds } from '../contract/ids.ts';
import type { Makers } from '../contract/makers.ts';
import { type Call, call, freshKey } from './call.ts';

/** States in which a record serves no request. */
const ENDED = new Set(['inactive', 'revoked', 'expired', 'disabled']);

function idOfRow(value: unknown): string | undefined {
  const rows = typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined;
  if (!Array.isArray(rows)) return undefined;
  return (rows as { id?: string; status?: string }[]).find(({ status = '' }) => !ENDED.has(status))?.id;
}

/**
 * Finds a record of a kind, or makes it, with all that it needs itself.
 * @param prefix of its identifier
 * @param above kinds that are being made already
 * @returns every identifier that was seen on the way
 * @throws Error in words, if the service refuses, or nothing finds or makes such a record
 */
export async function obtain(
  prefix: string,
  makers: Makers,
  headers: Call['headers'],
  known: Ids,
  above: readonly string[] = [],
): Promise<Ids> {
  const maker = makers[prefix];
  if (maker === undefined || above.includes(prefix)) {
    throw new Error(`No request makes a \`${prefix}_…\` by itself: send the one that does first.`);
  }
  if (maker.list !== undefined) {
    const listed = idOfRow((await call({ method: 'GET', path: maker.list, headers })).value);
    if (listed !== undefined) return { ...known, [prefix]: listed };
  }
  if (maker.make === undefined) throw new Error(`There is no ${prefix}_… yet.`);
  let ids = known;
  const { path, body } = maker.make;
  const needed = [path.split('/'), body];
  for (const missing of missingIn(putIds(needed, ids), ids)) {
    ids = await obtain(missing, makers, headers, ids, [...above, prefix]);
  }
  const parts = putIds(path.split('/'), ids) as string[];
  const made = await call({
    method: 'POST',
    path: parts.join('/'),
    headers: { ...headers, 'Idempotency-Key': freshKey() },
    body: JSON.stringify(makeUnique(putIds(body, ids), freshKey().slice(0, 8))),
  });
  if (made.status !== 201) throw new Error(`${maker.title} could not be made: ${made.text}`);
  return { ...ids, ...idsIn(made.value) };
}
