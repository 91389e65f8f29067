import type { KeptExchange } from '../../capsule/capsule.ts';
import { curlLine } from '../../capsule/curl-lines.ts';
import { likeness } from '../likeness.ts';
import { escaped } from '../escaped.ts';
import { grouped } from '../grouped.ts';
import type { JsonReport } from '../json-report.ts';

type Failure = JsonReport['failures'][number];

/** Failures of one operation that differ in identifiers and numbers alone. */
interface Cause {
  readonly first: Failure;
  readonly all: readonly Failure[];
}

function causesOf(failures: readonly Failure[]): Cause[] {
  const groups = grouped(failures, likeness);
  return [...groups.values()].flatMap((all) => (all[0] === undefined ? [] : [{ first: all[0], all }]));
}

/** One exchange: the command that sends it, and what was answered. */
export function exchange(kept: KeptExchange): string {
  const answer = kept.failure ?? `${kept.status} after ${kept.durationMs} ms`;
  const headers = Object.entries(kept.responseHeaders).map(([name, value]) => `${name}: ${value}`);
  const heading = `${kept.operation}: ${kept.method} ${kept.target.slice(0, 120)} → ${answer}`;
  return `<details><summary>${escaped(heading)}</summary>
<pre>${escaped(curlLine(kept))}</pre><pre>${escaped([...headers, '', kept.responseBody].join('\n'))}</pre></details>`;
}

function sentences(report: JsonReport, { all }: Cause): string {
  const names = [...new Set(all.map(({ check }) => check))];
  const items = names.map((name) => {
    const title = report.checks.find((check) => check.name === name)?.title ?? name;
    return `<li>${escaped(title)} <span class="second">(${escaped(name)})</span></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function cause(report: JsonReport, found: Cause): string {
  const { first, all } = found;
  const facts =
    first.evidence === null
      ? ''
      : `<details><summary>What was found</summary><pre>${escaped(JSON.stringify(first.evidence, null, 1))}</pre></details>`;
  const more = all.length === 1 ? '' : `<p class="second">${all.length} times alike</p>`;
  const replay =
    first.capsule === null
      ? ''
      : `<pre>corridor-conformance replay ${escaped(first.capsule)} --base-url ${escaped(report.baseUrls[0] ?? '')} --secret-key "$TENANT_KEY"</pre>`;
  return `<section><h3>${escaped(first.operation)}</h3><p><strong>${escaped(first.message)}</strong></p>${more}
<p class="second">It breaks:</p>${sentences(report, found)}${facts}${first.exchanges.map(exchange).join('')}${replay}</section>`;
}

/** All that broke, by cause: those first that were noticed most often. */
export function failures(report: JsonReport): string {
  const causes = causesOf(report.failures).toSorted((left, right) => right.all.length - left.all.length);
  return causes.map((found) => cause(report, found)).join('');
}
