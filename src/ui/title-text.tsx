// @script pieces

/** `Year-End`: two short words that read as one. Longer ones may need the break. */
const SHORT_PAIR = /(\b\w{1,8}-\w{1,8}\b)/;

/** A title whose short hyphenated words stay on one line. */
export const TitleText = ({ children }: { children: string }) =>
  children.split(SHORT_PAIR).map((part, i) =>
    i % 2 ? (
      <span key={part} data-whole>
        {part}
      </span>
    ) : (
      part
    ),
  );
