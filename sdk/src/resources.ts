import { RESOURCES } from '../../generated/sdk/resources.ts';
import type { Calls, OperationId } from '../../generated/sdk/types.ts';
import { Call } from './call.ts';
import { List } from './list.ts';
import type { Answer, CallOptions } from './transport.ts';

/** Its name, method and path, and what it takes. */
export type Operation = readonly [id: OperationId, method: string, path: string, parts: string];

export interface WriteOptions extends CallOptions {
  /** A UUID by default. Calls with the same key and body take effect once. */
  readonly idempotencyKey?: string | undefined;
}

export interface StepUpOptions extends WriteOptions {
  /** Of a second-factor confirmation; asked for with `stepUp` where it is left out. */
  readonly stepUpToken?: string | undefined;
}

type OptionsOf<Parts extends string> = Parts extends `${string}s`
  ? StepUpOptions
  : Parts extends `${string}w${string}`
    ? WriteOptions
    : CallOptions;

/** What a list has of each record. */
type ItemOf<Id extends OperationId> = Calls[Id]['data'] extends { data: (infer Item)[] } ? Item : never;

/** Lists are named so, and each takes a cursor. */
type Result<Id extends OperationId> = Id extends `list${string}` ? List<ItemOf<Id>> : Call<Calls[Id]['data']>;

/** An operation as a method: its ids, its body or its query, and options. */
export type Method<Of extends Operation> = (
  ...sent: [...Calls[Of[0]]['sent'], options?: OptionsOf<Of[3]>]
) => Result<Of[0]>;

/** Answered piece by piece, by methods of their own. */
type StreamedId = 'exportLedger' | 'getInvoicePdf';

type Methods<Operations extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Operations as Operations[Name][0] extends StreamedId ? never : Name]: Method<
    Operations[Name]
  >;
};

export type Resources = { readonly [Name in keyof typeof RESOURCES]: Methods<(typeof RESOURCES)[Name]> };

/** What a method was given. */
export interface Sending {
  readonly operationId: OperationId;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: unknown;
  readonly isWrite: boolean;
  readonly needsStepUp: boolean;
  readonly options: StepUpOptions;
}

/** Sorts the arguments of a method by what its operation takes. */
export function readArguments(
  [operationId, method, template, parts]: Operation,
  given: readonly unknown[],
): Sending {
  const left = [...given];
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = left.shift();
    if (typeof id !== 'string' || id === '') throw new TypeError(`${operationId} needs ${name} as a text`);
    return encodeURIComponent(id);
  });
  const body = parts.includes('b') ? left.shift() : undefined;
  const query = parts.includes('q') ? left.shift() : undefined;
  const options = (left.shift() ?? {}) as StepUpOptions;
  return {
    operationId,
    method,
    path,
    body,
    query: query as Sending['query'],
    isWrite: parts.includes('w'),
    needsStepUp: parts.includes('s'),
    options,
  };
}

export type Perform = (sending: Sending) => Promise<Answer>;

function methodOf(operation: Operation, perform: Perform) {
  return (...given: readonly unknown[]): Call<unknown> | List<unknown> => {
    const sending = readArguments(operation, given);
    if (!operation[0].startsWith('list')) return new Call(perform(sending));
    return new List((cursor) =>
      perform(cursor === undefined ? sending : { ...sending, query: { ...sending.query, cursor } }),
    );
  };
}

/** The methods of every resource. */
export function makeResources(perform: Perform): Resources {
  const resources = Object.entries(RESOURCES).map(([resource, operations]) => [
    resource,
    Object.fromEntries(
      Object.entries<Operation>(operations).map(([name, operation]) => [name, methodOf(operation, perform)]),
    ),
  ]);
  return Object.fromEntries(resources) as Resources;
}
