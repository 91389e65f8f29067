import type { KeptExchange } from '../capsule/capsule.ts';
import { curlLine } from '../capsule/curl-lines.ts';
import type { JsonReport } from './json-report.ts';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 110rem; padding: 0 1rem; color: #1c2330; background: #fff; }
table { border-collapse: collapse; } th, td { border: 1px solid #d5dae3; padding: .2rem .45rem; }
.scroll { overflow-x: auto; } .matrix th.check { writing-mode: vertical-rl; font-weight: 500; text-align: left; }
.matrix td { text-align: center; min-width: 1.1rem; } .held { background: #d9f2e0; } .broken { background: #c62828; color: #fff; font-weight: 700; }
.not-tried { background: #f4f1dc; } .none { color: #b9c0cc; } td.number { text-align: right; font-variant-numeric: tabular-nums; }
pre { background: #f5f7fa; padding: .6rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin: .4rem 0; } summary { cursor: pointer; } .verdict { font-size: 1.3rem; font-weight: 600; }
@media (prefers-color-scheme: dark) { body { background: #12161d; color: #e2e6ee; } th, td { border-color: #39424f; }
  .held { background: #17442a; } .not-tried { background: #4a4420; } pre { background: #1b212b; } .none { color: #55606f; } }
`;

function matrix(report: JsonReport): string {
  const operations = [
    ...new Set(report.checks.flatMap(({ cells }) => cells.map(({ operation }) => operation))),
  ];
  const head = report.checks
    .map(({ name, title }) => `<th class="check" scope="col" title="${escaped(title)}">${escaped(name)}</th>`)
    .join('');
  const rows = operations.map((operation) => {
    const cells = report.checks.map((check) => {
      const cell = check.cells.find((each) => each.operation === operation);
      if (cell === undefined) return '<td class="none">·</td>';
      const mark = cell.outcome === 'held' ? '✓' : cell.outcome === 'broken' ? '✗' : '–';
      const title = `${operation} × ${check.name}: ${cell.outcome}${cell.reason === undefined ? '' : `, since ${cell.reason}`}`;
      return `<td class="${cell.outcome.replace(' ', '-')}" title="${escaped(title)}">${mark}</td>`;
    });
    return `<tr><th scope="row">${escaped(operation)}</th>${cells.join('')}</tr>`;
  });
  return `<div class="scroll"><table class="matrix"><thead><tr><th></th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function exchange(kept: KeptExchange): string {
  const answer = kept.failure ?? `${kept.status} after ${kept.durationMs} ms`;
  const headers = Object.entries(kept.responseHeaders).map(([name, value]) => `${name}: ${value}`);
  return `<details><summary>${escaped(`${kept.operation}: ${kept.method} ${kept.target.slice(0, 120)} → ${answer}`)}</summary>
<pre>${escaped(curlLine(kept))}</pre><pre>${escaped([...headers, '', kept.responseBody].join('\n'))}</pre></details>`;
}

function failures(report: JsonReport): string {
  return report.failures
    .map(({ check, operation, message, evidence, exchanges }) => {
      const title = report.checks.find(({ name }) => name === check)?.title ?? check;
      const facts = evidence === null ? '' : `<pre>${escaped(JSON.stringify(evidence, null, 1))}</pre>`;
      return `<section><h3>${escaped(operation)} × ${escaped(check)}</h3><p>${escaped(title)}</p><p><strong>${escaped(message)}</strong></p>${facts}${exchanges.map(exchange).join('')}</section>`;
    })
    .join('');
}

function untried(report: JsonReport): string {
  const rows = report.checks.flatMap(({ name, cells }) => {
    const reasons = new Map<string, string[]>();
    for (const { operation, outcome, reason = '' } of cells) {
      if (outcome === 'not tried') reasons.set(reason, [...(reasons.get(reason) ?? []), operation]);
    }
    return [...reasons].map(
      ([reason, operations]) =>
        `<tr><th scope="row">${escaped(name)}</th><td>${escaped(reason)}</td><td>${escaped(operations.join(', '))}</td></tr>`,
    );
  });
  if (rows.length === 0) return '';
  const head = '<thead><tr><th>Check</th><th>Why</th><th>Operations</th></tr></thead>';
  return `<h2>Not tried</h2><div class="scroll"><table>${head}<tbody>${rows.join('')}</tbody></table></div>`;
}

function mistakes(report: JsonReport): string {
  if (report.mistakes.length === 0) return '';
  const items = report.mistakes.map(
    ({ check, operation, message, exchanges }) =>
      `<li>${escaped(operation)} × ${escaped(check)}: ${escaped(message)}${exchanges.map(exchange).join('')}</li>`,
  );
  return `<h2>Mistakes of the suite</h2><p>They say nothing of the server.</p><ul>${items.join('')}</ul>`;
}

function timings(report: JsonReport): string {
  const rows = report.timings.map(
    ({ operation, count, p50Ms, p95Ms, maxMs }) =>
      `<tr><th scope="row">${escaped(operation)}</th>${[count, p50Ms, p95Ms, maxMs].map((figure) => `<td class="number">${figure}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr><th>Operation</th><th>Calls</th><th>p50 ms</th><th>p95 ms</th><th>max ms</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function models(report: JsonReport): string {
  const items = report.models.map(
    ({ check, commands, sequences, refused, statuses }) =>
      `<li>${escaped(check)}: ${commands} commands in ${sequences} sequences, ${refused} % refused; statuses ${escaped(statuses.join(', '))}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** A run as one page that needs nothing beside itself. */
export function htmlReport(report: JsonReport): string {
  const broken = report.failures.length;
  const { verdict, stopped } = report;
  const facts = `${report.exchanges} exchanges in ${(report.durationMs / 1000).toFixed(1)} s, seed ${report.seed}, ${report.baseUrls.join(', ')}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance: ${verdict}</title><style>${STYLE}</style></head>
<body><h1>Conformance</h1><p class="verdict">${verdict}</p><p>${escaped(facts)}</p>
${stopped === null ? '' : `<p><strong>${escaped(stopped)}</strong></p>`}
${report.troubles.map((trouble) => `<p>${escaped(trouble)}</p>`).join('')}
${broken === 0 ? '' : `<h2>Broken</h2>${failures(report)}`}
${mistakes(report)}${untried(report)}
<h2>Operations × checks</h2>${matrix(report)}
<h2>Model</h2>${models(report)}
<h2>Timings</h2>${timings(report)}
</body></html>
`;
}
