/** Saves a file of the server (base64) in the browser. */
export function saveFile({ file_name, media_type, content }: { file_name: string; media_type: string; content: string }): void {
  const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: media_type }))
  const link = document.createElement('a')
  link.href = address
  link.download = file_name
  link.click()
  // Some browsers read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
