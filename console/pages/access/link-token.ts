/** Null if the page was opened without a link. */
let token: string | null | undefined;

/** The token behind `#token=` of a link in a mail. It is read once, and taken out of the address and its history. */
export function linkToken(): string | null {
  if (token === undefined) {
    token = new URLSearchParams(location.hash.slice(1)).get('token');
    if (token !== null) history.replaceState(history.state, '', location.pathname + location.search);
  }
  return token;
}
