import { Command } from 'commander';
import { reencrypt, type Reencrypted } from './reencrypt.ts';
import { print, withService } from './with-service.ts';

function linesOf({ rewritten, left, unreadable, replies }: Reencrypted): string[] {
  const lost = Object.entries(unreadable).map(([purpose, count]) => `  ${purpose}: ${count}`);
  return [
    `${rewritten} sealed anew, ${left} left.`,
    ...(lost.length === 0 ? [] : ['No secret opens:', ...lost]),
    replies === null
      ? 'No earlier secret is needed for stored replies.'
      : `${replies.count} stored replies take an earlier secret, until ${replies.until}: leave it in CORRIDOR_SECRET_PREVIOUS.`,
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
    .description('Seal everything anew under CORRIDOR_SECRET that is sealed under an earlier one')
    .option('--json', 'one JSON document on stdout')
    .action(run);
  return new Command('secrets').description('What is kept sealed').addCommand(command);
}
