import { describe, expect, it } from 'vitest';
import type { ContractDocument, Operation } from './contract-document.ts';
import { expandErrors } from './expand-errors.ts';
import { makeSampleDocument } from './sample-document.ts';
import { SAMPLE_ERRORS } from './sample-errors.ts';

function getOperation(document: ContractDocument, operationId: string): Operation {
  const operations = Object.values(document.paths).flatMap(({ get, put }) => [get, put]);
  const found = operations.find((operation) => operation?.operationId === operationId);
  if (found === undefined) throw new Error(`There is no ${operationId}.`);
  return found;
}

describe('expandErrors', () => {
  const expanded = expandErrors(makeSampleDocument(), SAMPLE_ERRORS);

  it('gives an operation its own codes and those of the rules that fit it, in the order of the catalogue', () => {
    expect(getOperation(expanded, 'replaceThing')['x-errors']).toEqual(SAMPLE_ERRORS.map(({ code }) => code));
  });

  it('gives an open operation without inputs only the codes of every operation', () => {
    expect(getOperation(expanded, 'getHealth')['x-errors']).toEqual(['invalid_request']);
  });

  it('makes one answer a status', () => {
    expect(Object.keys(getOperation(expanded, 'replaceThing').responses)).toEqual([
      '200',
      '400',
      '401',
      '404',
      '409',
      '415',
      '422',
      '429',
    ]);
  });

  it('gives all errors one schema, and an answer an example of each of its own', () => {
    const conflict = getOperation(expanded, 'replaceThing').responses['409'];
    expect(conflict).toMatchObject({
      description:
        '`thing_busy`: When thing_busy.\n\n`idempotency_in_progress`: When idempotency_in_progress.',
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/ErrorResponse' },
          examples: {
            thing_busy: {
              value: { code: 'thing_busy', message: 'Message of thing_busy.', retryable: false },
            },
            idempotency_in_progress: { value: { code: 'idempotency_in_progress' } },
          },
        },
      },
    });
    const { code } = expanded.components.schemas?.['ErrorResponse']?.properties ?? {};
    expect(code).toMatchObject({ type: 'string', enum: SAMPLE_ERRORS.map((error) => error.code) });
  });

  it('leaves its input as it was', () => {
    const document = makeSampleDocument();
    expandErrors(document, SAMPLE_ERRORS);
    expect(document).toEqual(makeSampleDocument());
  });

  it('refuses a code that the catalogue does not know', () => {
    const document = makeSampleDocument();
    getOperation(document, 'getHealth')['x-errors'] = ['no_such_code'];
    expect(() => expandErrors(document, SAMPLE_ERRORS)).toThrow(
      'getHealth lists the unknown error "no_such_code"',
    );
  });

  it('refuses an error answer that is written by hand', () => {
    const document = makeSampleDocument();
    getOperation(document, 'getHealth').responses['503'] = { description: 'Not well.' };
    expect(() => expandErrors(document, SAMPLE_ERRORS)).toThrow('getHealth states the answer 503 itself');
  });

  it('leaves an answer as it is that says something else than an error, and lists no codes of its status', () => {
    const document = makeSampleDocument();
    const own = { description: 'Not well.', 'x-no-error': true };
    getOperation(document, 'getHealth').responses['500'] = own;
    const operation = getOperation(expandErrors(document, SAMPLE_ERRORS), 'getHealth');
    expect(operation.responses['500']).toEqual(own);
    expect(operation['x-errors']).not.toContain('internal_error');
  });
});
