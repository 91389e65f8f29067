import { posix } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { ADDRESSES, linkFrom } from '../addresses.ts';
import type { Contract, Operation, Tag } from '../contract/contract.ts';
import type { Guide } from '../text/guides.ts';
import { titleOf } from './names.ts';

interface Listed {
  readonly contract: Contract;
  readonly guides: readonly Guide[];
}

interface Place extends Listed {
  /** An address of the folder from which the links lead. */
  readonly from: string;
  /** Whose operations are seen at once. */
  readonly openTag: string | undefined;
}

export function operationsOf(operations: readonly Operation[], { name }: Tag): Operation[] {
  return operations.filter(({ tag }) => tag === name);
}

function List({ from, links }: { from: string; links: readonly (readonly [to: string, text: string])[] }) {
  return (
    <ul>
      {links.map(([to, text]) => (
        <li key={to}>
          <a href={linkFrom(from, to)}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

function Contents({ contract, guides, from, openTag }: Place) {
  return (
    <>
      <p>Guides</p>
      <List from={from} links={guides.map(({ name, title }) => [ADDRESSES.guide(name), title])} />
      <p>Catalogues</p>
      <List
        from={from}
        links={[
          [ADDRESSES.errors, 'Errors'],
          [ADDRESSES.reasons, 'Reasons'],
          [ADDRESSES.events, 'Events'],
          [ADDRESSES.states, 'States'],
        ]}
      />
      <p>
        <a href={linkFrom(from, ADDRESSES.reference)}>Reference</a>
      </p>
      {contract.tags.map((tag) => (
        <details key={tag.name} open={tag.name === openTag}>
          <summary>{titleOf(tag.name)}</summary>
          <List
            from={from}
            links={operationsOf(contract.operations, tag).map(({ id, summary }) => [
              ADDRESSES.operation(id),
              summary,
            ])}
          />
        </details>
      ))}
    </>
  );
}

/**
 * Writes the list of all pages that stands beside each. Its links depend on the folder alone, so it is made once for each folder and
 * open tag: to make it for each page took half of the time of all pages.
 */
export function createContents(listed: Listed): (from: string) => string {
  const tags = new Map(listed.contract.operations.map(({ id, tag }) => [ADDRESSES.operation(id), tag]));
  const made = new Map<string, string>();
  return (from) => {
    const openTag = tags.get(from);
    const key = `${posix.dirname(from)} ${openTag ?? ''}`;
    const links = made.get(key) ?? renderToStaticMarkup(<Contents {...listed} {...{ from, openTag }} />);
    made.set(key, links);
    return links.replace(`<a href="${linkFrom(from, from)}">`, (link) =>
      link.replace('>', ' aria-current="page">'),
    );
  };
}
