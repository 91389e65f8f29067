import type { ReactNode } from 'react';
import { ADDRESSES, linkFrom } from '../addresses.ts';
import type { Operation, Tag } from '../contract/contract.ts';
import { Lead, useSite } from './site.tsx';

/** A name of the contract as words: `payment_route`, `direct-routes`. */
export const spoken = (name: string): string => name.replaceAll(/[_-]/g, ' ');

export const titleOf = (name: string): string => spoken(name).replace(/^./, (letter) => letter.toUpperCase());

export function operationsOf(operations: readonly Operation[], { name }: Tag): Operation[] {
  return operations.filter(({ tag }) => tag === name);
}

function Search() {
  const { files, from } = useSite();
  return (
    // The script shows it: without one there is nothing that searches.
    <search hidden data-search data-script={linkFrom(from, files.search)}>
      <input
        type="search"
        id="search"
        placeholder="Search"
        aria-label="Search the documentation"
        autoComplete="off"
        aria-keyshortcuts="/"
      />
      <div id="found" role="status" />
    </search>
  );
}

function Contents() {
  const { contract, guides, from } = useSite();
  const current = contract.operations.find(({ id }) => ADDRESSES.operation(id) === from);
  return (
    <nav id="contents" aria-label="Contents">
      <p>Guides</p>
      <ul>
        {guides.map(({ name, title }) => (
          <li key={name}>
            <Lead to={ADDRESSES.guide(name)}>{title}</Lead>
          </li>
        ))}
      </ul>
      <p>Catalogues</p>
      <ul>
        <li>
          <Lead to={ADDRESSES.errors}>Errors</Lead>
        </li>
        <li>
          <Lead to={ADDRESSES.reasons}>Reasons</Lead>
        </li>
        <li>
          <Lead to={ADDRESSES.events}>Events</Lead>
        </li>
        <li>
          <Lead to={ADDRESSES.states}>States</Lead>
        </li>
      </ul>
      <p>
        <Lead to={ADDRESSES.reference}>Reference</Lead>
      </p>
      {contract.tags
        .filter((tag) => operationsOf(contract.operations, tag).length > 0)
        .map((tag) => (
          <details key={tag.name} open={current?.tag === tag.name}>
            <summary>{titleOf(tag.name)}</summary>
            <ul>
              {operationsOf(contract.operations, tag).map(({ id, summary }) => (
                <li key={id}>
                  <Lead to={ADDRESSES.operation(id)}>{summary}</Lead>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </nav>
  );
}

export interface Page {
  readonly address: string;
  readonly title: string;
  /** A sentence for search engines and previews. */
  readonly about: string;
  readonly content: ReactNode;
  /** Whether the page can send a request. */
  readonly sends?: boolean;
}

/** A whole page, but for its doctype. */
export function Frame({ title, about, content, sends = false }: Omit<Page, 'address'>) {
  const { contract, files, from } = useSite();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={about} />
        <title>{`${title} · Corridor API`}</title>
        <link rel="icon" href={linkFrom(from, files.icon)} type="image/svg+xml" />
        <link rel="stylesheet" href={linkFrom(from, files.styles)} />
        <script type="module" src={linkFrom(from, files.search)} />
        {sends && <script type="module" src={linkFrom(from, files.send)} />}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header>
          <Lead to={ADDRESSES.home}>Corridor API</Lead>
          {contract.environment === 'sandbox' && <span className="sandbox">Sandbox</span>}
          <a className="to-contents" href="#contents">
            Contents
          </a>
          <Search />
          <Lead to="/console">Console</Lead>
        </header>
        <div className="columns">
          <main id="main" tabIndex={-1}>
            {content}
          </main>
          <Contents />
        </div>
      </body>
    </html>
  );
}
