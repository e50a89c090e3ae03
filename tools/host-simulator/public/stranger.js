// Framed without an origin of its own: what it says to the shop must be dropped.
addEventListener('message', ({ data, source }) => {
  if (source === parent && typeof data === 'string') parent.frames[0].postMessage(data, '*')
})
