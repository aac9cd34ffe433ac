export function Logo() {
  return (
    <span className="font-display text-2xl font-extrabold whitespace-nowrap tracking-tight text-green">
      <svg aria-hidden="true" className="mr-1 inline-block align-[-3px]" width="26" height="24" viewBox="0 0 26 24">
        <path d="M2 1h22l2 8H0z" fill="currentColor" />
        <path d="M0 9h6.5a3.25 3.25 0 0 1-6.5 0zM13 9h6.5a3.25 3.25 0 0 1-6.5 0z" fill="currentColor" />
        <path d="M6.5 9H13a3.25 3.25 0 0 1-6.5 0zM19.5 9H26a3.25 3.25 0 0 1-6.5 0z" fill="currentColor" opacity=".35" />
        <path d="M5 13h4v3h8v-3h4v11h-4v-5H9v5H5z" fill="currentColor" />
      </svg>
      Highstreet
    </span>
  )
}
