import { isObject, objectsAt, textAt, textsAt, valueAt, type JsonObject } from '../json/json.ts';
import { exactDocument } from './exact-document.ts';
import type { Operation } from './operation.ts';
import { readOperation } from './read-operation.ts';

export interface Transition {
  readonly from: string | null;
  readonly to: string;
  readonly ledger: readonly string[];
}

export interface StateMachine {
  readonly states: readonly string[];
  readonly initial: readonly string[];
  readonly final: readonly string[];
  readonly transitions: readonly Transition[];
}

export interface CatalogueEntry {
  readonly code: string;
  readonly status: number;
  readonly retryable: boolean;
}

export interface Contract {
  readonly document: JsonObject;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly stateMachines: ReadonlyMap<string, StateMachine>;
  readonly errors: ReadonlyMap<string, CatalogueEntry>;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

function readStateMachine(value: JsonObject): StateMachine {
  return {
    states: textsAt(value, 'states'),
    initial: textsAt(value, 'initial'),
    final: textsAt(value, 'final'),
    transitions: objectsAt(value, 'transitions').map((transition) => ({
      from: textAt(transition, 'from') || null,
      to: textAt(transition, 'to'),
      ledger: textsAt(transition, 'ledger'),
    })),
  };
}

/** Reads a contract out of an OpenAPI 3.1 document. @throws Error if it is none */
export function readContract(served: JsonObject): Contract {
  const document = exactDocument(served);
  const paths = document['paths'];
  if (!isObject(paths)) throw new Error('The served document has no paths');
  const operations = Object.entries(paths).flatMap(([template, item]) =>
    METHODS.filter((method) => isObject(valueAt(item, method))).map((method) =>
      readOperation(document, template, method),
    ),
  );
  const machines = document['x-state-machines'];
  return {
    document,
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    stateMachines: new Map(
      Object.entries(isObject(machines) ? machines : {}).flatMap(([resource, machine]) =>
        isObject(machine) ? [[resource, readStateMachine(machine)] as const] : [],
      ),
    ),
    errors: new Map(
      objectsAt(document, 'x-error-catalogue').map((entry) => [
        textAt(entry, 'code'),
        {
          code: textAt(entry, 'code'),
          status: Number(entry['status']),
          retryable: entry['retryable'] === true,
        },
      ]),
    ),
  };
}
