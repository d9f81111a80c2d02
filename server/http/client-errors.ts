import type { Server } from 'node:http';

/** Sends our JSON error for requests that Node rejects before our code runs: headers too long, or no valid HTTP. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const code = tooLarge ? 'HEADERS_TOO_LARGE' : 'BAD_REQUEST';
    const body = JSON.stringify({
      error: { code, message: tooLarge ? 'The request headers are too long' : 'Not HTTP' },
    });
    const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}
