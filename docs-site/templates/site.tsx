import { createContext, type ReactNode, use } from 'react';
import { linkFrom } from '../addresses.ts';
import type { Contract } from '../contract/contract.ts';
import type { Guide } from '../text/guides.ts';
import { highlight, type Texts } from '../text/markdown.ts';

/** Files beside the pages, by their addresses. */
export interface Files {
  readonly styles: string;
  readonly icon: string;
  readonly search: string;
  readonly send: string;
}

/** What every page knows. */
export interface Site {
  readonly contract: Contract;
  readonly guides: readonly Guide[];
  readonly texts: Texts;
  /** The links to all pages, as HTML for the page at an address. */
  readonly contents: (from: string) => string;
  readonly files: Files;
  /** The address of the page that is written. */
  readonly from: string;
}

const Current = createContext<Site | null>(null);

export const SiteOf = Current.Provider;

/** @throws Error outside a page */
export function useSite(): Site {
  const site = use(Current);
  if (site === null) throw new Error('A part of a page stands outside a page');
  return site;
}

export function Lead({ to, children }: { to: string; children: ReactNode }) {
  const { from } = useSite();
  return (
    <a href={linkFrom(from, to)} aria-current={to === from ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** Markdown of the contract, in paragraphs. */
export function Prose({ text }: { text: string }) {
  const { texts, from } = useSite();
  return <div className="prose" dangerouslySetInnerHTML={{ __html: texts.block(text, from) }} />;
}

/** Markdown of the contract, in a line. */
export function Words({ text }: { text: string }) {
  const { texts, from } = useSite();
  return <span dangerouslySetInnerHTML={{ __html: texts.inline(text, from) }} />;
}

export function Code({ text, language }: { text: string; language: string }) {
  return (
    <pre tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: highlight(text, language) }} />
    </pre>
  );
}

export const Json = ({ value }: { value: unknown }) => (
  <Code text={JSON.stringify(value, null, 2)} language="json" />
);

export function Method({ name }: { name: string }) {
  return <span className={`method method-${name.toLowerCase()}`}>{name}</span>;
}
