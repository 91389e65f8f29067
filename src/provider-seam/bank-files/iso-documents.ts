import { readFileSync } from 'node:fs';
import type * as Library from 'libxml2-wasm';
import { UnusableFile } from './payment.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:';

/** The messages that are written and read, each with its schema. */
const SCHEMAS = {
  'pain.001.001.11': new URL('./schemas/pain.001.001.11.xsd', import.meta.url),
  'pain.002.001.03': new URL('./schemas/pain.002.001.03.xsd', import.meta.url),
  'pain.002.001.12': new URL('./schemas/pain.002.001.12.xsd', import.meta.url),
  'camt.053.001.02': new URL('./schemas/camt.053.001.02.xsd', import.meta.url),
  'camt.053.001.08': new URL('./schemas/camt.053.001.08.xsd', import.meta.url),
  'camt.054.001.02': new URL('./schemas/camt.054.001.02.xsd', import.meta.url),
  'camt.054.001.08': new URL('./schemas/camt.054.001.08.xsd', import.meta.url),
} as const;

export type IsoMessage = keyof typeof SCHEMAS;

/** An element with what is in it, in its order. */
export interface IsoElement {
  readonly name: string;
  /** Empty where it has elements. */
  readonly text: string;
  readonly currency: string | undefined;
  readonly children: readonly IsoElement[];
}

/** An element to be written: its name, and its text or what is in it; undefined is left out. */
export type IsoPart = readonly [
  name: string,
  content: string | readonly (IsoPart | undefined)[],
  currency?: string,
];

export interface IsoDocument {
  readonly message: IsoMessage;
  /** What stands in the document, beneath its root. */
  readonly content: IsoElement;
}

/** All elements at a path. */
export function allAt(element: IsoElement, ...path: readonly string[]): readonly IsoElement[] {
  return path.reduce<readonly IsoElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** The text of the first element at a path; undefined if there is none, or it is empty. */
export function textAt(element: IsoElement, ...path: readonly string[]): string | undefined {
  const text = allAt(element, ...path)[0]?.text.trim();
  return text === '' ? undefined : text;
}

/** Writes and reads documents of ISO 20022, each checked by its schema. */
export class IsoDocuments {
  readonly #library: typeof Library;
  readonly #validators = new Map<IsoMessage, Library.XsdValidator>();

  private constructor(library: typeof Library) {
    this.#library = library;
  }

  /** The library is loaded where documents are exchanged alone. */
  static async load(): Promise<IsoDocuments> {
    return new IsoDocuments(await import('libxml2-wasm'));
  }

  /** @throws Error if the schema does not allow it */
  write(message: IsoMessage, content: IsoPart): Uint8Array {
    const document = this.#library.XmlDocument.create();
    try {
      addPart(document.createRoot('Document', NAMESPACE + message), content);
      const bytes = Buffer.from(document.toString({ format: true }), 'utf8');
      // What is sent is checked: in what was put together, attributes have another namespace than when they are read.
      this.#checkBytes(bytes, message);
      return bytes;
    } finally {
      document.dispose();
    }
  }

  /** @throws UnusableFile if it is no document of a known message that its schema allows, or has a document type */
  read(bytes: Uint8Array): IsoDocument {
    const document = this.#parse(bytes);
    try {
      if (document.dtd !== null) throw new UnusableFile('it has a document type');
      const message = messageOf(document.root);
      this.#check(document, message);
      const [content] = elementsIn(document.root, this.#library);
      if (content === undefined) throw new UnusableFile('it is empty');
      return { message, content };
    } finally {
      document.dispose();
    }
  }

  #checkBytes(bytes: Uint8Array, message: IsoMessage): void {
    const document = this.#parse(bytes);
    try {
      this.#check(document, message);
    } finally {
      document.dispose();
    }
  }

  #parse(bytes: Uint8Array): Library.XmlDocument {
    const { XmlDocument, ParseOption } = this.#library;
    const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE;
    try {
      return XmlDocument.fromBuffer(bytes, { option });
    } catch (error) {
      throw new UnusableFile(`it is no XML: ${firstLineOf(error)}`);
    }
  }

  #check(document: Library.XmlDocument, message: IsoMessage): void {
    const validator = this.#validators.get(message) ?? this.#compile(message);
    this.#validators.set(message, validator);
    try {
      validator.validate(document);
    } catch (error) {
      throw new UnusableFile(`its schema does not allow it: ${firstLineOf(error)}`);
    }
  }

  #compile(message: IsoMessage): Library.XsdValidator {
    const { XmlDocument, XsdValidator } = this.#library;
    const schema = XmlDocument.fromBuffer(readFileSync(SCHEMAS[message]));
    try {
      return XsdValidator.fromDoc(schema);
    } finally {
      schema.dispose();
    }
  }
}

function firstLineOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.slice(0, 200);
}

function addPart(parent: Library.XmlElement, [name, content, currency]: IsoPart): void {
  const element = parent.addElement(name);
  if (currency !== undefined) element.setAttr('Ccy', currency);
  if (typeof content === 'string') element.addText(content);
  else for (const part of content) if (part !== undefined) addPart(element, part);
}

function messageOf({ name, namespaceUri }: Library.XmlElement): IsoMessage {
  const message = namespaceUri.startsWith(NAMESPACE) ? namespaceUri.slice(NAMESPACE.length) : '';
  if (name === 'Document' && Object.hasOwn(SCHEMAS, message)) return message as IsoMessage;
  throw new UnusableFile(`${namespaceUri.slice(0, 100) || 'a document without a namespace'} is not read`);
}

function elementsIn(parent: Library.XmlElement, library: typeof Library): IsoElement[] {
  const found: IsoElement[] = [];
  for (let child = parent.firstChild; child !== null; child = child.next) {
    if (!(child instanceof library.XmlElement)) continue;
    const children = elementsIn(child, library);
    const text = children.length === 0 ? child.content : '';
    found.push({ name: child.name, text, currency: child.attr('Ccy')?.value, children });
  }
  return found;
}
