/** Control characters, and those that turn the direction of a line: a name must not steer the terminal. */
const STEERING = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export function clean(text: string): string {
  return text.replaceAll(STEERING, (character) => (character === '\n' ? character : '\u{fffd}'));
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));
