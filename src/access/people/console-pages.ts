import type { PageHandler } from '../../contract/caller-port.ts';

/** Nothing runs and nothing is loaded, and where the link came from is told to nobody. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

function page(title: string, sentences: readonly string[]): PageHandler {
  const text = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
${sentences.map((sentence) => `    <p>${sentence}</p>\n`).join('')}  </body>
</html>
`;
  return { kind: 'page', text, headers: HEADERS };
}

const TOKEN = 'What stands behind <code>#token=</code> in the address of this page is the token.';
const CONTRACT = 'What they take is said in <a href="/console/openapi.json">/console/openapi.json</a>.';

/** GET /console/invitation */
export const getInvitationPage = page('An invitation to Corridor', [
  TOKEN,
  '<code>POST /console/api/invitations/open</code> takes it and shows whom the invitation is for, with the secret for an authenticator.',
  '<code>POST /console/api/invitations/accept</code> takes it with a password and a code of the authenticator, and signs in.',
  CONTRACT,
]);

/** GET /console/recovery */
export const getRecoveryPage = page('A new password for Corridor', [
  TOKEN,
  '<code>POST /console/api/recovery/complete</code> takes it with a new password.',
  CONTRACT,
]);
