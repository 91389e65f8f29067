import { ADDRESSES } from '../addresses.ts';
import type { Contract, Operation } from '../contract/contract.ts';
import { operationsOf } from './contents.tsx';
import type { Page } from './frame.tsx';
import { titleOf } from './names.ts';
import { Lead, Method, Prose } from './site.tsx';

export function OperationLinks({ operations }: { operations: readonly Operation[] }) {
  return (
    <ul className="links">
      {operations.map(({ id, method, summary }) => (
        <li key={id}>
          <Method name={method} /> <Lead to={ADDRESSES.operation(id)}>{summary}</Lead>
        </li>
      ))}
    </ul>
  );
}

export function referencePage({ tags, operations }: Contract): Page {
  return {
    address: ADDRESSES.reference,
    title: 'Reference',
    about: 'Every operation, by area.',
    content: (
      <>
        <h1>Reference</h1>
        {tags
          .filter((tag) => operationsOf(operations, tag).length > 0)
          .map((tag) => (
            <section key={tag.name}>
              <h2 id={tag.name}>{titleOf(tag.name)}</h2>
              <Prose text={tag.description} />
              <OperationLinks operations={operationsOf(operations, tag)} />
            </section>
          ))}
      </>
    ),
  };
}
