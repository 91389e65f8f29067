import type { Operation, Parameter } from '../contract/contract.ts';
import { exampleRequest } from '../text/samples.ts';

/** Sent anew each time. */
const FRESH = 'Idempotency-Key';

function Input({ parameter, value }: { parameter: Parameter; value: string }) {
  const { name, required } = parameter;
  return (
    <label>
      <span>
        <code>{name}</code>
        {required ? '' : ' (optional)'}
      </span>
      <input name={name} data-in={parameter.in} defaultValue={value} autoComplete="off" spellCheck={false} />
    </label>
  );
}

/** A form that islands/send.ts sends. Its script shows it: without one there is nothing that would send it. */
export function Send({ operation }: { operation: Operation }) {
  const { method, path, parameters, body } = operation;
  const example = exampleRequest(operation);
  const shown = parameters.filter(({ name }) => name !== FRESH);
  const required = shown.filter((parameter) => parameter.required);
  const optional = shown.filter((parameter) => !parameter.required);
  const valueOf = ({ name, ...parameter }: Parameter): string => {
    if (!parameter.required) return '';
    return parameter.in === 'path' ? String(parameter.example ?? '') : (example.query[name] ?? '');
  };
  return (
    <section className="send" hidden data-send aria-labelledby="send">
      <h2 id="send">Send it</h2>
      <form
        data-method={method}
        data-path={path}
        data-fresh={parameters.some(({ name }) => name === FRESH) ? '' : undefined}
      >
        <label>
          <span>A key of this sandbox, or nothing to use your session of the console</span>
          <input type="password" name="key" autoComplete="off" spellCheck={false} />
        </label>
        {required.map((parameter) => (
          <Input key={parameter.name} parameter={parameter} value={valueOf(parameter)} />
        ))}
        {optional.length > 0 && (
          <details>
            <summary>More</summary>
            {optional.map((parameter) => (
              <Input key={parameter.name} parameter={parameter} value="" />
            ))}
          </details>
        )}
        {body !== undefined && (
          <label>
            <span>Body</span>
            <textarea
              name="body"
              rows={12}
              spellCheck={false}
              defaultValue={example.body === undefined ? '' : JSON.stringify(example.body, null, 2)}
            />
          </label>
        )}
        <p className="missing" role="status" />
        <button type="submit">Send</button>
      </form>
      <div className="answer" role="status" />
    </section>
  );
}
