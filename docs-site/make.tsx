import { renderToStaticMarkup } from 'react-dom/server';
import { ADDRESSES } from './addresses.ts';
import { type Contract, ENVIRONMENTS } from './contract/contract.ts';
import { findMakers } from './contract/makers.ts';
import { readContract } from './contract/read-contract.ts';
import { createContents } from './templates/contents.tsx';
import { errorPage, errorsPage } from './templates/errors.tsx';
import { eventPage, eventsPage } from './templates/events.tsx';
import { Frame, type Page } from './templates/frame.tsx';
import { guidePage, homePage } from './templates/guide.tsx';
import { operationPage } from './templates/operation.tsx';
import { reasonsPage } from './templates/reasons.tsx';
import { referencePage } from './templates/reference.tsx';
import { type Files, SiteOf } from './templates/site.tsx';
import { machinePage, statesPage } from './templates/states.tsx';
import { type Guide, readGuides, SOURCES } from './text/guides.ts';
import { createTexts } from './text/markdown.ts';
import { indexContract } from './text/search-index.ts';

export { SOURCES };

/** Which page explains what stands as code in a text. */
function findTerms({ operations, errors, events }: Contract): Map<string, string> {
  return new Map([
    ...errors.map(({ code }) => [code, ADDRESSES.error(code)] as const),
    ...events.map(({ type }) => [type, ADDRESSES.event(type)] as const),
    ...operations.flatMap(({ id, method, path }) => {
      const address = ADDRESSES.operation(id);
      return [[id, address] as const, [`${method} ${path}`, address] as const];
    }),
  ]);
}

/** Guides name each other by their files, as GitHub does: `webhooks.md`, `../sdk/README.md`. */
function pageOfFile(path: string): string | undefined {
  const name = path.replace(/^(?:\.\.?\/)+/, '');
  const source = SOURCES.find((each) => each.path === name || each.path === `docs/${name}`);
  return source === undefined || source.section !== undefined ? undefined : ADDRESSES.guide(source.name);
}

function listPages(contract: Contract, guides: readonly Guide[]): Page[] {
  return [
    homePage(contract, guides),
    ...guides.map(guidePage),
    referencePage(contract),
    ...contract.operations.map((operation) => operationPage(operation, contract.environment)),
    errorsPage(contract),
    ...contract.errors.map((entry) => errorPage(entry, contract)),
    eventsPage(contract),
    ...contract.events.map((event) => eventPage(event, contract)),
    statesPage(contract),
    ...Object.entries(contract.machines).map(([object, machine]) => machinePage(object, machine)),
    reasonsPage(contract),
  ];
}

/**
 * All pages and what their scripts read.
 * @param folder the checkout
 * @returns contents by path: below a folder for each environment, whose documents differ
 */
export function makeSite(folder: URL, files: Files): Map<string, string> {
  const guides = readGuides(folder);
  const made = ENVIRONMENTS.flatMap((environment) => {
    const contract = readContract(folder, environment);
    const texts = createTexts({ terms: findTerms(contract), pageOf: pageOfFile });
    const contents = createContents({ contract, guides });
    const pages = listPages(contract, guides).map(({ address, ...page }) => {
      const html = renderToStaticMarkup(
        <SiteOf value={{ contract, guides, texts, contents, files, from: address }}>
          <Frame {...page} />
        </SiteOf>,
      );
      return [`${environment}${address}.html`, `<!doctype html>${html}\n`] as const;
    });
    return [
      ...pages,
      [`${environment}/docs/search.json`, JSON.stringify(indexContract(contract, guides))] as const,
      [`${environment}/docs/makers.json`, JSON.stringify(findMakers(contract))] as const,
    ];
  });
  return new Map(made);
}
