import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { presentMoment, type Moment } from '../../calendar/clock.ts';
import { DatabaseRefused } from '../drivers/failure.ts';
import { withFile } from './sqlite-connection.ts';

/** What a copy contains, beside it under its name with `.json` behind it. */
export interface Manifest {
  readonly madeAt: string;
  /** Of the copy, in hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
  readonly environment: string;
  readonly epoch: number;
  /** The last one that has run. */
  readonly migration: string;
  /** The head of each tenant's chain, for `ledger verify --head`. */
  readonly ledgers: readonly { readonly clientId: string; readonly seq: number; readonly hash: string }[];
}

export function manifestPath(copy: string): string {
  return `${copy}.json`;
}

async function hashFile(path: string): Promise<Pick<Manifest, 'sha256' | 'bytes'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { sha256: hash.digest('hex'), bytes };
}

/** @throws DatabaseRefused for a file that is no database of Corridor's */
export async function describeCopy(path: string, madeAt: Moment): Promise<Manifest> {
  const facts = await withFile(path, 'read', async (ask) => {
    const [installation] = await ask('select environment from installation');
    const [epoch] = await ask('select max(epoch) as epoch from epochs');
    const [migration] = await ask('select max(name) as name from migrations');
    const wallets = await ask('select tenant_id, seq, head_hash from wallets order by tenant_id');
    return {
      environment: String(installation?.['environment']),
      epoch: Number(epoch?.['epoch']),
      migration: String(migration?.['name']),
      ledgers: wallets.map(({ tenant_id: clientId, seq, head_hash: hash }) => ({
        clientId: String(clientId),
        seq: Number(seq),
        hash: String(hash),
      })),
    };
  }).catch((cause: unknown) => {
    throw new DatabaseRefused(`${path} is no database of Corridor's that can be read.`, { cause });
  });
  return { madeAt: presentMoment(madeAt), ...(await hashFile(path)), ...facts };
}

/**
 * The manifest of a copy that is as it was made.
 * @throws DatabaseRefused for a copy without one, and for one that was changed since
 */
export async function readManifest(copy: string): Promise<Manifest> {
  const text = await readFile(manifestPath(copy), 'utf8').catch((cause: unknown) => {
    throw new DatabaseRefused(
      `${manifestPath(copy)} cannot be read: a backup is two files, as operator backup makes them.`,
      { cause },
    );
  });
  const manifest = parse(text, copy);
  const { sha256, bytes } = await hashFile(copy);
  if (sha256 !== manifest.sha256 || bytes !== manifest.bytes)
    throw new DatabaseRefused(
      `${copy} is not as it was made: its hash differs from the one in its manifest.`,
    );
  return manifest;
}

function parse(text: string, copy: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (typeof manifest.sha256 === 'string' && Array.isArray(manifest.ledgers)) return manifest;
  } catch {
    // Told below.
  }
  throw new DatabaseRefused(`${manifestPath(copy)} is no manifest of a backup.`);
}
