export const SCHEMES = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

const KEY = 'corridor.scheme';

export function readScheme(): Scheme {
  const kept = localStorage.getItem(KEY);
  return SCHEMES.find((scheme) => scheme === kept) ?? 'system';
}

/** tokens.css reads it. */
export function applyScheme(): void {
  document.documentElement.dataset['scheme'] = readScheme();
}

export function setScheme(scheme: Scheme): void {
  localStorage.setItem(KEY, scheme);
  applyScheme();
}
