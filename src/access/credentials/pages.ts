import type { PageHandler } from '../../contract/caller-port.ts';

/** No scripts, no resources, no referrer. */
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

const TOKEN = 'The token follows <code>#token=</code> in the address of this page.';
const CONTRACT = 'The requests are described in <a href="openapi.json">/console/openapi.json</a>.';

/** GET /console/invitation */
export const getInvitationPage = page('Invitation to Corridor', [
  TOKEN,
  '<code>POST /console/api/invitations/open</code> takes the token and returns the invitation, with the secret for an authenticator.',
  '<code>POST /console/api/invitations/accept</code> takes the token, a password and a code from the authenticator, and signs the user in.',
  CONTRACT,
]);

/** GET /console/recovery */
export const getRecoveryPage = page('New password for Corridor', [
  TOKEN,
  '<code>POST /console/api/recovery/complete</code> takes the token and a new password.',
  CONTRACT,
]);
