import type { ContractDocument, Example, Reference, Response } from './contract-document.ts';
import { listCodes } from './expand-headers.ts';
import { listOperations } from './list-operations.ts';

/** An error answer that several operations may give. */
interface Shared {
  readonly status: string;
  readonly codes: readonly string[];
  readonly response: Response;
  /** Of the operations that give it. */
  readonly operationIds: string[];
}

/**
 * States each error answer once, as a response component: an answer is the same where its status, codes and headers are.
 *
 * @param document a document with its error answers and their headers
 * @returns a document whose operations refer to the shared answers
 * @throws Error if two different answers would have one name
 */
export function shareErrors(document: ContractDocument): ContractDocument {
  const derived = structuredClone(document);
  const shared = gather(derived);
  const names = nameAll([...shared.values()]);
  for (const { operation } of listOperations(derived)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const found = shared.get(keyOf(status, response as Response));
      const name = found === undefined ? undefined : names.get(found);
      if (name !== undefined) operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  const entries = [...names].map(([{ response }, name]): [string, Response] => [name, response]);
  derived.components.responses = {
    ...derived.components.responses,
    ...Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
  shareExamples(derived, entries);
  return derived;
}

/** A code has one example: it stands once, where several answers show it. */
function shareExamples(document: ContractDocument, shared: readonly (readonly [string, Response])[]): void {
  const all: Record<string, Example | Reference> = {};
  const examplesOf = ({ content }: Response) => content?.['application/json']?.examples ?? {};
  const codes = shared.flatMap(([, response]) => Object.keys(examplesOf(response)));
  const several = new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
  for (const [, response] of shared) {
    const examples = examplesOf(response);
    for (const [code, example] of Object.entries(examples)) {
      if (!several.has(code)) continue;
      all[code] = example;
      examples[code] = { $ref: `#/components/examples/${code}` };
    }
  }
  const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
  document.components.examples = { ...document.components.examples, ...Object.fromEntries(sorted) };
}

function keyOf(status: string, response: Response): string {
  return `${status} ${JSON.stringify(response)}`;
}

function gather(document: ContractDocument): Map<string, Shared> {
  const shared = new Map<string, Shared>();
  for (const { operation } of listOperations(document)) {
    for (const [status, stated] of Object.entries(operation.responses)) {
      const response = stated as Response;
      const codes = listCodes(response);
      if (codes.length === 0) continue;
      const key = keyOf(status, response);
      const known = shared.get(key) ?? { status, codes, response, operationIds: [] };
      known.operationIds.push(operation.operationId);
      shared.set(key, known);
    }
  }
  return shared;
}

/** Named by the codes that other answers of the status lack; what one operation alone gives is named by the operation. */
function nameAll(all: readonly Shared[]): Map<Shared, string> {
  const names = new Map<Shared, string>();
  for (const shared of all) {
    const { status, codes, operationIds } = shared;
    const ofStatus = all.filter((other) => other.status === status);
    const own = codes.filter((code) => ofStatus.some((other) => !other.codes.includes(code)));
    const [operationId = ''] = operationIds;
    const isOnly = operationIds.length === 1 && own.length > 0;
    const name = isOnly
      ? `${capitalise(operationId)}${status}`
      : `Error${status}${own.map(camelCase).join('')}`;
    names.set(shared, `${name}${suffixOf(shared, ofStatus)}`);
  }
  const twice = [...names.values()].find((name, index, list) => list.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two different error answers would be called ${twice}.`);
  return names;
}

/** What tells answers with the same codes apart. */
function suffixOf({ response, codes }: Shared, ofStatus: readonly Shared[]): string {
  const alike = ofStatus.filter((other) => other.codes.join() === codes.join());
  if (alike.length === 1) return '';
  const isOfAccount = ({ headers }: Response): boolean => headers?.['Corridor-Epoch'] !== undefined;
  if (!isOfAccount(response) && alike.some((other) => isOfAccount(other.response))) return 'OfService';
  if (response.headers?.['Access-Control-Allow-Origin'] !== undefined) return 'ForBrowsers';
  return response.headers?.['Idempotent-Replayed'] === undefined ? '' : 'Stored';
}

function camelCase(code: string): string {
  return code.split('_').map(capitalise).join('');
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
