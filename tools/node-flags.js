// Plain JavaScript: tools/start.js comes before the project's own Node is there.

/**
 * How the server's process is run, wherever it is started. A shop of thousands of goods needs 60 MB of heap; left alone, the
 * engine takes as much again for what is young, and lets what is old grow before it looks through it.
 */
export const serverFlags = ['--max-old-space-size=256', '--max-semi-space-size=8']

/** The C library would retain freed memory for each thread that compresses pages. */
export const serverVariables = { MALLOC_ARENA_MAX: '2' }
