import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareFolders } from './contract/compare-folders.ts';
import { generateContract } from './contract/generate-contract.ts';

const [specFolder = 'spec', outputFolder = 'generated'] = process.argv.slice(2);
const scratch = await mkdtemp(join(tmpdir(), 'contract-generated-'));
try {
  await generateContract(specFolder, scratch);
  const differences = await compareFolders(scratch, outputFolder);
  for (const { path, kind } of differences) console.error(`${outputFolder}/${path}: ${kind}`);
  if (differences.length > 0) {
    console.error('These files are not what the specification gives: run `npm run generate`.');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true });
}
