import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { expandErrors } from './expand-errors.ts';
import { makeSampleDocument } from './sample-document.ts';
import { SAMPLE_ERRORS } from './sample-errors.ts';
import { renderValidators } from './write-validators.ts';

interface Validate {
  (data: unknown): boolean;
  errors?: { instancePath: string; keyword: string }[] | null;
}

interface Validators {
  path: Validate | null;
  query: Validate;
  body: Validate | null;
  responses: Record<string, Validate>;
}

function loadValidators(source: string): Record<string, Validators> {
  const module = { exports: {} };
  const run = compileFunction(source, ['require', 'module', 'exports']) as (...args: unknown[]) => void;
  run(createRequire(import.meta.url), module, module.exports);
  return module.exports;
}

describe('renderValidators', () => {
  const source = renderValidators(expandErrors(makeSampleDocument(), SAMPLE_ERRORS));
  const validators = loadValidators(source);
  const replaceThing = validators['replaceThing'];
  const getHealth = validators['getHealth'];
  if (replaceThing === undefined || getHealth === undefined) {
    throw new Error('The validators are incomplete.');
  }

  it('judges paths', () => {
    expect(replaceThing.path?.({ id: 'a' })).toBe(true);
    expect(replaceThing.path?.({ id: '' })).toBe(false);
    expect(getHealth.path).toBeNull();
  });

  it('judges queries without changing them, and refuses parameters that are not stated', () => {
    expect(replaceThing.query({})).toBe(true);
    expect(replaceThing.query({ limit: 200 })).toBe(true);
    expect(replaceThing.query({ limit: 201 })).toBe(false);
    expect(replaceThing.query({ limit: '200' })).toBe(false);
    expect(getHealth.query({})).toBe(true);
    expect(getHealth.query({ verbose: 'yes' })).toBe(false);
  });

  it('judges bodies, through references and formats', () => {
    const body = replaceThing.body;
    expect(body?.({ kind: 'thing', secret: 'x' })).toBe(true);
    expect(body?.({ kind: 'thing', secret: 'x', owner: null, note: null })).toBe(true);
    expect(body?.({ kind: 'thing', secret: 'x', owner: { since: '2026-03-02T22:00:00Z' } })).toBe(true);
    expect(body?.({ kind: 'thing', secret: 'x', owner: { since: 'yesterday' } })).toBe(false);
    expect(body?.({ kind: 'thing', secret: 'far too long' })).toBe(false);
    expect(body?.({ kind: 'thing', secret: 'x', more: 1 })).toBe(false);
    expect(body?.({ kind: 'other', secret: 'x' })).toBe(false);
  });

  it('refuses reserved keys at any depth of a free-form map', () => {
    const withMetadata = (metadata: unknown): unknown => ({ kind: 'thing', secret: 'x', metadata });
    expect(replaceThing.body?.(withMetadata({ a: [{ b: { c: null } }] }))).toBe(true);
    expect(replaceThing.body?.(withMetadata({ '@@a': 1 }))).toBe(false);
    expect(replaceThing.body?.(withMetadata({ a: [{ b: { '@@c': null } }] }))).toBe(false);
  });

  it('complains about the branch that was meant, and about it alone', () => {
    const { body } = replaceThing;
    const withShape = (shape: unknown): unknown => ({ kind: 'thing', secret: 'x', shape });
    expect(body?.(withShape({ form: 'circle', radius: 1 }))).toBe(true);
    expect(body?.(withShape({ form: 'square', side: 1 }))).toBe(true);
    expect(body?.(withShape({ form: 'circle', side: 1 }))).toBe(false);
    expect(body?.errors?.map(({ keyword }) => keyword)).toEqual(['required', 'additionalProperties']);
    expect(body?.(withShape({ form: 'square', side: 'wide' }))).toBe(false);
    expect(body?.errors).toMatchObject([{ instancePath: '/shape/side', keyword: 'type' }]);
    for (const shape of [{ form: 'oval' }, { radius: 1 }, 'circle', null]) {
      expect(body?.(withShape(shape))).toBe(false);
    }
  });

  it('judges answers by status, and leaves out those that are not JSON', () => {
    const error = { code: 'thing_busy', message: 'm', requestId: 'r', retryable: false };
    expect(replaceThing.responses['409']?.(error)).toBe(true);
    expect(replaceThing.responses['409']?.({ ...error, more: 1 })).toBe(false);
    expect(Object.keys(getHealth.responses)).toEqual(['400']);
  });

  it('compiles schemas that are alike once', () => {
    expect(replaceThing.body).toBe(replaceThing.responses['200']);
  });

  it('gives the same text for the same contract', () => {
    expect(renderValidators(expandErrors(makeSampleDocument(), SAMPLE_ERRORS))).toBe(source);
  });
});
