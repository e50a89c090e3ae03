let closeLayers = () => Promise.resolve()

/** Called once, by the history that knows what is open over the screen. */
export const bindCloseLayers = (bound: () => Promise<void>) => {
  closeLayers = bound
}

/** Leaves the shop for an address outside of it, once the history has gone back from what was open: its step back would call the leaving off. */
export async function openExternalUrl(address: string): Promise<void> {
  await closeLayers()
  location.assign(address)
}
