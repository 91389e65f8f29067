/** Items by what is alike in them, in the order of the first of each group. */
export function grouped<Item>(items: readonly Item[], likeness: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = likeness(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
