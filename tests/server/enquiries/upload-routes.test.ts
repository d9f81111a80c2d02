import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, DatabaseTransaction } from '../../../server/db/client.ts';
import { uploads } from '../../../server/db/schema.ts';
import { detectFileKind } from '../../../server/enquiries/detect-file-kind.ts';
import { pruneUploads } from '../../../server/enquiries/upload-store.ts';
import { attachmentOf, enquiryAction, sampleFiles, sha256 } from '../../support/enquiry.fixture.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let dataDir: string;
const GB = 1_000_000_000;
let freeGb = 10;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  server = await startTestServer({
    settings: { DATA_DIR: dataDir, OPEN_ACTIONS_PER_HOUR: '3', MAX_UPLOADS_GB: '3' },
    extras: { freeBytes: () => freeGb * GB },
  });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});
let askers = 0;
beforeEach(async () => {
  askers++;
  server.clock.nowMs = TEST_NOW_MS;
  freeGb = 10;
  await server.db.delete(uploads);
  await rm(join(dataDir, 'uploads'), { recursive: true, force: true });
});

const from = (address = `10.0.0.${askers}`) => ({ incoming: { socket: { remoteAddress: address } } });
async function put(bytes: Uint8Array, type: string, { hash = sha256(bytes), env = from() } = {}) {
  const init = { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(bytes) };
  const response = await server.app.request(`/api/uploads/${hash}`, init, env);
  return { status: response.status, body: (await response.json()) as object, headers: response.headers };
}
const onDisk = () => readdir(join(dataDir, 'uploads')).catch(() => []);

describe('a file', () => {
  it('is stored under the hash of its bytes, and a repeat changes nothing', async () => {
    const hash = sha256(sampleFiles.png);
    const answer = { hash, kind: 'image', size: sampleFiles.png.length };
    expect(await put(sampleFiles.png, 'image/png')).toMatchObject({ status: 200, body: answer });
    expect(await put(sampleFiles.png, 'image/png')).toMatchObject({ status: 200, body: answer });
    expect(await onDisk()).toEqual([hash]);
    expect(await readFile(join(dataDir, 'uploads', hash))).toEqual(sampleFiles.png);
  });

  it('can be larger than other bodies, up to 5 MB', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024, sampleFiles.jpeg);
    expect((await put(large, 'image/jpeg')).status).toBe(200);
    const tooLarge = await put(Buffer.concat([large, sampleFiles.jpeg]), 'image/jpeg');
    expect(tooLarge).toMatchObject({ status: 413, body: { error: { code: 'PAYLOAD_TOO_LARGE' } } });
    const body = 'x'.repeat(1024 * 1024 + 1);
    expect((await server.restCall('/api/app/qr/verify', undefined, { method: 'POST', body })).status).toBe(
      413,
    );
  });

  it('that is too large is refused also without a content length', async () => {
    const part = new Uint8Array(64 * 1024).fill(0xff);
    let parts = 0;
    const body = new ReadableStream({
      pull: (to) => (parts++ < 100 ? to.enqueue(part) : to.close()),
    });
    const init = { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body, duplex: 'half' };
    const response = await server.app.request(`/api/uploads/${'a'.repeat(64)}`, init as RequestInit, from());
    expect(response.status).toBe(413);
    expect(parts).toBeLessThan(100);
  });

  it('is never served', async () => {
    await put(sampleFiles.png, 'image/png');
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE'])
      expect(
        (await server.restCall(`/api/uploads/${sha256(sampleFiles.png)}`, undefined, { method })).status,
      ).toBe(404);
  });

  it('with another hash than its bytes is refused', async () => {
    expect(await put(sampleFiles.png, 'image/png', { hash: sha256(sampleFiles.pdf) })).toMatchObject({
      status: 422,
    });
    for (const hash of ['..%2f..%2fpasswd', 'A'.repeat(64), 'a'.repeat(63), `${'a'.repeat(64)}.png`])
      expect((await put(sampleFiles.png, 'image/png', { hash })).status).toBe(404);
    expect(await onDisk()).toEqual([]);
  });

  it.each([
    ['HTML as a picture', sampleFiles.html, 'image/png'],
    ['HTML as text', sampleFiles.html, 'text/plain'],
    ['HTML', sampleFiles.html, 'text/html'],
    ['SVG', sampleFiles.svg, 'image/svg+xml'],
    ['SVG as text', sampleFiles.svg, 'text/plain'],
    ['a picture as a document', sampleFiles.png, 'application/pdf'],
    ['a document as a picture', sampleFiles.pdf, 'image/jpeg'],
    ['a picture of another kind', sampleFiles.png, 'image/jpeg'],
    ['an unknown type', sampleFiles.text, 'application/octet-stream'],
    ['a file without a type', sampleFiles.text, ''],
    ['a type named like an object’s method', sampleFiles.text, 'constructor'],
    ['an empty file', Buffer.alloc(0), 'text/plain'],
    [
      'a zip that is no document',
      Buffer.from('504b0304aaaa', 'hex'),
      'application/vnd.oasis.opendocument.text',
    ],
    ['binary as text', Buffer.from([65, 0, 66]), 'text/plain'],
    ['invalid UTF-8 as text', Buffer.from([0xc3, 0x28]), 'text/csv'],
  ])('that is %s is refused', async (_, bytes, type) => {
    expect(await put(bytes, type)).toMatchObject({
      status: 415,
      body: { error: { code: 'UNSUPPORTED_MEDIA_TYPE' } },
    });
    expect(await onDisk()).toEqual([]);
  });

  it('is accepted only a limited number of times per hour from one network', async () => {
    const results = [];
    for (let i = 0; i < 19; i++) results.push(await put(sampleFiles.text, 'text/plain'));
    expect(results.map(({ status }) => status)).toEqual([...Array(18).fill(200), 429]);
    expect(results.at(-1)?.headers.get('retry-after')).toBe('60');
    expect((await put(sampleFiles.text, 'text/plain', { env: from('10.9.9.9') })).status).toBe(200);
    server.clock.nowMs += 60 * 60 * 1000;
    expect((await put(sampleFiles.text, 'text/plain')).status).toBe(200);
  });
});

