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

/** Records input and taps (also autofill) on a server-rendered page until React hydrates it. */
export function recordEarlyInput() {
  for (const box of document.querySelectorAll<Box>('input, textarea, select')) if (entryOf(box) !== renderedOf(box)) note({ target: box })
  // In the capture phase, before React handles it: React then hydrates the rest and restores the rendered value.
  document.addEventListener('input', note, true)
}

/**
 * Re-enters it: as soon as React has hydrated the page and finished its current work, before any other event, and again
 * where a form was remounted with its own values. Fields left meanwhile are validated (focusout), and the focus is restored.
 */
export function replayEarlyInput() {
  const focused = document.activeElement
  const sent = window.early?.last?.target
  const formIndex = sent instanceof HTMLFormElement ? [...document.forms].indexOf(sent) : -1
  listenForTaps()
  queueMicrotask(() => {
    for (const [box, entry] of entered) if (box.isConnected) fillIn(box, entry)
  })
  requestAnimationFrame(() => {
    document.removeEventListener('input', note, true)
    for (const [box, entry] of entered) {
      const now = box.isConnected ? box : sameBox(box)
      if (now && entryOf(now) !== entry) fillIn(now, entry)
    }
    entered.clear()
    if (isBox(focused) && !focused.isConnected && document.activeElement === document.body) sameBox(focused)?.focus()
    if (window.early) replayTap(window.early, document.forms[formIndex])
  })
}

/** Sent by the document when React handles its taps and submits. */
export const interactiveEvent = 'interactive'

/** React handles taps and submits from now on; the attribute signals it to what asks later, and to tests that drive the page. */
export function listenForTaps() {
  document.documentElement.dataset.interactive = ''
  document.dispatchEvent(new Event(interactiveEvent))
  if (window.early) for (const type of tapEvents) removeEventListener(type, window.early.note)
}

/**
 * Links, inputs, `details`, and forms with an `action` have already taken effect natively. A target whose markup has changed
 * is not clicked again; a remounted form is submitted in place of the original.
 */
function replayTap({ last, on }: Early, form: HTMLFormElement | undefined) {
  if (last instanceof SubmitEvent) {
    if (form?.method === 'dialog') form.requestSubmit(last.submitter?.isConnected ? last.submitter : null)
    return
  }
  if (!(last?.target instanceof Element) || !last.target.isConnected) return
  const { target } = last
  if (target.outerHTML === on && !target.closest('a[href], input, label, select, summary, textarea'))
    target.dispatchEvent(new MouseEvent('click', last))
}

/** The field of the same name in a remounted form. */
const sameBox = ({ name }: Box) => (name ? document.querySelector<Box>(`[name=${CSS.escape(name)}]`) : null)

/** React ignores a value equal to the last one set through its own setter, which overrides the element's. */
function fillIn(box: Box, entry: string | boolean) {
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
