/** A brass lantern with pierced panes, hanging from `top`; `size` is the width of its body. Needs the scene's gradients. */
export function lantern(x: number, top: number, drop: number, size: number, glow: number): string {
  const y = top + drop;
  const w = size;
  const h = size * 1.35;
  const pane = (at: number, width: number) =>
    `<path d="M${at - width / 2} ${y + h * 0.92}V${y + h * 0.42}q${width / 2} ${-h * 0.2} ${width} 0V${y + h * 0.92}Z" fill="url(#pane)"/>`;
  return `<g>
    <path d="M${x} ${top}V${y - h * 0.2}" stroke="#9a6a2c" stroke-width="${Math.max(1.3, size / 28)}"/>
    <circle cx="${x}" cy="${y + h * 0.6}" r="${size * 3.1}" fill="url(#halo)" opacity="${0.62 * glow}"/>
    <circle cx="${x}" cy="${y + h * 0.6}" r="${size * 1.5}" fill="url(#halo)" opacity="${glow}"/>
    <circle cx="${x}" cy="${y - h * 0.16}" r="${w * 0.09}" fill="none" stroke="url(#brass)" stroke-width="${w * 0.045}"/>
    <path d="M${x - w * 0.5} ${y + h * 0.3}C${x - w * 0.46} ${y + h * 0.08} ${x - w * 0.16} ${y + h * 0.06} ${x} ${y - h * 0.08}
      C${x + w * 0.16} ${y + h * 0.06} ${x + w * 0.46} ${y + h * 0.08} ${x + w * 0.5} ${y + h * 0.3}Z" fill="url(#brass)"/>
    <path d="M${x - w * 0.46} ${y + h * 0.3}H${x + w * 0.46}L${x + w * 0.36} ${y + h}H${x - w * 0.36}Z" fill="#4a2a12"/>
    ${pane(x - w * 0.265, w * 0.2)}${pane(x, w * 0.26)}${pane(x + w * 0.265, w * 0.2)}
    <path d="M${x - w * 0.4} ${y + h}H${x + w * 0.4}L${x + w * 0.22} ${y + h * 1.14}H${x - w * 0.22}Z" fill="url(#brass)"/>
    <path d="M${x} ${y + h * 1.14}l${w * 0.06} ${w * 0.12}-${w * 0.06} ${w * 0.2}-${w * 0.06}-${w * 0.2}Z" fill="url(#brass)"/>
    <path d="M${x - w * 0.5} ${y + h * 0.3}h${w}" stroke="#fff0c2" stroke-opacity=".7" stroke-width="${w * 0.03}"/>
  </g>`;
}
