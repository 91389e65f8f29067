const HEADING = '## Test a server';

/**
 * Reads the command by which the README has a server judged.
 * @param places what the README says of the surroundings, and what stands in its place here
 * @throws Error if the README has no such command, or the command does not name one of the places once
 */
export function readReadmeLine(readme: string, places: Readonly<Record<string, string>>): string {
  const [, behind = ''] = readme.split(`\n${HEADING}\n`);
  const [section = ''] = behind.split(/^## /m);
  const line = /^```sh\n([\s\S]*?)\n```$/m.exec(section)?.[1];
  if (line === undefined) throw new Error(`The README has no command under "${HEADING}".`);
  return Object.entries(places).reduce((text, [said, real]) => {
    if (text.split(said).length !== 2) throw new Error(`The command must say "${said}" once: ${line}`);
    return text.replace(said, real);
  }, line);
}
