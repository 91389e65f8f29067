/** Where the service is: what stands before `docs` in the address of a page. */
export function rootOf({ href }: Pick<Location, 'href'>): URL {
  const { origin, pathname } = new URL(href);
  return new URL(
    pathname.replace(/docs(?:\/(?:guides|reference|errors|events|states|reasons)(?:\/[^/]*)?)?$/, ''),
    origin,
  );
}
