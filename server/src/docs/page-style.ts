/** The page's only style; its hash stands in the page's policy. */
export const style = `
:root { color-scheme: light dark; --text: #1c2030; --quiet: #5a6275; --line: #e3e6ee; --ground: #ffffff; --raised: #f6f7fb; --accent: #4b3fc4; --get: #14724a; --post: #8f4a06 }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6e8f0; --quiet: #a3abbd; --line: #2b3040; --ground: #12141c; --raised: #1a1d28; --accent: #a9a1ff; --get: #5fd3a0; --post: #f0b067 }
}
* { box-sizing: border-box }
html { scroll-padding-top: 16px }
body { margin: 0; display: grid; grid-template-columns: 260px minmax(0, 1fr); background: var(--ground); color: var(--text); font: 16px/1.6 system-ui, sans-serif }
a { color: var(--accent); text-decoration: none }
a:hover { text-decoration: underline }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px }
.skip { position: absolute; left: -999px }
.skip:focus { left: 8px; top: 8px; background: var(--ground); padding: 8px; z-index: 1 }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 24px; border-right: 1px solid var(--line); background: var(--raised); font-size: 14px }
nav .brand { margin: 0 0 20px; font-weight: 700; font-size: 17px }
nav h2 { margin: 18px 0 4px; font-size: 12px; letter-spacing: .06em; text-transform: uppercase }
nav h2 a { color: var(--quiet) }
nav ul { list-style: none; margin: 0; padding: 0 }
nav li a { display: block; padding: 3px 0; color: var(--text) }
main { max-width: 900px; padding: 40px 48px 120px }
h1 { margin: 0; font-size: 34px; line-height: 1.2 }
h1 small { color: var(--quiet); font-weight: 400; font-size: 18px }
.lead { color: var(--quiet); font-size: 18px }
section { margin-top: 56px }
section > h2 { margin: 0 0 8px; font-size: 25px }
article { margin-top: 28px; padding: 20px 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised) }
article:target { border-color: var(--accent) }
h3 { margin: 0; font-size: 18px; overflow-wrap: anywhere }
h3 a { color: inherit }
section > h3 { margin-top: 28px }
h4 { margin: 18px 0 6px; font-size: 13px; letter-spacing: .05em; text-transform: uppercase; color: var(--quiet) }
article p { margin: 6px 0 }
.method { display: inline-block; min-width: 52px; font: 700 13px/1 ui-monospace, monospace }
.get { color: var(--get) }
.post { color: var(--post) }
.facts { display: flex; flex-wrap: wrap; gap: 6px; font-size: 13px }
.facts span { padding: 1px 9px; border: 1px solid var(--line); border-radius: 99px; color: var(--quiet); background: var(--ground) }
code, pre { font: 14px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
pre { margin: 0; padding: 14px 16px; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--ground) }
pre b, code b { font-weight: 600 }
pre i, code i { font-style: normal; color: var(--get) }
pre small, code small, td small { color: var(--quiet); font-size: 12px }
.wide { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: 14px }
th { text-align: left; font-weight: 600; color: var(--quiet) }
th, td { padding: 6px 14px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top }
td:first-child code { white-space: nowrap }
@media (max-width: 800px) {
  body { display: block }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); padding: 20px }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 14px }
  main { padding: 24px 20px 80px }
  article { padding: 16px }
}
`
