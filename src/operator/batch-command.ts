import type { Command } from 'commander';
import { decideByHand, decisionCommand, type DecisionOptions } from './decision-command.ts';
import { deliverByHand } from './review-batch.ts';

interface DeliverOptions extends DecisionOptions {
  readonly id: string;
}

/** `operator review deliver` */
export function deliverCommand(): Command {
  return decisionCommand('deliver', 'Record that the file of a batch was delivered by hand')
    .requiredOption('--id <id>', 'the batch')
    .action((given: DeliverOptions) =>
      decideByHand('deliver', given, async ({ lane }, note) => {
        const { id } = given;
        return { id, kind: 'batch', clientId: null, status: await lane.submit(deliverByHand(id, note)) };
      }),
    );
}
