export const systemChromium: () => string | undefined
export const hasHeadlessShell: () => boolean
