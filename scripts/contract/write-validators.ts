import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import addFormatsModule from 'ajv-formats';
import { boundWork, requireBoundedUniqueness } from './bound-work.ts';
import { collectValidatorSchemas } from './collect-validator-schemas.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import { exactForm } from '../../src/contract/exact-form.ts';
import { mapSchema } from './map-schema.ts';
import { tagUnions } from './tag-unions.ts';
import { GENERATED_LINE, formatText } from './write-generated.ts';

// Both are CommonJS modules whose function is their `default`.
const renderStandalone = standaloneModule.default;
const addFormats = addFormatsModule.default;

const COMPONENT_PREFIX = '#/components/schemas/';

const ANNOTATIONS = new Set(['title', 'description', 'default', 'example', 'examples', 'deprecated']);

const declarations = (operations: string, id: string): string => `
import type { ErrorObject } from 'ajv';
import type { ${id} } from './${operations}.ts' with { 'resolution-mode': 'import' };

declare const validators: { readonly [Id in ${id}]: validators.OperationValidators };

declare namespace validators {
  /** Judges a value; what is wrong with it stands in \`errors\` until the next call. */
  interface Validate {
    (data: unknown): boolean;
    errors?: ErrorObject[] | null;
  }

  /** The validators of one operation; null if there is nothing to judge. */
  interface OperationValidators {
    readonly path: Validate | null;
    /** Judges the query after its texts have been read as their types. */
    readonly query: Validate | null;
    readonly body: Validate | null;
    readonly responses: { readonly [status: string]: Validate };
  }
}

export = validators;
`;

/**
 * Compiles the validators of every request and answer ahead of time.
 *
 * @param folder the folder to write `validators.cjs` and `validators.d.cts` to, and those of the console
 * @param documents the complete 3.1 documents
 * @throws Error if a schema is not one, or uses a keyword or format that Ajv does not know
 */
export async function writeValidators(
  folder: string,
  documents: { readonly interface: ContractDocument; readonly console: ContractDocument },
): Promise<void> {
  const write = async (prefix: string, id: string, document: ContractDocument): Promise<void> => {
    const file = `${prefix}validators.d.cts`;
    const types = await formatText(file, declarations(`${prefix}operations`, id));
    await writeFile(join(folder, `${prefix}validators.cjs`), GENERATED_LINE + renderValidators(document));
    await writeFile(join(folder, file), GENERATED_LINE + types);
  };
  await write('', 'OperationId', documents.interface);
  await write('console-', 'ConsoleOperationId', documents.console);
}

/**
 * Renders the validators as one CommonJS module.
 *
 * @param document the complete 3.1 document
 * @returns the module's text; it exports the validators by operationId
 */
export function renderValidators(document: ContractDocument): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    // A branch of a oneOf may say `required` of a property that its parent describes.
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
    inlineRefs: false,
    code: { source: true, esm: false, lines: true },
  });
  addFormats(ajv);
  for (const [name, schema] of Object.entries(document.components.schemas ?? {})) {
    const prepared = prepare(document, schema);
    requireBoundedUniqueness(prepared);
    ajv.addSchema({ ...prepared, $id: name });
  }
  const names = new NamedSchemas(document);
  const table = Object.entries(collectValidatorSchemas(document)).map(([operationId, schemas]) => {
    const answers = Object.entries(schemas.responses).map(
      ([status, schema]) => `'${status}': ${names.name(schema, `${operationId}_${status}`)}`,
    );
    const part = (key: 'path' | 'query' | 'body'): string => {
      const schema = schemas[key];
      return `${key}: ${schema === null ? 'null' : names.name(schema, `${operationId}_${key}`)}`;
    };
    return `  ${operationId}: { ${part('path')}, ${part('query')}, ${part('body')}, responses: { ${answers.join(', ')} } },`;
  });
  for (const [name, schema] of names.schemas) ajv.addSchema({ ...schema, $id: name });
  const exported = Object.fromEntries([...names.schemas.keys()].map((name) => [name, name]));
  return `${boundWork(renderStandalone(ajv, exported))}\nmodule.exports = {\n${table.join('\n')}\n};\n`;
}

/** Gives each different schema one name, so that answers which are alike share one validator. */
class NamedSchemas {
  readonly schemas = new Map<string, Schema>();
  readonly #names = new Map<string, string>();
  readonly #document: ContractDocument;

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  name(schema: Schema, proposal: string): string {
    const prepared = prepare(this.#document, schema);
    requireBoundedUniqueness(prepared);
    const text = JSON.stringify(prepared);
    const known = this.#names.get(text);
    if (known !== undefined) return `exports.${known}`;
    this.#names.set(text, proposal);
    this.schemas.set(proposal, prepared);
    return `exports.${proposal}`;
  }
}

// What does not judge is left out, so that the strict mode stays on for everything that does.
function prepare(document: ContractDocument, schema: Schema): Schema {
  return mapSchema(tagUnions(document, exactForm(schema)), (each) =>
    Object.fromEntries(
      Object.entries(each)
        .filter(([keyword, value]) => !isUnjudged(keyword, value))
        .map(([keyword, value]) => [keyword, keyword === '$ref' ? toSchemaId(String(value)) : value]),
    ),
  );
}

/** What a keyword says to readers and generators alone. The width of an integer is one: its bounds are stated. */
function isUnjudged(keyword: string, value: unknown): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith('x-') || (keyword === 'format' && value === 'int64');
}

function toSchemaId(reference: string): string {
  if (!reference.startsWith(COMPONENT_PREFIX)) {
    throw new Error(`The schema reference ${reference} is not a component.`);
  }
  return reference.slice(COMPONENT_PREFIX.length);
}
