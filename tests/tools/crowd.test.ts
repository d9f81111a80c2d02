import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { crowd, hasPeople } from '../../tools/sample-art/crowd.mjs';

const shapes = [
  { w: 1600, h: 1000 },
  { w: 1200, h: 1600 },
];
const scene = { setting: { floor: 0.92 }, tone: { light: '#FFFFFF', mid: '#EEEEEE' } };

const placesOf = (objects: readonly string[], shape: { w: number; h: number }) =>
  crowd(objects, { ...scene, ...shape }).filter((layer) => typeof layer !== 'string');

describe('people and things in one picture', () => {
  it('have their true proportions', () => {
    for (const shape of shapes) {
      const places = placesOf(['automobile', 'four-in-one-car-seat', 'visitor-helper', 'child-lin'], shape);
      const heightOf = (name: string) => places.find(({ icon }) => icon === name)?.height ?? 0;
      const adult = heightOf('visitor-helper');
      expect(heightOf('automobile') / adult).toBeGreaterThan(0.9);
      expect(heightOf('four-in-one-car-seat') / adult).toBeLessThan(0.45);
      expect(heightOf('child-lin') / adult).toBeCloseTo(0.61, 1);
    }
  });

  it('have small things on a table, not on the floor', () => {
    for (const shape of shapes) {
      const places = placesOf(['visitor-popo', 'pot-of-food', 'visitor-nurul'], shape);
      const footOf = (name: string) => places.find(({ icon }) => icon === name)?.foot ?? 0;
      expect(footOf('visitor-popo') - footOf('pot-of-food')).toBeGreaterThan(shape.h * 0.2);
    }
  });

  it('have a known size and stand inside the picture', async () => {
    const drawings: Record<string, Record<string, { objects: string[] }>> = JSON.parse(
      await readFile('tools/sample-art/scenes/drawings.json', 'utf8'),
    );
    const kinds = ['article', 'moment', 'media', 'group', 'page', 'place'];
    const lists = kinds
      .flatMap((kind) => Object.values(drawings[kind] ?? {}))
      .map(({ objects }) => objects)
      .filter(hasPeople);
    const outside = lists.flatMap((objects) =>
      shapes.flatMap((shape) =>
        placesOf(objects, shape).filter(
          ({ x, foot, height }) => x < 0 || x > shape.w || foot > shape.h * 0.97 || foot - height < 0,
        ),
      ),
    );
    expect(lists.length).toBeGreaterThan(100);
    expect(outside).toEqual([]);
  });
});
