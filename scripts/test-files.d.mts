export function testFilesWith(pattern: RegExp): string[];
