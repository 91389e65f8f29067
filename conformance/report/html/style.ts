/** Colours are those of the console. */
export const STYLE = `
:root { color-scheme: light dark; --canvas: light-dark(#f6f7f9, #0d1015); --surface: light-dark(#fff, #14181f);
  --sunken: light-dark(#f1f3f6, #10141a); --line: light-dark(#e2e5eb, #262c37); --ink: light-dark(#12151c, #e9ecf2);
  --second: light-dark(#545d6d, #9aa4b5); --good: light-dark(#0b6b41, #5fd39b); --good-ground: light-dark(#e3f4eb, #10291e);
  --wait: light-dark(#855000, #f2b961); --wait-ground: light-dark(#fdefd8, #2f230f);
  --bad: light-dark(#b0241c, #ff938a); --bad-ground: light-dark(#fce7e5, #371715); --accent: light-dark(#3346c8, #93a4ff); }
* { box-sizing: border-box; }
body { font: 14px/20px Geist, system-ui, sans-serif; font-variant-numeric: tabular-nums; margin: 0; color: var(--ink); background: var(--canvas); }
main { max-width: 1160px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font: 600 22px/30px Geist, system-ui, sans-serif; margin: 0; } h2 { font-size: 16px; margin: 32px 0 8px; } h3 { font-size: 14px; margin: 0; }
a { color: var(--accent); } code, pre { font: 12.5px/18px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
.verdict { border-left: 4px solid; padding: 12px 16px; border-radius: 6px; margin: 0 0 12px; }
.verdict p { margin: 4px 0 0; color: var(--ink); }
.good { color: var(--good); background: var(--good-ground); } .wait { color: var(--wait); background: var(--wait-ground); }
.bad { color: var(--bad); background: var(--bad-ground); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0; } dt { color: var(--second); } dd { margin: 0; overflow-wrap: anywhere; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 12px 16px; margin: 0 0 12px; }
section p { margin: 4px 0; } .second { color: var(--second); }
pre { background: var(--sunken); border: 1px solid var(--line); border-radius: 6px; padding: 8px; margin: 8px 0; overflow-x: auto; white-space: pre-wrap; }
details { margin: 4px 0; } summary { cursor: pointer; overflow-wrap: anywhere; min-height: 24px; }
.scroll { overflow: auto; max-height: 80vh; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); }
table { border-collapse: separate; border-spacing: 0; } th, td { border: 0 solid var(--line); border-width: 0 1px 1px 0; padding: 3px 8px; text-align: left; vertical-align: top; }
th { font-weight: 500; } td.number { text-align: right; }
.matrix thead th { position: sticky; top: 0; background: var(--surface); z-index: 1; } .matrix th.check { writing-mode: vertical-rl; padding: 8px 3px; }
.matrix tbody th, .matrix thead th:first-child { position: sticky; left: 0; background: var(--surface); z-index: 1; } .matrix thead th:first-child { z-index: 2; }
.matrix td { text-align: center; padding: 3px; min-width: 22px; } td.held { color: var(--good); } td.broken { color: var(--bad); background: var(--bad-ground); font-weight: 700; }
td.not-tried { color: var(--wait); background: var(--wait-ground); } td.none { color: var(--second); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; margin: 0 0 8px; }
@media (max-width: 600px) { .matrix tbody th, .matrix thead th:first-child { max-width: 150px; overflow-wrap: anywhere; } th, td { padding: 3px 5px; } }
`;
