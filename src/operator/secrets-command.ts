import { Command } from 'commander';
import { reencrypt, type Reencrypted } from './reencrypt.ts';
import { print, withService } from './with-service.ts';

function linesOf({ rewritten, left, unreadable, replies }: Reencrypted): string[] {
  const lost = Object.entries(unreadable).map(([purpose, count]) => `  ${purpose}: ${count}`);
  return [
    `${rewritten} re-encrypted, ${left} left.`,
    ...(lost.length === 0 ? [] : ['No configured secret opens:', ...lost]),
    replies === null
      ? 'Stored answers need no earlier secret.'
      : `${replies.count} stored answers need an earlier secret until ${replies.until}. Keep it in CORRIDOR_SECRET_PREVIOUS.`,
  ];
}

async function run({ json }: { readonly json?: boolean }): Promise<void> {
  const done = await withService(({ service }) => reencrypt(service));
  print(json, done, linesOf(done));
  if (done.left > 0) process.exitCode = 1;
}

/** `operator secrets reencrypt` */
export function secretsCommand(): Command {
  const command = new Command('reencrypt')
    .description('Re-encrypt with CORRIDOR_SECRET everything that is encrypted with an earlier secret')
    .option('--json', 'print one JSON document')
    .action(run);
  return new Command('secrets').description('Manage encrypted data').addCommand(command);
}
