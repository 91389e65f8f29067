import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTestDatabase, type TestDatabase } from '../../src/testing/databases/test-database.ts';
import { startServerProgram } from '../../src/testing/server/run-program.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const { groups } = parse(textOf('deploy/prometheus/alerts.yaml')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

const { panels } = JSON.parse(textOf('deploy/grafana/corridor.json')) as {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
};
const shown = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

const questions = [...rules.map(({ alert, expr }) => [alert, expr] as const), ...shown];

/** What Prometheus adds to each sample. */
const OWN_LABELS = ['instance', 'job', 'le'];

/** Of each metric, the values of each label. */
type Samples = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

function readSamples(text: string): Samples {
  const found = new Map<string, Map<string, Set<string>>>([['up', new Map()]]);
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? \S+$/gm)) {
    const ofMetric = found.get(name) ?? new Map<string, Set<string>>();
    found.set(name, ofMetric);
    for (const [, label = '', value = ''] of labels.matchAll(/([a-z_]+)="([^"]*)"/g))
      ofMetric.set(label, (ofMetric.get(label) ?? new Set()).add(value));
  }
  return found;
}

describe('what is in deploy/ for those who watch', () => {
  let made: TestDatabase;
  let samples: Samples;

  beforeAll(async () => {
    made = await createTestDatabase('sqlite');
    const { program, url } = await startServerProgram({ DATABASE_URL: made.url, CORRIDOR_METRICS_PORT: '0' });
    const metricsUrl = /"metricsUrl":"([^"]+)"/.exec(program.output())?.[1] ?? '';
    await fetch(new URL('/healthz', url));
    // The process is measured from the first reading on.
    await fetch(metricsUrl);
    samples = readSamples(await (await fetch(metricsUrl)).text());
    program.process.kill('SIGTERM');
    await program.ended;
  }, 60_000);

  afterAll(() => made.remove());

  it.each(questions)('%s asks for metrics, labels and values that a server has: %s', (_name, expr) => {
    const names = expr.match(/\b(?:corridor|process|nodejs)_[a-z0-9_]+|\bup\b/g) ?? [];
    expect(names).not.toEqual([]);
    for (const name of names) expect([...samples.keys()]).toContain(name);
    const known = new Set([
      ...OWN_LABELS,
      ...names.flatMap((name) => [...(samples.get(name)?.keys() ?? [])]),
    ]);
    for (const [, labels = ''] of expr.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of labels.split(', ')) expect(known).toContain(label);
    for (const [, name = '', selectors = ''] of expr.matchAll(/([a-z_0-9]+)\{([^}]*)\}/g)) {
      for (const [, label = '', operator, value] of selectors.matchAll(/([a-z_]+)(=~|!=|=)"([^"]*)"/g)) {
        expect(known).toContain(label);
        const values = samples.get(name)?.get(label);
        if (operator !== '=~' && values !== undefined) expect(values).toContain(value);
      }
    }
  });

  it.each(rules)(
    '$alert says what is wrong, how urgent it is, and where to read on',
    ({ labels, annotations }) => {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/^[A-Z].*\.$/);
      const [path = '', anchor] = annotations.runbook.split('#');
      expect(existsSync(join(ROOT, path))).toBe(true);
      const headings = [...textOf(path).matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
        words
          .toLowerCase()
          .replaceAll(/[^a-z0-9 ]/g, '')
          .replaceAll(' ', '-'),
      );
      if (anchor !== undefined) expect(headings).toContain(anchor);
    },
  );

  it('names each alert and each panel once', () => {
    for (const names of [rules.map(({ alert }) => alert), panels.map(({ title }) => title)])
      expect(new Set(names).size).toBe(names.length);
  });
});
