import { SERVICE_PATH } from './clients.ts';
import { Failure, failureOf } from './failure.ts';

/**
 * Downloads what a path answers in a form that a link cannot ask for. There is no time limit.
 * @throws Failure, also where the answer breaks off
 */
export async function downloadAs(path: string, accept: string, name: string): Promise<void> {
  const response = await fetch(SERVICE_PATH + path, {
    headers: { accept },
    credentials: 'same-origin',
  }).catch(() => undefined);
  if (response === undefined) throw new Failure(undefined, {});
  if (!response.ok) throw await failureOf(response);
  const file = await response.blob().catch(() => undefined);
  if (file === undefined) throw new Failure(undefined, { message: 'The file broke off. Try again.' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
