/**
 * Reads again and again while something is written, and once at least. What either throws is thrown when both have
 * ended.
 */
export async function whileWriting(
  write: () => Promise<unknown>,
  read: () => Promise<unknown>,
): Promise<void> {
  const state = { isDone: false };
  const writing = write().finally(() => {
    state.isDone = true;
  });
  // Whoever fails first must not leave the other's failure to nobody.
  const outcome = writing.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  try {
    do await read();
    while (!state.isDone);
  } finally {
    await outcome;
  }
  await writing;
}
