import { escaped } from '../escaped.ts';
import { grouped } from '../grouped.ts';
import type { JsonReport } from '../json-report.ts';
import { coverage } from './coverage.ts';
import { exchange, failures } from './failures.ts';
import { matrix } from './matrix.ts';
import { STYLE } from './style.ts';

function verdict({ verdict: text, counts, stopped, troubles, mistakes }: JsonReport): string {
  const isPartial = stopped !== null || counts.notTried + counts.inPart + mistakes.length > 0;
  const tone = counts.broken > 0 ? 'bad' : isPartial ? 'wait' : 'good';
  const lines = [...(stopped === null ? [] : [stopped]), ...troubles].map(
    (line) => `<p>${escaped(line)}</p>`,
  );
  return `<div class="verdict ${tone}"><h1>${escaped(text)}</h1>${lines.join('')}</div>`;
}

function facts(report: JsonReport): string {
  const { contract, baseUrls, startedAt, durationMs, exchanges, seed, suite, flags } = report;
  const rows: readonly (readonly [string, string])[] = [
    ['Server', baseUrls.join(', ')],
    ['Contract', `${contract.title} ${contract.version}, SHA-256 ${contract.sha256.slice(0, 16)}`],
    ['Run', `${startedAt.slice(0, 19)}Z, ${(durationMs / 1000).toFixed(1)} s, ${exchanges} exchanges`],
    ['Seed', String(seed)],
    ['Suite', suite],
    ['Started with', flags.join(' ') || 'no further option'],
  ];
  const items = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`);
  return `<dl>${items.join('')}</dl>`;
}

function untried(report: JsonReport): string {
  const rows = report.checks.flatMap(({ name, cells }) => {
    const skipped = cells.filter(({ outcome }) => outcome === 'not tried');
    const reasons = grouped(skipped, ({ reason = '' }) => reason);
    return [...reasons].map(([reason, alike]) => {
      const operations = alike.map(({ operation }) => operation).join(', ');
      return `<tr><th scope="row">${escaped(name)}</th><td>${escaped(reason)}</td><td>${escaped(operations)}</td></tr>`;
    });
  });
  if (rows.length === 0) return '';
  const head = '<thead><tr><th>Check</th><th>Why</th><th>Operations</th></tr></thead>';
  return `<h2>Not tried</h2><div class="scroll" tabindex="0" role="region" aria-label="Not tried"><table>${head}<tbody>${rows.join('')}</tbody></table></div>`;
}

function mistakes(report: JsonReport): string {
  if (report.mistakes.length === 0) return '';
  const items = report.mistakes.map(
    ({ check, operation, message, exchanges }) =>
      `<section><h3>${escaped(operation)} × ${escaped(check)}</h3><p>${escaped(message)}</p>${exchanges.map(exchange).join('')}</section>`,
  );
  return `<h2>Mistakes of the suite</h2><p>They say nothing of the server.</p>${items.join('')}`;
}

function timings({ timings: all }: JsonReport): string {
  const rows = all.map(({ operation, count, p50Ms, p95Ms, maxMs }) => {
    const figures = [count, p50Ms, p95Ms, maxMs].map((figure) => `<td class="number">${figure}</td>`);
    return `<tr><th scope="row">${escaped(operation)}</th>${figures.join('')}</tr>`;
  });
  const head = ['Operation', 'Calls', 'p50 ms', 'p95 ms', 'max ms']
    .map((name) => `<th>${name}</th>`)
    .join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="Timings"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function models({ models: all }: JsonReport): string {
  if (all.length === 0) return '';
  const items = all.map(
    ({ check, commands, sequences, refused, statuses }) =>
      `<li>${escaped(check)}: ${commands} commands in ${sequences} sequences, ${refused} % refused; statuses ${escaped(statuses.join(', '))}</li>`,
  );
  return `<h2>Models</h2><ul>${items.join('')}</ul>`;
}

/** A run as one page that needs nothing beside itself. */
export function htmlReport(report: JsonReport): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance: ${escaped(report.verdict)}</title><style>${STYLE}</style></head>
<body><main>${verdict(report)}${facts(report)}
${report.failures.length === 0 ? '' : `<h2>Broken</h2>${failures(report)}`}
${mistakes(report)}${untried(report)}
<h2>Operations and checks</h2>${matrix(report)}
${models(report)}<h2>Coverage of the document</h2>${coverage(report)}<h2>Timings</h2>${timings(report)}
</main></body></html>
`;
}
