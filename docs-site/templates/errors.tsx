import { ADDRESSES } from '../addresses.ts';
import type { Contract, ErrorEntry } from '../contract/contract.ts';
import type { Page } from './frame.tsx';
import { OperationLinks } from './reference.tsx';
import { Lead, Prose } from './site.tsx';

export function errorPage(entry: ErrorEntry, { operations }: Contract): Page {
  const { code, status, retryable, message, when } = entry;
  const from = operations.filter(({ errors }) => errors.includes(code));
  return {
    address: ADDRESSES.error(code),
    title: code,
    about: message,
    content: (
      <>
        <h1>
          <code>{code}</code>
        </h1>
        <p className="path">
          Status <code>{status}</code> ·{' '}
          {retryable ? 'send the request again' : 'sending it again does not help'}
        </p>
        <p>{message}</p>
        <Prose text={when} />
        <h2 id="operations">Operations that answer it</h2>
        {from.length === operations.length ? <p>All of them.</p> : <OperationLinks operations={from} />}
      </>
    ),
  };
}

export function errorsPage({ errors }: Contract): Page {
  return {
    address: ADDRESSES.errors,
    title: 'Errors',
    about: 'Every error code, with its status and its cause.',
    content: (
      <>
        <h1>Errors</h1>
        <p>
          A refusal has a <code>code</code>, a <code>message</code>, a <code>requestId</code> and{' '}
          <code>retryable</code>. Decide by the code. New codes can be added: treat a code that you do not
          know like its status.
        </p>
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">Status</th>
                <th scope="col">Code</th>
                <th scope="col">Message</th>
                <th scope="col">Again</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ code, status, message, retryable }) => (
                <tr key={code}>
                  <td>{status}</td>
                  <td>
                    <Lead to={ADDRESSES.error(code)}>
                      <code>{code}</code>
                    </Lead>
                  </td>
                  <td>{message}</td>
                  <td>{retryable ? 'yes' : 'no'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </>
    ),
  };
}
