import type { Contract, Operation } from './contract.ts';
import { prefixOf } from './ids.ts';
import { exampleRequest } from '../text/samples.ts';

/** How a page finds or makes a record that a request has to name. */
export interface Maker {
  /** With its article, such as `a beneficiary`. */
  readonly title: string;
  /** A list that shows such records; undefined if there is none for all. */
  readonly list?: string;
  /** What makes one. */
  readonly make?: { readonly path: string; readonly body: unknown };
}

/** By the prefix of its identifier, such as `ben`. */
export type Makers = Readonly<Record<string, Maker>>;

const exampleOf = ({ answers }: Operation, status: string): unknown =>
  answers.find((answer) => answer.status === status)?.contents[0]?.examples[0]?.value;

function idIn(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value
    ? prefixOf(String(value.id))
    : undefined;
}

/** "Get a beneficiary" reads a beneficiary. */
const objectOf = ({ summary }: Operation): string => summary.replace(/^Get /, '');

/** What each prefix stands for, in words. */
function titlesOf(operations: readonly Operation[]): Map<string, string> {
  const read = operations.filter(({ method, path }) => method === 'GET' && /\/\{\w+\}$/.test(path));
  return new Map(
    read.flatMap((operation) => {
      const prefix = idIn(exampleOf(operation, '200'));
      return prefix === undefined ? [] : [[prefix, objectOf(operation)] as const];
    }),
  );
}

const isPlain = ({ path, needsStepUp, parameters }: Operation): boolean =>
  !path.includes('{') &&
  !needsStepUp &&
  parameters.every(({ in: place, required }) => place !== 'query' || !required);

function firstRow(page: unknown): unknown {
  const rows = typeof page === 'object' && page !== null && 'data' in page ? page.data : undefined;
  return Array.isArray(rows) ? rows[0] : undefined;
}

/** The first of several counts, and one that names no other record before those that do. */
export function findMakers({ operations }: Contract): Makers {
  const makers: Record<string, Maker> = {};
  const titles = titlesOf(operations);
  const add = (prefix: string | undefined, part: Pick<Maker, 'list' | 'make'>): void => {
    if (prefix === undefined) return;
    makers[prefix] = { title: titles.get(prefix) ?? `a ${prefix}_…`, ...part, ...makers[prefix] };
  };
  const lists = operations.filter((operation) => operation.method === 'GET' && isPlain(operation));
  for (const list of lists) add(idIn(firstRow(exampleOf(list, '200'))), { list: list.path });
  const makes = operations.filter(({ method, needsStepUp }) => method === 'POST' && !needsStepUp);
  for (const operation of [...makes.filter(isPlain), ...makes]) {
    const { path, body = {} } = exampleRequest(operation);
    add(idIn(exampleOf(operation, '201')), { make: { path, body } });
  }
  return makers;
}
