/** An answer as our servers give it. */
export const jsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** What a captive portal or a proxy gives instead. */
export const htmlResponse = (status = 200) =>
  new Response('<!doctype html><title>Welcome</title>', { status, headers: { 'content-type': 'text/html' } });

export const neverResponds = () => new Promise<Response>(() => {});
