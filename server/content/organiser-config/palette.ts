import { contrast, difference, mix, readable } from './colour.ts';

export type Themed = readonly [light: string, dark: string];
/** The colours that an organiser has to name; all others follow from them unless they are named too. */
export type BaseColours = { text: string; page: string; accent: string; second: string };

export const TOKENS = [
  'ink',
  'ink-soft',
  'on-ink',
  'page',
  'card',
  'line',
  'accent',
  'accent-hill',
  'on-accent',
  'accent-button',
  'on-accent-button',
  'accent-soft',
  'action',
  'on-action',
  'second',
  'second-soft',
  'second-text',
  'accent-pale',
  'second-pale',
  'ink-pale',
  'alert',
  'alert-text',
  'badge',
  'focus',
  'dark',
  'dark-soft',
  'dark-page',
  'light-page',
  'bar',
] as const;
export type Token = (typeof TOKENS)[number];
export type Palette = Readonly<Record<Token, Themed>>;

export const WHITE = '#ffffff';
export const BLACK = '#000000';
export const TEXT_RATIO = 4.5;
/** The least contrast between a button and what it stands on. */
const SHAPE_RATIO = 3;
/** A panel of which less differs from the page is not seen as one. */
export const PANEL_DIFFERENCE = 0.045;
const SHARE_STEP = 0.02;
const SHARE_MAX = 0.7;
const both = (colour: string): Themed => [colour, colour];

/** Every colour of the interface in both themes. */
export function paletteOf(
  { text, page, accent, second }: BaseColours,
  named: Partial<Palette> = {},
): Palette {
  const night = mix(BLACK, text, 0.5);
  const nightCard = mix(BLACK, text, 0.76);
  const nightText = mix(WHITE, text, 0.05);
  const soft = (colour: string, light: number, dark: number): Themed => [
    panel({ from: WHITE, colour, share: light, page, text }),
    panel({ from: night, colour, share: dark, page: night, text: nightText }),
  ];
  const [accentSoft, secondSoft] = [soft(accent, 0.28, 0.18), soft(second, 0.16, 0.28)];
  const [accentPale, secondPale, inkPale] = [
    soft(mix(accent, WHITE, 0.3), 0.2, 0.16),
    soft(mix(second, WHITE, 0.3), 0.16, 0.2),
    soft(text, 0.1, 0.7),
  ];
  const grounds = [0, 1].map((theme) =>
    [accentSoft, secondSoft, accentPale, secondPale, inkPale, theme === 0 ? both(page) : both(nightCard)].map(
      (colours) => colours[theme] ?? page,
    ),
  );
  const onAccent = contrast(text, accent) >= contrast(WHITE, accent) ? text : WHITE;
  const [accentButton, onAccentButton] = buttonOn({ accent, second, text, onAccent });
  const accentHill = onAccent === WHITE ? mix(accent, BLACK, 0.12) : mix(accent, WHITE, 0.3);
  const softText = (theme: 0 | 1) =>
    readable(
      mix(theme === 0 ? text : WHITE, theme === 0 ? page : text, 0.3),
      grounds[theme] ?? [],
      TEXT_RATIO,
    );
  return {
    ink: [text, nightText],
    'ink-soft': [softText(0), softText(1)],
    'on-ink': [WHITE, mix(BLACK, text, 0.78)],
    page: [page, night],
    card: [WHITE, nightCard],
    line: [mix(page, text, 0.09), mix(night, WHITE, 0.16)],
    accent: both(accent),
    'accent-hill': both(accentHill),
    'on-accent': both(onAccent),
    'accent-button': both(accentButton),
    'on-accent-button': both(onAccentButton),
    'accent-soft': accentSoft,
    action: both(accent),
    'on-action': both(onAccent),
    second: [readable(second, [page, WHITE], 3), readable(second, [night, nightCard], TEXT_RATIO)],
    'second-soft': secondSoft,
    'second-text': [
      readable(second, [secondSoft[0], page], TEXT_RATIO),
      readable(mix(second, WHITE, 0.5), [secondSoft[1], nightCard], TEXT_RATIO),
    ],
    'accent-pale': accentPale,
    'second-pale': secondPale,
    'ink-pale': inkPale,
    alert: ['#d93b41', '#ff8a8e'],
    'alert-text': ['#b3252b', '#ffb3b5'],
    badge: both('#d93b41'),
    focus: ['#2f5fd0', '#9dbcff'],
    dark: both(text),
    'dark-soft': both(readable(mix(text, WHITE, 0.28), [WHITE], TEXT_RATIO)),
    'dark-page': both(night),
    'light-page': both(page),
    bar: [text, mix(text, WHITE, 0.05)],
    ...named,
  };
}

type Panel = { from: string; colour: string; share: number; page: string; text: string };

/** A pale colour: with as much of `colour` as it takes to be seen on the page, as far as text can be read on it. */
function panel({ from, colour, share, page, text }: Panel): string {
  let mixed = mix(from, colour, share);
  for (let more = share; difference(mixed, page) < PANEL_DIFFERENCE && more < SHARE_MAX; more += SHARE_STEP) {
    const next = mix(from, colour, more);
    if (contrast(next, text) < TEXT_RATIO) break;
    mixed = next;
  }
  return mixed;
}

type Button = { accent: string; second: string; text: string; onAccent: string };

/** A button on the accent, and its text: dark on a light accent; on a dark one the second colour or white. */
function buttonOn({ accent, second, text, onAccent }: Button): Themed {
  if (onAccent === text) return [text, WHITE];
  const onSecond = contrast(text, second) >= contrast(WHITE, second) ? text : WHITE;
  const isClear = contrast(second, accent) >= SHAPE_RATIO && contrast(onSecond, second) >= TEXT_RATIO;
  return isClear ? [second, onSecond] : [WHITE, text];
}
