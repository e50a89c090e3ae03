import { existsSync } from 'node:fs'

// It draws no tool bar around a page.
const headlessShell = '/usr/bin/chromium-headless-shell'
const places = [headlessShell, '/usr/bin/chromium']

/** Is a Chromium named, or the lightest one there? */
export const hasHeadlessShell = () => Boolean(process.env.CHROMIUM) || existsSync(headlessShell)

/** The Chromium that the tests drive: `$CHROMIUM`, or the system's; undefined: the one that Playwright brings. */
export const systemChromium = () => process.env.CHROMIUM ?? places.find((place) => existsSync(place))
