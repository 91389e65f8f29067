import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A lookup that the source asks for: rows of a table, by the values of some of its columns. */
export interface Lookup {
  readonly table: string;
  readonly key: readonly string[];
  readonly probes: readonly (readonly string[])[];
  /** The fields by which rows are looked up. */
  readonly fields: readonly string[];
}

/** What takes a table and then what its rows are to match, with the place of the table among its arguments. */
const LOOKING: Readonly<Record<string, number>> = { need: 0, selectMatching: 1, selectStatement: 1 };

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

function isProduct(file: string): boolean {
  return file.startsWith(SOURCE) && !file.endsWith('.test.ts') && !file.includes('/testing/');
}

function readProgram(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(`${SOURCE}../tsconfig.json`, {}, host);
  if (config === undefined) throw new Error('The configuration of the compiler cannot be read');
  return ts.createProgram(config.fileNames.filter(isProduct), { ...config.options, noEmit: true });
}

function textsOf(node: ts.Node | undefined): string[] {
  const texts: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isStringLiteral(inner)) texts.push(inner.text);
    ts.forEachChild(inner, visit);
  };
  if (node !== undefined) visit(node);
  return texts;
}

/** What a call of `defineTable` says, as it stands in the source. */
function definitionOf(node: ts.Node): Omit<Lookup, 'fields'> | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineTable') return undefined;
  const [definition] = node.arguments;
  if (definition === undefined || !ts.isObjectLiteralExpression(definition)) return undefined;
  const said = (name: string): ts.Expression | undefined =>
    definition.properties.find((each): each is ts.PropertyAssignment => each.name?.getText() === name)
      ?.initializer;
  const [table] = textsOf(said('name'));
  const probes = said('probes');
  const sets = probes !== undefined && ts.isArrayLiteralExpression(probes) ? [...probes.elements] : [];
  return table === undefined ? undefined : { table, key: textsOf(said('key')), probes: sets.map(textsOf) };
}

/** The sets of fields that a match may name; of a union, each one's that says all that it needs. */
function fieldSets(checker: ts.TypeChecker, match: ts.Expression, isList: boolean): string[][] {
  const given = checker.getTypeAtLocation(match);
  const type = isList ? checker.getIndexTypeOfType(given, ts.IndexKind.Number) : given;
  if (type === undefined) return [];
  return (type.isUnion() ? type.types : [type]).map((each) =>
    each
      .getProperties()
      .filter((property) => (property.flags & ts.SymbolFlags.Optional) === 0)
      .map((property) => property.name),
  );
}

function collectFrom(checker: ts.TypeChecker, file: ts.SourceFile, found: Map<string, Lookup>): void {
  const add = (definition: Omit<Lookup, 'fields'>, fields: readonly string[]): void => {
    const lookup = { ...definition, fields: fields.toSorted() };
    if (fields.length > 0) found.set(`${lookup.table}(${lookup.fields.join()})`, lookup);
  };
  const tableOf = (node: ts.Expression): Omit<Lookup, 'fields'> | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    if (symbol === undefined) return undefined;
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declared = own.valueDeclaration;
    const made =
      declared !== undefined && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    return made && definitionOf(made);
  };
  const visit = (node: ts.Node): void => {
    const own = definitionOf(node);
    if (own !== undefined) add(own, own.key);
    const at = ts.isCallExpression(node) ? LOOKING[node.expression.getText()] : undefined;
    if (at !== undefined && ts.isCallExpression(node)) {
      const [table, match] = node.arguments.slice(at);
      const definition = table && tableOf(table);
      if (definition !== undefined && match !== undefined) {
        for (const fields of fieldSets(checker, match, at === 1)) add(definition, fields);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** Every lookup of the product's source: of each table by its key, and as it is asked for anywhere. */
export function lookupsInSource(): readonly Lookup[] {
  const program = readProgram();
  const found = new Map<string, Lookup>();
  for (const file of program.getSourceFiles()) {
    if (isProduct(file.fileName)) collectFrom(program.getTypeChecker(), file, found);
  }
  return [...found.values()].toSorted((one, other) => (one.table < other.table ? -1 : 1));
}
