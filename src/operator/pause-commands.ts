import { Command, Option } from 'commander';
import { WORDS } from '../../generated/words.ts';
import { presentMoment } from '../calendar/clock.ts';
import { askLines, type ProviderLine } from '../provider-seam/orders/lines.ts';
import { pauseProvider, resumeProvider } from '../provider-seam/orders/pauses.ts';
import type { ProviderName } from '../outbox/instruction.ts';
import { parseWords } from './decision-command.ts';
import { print, withService } from './with-service.ts';

interface ResumeOptions {
  readonly provider: ProviderName;
  readonly json?: boolean;
}

interface PauseOptions extends ResumeOptions {
  readonly reason: string;
  readonly actor?: string;
}

const named = (): Option =>
  new Option('--provider <name>', 'which').choices(WORDS.SimulatedProvider).makeOptionMandatory();

/** Of the servers that have heard of it. */
function linesOf(lines: readonly ProviderLine[], provider: ProviderName): ProviderLine[] {
  return lines.filter((line) => line.provider === provider);
}

async function pause({ provider, reason, actor, json }: PauseOptions): Promise<void> {
  const { held, lines } = await withService(async ({ service: { database, writeQueue } }) => ({
    held: await writeQueue.submit(pauseProvider(provider, { reason, actor: actor ?? null })),
    lines: linesOf(await askLines(database, writeQueue), provider),
  }));
  const callsUnderWay = lines.reduce((sum, { underWay }) => sum + underWay, 0);
  const result = { provider, pausedAt: presentMoment(held.pausedAt), servers: lines.length, callsUnderWay };
  print(json, result, [
    `${provider} is paused since ${result.pausedAt}. ${lines.length} servers begin no call; ${callsUnderWay} calls that had begun go on.`,
    'Orders are accepted and wait, and reports are taken in. Run operator providers resume to go on.',
  ]);
}

async function resume({ provider, json }: ResumeOptions): Promise<void> {
  const { over, servers } = await withService(async ({ service: { database, writeQueue } }) => {
    const ended = await writeQueue.submit(resumeProvider(provider));
    if (ended === undefined) throw new Error(`${provider} is not paused.`);
    return { over: ended, servers: linesOf(await askLines(database, writeQueue), provider).length };
  });
  print(json, { provider, pausedAt: presentMoment(over.pausedAt), servers }, [
    `${provider} was paused since ${presentMoment(over.pausedAt)}. ${servers} servers send to it again.`,
    'Orders that waited too long are held for review: see operator review list.',
  ]);
}

export function pauseCommand(): Command {
  return new Command('pause')
    .description('Send nothing to a provider until it is resumed; ends when every server has stopped')
    .addOption(named())
    .requiredOption('--reason <text>', 'why', parseWords(500))
    .option('--actor <name>', 'who says so', parseWords(100))
    .option('--json', 'print one JSON document')
    .action(pause);
}

export function resumeCommand(): Command {
  return new Command('resume')
    .description('Send to a paused provider again')
    .addOption(named())
    .option('--json', 'print one JSON document')
    .action(resume);
}
