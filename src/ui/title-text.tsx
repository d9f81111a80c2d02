// @script pieces

/** `Year-End`: two short words that read as one. Longer ones may need the break. */
const SHORT_PAIR = /(?<!\S)(\S{1,8}-\S{1,8})(?!\S)/;

/** A title whose short hyphenated words stay on one line. */
export const TitleText = ({ children }: { children: string }) =>
  children.split(SHORT_PAIR).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={part} data-whole>
        {part}
      </span>
    ),
  );
