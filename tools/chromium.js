import { existsSync } from 'node:fs'

// The headless one opens a page in half the time and a third of the work: it draws no tool bar around it.
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The Chromium that the tests drive: `$CHROMIUM`, or the system's; undefined: the one that Playwright brings. */
export const systemChromium = () => process.env.CHROMIUM ?? places.find((place) => existsSync(place))
