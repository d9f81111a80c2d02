export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
