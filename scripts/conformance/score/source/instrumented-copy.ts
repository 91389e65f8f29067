import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instrument, type PossibleFault } from './instrumenter.ts';

/** The rooms of `src/` that are given faults: the capabilities, and what stands under all of them. */
export const AREAS = [
  'access',
  'billing',
  'direct-routes',
  'meta',
  'treasury',
  'webhooks',
  'http',
  'ledger',
  'writes',
] as const;

/** What a server needs to start from its sources. */
const SERVED = ['src', 'generated', 'package.json', 'tsconfig.json', 'dist/docs-site', 'dist/console'];

/** A fault of the source, as people read it. */
export interface SourceFault {
  /** By which the process that has it is told; another after any change of the source. */
  readonly id: string;
  readonly area: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly kind: string;
  /** White space is one blank each. */
  readonly original: string;
  readonly replacement: string;
}

/** A copy of the source that has every fault, asleep. */
export interface InstrumentedCopy {
  readonly root: string;
  readonly faults: readonly SourceFault[];
  /** Of the source as it is. */
  readonly hash: string;
  remove(): Promise<void>;
}

const isSource = (path: string): boolean => path.endsWith('.ts') && !/[.](?:test|d)[.]ts$/.test(path);

async function sourcesOf(area: string): Promise<string[]> {
  const names = await readdir(join('src', area), { recursive: true });
  return names
    .filter(isSource)
    .map((name) => `src/${area}/${name}`)
    .toSorted();
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The text between two places of a file. */
function between(content: string, { start, end }: PossibleFault['location']): string {
  const lines = content.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column) ?? '';
  lines[0] = lines[0]?.slice(start.column) ?? '';
  return oneLine(lines.join('\n'));
}

function readable(fault: PossibleFault, contents: ReadonlyMap<string, string>): SourceFault {
  const { id, fileName, location, mutatorName, replacement } = fault;
  return {
    id,
    area: fileName.split('/')[1] ?? '',
    file: fileName,
    line: location.start.line + 1,
    kind: mutatorName,
    original: between(contents.get(fileName) ?? '', location),
    replacement: oneLine(replacement),
  };
}

export async function makeInstrumentedCopy(): Promise<InstrumentedCopy> {
  const names = (await Promise.all(AREAS.map(sourcesOf))).flat();
  const files = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(name, 'utf8') })),
  );
  const { files: instrumented, mutants } = await instrument(files);
  const root = await mkdtemp(join(tmpdir(), 'corridor-source-faults-'));
  for (const name of SERVED) await cp(name, join(root, name), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  for (const { name, content } of instrumented) await writeFile(join(root, name), content);
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  return {
    root,
    faults: mutants.map((fault) => readable(fault, contents)),
    hash: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
