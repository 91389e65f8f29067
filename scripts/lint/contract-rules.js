import { existsSync } from 'node:fs';

// Rules of the contract that no ready-made linter has: what generators of clients stumble over, and what people forget.

/** Names that generators give to classes of their own. */
const TAKEN_NAMES = [
  'Configuration',
  'Error',
  'ApiClient',
  'ApiError',
  'ApiException',
  'ApiResponse',
  'Object',
  'Model',
];

const LOOK_AROUND = /\(\?(?:[=!]|<[=!])/;

const SURROGATES = /\\uD[89A-F]/i;

function typesOf({ type }) {
  return [type].flat();
}

/** Each text has a longest length: a request without one is a request without a limit. */
function boundedText() {
  return {
    Schema(schema, { report, location }) {
      const isFixed = ['enum', 'const', 'x-events'].some((keyword) => schema[keyword] !== undefined);
      if (!typesOf(schema).includes('string') || isFixed || schema.maxLength !== undefined) return;
      report({ message: 'A text needs a maxLength.', location });
    },
  };
}

/** Patterns as every language reads them; the exact one goes to x-exact. */
function plainPattern() {
  return {
    Schema(schema, { report, location }) {
      const { pattern, format } = schema;
      if (typeof pattern !== 'string') return;
      const faults = [
        [LOOK_AROUND.test(pattern), 'looks ahead or behind'],
        [SURROGATES.test(pattern), 'has surrogates'],
        [format !== undefined, `stands beside the format ${format}`],
      ];
      for (const [isFault, what] of faults) {
        if (!isFault) continue;
        const message = `This pattern ${what}, which generators cannot read: move it to x-exact.`;
        report({ message, location: location.child('pattern') });
      }
    },
  };
}

/** Where an integer may be wide, generators are told: Go and Java have 32 bits for it otherwise. */
function wideInteger() {
  return {
    Schema(schema, { report, location }) {
      const bounds = [schema.minimum, schema.maximum].map((bound) =>
        Math.abs(bound ?? Number.POSITIVE_INFINITY),
      );
      if (
        !typesOf(schema).includes('integer') ||
        schema.format !== undefined ||
        Math.max(...bounds) < 2 ** 31
      )
        return;
      report({ message: 'An integer of more than 32 bits needs format: int64.', location });
    },
  };
}

/** Null is a type beside another one: of itself it becomes a class that no generator writes. */
function noNullAlone() {
  return {
    Schema(schema, { report, location }) {
      if (schema.type !== 'null') return;
      report({
        message: "Null stands beside another type, as [string, 'null'].",
        location: location.child('type'),
      });
    },
  };
}

/** A schema's name is that of its file. */
function freeName() {
  return {
    Schema(_, { report, location }) {
      const { source, pointer } = location;
      const [, name = ''] = /([^/]+)\.yaml$/.exec(source.absoluteRef) ?? [];
      // What makes a Thing in Go is called NewThing.
      const made = /^New([A-Z].*)/.exec(name)?.[1];
      const isMaker = made !== undefined && existsSync(source.absoluteRef.replace(`New${made}`, made));
      const isTaken = TAKEN_NAMES.includes(name) || isMaker;
      if (pointer !== '#/' || !isTaken) return;
      report({
        message: `Generated clients may have a ${name} of their own: choose another name.`,
        location,
      });
    },
  };
}

/** Every body is shown once. */
function shownBody() {
  return {
    MediaType(media, { report, location, resolve, key }) {
      const schema = media.schema === undefined ? undefined : resolve(media.schema).node;
      const isShown = [media.example, media.examples, schema?.examples].some((each) => each !== undefined);
      if (key === 'application/json' && !isShown) report({ message: 'A body needs an example.', location });
    },
  };
}

/** The branches of a choice, with what each property of them may be. */
function branchesOf({ oneOf = [] }, resolve) {
  return oneOf.map((stated) => {
    const { node, location } = resolve(stated);
    const valuesOf = (name) => {
      const property = resolve(node.properties[name], location?.source.absoluteRef).node ?? {};
      return property.const === undefined ? (property.enum ?? []) : [property.const];
    };
    return { required: node?.required ?? [], properties: node?.properties ?? {}, valuesOf };
  });
}

function hasTag(branches) {
  return branches[0].required.some((name) => {
    if (!branches.every(({ required, properties }) => required.includes(name) && name in properties))
      return false;
    const values = branches.map(({ valuesOf }) => valuesOf(name));
    return values.every(({ length }) => length > 0) && new Set(values.flat()).size === values.flat().length;
  });
}

/** Which branch of a choice is meant shows by a property: by its value, or by its being there. */
function decidedChoice() {
  return {
    Schema(schema, { report, location, resolve }) {
      const branches = branchesOf(schema, resolve);
      if (branches.length < 2 || hasTag(branches)) return;
      const shared = branches.filter(({ required }, index) =>
        required.every((name) =>
          branches.some(({ properties }, other) => other !== index && name in properties),
        ),
      );
      if (shared.length <= 1) return;
      report({
        message:
          'Nothing tells the branches of this choice apart: give each another constant of one required property.',
        location: location.child('oneOf'),
      });
    },
  };
}

export default function contractRules() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'bounded-text': boundedText,
        'plain-pattern': plainPattern,
        'wide-integer': wideInteger,
        'no-null-alone': noNullAlone,
        'free-name': freeName,
        'shown-body': shownBody,
        'decided-choice': decidedChoice,
      },
    },
  };
}
