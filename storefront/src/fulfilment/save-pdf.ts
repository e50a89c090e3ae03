/** Saves a PDF of a response (base64) under a name. */
export function savePdf({ file_name, pdf }: { file_name: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = file_name
  link.click()
  // The download holds its own reference after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
