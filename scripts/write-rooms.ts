import { readFile, writeFile } from 'node:fs/promises';
import { formatText } from './contract/write-generated.ts';
import { listRooms, withRooms } from './documents/rooms.ts';

const PAGE = 'ARCHITECTURE.md';

try {
  const text = await readFile(PAGE, 'utf8');
  const wanted = await formatText(PAGE, withRooms(text, listRooms('.', 'src')));
  if (wanted !== text) {
    if (process.argv.includes('--check'))
      throw new Error(`${PAGE} lists other rooms: run \`npm run rooms\`.`);
    await writeFile(PAGE, wanted);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
