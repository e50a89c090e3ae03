/** The browser's offer to install the shop, as Chromium makes it: once, soon after the first page. */
export interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Events before the code is loaded. */
export interface Early {
  note: (event: Event) => void
  /** The last tap, or form that was sent. */
  last?: MouseEvent | SubmitEvent
  /** What it was on, as it was. */
  on?: string
  offer?: InstallOffer | undefined
}

declare global {
  interface Window {
    /** Absent in a page cached from an earlier release. */
    early?: Early
  }
}

export const tapEvents = ['click', 'submit'] as const

/** In the head of every page, named by its hash in the content policy: records taps until the page is hydrated, and stores an install prompt. */
export const earlyScript = `early={note(event){early.last=event;early.on=event.target.outerHTML}};for(const type of ${JSON.stringify(tapEvents)})addEventListener(type,early.note);addEventListener('beforeinstallprompt',event=>{event.preventDefault();early.offer=event})`
