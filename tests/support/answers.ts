/** An answer as our servers give it. */
export const jsonAnswer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** What a captive portal or a proxy gives instead. */
export const htmlAnswer = (status = 200) =>
  new Response('<!doctype html><title>Welcome</title>', { status, headers: { 'content-type': 'text/html' } });

export const neverAnswers = () => new Promise<Response>(() => {});
