import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareFolders } from './contract/compare-folders.ts';
import { generateContract } from './contract/generate-contract.ts';

const [specFolder = 'spec', outputFolder = 'generated'] = process.argv.slice(2);
const scratch = await mkdtemp(join(tmpdir(), 'contract-generated-'));
try {
  // Nothing is touched before all of it exists, and then only what differs.
  await generateContract(specFolder, scratch);
  for (const { path, kind } of await compareFolders(scratch, outputFolder)) {
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
