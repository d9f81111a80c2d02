// Makes the files beside it, with LibreOffice 7.4 from Debian (`apt-get install libreoffice-calc`):
// `node tests/server/content/csv/libreoffice/make.mjs`. The tests only read them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BYTE_ORDER_MARK = Buffer.from('efbbbf', 'hex');
/** Numbers of the separator and of the encoding in the options of the filter “Text - txt - csv (StarCalc)”. */
const SEPARATORS = { comma: 44, semicolon: 59, tab: 9 };
const ENCODINGS = { 'utf-8': 76, 'utf-8-mark': 76, 'utf-16': 65_535, 'windows-1252': 1 };

const text = (value) => ({ type: 'string', value });
const cellsOf = (values) => values.map((value) => (typeof value === 'string' ? text(value) : value));
const day = (value) => ({ type: 'date', style: 'day', value });
const time = (value) => ({ type: 'time', style: 'time', value: `PT${value.replace(':', 'H')}M00S` });
const money = (value) => ({ type: 'float', style: 'money', value });

const SHEETS = {
  programme: [
    ['id', 'expo', 'day', 'starts', 'ends', 'title', 'place'],
    [
      't-1',
      'e-1',
      day('2027-04-17'),
      time('09:05'),
      time('13:30'),
      'Schlaf für „alle“; ein Gespräch',
      'Halle 1, Bühne',
    ],
    ['t-2', 'e-1', day('2027-04-18'), time('14:00'), time('15:15'), 'He said "sleep"\nand slept', 'Café'],
  ],
  products: [
    ['id', 'name', 'brand', 'category', 'price', 'listPrice', 'description', 'stockNote'],
    [
      'p-1',
      'Größe M',
      'b-1',
      'Play',
      money(1129),
      money(1299.5),
      'First line.\n\nSecond, "quoted"; line.',
      'At the booth',
    ],
    ['p-2', 'Café set', 'b-1', 'Play', money(12.5), '', 'Plain.', 'At the booth'],
  ],
};

/** Which of them each country saves, and how. */
const SAVED = [
  ['en-US', 'programme', 'utf-16', 'tab'],
  ['en-US', 'products', 'utf-8', 'comma'],
  ['de-DE', 'programme', 'windows-1252', 'semicolon'],
  ['de-DE', 'products', 'utf-8-mark', 'semicolon'],
  ['ja-JP', 'programme', 'utf-8-mark', 'comma'],
  ['ja-JP', 'products', 'utf-16', 'tab'],
];

const escaped = (value) => String(value).replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);

function cell({ type, style, value }) {
  const lines = type === 'string' ? escaped(value).split('\n') : ['x'];
  const attribute = { date: 'date-value', time: 'time-value', float: 'value' }[type];
  return `<table:table-cell office:value-type="${type}"${style ? ` table:style-name="${style}"` : ''}${
    attribute ? ` office:${attribute}="${value}"` : ''
  }>${lines.map((line) => `<text:p>${line}</text:p>`).join('')}</table:table-cell>`;
}

/** A sheet whose cells are formatted as those that somebody of this country types into. */
function flatSheet(rows, locale) {
  const [language, country] = locale.split('-');
  const namespaces = ['office', 'text', 'table', 'style', 'number']
    .map(
      (name) =>
        `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'number' ? 'datastyle' : name}:1.0"`,
    )
    .join(' ');
  const of = `number:language="${language}" number:country="${country}" number:format-source="language"`;
  const styles = { day: 'N101', time: 'N102', money: 'N103' };
  const [columns] = rows;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
<number:date-style style:name="N101" ${of} number:automatic-order="true"><number:day number:style="long"/><number:text>.</number:text><number:month number:style="long"/><number:text>.</number:text><number:year number:style="long"/></number:date-style>
<number:time-style style:name="N102" ${of}><number:hours/><number:text>:</number:text><number:minutes number:style="long"/></number:time-style>
<number:number-style style:name="N103" number:language="${language}" number:country="${country}"><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/></number:number-style>
${Object.entries(styles)
  .map(
    ([name, style]) =>
      `<style:style style:name="${name}" style:family="table-cell" style:data-style-name="${style}"/>`,
  )
  .join('')}
</office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="Sheet1"><table:table-column table:number-columns-repeated="${columns.length}"/>${rows
    .map((row) => `<table:table-row>${cellsOf(row).map(cell).join('')}</table:table-row>`)
    .join('')}</table:table></office:spreadsheet></office:body></office:document>`;
}

/** A profile of LibreOffice in which this is the country of the user. */
function profileFor(locale, folder) {
  const profile = join(folder, `profile-${locale}`);
  mkdirSync(join(profile, 'user'), { recursive: true });
  writeFileSync(
    join(profile, 'user/registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item></oor:items>`,
  );
  return profile;
}

const folder = mkdtempSync(join(tmpdir(), 'libreoffice-'));
for (const [locale, sheet, encoding, separator] of SAVED) {
  const source = join(folder, `${sheet}.fods`);
  writeFileSync(source, flatSheet(SHEETS[sheet], locale));
  const options = `${SEPARATORS[separator]},34,${ENCODINGS[encoding]},1,,0,false,true,true`;
  execFileSync('soffice', [
    '--headless',
    `-env:UserInstallation=file://${profileFor(locale, folder)}`,
    ...['--convert-to', `csv:Text - txt - csv (StarCalc):${options}`, '--outdir', folder, source],
  ]);
  const bytes = readFileSync(join(folder, `${sheet}.csv`));
  // LibreOffice writes the mark from 7.6 on.
  const marked = encoding === 'utf-8-mark' ? Buffer.concat([BYTE_ORDER_MARK, bytes]) : bytes;
  writeFileSync(join(import.meta.dirname, `${sheet}.${locale}.${encoding}.${separator}.csv`), marked);
}
