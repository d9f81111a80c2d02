import { BYTES_PER_MB, ROOM_BYTES } from '../../server/disk-room.ts';
import { MAX_FILE_BYTES } from '../../src/domain/enquiry/attachment-files.ts';
import { passRefusals } from '../../src/domain/visitor/pass.ts';
import { restSchema } from '../../src/platform/rest-client.ts';
import { asCode } from './shapes.ts';
import { type NameOf, type Schema, typeText } from './type-text.ts';

type Call = {
  call: string;
  session?: true;
  isOurs?: true;
  what: string;
  input?: string;
  answer: string;
  errors?: string;
};

const CLOSED = '`UNAUTHORIZED` (401)';

export function describeRestCalls(nameOf: NameOf): string {
  const answerOf = (path: Parameters<typeof restSchema>[0]) =>
    asCode(typeText(restSchema(path) as Schema, nameOf));
  const calls: Call[] = [
    {
      call: 'GET /api/expo/list/latest',
      what: 'The expo list of every page. An `ETag` saves bytes: 304 is understood. The phone keeps the last one for the day without signal.',
      answer: answerOf('/api/expo/list/latest'),
    },
    {
      call: 'GET /api/user/get/profile',
      session: true,
      what: 'Asked first after a sign-in. A refusal, other than of an old token, signs the visitor out.',
      answer: answerOf('/api/user/get/profile'),
      errors: CLOSED,
    },
    {
      call: 'GET /api/shopping/item-list?expoId={expoId}',
      session: true,
      what: 'The visitor’s shopping list of one expo. Of an item the specification says nothing: these fields are ours.',
      answer: answerOf('/api/shopping/item-list'),
      errors: `${CLOSED}, \`BAD_REQUEST\` (400), \`NOT_FOUND\` (404) for an unknown expo`,
    },
    {
      call: 'GET /api/shopping/item-count',
      session: true,
      what: 'How many items are not ticked off, over all expos.',
      answer: answerOf('/api/shopping/item-count'),
      errors: CLOSED,
    },
    {
      call: 'GET /api/loyalty/get/user-summary',
      session: true,
      what: 'The balance in points and what it is worth.',
      answer: answerOf('/api/loyalty/get/user-summary'),
      errors: CLOSED,
    },
    {
      call: 'GET /api/date/get/utc-date-time',
      what: 'The time, for the pass: the phone takes the difference to its own clock. With a 401 the phone’s own time counts, and the pass says so (`isUtcTime: false`). The header `x-spread-s` (ours) says over how many seconds phones that come back together spread their deliveries.',
      answer: '`Instant`, as a JSON string',
      errors: '`UNAUTHORIZED` (401) where the time is not for everybody',
    },
    {
      call: 'PUT /api/uploads/{sha256}',
      isOurs: true,
      what: `A file that an action refers to later. Its address is the SHA-256 of its bytes in hexadecimal digits, so the same file twice is no error. At most ${MAX_FILE_BYTES / 1024 / 1024} MB.`,
      input: 'the bytes, with their `content-type`',
      answer: "`{ hash: string; kind: 'image' \\| 'document'; size: number }`",
      errors:
        '`PAYLOAD_TOO_LARGE` (413), `UNSUPPORTED_MEDIA_TYPE` (415), `HASH_MISMATCH` (422), `TOO_MANY_REQUESTS` (429), `SERVICE_UNAVAILABLE` (503)',
    },
    {
      call: 'POST /api/app/qr/verify',
      isOurs: true,
      what: 'For a gate or the companion app, with a scanned pass. Changes nothing.',
      input: '`{ token: string }`',
      answer: `\`{ ok: true; user: { id: string; displayName: string } }\`, or \`{ ok: false; reason: ${passRefusals
        .map((reason) => `'${reason}'`)
        .join(' \\| ')} }\``,
      errors: '`BAD_REQUEST` (400)',
    },
    {
      call: 'GET /api/health',
      isOurs: true,
      what: `For a monitor; no page asks for it. It fails with 503 while the database does not answer, or less than ${ROOM_BYTES / BYTES_PER_MB / 1000} GB is free on the disk of the server’s data folder. Asked often, it gives the same answer for a second.`,
      answer: "`{ status: 'ok' }`, or with 503 `{ status: 'failed'; failed: ('database' \\| 'disk')[] }`",
    },
    {
      call: 'GET /images/{name}-{width}.{webp|avif}',
      isOurs: true,
      what: 'A picture by the name that a response gives it, in a width; `/images/{name}-1200.jpg` for share previews. See [Pictures](#pictures).',
      answer: 'the bytes',
      errors: '`NOT_FOUND` (404)',
    },
  ];
  return calls
    .map(({ call, session, isOurs, what, input, answer, errors }) =>
      [
        `### ${call}`,
        '',
        `${what} ${session ? 'With a session' : 'For everybody'}, ${isOurs ? 'ours' : 'specified'}.`,
        '',
        ...(input ? [`- Input: ${input}`] : []),
        `- Answer: ${answer}`,
        ...(errors ? [`- Errors: ${errors}`] : []),
        '',
      ].join('\n'),
    )
    .join('\n');
}
