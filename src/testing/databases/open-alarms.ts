import type { Db } from '../../db/statements/statement.ts';

/** Kind and subject of each open alarm. */
export async function openAlarms(reader: Db): Promise<string[]> {
  const open = await reader('alarms')
    .whereNull('cleared_at')
    .select<{ kind: string; subject: string }[]>('kind', 'subject');
  return open.map(({ kind, subject }) => `${kind} ${subject}`).sort();
}
