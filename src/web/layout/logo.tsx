/** The drawn 'H' stands under its awning and begins the word; the written one is there for whoever calls the link by its name. */
export function Logo() {
  return (
    <span className="logo" aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 32 36" width="28" height="31.5">
        <path d="M5.5 15.5h7V22h7v-6.5h7V36h-7v-8.5h-7V36h-7z" fill="currentColor" />
        <path
          d="M5.2 0h4.4L7 9.5a3 3 0 0 1-6 0zM13.6 0h4.8L19 9.5a3 3 0 0 1-6 0zM22.4 0h4.4L31 9.5a3 3 0 0 1-6 0zM5 0h22v2.2H5z"
          fill="currentColor"
        />
        <path d="M7 9.5a3 3 0 0 0 6 0M19 9.5a3 3 0 0 0 6 0" fill="none" stroke="currentColor" strokeWidth="1.3" />
      </svg>
      <span className="logo-h">H</span>ighstreet
    </span>
  )
}
