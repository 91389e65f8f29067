import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a room whose only line says what the room contains. */
const LINE = 'room.md';

/** A folder with source files. */
export interface Room {
  readonly path: string;
  readonly line: string;
}

/**
 * Lists the folders below a root that directly contain TypeScript files, in alphabetical order.
 * @throws Error naming all rooms whose `room.md` is missing or does not have exactly one line
 */
export function listRooms(root: string, folder: string): readonly Room[] {
  const problems: string[] = [];
  const visit = (path: string): Room[] => {
    const entries = readdirSync(join(root, path), { withFileTypes: true });
    const below = entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
      .flatMap((name) => visit(`${path}/${name}`));
    if (!entries.some((entry) => entry.isFile() && entry.name.endsWith('.ts'))) return below;
    if (!entries.some(({ name }) => name === LINE)) {
      problems.push(`${path} has no ${LINE}`);
      return below;
    }
    const text = readFileSync(join(root, path, LINE), 'utf8');
    if (!/^[^\s|][^\n|]*\n$/.test(text)) problems.push(`${path}/${LINE} must have one line, without |`);
    return [{ path, line: text.trim() }, ...below];
  };
  const rooms = visit(folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return rooms;
}

const BEGIN = '<!-- rooms: npm run rooms -->';
const END = '<!-- end of rooms -->';

/** Replaces the table between the markers. @throws Error if the document does not have both markers */
export function withRooms(document: string, rooms: readonly Room[]): string {
  const [before, behind, ...others] = document.split(BEGIN);
  const [, after, ...more] = (behind ?? '').split(END);
  if (before === undefined || after === undefined || others.length + more.length > 0) {
    throw new Error(`The document must have ${BEGIN} and ${END} once.`);
  }
  const lines = rooms.map(({ path, line }) => `| \`${path}/\` | ${line} |`);
  return `${before}${BEGIN}\n\n| Room | Content |\n| --- | --- |\n${lines.join('\n')}\n\n${END}${after}`;
}
