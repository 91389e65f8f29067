import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Scalar } from 'yaml';

interface Source {
  /** With the folder. */
  readonly path: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

async function readSources(folder: string): Promise<Source[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const lines = new LineCounter();
      return { path, lines, document: parseDocument(await readFile(path, 'utf8'), { lineCounter: lines }) };
    }),
  );
}

function at({ path, lines }: Source, offset: number, message: string): string {
  const { line, col } = lines.linePos(offset);
  return `${path}:${line}:${col}: ${message}`;
}

/** The first line of a parser's message: the rest draws a picture. */
function syntaxFaults(source: Source): string[] {
  return source.document.errors.map(({ pos, message }) => {
    const [said = message] = message.split('\n');
    return at(source, pos[0], said.replace(/ at line \d+, column \d+:?$/, '').replace(/\.?$/, '.'));
  });
}

function textOf(
  node: unknown,
): (Scalar<string> & { readonly range: readonly [number, ...number[]] }) | undefined {
  return isScalar(node) && typeof node.value === 'string' ? (node as never) : undefined;
}

/** References to files that there are not. */
function lostReferences(source: Source): string[] {
  const faults: string[] = [];
  visit(source.document, {
    Pair: (_, { key, value }) => {
      const target = textOf(key)?.value === '$ref' ? textOf(value) : undefined;
      if (target === undefined || target.value.startsWith('#')) return;
      const [file = ''] = target.value.split('#');
      if (!existsSync(resolve(dirname(source.path), file)))
        faults.push(at(source, target.range[0], `There is no ${file}.`));
    },
  });
  return faults;
}

/** Codes of operations that the catalogue does not have. */
function unknownCodes(source: Source, known: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  visit(source.document, {
    Pair: (_, { key, value }) => {
      if (textOf(key)?.value !== 'x-errors' || !isSeq(value)) return;
      for (const item of value.items) {
        const code = textOf(item);
        if (code !== undefined && !known.has(code.value))
          faults.push(at(source, code.range[0], `There is no error ${code.value} in errors.yaml.`));
      }
    },
  });
  return faults;
}

function codesOf(sources: readonly Source[]): ReadonlySet<string> | undefined {
  const errors = sources.find(({ path }) => path.endsWith('/errors.yaml'))?.document.get('errors');
  if (!isSeq(errors)) return undefined;
  return new Set(errors.items.map((item) => (isMap(item) ? String(item.get('code')) : '')));
}

/**
 * Finds what breaks the specification before any tool that would tell of it in its own words, and one at a time.
 *
 * @param folder the folder of the specification
 * @returns a sentence for each fault, with file, line and column; text that cannot be read alone, where there is any
 */
export async function findSourceFaults(folder: string): Promise<string[]> {
  const sources = await readSources(folder);
  const unreadable = sources.flatMap(syntaxFaults);
  if (unreadable.length > 0) return unreadable;
  const known = codesOf(sources);
  return sources.flatMap((source) => [
    ...lostReferences(source),
    ...(known === undefined ? [] : unknownCodes(source, known)),
  ]);
}
