// Serves what is built, and builds nothing.
process.env.NODE_ENV ??= 'production';

const { start } = await import(`../${process.env.DIST_DIR ?? 'dist'}/server/server.js`);
try {
  await start();
} catch (error) {
  // What can go wrong here (a bad setting, a taken port or folder) has a sentence; a trace would hide it.
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
