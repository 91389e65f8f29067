// Pays payouts, each once, and counts on the client alone for that: their references differ from process to process, so the
// server refuses no repetition. A test kills it, and starts it again until it says that it has paid them all. It keeps pending
// writes unless it is told `forget`.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Corridor } from '../src/client.ts';
import { fileStore } from '../src/node.ts';

const [folder = '', beneficiaryId = '', count = '0', keeping = 'keep'] = process.argv.slice(2);

/** Remembers that one of its payouts is paid, as a program's own database would. */
async function note(number: string): Promise<void> {
  await writeFile(join(folder, `paid-${number}`), '');
}

const numberOf = (body: string | undefined): string =>
  (JSON.parse(body ?? '{}') as { metadata: { number: string } }).metadata.number;

const pending = {
  store: fileStore(join(folder, 'pending')),
  onOutcome: async ({ write }: { readonly write: { readonly body: string | undefined } }) =>
    note(numberOf(write.body)),
};
const client = new Corridor({ attemptTimeoutMs: 500, ...(keeping === 'keep' ? { pending } : {}) });

if (keeping === 'keep') {
  const { unknown } = await client.finishPending();
  // To pay again under another key could be to pay twice.
  if (unknown > 0) process.exit(1);
}
const paid = new Set((await readdir(folder)).filter((name) => name.startsWith('paid-')));
for (let number = 1; number <= Number(count); number += 1) {
  if (paid.has(`paid-${number}`)) continue;
  const externalReference = `${number} by ${process.pid} ${Date.now()}`;
  const metadata = { number: String(number) };
  await client.payouts.create({
    beneficiaryId,
    amount: '1.00',
    currency: 'AUD',
    externalReference,
    metadata,
  });
  if (keeping === 'forget') await note(String(number));
}
process.stdout.write('paid\n');
