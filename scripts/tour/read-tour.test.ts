import { expect, it } from 'vitest';
import { readTour } from './read-tour.ts';

const fenced = (language: string, content: string): string => `\`\`\`${language}\n${content}\n\`\`\`\n`;
const readme = (...blocks: string[]): string =>
  `# Name\n${fenced('bash', 'npm test')}\n## A five-minute tour\n\n${blocks.join('\nText.\n\n')}\n## After\n${fenced('sh', 'x')}`;

it('reads commands with the output behind them, and nothing outside the tour', () => {
  const tour = readTour(readme(fenced('bash', 'one\ntwo'), fenced('bash', 'three'), fenced('text', 'a\nb')));
  expect(tour).toEqual([
    { commands: 'one\ntwo\n', expected: [] },
    { commands: 'three\n', expected: ['a', 'b'] },
  ]);
});

it('refuses a README without a tour, and blocks that belong to no command', () => {
  expect(() => readTour('# Name\n')).toThrow('no commands');
  expect(() => readTour(readme(fenced('text', 'a')))).toThrow('belongs to no command');
  expect(() => readTour(readme(fenced('bash', 'one'), fenced('json', '{}')))).toThrow(
    'belongs to no command',
  );
  expect(() => readTour(readme(fenced('bash', 'one'), fenced('text', 'a'), fenced('text', 'b')))).toThrow();
});
