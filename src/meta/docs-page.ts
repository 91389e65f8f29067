import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteAsset } from '../contract/handler.ts';

/** No foreign resources, no foreign scripts. Swagger UI's icons are data URLs. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Corridor API</title>
    <link rel="stylesheet" href="docs/assets/swagger-ui.css" />
    <link rel="icon" type="image/png" href="docs/assets/favicon-32x32.png" sizes="32x32" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="docs/assets/swagger-ui-bundle.js"></script>
    <script src="docs/assets/start.js"></script>
  </body>
</html>
`;

// A key that stands on the page would make the second request a replay of the first: each request gets one of its own.
const START_SCRIPT = `const NEW_KEY = 'a new one for each request';

function withNewKey(request) {
  const headers = request.headers ?? {};
  if (headers['Idempotency-Key'] === NEW_KEY) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    headers['Idempotency-Key'] = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return request;
}

async function start() {
  const answer = await fetch('openapi.json');
  if (!answer.ok) throw new Error('The contract was answered with ' + answer.status + '.');
  const spec = await answer.json();
  for (const parameter of Object.values(spec.components.parameters)) {
    if (parameter.name === 'Idempotency-Key' && parameter.required) parameter.example = NEW_KEY;
  }
  SwaggerUIBundle({
    spec,
    dom_id: '#docs',
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    layout: 'BaseLayout',
    presets: [SwaggerUIBundle.presets.apis],
    requestInterceptor: withNewKey,
  });
}

start().catch((error) => {
  document.getElementById('docs').textContent = 'The documentation cannot be shown: ' + error.message;
});
`;

/** Their names stay when the package changes. */
const CACHE_CONTROL = 'max-age=3600';

function fromPackage(file: string, contentType: string): SiteAsset {
  return {
    name: `docs/${file}`,
    contentType,
    cacheControl: CACHE_CONTROL,
    read: async () => {
      // The package's main module would run the page's script.
      const { default: folder } = await import('swagger-ui-dist/absolute-path.js');
      return readFile(join(folder(), file));
    },
  };
}

/** The files of the page, by name; there are no others. */
export const DOCS_ASSETS: ReadonlyMap<string, SiteAsset> = new Map([
  ['swagger-ui.css', fromPackage('swagger-ui.css', 'text/css')],
  ['swagger-ui-bundle.js', fromPackage('swagger-ui-bundle.js', 'text/javascript')],
  ['favicon-32x32.png', fromPackage('favicon-32x32.png', 'image/png')],
  [
    'start.js',
    {
      name: 'docs/start.js',
      contentType: 'text/javascript',
      cacheControl: CACHE_CONTROL,
      read: () => Promise.resolve(Buffer.from(START_SCRIPT)),
    },
  ],
]);
