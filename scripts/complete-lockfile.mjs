// Adds to package-lock.json what a partial registry leaves out: the optional packages of other platforms.
// `npm ci` refuses a lockfile without them. Run it after every change of dependencies: `node scripts/complete-lockfile.mjs`.
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

/** What a platform package says of itself in its name, such as `@rolldown/binding-linux-arm64-musl`. */
function platformOf(name) {
  const parts = name.split(/[/-]/);
  const os = OS.filter((one) => parts.includes(one) || (one === 'darwin' && parts.includes('universal')));
  const cpu = CPUS.filter((one) =>
    parts.some((part) => part === one || (one === 'arm' && /^arm(v\d|eabi)?$/.test(part))),
  );
  const libc = Object.entries(LIBC).flatMap(([part, one]) =>
    parts.some((p) => p.startsWith(part)) ? [one] : [],
  );
  return { ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }) };
}

function placeFor(parent, name, version) {
  const top = `node_modules/${name}`;
  return !packages[top] || packages[top].version === version ? top : `${parent}/node_modules/${name}`;
}

let added = 0;
for (const [path, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    if (found && (found.version === range || !/^\d/.test(range))) continue;
    if (!/^\d+\.\d+\.\d+/.test(range)) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) continue;
    packages[placeFor(path, name, range)] = {
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
