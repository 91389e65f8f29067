import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import validators from '../../generated/validators.cjs';
import type { ContractDocument, Json, MediaType, RequestBody, Response } from './contract-document.ts';
import { listOperations } from './list-operations.ts';
import { resolveReference } from './resolve-reference.ts';

const document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as ContractDocument;

function listExamples(media: MediaType | undefined): [name: string, value: Json][] {
  const named = Object.entries(media?.examples ?? {}).map(([name, stated]): [string, Json] => [
    name,
    resolveReference<{ value: Json }>(document, stated).value,
  ]);
  return media?.example === undefined ? named : [['example', media.example], ...named];
}

describe.each(listOperations(document))('$operation.operationId', ({ operation }) => {
  const judge = validators[operation.operationId as keyof typeof validators];

  it('accepts every example of its requests', () => {
    const body = operation.requestBody && resolveReference<RequestBody>(document, operation.requestBody);
    const media = body?.content['application/json'];
    expect(judge.body === null).toBe(media === undefined);
    for (const [name, value] of listExamples(media)) {
      expect(judge.body?.(value), `${name}: ${JSON.stringify(judge.body?.errors)}`).toBe(true);
    }
  });

  it('accepts every example of its answers, of which each JSON answer has one', () => {
    for (const [status, stated] of Object.entries(operation.responses)) {
      const media = resolveReference<Response>(document, stated).content?.['application/json'];
      if (media === undefined) continue;
      const examples = listExamples(media);
      expect(examples.length, `examples of ${status}`).toBeGreaterThan(0);
      const validate = judge.responses[status];
      for (const [name, value] of examples) {
        expect(validate?.(value), `${status} ${name}: ${JSON.stringify(validate?.errors)}`).toBe(true);
      }
    }
  });
});
