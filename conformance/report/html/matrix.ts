import { escaped } from '../escaped.ts';
import type { JsonReport } from '../json-report.ts';

const MARKS = { held: '✓', broken: '✗', 'not tried': '–' } as const;

const LEGEND = `<ul class="legend"><li>✓ held</li><li>✗ broken</li><li>– not tried</li><li>· does not apply</li></ul>`;

type Check = JsonReport['checks'][number];

function cellOf({ name, cells }: Check, operation: string): string {
  const cell = cells.find((each) => each.operation === operation);
  if (cell === undefined) return '<td class="none">·</td>';
  const { outcome, reason } = cell;
  const title = `${operation} × ${name}: ${outcome}${reason === undefined ? '' : `, since ${reason}`}`;
  return `<td class="${outcome.replace(' ', '-')}" title="${escaped(title)}">${MARKS[outcome]}</td>`;
}

/** What came of each check for each operation. Headings stay in sight while one scrolls. */
export function matrix({ checks }: JsonReport): string {
  const operations = [...new Set(checks.flatMap(({ cells }) => cells.map(({ operation }) => operation)))];
  const head = checks
    .map(({ name, title }) => `<th class="check" scope="col" title="${escaped(title)}">${escaped(name)}</th>`)
    .join('');
  const rows = operations.map(
    (operation) =>
      `<tr><th scope="row">${escaped(operation)}</th>${checks.map((check) => cellOf(check, operation)).join('')}</tr>`,
  );
  const table = `<table class="matrix"><thead><tr><th scope="col">Operation</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `${LEGEND}<div class="scroll" tabindex="0" role="region" aria-label="Operations and checks">${table}</div>`;
}
