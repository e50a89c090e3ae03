import { type Early, tapEvents } from './early-script.ts'

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const entered = new Map<Box, string | boolean>()
let isEntering = false
const isTick = (box: Box): box is HTMLInputElement => box.type === 'checkbox' || box.type === 'radio'
const isBox = (target: EventTarget | null): target is Box =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
const entryOf = (box: Box) => (isTick(box) ? box.checked : box.value)
const renderedOf = (box: Box) => {
  if (isTick(box)) return box.defaultChecked
  if (!(box instanceof HTMLSelectElement)) return box.defaultValue
  return ([...box.options].find((option) => option.defaultSelected) ?? box.options[0])?.value
}
const note = ({ target }: { target: EventTarget | null }) => {
  if (isBox(target) && !isEntering) entered.set(target, entryOf(target))
}

/** Notes what a person, or the browser for them, typed, chosen and ticked on a page that the server rendered, until React has taken it over. */
export function noteEarlyInput() {
  for (const box of document.querySelectorAll<Box>('input, textarea, select')) if (entryOf(box) !== renderedOf(box)) note({ target: box })
  // Before React hears of it: that is when it takes over what it had not yet, and puts back what was rendered.
  document.addEventListener('input', note, true)
}

/**
 * Enters it anew: as soon as React has taken the page over and is done with what it was at, before anything else can happen, and again
 * where a form was drawn anew with what it knew itself. What had been left is judged as such, and who was in a box is in it still.
 */
export function enterEarlyInput() {
  const focused = document.activeElement
  const sent = window.early?.last?.target
  const place = sent instanceof HTMLFormElement ? [...document.forms].indexOf(sent) : -1
  hearTaps()
  queueMicrotask(() => {
    for (const [box, entry] of entered) if (box.isConnected) enter(box, entry)
  })
  requestAnimationFrame(() => {
    document.removeEventListener('input', note, true)
    for (const [box, entry] of entered) {
      const now = box.isConnected ? box : sameBox(box)
      if (now && entryOf(now) !== entry) enter(now, entry)
    }
    entered.clear()
    if (isBox(focused) && !focused.isConnected && document.activeElement === document.body) sameBox(focused)?.focus()
    if (window.early) tapAnew(window.early, document.forms[place])
  })
}

/** What is tapped or sent from now on is React's to hear; the mark says so to whoever drives the page from outside. */
export function hearTaps() {
  document.documentElement.dataset.interactive = ''
  if (window.early) for (const type of tapEvents) removeEventListener(type, window.early.note)
}

/**
 * Links, boxes, what unfolds, and forms that name where they go, have done what they do already. What has become another thing meanwhile
 * is not what was tapped; a form that was drawn anew is sent in the place of what it was.
 */
function tapAnew({ last, on }: Early, form: HTMLFormElement | undefined) {
  if (last instanceof SubmitEvent) {
    if (form?.method === 'dialog') form.requestSubmit(last.submitter?.isConnected ? last.submitter : null)
    return
  }
  if (!(last?.target instanceof Element) || !last.target.isConnected) return
  const { target } = last
  if (target.outerHTML === on && !target.closest('a[href], input, label, select, summary, textarea'))
    target.dispatchEvent(new MouseEvent('click', last))
}

/** The box in this one's place in a form that was drawn anew. */
const sameBox = ({ name }: Box) => (name ? document.querySelector<Box>(`[name=${CSS.escape(name)}]`) : null)

/** React hears only of an entry that is not the one which its own setter, which lies over the element's, was last told. */
function enter(box: Box, entry: string | boolean) {
  isEntering = true
  if (box instanceof HTMLSelectElement) {
    box.value = String(entry)
    box.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (typeof entry === 'string') {
    box.value = ''
    Reflect.set(Object.getPrototypeOf(box) as object, 'value', entry, box)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  } else if (isTick(box) && (entry || box.type === 'checkbox')) {
    box.checked = !entry
    box.click()
  }
  isEntering = false
  if (document.activeElement !== box) box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
