/** As OpenAPI 3.1 has it; the keywords that pages show. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly enum?: readonly (string | number | null)[];
  readonly const?: string | number | boolean;
  readonly default?: unknown;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly 'x-open'?: boolean;
  readonly 'x-known-values'?: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: string | number | boolean;
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

/** A body: what it holds, by its media type, and how it can look. */
export interface Content {
  readonly mediaType: string;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

export interface Answer {
  readonly status: string;
  readonly description: string;
  readonly contents: readonly Content[];
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Null if it takes no key; else the scope that the key must have, empty for any. */
  readonly scope: string | null;
  readonly takesPublishableKeys: boolean;
  readonly needsStepUp: boolean;
  readonly errors: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: Content | undefined;
  /** Whether it can be called without a body. */
  readonly isBodyRequired: boolean;
  /** Without refusals: their codes are `errors`. */
  readonly answers: readonly Answer[];
}

export interface ErrorEntry {
  readonly code: string;
  readonly status: number;
  readonly retryable: boolean;
  readonly message: string;
  readonly when: string;
}

export interface ReasonEntry {
  readonly kind: string;
  readonly code: string;
  readonly message: string;
  readonly objects?: readonly string[];
}

export interface Transition {
  readonly from: string | null;
  readonly to: string;
  readonly trigger: string;
  readonly ledger?: readonly string[];
}

export interface Machine {
  readonly states: readonly string[];
  readonly initial: readonly string[];
  readonly final: readonly string[];
  readonly transitions: readonly Transition[];
}

export interface EventEntry {
  readonly type: string;
  readonly description: string;
  readonly schema: Schema;
  readonly example: unknown;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
}

/** The contract as an environment serves it. */
export interface Contract {
  readonly environment: Environment;
  readonly description: string;
  readonly tags: readonly Tag[];
  readonly operations: readonly Operation[];
  readonly errors: readonly ErrorEntry[];
  readonly reasons: readonly ReasonEntry[];
  readonly machines: Readonly<Record<string, Machine>>;
  readonly events: readonly EventEntry[];
  /** Follows a reference; what stands beside it counts more. */
  readonly resolve: (schema: Schema) => Schema;
}

export const ENVIRONMENTS = ['sandbox', 'production'] as const;

export type Environment = (typeof ENVIRONMENTS)[number];
