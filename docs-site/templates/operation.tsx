import { ADDRESSES } from '../addresses.ts';
import type { Answer, Content, Operation, Parameter } from '../contract/contract.ts';
import { shapeOf } from '../contract/shapes.ts';
import { curlOf, typescriptOf } from '../text/samples.ts';
import { Fields } from './fields.tsx';
import type { Page } from './frame.tsx';
import { Send } from './send.tsx';
import { Code, Json, Lead, Method, Prose, useSite, Words } from './site.tsx';

function Access({ operation }: { operation: Operation }) {
  const { id, scope, needsStepUp, takesPublishableKeys } = operation;
  const keys = takesPublishableKeys ? ' Publishable keys are accepted.' : '';
  const words =
    scope === null
      ? 'Needs no key.'
      : scope === ''
        ? `Any key can call it.${keys}`
        : `Needs the scope \`${scope}\`.${keys}`;
  return (
    <p>
      <code>{id}</code>. <Words text={words} />
      {needsStepUp && ' Needs a recent second-factor confirmation.'}
    </p>
  );
}

const PLACES = { path: 'In the path', query: 'In the query', header: 'Headers' } as const;

function Parameters({ parameters, place }: { parameters: readonly Parameter[]; place: keyof typeof PLACES }) {
  const { contract } = useSite();
  const here = parameters.filter((parameter) => parameter.in === place);
  if (here.length === 0) return null;
  const fields = here.map(({ name, required, description, schema }) => ({
    name,
    isRequired: required,
    description,
    shape: shapeOf(contract, schema),
  }));
  const shape = shapeOf(contract, {});
  return (
    <>
      <h2 id={place}>{PLACES[place]}</h2>
      <Fields shape={{ ...shape, fields }} />
    </>
  );
}

function Body({ body }: { body: Content }) {
  const { contract } = useSite();
  return (
    <>
      <h2 id="body">Body</h2>
      <p>
        <Words text={contract.resolve(body.schema).description ?? ''} />
      </p>
      <Fields shape={shapeOf(contract, body.schema)} />
    </>
  );
}

function AnswerOf({ answer }: { answer: Answer }) {
  const { contract } = useSite();
  return (
    <>
      <h3>
        <code>{answer.status}</code> <Words text={answer.description} />
      </h3>
      {answer.contents.map(({ mediaType, schema }) =>
        mediaType === 'application/json' ? (
          <Fields key={mediaType} shape={shapeOf(contract, schema)} marks={false} />
        ) : (
          <p key={mediaType}>
            <code>{mediaType}</code> <Words text={contract.resolve(schema).description ?? ''} />
          </p>
        ),
      )}
    </>
  );
}

function Errors({ codes }: { codes: readonly string[] }) {
  const { contract } = useSite();
  const entries = contract.errors.filter(({ code }) => codes.includes(code));
  if (entries.length === 0) return null;
  return (
    <>
      <h2 id="errors">Errors</h2>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Code</th>
              <th scope="col">Message</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ code, status, message }) => (
              <tr key={code}>
                <td>{status}</td>
                <td>
                  <Lead to={ADDRESSES.error(code)}>
                    <code>{code}</code>
                  </Lead>
                </td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Examples({ answers }: { answers: readonly Answer[] }) {
  const shown = answers.flatMap(({ status, contents }) =>
    contents.flatMap(({ mediaType, examples }) =>
      examples.map((example, index) => ({ key: `${status} ${mediaType} ${index}`, status, example })),
    ),
  );
  return shown.map(({ key, status, example }, index) => (
    <details key={key} open={index === 0}>
      <summary>
        <code>{status}</code> {example.summary ?? 'An answer'}
      </summary>
      {typeof example.value === 'string' ? (
        <Code text={example.value} language="text" />
      ) : (
        <Json value={example.value} />
      )}
    </details>
  ));
}

function Samples({ operation }: { operation: Operation }) {
  const { contract } = useSite();
  const typescript = typescriptOf(operation);
  return (
    <aside aria-label="Examples">
      <h2 id="request">Request</h2>
      <Code text={curlOf(operation)} language="bash" />
      {typescript !== undefined && (
        <details>
          <summary>TypeScript</summary>
          <Code text={typescript} language="ts" />
        </details>
      )}
      {isSent(operation, contract.environment) && <Send operation={operation} />}
      <h2 id="answer">Answer</h2>
      <Examples answers={operation.answers} />
    </aside>
  );
}

/** Whether the documentation has a form for it: in the sandbox, if a key opens it. */
const isSent = ({ scope }: Operation, environment: string): boolean =>
  environment === 'sandbox' && scope !== null;

export function operationPage(operation: Operation, environment: string): Page {
  const { id, method, path, summary, description, parameters, body, answers } = operation;
  return {
    address: ADDRESSES.operation(id),
    title: summary,
    about: `${method} ${path}: ${summary}.`,
    sends: isSent(operation, environment),
    content: (
      <div className="operation">
        <article>
          <h1>{summary}</h1>
          <p className="path">
            <Method name={method} /> <code>{path}</code>
          </p>
          <Prose text={description} />
          <Access operation={operation} />
          <Parameters parameters={parameters} place="path" />
          <Parameters parameters={parameters} place="query" />
          {body !== undefined && <Body body={body} />}
          <Parameters parameters={parameters} place="header" />
          <h2 id="answers">Answers</h2>
          {answers.map((answer) => (
            <AnswerOf key={answer.status} answer={answer} />
          ))}
          <Errors codes={operation.errors} />
        </article>
        <Samples operation={operation} />
      </div>
    ),
  };
}
