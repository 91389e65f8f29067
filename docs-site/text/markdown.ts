import bash from 'highlight.js/lib/languages/bash';
import http from 'highlight.js/lib/languages/http';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import highlighter from 'highlight.js/lib/core';
import MarkdownIt from 'markdown-it';
import { linkFrom } from '../addresses.ts';

const LANGUAGES = { bash, http, json, typescript };

for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language);

const ALSO: Readonly<Record<string, string>> = { sh: 'bash', ts: 'typescript' };

/** Both environments have the same examples. */
const coloured = new Map<string, string>();

/** As HTML, with classes that the style sheet colours. */
export function highlight(code: string, name: string): string {
  const language = ALSO[name] ?? name;
  if (!(language in LANGUAGES)) return escape(code);
  const key = `${language} ${code}`;
  const html = coloured.get(key) ?? highlighter.highlight(code, { language }).value;
  coloured.set(key, html);
  return html;
}

const { escapeHtml: escape } = new MarkdownIt().utils;

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** What a text leads to. */
export interface Links {
  /** Addresses by what stands as code: an operation, an error code, an event type. */
  readonly terms: ReadonlyMap<string, string>;
  /** The address of a Markdown file of this checkout; undefined where it is no page here. */
  readonly pageOf: (path: string) => string | undefined;
}

// The type of an environment is an index: an interface would not be one.
type Place = {
  /** The address of the page that the text stands on. */
  readonly from: string;
  readonly headings: Heading[];
};

/** As GitHub names the anchors of headings, so that a link holds here and there. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

type Markdown = InstanceType<typeof MarkdownIt>;

function linkTerms(markdown: Markdown, { terms }: Links): void {
  markdown.renderer.rules['code_inline'] = (tokens, index, _options, env) => {
    const code = `<code>${escape(tokens[index]?.content ?? '')}</code>`;
    const address = terms.get(tokens[index]?.content ?? '');
    const isInLink = tokens.slice(0, index).reduce((depth, { nesting, tag }) => {
      return tag === 'a' ? depth + nesting : depth;
    }, 0);
    const { from } = env as Place;
    if (address === undefined || address === from || isInLink > 0) return code;
    return `<a href="${escape(linkFrom(from, address))}">${code}</a>`;
  };
}

function nameHeadings(markdown: Markdown): void {
  markdown.renderer.rules['heading_open'] = (tokens, index, options, env, self) => {
    const [token, content] = [tokens[index], tokens[index + 1]];
    if (token === undefined || content === undefined) return '';
    const text = (content.children ?? []).map((child) => child.content).join('');
    token.attrSet('id', anchorOf(text));
    if (token.tag === 'h2') (env as Place).headings.push({ id: anchorOf(text), text });
    return self.renderToken(tokens, index, options);
  };
}

/** What can be wider than the page is scrolled by the keyboard too. */
function focusWide(markdown: Markdown): void {
  markdown.renderer.rules['fence'] = (tokens, index) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    return `<pre tabindex="0"><code>${highlight(content, info.trim())}</code></pre>\n`;
  };
  markdown.renderer.rules['table_open'] = () => '<table tabindex="0">\n';
}

/** Links to files that are no page here lose their link: their text stays. */
function keepLinks(markdown: Markdown, { pageOf }: Links): void {
  markdown.core.ruler.push('links', ({ tokens, env }) => {
    const { from } = env as Place;
    for (const child of tokens.flatMap(({ children }) => children ?? [])) {
      const href = child.type === 'link_open' ? child.attrGet('href') : null;
      if (typeof href !== 'string' || /^(?:https?:|#)/.test(href)) continue;
      const [path = '', anchor] = href.split('#');
      const address = pageOf(path);
      if (address === undefined) child.attrs = null;
      else child.attrSet('href', linkFrom(from, anchor === undefined ? address : `${address}#${anchor}`));
    }
  });
}

export interface Texts {
  readonly block: (text: string, from: string) => string;
  readonly inline: (text: string, from: string) => string;
  /** A whole page, with its second headings. */
  readonly page: (
    text: string,
    from: string,
  ) => { readonly html: string; readonly headings: readonly Heading[] };
}

/** Writes Markdown as HTML. HTML that stands in it is shown as text. */
export function createTexts(links: Links): Texts {
  const markdown = new MarkdownIt({ html: false });
  linkTerms(markdown, links);
  nameHeadings(markdown);
  keepLinks(markdown, links);
  focusWide(markdown);
  const place = (from: string): Place => ({ from, headings: [] });
  return {
    block: (text, from) => markdown.render(text, place(from)),
    inline: (text, from) => markdown.renderInline(text, place(from)),
    page: (text, from) => {
      const here = place(from);
      return { html: markdown.render(text, here), headings: here.headings };
    },
  };
}
