// What npm runs at the end of an installation: compiles dist/, where the packages are there that compile it.
try {
  const { compile } = await import('./compile.js');
  await compile();
  const { buildConsole } = await import('./console.js');
  await buildConsole();
  const { buildDocs } = await import('./docs.js');
  await buildDocs();
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write(
    'dist/ was not built, since the development packages are not installed: npm start needs one that was built elsewhere.\n',
  );
}
