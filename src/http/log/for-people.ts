import type { DestinationStream } from 'pino';

interface Line {
  readonly level: string;
  readonly time: string;
  readonly msg?: string;
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string };
}

const TIME = /T(\d\d:\d\d:\d\d)/;

/** They would steer the terminal. */
const CONTROL = /\p{Cc}/gu;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replaceAll(CONTROL, '?');
}

/** One line of JSON as a line of text: time, level, message, and the facts behind it. */
export function lineForPeople(json: string): string {
  const { level, time, msg = '', err, ...facts } = JSON.parse(json) as Line;
  const told = Object.entries(facts).map(([name, value]) => `${name}=${shown(value)}`);
  const head = [TIME.exec(time)?.[1] ?? time, level.padEnd(5), shown(msg), ...told].join('  ');
  if (err === undefined) return `${head}\n`;
  const { type = 'Error', message = '', stack } = err;
  return [head, `    ${type}: ${shown(message)}`, ...(stack === undefined ? [] : [stack]), ''].join('\n');
}

/** A log on a terminal, where people read it. */
export function forPeople(stream: DestinationStream): DestinationStream {
  return { write: (line) => stream.write(lineForPeople(line)) };
}
