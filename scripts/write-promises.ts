// Writes the census of what is promised, by the contract and by decisions beside it: who would notice that it is not kept.
import { readFile, writeFile } from 'node:fs/promises';
import { parseJson } from '../conformance/json/json.ts';
import { takeCensus } from '../conformance/promises/census.ts';

const [document, people] = await Promise.all(
  ['generated/openapi.json', 'generated/console.json'].map(
    async (path) => parseJson(await readFile(path, 'utf8')) ?? null,
  ),
);
const { promises, unassigned } = takeCensus(document ?? null, people ?? null);
await writeFile('conformance/promises.json', `${JSON.stringify({ promises }, null, 1)}\n`);
for (const { place, sentence } of unassigned) console.error(`${place}: nothing is said of "${sentence}"`);
const checked = promises.filter(({ checks }) => checks !== undefined).length;
const untried = promises.filter((each) => each.untried !== undefined).length;
const hidden = promises.length - checked - untried;
console.log(
  `${promises.length} sentences: ${checked} with checks, ${untried} that no check tries, ${hidden} that no caller could notice`,
);
if (unassigned.length > 0) process.exitCode = 1;
