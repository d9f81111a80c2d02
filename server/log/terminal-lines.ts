/** The numbers of pino. */
const WARN = 40;
const ERROR = 50;

/** Lines of the log, one JSON object each, as a person reads them in a terminal. */
export const terminalLines = (out: { write(text: string): unknown }) => ({
  write: (line: string) => {
    out.write(readableLine(line));
  },
});

function readableLine(line: string): string {
  const { level, time, msg, pid: _, hostname: __, ...context } = JSON.parse(line);
  const word = level >= ERROR ? 'Error: ' : level >= WARN ? 'Warning: ' : '';
  const facts = Object.entries(context).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const clock = new Date(time).toTimeString().slice(0, 8);
  return `${clock} ${word}${msg ?? ''}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}\n`;
}
