export function linkPackages(dist: string): Promise<void>;
