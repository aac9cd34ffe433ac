export function Avatar({ name }: { name: string; src: string | null }) {
  return <span className="grid size-9 place-items-center rounded-full bg-green-tint font-bold">{name.slice(0, 1)}</span>
}
