import { describe, expect, it } from 'vitest';
import { exampleOf, leavesOf } from './examples.ts';
import { operatorProgram } from './program.ts';

/** A shell's words. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replaceAll(/["'](?=[^"']*$)|(?<=^|=)["']/g, ''),
  );
}

describe.each([...leavesOf(operatorProgram())])('%s', (name, command) => {
  it('has an example, which has all that it needs and nothing that it does not know', async () => {
    const example = exampleOf(name);
    if (example === undefined) throw new Error(`operator ${name} has no example`);
    command
      .exitOverride()
      .configureOutput({ writeErr: () => undefined })
      .action(() => undefined);
    const words = wordsOf(example).slice(name.split(' ').length);
    await expect(command.parseAsync(words, { from: 'user' })).resolves.toBe(command);
    let help = '';
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    expect(help).toContain(`\nExample:\n  npm run -s operator -- ${example}\n`);
  });
});
