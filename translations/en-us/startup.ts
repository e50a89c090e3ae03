/** The advert at launch. */
export const startup = {
  title: 'Welcome',
  skip: 'Skip',
} as const
