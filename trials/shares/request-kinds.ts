import type { OperationId } from '../../src/contract/operation-types.ts';
import { validatorsOf } from '../../src/contract/validators.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { valueAt } from '../../src/http/request/json-pointer.ts';
import { parseStrictJson } from '../../src/http/request/strict-json.ts';
import type { ExampleRecords } from '../../src/testing/server/example-records.ts';
import { exampleRequest, OPERATION_IDS } from '../../src/testing/server/example-request.ts';
import { costliest, costlyValid, invalidBodies, oversizedBodies } from './costly-bodies.ts';

export interface RequestKind {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly hasCredentials: boolean;
  /** Whether it takes away what the others name. */
  readonly takesAway: boolean;
}

/** The last of all. */
const LAST: ReadonlySet<OperationId> = new Set(['resetSandbox']);

function checkOf(id: OperationId): (text: string) => void {
  const { body: validate } = validatorsOf(id);
  const { jsonByteLimits } = OPERATIONS[id];
  return (text) => {
    try {
      const value = parseStrictJson(Buffer.from(text));
      validate?.(value);
      for (const { pointer } of jsonByteLimits) JSON.stringify(valueAt(value, pointer));
    } catch {
      // Refused before its schema is looked at.
    }
  };
}

function kindsOf(id: OperationId, records: ExampleRecords): RequestKind[] {
  const { method, path, body, headers = {} } = exampleRequest(id, records);
  const target = method === 'GET' && /^list/.test(id) ? `${path}?limit=200` : path;
  const plain = { method, path: target, headers, hasCredentials: true, takesAway: LAST.has(id) };
  const example = body ?? {};
  const hasBody = validatorsOf(id).body !== null;
  if (!hasBody) return [{ ...plain, name: id, body: undefined }];
  const valid = costlyValid(id, example);
  const invalid = costliest([...invalidBodies(example), ...oversizedBodies(id, example)], checkOf(id));
  return [
    { ...plain, name: `${id}: ${valid.kind}`, body: valid.text },
    { ...plain, name: `${id}: ${invalid.kind}`, body: invalid.text },
  ];
}

/** Each operation of the contract with its most expensive valid and invalid body, and the largest bodies of strangers. */
export function requestKinds(records: ExampleRecords, only: RegExp): RequestKind[] {
  const ids = [...OPERATION_IDS.filter((id) => !LAST.has(id)), ...LAST];
  const known = ids.flatMap((id) => kindsOf(id, records));
  const strangers = known
    .filter(({ name }) => /^(?:createPayout|getTreasury|createApiKey|updateCustomer)\b/.test(name))
    .map((kind) => ({ ...kind, name: `${kind.name}, no credentials`, hasCredentials: false }));
  return [...strangers, ...known].filter(({ name }) => only.test(name));
}
