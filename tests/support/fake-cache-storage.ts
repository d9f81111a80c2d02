/** As much of Cache Storage as the service worker uses, in memory. */
class FakeCache {
  readonly responses = new Map<string, Response>();
  private readonly urlOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, 'http://localhost').href;

  async match(request: string | { url: string }): Promise<Response | undefined> {
    return this.responses.get(this.urlOf(request))?.clone();
  }
  async put(request: string | { url: string }, response: Response): Promise<void> {
    this.responses.set(this.urlOf(request), response);
  }
  async delete(request: string | { url: string }): Promise<boolean> {
    return this.responses.delete(this.urlOf(request));
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.responses.keys()].map((url) => ({ url }));
  }
}

export class FakeCacheStorage {
  private readonly caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return cache;
  }
  async match(request: string | { url: string }, { cacheName }: { cacheName: string }) {
    return (await this.open(cacheName)).match(request);
  }
  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name);
  }
  /** What a cache holds, by path. */
  entriesOf(name: string): [url: string, response: Response][] {
    return [...(this.caches.get(name)?.responses ?? [])].map(([url, response]) => [
      url.replace('http://localhost', ''),
      response,
    ]);
  }
}
