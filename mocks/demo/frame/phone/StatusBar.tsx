/** The phone's status bar: time, signal, battery. */

/** Always the same, so that screenshots of the demo are too. */
export function StatusBar() {
  return (
    <div className="status-bar" aria-hidden="true">
      <span>9:41</span>
      <svg width="66" height="13" viewBox="0 0 66 13" fill="currentColor" aria-hidden="true">
        <path d="M0 8.5h3V13H0zM4.7 6h3v7h-3zM9.4 3.2h3V13h-3zM14.1 0h3v13h-3z" />
        <path d="M30 2.4c2.7 0 5.2 1.1 7 2.8l1.4-1.5A12 12 0 0 0 30 .3a12 12 0 0 0-8.4 3.4L23 5.2a10 10 0 0 1 7-2.8Zm0 4.3c1.6 0 3 .6 4.1 1.6l1.4-1.5A8 8 0 0 0 30 4.6a8 8 0 0 0-5.5 2.2l1.4 1.5A6 6 0 0 1 30 6.7Zm0 4.2c-.8 0-1.500.3-2 .8l2 2 2-2c-.5-.5-1.2-.8-2-.8Z" />
        <rect
          x="42.5"
          y=".5"
          width="20"
          height="12"
          rx="3.5"
          fill="none"
          stroke="currentColor"
          opacity=".45"
        />
        <rect x="44" y="2" width="15" height="9" rx="2.2" />
        <path d="M64 4.3v4.4c.9-.3 1.5-1.2 1.5-2.2s-.6-1.9-1.5-2.2Z" opacity=".45" />
      </svg>
    </div>
  );
}
