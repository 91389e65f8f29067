/** What to wait for before a new account, or its PayID, is relied on for real-time payments. */
export function activationMessageOf(withPayId: boolean): string {
  return withPayId
    ? 'A new account and its PayID can take a few minutes to activate for real-time payments.'
    : 'A new account can take a few minutes to activate for real-time payments.';
}
