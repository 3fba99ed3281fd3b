/** How far the wheel is turned, in degrees clockwise, when the middle of a segment stands under the pointer. */
export function angleOf(segment: number, segments: number): number {
  return -((segment + 0.5) * 360) / segments;
}

/** The first angle at or beyond `from` and so many whole turns at which the segment stands under the pointer. */
export function landingAngle(from: number, segment: number, segments: number, turns: number): number {
  const least = from + turns * 360;
  const angle = angleOf(segment, segments);
  return angle + Math.ceil((least - angle) / 360) * 360;
}

/** Which segment stands under the pointer. */
export function segmentAt(angle: number, segments: number): number {
  const turned = ((-angle % 360) + 360) % 360;
  return Math.floor((turned * segments) / 360) % segments;
}
