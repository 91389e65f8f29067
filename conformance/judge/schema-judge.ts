import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json, JsonObject } from '../json/json.ts';

const DOCUMENT = 'contract';

function explain(errors: readonly ErrorObject[]): string {
  const lines = errors.slice(0, 4).map(({ instancePath, keyword, message, params }) => {
    const { additionalProperty } = params as { additionalProperty?: string };
    const name = additionalProperty === undefined ? '' : ` (${additionalProperty})`;
    return `${instancePath || 'the whole'} ${message ?? keyword}${name}`;
  });
  return lines.join('; ');
}

/** Validates values against the schemas of the served document, by an own reading of it. */
export class SchemaJudge {
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: JsonObject) {
    this.#ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      validateSchema: false,
      logger: false,
      inlineRefs: false,
    });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, DOCUMENT);
  }

  /** What a value breaks of the schema that a reference into the document names; undefined if it keeps it. */
  findFault(reference: string, value: Json): string | undefined {
    const known = this.#compiled.get(reference);
    const validate = known ?? this.#ajv.compile({ $ref: `${DOCUMENT}${reference}` });
    this.#compiled.set(reference, validate);
    return validate(value) ? undefined : explain(validate.errors ?? []);
  }

  /** The same for a schema that stands alone, such as a parameter's, with its references resolved at the top. */
  findFaultOf(schema: JsonObject, value: Json): string | undefined {
    const name = JSON.stringify(schema);
    const known = this.#compiled.get(name);
    const validate = known ?? this.#ajv.compile(rebase(schema));
    this.#compiled.set(name, validate);
    return validate(value) ? undefined : explain(validate.errors ?? []);
  }
}

function rebase(schema: JsonObject): JsonObject {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${DOCUMENT}#/`);
  return JSON.parse(text) as JsonObject;
}
