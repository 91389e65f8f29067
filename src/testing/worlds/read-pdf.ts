import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF says, as a reader of it sees it. */
export interface ReadPdf {
  readonly pages: readonly string[];
  /** All pages, with a blank between them. */
  readonly text: string;
  readonly language: string | null;
  readonly isTagged: boolean;
  /** The kinds of tags, each once. */
  readonly tags: ReadonlySet<string>;
  readonly title: string;
}

interface TagNode {
  readonly role?: string;
  readonly children?: readonly TagNode[];
}

function collectTags(node: TagNode | null, tags: Set<string>): void {
  if (node?.role !== undefined) tags.add(node.role);
  for (const child of node?.children ?? []) collectTags(child, tags);
}

async function readPage(document: PDFDocumentProxy, number: number, tags: Set<string>): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  collectTags((await page.getStructTree()) as TagNode | null, tags);
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
}

/** Reads a PDF back, independently of what has drawn it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  try {
    const tags = new Set<string>();
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push(await readPage(document, number, tags));
    const { info } = (await document.getMetadata()) as { info: { Language?: string; Title?: string } };
    const marks = await document.getMarkInfo();
    return {
      pages,
      text: pages.join(' '),
      language: info.Language ?? null,
      isTagged: marks?.Marked === true,
      tags,
      title: info.Title ?? '',
    };
  } finally {
    await task.destroy();
  }
}
