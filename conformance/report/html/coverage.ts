import { KINDS } from '../../judge/coverage.ts';
import { escaped } from '../escaped.ts';
import { coverageTotals } from '../figures.ts';
import type { JsonReport } from '../json-report.ts';

type Row = JsonReport['coverage'][number];

const HEADINGS: Readonly<Record<(typeof KINDS)[number], string>> = {
  statuses: 'Statuses',
  parameters: 'Parameters',
  fields: 'Fields',
  rules: 'Rules broken',
  edges: 'Edges met',
};

const share = (met: number, of: number): string => (of === 0 ? '–' : `${met} of ${of}`);

function missing({ covered }: Row): string {
  const lines = KINDS.filter((kind) => covered[kind].missing.length > 0).map(
    (kind) => `<p>${HEADINGS[kind]}: ${escaped(covered[kind].missing.join(', '))}</p>`,
  );
  const count = KINDS.reduce((sum, kind) => sum + covered[kind].missing.length, 0);
  return count === 0 ? '' : `<details><summary>${count} not met</summary>${lines.join('')}</details>`;
}

function row(each: Row): string {
  const cells = KINDS.map((kind) => {
    const { of, missing: not } = each.covered[kind];
    return `<td class="number">${share(of - not.length, of)}</td>`;
  });
  return `<tr><th scope="row">${escaped(each.operation)}</th>${cells.join('')}<td>${missing(each)}</td></tr>`;
}

/** What of the document the run has met, operation by operation. */
export function coverage({ coverage: all }: JsonReport): string {
  const totals = coverageTotals(all);
  const whole = KINDS.map((kind) => `<td class="number">${share(totals[kind].met, totals[kind].of)}</td>`);
  const head = ['Operation', ...KINDS.map((kind) => HEADINGS[kind]), 'Not met']
    .map((name) => `<th scope="col">${name}</th>`)
    .join('');
  const body = `<tr><th scope="row">All</th>${whole.join('')}<td></td></tr>${all.map(row).join('')}`;
  return `<p>Statuses that are documented and were answered; query parameters and fields of bodies that were accepted; rules of schemas
that were broken and refused with 400; bounds that were met exactly, and words that were sent, and accepted.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Coverage"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
