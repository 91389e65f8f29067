// The house's own ESLint rules, for what no published rule says.
import { basename } from 'node:path';

/** Every exported function says what goes in and out, in a doc comment above it. */
const documentedExports = {
  meta: {
    type: 'suggestion',
    messages: {
      missing:
        'Say in a /** … */ comment what goes in and out of "{{name}}" (units), which errors it gives, and where its rule comes from.',
    },
    schema: [],
  },
  create(context) {
    const isFunction = (node) =>
      node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

    function check(statement, declaration) {
      const name =
        declaration.type === 'FunctionDeclaration' || declaration.type === 'TSDeclareFunction'
          ? (declaration.id?.name ?? 'default')
          : declaration.type === 'VariableDeclaration'
            ? declaration.declarations.find((declarator) => isFunction(declarator.init))?.id.name
            : undefined;
      if (name === undefined || isLaterOverload(statement, name)) return;
      const above = context.sourceCode.getCommentsBefore(statement).at(-1);
      if (above?.type !== 'Block' || !above.value.startsWith('*')) {
        context.report({ node: declaration, messageId: 'missing', data: { name } });
      }
    }

    // The first signature of an overloaded function carries the comment for all of them.
    function isLaterOverload(statement, name) {
      const siblings = statement.parent.body;
      const previous = siblings[siblings.indexOf(statement) - 1];
      return previous?.declaration?.type === 'TSDeclareFunction' && previous.declaration.id?.name === name;
    }

    return {
      ExportNamedDeclaration(node) {
        if (node.declaration) check(node, node.declaration);
      },
      ExportDefaultDeclaration(node) {
        check(node, node.declaration);
      },
    };
  },
};

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

export default { rules: { 'documented-exports': documentedExports, 'file-name': fileName } };
