import type { ReactNode } from 'react';
import type { components } from '../../../generated/api.ts';
import { labelOf } from '../../texts.ts';
import { Money } from '../values/amount.tsx';
import { IdLink } from './record-link.tsx';
import { When } from '../values/when.tsx';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** `spec/schemas/common/Identifier.yaml`. */
const IDENTIFIER = /^[a-z]+_[0-9a-hjkmnp-tv-z]{26}$/;

/** Identifiers of what has no page of its own. */
const WITHOUT_PAGE = ['clientId', 'configurationId', 'counterpartyId', 'evidenceId', 'quoteId'];

/** Fields whose texts are written by people or by machines elsewhere, and are shown as they are. */
const AS_IT_IS =
  /(?:name|reference|address|tag|description|url|email|hash|bsb|number|title|summary|message|reason|by|first)$/i;

const WORD = /^[a-z]+(?:_[a-z0-9]+)+$|^[a-z]+$/;

function isMoney(value: object): value is components['schemas']['Money'] {
  return 'amount' in value && 'currency' in value;
}

function Text({ name, text }: { readonly name: string; readonly text: string }): ReactNode {
  if (MOMENT.test(text)) return <When at={text} form="whole" />;
  if (IDENTIFIER.test(text)) return WITHOUT_PAGE.includes(name) ? <code>{text}</code> : <IdLink id={text} />;
  if (!AS_IT_IS.test(name) && WORD.test(text)) return labelOf(text);
  return <bdi>{text}</bdi>;
}

/** A value of the contract, as people read it by its form. */
function Value({ name, value }: { readonly name: string; readonly value: unknown }): ReactNode {
  if (typeof value === 'string') return <Text name={name} text={value} />;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en-AU');
  if (Array.isArray(value)) return <Values name={name} values={value} />;
  if (typeof value === 'object' && value !== null)
    return isMoney(value) ? <Money money={value} form="whole" /> : null;
  return null;
}

function Values({ name, values }: { readonly name: string; readonly values: readonly unknown[] }) {
  return (
    <>
      {values.map((value, index) => (
        <span key={index}>
          {index > 0 && ', '}
          <Value name={name} value={value} />
        </span>
      ))}
    </>
  );
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isMoney(value);

const isList = (value: unknown): boolean =>
  Array.isArray(value) && (value.length === 0 || value.some((each) => typeof each === 'object'));

/** The fields of an object in their order, those of objects inside it among them; `skipped` and lists of objects are not. */
export function factsOf(record: object, skipped: readonly string[] = []): (readonly [string, ReactNode])[] {
  return Object.entries(record as Readonly<Record<string, unknown>>)
    .filter(
      ([name, value]) => !skipped.includes(name) && value !== undefined && value !== null && !isList(value),
    )
    .flatMap(([name, value]) => {
      if (!isNested(value)) return [[labelOf(name), <Value key={name} name={name} value={value} />] as const];
      // The type of an object inside stands for the object.
      const { type, ...others } = value as { readonly type?: unknown };
      const own =
        type === undefined ? [] : [[labelOf(name), <Value key={name} name="type" value={type} />] as const];
      return [...own, ...factsOf(others, skipped)];
    });
}
