import { readFileSync } from 'node:fs';

export interface Guide {
  readonly name: string;
  readonly title: string;
  /** The file that it is, from the folder of the checkout. */
  readonly path: string;
  /** Without its title. */
  readonly text: string;
}

interface Source {
  readonly name: string;
  readonly path: string;
  /** Where it is a part of its file: from this heading to the next of its level. */
  readonly section?: string;
  /** Where its own would not say what it is. */
  readonly title?: string;
}

/** In the order in which they are read. */
export const SOURCES: readonly Source[] = [
  { name: 'quickstart', path: 'README.md', section: 'A five-minute tour' },
  { name: 'sandbox', path: 'docs/sandbox.md' },
  { name: 'clients', path: 'docs/clients.md' },
  { name: 'typescript', path: 'sdk/README.md', title: 'The TypeScript client' },
  { name: 'command-line', path: 'cli/README.md', title: 'The command line' },
  { name: 'webhooks', path: 'docs/webhooks.md' },
  { name: 'console', path: 'docs/console.md' },
  { name: 'going-live', path: 'docs/going-live.md' },
];

function cutSection(text: string, section: string): string {
  const [, after] = text.split(`\n## ${section}\n`);
  if (after === undefined) throw new Error(`There is no section "${section}"`);
  const [content = ''] = after.split(/\n## /);
  // Where the section's own headings stand one level higher.
  return `# ${section}\n${content}`;
}

function readGuide(folder: URL, source: Source): Guide {
  const { name, path, section } = source;
  const whole = readFileSync(new URL(path, folder), 'utf8');
  const text = section === undefined ? whole : cutSection(whole, section);
  const [, title, rest] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (title === undefined || rest === undefined) throw new Error(`${path} has no title`);
  return { name, path, title: source.title ?? title, text: rest };
}

/** @param folder the checkout */
export const readGuides = (folder: URL): Guide[] => SOURCES.map((source) => readGuide(folder, source));
