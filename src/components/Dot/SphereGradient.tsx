/** Renders the gradient of the sphere for shapes of an SVG, which refer to it by its id. */
export function SphereGradient({ id }: { id: string }) {
  return (
    <radialGradient id={id} cx="62%" cy="22%" r="85%">
      <stop offset="0" stopColor="var(--accent-glow)" />
      <stop offset="0.2" stopColor="var(--accent-lit)" />
      <stop offset="0.5" stopColor="var(--accent)" />
      <stop offset="1" stopColor="var(--accent-umbra)" />
    </radialGradient>
  );
}