describe('the space for files without an enquiry', () => {
  it('is limited, and free again after pruning', async () => {
    const uploadedAt = new Date(TEST_NOW_MS);
    await server.db
      .insert(uploads)
      .values({ hash: 'f'.repeat(64), kind: 'image', size: 2_000_000_001, uploadedAt });
    expect(await put(sampleFiles.png, 'image/png')).toMatchObject({ status: 503 });
    server.clock.nowMs += DAY_MS + 1;
    await pruneUploads(server.deps);
    expect(await put(sampleFiles.png, 'image/png')).toMatchObject({ status: 200 });
  });
});

describe('the space for all files', () => {
  it('is limited, also for those that have an enquiry', async () => {
    await put(sampleFiles.png, 'image/png');
    await put(sampleFiles.pdf, 'application/pdf');
    const attachments = [
      attachmentOf({ hash: sha256(sampleFiles.png), size: sampleFiles.png.length }),
      attachmentOf({
        hash: sha256(sampleFiles.pdf),
        name: 'a.pdf',
        kind: 'document',
        size: sampleFiles.pdf.length,
      }),
    ];
    const actions = [enquiryAction({ attachments }, { sub: 'bala' })];
    await server.rpcMutate('actions.deliver', { sentAt: TEST_NOW_MS, actions }, 'bala');
    await server.db.update(uploads).set({ size: 1_400_000_000 });
    expect((await put(sampleFiles.text, 'text/csv')).status).toBe(200);
    await server.db.update(uploads).set({ size: 1_600_000_000 });
    await server.db.delete(uploads).where(eq(uploads.hash, sha256(sampleFiles.text)));
    const full = await put(sampleFiles.text, 'text/csv');
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '60']);
    await server.rpcMutate('users.account.delete', undefined, 'bala');
  });

  it('waits while less than 1 GB is free on the disk', async () => {
    freeGb = 0.9;
    const full = await put(sampleFiles.png, 'image/png');
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await onDisk()).toEqual([]);
    freeGb = 2.1;
    expect((await put(sampleFiles.png, 'image/png')).status).toBe(200);
  });

  it('that has to wait is said to the organiser, once an hour for each cause', async () => {
    const later = (hours: number) => {
      server.clock.nowMs = TEST_NOW_MS + (10 + hours) * 60 * 60 * 1000;
    };
    const warned = () => server.log.splice(0).map(({ level, message }) => `${level}: ${message}`);
    later(0);
    warned();
    freeGb = 0.9;
    for (let i = 0; i < 3; i++) await put(sampleFiles.png, 'image/png');
    const noRoom = expect.stringMatching(/^warn: .*Less than 1 GB is free .* Make room/);
    expect(warned()).toEqual([noRoom]);
    freeGb = 10;
    await put(sampleFiles.png, 'image/png');
    await put(sampleFiles.pdf, 'application/pdf');
    await server.db.update(uploads).set({ size: 2 * GB });
    for (let i = 0; i < 3; i++) await put(sampleFiles.png, 'image/png');
    expect(warned()).toEqual([expect.stringMatching(/^warn: .*MAX_UPLOADS_GB, 3 GB/)]);
    later(1);
    freeGb = 0.9;
    await put(sampleFiles.png, 'image/png');
    expect(warned()).toEqual([noRoom]);
  });

  it('that cannot be written leaves nothing behind', async () => {
    const hash = sha256(sampleFiles.png);
    // Nothing can be renamed to a folder that is not empty.
    await mkdir(join(dataDir, 'uploads', hash, 'in-the-way'), { recursive: true });
    expect((await put(sampleFiles.png, 'image/png')).status).toBe(500);
    expect(await onDisk()).toEqual([hash]);
    expect(await server.db.$count(uploads)).toBe(0);
  });
});

