/** Parts of the generator's output that Node cannot run as they are, because they need more than their types erased. */
const ERASABLE_FORMS: readonly [from: string, to: string][] = [
  [
    `    protected configuration: Configuration | undefined;

    constructor(configuration?: Configuration, protected basePath: string = BASE_PATH, protected axios: AxiosInstance = globalAxios) {
`,
    `    protected configuration: Configuration | undefined;
    protected basePath: string;
    protected axios: AxiosInstance;

    constructor(configuration?: Configuration, basePath: string = BASE_PATH, axios: AxiosInstance = globalAxios) {
        this.basePath = basePath;
        this.axios = axios;
`,
  ],
  [
    `    constructor(public field: string, msg?: string) {
        super(msg);
`,
    `    public field: string;

    constructor(field: string, msg?: string) {
        super(msg);
        this.field = field;
`,
  ],
];

/**
 * Adapts a file of the generated client to the strictest compiler options, which its users may have set as this
 * project has.
 *
 * @param name the file's name
 * @param source its text, as the generator wrote it
 * @returns the text to keep
 * @throws Error if the generator no longer writes the parts that are adapted
 */
export function adaptClient(name: string, source: string): string {
  if (name === 'base.ts') return toErasableForms(source);
  if (name === 'configuration.ts') return allowUndefined(source);
  if (name === 'api.ts') return dropUnusedImports(source);
  return source;
}

function toErasableForms(source: string): string {
  return ERASABLE_FORMS.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) {
      throw new Error('The client generator writes base.ts in another form now.');
    }
    return text.replace(from, () => to);
  }, source);
}

// The constructor assigns parameters that may be undefined, which `exactOptionalPropertyTypes` refuses otherwise.
function allowUndefined(source: string): string {
  const [head, body] = source.split(/^(?=export class Configuration )/m);
  if (head === undefined || body === undefined) {
    throw new Error('The client generator writes configuration.ts in another form now.');
  }
  return (
    head +
    body.replace(/^( {4}\w+\?: )(?!any;)(.+);$/gm, (_, name: string, type: string) => {
      return `${name}${type.startsWith('new ') ? `(${type})` : type} | undefined;`;
    })
  );
}

function dropUnusedImports(source: string): string {
  return source.replace(/^import \{ (.+) \} from '(\.\/\w+\.ts)';$/gm, (line, list: string, from: string) => {
    const rest = source.replace(line, '');
    const used = list.split(', ').filter((name) => new RegExp(`\\b${name}\\b`).test(rest));
    return used.length === 0 ? '' : `import { ${used.join(', ')} } from '${from}';`;
  });
}
