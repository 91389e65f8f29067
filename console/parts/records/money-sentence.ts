/** What became of the money, by the movement that the last transition made. */
const BY_MOVEMENT: Readonly<Record<string, string>> = {
  reservation_released: 'What was reserved is available again.',
  payout_returned: 'What came back was credited to the balance.',
  payout_reserved: 'The amount stays reserved.',
  withdrawal_reserved: 'The amount stays reserved.',
  conversion_reserved: 'The amount stays reserved.',
};

/** @param movements kinds of the movements that a transition made; none if it left the balance as it was */
export function moneySentence(status: string, movements: readonly string[]): string {
  const known = movements.flatMap((kind) => BY_MOVEMENT[kind] ?? []).at(-1);
  if (known !== undefined) return known;
  return status === 'held' ? 'The amount stays reserved until this is decided.' : '';
}