describe('pruning', () => {
  it('removes files without an enquiry after a day', async () => {
    await put(sampleFiles.png, 'image/png');
    server.clock.nowMs += DAY_MS / 2;
    await put(sampleFiles.pdf, 'application/pdf');
    server.clock.nowMs += DAY_MS / 2 + 1;
    await pruneUploads(server.deps);
    expect(await onDisk()).toEqual([sha256(sampleFiles.pdf)]);
    expect(await server.db.$count(uploads)).toBe(1);
  });

  it('removes after a day what a killed server has not finished', async () => {
    await put(sampleFiles.png, 'image/png');
    for (const [name, ageMs] of [
      ['old', DAY_MS + 1],
      ['new', DAY_MS / 2],
    ] as const) {
      const path = join(dataDir, 'uploads', `${name}.17.tmp`);
      await writeFile(path, 'half');
      await utimes(path, 0, (TEST_NOW_MS - ageMs) / 1000);
    }
    await pruneUploads(server.deps);
    expect((await onDisk()).sort()).toEqual([sha256(sampleFiles.png), 'new.17.tmp'].sort());
  });

  it('that fails leaves no row without its file', async () => {
    await put(sampleFiles.png, 'image/png');
    server.clock.nowMs += DAY_MS + 1;
    const transaction = (work: (tx: DatabaseTransaction) => Promise<unknown>) =>
      server.db.transaction(async (tx) => {
        await work(tx);
        throw new Error('not committed');
      });
    const db: Database = Object.create(server.db, { transaction: { value: transaction } });
    await expect(pruneUploads({ ...server.deps, db })).rejects.toThrow('could not be removed');
    const files: string[] = await onDisk();
    const rows = await server.db.select().from(uploads);
    expect(rows.filter(({ hash }) => !files.includes(hash))).toEqual([]);
  });

  it('leaves a file that is sent again at that moment', async () => {
    await put(sampleFiles.png, 'image/png');
    server.clock.nowMs += DAY_MS + 1;
    const transaction = async (work: (tx: DatabaseTransaction) => Promise<unknown>) => {
      await put(sampleFiles.png, 'image/png');
      return server.db.transaction(work);
    };
    await pruneUploads({
      ...server.deps,
      db: Object.create(server.db, { transaction: { value: transaction } }),
    });
    expect(await onDisk()).toEqual([sha256(sampleFiles.png)]);
    expect(await server.db.$count(uploads)).toBe(1);
  });

  it('keeps files of an enquiry until it is deleted with its account', async () => {
    await put(sampleFiles.png, 'image/png');
    const file = attachmentOf({
      hash: sha256(sampleFiles.png),
      name: 'sock.png',
      size: sampleFiles.png.length,
    });
    const action = enquiryAction({ attachments: [file] }, { sub: 'anna' });
    await server.rpcMutate('actions.deliver', { sentAt: TEST_NOW_MS, actions: [action] }, 'anna');
    server.clock.nowMs += 10 * DAY_MS;
    await pruneUploads(server.deps);
    expect(await onDisk()).toHaveLength(1);
    await server.rpcMutate('users.account.delete', undefined, 'anna');
    await pruneUploads(server.deps);
    expect(await onDisk()).toEqual([]);
  });
});

