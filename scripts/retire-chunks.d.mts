export function retireChunks(dist: string, nowMs?: number): Promise<void>;
