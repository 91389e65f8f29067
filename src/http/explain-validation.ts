import type { ValidationError } from '../contract/validators.ts';
import type { ErrorDetail } from '../errors/api-error.ts';
import { pointerInto } from './json-pointer.ts';

/** The most places that one refusal names, and the longest path; both are the contract's. */
const MOST_DETAILS = 50;
const LONGEST_PATH = 1024;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

type Params = Readonly<Record<string, unknown>>;

/** A finding about a field that is missing, unknown or misnamed is a finding about that field, not about its object. */
function stepInto(keyword: string, params: Params): string | undefined {
  switch (keyword) {
    case 'required':
      return params['missingProperty'] as string;
    case 'additionalProperties':
      return params['additionalProperty'] as string;
    case 'propertyNames':
      return params['propertyName'] as string;
    case 'discriminator':
      return params['tag'] as string;
    default:
      return undefined;
  }
}

function typeWords(type: unknown): string {
  const types: unknown[] = Array.isArray(type) ? type : String(type).split(',');
  return types.map((each) => TYPE_WORDS[String(each)] ?? String(each)).join(' or ');
}

/** Says what is wrong in plain words. What was sent is never quoted: it may be an account number. */
function messageFor({ keyword, params, message }: ValidationError): string {
  const { limit, type, format, allowedValues, allowedValue, error } = params as Params;
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not known here';
    case 'propertyNames':
      return 'is not an allowed name';
    case 'discriminator':
      return error === 'tag' ? 'is required' : 'is none of the values that the contract names';
    case 'type':
      return `must be ${typeWords(type)}`;
    case 'enum':
      return `must be one of ${(allowedValues as unknown[]).map(String).join(', ')}`;
    case 'const':
      return `must be ${String(allowedValue)}`;
    case 'format':
      return `must be a valid ${String(format)}`;
    case 'minLength':
      return `must have ${String(limit)} characters or more`;
    case 'maxLength':
      return `must have ${String(limit)} characters or fewer`;
    case 'minimum':
      return `must be ${String(limit)} or more`;
    case 'maximum':
      return `must be ${String(limit)} or less`;
    case 'not':
      return 'must not have this value';
    case 'oneOf':
      return 'must have exactly one of the forms that the contract names';
    default:
      return message ?? 'is not valid';
  }
}

function isUnder(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`);
}

/** Leaves out what only explains another finding: each branch of a failed choice, and why a name is not allowed. */
function telling(errors: readonly ValidationError[]): ValidationError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath);
  return errors.filter(
    ({ keyword, instancePath, propertyName }) =>
      propertyName === undefined &&
      (keyword === 'oneOf' || !choices.some((choice) => isUnder(instancePath, choice))),
  );
}

/**
 * Turns what a compiled validator found into the details of a refusal.
 * @param place the part of the request that was judged; in a body paths are JSON pointers, elsewhere names
 */
export function explainValidation(
  place: 'body' | 'query' | 'path',
  errors: readonly ValidationError[],
): readonly ErrorDetail[] {
  const details = telling(errors).map((error) => {
    const step = stepInto(error.keyword, error.params as Params);
    const pointer = step === undefined ? error.instancePath : pointerInto(error.instancePath, step);
    const path = place === 'body' ? pointer : pointer.slice(1);
    return { in: place, path: path.slice(0, LONGEST_PATH), message: messageFor(error) };
  });
  return details.slice(0, MOST_DETAILS);
}
