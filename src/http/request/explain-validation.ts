import type { ValidationError } from '../../contract/validators.ts';
import type { ErrorDetail } from '../../errors/api-error.ts';
import { LONGEST_POINTER, pointerInto } from './json-pointer.ts';

/** The most places that one refusal names: the contract's. */
const MOST_DETAILS = 50;

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

/** More values than these nobody reads in a message. */
const MANY_VALUES = 20;

function valuesIn(values: readonly unknown[]): string {
  if (values.length > MANY_VALUES) return 'one of the values listed in the contract';
  return `one of ${values.map(String).join(', ')}`;
}

/** Says what is wrong in plain words. What was sent is never quoted: it may be an account number. */
function messageFor({ keyword, params, message }: ValidationError): string {
  const { limit, type, format, allowedValues, allowedValue, error } = params as Params;
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not a known field';
    case 'propertyNames':
      return 'is not an allowed name';
    case 'discriminator':
      return error === 'tag' ? 'is required' : 'must be one of the values listed in the contract';
    case 'type':
      return `must be ${typeWords(type)}`;
    case 'enum':
      return `must be ${valuesIn(allowedValues as unknown[])}`;
    case 'const':
      return `must be ${String(allowedValue)}`;
    case 'format':
      return `must be a valid ${String(format)}`;
    case 'minLength':
      return `must have at least ${String(limit)} characters`;
    case 'maxLength':
      return `must have at most ${String(limit)} characters`;
    case 'minimum':
      return `must be at least ${String(limit)}`;
    case 'maximum':
      return `must be at most ${String(limit)}`;
    case 'not':
      return 'must not have this value';
    case 'oneOf':
      return 'must match exactly one of the forms in the contract';
    default:
      return message ?? 'is not valid';
  }
}

/** The failed choice that explains a finding: the innermost one at its place or above it. */
function choiceOf(
  { keyword, instancePath }: ValidationError,
  choices: ReadonlyMap<string, ValidationError>,
): ValidationError | undefined {
  const above = (path: string): string | undefined =>
    path === '' ? undefined : path.slice(0, path.lastIndexOf('/'));
  let path = keyword === 'oneOf' ? above(instancePath) : instancePath;
  while (path !== undefined && !choices.has(path)) path = above(path);
  return path === undefined ? undefined : choices.get(path);
}

/** Equal for findings in the same words. Without `tagValue`, which is what was sent: perhaps all of the body. */
function sameAs({ keyword, instancePath, params }: ValidationError): string {
  const { tagValue: _, ...others } = params as Params;
  return JSON.stringify([keyword, instancePath, others]);
}

/**
 * Leaves out what only explains another finding: why a name is not allowed, and what one form of a failed choice alone
 * finds. What more than one form finds in the same words is wrong in each, and says more than that no form fits.
 */
function telling(errors: readonly ValidationError[]): ValidationError[] {
  const choices = new Map(
    errors.filter(({ keyword }) => keyword === 'oneOf').map((choice) => [choice.instancePath, choice]),
  );
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(sameAs(error), (counts.get(sameAs(error)) ?? 0) + 1);
  const isToldByForms = (error: ValidationError): boolean => {
    const choice = choiceOf(error, choices);
    if (choice === undefined) return true;
    // A choice within a choice is judged once for each form of the outer one, and so are its own forms.
    return (counts.get(sameAs(error)) ?? 0) > (counts.get(sameAs(choice)) ?? 0);
  };
  const told = errors.filter((error) => error.propertyName === undefined && isToldByForms(error));
  const distinct = [...new Map(told.map((error) => [sameAs(error), error])).values()];
  const explained = new Set(distinct.map((error) => choiceOf(error, choices)));
  return distinct.filter(
    (error) => error.keyword !== 'oneOf' || !explained.has(choices.get(error.instancePath)),
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
    return { in: place, path: path.slice(0, LONGEST_POINTER), message: messageFor(error) };
  });
  return details.slice(0, MOST_DETAILS);
}
