// Scores the suite by faults that were not chosen: answers changed at random, by a seed.
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { readContract } from '../conformance/contract/contract.ts';
import { isObject, parseJson, type JsonObject } from '../conformance/json/json.ts';
import { takeCensus } from '../conformance/promises/census.ts';
import { judgeMutants } from './conformance/judge-mutants.ts';
import { drawMutations } from './conformance/score/draw-mutations.ts';

interface ScoreOptions {
  readonly sample: number;
  readonly seed: number;
}

async function readDocument(path: string): Promise<JsonObject> {
  const document = parseJson(await readFile(path, 'utf8'));
  if (!isObject(document)) throw new Error(`${path} holds no JSON object`);
  return document;
}

const program = new Command('conformance:score')
  .description('Score the suite by answers that are changed at random')
  .option('--sample <count>', 'how many faults are drawn', Number, 30)
  .option('--seed <seed>', 'what they are drawn by', Number, 1)
  .action(async ({ sample, seed }: ScoreOptions) => {
    const document = await readDocument('generated/openapi.json');
    const { promises } = takeCensus(document, await readDocument('generated/console.json'));
    const proxied = drawMutations(readContract(document), promises, { sample, seed });
    process.exitCode = await judgeMutants({ seed: 1 }, { countsIdle: false, planted: [], proxied });
  });

await program.parseAsync();