/** An Office document from before 2007 with this entry in its directory. */
const compoundFile = (entry: string, from = 512) => {
  const bytes = Buffer.alloc(from + 512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.write(entry, from + 128, 'utf16le');
  bytes.writeUInt16LE(2 * entry.length + 2, from + 128 + 64);
  return bytes;
};

describe('the kind of a file', () => {
  const zip = (...inside: string[]) =>
    Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(inside.join(' '))]);
  const openDocument = (...inside: string[]) =>
    Buffer.concat([
      Buffer.from('504b0304'.padEnd(60, '0'), 'hex'),
      Buffer.from(['mimetypeapplication/vnd.oasis.opendocument.text', ...inside].join(' ')),
    ]);
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  it.each([
    ['image/gif', Buffer.from('GIF89a…'), 'image'],
    ['image/webp', Buffer.from('RIFF1234WEBPVP8 '), 'image'],
    ['image/avif', Buffer.from('0000ftypavif'), 'image'],
    ['image/heic', Buffer.from('0000ftypheic'), 'image'],
    ['IMAGE/JPEG; charset=x', sampleFiles.jpeg, 'image'],
    ['application/msword', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'document'],
    ['application/msword', compoundFile('WordDocument'), 'document'],
    ['application/msword', compoundFile('Macros'), null],
    ['application/msword', compoundFile('_VBA_PROJECT', 4096), null],
    ['application/vnd.ms-excel', compoundFile('_VBA_PROJECT_CUR'), null],
    ['application/vnd.ms-powerpoint', compoundFile('VBA'), null],
    [
      'application/vnd.ms-powerpoint',
      Buffer.concat([compoundFile('x'), Buffer.from('1f00ff0314000000020000040c000000', 'hex')]),
      null,
    ],
    ['application/rtf', Buffer.from('{\\rtf1 }'), 'document'],
    ['application/rtf', Buffer.from('{\\rtf1 {\\object\\objemb{\\*\\objdata 0105}}}'), null],
    ['application/rtf', Buffer.from('{\\rtf1 {\\*\\objdata 0105}}'), null],
    ['application/vnd.oasis.opendocument.text', openDocument('content.xml'), 'document'],
    ['application/vnd.oasis.opendocument.text', openDocument('Basic/script-lc.xml'), null],
    ['application/vnd.oasis.opendocument.text', openDocument('Scripts/python/run.py'), null],
    ['text/csv', sampleFiles.text, 'document'],
    ['text/plain; charset=utf-8', Buffer.from('Hello, 你好 <3'), 'document'],
    [word, zip('[Content_Types].xml', 'word/document.xml'), 'document'],
    [word, zip('[Content_Types].xml', 'xl/workbook.xml'), null],
    [word, zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'), null],
    ['image/heic', Buffer.from('0000ftypisom'), null],
  ])('%s', (type, bytes, kind) => {
    expect(detectFileKind(bytes, type)).toBe(kind);
  });
});
