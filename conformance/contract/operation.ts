import type { Json, JsonObject } from '../json/json.ts';
import type { BodyField } from './body-fields.ts';

/** Beyond this a text in a query is refused with its request line. */
export const LONGEST_QUERY_TEXT = 4_000;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonObject;
  readonly isAdminOnly: boolean;
}

export interface DocumentedResponse {
  readonly status: number;
  readonly content: ReadonlyMap<string, string>;
  readonly lineReference: string | undefined;
  readonly headers: ReadonlyMap<string, { readonly required: boolean; readonly schema: JsonObject }>;
  /** Whether it is an error of the catalogue: a failure status may document another body (`x-no-error`). */
  readonly isError: boolean;
  /** The error codes that it may have; empty for a success, and where the document names none. */
  readonly codes: readonly string[];
}

export interface DocumentedBody {
  readonly required: boolean;
  readonly schema: Json;
  readonly reference: string;
  readonly fields: readonly BodyField[];
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly isAuthenticated: boolean;
  readonly scope: string | null;
  readonly keyKinds: readonly string[];
  /** Whether it needs a recent second-factor confirmation. */
  readonly needsStepUp: boolean;
  /** Takes an Idempotency-Key. */
  readonly isIdempotent: boolean;
  /** Is refused without one. */
  readonly isKeyRequired: boolean;
  /** Takes many steps, and so is not held to one transaction. */
  readonly isMultiStep: boolean;
  /** What an account can have at most of what it makes, each under a name. */
  readonly accountLimits: ReadonlyMap<string, number>;
  readonly parameters: readonly Parameter[];
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  readonly body: DocumentedBody | null;
  readonly responses: ReadonlyMap<number, DocumentedResponse>;
  readonly success: DocumentedResponse;
  readonly isList: boolean;
}
