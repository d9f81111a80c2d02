import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlan } from '../../../server/floor-plan/read-plan.ts';

const svg = (inside: string, root = 'viewBox="0 0 600 800" data-expo="fair" data-hall="Hall 1"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>\n${inside}\n</svg>`;
const booth = '<rect data-booth="A1" x="10" y="20" width="30" height="40"/>';
const problemsOf = (text: string) =>
  readPlan(text).problems.map(({ line, message }) => `${line}: ${message}`);

it('Booths, places, entrances and aisles become plain geometry', () => {
  const { expo, plan, problems } = readPlan(
    svg(`<title>Hall</title><rect width="600" height="800" fill="#fff"/>
      <g id="booths" transform="translate(100 50)"><rect data-booth=" A1 " x="10" y="20px" width="30" height="40" rx="4" style="fill:red"/>
      <polygon data-booth="A2" points="60,20 90,20 90,60"/></g>
      <rect data-place="nursing" data-label="Nursing room" x="0" y="0" width="50" height="50"/>
      <rect data-entrance="Door" x="290" y="780" width="20" height="20"/>
      <polyline data-aisle="A" points="300,780 300,100"/>`),
  );
  expect(problems).toEqual([]);
  expect(expo).toBe('fair');
  expect(plan).toEqual({
    hall: 'Hall 1',
    width: 600,
    height: 800,
    booths: [
      {
        booth: 'A1',
        outline: [
          [110, 70],
          [140, 70],
          [140, 110],
          [110, 110],
        ],
      },
      {
        booth: 'A2',
        outline: [
          [160, 70],
          [190, 70],
          [190, 110],
        ],
      },
    ],
    places: [
      {
        kind: 'nursing',
        label: 'Nursing room',
        outline: [
          [0, 0],
          [50, 0],
          [50, 50],
          [0, 50],
        ],
      },
    ],
    entrances: [{ label: 'Door', at: [300, 790] }],
    aisles: [
      {
        label: 'A',
        line: [
          [300, 780],
          [300, 100],
        ],
      },
    ],
  });
});

it('A drawing’s own origin counts', () => {
  const { plan } = readPlan(svg(booth, 'viewBox="10 20 100 100" data-expo="fair" data-hall="H"'));
  expect(plan.booths[0]?.outline[0]).toEqual([0, 0]);
});

it('Whatever could act in a page is refused with its line', () => {
  const refused: Record<string, string> = {
    '<script>alert(1)</script>': '<script> can’t be used in a plan',
    '<image href="https://evil.test/x.png"/>': '<image> can’t be used in a plan',
    '<use href="#a"/>': '<use> can’t be used in a plan',
    '<foreignObject/>': '<foreignObject> can’t be used in a plan',
    '<a href="javascript:x"/>': '<a> can’t be used in a plan',
    '<svg/>': '<svg> can’t be used in a plan',
    '<g onclick="x()"/>': 'the attribute onclick can’t be used in a plan',
    '<g xlink:href="x"/>': 'the attribute xlink:href can’t be used in a plan',
    '<![CDATA[x]]>': 'has a CDATA section, which can’t be used in a plan',
    '<g transform="rotate(3)"/>': 'has a transform other than translate: flatten it in the drawing program',
  };
  for (const [inside, message] of Object.entries(refused))
    expect(problemsOf(svg(`${booth}\n${inside}`)), inside).toContain(`3: ${message}`);
  expect(problemsOf(`<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg(booth)}`)).toContain(
    '1: has a document type with declarations, which can’t be used in a plan',
  );
});

it('A mark on a group is refused: what is in it has the outline', () => {
  for (const mark of ['data-booth="A2"', 'data-entrance="North"', 'data-place="nursing"'])
    expect(problemsOf(svg(`${booth}\n<g ${mark}><rect width="9" height="9"/></g>`)), mark).toEqual([
      '3: <g> can’t be a booth, a place, an entrance or an aisle',
    ]);
});

it('What a drawing program writes for itself is left out, with everything in it', () => {
  const drawing = (inside: string) =>
    svg(
      inside,
      'viewBox="0 0 600 800" data-expo="fair" data-hall="Hall 1" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3" sodipodi:docname="hall.svg"',
    );
  const inkscape = `<sodipodi:namedview id="base" pagecolor="#fff" inkscape:zoom="0.7"><inkscape:grid type="xygrid"/></sodipodi:namedview>
    <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>
    <defs id="defs1"><linearGradient id="a" gradientTransform="rotate(3)"><stop offset="0" stop-color="red"/></linearGradient>
      <rect data-booth="Z9" x="1" y="1" width="9" height="9"/></defs>
    <g inkscape:groupmode="layer" inkscape:label="Booths">${booth}</g>
    <path d="M0 0h9" sodipodi:nodetypes="cc"/><circle cx="9" cy="9" r="9"/>
    <text x="9" y="9" transform="rotate(-90)" xml:space="preserve"><tspan sodipodi:role="line" x="9">Stage</tspan></text>`;
  const { plan, problems } = readPlan(drawing(inkscape));
  expect(problems).toEqual([]);
  expect(plan.booths.map((each) => each.booth)).toEqual(['A1']);
});

it('Style sheets, gradients and a plain document type, as drawing programs export them, are left out', () => {
  const exported = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg(`<style type="text/css"><![CDATA[.st0{fill:#FFF} @import "x"; </g>]]></style>
  <defs><style>.st1{display:none}</style><linearGradient id="b" xlink:href="#a"/></defs>${booth}`)}`;
  const { plan, problems } = readPlan(exported);
  expect(problems).toEqual([]);
  expect(plan.booths.map((each) => each.booth)).toEqual(['A1']);
});

it('What acts or fetches is refused in what is left out, too', () => {
  const refused: Record<string, string> = {
    '<metadata><script>alert(1)</script></metadata>': '<script> can’t be used in a plan',
    '<defs><linearGradient xlink:href="https://evil.test/a.svg#a"/></defs>':
      'the attribute xlink:href can’t be used in a plan',
    '<defs><image href="https://evil.test/x.png"/></defs>': '<image> can’t be used in a plan',
    '<inkscape:path-effect><svg:script/></inkscape:path-effect>': '<svg:script> can’t be used in a plan',
    '<x:script/>': '<x:script> can’t be used in a plan',
    '<svg:rect/>': '<svg:rect> can’t be used in a plan',
    '<html:div/>': '<html:div> can’t be used in a plan',
    '<defs><svg/></defs>': '<svg> can’t be used in a plan',
    '<defs onload="x()"/>': 'the attribute onload can’t be used in a plan',
    '<sodipodi:namedview xlink:href="x"/>': 'the attribute xlink:href can’t be used in a plan',
    '<g x:onclick="x()"/>': 'the attribute x:onclick can’t be used in a plan',
    '<g ev:event="click"/>': 'the attribute ev:event can’t be used in a plan',
    '<g x:href="x"/>': 'the attribute x:href can’t be used in a plan',
    '<path onclick="x()"/>': 'the attribute onclick can’t be used in a plan',
    '<path data-booth="A2" d="M0 0h9v9z"/>': '<path> can’t be a booth, a place, an entrance or an aisle',
    '<rect data-booth="A2" width="9" height="9" transform="rotate(3)"/>':
      'has a transform other than translate: flatten it in the drawing program',
  };
  for (const [inside, message] of Object.entries(refused))
    expect(problemsOf(svg(`${booth}\n${inside}`)), inside).toContain(`3: ${message}`);
});

it('A mistake in a drawing is named with its line', () => {
  const wrong: Record<string, string> = {
    '<rect data-booth="" x="1" y="1" width="9" height="9"/>': 'data-booth has no code',
    '<rect data-booth="A1" x="1" y="1" width="9" height="9"/>': 'booth A1 is drawn twice',
    '<rect data-booth="A2" x="1" y="1" width="50%" height="9"/>':
      '<rect> needs numbers in x, y, width and height',
    '<rect data-booth="A2" x="590" y="1" width="50" height="9"/>':
      'lies outside the drawing, which is 600 × 800',
    '<rect data-place="spa" x="1" y="1" width="9" height="9"/>': 'data-place “spa” is none of',
    '<rect data-aisle="" x="1" y="1" width="9" height="9"/>': 'data-aisle belongs to a line or a polyline',
    '<line data-booth="A2" x1="1" y1="1" x2="9" y2="9"/>':
      'is a line where a rectangle or a polygon is needed',
    '<polygon data-booth="A2" points="1,1 2"/>': '<polygon> needs pairs of numbers in points',
    '<text data-booth="A2">A2</text>': '<text> can’t be a booth, a place, an entrance or an aisle',
    '<rect data-booth="A2" data-place="info" x="1" y="1" width="9" height="9"/>': 'has more than one of',
  };
  for (const [inside, message] of Object.entries(wrong))
    expect(problemsOf(svg(`${booth}\n${inside}`)).join('\n'), inside).toContain(`3: ${message}`);
  expect(problemsOf(svg('<g/>'))).toEqual(['1: has no booth: mark them with data-booth']);
  expect(problemsOf(svg(booth, 'viewBox="0 0 600 800"'))).toEqual([
    '1: doesn’t name its expo in data-expo',
    '1: doesn’t name its hall in data-hall',
  ]);
  expect(problemsOf(`<svg data-expo="a" data-hall="b">${booth}</svg>`)[0]).toBe(
    '1: has no viewBox such as “0 0 600 800”',
  );
  expect(problemsOf('<html></html>')).toContain('1: isn’t an SVG drawing');
  expect(problemsOf(svg(`<g>${booth}`)).join()).toContain('isn’t closed');
  expect(problemsOf('')).not.toEqual([]);
  expect(problemsOf('x'.repeat(600_000))).toEqual(['1: is larger than 500 KB']);
});

it('No text makes the reader throw, and what it accepts is inside the drawing', () => {
  const piece = fc.constantFrom(
    ...[
      '<rect',
      ' data-booth="A"',
      ' x="1"',
      ' width="5"',
      ' height="5"',
      '/>',
      '>',
      '<g>',
      '</g>',
      '<',
      '"',
      '&amp;',
    ],
    ...['<polygon points="1 2 3 4 5 6" data-place="info"/>', '<!--', '-->', '\u0000', '<?x?>', '</svg>'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { plan, problems } = readPlan(svg(pieces.join('')));
      if (problems.length > 0) return;
      for (const [x, y] of plan.booths.flatMap(({ outline }) => outline))
        expect(x >= 0 && y >= 0 && x <= plan.width && y <= plan.height).toBe(true);
    }),
  );
});
