// The house's own rules for oxlint, which takes plugins written for ESLint: for what no published rule says.
import { basename } from 'node:path';

/** File names are kebab-case, and none of them is a drawer for everything. */
const fileName = {
  meta: {
    type: 'suggestion',
    messages: {
      kebab: 'Name "{{file}}" in kebab-case, after the one thing that it exports.',
      drawer: '"{{file}}" says nothing of what it holds: name the file after the one thing that it exports.',
    },
    schema: [],
  },
  create(context) {
    return {
      Program(node) {
        const file = basename(context.filename);
        if (/^(utils?|helpers?|common|misc|index)\./.test(file)) {
          context.report({ node, messageId: 'drawer', data: { file } });
        } else if (!/^\.?[a-z0-9]+([.-][a-z0-9]+)*$/.test(file)) {
          context.report({ node, messageId: 'kebab', data: { file } });
        }
      },
    };
  },
};

const BOUND = /^toBe(?:LessThan|GreaterThan)(?:OrEqual)?$|^toBeCloseTo$/;

const CLOCKS = { performance: ['now'], Date: ['now'], process: ['hrtime', 'uptime'], hrtime: ['bigint'] };

/** No test judges by how long something took: that depends on the machine and on what else it does. */
const noTimedVerdict = {
  meta: {
    type: 'problem',
    messages: {
      timed:
        'How long it took depends on the machine. Show the cause instead: the error that a limit raises, the order of events, a count of statements, or a clock that the test moves. Of a moment, check that it lies between one read before and one read after.',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;

    const nameOf = (node) =>
      node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? node.property.name : null;

    const isReading = (node) =>
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      CLOCKS[nameOf(node.callee.object)]?.includes(nameOf(node.callee)) === true;

    function some(node, is) {
      if (is(node)) return true;
      return (
        (sourceCode.visitorKeys[node.type] ?? [])
          .flatMap((key) => node[key] ?? [])
          // An array pattern has null if it leaves an element out.
          .some((child) => child !== null && some(child, is))
      );
    }

    const isDifference = (node) =>
      node.type === 'BinaryExpression' && node.operator === '-' && some(node, isReading);

    // A moment that has a name may be compared; a time that was measured may not, whatever its name.
    function isMeasured(node) {
      if (node.type !== 'Identifier') return false;
      for (let scope = sourceCode.getScope(node); scope !== null; scope = scope.upper) {
        const variable = scope.set.get(node.name);
        if (variable !== undefined)
          return variable.defs.some(({ node: { init } }) => init != null && some(init, isDifference));
      }
      return false;
    }

    function subjectOf(node) {
      if (node.type === 'MemberExpression') return subjectOf(node.object);
      if (node.type !== 'CallExpression') return undefined;
      const { callee } = node;
      const isExpect = nameOf(callee) === 'expect' || nameOf(callee.object ?? callee) === 'expect';
      return isExpect ? node.arguments[0] : undefined;
    }

    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || !BOUND.test(nameOf(callee) ?? '')) return;
        const subject = subjectOf(callee.object);
        if (subject === undefined || !some(subject, (each) => isReading(each) || isMeasured(each))) return;
        context.report({ node, messageId: 'timed' });
      },
    };
  },
};

/** A rule that reports each node that one of `cases` finds, by the name of the message. */
const reporting = (messages, cases) => ({
  meta: { type: 'problem', messages, schema: [] },
  create: (context) =>
    Object.fromEntries(
      Object.entries(cases).map(([selector, find]) => [
        selector,
        (node) => {
          const messageId = find(node, context);
          if (messageId) context.report({ node, messageId });
        },
      ]),
    ),
});

const namesCall = (node, object, property) =>
  node.callee.type === 'MemberExpression' &&
  node.callee.object.name === object &&
  node.callee.property.name === property;

/** The moment comes from the clock that was passed in. */
const passedClock = reporting(
  { clock: 'Take the moment from the clock that was passed in, so that tests and the sandbox can set it.' },
  {
    NewExpression: (node) => node.callee.name === 'Date' && node.arguments.length === 0 && 'clock',
    CallExpression: (node) => (node.callee.name === 'Date' || namesCall(node, 'Date', 'now')) && 'clock',
  },
);

/** Whatever of node:crypto draws at random, and the whole module, which has it too. */
const DRAWS =
  /^(?:default|generateKey(?:Pair)?(?:Sync)?|generatePrime(?:Sync)?|getRandomValues|pseudoRandomBytes|randomBytes|randomFill(?:Sync)?|randomInt|randomUUID|subtle|webcrypto)$/;

const isGlobal = (node, { sourceCode }) => {
  for (let scope = sourceCode.getScope(node); scope !== null; scope = scope.upper) {
    if ((scope.set.get(node.name)?.defs.length ?? 0) > 0) return false;
  }
  return true;
};

/** Chance comes from the context of the decision. */
const passedChance = reporting(
  { chance: 'Take random bytes from the context of the decision, so that a decision can be repeated.' },
  {
    CallExpression: (node) => namesCall(node, 'Math', 'random') && 'chance',
    MemberExpression: (node, context) =>
      node.object.name === 'crypto' && isGlobal(node.object, context) && 'chance',
    ImportDeclaration: ({ source, specifiers, importKind }) =>
      source.value === 'node:crypto' &&
      importKind !== 'type' &&
      specifiers.some(({ imported }) => DRAWS.test(imported?.name ?? 'default')) &&
      'chance',
  },
);

/** A relative import of TypeScript ends in .ts. */
const isJavaScript = ({ source }) => /^\..*\.js$/.test(source?.value ?? '') && 'ending';
const importEnding = reporting(
  { ending: 'A relative import of TypeScript ends in .ts.' },
  {
    ImportDeclaration: isJavaScript,
    ExportNamedDeclaration: isJavaScript,
    ExportAllDeclaration: isJavaScript,
  },
);

const writtenFields = reporting(
  { fields: 'Write the fields themselves, a line each.' },
  {
    SpreadElement: ({ argument, parent }) =>
      argument.type === 'ObjectExpression' && parent.type === 'ObjectExpression' && 'fields',
  },
);

const everyTest = reporting(
  { runs: 'Every test runs, always: mend it or delete it.' },
  {
    MemberExpression: ({ object, property }) =>
      /^(?:it|test|describe)$/.test(object.name ?? '') &&
      /^(?:only|skip|todo)$/.test(property.name ?? '') &&
      'runs',
  },
);

const CONNECTIONS = /^(?:db|reader|writer)$/;

const nameOfConnection = (node) => {
  const name = node.type === 'MemberExpression' ? node.property.name : node.name;
  return CONNECTIONS.test(name ?? '');
};

/** SQL is run by the functions of src/db/statements/, not by Knex's builder. */
const statements = reporting(
  { builder: 'Read rows with selectMatching or selectWhere, and anything else with runStatement.' },
  {
    CallExpression: ({ callee }) => {
      if (nameOfConnection(callee)) return callee.object?.type !== 'ThisExpression' && 'builder';
      const isBuilt = /^(?:raw|from|select|with|insert)$/.test(callee.property?.name ?? '');
      return isBuilt && nameOfConnection(callee.object) && 'builder';
    },
  },
);

export default {
  meta: { name: 'house' },
  rules: {
    'every-test': everyTest,
    'file-name': fileName,
    'import-ending': importEnding,
    'no-timed-verdict': noTimedVerdict,
    'passed-chance': passedChance,
    'passed-clock': passedClock,
    statements,
    'written-fields': writtenFields,
  },
};
