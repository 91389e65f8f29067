import type { Choice, Field, Shape } from '../contract/shapes.ts';
import { Words } from './site.tsx';

function Values({ values, isOpen }: Pick<Shape, 'values' | 'isOpen'>) {
  if (values.length === 0) return null;
  return (
    <p className="values">
      {values.length === 1 && !isOpen ? 'Always ' : 'One of '}
      {values.map((value, index) => (
        <span key={value}>
          {index > 0 && ', '}
          <code>{value}</code>
        </span>
      ))}
      {isOpen && '. Others may be added'}
    </p>
  );
}

function ChoiceOf({ choice, by }: { choice: Choice; by: string | undefined }) {
  return (
    <li>
      <p className="field">
        {by === undefined ? (
          <b>{choice.name}</b>
        ) : (
          <>
            <code>{by}</code> <code>{choice.name}</code>
          </>
        )}
      </p>
      <Words text={choice.description} />
      <Within shape={choice.shape} />
    </li>
  );
}

function countInside({ fields, choices }: Shape): string {
  if (choices.length > 0) return `${choices.length} forms`;
  return fields.length === 1 ? '1 field' : `${fields.length} fields`;
}

/** What lies in a value, behind a line that opens it. */
function Within({ shape }: { shape: Shape }) {
  if (shape.fields.length === 0 && shape.choices.length === 0) return null;
  return (
    <details>
      <summary>{countInside(shape)}</summary>
      <Fields shape={shape} />
    </details>
  );
}

function FieldOf({ field, marks }: { field: Field; marks: boolean }) {
  const { name, isRequired, description, shape } = field;
  return (
    <li>
      <p className="field">
        <code>{name}</code> <span>{shape.type}</span>
        {marks && isRequired && <b> required</b>}
        {shape.bounds.length > 0 && <span> · {shape.bounds.join(' · ')}</span>}
      </p>
      {description !== '' && (
        <p>
          <Words text={description} />
        </p>
      )}
      <Values {...shape} />
      <Within shape={shape} />
    </li>
  );
}

/** @param marks whether it is said which fields have to be there: in an answer all are */
export function Fields({ shape, marks = true }: { shape: Shape; marks?: boolean }) {
  if (shape.choices.length > 0) {
    return (
      <ul className="fields">
        {shape.choices.map((choice) => (
          <ChoiceOf key={choice.name} choice={choice} by={shape.choiceBy} />
        ))}
      </ul>
    );
  }
  return (
    <ul className="fields">
      {shape.fields.map((field) => (
        <FieldOf key={field.name} field={field} marks={marks} />
      ))}
    </ul>
  );
}
