// No two rooms import each other, at any distance. Folders are compared, so tests are left out.

const AREAS = 'treasury|direct-routes|billing|access|webhooks|meta|sandbox';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle-of-rooms',
      severity: 'error',
      scope: 'folder',
      comment:
        'One of the rooms stands above the other: move the declaration to the room below, or register a value with it.',
      from: { path: [`^src/(?:${AREAS}|provider-seam)/[^/]+$`, '^src/[^/]+$'] },
      // pdf/ of invoices and rate-limits/ of the edge are parts of their rooms.
      to: { circular: true, pathNot: '/(?:pdf|rate-limits)$' },
    },
  ],
  options: {
    exclude: {
      path: ['[.]test[.]ts$', '^src/testing/', '^src/[^/]+[.]ts$', '^generated/', 'node_modules'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.cts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
