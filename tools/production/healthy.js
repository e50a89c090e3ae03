// The health check of the image: does the process respond? (`/readyz` reports whether it can serve: that is for the proxy in front.)
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
