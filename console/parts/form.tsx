import { Field } from '@base-ui/react/field';
import { Form as BaseForm } from '@base-ui/react/form';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Failure } from '../api/failure.ts';
import css from './form.module.css';
import parts from './parts.module.css';
import { classes } from './classes.ts';

interface FieldProps extends Omit<ComponentProps<typeof Field.Control>, 'name' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** What is wrong with it stands below it: the service says so. */
export function FormField({ name, label, hint, ...control }: FieldProps) {
  return (
    <Field.Root name={name} className={parts.field}>
      <Field.Label>{label}</Field.Label>
      <Field.Control {...control} className={parts.input} />
      {hint !== undefined && <Field.Description className={parts.hint}>{hint}</Field.Description>}
      <Field.Error className={parts.fieldError} />
    </Field.Root>
  );
}

/** Fields of a refusal by the names of a form's fields: `/email` is `email`. */
function fieldErrors({ details }: Failure): Record<string, string> {
  return Object.fromEntries(
    details
      .filter(({ path }) => path !== '')
      .map(({ path, message }) => [path.slice(1).replaceAll('/', '.'), message]),
  );
}

interface FormProps<Result> {
  readonly submit: string;
  /** @throws Failure */
  readonly send: (fields: Readonly<Record<string, string>>) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  /** In the place of what the service says of a refusal; undefined to leave it. */
  readonly sentenceOf?: (failure: Failure) => string | undefined;
  readonly children: ReactNode;
}

/** While an answer is awaited it sends nothing again. */
export function Form<Result>({ submit, send, onDone, sentenceOf, children }: FormProps<Result>) {
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setIsSending] = useState(false);
  const onSubmit = async (form: HTMLFormElement) => {
    setIsSending(true);
    setFailure(undefined);
    try {
      const fields = [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      onDone(await send(Object.fromEntries(fields) as Record<string, string>));
    } catch (error) {
      setFailure(error instanceof Failure ? error : new Failure(undefined, { message: String(error) }));
    } finally {
      setIsSending(false);
    }
  };
  const errors = failure === undefined ? {} : fieldErrors(failure);
  const sentence = failure === undefined ? undefined : (sentenceOf?.(failure) ?? failure.message);
  return (
    <BaseForm
      className={css.form}
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void onSubmit(event.currentTarget);
      }}
    >
      {children}
      {failure !== undefined && (
        <p className={classes(parts.notice, parts.bad)} role="alert">
          {sentence}
          {failure.requestId !== null && failure.status >= 500 && <code>{failure.requestId}</code>}
        </p>
      )}
      <button type="submit" className={classes(parts.button, parts.primary)} aria-disabled={isSending}>
        {submit}
      </button>
    </BaseForm>
  );
}
