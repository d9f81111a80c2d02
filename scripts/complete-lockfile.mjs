// Adds the optional packages of other platforms to package-lock.json: `node scripts/complete-lockfile.mjs`.
// Needed only after a change of dependencies, and only with a registry that leaves out packages of other platforms: npm
// then writes a lockfile without them, which `npm ci` refuses. With the public registry npm adds them itself.
import { readFileSync, writeFileSync } from 'node:fs';

const OS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const CPUS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBC = { musl: 'musl', gnu: 'glibc' };

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { packages } = lock;

/** The platform of a package by its name, such as `@rolldown/binding-linux-arm64-musl`. */
function platformOf(packageName) {
  const parts = packageName.split(/[/-]/);
  const os = OS.filter((name) => parts.includes(name) || (name === 'darwin' && parts.includes('universal')));
  const cpu = CPUS.filter((name) =>
    parts.some((part) => part === name || (name === 'arm' && /^arm(v\d|eabi)?$/.test(part))),
  );
  const libc = Object.entries(LIBC).flatMap(([prefix, name]) =>
    parts.some((part) => part.startsWith(prefix)) ? [name] : [],
  );
  return { ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }) };
}

function pathFor(parent, name, version) {
  const top = `node_modules/${name}`;
  return !packages[top] || packages[top].version === version ? top : `${parent}/node_modules/${name}`;
}

let added = 0;
for (const [path, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const locked = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    if (locked && (locked.version === range || !/^\d/.test(range))) continue;
    if (!/^\d+\.\d+\.\d+/.test(range)) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) continue;
    packages[pathFor(path, name, range)] = {
      version: range,
      ...platform,
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added`);
