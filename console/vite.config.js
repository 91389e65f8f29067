import { fileURLToPath, URL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm start` serves, unless CORRIDOR_URL says otherwise. */
const SERVER = process.env.CORRIDOR_URL ?? 'http://127.0.0.1:3000';

const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));

/** What is loaded together: all that these files import, unless a layer above has it. */
const LAYERS = [
  { name: 'entrance', roots: ['main.tsx'] },
  { name: 'shell', roots: ['shell/shell.tsx', 'pages/overview/overview.tsx'] },
  { name: 'records', roots: ['parts/lists/list-page.tsx', 'parts/records/record-page.tsx'] },
].map(({ name, roots }) => ({ name, roots: new Set(roots.map(pathOf)) }));

/** Whether a file is imported from one of the roots; what they load later does not count. */
function isBelow(id, roots, context, seen = new Set()) {
  if (roots.has(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isBelow(importer, roots, context, seen),
  );
}

/** Icons come in up to five sizes, of which pages draw the smaller two. */
const smallIcons = {
  name: 'small-icons',
  transform: {
    filter: { id: /octicons-react\/dist\/icons\// },
    handler: (code) =>
      code
        .replace(/var heights = \[(.*?)\];/, (_all, list) => {
          const kept = list.split(', ').filter((height) => /"1[26]"/.test(height));
          return `var heights = [${kept.join(', ')}];`;
        })
        .replaceAll(/,?\n\t"(?:24|48|96)": \{[\s\S]*?\n\t\}/g, ''),
  },
};

export default defineConfig({
  // Relative: the service may be mounted below any path.
  base: './',
  plugins: [react(), smallIcons],
  logLevel: 'warn',
  build: {
    target: 'es2023',
    // The policy of the pages forbids data URLs of scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'layers',
              name: (id, context) => LAYERS.find(({ roots }) => isBelow(id, roots, context))?.name ?? null,
              includeDependenciesRecursively: false,
            },
          ],
        },
        strictExecutionOrder: true,
      },
      preserveEntrySignatures: false,
    },
  },
  server: {
    // `Host` stays, so that `Origin` equals it.
    proxy: Object.fromEntries(
      ['/v1', '/console/api', '/console/openapi.json'].map((path) => [
        path,
        { target: SERVER, changeOrigin: false },
      ]),
    ),
  },
});
