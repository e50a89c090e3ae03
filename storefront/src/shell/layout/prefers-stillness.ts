/** Does the device ask for as little motion as possible? */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
