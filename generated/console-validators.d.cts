// made by npm run generate; do not edit

import type { ErrorObject } from 'ajv';
import type { ConsoleOperationId } from './console-operations.ts' with { 'resolution-mode': 'import' };

declare const validators: { readonly [Id in ConsoleOperationId]: validators.OperationValidators };

declare namespace validators {
  /** Judges a value; what is wrong with it stands in `errors` until the next call. */
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
