export async function inTurns<Result>(
  atOnce: number,
  count: number,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const turn = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await act(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, turn));
  return results;
}
