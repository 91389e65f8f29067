import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareFolders } from './contract/compare-folders.ts';
import { generateContract } from './contract/generate-contract.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-client': { type: 'boolean', default: false } },
});
const [specFolder = 'spec', outputFolder = 'generated'] = positionals;
const withClient = !values['without-client'];
const scratch = await mkdtemp(join(tmpdir(), 'contract-generated-'));
try {
  // Nothing is touched before all of it exists, and then only what differs.
  await generateContract(specFolder, scratch, { withClient });
  for (const { path, kind } of await compareFolders(scratch, outputFolder)) {
    if (!withClient && path.startsWith('client/')) continue;
    if (kind === 'not expected') await rm(join(outputFolder, path));
    else await cp(join(scratch, path), join(outputFolder, path));
    console.log(`${outputFolder}/${path}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true });
}
