/** Our own simple drawings for the social networks, as SVG paths. */
const MARKS: Readonly<Record<string, string>> = {
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM17 7h.01',
  Facebook:
    'M14.5 21v-7h3l.5-3.5h-3.5V8.2c0-1 .5-1.7 1.8-1.7H18V3.3C17.5 3.1 16.5 3 15.6 3 12.8 3 11 4.7 11 7.7v2.8H8V14h3v7',
  TikTok: 'M14 3v11.5a3.75 3.75 0 1 1-3.75-3.750M14 3c.3 2.7 2 4.6 5 5',
  YouTube:
    'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5ZM10.3 9.3v5.4l4.5-2.7-4.5-2.7Z',
};

/** `https://www.instagram.com/yhello` → `Instagram`; an unknown host keeps its name. */
export function networkName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const network = Object.keys(MARKS).find((name) => host === `${name.toLowerCase()}.com`);
  return network ?? host;
}

export function SocialIcon({ url }: { url: string }) {
  const mark = MARKS[networkName(url)] ?? 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18';
  return (
    <svg
      width={22}
      height={22}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={mark} />
    </svg>
  );
}
