/** How far the browser's clock is behind the service's. */
let offsetMs = 0;

/** The header says whole seconds. */
export function noteServerTime(response: Response): void {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) offsetMs = date + 500 - Date.now();
}

/** Now, by the service's clock, to the second. */
export const serverNow = (): number => Date.now() + offsetMs;
