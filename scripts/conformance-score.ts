// Scores the suite by faults that were not chosen: of answers, or of the source, drawn by a seed.
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { readContract } from '../conformance/contract/contract.ts';
import { isObject, parseJson, type JsonObject } from '../conformance/json/json.ts';
import { takeCensus } from '../conformance/promises/census.ts';
import { judgeMutants } from './conformance/judge-mutants.ts';
import { drawMutations } from './conformance/score/draw-mutations.ts';
import { judgeSource, type Sample } from './conformance/score/source/judge-source.ts';

interface ScoreOptions extends Sample {
  readonly source?: true;
}

async function readDocument(path: string): Promise<JsonObject> {
  const document = parseJson(await readFile(path, 'utf8'));
  if (!isObject(document)) throw new Error(`${path} holds no JSON object`);
  return document;
}

const program = new Command('conformance:score')
  .description('Score the suite by answers, or by a source, that are changed at random')
  .option('--sample <count>', 'how many faults are drawn', Number, 30)
  .option('--seed <seed>', 'what they are drawn by', Number, 1)
  .option('--source', "faults of the server's source, in place of changed answers")
  .option('--again', 'only what the last run of this sample of the source did not see killed')
  .action(async ({ sample, seed, source, again }: ScoreOptions) => {
    if (source === true) {
      process.exitCode = await judgeSource({ sample, seed, again });
      return;
    }
    const document = await readDocument('generated/openapi.json');
    const { promises } = takeCensus(document, await readDocument('generated/console.json'));
    const proxied = drawMutations(readContract(document), promises, { sample, seed });
    process.exitCode = await judgeMutants({ seed: 1 }, { countsIdle: false, planted: [], proxied });
  });

await program.parseAsync();
