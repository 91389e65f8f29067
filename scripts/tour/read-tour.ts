export interface TourStep {
  readonly commands: string;
  /** The whole output, line by line, with `…` for whatever differs from run to run; empty if nothing is shown. */
  readonly expected: readonly string[];
}

const HEADING = '## A five-minute tour';

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;

/**
 * Reads the tour out of the README: each `bash` block under its heading is a step, and the `text` block behind it,
 * if there is one, is its output.
 * @throws Error if the tour is missing, or holds a block that is neither
 */
export function readTour(readme: string): TourStep[] {
  const [, behind = ''] = readme.split(`\n${HEADING}\n`);
  const [tour = ''] = behind.split(/^## /m);
  const steps: { commands: string; expected: string[] }[] = [];
  for (const [, language = '', content = ''] of tour.matchAll(FENCE)) {
    const last = steps.at(-1);
    if (language === 'bash') steps.push({ commands: content, expected: [] });
    else if (language === 'text' && last?.expected.length === 0)
      last.expected = content.trimEnd().split('\n');
    else throw new Error(`A \`${language}\` block of the tour belongs to no command:\n${content}`);
  }
  if (steps.length === 0) throw new Error(`The README has no commands under "${HEADING}".`);
  return steps;
}
