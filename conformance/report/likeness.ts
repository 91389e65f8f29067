/** What is alike in findings that differ in identifiers and numbers alone. */
export function likeness({
  operation,
  message,
}: {
  readonly operation: string;
  readonly message: string;
}): string {
  const alike = message.replaceAll(/\b[a-z]{2,5}_[0-9a-z]{10,}\b/g, 'ID').replaceAll(/\d+/g, 'N');
  return `${operation} ${alike.slice(0, 120)}`;
}
