import type { JsonReport } from './json-report.ts';

const LABEL = 'conformance';

/** Wide enough for any font that a viewer may have: about 6.6 pixels a character at 11 pixels. */
const widthOf = (text: string): number => Math.round(text.length * 6.6 + 12);

function messageOf({ counts, stopped }: JsonReport): readonly [text: string, ground: string] {
  if (counts.broken > 0) return [`${counts.broken} broken`, '#b0241c'];
  if (stopped !== null) return ['not finished', '#855000'];
  if (counts.notTried + counts.inPart > 0)
    return [`${counts.held} held, ${counts.notTried} not tried`, '#855000'];
  return [`${counts.held} held`, '#0b6b41'];
}

/** A run as a badge: how many checks held, broke or were not tried. */
export function badge(report: JsonReport): string {
  const [text, ground] = messageOf(report);
  const [left, right] = [widthOf(LABEL), widthOf(text)];
  const middle = (start: number, width: number): number => start + width / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${LABEL}: ${text}">
<title>${LABEL}: ${text}</title>
<rect width="${left + right}" height="20" rx="3" fill="${ground}"/>
<path d="M3 0H${left}V20H3A3 3 0 0 1 0 17V3A3 3 0 0 1 3 0" fill="#30363f"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<text x="${middle(0, left)}" y="14">${LABEL}</text><text x="${middle(left, right)}" y="14">${text}</text>
</g></svg>
`;
}
