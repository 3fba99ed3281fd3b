/** How often somebody scores beside his team-mates: the squad's list goes from the goalkeeper to who attacks. */
export function scoringWeight(person: string): number {
  const place = Number(person.slice(person.lastIndexOf('-') + 1));
  if (place === 1) return 0.05;
  if (place <= 5) return 0.5;
  if (place <= 8) return 1;
  return place <= 11 ? 2.4 : 1.6;
}
