type Layer = string | { icon: string; x: number; foot: number; height: number };
type Scene = { w: number; h: number; setting: { floor: number }; tone: { light: string; mid: string } };
export function crowd(objects: readonly string[], scene: Scene): Layer[];
export function hasPeople(objects: readonly string[]): boolean;
