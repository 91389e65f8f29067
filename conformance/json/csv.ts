const QUOTED = /"((?:[^"]|"")*)"/y;
const PLAIN = /[^",\r\n]*/y;

function matchAt(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at;
  return form.exec(text);
}

/**
 * The rows of CSV as RFC 4180 has it: each ends with CRLF, quotes within quotes are doubled.
 * @returns undefined for a text of another form
 */
export function readCsv(text: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    const quoted = matchAt(QUOTED, text, at);
    const [whole = '', inner] = quoted ?? matchAt(PLAIN, text, at) ?? [];
    row.push(quoted === null ? whole : (inner ?? '').replaceAll('""', '"'));
    at += whole.length;
    if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else if (text[at] === ',') at += 1;
    else return undefined;
  }
  return row.length === 0 ? rows : undefined;
}
