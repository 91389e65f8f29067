import { cpus, loadavg } from 'node:os';
import { openDatabases } from './databases.ts';
import { measureLook } from './due-work/measure-look.ts';

const SIZES = [0, 1_000, 10_000, 100_000, 1_000_000];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

print(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? '?'}`);
print('| Database | orders pending | found | rows read | p50 ms | p99 ms |');
print('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const dialect of ['sqlite', 'postgres'] as const) {
  const databases = await openDatabases(dialect);
  try {
    for (const size of SIZES) {
      const { found, rows, p50, p99 } = await measureLook(await databases.fresh(), size);
      const cells = [dialect, size, found, rows ?? 'not told', p50.toFixed(2), p99.toFixed(2)];
      print(`| ${cells.join(' | ')} |`);
    }
  } finally {
    await databases.stop();
  }
}
