// Judges the suite by servers that are not as this one: some answer nonsense, others serve a part of the contract.
import { Command, InvalidArgumentError } from 'commander';
import {
  judgeNonsenseOfAll,
  judgePartialDocuments,
  type StrangerOptions,
} from './conformance/strangers/judge-strangers.ts';
import { NONSENSE, type Nonsense } from './conformance/strangers/stranger-proxy.ts';

function parseKinds(text: string): readonly Nonsense[] {
  return text.split(',').map((name) => {
    const kind = NONSENSE.find((each) => each === name);
    if (kind === undefined) throw new InvalidArgumentError(`The kinds are ${NONSENSE.join(', ')}.`);
    return kind;
  });
}

const program = new Command('conformance:strangers').description(
  'Judge the suite by servers that are not as this one',
);

for (const [name, about, judge] of [
  ['nonsense', 'One operation after the other answers by nonsense', judgeNonsenseOfAll],
  ['partial', 'The document lacks one part after the other', judgePartialDocuments],
] as const) {
  program
    .command(name)
    .description(about)
    .option('--operations <pattern>', 'which, by their names', (text) => new RegExp(text), /./)
    .option('--kinds <kinds>', 'kinds of nonsense, with commas', parseKinds, NONSENSE)
    .option('--every <n>', 'every so many of the cases only', Number, 1)
    .option('--only <checks>', 'the names of some checks, with commas')
    .option('--seed <n>', 'the seed of each run', Number, 1)
    .action(async (options: StrangerOptions) => {
      process.exitCode = await judge(options);
    });
}

await program.parseAsync();
