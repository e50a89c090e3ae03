export const style = `
:root { color-scheme: light dark; --page: light-dark(#f4f4f7, #131318); --card: light-dark(#fff, #1d1d25); --ink: light-dark(#17171f, #f4f4f8);
  --body: light-dark(#3d3d49, #c9c9d4); --quiet: light-dark(#62626f, #a3a3b1); --line: light-dark(#e2e2e9, #32323e); --own: light-dark(#5546d6, #b3a9ff);
  --soft: light-dark(#efedff, #2a2748); --deep: light-dark(#3b2db0, #cbc4ff); --bad: light-dark(#b3261e, #ff9c94); --good: light-dark(#19703f, #7fd6a3) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--body);
  font: 15px/1.6 system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'PingFang SC', 'Hiragino Sans', 'Malgun Gothic', 'Noto Sans CJK SC', sans-serif }
main { max-width: 640px; margin: 0 auto; padding: 32px 16px 64px }
h1 { margin: 0; color: var(--ink); font-size: 28px; line-height: 1.3 }
h2 { margin: 12px 0 8px; color: var(--ink); font-size: 17px; line-height: 1.4 }
p { margin: 0 0 12px; overflow-wrap: anywhere }
.note { margin: 4px 0 20px; color: var(--quiet) }
nav { display: flex; flex-wrap: wrap; gap: 0 16px; margin-bottom: 12px; font-size: 14px }
nav a { padding: 10px 0 }
a { color: var(--own) }
a[aria-current] { color: var(--ink); font-weight: 650; text-decoration: none }
form { display: flex; gap: 8px; margin-bottom: 24px }
form label { flex: 1; min-width: 0; font-size: 13px; color: var(--quiet) }
input { display: block; width: 100%; min-height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--card);
  color: var(--ink); font: inherit }
button, .button { display: inline-flex; align-items: center; justify-content: center; align-self: end; min-height: 44px; padding: 0 18px; border: 0;
  border-radius: 22px; background: var(--soft); color: var(--deep); font: inherit; font-weight: 600; text-decoration: none; white-space: nowrap; cursor: pointer }
button:active, .button:active { transform: scale(.98) }
ol { margin: 0; padding: 0; list-style: none }
li { margin-bottom: 16px; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--card) }
dl { display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 0; color: var(--quiet); font-size: 13px }
dl div { display: flex; gap: 4px; min-width: 0 }
dt { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
dd.to { color: var(--ink); font-weight: 600 }
dd.failed { color: var(--bad) } dd.sent { color: var(--good) }
.code { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; margin: 12px 0 16px; padding: 12px 12px 12px 20px;
  border-radius: 12px; background: var(--soft) }
.code output { color: var(--deep); font: 700 clamp(26px, 7.5vw, 34px)/1.2 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; letter-spacing: .12em; user-select: all }
.code button { background: var(--card) }
.code button[hidden] { display: none }
.empty { padding: 48px 20px; text-align: center; color: var(--quiet) }
:focus-visible { outline: 2px solid var(--own); outline-offset: 2px }
`

/** Copies a code at a press, and looks for new messages when the page comes back to the front. */
export const script = `
const say = document.querySelector('[role=status]')
async function copy(code) {
  try { await navigator.clipboard.writeText(code.textContent) } catch {
    getSelection().selectAllChildren(code)
    document.execCommand('copy')
  }
}
for (const button of document.querySelectorAll('.code button')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await copy(button.parentElement.querySelector('output'))
    button.textContent = say.textContent = button.dataset.done
  })
}
document.addEventListener('visibilitychange', () => document.hidden || location.reload())
`
