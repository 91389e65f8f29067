import { createReadStream } from 'node:fs';
import { expect, it } from 'vitest';
import { verifyExport } from './verify-export.ts';

/** What the server said of its head as it gave out the export. */
const HEAD = { seq: 24, hash: 'b64cbbd8882cdc7e1f233ab58957f705aba28fa53c19a879af37d621b7888052' };

it('an export of a server from before the baseline verifies offline, to the head that it had', async () => {
  const file = createReadStream(new URL('export-before-baseline.ndjson', import.meta.url), 'utf8');
  expect(await verifyExport(file as AsyncIterable<string>, HEAD)).toEqual({
    tenantId: 'acct_01m8ba2er0ebpatsdhvtrte8m1',
    movements: 24,
    head: HEAD,
    faults: [],
  });
});
