import { SENSITIVE_FIELDS, SENSITIVE_HEADERS } from '../../../generated/sensitive-fields.ts';

const MASK = '"***"';

const HIDDEN_HEADERS: ReadonlySet<string> = new Set(SENSITIVE_HEADERS);

/** Of others the values are masked: a caller may send a secret under any name. */
const HARMLESS_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'connection',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-type',
  'corridor-epoch',
  'date',
  'etag',
  'host',
  'idempotent-replayed',
  'origin',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'traceparent',
  'transfer-encoding',
  'user-agent',
  'vary',
  'www-authenticate',
  'x-content-type-options',
  'x-request-id',
]);

/** What the service itself gives out as a secret, wherever it stands. */
const OWN_SECRET = /\b(?:[sp]k_(?:sandbox|live)_|lnk_|stp_|whsec_)[\w+/=-]+/g;

/** A text that may have anything in it, without secrets of the service. */
export const withoutSecrets = (text: string): string =>
  text.includes('_') ? text.replaceAll(OWN_SECRET, '***') : text;

const SENSITIVE: ReadonlySet<string> = new Set(SENSITIVE_FIELDS);

/** A refusal's code is no sign-in code. */
const SENSITIVE_IN_REFUSALS: ReadonlySet<string> = new Set(
  SENSITIVE_FIELDS.filter((name) => name !== 'code'),
);

const STRING = /"(?:[^"\\]|\\.)*"?/y;

const SCALAR = /[^,\]}\s]*/y;

const COLON = /\s*:\s*/y;

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

/** Where a value ends that begins at a place; the end of the text if it was cut. */
function endOfValue(text: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < text.length;) {
    const character = text.charAt(at);
    if (character === '"') at = matchAt(STRING, text, at);
    else if (character === '{' || character === '[') {
      depth += 1;
      at += 1;
    } else if (character === '}' || character === ']') {
      depth -= 1;
      at += 1;
    } else if (depth === 0) return matchAt(SCALAR, text, at);
    else at += 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** A name with an escape may be any. Each character is read once, whatever the text. */
function maskFields(text: string, sensitive: ReadonlySet<string>): string {
  let masked = '';
  let from = 0;
  for (let at = text.indexOf('"'); at >= 0;) {
    const end = matchAt(STRING, text, at);
    const begin = matchAt(COLON, text, end);
    const name = text.slice(at + 1, end - 1);
    if (begin > end && (sensitive.has(name) || name.includes('\\'))) {
      masked += text.slice(from, begin) + MASK;
      from = endOfValue(text, begin);
      at = text.indexOf('"', from);
    } else at = text.indexOf('"', begin);
  }
  return masked + text.slice(from);
}

export interface KeptBody {
  readonly text: string | null;
  readonly isCut: boolean;
}

/**
 * What is kept of a body of JSON: its beginning, without what no log may show. Empty is null.
 * @param most characters
 */
export function keepBody(body: string | undefined, most: number, isRefusal = false): KeptBody {
  if (body === undefined || body.length === 0) return { text: null, isCut: false };
  // PostgreSQL keeps no NUL; there is none in JSON.
  const text = body.slice(0, most).replaceAll('\0', '');
  const masked = withoutSecrets(maskFields(text, isRefusal ? SENSITIVE_IN_REFUSALS : SENSITIVE));
  // A mask may be longer than what it stands for.
  return { text: masked.slice(0, most), isCut: body.length > most || masked.length > most };
}

/**
 * The parameters that the operation has, as they were sent. Of others the values are masked, and of cursors, which mean
 * nothing to people.
 * @param text behind the question mark
 */
export function keepQuery(text: string, names: readonly string[]): string {
  if (text === '') return text;
  const parts = text.split('&').map((part) => {
    const [name = ''] = part.split('=', 1);
    return names.includes(name) && name !== 'cursor' ? part : `${name}=***`;
  });
  return withoutSecrets(parts.join('&'));
}

/** Without credentials, a line each; a value that was sent several times is one. */
export function keepHeaders(
  headers: Readonly<Record<string, number | string | readonly string[] | undefined>>,
): string {
  let lines = '';
  for (const given in headers) {
    const value = headers[given];
    const name = given.toLowerCase();
    if (value === undefined || HIDDEN_HEADERS.has(name)) continue;
    const text = typeof value === 'object' ? value.join(', ') : String(value);
    lines += `${name}: ${HARMLESS_HEADERS.has(name) ? text : '***'}\n`;
  }
  return withoutSecrets(lines);
}
