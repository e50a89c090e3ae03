/**
 * A transition between screens that the browser leaves out, as in a tab that is hidden, is no fault: the screen changes without it.
 * The router observes the change alone, not the transition.
 */
export function ignoreSkippedTransitions() {
  const start = document.startViewTransition?.bind(document)
  if (!start) return
  document.startViewTransition = (update) => {
    const transition = start(update)
    for (const part of [transition.ready, transition.finished]) part.catch(() => undefined)
    return transition
  }
}
