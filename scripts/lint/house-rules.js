// The house's own ESLint rules, for what no published rule says.
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
        } else if (!/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(file)) {
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
          // An array pattern has null where it leaves an element out.
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

export default {
  rules: {
    'file-name': fileName,
    'no-timed-verdict': noTimedVerdict,
  },
};
