let closeLayers = () => Promise.resolve()

/** Called once, by the history that tracks open layers. */
export const bindCloseLayers = (bound: () => Promise<void>) => {
  closeLayers = bound
}

/** Navigates to an external address after the history has removed its layer entry: a pending step back would cancel the navigation. */
export async function openExternalUrl(address: string): Promise<void> {
  await closeLayers()
  location.assign(address)
}
