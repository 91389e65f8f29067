/** The mark in the colours of the scheme. */
export function Mark({ size = 20 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      <rect width="20" height="20" rx="4" fill="var(--accent)" />
      <rect x="7" y="2.5" width="6" height="15" rx="1" fill="var(--surface)" />
    </svg>
  );
}
