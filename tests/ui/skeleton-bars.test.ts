import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = `${process.cwd()}/src/ui`;
const sheets = readdirSync(folder).filter((name) => /^skeleton.*\.css$/.test(name));

describe('the bars of placeholders', () => {
  it('has sheets to look at', () => expect(sheets.length).toBeGreaterThan(8));

  // A gradient has square corners, beside the round ends of all other bars.
  it.each(sheets)('are not drawn as gradients: %s', (name) => {
    expect(readFileSync(`${folder}/${name}`, 'utf8')).not.toMatch(/linear-gradient\(var\(--line\) 0/);
  });
});
