export const systemChromium: () => string | undefined
