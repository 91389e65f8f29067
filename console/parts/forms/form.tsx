import { Field } from '@base-ui/react/field';
import { Form as BaseForm } from '@base-ui/react/form';
import { type ComponentProps, createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Failure } from '../../api/failure.ts';
import type { Fields } from '../../api/fields.ts';
import type { Intent } from '../../api/intent.ts';
import { classes } from '../frame/classes.ts';
import css from './form.module.css';
import parts from '../frame/parts.module.css';

/** What the fields of the form had before a reload. */
const Draft = createContext<Fields>({});

/** What a field begins with when it is drawn first; what is typed later is its own. */
function useBegun<Default>(name: string, byDefault: Default): string | Default {
  const draft = useContext(Draft);
  const [begun] = useState(() => draft[name] ?? byDefault);
  return begun;
}

interface FieldProps extends Omit<ComponentProps<typeof Field.Control>, 'name' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** What is wrong with it stands below it: the service says so. */
export function FormField({ name, label, hint, defaultValue, ...control }: FieldProps) {
  const begun = useBegun(name, defaultValue);
  return (
    <Field.Root name={name} className={parts.field}>
      <Field.Label>{label}</Field.Label>
      <Field.Control {...control} defaultValue={begun} className={parts.input} />
      {hint !== undefined && <Field.Description className={parts.hint}>{hint}</Field.Description>}
      <Field.Error className={parts.fieldError} />
    </Field.Root>
  );
}

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  /** Nothing is chosen beforehand, unless there is a default. */
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly defaultValue?: string | undefined;
  readonly required?: boolean;
  readonly onChoose?: (value: string) => void;
}

export function SelectField({
  name,
  label,
  options,
  defaultValue,
  required = true,
  onChoose,
}: SelectFieldProps) {
  const begun = useBegun(name, defaultValue ?? '');
  return (
    <Field.Root name={name} className={parts.field}>
      <Field.Label>{label}</Field.Label>
      <Field.Control
        defaultValue={begun}
        onValueChange={(value) => onChoose?.(value)}
        render={
          <select className={parts.input} required={required}>
            <option value="">Choose</option>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        }
      />
      <Field.Error className={parts.fieldError} />
    </Field.Root>
  );
}

interface CheckFieldProps {
  readonly name: string;
  readonly label: string;
  readonly defaultChecked: boolean;
}

/** It is among the fields, as `on`, only while it is checked. */
export function CheckField({ name, label, defaultChecked }: CheckFieldProps) {
  return (
    <label className={css.check}>
      <input type="checkbox" name={name} defaultChecked={defaultChecked} />
      {label}
    </label>
  );
}

/** Fields of a refusal by the names of a form's fields: `/destination/bsb` is `destination.bsb`. */
function fieldErrors({ details }: Failure): Record<string, string> {
  return Object.fromEntries(
    details
      .filter(({ path }) => path !== '')
      .map(({ path, message }) => [path.slice(1).replaceAll('/', '.'), message]),
  );
}

/** What was typed; a field that was left empty is not among them. */
function fieldsOf(form: HTMLFormElement): Fields {
  const typed = Array.from(new FormData(form)).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  );
  return Object.fromEntries(typed) as Fields;
}

export interface FormProps<Result> {
  readonly submit: ReactNode;
  /** @throws Failure */
  readonly send: (fields: Fields) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  /** Keeps what is typed, and for what must take effect once its key. */
  readonly intent?: Intent | undefined;
  /** Sending is no attempt of the intent: it makes nothing. */
  readonly isOnlyAsked?: boolean;
  /** Sent in the place of what is typed. */
  readonly fixed?: Fields;
  /** In the place of what the service says of a refusal; undefined to leave it. */
  readonly sentenceOf?: (failure: Failure) => string | undefined;
  readonly children?: ReactNode;
}

/** Sends fields, and keeps what came of it. While an answer is awaited nothing is sent again. */
function useSending<Result>({ send, onDone, intent: kept, isOnlyAsked = false }: FormProps<Result>) {
  const intent = isOnlyAsked ? undefined : kept;
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setIsSending] = useState(false);
  const submit = async (fields: Fields) => {
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    intent?.begin(fields);
    try {
      const result = await send(fields);
      intent?.done();
      onDone(result);
    } catch (error) {
      const known = error instanceof Failure ? error : new Failure(undefined, { message: String(error) });
      intent?.refused(known);
      setFailure(known);
    } finally {
      setIsSending(false);
    }
  };
  return { failure, isSending, submit };
}

export function Form<Result>(props: FormProps<Result>) {
  const { submit: text, intent, isOnlyAsked = false, fixed, sentenceOf, children } = props;
  const { failure, isSending, submit } = useSending(props);
  const sentence = failure === undefined ? undefined : (sentenceOf?.(failure) ?? failure.message);
  const isUnknown = intent?.isUnanswered === true && !isOnlyAsked && !isSending;
  // Another object would count as another refusal, of a field that has been corrected.
  const errors = useMemo(() => (failure === undefined ? {} : fieldErrors(failure)), [failure]);
  return (
    <BaseForm
      className={css.form}
      errors={errors}
      onInput={({ currentTarget }) => {
        if (fixed === undefined) intent?.keep(fieldsOf(currentTarget));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // Other fields under the key of an attempt that may have arrived would be another request.
        void submit(isUnknown ? intent.fields : (fixed ?? fieldsOf(event.currentTarget)));
      }}
    >
      <Draft value={intent?.fields ?? {}}>
        <fieldset className={css.form} disabled={isUnknown}>
          {children}
        </fieldset>
      </Draft>
      {failure !== undefined && (
        <p className={classes(parts.notice, parts.bad)} role="alert">
          {sentence}
          {failure.requestId !== null && failure.status >= 500 && <code>{failure.requestId}</code>}
        </p>
      )}
      {isUnknown && (
        <p className={classes(parts.notice, parts.wait)} role="status">
          The last attempt has no answer. Sending it again is safe: together they take effect once.
        </p>
      )}
      <button type="submit" className={classes(parts.button, parts.primary)} aria-disabled={isSending}>
        {isUnknown ? 'Send it again' : text}
      </button>
    </BaseForm>
  );
}
