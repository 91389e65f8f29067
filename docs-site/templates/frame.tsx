import type { ReactNode } from 'react';
import { ADDRESSES, linkFrom } from '../addresses.ts';
import { Lead, useSite } from './site.tsx';

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
  const { contract, contents, files, from } = useSite();
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
          <nav id="contents" aria-label="Contents" dangerouslySetInnerHTML={{ __html: contents(from) }} />
        </div>
      </body>
    </html>
  );
}
